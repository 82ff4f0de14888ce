<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>Tooldesk</name>
  <message>
   <source>  (its tool is gone)</source>
   <translation>  (sein Werkzeug ist weg)</translation>
  </message>
  <message>
   <source> (asks first)</source>
   <translation> (fragt zuerst)</translation>
  </message>
  <message>
   <source> ({} packed)</source>
   <translation> ({} gepackt)</translation>
  </message>
  <message>
   <source> Fix: {}</source>
   <translation> Abhilfe: {}</translation>
  </message>
  <message>
   <source> The first {} are shown.</source>
   <translation> Die ersten {} sind gezeigt.</translation>
  </message>
  <message>
   <source> after {}</source>
   <translation> nach {}</translation>
  </message>
  <message>
   <source> after {} tries</source>
   <translation> nach {} Versuchen</translation>
  </message>
  <message>
   <source> and {} more</source>
   <translation> und {} weitere</translation>
  </message>
  <message>
   <source> at character {}</source>
   <translation> bei Zeichen {}</translation>
  </message>
  <message>
   <source> at {}</source>
   <translation> bei {}</translation>
  </message>
  <message>
   <source> fits the filters</source>
   <translation> passt zu den Filtern</translation>
  </message>
  <message>
   <source> has the words “{}”</source>
   <translation> enthält die Wörter „{}“</translation>
  </message>
  <message>
   <source> in all</source>
   <translation> insgesamt</translation>
  </message>
  <message>
   <source> of {}</source>
   <translation> von {}</translation>
  </message>
  <message>
   <source> per {}</source>
   <translation> pro {}</translation>
  </message>
  <message>
   <source> this {}</source>
   <translation> in dieser Zeit ({})</translation>
  </message>
  <message>
   <source> with its tool of then</source>
   <translation> mit dem damaligen Werkzeug</translation>
  </message>
  <message>
   <source> with {}</source>
   <translation> mit {}</translation>
  </message>
  <message>
   <source> … {} characters</source>
   <translation> … {} Zeichen</translation>
  </message>
  <message>
   <source>"{}" at {} is not a type.</source>
   <translation>„{}“ bei {} ist kein Typ.</translation>
  </message>
  <message>
   <source>"{}" at {} is {}, not true or false.</source>
   <translation>„{}“ bei {} ist {}, weder wahr noch falsch.</translation>
  </message>
  <message>
   <source>"{}" is left out</source>
   <translation>„{}“ fehlt</translation>
  </message>
  <message>
   <source>"{}" is no object</source>
   <translation>„{}“ ist kein Objekt</translation>
  </message>
  <message>
   <source>"{}" is written besides</source>
   <translation>„{}“ steht zusätzlich da</translation>
  </message>
  <message>
   <source>"{}" is written where the tool says "{}"</source>
   <translation>„{}“ steht, wo das Werkzeug „{}“ sagt</translation>
  </message>
  <message numerus="yes">
   <source>%n answer(s)</source>
   <translation>
    <numerusform>%n Antwort</numerusform>
    <numerusform>%n Antworten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n attempt(s)</source>
   <translation>
    <numerusform>%n Versuch</numerusform>
    <numerusform>%n Versuche</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n backtick(s)</source>
   <translation>
    <numerusform>%n Backtick</numerusform>
    <numerusform>%n Backticks</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n byte(s)</source>
   <translation>
    <numerusform>%n Byte</numerusform>
    <numerusform>%n Bytes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n cached answer(s)</source>
   <translation>
    <numerusform>%n Antwort im Cache</numerusform>
    <numerusform>%n Antworten im Cache</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n call(s)</source>
   <translation>
    <numerusform>%n Aufruf</numerusform>
    <numerusform>%n Aufrufe</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n change(s)</source>
   <translation>
    <numerusform>%n Änderung</numerusform>
    <numerusform>%n Änderungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n character(s)</source>
   <translation>
    <numerusform>%n Zeichen</numerusform>
    <numerusform>%n Zeichen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n choice(s)</source>
   <translation>
    <numerusform>%n Auswahl</numerusform>
    <numerusform>%n Auswahlen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n closed call(s)</source>
   <translation>
    <numerusform>%n geschlossener Aufruf</numerusform>
    <numerusform>%n geschlossene Aufrufe</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n comma(s)</source>
   <translation>
    <numerusform>%n Komma</numerusform>
    <numerusform>%n Kommas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n default(s)</source>
   <translation>
    <numerusform>%n Standardwert</numerusform>
    <numerusform>%n Standardwerte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n definition(s)</source>
   <translation>
    <numerusform>%n Definition</numerusform>
    <numerusform>%n Definitionen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n double quote(s)</source>
   <translation>
    <numerusform>%n doppeltes Anführungszeichen</numerusform>
    <numerusform>%n doppelte Anführungszeichen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n element(s)</source>
   <translation>
    <numerusform>%n Element</numerusform>
    <numerusform>%n Elemente</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n exchange(s)</source>
   <translation>
    <numerusform>%n Austausch</numerusform>
    <numerusform>%n Austausche</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n field(s)</source>
   <translation>
    <numerusform>%n Feld</numerusform>
    <numerusform>%n Felder</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n figure(s)</source>
   <translation>
    <numerusform>%n Zahl</numerusform>
    <numerusform>%n Zahlen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s)</source>
   <translation>
    <numerusform>%n Datei</numerusform>
    <numerusform>%n Dateien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n finding(s)</source>
   <translation>
    <numerusform>%n Befund</numerusform>
    <numerusform>%n Befunde</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n function(s)</source>
   <translation>
    <numerusform>%n Funktion</numerusform>
    <numerusform>%n Funktionen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n further line(s)</source>
   <translation>
    <numerusform>%n weitere Zeile</numerusform>
    <numerusform>%n weitere Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hit(s)</source>
   <translation>
    <numerusform>%n Treffer</numerusform>
    <numerusform>%n Treffer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n integer(s)</source>
   <translation>
    <numerusform>%n Ganzzahl</numerusform>
    <numerusform>%n Ganzzahlen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n item(s)</source>
   <translation>
    <numerusform>%n Element</numerusform>
    <numerusform>%n Elemente</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n limit(s)</source>
   <translation>
    <numerusform>%n Grenze</numerusform>
    <numerusform>%n Grenzen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n Zeile</numerusform>
    <numerusform>%n Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n member(s)</source>
   <translation>
    <numerusform>%n Mitglied</numerusform>
    <numerusform>%n Mitglieder</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n message(s)</source>
   <translation>
    <numerusform>%n Nachricht</numerusform>
    <numerusform>%n Nachrichten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more call(s)</source>
   <translation>
    <numerusform>%n weiterer Aufruf</numerusform>
    <numerusform>%n weitere Aufrufe</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more character(s)</source>
   <translation>
    <numerusform>%n weiteres Zeichen</numerusform>
    <numerusform>%n weitere Zeichen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more difference(s)</source>
   <translation>
    <numerusform>%n weiterer Unterschied</numerusform>
    <numerusform>%n weitere Unterschiede</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more error(s)</source>
   <translation>
    <numerusform>%n weiterer Fehler</numerusform>
    <numerusform>%n weitere Fehler</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more line(s)</source>
   <translation>
    <numerusform>%n weitere Zeile</numerusform>
    <numerusform>%n weitere Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more part(s)</source>
   <translation>
    <numerusform>%n weiterer Teil</numerusform>
    <numerusform>%n weitere Teile</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more such note(s)</source>
   <translation>
    <numerusform>%n weiterer solcher Hinweis</numerusform>
    <numerusform>%n weitere solche Hinweise</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n number(s)</source>
   <translation>
    <numerusform>%n Zahl</numerusform>
    <numerusform>%n Zahlen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n object(s)</source>
   <translation>
    <numerusform>%n Objekt</numerusform>
    <numerusform>%n Objekte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n operation(s)</source>
   <translation>
    <numerusform>%n Operation</numerusform>
    <numerusform>%n Operationen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other part(s)</source>
   <translation>
    <numerusform>%n anderer Teil</numerusform>
    <numerusform>%n andere Teile</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n output(s)</source>
   <translation>
    <numerusform>%n Ausgabe</numerusform>
    <numerusform>%n Ausgaben</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n past call(s)</source>
   <translation>
    <numerusform>%n früherer Aufruf</numerusform>
    <numerusform>%n frühere Aufrufe</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n piece(s)</source>
   <translation>
    <numerusform>%n Stück</numerusform>
    <numerusform>%n Stücke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n place(s)</source>
   <translation>
    <numerusform>%n Stelle</numerusform>
    <numerusform>%n Stellen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n problem(s)</source>
   <translation>
    <numerusform>%n Problem</numerusform>
    <numerusform>%n Probleme</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n proper call(s)</source>
   <translation>
    <numerusform>%n richtiger Aufruf</numerusform>
    <numerusform>%n richtige Aufrufe</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n repair(s)</source>
   <translation>
    <numerusform>%n Reparatur</numerusform>
    <numerusform>%n Reparaturen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n request(s)</source>
   <translation>
    <numerusform>%n Anfrage</numerusform>
    <numerusform>%n Anfragen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n resource or prompt(s)</source>
   <translation>
    <numerusform>%n Ressource oder Prompt</numerusform>
    <numerusform>%n Ressourcen oder Prompts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n Regel</numerusform>
    <numerusform>%n Regeln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n scenario(s)</source>
   <translation>
    <numerusform>%n Szenario</numerusform>
    <numerusform>%n Szenarien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n secret(s)</source>
   <translation>
    <numerusform>%n Geheimnis</numerusform>
    <numerusform>%n Geheimnisse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n server(s)</source>
   <translation>
    <numerusform>%n Server</numerusform>
    <numerusform>%n Server</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n signing key(s)</source>
   <translation>
    <numerusform>%n Signierschlüssel</numerusform>
    <numerusform>%n Signierschlüssel</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n single quote(s)</source>
   <translation>
    <numerusform>%n einfaches Anführungszeichen</numerusform>
    <numerusform>%n einfache Anführungszeichen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n text(s)</source>
   <translation>
    <numerusform>%n Text</numerusform>
    <numerusform>%n Texte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n time(s)</source>
   <translation>
    <numerusform>%n-mal</numerusform>
    <numerusform>%n-mal</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n token(s)</source>
   <translation>
    <numerusform>%n Token</numerusform>
    <numerusform>%n Token</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tool(s)</source>
   <translation>
    <numerusform>%n Werkzeug</numerusform>
    <numerusform>%n Werkzeuge</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n turn(s)</source>
   <translation>
    <numerusform>%n Runde</numerusform>
    <numerusform>%n Runden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n unseen character(s)</source>
   <translation>
    <numerusform>%n unsichtbares Zeichen</numerusform>
    <numerusform>%n unsichtbare Zeichen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n value(s)</source>
   <translation>
    <numerusform>%n Wert</numerusform>
    <numerusform>%n Werte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n variable(s)</source>
   <translation>
    <numerusform>%n Variable</numerusform>
    <numerusform>%n Variablen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n variant(s)</source>
   <translation>
    <numerusform>%n Variante</numerusform>
    <numerusform>%n Varianten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n webhook(s)</source>
   <translation>
    <numerusform>%n Webhook</numerusform>
    <numerusform>%n Webhooks</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Tooldesk</source>
   <translation>&amp;Über Tooldesk</translation>
  </message>
  <message>
   <source>&amp;Accept what came of {}</source>
   <translation>Annehmen, &amp;was aus {} wurde</translation>
  </message>
  <message>
   <source>&amp;Add MCP server…</source>
   <translation>MCP-Server &amp;hinzufügen…</translation>
  </message>
  <message>
   <source>&amp;Add Python file…</source>
   <translation>Python-&amp;Datei hinzufügen…</translation>
  </message>
  <message>
   <source>&amp;Add secret…</source>
   <translation>Geheimnis &amp;hinzufügen…</translation>
  </message>
  <message>
   <source>&amp;Agent role</source>
   <translation>&amp;Rolle des Agenten</translation>
  </message>
  <message>
   <source>&amp;Approve tool {}</source>
   <translation>Werkzeug {} &amp;genehmigen</translation>
  </message>
  <message>
   <source>&amp;Clear</source>
   <translation>&amp;Leeren</translation>
  </message>
  <message>
   <source>&amp;Commands…</source>
   <translation>Be&amp;fehle…</translation>
  </message>
  <message>
   <source>&amp;Compare answer of {} with the nearest</source>
   <translation>Antwort &amp;von {} mit der nächsten vergleichen</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopieren</translation>
  </message>
  <message>
   <source>&amp;Copy	Ctrl+C</source>
   <translation>&amp;Kopieren	Strg+C</translation>
  </message>
  <message>
   <source>&amp;Copy call {} as JSON</source>
   <translation>Aufruf {} als JSON &amp;kopieren</translation>
  </message>
  <message>
   <source>&amp;Copy diagnostics</source>
   <translation>&amp;Diagnose kopieren</translation>
  </message>
  <message>
   <source>&amp;Copy exchange {} as JSON</source>
   <translation>Austausch {} als &amp;JSON kopieren</translation>
  </message>
  <message>
   <source>&amp;Copy specs</source>
   <translation>&amp;Specs kopieren</translation>
  </message>
  <message>
   <source>&amp;Copy traffic of {}</source>
   <translation>Verkehr von {} &amp;kopieren</translation>
  </message>
  <message>
   <source>&amp;Copy value of {}</source>
   <translation>Wert von {} &amp;kopieren</translation>
  </message>
  <message>
   <source>&amp;Copy {} as curl</source>
   <translation>{} als curl &amp;kopieren</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>&amp;Löschen</translation>
  </message>
  <message>
   <source>&amp;Delete answer of {}</source>
   <translation>Antwort von {} &amp;löschen</translation>
  </message>
  <message>
   <source>&amp;Delete saved call {}</source>
   <translation>Gespeicherten Aufruf {} &amp;löschen</translation>
  </message>
  <message>
   <source>&amp;Delete value of {}…</source>
   <translation>&amp;Wert von {} löschen…</translation>
  </message>
  <message>
   <source>&amp;Delete {}</source>
   <translation>{} &amp;löschen</translation>
  </message>
  <message>
   <source>&amp;Duplicate tool {}</source>
   <translation>&amp;Werkzeug {} duplizieren</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Bearbeiten</translation>
  </message>
  <message>
   <source>&amp;Edit pool {}…</source>
   <translation>Pool {} &amp;bearbeiten…</translation>
  </message>
  <message>
   <source>&amp;Edit tool {}</source>
   <translation>Werkzeug {} &amp;bearbeiten</translation>
  </message>
  <message>
   <source>&amp;Edit tool {}…</source>
   <translation>Werkzeug {} &amp;bearbeiten…</translation>
  </message>
  <message>
   <source>&amp;Examine the start of {}</source>
   <translation>Start von {} &amp;untersuchen</translation>
  </message>
  <message>
   <source>&amp;Export calls…</source>
   <translation>Aufrufe &amp;exportieren…</translation>
  </message>
  <message>
   <source>&amp;Export exchanges…</source>
   <translation>Austaus&amp;che exportieren…</translation>
  </message>
  <message>
   <source>&amp;Export scan…</source>
   <translation>Prüflauf &amp;exportieren…</translation>
  </message>
  <message>
   <source>&amp;Export tools…</source>
   <translation>Werkzeuge &amp;exportieren…</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Datei</translation>
  </message>
  <message>
   <source>&amp;Find</source>
   <translation>&amp;Suchen</translation>
  </message>
  <message>
   <source>&amp;Find	Ctrl+F</source>
   <translation>&amp;Suchen	Strg+F</translation>
  </message>
  <message>
   <source>&amp;Find leaks…</source>
   <translation>&amp;Lecks suchen…</translation>
  </message>
  <message>
   <source>&amp;Fingerprint context</source>
   <translation>&amp;Kontext des Fingerabdrucks</translation>
  </message>
  <message>
   <source>&amp;Follow…</source>
   <translation>&amp;Folgen…</translation>
  </message>
  <message>
   <source>&amp;Guide…</source>
   <translation>&amp;Handbuch…</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Hilfe</translation>
  </message>
  <message>
   <source>&amp;Import MCP servers…</source>
   <translation>MCP-Server &amp;importieren…</translation>
  </message>
  <message>
   <source>&amp;Import secrets…</source>
   <translation>Geheimnisse &amp;importieren…</translation>
  </message>
  <message>
   <source>&amp;Import tools…</source>
   <translation>Werkzeuge &amp;importieren…</translation>
  </message>
  <message>
   <source>&amp;Import traces…</source>
   <translation>Mitschnitte &amp;importieren…</translation>
  </message>
  <message>
   <source>&amp;Interpreter</source>
   <translation>&amp;Interpreter</translation>
  </message>
  <message>
   <source>&amp;Keep exchange {} as scenario</source>
   <translation>&amp;Austausch {} als Szenario behalten</translation>
  </message>
  <message>
   <source>&amp;Keep in the keyring, for this workspace</source>
   <translation>Für diesen Arbeitsbereich im Schlüsselbund &amp;behalten</translation>
  </message>
  <message>
   <source>&amp;Keep in the keyring, for this workspace: {}</source>
   <translation>Für diesen Arbeitsbereich im Schlüsselbund &amp;behalten: {}</translation>
  </message>
  <message>
   <source>&amp;Keep text as scenario</source>
   <translation>&amp;Text als Szenario behalten</translation>
  </message>
  <message>
   <source>&amp;Keep text of call {} as scenario</source>
   <translation>&amp;Text von Aufruf {} als Szenario behalten</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts…</source>
   <translation>&amp;Tastenkürzel…</translation>
  </message>
  <message>
   <source>&amp;Leave it out: nothing starts it</source>
   <translation>&amp;Weglassen: nichts startet ihn</translation>
  </message>
  <message>
   <source>&amp;Leave {}</source>
   <translation>{} &amp;weglassen</translation>
  </message>
  <message>
   <source>&amp;Longest result</source>
   <translation>&amp;Längstes Ergebnis</translation>
  </message>
  <message>
   <source>&amp;Make parameters of: {}</source>
   <translation>&amp;Parameter anlegen aus: {}</translation>
  </message>
  <message>
   <source>&amp;Model</source>
   <translation>&amp;Modell</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>&amp;Name</translation>
  </message>
  <message>
   <source>&amp;New conversation</source>
   <translation>&amp;Neue Unterhaltung</translation>
  </message>
  <message>
   <source>&amp;New tool…</source>
   <translation>&amp;Neues Werkzeug…</translation>
  </message>
  <message>
   <source>&amp;Next pane</source>
   <translation>&amp;Nächster Bereich</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>Nächstes &amp;Problem</translation>
  </message>
  <message>
   <source>&amp;Open example of {} in console</source>
   <translation>Beispiel von {} in der Konsole ö&amp;ffnen</translation>
  </message>
  <message>
   <source>&amp;Open exchange {} in console</source>
   <translation>Austausch {} in &amp;der Konsole öffnen</translation>
  </message>
  <message>
   <source>&amp;Open file of {}</source>
   <translation>Datei von {} ö&amp;ffnen</translation>
  </message>
  <message>
   <source>&amp;Open scenario {} in console</source>
   <translation>Szenario {} in der Konsole ö&amp;ffnen</translation>
  </message>
  <message>
   <source>&amp;Open text of call {} in console</source>
   <translation>&amp;Text von Aufruf {} in der Konsole öffnen</translation>
  </message>
  <message>
   <source>&amp;Open workspace…</source>
   <translation>Arbeitsbereich ö&amp;ffnen…</translation>
  </message>
  <message>
   <source>&amp;Paste</source>
   <translation>E&amp;infügen</translation>
  </message>
  <message>
   <source>&amp;Paste	Ctrl+V</source>
   <translation>&amp;Einfügen	Strg+V</translation>
  </message>
  <message>
   <source>&amp;Pin answer of {}</source>
   <translation>Antwort von {} an&amp;heften</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Beenden</translation>
  </message>
  <message>
   <source>&amp;Rate</source>
   <translation>&amp;Rate</translation>
  </message>
  <message>
   <source>&amp;Redo	Ctrl+Shift+Z</source>
   <translation>&amp;Wiederholen	Strg+Umschalt+Z</translation>
  </message>
  <message>
   <source>&amp;Redo {}</source>
   <translation>{} &amp;wiederholen</translation>
  </message>
  <message>
   <source>&amp;Reload workspace</source>
   <translation>Arbeitsbereich neu &amp;laden</translation>
  </message>
  <message>
   <source>&amp;Remove pool {}</source>
   <translation>Pool {} &amp;entfernen</translation>
  </message>
  <message>
   <source>&amp;Remove signing key {}…</source>
   <translation>Signierschlüssel {} &amp;entfernen…</translation>
  </message>
  <message>
   <source>&amp;Remove tool {}</source>
   <translation>Werkzeug {} &amp;entfernen</translation>
  </message>
  <message>
   <source>&amp;Remove {}</source>
   <translation>{} &amp;entfernen</translation>
  </message>
  <message>
   <source>&amp;Replay call {}…</source>
   <translation>Aufruf {} &amp;wiederholen…</translation>
  </message>
  <message>
   <source>&amp;Restart {}</source>
   <translation>{} &amp;neu starten</translation>
  </message>
  <message>
   <source>&amp;Revert tool {}</source>
   <translation>Werkzeug {} &amp;verwerfen</translation>
  </message>
  <message>
   <source>&amp;Run</source>
   <translation>A&amp;usführen</translation>
  </message>
  <message>
   <source>&amp;Run {}</source>
   <translation>{} &amp;ausführen</translation>
  </message>
  <message>
   <source>&amp;Runs belong to one conversation</source>
   <translation>&amp;Läufe gehören zu einer Unterhaltung</translation>
  </message>
  <message>
   <source>&amp;Save specs…</source>
   <translation>Spe&amp;cs speichern…</translation>
  </message>
  <message>
   <source>&amp;Save tool {}</source>
   <translation>&amp;Werkzeug {} speichern</translation>
  </message>
  <message>
   <source>&amp;Save what {} expects</source>
   <translation>Erwartung von {} &amp;speichern</translation>
  </message>
  <message>
   <source>&amp;Set value of {}…</source>
   <translation>W&amp;ert von {} setzen…</translation>
  </message>
  <message>
   <source>&amp;Settings…</source>
   <translation>&amp;Einstellungen…</translation>
  </message>
  <message>
   <source>&amp;Show tool {}</source>
   <translation>Werkzeug {} &amp;zeigen</translation>
  </message>
  <message>
   <source>&amp;Start capturing</source>
   <translation>Aufzeichnung &amp;starten</translation>
  </message>
  <message>
   <source>&amp;Start scan</source>
   <translation>Prüflauf &amp;starten</translation>
  </message>
  <message>
   <source>&amp;Start {}</source>
   <translation>{} s&amp;tarten</translation>
  </message>
  <message>
   <source>&amp;Step</source>
   <translation>S&amp;chritt</translation>
  </message>
  <message>
   <source>&amp;Strict</source>
   <translation>&amp;Streng</translation>
  </message>
  <message>
   <source>&amp;Test {}…</source>
   <translation>{} &amp;testen…</translation>
  </message>
  <message>
   <source>&amp;Threshold</source>
   <translation>&amp;Schwelle</translation>
  </message>
  <message>
   <source>&amp;Tick or untick {}</source>
   <translation>{} &amp;an- oder abwählen</translation>
  </message>
  <message>
   <source>&amp;Tool</source>
   <translation>&amp;Werkzeug</translation>
  </message>
  <message>
   <source>&amp;Tools</source>
   <translation>&amp;Werkzeuge</translation>
  </message>
  <message>
   <source>&amp;Tour</source>
   <translation>&amp;Einführung</translation>
  </message>
  <message>
   <source>&amp;Try {} in console</source>
   <translation>{} in der Konsole aus&amp;probieren</translation>
  </message>
  <message>
   <source>&amp;Undo	Ctrl+Z</source>
   <translation>&amp;Rückgängig	Strg+Z</translation>
  </message>
  <message>
   <source>&amp;Undo {}</source>
   <translation>{} &amp;rückgängig</translation>
  </message>
  <message>
   <source>&amp;Unlimited</source>
   <translation>&amp;Unbegrenzt</translation>
  </message>
  <message>
   <source>&amp;Unpin answer of {}</source>
   <translation>Antwort von {} lös&amp;en</translation>
  </message>
  <message>
   <source>&amp;Update {} from code</source>
   <translation>{} aus dem Code a&amp;ktualisieren</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ansicht</translation>
  </message>
  <message>
   <source>&amp;Zoom to 100 %</source>
   <translation>&amp;Auf 100 % setzen</translation>
  </message>
  <message>
   <source>(no name)</source>
   <translation>(kein Name)</translation>
  </message>
  <message>
   <source>(the tool gave back nothing)</source>
   <translation>(das Werkzeug gab nichts zurück)</translation>
  </message>
  <message>
   <source>({}, shown above)</source>
   <translation>({}, oben gezeigt)</translation>
  </message>
  <message>
   <source>, about the same</source>
   <translation>, etwa gleich</translation>
  </message>
  <message>
   <source>, about {} left</source>
   <translation>, noch etwa {}</translation>
  </message>
  <message>
   <source>, and nothing of it is changed.</source>
   <translation>, und nichts daran wird geändert.</translation>
  </message>
  <message>
   <source>, and {}</source>
   <translation>, und {}</translation>
  </message>
  <message>
   <source>, as for large OpenAI models</source>
   <translation>, wie bei großen OpenAI-Modellen</translation>
  </message>
  <message>
   <source>, as one array</source>
   <translation>, als ein Array</translation>
  </message>
  <message>
   <source>, broke off here</source>
   <translation>, hier abgebrochen</translation>
  </message>
  <message>
   <source>, in the form of {}</source>
   <translation>, in der Form von {}</translation>
  </message>
  <message>
   <source>, not reached</source>
   <translation>, nicht erreicht</translation>
  </message>
  <message>
   <source>, not ticked</source>
   <translation>, nicht angewählt</translation>
  </message>
  <message>
   <source>, {} filled in</source>
   <translation>, {} ergänzt</translation>
  </message>
  <message>
   <source>, {} held back</source>
   <translation>, {} zurückgehalten</translation>
  </message>
  <message>
   <source>, {} repair</source>
   <translation>, {} Reparatur</translation>
  </message>
  <message>
   <source>, {} repairs</source>
   <translation>, {} Reparaturen</translation>
  </message>
  <message>
   <source>, {} replacing</source>
   <translation>, {} ersetzen etwas</translation>
  </message>
  <message>
   <source>--data-urlencode {} reads a file or has no name.</source>
   <translation>--data-urlencode {} liest eine Datei oder hat keinen Namen.</translation>
  </message>
  <message>
   <source>--form {} names several files.</source>
   <translation>--form {} nennt mehrere Dateien.</translation>
  </message>
  <message>
   <source>--form {} reads its text from elsewhere, which a tool can't.</source>
   <translation>--form {} liest seinen Text von anderswo; das kann ein Werkzeug nicht.</translation>
  </message>
  <message>
   <source>--{} is not supported: {}</source>
   <translation>--{} wird nicht unterstützt: {}</translation>
  </message>
  <message>
   <source>--{} reads standard input, which a tool's request has not.</source>
   <translation>--{} liest die Standardeingabe, die eine Anfrage eines Werkzeugs nicht hat.</translation>
  </message>
  <message>
   <source>--{} {} has no value.</source>
   <translation>--{} {} hat keinen Wert.</translation>
  </message>
  <message>
   <source>--{} {} is no number.</source>
   <translation>--{} {} ist keine Zahl.</translation>
  </message>
  <message>
   <source>--{} {} reads a file, which a tool sends only as a whole body.</source>
   <translation>--{} {} liest eine Datei, die ein Werkzeug nur als ganzen Body sendet.</translation>
  </message>
  <message>
   <source>-{} in {} is no option that is known here.</source>
   <translation>-{} in {} ist hier keine bekannte Option.</translation>
  </message>
  <message>
   <source>. Answers are healed: {}.</source>
   <translation>. Antworten werden geheilt: {}.</translation>
  </message>
  <message>
   <source>/path/of/a/file, or: curl http://localhost:8080/v1/… -d …</source>
   <translation>/pfad/einer/datei oder: curl http://localhost:8080/v1/… -d …</translation>
  </message>
  <message>
   <source>00,000 ms</source>
   <translation>00.000 ms</translation>
  </message>
  <message>
   <source>1 process</source>
   <translation>1 Prozess</translation>
  </message>
  <message>
   <source>1 spec is</source>
   <translation>1 Spec ist</translation>
  </message>
  <message>
   <source>32 bytes in hexadecimal (RFC 8032).</source>
   <translation>32 Bytes hexadezimal (RFC 8032).</translation>
  </message>
  <message>
   <source>33 bytes in hexadecimal, compressed (SEC 1).</source>
   <translation>33 Bytes hexadezimal, komprimiert (SEC 1).</translation>
  </message>
  <message>
   <source>64 hexadecimal digits, or PEM (PKCS #8) without a password. It is not shown while you type or paste, and goes to the keyring alone.</source>
   <translation>64 hexadezimale Ziffern oder PEM (PKCS #8) ohne Passwort. Es wird beim Tippen oder Einfügen nicht gezeigt und kommt nur in den Schlüsselbund.</translation>
  </message>
  <message>
   <source>95 % took at most {}</source>
   <translation>95 % brauchten höchstens {}</translation>
  </message>
  <message>
   <source>95 % within (p95)</source>
   <translation>95 % innerhalb von (p95)</translation>
  </message>
  <message>
   <source>: {}, changed</source>
   <translation>: {}, geändert</translation>
  </message>
  <message>
   <source>; as many calls of this output run as may at once</source>
   <translation>; von dieser Ausgabe laufen so viele Aufrufe, wie zugleich dürfen</translation>
  </message>
  <message>
   <source>; its rate is used up for the moment</source>
   <translation>; seine Rate ist im Moment aufgebraucht</translation>
  </message>
  <message>
   <source>; wait {} s</source>
   <translation>; {} s warten</translation>
  </message>
  <message>
   <source>; {} of the answer can't be in it</source>
   <translation>; {} der Antwort können nicht darin sein</translation>
  </message>
  <message>
   <source>; {}, which is chosen, is not among them</source>
   <translation>; {}, der gewählte, ist nicht dabei</translation>
  </message>
  <message>
   <source>? of {}</source>
   <translation>? von {}</translation>
  </message>
  <message>
   <source>?, unlimited</source>
   <translation>?, unbegrenzt</translation>
  </message>
  <message>
   <source>@tool of {}: {}</source>
   <translation>@tool von {}: {}</translation>
  </message>
  <message>
   <source>A .wasm file: a WASI command, or a component. A relative path counts from the workspace.</source>
   <translation>Eine .wasm-Datei: ein WASI-Befehl oder eine Komponente. Ein relativer Pfad zählt ab dem Arbeitsbereich.</translation>
  </message>
  <message>
   <source>A URL, or “none”.</source>
   <translation>Eine URL oder „none“.</translation>
  </message>
  <message>
   <source>A call came without a name: there are parts of it, but never which tool is meant.</source>
   <translation>Ein Aufruf kam ohne Namen: Teile davon sind da, aber nie, welches Werkzeug gemeint ist.</translation>
  </message>
  <message>
   <source>A call in an unknown shape</source>
   <translation>Ein Aufruf in unbekannter Form</translation>
  </message>
  <message>
   <source>A call in the reasoning only</source>
   <translation>Ein Aufruf nur im Nachdenken</translation>
  </message>
  <message>
   <source>A call of {} stands here as code, in a comment or in a quotation, which shows a call and makes none.</source>
   <translation>Ein Aufruf von {} steht hier als Code, in einem Kommentar oder in einem Zitat, was einen Aufruf zeigt und keinen macht.</translation>
  </message>
  <message>
   <source>A call of {} stands only in the model's reasoning, not in its answer.</source>
   <translation>Ein Aufruf von {} steht nur im Nachdenken des Modells, nicht in seiner Antwort.</translation>
  </message>
  <message>
   <source>A call that is only shown</source>
   <translation>Ein Aufruf, der nur gezeigt wird</translation>
  </message>
  <message>
   <source>A call waits for you</source>
   <translation>Ein Aufruf wartet auf Sie</translation>
  </message>
  <message>
   <source>A call waits for you: {}</source>
   <translation>Ein Aufruf wartet auf Sie: {}</translation>
  </message>
  <message>
   <source>A call was announced, and none came</source>
   <translation>Ein Aufruf war angekündigt, aber keiner kam</translation>
  </message>
  <message>
   <source>A call with the tool</source>
   <translation>Einen Aufruf mit dem Werkzeug</translation>
  </message>
  <message>
   <source>A call with {} is</source>
   <translation>Ein Aufruf mit {} ist</translation>
  </message>
  <message>
   <source>A call without a name</source>
   <translation>Ein Aufruf ohne Namen</translation>
  </message>
  <message>
   <source>A closing bracket has no opening one; what it should have ended is a guess.</source>
   <translation>Eine schließende Klammer hat keine öffnende; was sie beenden sollte, ist geraten.</translation>
  </message>
  <message>
   <source>A comma or ) must follow a literal value.</source>
   <translation>Auf einen wörtlichen Wert muss ein Komma oder ) folgen.</translation>
  </message>
  <message>
   <source>A comma or {} is missing.</source>
   <translation>Ein Komma oder {} fehlt.</translation>
  </message>
  <message>
   <source>A copy, {}, was given to the desktop's program for it.</source>
   <translation>Eine Kopie, {}, ging an das Programm, das der Desktop dafür hat.</translation>
  </message>
  <message>
   <source>A damaged database was set aside</source>
   <translation>Eine beschädigte Datenbank wurde beiseitegelegt</translation>
  </message>
  <message>
   <source>A default that doesn't fit its own schema</source>
   <translation>Ein Standardwert, der nicht zu seinem Schema passt</translation>
  </message>
  <message>
   <source>A definition needs a name.</source>
   <translation>Eine Definition braucht einen Namen.</translation>
  </message>
  <message>
   <source>A definition that nothing refers to</source>
   <translation>Eine Definition, auf die nichts verweist</translation>
  </message>
  <message>
   <source>A description of a parameter that isn't there</source>
   <translation>Eine Beschreibung eines Parameters, den es nicht gibt</translation>
  </message>
  <message>
   <source>A description that says no more than the name, or nothing yet</source>
   <translation>Eine Beschreibung, die nicht mehr sagt als der Name, oder noch nichts</translation>
  </message>
  <message>
   <source>A description that takes much of every request</source>
   <translation>Eine Beschreibung, die viel von jeder Anfrage einnimmt</translation>
  </message>
  <message>
   <source>A dictionary's key is not a string.</source>
   <translation>Der Schlüssel eines Wörterbuchs ist keine Zeichenkette.</translation>
  </message>
  <message>
   <source>A different word waits for my yes</source>
   <translation>Ein anderes Wort wartet auf mein Ja</translation>
  </message>
  <message>
   <source>A fence stands where a value must, so how much of it is meant is a guess.</source>
   <translation>Ein Zaun steht, wo ein Wert stehen muss; wie viel davon gemeint ist, ist geraten.</translation>
  </message>
  <message>
   <source>A field must have a name.</source>
   <translation>Ein Feld muss einen Namen haben.</translation>
  </message>
  <message>
   <source>A file</source>
   <translation>Eine Datei</translation>
  </message>
  <message>
   <source>A file has changed since it was imported.</source>
   <translation>Eine Datei hat sich seit dem Import geändert.</translation>
  </message>
  <message>
   <source>A file that grows, a pipe, or a curl command to a local model.</source>
   <translation>Eine wachsende Datei, eine Pipe oder ein curl-Befehl an ein lokales Modell.</translation>
  </message>
  <message>
   <source>A filter of the server ended the answer: {}.</source>
   <translation>Ein Filter des Servers hat die Antwort beendet: {}.</translation>
  </message>
  <message>
   <source>A function that is not as its tool says any more</source>
   <translation>Eine Funktion, die nicht mehr ist, wie ihr Werkzeug sagt</translation>
  </message>
  <message>
   <source>A fuzzy match must score strictly above this.</source>
   <translation>Eine unscharfe Übereinstimmung muss echt darüber liegen.</translation>
  </message>
  <message>
   <source>A header</source>
   <translation>Ein Header</translation>
  </message>
  <message>
   <source>A key has no value.</source>
   <translation>Ein Schlüssel hat keinen Wert.</translation>
  </message>
  <message>
   <source>A key is given twice, with different values.</source>
   <translation>Ein Schlüssel steht zweimal da, mit verschiedenen Werten.</translation>
  </message>
  <message>
   <source>A key of result{} is {}; JSON keys are text, so return it as text.</source>
   <translation>Ein Schlüssel von result{} ist {}; JSON-Schlüssel sind Text, also als Text zurückgeben.</translation>
  </message>
  <message>
   <source>A key signs for Python tools that name it, and no tool ever sees it. Tools that name a key which nobody has made show up here too.</source>
   <translation>Ein Schlüssel signiert für Python-Werkzeuge, die ihn nennen; kein Werkzeug sieht ihn je. Werkzeuge, die einen Schlüssel nennen, den niemand angelegt hat, stehen auch hier.</translation>
  </message>
  <message>
   <source>A line of the input begins as somebody else's words do, and may be no part of it.</source>
   <translation>Eine Zeile der Eingabe beginnt wie die Worte eines anderen und gehört vielleicht nicht dazu.</translation>
  </message>
  <message>
   <source>A message needs somebody and something.</source>
   <translation>Eine Nachricht braucht jemanden und etwas.</translation>
  </message>
  <message>
   <source>A misspelt call may reach {}: their likeness is {}, and from {} on a name is taken.</source>
   <translation>Ein verschriebener Aufruf kann {} erreichen: Die Ähnlichkeit ist {}, und ab {} wird ein Name genommen.</translation>
  </message>
  <message>
   <source>A model has only the name to decide by.</source>
   <translation>Ein Modell hat nur den Namen, um zu entscheiden.</translation>
  </message>
  <message>
   <source>A model is asked</source>
   <translation>Ein Modell wird gefragt</translation>
  </message>
  <message>
   <source>A name has letters, digits, _, . and - only.</source>
   <translation>Ein Name hat nur Buchstaben, Ziffern, _, . und -.</translation>
  </message>
  <message>
   <source>A name of {} characters can't be a tool's; the limit is 256.</source>
   <translation>Ein Name mit {} Zeichen kann keiner eines Werkzeugs sein; die Grenze ist 256.</translation>
  </message>
  <message>
   <source>A name of {} characters is too long.</source>
   <translation>Ein Name mit {} Zeichen ist zu lang.</translation>
  </message>
  <message>
   <source>A name that is not exact must score above it.</source>
   <translation>Ein nicht genauer Name muss darüber liegen.</translation>
  </message>
  <message>
   <source>A new conversation begins with the next run.</source>
   <translation>Mit dem nächsten Lauf beginnt eine neue Unterhaltung.</translation>
  </message>
  <message>
   <source>A number</source>
   <translation>Eine Zahl</translation>
  </message>
  <message>
   <source>A number has {} digits; {} can be read.</source>
   <translation>Eine Zahl hat {} Ziffern; {} können gelesen werden.</translation>
  </message>
  <message>
   <source>A number or a character in it is one that no file of JSON can hold.</source>
   <translation>Eine Zahl oder ein Zeichen darin kann in keiner JSON-Datei stehen.</translation>
  </message>
  <message>
   <source>A parameter needs a name.</source>
   <translation>Ein Parameter braucht einen Namen.</translation>
  </message>
  <message>
   <source>A parameter whose name and description say nothing</source>
   <translation>Ein Parameter, dessen Name und Beschreibung nichts sagen</translation>
  </message>
  <message>
   <source>A parameter without a description</source>
   <translation>Ein Parameter ohne Beschreibung</translation>
  </message>
  <message>
   <source>A part of its arguments stands nowhere in them: {}.</source>
   <translation>Ein Teil seiner Argumente hat darin keinen Platz: {}.</translation>
  </message>
  <message>
   <source>A part of the server's URL: {}.</source>
   <translation>Ein Teil der URL des Servers: {}.</translation>
  </message>
  <message>
   <source>A person made this call</source>
   <translation>Eine Person hat so aufgerufen</translation>
  </message>
  <message>
   <source>A picture ({}, {}) that can't be shown. Save it and open it elsewhere.</source>
   <translation>Ein Bild ({}, {}), das sich nicht zeigen lässt. Speichern und anderswo öffnen.</translation>
  </message>
  <message>
   <source>A pool of its own for some tools</source>
   <translation>Ein eigener Pool für einige Werkzeuge</translation>
  </message>
  <message>
   <source>A preview of a call stands here as soon as the tool is whole.</source>
   <translation>Eine Vorschau eines Aufrufs steht hier, sobald das Werkzeug vollständig ist.</translation>
  </message>
  <message>
   <source>A process of the scan was ended from outside, for lack of memory perhaps.</source>
   <translation>Ein Prozess des Prüflaufs wurde von außen beendet, vielleicht aus Mangel an Speicher.</translation>
  </message>
  <message>
   <source>A program it called is not there: install it. The PATH is {}</source>
   <translation>Ein Programm, das es aufrief, ist nicht da: installieren. Der PATH ist {}</translation>
  </message>
  <message>
   <source>A prompt has 1 to {} characters.</source>
   <translation>Ein Prompt hat 1 bis {} Zeichen.</translation>
  </message>
  <message>
   <source>A query has 1 to {} characters.</source>
   <translation>Eine Anfrage hat 1 bis {} Zeichen.</translation>
  </message>
  <message>
   <source>A question has up to {} characters and {} choices.</source>
   <translation>Eine Frage hat bis zu {} Zeichen und {} Antworten zur Wahl.</translation>
  </message>
  <message>
   <source>A quote in {} is not closed</source>
   <translation>Ein Anführungszeichen in {} ist nicht geschlossen</translation>
  </message>
  <message>
   <source>A regular expression.</source>
   <translation>Ein regulärer Ausdruck.</translation>
  </message>
  <message>
   <source>A relative path counts from the workspace.</source>
   <translation>Ein relativer Pfad zählt ab dem Arbeitsbereich.</translation>
  </message>
  <message>
   <source>A request with example arguments is on the clipboard.</source>
   <translation>Eine Anfrage mit Beispielargumenten ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>A required parameter that no schema describes</source>
   <translation>Ein Pflichtparameter, den kein Schema beschreibt</translation>
  </message>
  <message>
   <source>A required parameter without a description</source>
   <translation>Ein Pflichtparameter ohne Beschreibung</translation>
  </message>
  <message>
   <source>A result that does not fit the output schema is an error for the model.</source>
   <translation>Ein Ergebnis, das nicht zum Ausgabeschema passt, ist für das Modell ein Fehler.</translation>
  </message>
  <message>
   <source>A runner-up closer than this makes it ambiguous.</source>
   <translation>Ein Zweiter, der näher liegt, macht es mehrdeutig.</translation>
  </message>
  <message>
   <source>A scenario is an output of a model that is kept with what is expected of it. Press Ctrl+Shift+K in the console, in History or in Capture to keep one, or import recorded traces.</source>
   <translation>Ein Szenario ist eine Modellausgabe, die mit dem behalten wird, was von ihr erwartet wird. Strg+Umschalt+K in der Konsole, im Verlauf oder im Mitschnitt behält eine; oder Mitschnitte importieren.</translation>
  </message>
  <message>
   <source>A scheduler needs Dask, which is not installed.</source>
   <translation>Ein Scheduler braucht Dask, das nicht installiert ist.</translation>
  </message>
  <message>
   <source>A schema that can't be used</source>
   <translation>Ein Schema, das nicht benutzbar ist</translation>
  </message>
  <message>
   <source>A schema that is nested deep</source>
   <translation>Ein tief verschachteltes Schema</translation>
  </message>
  <message>
   <source>A schema that no value fits</source>
   <translation>Ein Schema, zu dem kein Wert passt</translation>
  </message>
  <message>
   <source>A schema that takes much of every request</source>
   <translation>Ein Schema, das viel von jeder Anfrage einnimmt</translation>
  </message>
  <message>
   <source>A secret can't be read</source>
   <translation>Ein Geheimnis kann nicht gelesen werden</translation>
  </message>
  <message>
   <source>A secret is missing</source>
   <translation>Ein Geheimnis fehlt</translation>
  </message>
  <message>
   <source>A secret stands in what the tool of call {} was like.</source>
   <translation>Ein Geheimnis steht in dem, wie das Werkzeug von Aufruf {} war.</translation>
  </message>
  <message>
   <source>A secret stood in an answer before call {}, and was not kept with it.</source>
   <translation>Ein Geheimnis stand in einer Antwort vor Aufruf {} und wurde nicht mit ihr behalten.</translation>
  </message>
  <message>
   <source>A secret stood in the arguments of call {}, and was not kept with them.</source>
   <translation>Ein Geheimnis stand in den Argumenten von Aufruf {} und wurde nicht mit ihnen behalten.</translation>
  </message>
  <message>
   <source>A secret stood in what the model wrote for {}.</source>
   <translation>Ein Geheimnis stand in dem, was das Modell für {} schrieb.</translation>
  </message>
  <message>
   <source>A server asks a model, and what it says goes there only by your yes.</source>
   <translation>Ein Server fragt ein Modell, und was es sagt, geht nur mit Ihrem Ja dorthin.</translation>
  </message>
  <message>
   <source>A server is started only by your yes to exactly what is started.</source>
   <translation>Ein Server wird nur mit Ihrem Ja zu genau dem gestartet, was startet.</translation>
  </message>
  <message>
   <source>A server that offers resources, templates of them or prompts lists them while it runs.</source>
   <translation>Ein Server, der Ressourcen, Vorlagen für sie oder Prompts anbietet, zeigt sie, solange er läuft.</translation>
  </message>
  <message>
   <source>A signing key is missing</source>
   <translation>Ein Signierschlüssel fehlt</translation>
  </message>
  <message>
   <source>A spec looks like {"type": "function", "function": {"name": …}}.</source>
   <translation>Eine Spec sieht so aus: {"type": "function", "function": {"name": …}}.</translation>
  </message>
  <message>
   <source>A stored secret is in the picture or sound, so it is not written.</source>
   <translation>Ein gespeichertes Geheimnis ist im Bild oder Ton, deshalb wird es nicht geschrieben.</translation>
  </message>
  <message>
   <source>A string before the call is left open, so the call may be part of that text.</source>
   <translation>Eine Zeichenkette vor dem Aufruf ist offen, daher kann der Aufruf Teil dieses Textes sein.</translation>
  </message>
  <message>
   <source>A string that is one placeholder, "{days}", becomes the argument itself.</source>
   <translation>Eine Zeichenkette, die nur ein Platzhalter ist, "{days}", wird zum Argument selbst.</translation>
  </message>
  <message>
   <source>A tag before the call does not end, so the call may be part of what it holds.</source>
   <translation>Ein Tag vor dem Aufruf endet nicht, daher kann der Aufruf Teil seines Inhalts sein.</translation>
  </message>
  <message>
   <source>A task needs a title.</source>
   <translation>Eine Aufgabe braucht einen Titel.</translation>
  </message>
  <message>
   <source>A text</source>
   <translation>Ein Text</translation>
  </message>
  <message>
   <source>A text has {} characters; at most {} can be kept.</source>
   <translation>Ein Text hat {} Zeichen; höchstens {} lassen sich behalten.</translation>
  </message>
  <message>
   <source>A text is read</source>
   <translation>Ein Text wird gelesen</translation>
  </message>
  <message>
   <source>A time such as “Last 24 hours” stays relative. Values of secrets are not kept.</source>
   <translation>Eine Zeit wie „Letzte 24 Stunden“ bleibt relativ. Werte von Geheimnissen werden nicht behalten.</translation>
  </message>
  <message>
   <source>A tool asks you</source>
   <translation>Ein Werkzeug fragt Sie</translation>
  </message>
  <message>
   <source>A tool is a function at the top level of the file, with annotated parameters and a docstring.</source>
   <translation>Ein Werkzeug ist eine Funktion auf der obersten Ebene der Datei, mit annotierten Parametern und einem Docstring.</translation>
  </message>
  <message>
   <source>A tool is an HTTP request, a shell command, or a Python function. Define one, paste a curl command or a description of tools, or drop a file on the window.</source>
   <translation>Ein Werkzeug ist eine HTTP-Anfrage, ein Shell-Befehl oder eine Python-Funktion. Eines anlegen, einen curl-Befehl oder eine Beschreibung von Werkzeugen einfügen oder eine Datei auf das Fenster ziehen.</translation>
  </message>
  <message>
   <source>A tool is named, not called</source>
   <translation>Ein Werkzeug ist genannt, nicht aufgerufen</translation>
  </message>
  <message>
   <source>A tool names what it needs in its env_vars, and it appears here. A secret can also be kept before any tool asks for it.</source>
   <translation>Ein Werkzeug nennt in env_vars, was es braucht, und es erscheint hier. Ein Geheimnis lässt sich auch vorher behalten.</translation>
  </message>
  <message>
   <source>A tool of {} can't be kept: {}.</source>
   <translation>Ein Werkzeug von {} lässt sich nicht behalten: {}.</translation>
  </message>
  <message>
   <source>A tool whose policies turn its cache on is not run twice for the same arguments: its good result is kept here, and given again. Turn it on in the tool's editor, under Policies.</source>
   <translation>Ein Werkzeug, dessen Regeln den Cache einschalten, läuft für dieselben Argumente nicht zweimal: Sein gutes Ergebnis bleibt hier und wird wieder gegeben. Einschalten lässt er sich im Editor des Werkzeugs unter Regeln.</translation>
  </message>
  <message>
   <source>A typo inside a word is accepted; send_message for sync_message waits, because a verb, a number or another word differs. Off, whatever is above the threshold runs.</source>
   <translation>Ein Tippfehler in einem Wort wird angenommen; send_message statt sync_message wartet, denn ein Verb, eine Zahl oder ein anderes Wort weicht ab. Aus: Was über der Schwelle liegt, läuft.</translation>
  </message>
  <message>
   <source>A use</source>
   <translation>Aufruf</translation>
  </message>
  <message>
   <source>A value has no name, and the tool's parameters are not known.</source>
   <translation>Ein Wert hat keinen Namen, und die Parameter des Werkzeugs sind nicht bekannt.</translation>
  </message>
  <message>
   <source>A value is written that JSON does not have, so which one is meant is a guess.</source>
   <translation>Ein Wert steht da, den JSON nicht hat; welcher gemeint ist, ist geraten.</translation>
  </message>
  <message>
   <source>A value of an enum that the rest of the schema refuses</source>
   <translation>Ein Wert eines enum, den der Rest des Schemas ablehnt</translation>
  </message>
  <message>
   <source>A value stands in parentheses, which may be an array of it.</source>
   <translation>Ein Wert steht in runden Klammern, vielleicht ein Array davon.</translation>
  </message>
  <message>
   <source>A value stands there as Python prints none, so which one is meant is a guess.</source>
   <translation>Da steht ein Wert, wie Python keinen ausgibt; welcher gemeint ist, wäre geraten.</translation>
  </message>
  <message>
   <source>A workbench for the tools that language models call.</source>
   <translation>Eine Werkbank für die Werkzeuge, die Sprachmodelle aufrufen.</translation>
  </message>
  <message>
   <source>A worker could not count this part.</source>
   <translation>Ein Worker konnte diesen Teil nicht zählen.</translation>
  </message>
  <message>
   <source>A worker gave something else than what it was asked for: {}.</source>
   <translation>Ein Worker gab etwas anderes als verlangt: {}.</translation>
  </message>
  <message>
   <source>API key</source>
   <translation>API-Schlüssel</translation>
  </message>
  <message>
   <source>About Tooldesk</source>
   <translation>Über Tooldesk</translation>
  </message>
  <message>
   <source>Above</source>
   <translation>Über</translation>
  </message>
  <message>
   <source>Accept</source>
   <translation>Annehmen</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <source>Add &amp;existing key…</source>
   <translation>&amp;Vorhandenen Schlüssel hinzufügen…</translation>
  </message>
  <message>
   <source>Add &amp;pool…</source>
   <translation>&amp;Pool hinzufügen…</translation>
  </message>
  <message>
   <source>Add MCP server</source>
   <translation>MCP-Server hinzufügen</translation>
  </message>
  <message>
   <source>Add Python file</source>
   <translation>Python-Datei hinzufügen</translation>
  </message>
  <message>
   <source>Add a folder…</source>
   <translation>Ordner hinzufügen…</translation>
  </message>
  <message>
   <source>Add a header "Accept-Encoding": "identity" to the tool's source.</source>
   <translation>In der Quelle des Werkzeugs einen Header "Accept-Encoding": "identity" hinzufügen.</translation>
  </message>
  <message>
   <source>Add a secret</source>
   <translation>Geheimnis hinzufügen</translation>
  </message>
  <message>
   <source>Add an existing one…</source>
   <translation>Vorhandenen hinzufügen…</translation>
  </message>
  <message>
   <source>Add built-in tools</source>
   <translation>Eingebaute Werkzeuge hinzufügen</translation>
  </message>
  <message>
   <source>Add code</source>
   <translation>Code hinzufügen</translation>
  </message>
  <message>
   <source>Add definition</source>
   <translation>Definition hinzufügen</translation>
  </message>
  <message>
   <source>Add existing signing key</source>
   <translation>Vorhandenen Signierschlüssel hinzufügen</translation>
  </message>
  <message>
   <source>Add field</source>
   <translation>Feld hinzufügen</translation>
  </message>
  <message>
   <source>Add header</source>
   <translation>Header hinzufügen</translation>
  </message>
  <message>
   <source>Add inside</source>
   <translation>Darin hinzufügen</translation>
  </message>
  <message>
   <source>Add it again: tooldesk signers add {}</source>
   <translation>Erneut hinzufügen: tooldesk signers add {}</translation>
  </message>
  <message>
   <source>Add it by hand.</source>
   <translation>Von Hand hinzufügen.</translation>
  </message>
  <message>
   <source>Add it to the properties, or take it out of the required ones.</source>
   <translation>Zu den properties hinzufügen oder aus den required herausnehmen.</translation>
  </message>
  <message>
   <source>Add it.</source>
   <translation>Hinzufügen.</translation>
  </message>
  <message>
   <source>Add item</source>
   <translation>Element hinzufügen</translation>
  </message>
  <message>
   <source>Add item to {}</source>
   <translation>Element zu {} hinzufügen</translation>
  </message>
  <message>
   <source>Add key</source>
   <translation>Schlüssel hinzufügen</translation>
  </message>
  <message>
   <source>Add media type</source>
   <translation>Medientyp hinzufügen</translation>
  </message>
  <message>
   <source>Add parameter</source>
   <translation>Parameter hinzufügen</translation>
  </message>
  <message>
   <source>Add pool</source>
   <translation>Pool hinzufügen</translation>
  </message>
  <message>
   <source>Add query parameter</source>
   <translation>Query-Parameter hinzufügen</translation>
  </message>
  <message>
   <source>Add row</source>
   <translation>Zeile hinzufügen</translation>
  </message>
  <message>
   <source>Add row to {}</source>
   <translation>Zeile zu {} hinzufügen</translation>
  </message>
  <message>
   <source>Add server…</source>
   <translation>Server hinzufügen…</translation>
  </message>
  <message>
   <source>Add style</source>
   <translation>Schreibweise hinzufügen</translation>
  </message>
  <message>
   <source>Add the host to the rule if requests may go there.</source>
   <translation>Den Host zur Regel hinzufügen, wenn Anfragen dorthin gehen dürfen.</translation>
  </message>
  <message>
   <source>Add the missing "{}": {}.</source>
   <translation>Fehlendes "{}": {} ergänzen.</translation>
  </message>
  <message>
   <source>Add variable</source>
   <translation>Variable hinzufügen</translation>
  </message>
  <message>
   <source>Add variant</source>
   <translation>Variante hinzufügen</translation>
  </message>
  <message>
   <source>Add what it refers to under "$defs".</source>
   <translation>Worauf es verweist, unter "$defs" hinzufügen.</translation>
  </message>
  <message>
   <source>Add what the given parameters need.</source>
   <translation>Hinzufügen, was die gegebenen Parameter brauchen.</translation>
  </message>
  <message>
   <source>Add word</source>
   <translation>Wort hinzufügen</translation>
  </message>
  <message>
   <source>Add {}</source>
   <translation>{} hinzufügen</translation>
  </message>
  <message>
   <source>Add {} to the properties, or write it in double braces where it is meant as text.</source>
   <translation>{} zu den properties hinzufügen oder in doppelte geschweifte Klammern setzen, wo es als Text gemeint ist.</translation>
  </message>
  <message>
   <source>Add {}, or write it in double braces where it is meant as text.</source>
   <translation>{} hinzufügen oder in doppelte geschweifte Klammern setzen, wo es als Text gemeint ist.</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>Advice</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <source>Advice: {}</source>
   <translation>Hinweis: {}</translation>
  </message>
  <message>
   <source>After how many uses of a session the model is reminded of the format; 0 is never.</source>
   <translation>Nach wie vielen Aufrufen einer Sitzung das Modell an das Format erinnert wird; 0 ist nie.</translation>
  </message>
  <message>
   <source>After the import</source>
   <translation>Nach dem Import</translation>
  </message>
  <message>
   <source>After which counting starts anew: of the calendar, in UTC.</source>
   <translation>Wonach das Zählen neu beginnt: nach dem Kalender, in UTC.</translation>
  </message>
  <message>
   <source>After {}: {}</source>
   <translation>Nach {}: {}</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Agent role</source>
   <translation>Rolle des Agenten</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>All connection attempts failed</source>
   <translation>Alle Verbindungsversuche schlugen fehl</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <source>All listed ({})</source>
   <translation>Alle gelisteten ({})</translation>
  </message>
  <message>
   <source>All logs in a folder, and in those below it</source>
   <translation>Alle Logs in einem Ordner und darunter</translation>
  </message>
  <message>
   <source>All of them would be decided as they are now.</source>
   <translation>Alle würden entschieden wie jetzt.</translation>
  </message>
  <message>
   <source>All other tools</source>
   <translation>Alle anderen Werkzeuge</translation>
  </message>
  <message>
   <source>All parameters</source>
   <translation>Alle Parameter</translation>
  </message>
  <message>
   <source>All parameters together</source>
   <translation>Alle Parameter zusammen</translation>
  </message>
  <message>
   <source>All stages</source>
   <translation>Alle Stufen</translation>
  </message>
  <message>
   <source>All that is kept of the call</source>
   <translation>Alles, was vom Aufruf aufbewahrt ist</translation>
  </message>
  <message>
   <source>All that is shown of what was said and heard, without secrets</source>
   <translation>Alles Gezeigte von dem, was gesagt und gehört wurde, ohne Geheimnisse</translation>
  </message>
  <message>
   <source>All tools</source>
   <translation>Alle Werkzeuge</translation>
  </message>
  <message>
   <source>All tools are</source>
   <translation>Alle Werkzeuge sind</translation>
  </message>
  <message>
   <source>All tools are taken over from {}; calls may use it now.</source>
   <translation>Alle Werkzeuge sind von {} übernommen; Aufrufe dürfen es jetzt benutzen.</translation>
  </message>
  <message>
   <source>All tools are taken over from {}; calls may use them now.</source>
   <translation>Alle Werkzeuge sind von {} übernommen; Aufrufe dürfen sie jetzt benutzen.</translation>
  </message>
  <message>
   <source>All tools that no other pool takes.</source>
   <translation>Alle Werkzeuge, die kein anderer Pool nimmt.</translation>
  </message>
  <message>
   <source>All workspaces</source>
   <translation>Alle Arbeitsbereiche</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>Erlauben</translation>
  </message>
  <message>
   <source>Allow (default)</source>
   <translation>Erlauben (Standard)</translation>
  </message>
  <message>
   <source>Allow for session</source>
   <translation>Für die Sitzung erlauben</translation>
  </message>
  <message>
   <source>Allow once</source>
   <translation>Einmal erlauben</translation>
  </message>
  <message>
   <source>Allowed</source>
   <translation>Erlaubt</translation>
  </message>
  <message>
   <source>Also reads</source>
   <translation>Liest auch</translation>
  </message>
  <message>
   <source>Always allow</source>
   <translation>Immer erlauben</translation>
  </message>
  <message>
   <source>Always allowed on {}, {}; the tool has changed since and asks again.</source>
   <translation>Immer erlaubt am {}, {}; das Werkzeug hat sich seither geändert und fragt wieder.</translation>
  </message>
  <message>
   <source>Always allowed since {}, {}.</source>
   <translation>Immer erlaubt seit {}, {}.</translation>
  </message>
  <message>
   <source>An MCP server asks you</source>
   <translation>Ein MCP-Server fragt Sie</translation>
  </message>
  <message>
   <source>An OpenAPI document is one object</source>
   <translation>Ein OpenAPI-Dokument ist ein einziges Objekt</translation>
  </message>
  <message>
   <source>An answer of {} is longer than any message may be.</source>
   <translation>Eine Antwort von {} ist länger, als eine Nachricht sein darf.</translation>
  </message>
  <message>
   <source>An answer was there, but {}.</source>
   <translation>Eine Antwort war da, aber {}.</translation>
  </message>
  <message>
   <source>An async function of this process signs on a thread: await asyncio.to_thread(context.signer.sign, data).</source>
   <translation>Eine async-Funktion dieses Prozesses signiert in einem Thread: await asyncio.to_thread(context.signer.sign, data).</translation>
  </message>
  <message>
   <source>An entry of a dictionary has no key.</source>
   <translation>Ein Eintrag eines Wörterbuchs hat keinen Schlüssel.</translation>
  </message>
  <message>
   <source>An example is filled in.</source>
   <translation>Ein Beispiel ist ausgefüllt.</translation>
  </message>
  <message>
   <source>An example that doesn't fit its own schema</source>
   <translation>Ein Beispiel, das nicht zu seinem Schema passt</translation>
  </message>
  <message>
   <source>An object of Python stands among the arguments, and only its text is known.</source>
   <translation>Unter den Argumenten steht ein Python-Objekt, von dem nur der Text bekannt ist.</translation>
  </message>
  <message>
   <source>An unknown type</source>
   <translation>Ein unbekannter Typ</translation>
  </message>
  <message>
   <source>An unseen character stands in a tag within {}, which may be markup.</source>
   <translation>In {} steht ein unsichtbares Zeichen in einem Tag, das Markup sein kann.</translation>
  </message>
  <message>
   <source>Another file has another {}.</source>
   <translation>Eine andere Datei hat {} anders.</translation>
  </message>
  <message>
   <source>Another object stands behind the arguments; it may belong to them.</source>
   <translation>Hinter den Argumenten steht ein weiteres Objekt; es kann dazugehören.</translation>
  </message>
  <message>
   <source>Another one now</source>
   <translation>Jetzt ein anderes</translation>
  </message>
  <message>
   <source>Another start of Tooldesk asks for a folder</source>
   <translation>Ein weiterer Start von Tooldesk verlangt einen Ordner</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <source>Answer an identical call from memory. Failures never are.</source>
   <translation>Einen gleichen Aufruf aus dem Gedächtnis beantworten. Fehlschläge nie.</translation>
  </message>
  <message>
   <source>Answer as it was written</source>
   <translation>Antwort, wie sie geschrieben wurde</translation>
  </message>
  <message>
   <source>Answer as written</source>
   <translation>Antwort wie geschrieben</translation>
  </message>
  <message>
   <source>Answer in the window or a terminal with a keyboard, or give it a source.</source>
   <translation>Im Fenster oder einem Terminal mit Tastatur antworten, oder eine Quelle angeben.</translation>
  </message>
  <message>
   <source>Answer {} can't be read, and is given to no call.</source>
   <translation>Antwort {} lässt sich nicht lesen und wird keinem Aufruf gegeben.</translation>
  </message>
  <message>
   <source>Answer {} is no chat completion, so it is not run again.</source>
   <translation>Antwort {} ist keine Chat Completion und läuft deshalb nicht noch einmal.</translation>
  </message>
  <message>
   <source>Answer {} was replaced or deleted while it was read.</source>
   <translation>Antwort {} wurde beim Lesen ersetzt oder gelöscht.</translation>
  </message>
  <message>
   <source>Answered by</source>
   <translation>Beantwortet von</translation>
  </message>
  <message>
   <source>Answered by a person</source>
   <translation>Von einer Person beantwortet</translation>
  </message>
  <message>
   <source>Answers the same call</source>
   <translation>Beantwortet denselben Aufruf</translation>
  </message>
  <message>
   <source>Anthropic Messages</source>
   <translation>Anthropic Messages</translation>
  </message>
  <message>
   <source>Anthropic and Ollama</source>
   <translation>Anthropic und Ollama</translation>
  </message>
  <message>
   <source>Anthropic tools</source>
   <translation>Werkzeuge für Anthropic</translation>
  </message>
  <message>
   <source>Any dialect</source>
   <translation>Jeder Dialekt</translation>
  </message>
  <message>
   <source>Any outcome</source>
   <translation>Jeder Ausgang</translation>
  </message>
  <message>
   <source>Any stage</source>
   <translation>Jede Stufe</translation>
  </message>
  <message>
   <source>Any time</source>
   <translation>Jederzeit</translation>
  </message>
  <message>
   <source>Any tool</source>
   <translation>Jedes Werkzeug</translation>
  </message>
  <message>
   <source>Any workspace</source>
   <translation>Jeder Arbeitsbereich</translation>
  </message>
  <message>
   <source>Approvals can't be changed: {}.</source>
   <translation>Genehmigungen lassen sich nicht ändern: {}.</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Genehmigen</translation>
  </message>
  <message>
   <source>Approve c&amp;hanges of {}</source>
   <translation>Ä&amp;nderungen von {} genehmigen</translation>
  </message>
  <message>
   <source>Approve changes…</source>
   <translation>Änderungen genehmigen…</translation>
  </message>
  <message>
   <source>Approve it to have it wait for you whenever its definition or code changes.</source>
   <translation>Genehmigt wartet es auf Sie, sobald sich Definition oder Code ändern.</translation>
  </message>
  <message>
   <source>Approve this definition</source>
   <translation>Diese Definition genehmigen</translation>
  </message>
  <message>
   <source>Approve {}</source>
   <translation>{} genehmigen</translation>
  </message>
  <message>
   <source>Approved on {}; {}.</source>
   <translation>Genehmigt am {}; {}.</translation>
  </message>
  <message>
   <source>Argument</source>
   <translation>Argument</translation>
  </message>
  <message>
   <source>Arguments</source>
   <translation>Argumente</translation>
  </message>
  <message>
   <source>Arguments and redirects may lead to private and loopback addresses.</source>
   <translation>Argumente und Weiterleitungen dürfen zu privaten und Loopback-Adressen führen.</translation>
  </message>
  <message>
   <source>Arguments are an object. Put them in braces: {…}.</source>
   <translation>Argumente sind ein Objekt. In geschweifte Klammern setzen: {…}.</translation>
  </message>
  <message>
   <source>Arguments as JSON</source>
   <translation>Argumente als JSON</translation>
  </message>
  <message>
   <source>Arguments as written</source>
   <translation>Argumente wie geschrieben</translation>
  </message>
  <message>
   <source>Arguments made from its schema</source>
   <translation>Argumente nach dem Schema</translation>
  </message>
  <message>
   <source>Arguments of call {}</source>
   <translation>Argumente von Aufruf {}</translation>
  </message>
  <message>
   <source>Arguments that are kept under names</source>
   <translation>Argumente, die unter Namen behalten sind</translation>
  </message>
  <message>
   <source>Arguments that may begin with a hyphen.</source>
   <translation>Argumente, die mit einem Bindestrich beginnen dürfen.</translation>
  </message>
  <message>
   <source>Arguments that the program may read as code.</source>
   <translation>Argumente, die das Programm als Code lesen darf.</translation>
  </message>
  <message>
   <source>As WebAssembly, without network or any other files: {}</source>
   <translation>Als WebAssembly, ohne Netz und andere Dateien: {}</translation>
  </message>
  <message>
   <source>As counted</source>
   <translation>Wie gezählt</translation>
  </message>
  <message>
   <source>As curl, with example arguments</source>
   <translation>Als curl, mit Beispielargumenten</translation>
  </message>
  <message>
   <source>As expected</source>
   <translation>Wie erwartet</translation>
  </message>
  <message>
   <source>As in a terminal, but no shell runs it; below, one word a row. {argument} stays one word; a word with an absent argument is left out. What stands in [ ] of their own is left out as a whole.</source>
   <translation>Wie in einem Terminal, aber ohne Shell; darunter ein Wort je Zeile. {argument} bleibt ein Wort; ein Wort mit fehlendem Argument entfällt. Was in eigenen [ ] steht, entfällt als Ganzes.</translation>
  </message>
  <message>
   <source>As in servers.json</source>
   <translation>Wie in servers.json</translation>
  </message>
  <message>
   <source>As in the workspace</source>
   <translation>Wie im Arbeitsbereich</translation>
  </message>
  <message>
   <source>As it was pasted, and as JSON Schema</source>
   <translation>Wie eingefügt und als JSON Schema</translation>
  </message>
  <message>
   <source>As listed</source>
   <translation>Wie gelistet</translation>
  </message>
  <message>
   <source>As taken over</source>
   <translation>Wie übernommen</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <source>Ask a &amp;model…</source>
   <translation>Ein &amp;Modell fragen…</translation>
  </message>
  <message>
   <source>Ask a model</source>
   <translation>Ein Modell fragen</translation>
  </message>
  <message>
   <source>Ask a model, and run its calls until it answers</source>
   <translation>Ein Modell fragen und seine Aufrufe ausführen, bis es antwortet</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>Erneut fragen</translation>
  </message>
  <message>
   <source>Ask again to begin anew.</source>
   <translation>Erneut fragen, um neu zu beginnen.</translation>
  </message>
  <message>
   <source>Ask again, or for less.</source>
   <translation>Erneut fragen, oder weniger verlangen.</translation>
  </message>
  <message>
   <source>Ask again, or later.</source>
   <translation>Erneut fragen, oder später.</translation>
  </message>
  <message>
   <source>Ask again. If it is very long, ask for less.</source>
   <translation>Erneut fragen. Wenn es sehr lang ist, weniger verlangen.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Erst fragen</translation>
  </message>
  <message>
   <source>Ask first (default)</source>
   <translation>Erst fragen (Standard)</translation>
  </message>
  <message>
   <source>Ask for less, or allow it more tokens at its server.</source>
   <translation>Weniger verlangen oder ihm bei seinem Server mehr Token erlauben.</translation>
  </message>
  <message>
   <source>Ask for less, or raise max_response_bytes in the tool's source.</source>
   <translation>Weniger verlangen oder max_response_bytes in der Quelle des Werkzeugs erhöhen.</translation>
  </message>
  <message>
   <source>Ask for less.</source>
   <translation>Weniger verlangen.</translation>
  </message>
  <message>
   <source>Ask shorter.</source>
   <translation>Kürzer fragen.</translation>
  </message>
  <message>
   <source>Ask the model</source>
   <translation>Frage an das Modell</translation>
  </message>
  <message>
   <source>Ask the model again to have it go on.</source>
   <translation>Das Modell erneut fragen, damit es weitergeht.</translation>
  </message>
  <message>
   <source>Ask the model again.</source>
   <translation>Das Modell erneut fragen.</translation>
  </message>
  <message>
   <source>Ask the model {}</source>
   <translation>Frage an das Modell {}</translation>
  </message>
  <message>
   <source>Ask the server for the raw text, without its own tool parser: that took the call out.</source>
   <translation>Den Server um den rohen Text bitten, ohne seinen eigenen Parser: Der nahm den Aufruf heraus.</translation>
  </message>
  <message>
   <source>Ask the server what the selected resource holds, or what the prompt says</source>
   <translation>Den Server fragen, was die gewählte Ressource enthält oder der Prompt sagt</translation>
  </message>
  <message>
   <source>Ask you, start the selected server, and see its tools</source>
   <translation>Sie fragen, den gewählten Server starten und seine Werkzeuge zeigen</translation>
  </message>
  <message>
   <source>Asked</source>
   <translation>Gefragt</translation>
  </message>
  <message>
   <source>Asking</source>
   <translation>Fragt</translation>
  </message>
  <message>
   <source>Asking a model</source>
   <translation>Ein Modell fragen</translation>
  </message>
  <message>
   <source>Asks each time</source>
   <translation>Fragt jedes Mal</translation>
  </message>
  <message>
   <source>Asks for the variable</source>
   <translation>Fragt nach der Variable</translation>
  </message>
  <message>
   <source>Asks: {}?</source>
   <translation>Fragt: {}?</translation>
  </message>
  <message>
   <source>At &amp;most</source>
   <translation>&amp;Höchstens</translation>
  </message>
  <message>
   <source>At m&amp;ost</source>
   <translation>H&amp;öchstens</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Höchstens</translation>
  </message>
  <message>
   <source>At most {} bytes are signed at once.</source>
   <translation>Höchstens {} Bytes werden auf einmal signiert.</translation>
  </message>
  <message>
   <source>At most {} characters can be told.</source>
   <translation>Höchstens {} Zeichen lassen sich sagen.</translation>
  </message>
  <message>
   <source>At most {} of an output's calls may run at once.</source>
   <translation>Höchstens {} der Aufrufe einer Ausgabe dürfen zugleich laufen.</translation>
  </message>
  <message>
   <source>At once.</source>
   <translation>Auf einmal.</translation>
  </message>
  <message>
   <source>At the top level of the file.</source>
   <translation>Auf der obersten Ebene der Datei.</translation>
  </message>
  <message>
   <source>Attachment</source>
   <translation>Anhang</translation>
  </message>
  <message>
   <source>Attempts, reminders and repeated calls count over all runs; off, each stands alone.</source>
   <translation>Versuche, Erinnerungen und wiederholte Aufrufe zählen über alle Läufe; aus: Jeder steht für sich.</translation>
  </message>
  <message>
   <source>Authentication</source>
   <translation>Anmeldung</translation>
  </message>
  <message>
   <source>Authorization='Bearer ${TOKEN}'</source>
   <translation>Authorization='Bearer ${TOKEN}'</translation>
  </message>
  <message>
   <source>Auto</source>
   <translation>Automatisch</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back to the call</source>
   <translation>Zurück zum Aufruf</translation>
  </message>
  <message>
   <source>Base URL for {}</source>
   <translation>Basis-URL für {}</translation>
  </message>
  <message>
   <source>Be as the file is</source>
   <translation>Sein wie die Datei</translation>
  </message>
  <message>
   <source>Bearer token</source>
   <translation>Bearer-Token</translation>
  </message>
  <message>
   <source>Became a variable: {}</source>
   <translation>Wurde eine Variable: {}</translation>
  </message>
  <message>
   <source>Became parameters: {}.</source>
   <translation>Wurden Parameter: {}.</translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Vorher</translation>
  </message>
  <message>
   <source>Began</source>
   <translation>Begonnen</translation>
  </message>
  <message>
   <source>Begin a conversation in which nothing was counted yet</source>
   <translation>Eine Unterhaltung beginnen, in der noch nichts gezählt wurde</translation>
  </message>
  <message>
   <source>Begin a new tool as this one is</source>
   <translation>Ein neues Werkzeug nach diesem beginnen</translation>
  </message>
  <message>
   <source>Begin it again.</source>
   <translation>Neu beginnen.</translation>
  </message>
  <message>
   <source>Begin it with "{" and put the tool's fields in it.</source>
   <translation>Mit "{" beginnen und die Felder des Werkzeugs hineinschreiben.</translation>
  </message>
  <message>
   <source>Begin it with http://, https:// or socks5://, in the tool's source or in the environment.</source>
   <translation>Mit http://, https:// oder socks5:// beginnen, in der Quelle des Werkzeugs oder in der Umgebung.</translation>
  </message>
  <message>
   <source>Begin it with https:// or http://.</source>
   <translation>Mit https:// oder http:// beginnen.</translation>
  </message>
  <message>
   <source>Below</source>
   <translation>Unter</translation>
  </message>
  <message>
   <source>Beside the calls: {}</source>
   <translation>Neben den Aufrufen: {}</translation>
  </message>
  <message>
   <source>Binding result</source>
   <translation>Verbindliches Ergebnis</translation>
  </message>
  <message>
   <source>Body</source>
   <translation>Body</translation>
  </message>
  <message>
   <source>Both</source>
   <translation>Beide</translation>
  </message>
  <message>
   <source>Both are the same.</source>
   <translation>Beide sind gleich.</translation>
  </message>
  <message>
   <source>Both can't have that name.</source>
   <translation>Beide können nicht so heißen.</translation>
  </message>
  <message>
   <source>Both say the same.</source>
   <translation>Beide sagen dasselbe.</translation>
  </message>
  <message>
   <source>Both texts are the same.</source>
   <translation>Beide Texte sind gleich.</translation>
  </message>
  <message>
   <source>Bring along a file in it, or open the folder as a workspace: File, Open workspace…</source>
   <translation>Eine Datei daraus mitbringen, oder den Ordner als Arbeitsbereich öffnen: Datei, Arbeitsbereich öffnen…</translation>
  </message>
  <message>
   <source>Bring your own tools</source>
   <translation>Eigene Werkzeuge mitbringen</translation>
  </message>
  <message>
   <source>Broke off:</source>
   <translation>Abgebrochen:</translation>
  </message>
  <message>
   <source>Broken file</source>
   <translation>Defekte Datei</translation>
  </message>
  <message>
   <source>Broken off</source>
   <translation>Abgebrochen</translation>
  </message>
  <message>
   <source>Build it again, for WASI preview 1 or 2.</source>
   <translation>Neu bauen, für WASI preview 1 oder 2.</translation>
  </message>
  <message>
   <source>Build it as a WASI command (_start), or as a component with {}.</source>
   <translation>Als WASI-Befehl (_start) bauen oder als Komponente mit {}.</translation>
  </message>
  <message>
   <source>Built-in</source>
   <translation>Eingebaut</translation>
  </message>
  <message>
   <source>Built-in tools</source>
   <translation>Eingebaute Werkzeuge</translation>
  </message>
  <message>
   <source>By day</source>
   <translation>Nach Tag</translation>
  </message>
  <message>
   <source>By prefix of the name</source>
   <translation>Nach dem Anfang des Namens</translation>
  </message>
  <message>
   <source>By tool</source>
   <translation>Nach Werkzeug</translation>
  </message>
  <message>
   <source>By variable</source>
   <translation>Nach Variable</translation>
  </message>
  <message>
   <source>By what names are judged, and what other settings would change</source>
   <translation>Wie Namen beurteilt werden und was andere Einstellungen ändern würden</translation>
  </message>
  <message>
   <source>Byte {} of the line is no UTF-8, so it is left out.</source>
   <translation>Byte {} der Zeile ist kein UTF-8, daher fehlt sie.</translation>
  </message>
  <message>
   <source>Bytes.</source>
   <translation>Bytes.</translation>
  </message>
  <message>
   <source>C&amp;harts of calls</source>
   <translation>&amp;Diagramme der Aufrufe</translation>
  </message>
  <message>
   <source>C&amp;harts of the scan</source>
   <translation>&amp;Diagramme des Prüflaufs</translation>
  </message>
  <message>
   <source>C&amp;lear exchanges</source>
   <translation>Austausche &amp;leeren</translation>
  </message>
  <message>
   <source>C&amp;lose call {}</source>
   <translation>Aufruf {} sch&amp;ließen</translation>
  </message>
  <message>
   <source>C&amp;lose editor of {}</source>
   <translation>Editor von {} sch&amp;ließen</translation>
  </message>
  <message>
   <source>Cache</source>
   <translation>Cache</translation>
  </message>
  <message>
   <source>Cache key</source>
   <translation>Cache-Schlüssel</translation>
  </message>
  <message>
   <source>Cache {}</source>
   <translation>Cache {}</translation>
  </message>
  <message>
   <source>Cache: {}</source>
   <translation>Cache: {}</translation>
  </message>
  <message>
   <source>Cached</source>
   <translation>Aus dem Cache</translation>
  </message>
  <message>
   <source>Cached answer</source>
   <translation>Gemerkte Antwort</translation>
  </message>
  <message>
   <source>Cached answers</source>
   <translation>Antworten im Cache</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>Aufruf</translation>
  </message>
  <message>
   <source>Call a tool by hand</source>
   <translation>Ein Werkzeug von Hand aufrufen</translation>
  </message>
  <message>
   <source>Call id</source>
   <translation>Aufruf-ID</translation>
  </message>
  <message>
   <source>Call it again in a moment.</source>
   <translation>Gleich noch einmal aufrufen.</translation>
  </message>
  <message>
   <source>Call it again when its files are saved.</source>
   <translation>Wieder aufrufen, wenn seine Dateien gespeichert sind.</translation>
  </message>
  <message>
   <source>Call it with other arguments, or change the rule in its definition.</source>
   <translation>Mit anderen Argumenten aufrufen oder die Regel in der Definition ändern.</translation>
  </message>
  <message>
   <source>Call one of the others.</source>
   <translation>Eines der anderen aufrufen.</translation>
  </message>
  <message>
   <source>Call to allow</source>
   <translation>Zu erlaubender Aufruf</translation>
  </message>
  <message>
   <source>Call {}</source>
   <translation>Aufruf {}</translation>
  </message>
  <message>
   <source>Call {} asked a model. {}</source>
   <translation>Aufruf {} fragte ein Modell. {}</translation>
  </message>
  <message>
   <source>Call {} could not be read, so it has no tool to run. {}</source>
   <translation>Aufruf {} ließ sich nicht lesen und hat deshalb kein Werkzeug, das laufen könnte. {}</translation>
  </message>
  <message>
   <source>Call {} is on the clipboard.</source>
   <translation>Aufruf {} ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>Call {} ran in another workspace, with its tools: {}.</source>
   <translation>Aufruf {} lief in einem anderen Arbeitsbereich, mit dessen Werkzeugen: {}.</translation>
  </message>
  <message>
   <source>Call {}: {}</source>
   <translation>Aufruf {}: {}</translation>
  </message>
  <message>
   <source>Called</source>
   <translation>Aufgerufen</translation>
  </message>
  <message>
   <source>Called by the tool {}.</source>
   <translation>Aufgerufen vom Werkzeug {}.</translation>
  </message>
  <message>
   <source>Calls</source>
   <translation>Aufrufe</translation>
  </message>
  <message>
   <source>Calls are kept</source>
   <translation>Aufrufe bleiben</translation>
  </message>
  <message>
   <source>Calls by day: {}</source>
   <translation>Aufrufe nach Tag: {}</translation>
  </message>
  <message>
   <source>Calls by the name on the left find the tool on the right.</source>
   <translation>Aufrufe mit dem Namen links finden das Werkzeug rechts.</translation>
  </message>
  <message>
   <source>Calls by tool: {}</source>
   <translation>Aufrufe nach Werkzeug: {}</translation>
  </message>
  <message>
   <source>Calls itself</source>
   <translation>Ruft sich selbst auf</translation>
  </message>
  <message>
   <source>Calls may use it once you take it over.</source>
   <translation>Aufrufe dürfen es benutzen, sobald es übernommen ist.</translation>
  </message>
  <message>
   <source>Calls may use it.</source>
   <translation>Aufrufe dürfen es benutzen.</translation>
  </message>
  <message>
   <source>Calls of &amp;one output at once</source>
   <translation>Aufrufe &amp;einer Ausgabe zugleich</translation>
  </message>
  <message>
   <source>Calls of one output at once</source>
   <translation>Aufrufe einer Ausgabe zugleich</translation>
  </message>
  <message>
   <source>Calls of one output that run at once, whatever their pools.</source>
   <translation>Aufrufe einer Ausgabe, die zugleich laufen, in welchen Pools auch immer.</translation>
  </message>
  <message>
   <source>Calls of the tools below stop before they run.</source>
   <translation>Aufrufe der Werkzeuge unten halten an, bevor sie laufen.</translation>
  </message>
  <message>
   <source>Calls of these stop before they run: {} and {} more.</source>
   <translation>Aufrufe dieser halten an, bevor sie laufen: {} und {} weitere.</translation>
  </message>
  <message>
   <source>Calls of these stop before they run: {}.</source>
   <translation>Aufrufe dieser halten an, bevor sie laufen: {}.</translation>
  </message>
  <message>
   <source>Calls per output</source>
   <translation>Aufrufe je Ausgabe</translation>
  </message>
  <message>
   <source>Calls stop before they run.</source>
   <translation>Aufrufe halten an, bevor sie laufen.</translation>
  </message>
  <message>
   <source>Calls that may begin</source>
   <translation>Aufrufe, die beginnen dürfen</translation>
  </message>
  <message>
   <source>Calls that run at once</source>
   <translation>Aufrufe, die zugleich laufen</translation>
  </message>
  <message>
   <source>Calls the MCP server</source>
   <translation>Ruft den MCP-Server</translation>
  </message>
  <message>
   <source>Can't be read</source>
   <translation>Nicht lesbar</translation>
  </message>
  <message>
   <source>Can't be run</source>
   <translation>Nicht ausführbar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Cancelled</source>
   <translation>Abgebrochen</translation>
  </message>
  <message>
   <source>Candidate</source>
   <translation>Kandidat</translation>
  </message>
  <message>
   <source>Capture</source>
   <translation>Mitschnitt</translation>
  </message>
  <message>
   <source>Capture running</source>
   <translation>Mitschnitt läuft</translation>
  </message>
  <message>
   <source>Certificate</source>
   <translation>Zertifikat</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>Ändern</translation>
  </message>
  <message>
   <source>Change the definition</source>
   <translation>Die Definition ändern</translation>
  </message>
  <message>
   <source>Change what starts the selected server, and what it gets</source>
   <translation>Ändern, was den gewählten Server startet und was er bekommt</translation>
  </message>
  <message>
   <source>Change what the message names; running again gives the same.</source>
   <translation>Ändern, was die Meldung nennt; ein neuer Lauf ergibt dasselbe.</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <source>Changed in the tool since: {}.</source>
   <translation>Seither im Werkzeug geändert: {}.</translation>
  </message>
  <message>
   <source>Changes of the file</source>
   <translation>Änderungen der Datei</translation>
  </message>
  <message>
   <source>Changes what the program gets, where it is certain; each change is shown</source>
   <translation>Ändert, was das Programm bekommt, wo es sicher ist; jede Änderung wird gezeigt</translation>
  </message>
  <message>
   <source>Characters.</source>
   <translation>Zeichen.</translation>
  </message>
  <message>
   <source>Chart</source>
   <translation>Diagramm</translation>
  </message>
  <message>
   <source>Chart of {} by {}. The list has the same figures.</source>
   <translation>Diagramm von {} nach {}. Die Liste hat dieselben Zahlen.</translation>
  </message>
  <message>
   <source>Chart of {} of {}. The table has the same figures.</source>
   <translation>Diagramm von {} von {}. Die Tabelle hat dieselben Zahlen.</translation>
  </message>
  <message>
   <source>Charts</source>
   <translation>Diagramme</translation>
  </message>
  <message>
   <source>Check address and model under Model in the settings.</source>
   <translation>In den Einstellungen unter Modell Adresse und Modell prüfen.</translation>
  </message>
  <message>
   <source>Check again</source>
   <translation>Erneut prüfen</translation>
  </message>
  <message>
   <source>Check it and try again.</source>
   <translation>Prüfen Sie es und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>Check it where the workers are.</source>
   <translation>Dort prüfen, wo die Worker sind.</translation>
  </message>
  <message>
   <source>Check its URL and what it wants to know. {}</source>
   <translation>Seine URL prüfen und was es wissen will. {}</translation>
  </message>
  <message>
   <source>Check its permissions.</source>
   <translation>Die Zugriffsrechte prüfen.</translation>
  </message>
  <message>
   <source>Check that it is a program that this system can run; a script begins with a line such as #!/bin/sh.</source>
   <translation>Prüfen, ob es ein Programm ist, das dieses System ausführen kann; ein Skript beginnt mit einer Zeile wie #!/bin/sh.</translation>
  </message>
  <message>
   <source>Check that it was copied whole, or export the rows as JSON lines.</source>
   <translation>Prüfen, ob es vollständig kopiert ist, oder die Zeilen als JSON-Zeilen exportieren.</translation>
  </message>
  <message>
   <source>Check that the proxy runs and may be used for that host; the tool's source names it as proxy, else the environment does.</source>
   <translation>Prüfen, ob der Proxy läuft und für diesen Host benutzt werden darf; die Quelle des Werkzeugs nennt ihn als proxy, sonst die Umgebung.</translation>
  </message>
  <message>
   <source>Check that the whole output was pasted, with the markers around the call, then run again. If the model should have called a tool, its description or the prompt may need work.</source>
   <translation>Prüfen, ob die ganze Ausgabe eingefügt ist, mit den Markierungen um den Aufruf, dann erneut ausführen. Wenn das Modell ein Werkzeug hätte aufrufen sollen, ist vielleicht seine Beschreibung oder der Prompt zu bessern.</translation>
  </message>
  <message>
   <source>Check the URL in the tool's source, and the arguments that name the thing.</source>
   <translation>Die URL in der Quelle des Werkzeugs prüfen und die Argumente, die das Gemeinte nennen.</translation>
  </message>
  <message>
   <source>Check the URL, and what may be read where this runs.</source>
   <translation>Die URL prüfen und was hier gelesen werden darf.</translation>
  </message>
  <message>
   <source>Check the URL; what its kind needs is installed where logs are read.</source>
   <translation>Die URL prüfen; was ihre Art braucht, wird dort installiert, wo Logs gelesen werden.</translation>
  </message>
  <message>
   <source>Check the address and that the server runs.</source>
   <translation>Die Adresse prüfen und ob der Server läuft.</translation>
  </message>
  <message>
   <source>Check the file and its permissions.</source>
   <translation>Die Datei und ihre Zugriffsrechte prüfen.</translation>
  </message>
  <message>
   <source>Check the file and its permissions; all else is read.</source>
   <translation>Die Datei und ihre Zugriffsrechte prüfen; alles andere wird gelesen.</translation>
  </message>
  <message>
   <source>Check the interpreter in its first line (#!), or what it was made for.</source>
   <translation>Den Interpreter in der ersten Zeile (#!) prüfen, oder wofür es gemacht ist.</translation>
  </message>
  <message>
   <source>Check the key {}.</source>
   <translation>Den Schlüssel {} prüfen.</translation>
  </message>
  <message>
   <source>Check the name and the network connection.</source>
   <translation>Den Namen und die Netzverbindung prüfen.</translation>
  </message>
  <message>
   <source>Check the network connection, and try it again.</source>
   <translation>Die Netzverbindung prüfen und erneut versuchen.</translation>
  </message>
  <message>
   <source>Check the path and its permissions.</source>
   <translation>Den Pfad und seine Zugriffsrechte prüfen.</translation>
  </message>
  <message>
   <source>Check the port, and whether the server speaks TLS 1.2 or newer there; one without TLS has a URL that begins with http://.</source>
   <translation>Den Port prüfen und ob der Server dort TLS 1.2 oder neuer spricht; einer ohne TLS hat eine URL, die mit http:// beginnt.</translation>
  </message>
  <message>
   <source>Check what runs at {}. {}</source>
   <translation>Prüfen, was bei {} läuft. {}</translation>
  </message>
  <message>
   <source>Checking the arguments takes more work than is allowed; the schema or one of its patterns multiplies it.</source>
   <translation>Die Argumente zu prüfen ist mehr Arbeit als erlaubt; das Schema oder eines seiner Muster vervielfacht sie.</translation>
  </message>
  <message>
   <source>Checking…</source>
   <translation>Wird geprüft…</translation>
  </message>
  <message>
   <source>Choice</source>
   <translation>Auswahl</translation>
  </message>
  <message>
   <source>Choose &amp;dialect</source>
   <translation>&amp;Dialekt wählen</translation>
  </message>
  <message>
   <source>Choose &amp;folder of logs…</source>
   <translation>&amp;Ordner mit Logs wählen…</translation>
  </message>
  <message>
   <source>Choose &amp;logs…</source>
   <translation>&amp;Logs wählen…</translation>
  </message>
  <message>
   <source>Choose a .env file, or the configuration of MCP servers. The terminal also takes text on standard input: tooldesk secrets import -</source>
   <translation>Eine .env-Datei wählen oder die Konfiguration von MCP-Servern. Das Terminal nimmt auch Text auf der Standardeingabe: tooldesk secrets import -</translation>
  </message>
  <message>
   <source>Choose a CPython 3.9 or newer as the tool's interpreter.</source>
   <translation>Ein CPython 3.9 oder neuer als Interpreter des Werkzeugs wählen.</translation>
  </message>
  <message>
   <source>Choose a Python interpreter</source>
   <translation>Python-Interpreter wählen</translation>
  </message>
  <message>
   <source>Choose a command, click the field and press the keys it shall have.</source>
   <translation>Einen Befehl wählen, in das Feld klicken und die gewünschten Tasten drücken.</translation>
  </message>
  <message>
   <source>Choose a file in {}.</source>
   <translation>Eine Datei in {} wählen.</translation>
  </message>
  <message>
   <source>Choose a file of at most {} MB, or read it with the tooldesk parse command.</source>
   <translation>Eine Datei bis {} MB wählen oder sie mit dem Befehl tooldesk parse lesen.</translation>
  </message>
  <message>
   <source>Choose a file, drop one here, or paste a text: tools as an API takes them, or another description of them, as JSON or YAML, or the URL at which it stands.</source>
   <translation>Eine Datei wählen, hierher ziehen oder einen Text einfügen: Werkzeuge, wie eine API sie nimmt, oder eine andere Beschreibung, als JSON oder YAML, oder die URL, unter der sie steht.</translation>
  </message>
  <message>
   <source>Choose a file: one with mcpServers or servers as JSON, or Codex's config.toml.</source>
   <translation>Eine Datei wählen: eine mit mcpServers oder servers als JSON, oder config.toml von Codex.</translation>
  </message>
  <message>
   <source>Choose another file, or look into it with bash.</source>
   <translation>Eine andere Datei wählen oder mit bash hineinsehen.</translation>
  </message>
  <message>
   <source>Choose another file.</source>
   <translation>Eine andere Datei wählen.</translation>
  </message>
  <message>
   <source>Choose another folder with --data-dir.</source>
   <translation>Mit --data-dir einen anderen Ordner wählen.</translation>
  </message>
  <message>
   <source>Choose another folder.</source>
   <translation>Einen anderen Ordner wählen.</translation>
  </message>
  <message>
   <source>Choose another host, or set "allow_private_hosts" in the tool's source.</source>
   <translation>Einen anderen Host wählen oder "allow_private_hosts" in der Quelle des Werkzeugs setzen.</translation>
  </message>
  <message>
   <source>Choose another interpreter, or read the file again.</source>
   <translation>Einen anderen Interpreter wählen oder die Datei erneut lesen.</translation>
  </message>
  <message>
   <source>Choose another name, or delete it.</source>
   <translation>Einen anderen Namen wählen oder es löschen.</translation>
  </message>
  <message>
   <source>Choose another name, or delete that one first.</source>
   <translation>Einen anderen Namen wählen oder das andere erst löschen.</translation>
  </message>
  <message>
   <source>Choose another name, or remove that key first.</source>
   <translation>Einen anderen Namen wählen oder den anderen Schlüssel erst entfernen.</translation>
  </message>
  <message>
   <source>Choose another name, or replace it with --replace.</source>
   <translation>Einen anderen Namen wählen oder mit --replace ersetzen.</translation>
  </message>
  <message>
   <source>Choose another name, or say --replace.</source>
   <translation>Einen anderen Namen wählen oder --replace angeben.</translation>
  </message>
  <message>
   <source>Choose another name.</source>
   <translation>Einen anderen Namen wählen.</translation>
  </message>
  <message>
   <source>Choose another one, or 0 for any that is free.</source>
   <translation>Einen anderen wählen, oder 0 für einen freien.</translation>
  </message>
  <message>
   <source>Choose another path.</source>
   <translation>Einen anderen Pfad wählen.</translation>
  </message>
  <message>
   <source>Choose another working folder.</source>
   <translation>Einen anderen Arbeitsordner wählen.</translation>
  </message>
  <message>
   <source>Choose file…</source>
   <translation>Datei wählen…</translation>
  </message>
  <message>
   <source>Choose logs</source>
   <translation>Logs wählen</translation>
  </message>
  <message>
   <source>Choose one of {}.</source>
   <translation>Eines von {} wählen.</translation>
  </message>
  <message>
   <source>Choose smaller files, or send them one by one.</source>
   <translation>Kleinere Dateien wählen oder sie einzeln senden.</translation>
  </message>
  <message>
   <source>Choose tools that come with Tooldesk</source>
   <translation>Werkzeuge wählen, die mit Tooldesk kommen</translation>
  </message>
  <message>
   <source>Choose what is sent: a value, nothing, or no field at all</source>
   <translation>Wählen, was gesendet wird: ein Wert, nichts oder gar kein Feld</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Wählen…</translation>
  </message>
  <message>
   <source>Chosen</source>
   <translation>Gewählt</translation>
  </message>
  <message>
   <source>Chosen for the next run. </source>
   <translation>Für den nächsten Lauf gewählt. </translation>
  </message>
  <message>
   <source>Chosen for the next run. {}</source>
   <translation>Für den nächsten Lauf gewählt. {}</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Leeren</translation>
  </message>
  <message>
   <source>Clear &amp;filters</source>
   <translation>&amp;Filter leeren</translation>
  </message>
  <message>
   <source>Clear the filters</source>
   <translation>Filter leeren</translation>
  </message>
  <message>
   <source>Cleared {}.</source>
   <translation>{} geleert.</translation>
  </message>
  <message>
   <source>Click a bar to see its examples.</source>
   <translation>Auf einen Balken klicken, um Beispiele zu sehen.</translation>
  </message>
  <message>
   <source>Click a day to list its calls.</source>
   <translation>Auf einen Tag klicken, um seine Aufrufe zu listen.</translation>
  </message>
  <message>
   <source>Click a tool to list its calls.</source>
   <translation>Auf ein Werkzeug klicken, um seine Aufrufe zu listen.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Close (Esc)</source>
   <translation>Schließen (Esc)</translation>
  </message>
  <message>
   <source>Close Tooldesk and start it again.</source>
   <translation>Tooldesk schließen und neu starten.</translation>
  </message>
  <message>
   <source>Close Tooldesk, then try again.</source>
   <translation>Tooldesk schließen, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Close call {}</source>
   <translation>Aufruf {} schließen</translation>
  </message>
  <message>
   <source>Close every Tooldesk that uses it and start it again: what can be read of it is then saved, and the file set aside.</source>
   <translation>Jedes Tooldesk schließen, das sie benutzt, und neu starten: Was davon gelesen werden kann, wird dann gerettet, und die Datei beiseitegelegt.</translation>
  </message>
  <message>
   <source>Close the call, and stop it if it runs</source>
   <translation>Den Aufruf schließen; läuft er, wird er angehalten</translation>
  </message>
  <message>
   <source>Close the comparison (Esc)</source>
   <translation>Vergleich schließen (Esc)</translation>
  </message>
  <message>
   <source>Close the notice</source>
   <translation>Hinweis schließen</translation>
  </message>
  <message>
   <source>Close the other program that uses it, then try again.</source>
   <translation>Das andere Programm schließen, das sie benutzt, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Close this call ({} when it is the chosen one)</source>
   <translation>Diesen Aufruf schließen ({}, wenn er der gewählte ist)</translation>
  </message>
  <message>
   <source>Close what uses it, or forget this login: tooldesk servers logout {}</source>
   <translation>Schließen, was es benutzt, oder diese Anmeldung vergessen: tooldesk servers logout {}</translation>
  </message>
  <message>
   <source>Cluster</source>
   <translation>Cluster</translation>
  </message>
  <message>
   <source>Co&amp;mpare dialects</source>
   <translation>Dialekte &amp;vergleichen</translation>
  </message>
  <message>
   <source>Co-workers</source>
   <translation>Mitarbeiter</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>Code</translation>
  </message>
  <message>
   <source>Code in {}</source>
   <translation>Code in {}</translation>
  </message>
  <message>
   <source>Codes to choose from without a word on what they mean</source>
   <translation>Codes zur Wahl ohne ein Wort, was sie bedeuten</translation>
  </message>
  <message>
   <source>Coerced</source>
   <translation>Angepasst</translation>
  </message>
  <message>
   <source>Coercion</source>
   <translation>Anpassung</translation>
  </message>
  <message>
   <source>Collapse all</source>
   <translation>Alle zuklappen</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Befehl</translation>
  </message>
  <message>
   <source>Command as one line</source>
   <translation>Befehl als eine Zeile</translation>
  </message>
  <message>
   <source>Command or URL</source>
   <translation>Befehl oder URL</translation>
  </message>
  <message>
   <source>Command or tool</source>
   <translation>Befehl oder Werkzeug</translation>
  </message>
  <message>
   <source>Commands</source>
   <translation>Befehle</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>Kommentar</translation>
  </message>
  <message>
   <source>Compare dialects</source>
   <translation>Dialekte vergleichen</translation>
  </message>
  <message>
   <source>Compare it with the remembered call that is most like it</source>
   <translation>Mit dem gemerkten Aufruf vergleichen, der ihm am ähnlichsten ist</translation>
  </message>
  <message>
   <source>Compare now</source>
   <translation>Jetzt vergleichen</translation>
  </message>
  <message>
   <source>Compare pick and template in the tool's source with a whole answer.</source>
   <translation>pick und template in der Quelle des Werkzeugs mit einer ganzen Antwort vergleichen.</translation>
  </message>
  <message>
   <source>Compare the dialects, or have the dialect detected, and run again.</source>
   <translation>Die Dialekte vergleichen oder den Dialekt erkennen lassen, dann erneut ausführen.</translation>
  </message>
  <message>
   <source>Compare what every dialect makes of the text</source>
   <translation>Vergleichen, was jeder Dialekt aus dem Text macht</translation>
  </message>
  <message>
   <source>Compare with past calls</source>
   <translation>Mit früheren Aufrufen vergleichen</translation>
  </message>
  <message>
   <source>Compare with the nearest</source>
   <translation>Mit der nächsten vergleichen</translation>
  </message>
  <message>
   <source>Compare with the run &amp;before</source>
   <translation>&amp;Mit dem Lauf davor vergleichen</translation>
  </message>
  <message>
   <source>Compare with the run before</source>
   <translation>Mit dem Lauf davor vergleichen</translation>
  </message>
  <message>
   <source>Compare with the run before, call by call</source>
   <translation>Aufruf für Aufruf mit dem Lauf davor vergleichen</translation>
  </message>
  <message>
   <source>Compare, then save again.</source>
   <translation>Vergleichen, dann erneut speichern.</translation>
  </message>
  <message>
   <source>Compared with the nearest</source>
   <translation>Mit dem nächsten verglichen</translation>
  </message>
  <message>
   <source>Compared with {}</source>
   <translation>Verglichen mit {}</translation>
  </message>
  <message>
   <source>Compared: {}</source>
   <translation>Verglichen: {}</translation>
  </message>
  <message>
   <source>Compare…</source>
   <translation>Vergleichen…</translation>
  </message>
  <message>
   <source>Comparing…</source>
   <translation>Wird verglichen…</translation>
  </message>
  <message>
   <source>Configurations (*.json *.toml);;All files (*)</source>
   <translation>Konfigurationen (*.json *.toml);;Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Confirm word changes</source>
   <translation>Wortwechsel bestätigen</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Verbinden</translation>
  </message>
  <message>
   <source>Connect to a server on this computer?</source>
   <translation>Mit einem Server auf diesem Rechner verbinden?</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Verbindung</translation>
  </message>
  <message>
   <source>Connects to</source>
   <translation>Verbindet sich mit</translation>
  </message>
  <message>
   <source>Connects to the MCP server {} over {}.</source>
   <translation>Verbindet sich mit dem MCP-Server {} über {}.</translation>
  </message>
  <message>
   <source>Connects to the MCP server {} over {}. Its login may lead to: {}.</source>
   <translation>Verbindet sich mit dem MCP-Server {} über {}. Seine Anmeldung kann führen zu: {}.</translation>
  </message>
  <message>
   <source>Console</source>
   <translation>Konsole</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>Kontext</translation>
  </message>
  <message>
   <source>Context &amp;menu</source>
   <translation>Kontext&amp;menü</translation>
  </message>
  <message>
   <source>Context: {}</source>
   <translation>Kontext: {}</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Unterhaltung</translation>
  </message>
  <message>
   <source>Conversation with {}</source>
   <translation>Unterhaltung mit {}</translation>
  </message>
  <message>
   <source>Convert it to OpenAPI 3, for example with Swagger Editor.</source>
   <translation>In OpenAPI 3 umwandeln, zum Beispiel mit dem Swagger Editor.</translation>
  </message>
  <message>
   <source>Convert the file to UTF-8 if the line matters; the rest is read.</source>
   <translation>Die Datei in UTF-8 umwandeln, wenn die Zeile wichtig ist; der Rest wird gelesen.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Copy &amp;all messages</source>
   <translation>&amp;Alle Nachrichten kopieren</translation>
  </message>
  <message>
   <source>Copy &amp;correction prompt of call {}</source>
   <translation>&amp;Korrekturhinweis von Aufruf {} kopieren</translation>
  </message>
  <message>
   <source>Copy &amp;message of call {}</source>
   <translation>&amp;Nachricht von Aufruf {} kopieren</translation>
  </message>
  <message>
   <source>Copy &amp;path of {}</source>
   <translation>&amp;Pfad von {} kopieren</translation>
  </message>
  <message>
   <source>Copy &amp;result of call {}</source>
   <translation>&amp;Ergebnis von Aufruf {} kopieren</translation>
  </message>
  <message>
   <source>Copy OpenAI &amp;spec of {}</source>
   <translation>&amp;OpenAI-Spec von {} kopieren</translation>
  </message>
  <message>
   <source>Copy a JSON Schema, or {"city": "string"}, and paste again.</source>
   <translation>Ein JSON Schema oder {"city": "string"} kopieren und erneut einfügen.</translation>
  </message>
  <message>
   <source>Copy all messages</source>
   <translation>Alle Nachrichten kopieren</translation>
  </message>
  <message>
   <source>Copy all messages as one array</source>
   <translation>Alle Nachrichten als ein Array kopieren</translation>
  </message>
  <message>
   <source>Copy all messages as they are sent</source>
   <translation>Alle Nachrichten kopieren, wie sie gesendet werden</translation>
  </message>
  <message>
   <source>Copy all of it, to the last quote.</source>
   <translation>Alles kopieren, bis zum letzten Anführungszeichen.</translation>
  </message>
  <message>
   <source>Copy an example request; secrets stand in it as variables</source>
   <translation>Eine Beispielanfrage kopieren; Geheimnisse stehen darin als Variablen</translation>
  </message>
  <message>
   <source>Copy as JSON</source>
   <translation>Als JSON kopieren</translation>
  </message>
  <message>
   <source>Copy base URL for A&amp;nthropic and Ollama</source>
   <translation>Basis-URL für A&amp;nthropic und Ollama kopieren</translation>
  </message>
  <message>
   <source>Copy base URL for Open&amp;AI</source>
   <translation>B&amp;asis-URL für OpenAI kopieren</translation>
  </message>
  <message>
   <source>Copy call {} as c&amp;url</source>
   <translation>A&amp;ufruf {} als curl kopieren</translation>
  </message>
  <message>
   <source>Copy correction prompt</source>
   <translation>Korrekturhinweis kopieren</translation>
  </message>
  <message>
   <source>Copy for Anthropic, Ollama</source>
   <translation>Für Anthropic, Ollama kopieren</translation>
  </message>
  <message>
   <source>Copy for OpenAI</source>
   <translation>Für OpenAI kopieren</translation>
  </message>
  <message>
   <source>Copy message</source>
   <translation>Nachricht kopieren</translation>
  </message>
  <message>
   <source>Copy p&amp;ublic key of {}</source>
   <translation>Ö&amp;ffentlichen Schlüssel von {} kopieren</translation>
  </message>
  <message>
   <source>Copy path</source>
   <translation>Pfad kopieren</translation>
  </message>
  <message>
   <source>Copy places</source>
   <translation>Stellen kopieren</translation>
  </message>
  <message>
   <source>Copy report</source>
   <translation>Bericht kopieren</translation>
  </message>
  <message>
   <source>Copy result</source>
   <translation>Ergebnis kopieren</translation>
  </message>
  <message>
   <source>Copy the address into one on this machine.</source>
   <translation>Die Adresse in eine auf diesem Rechner kopieren.</translation>
  </message>
  <message>
   <source>Copy the file anew; what came before is counted.</source>
   <translation>Die Datei neu kopieren; was davor kam, ist gezählt.</translation>
  </message>
  <message>
   <source>Copy the messages of all calls as one array</source>
   <translation>Die Nachrichten aller Aufrufe als ein Array kopieren</translation>
  </message>
  <message>
   <source>Copy the path of the file</source>
   <translation>Den Pfad der Datei kopieren</translation>
  </message>
  <message>
   <source>Copy the preview</source>
   <translation>Die Vorschau kopieren</translation>
  </message>
  <message>
   <source>Copy the whole command.</source>
   <translation>Den ganzen Befehl kopieren.</translation>
  </message>
  <message>
   <source>Copy to&amp;ken of the capture</source>
   <translation>Token der Aufzeichnung &amp;kopieren</translation>
  </message>
  <message>
   <source>Copy token</source>
   <translation>Token kopieren</translation>
  </message>
  <message>
   <source>Copy what is shown; of the doctor, the whole document</source>
   <translation>Kopieren, was gezeigt wird; vom Doktor das ganze Dokument</translation>
  </message>
  <message>
   <source>Copy what is to be replaced; write makes a file, or replaces all of one.</source>
   <translation>Kopieren, was ersetzt werden soll; write legt eine Datei an oder ersetzt eine ganz.</translation>
  </message>
  <message>
   <source>Copy what it refers to into "$defs" and write "#/$defs/…".</source>
   <translation>Worauf es verweist, nach "$defs" kopieren und "#/$defs/…" schreiben.</translation>
  </message>
  <message>
   <source>Copy what tells the model what to write instead</source>
   <translation>Kopiert, was dem Modell sagt, was es stattdessen schreiben soll</translation>
  </message>
  <message>
   <source>Copy what the API takes for this tool</source>
   <translation>Kopieren, was die API für dieses Werkzeug nimmt</translation>
  </message>
  <message>
   <source>Correct "tools" of the co-worker.</source>
   <translation>"tools" des Mitarbeiters berichtigen.</translation>
  </message>
  <message>
   <source>Correct Address or Model under Model in the settings.</source>
   <translation>In den Einstellungen unter Modell Adresse oder Modell berichtigen.</translation>
  </message>
  <message>
   <source>Correct HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, SSL_CERT_FILE or SSL_CERT_DIR.</source>
   <translation>HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, SSL_CERT_FILE oder SSL_CERT_DIR berichtigen.</translation>
  </message>
  <message>
   <source>Correct ca_file, client_certificate or client_key in the tool's source.</source>
   <translation>ca_file, client_certificate oder client_key in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Correct it by JSON Schema, draft 2020-12.</source>
   <translation>Nach JSON Schema, Entwurf 2020-12, berichtigen.</translation>
  </message>
  <message>
   <source>Correct it in the collection.</source>
   <translation>In der Sammlung berichtigen.</translation>
  </message>
  <message>
   <source>Correct it in the file.</source>
   <translation>In der Datei berichtigen.</translation>
  </message>
  <message>
   <source>Correct it in the tool's file.</source>
   <translation>In der Datei des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Correct it there.</source>
   <translation>Dort berichtigen.</translation>
  </message>
  <message>
   <source>Correct it, or decline.</source>
   <translation>Berichtigen oder ablehnen.</translation>
  </message>
  <message>
   <source>Correct it, or leave the option out.</source>
   <translation>Berichtigen oder die Option weglassen.</translation>
  </message>
  <message>
   <source>Correct it.</source>
   <translation>Berichtigen.</translation>
  </message>
  <message>
   <source>Correct it; every field is named by: tooldesk guide tool_files</source>
   <translation>Berichtigen; jedes Feld nennt: tooldesk guide tool_files</translation>
  </message>
  <message>
   <source>Correct its path.</source>
   <translation>Den Pfad berichtigen.</translation>
  </message>
  <message>
   <source>Correct that in the tool first.</source>
   <translation>Das zuerst im Werkzeug berichtigen.</translation>
  </message>
  <message>
   <source>Correct the Accept header in the tool's source, or leave it out.</source>
   <translation>Den Accept-Header in der Quelle des Werkzeugs berichtigen oder weglassen.</translation>
  </message>
  <message>
   <source>Correct the URL in the tool's source if the server has moved.</source>
   <translation>Die URL in der Quelle des Werkzeugs berichtigen, wenn der Server umgezogen ist.</translation>
  </message>
  <message>
   <source>Correct the URL in the tool's source, or the arguments that it is made of.</source>
   <translation>Die URL in der Quelle des Werkzeugs berichtigen oder die Argumente, aus denen sie entsteht.</translation>
  </message>
  <message>
   <source>Correct the URL, or raise max_redirects in the tool's source.</source>
   <translation>Die URL berichtigen oder max_redirects in der Quelle des Werkzeugs erhöhen.</translation>
  </message>
  <message>
   <source>Correct the arguments by its manual, as stderr is empty{}</source>
   <translation>Die Argumente nach seinem Handbuch berichtigen, da stderr leer ist{}</translation>
  </message>
  <message>
   <source>Correct the arguments by what it wrote to stderr{}</source>
   <translation>Die Argumente nach dem berichtigen, was es auf stderr schrieb{}</translation>
  </message>
  <message>
   <source>Correct the arguments by what it wrote.</source>
   <translation>Die Argumente nach dem berichtigen, was es schrieb.</translation>
  </message>
  <message>
   <source>Correct the arguments by what the server says, or the request in the tool's source.</source>
   <translation>Die Argumente nach dem berichtigen, was der Server sagt, oder die Anfrage in der Quelle des Werkzeugs.</translation>
  </message>
  <message>
   <source>Correct the arguments marked below, or send the correction prompt back to the model.</source>
   <translation>Die unten markierten Argumente berichtigen oder den Korrekturhinweis an das Modell zurückgeben.</translation>
  </message>
  <message>
   <source>Correct the arguments, or send the correction prompt back to the model.</source>
   <translation>Die Argumente berichtigen oder den Korrekturhinweis an das Modell zurückgeben.</translation>
  </message>
  <message>
   <source>Correct the arguments.</source>
   <translation>Die Argumente berichtigen.</translation>
  </message>
  <message>
   <source>Correct the body's kind or media type in the tool's source.</source>
   <translation>Art oder Medientyp des Body in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Correct the command by what the server says.</source>
   <translation>Den Befehl nach dem berichtigen, was der Server sagt.</translation>
  </message>
  <message>
   <source>Correct the data, or leave out what says that it is JSON.</source>
   <translation>Die Daten berichtigen oder weglassen, was sie JSON nennt.</translation>
  </message>
  <message>
   <source>Correct the file's path in the tool's source.</source>
   <translation>Den Pfad der Datei in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Correct the file, or put it aside: it gets another name, and nothing in it is lost.</source>
   <translation>Berichtigen Sie die Datei oder legen Sie sie beiseite: Sie bekommt einen anderen Namen, und nichts geht verloren.</translation>
  </message>
  <message>
   <source>Correct the file, or start Tooldesk again: it is then set aside, and nothing is lost.</source>
   <translation>Die Datei berichtigen oder Tooldesk neu starten: Dann wird sie beiseitegelegt, und nichts geht verloren.</translation>
  </message>
  <message>
   <source>Correct the file; the next call imports it again.</source>
   <translation>Die Datei berichtigen; der nächste Aufruf importiert sie neu.</translation>
  </message>
  <message>
   <source>Correct the function, or its name in the tool's source.</source>
   <translation>Die Funktion oder ihren Namen in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Correct the headers in the tool's source, or the arguments in them.</source>
   <translation>Die Header in der Quelle des Werkzeugs oder die Argumente darin berichtigen.</translation>
  </message>
  <message>
   <source>Correct the host in the URL; the certificate is that of another one.</source>
   <translation>Den Host in der URL berichtigen; das Zertifikat gehört einem anderen.</translation>
  </message>
  <message>
   <source>Correct the keywords that contradict each other.</source>
   <translation>Die Schlüsselwörter berichtigen, die einander widersprechen.</translation>
  </message>
  <message>
   <source>Correct the module's path in the tool's source.</source>
   <translation>Den Pfad des Moduls in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Correct the tool's interpreter, or leave it out to use Tooldesk's own.</source>
   <translation>Den Interpreter des Werkzeugs berichtigen oder weglassen; dann gilt der von Tooldesk.</translation>
  </message>
  <message>
   <source>Correct the tool's source.</source>
   <translation>Die Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Correct what is said, and paste it again.</source>
   <translation>Das Genannte berichtigen und noch einmal einfügen.</translation>
  </message>
  <message>
   <source>Could not decode to UTF-8</source>
   <translation>Could not decode to UTF-8</translation>
  </message>
  <message>
   <source>Count every tool from zero</source>
   <translation>Jedes Werkzeug von null an zählen</translation>
  </message>
  <message>
   <source>Count the selected tools from zero</source>
   <translation>Die gewählten Werkzeuge von null an zählen</translation>
  </message>
  <message>
   <source>Counting starts anew</source>
   <translation>Zählen beginnt neu</translation>
  </message>
  <message>
   <source>Counting starts anew only when you reset it.</source>
   <translation>Das Zählen beginnt erst neu, wenn Sie es zurücksetzen.</translation>
  </message>
  <message>
   <source>Counting starts anew with each {} of the calendar in UTC, next at {}. What ran in this {} counts already.</source>
   <translation>Das Zählen beginnt mit jedem {} des Kalenders in UTC neu, das nächste Mal um {}. Was in diesem {} lief, zählt schon.</translation>
  </message>
  <message>
   <source>Counting…</source>
   <translation>Wird gezählt…</translation>
  </message>
  <message>
   <source>Counts and history of calls are not written: {}</source>
   <translation>Zähler und Verlauf der Aufrufe werden nicht geschrieben: {}</translation>
  </message>
  <message>
   <source>Ctrl+C, or a console that was closed</source>
   <translation>Strg+C, oder eine Konsole, die geschlossen wurde</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>A&amp;usschneiden</translation>
  </message>
  <message>
   <source>Cu&amp;t	Ctrl+X</source>
   <translation>A&amp;usschneiden	Strg+X</translation>
  </message>
  <message>
   <source>Cut it into parts if it matters; the rest is read.</source>
   <translation>In Teile schneiden, wenn sie wichtig ist; der Rest wird gelesen.</translation>
  </message>
  <message>
   <source>Cut it, or run tooldesk parse --matrix in a terminal.</source>
   <translation>Kürzen oder in einem Terminal tooldesk parse --matrix ausführen.</translation>
  </message>
  <message>
   <source>Damaged</source>
   <translation>Beschädigt</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Tag</translation>
  </message>
  <message>
   <source>Days</source>
   <translation>Tage</translation>
  </message>
  <message>
   <source>Days begin at midnight here ({}).</source>
   <translation>Tage beginnen hier um Mitternacht ({}).</translation>
  </message>
  <message>
   <source>De&amp;lete view {}</source>
   <translation>Ansi&amp;cht {} löschen</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>Ablehnen</translation>
  </message>
  <message>
   <source>Default</source>
   <translation>Standard</translation>
  </message>
  <message>
   <source>Default in the definition</source>
   <translation>Standardwert in der Definition</translation>
  </message>
  <message>
   <source>Default: off</source>
   <translation>Standard: aus</translation>
  </message>
  <message>
   <source>Default: on</source>
   <translation>Standard: an</translation>
  </message>
  <message>
   <source>Default: {}</source>
   <translation>Standard: {}</translation>
  </message>
  <message>
   <source>Define a command</source>
   <translation>Einen Befehl anlegen</translation>
  </message>
  <message>
   <source>Define a request</source>
   <translation>Eine Anfrage anlegen</translation>
  </message>
  <message>
   <source>Define or import a tool</source>
   <translation>Ein Werkzeug anlegen oder importieren</translation>
  </message>
  <message>
   <source>Definition</source>
   <translation>Definition</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Delete &amp;all answers</source>
   <translation>&amp;Alle Antworten löschen</translation>
  </message>
  <message>
   <source>Delete &amp;all listed calls</source>
   <translation>&amp;Alle gelisteten Aufrufe löschen</translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>Alle löschen</translation>
  </message>
  <message>
   <source>Delete all answers of &amp;tool {}</source>
   <translation>Alle Antworten von &amp;Werkzeug {} löschen</translation>
  </message>
  <message>
   <source>Delete every cached answer of this workspace</source>
   <translation>Jede gemerkte Antwort dieses Arbeitsbereichs löschen</translation>
  </message>
  <message>
   <source>Delete every call that the filter shows, but for those that run</source>
   <translation>Jeden Aufruf löschen, den der Filter zeigt, außer denen, die laufen</translation>
  </message>
  <message>
   <source>Delete it: a fresh one takes its place.</source>
   <translation>Löschen: Eine frische tritt an ihre Stelle.</translation>
  </message>
  <message>
   <source>Delete saved calls that are not needed, or shorten the arguments.</source>
   <translation>Gespeicherte Aufrufe löschen, die nicht gebraucht werden, oder die Argumente kürzen.</translation>
  </message>
  <message>
   <source>Delete the answer, and see why the tool gives the secret away.</source>
   <translation>Die Antwort löschen und nachsehen, warum das Werkzeug das Geheimnis preisgibt.</translation>
  </message>
  <message>
   <source>Delete the files of the selected scenarios</source>
   <translation>Die Dateien der gewählten Szenarien löschen</translation>
  </message>
  <message>
   <source>Delete the selected calls, with the texts that they stood in</source>
   <translation>Die gewählten Aufrufe mit ihren Texten löschen</translation>
  </message>
  <message>
   <source>Delete the value for {}</source>
   <translation>Wert für {} löschen</translation>
  </message>
  <message>
   <source>Delete {}?</source>
   <translation>{} löschen?</translation>
  </message>
  <message>
   <source>Delete…</source>
   <translation>Löschen…</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Verweigert</translation>
  </message>
  <message>
   <source>Deny</source>
   <translation>Verweigern</translation>
  </message>
  <message>
   <source>Deny (default)</source>
   <translation>Verweigern (Standard)</translation>
  </message>
  <message>
   <source>Deprecated</source>
   <translation>Veraltet</translation>
  </message>
  <message>
   <source>Describe it in another way first.</source>
   <translation>Es zuerst anders beschreiben.</translation>
  </message>
  <message>
   <source>Describe it: what it is, in which form or unit, and what happens without it.</source>
   <translation>Beschreiben: was er ist, in welcher Form oder Einheit, und was ohne ihn geschieht.</translation>
  </message>
  <message>
   <source>Describe it: what it is, in which form or unit, with an example.</source>
   <translation>Beschreiben: was er ist, in welcher Form oder Einheit, mit einem Beispiel.</translation>
  </message>
  <message>
   <source>Description</source>
   <translation>Beschreibung</translation>
  </message>
  <message>
   <source>Detect automatically</source>
   <translation>Automatisch erkennen</translation>
  </message>
  <message>
   <source>Detected</source>
   <translation>Erkannt</translation>
  </message>
  <message>
   <source>Deutsch</source>
   <translation>Deutsch</translation>
  </message>
  <message>
   <source>Dialect</source>
   <translation>Dialekt</translation>
  </message>
  <message>
   <source>Dialects</source>
   <translation>Dialekte</translation>
  </message>
  <message>
   <source>Dialects that read the text</source>
   <translation>Dialekte, die den Text lesen</translation>
  </message>
  <message>
   <source>Did you mean "{}"?</source>
   <translation>War „{}“ gemeint?</translation>
  </message>
  <message>
   <source>Did you mean {}?</source>
   <translation>War {} gemeint?</translation>
  </message>
  <message>
   <source>Different</source>
   <translation>Anders</translation>
  </message>
  <message>
   <source>Different now</source>
   <translation>Jetzt anders</translation>
  </message>
  <message>
   <source>Different: {}</source>
   <translation>Anders: {}</translation>
  </message>
  <message>
   <source>Differs</source>
   <translation>Weicht ab</translation>
  </message>
  <message>
   <source>Disa&amp;ble tool {}</source>
   <translation>Werkzeug {} &amp;abschalten</translation>
  </message>
  <message>
   <source>Disa&amp;ble {}</source>
   <translation>{} ab&amp;schalten</translation>
  </message>
  <message>
   <source>Disable</source>
   <translation>Abschalten</translation>
  </message>
  <message>
   <source>Disabled</source>
   <translation>Abgeschaltet</translation>
  </message>
  <message>
   <source>Disabled: no call selects it, no export holds it</source>
   <translation>Abgeschaltet: Kein Aufruf wählt es, kein Export enthält es</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Verwerfen</translation>
  </message>
  <message>
   <source>Doctor</source>
   <translation>Doktor</translation>
  </message>
  <message>
   <source>Document</source>
   <translation>Dokument</translation>
  </message>
  <message>
   <source>Does</source>
   <translation>Tut</translation>
  </message>
  <message>
   <source>Don't answer</source>
   <translation>Nicht antworten</translation>
  </message>
  <message>
   <source>Don't send it</source>
   <translation>Nicht senden</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <source>Dots stand where something was left out.</source>
   <translation>Punkte stehen, wo etwas ausgelassen wurde.</translation>
  </message>
  <message>
   <source>Download it, and import the file.</source>
   <translation>Herunterladen und die Datei importieren.</translation>
  </message>
  <message>
   <source>Download it, and save it as UTF-8.</source>
   <translation>Herunterladen und als UTF-8 speichern.</translation>
  </message>
  <message>
   <source>Drag the export out</source>
   <translation>Den Export herausziehen</translation>
  </message>
  <message>
   <source>Drag what is shown onto another program, as text or as a file</source>
   <translation>Das Gezeigte als Text oder Datei auf ein anderes Programm ziehen</translation>
  </message>
  <message>
   <source>Drop a file that is in it.</source>
   <translation>Eine Datei daraus ablegen.</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Duplizieren</translation>
  </message>
  <message>
   <source>E&amp;dit {}…</source>
   <translation>{} &amp;bearbeiten…</translation>
  </message>
  <message>
   <source>E&amp;xpand or collapse all</source>
   <translation>Alle auf- oder &amp;zuklappen</translation>
  </message>
  <message>
   <source>E&amp;xport OpenAI spec of {}…</source>
   <translation>OpenAI-Spec von {} e&amp;xportieren…</translation>
  </message>
  <message>
   <source>E&amp;xport traffic of {}…</source>
   <translation>Verkehr von {} e&amp;xportieren…</translation>
  </message>
  <message>
   <source>ECDSA over SHA-256, or over a digest that the tool makes. Bitcoin and Ethereum use its curve.</source>
   <translation>ECDSA über SHA-256 oder über einen Digest, den das Werkzeug bildet. Bitcoin und Ethereum benutzen seine Kurve.</translation>
  </message>
  <message>
   <source>Each call gets a lane with its six stages, from parsing to the message for the model. Open a stage to see what it did.</source>
   <translation>Jeder Aufruf bekommt eine Spur mit seinen sechs Stufen, vom Parsen bis zur Nachricht für das Modell. Öffnen Sie eine Stufe, um zu sehen, was sie getan hat.</translation>
  </message>
  <message>
   <source>Each output becomes a scenario that expects what becomes of it now.</source>
   <translation>Jede Ausgabe wird ein Szenario, das erwartet, was jetzt aus ihr wird.</translation>
  </message>
  <message>
   <source>Each waits until you approve it as it is shown here.</source>
   <translation>Jedes wartet, bis Sie es genehmigen, wie es hier gezeigt ist.</translation>
  </message>
  <message>
   <source>Ed25519 signs data, not a digest of it.</source>
   <translation>Ed25519 signiert Daten, keinen Digest davon.</translation>
  </message>
  <message>
   <source>EdDSA, RFC 8032. The usual choice when the other side doesn't ask for another.</source>
   <translation>EdDSA, RFC 8032. Die übliche Wahl, wenn die andere Seite nichts anderes verlangt.</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <source>Edit MCP server</source>
   <translation>MCP-Server bearbeiten</translation>
  </message>
  <message>
   <source>Edit it, and untick “Leave it out”.</source>
   <translation>Bearbeiten und „Weglassen“ abwählen.</translation>
  </message>
  <message>
   <source>Edit policies</source>
   <translation>Regeln bearbeiten</translation>
  </message>
  <message>
   <source>Edit pool</source>
   <translation>Pool bearbeiten</translation>
  </message>
  <message>
   <source>Edit the tool…</source>
   <translation>Das Werkzeug bearbeiten…</translation>
  </message>
  <message>
   <source>Edit {}</source>
   <translation>{} bearbeiten</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>Editor</translation>
  </message>
  <message>
   <source>Editor command</source>
   <translation>Editor-Befehl</translation>
  </message>
  <message>
   <source>Edit…</source>
   <translation>Bearbeiten…</translation>
  </message>
  <message>
   <source>Elements are nested more than {} levels deep.</source>
   <translation>Elemente sind mehr als {} Ebenen tief verschachtelt.</translation>
  </message>
  <message>
   <source>Elements.</source>
   <translation>Elemente.</translation>
  </message>
  <message>
   <source>Emit</source>
   <translation>Ausgeben</translation>
  </message>
  <message>
   <source>Emit: {}</source>
   <translation>Ausgeben: {}</translation>
  </message>
  <message>
   <source>Empty the filter</source>
   <translation>Filter leeren</translation>
  </message>
  <message>
   <source>Ena&amp;ble tool {}</source>
   <translation>Werkzeug {} einsch&amp;alten</translation>
  </message>
  <message>
   <source>Ena&amp;ble {}</source>
   <translation>{} ein&amp;schalten</translation>
  </message>
  <message>
   <source>Enable</source>
   <translation>Einschalten</translation>
  </message>
  <message>
   <source>Enable it on the Tools screen, or: tooldesk tools enable {}</source>
   <translation>Auf dem Bildschirm „Werkzeuge“ einschalten, oder: tooldesk tools enable {}</translation>
  </message>
  <message>
   <source>Enable it.</source>
   <translation>Aktivieren Sie es.</translation>
  </message>
  <message>
   <source>Enabled</source>
   <translation>Eingeschaltet</translation>
  </message>
  <message>
   <source>Encoding</source>
   <translation>Kodierung</translation>
  </message>
  <message>
   <source>Encrypted file</source>
   <translation>Verschlüsselte Datei</translation>
  </message>
  <message>
   <source>End it and start it</source>
   <translation>Beenden und starten</translation>
  </message>
  <message>
   <source>End its process</source>
   <translation>Den Prozess beenden</translation>
  </message>
  <message>
   <source>Ended</source>
   <translation>Beendet</translation>
  </message>
  <message>
   <source>English</source>
   <translation>English</translation>
  </message>
  <message>
   <source>Environment of Tooldesk</source>
   <translation>Umgebung von Tooldesk</translation>
  </message>
  <message>
   <source>Estimated</source>
   <translation>Geschätzt</translation>
  </message>
  <message>
   <source>Every call runs; uses are counted all the same.</source>
   <translation>Jeder Aufruf läuft; gezählt wird trotzdem.</translation>
  </message>
  <message>
   <source>Every call that runs in this workspace is listed here, with what came of it. Run one in the console.</source>
   <translation>Jeder Aufruf, der in diesem Arbeitsbereich läuft, steht hier mit dem, was daraus wurde. Führen Sie einen in der Konsole aus.</translation>
  </message>
  <message>
   <source>Every good result</source>
   <translation>Jedes gute Ergebnis</translation>
  </message>
  <message>
   <source>Every stored value is looked for, also as base64, URL-encoded and in JSON, in these folders. Places are listed, never a value.</source>
   <translation>Jeder gespeicherte Wert wird in diesen Ordnern gesucht, auch als base64, URL-kodiert und in JSON. Gelistet werden Stellen, nie ein Wert.</translation>
  </message>
  <message>
   <source>Everywhere</source>
   <translation>Überall</translation>
  </message>
  <message>
   <source>Exact name</source>
   <translation>Genauer Name</translation>
  </message>
  <message>
   <source>Exact. {}</source>
   <translation>Genau. {}</translation>
  </message>
  <message>
   <source>Example: {}</source>
   <translation>Beispiel: {}</translation>
  </message>
  <message>
   <source>Examples</source>
   <translation>Beispiele</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>Austausch</translation>
  </message>
  <message>
   <source>Exchange {} is on the clipboard.</source>
   <translation>Austausch {} ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>Exchanges</source>
   <translation>Austausche</translation>
  </message>
  <message>
   <source>Execute</source>
   <translation>Ausführen</translation>
  </message>
  <message>
   <source>Execute: {}</source>
   <translation>Ausführen: {}</translation>
  </message>
  <message>
   <source>Exit code</source>
   <translation>Exit-Code</translation>
  </message>
  <message>
   <source>Expand</source>
   <translation>Vergrößern</translation>
  </message>
  <message>
   <source>Expand all</source>
   <translation>Alle aufklappen</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Erwartet</translation>
  </message>
  <message>
   <source>Expects</source>
   <translation>Erwartet</translation>
  </message>
  <message>
   <source>Expired</source>
   <translation>Abgelaufen</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Export</translation>
  </message>
  <message>
   <source>Export OpenAI spec of {}</source>
   <translation>OpenAI-Spec von {} exportieren</translation>
  </message>
  <message>
   <source>Export calls</source>
   <translation>Aufrufe exportieren</translation>
  </message>
  <message>
   <source>Export exchanges</source>
   <translation>Austausche exportieren</translation>
  </message>
  <message>
   <source>Export scan</source>
   <translation>Prüflauf exportieren</translation>
  </message>
  <message>
   <source>Export spec…</source>
   <translation>Spec exportieren…</translation>
  </message>
  <message>
   <source>Export the collection as version 2.1.</source>
   <translation>Die Sammlung als Version 2.1 exportieren.</translation>
  </message>
  <message>
   <source>Export traffic</source>
   <translation>Verkehr exportieren</translation>
  </message>
  <message>
   <source>Export without strict mode</source>
   <translation>Ohne strengen Modus exportieren</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Fehlgeschlagen</translation>
  </message>
  <message>
   <source>Failed for good</source>
   <translation>Endgültig fehlgeschlagen</translation>
  </message>
  <message>
   <source>Failed, no kind known</source>
   <translation>Fehlgeschlagen, Art unbekannt</translation>
  </message>
  <message>
   <source>Fewest</source>
   <translation>Mindestens</translation>
  </message>
  <message>
   <source>Fields</source>
   <translation>Felder</translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>Zahl</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>Zahlen</translation>
  </message>
  <message>
   <source>Figures of calls</source>
   <translation>Zahlen der Aufrufe</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>File {}</source>
   <translation>Datei {}</translation>
  </message>
  <message>
   <source>File, pipe or curl command</source>
   <translation>Datei, Pipe oder curl-Befehl</translation>
  </message>
  <message>
   <source>Files of certificates and keys count from the workspace folder.</source>
   <translation>Dateien von Zertifikaten und Schlüsseln zählen ab dem Ordner des Arbeitsbereichs.</translation>
  </message>
  <message>
   <source>Files…</source>
   <translation>Dateien…</translation>
  </message>
  <message>
   <source>Fill in a call of this tool</source>
   <translation>Einen Aufruf dieses Werkzeugs ausfüllen</translation>
  </message>
  <message>
   <source>Fill in an &amp;example of {}</source>
   <translation>Ein &amp;Beispiel für {} ausfüllen</translation>
  </message>
  <message>
   <source>Filter by name, path or description</source>
   <translation>Nach Name, Pfad oder Beschreibung filtern</translation>
  </message>
  <message>
   <source>Filter commands</source>
   <translation>Befehle filtern</translation>
  </message>
  <message>
   <source>Filter tools</source>
   <translation>Werkzeuge filtern</translation>
  </message>
  <message>
   <source>Filter traffic</source>
   <translation>Verkehr filtern</translation>
  </message>
  <message>
   <source>Filter {}</source>
   <translation>{} filtern</translation>
  </message>
  <message>
   <source>Filters of the History screen that have a name.</source>
   <translation>Filter des Verlaufs, die einen Namen haben.</translation>
  </message>
  <message>
   <source>Filters that have a name</source>
   <translation>Filter mit Namen</translation>
  </message>
  <message>
   <source>Final answer</source>
   <translation>Endgültige Antwort</translation>
  </message>
  <message>
   <source>Find</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Find a command or a tool</source>
   <translation>Einen Befehl oder ein Werkzeug finden</translation>
  </message>
  <message>
   <source>Find a setting</source>
   <translation>Einstellung suchen</translation>
  </message>
  <message>
   <source>Find in the guide</source>
   <translation>Im Handbuch suchen</translation>
  </message>
  <message>
   <source>Find in the text</source>
   <translation>Im Text suchen</translation>
  </message>
  <message>
   <source>Find leaked secrets</source>
   <translation>Durchgesickerte Geheimnisse suchen</translation>
  </message>
  <message>
   <source>Fingerprint</source>
   <translation>Fingerabdruck</translation>
  </message>
  <message>
   <source>Fingerprint context</source>
   <translation>Kontext des Fingerabdrucks</translation>
  </message>
  <message>
   <source>First byte</source>
   <translation>Erstes Byte</translation>
  </message>
  <message>
   <source>Fix: {}</source>
   <translation>Abhilfe: {}</translation>
  </message>
  <message>
   <source>Folded</source>
   <translation>Zugeklappt</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>Ordner</translation>
  </message>
  <message>
   <source>Folders</source>
   <translation>Ordner</translation>
  </message>
  <message>
   <source>Folders that it may read besides.</source>
   <translation>Ordner, die es außerdem lesen darf.</translation>
  </message>
  <message>
   <source>Folder…</source>
   <translation>Ordner…</translation>
  </message>
  <message>
   <source>Follow</source>
   <translation>Folgen</translation>
  </message>
  <message>
   <source>Follow a server at localhost, 127.0.0.1 or [::1].</source>
   <translation>Einem Server auf localhost, 127.0.0.1 oder [::1] folgen.</translation>
  </message>
  <message>
   <source>Follow an output</source>
   <translation>Einer Ausgabe folgen</translation>
  </message>
  <message>
   <source>Follow an output while it is written</source>
   <translation>Einer Ausgabe folgen, während sie entsteht</translation>
  </message>
  <message>
   <source>Follow it again to read it from its beginning.</source>
   <translation>Erneut folgen, um sie von Anfang an zu lesen.</translation>
  </message>
  <message>
   <source>Following</source>
   <translation>Folgt</translation>
  </message>
  <message>
   <source>Following broke off</source>
   <translation>Folgen abgebrochen</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Für</translation>
  </message>
  <message>
   <source>For ever</source>
   <translation>Für immer</translation>
  </message>
  <message>
   <source>For good, as long as its tool stays as it is</source>
   <translation>Für immer, solange das Werkzeug bleibt, wie es ist</translation>
  </message>
  <message>
   <source>For so many days a call is kept.</source>
   <translation>So viele Tage bleibt ein Aufruf.</translation>
  </message>
  <message>
   <source>For so many seconds, where their tool says nothing; for good, where this doesn't either.</source>
   <translation>So viele Sekunden, wo ihr Werkzeug nichts sagt; für immer, wo auch hier nichts steht.</translation>
  </message>
  <message>
   <source>For the header x-tooldesk-token, where a base URL can have no path</source>
   <translation>Für den Header x-tooldesk-token, wo eine Basis-URL keinen Pfad haben kann</translation>
  </message>
  <message>
   <source>For {}</source>
   <translation>Für {}</translation>
  </message>
  <message>
   <source>For {}, if {}</source>
   <translation>Für {}, wenn {}</translation>
  </message>
  <message>
   <source>Forget the exchanges that have ended</source>
   <translation>Die beendeten Austausche vergessen</translation>
  </message>
  <message>
   <source>Forget the key for good</source>
   <translation>Den Schlüssel endgültig vergessen</translation>
  </message>
  <message>
   <source>Forget the value</source>
   <translation>Den Wert vergessen</translation>
  </message>
  <message>
   <source>Forget what was edited, and show what the file holds</source>
   <translation>Verwerfen, was bearbeitet wurde, und zeigen, was die Datei enthält</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Formular</translation>
  </message>
  <message>
   <source>Form fields</source>
   <translation>Formularfelder</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>Found</source>
   <translation>Gefunden</translation>
  </message>
  <message>
   <source>Found as {}</source>
   <translation>Gefunden als {}</translation>
  </message>
  <message>
   <source>Found at</source>
   <translation>Gefunden bei</translation>
  </message>
  <message>
   <source>Found in</source>
   <translation>Gefunden in</translation>
  </message>
  <message>
   <source>Found in {}: {}, {}</source>
   <translation>{1} gefunden ({2}): {0}</translation>
  </message>
  <message>
   <source>Found {}</source>
   <translation>{} gefunden</translation>
  </message>
  <message>
   <source>Free some disk space, then try again.</source>
   <translation>Platz auf der Festplatte schaffen, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>From environment</source>
   <translation>Aus der Umgebung</translation>
  </message>
  <message>
   <source>From now on, expect what came</source>
   <translation>Von jetzt an erwarten, was kam</translation>
  </message>
  <message>
   <source>From the cache; the tool did not run</source>
   <translation>Aus dem Cache; das Werkzeug lief nicht</translation>
  </message>
  <message>
   <source>From the keyring</source>
   <translation>Aus dem Schlüsselbund</translation>
  </message>
  <message>
   <source>Function</source>
   <translation>Funktion</translation>
  </message>
  <message>
   <source>Function specs</source>
   <translation>Specs von Funktionen</translation>
  </message>
  <message>
   <source>Functions of the file</source>
   <translation>Funktionen der Datei</translation>
  </message>
  <message>
   <source>Functions run from their file, and this is none</source>
   <translation>Funktionen laufen aus ihrer Datei, und diese ist keine</translation>
  </message>
  <message>
   <source>Functions to add</source>
   <translation>Hinzuzufügende Funktionen</translation>
  </message>
  <message>
   <source>Further calls wait in line and say where they stand.</source>
   <translation>Weitere Aufrufe stehen an und sagen, an welcher Stelle.</translation>
  </message>
  <message>
   <source>Further tries after a timeout or a retriable error; only of idempotent tools.</source>
   <translation>Weitere Versuche nach einer Zeitgrenze oder einem wiederholbaren Fehler; nur bei idempotenten Werkzeugen.</translation>
  </message>
  <message>
   <source>Fuzzy. {}</source>
   <translation>Unscharf. {}</translation>
  </message>
  <message>
   <source>Gemini (JSON Schema)</source>
   <translation>Gemini (JSON Schema)</translation>
  </message>
  <message>
   <source>Gemini (OpenAPI schema)</source>
   <translation>Gemini (OpenAPI-Schema)</translation>
  </message>
  <message>
   <source>Gemini function declarations</source>
   <translation>Funktionsdeklarationen für Gemini</translation>
  </message>
  <message>
   <source>Gets</source>
   <translation>Bekommt</translation>
  </message>
  <message>
   <source>Give "search_url" in its source, the address of a SearXNG, or choose brave or tavily as "search_provider".</source>
   <translation>"search_url" in der Quelle angeben, die Adresse eines SearXNG, oder brave oder tavily als "search_provider" wählen.</translation>
  </message>
  <message>
   <source>Give "title".</source>
   <translation>"title" angeben.</translation>
  </message>
  <message>
   <source>Give "to" and "text".</source>
   <translation>"to" und "text" angeben.</translation>
  </message>
  <message>
   <source>Give 64 hexadecimal digits, or PEM (PKCS #8) without a password.</source>
   <translation>64 hexadezimale Ziffern angeben oder PEM (PKCS #8) ohne Passwort.</translation>
  </message>
  <message>
   <source>Give a document with "paths".</source>
   <translation>Ein Dokument mit "paths" angeben.</translation>
  </message>
  <message>
   <source>Give a file in PEM form, and the password of its key if it has one.</source>
   <translation>Eine Datei im PEM-Format angeben und das Passwort ihres Schlüssels, wenn er eines hat.</translation>
  </message>
  <message>
   <source>Give a host name or address, without user name, spaces or backslashes.</source>
   <translation>Hostname oder Adresse angeben, ohne Benutzername, Leerzeichen oder Backslash.</translation>
  </message>
  <message>
   <source>Give a program one of the base URLs above: each request to its model appears here.</source>
   <translation>Geben Sie einem Programm eine der Basis-URLs oben: Jede Anfrage an sein Modell erscheint hier.</translation>
  </message>
  <message>
   <source>Give another value.</source>
   <translation>Einen anderen Wert angeben.</translation>
  </message>
  <message>
   <source>Give functions, definitions, or specs as an API takes them.</source>
   <translation>Funktionen, Definitionen oder Specs angeben, wie eine API sie nimmt.</translation>
  </message>
  <message>
   <source>Give it a name that says what it is, or a description.</source>
   <translation>Einen Namen geben, der sagt, was es ist, oder eine Beschreibung.</translation>
  </message>
  <message>
   <source>Give it a value</source>
   <translation>Einen Wert geben</translation>
  </message>
  <message>
   <source>Give it a value.</source>
   <translation>Einen Wert geben.</translation>
  </message>
  <message>
   <source>Give it another value.</source>
   <translation>Einen anderen Wert geben.</translation>
  </message>
  <message>
   <source>Give it less to do, or raise "{}" of its "sandbox".</source>
   <translation>Ihm weniger zu tun geben oder "{}" in seiner "sandbox" erhöhen.</translation>
  </message>
  <message>
   <source>Give it less to do, or raise memory_mb in the tool's source.</source>
   <translation>Weniger zu tun geben oder memory_mb in der Quelle des Werkzeugs erhöhen.</translation>
  </message>
  <message>
   <source>Give it less to do, or try the command in a terminal.</source>
   <translation>Weniger zu tun geben oder den Befehl in einem Terminal versuchen.</translation>
  </message>
  <message>
   <source>Give it less.</source>
   <translation>Weniger geben.</translation>
  </message>
  <message>
   <source>Give it more time with timeout_s, or let it do less at once.</source>
   <translation>Mit timeout_s mehr Zeit geben oder weniger auf einmal tun lassen.</translation>
  </message>
  <message>
   <source>Give it one in its ToolContext, or run it in a workspace that has keys.</source>
   <translation>In seinem ToolContext einen angeben oder in einem Arbeitsbereich ausführen, der Schlüssel hat.</translation>
  </message>
  <message>
   <source>Give it other arguments, or correct it.</source>
   <translation>Andere Argumente geben oder es berichtigen.</translation>
  </message>
  <message>
   <source>Give its number as "id".</source>
   <translation>Seine Nummer als "id" angeben.</translation>
  </message>
  <message>
   <source>Give its passphrase, then try again.</source>
   <translation>Die Passphrase angeben, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Give objects with "name" and "source", as they are in tools/.</source>
   <translation>Objekte mit "name" und "source" angeben, wie in tools/.</translation>
  </message>
  <message>
   <source>Give one of the two another name.</source>
   <translation>Einem der beiden einen anderen Namen geben.</translation>
  </message>
  <message>
   <source>Give one of them a name that differs in a whole word.</source>
   <translation>Einem davon einen Namen geben, der sich in einem ganzen Wort unterscheidet.</translation>
  </message>
  <message>
   <source>Give one of them another name.</source>
   <translation>Einem davon einen anderen Namen geben.</translation>
  </message>
  <message>
   <source>Give one that begins with "openapi".</source>
   <translation>Eines angeben, das mit "openapi" beginnt.</translation>
  </message>
  <message>
   <source>Give one value.</source>
   <translation>Einen Wert angeben.</translation>
  </message>
  <message>
   <source>Give one.</source>
   <translation>Einen angeben.</translation>
  </message>
  <message>
   <source>Give something that describes tools.</source>
   <translation>Etwas angeben, das Werkzeuge beschreibt.</translation>
  </message>
  <message>
   <source>Give the address of the description itself, such as …/openapi.json: the page may link to it. Or download it, and import the file.</source>
   <translation>Die Adresse der Beschreibung selbst angeben, etwa …/openapi.json: Vielleicht führt ein Link der Seite dorthin. Oder herunterladen und die Datei importieren.</translation>
  </message>
  <message>
   <source>Give the array that an API takes as tools.</source>
   <translation>Das Array angeben, das eine API als tools nimmt.</translation>
  </message>
  <message>
   <source>Give the host alone.</source>
   <translation>Nur den Host angeben.</translation>
  </message>
  <message>
   <source>Give the name of one thing.</source>
   <translation>Den Namen von einem angeben.</translation>
  </message>
  <message>
   <source>Give them more, or fewer threads. {}</source>
   <translation>Ihnen mehr geben oder weniger Threads. {}</translation>
  </message>
  <message>
   <source>Give what narrows the list a name, to choose it again</source>
   <translation>Gibt dem, was die Liste einengt, einen Namen</translation>
  </message>
  <message>
   <source>Give {} or fewer.</source>
   <translation>Höchstens {} angeben.</translation>
  </message>
  <message>
   <source>Give {} or more.</source>
   <translation>Mindestens {} angeben.</translation>
  </message>
  <message>
   <source>Gives {}, a copy, to the program that this desktop has for it.</source>
   <translation>Gibt {}, eine Kopie, an das Programm, das dieser Desktop dafür hat.</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Go on, or start Tooldesk anew if something looks wrong. The report is sent to nobody.</source>
   <translation>Weitermachen, oder Tooldesk neu starten, wenn etwas falsch aussieht. Der Bericht wird niemandem geschickt.</translation>
  </message>
  <message>
   <source>Go to definition</source>
   <translation>Zur Definition</translation>
  </message>
  <message>
   <source>Go to the next call that failed or needs you</source>
   <translation>Zum nächsten Aufruf, der fehlschlug oder Sie braucht</translation>
  </message>
  <message>
   <source>Go to the tool that ran</source>
   <translation>Zum Werkzeug, das lief</translation>
  </message>
  <message>
   <source>Goes into</source>
   <translation>Geht nach</translation>
  </message>
  <message>
   <source>Goes out</source>
   <translation>Geht hinaus</translation>
  </message>
  <message>
   <source>Gone</source>
   <translation>Weg</translation>
  </message>
  <message>
   <source>Good until</source>
   <translation>Gut bis</translation>
  </message>
  <message>
   <source>Got</source>
   <translation>Erhalten</translation>
  </message>
  <message>
   <source>Group that OpenAI's Responses API shows it in.</source>
   <translation>Gruppe, in der die Responses-API von OpenAI es zeigt.</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>Handbuch</translation>
  </message>
  <message>
   <source>HTTP archive</source>
   <translation>HTTP-Archiv</translation>
  </message>
  <message>
   <source>HTTP archive (*.har)</source>
   <translation>HTTP-Archiv (*.har)</translation>
  </message>
  <message>
   <source>HTTP request</source>
   <translation>HTTP-Anfrage</translation>
  </message>
  <message>
   <source>Half a call</source>
   <translation>Ein halber Aufruf</translation>
  </message>
  <message>
   <source>Half took at most {}</source>
   <translation>Die Hälfte brauchte höchstens {}</translation>
  </message>
  <message>
   <source>Half within (p50)</source>
   <translation>Die Hälfte innerhalb von (p50)</translation>
  </message>
  <message>
   <source>Handed on</source>
   <translation>Weitergereicht</translation>
  </message>
  <message>
   <source>Handed out by your yes</source>
   <translation>Mit Ihrem Ja herausgegeben</translation>
  </message>
  <message>
   <source>Has a value that tools may not have</source>
   <translation>Hat einen Wert, den Werkzeuge nicht haben dürfen</translation>
  </message>
  <message>
   <source>Have it ask again before it runs</source>
   <translation>Wieder fragen lassen, bevor es läuft</translation>
  </message>
  <message>
   <source>Have it run however its definition and code change</source>
   <translation>Laufen lassen, wie auch Definition und Code sich ändern</translation>
  </message>
  <message>
   <source>Have it wait for you whenever its definition or code changes</source>
   <translation>Auf Sie warten lassen, sobald sich Definition oder Code ändern</translation>
  </message>
  <message>
   <source>Have the model go on, or write the call again, with room for all of it.</source>
   <translation>Das Modell weiterschreiben lassen oder den Aufruf noch einmal, mit Platz für alles.</translation>
  </message>
  <message>
   <source>Have the model write the arguments as an object under the key arguments.</source>
   <translation>Das Modell die Argumente als Objekt unter dem Schlüssel arguments schreiben lassen.</translation>
  </message>
  <message>
   <source>Have the model write the call again, with arguments as the notation has them.</source>
   <translation>Lassen Sie das Modell den Aufruf noch einmal schreiben, mit Argumenten, wie die Notation sie hat.</translation>
  </message>
  <message>
   <source>Have the model write the call again, with room for all of it.</source>
   <translation>Das Modell den Aufruf noch einmal schreiben lassen, mit Platz für alles.</translation>
  </message>
  <message>
   <source>Have the model write the call in its own dialect, with nothing else on the line.</source>
   <translation>Das Modell den Aufruf in seinem Dialekt schreiben lassen, mit nichts anderem in der Zeile.</translation>
  </message>
  <message>
   <source>Have the name end in {}, or name a part in a terminal: --part.</source>
   <translation>Den Namen mit {} enden lassen oder im Terminal einen Teil nennen: --part.</translation>
  </message>
  <message>
   <source>Have the selected tools in the export, or not</source>
   <translation>Die gewählten Werkzeuge exportieren oder nicht</translation>
  </message>
  <message>
   <source>Have the server send the name with the call's first part, or call again.</source>
   <translation>Den Server den Namen mit dem ersten Teil des Aufrufs senden lassen, oder erneut aufrufen.</translation>
  </message>
  <message>
   <source>Headers</source>
   <translation>Header</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>Heilen</translation>
  </message>
  <message>
   <source>Healed</source>
   <translation>Geheilt</translation>
  </message>
  <message>
   <source>Held back</source>
   <translation>Zurückgehalten</translation>
  </message>
  <message>
   <source>Here you see how often each tool has run, and how often it may. Drop a .py file on the window, or choose one.</source>
   <translation>Hier steht, wie oft jedes Werkzeug lief und wie oft es darf. Eine .py-Datei auf das Fenster ziehen oder eine wählen.</translation>
  </message>
  <message>
   <source>Hidden again in {} s, or with Esc</source>
   <translation>In {} s oder mit Esc wieder verborgen</translation>
  </message>
  <message>
   <source>Hide &amp;value of {}</source>
   <translation>Wert von {} ver&amp;bergen</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <source>Hit: {}.</source>
   <translation>Treffer: {}.</translation>
  </message>
  <message>
   <source>Hits</source>
   <translation>Treffer</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Host</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>Stunde</translation>
  </message>
  <message>
   <source>How</source>
   <translation>Wie</translation>
  </message>
  <message>
   <source>How far arguments may be changed to fit the schema.</source>
   <translation>Wie weit Argumente geändert werden dürfen, damit sie zum Schema passen.</translation>
  </message>
  <message>
   <source>How far the best must stand above the runner-up; closer is ambiguous.</source>
   <translation>Wie weit der beste über dem zweiten liegen muss; näher ist mehrdeutig.</translation>
  </message>
  <message>
   <source>How large text is, with all that holds it; Ctrl++ and Ctrl+- change it, too.</source>
   <translation>Wie groß der Text ist, mit allem, was ihn hält; Strg++ und Strg+- ändern sie auch.</translation>
  </message>
  <message>
   <source>How like a registered name must a written one be?</source>
   <translation>Wie ähnlich einem registrierten Namen muss ein geschriebener sein?</translation>
  </message>
  <message>
   <source>How lists and objects of an argument are written in URL, headers and fields: comma, space, pipe, brackets, pairs or json. Else a list repeats its name, and has commas in path and headers.</source>
   <translation>Wie Listen und Objekte eines Arguments in URL, Headern und Feldern geschrieben werden: comma, space, pipe, brackets, pairs oder json. Sonst wiederholt eine Liste ihren Namen und hat Kommas in Pfad und Headern.</translation>
  </message>
  <message>
   <source>How long it may take for all its answers together, in seconds; calls have limits of their own.</source>
   <translation>Wie lange es für alle Antworten zusammen dauern darf, in Sekunden; Aufrufe haben eigene Grenzen.</translation>
  </message>
  <message>
   <source>How long the model may take for one answer, in seconds.</source>
   <translation>Wie lange das Modell für eine Antwort brauchen darf, in Sekunden.</translation>
  </message>
  <message>
   <source>How many are followed; 0 is none.</source>
   <translation>Wie vielen gefolgt wird; 0 ist keiner.</translation>
  </message>
  <message>
   <source>How many calls may run in a period.</source>
   <translation>Wie viele Aufrufe in einem Zeitraum laufen dürfen.</translation>
  </message>
  <message>
   <source>How many calls of the pool run at once</source>
   <translation>Wie viele Aufrufe des Pools zugleich laufen</translation>
  </message>
  <message>
   <source>How many calls run at once.</source>
   <translation>Wie viele Aufrufe zugleich laufen.</translation>
  </message>
  <message>
   <source>How many calls run in one conversation.</source>
   <translation>Wie viele Aufrufe in einer Unterhaltung laufen.</translation>
  </message>
  <message>
   <source>How many of the listed calls ran, failed and came from the cache, and how long they took, by tool and by day</source>
   <translation>Wie viele der gelisteten Aufrufe liefen, fehlschlugen und aus dem Cache kamen, und wie lange sie brauchten, nach Werkzeug und Tag</translation>
  </message>
  <message>
   <source>How many outputs there are, and what was found in them, by what is listed</source>
   <translation>Wie viele Ausgaben es gibt und was in ihnen gefunden wurde</translation>
  </message>
  <message>
   <source>How much of the past is kept.</source>
   <translation>Wie viel vom Vergangenen aufbewahrt wird.</translation>
  </message>
  <message>
   <source>How much text of one result goes to the model; the person sees all of it.</source>
   <translation>Wie viel Text eines Ergebnisses zum Modell geht; die Person sieht alles.</translation>
  </message>
  <message>
   <source>How often may {} run?</source>
   <translation>Wie oft darf {} laufen?</translation>
  </message>
  <message>
   <source>How often may {} tools run?</source>
   <translation>Wie oft dürfen {} Werkzeuge laufen?</translation>
  </message>
  <message>
   <source>How often the model is asked, with the results of its calls, in one conversation.</source>
   <translation>Wie oft das Modell in einer Unterhaltung gefragt wird, mit den Ergebnissen seiner Aufrufe.</translation>
  </message>
  <message>
   <source>How often the selected tools may run</source>
   <translation>Wie oft die gewählten Werkzeuge laufen dürfen</translation>
  </message>
  <message>
   <source>How the names of a pool's tools begin; the longest that fits decides.</source>
   <translation>Wie die Namen der Werkzeuge eines Pools beginnen; der längste passende entscheidet.</translation>
  </message>
  <message>
   <source>How the names of its tools begin</source>
   <translation>Wie die Namen seiner Werkzeuge beginnen</translation>
  </message>
  <message>
   <source>How the window looks.</source>
   <translation>Wie das Fenster aussieht.</translation>
  </message>
  <message>
   <source>How their names begin, with commas between; a tool's own resource_pool wins.</source>
   <translation>Wie ihre Namen beginnen, mit Kommas dazwischen; resource_pool eines Werkzeugs geht vor.</translation>
  </message>
  <message>
   <source>How tools are selected.</source>
   <translation>Wie Werkzeuge ausgewählt werden.</translation>
  </message>
  <message>
   <source>How words are compared</source>
   <translation>Wie Wörter verglichen werden</translation>
  </message>
  <message>
   <source>I did it</source>
   <translation>Erledigt</translation>
  </message>
  <message>
   <source>Idempotent</source>
   <translation>Idempotent</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identität</translation>
  </message>
  <message>
   <source>If it has moved, correct "url" of {} in servers.json.</source>
   <translation>Wenn er umgezogen ist, "url" von {} in servers.json berichtigen.</translation>
  </message>
  <message>
   <source>If it shows a dialog, answer it; else restart it. Then try again.</source>
   <translation>Wenn er einen Dialog zeigt, darin antworten; sonst neu starten. Dann erneut versuchen.</translation>
  </message>
  <message>
   <source>If it wants a certificate of ours, name it as client_certificate in the tool's source.</source>
   <translation>Wenn er ein Zertifikat von uns will, es als client_certificate in der Quelle des Werkzeugs angeben.</translation>
  </message>
  <message>
   <source>If it was meant, have the model write its name and its arguments alone.</source>
   <translation>Falls er gemeint war, lassen Sie das Modell nur seinen Namen und seine Argumente schreiben.</translation>
  </message>
  <message>
   <source>If it was meant, have the model write the call alone, with nothing around it.</source>
   <translation>Wenn er gemeint war, das Modell den Aufruf allein schreiben lassen, mit nichts darum herum.</translation>
  </message>
  <message>
   <source>If it was meant, have the model write the call in its answer.</source>
   <translation>Wenn er gemeint war, das Modell den Aufruf in der Antwort schreiben lassen.</translation>
  </message>
  <message>
   <source>If that is right, add it to "allowed_hosts" in "tooldesk" of {} in servers.json.</source>
   <translation>Wenn das stimmt, es zu "allowed_hosts" in "tooldesk" von {} in servers.json hinzufügen.</translation>
  </message>
  <message>
   <source>If that is right, write "allow_private_hosts": true and the host in "allowed_hosts" into "tooldesk" of {} in servers.json.</source>
   <translation>Wenn das stimmt, "allow_private_hosts": true und den Host in "allowed_hosts" in "tooldesk" von {} in servers.json schreiben.</translation>
  </message>
  <message>
   <source>If you trust it, name its authority's certificate as ca_file in the tool's source.</source>
   <translation>Wenn Sie ihm vertrauen, das Zertifikat seiner Stelle als ca_file in der Quelle des Werkzeugs nennen.</translation>
  </message>
  <message>
   <source>Import</source>
   <translation>Importieren</translation>
  </message>
  <message>
   <source>Import &amp;curl command…</source>
   <translation>&amp;curl-Befehl importieren…</translation>
  </message>
  <message>
   <source>Import MCP servers</source>
   <translation>MCP-Server importieren</translation>
  </message>
  <message>
   <source>Import a part of it, or write it without them.</source>
   <translation>Einen Teil davon importieren oder ohne sie schreiben.</translation>
  </message>
  <message>
   <source>Import a part of it.</source>
   <translation>Einen Teil davon importieren.</translation>
  </message>
  <message>
   <source>Import and export</source>
   <translation>Import und Export</translation>
  </message>
  <message>
   <source>Import as tools…</source>
   <translation>Als Werkzeuge importieren…</translation>
  </message>
  <message>
   <source>Import curl command</source>
   <translation>curl-Befehl importieren</translation>
  </message>
  <message>
   <source>Import files of at most {}.</source>
   <translation>Dateien bis höchstens {} importieren.</translation>
  </message>
  <message>
   <source>Import it again.</source>
   <translation>Erneut importieren.</translation>
  </message>
  <message>
   <source>Import secrets from a .env or mcpServers file</source>
   <translation>Geheimnisse aus einer .env- oder mcpServers-Datei importieren</translation>
  </message>
  <message>
   <source>Import secrets from {}</source>
   <translation>Geheimnisse aus {} importieren</translation>
  </message>
  <message>
   <source>Import the lines that are variables.</source>
   <translation>Die Zeilen importieren, die Variablen sind.</translation>
  </message>
  <message>
   <source>Import tools</source>
   <translation>Werkzeuge importieren</translation>
  </message>
  <message>
   <source>Import traces</source>
   <translation>Mitschnitte importieren</translation>
  </message>
  <message>
   <source>Import {}</source>
   <translation>{} importieren</translation>
  </message>
  <message>
   <source>Import {} files</source>
   <translation>{} Dateien importieren</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Importieren…</translation>
  </message>
  <message>
   <source>In Tooldesk's data folder, behind a passphrase of yours.</source>
   <translation>Im Datenordner von Tooldesk, hinter einer eigenen Passphrase.</translation>
  </message>
  <message>
   <source>In a process of its own, with the files of {}</source>
   <translation>In einem eigenen Prozess, mit den Dateien von {}</translation>
  </message>
  <message>
   <source>In all</source>
   <translation>Insgesamt</translation>
  </message>
  <message>
   <source>In memory only; forgotten when Tooldesk ends.</source>
   <translation>Nur im Arbeitsspeicher; vergessen, wenn Tooldesk endet.</translation>
  </message>
  <message>
   <source>In the call at {}</source>
   <translation>Im Aufruf bei {}</translation>
  </message>
  <message>
   <source>In the call of {}</source>
   <translation>Im Aufruf von {}</translation>
  </message>
  <message>
   <source>In the certificate's file</source>
   <translation>In der Datei des Zertifikats</translation>
  </message>
  <message>
   <source>In the files of known programs.</source>
   <translation>In den Dateien bekannter Programme.</translation>
  </message>
  <message>
   <source>In the message that goes back to it.</source>
   <translation>In der Nachricht, die an es zurückgeht.</translation>
  </message>
  <message>
   <source>In the model's output</source>
   <translation>In der Modellausgabe</translation>
  </message>
  <message>
   <source>In the tool's own code</source>
   <translation>Im Code des Werkzeugs</translation>
  </message>
  <message>
   <source>In what context outputs are run.</source>
   <translation>In welchem Kontext Ausgaben laufen.</translation>
  </message>
  <message>
   <source>In what its call differs from the one that is most like it</source>
   <translation>Worin sich der Aufruf vom ähnlichsten unterscheidet</translation>
  </message>
  <message>
   <source>In {}, before it ran</source>
   <translation>In {}, bevor es lief</translation>
  </message>
  <message>
   <source>In {}, while it ran</source>
   <translation>In {}, während es lief</translation>
  </message>
  <message>
   <source>Input schema</source>
   <translation>Eingabeschema</translation>
  </message>
  <message>
   <source>Input schema as JSON</source>
   <translation>Eingabeschema als JSON</translation>
  </message>
  <message>
   <source>Install Python 3.9 or newer, or name one as "interpreter" in its source.</source>
   <translation>Python 3.9 oder neuer installieren oder eines als "interpreter" in der Quelle angeben.</translation>
  </message>
  <message>
   <source>Install bubblewrap 0.8 or newer.</source>
   <translation>bubblewrap 0.8 oder neuer installieren.</translation>
  </message>
  <message>
   <source>Install bubblewrap, on Debian and Ubuntu: sudo apt install bubblewrap</source>
   <translation>bubblewrap installieren, unter Debian und Ubuntu: sudo apt install bubblewrap</translation>
  </message>
  <message>
   <source>Install it, or correct {}. {}</source>
   <translation>Installieren oder {} berichtigen. {}</translation>
  </message>
  <message>
   <source>Install it: pip install 'tooldesk[cluster]'.</source>
   <translation>Installieren: pip install 'tooldesk[cluster]'.</translation>
  </message>
  <message>
   <source>Install it: {} {}
Or choose an interpreter that has it; a file of your own belongs beside this one.</source>
   <translation>Installieren: {} {}
Oder einen Interpreter wählen, der es hat; eine eigene Datei gehört neben diese.</translation>
  </message>
  <message>
   <source>Install libseccomp, on Debian and Ubuntu: libseccomp2.</source>
   <translation>libseccomp installieren, unter Debian und Ubuntu: libseccomp2.</translation>
  </message>
  <message>
   <source>Install the package util-linux.</source>
   <translation>Das Paket util-linux installieren.</translation>
  </message>
  <message>
   <source>Instructions</source>
   <translation>Anweisungen</translation>
  </message>
  <message>
   <source>Integer</source>
   <translation>Ganzzahl</translation>
  </message>
  <message>
   <source>Interpreter</source>
   <translation>Interpreter</translation>
  </message>
  <message>
   <source>Interrupted</source>
   <translation>Unterbrochen</translation>
  </message>
  <message>
   <source>Invalid arguments</source>
   <translation>Ungültige Argumente</translation>
  </message>
  <message>
   <source>Invalid escape</source>
   <translation>Ungültige Maskierung</translation>
  </message>
  <message>
   <source>Invalid input</source>
   <translation>Ungültige Eingabe</translation>
  </message>
  <message>
   <source>Is the agent's final answer</source>
   <translation>Ist die endgültige Antwort des Agenten</translation>
  </message>
  <message>
   <source>It asks to wait {} s.</source>
   <translation>Er bittet, {} s zu warten.</translation>
  </message>
  <message>
   <source>It becomes an HTTP tool. Credentials in it become variables.</source>
   <translation>Daraus wird ein HTTP-Werkzeug. Zugangsdaten darin werden Variablen.</translation>
  </message>
  <message>
   <source>It can be used again when the next {} begins, at {}. Or now: reset its count, or raise its max_usage_count.</source>
   <translation>Wieder benutzbar, wenn die nächste Zeit ({}) beginnt, um {}. Oder jetzt: den Zähler zurücksetzen oder max_usage_count erhöhen.</translation>
  </message>
  <message>
   <source>It can be {}. What a model wrote is run in the console, or by: tooldesk call FILE.</source>
   <translation>Es kann {} sein. Was ein Modell geschrieben hat, wird in der Konsole ausgeführt oder mit: tooldesk call FILE.</translation>
  </message>
  <message>
   <source>It can't be added</source>
   <translation>Lässt sich nicht hinzufügen</translation>
  </message>
  <message>
   <source>It can't be brought back: nothing keeps a copy.</source>
   <translation>Es lässt sich nicht zurückholen: Nichts behält eine Kopie.</translation>
  </message>
  <message>
   <source>It can't be called: {}: {}</source>
   <translation>Sie kann nicht aufgerufen werden: {}: {}</translation>
  </message>
  <message>
   <source>It can't be imported</source>
   <translation>Lässt sich nicht importieren</translation>
  </message>
  <message>
   <source>It can't be kept as JSON.</source>
   <translation>Es lässt sich nicht als JSON behalten.</translation>
  </message>
  <message>
   <source>It can't be read, and is given to no call.</source>
   <translation>Sie lässt sich nicht lesen und wird keinem Aufruf gegeben.</translation>
  </message>
  <message>
   <source>It can't be read: {}.</source>
   <translation>Es lässt sich nicht lesen: {}.</translation>
  </message>
  <message>
   <source>It can't be replayed</source>
   <translation>Lässt sich nicht wiederholen</translation>
  </message>
  <message>
   <source>It can't be run: {}.</source>
   <translation>Lässt sich nicht ausführen: {}.</translation>
  </message>
  <message>
   <source>It changes files.</source>
   <translation>Es ändert Dateien.</translation>
  </message>
  <message>
   <source>It changes something.</source>
   <translation>Es ändert etwas.</translation>
  </message>
  <message>
   <source>It comes as it is there.</source>
   <translation>Es kommt, wie es dort ist.</translation>
  </message>
  <message>
   <source>It could not be checked</source>
   <translation>Konnte nicht geprüft werden</translation>
  </message>
  <message>
   <source>It could not be handed on.</source>
   <translation>Konnte nicht weitergegeben werden.</translation>
  </message>
  <message>
   <source>It could not be kept.</source>
   <translation>Er konnte nicht aufbewahrt werden.</translation>
  </message>
  <message>
   <source>It counts as {}</source>
   <translation>Es zählt als {}</translation>
  </message>
  <message>
   <source>It did not run</source>
   <translation>Lief nicht</translation>
  </message>
  <message>
   <source>It does not count as a use</source>
   <translation>Es zählt nicht als Aufruf</translation>
  </message>
  <message>
   <source>It does not run</source>
   <translation>Läuft nicht</translation>
  </message>
  <message>
   <source>It executes tools, and nobody said that this folder may run anything.</source>
   <translation>Es führt Werkzeuge aus, und niemand hat gesagt, dass dieser Ordner etwas ausführen darf.</translation>
  </message>
  <message>
   <source>It failed.</source>
   <translation>Es schlug fehl.</translation>
  </message>
  <message>
   <source>It gave no reason ({})</source>
   <translation>Es nannte keinen Grund ({})</translation>
  </message>
  <message>
   <source>It gets the tools of this workspace. Its calls run by the same permissions as any, and it is told their results until it answers.</source>
   <translation>Es bekommt die Werkzeuge dieses Arbeitsbereichs. Seine Aufrufe laufen mit denselben Erlaubnissen wie alle, und es erfährt ihre Ergebnisse, bis es antwortet.</translation>
  </message>
  <message>
   <source>It goes on until you stop it. Programs can't reach their model through it then.</source>
   <translation>Der Mitschnitt geht weiter, bis Sie ihn anhalten. Programme erreichen ihr Modell dann nicht mehr über ihn.</translation>
  </message>
  <message>
   <source>It goes out as it stands.</source>
   <translation>Es geht hinaus, wie es dasteht.</translation>
  </message>
  <message>
   <source>It has no description, so that a model is not told what it does.</source>
   <translation>Es hat keine Beschreibung, sodass ein Modell nicht erfährt, was es tut.</translation>
  </message>
  <message>
   <source>It has no description.</source>
   <translation>Es hat keine Beschreibung.</translation>
  </message>
  <message>
   <source>It has no docstring, so that a model is not told what it does.</source>
   <translation>Es hat keinen Docstring, sodass ein Modell nicht erfährt, was es tut.</translation>
  </message>
  <message>
   <source>It has no function that could be a tool</source>
   <translation>Keine Funktion darin könnte ein Werkzeug sein</translation>
  </message>
  <message>
   <source>It has no name. Give it one in the source.</source>
   <translation>Es hat keinen Namen. In der Quelle einen geben.</translation>
  </message>
  <message>
   <source>It has no tools yet.</source>
   <translation>Es hat noch keine Werkzeuge.</translation>
  </message>
  <message>
   <source>It has {} characters; the limit here is {}.</source>
   <translation>Es hat {} Zeichen; die Grenze hier ist {}.</translation>
  </message>
  <message>
   <source>It has {} characters; {} can be read</source>
   <translation>Es hat {} Zeichen; {} lassen sich lesen</translation>
  </message>
  <message>
   <source>It has {} to write a call that can be read, as for large OpenAI models.</source>
   <translation>Es hat {}, um einen lesbaren Aufruf zu schreiben, wie bei großen OpenAI-Modellen.</translation>
  </message>
  <message>
   <source>It has {} to write a call that can be read.</source>
   <translation>Es hat {}, um einen lesbaren Aufruf zu schreiben.</translation>
  </message>
  <message>
   <source>It has: {}.</source>
   <translation>Es hat: {}.</translation>
  </message>
  <message>
   <source>It holds a call that a model wrote, and describes no tool</source>
   <translation>Es enthält einen Aufruf, den ein Modell geschrieben hat, und beschreibt kein Werkzeug</translation>
  </message>
  <message>
   <source>It holds secrets, and opens for this session.</source>
   <translation>Sie enthält Geheimnisse und wird für diese Sitzung geöffnet.</translation>
  </message>
  <message>
   <source>It is a common word, so texts that hold it are shown as they are.</source>
   <translation>Es ist ein häufiges Wort, daher werden Texte damit gezeigt, wie sie sind.</translation>
  </message>
  <message>
   <source>It is a file of the workspace, for everybody who has the folder.</source>
   <translation>Es ist eine Datei des Arbeitsbereichs, für alle, die den Ordner haben.</translation>
  </message>
  <message>
   <source>It is a folder</source>
   <translation>Es ist ein Ordner</translation>
  </message>
  <message>
   <source>It is a redirect, and the tool's source follows none or it names no place. Correct the URL, or raise max_redirects.</source>
   <translation>Es ist eine Weiterleitung, und die Quelle des Werkzeugs folgt keiner, oder sie nennt kein Ziel. Die URL berichtigen oder max_redirects erhöhen.</translation>
  </message>
  <message>
   <source>It is a tool already</source>
   <translation>Es ist schon ein Werkzeug</translation>
  </message>
  <message>
   <source>It is a tool of an MCP server.</source>
   <translation>Es ist ein Werkzeug eines MCP-Servers.</translation>
  </message>
  <message>
   <source>It is a tool of the provider itself, which runs it; there is nothing to import.</source>
   <translation>Es ist ein Werkzeug des Anbieters selbst, der es ausführt; zu importieren ist nichts.</translation>
  </message>
  <message>
   <source>It is a web page</source>
   <translation>Es ist eine Webseite</translation>
  </message>
  <message>
   <source>It is as the definition that it names says.</source>
   <translation>Es ist, wie die genannte Definition sagt.</translation>
  </message>
  <message>
   <source>It is as the file is. Undo brings your edits back.</source>
   <translation>Es ist wie die Datei. Rückgängig holt Ihre Änderungen zurück.</translation>
  </message>
  <message>
   <source>It is called {} there.</source>
   <translation>Es heißt dort {}.</translation>
  </message>
  <message>
   <source>It is copied; {}.</source>
   <translation>Es ist kopiert; {}.</translation>
  </message>
  <message>
   <source>It is cut off, or no JSON.</source>
   <translation>Es ist abgeschnitten oder kein JSON.</translation>
  </message>
  <message>
   <source>It is disabled</source>
   <translation>Es ist abgeschaltet</translation>
  </message>
  <message>
   <source>It is disabled; calls can't select it.</source>
   <translation>Es ist abgeschaltet; Aufrufe können es nicht wählen.</translation>
  </message>
  <message>
   <source>It is empty</source>
   <translation>Es ist leer</translation>
  </message>
  <message>
   <source>It is given to a name or to a function, so it may be a value and no call.</source>
   <translation>Er wird einem Namen zugewiesen oder einer Funktion übergeben, ist also vielleicht ein Wert und kein Aufruf.</translation>
  </message>
  <message>
   <source>It is kept in {}.</source>
   <translation>Er liegt in {}.</translation>
  </message>
  <message>
   <source>It is larger than {} MB, and is left out.</source>
   <translation>Es ist größer als {} MB und fehlt.</translation>
  </message>
  <message>
   <source>It is longer than {} bytes</source>
   <translation>Es ist länger als {} Bytes</translation>
  </message>
  <message>
   <source>It is neither an exchange with a model nor an answer of one.</source>
   <translation>Es ist weder ein Austausch mit einem Modell noch die Antwort von einem.</translation>
  </message>
  <message>
   <source>It is nested too deep</source>
   <translation>Es ist zu tief verschachtelt</translation>
  </message>
  <message>
   <source>It is nested too deep to read</source>
   <translation>Es ist zu tief verschachtelt, um gelesen zu werden</translation>
  </message>
  <message>
   <source>It is nested too deep.</source>
   <translation>Es ist zu tief verschachtelt.</translation>
  </message>
  <message>
   <source>It is no JSON.</source>
   <translation>Es ist kein JSON.</translation>
  </message>
  <message>
   <source>It is no spec. A spec is an object with a name and a schema.</source>
   <translation>Es ist keine Spec. Eine Spec ist ein Objekt mit einem Namen und einem Schema.</translation>
  </message>
  <message>
   <source>It is no tool file. A tool file is an object with a name and a source.</source>
   <translation>Es ist keine Werkzeugdatei. Eine Werkzeugdatei ist ein Objekt mit einem Namen und einer Quelle.</translation>
  </message>
  <message>
   <source>It is not of the kind that it claims.</source>
   <translation>Es ist nicht von der Art, die es angibt.</translation>
  </message>
  <message>
   <source>It is not shown while you type or paste. Lines are kept.</source>
   <translation>Es wird beim Tippen oder Einfügen nicht gezeigt. Zeilen bleiben erhalten.</translation>
  </message>
  <message>
   <source>It is not there any more.</source>
   <translation>Es ist nicht mehr da.</translation>
  </message>
  <message>
   <source>It is not what you took over; calls of it wait for you.</source>
   <translation>Es ist nicht, was Sie übernommen haben; Aufrufe davon warten auf Sie.</translation>
  </message>
  <message>
   <source>It is nothing that tools can be made of</source>
   <translation>Daraus lassen sich keine Werkzeuge machen</translation>
  </message>
  <message>
   <source>It is on the clipboard; secrets stand in it as $NAME.</source>
   <translation>Es ist in der Zwischenablage; Geheimnisse stehen darin als $NAME.</translation>
  </message>
  <message>
   <source>It is packed as {}, which is passed on, and not read.</source>
   <translation>Es ist als {} gepackt; das wird weitergegeben und nicht gelesen.</translation>
  </message>
  <message>
   <source>It is packed in a way that can't be read; it is passed on.</source>
   <translation>Es ist in einer nicht lesbaren Weise gepackt; es wird weitergegeben.</translation>
  </message>
  <message>
   <source>It is packed, and can't be unpacked on: {}.</source>
   <translation>Es ist gepackt und lässt sich ab hier nicht entpacken: {}.</translation>
  </message>
  <message>
   <source>It is shorter than {} characters, so it is taken out of texts only where it stands as a word of its own.</source>
   <translation>Er ist kürzer als {} Zeichen und wird deshalb nur aus Texten genommen, wo er als eigenes Wort steht.</translation>
  </message>
  <message>
   <source>It is shorter than {} characters, so texts that hold it are shown as they are.</source>
   <translation>Er ist kürzer als {} Zeichen, daher werden Texte damit gezeigt, wie sie sind.</translation>
  </message>
  <message>
   <source>It is the first command only: paste each of the others by itself.</source>
   <translation>Es ist nur der erste Befehl: jeden der anderen einzeln einfügen.</translation>
  </message>
  <message>
   <source>It is the name of its file: letters, digits, -, _ and dots.</source>
   <translation>Der Name seiner Datei: Buchstaben, Ziffern, -, _ und Punkte.</translation>
  </message>
  <message>
   <source>It is version {} of OpenAPI; 3.0, 3.1 and 3.2 can be read</source>
   <translation>Es ist Version {} von OpenAPI; lesbar sind 3.0, 3.1 und 3.2</translation>
  </message>
  <message>
   <source>It is written into servers.json, and nothing is started. No shell reads the command: ~, * and $NAME are words like others.</source>
   <translation>Es wird in servers.json geschrieben, und nichts wird gestartet. Keine Shell liest den Befehl: ~, * und $NAME sind Wörter wie andere.</translation>
  </message>
  <message>
   <source>It names MCP servers</source>
   <translation>Es nennt MCP-Server</translation>
  </message>
  <message>
   <source>It names two tools: {} and {}.</source>
   <translation>Es werden zwei Werkzeuge genannt: {} und {}.</translation>
  </message>
  <message>
   <source>It needs a value: {}.</source>
   <translation>Ein Wert fehlt noch: {}.</translation>
  </message>
  <message>
   <source>It only looks like a call, and others in the text are marked as such.</source>
   <translation>Er sieht nur wie ein Aufruf aus, und andere im Text sind als solche gekennzeichnet.</translation>
  </message>
  <message>
   <source>It ran in another workspace.</source>
   <translation>Er lief in einem anderen Arbeitsbereich.</translation>
  </message>
  <message>
   <source>It reaches the network.</source>
   <translation>Es geht ins Netz.</translation>
  </message>
  <message>
   <source>It reads calls that are not whole.</source>
   <translation>Er liest Aufrufe, die nicht vollständig sind.</translation>
  </message>
  <message>
   <source>It reads other calls than the detected dialect, from weaker signs.</source>
   <translation>Er liest andere Aufrufe als der erkannte Dialekt, aus schwächeren Zeichen.</translation>
  </message>
  <message>
   <source>It reads the same calls; what speaks for the detected dialect is more specific.</source>
   <translation>Er liest dieselben Aufrufe; was für den erkannten Dialekt spricht, ist genauer.</translation>
  </message>
  <message>
   <source>It reads {} of {} calls.</source>
   <translation>Er liest {} von {} Aufrufen.</translation>
  </message>
  <message>
   <source>It runs a command.</source>
   <translation>Es führt einen Befehl aus.</translation>
  </message>
  <message>
   <source>It says nothing of itself.</source>
   <translation>Er sagt nichts über sich.</translation>
  </message>
  <message>
   <source>It speaks the &amp;older HTTP transport (SSE)</source>
   <translation>Er spricht das ä&amp;ltere HTTP-Protokoll (SSE)</translation>
  </message>
  <message>
   <source>It stands among code of another language, which may only show a call.</source>
   <translation>Er steht in Code einer anderen Sprache, der einen Aufruf vielleicht nur zeigt.</translation>
  </message>
  <message>
   <source>It stands as an output or a result, which may be made up.</source>
   <translation>Er steht als Ausgabe oder Ergebnis da, das erfunden sein kann.</translation>
  </message>
  <message>
   <source>It stands behind a prompt, where a session is only shown.</source>
   <translation>Er steht hinter einer Eingabeaufforderung, wo eine Sitzung nur gezeigt wird.</translation>
  </message>
  <message>
   <source>It stands below the headers of HTTP, so it may be what was sent there.</source>
   <translation>Er steht unter den Kopfzeilen von HTTP und ist vielleicht nur, was dort gesendet wurde.</translation>
  </message>
  <message>
   <source>It stands in a comment, which may only show a call.</source>
   <translation>Er steht in einem Kommentar, der einen Aufruf vielleicht nur zeigt.</translation>
  </message>
  <message>
   <source>It stands in a diff, which may only show a call.</source>
   <translation>Er steht in einem Diff, das einen Aufruf vielleicht nur zeigt.</translation>
  </message>
  <message>
   <source>It stands in a line of a log, which may only show a call.</source>
   <translation>Er steht in einer Protokollzeile, die einen Aufruf vielleicht nur zeigt.</translation>
  </message>
  <message>
   <source>It stands in a quotation (&gt;), which may only show a call.</source>
   <translation>Er steht in einem Zitat (&gt;), das einen Aufruf vielleicht nur zeigt.</translation>
  </message>
  <message>
   <source>It stands in a table, which may only show a call.</source>
   <translation>Er steht in einer Tabelle, die einen Aufruf vielleicht nur zeigt.</translation>
  </message>
  <message>
   <source>It stands in another answer than the first one that calls tools; one is meant.</source>
   <translation>Er steht in einer anderen Antwort als der ersten, die Werkzeuge aufruft; gemeint ist eine.</translation>
  </message>
  <message>
   <source>It stands in {}, which may only show a call.</source>
   <translation>Er steht in {} und wird dort vielleicht nur gezeigt.</translation>
  </message>
  <message>
   <source>It stands within a sentence, which may only speak of a call.</source>
   <translation>Er steht in einem Satz, der von einem Aufruf vielleicht nur spricht.</translation>
  </message>
  <message>
   <source>It stays here as text. Importing shows first what it would become.</source>
   <translation>Es bleibt hier als Text. Importieren zeigt zuerst, was daraus würde.</translation>
  </message>
  <message>
   <source>It still runs.</source>
   <translation>Er läuft noch.</translation>
  </message>
  <message>
   <source>It takes a second or two for most.</source>
   <translation>Es dauert meist ein bis zwei Sekunden.</translation>
  </message>
  <message>
   <source>It takes no arguments.</source>
   <translation>Es nimmt keine Argumente.</translation>
  </message>
  <message>
   <source>It takes no parameters. Add one, or paste a schema in any notation.</source>
   <translation>Es nimmt keine Parameter. Einen hinzufügen oder ein Schema in beliebiger Schreibweise einfügen.</translation>
  </message>
  <message>
   <source>It took too long</source>
   <translation>Es dauerte zu lange</translation>
  </message>
  <message>
   <source>It took {} s.</source>
   <translation>Es dauerte {} s.</translation>
  </message>
  <message>
   <source>It was called by name, or the model's text was not kept: there is none to read anew.</source>
   <translation>Er wurde mit Namen aufgerufen, oder der Text des Modells wurde nicht aufgehoben: Es gibt keinen, der neu zu lesen wäre.</translation>
  </message>
  <message>
   <source>It was looked for on the PATH: {}</source>
   <translation>Es wurde im PATH gesucht: {}</translation>
  </message>
  <message>
   <source>It was stopped before the end.</source>
   <translation>Es wurde vor dem Ende angehalten.</translation>
  </message>
  <message>
   <source>It was written by a newer Tooldesk (version {} of the file).</source>
   <translation>Sie stammt von einem neueren Tooldesk (Version {} der Datei).</translation>
  </message>
  <message>
   <source>It went no further then.</source>
   <translation>Weiter ging es damals nicht.</translation>
  </message>
  <message>
   <source>It works</source>
   <translation>Es funktioniert</translation>
  </message>
  <message>
   <source>It works all the same; its makers should write that to stderr.</source>
   <translation>Es geht trotzdem; seine Hersteller sollten das auf stderr schreiben.</translation>
  </message>
  <message>
   <source>It would keep your secrets; nothing is kept yet.</source>
   <translation>Er würde Ihre Geheimnisse behalten; noch ist nichts behalten.</translation>
  </message>
  <message>
   <source>It would keep your secrets; nothing is kept yet.
Show the Secrets screen</source>
   <translation>Er würde Ihre Geheimnisse behalten; noch ist nichts behalten.
Bildschirm „Geheimnisse“ zeigen</translation>
  </message>
  <message>
   <source>It would read</source>
   <translation>Es würde lesen</translation>
  </message>
  <message>
   <source>Its URL can't be read.</source>
   <translation>Seine URL lässt sich nicht lesen.</translation>
  </message>
  <message>
   <source>Its URL may lead into &amp;this network</source>
   <translation>Seine URL darf in &amp;dieses Netz führen</translation>
  </message>
  <message>
   <source>Its arguments have no name that an API gives them; beside the tool's name stands {}.</source>
   <translation>Seine Argumente haben keinen Namen, den eine API ihnen gibt; neben dem Namen des Werkzeugs steht {}.</translation>
  </message>
  <message>
   <source>Its body is called JSON, and is none.</source>
   <translation>Der Body heißt JSON und ist keines.</translation>
  </message>
  <message>
   <source>Its calls</source>
   <translation>Seine Aufrufe</translation>
  </message>
  <message>
   <source>Its calls and their results are in the history.</source>
   <translation>Ihre Aufrufe und deren Ergebnisse sind im Verlauf.</translation>
  </message>
  <message>
   <source>Its definition asks by this rule: {}.</source>
   <translation>Seine Definition fragt durch diese Regel: {}.</translation>
  </message>
  <message>
   <source>Its definition says that it asks.</source>
   <translation>Seine Definition sagt, dass es fragt.</translation>
  </message>
  <message>
   <source>Its folder {} counts from the workspace here.</source>
   <translation>Sein Ordner {} zählt hier ab dem Arbeitsbereich.</translation>
  </message>
  <message>
   <source>Its key</source>
   <translation>Sein Schlüssel</translation>
  </message>
  <message>
   <source>Its marker is the earliest in the text; the first call is at character {}.</source>
   <translation>Seine Markierung ist die früheste im Text; der erste Aufruf ist bei Zeichen {}.</translation>
  </message>
  <message>
   <source>Its name in servers.json.</source>
   <translation>Sein Name in servers.json.</translation>
  </message>
  <message>
   <source>Its output ends the agent's work.</source>
   <translation>Seine Ausgabe beendet die Arbeit des Agenten.</translation>
  </message>
  <message>
   <source>Its owner has to renew it. Check the clock of this computer, too.</source>
   <translation>Sein Besitzer muss es erneuern. Auch die Uhr dieses Rechners prüfen.</translation>
  </message>
  <message>
   <source>Its password</source>
   <translation>Sein Passwort</translation>
  </message>
  <message>
   <source>Its path is longer than {} characters. Shorten it.</source>
   <translation>Sein Pfad ist länger als {} Zeichen. Kürzen.</translation>
  </message>
  <message>
   <source>Its pool is {} now, by its name; it was {}. To keep {}, choose it as the tool's resource pool.</source>
   <translation>Sein Pool ist jetzt {}, durch seinen Namen; vorher {}. Um {} zu behalten, ihn als Ressourcen-Pool des Werkzeugs wählen.</translation>
  </message>
  <message>
   <source>Its program ended before it did</source>
   <translation>Sein Programm endete vor ihm</translation>
  </message>
  <message>
   <source>Its sandbox can write to {} and /tmp only.</source>
   <translation>Seine Sandbox kann nur in {} und /tmp schreiben.</translation>
  </message>
  <message>
   <source>Its sandbox has no network.</source>
   <translation>Seine Sandbox hat kein Netz.</translation>
  </message>
  <message>
   <source>Its sandbox has {} MB in /tmp ("temporary_mb").</source>
   <translation>Seine Sandbox hat {} MB in /tmp ("temporary_mb").</translation>
  </message>
  <message>
   <source>Its sandbox shows it the system, its own files and what "readable" names only.</source>
   <translation>Seine Sandbox zeigt ihm nur das System, seine eigenen Dateien und was "readable" nennt.</translation>
  </message>
  <message>
   <source>Its text is not in UTF-8: byte {} fits no letter.</source>
   <translation>Ihr Text ist nicht in UTF-8: Byte {} passt zu keinem Buchstaben.</translation>
  </message>
  <message>
   <source>Its tool</source>
   <translation>Sein Werkzeug</translation>
  </message>
  <message>
   <source>Its tools go to other pools</source>
   <translation>Seine Werkzeuge kommen in andere Pools</translation>
  </message>
  <message>
   <source>Its variants are the rows below. “Add inside” adds one; a model reads them in this order.</source>
   <translation>Seine Varianten sind die Zeilen darunter. „Darin hinzufügen“ fügt eine hinzu; ein Modell liest sie in dieser Reihenfolge.</translation>
  </message>
  <message>
   <source>Its {} changed since you allowed it on {}.</source>
   <translation>{} hat sich geändert, seit Sie es am {} erlaubten.</translation>
  </message>
  <message>
   <source>JSON (*.json)</source>
   <translation>JSON (*.json)</translation>
  </message>
  <message>
   <source>JSON Lines</source>
   <translation>JSON Lines</translation>
  </message>
  <message>
   <source>JSON Lines (*.jsonl)</source>
   <translation>JSON Lines (*.jsonl)</translation>
  </message>
  <message>
   <source>JSON Schema of the structured result.</source>
   <translation>JSON Schema des strukturierten Ergebnisses.</translation>
  </message>
  <message>
   <source>JSON Schema. It is taken over as it is.</source>
   <translation>JSON Schema. Es wird übernommen, wie es ist.</translation>
  </message>
  <message>
   <source>JSON lines (*.jsonl)</source>
   <translation>JSON-Zeilen (*.jsonl)</translation>
  </message>
  <message>
   <source>JSONPath of what the result is.</source>
   <translation>JSONPath dessen, was das Ergebnis ist.</translation>
  </message>
  <message>
   <source>Judge every output by the tools as they are now</source>
   <translation>Jede Ausgabe nach den Werkzeugen von jetzt beurteilen</translation>
  </message>
  <message>
   <source>Just now</source>
   <translation>Gerade eben</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <source>Keep a call that came out of a text; one made by hand has none.</source>
   <translation>Einen Aufruf behalten, der aus einem Text kam; ein von Hand gemachter hat keinen.</translation>
  </message>
  <message>
   <source>Keep a key that was made elsewhere</source>
   <translation>Einen anderswo erzeugten Schlüssel behalten</translation>
  </message>
  <message>
   <source>Keep a shorter one, or keep it in the encrypted file.</source>
   <translation>Einen kürzeren behalten oder in der verschlüsselten Datei behalten.</translation>
  </message>
  <message>
   <source>Keep another secret</source>
   <translation>Ein weiteres Geheimnis behalten</translation>
  </message>
  <message>
   <source>Keep as scenario</source>
   <translation>Als Szenario behalten</translation>
  </message>
  <message>
   <source>Keep in the keyring, for this workspace</source>
   <translation>Für diesen Arbeitsbereich im Schlüsselbund behalten</translation>
  </message>
  <message>
   <source>Keep it in a full cache</source>
   <translation>Auch in einem vollen Cache behalten</translation>
  </message>
  <message>
   <source>Keep it in the keyring (tooldesk secrets set NAME) and write ${NAME} in its place, in env or headers; a value that is no secret can stand as ${NAME:-value}.</source>
   <translation>Im Schlüsselbund behalten (tooldesk secrets set NAME) und ${NAME} an seine Stelle schreiben, in env oder headers; ein Wert, der kein Geheimnis ist, kann als ${NAME:-value} stehen.</translation>
  </message>
  <message>
   <source>Keep it in the keyring, or set it under Secrets before the first call.</source>
   <translation>Im Schlüsselbund behalten oder vor dem ersten Aufruf unter Geheimnisse setzen.</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Meines behalten</translation>
  </message>
  <message>
   <source>Keep one whose answer came whole.</source>
   <translation>Einen behalten, dessen Antwort vollständig kam.</translation>
  </message>
  <message>
   <source>Keep the one that is meant: readers of JSON differ in which they take.</source>
   <translation>Den gemeinten behalten: JSON-Leser sind sich uneins, welchen sie nehmen.</translation>
  </message>
  <message>
   <source>Keep the output alone, without the tools it was offered.</source>
   <translation>Nur die Ausgabe behalten, ohne die angebotenen Werkzeuge.</translation>
  </message>
  <message>
   <source>Keep the parameters that are there</source>
   <translation>Die vorhandenen Parameter behalten</translation>
  </message>
  <message>
   <source>Keep the text, with what becomes of it now, to be tested again</source>
   <translation>Den Text behalten, mit dem, was jetzt aus ihm wird, um ihn wieder zu prüfen</translation>
  </message>
  <message>
   <source>Keep what the model wrote and the tools it was offered, to be tested again</source>
   <translation>Behält, was das Modell schrieb und welche Werkzeuge es hatte, um es wieder zu prüfen</translation>
  </message>
  <message>
   <source>Keep what the model wrote, with what becomes of it now, to be tested again</source>
   <translation>Behält, was das Modell schrieb und was jetzt daraus wird, um es wieder zu prüfen</translation>
  </message>
  <message>
   <source>Keep {}</source>
   <translation>{} behalten</translation>
  </message>
  <message>
   <source>Kept as scenarios/{}.json; run it with tooldesk test {}.</source>
   <translation>Als scenarios/{}.json behalten; ausführen mit tooldesk test {}.</translation>
  </message>
  <message>
   <source>Kept for</source>
   <translation>Behalten für</translation>
  </message>
  <message>
   <source>Kept in</source>
   <translation>Behalten in</translation>
  </message>
  <message>
   <source>Kept {}.</source>
   <translation>{} behalten.</translation>
  </message>
  <message>
   <source>Key</source>
   <translation>Schlüssel</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>Keyring</source>
   <translation>Schlüsselbund</translation>
  </message>
  <message>
   <source>Keyring does not answer</source>
   <translation>Schlüsselbund antwortet nicht</translation>
  </message>
  <message>
   <source>Keyring failed</source>
   <translation>Schlüsselbund gestört</translation>
  </message>
  <message>
   <source>Keyring locked</source>
   <translation>Schlüsselbund gesperrt</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Tasten</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>Art</translation>
  </message>
  <message>
   <source>Kind of default</source>
   <translation>Art des Standardwerts</translation>
  </message>
  <message>
   <source>Kind of this row</source>
   <translation>Art dieser Zeile</translation>
  </message>
  <message>
   <source>Kinds</source>
   <translation>Arten</translation>
  </message>
  <message>
   <source>Lang&amp;uage: system</source>
   <translation>&amp;Sprache: System</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>Language of the snippet</source>
   <translation>Sprache des Schnipsels</translation>
  </message>
  <message>
   <source>Language: Deutsc&amp;h</source>
   <translation>Spra&amp;che: Deutsch</translation>
  </message>
  <message>
   <source>Language: En&amp;glish</source>
   <translation>Sprache: En&amp;glish</translation>
  </message>
  <message>
   <source>Language: 日本語 (&amp;J)</source>
   <translation>Sprache: 日本語 (&amp;J)</translation>
  </message>
  <message>
   <source>Larger text</source>
   <translation>Größerer Text</translation>
  </message>
  <message>
   <source>Largest</source>
   <translation>Größte</translation>
  </message>
  <message>
   <source>Largest answer</source>
   <translation>Größte Antwort</translation>
  </message>
  <message>
   <source>Largest file</source>
   <translation>Größte Datei</translation>
  </message>
  <message>
   <source>Last 24 hours</source>
   <translation>Letzte 24 Stunden</translation>
  </message>
  <message>
   <source>Last 30 days</source>
   <translation>Letzte 30 Tage</translation>
  </message>
  <message>
   <source>Last 7 days</source>
   <translation>Letzte 7 Tage</translation>
  </message>
  <message>
   <source>Last changed</source>
   <translation>Zuletzt geändert</translation>
  </message>
  <message>
   <source>Last given</source>
   <translation>Zuletzt gegeben</translation>
  </message>
  <message>
   <source>Last hour</source>
   <translation>Letzte Stunde</translation>
  </message>
  <message>
   <source>Last used</source>
   <translation>Zuletzt benutzt</translation>
  </message>
  <message>
   <source>Leak</source>
   <translation>Leck</translation>
  </message>
  <message>
   <source>Least</source>
   <translation>Mindestens</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>Weglassen</translation>
  </message>
  <message>
   <source>Leave it as it is</source>
   <translation>Lassen, wie es ist</translation>
  </message>
  <message>
   <source>Leave it out and paste the command again.</source>
   <translation>Weglassen und den Befehl erneut einfügen.</translation>
  </message>
  <message>
   <source>Leave it out.</source>
   <translation>Weglassen.</translation>
  </message>
  <message>
   <source>Leave it out; a local server seldom asks for one.</source>
   <translation>Weglassen; ein lokaler Server verlangt selten einen.</translation>
  </message>
  <message>
   <source>Leave it out; the parameters are {}.</source>
   <translation>Weglassen; die Parameter sind {}.</translation>
  </message>
  <message>
   <source>Leave one of them.</source>
   <translation>Eines davon lassen.</translation>
  </message>
  <message>
   <source>Leave one, and let a parameter that is a list send several.</source>
   <translation>Eines lassen, und einen Parameter, der eine Liste ist, mehrere senden lassen.</translation>
  </message>
  <message>
   <source>Leave out the question mark and what follows.</source>
   <translation>Das Fragezeichen und was folgt weglassen.</translation>
  </message>
  <message>
   <source>Leave out what belongs to the other form.</source>
   <translation>Weglassen, was zur anderen Form gehört.</translation>
  </message>
  <message>
   <source>Leave out what repeats.</source>
   <translation>Weglassen, was sich wiederholt.</translation>
  </message>
  <message>
   <source>Leave out what the schema does not name.</source>
   <translation>Weglassen, was das Schema nicht nennt.</translation>
  </message>
  <message>
   <source>Leave pick and template out of the tool's source, or ask for JSON.</source>
   <translation>pick und template in der Quelle des Werkzeugs weglassen oder JSON verlangen.</translation>
  </message>
  <message>
   <source>Leave such characters out of its value.</source>
   <translation>Solche Zeichen in seinem Wert weglassen.</translation>
  </message>
  <message>
   <source>Leave the editor</source>
   <translation>Den Editor verlassen</translation>
  </message>
  <message>
   <source>Leave the encoding out.</source>
   <translation>Die Kodierung weglassen.</translation>
  </message>
  <message>
   <source>Leave those characters out. To allow them, name in the tool's command the program that this batch file starts, such as node with the path of its script.</source>
   <translation>Diese Zeichen weglassen. Um sie zu erlauben, im Befehl des Werkzeugs das Programm nennen, das diese Batch-Datei startet, etwa node mit dem Pfad seines Skripts.</translation>
  </message>
  <message>
   <source>Left out where an argument in it is absent.</source>
   <translation>Entfällt, wo ein Argument darin fehlt.</translation>
  </message>
  <message>
   <source>Left out: {}.</source>
   <translation>Weggelassen: {}.</translation>
  </message>
  <message>
   <source>Lenient</source>
   <translation>Nachsichtig</translation>
  </message>
  <message>
   <source>Less than this.</source>
   <translation>Weniger als dies.</translation>
  </message>
  <message>
   <source>Let calls use all of its tools as it has them now</source>
   <translation>Aufrufe alle seine Werkzeuge benutzen lassen, wie er sie jetzt hat</translation>
  </message>
  <message>
   <source>Let calls use the selected tool as the server has it now</source>
   <translation>Aufrufe das gewählte Werkzeug benutzen lassen, wie der Server es jetzt hat</translation>
  </message>
  <message>
   <source>Let it give back less at once.</source>
   <translation>Weniger auf einmal zurückgeben lassen.</translation>
  </message>
  <message>
   <source>Let it lead to a schema that says what the value is.</source>
   <translation>Es zu einem Schema führen lassen, das sagt, was der Wert ist.</translation>
  </message>
  <message>
   <source>Let it write JSON and nothing else, or set "output" to "text" in the tool's source.</source>
   <translation>Nur JSON schreiben lassen oder "output" in der Quelle des Werkzeugs auf "text" setzen.</translation>
  </message>
  <message>
   <source>Let it write to stdout, stderr and files of its own only.</source>
   <translation>Es nur auf stdout, stderr und in eigene Dateien schreiben lassen.</translation>
  </message>
  <message>
   <source>Let its working_dir be a folder of its own, or leave it out.</source>
   <translation>Als working_dir einen eigenen Ordner nehmen oder es weglassen.</translation>
  </message>
  <message>
   <source>Let references lead to their end more directly.</source>
   <translation>Verweise direkter zu ihrem Ende führen lassen.</translation>
  </message>
  <message>
   <source>Let the command write JSON and nothing else to stdout, or set "output" to "text" in the tool's source.</source>
   <translation>Den Befehl nur JSON auf stdout schreiben lassen oder "output" in der Quelle des Werkzeugs auf "text" setzen.</translation>
  </message>
  <message>
   <source>Let the tool return a flatter result, or leave store_if out.</source>
   <translation>Das Werkzeug ein flacheres Ergebnis geben lassen oder store_if weglassen.</translation>
  </message>
  <message>
   <source>Let the tool write to stdout, stderr and files of its own only.</source>
   <translation>Das Werkzeug nur auf stdout, stderr und in eigene Dateien schreiben lassen.</translation>
  </message>
  <message>
   <source>Let the tools of this folder run</source>
   <translation>Die Werkzeuge dieses Ordners laufen lassen</translation>
  </message>
  <message>
   <source>Let them look at context.cancelled and end, or run them as tool files, in processes that can be stopped.</source>
   <translation>Sie context.cancelled beachten und enden lassen oder als Werkzeugdateien ausführen, in Prozessen, die sich anhalten lassen.</translation>
  </message>
  <message>
   <source>Library/Application Support</source>
   <translation>Library/Application Support</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <source>Limits</source>
   <translation>Grenzen</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <source>Line {} is not JSON at column {}: {}.</source>
   <translation>Zeile {} ist kein JSON in Spalte {}: {}.</translation>
  </message>
  <message>
   <source>Line {} of the fingerprint context is not NAME=VALUE</source>
   <translation>Zeile {} des Kontexts für den Fingerabdruck ist nicht NAME=VALUE</translation>
  </message>
  <message>
   <source>Line {}, column {}: {}</source>
   <translation>Zeile {}, Spalte {}: {}</translation>
  </message>
  <message>
   <source>Line {}: </source>
   <translation>Zeile {}: </translation>
  </message>
  <message>
   <source>Line {}: {}</source>
   <translation>Zeile {}: {}</translation>
  </message>
  <message>
   <source>Lines with - are of the nearest other call, lines with + of the one shown:</source>
   <translation>Zeilen mit - sind vom nächsten anderen Aufruf, Zeilen mit + vom gezeigten:</translation>
  </message>
  <message>
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <source>List all calls again</source>
   <translation>Wieder alle Aufrufe listen</translation>
  </message>
  <message>
   <source>List the tasks first.</source>
   <translation>Zuerst die Aufgaben auflisten.</translation>
  </message>
  <message>
   <source>Listen no more; what is under way is ended</source>
   <translation>Nicht mehr lauschen; was läuft, wird beendet</translation>
  </message>
  <message>
   <source>Listen on this computer, and hand on what comes to the upstream</source>
   <translation>Auf diesem Rechner lauschen und weiterreichen, was kommt</translation>
  </message>
  <message>
   <source>Listening</source>
   <translation>Lauscht</translation>
  </message>
  <message>
   <source>Lists as</source>
   <translation>Listen als</translation>
  </message>
  <message>
   <source>Load a sample into the editor</source>
   <translation>Ein Beispiel in den Editor laden</translation>
  </message>
  <message>
   <source>Load s&amp;ample</source>
   <translation>&amp;Beispiel laden</translation>
  </message>
  <message>
   <source>Loading {}…</source>
   <translation>{}: wird geladen…</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>Gesperrt</translation>
  </message>
  <message>
   <source>Log in at {}? The MCP server {} sends you there. It is asked for: {}. What you are given there is kept in the keyring, for this server only.</source>
   <translation>Bei {} anmelden? Der MCP-Server {} schickt Sie dorthin. Verlangt wird: {}. Was Sie dort bekommen, bleibt im Schlüsselbund, nur für diesen Server.</translation>
  </message>
  <message>
   <source>Log in at {}? The MCP server {} sends you there. What you are given there is kept in the keyring, for this server only.</source>
   <translation>Bei {} anmelden? Der MCP-Server {} schickt Sie dorthin. Was Sie dort bekommen, bleibt im Schlüsselbund, nur für diesen Server.</translation>
  </message>
  <message>
   <source>Log in: tooldesk servers login {}</source>
   <translation>Anmelden: tooldesk servers login {}</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Logs</translation>
  </message>
  <message>
   <source>Logs of requests and answers, packed ones too</source>
   <translation>Logs von Anfragen und Antworten, auch gepackte</translation>
  </message>
  <message>
   <source>Longest</source>
   <translation>Längste</translation>
  </message>
  <message>
   <source>Longest answer</source>
   <translation>Längste Antwort</translation>
  </message>
  <message>
   <source>Longest conversation</source>
   <translation>Längste Unterhaltung</translation>
  </message>
  <message>
   <source>Longest result</source>
   <translation>Längstes Ergebnis</translation>
  </message>
  <message>
   <source>Look at it again; it asks when it is called.</source>
   <translation>Noch einmal ansehen; es fragt, wenn es aufgerufen wird.</translation>
  </message>
  <message>
   <source>Look at it and approve it, here or with: tooldesk tools approve {}</source>
   <translation>Ansehen und genehmigen, hier oder mit: tooldesk tools approve {}</translation>
  </message>
  <message>
   <source>Look at it and approve it: with “Approve this definition” on the Tools screen, or: tooldesk tools approve {}</source>
   <translation>Ansehen und genehmigen: mit „Diese Definition genehmigen“ auf dem Bildschirm „Werkzeuge“, oder: tooldesk tools approve {}</translation>
  </message>
  <message>
   <source>Look at it in the console, and run it there if it is meant.</source>
   <translation>In der Konsole ansehen und dort ausführen, wenn es gemeint ist.</translation>
  </message>
  <message>
   <source>Look at it in the history.</source>
   <translation>Im Verlauf ansehen.</translation>
  </message>
  <message>
   <source>Look at it whole: tooldesk cache show --json.</source>
   <translation>Ganz ansehen: tooldesk cache show --json.</translation>
  </message>
  <message>
   <source>Look at it, and take it over if that is right: tooldesk servers tools {}</source>
   <translation>Ansehen und übernehmen, wenn es stimmt: tooldesk servers tools {}</translation>
  </message>
  <message>
   <source>Look at it; if it is meant, have the model write the call again by itself.</source>
   <translation>Ansehen; wenn er gemeint ist, das Modell den Aufruf noch einmal allein schreiben lassen.</translation>
  </message>
  <message>
   <source>Look at its answer in the console; of SearXNG, its settings must name json among search.formats.</source>
   <translation>Die Antwort in der Konsole ansehen; bei SearXNG müssen die Einstellungen json unter search.formats nennen.</translation>
  </message>
  <message>
   <source>Look at its host and its brackets.</source>
   <translation>Den Host und seine Klammern ansehen.</translation>
  </message>
  <message>
   <source>Look at its port: 1 to 65535 are ports.</source>
   <translation>Den Port ansehen: 1 bis 65535 sind Ports.</translation>
  </message>
  <message>
   <source>Look at the answer in the console, and at the address of the co-worker.</source>
   <translation>Die Antwort in der Konsole und die Adresse des Mitarbeiters ansehen.</translation>
  </message>
  <message>
   <source>Look at the call below. Mend it in the text and run again, or run it as it is.</source>
   <translation>Den Aufruf unten ansehen. Im Text berichtigen und erneut ausführen, oder ausführen, wie er ist.</translation>
  </message>
  <message>
   <source>Look at the change, then run the call again.</source>
   <translation>Die Änderung ansehen, dann den Aufruf erneut ausführen.</translation>
  </message>
  <message>
   <source>Look at the host before you go on. Tooldesk waits until you come back.</source>
   <translation>Den Host ansehen, bevor es weitergeht. Tooldesk wartet, bis Sie zurück sind.</translation>
  </message>
  <message>
   <source>Look at the names with tooldesk scenarios list.</source>
   <translation>Die Namen mit tooldesk scenarios list ansehen.</translation>
  </message>
  <message>
   <source>Look at the rights of the data folder.</source>
   <translation>Die Rechte des Datenordners ansehen.</translation>
  </message>
  <message>
   <source>Look at them, then take them over.</source>
   <translation>Ansehen, dann übernehmen.</translation>
  </message>
  <message>
   <source>Look at this</source>
   <translation>Hier hinsehen</translation>
  </message>
  <message>
   <source>Look at this after the import</source>
   <translation>Nach dem Import hier hinsehen</translation>
  </message>
  <message>
   <source>Look at what changed, and take it over: {}</source>
   <translation>Ansehen, was sich geändert hat, und übernehmen: {}</translation>
  </message>
  <message>
   <source>Look at what it says of it now, and register its tools anew.</source>
   <translation>Ansehen, was er jetzt davon sagt, und seine Werkzeuge neu registrieren.</translation>
  </message>
  <message>
   <source>Look at what it would do with tooldesk trust show, then trust it.</source>
   <translation>Mit tooldesk trust show ansehen, was es täte, dann vertrauen.</translation>
  </message>
  <message>
   <source>Look at what it would do: tooldesk trust show {}. Then trust it in the window, or with: tooldesk trust add {}</source>
   <translation>Ansehen, was es täte: tooldesk trust show {}. Dann im Fenster vertrauen, oder mit: tooldesk trust add {}</translation>
  </message>
  <message>
   <source>Look at what it wrote to stderr; the next call starts a new process.</source>
   <translation>Ansehen, was es auf stderr schrieb; der nächste Aufruf startet einen neuen Prozess.</translation>
  </message>
  <message>
   <source>Look at what they would run, then trust the folder in the bar above.</source>
   <translation>Ansehen, was sie ausführen würden, dann dem Ordner in der Leiste oben vertrauen.</translation>
  </message>
  <message>
   <source>Look closer: tooldesk servers doctor {}</source>
   <translation>Näher ansehen: tooldesk servers doctor {}</translation>
  </message>
  <message>
   <source>Look for \ud8 to \udf in it, and write the whole character.</source>
   <translation>Darin nach \ud8 bis \udf suchen und das ganze Zeichen schreiben.</translation>
  </message>
  <message>
   <source>Look for a {}</source>
   <translation>{} suchen</translation>
  </message>
  <message>
   <source>Look for it in the tool's folder.</source>
   <translation>Im Ordner des Werkzeugs danach suchen.</translation>
  </message>
  <message>
   <source>Look for lines of it with grep, or take a part of it with bash.</source>
   <translation>Mit grep nach Zeilen darin suchen oder mit bash einen Teil nehmen.</translation>
  </message>
  <message>
   <source>Look for values in files</source>
   <translation>Werte in Dateien suchen</translation>
  </message>
  <message>
   <source>Look for what is odd in the call, and report it.</source>
   <translation>Nachsehen, was am Aufruf ungewöhnlich ist, und es melden.</translation>
  </message>
  <message>
   <source>Look in a folder below it.</source>
   <translation>In einem Ordner darunter suchen.</translation>
  </message>
  <message>
   <source>Look into a folder</source>
   <translation>In einen Ordner sehen</translation>
  </message>
  <message>
   <source>Look now</source>
   <translation>Jetzt nachsehen</translation>
  </message>
  <message>
   <source>Look only</source>
   <translation>Nur ansehen</translation>
  </message>
  <message>
   <source>Look whether the file was written to its end; the rest is read.</source>
   <translation>Nachsehen, ob die Datei bis zum Ende geschrieben ist; der Rest wird gelesen.</translation>
  </message>
  <message>
   <source>Looking</source>
   <translation>Sieht nach</translation>
  </message>
  <message>
   <source>Looking at the logs…</source>
   <translation>Logs werden angesehen…</translation>
  </message>
  <message>
   <source>Looking for an answer</source>
   <translation>Eine Antwort suchen</translation>
  </message>
  <message>
   <source>Looking for calls…</source>
   <translation>Aufrufe werden gesucht…</translation>
  </message>
  <message>
   <source>Looking for more…</source>
   <translation>Weitere werden gesucht…</translation>
  </message>
  <message>
   <source>Looking further…</source>
   <translation>Suche geht weiter…</translation>
  </message>
  <message>
   <source>Looking only</source>
   <translation>Nur ansehen</translation>
  </message>
  <message>
   <source>Looking only: nothing of this folder runs</source>
   <translation>Nur ansehen: Nichts aus diesem Ordner läuft</translation>
  </message>
  <message>
   <source>Looking…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <source>MB that it may use.</source>
   <translation>MB, die es benutzen darf.</translation>
  </message>
  <message>
   <source>MCP has no call of a model; choose another format.</source>
   <translation>MCP hat keinen Modellaufruf; ein anderes Format wählen.</translation>
  </message>
  <message>
   <source>MCP server</source>
   <translation>MCP-Server</translation>
  </message>
  <message>
   <source>MCP server tool</source>
   <translation>Werkzeug eines MCP-Servers</translation>
  </message>
  <message>
   <source>MCP server {}</source>
   <translation>MCP-Server {}</translation>
  </message>
  <message>
   <source>MCP servers of other programs</source>
   <translation>MCP-Server anderer Programme</translation>
  </message>
  <message>
   <source>MCP tools</source>
   <translation>MCP-Werkzeuge</translation>
  </message>
  <message>
   <source>MCP tools/list</source>
   <translation>MCP tools/list</translation>
  </message>
  <message>
   <source>MIT licence. Inter, JetBrains Mono and Noto Sans CJK come under the SIL Open Font License 1.1; Qt and PySide6 are used under the LGPL 3.</source>
   <translation>MIT-Lizenz. Inter, JetBrains Mono und Noto Sans CJK stehen unter der SIL Open Font License 1.1; Qt und PySide6 werden unter der LGPL 3 benutzt.</translation>
  </message>
  <message>
   <source>Made</source>
   <translation>Angelegt</translation>
  </message>
  <message>
   <source>Made by</source>
   <translation>Angelegt von</translation>
  </message>
  <message>
   <source>Made {}</source>
   <translation>Angelegt: {}</translation>
  </message>
  <message>
   <source>Make a key that signs for tools</source>
   <translation>Einen Schlüssel anlegen, der für Werkzeuge signiert</translation>
  </message>
  <message>
   <source>Make a tool of a pasted request</source>
   <translation>Aus einer eingefügten Anfrage ein Werkzeug machen</translation>
  </message>
  <message>
   <source>Make an encrypted file</source>
   <translation>Verschlüsselte Datei anlegen</translation>
  </message>
  <message>
   <source>Make it</source>
   <translation>Anlegen</translation>
  </message>
  <message>
   <source>Make it a file that you may read, or move it away.</source>
   <translation>Zu einer Datei machen, die Sie lesen dürfen, oder anderswohin verschieben.</translation>
  </message>
  <message>
   <source>Make it first, or choose another folder.</source>
   <translation>Ihn erst anlegen oder einen anderen Ordner wählen.</translation>
  </message>
  <message>
   <source>Make it here, or add the one that was made elsewhere.</source>
   <translation>Hier anlegen oder den anderswo erzeugten hinzufügen.</translation>
  </message>
  <message>
   <source>Make it on the Secrets screen, under Signing keys, or: tooldesk signers create {}</source>
   <translation>Auf dem Bildschirm „Geheimnisse“ unter Signierschlüssel anlegen, oder: tooldesk signers create {}</translation>
  </message>
  <message>
   <source>Make it smaller.</source>
   <translation>Verkleinern.</translation>
  </message>
  <message>
   <source>Make it what the tool's schema says.</source>
   <translation>Es machen, wie das Schema des Werkzeugs sagt.</translation>
  </message>
  <message>
   <source>Make it what the tool's schema says; other errors may follow.</source>
   <translation>Es machen, wie das Schema des Werkzeugs sagt; weitere Fehler können folgen.</translation>
  </message>
  <message>
   <source>Make it, or correct "cwd" of {} in servers.json.</source>
   <translation>Anlegen oder "cwd" von {} in servers.json berichtigen.</translation>
  </message>
  <message>
   <source>Make it, or correct "folders" in the tool's source.</source>
   <translation>Anlegen oder "folders" in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Make it, or correct "more_folders" in the tool's source.</source>
   <translation>Anlegen oder "more_folders" in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Make it, or correct working_dir in the tool's source.</source>
   <translation>Anlegen oder working_dir in der Quelle des Werkzeugs berichtigen.</translation>
  </message>
  <message>
   <source>Make it, or take it out of "readable".</source>
   <translation>Anlegen oder aus "readable" herausnehmen.</translation>
  </message>
  <message>
   <source>Make key</source>
   <translation>Schlüssel anlegen</translation>
  </message>
  <message>
   <source>Make parameters of: {}</source>
   <translation>Parameter anlegen aus: {}</translation>
  </message>
  <message>
   <source>Make room in the data folder, or make it writable.</source>
   <translation>Platz im Datenordner schaffen oder ihn beschreibbar machen.</translation>
  </message>
  <message>
   <source>Make room in the data folder, then try again.</source>
   <translation>Platz im Datenordner schaffen, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Make room in the data folder.</source>
   <translation>Platz im Datenordner schaffen.</translation>
  </message>
  <message>
   <source>Make room on the disk of the data folder.</source>
   <translation>Platz auf dem Datenträger des Datenordners schaffen.</translation>
  </message>
  <message>
   <source>Make room, or have the folder be writable.</source>
   <translation>Platz schaffen oder den Ordner beschreibbar machen.</translation>
  </message>
  <message>
   <source>Make scenarios of recorded requests and responses</source>
   <translation>Aus aufgezeichneten Anfragen und Antworten Szenarien machen</translation>
  </message>
  <message>
   <source>Make signing &amp;key…</source>
   <translation>&amp;Signierschlüssel anlegen…</translation>
  </message>
  <message>
   <source>Make signing key</source>
   <translation>Signierschlüssel anlegen</translation>
  </message>
  <message>
   <source>Make signing key…</source>
   <translation>Signierschlüssel anlegen…</translation>
  </message>
  <message>
   <source>Make sure that the data folder can be written.</source>
   <translation>Dafür sorgen, dass der Datenordner beschreibbar ist.</translation>
  </message>
  <message>
   <source>Make sure that the folder of the workspace can be written, and take them over again.</source>
   <translation>Dafür sorgen, dass der Ordner des Arbeitsbereichs beschreibbar ist, und sie erneut übernehmen.</translation>
  </message>
  <message>
   <source>Make sure that the folder of the workspace can be written.</source>
   <translation>Dafür sorgen, dass der Ordner des Arbeitsbereichs beschreibbar ist.</translation>
  </message>
  <message>
   <source>Make the file and its folder writable, or choose another one with --data-dir.</source>
   <translation>Datei und Ordner beschreibbar machen oder mit --data-dir einen anderen wählen.</translation>
  </message>
  <message>
   <source>Make the file and its folder writable, or edit it yourself.</source>
   <translation>Die Datei und ihren Ordner beschreibbar machen oder sie selbst bearbeiten.</translation>
  </message>
  <message>
   <source>Make the file readable, then try again.</source>
   <translation>Die Datei lesbar machen, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Make the file readable.</source>
   <translation>Die Datei lesbar machen.</translation>
  </message>
  <message>
   <source>Make the folder writable, or choose another one with --data-dir.</source>
   <translation>Den Ordner beschreibbar machen oder mit --data-dir einen anderen wählen.</translation>
  </message>
  <message>
   <source>Make this key…</source>
   <translation>Diesen Schlüssel anlegen…</translation>
  </message>
  <message>
   <source>Margin over the runner-up: {}; {}. {}</source>
   <translation>Abstand zum Zweiten: {}; {}. {}</translation>
  </message>
  <message>
   <source>Mark it: chmod +x {}</source>
   <translation>Markieren: chmod +x {}</translation>
  </message>
  <message>
   <source>Markup becomes calls</source>
   <translation>Markup wird zu Aufrufen</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>Groß-/Kleinschreibung</translation>
  </message>
  <message>
   <source>Match case, whole words, regular expression</source>
   <translation>Groß/klein, ganze Wörter, regulärer Ausdruck</translation>
  </message>
  <message>
   <source>Matched</source>
   <translation>Zugeordnet</translation>
  </message>
  <message>
   <source>Matching commands</source>
   <translation>Passende Befehle</translation>
  </message>
  <message>
   <source>May be {}</source>
   <translation>Darf sein: {}</translation>
  </message>
  <message>
   <source>May get of yours, unasked</source>
   <translation>Darf von Ihnen bekommen, ungefragt</translation>
  </message>
  <message>
   <source>Media type</source>
   <translation>Medientyp</translation>
  </message>
  <message>
   <source>Media types</source>
   <translation>Medientypen</translation>
  </message>
  <message>
   <source>Megabytes.</source>
   <translation>Megabyte.</translation>
  </message>
  <message>
   <source>Megabytes. This and what follows holds where Runs is Sandboxed.</source>
   <translation>Megabyte. Dies und das Folgende gilt, wo „Läuft“ auf „In der Sandbox“ steht.</translation>
  </message>
  <message>
   <source>Members.</source>
   <translation>Mitglieder.</translation>
  </message>
  <message>
   <source>Memory</source>
   <translation>Speicher</translation>
  </message>
  <message>
   <source>Mend arguments</source>
   <translation>Argumente berichtigen</translation>
  </message>
  <message>
   <source>Mend it as JSON Schema 2020-12 says.</source>
   <translation>Nach JSON Schema 2020-12 berichtigen.</translation>
  </message>
  <message>
   <source>Mend it there, or go back to what the file holds.</source>
   <translation>Dort berichtigen oder zurück zu dem, was die Datei enthält.</translation>
  </message>
  <message>
   <source>Mend names</source>
   <translation>Namen berichtigen</translation>
  </message>
  <message>
   <source>Mend the file first.</source>
   <translation>Zuerst die Datei berichtigen.</translation>
  </message>
  <message>
   <source>Mend the file in the program that it belongs to, then import it again.</source>
   <translation>Die Datei in ihrem Programm berichtigen, dann erneut importieren.</translation>
  </message>
  <message>
   <source>Mend the file, or remove it.</source>
   <translation>Die Datei berichtigen oder entfernen.</translation>
  </message>
  <message>
   <source>Mend the file, or remove it; until then nothing is saved in it.</source>
   <translation>Die Datei berichtigen oder entfernen; bis dahin wird nichts darin gespeichert.</translation>
  </message>
  <message>
   <source>Mend the file, then read it again, or choose another interpreter.</source>
   <translation>Die Datei berichtigen, dann erneut lesen, oder einen anderen Interpreter wählen.</translation>
  </message>
  <message>
   <source>Mend the file, then try again.</source>
   <translation>Die Datei berichtigen, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Mend the file.</source>
   <translation>Die Datei berichtigen.</translation>
  </message>
  <message>
   <source>Mend the file; it is read again when it is saved.</source>
   <translation>Die Datei berichtigen; beim Speichern wird sie wieder gelesen.</translation>
  </message>
  <message>
   <source>Mend what it names, and ask it again.</source>
   <translation>Berichtigen, was er nennt, und erneut fragen.</translation>
  </message>
  <message>
   <source>Message for the model</source>
   <translation>Nachricht für das Modell</translation>
  </message>
  <message>
   <source>Messages</source>
   <translation>Nachrichten</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>Methode</translation>
  </message>
  <message>
   <source>Mine</source>
   <translation>Meines</translation>
  </message>
  <message>
   <source>Minimum &amp;margin</source>
   <translation>&amp;Mindestabstand</translation>
  </message>
  <message>
   <source>Minimum margin</source>
   <translation>Mindestabstand</translation>
  </message>
  <message>
   <source>Minute</source>
   <translation>Minute</translation>
  </message>
  <message>
   <source>Miss: {}. </source>
   <translation>Fehlgriff: {}. </translation>
  </message>
  <message>
   <source>Miss: {}; the result is stored now.</source>
   <translation>Fehlgriff: {}; das Ergebnis ist jetzt gespeichert.</translation>
  </message>
  <message>
   <source>Miss; the result is stored now.</source>
   <translation>Fehlgriff; das Ergebnis ist jetzt gespeichert.</translation>
  </message>
  <message>
   <source>Misses</source>
   <translation>Fehlgriffe</translation>
  </message>
  <message>
   <source>Missing</source>
   <translation>Fehlt</translation>
  </message>
  <message>
   <source>Model</source>
   <translation>Modell</translation>
  </message>
  <message>
   <source>Model for the MCP server {}</source>
   <translation>Modell für den MCP-Server {}</translation>
  </message>
  <message>
   <source>Model output</source>
   <translation>Modellausgabe</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>Modelle</translation>
  </message>
  <message>
   <source>Models read this of {} in the place of what its server says. Empty is what the server says.</source>
   <translation>Modelle lesen dies über {} anstelle dessen, was sein Server sagt. Leer gilt, was der Server sagt.</translation>
  </message>
  <message>
   <source>Module</source>
   <translation>Modul</translation>
  </message>
  <message>
   <source>Month</source>
   <translation>Monat</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Mehr</translation>
  </message>
  <message>
   <source>More folders</source>
   <translation>Weitere Ordner</translation>
  </message>
  <message>
   <source>More members stand behind the brace that ends the arguments.</source>
   <translation>Hinter der Klammer, die die Argumente beendet, stehen weitere Mitglieder.</translation>
  </message>
  <message>
   <source>More than this.</source>
   <translation>Mehr als dies.</translation>
  </message>
  <message>
   <source>More than {} signs are missing.</source>
   <translation>Mehr als {} Zeichen fehlen.</translation>
  </message>
  <message>
   <source>Most</source>
   <translation>Höchstens</translation>
  </message>
  <message>
   <source>Most calls</source>
   <translation>Meiste Aufrufe</translation>
  </message>
  <message>
   <source>Most frequent first</source>
   <translation>Häufigste zuerst</translation>
  </message>
  <message>
   <source>Most hits</source>
   <translation>Meiste Treffer</translation>
  </message>
  <message>
   <source>Most tokens</source>
   <translation>Meiste Token</translation>
  </message>
  <message>
   <source>Most turns</source>
   <translation>Meiste Runden</translation>
  </message>
  <message>
   <source>Move a slider; what it would change for past calls is listed at once.</source>
   <translation>Einen Regler bewegen; was er für frühere Aufrufe ändern würde, steht gleich in der Liste.</translation>
  </message>
  <message>
   <source>Move it away to start afresh, or choose another one with --data-dir.</source>
   <translation>Verschieben Sie ihn, um neu zu beginnen, oder wählen Sie mit --data-dir einen anderen.</translation>
  </message>
  <message>
   <source>Move that file away; a new one is made then.</source>
   <translation>Diese Datei beiseitelegen; dann wird eine neue angelegt.</translation>
  </message>
  <message>
   <source>Move the file away to start afresh, or restore it from a backup.</source>
   <translation>Die Datei wegbewegen, um neu zu beginnen, oder aus einer Sicherung wiederherstellen.</translation>
  </message>
  <message>
   <source>Move the tool into a folder of its own.</source>
   <translation>Das Werkzeug in einen eigenen Ordner legen.</translation>
  </message>
  <message>
   <source>Move this row up</source>
   <translation>Diese Zeile nach oben</translation>
  </message>
  <message>
   <source>Move up row {} of {}</source>
   <translation>Zeile {} von {} nach oben</translation>
  </message>
  <message>
   <source>Multiple of</source>
   <translation>Vielfaches von</translation>
  </message>
  <message>
   <source>NAME=value, parted by spaces. ${KEY} stands for what the keyring keeps as KEY, so that no secret stands in the file: {}</source>
   <translation>NAME=Wert, durch Leerzeichen getrennt. ${KEY} steht für das, was der Schlüsselbund als KEY behält, damit kein Geheimnis in der Datei steht: {}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>Name a PNG, JPEG, GIF or WebP file.</source>
   <translation>Eine PNG-, JPEG-, GIF- oder WebP-Datei nennen.</translation>
  </message>
  <message>
   <source>Name a file in it; glob lists them.</source>
   <translation>Eine Datei darin nennen; glob listet sie.</translation>
  </message>
  <message>
   <source>Name a file of specs, such as tooldesk export writes.</source>
   <translation>Eine Datei mit Specs nennen, wie tooldesk export sie schreibt.</translation>
  </message>
  <message>
   <source>Name a file.</source>
   <translation>Eine Datei nennen.</translation>
  </message>
  <message>
   <source>Name a folder.</source>
   <translation>Einen Ordner nennen.</translation>
  </message>
  <message>
   <source>Name a module that runs in a sandbox</source>
   <translation>Ein Modul nennen, das in einer Sandbox läuft</translation>
  </message>
  <message>
   <source>Name an .ipynb file, or mend this one with read and edit.</source>
   <translation>Eine .ipynb-Datei nennen oder diese mit read und edit berichtigen.</translation>
  </message>
  <message>
   <source>Name another folder in "folders" of its source.</source>
   <translation>Einen anderen Ordner in "folders" der Quelle nennen.</translation>
  </message>
  <message>
   <source>Name another one, with its whole path if it is not found by its name.</source>
   <translation>Ein anderes nennen, mit ganzem Pfad, wenn es nicht über den Namen gefunden wird.</translation>
  </message>
  <message>
   <source>Name files, folders, or a pattern such as 'logs/**/*.jsonl'.</source>
   <translation>Dateien, Ordner oder ein Muster wie 'logs/**/*.jsonl' nennen.</translation>
  </message>
  <message>
   <source>Name logs of what models wrote, or drop them here, and press Start: every output is read as a call would be, and counted. Nothing is executed, and the logs stay as they are.</source>
   <translation>Logs dessen nennen, was Modelle schrieben, oder hierher ziehen und „Starten“ drücken: Jede Ausgabe wird gelesen wie ein Aufruf und gezählt. Nichts wird ausgeführt, und die Logs bleiben, wie sie sind.</translation>
  </message>
  <message>
   <source>Name lookup</source>
   <translation>Namensauflösung</translation>
  </message>
  <message>
   <source>Name of a key that signs for it; it never sees the key.</source>
   <translation>Name eines Schlüssels, der für es signiert; den Schlüssel sieht es nie.</translation>
  </message>
  <message>
   <source>Name of the header or query parameter.</source>
   <translation>Name des Headers oder Query-Parameters.</translation>
  </message>
  <message>
   <source>Name of the key</source>
   <translation>Name des Schlüssels</translation>
  </message>
  <message>
   <source>Name of the model, as that address knows it.</source>
   <translation>Name des Modells, wie diese Adresse es kennt.</translation>
  </message>
  <message>
   <source>Name of the model; it decides how often a call may be unreadable.</source>
   <translation>Name des Modells; er bestimmt, wie oft ein Aufruf unlesbar sein darf.</translation>
  </message>
  <message>
   <source>Name of the pool</source>
   <translation>Name des Pools</translation>
  </message>
  <message>
   <source>Name of the server</source>
   <translation>Name des Servers</translation>
  </message>
  <message>
   <source>Name of the tool</source>
   <translation>Name des Werkzeugs</translation>
  </message>
  <message>
   <source>Name of the variable</source>
   <translation>Name der Variable</translation>
  </message>
  <message>
   <source>Name of the {}</source>
   <translation>Name: {}</translation>
  </message>
  <message>
   <source>Name one of these: {}.</source>
   <translation>Eines davon nennen: {}.</translation>
  </message>
  <message>
   <source>Name one with its words, such as: code --goto "{path}:{line}"</source>
   <translation>Einen mit seinen Wörtern nennen, etwa: code --goto "{path}:{line}"</translation>
  </message>
  <message>
   <source>Name some in "coworkers" of its source.</source>
   <translation>Einige in "coworkers" seiner Quelle nennen.</translation>
  </message>
  <message>
   <source>Name taken</source>
   <translation>Name vergeben</translation>
  </message>
  <message>
   <source>Name the folder it is installed in under "readable" of its "sandbox".</source>
   <translation>Den Ordner seiner Installation unter "readable" seiner "sandbox" nennen.</translation>
  </message>
  <message>
   <source>Name the folders it needs in "readable" one by one.</source>
   <translation>Die nötigen Ordner einzeln in "readable" nennen.</translation>
  </message>
  <message>
   <source>Name the parameter as the schema does, or add it there.</source>
   <translation>Den Parameter nennen, wie das Schema es tut, oder ihn dort hinzufügen.</translation>
  </message>
  <message>
   <source>Name under which the keyring holds the key of that address; empty where it needs none.</source>
   <translation>Name, unter dem der Schlüsselbund den Schlüssel dieser Adresse hält; leer, wo sie keinen braucht.</translation>
  </message>
  <message>
   <source>Names that a misspelt call could mean alike</source>
   <translation>Namen, die ein verschriebener Aufruf gleichermaßen meinen kann</translation>
  </message>
  <message>
   <source>Names that are the same but for case and separators</source>
   <translation>Namen, die bis auf Groß/klein und Trennzeichen gleich sind</translation>
  </message>
  <message>
   <source>Names that were changed</source>
   <translation>Geänderte Namen</translation>
  </message>
  <message>
   <source>Names variables; their values are under Secrets.</source>
   <translation>Nennt Variablen; ihre Werte stehen unter Geheimnisse.</translation>
  </message>
  <message>
   <source>Names with one letter between them</source>
   <translation>Namen mit einem Buchstaben Unterschied</translation>
  </message>
  <message>
   <source>Namespace</source>
   <translation>Namensraum</translation>
  </message>
  <message>
   <source>Narrow by kind, tag or state</source>
   <translation>Nach Art, Schlagwort oder Zustand einengen</translation>
  </message>
  <message>
   <source>Natively</source>
   <translation>Direkt</translation>
  </message>
  <message>
   <source>Natively: with your rights, files and network</source>
   <translation>Direkt: mit Ihren Rechten, Dateien und Netz</translation>
  </message>
  <message>
   <source>Near miss: {}</source>
   <translation>Beinahe-Treffer: {}</translation>
  </message>
  <message>
   <source>Near misses</source>
   <translation>Beinahe-Treffer</translation>
  </message>
  <message>
   <source>Nearest</source>
   <translation>Am nächsten</translation>
  </message>
  <message>
   <source>Needs confirmation</source>
   <translation>Braucht Bestätigung</translation>
  </message>
  <message>
   <source>Needs you</source>
   <translation>Braucht Sie</translation>
  </message>
  <message>
   <source>Nest it less, or name its parts in $defs.</source>
   <translation>Weniger tief verschachteln oder Teile in $defs benennen.</translation>
  </message>
  <message>
   <source>Nest its schema less, or name its parts in $defs.</source>
   <translation>Das Schema weniger tief verschachteln oder Teile in $defs benennen.</translation>
  </message>
  <message>
   <source>Nest them less.</source>
   <translation>Weniger tief verschachteln.</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Neu</translation>
  </message>
  <message>
   <source>New &amp;HTTP tool</source>
   <translation>Neues &amp;HTTP-Werkzeug</translation>
  </message>
  <message>
   <source>New &amp;WebAssembly tool</source>
   <translation>Neues &amp;WebAssembly-Werkzeug</translation>
  </message>
  <message>
   <source>New &amp;built-in…</source>
   <translation>Neues ein&amp;gebautes…</translation>
  </message>
  <message>
   <source>New &amp;described tool</source>
   <translation>Neues &amp;beschriebenes Werkzeug</translation>
  </message>
  <message>
   <source>New &amp;shell tool</source>
   <translation>Neues &amp;Shell-Werkzeug</translation>
  </message>
  <message>
   <source>New keys</source>
   <translation>Neue Tasten</translation>
  </message>
  <message>
   <source>New tool</source>
   <translation>Neues Werkzeug</translation>
  </message>
  <message>
   <source>Newest</source>
   <translation>Neueste</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Neueste zuerst</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Next match (F3)</source>
   <translation>Nächster Treffer (F3)</translation>
  </message>
  <message>
   <source>Next problem</source>
   <translation>Nächstes Problem</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Nein</translation>
  </message>
  <message>
   <source>No MCP server has a tool called {}.</source>
   <translation>Kein MCP-Server hat ein Werkzeug namens {}.</translation>
  </message>
  <message>
   <source>No Python was found to run the tool.</source>
   <translation>Kein Python gefunden, um das Werkzeug auszuführen.</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Keine Antwort</translation>
  </message>
  <message>
   <source>No answer came.</source>
   <translation>Es kam keine Antwort.</translation>
  </message>
  <message>
   <source>No answer kept</source>
   <translation>Keine Antwort gemerkt</translation>
  </message>
  <message>
   <source>No answer of it is kept.</source>
   <translation>Keine Antwort davon ist aufgehoben.</translation>
  </message>
  <message>
   <source>No answer to its arguments is remembered. It was not stored: {}.</source>
   <translation>Keine Antwort auf seine Argumente ist gemerkt. Sie wurde nicht gespeichert: {}.</translation>
  </message>
  <message>
   <source>No answer to its arguments was remembered; now there is one.</source>
   <translation>Keine Antwort auf seine Argumente war gemerkt; jetzt gibt es eine.</translation>
  </message>
  <message>
   <source>No answer to its calls is kept.</source>
   <translation>Zu seinen Aufrufen ist keine Antwort aufgehoben.</translation>
  </message>
  <message>
   <source>No answer to its calls is kept: {}.</source>
   <translation>Zu seinen Aufrufen ist keine Antwort aufgehoben: {}.</translation>
  </message>
  <message>
   <source>No answer within the limits</source>
   <translation>Keine Antwort innerhalb der Grenzen</translation>
  </message>
  <message>
   <source>No browser could be opened.</source>
   <translation>Kein Browser ließ sich öffnen.</translation>
  </message>
  <message>
   <source>No call</source>
   <translation>Kein Aufruf</translation>
  </message>
  <message>
   <source>No call fits the filters of the list.</source>
   <translation>Kein Aufruf passt zu den Filtern der Liste.</translation>
  </message>
  <message>
   <source>No call found</source>
   <translation>Kein Aufruf gefunden</translation>
  </message>
  <message>
   <source>No call in it: the text is for the reader.</source>
   <translation>Kein Aufruf darin: Der Text ist für den Leser.</translation>
  </message>
  <message>
   <source>No call may use the selected tool any more</source>
   <translation>Kein Aufruf darf das gewählte Werkzeug mehr benutzen</translation>
  </message>
  <message>
   <source>No call may use them yet.</source>
   <translation>Noch darf kein Aufruf sie benutzen.</translation>
  </message>
  <message>
   <source>No call may use {} any more.</source>
   <translation>Kein Aufruf darf {} mehr benutzen.</translation>
  </message>
  <message>
   <source>No call of it was answered then.</source>
   <translation>Kein Aufruf davon wurde damals beantwortet.</translation>
  </message>
  <message>
   <source>No call shown</source>
   <translation>Kein Aufruf gezeigt</translation>
  </message>
  <message>
   <source>No calls</source>
   <translation>Keine Aufrufe</translation>
  </message>
  <message>
   <source>No calls are saved yet</source>
   <translation>Noch sind keine Aufrufe gespeichert</translation>
  </message>
  <message>
   <source>No command matches. Its title, its screen and its keys are looked through.</source>
   <translation>Kein Befehl passt. Durchsucht werden Titel, Bildschirm und Tasten.</translation>
  </message>
  <message>
   <source>No copy of it could be written: {}.</source>
   <translation>Keine Kopie davon ließ sich schreiben: {}.</translation>
  </message>
  <message>
   <source>No description</source>
   <translation>Keine Beschreibung</translation>
  </message>
  <message>
   <source>No dialect reads a call here</source>
   <translation>Kein Dialekt liest hier einen Aufruf</translation>
  </message>
  <message>
   <source>No editor is set, and none that Tooldesk knows is installed.</source>
   <translation>Kein Editor ist eingestellt, und keiner, den Tooldesk kennt, ist installiert.</translation>
  </message>
  <message>
   <source>No element twice</source>
   <translation>Kein Element doppelt</translation>
  </message>
  <message>
   <source>No end</source>
   <translation>Kein Ende</translation>
  </message>
  <message>
   <source>No end yet</source>
   <translation>Noch kein Ende</translation>
  </message>
  <message>
   <source>No event of the stream is one of an API that is known.</source>
   <translation>Kein Ereignis des Stroms gehört zu einer bekannten API.</translation>
  </message>
  <message>
   <source>No file has the value that you pasted.</source>
   <translation>Keine Datei enthält den eingefügten Wert.</translation>
  </message>
  <message>
   <source>No functions to add</source>
   <translation>Keine Funktionen hinzuzufügen</translation>
  </message>
  <message>
   <source>No keyring</source>
   <translation>Kein Schlüsselbund</translation>
  </message>
  <message>
   <source>No keys</source>
   <translation>Keine Tasten</translation>
  </message>
  <message>
   <source>No leak found</source>
   <translation>Kein Leck gefunden</translation>
  </message>
  <message>
   <source>No line has this in it.</source>
   <translation>Keine Zeile enthält das.</translation>
  </message>
  <message>
   <source>No marker is in the text; the call at character {} speaks by its shape.</source>
   <translation>Keine Markierung ist im Text; der Aufruf bei Zeichen {} spricht durch seine Form.</translation>
  </message>
  <message>
   <source>No match</source>
   <translation>Kein Treffer</translation>
  </message>
  <message>
   <source>No model is set</source>
   <translation>Kein Modell ist eingestellt</translation>
  </message>
  <message>
   <source>No other answer of its tool is kept.</source>
   <translation>Keine andere Antwort seines Werkzeugs ist aufgehoben.</translation>
  </message>
  <message>
   <source>No other answer of {} is remembered to compare it with.</source>
   <translation>Keine andere Antwort von {} ist zum Vergleichen gemerkt.</translation>
  </message>
  <message>
   <source>No other answer of {} is remembered.</source>
   <translation>Keine andere Antwort von {} ist gemerkt.</translation>
  </message>
  <message>
   <source>No output found</source>
   <translation>Keine Ausgabe gefunden</translation>
  </message>
  <message>
   <source>No past call changes</source>
   <translation>Kein früherer Aufruf ändert sich</translation>
  </message>
  <message>
   <source>No past call yet</source>
   <translation>Noch kein früherer Aufruf</translation>
  </message>
  <message>
   <source>No problems</source>
   <translation>Keine Probleme</translation>
  </message>
  <message>
   <source>No problems
{}</source>
   <translation>Keine Probleme
{}</translation>
  </message>
  <message>
   <source>No process for the tool could be started: {}.</source>
   <translation>Kein Prozess für das Werkzeug ließ sich starten: {}.</translation>
  </message>
  <message>
   <source>No process for the tool stays: they end, or the tool's files change all the time.</source>
   <translation>Kein Prozess für das Werkzeug bleibt: Sie enden, oder seine Dateien ändern sich ständig.</translation>
  </message>
  <message>
   <source>No program here opens {}.</source>
   <translation>Kein Programm hier öffnet {}.</translation>
  </message>
  <message>
   <source>No rate limit</source>
   <translation>Keine Ratengrenze</translation>
  </message>
  <message>
   <source>No servers were found</source>
   <translation>Keine Server gefunden</translation>
  </message>
  <message>
   <source>No setting is called {}; it stays in the file.</source>
   <translation>Keine Einstellung heißt {}; es bleibt in der Datei.</translation>
  </message>
  <message>
   <source>No setting matches these words.</source>
   <translation>Keine Einstellung passt zu diesen Wörtern.</translation>
  </message>
  <message>
   <source>No shell runs this: the program gets {} as word.</source>
   <translation>Keine Shell führt dies aus: Das Programm bekommt {} als Wort.</translation>
  </message>
  <message>
   <source>No shell runs this: the program gets {} as words.</source>
   <translation>Keine Shell führt dies aus: Das Programm bekommt {} als Wörter.</translation>
  </message>
  <message>
   <source>No tool</source>
   <translation>Kein Werkzeug</translation>
  </message>
  <message>
   <source>No tool can be called here.</source>
   <translation>Hier lässt sich kein Werkzeug aufrufen.</translation>
  </message>
  <message>
   <source>No tool can be called {}.</source>
   <translation>Kein Werkzeug kann {} heißen.</translation>
  </message>
  <message>
   <source>No tool can run any more: Tooldesk is closing.</source>
   <translation>Kein Werkzeug kann mehr laufen: Tooldesk wird geschlossen.</translation>
  </message>
  <message>
   <source>No tool has it by your yes for good. Each one asks before it first gets it.</source>
   <translation>Kein Werkzeug hat es mit Ihrem Ja für immer. Jedes fragt, bevor es ihn zum ersten Mal bekommt.</translation>
  </message>
  <message>
   <source>No tool is called so now.</source>
   <translation>So heißt jetzt kein Werkzeug.</translation>
  </message>
  <message>
   <source>No tool is called {}. The nearest: {}.</source>
   <translation>Kein Werkzeug heißt {}. Die nächsten: {}.</translation>
  </message>
  <message>
   <source>No tool is registered.</source>
   <translation>Kein Werkzeug ist registriert.</translation>
  </message>
  <message>
   <source>No tool of this workspace declares it.</source>
   <translation>Kein Werkzeug dieses Arbeitsbereichs deklariert sie.</translation>
  </message>
  <message>
   <source>No tool of this workspace names it. A Python tool does so with "signer" in its file, or under Policies in its editor.</source>
   <translation>Kein Werkzeug dieses Arbeitsbereichs nennt ihn. Ein Python-Werkzeug tut das mit "signer" in seiner Datei oder unter Regeln in seinem Editor.</translation>
  </message>
  <message>
   <source>No tool says what it is for.</source>
   <translation>Kein Werkzeug sagt, wofür es ist.</translation>
  </message>
  <message>
   <source>No tool stops working.</source>
   <translation>Kein Werkzeug hört auf zu gehen.</translation>
  </message>
  <message>
   <source>No value</source>
   <translation>Kein Wert</translation>
  </message>
  <message>
   <source>No value is {} and {} at once.</source>
   <translation>Kein Wert ist zugleich {} und {}.</translation>
  </message>
  <message>
   <source>No value of the enum fits the rest.</source>
   <translation>Kein Wert des enum passt zum Rest.</translation>
  </message>
  <message>
   <source>No view has a name yet</source>
   <translation>Noch hat keine Ansicht einen Namen</translation>
  </message>
  <message>
   <source>No workspace is open</source>
   <translation>Kein Arbeitsbereich ist offen</translation>
  </message>
  <message>
   <source>No {} has {}.</source>
   <translation>Nichts gefunden: {}, {}.</translation>
  </message>
  <message>
   <source>No {} yet</source>
   <translation>Noch keine {}</translation>
  </message>
  <message>
   <source>Nobody answered within {} s.</source>
   <translation>Niemand antwortete innerhalb von {} s.</translation>
  </message>
  <message>
   <source>Nobody came back from {} within {} s.</source>
   <translation>Niemand kam von {} innerhalb von {} s zurück.</translation>
  </message>
  <message>
   <source>Nobody has allowed to start the server {}.</source>
   <translation>Niemand hat erlaubt, den Server {} zu starten.</translation>
  </message>
  <message>
   <source>Nobody has taken over {} from the server {}.</source>
   <translation>Niemand hat {} vom Server {} übernommen.</translation>
  </message>
  <message>
   <source>Nobody is there to be asked.</source>
   <translation>Niemand ist da, der gefragt werden könnte.</translation>
  </message>
  <message>
   <source>Nobody trusts the folder of this workspace yet, and its servers are programs.</source>
   <translation>Noch vertraut niemand dem Ordner dieses Arbeitsbereichs, und seine Server sind Programme.</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>None has that in it</source>
   <translation>Keine enthält das</translation>
  </message>
  <message>
   <source>None is called {} any more; the nearest is looked for.</source>
   <translation>Keines heißt mehr {}; das nächste wird gesucht.</translation>
  </message>
  <message>
   <source>None of the stored values stands in these files.</source>
   <translation>Keiner der gespeicherten Werte steht in diesen Dateien.</translation>
  </message>
  <message>
   <source>None of these</source>
   <translation>Keines davon</translation>
  </message>
  <message>
   <source>None of {} dialects finds a call in it. Check that the whole output was pasted, with the markers around the call.</source>
   <translation>Keiner von {} Dialekten findet darin einen Aufruf. Prüfen, ob die ganze Ausgabe eingefügt ist, mit den Markierungen um den Aufruf.</translation>
  </message>
  <message>
   <source>None.</source>
   <translation>Keine.</translation>
  </message>
  <message>
   <source>None: all arguments that no other part uses.</source>
   <translation>Keine: alle Argumente, die kein anderer Teil benutzt.</translation>
  </message>
  <message>
   <source>Normalised. Stripped "{}": {}</source>
   <translation>Vereinheitlicht. „{}“ weggenommen: {}</translation>
  </message>
  <message>
   <source>Normalised. {}</source>
   <translation>Vereinheitlicht. {}</translation>
  </message>
  <message>
   <source>Not JSON yet, at {}: {}{}.</source>
   <translation>Noch kein JSON, bei {}: {}{}.</translation>
  </message>
  <message>
   <source>Not JSON. {}. The form keeps what it had.</source>
   <translation>Kein JSON. {}. Das Formular behält, was es hatte.</translation>
  </message>
  <message>
   <source>Not JSON: {}</source>
   <translation>Kein JSON: {}</translation>
  </message>
  <message>
   <source>Not allowed: {}</source>
   <translation>Nicht erlaubt: {}</translation>
  </message>
  <message>
   <source>Not an expression: {}</source>
   <translation>Kein Ausdruck: {}</translation>
  </message>
  <message>
   <source>Not an expression: {} at character {}</source>
   <translation>Kein Ausdruck: {} bei Zeichen {}</translation>
  </message>
  <message>
   <source>Not called.</source>
   <translation>Nicht aufgerufen.</translation>
  </message>
  <message>
   <source>Not chosen</source>
   <translation>Nicht gewählt</translation>
  </message>
  <message>
   <source>Not given</source>
   <translation>Nicht gegeben</translation>
  </message>
  <message>
   <source>Not given now: {}.</source>
   <translation>Jetzt nicht gegeben: {}.</translation>
  </message>
  <message>
   <source>Not in it</source>
   <translation>Nicht darin</translation>
  </message>
  <message>
   <source>Not kept: stored secrets can't be read now, and one of them may be in it.</source>
   <translation>Nicht behalten: Gespeicherte Geheimnisse sind jetzt nicht lesbar, und eines könnte darin stehen.</translation>
  </message>
  <message>
   <source>Not known</source>
   <translation>Nicht bekannt</translation>
  </message>
  <message>
   <source>Not known while it is so.</source>
   <translation>Nicht bekannt, solange es so ist.</translation>
  </message>
  <message>
   <source>Not opened</source>
   <translation>Nicht geöffnet</translation>
  </message>
  <message>
   <source>Not reached</source>
   <translation>Nicht erreicht</translation>
  </message>
  <message>
   <source>Not reached.</source>
   <translation>Nicht erreicht.</translation>
  </message>
  <message>
   <source>Not run</source>
   <translation>Nicht gelaufen</translation>
  </message>
  <message>
   <source>Not run: the cache has the answer.</source>
   <translation>Nicht gelaufen: Der Cache hat die Antwort.</translation>
  </message>
  <message>
   <source>Not said</source>
   <translation>Nicht gesagt</translation>
  </message>
  <message>
   <source>Not saved. {}</source>
   <translation>Nicht gespeichert. {}</translation>
  </message>
  <message>
   <source>Not set</source>
   <translation>Nicht gesetzt</translation>
  </message>
  <message>
   <source>Not shown</source>
   <translation>Nicht gezeigt</translation>
  </message>
  <message>
   <source>Not since it was last reset</source>
   <translation>Nicht, seit zuletzt zurückgesetzt wurde</translation>
  </message>
  <message>
   <source>Not stored: {}.</source>
   <translation>Nicht gespeichert: {}.</translation>
  </message>
  <message>
   <source>Not there any more</source>
   <translation>Nicht mehr da</translation>
  </message>
  <message>
   <source>Not ticked</source>
   <translation>Nicht angewählt</translation>
  </message>
  <message>
   <source>Not trusted</source>
   <translation>Nicht vertraut</translation>
  </message>
  <message>
   <source>Not unlocked. {}</source>
   <translation>Nicht entsperrt. {}</translation>
  </message>
  <message>
   <source>Not usable</source>
   <translation>Nicht benutzbar</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <source>Nothing brought along yet</source>
   <translation>Noch nichts mitgebracht</translation>
  </message>
  <message>
   <source>Nothing can be changed here now</source>
   <translation>Hier lässt sich jetzt nichts ändern</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>Nichts gefunden</translation>
  </message>
  <message>
   <source>Nothing found: {}.{}</source>
   <translation>Nichts gefunden: {}.{}</translation>
  </message>
  <message>
   <source>Nothing here can become a tool</source>
   <translation>Nichts hier kann ein Werkzeug werden</translation>
  </message>
  <message>
   <source>Nothing in the guide matches these words.</source>
   <translation>Nichts im Handbuch passt zu diesen Wörtern.</translation>
  </message>
  <message>
   <source>Nothing is between {} {} and {} {}.</source>
   <translation>Nichts liegt zwischen {} {} und {} {}.</translation>
  </message>
  <message>
   <source>Nothing is kept yet.</source>
   <translation>Noch ist nichts behalten.</translation>
  </message>
  <message>
   <source>Nothing is kept yet.
Show the Secrets screen</source>
   <translation>Noch ist nichts behalten.
Bildschirm „Geheimnisse“ zeigen</translation>
  </message>
  <message>
   <source>Nothing is remembered, and nothing of what is here is given.</source>
   <translation>Nichts wird gemerkt, und nichts von hier wird gegeben.</translation>
  </message>
  <message>
   <source>Nothing is written down while secrets can't be read: one might stand in it.</source>
   <translation>Nichts wird niedergeschrieben, solange Geheimnisse nicht lesbar sind: Eines könnte darin stehen.</translation>
  </message>
  <message>
   <source>Nothing listens</source>
   <translation>Nichts lauscht</translation>
  </message>
  <message>
   <source>Nothing matches</source>
   <translation>Nichts passt</translation>
  </message>
  <message>
   <source>Nothing of it is written.</source>
   <translation>Nichts davon wird geschrieben.</translation>
  </message>
  <message>
   <source>Nothing of it runs, nothing is fetched but what a pasted URL leads to, and no permission comes along.</source>
   <translation>Nichts davon läuft, nichts wird geholt, außer wohin eine eingefügte URL führt, und keine Erlaubnis kommt mit.</translation>
  </message>
  <message>
   <source>Nothing of this folder is started</source>
   <translation>Nichts aus diesem Ordner wird gestartet</translation>
  </message>
  <message>
   <source>Nothing of {} runs until you trust it. It would do this:</source>
   <translation>Nichts von {} läuft, bis Sie ihm vertrauen. Es täte dies:</translation>
  </message>
  <message>
   <source>Nothing refers to “{}”.</source>
   <translation>Nichts verweist auf „{}“.</translation>
  </message>
  <message>
   <source>Nothing says what the values of “{}” mean: {}.</source>
   <translation>Nichts sagt, was die Werte von „{}“ bedeuten: {}.</translation>
  </message>
  <message>
   <source>Nothing stands behind Action Input.</source>
   <translation>Hinter Action Input steht nichts.</translation>
  </message>
  <message>
   <source>Nothing to compare</source>
   <translation>Nichts zu vergleichen</translation>
  </message>
  <message>
   <source>Nothing to compare with</source>
   <translation>Nichts, womit zu vergleichen ist</translation>
  </message>
  <message>
   <source>Nothing to count</source>
   <translation>Nichts zu zählen</translation>
  </message>
  <message>
   <source>Nothing to import</source>
   <translation>Nichts zu importieren</translation>
  </message>
  <message>
   <source>Nothing was looked for yet</source>
   <translation>Noch wurde nichts gesucht</translation>
  </message>
  <message>
   <source>Nothing was said yet.</source>
   <translation>Noch wurde nichts gesagt.</translation>
  </message>
  <message>
   <source>Notify</source>
   <translation>Benachrichtigung</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Zahl</translation>
  </message>
  <message>
   <source>O&amp;verride description of {}…</source>
   <translation>Besch&amp;reibung von {} ersetzen…</translation>
  </message>
  <message>
   <source>Object</source>
   <translation>Objekt</translation>
  </message>
  <message>
   <source>Objects and arrays are nested more than {} levels deep.</source>
   <translation>Objekte und Arrays sind mehr als {} Ebenen tief verschachtelt.</translation>
  </message>
  <message>
   <source>Objects and arrays are nested {} levels deep.</source>
   <translation>Objekte und Arrays sind {} Ebenen tief verschachtelt.</translation>
  </message>
  <message>
   <source>Objects are nested more than {} levels deep.</source>
   <translation>Objekte sind mehr als {} Ebenen tief verschachtelt.</translation>
  </message>
  <message>
   <source>Of all parameters together</source>
   <translation>Aller Parameter zusammen</translation>
  </message>
  <message>
   <source>Of an unknown type</source>
   <translation>Von unbekanntem Typ</translation>
  </message>
  <message>
   <source>Of its chat completions, such as http://localhost:11434/v1/chat/completions. Empty is none: you are asked what servers ask a model, and can ask none yourself.</source>
   <translation>Seiner Chat Completions, etwa http://localhost:11434/v1/chat/completions. Leer ist keine: Dann werden Sie gefragt, was Server ein Modell fragen, und können selbst keines fragen.</translation>
  </message>
  <message>
   <source>Of parts; else they follow from the content.</source>
   <translation>Von Teilen; sonst folgen sie aus dem Inhalt.</translation>
  </message>
  <message>
   <source>Of questions and answers together, as the model's server counts them; empty is no limit.</source>
   <translation>Von Fragen und Antworten zusammen, wie der Server des Modells sie zählt; leer ist ohne Grenze.</translation>
  </message>
  <message>
   <source>Of the namespace</source>
   <translation>Des Namensraums</translation>
  </message>
  <message>
   <source>Of today</source>
   <translation>Von heute</translation>
  </message>
  <message>
   <source>Of what the server said of it; another one holds calls back.</source>
   <translation>Dessen, was der Server davon sagte; ein anderer hält Aufrufe zurück.</translation>
  </message>
  <message>
   <source>Of whatever size</source>
   <translation>Wie groß sie auch ist</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Aus</translation>
  </message>
  <message>
   <source>Offers</source>
   <translation>Bietet an</translation>
  </message>
  <message>
   <source>Older text</source>
   <translation>Älterer Text</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>Älteste zuerst</translation>
  </message>
  <message>
   <source>On</source>
   <translation>An</translation>
  </message>
  <message>
   <source>On each of them: pip install 'tooldesk[cluster]=={}'. {}</source>
   <translation>Auf jedem: pip install 'tooldesk[cluster]=={}'. {}</translation>
  </message>
  <message>
   <source>On reset</source>
   <translation>Bei Zurücksetzen</translation>
  </message>
  <message>
   <source>On the clipboard for 30 s</source>
   <translation>30 s lang in der Zwischenablage</translation>
  </message>
  <message>
   <source>One of</source>
   <translation>Eines von</translation>
  </message>
  <message>
   <source>One of several kinds</source>
   <translation>Eine von mehreren Arten</translation>
  </message>
  <message>
   <source>One of the two is no JSON, so only one of them can stay. {}</source>
   <translation>Eines der beiden ist kein JSON, daher kann nur eines bleiben. {}</translation>
  </message>
  <message>
   <source>One quote stands at a number or word, which may be text or not.</source>
   <translation>Ein einzelnes Anführungszeichen steht an einer Zahl oder einem Wort, das Text sein kann oder nicht.</translation>
  </message>
  <message>
   <source>One token keeps this from being a call</source>
   <translation>Ein Token fehlt zu einem Aufruf</translation>
  </message>
  <message>
   <source>Only describe it, and answer its calls yourself</source>
   <translation>Nur beschreiben und seine Aufrufe selbst beantworten</translation>
  </message>
  <message>
   <source>Only http and https URLs can be tools.</source>
   <translation>Nur http- und https-URLs können Werkzeuge sein.</translation>
  </message>
  <message>
   <source>Only its definition is of then</source>
   <translation>Nur seine Definition ist von damals</translation>
  </message>
  <message>
   <source>Only its first {} MB are read; all is passed.</source>
   <translation>Nur die ersten {} MB werden gelesen; weitergegeben wird alles.</translation>
  </message>
  <message>
   <source>Only literal values are read; nothing is evaluated.</source>
   <translation>Nur wörtliche Werte werden gelesen; nichts wird ausgewertet.</translation>
  </message>
  <message>
   <source>Only the first URL is used.</source>
   <translation>Nur die erste URL wird benutzt.</translation>
  </message>
  <message>
   <source>Only this one is read</source>
   <translation>Nur dieser wird gelesen</translation>
  </message>
  <message>
   <source>Only when it is reset</source>
   <translation>Nur wenn es zurückgesetzt wird</translation>
  </message>
  <message>
   <source>Only {} of {} MB of the result were kept.</source>
   <translation>Vom Ergebnis wurden nur {} von {} MB behalten.</translation>
  </message>
  <message>
   <source>Only {} of {} of the result were kept.</source>
   <translation>Vom Ergebnis wurden nur {} von {} behalten.</translation>
  </message>
  <message>
   <source>Only {} was read, and no call is written in it.</source>
   <translation>Nur {} wurde gelesen, und darin steht kein Aufruf.</translation>
  </message>
  <message>
   <source>Ope&amp;n recent workspace…</source>
   <translation>&amp;Zuletzt benutzten Arbeitsbereich öffnen…</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Open Servers and choose Import, or say: tooldesk servers import FILE</source>
   <translation>Server öffnen und „Importieren“ wählen, oder: tooldesk servers import FILE</translation>
  </message>
  <message>
   <source>Open a folder that was open before</source>
   <translation>Einen Ordner öffnen, der schon einmal offen war</translation>
  </message>
  <message>
   <source>Open all calls, or close them</source>
   <translation>Alle Aufrufe auf- oder zuklappen</translation>
  </message>
  <message>
   <source>Open at line {}</source>
   <translation>Bei Zeile {} öffnen</translation>
  </message>
  <message>
   <source>Open console</source>
   <translation>Konsole öffnen</translation>
  </message>
  <message>
   <source>Open in browser</source>
   <translation>Im Browser öffnen</translation>
  </message>
  <message>
   <source>Open in console</source>
   <translation>In der Konsole öffnen</translation>
  </message>
  <message>
   <source>Open in player</source>
   <translation>Im Player öffnen</translation>
  </message>
  <message>
   <source>Open in viewer</source>
   <translation>Im Betrachter öffnen</translation>
  </message>
  <message>
   <source>Open it</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Open it again.</source>
   <translation>Erneut öffnen.</translation>
  </message>
  <message>
   <source>Open or close this call (Enter)</source>
   <translation>Diesen Aufruf auf- oder zuklappen (Eingabe)</translation>
  </message>
  <message>
   <source>Open or close this stage (Enter)</source>
   <translation>Diese Stufe auf- oder zuklappen (Eingabe)</translation>
  </message>
  <message>
   <source>Open or close this track of stages (Enter)</source>
   <translation>Diese Folge von Stufen auf- oder zuklappen (Eingabe)</translation>
  </message>
  <message>
   <source>Open or make a workspace folder</source>
   <translation>Einen Arbeitsbereich öffnen oder anlegen</translation>
  </message>
  <message>
   <source>Open recent workspace</source>
   <translation>Zuletzt benutzten Arbeitsbereich öffnen</translation>
  </message>
  <message>
   <source>Open that workspace, and replay the call there.</source>
   <translation>Diesen Arbeitsbereich öffnen und den Aufruf dort wiederholen.</translation>
  </message>
  <message>
   <source>Open the URL in a browser, or import a file.</source>
   <translation>Die URL in einem Browser öffnen oder eine Datei importieren.</translation>
  </message>
  <message>
   <source>Open the encrypted file</source>
   <translation>Die verschlüsselte Datei öffnen</translation>
  </message>
  <message>
   <source>Open the encrypted file…</source>
   <translation>Verschlüsselte Datei öffnen…</translation>
  </message>
  <message>
   <source>Open the file in your editor</source>
   <translation>Die Datei im eigenen Editor öffnen</translation>
  </message>
  <message>
   <source>Open the tool where the trouble is</source>
   <translation>Das Werkzeug an der Stelle des Problems öffnen</translation>
  </message>
  <message>
   <source>Open the workspace again.</source>
   <translation>Den Arbeitsbereich erneut öffnen.</translation>
  </message>
  <message>
   <source>Open tools</source>
   <translation>Werkzeuge öffnen</translation>
  </message>
  <message>
   <source>Open what the model wrote in the console, and mend the call there.</source>
   <translation>Öffnen Sie in der Konsole, was das Modell schrieb, und bessern Sie den Aufruf dort aus.</translation>
  </message>
  <message>
   <source>Open workspace {}</source>
   <translation>Arbeitsbereich {} öffnen</translation>
  </message>
  <message>
   <source>Open {}</source>
   <translation>{} öffnen</translation>
  </message>
  <message>
   <source>Open {}, line {}, in the console</source>
   <translation>{}, Zeile {}, in der Konsole öffnen</translation>
  </message>
  <message>
   <source>OpenAI Chat</source>
   <translation>OpenAI Chat</translation>
  </message>
  <message>
   <source>OpenAI Chat Completions</source>
   <translation>OpenAI Chat Completions</translation>
  </message>
  <message>
   <source>OpenAI Chat Completions tools</source>
   <translation>Werkzeuge für OpenAI Chat Completions</translation>
  </message>
  <message>
   <source>OpenAI Responses</source>
   <translation>OpenAI Responses</translation>
  </message>
  <message>
   <source>OpenAI Responses tools</source>
   <translation>Werkzeuge für OpenAI Responses</translation>
  </message>
  <message>
   <source>OpenAPI {} of {}</source>
   <translation>OpenAPI {} von {}</translation>
  </message>
  <message>
   <source>Opening the workspace…</source>
   <translation>Arbeitsbereich wird geöffnet…</translation>
  </message>
  <message>
   <source>Optional</source>
   <translation>Optional</translation>
  </message>
  <message>
   <source>Options</source>
   <translation>Optionen</translation>
  </message>
  <message>
   <source>Or keep secrets in an encrypted file: tooldesk secrets set NAME --encrypted-file.</source>
   <translation>Oder Geheimnisse in einer verschlüsselten Datei behalten: tooldesk secrets set NAME --encrypted-file.</translation>
  </message>
  <message>
   <source>Other arguments</source>
   <translation>Weitere Argumente</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>Andere</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Ausgang</translation>
  </message>
  <message>
   <source>Output</source>
   <translation>Ausgabe</translation>
  </message>
  <message>
   <source>Output of the tool</source>
   <translation>Ausgabe des Werkzeugs</translation>
  </message>
  <message>
   <source>Output of the tool · last {} of {}</source>
   <translation>Ausgabe des Werkzeugs · die letzten {} von {}</translation>
  </message>
  <message>
   <source>Output of the tool · {}</source>
   <translation>Ausgabe des Werkzeugs · {}</translation>
  </message>
  <message>
   <source>Output schema</source>
   <translation>Ausgabeschema</translation>
  </message>
  <message>
   <source>Outputs</source>
   <translation>Ausgaben</translation>
  </message>
  <message>
   <source>Outputs by {}</source>
   <translation>Ausgaben nach {}</translation>
  </message>
  <message>
   <source>Over since {}</source>
   <translation>Vorbei seit {}</translation>
  </message>
  <message>
   <source>Overridden</source>
   <translation>Ersetzt</translation>
  </message>
  <message>
   <source>Override description</source>
   <translation>Beschreibung ersetzen</translation>
  </message>
  <message>
   <source>Override description…</source>
   <translation>Beschreibung ersetzen…</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Überblick</translation>
  </message>
  <message>
   <source>PEM file of certificates besides the system's.</source>
   <translation>PEM-Datei mit Zertifikaten neben denen des Systems.</translation>
  </message>
  <message>
   <source>PEM file that says who we are, to the server of the URL alone.</source>
   <translation>PEM-Datei, die sagt, wer wir sind; nur dem Server der URL.</translation>
  </message>
  <message>
   <source>PEM file.</source>
   <translation>PEM-Datei.</translation>
  </message>
  <message>
   <source>Pages and sections</source>
   <translation>Seiten und Abschnitte</translation>
  </message>
  <message>
   <source>Pages of other places may not use the capture.</source>
   <translation>Seiten von anderswo dürfen den Mitschnitt nicht benutzen.</translation>
  </message>
  <message>
   <source>Parameter columns</source>
   <translation>Parameterspalten</translation>
  </message>
  <message>
   <source>Parameter rows</source>
   <translation>Parameterzeilen</translation>
  </message>
  <message>
   <source>Parameters</source>
   <translation>Parameter</translation>
  </message>
  <message>
   <source>Parameters, as they are and as they go out</source>
   <translation>Parameter, wie sie sind und wie sie hinausgehen</translation>
  </message>
  <message>
   <source>Parse</source>
   <translation>Parsen</translation>
  </message>
  <message>
   <source>Parse: {}</source>
   <translation>Parsen: {}</translation>
  </message>
  <message>
   <source>Part</source>
   <translation>Teil</translation>
  </message>
  <message>
   <source>Part of a {}</source>
   <translation>Teil von: {}</translation>
  </message>
  <message>
   <source>Passed</source>
   <translation>Bestanden</translation>
  </message>
  <message>
   <source>Passphrase</source>
   <translation>Passphrase</translation>
  </message>
  <message>
   <source>Password variable</source>
   <translation>Variable des Passworts</translation>
  </message>
  <message>
   <source>Past calls that would be decided differently</source>
   <translation>Frühere Aufrufe, die anders entschieden würden</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Einfügen</translation>
  </message>
  <message>
   <source>Paste a command for each URL, or add --globoff where the brackets are meant.</source>
   <translation>Für jede URL einen Befehl einfügen, oder --globoff hinzufügen, wo die Klammern gemeint sind.</translation>
  </message>
  <message>
   <source>Paste a command for one of them.</source>
   <translation>Einen Befehl für eine davon einfügen.</translation>
  </message>
  <message>
   <source>Paste a command whose URL begins with one of them.</source>
   <translation>Einen Befehl einfügen, dessen URL mit einem davon beginnt.</translation>
  </message>
  <message>
   <source>Paste a curl command</source>
   <translation>Einen curl-Befehl einfügen</translation>
  </message>
  <message>
   <source>Paste a model's output to run it</source>
   <translation>Modellausgabe einfügen, um sie auszuführen</translation>
  </message>
  <message>
   <source>Paste all of it.</source>
   <translation>Alles einfügen.</translation>
  </message>
  <message>
   <source>Paste its output into the text on the left, or load a sample. Run takes every call in it through all its stages.</source>
   <translation>Fügen Sie seine Ausgabe links in den Text ein oder laden Sie ein Beispiel. „Ausführen“ führt jeden Aufruf darin durch alle Stufen.</translation>
  </message>
  <message>
   <source>Paste one that begins with curl.</source>
   <translation>Einen einfügen, der mit curl beginnt.</translation>
  </message>
  <message>
   <source>Paste or write a model's output on the left.</source>
   <translation>Links eine Modellausgabe einfügen oder schreiben.</translation>
  </message>
  <message>
   <source>Paste the commands one by one.</source>
   <translation>Die Befehle einzeln einfügen.</translation>
  </message>
  <message>
   <source>Paste the response as the API gave it, or write the call in the shape of one.</source>
   <translation>Die Antwort einfügen, wie die API sie gab, oder den Aufruf in deren Form schreiben.</translation>
  </message>
  <message>
   <source>Paste the whole output, or have the model write the call again from its beginning.</source>
   <translation>Die ganze Ausgabe einfügen oder das Modell den Aufruf von Anfang an noch einmal schreiben lassen.</translation>
  </message>
  <message>
   <source>Paste the whole response.</source>
   <translation>Die ganze Antwort einfügen.</translation>
  </message>
  <message>
   <source>Paste them.</source>
   <translation>Sie einfügen.</translation>
  </message>
  <message>
   <source>Paste what a model wrote, or drop a file here</source>
   <translation>Ausgabe eines Modells einfügen oder Datei hierher ziehen</translation>
  </message>
  <message>
   <source>Paste what a model wrote, then run it. Each call gets a lane: its six stages and its result.</source>
   <translation>Fügen Sie ein, was ein Modell schrieb, und führen Sie es aus. Jeder Aufruf bekommt eine Spur: seine sechs Stufen und sein Ergebnis.</translation>
  </message>
  <message>
   <source>Paste…</source>
   <translation>Einfügen…</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Pfad</translation>
  </message>
  <message>
   <source>Path of the file to send, relative ones from the working folder.</source>
   <translation>Pfad der zu sendenden Datei, relative ab dem Arbeitsordner.</translation>
  </message>
  <message>
   <source>Pattern</source>
   <translation>Muster</translation>
  </message>
  <message>
   <source>Paused before the next stage</source>
   <translation>Vor der nächsten Stufe angehalten</translation>
  </message>
  <message>
   <source>Per</source>
   <translation>Pro</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Zeitraum</translation>
  </message>
  <message>
   <source>Permission</source>
   <translation>Erlaubnis</translation>
  </message>
  <message>
   <source>Pick</source>
   <translation>Auswahl</translation>
  </message>
  <message>
   <source>Pick a tool</source>
   <translation>Ein Werkzeug wählen</translation>
  </message>
  <message>
   <source>Pick a tool to call</source>
   <translation>Ein Werkzeug zum Aufrufen wählen</translation>
  </message>
  <message>
   <source>Pick a tool, fill in its form or its JSON, then run it. Its stages and its result appear here.</source>
   <translation>Ein Werkzeug wählen, sein Formular oder sein JSON ausfüllen, dann ausführen. Seine Stufen und sein Ergebnis erscheinen hier.</translation>
  </message>
  <message>
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <source>Picture (*.png);;Drawing (*.svg)</source>
   <translation>Bild (*.png);;Zeichnung (*.svg)</translation>
  </message>
  <message>
   <source>Picture, {} by {}</source>
   <translation>Bild, {} mal {}</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>Anheften</translation>
  </message>
  <message>
   <source>Pinned</source>
   <translation>Angeheftet</translation>
  </message>
  <message>
   <source>Pinned answers leave no room for others</source>
   <translation>Angeheftete Antworten lassen anderen keinen Platz</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Stelle</translation>
  </message>
  <message>
   <source>Placeholder</source>
   <translation>Platzhalter</translation>
  </message>
  <message>
   <source>Places where a value stands</source>
   <translation>Stellen, an denen ein Wert steht</translation>
  </message>
  <message>
   <source>Policies</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Pool</source>
   <translation>Pool</translation>
  </message>
  <message>
   <source>Pool {}</source>
   <translation>Pool {}</translation>
  </message>
  <message>
   <source>Pool {} is removed.</source>
   <translation>Pool {} ist entfernt.</translation>
  </message>
  <message>
   <source>Pool {} {}.</source>
   <translation>Pool {} {}.</translation>
  </message>
  <message>
   <source>Pools</source>
   <translation>Pools</translation>
  </message>
  <message>
   <source>Port {} can't be listened on: {}.</source>
   <translation>Auf Port {} lässt sich nicht lauschen: {}.</translation>
  </message>
  <message>
   <source>Port {} of this machine, to which {} sends you back, is taken: {}.</source>
   <translation>Port {} dieses Rechners, zu dem {} Sie zurückschickt, ist belegt: {}.</translation>
  </message>
  <message>
   <source>Port, any that is free where it is empty</source>
   <translation>Port; ein freier, wo er leer ist</translation>
  </message>
  <message>
   <source>Postman collection {}</source>
   <translation>Postman-Sammlung {}</translation>
  </message>
  <message>
   <source>Postman collection{}</source>
   <translation>Postman-Sammlung{}</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>&amp;Voriger Bereich</translation>
  </message>
  <message>
   <source>Pre&amp;vious problem</source>
   <translation>&amp;Voriges Problem</translation>
  </message>
  <message>
   <source>Prefixes</source>
   <translation>Präfixe</translation>
  </message>
  <message>
   <source>Prepare</source>
   <translation>Vorbereiten</translation>
  </message>
  <message>
   <source>Press Replace to keep these in their place, or choose another name.</source>
   <translation>„Ersetzen“ drücken, um diese an ihre Stelle zu setzen, oder einen anderen Namen wählen.</translation>
  </message>
  <message>
   <source>Preview of a call</source>
   <translation>Vorschau eines Aufrufs</translation>
  </message>
  <message>
   <source>Previous match (Shift+F3)</source>
   <translation>Voriger Treffer (Umschalt+F3)</translation>
  </message>
  <message>
   <source>Previous problem</source>
   <translation>Voriges Problem</translation>
  </message>
  <message>
   <source>Private hosts</source>
   <translation>Private Hosts</translation>
  </message>
  <message>
   <source>Private key</source>
   <translation>Privater Schlüssel</translation>
  </message>
  <message>
   <source>Private key, hidden</source>
   <translation>Privater Schlüssel, verborgen</translation>
  </message>
  <message>
   <source>Probably memory ran out: {}. Give it less to do, or raise "{}" of its "sandbox".</source>
   <translation>Wahrscheinlich ging der Speicher aus: {}. Weniger zu tun geben oder "{}" in der "sandbox" erhöhen.</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>Problem</translation>
  </message>
  <message>
   <source>Problem: {}</source>
   <translation>Problem: {}</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Probleme</translation>
  </message>
  <message>
   <source>Problems first</source>
   <translation>Probleme zuerst</translation>
  </message>
  <message>
   <source>Process</source>
   <translation>Prozess</translation>
  </message>
  <message>
   <source>Processes</source>
   <translation>Prozesse</translation>
  </message>
  <message>
   <source>Processor time</source>
   <translation>Prozessorzeit</translation>
  </message>
  <message>
   <source>Program</source>
   <translation>Programm</translation>
  </message>
  <message>
   <source>Programs and addresses that offer tools over MCP. They stand in servers.json, under mcpServers, as other programs write them. Nothing is started before you say so.</source>
   <translation>Programme und Adressen, die Werkzeuge über MCP anbieten. Sie stehen in servers.json unter mcpServers, wie andere Programme sie schreiben. Nichts wird gestartet, bevor Sie es sagen.</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>Prompt</source>
   <translation>Prompt</translation>
  </message>
  <message>
   <source>Proxy</source>
   <translation>Proxy</translation>
  </message>
  <message>
   <source>Public key</source>
   <translation>Öffentlicher Schlüssel</translation>
  </message>
  <message>
   <source>Put a folder in the place of the link, then save again.</source>
   <translation>Einen Ordner an die Stelle des Links setzen, dann erneut speichern.</translation>
  </message>
  <message>
   <source>Put a folder in the place of the link, then try again.</source>
   <translation>Einen Ordner an die Stelle des Links setzen, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Put a smaller file in the place of {}, or move that away.</source>
   <translation>Eine kleinere Datei an die Stelle von {} setzen oder diese beiseitelegen.</translation>
  </message>
  <message>
   <source>Put it aside</source>
   <translation>Beiseitelegen</translation>
  </message>
  <message>
   <source>Put it in quotation marks.</source>
   <translation>In Anführungszeichen setzen.</translation>
  </message>
  <message>
   <source>Put the inner levels into $defs and refer to them with $ref.</source>
   <translation>Die inneren Ebenen in $defs legen und mit $ref darauf verweisen.</translation>
  </message>
  <message>
   <source>Put the text itself behind --data.</source>
   <translation>Den Text selbst hinter --data schreiben.</translation>
  </message>
  <message>
   <source>Put the text itself there, or a file with @.</source>
   <translation>Den Text selbst hinschreiben oder eine Datei mit @.</translation>
  </message>
  <message>
   <source>Put the text itself there, or leave all other data out.</source>
   <translation>Den Text selbst hinschreiben oder alle anderen Daten weglassen.</translation>
  </message>
  <message>
   <source>Put what repeats into $defs and refer to it with $ref.</source>
   <translation>Was sich wiederholt in $defs legen und mit $ref darauf verweisen.</translation>
  </message>
  <message>
   <source>Put what the model wrote into the console; undo brings back what stood there</source>
   <translation>Bringt, was das Modell schrieb, in die Konsole; Rückgängig holt zurück, was dort stand</translation>
  </message>
  <message>
   <source>Python</source>
   <translation>Python</translation>
  </message>
  <message>
   <source>Python files (*.py)</source>
   <translation>Python-Dateien (*.py)</translation>
  </message>
  <message>
   <source>Python function</source>
   <translation>Python-Funktion</translation>
  </message>
  <message>
   <source>Python functions</source>
   <translation>Python-Funktionen</translation>
  </message>
  <message>
   <source>Python {}</source>
   <translation>Python {}</translation>
  </message>
  <message>
   <source>Query</source>
   <translation>Query</translation>
  </message>
  <message>
   <source>Quotes inside a string do not pair, so where it ends is a guess.</source>
   <translation>Anführungszeichen in einer Zeichenkette bilden keine Paare; wo sie endet, ist geraten.</translation>
  </message>
  <message>
   <source>Raise Longest answer under Asking a model in the settings.</source>
   <translation>In den Einstellungen unter „Ein Modell fragen“ die längste Antwort erhöhen.</translation>
  </message>
  <message>
   <source>Raise its timeout_s, or give it less to do.</source>
   <translation>timeout_s erhöhen oder weniger zu tun geben.</translation>
  </message>
  <message>
   <source>Raise its timeout_s, or give it less to do. Compiling a module that is new counts, too.</source>
   <translation>timeout_s erhöhen oder weniger zu tun geben. Auch das Übersetzen eines neuen Moduls zählt.</translation>
  </message>
  <message>
   <source>Raise the tool's timeout_s, or ask for less.</source>
   <translation>timeout_s des Werkzeugs erhöhen oder weniger verlangen.</translation>
  </message>
  <message>
   <source>Raise the tool's timeout_s, or give it less to do.</source>
   <translation>timeout_s des Werkzeugs erhöhen oder ihm weniger zu tun geben.</translation>
  </message>
  <message>
   <source>Raise the tool's timeout_s.</source>
   <translation>timeout_s des Werkzeugs erhöhen.</translation>
  </message>
  <message>
   <source>Raise {} of the co-worker, or give a smaller task.</source>
   <translation>{} des Mitarbeiters erhöhen oder eine kleinere Aufgabe geben.</translation>
  </message>
  <message>
   <source>Raise {} under Asking a model in the settings, or ask for less.</source>
   <translation>In den Einstellungen unter „Ein Modell fragen“ {} erhöhen oder weniger verlangen.</translation>
  </message>
  <message>
   <source>Rate limited</source>
   <translation>Rate begrenzt</translation>
  </message>
  <message>
   <source>Raw</source>
   <translation>Roh</translation>
  </message>
  <message>
   <source>Raw model output</source>
   <translation>Rohe Modellausgabe</translation>
  </message>
  <message>
   <source>Re&amp;ad the {}</source>
   <translation>{} &amp;lesen</translation>
  </message>
  <message>
   <source>Re&amp;move {}</source>
   <translation>{} &amp;entfernen</translation>
  </message>
  <message>
   <source>Re&amp;name saved call {}…</source>
   <translation>Gespeicherten Aufruf {} &amp;umbenennen…</translation>
  </message>
  <message>
   <source>Re&amp;name scenario {}…</source>
   <translation>Szenario {} &amp;umbenennen…</translation>
  </message>
  <message>
   <source>Re&amp;name view {}…</source>
   <translation>Ansicht {} &amp;umbenennen…</translation>
  </message>
  <message>
   <source>Re&amp;open call</source>
   <translation>Aufruf &amp;wieder öffnen</translation>
  </message>
  <message>
   <source>Re&amp;veal value of {}</source>
   <translation>Wert von {} an&amp;zeigen</translation>
  </message>
  <message>
   <source>Re&amp;vert what {} expects</source>
   <translation>Erwartung &amp;von {} verwerfen</translation>
  </message>
  <message>
   <source>Re&amp;voke permission of {}</source>
   <translation>Erlaubnis von {} &amp;zurücknehmen</translation>
  </message>
  <message>
   <source>Reaches outside the folder</source>
   <translation>Reicht aus dem Ordner hinaus</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <source>Read again</source>
   <translation>Erneut lesen</translation>
  </message>
  <message>
   <source>Read another file; pictures can be looked at with add_image.</source>
   <translation>Eine andere Datei lesen; Bilder lassen sich mit add_image ansehen.</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>Lesen als</translation>
  </message>
  <message>
   <source>Read as {}</source>
   <translation>Lesen als {}</translation>
  </message>
  <message>
   <source>Read the file, and copy the place as it is, spaces and line breaks too.</source>
   <translation>Die Datei lesen und die Stelle kopieren, wie sie ist, auch Leerzeichen und Zeilenumbrüche.</translation>
  </message>
  <message>
   <source>Read the logs, and count what becomes of every output; nothing is executed</source>
   <translation>Die Logs lesen und zählen, was aus jeder Ausgabe wird; nichts wird ausgeführt</translation>
  </message>
  <message>
   <source>Read the notebook, and name a cell by its number.</source>
   <translation>Das Notebook lesen und eine Zelle mit ihrer Nummer nennen.</translation>
  </message>
  <message>
   <source>Read the selected outputs again, and compare what comes with what is expected</source>
   <translation>Die gewählten Ausgaben erneut lesen und das Ergebnis mit der Erwartung vergleichen</translation>
  </message>
  <message>
   <source>Read the text in this dialect only</source>
   <translation>Den Text nur in diesem Dialekt lesen</translation>
  </message>
  <message>
   <source>Read the tools; nothing of the folder runs</source>
   <translation>Die Werkzeuge lesen; nichts aus dem Ordner läuft</translation>
  </message>
  <message>
   <source>Read what the tool printed below, then run again.</source>
   <translation>Lesen, was das Werkzeug unten ausgab, dann erneut ausführen.</translation>
  </message>
  <message>
   <source>Readable</source>
   <translation>Lesbar</translation>
  </message>
  <message>
   <source>Reading the files for {}</source>
   <translation>Die Dateien für {} lesen</translation>
  </message>
  <message>
   <source>Reading the past calls</source>
   <translation>Frühere Aufrufe lesen</translation>
  </message>
  <message>
   <source>Reading the past calls…</source>
   <translation>Frühere Aufrufe werden gelesen…</translation>
  </message>
  <message>
   <source>Reading the stored values…</source>
   <translation>Gespeicherte Werte werden gelesen…</translation>
  </message>
  <message>
   <source>Reading was stopped</source>
   <translation>Das Lesen wurde angehalten</translation>
  </message>
  <message>
   <source>Reading {}…</source>
   <translation>{} wird gelesen…</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <source>Reading… {} found.</source>
   <translation>Wird gelesen… {} gefunden.</translation>
  </message>
  <message>
   <source>Ready</source>
   <translation>Bereit</translation>
  </message>
  <message>
   <source>Ready to run</source>
   <translation>Bereit</translation>
  </message>
  <message>
   <source>Ready, with a reminder of the format as after every {}; this was use {}.</source>
   <translation>Bereit, mit einer Erinnerung an das Format wie nach je {}; dies war Aufruf {}.</translation>
  </message>
  <message>
   <source>Ready, with {}; the model is told so.</source>
   <translation>Bereit, mit {}; das Modell erfährt es so.</translation>
  </message>
  <message>
   <source>Reasoning</source>
   <translation>Nachdenken</translation>
  </message>
  <message>
   <source>Recent workspaces</source>
   <translation>Letzte Arbeitsbereiche</translation>
  </message>
  <message>
   <source>Recent workspaces are listed once one is open.</source>
   <translation>Letzte Arbeitsbereiche stehen hier, sobald einer offen ist.</translation>
  </message>
  <message>
   <source>Recorded in</source>
   <translation>Aufgezeichnet in</translation>
  </message>
  <message>
   <source>Redirects</source>
   <translation>Weiterleitungen</translation>
  </message>
  <message>
   <source>Redirects to {}</source>
   <translation>Leitet weiter zu {}</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <source>Refused</source>
   <translation>Abgelehnt</translation>
  </message>
  <message>
   <source>Register Tooldesk there, and write the client_id into "tooldesk": {"oauth": …} of {} in servers.json.</source>
   <translation>Tooldesk dort registrieren und die client_id in "tooldesk": {"oauth": …} von {} in servers.json schreiben.</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>Regulärer Ausdruck</translation>
  </message>
  <message>
   <source>Relative ones count from the working folder.</source>
   <translation>Relative zählen ab dem Arbeitsordner.</translation>
  </message>
  <message>
   <source>Reload the workspace.</source>
   <translation>Den Arbeitsbereich neu laden.</translation>
  </message>
  <message>
   <source>Remember results</source>
   <translation>Ergebnisse merken</translation>
  </message>
  <message>
   <source>Remembered</source>
   <translation>Gemerkt</translation>
  </message>
  <message>
   <source>Remind of the &amp;format</source>
   <translation>An das &amp;Format erinnern</translation>
  </message>
  <message>
   <source>Remind of the format</source>
   <translation>An das Format erinnern</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove code {}</source>
   <translation>Code {} entfernen</translation>
  </message>
  <message>
   <source>Remove field {}</source>
   <translation>Feld {} entfernen</translation>
  </message>
  <message>
   <source>Remove for good</source>
   <translation>Endgültig entfernen</translation>
  </message>
  <message>
   <source>Remove from list</source>
   <translation>Aus der Liste entfernen</translation>
  </message>
  <message>
   <source>Remove header {}</source>
   <translation>Header {} entfernen</translation>
  </message>
  <message>
   <source>Remove it, or correct its spelling.</source>
   <translation>Entfernen oder die Schreibweise berichtigen.</translation>
  </message>
  <message>
   <source>Remove item {} of {}</source>
   <translation>Element {} von {} entfernen</translation>
  </message>
  <message>
   <source>Remove media type {}</source>
   <translation>Medientyp {} entfernen</translation>
  </message>
  <message>
   <source>Remove one of them.</source>
   <translation>Eines davon entfernen.</translation>
  </message>
  <message>
   <source>Remove query parameter {}</source>
   <translation>Query-Parameter {} entfernen</translation>
  </message>
  <message>
   <source>Remove row {} of {}</source>
   <translation>Zeile {} von {} entfernen</translation>
  </message>
  <message>
   <source>Remove some that are done.</source>
   <translation>Einige entfernen, die fertig sind.</translation>
  </message>
  <message>
   <source>Remove style {}</source>
   <translation>Schreibweise {} entfernen</translation>
  </message>
  <message>
   <source>Remove this item</source>
   <translation>Dieses Element entfernen</translation>
  </message>
  <message>
   <source>Remove this row</source>
   <translation>Diese Zeile entfernen</translation>
  </message>
  <message>
   <source>Remove this {}</source>
   <translation>Entfernen: {}</translation>
  </message>
  <message>
   <source>Remove variable {}</source>
   <translation>Variable {} entfernen</translation>
  </message>
  <message>
   <source>Remove word {}</source>
   <translation>Wort {} entfernen</translation>
  </message>
  <message>
   <source>Remove {} {}</source>
   <translation>Entfernen: {} {}</translation>
  </message>
  <message>
   <source>Remove {}?</source>
   <translation>{} entfernen?</translation>
  </message>
  <message>
   <source>Remove…</source>
   <translation>Entfernen…</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <source>Rename it</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <source>Rename one of the two.</source>
   <translation>Eines der beiden umbenennen.</translation>
  </message>
  <message>
   <source>Rename saved call</source>
   <translation>Gespeicherten Aufruf umbenennen</translation>
  </message>
  <message>
   <source>Rename scenario {}</source>
   <translation>Szenario {} umbenennen</translation>
  </message>
  <message>
   <source>Rename the function, or give the tool a name with @tool(name="…").</source>
   <translation>Die Funktion umbenennen oder dem Werkzeug mit @tool(name="…") einen Namen geben.</translation>
  </message>
  <message>
   <source>Rename the function, or replace the tool (with --replace).</source>
   <translation>Die Funktion umbenennen oder das Werkzeug ersetzen (mit --replace).</translation>
  </message>
  <message>
   <source>Rename view {}</source>
   <translation>Ansicht {} umbenennen</translation>
  </message>
  <message>
   <source>Rename {} to {}.</source>
   <translation>{} in {} umbenennen.</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>Umbenennen…</translation>
  </message>
  <message>
   <source>Reopen closed calls</source>
   <translation>Geschlossene Aufrufe wieder öffnen</translation>
  </message>
  <message>
   <source>Reopen the call that was closed last</source>
   <translation>Den zuletzt geschlossenen Aufruf wieder öffnen</translation>
  </message>
  <message>
   <source>Reopen {}</source>
   <translation>{} wieder öffnen</translation>
  </message>
  <message>
   <source>Repaired</source>
   <translation>Repariert</translation>
  </message>
  <message>
   <source>Repairs</source>
   <translation>Reparaturen</translation>
  </message>
  <message>
   <source>Repeats {}</source>
   <translation>Wiederholt {}</translation>
  </message>
  <message>
   <source>Repeats {} with its tool of then</source>
   <translation>Wiederholt {} mit dem damaligen Werkzeug</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Ersetzen</translation>
  </message>
  <message>
   <source>Replace less.</source>
   <translation>Weniger ersetzen.</translation>
  </message>
  <message>
   <source>Replace va&amp;lue of {}…</source>
   <translation>Wert von {} &amp;ersetzen…</translation>
  </message>
  <message>
   <source>Replace {}</source>
   <translation>{} ersetzen</translation>
  </message>
  <message>
   <source>Replace…</source>
   <translation>Ersetzen…</translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <source>Replay call {}?</source>
   <translation>Aufruf {} wiederholen?</translation>
  </message>
  <message>
   <source>Replay has the calls of these answers run again in the console, by the permissions of now, and says where the model would be told something else. Nothing is sent to it.</source>
   <translation>„Wiederholen“ führt die Aufrufe dieser Antworten noch einmal in der Konsole aus, mit den Erlaubnissen von jetzt, und sagt, wo das Modell etwas anderes erführe. Nichts wird ihm gesendet.</translation>
  </message>
  <message>
   <source>Replayed</source>
   <translation>Wiederholt</translation>
  </message>
  <message>
   <source>Replaying</source>
   <translation>Wird wiederholt</translation>
  </message>
  <message>
   <source>Replay…</source>
   <translation>Wiederholen…</translation>
  </message>
  <message>
   <source>Report</source>
   <translation>Bericht</translation>
  </message>
  <message>
   <source>Report (*.html);;JSON (*.json)</source>
   <translation>Bericht (*.html);;JSON (*.json)</translation>
  </message>
  <message>
   <source>Report of a fault</source>
   <translation>Bericht über einen Fehler</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>Anfrage</translation>
  </message>
  <message>
   <source>Request and answer, without secrets</source>
   <translation>Anfrage und Antwort, ohne Geheimnisse</translation>
  </message>
  <message>
   <source>Request as sent</source>
   <translation>Anfrage wie gesendet</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Pflicht</translation>
  </message>
  <message>
   <source>Researcher</source>
   <translation>Rechercheur</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <source>Reset &amp;all counts</source>
   <translation>Alle Zähler zurück&amp;setzen</translation>
  </message>
  <message>
   <source>Reset &amp;count of {}</source>
   <translation>&amp;Zähler von {} zurücksetzen</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>Alle zurücksetzen</translation>
  </message>
  <message>
   <source>Reset its count, or raise its max_usage_count.</source>
   <translation>Den Zähler zurücksetzen oder max_usage_count erhöhen.</translation>
  </message>
  <message>
   <source>Reset to defaults</source>
   <translation>Auf Standardwerte zurücksetzen</translation>
  </message>
  <message>
   <source>Reset {}</source>
   <translation>{} zurücksetzen</translation>
  </message>
  <message>
   <source>Resource</source>
   <translation>Ressource</translation>
  </message>
  <message>
   <source>Resource or prompt</source>
   <translation>Ressource oder Prompt</translation>
  </message>
  <message>
   <source>Resource or prompt of the server</source>
   <translation>Ressource oder Prompt des Servers</translation>
  </message>
  <message>
   <source>Resource pool</source>
   <translation>Ressourcen-Pool</translation>
  </message>
  <message>
   <source>Resource pools</source>
   <translation>Ressourcen-Pools</translation>
  </message>
  <message>
   <source>Resources</source>
   <translation>Ressourcen</translation>
  </message>
  <message>
   <source>Resources and prompts</source>
   <translation>Ressourcen und Prompts</translation>
  </message>
  <message>
   <source>Response</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <source>Response body</source>
   <translation>Body der Antwort</translation>
  </message>
  <message>
   <source>Response headers</source>
   <translation>Header der Antwort</translation>
  </message>
  <message>
   <source>Restart</source>
   <translation>Neu starten</translation>
  </message>
  <message>
   <source>Restore it from a backup, or move it away to start afresh.</source>
   <translation>Aus einer Sicherung wiederherstellen oder beiseitelegen, um neu zu beginnen.</translation>
  </message>
  <message>
   <source>Restore it from a backup. Or move it away to start afresh; then set every secret anew, so that it is known and kept out of texts.</source>
   <translation>Aus einer Sicherung wiederherstellen. Oder beiseitelegen, um neu zu beginnen; dann jedes Geheimnis neu setzen, damit es bekannt ist und aus Texten herausgehalten wird.</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Results stay good</source>
   <translation>Ergebnisse bleiben gut</translation>
  </message>
  <message>
   <source>Retriable</source>
   <translation>Wiederholbar</translation>
  </message>
  <message>
   <source>Retriable codes</source>
   <translation>Wiederholbare Codes</translation>
  </message>
  <message>
   <source>Retries</source>
   <translation>Wiederholungen</translation>
  </message>
  <message>
   <source>Reveal &amp;file of {}</source>
   <translation>&amp;Datei von {} zeigen</translation>
  </message>
  <message>
   <source>Revealed value</source>
   <translation>Angezeigter Wert</translation>
  </message>
  <message>
   <source>Revert</source>
   <translation>Verwerfen</translation>
  </message>
  <message>
   <source>Revoke approva&amp;l of {}</source>
   <translation>Genehmi&amp;gung von {} zurücknehmen</translation>
  </message>
  <message>
   <source>Revoke approval</source>
   <translation>Genehmigung zurücknehmen</translation>
  </message>
  <message>
   <source>Rewrite the file</source>
   <translation>Die Datei neu schreiben</translation>
  </message>
  <message>
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Run</source>
   <translation>Ausführen</translation>
  </message>
  <message>
   <source>Run Tooldesk as an ordinary user: limits of processes don't bind root.</source>
   <translation>Tooldesk als gewöhnlicher Benutzer ausführen: Grenzen von Prozessen binden root nicht.</translation>
  </message>
  <message>
   <source>Run Tooldesk outside of a container, or allow it to make namespaces.</source>
   <translation>Tooldesk außerhalb eines Containers ausführen oder ihm erlauben, Namensräume anzulegen.</translation>
  </message>
  <message>
   <source>Run a&amp;ll listed scenarios</source>
   <translation>A&amp;lle gelisteten Szenarien ausführen</translation>
  </message>
  <message>
   <source>Run again</source>
   <translation>Erneut ausführen</translation>
  </message>
  <message>
   <source>Run again when you are ready.</source>
   <translation>Erneut ausführen, wenn Sie bereit sind.</translation>
  </message>
  <message>
   <source>Run again.</source>
   <translation>Erneut ausführen.</translation>
  </message>
  <message>
   <source>Run again. The log file has the details to report.</source>
   <translation>Erneut ausführen. Die Protokolldatei hat die Einzelheiten zum Melden.</translation>
  </message>
  <message>
   <source>Run again. When it stays, read what the tool printed below.</source>
   <translation>Erneut ausführen. Wenn es bleibt, lesen, was das Werkzeug unten ausgab.</translation>
  </message>
  <message>
   <source>Run again; this may work the next time.</source>
   <translation>Erneut ausführen; das nächste Mal kann es gehen.</translation>
  </message>
  <message>
   <source>Run all</source>
   <translation>Alle ausführen</translation>
  </message>
  <message>
   <source>Run at on&amp;ce</source>
   <translation>&amp;Sofort ausführen</translation>
  </message>
  <message>
   <source>Run conte&amp;xt…</source>
   <translation>Lauf&amp;kontext…</translation>
  </message>
  <message>
   <source>Run context</source>
   <translation>Laufkontext</translation>
  </message>
  <message>
   <source>Run every scenario that the filter shows</source>
   <translation>Jedes Szenario ausführen, das der Filter zeigt</translation>
  </message>
  <message>
   <source>Run it again if you want its result.</source>
   <translation>Erneut ausführen, wenn Sie das Ergebnis wollen.</translation>
  </message>
  <message>
   <source>Run it again to see what it would do now.</source>
   <translation>Erneut ausführen, um zu sehen, was es jetzt täte.</translation>
  </message>
  <message>
   <source>Run it again with its tool of now or of then, and compare the results</source>
   <translation>Noch einmal ausführen, mit dem Werkzeug von jetzt oder damals, und die Ergebnisse vergleichen</translation>
  </message>
  <message>
   <source>Run it again; if it stays so, that is a fault of Tooldesk's.</source>
   <translation>Erneut ausführen; wenn es so bleibt, ist das ein Fehler von Tooldesk.</translation>
  </message>
  <message>
   <source>Run it as it is</source>
   <translation>Ausführen, wie er ist</translation>
  </message>
  <message>
   <source>Run it in the window, or in a terminal with a keyboard.</source>
   <translation>Im Fenster ausführen oder in einem Terminal mit Tastatur.</translation>
  </message>
  <message>
   <source>Run it: paste it into the console, or drop it on the text there, or use: tooldesk call FILE.</source>
   <translation>Ausführen: in die Konsole einfügen, dort auf dem Text ablegen, oder: tooldesk call FILE.</translation>
  </message>
  <message>
   <source>Run no more; what came so far stays</source>
   <translation>Nicht weiter ausführen; was bisher kam, bleibt</translation>
  </message>
  <message>
   <source>Run pip install 'tooldesk[parquet]', or export the rows as JSON lines.</source>
   <translation>pip install 'tooldesk[parquet]' ausführen oder die Zeilen als JSON-Zeilen exportieren.</translation>
  </message>
  <message>
   <source>Run saved call {}</source>
   <translation>Gespeicherten Aufruf {} ausführen</translation>
  </message>
  <message>
   <source>Run the call again to be asked again.</source>
   <translation>Den Aufruf erneut ausführen, um wieder gefragt zu werden.</translation>
  </message>
  <message>
   <source>Run the call again to be asked once more.</source>
   <translation>Den Aufruf erneut ausführen, um noch einmal gefragt zu werden.</translation>
  </message>
  <message>
   <source>Run the call again when it is open.</source>
   <translation>Den Aufruf erneut ausführen, wenn sie offen ist.</translation>
  </message>
  <message>
   <source>Run the call again.</source>
   <translation>Den Aufruf erneut ausführen.</translation>
  </message>
  <message>
   <source>Run the call again: it starts the server anew. {}</source>
   <translation>Den Aufruf erneut ausführen: Das startet den Server neu. {}</translation>
  </message>
  <message>
   <source>Run the same scan again: it goes on with the parts that are not done.</source>
   <translation>Denselben Prüflauf erneut starten: Er geht mit den Teilen weiter, die nicht fertig sind.</translation>
  </message>
  <message>
   <source>Run the test</source>
   <translation>Den Test ausführen</translation>
  </message>
  <message>
   <source>Run the tool in the workspace that has its servers.json.</source>
   <translation>Das Werkzeug im Arbeitsbereich ausführen, der seine servers.json hat.</translation>
  </message>
  <message>
   <source>Run what a model wrote</source>
   <translation>Ausführen, was ein Modell schrieb</translation>
  </message>
  <message>
   <source>Run what models wrote; the names they wrote are compared here.</source>
   <translation>Ausführen, was Modelle schrieben; die Namen darin werden hier verglichen.</translation>
  </message>
  <message>
   <source>Run {}</source>
   <translation>{} ausführen</translation>
  </message>
  <message>
   <source>Runner-up</source>
   <translation>Zweitnächstes</translation>
  </message>
  <message>
   <source>Running</source>
   <translation>Läuft</translation>
  </message>
  <message>
   <source>Running it twice does no more than running it once. A tool that isn't runs once, whatever happens.</source>
   <translation>Zweimal ausführen tut nicht mehr als einmal. Ein Werkzeug, das es nicht ist, läuft einmal, was auch geschieht.</translation>
  </message>
  <message>
   <source>Running…</source>
   <translation>Läuft…</translation>
  </message>
  <message>
   <source>Running… {} of {}</source>
   <translation>Läuft… {} von {}</translation>
  </message>
  <message>
   <source>Runs</source>
   <translation>Läuft</translation>
  </message>
  <message>
   <source>Runs Python of</source>
   <translation>Führt Python aus von</translation>
  </message>
  <message>
   <source>Runs WebAssembly of</source>
   <translation>Führt WebAssembly aus von</translation>
  </message>
  <message>
   <source>Runs belong to one conversation</source>
   <translation>Läufe gehören zu einer Unterhaltung</translation>
  </message>
  <message>
   <source>Runs the command</source>
   <translation>Führt den Befehl aus</translation>
  </message>
  <message>
   <source>Runs without asking</source>
   <translation>Läuft ohne zu fragen</translation>
  </message>
  <message>
   <source>Runs {}</source>
   <translation>Führt {} aus</translation>
  </message>
  <message>
   <source>S&amp;top</source>
   <translation>An&amp;halten</translation>
  </message>
  <message>
   <source>S&amp;top capturing</source>
   <translation>Aufz&amp;eichnung beenden</translation>
  </message>
  <message>
   <source>S&amp;top running</source>
   <translation>Ausfü&amp;hrung anhalten</translation>
  </message>
  <message>
   <source>S&amp;top scan</source>
   <translation>Prüflauf an&amp;halten</translation>
  </message>
  <message>
   <source>S&amp;top {}</source>
   <translation>{} &amp;anhalten</translation>
  </message>
  <message>
   <source>SQLAlchemy</source>
   <translation>SQLAlchemy</translation>
  </message>
  <message>
   <source>Sa&amp;ve answer of {}…</source>
   <translation>Antwort von {} &amp;speichern…</translation>
  </message>
  <message>
   <source>Sa&amp;ve call {}</source>
   <translation>Aufruf {} &amp;speichern</translation>
  </message>
  <message>
   <source>Sa&amp;ve call…</source>
   <translation>Aufruf &amp;speichern…</translation>
  </message>
  <message>
   <source>Safe</source>
   <translation>Sicher</translation>
  </message>
  <message>
   <source>Same</source>
   <translation>Gleich</translation>
  </message>
  <message>
   <source>Same as the name</source>
   <translation>Wie der Name</translation>
  </message>
  <message>
   <source>Samples</source>
   <translation>Beispiele</translation>
  </message>
  <message>
   <source>Sandbox</source>
   <translation>Sandbox</translation>
  </message>
  <message>
   <source>Sandbox limits</source>
   <translation>Grenzen der Sandbox</translation>
  </message>
  <message>
   <source>Sandboxed</source>
   <translation>In der Sandbox</translation>
  </message>
  <message>
   <source>Sandboxed ({})</source>
   <translation>In der Sandbox ({})</translation>
  </message>
  <message>
   <source>Sandboxed is kept from network and files; where that can't be, it is refused.</source>
   <translation>In der Sandbox ist es von Netz und Dateien ferngehalten; wo das nicht geht, wird es abgelehnt.</translation>
  </message>
  <message>
   <source>Sandboxed, {}. Calls are refused.</source>
   <translation>In der Sandbox, {}. Aufrufe werden abgelehnt.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Save and &amp;try {}</source>
   <translation>{} &amp;speichern und ausprobieren</translation>
  </message>
  <message>
   <source>Save answer</source>
   <translation>Antwort speichern</translation>
  </message>
  <message>
   <source>Save attachment</source>
   <translation>Anhang speichern</translation>
  </message>
  <message>
   <source>Save call</source>
   <translation>Aufruf speichern</translation>
  </message>
  <message>
   <source>Save call &amp;as…</source>
   <translation>Aufruf speichern &amp;unter…</translation>
  </message>
  <message>
   <source>Save chart</source>
   <translation>Diagramm speichern</translation>
  </message>
  <message>
   <source>Save charts as a &amp;picture…</source>
   <translation>Diagramme als &amp;Bild speichern…</translation>
  </message>
  <message>
   <source>Save filters as a &amp;view…</source>
   <translation>Filter als Ansicht &amp;speichern…</translation>
  </message>
  <message>
   <source>Save filters as a view</source>
   <translation>Filter als Ansicht speichern</translation>
  </message>
  <message>
   <source>Save it anew.</source>
   <translation>Neu speichern.</translation>
  </message>
  <message>
   <source>Save it as UTF-8, then try again.</source>
   <translation>Als UTF-8 speichern, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Save it as UTF-8.</source>
   <translation>Als UTF-8 speichern.</translation>
  </message>
  <message>
   <source>Save it as a .py file, and import that.</source>
   <translation>Als .py-Datei speichern und diese importieren.</translation>
  </message>
  <message>
   <source>Save it, and look.</source>
   <translation>Speichern und ansehen.</translation>
  </message>
  <message>
   <source>Save it, and open it elsewhere.</source>
   <translation>Speichern und anderswo öffnen.</translation>
  </message>
  <message>
   <source>Save picture</source>
   <translation>Bild speichern</translation>
  </message>
  <message>
   <source>Save result</source>
   <translation>Ergebnis speichern</translation>
  </message>
  <message>
   <source>Save sound</source>
   <translation>Ton speichern</translation>
  </message>
  <message>
   <source>Save specs</source>
   <translation>Specs speichern</translation>
  </message>
  <message>
   <source>Save the edits of {}?</source>
   <translation>Änderungen an {} speichern?</translation>
  </message>
  <message>
   <source>Save what the API takes as a file</source>
   <translation>Speichern, was die API als Datei nimmt</translation>
  </message>
  <message>
   <source>Save, then call it in the console</source>
   <translation>Speichern, dann in der Konsole aufrufen</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Gespeichert</translation>
  </message>
  <message>
   <source>Saved as {}.</source>
   <translation>Gespeichert als {}.</translation>
  </message>
  <message>
   <source>Saved calls</source>
   <translation>Gespeicherte Aufrufe</translation>
  </message>
  <message>
   <source>Saved calls of {}…</source>
   <translation>Gespeicherte Aufrufe von {}…</translation>
  </message>
  <message>
   <source>Saved calls: {}</source>
   <translation>Gespeicherte Aufrufe: {}</translation>
  </message>
  <message>
   <source>Saved calls: {}, changed</source>
   <translation>Gespeicherte Aufrufe: {}, geändert</translation>
  </message>
  <message>
   <source>Save…</source>
   <translation>Speichern…</translation>
  </message>
  <message>
   <source>Saving…</source>
   <translation>Wird gespeichert…</translation>
  </message>
  <message>
   <source>Say in each when to use this one and not the other.</source>
   <translation>In jedem sagen, wann dieses und nicht das andere zu benutzen ist.</translation>
  </message>
  <message>
   <source>Say in new_text what is to stand there.</source>
   <translation>In new_text sagen, was dort stehen soll.</translation>
  </message>
  <message>
   <source>Say in the description what each code stands for.</source>
   <translation>In der Beschreibung sagen, wofür jeder Code steht.</translation>
  </message>
  <message>
   <source>Say it in descriptions</source>
   <translation>In Beschreibungen sagen</translation>
  </message>
  <message>
   <source>Say the same in fewer words.</source>
   <translation>Dasselbe mit weniger Wörtern sagen.</translation>
  </message>
  <message>
   <source>Say what is &amp;lost in descriptions</source>
   <translation>Was ver&amp;loren geht, in Beschreibungen sagen</translation>
  </message>
  <message>
   <source>Say what it does, when to use it, and what it gives.</source>
   <translation>Sagen, was es tut, wann es zu benutzen ist und was es gibt.</translation>
  </message>
  <message>
   <source>Say which tool is meant, or send the correction prompt back to the model.</source>
   <translation>Sagen, welches Werkzeug gemeint ist, oder den Korrekturhinweis an das Modell zurückgeben.</translation>
  </message>
  <message>
   <source>Say yes in the window or at a terminal, or with --yes; or have its "permission" allow it.</source>
   <translation>Im Fenster oder an einem Terminal ja sagen, oder mit --yes; oder es durch seine "permission" erlauben.</translation>
  </message>
  <message>
   <source>Say yes in the window or at a terminal; or, for all calls of the tool as it is now: tooldesk permissions consent {}</source>
   <translation>Im Fenster oder an einem Terminal ja sagen; oder für alle Aufrufe des Werkzeugs, wie es jetzt ist: tooldesk permissions consent {}</translation>
  </message>
  <message>
   <source>Say yes to each host when it is asked, in the window or at a terminal.</source>
   <translation>Zu jedem Host ja sagen, wenn gefragt wird, im Fenster oder an einem Terminal.</translation>
  </message>
  <message>
   <source>Say {}.{}</source>
   <translation>{} angeben.{}</translation>
  </message>
  <message>
   <source>Says less</source>
   <translation>Sagt weniger</translation>
  </message>
  <message>
   <source>Sc&amp;an</source>
   <translation>&amp;Prüflauf</translation>
  </message>
  <message>
   <source>Sc&amp;enarios</source>
   <translation>Sz&amp;enarien</translation>
  </message>
  <message>
   <source>Scan</source>
   <translation>Prüflauf</translation>
  </message>
  <message>
   <source>Scan running</source>
   <translation>Prüflauf läuft</translation>
  </message>
  <message>
   <source>Scan some logs first.</source>
   <translation>Zuerst einen Prüflauf über Logs machen.</translation>
  </message>
  <message>
   <source>Scan the logs again: they changed since.</source>
   <translation>Die Logs erneut prüfen: Sie haben sich seither geändert.</translation>
  </message>
  <message>
   <source>Scanned</source>
   <translation>Geprüft</translation>
  </message>
  <message>
   <source>Scenario</source>
   <translation>Szenario</translation>
  </message>
  <message>
   <source>Scenarios</source>
   <translation>Szenarien</translation>
  </message>
  <message>
   <source>Scenarios running</source>
   <translation>Szenarien laufen</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Wert</translation>
  </message>
  <message>
   <source>Score {}</source>
   <translation>Wert {}</translation>
  </message>
  <message>
   <source>Screen</source>
   <translation>Bildschirm</translation>
  </message>
  <message>
   <source>Screens</source>
   <translation>Bildschirme</translation>
  </message>
  <message>
   <source>Script (*.{})</source>
   <translation>Skript (*.{})</translation>
  </message>
  <message>
   <source>Search address</source>
   <translation>Suchadresse</translation>
  </message>
  <message>
   <source>Search for fewer words.</source>
   <translation>Nach weniger Wörtern suchen.</translation>
  </message>
  <message>
   <source>Search for it first.</source>
   <translation>Zuerst danach suchen.</translation>
  </message>
  <message>
   <source>Search service</source>
   <translation>Suchdienst</translation>
  </message>
  <message>
   <source>Seconds after which a call is stopped.</source>
   <translation>Sekunden, nach denen ein Aufruf angehalten wird.</translation>
  </message>
  <message>
   <source>Seconds for which a result stays good.</source>
   <translation>Sekunden, die ein Ergebnis gut bleibt.</translation>
  </message>
  <message>
   <source>Seconds.</source>
   <translation>Sekunden.</translation>
  </message>
  <message>
   <source>Secret Service</source>
   <translation>Secret Service</translation>
  </message>
  <message>
   <source>Secrets</source>
   <translation>Geheimnisse</translation>
  </message>
  <message>
   <source>Secrets are kept in it behind a passphrase. Nobody can get them back without it.</source>
   <translation>Geheimnisse liegen darin hinter einer Passphrase. Ohne sie holt sie niemand zurück.</translation>
  </message>
  <message>
   <source>Secrets: Encrypted file</source>
   <translation>Geheimnisse: verschlüsselte Datei</translation>
  </message>
  <message>
   <source>Secrets: {}</source>
   <translation>Geheimnisse: {}</translation>
  </message>
  <message>
   <source>Sections of the form</source>
   <translation>Abschnitte des Formulars</translation>
  </message>
  <message>
   <source>Security metadata for tools, beside the arguments: a NAME=VALUE on each line. Never shown to models, forgotten when Tooldesk ends.</source>
   <translation>Sicherheitsangaben für Werkzeuge neben den Argumenten: je Zeile ein NAME=VALUE. Modelle sehen sie nie; vergessen, wenn Tooldesk endet.</translation>
  </message>
  <message>
   <source>See it: tooldesk servers log {}</source>
   <translation>Ansehen: tooldesk servers log {}</translation>
  </message>
  <message>
   <source>See that the disk has room and is well, then try again; leave the file there.</source>
   <translation>Prüfen, ob die Festplatte Platz hat und in Ordnung ist, dann erneut versuchen; die Datei dort lassen.</translation>
  </message>
  <message>
   <source>See that the disk has room and is well.</source>
   <translation>Nachsehen, ob der Datenträger Platz hat und in Ordnung ist.</translation>
  </message>
  <message>
   <source>See them: tooldesk servers tools {}</source>
   <translation>Ansehen: tooldesk servers tools {}</translation>
  </message>
  <message>
   <source>See what becomes of each call</source>
   <translation>Sehen, was aus jedem Aufruf wird</translation>
  </message>
  <message>
   <source>See what it logged; without the scheduler it is counted on this computer.</source>
   <translation>Ansehen, was er protokollierte; ohne den Scheduler wird auf diesem Rechner gezählt.</translation>
  </message>
  <message>
   <source>See what it offers: tooldesk servers show {} --live</source>
   <translation>Ansehen, was er anbietet: tooldesk servers show {} --live</translation>
  </message>
  <message>
   <source>See whether your system's password program can open it, then try again.</source>
   <translation>Nachsehen, ob das Passwortprogramm des Systems ihn öffnen kann, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>See which there are: tooldesk servers list</source>
   <translation>Ansehen, welche es gibt: tooldesk servers list</translation>
  </message>
  <message>
   <source>See why it won't start, and its traffic.</source>
   <translation>Ansehen, warum er nicht startet, und seinen Verkehr.</translation>
  </message>
  <message>
   <source>Seeing what the tool is like</source>
   <translation>Sehen, wie das Werkzeug ist</translation>
  </message>
  <message>
   <source>Seeing whether it is still like that</source>
   <translation>Sehen, ob es noch so ist</translation>
  </message>
  <message>
   <source>Select</source>
   <translation>Wählen</translation>
  </message>
  <message>
   <source>Select &amp;all</source>
   <translation>&amp;Alles auswählen</translation>
  </message>
  <message>
   <source>Select &amp;all	Ctrl+A</source>
   <translation>&amp;Alles auswählen	Strg+A</translation>
  </message>
  <message>
   <source>Select: {}</source>
   <translation>Wählen: {}</translation>
  </message>
  <message>
   <source>Selected</source>
   <translation>Gewählt</translation>
  </message>
  <message>
   <source>Selected tools</source>
   <translation>Gewählte Werkzeuge</translation>
  </message>
  <message>
   <source>Selection</source>
   <translation>Auswahl</translation>
  </message>
  <message>
   <source>Selection s&amp;ettings…</source>
   <translation>Auswahl&amp;einstellungen…</translation>
  </message>
  <message>
   <source>Selection settings</source>
   <translation>Auswahleinstellungen</translation>
  </message>
  <message>
   <source>Selection settings…</source>
   <translation>Auswahleinstellungen…</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>Senden</translation>
  </message>
  <message>
   <source>Send JSON only.</source>
   <translation>Nur JSON senden.</translation>
  </message>
  <message>
   <source>Send a value</source>
   <translation>Einen Wert senden</translation>
  </message>
  <message>
   <source>Send another value.</source>
   <translation>Einen anderen Wert senden.</translation>
  </message>
  <message>
   <source>Send empty text</source>
   <translation>Leeren Text senden</translation>
  </message>
  <message>
   <source>Send flatter arguments.</source>
   <translation>Flachere Argumente senden.</translation>
  </message>
  <message>
   <source>Send it as a text.</source>
   <translation>Als Text senden.</translation>
  </message>
  <message>
   <source>Send it back, or mend the text on the left and run again.</source>
   <translation>Zurückgeben oder den Text links berichtigen und erneut ausführen.</translation>
  </message>
  <message>
   <source>Send it in smaller parts.</source>
   <translation>In kleineren Teilen senden.</translation>
  </message>
  <message>
   <source>Send less.</source>
   <translation>Weniger senden.</translation>
  </message>
  <message>
   <source>Send no more.</source>
   <translation>Nicht mehr senden.</translation>
  </message>
  <message>
   <source>Send null</source>
   <translation>null senden</translation>
  </message>
  <message>
   <source>Send shorter arguments, or let the tool's source put them in the body.</source>
   <translation>Kürzere Argumente senden oder sie in der Quelle des Werkzeugs in den Body setzen.</translation>
  </message>
  <message>
   <source>Send shorter headers.</source>
   <translation>Kürzere Header senden.</translation>
  </message>
  <message>
   <source>Send smaller arguments, or simplify the tool's schema.</source>
   <translation>Kleinere Argumente senden oder das Schema des Werkzeugs vereinfachen.</translation>
  </message>
  <message>
   <source>Send the correction prompt back to the model, or mend the text and run again.</source>
   <translation>Den Korrekturhinweis an das Modell zurückgeben oder den Text berichtigen und erneut ausführen.</translation>
  </message>
  <message>
   <source>Send the correction prompt back to the model, or mend the text.</source>
   <translation>Den Korrekturhinweis an das Modell zurückgeben oder den Text berichtigen.</translation>
  </message>
  <message>
   <source>Send the message back, which asks the model for another approach. To run it all the same, run it alone or begin a new conversation.</source>
   <translation>Die Nachricht zurückgeben, die das Modell um einen anderen Weg bittet. Um ihn trotzdem auszuführen, ihn allein ausführen oder eine neue Unterhaltung beginnen.</translation>
  </message>
  <message>
   <source>Sends what the MCP server {} asks a model to {}, and gives the server what {} answers.</source>
   <translation>Sendet, was der MCP-Server {} ein Modell fragt, an {} und gibt dem Server, was {} antwortet.</translation>
  </message>
  <message>
   <source>Sends your prompt, the tools of this workspace and what their calls give to {}.</source>
   <translation>Sendet Ihren Prompt, die Werkzeuge dieses Arbeitsbereichs und was ihre Aufrufe ergeben an {}.</translation>
  </message>
  <message>
   <source>Server</source>
   <translation>Server</translation>
  </message>
  <message>
   <source>Servers</source>
   <translation>Server</translation>
  </message>
  <message>
   <source>Servers that were found</source>
   <translation>Gefundene Server</translation>
  </message>
  <message>
   <source>Session</source>
   <translation>Sitzung</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>Gesetzt</translation>
  </message>
  <message>
   <source>Set "execution_mode" to "native" for tools you trust.</source>
   <translation>Für Werkzeuge, denen Sie vertrauen, "execution_mode" auf "native" setzen.</translation>
  </message>
  <message>
   <source>Set "permission" of its "signer" to "ask" or "allow" to let it sign.</source>
   <translation>"permission" in "signer" auf "ask" oder "allow" setzen, damit es signieren darf.</translation>
  </message>
  <message>
   <source>Set &amp;limit of {}…</source>
   <translation>&amp;Grenze von {} setzen…</translation>
  </message>
  <message>
   <source>Set Address and Model under Model in the settings.</source>
   <translation>In den Einstellungen unter Modell Adresse und Modell setzen.</translation>
  </message>
  <message>
   <source>Set HOME to a folder, or choose one with --data-dir.</source>
   <translation>HOME auf einen Ordner setzen oder einen mit --data-dir wählen.</translation>
  </message>
  <message>
   <source>Set a key that is valid there in Secrets, or correct Variable of the key in settings.</source>
   <translation>Unter Geheimnisse einen dort gültigen Schlüssel setzen oder in den Einstellungen die Variable des Schlüssels berichtigen.</translation>
  </message>
  <message>
   <source>Set a key that may use this model in Secrets.</source>
   <translation>Unter Geheimnisse einen Schlüssel setzen, der dieses Modell benutzen darf.</translation>
  </message>
  <message>
   <source>Set it again: tooldesk secrets set NAME</source>
   <translation>Neu setzen: tooldesk secrets set NAME</translation>
  </message>
  <message>
   <source>Set it in the environment of this program, or in the env_vars of the ToolContext.</source>
   <translation>In der Umgebung dieses Programms oder in den env_vars des ToolContext setzen.</translation>
  </message>
  <message>
   <source>Set it on the Secrets screen, or: tooldesk secrets set {}.</source>
   <translation>Auf dem Bildschirm „Geheimnisse“ setzen, oder: tooldesk secrets set {}.</translation>
  </message>
  <message>
   <source>Set its "permission" to "ask" or "allow" to run it.</source>
   <translation>"permission" auf "ask" oder "allow" setzen, damit es läuft.</translation>
  </message>
  <message>
   <source>Set its "permission" to "ask" or "allow".</source>
   <translation>"permission" auf "ask" oder "allow" setzen.</translation>
  </message>
  <message>
   <source>Set keys</source>
   <translation>Tasten setzen</translation>
  </message>
  <message>
   <source>Set limit</source>
   <translation>Grenze setzen</translation>
  </message>
  <message>
   <source>Set run context</source>
   <translation>Laufkontext setzen</translation>
  </message>
  <message>
   <source>Set secret</source>
   <translation>Geheimnis setzen</translation>
  </message>
  <message>
   <source>Set the address of chat completions, such as …/v1/chat/completions, and look at the answer in the history.</source>
   <translation>Die Adresse der Chat Completions setzen, etwa …/v1/chat/completions, und die Antwort im Verlauf ansehen.</translation>
  </message>
  <message>
   <source>Set the value for {}</source>
   <translation>Wert für {} setzen</translation>
  </message>
  <message>
   <source>Set {}</source>
   <translation>{} setzen</translation>
  </message>
  <message>
   <source>Sets what changes other programs</source>
   <translation>Setzt, was andere Programme ändert</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Settings can be changed once a workspace is open.</source>
   <translation>Einstellungen lassen sich ändern, sobald ein Arbeitsbereich offen ist.</translation>
  </message>
  <message>
   <source>Set…</source>
   <translation>Setzen…</translation>
  </message>
  <message>
   <source>Several are parted by {}</source>
   <translation>Mehrere trennt {}</translation>
  </message>
  <message>
   <source>Shell command</source>
   <translation>Shell-Befehl</translation>
  </message>
  <message>
   <source>Shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>Shorten it.</source>
   <translation>Kürzen.</translation>
  </message>
  <message>
   <source>Shorten its data; what calls send belongs in their arguments.</source>
   <translation>Die Daten kürzen; was Aufrufe senden, gehört in ihre Argumente.</translation>
  </message>
  <message>
   <source>Shorten the output.</source>
   <translation>Die Ausgabe kürzen.</translation>
  </message>
  <message>
   <source>Shortest</source>
   <translation>Kürzeste</translation>
  </message>
  <message>
   <source>Show &amp;tool of call {}</source>
   <translation>Werkzeug von Aufruf {} &amp;zeigen</translation>
  </message>
  <message>
   <source>Show all</source>
   <translation>Alle zeigen</translation>
  </message>
  <message>
   <source>Show all: {}</source>
   <translation>Alle zeigen: {}</translation>
  </message>
  <message>
   <source>Show arguments and answer ({})</source>
   <translation>Argumente und Antwort zeigen ({})</translation>
  </message>
  <message>
   <source>Show as JSON Schema</source>
   <translation>Als JSON Schema zeigen</translation>
  </message>
  <message>
   <source>Show as JSON Schema…</source>
   <translation>Als JSON Schema zeigen…</translation>
  </message>
  <message>
   <source>Show history</source>
   <translation>Verlauf zeigen</translation>
  </message>
  <message>
   <source>Show in JSON</source>
   <translation>Im JSON zeigen</translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Im Ordner zeigen</translation>
  </message>
  <message>
   <source>Show in the text</source>
   <translation>Im Text zeigen</translation>
  </message>
  <message>
   <source>Show limits</source>
   <translation>Grenzen zeigen</translation>
  </message>
  <message>
   <source>Show on the Servers screen</source>
   <translation>Auf dem Bildschirm „Server“ zeigen</translation>
  </message>
  <message>
   <source>Show on the Tools screen</source>
   <translation>Auf dem Bildschirm „Werkzeuge“ zeigen</translation>
  </message>
  <message>
   <source>Show one of them</source>
   <translation>Eines davon zeigen</translation>
  </message>
  <message>
   <source>Show only one dialect</source>
   <translation>Nur einen Dialekt zeigen</translation>
  </message>
  <message>
   <source>Show only one outcome</source>
   <translation>Nur einen Ausgang zeigen</translation>
  </message>
  <message>
   <source>Show only one stage</source>
   <translation>Nur eine Stufe zeigen</translation>
  </message>
  <message>
   <source>Show only one time</source>
   <translation>Nur einen Zeitraum zeigen</translation>
  </message>
  <message>
   <source>Show only one tool</source>
   <translation>Nur ein Werkzeug zeigen</translation>
  </message>
  <message>
   <source>Show only one workspace</source>
   <translation>Nur einen Arbeitsbereich zeigen</translation>
  </message>
  <message>
   <source>Show only the calls of one tool</source>
   <translation>Nur die Aufrufe eines Werkzeugs zeigen</translation>
  </message>
  <message>
   <source>Show only the calls that are: {}</source>
   <translation>Nur die Aufrufe zeigen, die so sind: {}</translation>
  </message>
  <message>
   <source>Show only {} with these words</source>
   <translation>Nur {} mit diesen Wörtern zeigen</translation>
  </message>
  <message>
   <source>Show only: {}</source>
   <translation>Nur zeigen: {}</translation>
  </message>
  <message>
   <source>Show pools</source>
   <translation>Pools zeigen</translation>
  </message>
  <message>
   <source>Show report…</source>
   <translation>Bericht zeigen…</translation>
  </message>
  <message>
   <source>Show the Capture screen</source>
   <translation>Bildschirm Mitschnitt zeigen</translation>
  </message>
  <message>
   <source>Show the Console screen</source>
   <translation>Bildschirm Konsole zeigen</translation>
  </message>
  <message>
   <source>Show the Scan screen</source>
   <translation>Bildschirm Prüflauf zeigen</translation>
  </message>
  <message>
   <source>Show the Scenarios screen</source>
   <translation>Bildschirm Szenarien zeigen</translation>
  </message>
  <message>
   <source>Show the call that was closed last</source>
   <translation>Den zuletzt geschlossenen Aufruf zeigen</translation>
  </message>
  <message>
   <source>Show the file in its folder</source>
   <translation>Die Datei in ihrem Ordner zeigen</translation>
  </message>
  <message>
   <source>Show the value for 15 s</source>
   <translation>Den Wert 15 s lang zeigen</translation>
  </message>
  <message>
   <source>Show them on the Tools screen</source>
   <translation>Auf dem Bildschirm „Werkzeuge“ zeigen</translation>
  </message>
  <message>
   <source>Show tool</source>
   <translation>Werkzeug zeigen</translation>
  </message>
  <message>
   <source>Show tool {}</source>
   <translation>Werkzeug {} zeigen</translation>
  </message>
  <message>
   <source>Show what changed of the selected tools since you approved them, and approve it</source>
   <translation>Zeigen, was sich an den gewählten Werkzeugen seit der Genehmigung geändert hat, und es genehmigen</translation>
  </message>
  <message>
   <source>Show what the tools of this folder would do</source>
   <translation>Zeigen, was die Werkzeuge dieses Ordners täten</translation>
  </message>
  <message>
   <source>Show {}</source>
   <translation>{} zeigen</translation>
  </message>
  <message>
   <source>Show {} more</source>
   <translation>{} weitere zeigen</translation>
  </message>
  <message>
   <source>Show {} of {} earlier calls</source>
   <translation>{} von {} früheren Aufrufen zeigen</translation>
  </message>
  <message>
   <source>Show {} of {} more calls</source>
   <translation>{} von {} weiteren Aufrufen zeigen</translation>
  </message>
  <message>
   <source>Shown: only {}</source>
   <translation>Gezeigt: nur {}</translation>
  </message>
  <message>
   <source>Sign one of {} bytes.</source>
   <translation>Einen mit {} Bytes signieren.</translation>
  </message>
  <message>
   <source>Sign without is_digest.</source>
   <translation>Ohne is_digest signieren.</translation>
  </message>
  <message>
   <source>Signing</source>
   <translation>Signieren</translation>
  </message>
  <message>
   <source>Signing key</source>
   <translation>Signierschlüssel</translation>
  </message>
  <message>
   <source>Signing keys</source>
   <translation>Signierschlüssel</translation>
  </message>
  <message>
   <source>Signs</source>
   <translation>Signiert</translation>
  </message>
  <message>
   <source>Signs for</source>
   <translation>Signiert für</translation>
  </message>
  <message>
   <source>Signs with the key</source>
   <translation>Signiert mit dem Schlüssel</translation>
  </message>
  <message>
   <source>Signs with {}: {}</source>
   <translation>Signiert mit {}: {}</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Größe</translation>
  </message>
  <message>
   <source>Size of the cache</source>
   <translation>Größe des Caches</translation>
  </message>
  <message>
   <source>Size of the history</source>
   <translation>Größe des Verlaufs</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Überspringen</translation>
  </message>
  <message>
   <source>Skipped</source>
   <translation>Übersprungen</translation>
  </message>
  <message>
   <source>Slowest first</source>
   <translation>Langsamste zuerst</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <translation>Kleinerer Text</translation>
  </message>
  <message>
   <source>Snippet</source>
   <translation>Schnipsel</translation>
  </message>
  <message>
   <source>So many begin at once after a rest, then one after the other.</source>
   <translation>So viele beginnen nach einer Pause auf einmal, dann einer nach dem anderen.</translation>
  </message>
  <message>
   <source>So much before it is damaged that it is not repaired.</source>
   <translation>So viel davor ist beschädigt, dass es nicht repariert wird.</translation>
  </message>
  <message>
   <source>Some secrets are in it.</source>
   <translation>Einige Geheimnisse sind darin.</translation>
  </message>
  <message>
   <source>Somebody else spoke behind it in this transcript, so it was made, and answered, before.</source>
   <translation>Danach hat in diesem Mitschnitt jemand anderes gesprochen; der Aufruf wurde also schon früher gemacht und beantwortet.</translation>
  </message>
  <message>
   <source>Something stands beside the arguments; it may belong to them.</source>
   <translation>Neben den Argumenten steht noch etwas, das zu ihnen gehören kann.</translation>
  </message>
  <message>
   <source>Something stands where a value must that would have to be run first.</source>
   <translation>Wo ein Wert stehen muss, steht etwas, das erst ausgeführt werden müsste.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Etwas ging schief</translation>
  </message>
  <message>
   <source>Something went wrong in Tooldesk</source>
   <translation>In Tooldesk ging etwas schief</translation>
  </message>
  <message>
   <source>Sorted by {}</source>
   <translation>Sortiert: {}</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>Ton</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>Quelle</translation>
  </message>
  <message>
   <source>Source file</source>
   <translation>Quelldatei</translation>
  </message>
  <message>
   <source>Source function</source>
   <translation>Quellfunktion</translation>
  </message>
  <message>
   <source>Space must follow a field.</source>
   <translation>Auf ein Feld muss ein Leerzeichen folgen.</translation>
  </message>
  <message>
   <source>Speaks</source>
   <translation>Spricht</translation>
  </message>
  <message>
   <source>Specs of tools for an API</source>
   <translation>Specs von Werkzeugen für eine API</translation>
  </message>
  <message>
   <source>Split the tool, or leave out what calls hardly ever need.</source>
   <translation>Das Werkzeug teilen oder weglassen, was Aufrufe kaum je brauchen.</translation>
  </message>
  <message>
   <source>Stage</source>
   <translation>Stufe</translation>
  </message>
  <message>
   <source>Stages and result</source>
   <translation>Stufen und Ergebnis</translation>
  </message>
  <message>
   <source>Stale</source>
   <translation>Veraltet</translation>
  </message>
  <message>
   <source>Stale: much of the tool changed</source>
   <translation>Veraltet: Vieles am Werkzeug änderte sich</translation>
  </message>
  <message>
   <source>Stale: {}</source>
   <translation>Veraltet: {}</translation>
  </message>
  <message>
   <source>Standard input</source>
   <translation>Standardeingabe</translation>
  </message>
  <message>
   <source>Standard input to allow</source>
   <translation>Zu erlaubende Standardeingabe</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>Stand</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Starten</translation>
  </message>
  <message>
   <source>Start capturing, then give a program the base URL that is shown: each request to its model appears here while the answer is written. Nothing of it is changed unless you say so.</source>
   <translation>Starten Sie den Mitschnitt und geben Sie einem Programm die gezeigte Basis-URL: Jede Anfrage an sein Modell erscheint hier, während die Antwort geschrieben wird. Nichts wird daran geändert, außer Sie sagen es.</translation>
  </message>
  <message>
   <source>Start it again to see what it would run now.</source>
   <translation>Erneut starten, um zu sehen, was er jetzt ausführen würde.</translation>
  </message>
  <message>
   <source>Start it: tooldesk servers start {}</source>
   <translation>Starten: tooldesk servers start {}</translation>
  </message>
  <message>
   <source>Start one with “dask scheduler”, and name the address that it shows, such as tcp://host:8786.</source>
   <translation>Einen mit „dask scheduler“ starten und die gezeigte Adresse nennen, etwa tcp://host:8786.</translation>
  </message>
  <message>
   <source>Start one, such as GNOME Keyring or KWallet, and check again. Until then secrets can be kept in memory for this session, or in an encrypted file behind a passphrase. Nothing is ever written in plain text.</source>
   <translation>Einen starten, etwa GNOME Keyring oder KWallet, und erneut prüfen. Bis dahin lassen sich Geheimnisse für diese Sitzung im Arbeitsspeicher halten oder in einer verschlüsselten Datei hinter einer Passphrase. Nie wird etwas im Klartext geschrieben.</translation>
  </message>
  <message>
   <source>Start one, such as GNOME Keyring or KWallet, and try again. </source>
   <translation>Einen starten, etwa GNOME Keyring oder KWallet, und erneut versuchen. </translation>
  </message>
  <message>
   <source>Start some with “dask worker {}”. {}</source>
   <translation>Einige mit „dask worker {}“ starten. {}</translation>
  </message>
  <message>
   <source>Start the local server, or correct host and port.</source>
   <translation>Den lokalen Server starten oder Host und Port berichtigen.</translation>
  </message>
  <message>
   <source>Started</source>
   <translation>Gestartet</translation>
  </message>
  <message>
   <source>Starting</source>
   <translation>Startet</translation>
  </message>
  <message>
   <source>Starts anew</source>
   <translation>Beginnt neu</translation>
  </message>
  <message>
   <source>Starts the MCP server {} over {}</source>
   <translation>Startet den MCP-Server {} über {}</translation>
  </message>
  <message>
   <source>Starts the interpreter</source>
   <translation>Startet den Interpreter</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Schritt</translation>
  </message>
  <message>
   <source>Step {} of {}</source>
   <translation>Schritt {} von {}</translation>
  </message>
  <message>
   <source>Still running</source>
   <translation>Läuft noch</translation>
  </message>
  <message>
   <source>Sto&amp;p call {}</source>
   <translation>Aufruf {} an&amp;halten</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Stopp</translation>
  </message>
  <message>
   <source>Stop all calls</source>
   <translation>Alle Aufrufe anhalten</translation>
  </message>
  <message>
   <source>Stop and close</source>
   <translation>Anhalten und schließen</translation>
  </message>
  <message>
   <source>Stop and open</source>
   <translation>Anhalten und öffnen</translation>
  </message>
  <message>
   <source>Stop askin&amp;g</source>
   <translation>Nicht mehr fra&amp;gen</translation>
  </message>
  <message>
   <source>Stop asking</source>
   <translation>Nicht mehr fragen</translation>
  </message>
  <message>
   <source>Stop before each call</source>
   <translation>Vor jedem Aufruf anhalten</translation>
  </message>
  <message>
   <source>Stop call {}</source>
   <translation>Aufruf {} anhalten</translation>
  </message>
  <message>
   <source>Stop capturing</source>
   <translation>Mitschnitt anhalten</translation>
  </message>
  <message>
   <source>Stop following</source>
   <translation>Nicht mehr folgen</translation>
  </message>
  <message>
   <source>Stop one of them</source>
   <translation>Eines davon anhalten</translation>
  </message>
  <message>
   <source>Stop replaying</source>
   <translation>Nicht weiter wiederholen</translation>
  </message>
  <message>
   <source>Stop scan</source>
   <translation>Prüflauf anhalten</translation>
  </message>
  <message>
   <source>Stop scenarios</source>
   <translation>Szenarien anhalten</translation>
  </message>
  <message>
   <source>Stop some of the calls that run now, and try it again.</source>
   <translation>Einige der laufenden Aufrufe anhalten und erneut versuchen.</translation>
  </message>
  <message>
   <source>Stop some of the calls that run now.</source>
   <translation>Einige der laufenden Aufrufe anhalten.</translation>
  </message>
  <message>
   <source>Stop soon; what is done is kept for the next start of the same scan</source>
   <translation>Bald anhalten; was fertig ist, bleibt für den nächsten Start</translation>
  </message>
  <message>
   <source>Stop the chosen call alone</source>
   <translation>Nur den gewählten Aufruf anhalten</translation>
  </message>
  <message>
   <source>Stop this call ({} when it is the chosen one)</source>
   <translation>Diesen Aufruf anhalten ({}, wenn er der gewählte ist)</translation>
  </message>
  <message>
   <source>Stop waiting</source>
   <translation>Nicht mehr warten</translation>
  </message>
  <message>
   <source>Stopped</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <source>Stopped after {}.</source>
   <translation>Angehalten nach {}.</translation>
  </message>
  <message>
   <source>Stopped at {}</source>
   <translation>Angehalten bei {}</translation>
  </message>
  <message>
   <source>Stopped before it ended</source>
   <translation>Vor dem Ende angehalten</translation>
  </message>
  <message>
   <source>Stopped before the text was read.</source>
   <translation>Angehalten, bevor der Text gelesen war.</translation>
  </message>
  <message>
   <source>Stopped: press Start again to go on with the parts that are not done.</source>
   <translation>Angehalten: „Starten“ macht mit den Teilen weiter, die nicht fertig sind.</translation>
  </message>
  <message>
   <source>Store if</source>
   <translation>Merken, wenn</translation>
  </message>
  <message>
   <source>Stored</source>
   <translation>Gespeichert</translation>
  </message>
  <message>
   <source>Stored secrets can't be read now, and one of them may be in it. </source>
   <translation>Gespeicherte Geheimnisse sind jetzt nicht lesbar, und eines könnte darin stehen. </translation>
  </message>
  <message>
   <source>Storing the result</source>
   <translation>Das Ergebnis speichern</translation>
  </message>
  <message>
   <source>Strings stand next to each other; they may be one text or several.</source>
   <translation>Zeichenketten stehen nebeneinander; sie können ein Text sein oder mehrere.</translation>
  </message>
  <message>
   <source>Success codes</source>
   <translation>Erfolgscodes</translation>
  </message>
  <message>
   <source>Such as @.result.status == "done".</source>
   <translation>Etwa @.result.status == "done".</translation>
  </message>
  <message>
   <source>Sure</source>
   <translation>Sicher</translation>
  </message>
  <message>
   <source>SyntaxError: {}</source>
   <translation>SyntaxError: {}</translation>
  </message>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Ta&amp;ke over all tools of {}</source>
   <translation>Alle Werkzeuge &amp;von {} übernehmen</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tabelle</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Schlagwort</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Schlagwörter</translation>
  </message>
  <message>
   <source>Take "disabled" out of it in servers.json.</source>
   <translation>"disabled" in servers.json daraus entfernen.</translation>
  </message>
  <message>
   <source>Take &amp;over {}</source>
   <translation>{} überneh&amp;men</translation>
  </message>
  <message>
   <source>Take NaN, Infinity and halves of characters out.</source>
   <translation>NaN, Infinity und halbe Zeichen herausnehmen.</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Zurücknehmen</translation>
  </message>
  <message>
   <source>Take description and parameters as its function has them now; can be undone</source>
   <translation>Beschreibung und Parameter übernehmen, wie die Funktion sie jetzt hat; lässt sich rückgängig machen</translation>
  </message>
  <message>
   <source>Take fewer levels: models lose brackets and names in deep ones.</source>
   <translation>Weniger Ebenen nehmen: In tiefen verlieren Modelle Klammern und Namen.</translation>
  </message>
  <message>
   <source>Take it back from {}</source>
   <translation>Von {} zurücknehmen</translation>
  </message>
  <message>
   <source>Take it out of use: no call selects it, no export holds it</source>
   <translation>Außer Gebrauch nehmen: Kein Aufruf wählt es, kein Export enthält es</translation>
  </message>
  <message>
   <source>Take it out, and save the view then.</source>
   <translation>Herausnehmen und die Ansicht dann speichern.</translation>
  </message>
  <message>
   <source>Take it out, or correct the type.</source>
   <translation>Herausnehmen oder den Typ berichtigen.</translation>
  </message>
  <message>
   <source>Take it out, or give the file of an output by itself; the rest is read.</source>
   <translation>Herausnehmen oder die Datei einer Ausgabe einzeln geben; der Rest wird gelesen.</translation>
  </message>
  <message>
   <source>Take it out.</source>
   <translation>Herausnehmen.</translation>
  </message>
  <message>
   <source>Take more of the text around it, or set replace_all.</source>
   <translation>Mehr vom Text darum nehmen oder replace_all setzen.</translation>
  </message>
  <message>
   <source>Take over</source>
   <translation>Übernehmen</translation>
  </message>
  <message>
   <source>Take over all</source>
   <translation>Alle übernehmen</translation>
  </message>
  <message>
   <source>Take over what a file or a text describes</source>
   <translation>Übernehmen, was eine Datei oder ein Text beschreibt</translation>
  </message>
  <message>
   <source>Take secrets out of a file</source>
   <translation>Geheimnisse aus einer Datei nehmen</translation>
  </message>
  <message>
   <source>Take servers over from other programs on this computer, or from a file</source>
   <translation>Server von anderen Programmen dieses Rechners oder aus einer Datei übernehmen</translation>
  </message>
  <message>
   <source>Take the keys</source>
   <translation>Die Tasten nehmen</translation>
  </message>
  <message>
   <source>Take the selected server out of servers.json</source>
   <translation>Den gewählten Server aus servers.json nehmen</translation>
  </message>
  <message>
   <source>Take the selected tool out of use, or back into it; it stays taken over</source>
   <translation>Das gewählte Werkzeug außer oder wieder in Gebrauch nehmen; es bleibt übernommen</translation>
  </message>
  <message>
   <source>Take the tool out of the workspace; its code stays</source>
   <translation>Das Werkzeug aus dem Arbeitsbereich nehmen; sein Code bleibt</translation>
  </message>
  <message>
   <source>Take the value out; have the tool declare the variable {} instead.</source>
   <translation>Den Wert herausnehmen; stattdessen das Werkzeug die Variable {} deklarieren lassen.</translation>
  </message>
  <message>
   <source>Take the values out of {}?</source>
   <translation>Die Werte aus {} herausnehmen?</translation>
  </message>
  <message>
   <source>Take theirs</source>
   <translation>Deren nehmen</translation>
  </message>
  <message>
   <source>Take tools that call others out of the list of this one.</source>
   <translation>Werkzeuge, die andere aufrufen, aus der Liste von diesem nehmen.</translation>
  </message>
  <message>
   <source>Take what it says now, which Undo takes back, keep your edits, or compare the two.</source>
   <translation>Übernehmen, was sie jetzt sagt (Rückgängig nimmt es zurück), die eigenen Änderungen behalten oder beides vergleichen.</translation>
  </message>
  <message>
   <source>Taken</source>
   <translation>Genommen</translation>
  </message>
  <message>
   <source>Taken over</source>
   <translation>Übernommen</translation>
  </message>
  <message>
   <source>Taken, and nothing that matters is lost</source>
   <translation>Genommen, und nichts Wichtiges geht verloren</translation>
  </message>
  <message>
   <source>Taken, but says less or something else</source>
   <translation>Genommen, sagt aber weniger oder anderes</translation>
  </message>
  <message>
   <source>Tell less.</source>
   <translation>Weniger sagen.</translation>
  </message>
  <message>
   <source>Tell the server's makers.</source>
   <translation>Den Herstellern des Servers melden.</translation>
  </message>
  <message>
   <source>Tell the server's makers: OAuth needs https.</source>
   <translation>Den Herstellern des Servers melden: OAuth braucht https.</translation>
  </message>
  <message>
   <source>Template</source>
   <translation>Vorlage</translation>
  </message>
  <message>
   <source>Temporary files</source>
   <translation>Temporäre Dateien</translation>
  </message>
  <message>
   <source>Terminal</source>
   <translation>Terminal</translation>
  </message>
  <message>
   <source>Test {}</source>
   <translation>{} testen</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>Text (*.txt);;All files (*)</source>
   <translation>Text (*.txt);;Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Text for the reader</source>
   <translation>Text für den Leser</translation>
  </message>
  <message>
   <source>Text of a media type</source>
   <translation>Text eines Medientyps</translation>
  </message>
  <message>
   <source>Text of the result: {$.city}: {$.temperature} °C</source>
   <translation>Text des Ergebnisses: {$.city}: {$.temperature} °C</translation>
  </message>
  <message>
   <source>Text of the usual size</source>
   <translation>Text in der üblichen Größe</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Textgröße</translation>
  </message>
  <message>
   <source>Text stands behind the end of the call and within its block; it may be part of a value.</source>
   <translation>Hinter dem Ende des Aufrufs steht noch Text in seinem Block; er kann Teil eines Wertes sein.</translation>
  </message>
  <message>
   <source>Text stands beside elements in {}, so what it is by itself is a guess.</source>
   <translation>In {} steht Text neben Elementen; was es selbst ist, ist geraten.</translation>
  </message>
  <message>
   <source>That is a fault of Tooldesk's ({}).</source>
   <translation>Das ist ein Fehler von Tooldesk ({}).</translation>
  </message>
  <message>
   <source>That is neither hexadecimal nor PEM.</source>
   <translation>Das ist weder hexadezimal noch PEM.</translation>
  </message>
  <message>
   <source>That is no URL of the web.</source>
   <translation>Das ist keine URL des Webs.</translation>
  </message>
  <message>
   <source>That is no key of a result.</source>
   <translation>Das ist kein Schlüssel eines Ergebnisses.</translation>
  </message>
  <message>
   <source>That is no path.</source>
   <translation>Das ist kein Pfad.</translation>
  </message>
  <message>
   <source>That is no private key for {}.</source>
   <translation>Das ist kein privater Schlüssel für {}.</translation>
  </message>
  <message>
   <source>That number is no private key for secp256k1.</source>
   <translation>Diese Zahl ist kein privater Schlüssel für secp256k1.</translation>
  </message>
  <message>
   <source>That of the environment</source>
   <translation>Der aus der Umgebung</translation>
  </message>
  <message>
   <source>That web_search asks.</source>
   <translation>Den web_search fragt.</translation>
  </message>
  <message>
   <source>The API answered with an error, so there is no output.</source>
   <translation>Die API antwortete mit einem Fehler, daher gibt es keine Ausgabe.</translation>
  </message>
  <message>
   <source>The API holds the model to schemas</source>
   <translation>Die API bindet das Modell an Schemas</translation>
  </message>
  <message>
   <source>The API wrote an error: {}</source>
   <translation>Die API hat einen Fehler geschrieben: {}</translation>
  </message>
  <message>
   <source>The JSON is longer than {}. Shorten it.</source>
   <translation>Das JSON ist länger als {}. Kürzen.</translation>
  </message>
  <message>
   <source>The JSON is nested too deeply. Flatten it.</source>
   <translation>Das JSON ist zu tief verschachtelt. Flacher schreiben.</translation>
  </message>
  <message>
   <source>The MCP server {} asks you</source>
   <translation>Der MCP-Server {} fragt Sie</translation>
  </message>
  <message>
   <source>The MCP server {} wants a model's answer</source>
   <translation>Der MCP-Server {} will die Antwort eines Modells</translation>
  </message>
  <message>
   <source>The MCP server {} wants you to log in</source>
   <translation>Der MCP-Server {} will, dass Sie sich anmelden</translation>
  </message>
  <message>
   <source>The MCP server {} wants you to open a page</source>
   <translation>Der MCP-Server {} will, dass Sie eine Seite öffnen</translation>
  </message>
  <message>
   <source>The OpenAI spec of {} is in {}.</source>
   <translation>Die OpenAI-Spec von {} ist in {}.</translation>
  </message>
  <message>
   <source>The OpenAI spec of {} is on the clipboard.</source>
   <translation>Die OpenAI-Spec von {} ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>The Python that runs Tooldesk</source>
   <translation>Das Python, das Tooldesk ausführt</translation>
  </message>
  <message>
   <source>The Python that runs it.</source>
   <translation>Das Python, das es ausführt.</translation>
  </message>
  <message>
   <source>The Tools screen lists what models may call. New makes a tool; Import takes files, URLs and curl commands.</source>
   <translation>Der Bildschirm „Werkzeuge“ zeigt, was Modelle aufrufen dürfen. „Neu“ legt ein Werkzeug an, „Importieren“ nimmt Dateien, URLs und curl-Befehle.</translation>
  </message>
  <message>
   <source>The URL begins with a variable, so its host is not known.</source>
   <translation>Die URL beginnt mit einer Variable, daher ist ihr Host nicht bekannt.</translation>
  </message>
  <message>
   <source>The URL can't be read.</source>
   <translation>Die URL lässt sich nicht lesen.</translation>
  </message>
  <message>
   <source>The URL in the arguments has a query; only a base fits here.</source>
   <translation>Die URL in den Argumenten hat eine Query; hier passt nur eine Basis.</translation>
  </message>
  <message>
   <source>The URL needs {}.</source>
   <translation>Die URL braucht {}.</translation>
  </message>
  <message>
   <source>The URL of the command is that of several requests.</source>
   <translation>Die URL des Befehls steht für mehrere Anfragen.</translation>
  </message>
  <message>
   <source>The ` that ends the quotation is missing.</source>
   <translation>Das `, das das Zitat beendet, fehlt.</translation>
  </message>
  <message>
   <source>The answer</source>
   <translation>Die Antwort</translation>
  </message>
  <message>
   <source>The answer as it is</source>
   <translation>Die Antwort, wie sie ist</translation>
  </message>
  <message>
   <source>The answer broke off after {}.</source>
   <translation>Die Antwort brach nach {} ab.</translation>
  </message>
  <message>
   <source>The answer can't be unpacked: {}.</source>
   <translation>Die Antwort lässt sich nicht entpacken: {}.</translation>
  </message>
  <message>
   <source>The answer has neither a text nor a picture or a sound.</source>
   <translation>Die Antwort hat weder Text noch Bild oder Ton.</translation>
  </message>
  <message>
   <source>The answer has no body.</source>
   <translation>Die Antwort hat keinen Body.</translation>
  </message>
  <message>
   <source>The answer has no part for a file that ends in {}. Its parts are {} and {} more.</source>
   <translation>Die Antwort hat keinen Teil für eine Datei, die mit {} endet. Ihre Teile sind {} und {} weitere.</translation>
  </message>
  <message>
   <source>The answer has no part for a file that ends in {}. Its parts are {}.</source>
   <translation>Die Antwort hat keinen Teil für eine Datei, die mit {} endet. Ihre Teile sind {}.</translation>
  </message>
  <message>
   <source>The answer has no part {}. Its parts are {} and {} more.</source>
   <translation>Die Antwort hat keinen Teil {}. Ihre Teile sind {} und {} weitere.</translation>
  </message>
  <message>
   <source>The answer has no part {}. Its parts are {}.</source>
   <translation>Die Antwort hat keinen Teil {}. Ihre Teile sind {}.</translation>
  </message>
  <message>
   <source>The answer has nothing at {}.</source>
   <translation>Die Antwort hat nichts bei {}.</translation>
  </message>
  <message>
   <source>The answer is in {}{}.</source>
   <translation>Die Antwort ist in {}{}.</translation>
  </message>
  <message>
   <source>The answer is packed and breaks off before its end.</source>
   <translation>Die Antwort ist gepackt und bricht vor ihrem Ende ab.</translation>
  </message>
  <message>
   <source>The answer is packed as {}, which was not asked for.</source>
   <translation>Die Antwort ist als {} gepackt, was nicht verlangt war.</translation>
  </message>
  <message>
   <source>The answer of {}</source>
   <translation>Die Antwort von {}</translation>
  </message>
  <message>
   <source>The answer of {} broke off before its end; nothing of it was run.</source>
   <translation>Die Antwort von {} brach vor ihrem Ende ab; nichts davon wurde ausgeführt.</translation>
  </message>
  <message>
   <source>The answer of {} is longer than {}</source>
   <translation>Die Antwort von {} ist länger als {}</translation>
  </message>
  <message>
   <source>The answer of {} is longer than {} bytes; nothing of it was run.</source>
   <translation>Die Antwort von {} ist länger als {} Bytes; nichts davon wurde ausgeführt.</translation>
  </message>
  <message>
   <source>The answer of {} makes room in a full cache again.</source>
   <translation>Die Antwort von {} macht in einem vollen Cache wieder Platz.</translation>
  </message>
  <message>
   <source>The answer of {} stays in a full cache.</source>
   <translation>Die Antwort von {} bleibt in einem vollen Cache.</translation>
  </message>
  <message>
   <source>The argument {} does not fit: {}.</source>
   <translation>Das Argument {} passt nicht: {}.</translation>
  </message>
  <message>
   <source>The argument {} is missing.</source>
   <translation>Das Argument {} fehlt.</translation>
  </message>
  <message>
   <source>The arguments</source>
   <translation>Die Argumente</translation>
  </message>
  <message>
   <source>The arguments are</source>
   <translation>Die Argumente sind</translation>
  </message>
  <message>
   <source>The arguments are nested more than {} levels deep.</source>
   <translation>Die Argumente sind mehr als {} Ebenen tief verschachtelt.</translation>
  </message>
  <message>
   <source>The arguments are nested too deep to be sent.</source>
   <translation>Die Argumente sind zu tief verschachtelt, um gesendet zu werden.</translation>
  </message>
  <message>
   <source>The arguments are nested too deep.</source>
   <translation>Die Argumente sind zu tief verschachtelt.</translation>
  </message>
  <message>
   <source>The arguments are no JSON object.</source>
   <translation>Die Argumente sind kein JSON-Objekt.</translation>
  </message>
  <message>
   <source>The arguments are no JSON: {}.</source>
   <translation>Die Argumente sind kein JSON: {}.</translation>
  </message>
  <message>
   <source>The arguments are not JSON: {}</source>
   <translation>Die Argumente sind kein JSON: {}</translation>
  </message>
  <message>
   <source>The arguments are text that names a parameter, so it may be no value.</source>
   <translation>Die Argumente sind Text, der einen Parameter nennt; vielleicht ist er kein Wert.</translation>
  </message>
  <message>
   <source>The arguments are the same.</source>
   <translation>Die Argumente sind gleich.</translation>
  </message>
  <message>
   <source>The arguments are too long for {}.</source>
   <translation>Die Argumente sind zu lang für {}.</translation>
  </message>
  <message>
   <source>The arguments are {}, not an object.</source>
   <translation>Die Argumente sind {}, kein Objekt.</translation>
  </message>
  <message>
   <source>The arguments fit the schema</source>
   <translation>Die Argumente passen zum Schema</translation>
  </message>
  <message>
   <source>The arguments fit the schema.</source>
   <translation>Die Argumente passen zum Schema.</translation>
  </message>
  <message>
   <source>The arguments fit.</source>
   <translation>Die Argumente passen.</translation>
  </message>
  <message>
   <source>The arguments of call {} were too long to be kept whole</source>
   <translation>Die Argumente von Aufruf {} waren zu lang, um ganz behalten zu werden</translation>
  </message>
  <message>
   <source>The arguments of {} are a list, not an object.</source>
   <translation>Die Argumente von {} sind eine Liste, kein Objekt.</translation>
  </message>
  <message>
   <source>The arguments of {} are in no object; beside the name stands {}.</source>
   <translation>Die Argumente von {} stehen in keinem Objekt; neben dem Namen steht {}.</translation>
  </message>
  <message>
   <source>The arguments of {} are not a JSON object.</source>
   <translation>Die Argumente von {} sind kein JSON-Objekt.</translation>
  </message>
  <message>
   <source>The arguments of {} are text that is not a JSON object.</source>
   <translation>Die Argumente von {} sind Text, der kein JSON-Objekt ist.</translation>
  </message>
  <message>
   <source>The arguments of {} are the value {}, not an object.</source>
   <translation>Die Argumente von {} sind der Wert {}, kein Objekt.</translation>
  </message>
  <message>
   <source>The arguments stand beside the function too, and differ.</source>
   <translation>Die Argumente stehen auch neben der Funktion, und anders.</translation>
  </message>
  <message>
   <source>The authorization server {} says no: {}.</source>
   <translation>Der Autorisierungsserver {} sagt nein: {}.</translation>
  </message>
  <message>
   <source>The base URL is on the clipboard.</source>
   <translation>Die Basis-URL ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>The base URL of clients that add /v1 or /api themselves</source>
   <translation>Die Basis-URL von Clients, die /v1 oder /api selbst anhängen</translation>
  </message>
  <message>
   <source>The base URL of clients whose own begins with /v1</source>
   <translation>Die Basis-URL von Clients, deren eigene mit /v1 beginnt</translation>
  </message>
  <message>
   <source>The board can't be used: {}.</source>
   <translation>Das Board ist nicht benutzbar: {}.</translation>
  </message>
  <message>
   <source>The board {} can't be used: {}.</source>
   <translation>Das Board {} ist nicht benutzbar: {}.</translation>
  </message>
  <message>
   <source>The builder keeps this as it is written. It is edited as JSON, and counts as it says there.</source>
   <translation>Der Baukasten lässt dies, wie es geschrieben ist. Es wird als JSON bearbeitet und gilt, wie es dort steht.</translation>
  </message>
  <message>
   <source>The cache can't be made smaller now</source>
   <translation>Der Cache kann jetzt nicht kleiner werden</translation>
  </message>
  <message>
   <source>The cache is off in the settings</source>
   <translation>Der Cache ist in den Einstellungen aus</translation>
  </message>
  <message>
   <source>The call before this one was of {} with exactly these arguments, so it was not run again.</source>
   <translation>Der Aufruf davor war einer von {} mit genau diesen Argumenten, deshalb lief er nicht noch einmal.</translation>
  </message>
  <message>
   <source>The call failed</source>
   <translation>Der Aufruf schlug fehl</translation>
  </message>
  <message>
   <source>The call has no arguments, and none are needed.</source>
   <translation>Der Aufruf hat keine Argumente und braucht keine.</translation>
  </message>
  <message>
   <source>The call is not permitted</source>
   <translation>Der Aufruf ist nicht erlaubt</translation>
  </message>
  <message>
   <source>The call is not replayed</source>
   <translation>Der Aufruf wird nicht wiederholt</translation>
  </message>
  <message>
   <source>The call is not saved</source>
   <translation>Der Aufruf ist nicht gespeichert</translation>
  </message>
  <message>
   <source>The call is not valid</source>
   <translation>Der Aufruf ist nicht gültig</translation>
  </message>
  <message>
   <source>The call is over; nothing is signed any more.</source>
   <translation>Der Aufruf ist vorbei; nichts wird mehr signiert.</translation>
  </message>
  <message>
   <source>The call needs your yes</source>
   <translation>Der Aufruf braucht Ihr Ja</translation>
  </message>
  <message>
   <source>The call stands only in the model's reasoning, not in its answer.</source>
   <translation>Der Aufruf steht nur im Nachdenken des Modells, nicht in seiner Antwort.</translation>
  </message>
  <message>
   <source>The call stands only in the model's reasoning: it thought of the call, then answered without.</source>
   <translation>Der Aufruf steht nur im Nachdenken des Modells: Es dachte an den Aufruf und antwortete dann ohne ihn.</translation>
  </message>
  <message>
   <source>The call that needed it can run now.</source>
   <translation>Der Aufruf, der es brauchte, kann jetzt laufen.</translation>
  </message>
  <message>
   <source>The call that reached its limit can run now.</source>
   <translation>Der Aufruf, der an seine Grenze stieß, kann jetzt laufen.</translation>
  </message>
  <message>
   <source>The call was cancelled.</source>
   <translation>Der Aufruf wurde abgebrochen.</translation>
  </message>
  <message>
   <source>The call was stopped</source>
   <translation>Der Aufruf wurde angehalten</translation>
  </message>
  <message>
   <source>The call was stopped before it ended. It counts as {}.</source>
   <translation>Der Aufruf wurde angehalten, bevor er endete. Er zählt als {}.</translation>
  </message>
  <message>
   <source>The call was stopped before it ended. It does not count as a use.</source>
   <translation>Der Aufruf wurde angehalten, bevor er endete. Er wird nicht gezählt.</translation>
  </message>
  <message>
   <source>The call, with example arguments</source>
   <translation>Der Aufruf, mit Beispielargumenten</translation>
  </message>
  <message>
   <source>The calls can't be counted</source>
   <translation>Die Aufrufe lassen sich nicht zählen</translation>
  </message>
  <message>
   <source>The calls that are listed are being counted.</source>
   <translation>Die gelisteten Aufrufe werden gezählt.</translation>
  </message>
  <message>
   <source>The capture was ended.</source>
   <translation>Der Mitschnitt wurde beendet.</translation>
  </message>
  <message>
   <source>The certificate of {} is not trusted: {}.</source>
   <translation>Dem Zertifikat von {} wird nicht vertraut: {}.</translation>
  </message>
  <message>
   <source>The change is not kept</source>
   <translation>Die Änderung ist nicht gespeichert</translation>
  </message>
  <message>
   <source>The charts are written to {}.</source>
   <translation>Die Diagramme sind in {} geschrieben.</translation>
  </message>
  <message>
   <source>The chosen one as a tool</source>
   <translation>Das gewählte als Werkzeug</translation>
  </message>
  <message>
   <source>The client left.</source>
   <translation>Der Client ging.</translation>
  </message>
  <message>
   <source>The clipboard holds no text</source>
   <translation>Die Zwischenablage enthält keinen Text</translation>
  </message>
  <message>
   <source>The clipboard is cleared.</source>
   <translation>Die Zwischenablage ist geleert.</translation>
  </message>
  <message>
   <source>The code of {} changed while it asked.</source>
   <translation>Der Code von {} änderte sich, während es fragte.</translation>
  </message>
  <message>
   <source>The code of {} changed while it waited.</source>
   <translation>Der Code von {} änderte sich, während es wartete.</translation>
  </message>
  <message>
   <source>The colours; “system” follows the desktop, also when that changes in the evening.</source>
   <translation>Die Farben; „System“ folgt dem Desktop, auch wenn der sie am Abend wechselt.</translation>
  </message>
  <message>
   <source>The command ends inside a quotation.</source>
   <translation>Der Befehl endet in einem Zitat.</translation>
  </message>
  <message>
   <source>The command has more than one of --form, --data and --upload-file.</source>
   <translation>Der Befehl hat mehr als eines von --form, --data und --upload-file.</translation>
  </message>
  <message>
   <source>The command has no URL.</source>
   <translation>Der Befehl hat keine URL.</translation>
  </message>
  <message>
   <source>The command holds a credential ({}), which is not sent from here.</source>
   <translation>Der Befehl enthält Zugangsdaten ({}), die von hier nicht gesendet werden.</translation>
  </message>
  <message>
   <source>The command holds the variable {}, whose value is not known here.</source>
   <translation>Der Befehl enthält die Variable {}, deren Wert hier nicht bekannt ist.</translation>
  </message>
  <message>
   <source>The command is longer than {} characters.</source>
   <translation>Der Befehl ist länger als {} Zeichen.</translation>
  </message>
  <message>
   <source>The command line, with example arguments</source>
   <translation>Die Befehlszeile, mit Beispielargumenten</translation>
  </message>
  <message>
   <source>The command makes no request: {}</source>
   <translation>Der Befehl ergibt keine Anfrage: {}</translation>
  </message>
  <message>
   <source>The command sends a file or a form of several parts, which is not sent from here.</source>
   <translation>Der Befehl sendet eine Datei oder ein Formular aus mehreren Teilen; das wird von hier nicht gesendet.</translation>
  </message>
  <message>
   <source>The comparison broke off</source>
   <translation>Der Vergleich brach ab</translation>
  </message>
  <message>
   <source>The connection to {} failed: {}.</source>
   <translation>Die Verbindung zu {} schlug fehl: {}.</translation>
  </message>
  <message>
   <source>The conversation</source>
   <translation>Die Unterhaltung</translation>
  </message>
  <message>
   <source>The correction prompt for the model is ready: {}.</source>
   <translation>Der Korrekturhinweis für das Modell ist bereit: {}.</translation>
  </message>
  <message>
   <source>The correction prompt is on the clipboard.</source>
   <translation>Der Korrekturhinweis ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>The damaged file is kept as {}.</source>
   <translation>Die beschädigte Datei bleibt als {} erhalten.</translation>
  </message>
  <message>
   <source>The data holds a number of thousands of digits.</source>
   <translation>Die Daten enthalten eine Zahl mit Tausenden Ziffern.</translation>
  </message>
  <message>
   <source>The data is nested too deep.</source>
   <translation>Die Daten sind zu tief verschachtelt.</translation>
  </message>
  <message>
   <source>The data is said to be JSON and is not: {} at line {}, column {}.</source>
   <translation>Die Daten sollen JSON sein und sind es nicht: {} in Zeile {}, Spalte {}.</translation>
  </message>
  <message>
   <source>The data is sent as JSON; curl would have called it a form.</source>
   <translation>Die Daten werden als JSON gesendet; curl hätte sie Formular genannt.</translation>
  </message>
  <message>
   <source>The database can be used again</source>
   <translation>Die Datenbank ist wieder benutzbar</translation>
  </message>
  <message>
   <source>The database can't be used</source>
   <translation>Die Datenbank ist nicht benutzbar</translation>
  </message>
  <message>
   <source>The description is not written yet.</source>
   <translation>Die Beschreibung ist noch nicht geschrieben.</translation>
  </message>
  <message>
   <source>The description is too short to say when to use the tool.</source>
   <translation>Die Beschreibung ist zu kurz, um zu sagen, wann das Werkzeug zu benutzen ist.</translation>
  </message>
  <message>
   <source>The description says the name once more, and nothing else.</source>
   <translation>Die Beschreibung sagt nur noch einmal den Namen.</translation>
  </message>
  <message>
   <source>The digest has {}.</source>
   <translation>Der Digest hat {}.</translation>
  </message>
  <message>
   <source>The document is too large for one import. Import it in parts.</source>
   <translation>Das Dokument ist zu groß für einen Import. In Teilen importieren.</translation>
  </message>
  <message>
   <source>The document of the API ends in the middle of its call.</source>
   <translation>Das Dokument der API endet mitten in seinem Aufruf.</translation>
  </message>
  <message>
   <source>The editor {} is not installed.</source>
   <translation>Der Editor {} ist nicht installiert.</translation>
  </message>
  <message>
   <source>The encrypted file can't be used</source>
   <translation>Die verschlüsselte Datei ist nicht benutzbar</translation>
  </message>
  <message>
   <source>The encrypted file is locked</source>
   <translation>Die verschlüsselte Datei ist gesperrt</translation>
  </message>
  <message>
   <source>The end of a call without its beginning</source>
   <translation>Das Ende eines Aufrufs ohne seinen Anfang</translation>
  </message>
  <message>
   <source>The end of a value stands behind it, so a tag inside that value may have cut it short.</source>
   <translation>Dahinter steht das Ende eines Werts, also hat ihn vielleicht ein Tag in diesem Wert zu früh beendet.</translation>
  </message>
  <message>
   <source>The end of the message is missing.</source>
   <translation>Das Ende der Nachricht fehlt.</translation>
  </message>
  <message>
   <source>The end of {}</source>
   <translation>Das Ende von {}</translation>
  </message>
  <message>
   <source>The enum has no values.</source>
   <translation>Das enum hat keine Werte.</translation>
  </message>
  <message>
   <source>The environment names a proxy, or a file of certificates, that can't be used.</source>
   <translation>Die Umgebung nennt einen Proxy oder eine Datei mit Zertifikaten, die nicht benutzt werden können.</translation>
  </message>
  <message>
   <source>The event that ends the call is missing.</source>
   <translation>Das Ereignis, das den Aufruf beendet, fehlt.</translation>
  </message>
  <message>
   <source>The export as a whole</source>
   <translation>Der Export als Ganzes</translation>
  </message>
  <message>
   <source>The expression takes too long</source>
   <translation>Der Ausdruck dauert zu lange</translation>
  </message>
  <message>
   <source>The extended notation: each parameter with what is said of it, required or optional.</source>
   <translation>Die erweiterte Schreibweise: jeder Parameter mit dem, was über ihn gesagt ist, Pflicht oder nicht.</translation>
  </message>
  <message>
   <source>The file</source>
   <translation>Die Datei</translation>
  </message>
  <message>
   <source>The file can't be imported</source>
   <translation>Die Datei lässt sich nicht importieren</translation>
  </message>
  <message>
   <source>The file can't be read any more</source>
   <translation>Die Datei ist nicht mehr lesbar</translation>
  </message>
  <message>
   <source>The file has more problems</source>
   <translation>Die Datei hat weitere Probleme</translation>
  </message>
  <message>
   <source>The file has no NAME=value lines and no env blocks of mcpServers.</source>
   <translation>Die Datei hat keine Zeilen NAME=value und keine env-Blöcke von mcpServers.</translation>
  </message>
  <message>
   <source>The file is kept as {}.</source>
   <translation>Die Datei ist als {} behalten.</translation>
  </message>
  <message>
   <source>The file of this tool was made for another {} than the server {} has now.</source>
   <translation>Die Datei dieses Werkzeugs wurde für ein anderes {} gemacht, als der Server {} jetzt hat.</translation>
  </message>
  <message>
   <source>The file of {} can't be written: {}.</source>
   <translation>Die Datei von {} lässt sich nicht schreiben: {}.</translation>
  </message>
  <message>
   <source>The file says the same now.</source>
   <translation>Die Datei sagt jetzt dasselbe.</translation>
  </message>
  <message>
   <source>The file still holds the values. These lines would be written in their place; all else stays as it is. Older copies and a git history still hold them.</source>
   <translation>Die Datei enthält die Werte noch. Diese Zeilen kämen an ihre Stelle; alles andere bleibt. Ältere Kopien und ein git-Verlauf enthalten sie weiter.</translation>
  </message>
  <message>
   <source>The file was changed outside</source>
   <translation>Die Datei wurde außerhalb geändert</translation>
  </message>
  <message>
   <source>The file was not loaded</source>
   <translation>Die Datei wurde nicht geladen</translation>
  </message>
  <message>
   <source>The file was not read</source>
   <translation>Die Datei wurde nicht gelesen</translation>
  </message>
  <message>
   <source>The file was removed outside</source>
   <translation>Die Datei wurde außerhalb entfernt</translation>
  </message>
  <message>
   <source>The file would be larger than {} MB.</source>
   <translation>Die Datei wäre größer als {} MB.</translation>
  </message>
  <message>
   <source>The file {} can't be read: {}.</source>
   <translation>Die Datei {} lässt sich nicht lesen: {}.</translation>
  </message>
  <message>
   <source>The files are</source>
   <translation>Die Dateien sind</translation>
  </message>
  <message>
   <source>The files of tools of {} can't be written: {}.</source>
   <translation>Die Dateien der Werkzeuge von {} lassen sich nicht schreiben: {}.</translation>
  </message>
  <message>
   <source>The first {} MB are shown while they come; the result has more.
</source>
   <translation>Die ersten {} MB werden gezeigt, während sie kommen; das Ergebnis hat mehr.
</translation>
  </message>
  <message>
   <source>The first {} of {} that were read.</source>
   <translation>Die ersten {} von {}, die gelesen wurden.</translation>
  </message>
  <message>
   <source>The folder is not trusted</source>
   <translation>Dem Ordner ist nicht vertraut</translation>
  </message>
  <message>
   <source>The form has {} more than once, and a tool's form has it once.</source>
   <translation>Das Formular hat {} mehrmals, und das eines Werkzeugs hat es einmal.</translation>
  </message>
  <message>
   <source>The form made this call</source>
   <translation>Das Formular hat so aufgerufen</translation>
  </message>
  <message>
   <source>The function, with example arguments</source>
   <translation>Die Funktion, mit Beispielargumenten</translation>
  </message>
  <message>
   <source>The guide is in English.</source>
   <translation>Das Handbuch ist auf Englisch.</translation>
  </message>
  <message>
   <source>The header {} would hold a line break or another control character.</source>
   <translation>Der Header {} enthielte einen Zeilenumbruch oder ein anderes Steuerzeichen.</translation>
  </message>
  <message>
   <source>The host that answers, such as api.example.com.</source>
   <translation>Der Host, der antwortet, etwa api.example.com.</translation>
  </message>
  <message>
   <source>The import was stopped</source>
   <translation>Der Import wurde angehalten</translation>
  </message>
  <message>
   <source>The input schema asks for too much work: its parts refer to each other so often that with patternProperties no limit can be kept.</source>
   <translation>Das Eingabeschema verlangt zu viel Arbeit: Seine Teile verweisen so oft aufeinander, dass sich mit patternProperties keine Grenze halten lässt.</translation>
  </message>
  <message>
   <source>The input schema can't be used: {}.</source>
   <translation>Das Eingabeschema ist nicht benutzbar: {}.</translation>
  </message>
  <message>
   <source>The input schema has more than {} characters of patterns.</source>
   <translation>Das Eingabeschema hat mehr als {} Zeichen an Mustern.</translation>
  </message>
  <message>
   <source>The input schema has more than {} values.</source>
   <translation>Das Eingabeschema hat mehr als {} Werte.</translation>
  </message>
  <message>
   <source>The input schema is nested more than {} levels deep, at {}.</source>
   <translation>Das Eingabeschema ist mehr als {} Ebenen tief verschachtelt, bei {}.</translation>
  </message>
  <message>
   <source>The input schema is nested more than {} levels deep.</source>
   <translation>Das Eingabeschema ist mehr als {} Ebenen tief verschachtelt.</translation>
  </message>
  <message>
   <source>The input schema is wrong at {}: {} is not a type.</source>
   <translation>Das Eingabeschema ist falsch bei {}: {} ist kein Typ.</translation>
  </message>
  <message>
   <source>The input schema is wrong at {}: {}.</source>
   <translation>Das Eingabeschema ist falsch bei {}: {}.</translation>
  </message>
  <message>
   <source>The input schema is {}, not an object.</source>
   <translation>Das Eingabeschema ist {}, kein Objekt.</translation>
  </message>
  <message>
   <source>The key that is sent as {}.</source>
   <translation>Der Schlüssel, der als {} gesendet wird.</translation>
  </message>
  <message>
   <source>The key {} at {} is not a string.</source>
   <translation>Der Schlüssel {} bei {} ist keine Zeichenkette.</translation>
  </message>
  <message>
   <source>The keyring can't be used</source>
   <translation>Der Schlüsselbund ist nicht benutzbar</translation>
  </message>
  <message>
   <source>The keyring can't hold this value.</source>
   <translation>Der Schlüsselbund kann diesen Wert nicht halten.</translation>
  </message>
  <message>
   <source>The keyring could not do this.</source>
   <translation>Der Schlüsselbund konnte das nicht.</translation>
  </message>
  <message>
   <source>The keyring does not answer.</source>
   <translation>Der Schlüsselbund antwortet nicht.</translation>
  </message>
  <message>
   <source>The keyring is locked.</source>
   <translation>Der Schlüsselbund ist gesperrt.</translation>
  </message>
  <message>
   <source>The keyring is ready.</source>
   <translation>Der Schlüsselbund ist bereit.</translation>
  </message>
  <message>
   <source>The keyring is unlocked.</source>
   <translation>Der Schlüsselbund ist entsperrt.</translation>
  </message>
  <message>
   <source>The keyring was not unlocked.</source>
   <translation>Der Schlüsselbund wurde nicht entsperrt.</translation>
  </message>
  <message>
   <source>The keyring was not unlocked. {}</source>
   <translation>Der Schlüsselbund wurde nicht entsperrt. {}</translation>
  </message>
  <message>
   <source>The line of stars that ends the call is missing.</source>
   <translation>Die Zeile aus Sternchen, die den Aufruf beendet, fehlt.</translation>
  </message>
  <message>
   <source>The list can't be written: {}.</source>
   <translation>Die Liste lässt sich nicht schreiben: {}.</translation>
  </message>
  <message>
   <source>The list has {} more. </source>
   <translation>Die Liste hat {} weitere. </translation>
  </message>
  <message>
   <source>The list has {} more. Click a bar to see its examples.</source>
   <translation>Die Liste hat {} weitere. Auf einen Balken klicken, um Beispiele zu sehen.</translation>
  </message>
  <message>
   <source>The login at {} is not right: {}.</source>
   <translation>Die Anmeldung bei {} stimmt nicht: {}.</translation>
  </message>
  <message>
   <source>The logs are not scanned</source>
   <translation>Die Logs sind nicht geprüft</translation>
  </message>
  <message>
   <source>The mark is the threshold, {}: a fuzzy match must score above.</source>
   <translation>Die Marke ist die Schwelle, {}: Eine unscharfe Übereinstimmung muss darüber liegen.</translation>
  </message>
  <message>
   <source>The message for the model is ready.</source>
   <translation>Die Nachricht für das Modell ist bereit.</translation>
  </message>
  <message>
   <source>The message is on the clipboard.</source>
   <translation>Die Nachricht ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>The model</source>
   <translation>Das Modell</translation>
  </message>
  <message>
   <source>The model answered</source>
   <translation>Das Modell antwortete</translation>
  </message>
  <message>
   <source>The model could not be asked.</source>
   <translation>Das Modell ließ sich nicht fragen.</translation>
  </message>
  <message>
   <source>The model gave no answer</source>
   <translation>Das Modell gab keine Antwort</translation>
  </message>
  <message>
   <source>The model gave no answer before call {}.</source>
   <translation>Vor Aufruf {} gab das Modell keine Antwort.</translation>
  </message>
  <message>
   <source>The model ran out of room</source>
   <translation>Dem Modell ging der Platz aus</translation>
  </message>
  <message>
   <source>The model would be told something else after {} ({}), and might go on otherwise.</source>
   <translation>Nach {} ({}) erführe das Modell etwas anderes und könnte anders weitermachen.</translation>
  </message>
  <message>
   <source>The model would be told the same as then.</source>
   <translation>Das Modell erführe dasselbe wie damals.</translation>
  </message>
  <message>
   <source>The model wrote text for the reader, and no call that any dialect knows.</source>
   <translation>Das Modell schrieb Text für den Leser und keinen Aufruf, den ein Dialekt kennt.</translation>
  </message>
  <message>
   <source>The module, with example arguments</source>
   <translation>Das Modul, mit Beispielargumenten</translation>
  </message>
  <message>
   <source>The name has {} characters, and {} are the most.</source>
   <translation>Der Name hat {} Zeichen, höchstens {} sind möglich.</translation>
  </message>
  <message>
   <source>The name is taken</source>
   <translation>Der Name ist vergeben</translation>
  </message>
  <message>
   <source>The name {}. {}</source>
   <translation>Der Name {}. {}</translation>
  </message>
  <message>
   <source>The newest days; the table has {} more.</source>
   <translation>Die neuesten Tage; die Tabelle hat {} weitere.</translation>
  </message>
  <message>
   <source>The next call is refused.</source>
   <translation>Der nächste Aufruf wird abgelehnt.</translation>
  </message>
  <message>
   <source>The next run does so (Enter on the row)</source>
   <translation>Der nächste Lauf tut es (Eingabe auf der Zeile)</translation>
  </message>
  <message>
   <source>The next try begins after the pause. Stop cancels the call.</source>
   <translation>Der nächste Versuch beginnt nach der Pause. „Anhalten“ bricht den Aufruf ab.</translation>
  </message>
  <message>
   <source>The notice above says why, and what to do.</source>
   <translation>Der Hinweis oben sagt, warum und was zu tun ist.</translation>
  </message>
  <message>
   <source>The only values that it may have.</source>
   <translation>Die einzigen Werte, die es haben darf.</translation>
  </message>
  <message>
   <source>The other folder opens when it has ended, or you stop it now.</source>
   <translation>Der andere Ordner öffnet sich, wenn das beendet ist, oder Sie halten es jetzt an.</translation>
  </message>
  <message>
   <source>The other folder opens when that has ended</source>
   <translation>Der andere Ordner öffnet sich, wenn das beendet ist</translation>
  </message>
  <message>
   <source>The page to log in, at {}, is at {}, which is no address of the internet.</source>
   <translation>Die Anmeldeseite, bei {}, liegt auf {}, was keine Adresse des Internets ist.</translation>
  </message>
  <message>
   <source>The parameter at {} is {}, not the name of a type or an object.</source>
   <translation>Der Parameter bei {} ist {}, weder Name eines Typs noch Objekt.</translation>
  </message>
  <message>
   <source>The passphrase does not open {}, or the file is damaged.</source>
   <translation>Die Passphrase öffnet {} nicht, oder die Datei ist beschädigt.</translation>
  </message>
  <message>
   <source>The passphrase is empty.</source>
   <translation>Die Passphrase ist leer.</translation>
  </message>
  <message>
   <source>The password.</source>
   <translation>Das Passwort.</translation>
  </message>
  <message>
   <source>The past calls can't be read</source>
   <translation>Die früheren Aufrufe sind nicht lesbar</translation>
  </message>
  <message>
   <source>The path is</source>
   <translation>Der Pfad ist</translation>
  </message>
  <message>
   <source>The path is on the clipboard.</source>
   <translation>Der Pfad ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>The path makes no URL.</source>
   <translation>Der Pfad ergibt keine URL.</translation>
  </message>
  <message>
   <source>The pattern has too many stars.</source>
   <translation>Das Muster hat zu viele Sterne.</translation>
  </message>
  <message>
   <source>The pattern is too long.</source>
   <translation>Das Muster ist zu lang.</translation>
  </message>
  <message>
   <source>The pattern is wrong: {}.</source>
   <translation>Das Muster ist falsch: {}.</translation>
  </message>
  <message>
   <source>The person at the window or terminal</source>
   <translation>Die Person am Fenster oder Terminal</translation>
  </message>
  <message>
   <source>The person did not answer.</source>
   <translation>Die Person antwortete nicht.</translation>
  </message>
  <message>
   <source>The picture has {} bytes; at most {} can be shown.</source>
   <translation>Das Bild hat {} Bytes; höchstens {} lassen sich zeigen.</translation>
  </message>
  <message>
   <source>The picture is decoded…</source>
   <translation>Das Bild wird dekodiert…</translation>
  </message>
  <message>
   <source>The port is no number up to 65535.</source>
   <translation>Der Port ist keine Zahl bis 65535.</translation>
  </message>
  <message>
   <source>The private key for the login is none in PEM form, or is locked by a password.</source>
   <translation>Der private Schlüssel für die Anmeldung ist keiner im PEM-Format oder mit einem Passwort gesperrt.</translation>
  </message>
  <message>
   <source>The private key is forgotten and can't be brought back: nothing keeps a copy. What belongs to its public key, such as an account, can't be signed for any more.</source>
   <translation>Der private Schlüssel wird vergessen und lässt sich nicht zurückholen: Nichts behält eine Kopie. Was zu seinem öffentlichen Schlüssel gehört, etwa ein Konto, lässt sich nicht mehr signieren.</translation>
  </message>
  <message>
   <source>The process for {} could not be started: {}.</source>
   <translation>Der Prozess für {} ließ sich nicht starten: {}.</translation>
  </message>
  <message>
   <source>The program and its words, such as code --goto {path}:{line}; it is started without a shell. Empty is the first known editor that is installed.</source>
   <translation>Das Programm und seine Wörter, etwa code --goto {path}:{line}; es startet ohne Shell. Leer ist der erste bekannte Editor, der installiert ist.</translation>
  </message>
  <message>
   <source>The program can't be started in its sandbox: {}.</source>
   <translation>Das Programm lässt sich in seiner Sandbox nicht starten: {}.</translation>
  </message>
  <message>
   <source>The proxy {} does not lead to {}: {}.</source>
   <translation>Der Proxy {} führt nicht zu {}: {}.</translation>
  </message>
  <message>
   <source>The proxy's URL can't be used.</source>
   <translation>Die URL des Proxys ist nicht benutzbar.</translation>
  </message>
  <message>
   <source>The public key of {} is copied.</source>
   <translation>Der öffentliche Schlüssel von {} ist kopiert.</translation>
  </message>
  <message>
   <source>The query</source>
   <translation>Die Query</translation>
  </message>
  <message>
   <source>The range {} in the URL can't be read.</source>
   <translation>Der Bereich {} in der URL lässt sich nicht lesen.</translation>
  </message>
  <message>
   <source>The reference at {} leads back to itself.</source>
   <translation>Der Verweis bei {} führt zu sich selbst zurück.</translation>
  </message>
  <message>
   <source>The reference {} at {} leads out of the schema; remote references are never fetched.</source>
   <translation>Der Verweis {} bei {} führt aus dem Schema hinaus; entfernte Verweise werden nie geholt.</translation>
  </message>
  <message>
   <source>The reference {} at {} leads to nothing in the schema.</source>
   <translation>Der Verweis {} bei {} führt im Schema ins Leere.</translation>
  </message>
  <message>
   <source>The reply of the tool's process can't be read: {}.</source>
   <translation>Die Antwort des Werkzeugprozesses lässt sich nicht lesen: {}.</translation>
  </message>
  <message>
   <source>The request is on the clipboard; secrets stand in it as $NAME.</source>
   <translation>Die Anfrage ist in der Zwischenablage; Geheimnisse stehen darin als $NAME.</translation>
  </message>
  <message>
   <source>The request to the server, with example arguments</source>
   <translation>Die Anfrage an den Server, mit Beispielargumenten</translation>
  </message>
  <message>
   <source>The request to {} would not be valid HTTP: {}.</source>
   <translation>Die Anfrage an {} wäre kein gültiges HTTP: {}.</translation>
  </message>
  <message>
   <source>The rest is left out for the model; you see all.</source>
   <translation>Der Rest fehlt dem Modell; Sie sehen alles.</translation>
  </message>
  <message>
   <source>The result</source>
   <translation>Das Ergebnis</translation>
  </message>
  <message>
   <source>The result is</source>
   <translation>Das Ergebnis ist</translation>
  </message>
  <message>
   <source>The result is good all the same; run again to try the cache once more.</source>
   <translation>Das Ergebnis ist trotzdem gut; erneut ausführen, um den Cache noch einmal zu versuchen.</translation>
  </message>
  <message>
   <source>The result is nested more than {} levels deep, or contains itself; return a flatter one.</source>
   <translation>Das Ergebnis ist mehr als {} Ebenen tief verschachtelt oder enthält sich selbst; ein flacheres zurückgeben.</translation>
  </message>
  <message>
   <source>The result is on the clipboard.</source>
   <translation>Das Ergebnis ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>The result is the agent's final answer; nothing more is asked of it.</source>
   <translation>Das Ergebnis ist die endgültige Antwort des Agenten; mehr wird von ihm nicht verlangt.</translation>
  </message>
  <message>
   <source>The result is {} MB as JSON; the limit is {} MB. Return less, or write a file and return its Path.</source>
   <translation>Das Ergebnis ist {} MB als JSON; die Grenze ist {} MB. Weniger zurückgeben, oder eine Datei schreiben und ihren Path zurückgeben.</translation>
  </message>
  <message>
   <source>The result of {} does not fit its output schema: {}</source>
   <translation>Das Ergebnis von {} passt nicht zum Ausgabeschema: {}</translation>
  </message>
  <message>
   <source>The result was too long to be kept whole.</source>
   <translation>Das Ergebnis war zu lang, um ganz behalten zu werden.</translation>
  </message>
  <message>
   <source>The rules are {}.</source>
   <translation>Die Regeln sind {}.</translation>
  </message>
  <message>
   <source>The run context is saved.</source>
   <translation>Der Laufkontext ist gespeichert.</translation>
  </message>
  <message>
   <source>The run ended early</source>
   <translation>Der Lauf endete vorzeitig</translation>
  </message>
  <message>
   <source>The run of scenarios</source>
   <translation>Der Lauf der Szenarien</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>Gleich</translation>
  </message>
  <message>
   <source>The same again</source>
   <translation>Wieder gleich</translation>
  </message>
  <message>
   <source>The same as a file, without secrets</source>
   <translation>Dasselbe als Datei, ohne Geheimnisse</translation>
  </message>
  <message>
   <source>The same call twice running</source>
   <translation>Derselbe Aufruf zweimal hintereinander</translation>
  </message>
  <message>
   <source>The scan</source>
   <translation>Der Prüflauf</translation>
  </message>
  <message>
   <source>The scan is written to {}.</source>
   <translation>Der Prüflauf ist in {} geschrieben.</translation>
  </message>
  <message>
   <source>The scenario can't be used</source>
   <translation>Das Szenario ist nicht benutzbar</translation>
  </message>
  <message>
   <source>The scheduler at {} has no workers.</source>
   <translation>Der Scheduler bei {} hat keine Worker.</translation>
  </message>
  <message>
   <source>The scheduler at {} went away.</source>
   <translation>Der Scheduler bei {} ist weg.</translation>
  </message>
  <message>
   <source>The schema</source>
   <translation>Das Schema</translation>
  </message>
  <message>
   <source>The schema at {} is reached through more than {} others for the same value.</source>
   <translation>Das Schema bei {} wird für denselben Wert über mehr als {} andere erreicht.</translation>
  </message>
  <message>
   <source>The schema costs about {} tokens in every request.</source>
   <translation>Das Schema kostet in jeder Anfrage etwa {} Token.</translation>
  </message>
  <message>
   <source>The schema of this tool is not one that a form can be made of. Write the JSON below.</source>
   <translation>Aus dem Schema dieses Werkzeugs lässt sich kein Formular machen. Das JSON unten schreiben.</translation>
  </message>
  <message>
   <source>The schema of {} can't be checked. Mend it.</source>
   <translation>Das Schema von {} lässt sich nicht prüfen. Berichtigen.</translation>
  </message>
  <message>
   <source>The search took longer than {} s and was given up.</source>
   <translation>Die Suche dauerte länger als {} s und wurde aufgegeben.</translation>
  </message>
  <message>
   <source>The secret can't be kept</source>
   <translation>Das Geheimnis lässt sich nicht behalten</translation>
  </message>
  <message>
   <source>The server answered with an error: {}.</source>
   <translation>Der Server hat mit einem Fehler geantwortet: {}.</translation>
  </message>
  <message>
   <source>The server answered {} {}</source>
   <translation>Der Server antwortete {} {}</translation>
  </message>
  <message>
   <source>The server calls it JSON: look at the whole answer with “Copy call as curl”, and ask for another form, with an Accept header for example, if the server can't be mended.</source>
   <translation>Der Server nennt es JSON: mit „Aufruf als curl kopieren“ die ganze Antwort ansehen und um eine andere Form bitten, etwa mit einem Accept-Header, wenn der Server nicht zu ändern ist.</translation>
  </message>
  <message>
   <source>The server can't be used</source>
   <translation>Der Server ist nicht benutzbar</translation>
  </message>
  <message>
   <source>The server cancelled it. {}</source>
   <translation>Der Server brach es ab. {}</translation>
  </message>
  <message>
   <source>The server closed the call, which the model did not finish.</source>
   <translation>Der Server schloss den Aufruf, den das Modell nicht zu Ende schrieb.</translation>
  </message>
  <message>
   <source>The server gave no answer</source>
   <translation>Der Server gab keine Antwort</translation>
  </message>
  <message>
   <source>The server gave no reason.</source>
   <translation>Der Server nannte keinen Grund.</translation>
  </message>
  <message>
   <source>The server has it no more. Take that over, and it goes from the list.</source>
   <translation>Der Server hat es nicht mehr. Das übernehmen, und es verschwindet aus der Liste.</translation>
  </message>
  <message>
   <source>The server reads what you write. Give it no password and no key.</source>
   <translation>Der Server liest, was Sie schreiben. Geben Sie ihm kein Passwort und keinen Schlüssel.</translation>
  </message>
  <message>
   <source>The server says of the answer: {}.</source>
   <translation>Der Server sagt zur Antwort: {}.</translation>
  </message>
  <message>
   <source>The server stopped with {} "{}".</source>
   <translation>Der Server hat mit {} „{}“ aufgehört.</translation>
  </message>
  <message>
   <source>The server {} at {} can't be used: {}.</source>
   <translation>Der Server {} bei {} ist nicht benutzbar: {}.</translation>
  </message>
  <message>
   <source>The server {} can't be started. {}</source>
   <translation>Der Server {} lässt sich nicht starten. {}</translation>
  </message>
  <message>
   <source>The server {} changed its tool {} since it was registered.</source>
   <translation>Der Server {} änderte sein Werkzeug {}, seit es registriert wurde.</translation>
  </message>
  <message>
   <source>The server {} changed its tool {} since you took it over: {}.</source>
   <translation>Der Server {} änderte sein Werkzeug {}, seit Sie es übernahmen: {}.</translation>
  </message>
  <message>
   <source>The server {} changed its tools, and its list of them can't be read: {}</source>
   <translation>Der Server {} änderte seine Werkzeuge, und ihre Liste lässt sich nicht lesen: {}</translation>
  </message>
  <message>
   <source>The server {} did not answer within {} s.</source>
   <translation>Der Server {} antwortete nicht innerhalb von {} s.</translation>
  </message>
  <message>
   <source>The server {} did not answer within {} s.{}</source>
   <translation>Der Server {} antwortete nicht innerhalb von {} s.{}</translation>
  </message>
  <message>
   <source>The server {} did not answer {} within {} s.</source>
   <translation>Der Server {} antwortete auf {} nicht innerhalb von {} s.</translation>
  </message>
  <message>
   <source>The server {} does not run: {}.{}</source>
   <translation>Der Server {} läuft nicht: {}.{}</translation>
  </message>
  <message>
   <source>The server {} has no tool {} any more.</source>
   <translation>Der Server {} hat kein Werkzeug {} mehr.</translation>
  </message>
  <message>
   <source>The server {} is disabled.</source>
   <translation>Der Server {} ist abgeschaltet.</translation>
  </message>
  <message>
   <source>The server {} is started here, and wants no login.</source>
   <translation>Der Server {} wird hier gestartet und will keine Anmeldung.</translation>
  </message>
  <message>
   <source>The server {} leads to {}, which its allowed_hosts don't name.</source>
   <translation>Der Server {} führt zu {}, was seine allowed_hosts nicht nennen.</translation>
  </message>
  <message>
   <source>The server {} redirects {} to {}, where its requests don't go.</source>
   <translation>Der Server {} leitet {} zu {} weiter, wohin seine Anfragen nicht gehen.</translation>
  </message>
  <message>
   <source>The server {} refuses: {}</source>
   <translation>Der Server {} lehnt ab: {}</translation>
  </message>
  <message>
   <source>The server {} wants a login over {} at {}, which others could read.</source>
   <translation>Der Server {} will eine Anmeldung über {} bei {}, die andere mitlesen könnten.</translation>
  </message>
  <message>
   <source>The server {} wants you to log in at {}.</source>
   <translation>Der Server {} will, dass Sie sich bei {} anmelden.</translation>
  </message>
  <message>
   <source>The server {} was lost during the call.{}</source>
   <translation>Der Server {} ging während des Aufrufs verloren.{}</translation>
  </message>
  <message>
   <source>The server {} was lost during the call: .{}</source>
   <translation>Der Server {} ging während des Aufrufs verloren: .{}</translation>
  </message>
  <message>
   <source>The server {} was lost during the call: {}.{}</source>
   <translation>Der Server {} ging während des Aufrufs verloren: {}.{}</translation>
  </message>
  <message>
   <source>The server {}.</source>
   <translation>Der Server {}.</translation>
  </message>
  <message>
   <source>The server's answer breaks the protocol: it has neither an object as result nor an error.</source>
   <translation>Die Antwort des Servers verletzt das Protokoll: Sie hat weder ein Objekt als Ergebnis noch einen Fehler.</translation>
  </message>
  <message>
   <source>The server's certificate must be trusted.</source>
   <translation>Dem Zertifikat des Servers muss vertraut sein.</translation>
  </message>
  <message>
   <source>The server's template can't be filled in: {}.</source>
   <translation>Die Vorlage des Servers lässt sich nicht ausfüllen: {}.</translation>
  </message>
  <message>
   <source>The settings are saved.</source>
   <translation>Die Einstellungen sind gespeichert.</translation>
  </message>
  <message>
   <source>The settings file needs a look</source>
   <translation>Die Einstellungsdatei braucht einen Blick</translation>
  </message>
  <message>
   <source>The settings file was set aside</source>
   <translation>Die Einstellungsdatei wurde beiseitegelegt</translation>
  </message>
  <message>
   <source>The signing key can't be used</source>
   <translation>Der Signierschlüssel ist nicht benutzbar</translation>
  </message>
  <message>
   <source>The signing key {} is added.</source>
   <translation>Der Signierschlüssel {} ist hinzugefügt.</translation>
  </message>
  <message>
   <source>The signing key {} is gone.</source>
   <translation>Der Signierschlüssel {} ist weg.</translation>
  </message>
  <message>
   <source>The signing key {} is made.</source>
   <translation>Der Signierschlüssel {} ist angelegt.</translation>
  </message>
  <message>
   <source>The signing key {} is not in the keyring any more.</source>
   <translation>Der Signierschlüssel {} ist nicht mehr im Schlüsselbund.</translation>
  </message>
  <message>
   <source>The simple notation: each parameter with its type, all of them required.</source>
   <translation>Die einfache Schreibweise: jeder Parameter mit seinem Typ, alle Pflicht.</translation>
  </message>
  <message>
   <source>The spec of a whole tool. Its parameters are taken over, and nothing else of it.</source>
   <translation>Die Beschreibung eines ganzen Werkzeugs. Seine Parameter werden übernommen, sonst nichts davon.</translation>
  </message>
  <message>
   <source>The spec of {} is</source>
   <translation>Die Spec von {} ist</translation>
  </message>
  <message>
   <source>The system refused</source>
   <translation>Das System hat abgelehnt</translation>
  </message>
  <message>
   <source>The tag that ends the call is missing.</source>
   <translation>Das Tag, das den Aufruf beendet, fehlt.</translation>
  </message>
  <message>
   <source>The tag {} before it does not end, so the call may be part of what it shows.</source>
   <translation>Das Tag {} davor endet nicht, der Aufruf gehört also vielleicht zu dem, was es zeigt.</translation>
  </message>
  <message>
   <source>The test failed</source>
   <translation>Der Test schlug fehl</translation>
  </message>
  <message>
   <source>The text could not be checked: {}</source>
   <translation>Der Text ließ sich nicht prüfen: {}</translation>
  </message>
  <message>
   <source>The text does not say clearly which tool is meant.</source>
   <translation>Der Text sagt nicht klar, welches Werkzeug gemeint ist.</translation>
  </message>
  <message>
   <source>The text ends before the call does; what is missing can only be guessed.</source>
   <translation>Der Text endet vor dem Aufruf; was fehlt, lässt sich nur raten.</translation>
  </message>
  <message>
   <source>The text ends in the middle of a call of {}.</source>
   <translation>Der Text endet mitten in einem Aufruf von {}.</translation>
  </message>
  <message>
   <source>The text ends inside a string.</source>
   <translation>Der Text endet in einer Zeichenkette.</translation>
  </message>
  <message>
   <source>The text ends inside a word.</source>
   <translation>Der Text endet in einem Wort.</translation>
  </message>
  <message>
   <source>The text ends inside of the object that Python printed.</source>
   <translation>Der Text endet in dem Objekt, das Python ausgegeben hat.</translation>
  </message>
  <message>
   <source>The text ends right behind {}, where a call begins.</source>
   <translation>Der Text endet gleich hinter {}, wo ein Aufruf beginnt.</translation>
  </message>
  <message>
   <source>The text ends where a value must stand.</source>
   <translation>Der Text endet, wo ein Wert stehen muss.</translation>
  </message>
  <message>
   <source>The text gives a final answer too, which wins: agents take it and call nothing.</source>
   <translation>Der Text gibt auch eine endgültige Antwort, und die gewinnt: Agenten nehmen sie und rufen nichts auf.</translation>
  </message>
  <message>
   <source>The text has {} bytes; at most {} are written.</source>
   <translation>Der Text hat {} Bytes; höchstens {} werden geschrieben.</translation>
  </message>
  <message>
   <source>The text is empty.</source>
   <translation>Der Text ist leer.</translation>
  </message>
  <message>
   <source>The text on the left was changed after this run</source>
   <translation>Der Text links wurde nach diesem Lauf geändert</translation>
  </message>
  <message>
   <source>The text speaks of a parameter “{}”, which the schema does not have.</source>
   <translation>Der Text spricht von einem Parameter „{}“, den das Schema nicht hat.</translation>
  </message>
  <message>
   <source>The thing is gone for good: choose another.</source>
   <translation>Das Gemeinte gibt es nicht mehr: anderes wählen.</translation>
  </message>
  <message>
   <source>The thing is in another state than the call expects: look at it first.</source>
   <translation>Das Gemeinte ist in einem anderen Zustand, als der Aufruf erwartet: erst ansehen.</translation>
  </message>
  <message>
   <source>The time in which they may begin</source>
   <translation>Die Zeit, in der sie beginnen dürfen</translation>
  </message>
  <message>
   <source>The timeout</source>
   <translation>Die Zeitgrenze</translation>
  </message>
  <message>
   <source>The token is on the clipboard.</source>
   <translation>Der Token ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>The token of the capture is missing or wrong: take the base URL that Tooldesk shows, or send the token as {}.</source>
   <translation>Der Token des Mitschnitts fehlt oder ist falsch: die von Tooldesk gezeigte Basis-URL nehmen oder den Token als {} senden.</translation>
  </message>
  <message>
   <source>The token that ends the code is missing.</source>
   <translation>Das Token, das den Code beendet, fehlt.</translation>
  </message>
  <message>
   <source>The token.</source>
   <translation>Der Token.</translation>
  </message>
  <message>
   <source>The tool</source>
   <translation>Das Werkzeug</translation>
  </message>
  <message>
   <source>The tool before, and then</source>
   <translation>Das Werkzeug davor, und dann</translation>
  </message>
  <message>
   <source>The tool can't do this</source>
   <translation>Das Werkzeug kann das nicht</translation>
  </message>
  <message>
   <source>The tool closed the channel between its process and Tooldesk.</source>
   <translation>Das Werkzeug schloss den Kanal zwischen seinem Prozess und Tooldesk.</translation>
  </message>
  <message>
   <source>The tool could not finish this time</source>
   <translation>Das Werkzeug wurde dieses Mal nicht fertig</translation>
  </message>
  <message>
   <source>The tool declares no test, so this is its smallest call. It really runs: look at it first, and change what should be otherwise.</source>
   <translation>Das Werkzeug deklariert keinen Test, daher ist dies sein kleinster Aufruf. Er läuft wirklich: erst ansehen und ändern, was anders sein soll.</translation>
  </message>
  <message>
   <source>The tool declares this call for testing.</source>
   <translation>Das Werkzeug deklariert diesen Aufruf zum Testen.</translation>
  </message>
  <message>
   <source>The tool ended its process with exit code {}.</source>
   <translation>Das Werkzeug beendete seinen Prozess mit Exit-Code {}.</translation>
  </message>
  <message>
   <source>The tool failed; {}.</source>
   <translation>Das Werkzeug schlug fehl; {}.</translation>
  </message>
  <message>
   <source>The tool failed{}; {}.</source>
   <translation>Das Werkzeug schlug fehl{}; {}.</translation>
  </message>
  <message>
   <source>The tool is</source>
   <translation>Das Werkzeug ist</translation>
  </message>
  <message>
   <source>The tool is disabled</source>
   <translation>Das Werkzeug ist abgeschaltet</translation>
  </message>
  <message>
   <source>The tool is gone</source>
   <translation>Das Werkzeug ist weg</translation>
  </message>
  <message>
   <source>The tool is not as its code is now</source>
   <translation>Das Werkzeug ist nicht, wie sein Code jetzt ist</translation>
  </message>
  <message>
   <source>The tool is not there any more.</source>
   <translation>Das Werkzeug ist nicht mehr da.</translation>
  </message>
  <message>
   <source>The tool is rate limited</source>
   <translation>Das Werkzeug hat eine Ratengrenze</translation>
  </message>
  <message>
   <source>The tool is rate limited. {}</source>
   <translation>Das Werkzeug hat eine Ratengrenze. {}</translation>
  </message>
  <message>
   <source>The tool is taken over from {}; calls may use it now.</source>
   <translation>Das Werkzeug ist von {} übernommen; Aufrufe dürfen es jetzt benutzen.</translation>
  </message>
  <message>
   <source>The tool is taken over from {}; calls may use them now.</source>
   <translation>Das Werkzeug ist von {} übernommen; Aufrufe dürfen sie jetzt benutzen.</translation>
  </message>
  <message>
   <source>The tool is to run sandboxed, and there is no sandbox: {}.</source>
   <translation>Das Werkzeug soll in der Sandbox laufen, und es gibt keine: {}.</translation>
  </message>
  <message>
   <source>The tool made this digest itself: nobody can tell what would be signed.</source>
   <translation>Das Werkzeug hat diesen Digest selbst gebildet: Niemand weiß, was signiert würde.</translation>
  </message>
  <message>
   <source>The tool printed nothing, or what it printed was not kept yet.</source>
   <translation>Das Werkzeug gab nichts aus, oder seine Ausgabe wurde noch nicht aufbewahrt.</translation>
  </message>
  <message>
   <source>The tool printed nothing.</source>
   <translation>Das Werkzeug gab nichts aus.</translation>
  </message>
  <message>
   <source>The tool ran longer than {} s and was stopped.</source>
   <translation>Das Werkzeug lief länger als {} s und wurde angehalten.</translation>
  </message>
  <message>
   <source>The tool reached a limit of its sandbox</source>
   <translation>Das Werkzeug stieß an eine Grenze seiner Sandbox</translation>
  </message>
  <message>
   <source>The tool returned a result; {}.</source>
   <translation>Das Werkzeug gab ein Ergebnis zurück; {}.</translation>
  </message>
  <message>
   <source>The tool returned a result{}; {}.{}</source>
   <translation>Das Werkzeug gab ein Ergebnis zurück{}; {}.{}</translation>
  </message>
  <message>
   <source>The tool runs in the console, and its result is compared with that of then. It counts as a use; the cache is passed by.</source>
   <translation>Das Werkzeug läuft in der Konsole, und sein Ergebnis wird mit dem damaligen verglichen. Es zählt als Aufruf; der Cache wird umgangen.</translation>
  </message>
  <message>
   <source>The tool runs; what it prints appears here.</source>
   <translation>Das Werkzeug läuft; seine Ausgabe erscheint hier.</translation>
  </message>
  <message>
   <source>The tool took too long</source>
   <translation>Das Werkzeug brauchte zu lange</translation>
  </message>
  <message>
   <source>The tool waits for your approval</source>
   <translation>Das Werkzeug wartet auf Ihre Genehmigung</translation>
  </message>
  <message>
   <source>The tool was ended: it used more than it may ({}). Give it less to do.</source>
   <translation>Das Werkzeug wurde beendet: Es verbrauchte mehr, als es darf ({}). Weniger zu tun geben.</translation>
  </message>
  <message>
   <source>The tool was ended: {}.</source>
   <translation>Das Werkzeug wurde beendet: {}.</translation>
  </message>
  <message>
   <source>The tool was stopped because Tooldesk no longer waits for it.</source>
   <translation>Das Werkzeug wurde angehalten, weil Tooldesk nicht mehr darauf wartet.</translation>
  </message>
  <message>
   <source>The tool wrote into the channel between its process and Tooldesk.</source>
   <translation>Das Werkzeug schrieb in den Kanal zwischen seinem Prozess und Tooldesk.</translation>
  </message>
  <message>
   <source>The tool yielded more than {} MB, too much for one result; return a summary at the end, or write a file and return its Path.</source>
   <translation>Das Werkzeug lieferte mehr als {} MB, zu viel für ein Ergebnis; am Ende eine Zusammenfassung zurückgeben, oder eine Datei schreiben und ihren Path zurückgeben.</translation>
  </message>
  <message>
   <source>The tool's definition is wrong</source>
   <translation>Die Definition des Werkzeugs ist falsch</translation>
  </message>
  <message>
   <source>The tool's file</source>
   <translation>Die Datei des Werkzeugs</translation>
  </message>
  <message>
   <source>The tool's process broke</source>
   <translation>Der Prozess des Werkzeugs brach zusammen</translation>
  </message>
  <message>
   <source>The tool's process was ended by {}.</source>
   <translation>Der Prozess des Werkzeugs wurde durch {} beendet.</translation>
  </message>
  <message>
   <source>The tool's source has no auth; add what the server asks for.</source>
   <translation>Die Quelle des Werkzeugs hat kein auth; hinzufügen, was der Server verlangt.</translation>
  </message>
  <message>
   <source>The tools are being loaded</source>
   <translation>Die Werkzeuge werden geladen</translation>
  </message>
  <message>
   <source>The tools can't be exported</source>
   <translation>Die Werkzeuge lassen sich nicht exportieren</translation>
  </message>
  <message>
   <source>The tools can't be written: {}.</source>
   <translation>Die Werkzeuge lassen sich nicht schreiben: {}.</translation>
  </message>
  <message>
   <source>The tools of {} can't be kept: {}.</source>
   <translation>Die Werkzeuge von {} lassen sich nicht behalten: {}.</translation>
  </message>
  <message>
   <source>The traffic is in {}, without secrets.</source>
   <translation>Der Verkehr ist in {}, ohne Geheimnisse.</translation>
  </message>
  <message>
   <source>The traffic of {} is copied, without secrets.</source>
   <translation>Der Verkehr von {} ist kopiert, ohne Geheimnisse.</translation>
  </message>
  <message>
   <source>The two passphrases differ.</source>
   <translation>Die beiden Passphrasen weichen voneinander ab.</translation>
  </message>
  <message>
   <source>The type of {}, {}, is known only when the file runs.</source>
   <translation>Der Typ von {}, {}, ist erst bekannt, wenn die Datei läuft.</translation>
  </message>
  <message>
   <source>The type of {}, {}, is not there when the file runs, so {} takes any value. Correct it, or import it outside of TYPE_CHECKING.</source>
   <translation>Der Typ von {}, {}, ist nicht da, wenn die Datei läuft, daher nimmt {} jeden Wert. Berichtigen oder außerhalb von TYPE_CHECKING importieren.</translation>
  </message>
  <message>
   <source>The upstream broke off: {}.</source>
   <translation>Der Upstream brach ab: {}.</translation>
  </message>
  <message>
   <source>The upstream gave no answer: {}.</source>
   <translation>Der Upstream gab keine Antwort: {}.</translation>
  </message>
  <message>
   <source>The upstream is no URL of an API.</source>
   <translation>Der Upstream ist keine URL einer API.</translation>
  </message>
  <message>
   <source>The usage limit is reached</source>
   <translation>Die Nutzungsgrenze ist erreicht</translation>
  </message>
  <message>
   <source>The user declined to answer.</source>
   <translation>Die Person lehnte eine Antwort ab.</translation>
  </message>
  <message>
   <source>The user name.</source>
   <translation>Der Benutzername.</translation>
  </message>
  <message>
   <source>The uses can't be read</source>
   <translation>Die Zähler lassen sich nicht lesen</translation>
  </message>
  <message>
   <source>The value for all workspaces is forgotten. {}</source>
   <translation>Der Wert für alle Arbeitsbereiche ist vergessen. {}</translation>
  </message>
  <message>
   <source>The value for this workspace is forgotten. {}</source>
   <translation>Der Wert für diesen Arbeitsbereich ist vergessen. {}</translation>
  </message>
  <message>
   <source>The value of a stored secret stands in it, so it is shown without, and not edited here.</source>
   <translation>Der Wert eines gespeicherten Geheimnisses steht darin; es wird ohne ihn gezeigt und hier nicht bearbeitet.</translation>
  </message>
  <message>
   <source>The value of a stored secret stands in the filters or in the name.</source>
   <translation>Der Wert eines gespeicherten Geheimnisses steht in den Filtern oder im Namen.</translation>
  </message>
  <message>
   <source>The value of {}</source>
   <translation>Der Wert von {}</translation>
  </message>
  <message>
   <source>The value of {} stands in it, and the file is for others to read.</source>
   <translation>Der Wert von {} steht darin, und die Datei lesen auch andere.</translation>
  </message>
  <message>
   <source>The value of {} {}.</source>
   <translation>Der Wert von {} {}.</translation>
  </message>
  <message>
   <source>The value was refused</source>
   <translation>Der Wert wurde abgelehnt</translation>
  </message>
  <message>
   <source>The value was refused. Get a valid one from the service, then replace it.</source>
   <translation>Der Wert wurde abgelehnt. Beim Dienst einen gültigen holen, dann ersetzen.</translation>
  </message>
  <message>
   <source>The variables of the query.</source>
   <translation>Die Variablen der Query.</translation>
  </message>
  <message>
   <source>The views can't be kept: {}.</source>
   <translation>Die Ansichten lassen sich nicht behalten: {}.</translation>
  </message>
  <message>
   <source>The what-if {} is not understood.</source>
   <translation>Die Annahme {} wird nicht verstanden.</translation>
  </message>
  <message>
   <source>The whole answer</source>
   <translation>Die ganze Antwort</translation>
  </message>
  <message>
   <source>The whole text is a document of this API, which is tried before any markup.</source>
   <translation>Der ganze Text ist ein Dokument dieser API, das vor jedem Markup versucht wird.</translation>
  </message>
  <message>
   <source>The window closes when it has ended, or you stop it now.</source>
   <translation>Das Fenster schließt, wenn das beendet ist, oder Sie halten es jetzt an.</translation>
  </message>
  <message>
   <source>The window closes when that has ended</source>
   <translation>Das Fenster schließt, wenn das beendet ist</translation>
  </message>
  <message>
   <source>The words before it say that it came from a tool or another person.</source>
   <translation>Die Worte davor sagen, dass es von einem Werkzeug oder von jemand anderem stammt.</translation>
  </message>
  <message>
   <source>The words before it say that it is an example.</source>
   <translation>Die Worte davor nennen ihn ein Beispiel.</translation>
  </message>
  <message>
   <source>The words before it tell of what was called, or written, before.</source>
   <translation>Die Worte davor erzählen, was zuvor aufgerufen oder geschrieben wurde.</translation>
  </message>
  <message>
   <source>The working folder</source>
   <translation>Der Arbeitsordner</translation>
  </message>
  <message>
   <source>The working folder: {}</source>
   <translation>Der Arbeitsordner: {}</translation>
  </message>
  <message>
   <source>The workspace folder</source>
   <translation>Der Ordner des Arbeitsbereichs</translation>
  </message>
  <message>
   <source>The workspace has no samples</source>
   <translation>Der Arbeitsbereich hat keine Beispiele</translation>
  </message>
  <message>
   <source>The workspace is being read.</source>
   <translation>Der Arbeitsbereich wird gelesen.</translation>
  </message>
  <message>
   <source>The workspace is closed.</source>
   <translation>Der Arbeitsbereich ist geschlossen.</translation>
  </message>
  <message>
   <source>The {} can't be read</source>
   <translation>Nicht lesbar: {}</translation>
  </message>
  <message>
   <source>The {} says otherwise now: {}.</source>
   <translation>{} sagt jetzt anderes: {}.</translation>
  </message>
  <message>
   <source>The {} schema of {} is wrong: {}</source>
   <translation>Das Schema {} von {} ist falsch: {}</translation>
  </message>
  <message>
   <source>The {} tools with the most calls; the table has {} more.</source>
   <translation>Die {} Werkzeuge mit den meisten Aufrufen; die Tabelle hat {} weitere.</translation>
  </message>
  <message>
   <source>Theirs</source>
   <translation>Deren</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Farben</translation>
  </message>
  <message>
   <source>Theme: &amp;dark</source>
   <translation>Farben: &amp;dunkel</translation>
  </message>
  <message>
   <source>Theme: &amp;light</source>
   <translation>Farben: &amp;hell</translation>
  </message>
  <message>
   <source>Theme: &amp;system</source>
   <translation>Far&amp;ben: System</translation>
  </message>
  <message>
   <source>Then</source>
   <translation>Dann</translation>
  </message>
  <message>
   <source>There are more than {} files there.</source>
   <translation>Dort sind mehr als {} Dateien.</translation>
  </message>
  <message>
   <source>There are no operations in it</source>
   <translation>Darin sind keine Operationen</translation>
  </message>
  <message>
   <source>There are no requests in it</source>
   <translation>Darin sind keine Anfragen</translation>
  </message>
  <message>
   <source>There are no tool files in it</source>
   <translation>Darin sind keine Werkzeugdateien</translation>
  </message>
  <message>
   <source>There are no tool specs in it</source>
   <translation>Darin sind keine Specs von Werkzeugen</translation>
  </message>
  <message>
   <source>There are no tools in {}</source>
   <translation>In {} sind keine Werkzeuge</translation>
  </message>
  <message>
   <source>There are two tools called {}: {}, and {}.</source>
   <translation>Es gibt zwei Werkzeuge namens {}: {} und {}.</translation>
  </message>
  <message>
   <source>There are {} tasks, and no more can be added.</source>
   <translation>Es gibt {} Aufgaben, mehr lassen sich nicht hinzufügen.</translation>
  </message>
  <message>
   <source>There are {}.</source>
   <translation>Es gibt {}.</translation>
  </message>
  <message>
   <source>There are: {}.</source>
   <translation>Es gibt: {}.</translation>
  </message>
  <message>
   <source>There is a definition {}.</source>
   <translation>Es gibt eine Definition {}.</translation>
  </message>
  <message>
   <source>There is a parameter {} beside it.</source>
   <translation>Daneben gibt es einen Parameter {}.</translation>
  </message>
  <message>
   <source>There is a pool {} already; edit that one.</source>
   <translation>Es gibt schon einen Pool {}; diesen bearbeiten.</translation>
  </message>
  <message>
   <source>There is a saved call {} already.</source>
   <translation>Es gibt schon einen gespeicherten Aufruf {}.</translation>
  </message>
  <message>
   <source>There is a scenario {} already.</source>
   <translation>Es gibt schon ein Szenario {}.</translation>
  </message>
  <message>
   <source>There is a server called {} already.</source>
   <translation>Es gibt schon einen Server namens {}.</translation>
  </message>
  <message>
   <source>There is a signing key {} already.</source>
   <translation>Es gibt schon einen Signierschlüssel {}.</translation>
  </message>
  <message>
   <source>There is a tool called {} already, in {}.</source>
   <translation>Es gibt schon ein Werkzeug namens {}, in {}.</translation>
  </message>
  <message>
   <source>There is a tool called {} already.</source>
   <translation>Es gibt schon ein Werkzeug namens {}.</translation>
  </message>
  <message>
   <source>There is a view called {}.</source>
   <translation>Es gibt eine Ansicht namens {}.</translation>
  </message>
  <message>
   <source>There is another tool called {}</source>
   <translation>Es gibt ein anderes Werkzeug namens {}</translation>
  </message>
  <message>
   <source>There is no Dask scheduler at {}: {}.</source>
   <translation>Bei {} ist kein Dask-Scheduler: {}.</translation>
  </message>
  <message>
   <source>There is no JSON value here.</source>
   <translation>Hier steht kein JSON-Wert.</translation>
  </message>
  <message>
   <source>There is no Python interpreter at {}.</source>
   <translation>Bei {} ist kein Python-Interpreter.</translation>
  </message>
  <message>
   <source>There is no address for {}.</source>
   <translation>Für {} gibt es keine Adresse.</translation>
  </message>
  <message>
   <source>There is no address of a model to ask.</source>
   <translation>Es gibt keine Adresse eines Modells, das zu fragen wäre.</translation>
  </message>
  <message>
   <source>There is no argument {}; the function takes: {}.</source>
   <translation>Es gibt kein Argument {}; die Funktion nimmt: {}.</translation>
  </message>
  <message>
   <source>There is no cache here.</source>
   <translation>Hier gibt es keinen Cache.</translation>
  </message>
  <message>
   <source>There is no call between the markers that can be read.</source>
   <translation>Zwischen den Markierungen steht kein lesbarer Aufruf.</translation>
  </message>
  <message>
   <source>There is no co-worker {}.</source>
   <translation>Es gibt keinen Mitarbeiter {}.</translation>
  </message>
  <message>
   <source>There is no editor to open it</source>
   <translation>Es gibt keinen Editor, um es zu öffnen</translation>
  </message>
  <message>
   <source>There is no file of {} in {}.</source>
   <translation>Es gibt keine Datei von {} in {}.</translation>
  </message>
  <message>
   <source>There is no folder {} to run the server {} in.</source>
   <translation>Es gibt keinen Ordner {}, um darin den Server {} auszuführen.</translation>
  </message>
  <message>
   <source>There is no folder {} to run {} in.</source>
   <translation>Es gibt keinen Ordner {}, um darin {} auszuführen.</translation>
  </message>
  <message>
   <source>There is no folder {}, which {} is to have.</source>
   <translation>Es gibt keinen Ordner {}, den {} haben soll.</translation>
  </message>
  <message>
   <source>There is no folder {}, which {} may use.</source>
   <translation>Es gibt keinen Ordner {}, den {} benutzen darf.</translation>
  </message>
  <message>
   <source>There is no format {} to export to</source>
   <translation>Es gibt kein Exportformat {}</translation>
  </message>
  <message>
   <source>There is no function {} at the top level.</source>
   <translation>Auf oberster Ebene gibt es keine Funktion {}.</translation>
  </message>
  <message>
   <source>There is no home folder to keep anything in.</source>
   <translation>Es gibt kein Home-Verzeichnis, in dem etwas aufbewahrt werden könnte.</translation>
  </message>
  <message>
   <source>There is no keyring here.</source>
   <translation>Hier gibt es keinen Schlüsselbund.</translation>
  </message>
  <message>
   <source>There is no keyring, and secrets are safe</source>
   <translation>Kein Schlüsselbund, und Geheimnisse sind sicher</translation>
  </message>
  <message>
   <source>There is no message yet: run the text.</source>
   <translation>Noch keine Nachricht: den Text ausführen.</translation>
  </message>
  <message>
   <source>There is no module {}, or it is larger than {} MB.</source>
   <translation>Es gibt kein Modul {}, oder es ist größer als {} MB.</translation>
  </message>
  <message>
   <source>There is no program {}.</source>
   <translation>Es gibt kein Programm {}.</translation>
  </message>
  <message>
   <source>There is no rule {}.</source>
   <translation>Es gibt keine Regel {}.</translation>
  </message>
  <message>
   <source>There is no sandbox</source>
   <translation>Es gibt keine Sandbox</translation>
  </message>
  <message>
   <source>There is no saved call {} any more.</source>
   <translation>Es gibt keinen gespeicherten Aufruf {} mehr.</translation>
  </message>
  <message>
   <source>There is no server {} here.</source>
   <translation>Hier gibt es keinen Server {}.</translation>
  </message>
  <message>
   <source>There is no server {} in it.</source>
   <translation>Darin gibt es keinen Server {}.</translation>
  </message>
  <message>
   <source>There is no server {} in servers.json.</source>
   <translation>In servers.json gibt es keinen Server {}.</translation>
  </message>
  <message>
   <source>There is no signing key {}</source>
   <translation>Es gibt keinen Signierschlüssel {}</translation>
  </message>
  <message>
   <source>There is no skill called {}.</source>
   <translation>Es gibt keinen Skill namens {}.</translation>
  </message>
  <message>
   <source>There is no such request. {}</source>
   <translation>Es gibt keine solche Anfrage. {}</translation>
  </message>
  <message>
   <source>There is no task {}.</source>
   <translation>Es gibt keine Aufgabe {}.</translation>
  </message>
  <message>
   <source>There is no tool called {}.</source>
   <translation>Es gibt kein Werkzeug namens {}.</translation>
  </message>
  <message>
   <source>There is no word in it to look for.</source>
   <translation>Darin ist kein Wort, das sich suchen lässt.</translation>
  </message>
  <message>
   <source>There is no {}, which {} is to read in its sandbox.</source>
   <translation>Es gibt {} nicht, was {} in seiner Sandbox lesen soll.</translation>
  </message>
  <message>
   <source>There is nothing to do for this one; the rest is read.</source>
   <translation>Dabei ist nichts zu tun; der Rest wird gelesen.</translation>
  </message>
  <message>
   <source>There is nothing to draw here.</source>
   <translation>Hier gibt es nichts zu zeichnen.</translation>
  </message>
  <message>
   <source>There is nothing to export.</source>
   <translation>Es gibt nichts zu exportieren.</translation>
  </message>
  <message>
   <source>There is nothing to pick from: {} answered with {}.</source>
   <translation>Es gibt nichts auszuwählen: {} antwortete mit {}.</translation>
  </message>
  <message>
   <source>There is one of this name; different: {}.</source>
   <translation>Es gibt eines mit diesem Namen; anders: {}.</translation>
  </message>
  <message>
   <source>There now</source>
   <translation>Jetzt da</translation>
  </message>
  <message>
   <source>There was no such call.</source>
   <translation>Einen solchen Aufruf gab es nicht.</translation>
  </message>
  <message>
   <source>There was no whole answer within {} seconds.</source>
   <translation>Innerhalb von {} Sekunden kam keine vollständige Antwort.</translation>
  </message>
  <message>
   <source>These are MCP servers, which are imported as servers</source>
   <translation>Das sind MCP-Server, die als Server importiert werden</translation>
  </message>
  <message>
   <source>These are the settings in force</source>
   <translation>Das sind die geltenden Einstellungen</translation>
  </message>
  <message>
   <source>They are in the encrypted file, which is open.</source>
   <translation>Sie sind in der verschlüsselten Datei, die offen ist.</translation>
  </message>
  <message>
   <source>They are in the history.</source>
   <translation>Sie sind im Verlauf.</translation>
  </message>
  <message>
   <source>They are known once the server was started.</source>
   <translation>Sie sind bekannt, sobald der Server gestartet wurde.</translation>
  </message>
  <message>
   <source>They can't be read.</source>
   <translation>Sie lassen sich nicht lesen.</translation>
  </message>
  <message>
   <source>They differ in how they are written, not in what they say. {}</source>
   <translation>Sie unterscheiden sich darin, wie sie geschrieben sind, nicht darin, was sie sagen. {}</translation>
  </message>
  <message>
   <source>They differ in more than {} parts, so only one of them can stay. {}</source>
   <translation>Sie unterscheiden sich in mehr als {} Teilen, daher kann nur eines bleiben. {}</translation>
  </message>
  <message>
   <source>They go out as they are.</source>
   <translation>Sie gehen hinaus, wie sie sind.</translation>
  </message>
  <message>
   <source>They hold until Tooldesk ends, but can't be kept: {}.</source>
   <translation>Sie gelten, bis Tooldesk endet, lassen sich aber nicht behalten: {}.</translation>
  </message>
  <message>
   <source>They take {}, and the cache may take {} MB.</source>
   <translation>Sie brauchen {}, und der Cache darf {} MB haben.</translation>
  </message>
  <message>
   <source>This</source>
   <translation>Dies</translation>
  </message>
  <message>
   <source>This Tooldesk can't read what the tool of call {} was like.</source>
   <translation>Dieses Tooldesk kann nicht lesen, wie das Werkzeug von Aufruf {} war.</translation>
  </message>
  <message>
   <source>This call waits for you</source>
   <translation>Dieser Aufruf wartet auf Sie</translation>
  </message>
  <message>
   <source>This can't be followed</source>
   <translation>Diesem lässt sich nicht folgen</translation>
  </message>
  <message>
   <source>This is no curl command.</source>
   <translation>Das ist kein curl-Befehl.</translation>
  </message>
  <message>
   <source>This is no host of the capture: use {}:{}.</source>
   <translation>Das ist kein Host des Mitschnitts: {}:{} benutzen.</translation>
  </message>
  <message>
   <source>This is still running</source>
   <translation>Das läuft noch</translation>
  </message>
  <message>
   <source>This looks like {}</source>
   <translation>Das sieht aus wie {}</translation>
  </message>
  <message>
   <source>This or less.</source>
   <translation>Dies oder weniger.</translation>
  </message>
  <message>
   <source>This or more.</source>
   <translation>Dies oder mehr.</translation>
  </message>
  <message>
   <source>This says nothing about the value. Change the arguments, then test again.</source>
   <translation>Das sagt nichts über den Wert. Die Argumente ändern, dann erneut testen.</translation>
  </message>
  <message>
   <source>This server does not list its tasks.</source>
   <translation>Dieser Server listet seine Aufgaben nicht.</translation>
  </message>
  <message>
   <source>This stage failed</source>
   <translation>Diese Stufe schlug fehl</translation>
  </message>
  <message>
   <source>This stage has not begun.</source>
   <translation>Diese Stufe hat nicht begonnen.</translation>
  </message>
  <message>
   <source>This stage runs.</source>
   <translation>Diese Stufe läuft.</translation>
  </message>
  <message>
   <source>This stage was not needed, or an earlier one stopped the call.</source>
   <translation>Diese Stufe war nicht nötig, oder eine frühere hielt den Aufruf an.</translation>
  </message>
  <message>
   <source>This text costs about {} tokens in every request.</source>
   <translation>Dieser Text kostet in jeder Anfrage etwa {} Token.</translation>
  </message>
  <message>
   <source>This text is long</source>
   <translation>Dieser Text ist lang</translation>
  </message>
  <message>
   <source>This text is too long to compare</source>
   <translation>Dieser Text ist zu lang zum Vergleichen</translation>
  </message>
  <message>
   <source>This tool takes no arguments.</source>
   <translation>Dieses Werkzeug nimmt keine Argumente.</translation>
  </message>
  <message>
   <source>This was {}. {}</source>
   <translation>Dies war {}. {}</translation>
  </message>
  <message>
   <source>This workspace</source>
   <translation>Dieser Arbeitsbereich</translation>
  </message>
  <message>
   <source>Those for files keep to the working folder. What changes or sends anything asks first.</source>
   <translation>Die für Dateien bleiben im Arbeitsordner. Was etwas ändert oder sendet, fragt zuerst.</translation>
  </message>
  <message>
   <source>Three steps: run, lanes, tools</source>
   <translation>Drei Schritte: ausführen, Spuren, Werkzeuge</translation>
  </message>
  <message>
   <source>Threshold</source>
   <translation>Schwelle</translation>
  </message>
  <message>
   <source>Tick &amp;all that are listed</source>
   <translation>Alle &amp;gelisteten anwählen</translation>
  </message>
  <message>
   <source>Tick &amp;none that is listed</source>
   <translation>&amp;Keines der gelisteten anwählen</translation>
  </message>
  <message>
   <source>Tick all</source>
   <translation>Alle anwählen</translation>
  </message>
  <message>
   <source>Tick it to bring the tool up to date; what you set besides stays.</source>
   <translation>Anwählen, um das Werkzeug auf Stand zu bringen; was sonst gesetzt ist, bleibt.</translation>
  </message>
  <message>
   <source>Tick it to put this one in its place; Undo brings the other back.</source>
   <translation>Anwählen, um dieses an seine Stelle zu setzen; Rückgängig holt das andere zurück.</translation>
  </message>
  <message>
   <source>Tick none</source>
   <translation>Keines anwählen</translation>
  </message>
  <message>
   <source>Ticked</source>
   <translation>Angewählt</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <source>Time of a call that ran</source>
   <translation>Zeit eines Aufrufs, der lief</translation>
  </message>
  <message>
   <source>Timeout</source>
   <translation>Zeitgrenze</translation>
  </message>
  <message>
   <source>Times</source>
   <translation>Zeiten</translation>
  </message>
  <message>
   <source>Timing</source>
   <translation>Zeitverlauf</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titel</translation>
  </message>
  <message>
   <source>To pick from the answer took longer than {} s.</source>
   <translation>Das Auswählen aus der Antwort dauerte länger als {} s.</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>Token</translation>
  </message>
  <message>
   <source>Too many calls in a short time.</source>
   <translation>Zu viele Aufrufe in kurzer Zeit.</translation>
  </message>
  <message>
   <source>Too many calls in a short time; wait {} s.</source>
   <translation>Zu viele Aufrufe in kurzer Zeit; {} s warten.</translation>
  </message>
  <message>
   <source>Too much before it is damaged.</source>
   <translation>Zu viel davor ist beschädigt.</translation>
  </message>
  <message>
   <source>Tool</source>
   <translation>Werkzeug</translation>
  </message>
  <message>
   <source>Tool and arguments</source>
   <translation>Werkzeug und Argumente</translation>
  </message>
  <message>
   <source>Tool as it is now</source>
   <translation>Werkzeug, wie es jetzt ist</translation>
  </message>
  <message>
   <source>Tool as it was then</source>
   <translation>Werkzeug, wie es damals war</translation>
  </message>
  <message>
   <source>Tool descriptions (*.json *.yaml *.yml *.txt *.toml *.py);;All files (*)</source>
   <translation>Beschreibungen von Werkzeugen (*.json *.yaml *.yml *.txt *.toml *.py);;Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Tool detail</source>
   <translation>Einzelheiten des Werkzeugs</translation>
  </message>
  <message>
   <source>Tool file as JSON</source>
   <translation>Werkzeugdatei als JSON</translation>
  </message>
  <message>
   <source>Tool files</source>
   <translation>Werkzeugdateien</translation>
  </message>
  <message>
   <source>Tool files, settings, commands</source>
   <translation>Werkzeugdateien, Einstellungen, Befehle</translation>
  </message>
  <message>
   <source>Tool form</source>
   <translation>Formular des Werkzeugs</translation>
  </message>
  <message>
   <source>Tool of the server</source>
   <translation>Werkzeug des Servers</translation>
  </message>
  <message>
   <source>Tool of then</source>
   <translation>Werkzeug von damals</translation>
  </message>
  <message>
   <source>Tool to call</source>
   <translation>Aufzurufendes Werkzeug</translation>
  </message>
  <message>
   <source>Tooldesk</source>
   <translation>Tooldesk</translation>
  </message>
  <message>
   <source>Tooldesk can't reach the upstream: {}.</source>
   <translation>Tooldesk kann den Upstream nicht erreichen: {}.</translation>
  </message>
  <message>
   <source>Tooldesk does not run it without one. Try it again.</source>
   <translation>Tooldesk führt es ohne eine solche nicht aus. Erneut versuchen.</translation>
  </message>
  <message>
   <source>Tooldesk does not wait for this.</source>
   <translation>Tooldesk wartet nicht darauf.</translation>
  </message>
  <message>
   <source>Tooldesk ended suddenly the last time</source>
   <translation>Tooldesk endete das letzte Mal plötzlich</translation>
  </message>
  <message>
   <source>Tooldesk has the answer. You can close this page.</source>
   <translation>Tooldesk hat die Antwort. Sie können diese Seite schließen.</translation>
  </message>
  <message>
   <source>Tooldesk is closing; no server is started any more.</source>
   <translation>Tooldesk wird geschlossen; kein Server wird mehr gestartet.</translation>
  </message>
  <message>
   <source>Tooldesk is closing; the request was not sent.</source>
   <translation>Tooldesk wird geschlossen; die Anfrage wurde nicht gesendet.</translation>
  </message>
  <message>
   <source>Tooldesk opens nothing. Copy the address if you trust it.</source>
   <translation>Tooldesk öffnet nichts. Die Adresse kopieren, wenn Sie ihr vertrauen.</translation>
  </message>
  <message>
   <source>Tooldesk tools</source>
   <translation>Werkzeuge von Tooldesk</translation>
  </message>
  <message>
   <source>Tooldesk {}</source>
   <translation>Tooldesk {}</translation>
  </message>
  <message>
   <source>Tooldesk[*]</source>
   <translation>Tooldesk[*]</translation>
  </message>
  <message>
   <source>Tools</source>
   <translation>Werkzeuge</translation>
  </message>
  <message>
   <source>Tools and their limits</source>
   <translation>Werkzeuge und ihre Grenzen</translation>
  </message>
  <message>
   <source>Tools ask Tooldesk to sign and never see the key. Nothing shows it again: one that must exist elsewhere too is made there, and added here.</source>
   <translation>Werkzeuge bitten Tooldesk zu signieren und sehen den Schlüssel nie. Nichts zeigt ihn wieder: Einer, der auch anderswo sein muss, wird dort erzeugt und hier hinzugefügt.</translation>
  </message>
  <message>
   <source>Tools call each other more than {} deep.</source>
   <translation>Werkzeuge rufen einander mehr als {}-fach auf.</translation>
  </message>
  <message>
   <source>Tools may have it from the environment</source>
   <translation>Werkzeuge dürfen sie aus der Umgebung haben</translation>
  </message>
  <message>
   <source>Tools of this workspace</source>
   <translation>Werkzeuge dieses Arbeitsbereichs</translation>
  </message>
  <message>
   <source>Tools offered</source>
   <translation>Angebotene Werkzeuge</translation>
  </message>
  <message>
   <source>Tools that can be used are listed here to be exported.</source>
   <translation>Benutzbare Werkzeuge stehen hier zum Export.</translation>
  </message>
  <message>
   <source>Tools that name it</source>
   <translation>Werkzeuge, die ihn nennen</translation>
  </message>
  <message>
   <source>Tools that wait</source>
   <translation>Wartende Werkzeuge</translation>
  </message>
  <message>
   <source>Tools to export</source>
   <translation>Zu exportierende Werkzeuge</translation>
  </message>
  <message>
   <source>Tools to import</source>
   <translation>Zu importierende Werkzeuge</translation>
  </message>
  <message>
   <source>Tools, servers and variables can be dropped on any other screen.</source>
   <translation>Werkzeuge, Server und Variablen können auf jeden anderen Bildschirm gezogen werden.</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Gesamt</translation>
  </message>
  <message>
   <source>Tour</source>
   <translation>Rundgang</translation>
  </message>
  <message>
   <source>Traceback</source>
   <translation>Traceback</translation>
  </message>
  <message>
   <source>Traffic</source>
   <translation>Verkehr</translation>
  </message>
  <message>
   <source>Transport</source>
   <translation>Transport</translation>
  </message>
  <message>
   <source>Tree</source>
   <translation>Baum</translation>
  </message>
  <message>
   <source>Troubleshooting</source>
   <translation>Fehlersuche</translation>
  </message>
  <message>
   <source>True or false</source>
   <translation>Wahr oder falsch</translation>
  </message>
  <message>
   <source>Trust</source>
   <translation>Vertrauen</translation>
  </message>
  <message>
   <source>Trusted as well</source>
   <translation>Zusätzlich vertraut</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal versuchen</translation>
  </message>
  <message>
   <source>Try again in a moment.</source>
   <translation>Gleich erneut versuchen.</translation>
  </message>
  <message>
   <source>Try again in {} s.</source>
   <translation>In {} s erneut versuchen.</translation>
  </message>
  <message>
   <source>Try again later.</source>
   <translation>Später erneut versuchen.</translation>
  </message>
  <message>
   <source>Try again. If it stays so, close the dialog and open it anew.</source>
   <translation>Erneut versuchen. Wenn es so bleibt, den Dialog schließen und neu öffnen.</translation>
  </message>
  <message>
   <source>Try each step of a start, and say which one fails</source>
   <translation>Jeden Schritt eines Starts versuchen und sagen, welcher fehlschlägt</translation>
  </message>
  <message>
   <source>Try in a terminal what it says when it is started: {}</source>
   <translation>In einem Terminal versuchen, was er beim Start sagt: {}</translation>
  </message>
  <message>
   <source>Try it again later, or let its resource pool begin fewer calls in a time.</source>
   <translation>Später erneut versuchen oder den Ressourcen-Pool weniger Aufrufe in einer Zeit beginnen lassen.</translation>
  </message>
  <message>
   <source>Try it again.</source>
   <translation>Erneut versuchen.</translation>
  </message>
  <message>
   <source>Try it again; if it stays so, the server's own log says why.</source>
   <translation>Erneut versuchen; wenn es so bleibt, sagt das Log des Servers, warum.</translation>
  </message>
  <message>
   <source>Try the passphrase again.</source>
   <translation>Die Passphrase erneut versuchen.</translation>
  </message>
  <message>
   <source>Try the value with a small call</source>
   <translation>Den Wert mit einem kleinen Aufruf ausprobieren</translation>
  </message>
  <message>
   <source>Try {}</source>
   <translation>{} ausprobieren</translation>
  </message>
  <message>
   <source>Try {} of {}</source>
   <translation>Versuch {} von {}</translation>
  </message>
  <message>
   <source>Tuple</source>
   <translation>Tupel</translation>
  </message>
  <message>
   <source>Two tools with the same description</source>
   <translation>Zwei Werkzeuge mit derselben Beschreibung</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Typ</translation>
  </message>
  <message>
   <source>Type a command or the name of a tool</source>
   <translation>Einen Befehl oder den Namen eines Werkzeugs eingeben</translation>
  </message>
  <message>
   <source>Type both again.</source>
   <translation>Beide neu eingeben.</translation>
  </message>
  <message>
   <source>Type one, or press Esc.</source>
   <translation>Eine drücken, oder Esc.</translation>
  </message>
  <message>
   <source>Types are {}.</source>
   <translation>Typen sind {}.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Undone: {}.</source>
   <translation>Rückgängig gemacht: {}.</translation>
  </message>
  <message>
   <source>Unfolded</source>
   <translation>Aufgeklappt</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Unbekannt</translation>
  </message>
  <message>
   <source>Unknown names</source>
   <translation>Unbekannte Namen</translation>
  </message>
  <message>
   <source>Unknown tool</source>
   <translation>Unbekanntes Werkzeug</translation>
  </message>
  <message>
   <source>Unlimited</source>
   <translation>Unbegrenzt</translation>
  </message>
  <message>
   <source>Unlimited{}</source>
   <translation>Unbegrenzt{}</translation>
  </message>
  <message>
   <source>Unlock and run again</source>
   <translation>Entsperren und erneut ausführen</translation>
  </message>
  <message>
   <source>Unlock it with your system's password dialog, then try again.</source>
   <translation>Mit dem Passwortdialog des Systems entsperren, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Unlock the keyring.</source>
   <translation>Den Schlüsselbund entsperren.</translation>
  </message>
  <message>
   <source>Unlock…</source>
   <translation>Entsperren…</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>Lösen</translation>
  </message>
  <message>
   <source>Unpin some, or allow it more.</source>
   <translation>Einige lösen, oder ihm mehr erlauben.</translation>
  </message>
  <message>
   <source>Unreachable</source>
   <translation>Unerreichbar</translation>
  </message>
  <message>
   <source>Unreadable</source>
   <translation>Unlesbar</translation>
  </message>
  <message>
   <source>Unsaved edits</source>
   <translation>Ungespeicherte Änderungen</translation>
  </message>
  <message>
   <source>Untick what is too many</source>
   <translation>Abwählen, was zu viel ist</translation>
  </message>
  <message>
   <source>Until cleared</source>
   <translation>Bis geleert wird</translation>
  </message>
  <message>
   <source>Until cleared, if {}</source>
   <translation>Bis geleert wird, wenn {}</translation>
  </message>
  <message>
   <source>Up to date</source>
   <translation>Auf dem Stand</translation>
  </message>
  <message>
   <source>Up to {}</source>
   <translation>Bis {}</translation>
  </message>
  <message>
   <source>Update</source>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <source>Update Tooldesk, or choose another folder with --data-dir.</source>
   <translation>Tooldesk aktualisieren oder mit --data-dir einen anderen Ordner wählen.</translation>
  </message>
  <message>
   <source>Update Tooldesk, which may read what is left of it.</source>
   <translation>Tooldesk aktualisieren; vielleicht liest es, was davon übrig ist.</translation>
  </message>
  <message>
   <source>Update from code</source>
   <translation>Aus dem Code aktualisieren</translation>
  </message>
  <message>
   <source>Update it from the code: with “Update from code” on the Tools screen, or</source>
   <translation>Aus dem Code aktualisieren: mit „Aus dem Code aktualisieren“ auf dem Bildschirm „Werkzeuge“, oder</translation>
  </message>
  <message>
   <source>Update it from the code: “Update from code”, or tooldesk tools add with --replace.</source>
   <translation>Aus dem Code aktualisieren: „Aus dem Code aktualisieren“ oder tooldesk tools add mit --replace.</translation>
  </message>
  <message>
   <source>Update the tool from the code, or correct the code.</source>
   <translation>Das Werkzeug aus dem Code aktualisieren oder den Code berichtigen.</translation>
  </message>
  <message>
   <source>Update {}</source>
   <translation>{} aktualisieren</translation>
  </message>
  <message>
   <source>Upstream</source>
   <translation>Upstream</translation>
  </message>
  <message>
   <source>Usage limit</source>
   <translation>Nutzungsgrenze</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Benutzen</translation>
  </message>
  <message>
   <source>Use 1 to 128 letters, digits, underscores, dots and hyphens.</source>
   <translation>1 bis 128 Buchstaben, Ziffern, Unterstriche, Punkte und Bindestriche benutzen.</translation>
  </message>
  <message>
   <source>Use Linux 5.14 or newer.</source>
   <translation>Linux 5.14 oder neuer benutzen.</translation>
  </message>
  <message>
   <source>Use a path below the working folder, which is called “.”.</source>
   <translation>Einen Pfad unter dem Arbeitsordner benutzen, der „.“ heißt.</translation>
  </message>
  <message>
   <source>Use a simpler pattern, or look in fewer files.</source>
   <translation>Ein einfacheres Muster benutzen oder in weniger Dateien suchen.</translation>
  </message>
  <message>
   <source>Use an encrypted file…</source>
   <translation>Verschlüsselte Datei benutzen…</translation>
  </message>
  <message>
   <source>Use at most {}.</source>
   <translation>Höchstens {} benutzen.</translation>
  </message>
  <message>
   <source>Use fewer anyOf, oneOf and allOf around references to the same schema.</source>
   <translation>Weniger anyOf, oneOf und allOf um Verweise auf dasselbe Schema benutzen.</translation>
  </message>
  <message>
   <source>Use fewer.</source>
   <translation>Weniger benutzen.</translation>
  </message>
  <message>
   <source>Use it in a workspace or a ToolUsage.</source>
   <translation>In einem Arbeitsbereich oder einem ToolUsage benutzen.</translation>
  </message>
  <message>
   <source>Use it in a workspace.</source>
   <translation>In einem Arbeitsbereich benutzen.</translation>
  </message>
  <message>
   <source>Use letters, digits and hyphens.</source>
   <translation>Buchstaben, Ziffern und Bindestriche benutzen.</translation>
  </message>
  <message>
   <source>Use letters, digits and underscores, such as WEATHER_API_KEY.</source>
   <translation>Buchstaben, Ziffern und Unterstriche benutzen, etwa WEATHER_API_KEY.</translation>
  </message>
  <message>
   <source>Use letters, digits and underscores; begin with no digit.</source>
   <translation>Buchstaben, Ziffern und Unterstriche benutzen; nicht mit einer Ziffer beginnen.</translation>
  </message>
  <message>
   <source>Use letters, digits, -, _ and ., at most {}, and none of the names that Windows has for devices, such as con and nul.</source>
   <translation>Buchstaben, Ziffern, -, _ und . benutzen, höchstens {}, und keinen der Namen, die Windows für Geräte hat, etwa con und nul.</translation>
  </message>
  <message>
   <source>Use numbers below 2^63, and no halves of characters (\ud800 to \udfff).</source>
   <translation>Zahlen unter 2^63 benutzen, und keine halben Zeichen (\ud800 bis \udfff).</translation>
  </message>
  <message>
   <source>Use one of the names below, or send the correction prompt back to the model.</source>
   <translation>Einen der Namen unten benutzen oder den Korrekturhinweis an das Modell zurückgeben.</translation>
  </message>
  <message>
   <source>Use other characters.</source>
   <translation>Andere Zeichen benutzen.</translation>
  </message>
  <message>
   <source>Use simpler paths in pick and template of the tool's source.</source>
   <translation>Einfachere Pfade in pick und template der Quelle des Werkzeugs benutzen.</translation>
  </message>
  <message>
   <source>Use them</source>
   <translation>Benutzen</translation>
  </message>
  <message>
   <source>Use these parameters</source>
   <translation>Diese Parameter benutzen</translation>
  </message>
  <message>
   <source>Use up to 64 letters, digits, "_" and "-".</source>
   <translation>Bis zu 64 Buchstaben, Ziffern, "_" und "-" benutzen.</translation>
  </message>
  <message>
   <source>Use what is ticked</source>
   <translation>Das Angewählte benutzen</translation>
  </message>
  <message>
   <source>Use words on one line, none at its ends.</source>
   <translation>Wörter in einer Zeile benutzen, ohne Leerraum an den Enden.</translation>
  </message>
  <message>
   <source>Use {}.</source>
   <translation>{} benutzen.</translation>
  </message>
  <message>
   <source>Used by</source>
   <translation>Benutzt von</translation>
  </message>
  <message>
   <source>Used: {}</source>
   <translation>Benutzt: {}</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Benutzername</translation>
  </message>
  <message>
   <source>User name and password</source>
   <translation>Benutzername und Passwort</translation>
  </message>
  <message>
   <source>Uses</source>
   <translation>Aufrufe</translation>
  </message>
  <message>
   <source>Uses that are allowed</source>
   <translation>Erlaubte Aufrufe</translation>
  </message>
  <message>
   <source>Uses the built-in</source>
   <translation>Benutzt das eingebaute</translation>
  </message>
  <message>
   <source>Validate</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <source>Validate: {}</source>
   <translation>Prüfen: {}</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Wert</translation>
  </message>
  <message>
   <source>Value, hidden</source>
   <translation>Wert, verborgen</translation>
  </message>
  <message>
   <source>Values are nested more than {} levels deep.</source>
   <translation>Werte sind mehr als {} Ebenen tief verschachtelt.</translation>
  </message>
  <message>
   <source>Values of secrets are not in it. Look through it before you share it.</source>
   <translation>Werte von Geheimnissen sind nicht darin. Vor dem Weitergeben durchsehen.</translation>
  </message>
  <message>
   <source>Values that models copy.</source>
   <translation>Werte, die Modelle nachahmen.</translation>
  </message>
  <message>
   <source>Variable</source>
   <translation>Variable</translation>
  </message>
  <message>
   <source>Variable of the key</source>
   <translation>Variable des Schlüssels</translation>
  </message>
  <message>
   <source>Variable with the password of the key.</source>
   <translation>Variable mit dem Passwort des Schlüssels.</translation>
  </message>
  <message>
   <source>Variables</source>
   <translation>Variablen</translation>
  </message>
  <message>
   <source>Variables in the file</source>
   <translation>Variablen in der Datei</translation>
  </message>
  <message>
   <source>Variables or headers</source>
   <translation>Variablen oder Header</translation>
  </message>
  <message>
   <source>Verdict</source>
   <translation>Urteil</translation>
  </message>
  <message>
   <source>Verify TLS</source>
   <translation>TLS prüfen</translation>
  </message>
  <message>
   <source>Versions and facts are on the clipboard; no paths, names or secrets.</source>
   <translation>Versionen und Fakten sind in der Zwischenablage; keine Pfade, Namen oder Geheimnisse.</translation>
  </message>
  <message>
   <source>View {} is called {}.</source>
   <translation>Ansicht {} heißt jetzt {}.</translation>
  </message>
  <message>
   <source>View {} is deleted.</source>
   <translation>Ansicht {} ist gelöscht.</translation>
  </message>
  <message>
   <source>View {} is saved.</source>
   <translation>Ansicht {} ist gespeichert.</translation>
  </message>
  <message>
   <source>View: {}</source>
   <translation>Ansicht: {}</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Ansichten</translation>
  </message>
  <message>
   <source>Wait a little, then run again.</source>
   <translation>Etwas warten, dann erneut ausführen.</translation>
  </message>
  <message>
   <source>Wait for it</source>
   <translation>Darauf warten</translation>
  </message>
  <message>
   <source>Wait, or ask for less.</source>
   <translation>Warten, oder weniger verlangen.</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>Wartet</translation>
  </message>
  <message>
   <source>Waiting for pool {}, {} in line{}.</source>
   <translation>Wartet auf Pool {}, {} in der Schlange{}.</translation>
  </message>
  <message>
   <source>Waiting for the keyring's password</source>
   <translation>Wartet auf das Passwort des Schlüsselbunds</translation>
  </message>
  <message>
   <source>Waiting for you</source>
   <translation>Wartet auf Sie</translation>
  </message>
  <message>
   <source>Waits for call {}, which uses the same {}</source>
   <translation>Wartet auf Aufruf {}, der dasselbe benutzt: {}</translation>
  </message>
  <message>
   <source>Waits for you to unlock the keyring</source>
   <translation>Wartet, bis Sie den Schlüsselbund entsperren</translation>
  </message>
  <message>
   <source>Waits for your answer</source>
   <translation>Wartet auf Ihre Antwort</translation>
  </message>
  <message>
   <source>Waits for your answer above</source>
   <translation>Wartet auf Ihre Antwort oben</translation>
  </message>
  <message>
   <source>WebAssembly always runs in a sandbox of its own; leave "execution_mode" out, and name what it may use in "folders" and "memory_mb" of its source</source>
   <translation>WebAssembly läuft immer in einer eigenen Sandbox; "execution_mode" weglassen und in "folders" und "memory_mb" der Quelle nennen, was es benutzen darf</translation>
  </message>
  <message>
   <source>WebAssembly module</source>
   <translation>WebAssembly-Modul</translation>
  </message>
  <message>
   <source>Week</source>
   <translation>Woche</translation>
  </message>
  <message>
   <source>Wh&amp;y was call {} a miss?</source>
   <translation>Waru&amp;m kam Aufruf {} nicht aus dem Cache?</translation>
  </message>
  <message>
   <source>What a start runs</source>
   <translation>Was ein Start ausführt</translation>
  </message>
  <message>
   <source>What all calls may take of the disk, in millions of bytes; the oldest make room.</source>
   <translation>Was alle Aufrufe auf dem Datenträger belegen dürfen, in Millionen Bytes; die ältesten machen Platz.</translation>
  </message>
  <message>
   <source>What all results may weigh, in millions of bytes; those not used for longest make room.</source>
   <translation>Was alle Ergebnisse wiegen dürfen, in Millionen Bytes; die am längsten unbenutzten machen Platz.</translation>
  </message>
  <message>
   <source>What arguments change about that; deny wins, then ask: [{"permission": "allow", "when": [{"kind": "path", "argument": "file", "folders": ["data"]}]}]</source>
   <translation>Was Argumente daran ändern; deny geht vor, dann ask: [{"permission": "allow", "when": [{"kind": "path", "argument": "file", "folders": ["data"]}]}]</translation>
  </message>
  <message>
   <source>What call {} told the model was too long to be kept whole.</source>
   <translation>Was Aufruf {} dem Modell sagte, war zu lang, um ganz behalten zu werden.</translation>
  </message>
  <message>
   <source>What call {} was given was not kept.</source>
   <translation>Was Aufruf {} bekam, wurde nicht behalten.</translation>
  </message>
  <message>
   <source>What came of {} is expected from now on.</source>
   <translation>Was aus {} wurde, wird von jetzt an erwartet.</translation>
  </message>
  <message>
   <source>What can be done with what has the focus</source>
   <translation>Was sich mit dem tun lässt, was den Fokus hat</translation>
  </message>
  <message>
   <source>What changed of tool {} is approved.</source>
   <translation>Was sich am Werkzeug {} geändert hat, ist genehmigt.</translation>
  </message>
  <message>
   <source>What changed of {} tools is approved.</source>
   <translation>Was sich an {} Werkzeugen geändert hat, ist genehmigt.</translation>
  </message>
  <message>
   <source>What changes</source>
   <translation>Was sich ändert</translation>
  </message>
  <message>
   <source>What comes here goes on to {}, and nothing of it is changed.</source>
   <translation>Was hierher kommt, geht weiter an {}, und nichts daran wird geändert.</translation>
  </message>
  <message>
   <source>What comes here goes on to {}. Answers are healed: {}.</source>
   <translation>Was hierher kommt, geht weiter an {}. Antworten werden geheilt: {}.</translation>
  </message>
  <message>
   <source>What counts when a call leaves it out.</source>
   <translation>Was gilt, wenn ein Aufruf es weglässt.</translation>
  </message>
  <message>
   <source>What differs</source>
   <translation>Was sich unterscheidet</translation>
  </message>
  <message>
   <source>What does {} answer to this?</source>
   <translation>Was antwortet {} darauf?</translation>
  </message>
  <message>
   <source>What each pool allows; one that is not here has the defaults.</source>
   <translation>Was jeder Pool erlaubt; einer, der hier fehlt, hat die Standardwerte.</translation>
  </message>
  <message>
   <source>What follows # in the URL is left out; servers never see it.</source>
   <translation>Was in der URL auf # folgt, wird weggelassen; Server sehen es nie.</translation>
  </message>
  <message>
   <source>What follows can't be read, so arguments may be missing.</source>
   <translation>Was folgt, ist nicht lesbar, daher können Argumente fehlen.</translation>
  </message>
  <message>
   <source>What follows says that the call was only thought of, or quoted.</source>
   <translation>Was folgt, sagt, dass der Aufruf nur gedacht oder zitiert war.</translation>
  </message>
  <message>
   <source>What follows the command is left out.</source>
   <translation>Was auf den Befehl folgt, wird weggelassen.</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Was geschah</translation>
  </message>
  <message>
   <source>What if</source>
   <translation>Was wäre, wenn</translation>
  </message>
  <message>
   <source>What is asked for is no path.</source>
   <translation>Was verlangt wird, ist kein Pfad.</translation>
  </message>
  <message>
   <source>What is done can't be kept: {}.</source>
   <translation>Was fertig ist, lässt sich nicht behalten: {}.</translation>
  </message>
  <message>
   <source>What is done is kept: the same scan goes on with the rest, there or, without the scheduler, on this computer.</source>
   <translation>Was fertig ist, bleibt: Derselbe Prüflauf macht mit dem Rest weiter, dort oder ohne den Scheduler auf diesem Rechner.</translation>
  </message>
  <message>
   <source>What is expected</source>
   <translation>Was erwartet wird</translation>
  </message>
  <message>
   <source>What is exported</source>
   <translation>Was exportiert wird</translation>
  </message>
  <message>
   <source>What is kept as {} is no signing key.</source>
   <translation>Was als {} behalten ist, ist kein Signierschlüssel.</translation>
  </message>
  <message>
   <source>What is on the clipboard is no JSON object. {}</source>
   <translation>Was in der Zwischenablage ist, ist kein JSON-Objekt. {}</translation>
  </message>
  <message>
   <source>What is remembered of results.</source>
   <translation>Was von Ergebnissen gemerkt wird.</translation>
  </message>
  <message>
   <source>What is said of “{}” is not written yet.</source>
   <translation>Was über „{}“ zu sagen ist, ist noch nicht geschrieben.</translation>
  </message>
  <message>
   <source>What is ticked is taken from the file; all else stays as you edited it. {}</source>
   <translation>Angewähltes kommt aus der Datei; alles andere bleibt, wie Sie es bearbeitet haben. {}</translation>
  </message>
  <message>
   <source>What is yours goes to a tool of a folder only by your yes.</source>
   <translation>Was Ihres ist, geht nur mit Ihrem Ja an ein Werkzeug eines Ordners.</translation>
  </message>
  <message>
   <source>What it answered is no chat completion with a text.</source>
   <translation>Was es antwortete, ist keine Chat Completion mit einem Text.</translation>
  </message>
  <message>
   <source>What it depends on</source>
   <translation>Wovon es abhängt</translation>
  </message>
  <message>
   <source>What it gave is printed behind it, so it was made, and answered, before.</source>
   <translation>Dahinter steht, was er ergab; der Aufruf wurde also schon früher gemacht und beantwortet.</translation>
  </message>
  <message>
   <source>What it reads.</source>
   <translation>Was es liest.</translation>
  </message>
  <message>
   <source>What it says of itself</source>
   <translation>Was er über sich sagt</translation>
  </message>
  <message>
   <source>What it sees of the disk, as JSON; nothing where there is none.</source>
   <translation>Was es vom Datenträger sieht, als JSON; nichts, wo keines steht.</translation>
  </message>
  <message>
   <source>What it starts</source>
   <translation>Was er startet</translation>
  </message>
  <message>
   <source>What it tells models</source>
   <translation>Was er Modellen sagt</translation>
  </message>
  <message>
   <source>What it would do</source>
   <translation>Was es täte</translation>
  </message>
  <message>
   <source>What it writes: text, or JSON that is parsed.</source>
   <translation>Was es schreibt: Text, oder JSON, das geparst wird.</translation>
  </message>
  <message>
   <source>What its process or request needs. Values are set under Secrets, never here.</source>
   <translation>Was sein Prozess oder seine Anfrage braucht. Werte werden unter Geheimnisse gesetzt, nie hier.</translation>
  </message>
  <message>
   <source>What needs you first</source>
   <translation>Was Sie braucht, zuerst</translation>
  </message>
  <message>
   <source>What opens the code of a tool.</source>
   <translation>Was den Code eines Werkzeugs öffnet.</translation>
  </message>
  <message>
   <source>What other programs on this computer say of their MCP servers. Nothing is started, no permission comes along, and secrets become references.</source>
   <translation>Was andere Programme dieses Rechners über ihre MCP-Server sagen. Nichts wird gestartet, keine Erlaubnis kommt mit, und Geheimnisse werden Verweise.</translation>
  </message>
  <message>
   <source>What other rows refer to. “Add inside” adds one.</source>
   <translation>Worauf andere Zeilen verweisen. „Darin hinzufügen“ fügt eine hinzu.</translation>
  </message>
  <message>
   <source>What people read in lists.</source>
   <translation>Was Menschen in Listen lesen.</translation>
  </message>
  <message>
   <source>What stands in the command is sent to it, once.</source>
   <translation>Was im Befehl steht, wird ihm gesendet, einmal.</translation>
  </message>
  <message>
   <source>What starting the server {} would run is not what was allowed any more.</source>
   <translation>Was der Start des Servers {} ausführen würde, ist nicht mehr, was erlaubt wurde.</translation>
  </message>
  <message>
   <source>What the agent is there for; tools may read it.</source>
   <translation>Wozu der Agent da ist; Werkzeuge dürfen es lesen.</translation>
  </message>
  <message>
   <source>What the format makes of the tool</source>
   <translation>Was das Format aus dem Werkzeug macht</translation>
  </message>
  <message>
   <source>What the model calls it.</source>
   <translation>Wie das Modell es nennt.</translation>
  </message>
  <message>
   <source>What the model is told</source>
   <translation>Was das Modell erfährt</translation>
  </message>
  <message>
   <source>What the model is told first</source>
   <translation>Was das Modell zuerst erfährt</translation>
  </message>
  <message>
   <source>What the model is told first (optional)</source>
   <translation>Was das Modell zuerst erfährt (wahlweise)</translation>
  </message>
  <message>
   <source>What the model is told stands at the end of the lane.</source>
   <translation>Was das Modell erfährt, steht am Ende der Spur.</translation>
  </message>
  <message>
   <source>What the model reads about this parameter.</source>
   <translation>Was das Modell über diesen Parameter liest.</translation>
  </message>
  <message>
   <source>What the model reads of the group as a whole.</source>
   <translation>Was das Modell über die Gruppe als Ganzes liest.</translation>
  </message>
  <message>
   <source>What the model reads to decide when to use it: what it does, and when.</source>
   <translation>Was das Modell liest, um zu entscheiden, wann es das benutzt: was es tut und wann.</translation>
  </message>
  <message>
   <source>What the model says</source>
   <translation>Was das Modell sagt</translation>
  </message>
  <message>
   <source>What the model wrote</source>
   <translation>Was das Modell schrieb</translation>
  </message>
  <message>
   <source>What the model wrote for call {} was not kept, or not whole.</source>
   <translation>Was das Modell für Aufruf {} schrieb, ist nicht oder nicht ganz aufbewahrt.</translation>
  </message>
  <message>
   <source>What the model wrote for {} was not read whole.</source>
   <translation>Was das Modell für {} schrieb, wurde nicht ganz gelesen.</translation>
  </message>
  <message>
   <source>What the person is asked, with example arguments</source>
   <translation>Was die Person gefragt wird, mit Beispielargumenten</translation>
  </message>
  <message>
   <source>What the schemas of the format can't say is said to the model in words</source>
   <translation>Was die Schemas des Formats nicht sagen können, wird dem Modell in Worten gesagt</translation>
  </message>
  <message>
   <source>What the server itself calls it.</source>
   <translation>Wie der Server selbst es nennt.</translation>
  </message>
  <message>
   <source>What the tool of call {} was like was not kept.</source>
   <translation>Wie das Werkzeug von Aufruf {} war, wurde nicht behalten.</translation>
  </message>
  <message>
   <source>What the tool said</source>
   <translation>Was das Werkzeug sagte</translation>
  </message>
  <message>
   <source>What the tools of this folder would do</source>
   <translation>Was die Werkzeuge dieses Ordners täten</translation>
  </message>
  <message>
   <source>What the window speaks; “system” is the desktop's language where there is a translation.</source>
   <translation>Was das Fenster spricht; „System“ ist die Sprache des Desktops, wo es eine Übersetzung gibt.</translation>
  </message>
  <message>
   <source>What to do</source>
   <translation>Was zu tun ist</translation>
  </message>
  <message>
   <source>What waited for it is written.</source>
   <translation>Was darauf wartete, ist geschrieben.</translation>
  </message>
  <message>
   <source>What waits first</source>
   <translation>Was wartet, zuerst</translation>
  </message>
  <message>
   <source>What was found in them</source>
   <translation>Was in ihnen gefunden wurde</translation>
  </message>
  <message>
   <source>What was kept of this call can't be read.</source>
   <translation>Was von diesem Aufruf aufbewahrt ist, lässt sich nicht lesen.</translation>
  </message>
  <message>
   <source>What was said to the server, and by it</source>
   <translation>Was dem Server gesagt wurde und was er sagte</translation>
  </message>
  <message>
   <source>What was saved is there; of drafts at most the last 5 s are lost. The report is sent to nobody.</source>
   <translation>Was gespeichert war, ist da; von Entwürfen fehlen höchstens die letzten 5 s. Der Bericht wird niemandem geschickt.</translation>
  </message>
  <message>
   <source>What whoever answers its calls is told besides the arguments.</source>
   <translation>Was erfährt, wer seine Aufrufe beantwortet, neben den Argumenten.</translation>
  </message>
  <message>
   <source>What would change is not known</source>
   <translation>Was sich ändern würde, ist nicht bekannt</translation>
  </message>
  <message>
   <source>What you ask, and what tools give it, goes to the model only by your yes.</source>
   <translation>Was Sie fragen und was Werkzeuge ihm geben, geht nur mit Ihrem Ja an das Modell.</translation>
  </message>
  <message>
   <source>What you write goes to it in the place of a model's answer.</source>
   <translation>Was Sie schreiben, geht anstelle der Antwort eines Modells an ihn.</translation>
  </message>
  <message>
   <source>What {} answered holds no results.</source>
   <translation>Was {} antwortete, enthält keine Ergebnisse.</translation>
  </message>
  <message>
   <source>What {} answered is no chat completion with a text.</source>
   <translation>Was {} antwortete, ist keine Chat Completion mit einem Text.</translation>
  </message>
  <message>
   <source>What {} denies today can't be looked for in a call of then.</source>
   <translation>Was {} heute verweigert, lässt sich in einem Aufruf von damals nicht suchen.</translation>
  </message>
  <message>
   <source>What {} expects is saved.</source>
   <translation>Die Erwartung von {} ist gespeichert.</translation>
  </message>
  <message>
   <source>What {} gave</source>
   <translation>Was {} gab</translation>
  </message>
  <message>
   <source>What {} says is compared with the tools here.</source>
   <translation>Was {} sagt, wird mit den Werkzeugen hier verglichen.</translation>
  </message>
  <message>
   <source>What {} says of its login can't be understood.</source>
   <translation>Was {} über seine Anmeldung sagt, ist nicht zu verstehen.</translation>
  </message>
  <message>
   <source>What {} says of {} makes no tool: {}</source>
   <translation>Was {} über {} sagt, ergibt kein Werkzeug: {}</translation>
  </message>
  <message>
   <source>What {} sent is no chat completion.</source>
   <translation>Was {} sandte, ist keine Chat Completion.</translation>
  </message>
  <message>
   <source>What {} would reach has changed since the call was allowed.</source>
   <translation>Was {} erreichen würde, hat sich geändert, seit der Aufruf erlaubt wurde.</translation>
  </message>
  <message>
   <source>When a conversation with it ends that does not come to an answer.</source>
   <translation>Wann eine Unterhaltung mit ihm endet, die zu keiner Antwort kommt.</translation>
  </message>
  <message>
   <source>Where</source>
   <translation>Wo</translation>
  </message>
  <message>
   <source>Where it comes from, the first that has a value</source>
   <translation>Woher er kommt: die erste Stelle, die einen Wert hat</translation>
  </message>
  <message>
   <source>Where the time went</source>
   <translation>Wohin die Zeit ging</translation>
  </message>
  <message>
   <source>Whether a call may run.</source>
   <translation>Ob ein Aufruf laufen darf.</translation>
  </message>
  <message>
   <source>Whether a match in which a whole word differs waits for a person's yes.</source>
   <translation>Ob eine Übereinstimmung, in der ein ganzes Wort anders ist, auf ein Ja wartet.</translation>
  </message>
  <message>
   <source>Whether calls may select it and exports hold it.</source>
   <translation>Ob Aufrufe es wählen dürfen und Exporte es enthalten.</translation>
  </message>
  <message>
   <source>Whether it may have bytes signed.</source>
   <translation>Ob es Bytes signieren lassen darf.</translation>
  </message>
  <message>
   <source>Whether it may have members that are not listed.</source>
   <translation>Ob es Mitglieder haben darf, die nicht gelistet sind.</translation>
  </message>
  <message>
   <source>Whether results are remembered and given at all, for tools that say so.</source>
   <translation>Ob Ergebnisse überhaupt gemerkt und gegeben werden, für Werkzeuge, die es sagen.</translation>
  </message>
  <message>
   <source>Whether the console's runs are outputs of one session; if not, each stands alone.</source>
   <translation>Ob die Läufe der Konsole Ausgaben einer Sitzung sind; wenn nicht, steht jeder für sich.</translation>
  </message>
  <message>
   <source>Whether tools may have it from the environment of Tooldesk</source>
   <translation>Ob Werkzeuge sie aus der Umgebung von Tooldesk haben dürfen</translation>
  </message>
  <message>
   <source>Which editor opens the code of tools?</source>
   <translation>Welcher Editor öffnet den Code von Werkzeugen?</translation>
  </message>
  <message>
   <source>Which model you ask, and which answers what MCP servers ask one; each asks you first.</source>
   <translation>Welches Modell Sie fragen und welches beantwortet, was MCP-Server eines fragen; beide fragen Sie zuerst.</translation>
  </message>
  <message>
   <source>Which of the tools that come with Tooldesk.</source>
   <translation>Welches der Werkzeuge, die mit Tooldesk kommen.</translation>
  </message>
  <message>
   <source>Which of them may models call here?</source>
   <translation>Welche davon dürfen Modelle hier aufrufen?</translation>
  </message>
  <message>
   <source>Which output is being written?</source>
   <translation>Welche Ausgabe entsteht gerade?</translation>
  </message>
  <message>
   <source>Which pool a call waits in.</source>
   <translation>In welchem Pool ein Aufruf wartet.</translation>
  </message>
  <message>
   <source>Which secrets are stored is not known. {}</source>
   <translation>Welche Geheimnisse gespeichert sind, ist nicht bekannt. {}</translation>
  </message>
  <message>
   <source>Which task is not said.</source>
   <translation>Welche Aufgabe, ist nicht gesagt.</translation>
  </message>
  <message>
   <source>Whoever checks signatures needs it; it is no secret</source>
   <translation>Wer Signaturen prüft, braucht ihn; er ist kein Geheimnis</translation>
  </message>
  <message>
   <source>Whole result</source>
   <translation>Ganzes Ergebnis</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>Ganze Wörter</translation>
  </message>
  <message>
   <source>Whole words are found, in capital or small letters, and the last one may go on: “several in quotes” stand side by side, begi* is a beginning.</source>
   <translation>Gefunden werden ganze Wörter, groß oder klein, und das letzte darf weitergehen: „mehrere in Anführungszeichen“ stehen nebeneinander, anfa* ist ein Anfang.</translation>
  </message>
  <message>
   <source>Whom it may reach, as JSON.</source>
   <translation>Wen es erreichen darf, als JSON.</translation>
  </message>
  <message>
   <source>Whom web_search asks.</source>
   <translation>Wen web_search fragt.</translation>
  </message>
  <message>
   <source>Whose calls are run</source>
   <translation>Wessen Aufrufe laufen</translation>
  </message>
  <message>
   <source>Whose calls are run?</source>
   <translation>Wessen Aufrufe werden ausgeführt?</translation>
  </message>
  <message>
   <source>Whose files it may use besides those of the working folder.</source>
   <translation>Wessen Dateien es außer denen des Arbeitsordners benutzen darf.</translation>
  </message>
  <message>
   <source>Whose tools it may call; none is all.</source>
   <translation>Wessen Werkzeuge es aufrufen darf; keine sind alle.</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <source>Why a call of {} was a miss</source>
   <translation>Warum ein Aufruf von {} nicht aus dem Cache kam</translation>
  </message>
  <message>
   <source>Why a call was a miss</source>
   <translation>Warum ein Aufruf nicht aus dem Cache kam</translation>
  </message>
  <message>
   <source>Why it does not start</source>
   <translation>Warum er nicht startet</translation>
  </message>
  <message>
   <source>Why it missed</source>
   <translation>Warum nicht aus dem Cache</translation>
  </message>
  <message>
   <source>Why no call</source>
   <translation>Warum kein Aufruf</translation>
  </message>
  <message>
   <source>Why won't it start?</source>
   <translation>Warum startet er nicht?</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Fenster</translation>
  </message>
  <message>
   <source>Windows Credential Locker</source>
   <translation>Windows-Anmeldeinformationsverwaltung</translation>
  </message>
  <message>
   <source>Windows can have no file called {}</source>
   <translation>Windows kann keine Datei namens {} haben</translation>
  </message>
  <message>
   <source>Windows finds no file at so long a path ({} characters of {}): use a folder with a shorter one, or switch long paths on (LongPathsEnabled in the registry)</source>
   <translation>Windows findet unter einem so langen Pfad keine Datei ({} Zeichen von {}): einen Ordner mit kürzerem Pfad verwenden oder lange Pfade einschalten (LongPathsEnabled in der Registrierung)</translation>
  </message>
  <message>
   <source>With a problem</source>
   <translation>Mit einem Problem</translation>
  </message>
  <message>
   <source>With advice</source>
   <translation>Mit Hinweisen</translation>
  </message>
  <message>
   <source>With the result's text when nothing is written.</source>
   <translation>Mit dem Text des Ergebnisses, wenn nichts geschrieben steht.</translation>
  </message>
  <message>
   <source>With {} characters this takes a while, so it waits for you.</source>
   <translation>Mit {} Zeichen dauert dies eine Weile, deshalb wartet es auf Sie.</translation>
  </message>
  <message>
   <source>Without a problem</source>
   <translation>Ohne Problem</translation>
  </message>
  <message>
   <source>Without any of its arguments no body is sent, instead of {}.</source>
   <translation>Ohne eines seiner Argumente wird kein Body gesendet, statt {}.</translation>
  </message>
  <message>
   <source>Without saving they are lost.</source>
   <translation>Ohne Speichern gehen sie verloren.</translation>
  </message>
  <message>
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <source>Words are found in tool and arguments, in capital or small letters.</source>
   <translation>Wörter werden in Werkzeug und Argumenten gefunden, groß oder klein.</translation>
  </message>
  <message>
   <source>Words stand behind the token that ends it, so that may be part of a value.</source>
   <translation>Hinter dem Token, das ihn beendet, stehen Wörter; es kann Teil eines Werts sein.</translation>
  </message>
  <message>
   <source>Workers need Tooldesk {}: {} and {} more.</source>
   <translation>Worker brauchen Tooldesk {}: {} und {} weitere.</translation>
  </message>
  <message>
   <source>Workers need Tooldesk {}: {}.</source>
   <translation>Worker brauchen Tooldesk {}: {}.</translation>
  </message>
  <message>
   <source>Workers were ended while they read one part, for lack of memory perhaps.</source>
   <translation>Worker wurden beendet, während sie einen Teil lasen, vielleicht aus Mangel an Speicher.</translation>
  </message>
  <message>
   <source>Working folder</source>
   <translation>Arbeitsordner</translation>
  </message>
  <message>
   <source>Works in</source>
   <translation>Arbeitet in</translation>
  </message>
  <message>
   <source>Workspace</source>
   <translation>Arbeitsbereich</translation>
  </message>
  <message>
   <source>Workspace folder</source>
   <translation>Ordner des Arbeitsbereichs</translation>
  </message>
  <message>
   <source>Worst first</source>
   <translation>Schlimmste zuerst</translation>
  </message>
  <message>
   <source>Worth another try.</source>
   <translation>Einen weiteren Versuch wert.</translation>
  </message>
  <message>
   <source>Would be refused</source>
   <translation>Würde abgelehnt</translation>
  </message>
  <message>
   <source>Wrapped</source>
   <translation>Umbrochen</translation>
  </message>
  <message>
   <source>Write "string", or {"type": "string", "optional": true}.</source>
   <translation>"string" schreiben oder {"type": "string", "optional": true}.</translation>
  </message>
  <message>
   <source>Write "{}": true or "{}": false.</source>
   <translation>"{}": true oder "{}": false schreiben.</translation>
  </message>
  <message>
   <source>Write ${NAME} in its place, declare NAME under Variables, and set it under Secrets.</source>
   <translation>${NAME} an seine Stelle schreiben, NAME unter Variablen deklarieren und unter Geheimnisse setzen.</translation>
  </message>
  <message>
   <source>Write ${NAME} in its place, in env or headers; a command gets it as a variable.</source>
   <translation>An seine Stelle ${NAME} schreiben, in env oder headers; ein Befehl bekommt ihn als Variable.</translation>
  </message>
  <message>
   <source>Write a default that fits, or correct the schema.</source>
   <translation>Einen passenden Standardwert schreiben oder das Schema berichtigen.</translation>
  </message>
  <message>
   <source>Write a list in brackets.</source>
   <translation>Eine Liste in eckigen Klammern schreiben.</translation>
  </message>
  <message>
   <source>Write a multiple of {}.</source>
   <translation>Ein Vielfaches von {} schreiben.</translation>
  </message>
  <message>
   <source>Write a number.</source>
   <translation>Eine Zahl schreiben.</translation>
  </message>
  <message>
   <source>Write a path as "./-name". To allow it, put "--" before the argument in the tool's command, or name the argument in its option_arguments.</source>
   <translation>Einen Pfad als "./-name" schreiben. Um es zu erlauben, "--" vor das Argument im Befehl des Werkzeugs setzen oder das Argument in option_arguments nennen.</translation>
  </message>
  <message>
   <source>Write a path such as notes.txt.</source>
   <translation>Einen Pfad schreiben, etwa notes.txt.</translation>
  </message>
  <message>
   <source>Write a server into servers.json; nothing is started</source>
   <translation>Einen Server in servers.json schreiben; nichts wird gestartet</translation>
  </message>
  <message>
   <source>Write a simpler condition, or let the tool return a smaller result.</source>
   <translation>Eine einfachere Bedingung schreiben oder das Werkzeug ein kleineres Ergebnis geben lassen.</translation>
  </message>
  <message>
   <source>Write a smaller number.</source>
   <translation>Eine kleinere Zahl schreiben.</translation>
  </message>
  <message>
   <source>Write a text in quotes.</source>
   <translation>Einen Text in Anführungszeichen schreiben.</translation>
  </message>
  <message>
   <source>Write a value that is {}.</source>
   <translation>Einen solchen Wert schreiben: {}.</translation>
  </message>
  <message>
   <source>Write a whole number.</source>
   <translation>Eine ganze Zahl schreiben.</translation>
  </message>
  <message>
   <source>Write all figures as JSON, or a report of one file that works offline</source>
   <translation>Alle Zahlen als JSON, oder ein Bericht in einer Datei, der offline geht</translation>
  </message>
  <message>
   <source>Write an example that fits: models copy it.</source>
   <translation>Ein passendes Beispiel schreiben: Modelle ahmen es nach.</translation>
  </message>
  <message>
   <source>Write an object in braces.</source>
   <translation>Ein Objekt in geschweiften Klammern schreiben.</translation>
  </message>
  <message>
   <source>Write annotations and a docstring for it.</source>
   <translation>Annotationen und einen Docstring dafür schreiben.</translation>
  </message>
  <message>
   <source>Write another one.</source>
   <translation>Einen anderen schreiben.</translation>
  </message>
  <message>
   <source>Write calls to a file, for other programs or a bug report, without secrets</source>
   <translation>Aufrufe in eine Datei schreiben, für andere Programme oder einen Fehlerbericht, ohne Geheimnisse</translation>
  </message>
  <message>
   <source>Write exactly {}.</source>
   <translation>Genau {} schreiben.</translation>
  </message>
  <message>
   <source>Write it as a {}, such as {}.</source>
   <translation>In der Form {} schreiben, etwa {}.</translation>
  </message>
  <message>
   <source>Write it as https://api.example.com or http://127.0.0.1:11434, without credentials: the client's own key is handed through.</source>
   <translation>Als https://api.example.com oder http://127.0.0.1:11434 schreiben, ohne Zugangsdaten: Der Schlüssel des Clients wird durchgereicht.</translation>
  </message>
  <message>
   <source>Write it as name=content.</source>
   <translation>Als name=content schreiben.</translation>
  </message>
  <message>
   <source>Write it as text.</source>
   <translation>Als Text schreiben.</translation>
  </message>
  <message>
   <source>Write it as the pattern says.</source>
   <translation>So schreiben, wie das Muster sagt.</translation>
  </message>
  <message>
   <source>Write it as tool:NAME|input:{"argument": "value"}.</source>
   <translation>Als tool:NAME|input:{"argument": "value"} schreiben.</translation>
  </message>
  <message>
   <source>Write it like "#/$defs/name".</source>
   <translation>Wie "#/$defs/name" schreiben.</translation>
  </message>
  <message>
   <source>Write it like {}.</source>
   <translation>So schreiben: {}.</translation>
  </message>
  <message>
   <source>Write it out.</source>
   <translation>Ausschreiben.</translation>
  </message>
  <message>
   <source>Write it without \ud800 to \udfff escapes that stand alone.</source>
   <translation>Ohne Escapes \ud800 bis \udfff schreiben, die allein stehen.</translation>
  </message>
  <message>
   <source>Write it, then try again.</source>
   <translation>Schreiben, dann erneut versuchen.</translation>
  </message>
  <message>
   <source>Write less at once.</source>
   <translation>Weniger auf einmal schreiben.</translation>
  </message>
  <message>
   <source>Write less than {}.</source>
   <translation>Weniger als {} schreiben.</translation>
  </message>
  <message>
   <source>Write more than {}.</source>
   <translation>Mehr als {} schreiben.</translation>
  </message>
  <message>
   <source>Write one JSON object.</source>
   <translation>Ein JSON-Objekt schreiben.</translation>
  </message>
  <message>
   <source>Write one of {}.</source>
   <translation>Eines von {} schreiben.</translation>
  </message>
  <message>
   <source>Write one such as @.result.status == "done".</source>
   <translation>Etwas schreiben wie @.result.status == "done".</translation>
  </message>
  <message>
   <source>Write shorter patterns, or check such values in the tool itself.</source>
   <translation>Kürzere Muster schreiben oder solche Werte im Werkzeug selbst prüfen.</translation>
  </message>
  <message>
   <source>Write the charts to a PNG or SVG file</source>
   <translation>Die Diagramme in eine PNG- oder SVG-Datei schreiben</translation>
  </message>
  <message>
   <source>Write the host in its place.</source>
   <translation>Den Host an seine Stelle schreiben.</translation>
  </message>
  <message>
   <source>Write the listed exchanges as JSON lines, without secrets</source>
   <translation>Die gelisteten Austausche als JSON-Zeilen schreiben, ohne Geheimnisse</translation>
  </message>
  <message>
   <source>Write the output into a file without it, and keep that.</source>
   <translation>Die Ausgabe ohne ihn in eine Datei schreiben und diese behalten.</translation>
  </message>
  <message>
   <source>Write the tool's file</source>
   <translation>Die Datei des Werkzeugs schreiben</translation>
  </message>
  <message>
   <source>Write the value in its place.</source>
   <translation>Den Wert an ihre Stelle schreiben.</translation>
  </message>
  <message>
   <source>Write them as one JSON object, such as {"name": "value"}.</source>
   <translation>Als ein JSON-Objekt schreiben, etwa {"name": "value"}.</translation>
  </message>
  <message>
   <source>Write them as {"name": 1}.</source>
   <translation>Als {"name": 1} schreiben.</translation>
  </message>
  <message>
   <source>Write to another place.</source>
   <translation>An eine andere Stelle schreiben.</translation>
  </message>
  <message>
   <source>Write true or false, without quotes.</source>
   <translation>true oder false schreiben, ohne Anführungszeichen.</translation>
  </message>
  <message>
   <source>Write what is shown into a file; of the doctor, the whole document</source>
   <translation>In eine Datei schreiben, was gezeigt wird; vom Doktor das ganze Dokument</translation>
  </message>
  <message>
   <source>Write what models read of the selected tool</source>
   <translation>Schreiben, was Modelle über das gewählte Werkzeug lesen</translation>
  </message>
  <message>
   <source>Write what was edited into the file</source>
   <translation>Die Änderungen in die Datei schreiben</translation>
  </message>
  <message>
   <source>Write {"city": "string"}, or a JSON Schema with "type": "object".</source>
   <translation>{"city": "string"} schreiben oder ein JSON Schema mit "type": "object".</translation>
  </message>
  <message>
   <source>Write {name} in its place; it becomes a parameter.</source>
   <translation>{name} an seine Stelle schreiben; es wird ein Parameter.</translation>
  </message>
  <message>
   <source>Write {} in its place, everywhere, and read it again.</source>
   <translation>Überall {} an seine Stelle schreiben und erneut lesen.</translation>
  </message>
  <message>
   <source>Write {} or less.</source>
   <translation>{} oder weniger schreiben.</translation>
  </message>
  <message>
   <source>Write {} or more.</source>
   <translation>{} oder mehr schreiben.</translation>
  </message>
  <message>
   <source>Write {}, such as {}.</source>
   <translation>{} schreiben, etwa {}.</translation>
  </message>
  <message>
   <source>Writing</source>
   <translation>Wird geschrieben</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>Geschrieben</translation>
  </message>
  <message>
   <source>Written as</source>
   <translation>Geschrieben als</translation>
  </message>
  <message>
   <source>Written name</source>
   <translation>Geschriebener Name</translation>
  </message>
  <message>
   <source>Written: {}. Read as: {}.</source>
   <translation>Geschrieben: {}. Gelesen als: {}.</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Ja</translation>
  </message>
  <message>
   <source>You approved</source>
   <translation>Sie genehmigten</translation>
  </message>
  <message>
   <source>You are asked before it runs</source>
   <translation>Sie werden gefragt, bevor es läuft</translation>
  </message>
  <message>
   <source>You are asked before it runs, unless it is denied today</source>
   <translation>Sie werden gefragt, bevor es läuft, wenn es nicht heute verweigert ist</translation>
  </message>
  <message>
   <source>You have not trusted this folder</source>
   <translation>Sie vertrauen diesem Ordner noch nicht</translation>
  </message>
  <message>
   <source>You have not trusted this folder: nothing of this folder runs</source>
   <translation>Sie vertrauen diesem Ordner noch nicht: Nichts daraus läuft</translation>
  </message>
  <message>
   <source>You have not trusted {}, so nothing of it runs.</source>
   <translation>Sie vertrauen {} noch nicht, daher läuft nichts daraus.</translation>
  </message>
  <message>
   <source>You took over</source>
   <translation>Sie übernahmen</translation>
  </message>
  <message>
   <source>You trust this folder now</source>
   <translation>Sie vertrauen diesem Ordner jetzt</translation>
  </message>
  <message>
   <source>Your answer</source>
   <translation>Ihre Antwort</translation>
  </message>
  <message>
   <source>Your description, which models read</source>
   <translation>Ihre Beschreibung, die Modelle lesen</translation>
  </message>
  <message>
   <source>Your edits are still here; saving writes it again.</source>
   <translation>Ihre Änderungen sind noch hier; Speichern schreibt sie wieder.</translation>
  </message>
  <message>
   <source>Your system keeps it, locked with your login.</source>
   <translation>Ihr System behält es, gesperrt mit Ihrer Anmeldung.</translation>
  </message>
  <message>
   <source>Your system shows a dialog that asks for it; it may be behind this window.</source>
   <translation>Ihr System fragt in einem Dialog danach; er kann hinter diesem Fenster sein.</translation>
  </message>
  <message>
   <source>Your work is untouched. The log has the details.</source>
   <translation>Ihre Arbeit ist unberührt. Das Protokoll hat die Einzelheiten.</translation>
  </message>
  <message>
   <source>Zoom &amp;in</source>
   <translation>Ve&amp;rgrößern</translation>
  </message>
  <message>
   <source>Zoom &amp;out</source>
   <translation>Ver&amp;kleinern</translation>
  </message>
  <message>
   <source>a JSONPath begins with $, such as $.items[0].name</source>
   <translation>ein JSONPath beginnt mit $, etwa $.items[0].name</translation>
  </message>
  <message>
   <source>a Python file</source>
   <translation>eine Python-Datei</translation>
  </message>
  <message>
   <source>a URL begins with http:// or https:// and a host, or with {argument}</source>
   <translation>eine URL beginnt mit http:// oder https:// und einem Host, oder mit {argument}</translation>
  </message>
  <message>
   <source>a URL holds no user name or password; use auth</source>
   <translation>eine URL enthält weder Benutzername noch Passwort; auth benutzen</translation>
  </message>
  <message>
   <source>a batch file can't be given quotes ("), % or line breaks</source>
   <translation>eine Batch-Datei kann keine Anführungszeichen ("), % oder Zeilenumbrüche bekommen</translation>
  </message>
  <message>
   <source>a body</source>
   <translation>ein Body</translation>
  </message>
  <message>
   <source>a call of Windows failed</source>
   <translation>ein Aufruf von Windows schlug fehl</translation>
  </message>
  <message>
   <source>a call that can't be read is asked for once more, with tool_choice forced to it</source>
   <translation>ein Aufruf, der sich nicht lesen lässt, wird noch einmal verlangt, mit tool_choice darauf gezwungen</translation>
  </message>
  <message>
   <source>a call that is no function</source>
   <translation>ein Aufruf, der keine Funktion ist</translation>
  </message>
  <message>
   <source>a call without a number</source>
   <translation>ein Aufruf ohne Nummer</translation>
  </message>
  <message>
   <source>a client_secret or private_key needs a client_id and an issuer</source>
   <translation>client_secret oder private_key braucht client_id und issuer</translation>
  </message>
  <message>
   <source>a curl command</source>
   <translation>ein curl-Befehl</translation>
  </message>
  <message>
   <source>a failure can't be the final answer</source>
   <translation>ein Fehlschlag kann nicht die endgültige Antwort sein</translation>
  </message>
  <message>
   <source>a function of this process can't be sandboxed; make it a tool file</source>
   <translation>eine Funktion dieses Prozesses kann nicht in die Sandbox; eine Werkzeugdatei daraus machen</translation>
  </message>
  <message>
   <source>a header is one line</source>
   <translation>ein Header ist eine Zeile</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>eine Liste</translation>
  </message>
  <message>
   <source>a match of</source>
   <translation>ein Treffer von</translation>
  </message>
  <message>
   <source>a match of “{}”</source>
   <translation>ein Treffer von „{}“</translation>
  </message>
  <message>
   <source>a misspelt name becomes that of the tool that is surely meant</source>
   <translation>ein verschriebener Name wird zu dem des Werkzeugs, das sicher gemeint ist</translation>
  </message>
  <message>
   <source>a model's name holds no braces</source>
   <translation>der Name eines Modells enthält keine geschweiften Klammern</translation>
  </message>
  <message>
   <source>a multiple of</source>
   <translation>ein Vielfaches von</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>eine Zahl</translation>
  </message>
  <message>
   <source>a number in it is too long to be read</source>
   <translation>eine Zahl darin ist zu lang zum Lesen</translation>
  </message>
  <message>
   <source>a number is wanted, or nothing</source>
   <translation>eine Zahl wird gebraucht, oder nichts</translation>
  </message>
  <message>
   <source>a person</source>
   <translation>ein Mensch</translation>
  </message>
  <message>
   <source>a person is kept in no sandbox; leave "execution_mode" out</source>
   <translation>eine Person kommt in keine Sandbox; "execution_mode" weglassen</translation>
  </message>
  <message>
   <source>a range needs a minimum or a maximum</source>
   <translation>ein Bereich braucht ein Minimum oder ein Maximum</translation>
  </message>
  <message>
   <source>a record fits no row of {} ({}).</source>
   <translation>ein Datensatz passt in keine Zeile von {} ({}).</translation>
  </message>
  <message>
   <source>a server has either a "command" or a "url"</source>
   <translation>ein Server hat entweder "command" oder "url"</translation>
  </message>
  <message>
   <source>a server runs outside of its calls, where no sandbox of theirs holds it; leave "execution_mode" out</source>
   <translation>ein Server läuft außerhalb seiner Aufrufe, wo keine Sandbox von ihnen ihn hält; "execution_mode" weglassen</translation>
  </message>
  <message>
   <source>a string</source>
   <translation>eine Zeichenkette</translation>
  </message>
  <message>
   <source>a tokenizer's marks stand for space</source>
   <translation>Zeichen eines Tokenizers stehen für Leerraum</translation>
  </message>
  <message>
   <source>a tool file holds one JSON object</source>
   <translation>eine Werkzeugdatei enthält ein JSON-Objekt</translation>
  </message>
  <message>
   <source>a tool file holds one object in braces</source>
   <translation>eine Werkzeugdatei enthält ein Objekt in geschweiften Klammern</translation>
  </message>
  <message>
   <source>a tool without a name</source>
   <translation>ein Werkzeug ohne Namen</translation>
  </message>
  <message>
   <source>a word of a command can't hold a zero byte</source>
   <translation>ein Wort eines Befehls kann kein Nullbyte enthalten</translation>
  </message>
  <message>
   <source>a word of the command holds a zero byte</source>
   <translation>ein Wort des Befehls enthält ein Nullbyte</translation>
  </message>
  <message>
   <source>a zero byte can stand in no word</source>
   <translation>ein Nullbyte kann in keinem Wort stehen</translation>
  </message>
  <message>
   <source>about {}</source>
   <translation>etwa {}</translation>
  </message>
  <message>
   <source>about {} tokens</source>
   <translation>etwa {} Token</translation>
  </message>
  <message>
   <source>about {}, not ticked</source>
   <translation>etwa {}, nicht angewählt</translation>
  </message>
  <message>
   <source>accept what came of {}</source>
   <translation>annehmen, was aus {} wurde</translation>
  </message>
  <message>
   <source>active environment</source>
   <translation>aktive Umgebung</translation>
  </message>
  <message>
   <source>add server {}</source>
   <translation>Server {} hinzufügen</translation>
  </message>
  <message>
   <source>add tool {}</source>
   <translation>Werkzeug {} hinzufügen</translation>
  </message>
  <message>
   <source>after {} use</source>
   <translation>nach {} Verwendung</translation>
  </message>
  <message>
   <source>after {} uses</source>
   <translation>nach {} Verwendungen</translation>
  </message>
  <message>
   <source>all built-in tools but bash keep to their folders by themselves; leave "execution_mode" out, and name what else they may use in "more_folders"</source>
   <translation>alle eingebauten Werkzeuge außer bash bleiben von sich aus in ihren Ordnern; "execution_mode" weglassen und in "more_folders" nennen, was sie sonst benutzen dürfen</translation>
  </message>
  <message>
   <source>all calls, {}</source>
   <translation>alle Aufrufe, {}</translation>
  </message>
  <message>
   <source>all its processes together</source>
   <translation>alle seine Prozesse zusammen</translation>
  </message>
  <message>
   <source>all of</source>
   <translation>alles von</translation>
  </message>
  <message>
   <source>all that could be read of it</source>
   <translation>alles, was davon gelesen werden konnte</translation>
  </message>
  <message>
   <source>all workspaces</source>
   <translation>alle Arbeitsbereiche</translation>
  </message>
  <message>
   <source>allowed by its permission</source>
   <translation>durch seine Erlaubnis erlaubt</translation>
  </message>
  <message>
   <source>allowed by you until Tooldesk closes</source>
   <translation>von Ihnen erlaubt, bis Tooldesk geschlossen wird</translation>
  </message>
  <message>
   <source>allowed by {}</source>
   <translation>erlaubt durch {}</translation>
  </message>
  <message>
   <source>allowed in advance by --yes</source>
   <translation>mit --yes im Voraus erlaubt</translation>
  </message>
  <message>
   <source>allowed once by you</source>
   <translation>von Ihnen einmal erlaubt</translation>
  </message>
  <message>
   <source>already stored</source>
   <translation>schon gespeichert</translation>
  </message>
  <message>
   <source>also reads</source>
   <translation>liest auch</translation>
  </message>
  <message>
   <source>always allowed by you</source>
   <translation>von Ihnen immer erlaubt</translation>
  </message>
  <message>
   <source>always {}</source>
   <translation>immer {}</translation>
  </message>
  <message>
   <source>an HTTP request runs no code that a sandbox could hold; leave "execution_mode" out, and use "permission" to decide on each request</source>
   <translation>eine HTTP-Anfrage führt keinen Code aus, den eine Sandbox halten könnte; "execution_mode" weglassen und mit "permission" über jede Anfrage entscheiden</translation>
  </message>
  <message>
   <source>an address begins with http:// or https://, and holds no password</source>
   <translation>eine Adresse beginnt mit http:// oder https:// und enthält kein Passwort</translation>
  </message>
  <message>
   <source>an argument can't choose the program</source>
   <translation>ein Argument kann nicht das Programm wählen</translation>
  </message>
  <message>
   <source>an arithmetic error</source>
   <translation>ein Rechenfehler</translation>
  </message>
  <message>
   <source>an array</source>
   <translation>ein Array</translation>
  </message>
  <message>
   <source>an empty text</source>
   <translation>ein leerer Text</translation>
  </message>
  <message>
   <source>an error</source>
   <translation>ein Fehler</translation>
  </message>
  <message>
   <source>an example of {}</source>
   <translation>ein Beispiel von {}</translation>
  </message>
  <message>
   <source>an illegal instruction</source>
   <translation>ein ungültiger Befehl</translation>
  </message>
  <message>
   <source>an integer</source>
   <translation>eine ganze Zahl</translation>
  </message>
  <message>
   <source>an object</source>
   <translation>ein Objekt</translation>
  </message>
  <message>
   <source>and {}</source>
   <translation>und {}</translation>
  </message>
  <message>
   <source>and {} more</source>
   <translation>und {} weitere</translation>
  </message>
  <message>
   <source>another format</source>
   <translation>anderes Format</translation>
  </message>
  <message>
   <source>another program holds the lock</source>
   <translation>ein anderes Programm hält die Sperre</translation>
  </message>
  <message>
   <source>answered by a person</source>
   <translation>von einer Person beantwortet</translation>
  </message>
  <message>
   <source>any</source>
   <translation>beliebig</translation>
  </message>
  <message>
   <source>any arguments, until Tooldesk closes</source>
   <translation>beliebige Argumente, bis Tooldesk geschlossen wird</translation>
  </message>
  <message>
   <source>any arguments, until the tool changes or you revoke it</source>
   <translation>beliebige Argumente, bis das Werkzeug sich ändert oder Sie es zurücknehmen</translation>
  </message>
  <message>
   <source>any of…</source>
   <translation>beliebige von…</translation>
  </message>
  <message>
   <source>any port</source>
   <translation>beliebiger Port</translation>
  </message>
  <message>
   <source>anything</source>
   <translation>alles</translation>
  </message>
  <message>
   <source>approve tool {}</source>
   <translation>Werkzeug {} genehmigen</translation>
  </message>
  <message>
   <source>approve {} tools</source>
   <translation>{} Werkzeuge genehmigen</translation>
  </message>
  <message>
   <source>are executed</source>
   <translation>werden ausgeführt</translation>
  </message>
  <message>
   <source>are found and checked, nothing runs</source>
   <translation>werden gefunden und geprüft, nichts läuft</translation>
  </message>
  <message>
   <source>are shown as escapes</source>
   <translation>sind als Escapes gezeigt</translation>
  </message>
  <message>
   <source>arguments beside the name</source>
   <translation>Argumente neben dem Namen</translation>
  </message>
  <message>
   <source>arguments can't be put into the text of code, and {} reads {} as code. Give them as words of their own, where it has a way for that: ["sh", "-c", "wc -l \"$1\"", "sh", "{file}"]</source>
   <translation>Argumente können nicht in den Text von Code, und {} liest {} als Code. Als eigene Wörter geben, wo es dafür einen Weg hat: ["sh", "-c", "wc -l \"$1\"", "sh", "{file}"]</translation>
  </message>
  <message>
   <source>arguments encoded twice</source>
   <translation>Argumente doppelt kodiert</translation>
  </message>
  <message>
   <source>arguments that are broken JSON, or of another type than wanted, are mended</source>
   <translation>Argumente, die kaputtes JSON oder von anderem Typ als verlangt sind, werden repariert</translation>
  </message>
  <message>
   <source>array of arrays</source>
   <translation>Array von Arrays</translation>
  </message>
  <message>
   <source>array of {}</source>
   <translation>Array von {}</translation>
  </message>
  <message>
   <source>as {}</source>
   <translation>als {}</translation>
  </message>
  <message>
   <source>as {}, </source>
   <translation>als {}, </translation>
  </message>
  <message>
   <source>as {}, about {}</source>
   <translation>als {}, etwa {}</translation>
  </message>
  <message>
   <source>as {}, about {}, not ticked</source>
   <translation>als {}, etwa {}, nicht angewählt</translation>
  </message>
  <message>
   <source>asks each time</source>
   <translation>fragt jedes Mal</translation>
  </message>
  <message>
   <source>asks: {}: {}</source>
   <translation>fragt: {}: {}</translation>
  </message>
  <message>
   <source>async {}({})</source>
   <translation>async {}({})</translation>
  </message>
  <message>
   <source>async {}({}) {}.</source>
   <translation>async {}({}) {}.</translation>
  </message>
  <message>
   <source>at least one of</source>
   <translation>mindestens eines von</translation>
  </message>
  <message>
   <source>at least {}</source>
   <translation>mindestens {}</translation>
  </message>
  <message>
   <source>at least {} is wanted</source>
   <translation>mindestens {} ist nötig</translation>
  </message>
  <message>
   <source>at most {}</source>
   <translation>höchstens {}</translation>
  </message>
  <message>
   <source>attempt {} of {}</source>
   <translation>Versuch {} von {}</translation>
  </message>
  <message>
   <source>bare value</source>
   <translation>bloßer Wert</translation>
  </message>
  <message>
   <source>bare value that names a parameter</source>
   <translation>bloßer Wert, der einen Parameter nennt</translation>
  </message>
  <message>
   <source>beside the file</source>
   <translation>neben der Datei</translation>
  </message>
  <message>
   <source>brace that ends the arguments too early</source>
   <translation>Klammer, die die Argumente zu früh beendet</translation>
  </message>
  <message>
   <source>bracket of another shape</source>
   <translation>Klammer anderer Form</translation>
  </message>
  <message>
   <source>broke off: {}</source>
   <translation>abgebrochen: {}</translation>
  </message>
  <message>
   <source>broken off</source>
   <translation>abgebrochen</translation>
  </message>
  <message>
   <source>bubblewrap is not installed</source>
   <translation>bubblewrap ist nicht installiert</translation>
  </message>
  <message>
   <source>byte {}</source>
   <translation>Byte {}</translation>
  </message>
  <message>
   <source>cached answer</source>
   <translation>gemerkte Antwort</translation>
  </message>
  <message>
   <source>cached answers</source>
   <translation>Antworten im Cache</translation>
  </message>
  <message>
   <source>call {}</source>
   <translation>Aufruf {}</translation>
  </message>
  <message>
   <source>call {} of the history</source>
   <translation>Aufruf {} des Verlaufs</translation>
  </message>
  <message>
   <source>call {} of {}</source>
   <translation>Aufruf {} vom {}</translation>
  </message>
  <message>
   <source>calls that stand in the text as markup become proper calls</source>
   <translation>Aufrufe, die als Markup im Text stehen, werden zu richtigen Aufrufen</translation>
  </message>
  <message>
   <source>can't be read: {}</source>
   <translation>nicht lesbar: {}</translation>
  </message>
  <message>
   <source>change calls of one output at once</source>
   <translation>Aufrufe einer Ausgabe zugleich ändern</translation>
  </message>
  <message>
   <source>change server {}</source>
   <translation>Server {} ändern</translation>
  </message>
  <message>
   <source>change setting “{}”</source>
   <translation>Einstellung „{}“ ändern</translation>
  </message>
  <message>
   <source>changed in both</source>
   <translation>in beiden geändert</translation>
  </message>
  <message>
   <source>changed in the file</source>
   <translation>in der Datei geändert</translation>
  </message>
  <message>
   <source>changes {}</source>
   <translation>ändert {}</translation>
  </message>
  <message>
   <source>clear {}</source>
   <translation>{} leeren</translation>
  </message>
  <message>
   <source>client_credentials needs a client_secret or a private_key</source>
   <translation>client_credentials braucht client_secret oder private_key</translation>
  </message>
  <message>
   <source>client_key needs a client_certificate</source>
   <translation>client_key braucht client_certificate</translation>
  </message>
  <message>
   <source>client_metadata_url begins with https:// and names a document</source>
   <translation>client_metadata_url beginnt mit https:// und nennt ein Dokument</translation>
  </message>
  <message>
   <source>closest name: {} ({})</source>
   <translation>ähnlichster Name: {} ({})</translation>
  </message>
  <message>
   <source>closing bracket without an opening one</source>
   <translation>schließende Klammer ohne öffnende</translation>
  </message>
  <message>
   <source>closing quote without an opening one</source>
   <translation>schließendes Anführungszeichen ohne öffnendes</translation>
  </message>
  <message>
   <source>code --goto "{path}:{line}"</source>
   <translation>code --goto "{path}:{line}"</translation>
  </message>
  <message>
   <source>code changed</source>
   <translation>Code geändert</translation>
  </message>
  <message>
   <source>code in {}</source>
   <translation>Code in {}</translation>
  </message>
  <message>
   <source>code where a value must stand</source>
   <translation>Code, wo ein Wert stehen muss</translation>
  </message>
  <message>
   <source>colon in another shape</source>
   <translation>Doppelpunkt anderer Form</translation>
  </message>
  <message>
   <source>comma in another script or shape</source>
   <translation>Komma anderer Schrift oder Form</translation>
  </message>
  <message>
   <source>command is empty</source>
   <translation>Befehl ist leer</translation>
  </message>
  <message>
   <source>content of the ToolResult is {}, not blocks.</source>
   <translation>content des ToolResult ist {}, keine Blöcke.</translation>
  </message>
  <message>
   <source>counts of uses</source>
   <translation>Zähler der Aufrufe</translation>
  </message>
  <message>
   <source>counts of uses per period</source>
   <translation>Zähler der Aufrufe je Zeitraum</translation>
  </message>
  <message>
   <source>curl command</source>
   <translation>curl-Befehl</translation>
  </message>
  <message>
   <source>curl https://api.example.com/v1/weather?city=Oslo -H 'Authorization: Bearer …'</source>
   <translation>curl https://api.example.com/v1/weather?city=Oslo -H 'Authorization: Bearer …'</translation>
  </message>
  <message>
   <source>cut off</source>
   <translation>abgeschnitten</translation>
  </message>
  <message>
   <source>cut off a special token</source>
   <translation>ein besonderes Token abgeschnitten</translation>
  </message>
  <message>
   <source>cut off a special token: {}</source>
   <translation>ein besonderes Token abgeschnitten: {}</translation>
  </message>
  <message>
   <source>damaged special token</source>
   <translation>beschädigtes besonderes Token</translation>
  </message>
  <message>
   <source>data is empty</source>
   <translation>data ist leer</translation>
  </message>
  <message>
   <source>data is no base64: {}</source>
   <translation>data ist kein base64: {}</translation>
  </message>
  <message>
   <source>data of a block of the ToolResult is no base64.</source>
   <translation>data eines Blocks des ToolResult ist kein base64.</translation>
  </message>
  <message>
   <source>declared default</source>
   <translation>angegebener Standardwert</translation>
  </message>
  <message>
   <source>declares a test</source>
   <translation>deklariert einen Test</translation>
  </message>
  <message>
   <source>default workspace</source>
   <translation>Standard-Arbeitsbereich</translation>
  </message>
  <message>
   <source>default {}</source>
   <translation>Standard {}</translation>
  </message>
  <message>
   <source>delete saved call {}</source>
   <translation>gespeicherten Aufruf {} löschen</translation>
  </message>
  <message>
   <source>delete view {}</source>
   <translation>Ansicht {} löschen</translation>
  </message>
  <message>
   <source>delete {}</source>
   <translation>{} löschen</translation>
  </message>
  <message>
   <source>denied by you</source>
   <translation>von Ihnen verweigert</translation>
  </message>
  <message>
   <source>describe tool {}</source>
   <translation>Werkzeug {} beschreiben</translation>
  </message>
  <message>
   <source>described anew</source>
   <translation>neu beschrieben</translation>
  </message>
  <message>
   <source>disable tool {}</source>
   <translation>Werkzeug {} abschalten</translation>
  </message>
  <message>
   <source>disable {} tools</source>
   <translation>{} Werkzeuge abschalten</translation>
  </message>
  <message>
   <source>double quote</source>
   <translation>doppeltes Anführungszeichen</translation>
  </message>
  <message>
   <source>doubled brace</source>
   <translation>doppelte Klammer</translation>
  </message>
  <message>
   <source>doubled quotes</source>
   <translation>doppelte Anführungszeichen</translation>
  </message>
  <message>
   <source>each call starts it anew</source>
   <translation>jeder Aufruf startet ihn neu</translation>
  </message>
  <message>
   <source>each element</source>
   <translation>jedes Element</translation>
  </message>
  <message>
   <source>each process</source>
   <translation>jeder Prozess</translation>
  </message>
  <message>
   <source>each start of exactly this, until Tooldesk closes</source>
   <translation>jeder Start von genau diesem, bis Tooldesk geschlossen wird</translation>
  </message>
  <message>
   <source>each start, until command or program change or you revoke it</source>
   <translation>jeder Start, bis Befehl oder Programm sich ändert oder Sie es zurücknehmen</translation>
  </message>
  <message>
   <source>edit tool {}</source>
   <translation>Werkzeug {} bearbeiten</translation>
  </message>
  <message>
   <source>edit what {} expects</source>
   <translation>Erwartung von {} bearbeiten</translation>
  </message>
  <message>
   <source>embedded null byte</source>
   <translation>eingebettetes Nullbyte</translation>
  </message>
  <message>
   <source>empty list</source>
   <translation>leere Liste</translation>
  </message>
  <message>
   <source>empty object</source>
   <translation>leeres Objekt</translation>
  </message>
  <message>
   <source>empty text</source>
   <translation>leerer Text</translation>
  </message>
  <message>
   <source>enable tool {}</source>
   <translation>Werkzeug {} einschalten</translation>
  </message>
  <message>
   <source>enable {} tools</source>
   <translation>{} Werkzeuge einschalten</translation>
  </message>
  <message>
   <source>environment of Tooldesk</source>
   <translation>Umgebung von Tooldesk</translation>
  </message>
  <message>
   <source>error_class is {}, which is none of {}</source>
   <translation>error_class ist {}, was keines von {} ist</translation>
  </message>
  <message>
   <source>error_class of the ToolResult is none of {}.</source>
   <translation>error_class des ToolResult ist keines von {}.</translation>
  </message>
  <message>
   <source>escaped quotes</source>
   <translation>maskierte Anführungszeichen</translation>
  </message>
  <message>
   <source>exact name</source>
   <translation>genauer Name</translation>
  </message>
  <message>
   <source>exactly one of</source>
   <translation>genau eines von</translation>
  </message>
  <message>
   <source>exactly this, until Tooldesk closes</source>
   <translation>genau dies, bis Tooldesk geschlossen wird</translation>
  </message>
  <message>
   <source>exactly this, until the tool changes or you revoke it</source>
   <translation>genau dies, bis das Werkzeug sich ändert oder Sie es zurücknehmen</translation>
  </message>
  <message>
   <source>exchange {}</source>
   <translation>Austausch {}</translation>
  </message>
  <message>
   <source>exit code {}</source>
   <translation>Exit-Code {}</translation>
  </message>
  <message>
   <source>failures are never stored</source>
   <translation>Fehlschläge werden nie gespeichert</translation>
  </message>
  <message>
   <source>fence around the value</source>
   <translation>Codezaun um den Wert</translation>
  </message>
  <message>
   <source>fence where a value must stand</source>
   <translation>Codezaun, wo ein Wert stehen muss</translation>
  </message>
  <message>
   <source>file outside</source>
   <translation>Datei außerhalb</translation>
  </message>
  <message>
   <source>file size</source>
   <translation>Dateigröße</translation>
  </message>
  <message>
   <source>files of {} MB</source>
   <translation>Dateien bis {} MB</translation>
  </message>
  <message>
   <source>files, folders or patterns such as logs/**/*.jsonl</source>
   <translation>Dateien, Ordner oder Muster wie logs/**/*.jsonl</translation>
  </message>
  <message>
   <source>fill in an example</source>
   <translation>ein Beispiel ausfüllen</translation>
  </message>
  <message>
   <source>filled in {}</source>
   <translation>ergänzt: {}</translation>
  </message>
  <message>
   <source>final answer</source>
   <translation>endgültige Antwort</translation>
  </message>
  <message>
   <source>first byte</source>
   <translation>erstes Byte</translation>
  </message>
  <message>
   <source>for each process</source>
   <translation>für jeden Prozess</translation>
  </message>
  <message>
   <source>for this call only</source>
   <translation>nur für diesen Aufruf</translation>
  </message>
  <message>
   <source>for you</source>
   <translation>für Sie</translation>
  </message>
  <message>
   <source>for {}</source>
   <translation>für {}</translation>
  </message>
  <message>
   <source>former names of tools</source>
   <translation>frühere Namen von Werkzeugen</translation>
  </message>
  <message>
   <source>from environment</source>
   <translation>aus der Umgebung</translation>
  </message>
  <message>
   <source>from server</source>
   <translation>vom Server</translation>
  </message>
  <message>
   <source>from {}</source>
   <translation>von {}</translation>
  </message>
  <message>
   <source>given by the caller</source>
   <translation>vom Aufrufer gegeben</translation>
  </message>
  <message>
   <source>global entry</source>
   <translation>Wert für alle Arbeitsbereiche</translation>
  </message>
  <message>
   <source>global entry in {}</source>
   <translation>Wert für alle Arbeitsbereiche in {}</translation>
  </message>
  <message>
   <source>grep -n [ -m {count} ] -e {pattern} -- {file}</source>
   <translation>grep -n [ -m {count} ] -e {pattern} -- {file}</translation>
  </message>
  <message>
   <source>half of a character stands in it, which no file and no API can hold</source>
   <translation>ein halbes Zeichen steht darin, das keine Datei und keine API enthalten kann</translation>
  </message>
  <message>
   <source>has a default</source>
   <translation>hat einen Standardwert</translation>
  </message>
  <message>
   <source>has a value</source>
   <translation>hat einen Wert</translation>
  </message>
  <message>
   <source>has changed since it was shown.</source>
   <translation>hat sich geändert, seit es gezeigt wurde.</translation>
  </message>
  <message>
   <source>held back</source>
   <translation>zurückgehalten</translation>
  </message>
  <message>
   <source>hits of these: {}, misses since they were last cleared: {}</source>
   <translation>Treffer davon: {}, Fehlgriffe seit dem letzten Leeren: {}</translation>
  </message>
  <message>
   <source>holds a NUL, which no environment variable can</source>
   <translation>enthält ein NUL, das in keiner Umgebungsvariablen stehen kann</translation>
  </message>
  <message>
   <source>ignored case and separators</source>
   <translation>Groß- und Kleinschreibung und Trennzeichen übergangen</translation>
  </message>
  <message>
   <source>ignored case and separators: {}</source>
   <translation>Groß- und Kleinschreibung und Trennzeichen übergangen: {}</translation>
  </message>
  <message>
   <source>import {}</source>
   <translation>{} importieren</translation>
  </message>
  <message>
   <source>in all</source>
   <translation>insgesamt</translation>
  </message>
  <message>
   <source>in memory, until Tooldesk ends</source>
   <translation>im Speicher, bis Tooldesk endet</translation>
  </message>
  <message>
   <source>in the encrypted file</source>
   <translation>in der verschlüsselten Datei</translation>
  </message>
  <message>
   <source>in the environment, not allowed</source>
   <translation>in der Umgebung, nicht erlaubt</translation>
  </message>
  <message>
   <source>in the keyring</source>
   <translation>im Schlüsselbund</translation>
  </message>
  <message>
   <source>in the text</source>
   <translation>im Text</translation>
  </message>
  <message>
   <source>in {}</source>
   <translation>in {}</translation>
  </message>
  <message>
   <source>interpreter changed</source>
   <translation>Interpreter geändert</translation>
  </message>
  <message>
   <source>invalid escape</source>
   <translation>ungültige Maskierung</translation>
  </message>
  <message>
   <source>is an address</source>
   <translation>ist eine Adresse</translation>
  </message>
  <message>
   <source>is changed</source>
   <translation>ist geändert</translation>
  </message>
  <message>
   <source>is empty</source>
   <translation>ist leer</translation>
  </message>
  <message>
   <source>is longer than {} characters</source>
   <translation>ist länger als {} Zeichen</translation>
  </message>
  <message>
   <source>is shown as an escape</source>
   <translation>ist als Escape gezeigt</translation>
  </message>
  <message>
   <source>is there</source>
   <translation>ist da</translation>
  </message>
  <message>
   <source>it aborted</source>
   <translation>es brach ab</translation>
  </message>
  <message>
   <source>it can't be read</source>
   <translation>es lässt sich nicht lesen</translation>
  </message>
  <message>
   <source>it can't be read: {}</source>
   <translation>es lässt sich nicht lesen: {}</translation>
  </message>
  <message>
   <source>it could not be started: {}</source>
   <translation>er konnte nicht gestartet werden: {}</translation>
  </message>
  <message>
   <source>it does not meet store_if: {}</source>
   <translation>es erfüllt store_if nicht: {}</translation>
  </message>
  <message>
   <source>it ended at once</source>
   <translation>es endete sofort</translation>
  </message>
  <message>
   <source>it ended with exit code {}</source>
   <translation>er endete mit Exit-Code {}</translation>
  </message>
  <message>
   <source>it gets nothing, and the model is told</source>
   <translation>es bekommt nichts, und das Modell erfährt es</translation>
  </message>
  <message>
   <source>it has more than {} bytes, which is more than is read unrun</source>
   <translation>es hat mehr als {} Bytes, mehr als ungelaufen gelesen wird</translation>
  </message>
  <message>
   <source>it has no value</source>
   <translation>sie hat keinen Wert</translation>
  </message>
  <message>
   <source>it holds a git repository</source>
   <translation>er enthält ein Git-Repository</translation>
  </message>
  <message>
   <source>it holds itself, or more than 100,000 objects and arrays</source>
   <translation>es enthält sich selbst oder mehr als 100.000 Objekte und Arrays</translation>
  </message>
  <message>
   <source>it holds more than the tool's own files</source>
   <translation>er enthält mehr als die eigenen Dateien des Werkzeugs</translation>
  </message>
  <message>
   <source>it holds more than {} files, too many to look through</source>
   <translation>er enthält mehr als {} Dateien, zu viele zum Durchsehen</translation>
  </message>
  <message>
   <source>it holds tools</source>
   <translation>er enthält Werkzeuge</translation>
  </message>
  <message>
   <source>it holds {}</source>
   <translation>er enthält {}</translation>
  </message>
  <message>
   <source>it holds {}, which is code of {}</source>
   <translation>er enthält {}, was Code von {} ist</translation>
  </message>
  <message>
   <source>it is a reference to another variable</source>
   <translation>sie verweist auf eine andere Variable</translation>
  </message>
  <message>
   <source>it is longer than {} characters</source>
   <translation>es ist länger als {} Zeichen</translation>
  </message>
  <message>
   <source>it is nested too deep</source>
   <translation>es ist zu tief verschachtelt</translation>
  </message>
  <message>
   <source>it is nested too deep, or holds zero bytes</source>
   <translation>es ist zu tief verschachtelt oder enthält Nullbytes</translation>
  </message>
  <message>
   <source>it is no regular file</source>
   <translation>es ist keine gewöhnliche Datei</translation>
  </message>
  <message>
   <source>it is no text</source>
   <translation>sie ist kein Text</translation>
  </message>
  <message>
   <source>it is not UTF-8 text</source>
   <translation>es ist kein UTF-8-Text</translation>
  </message>
  <message>
   <source>it is part of a git repository's own files</source>
   <translation>er gehört zu den eigenen Dateien eines Git-Repositorys</translation>
  </message>
  <message>
   <source>it is part of ~/{}</source>
   <translation>er gehört zu ~/{}</translation>
  </message>
  <message>
   <source>it needs Linux</source>
   <translation>sie braucht Linux</translation>
  </message>
  <message>
   <source>it refuses: {}</source>
   <translation>er lehnt ab: {}</translation>
  </message>
  <message>
   <source>it signs with {}</source>
   <translation>es signiert mit {}</translation>
  </message>
  <message>
   <source>it touched memory that is not its own</source>
   <translation>es griff auf Speicher zu, der ihm nicht gehört</translation>
  </message>
  <message>
   <source>it touched memory that is not there</source>
   <translation>es griff auf Speicher zu, den es nicht gibt</translation>
  </message>
  <message>
   <source>it waits for you when its definition or code changes</source>
   <translation>es wartet auf Sie, wenn sich Definition oder Code ändern</translation>
  </message>
  <message>
   <source>it was changed while the call began</source>
   <translation>es wurde geändert, während der Aufruf begann</translation>
  </message>
  <message>
   <source>it was ended by {}</source>
   <translation>er wurde beendet durch {}</translation>
  </message>
  <message>
   <source>it was ended: it asks more than {} questions at once</source>
   <translation>er wurde beendet: Er stellt mehr als {} Fragen zugleich</translation>
  </message>
  <message>
   <source>it was ended: it floods its stdout with what is no message</source>
   <translation>er wurde beendet: Er überschwemmt seine Standardausgabe mit etwas, das keine Nachricht ist</translation>
  </message>
  <message>
   <source>it was ended: it wrote more than {} MB without a new line</source>
   <translation>er wurde beendet: Er schrieb mehr als {} MB ohne Zeilenwechsel</translation>
  </message>
  <message>
   <source>it was told: {}</source>
   <translation>ihm wurde gesagt: {}</translation>
  </message>
  <message>
   <source>it was told: {}: {}</source>
   <translation>ihm wurde gesagt: {}: {}</translation>
  </message>
  <message>
   <source>it writes what is no message to stdout, such as {}</source>
   <translation>er schreibt auf die Standardausgabe, was keine Nachricht ist, etwa {}</translation>
  </message>
  <message>
   <source>item {}</source>
   <translation>Element {}</translation>
  </message>
  <message>
   <source>its answer breaks the protocol: {}: {}</source>
   <translation>seine Antwort verletzt das Protokoll: {}: {}</translation>
  </message>
  <message>
   <source>its call of {} could not be read, so it was asked for once more</source>
   <translation>sein Aufruf von {} ließ sich nicht lesen, deshalb wurde er noch einmal verlangt</translation>
  </message>
  <message>
   <source>its name has no ending of programs, such as .exe</source>
   <translation>sein Name hat keine Endung von Programmen wie .exe</translation>
  </message>
  <message>
   <source>its own process</source>
   <translation>seinen eigenen Prozess</translation>
  </message>
  <message>
   <source>its permission</source>
   <translation>seine Erlaubnis</translation>
  </message>
  <message>
   <source>its sandbox allows {} MB of memory to all its processes together</source>
   <translation>seine Sandbox erlaubt allen Prozessen zusammen {} MB Speicher</translation>
  </message>
  <message>
   <source>its sandbox allows {} MB of memory to each process</source>
   <translation>seine Sandbox erlaubt jedem Prozess {} MB Speicher</translation>
  </message>
  <message>
   <source>its sandbox allows {} processes and threads</source>
   <translation>seine Sandbox erlaubt {} Prozesse und Threads</translation>
  </message>
  <message>
   <source>its sandbox allows {} s of CPU time to a process</source>
   <translation>seine Sandbox erlaubt einem Prozess {} s CPU-Zeit</translation>
  </message>
  <message>
   <source>its types are nested too deep to be read</source>
   <translation>seine Typen sind zu tief geschachtelt, um gelesen zu werden</translation>
  </message>
  <message>
   <source>just made</source>
   <translation>gerade angelegt</translation>
  </message>
  <message>
   <source>keep a scenario</source>
   <translation>ein Szenario behalten</translation>
  </message>
  <message>
   <source>keep scenario {}</source>
   <translation>Szenario {} behalten</translation>
  </message>
  <message>
   <source>kept as written</source>
   <translation>wie geschrieben</translation>
  </message>
  <message>
   <source>key given twice</source>
   <translation>Schlüssel doppelt angegeben</translation>
  </message>
  <message>
   <source>key given twice, with the same value</source>
   <translation>Schlüssel doppelt angegeben, mit demselben Wert</translation>
  </message>
  <message>
   <source>key without a value</source>
   <translation>Schlüssel ohne Wert</translation>
  </message>
  <message>
   <source>key without quotes</source>
   <translation>Schlüssel ohne Anführungszeichen</translation>
  </message>
  <message>
   <source>kind of repair</source>
   <translation>Art der Reparatur</translation>
  </message>
  <message>
   <source>larger than {} bytes</source>
   <translation>größer als {} Bytes</translation>
  </message>
  <message>
   <source>last {} of {}</source>
   <translation>die letzten {} von {}</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>weggelassen</translation>
  </message>
  <message>
   <source>like {}</source>
   <translation>wie {}</translation>
  </message>
  <message>
   <source>limited CPU time</source>
   <translation>begrenzte CPU-Zeit</translation>
  </message>
  <message>
   <source>limited memory for each process</source>
   <translation>begrenzter Speicher für jeden Prozess</translation>
  </message>
  <message>
   <source>limited memory in all</source>
   <translation>insgesamt begrenzter Speicher</translation>
  </message>
  <message>
   <source>limited processes</source>
   <translation>begrenzte Zahl von Prozessen</translation>
  </message>
  <message>
   <source>line breaks are escaped</source>
   <translation>Zeilenumbrüche sind maskiert</translation>
  </message>
  <message>
   <source>line {}</source>
   <translation>Zeile {}</translation>
  </message>
  <message>
   <source>line {}, column {}</source>
   <translation>Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <source>list around the arguments</source>
   <translation>Liste um die Argumente</translation>
  </message>
  <message>
   <source>list instead of an object</source>
   <translation>Liste statt eines Objekts</translation>
  </message>
  <message>
   <source>list of {}</source>
   <translation>Liste: {}</translation>
  </message>
  <message>
   <source>listening on 127.0.0.1:{}</source>
   <translation>lauscht auf 127.0.0.1:{}</translation>
  </message>
  <message>
   <source>long text</source>
   <translation>langer Text</translation>
  </message>
  <message>
   <source>makes room in a full cache again</source>
   <translation>macht in einem vollen Cache wieder Platz</translation>
  </message>
  <message>
   <source>many files</source>
   <translation>viele Dateien</translation>
  </message>
  <message>
   <source>markup ({}) became {}</source>
   <translation>Markup ({}) wurde zu {}</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>darf nicht</translation>
  </message>
  <message>
   <source>media type</source>
   <translation>Medientyp</translation>
  </message>
  <message>
   <source>media_type is {}, not that of a picture</source>
   <translation>media_type ist {}, nicht der eines Bildes</translation>
  </message>
  <message>
   <source>media_type is {}, not that of a sound</source>
   <translation>media_type ist {}, nicht der eines Tons</translation>
  </message>
  <message>
   <source>media_type is {}, not that of {}</source>
   <translation>media_type ist {}, nicht der von {}</translation>
  </message>
  <message>
   <source>memory, for this session</source>
   <translation>Speicher, für diese Sitzung</translation>
  </message>
  <message>
   <source>missing closing bracket</source>
   <translation>schließende Klammer fehlt</translation>
  </message>
  <message>
   <source>missing closing parenthesis</source>
   <translation>schließende runde Klammer fehlt</translation>
  </message>
  <message>
   <source>missing closing quote</source>
   <translation>schließendes Anführungszeichen fehlt</translation>
  </message>
  <message>
   <source>missing closing string mark</source>
   <translation>schließendes Zeichen des Textes fehlt</translation>
  </message>
  <message>
   <source>missing closing tag</source>
   <translation>schließendes Tag fehlt</translation>
  </message>
  <message>
   <source>missing colon</source>
   <translation>Doppelpunkt fehlt</translation>
  </message>
  <message>
   <source>missing comma</source>
   <translation>Komma fehlt</translation>
  </message>
  <message>
   <source>missing opening quote</source>
   <translation>öffnendes Anführungszeichen fehlt</translation>
  </message>
  <message>
   <source>missing quotes</source>
   <translation>Anführungszeichen fehlen</translation>
  </message>
  <message>
   <source>missing special token</source>
   <translation>besonderes Token fehlt</translation>
  </message>
  <message>
   <source>more kinds than are told apart: counts are estimates</source>
   <translation>mehr Arten, als unterschieden werden: Zahlen sind Schätzungen</translation>
  </message>
  <message>
   <source>most likely the system ended it because memory ran out</source>
   <translation>wahrscheinlich beendete das System es, weil der Speicher ausging</translation>
  </message>
  <message>
   <source>much of the tool changed</source>
   <translation>vieles am Werkzeug änderte sich</translation>
  </message>
  <message>
   <source>names of secrets</source>
   <translation>Namen von Geheimnissen</translation>
  </message>
  <message>
   <source>namespace in front of the name</source>
   <translation>Namensraum vor dem Namen</translation>
  </message>
  <message>
   <source>near miss</source>
   <translation>Beinahe-Treffer</translation>
  </message>
  <message>
   <source>near misses</source>
   <translation>Beinahe-Treffer</translation>
  </message>
  <message>
   <source>needs confirmation</source>
   <translation>braucht Bestätigung</translation>
  </message>
  <message>
   <source>needs you</source>
   <translation>braucht Sie</translation>
  </message>
  <message>
   <source>neither JSON nor YAML: {}</source>
   <translation>weder JSON noch YAML: {}</translation>
  </message>
  <message>
   <source>nested too deep to be a tool</source>
   <translation>zu tief verschachtelt für ein Werkzeug</translation>
  </message>
  <message>
   <source>no TLS</source>
   <translation>kein TLS</translation>
  </message>
  <message>
   <source>no address</source>
   <translation>keine Adresse</translation>
  </message>
  <message>
   <source>no answer to this call was stored</source>
   <translation>keine Antwort auf diesen Aufruf war gespeichert</translation>
  </message>
  <message>
   <source>no base64</source>
   <translation>kein base64</translation>
  </message>
  <message>
   <source>no call</source>
   <translation>kein Aufruf</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>keine Verbindung</translation>
  </message>
  <message>
   <source>no connection in {} s</source>
   <translation>keine Verbindung in {} s</translation>
  </message>
  <message>
   <source>no control group can be made: {}</source>
   <translation>es lässt sich keine Control Group anlegen: {}</translation>
  </message>
  <message>
   <source>no escape of JSON</source>
   <translation>kein Escape von JSON</translation>
  </message>
  <message>
   <source>no hits</source>
   <translation>keine Treffer</translation>
  </message>
  <message>
   <source>no keyring</source>
   <translation>kein Schlüsselbund</translation>
  </message>
  <message>
   <source>no message</source>
   <translation>keine Nachricht</translation>
  </message>
  <message>
   <source>no message form {}; there are {}</source>
   <translation>keine Nachrichtenform {}; es gibt {}</translation>
  </message>
  <message>
   <source>no network</source>
   <translation>kein Netz</translation>
  </message>
  <message>
   <source>no output in these logs names one.</source>
   <translation>keine Ausgabe in diesen Logs nennt eines.</translation>
  </message>
  <message>
   <source>no path holds a zero byte</source>
   <translation>kein Pfad enthält ein Nullbyte</translation>
  </message>
  <message>
   <source>no path is longer than {} characters</source>
   <translation>kein Pfad ist länger als {} Zeichen</translation>
  </message>
  <message>
   <source>no result</source>
   <translation>kein Ergebnis</translation>
  </message>
  <message>
   <source>no rights of yours</source>
   <translation>keine Ihrer Rechte</translation>
  </message>
  <message>
   <source>no sandbox could be started: {}</source>
   <translation>keine Sandbox ließ sich starten: {}</translation>
  </message>
  <message>
   <source>no schema</source>
   <translation>kein Schema</translation>
  </message>
  <message>
   <source>no sketch</source>
   <translation>keine Skizze</translation>
  </message>
  <message>
   <source>no spec</source>
   <translation>keine Spezifikation</translation>
  </message>
  <message>
   <source>no tool declares it</source>
   <translation>kein Werkzeug deklariert sie</translation>
  </message>
  <message>
   <source>no tool signs with it</source>
   <translation>kein Werkzeug signiert damit</translation>
  </message>
  <message>
   <source>no value</source>
   <translation>kein Wert</translation>
  </message>
  <message>
   <source>no word came back</source>
   <translation>kein Wort kam zurück</translation>
  </message>
  <message>
   <source>none of its types takes {}</source>
   <translation>keiner seiner Typen nimmt {}</translation>
  </message>
  <message>
   <source>none of these</source>
   <translation>keines davon</translation>
  </message>
  <message>
   <source>none of yours</source>
   <translation>keine eigenen</translation>
  </message>
  <message>
   <source>none with a limit</source>
   <translation>keines mit Grenze</translation>
  </message>
  <message>
   <source>none, or a Dask scheduler: tcp://host:8786</source>
   <translation>keiner, oder ein Dask-Scheduler: tcp://host:8786</translation>
  </message>
  <message>
   <source>not JSON at column {}: {}</source>
   <translation>kein JSON in Spalte {}: {}</translation>
  </message>
  <message>
   <source>not JSON: {} at column {}</source>
   <translation>kein JSON: {} in Spalte {}</translation>
  </message>
  <message>
   <source>not UTF-8 at byte {}</source>
   <translation>kein UTF-8 bei Byte {}</translation>
  </message>
  <message>
   <source>not UTF-8 text</source>
   <translation>kein UTF-8-Text</translation>
  </message>
  <message>
   <source>not a JSON word</source>
   <translation>kein Wort von JSON</translation>
  </message>
  <message>
   <source>not a file</source>
   <translation>keine Datei</translation>
  </message>
  <message>
   <source>not a stored result: {}</source>
   <translation>kein gespeichertes Ergebnis: {}</translation>
  </message>
  <message>
   <source>not a {}</source>
   <translation>kein {}</translation>
  </message>
  <message>
   <source>not all was sent</source>
   <translation>nicht alles wurde gesendet</translation>
  </message>
  <message>
   <source>not available here: {}</source>
   <translation>hier nicht verfügbar: {}</translation>
  </message>
  <message>
   <source>not chosen</source>
   <translation>nicht gewählt</translation>
  </message>
  <message>
   <source>not compared: {}</source>
   <translation>nicht verglichen: {}</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>nicht gegeben</translation>
  </message>
  <message>
   <source>not installed</source>
   <translation>nicht installiert</translation>
  </message>
  <message>
   <source>not kept</source>
   <translation>nicht behalten</translation>
  </message>
  <message>
   <source>not known</source>
   <translation>nicht bekannt</translation>
  </message>
  <message>
   <source>not packed by Tooldesk</source>
   <translation>nicht von Tooldesk gepackt</translation>
  </message>
  <message>
   <source>not packed whole</source>
   <translation>nicht ganz gepackt</translation>
  </message>
  <message>
   <source>not reached</source>
   <translation>nicht erreicht</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>nicht gelesen</translation>
  </message>
  <message>
   <source>not read within {} s</source>
   <translation>nicht innerhalb von {} s gelesen</translation>
  </message>
  <message>
   <source>not required to run</source>
   <translation>zum Ausführen nicht erforderlich</translation>
  </message>
  <message>
   <source>not sent</source>
   <translation>nicht gesendet</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>nicht gesetzt</translation>
  </message>
  <message>
   <source>not started yet</source>
   <translation>noch nicht gestartet</translation>
  </message>
  <message>
   <source>not stored</source>
   <translation>nicht gespeichert</translation>
  </message>
  <message>
   <source>not there</source>
   <translation>nicht da</translation>
  </message>
  <message>
   <source>not ticked</source>
   <translation>nicht angewählt</translation>
  </message>
  <message>
   <source>not used</source>
   <translation>nicht benutzt</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>nothing in these logs was counted here.</source>
   <translation>nichts in diesen Logs wurde hier gezählt.</translation>
  </message>
  <message>
   <source>nothing is signed, and the tool is told</source>
   <translation>nichts wird signiert, und das Werkzeug erfährt es</translation>
  </message>
  <message>
   <source>nothing is started</source>
   <translation>nichts wird gestartet</translation>
  </message>
  <message>
   <source>nothing is there yet</source>
   <translation>noch ist nichts da</translation>
  </message>
  <message>
   <source>nothing listens</source>
   <translation>nichts lauscht</translation>
  </message>
  <message>
   <source>nothing listens there</source>
   <translation>dort nimmt nichts Verbindungen an</translation>
  </message>
  <message>
   <source>nothing runs, and the model is told</source>
   <translation>nichts läuft, und das Modell erfährt es</translation>
  </message>
  <message>
   <source>nothing yet</source>
   <translation>noch nichts</translation>
  </message>
  <message>
   <source>npx -y @scope/server folder   or   https://…</source>
   <translation>npx -y @scope/server ordner   oder   https://…</translation>
  </message>
  <message>
   <source>null left out</source>
   <translation>null weggelassen</translation>
  </message>
  <message>
   <source>number that JSON does not know</source>
   <translation>Zahl, die JSON nicht kennt</translation>
  </message>
  <message>
   <source>number that may be text</source>
   <translation>Zahl, die Text sein kann</translation>
  </message>
  <message>
   <source>old_text does not stand in {}.</source>
   <translation>old_text steht nicht in {}.</translation>
  </message>
  <message>
   <source>old_text is empty.</source>
   <translation>old_text ist leer.</translation>
  </message>
  <message>
   <source>old_text stands {} times in {}.</source>
   <translation>old_text steht {}-mal in {}.</translation>
  </message>
  <message>
   <source>one for many calls</source>
   <translation>eine für viele Aufrufe</translation>
  </message>
  <message>
   <source>one of several kinds</source>
   <translation>eine von mehreren Arten</translation>
  </message>
  <message>
   <source>one of the allowed values</source>
   <translation>einer der erlaubten Werte</translation>
  </message>
  <message>
   <source>one of the words behind the program has to hold {path}</source>
   <translation>eines der Wörter hinter dem Programm muss {path} enthalten</translation>
  </message>
  <message>
   <source>one of: {}</source>
   <translation>eines von: {}</translation>
  </message>
  <message>
   <source>one of: {} and {} more</source>
   <translation>eines von: {} und {} weitere</translation>
  </message>
  <message>
   <source>one of…</source>
   <translation>eines von…</translation>
  </message>
  <message>
   <source>one quote at a number or word</source>
   <translation>ein Anführungszeichen an einer Zahl oder einem Wort</translation>
  </message>
  <message>
   <source>only line breaks are different</source>
   <translation>nur Zeilenumbrüche sind anders</translation>
  </message>
  <message>
   <source>only the first {} tools were taken</source>
   <translation>nur die ersten {} Werkzeuge wurden übernommen</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>jetzt offen</translation>
  </message>
  <message>
   <source>or null</source>
   <translation>oder null</translation>
  </message>
  <message>
   <source>output full</source>
   <translation>Ausgabe voll</translation>
  </message>
  <message>
   <source>parentheses around one value</source>
   <translation>runde Klammern um einen Wert</translation>
  </message>
  <message>
   <source>past calls</source>
   <translation>frühere Aufrufe</translation>
  </message>
  <message>
   <source>per day</source>
   <translation>pro Tag</translation>
  </message>
  <message>
   <source>per hour</source>
   <translation>pro Stunde</translation>
  </message>
  <message>
   <source>per minute</source>
   <translation>pro Minute</translation>
  </message>
  <message>
   <source>per month</source>
   <translation>pro Monat</translation>
  </message>
  <message>
   <source>per second</source>
   <translation>pro Sekunde</translation>
  </message>
  <message>
   <source>per week</source>
   <translation>pro Woche</translation>
  </message>
  <message>
   <source>pool full</source>
   <translation>Pool voll</translation>
  </message>
  <message>
   <source>prefix of a string</source>
   <translation>Präfix eines Textes</translation>
  </message>
  <message>
   <source>prlimit is not installed</source>
   <translation>prlimit ist nicht installiert</translation>
  </message>
  <message>
   <source>problem {}</source>
   <translation>Problem: {}</translation>
  </message>
  <message>
   <source>query parameter</source>
   <translation>Query-Parameter</translation>
  </message>
  <message>
   <source>quotes inside a string that do not pair</source>
   <translation>Anführungszeichen in einem Text, die nicht paarweise stehen</translation>
  </message>
  <message>
   <source>quotes or line breaks are escaped</source>
   <translation>Anführungszeichen oder Zeilenumbrüche sind maskiert</translation>
  </message>
  <message>
   <source>quotes that JSON does not know</source>
   <translation>Anführungszeichen, die JSON nicht kennt</translation>
  </message>
  <message>
   <source>rate used</source>
   <translation>Rate aufgebraucht</translation>
  </message>
  <message>
   <source>raw control character</source>
   <translation>rohes Steuerzeichen</translation>
  </message>
  <message>
   <source>raw line break in a string</source>
   <translation>roher Zeilenumbruch in einem Text</translation>
  </message>
  <message>
   <source>reads {}</source>
   <translation>liest {}</translation>
  </message>
  <message>
   <source>refused the value</source>
   <translation>lehnte den Wert ab</translation>
  </message>
  <message>
   <source>remove pool {}</source>
   <translation>Pool {} entfernen</translation>
  </message>
  <message>
   <source>remove server {}</source>
   <translation>Server {} entfernen</translation>
  </message>
  <message>
   <source>remove tool {}</source>
   <translation>Werkzeug {} entfernen</translation>
  </message>
  <message>
   <source>remove {}</source>
   <translation>{} entfernen</translation>
  </message>
  <message>
   <source>remove {} tools</source>
   <translation>{} Werkzeuge entfernen</translation>
  </message>
  <message>
   <source>rename saved call {}</source>
   <translation>gespeicherten Aufruf {} umbenennen</translation>
  </message>
  <message>
   <source>rename scenario {}</source>
   <translation>Szenario {} umbenennen</translation>
  </message>
  <message>
   <source>rename view {}</source>
   <translation>Ansicht {} umbenennen</translation>
  </message>
  <message>
   <source>repeated comma</source>
   <translation>wiederholtes Komma</translation>
  </message>
  <message>
   <source>required to run</source>
   <translation>zum Ausführen erforderlich</translation>
  </message>
  <message>
   <source>reset count of {}</source>
   <translation>Zähler von {} zurücksetzen</translation>
  </message>
  <message>
   <source>resources and prompts</source>
   <translation>Ressourcen und Prompts</translation>
  </message>
  <message>
   <source>rest that can't be read</source>
   <translation>Rest, der sich nicht lesen lässt</translation>
  </message>
  <message>
   <source>retry_after_s goes with {}, not with {}</source>
   <translation>retry_after_s geht mit {}, nicht mit {}</translation>
  </message>
  <message>
   <source>retry_after_s is {}, not a number of seconds from 0 on</source>
   <translation>retry_after_s ist {}, keine Zahl von Sekunden ab 0</translation>
  </message>
  <message>
   <source>retry_after_s of the ToolResult is no number of seconds from 0 on.</source>
   <translation>retry_after_s des ToolResult ist keine Zahl von Sekunden ab 0.</translation>
  </message>
  <message>
   <source>revoke approval of {}</source>
   <translation>Genehmigung von {} zurücknehmen</translation>
  </message>
  <message>
   <source>revoke permission of {}</source>
   <translation>Erlaubnis von {} zurücknehmen</translation>
  </message>
  <message>
   <source>rows out of order</source>
   <translation>Zeilen außer der Reihe</translation>
  </message>
  <message>
   <source>rule: {}</source>
   <translation>Regel: {}</translation>
  </message>
  <message>
   <source>runs Tooldesk</source>
   <translation>führt Tooldesk aus</translation>
  </message>
  <message>
   <source>save call {}</source>
   <translation>Aufruf {} speichern</translation>
  </message>
  <message>
   <source>save view {}</source>
   <translation>Ansicht {} speichern</translation>
  </message>
  <message>
   <source>scenario {}</source>
   <translation>Szenario {}</translation>
  </message>
  <message>
   <source>scenarios/{}.json: {}.</source>
   <translation>scenarios/{}.json: {}.</translation>
  </message>
  <message>
   <source>schema changed</source>
   <translation>Schema geändert</translation>
  </message>
  <message>
   <source>secret {} for {}</source>
   <translation>Geheimnis {} für {}</translation>
  </message>
  <message>
   <source>secret {} sent to {}</source>
   <translation>Geheimnis {}, gesendet an {}</translation>
  </message>
  <message>
   <source>see below</source>
   <translation>siehe unten</translation>
  </message>
  <message>
   <source>sees no other process</source>
   <translation>sieht keinen anderen Prozess</translation>
  </message>
  <message>
   <source>sent</source>
   <translation>gesendet</translation>
  </message>
  <message>
   <source>server {}</source>
   <translation>Server {}</translation>
  </message>
  <message>
   <source>servers give it different values</source>
   <translation>Server geben ihr verschiedene Werte</translation>
  </message>
  <message>
   <source>servers.json can't be written: {}.</source>
   <translation>servers.json lässt sich nicht schreiben: {}.</translation>
  </message>
  <message>
   <source>servers.json says that it is left out.</source>
   <translation>servers.json sagt, dass er weggelassen wird.</translation>
  </message>
  <message>
   <source>set limit of {}</source>
   <translation>Grenze von {} setzen</translation>
  </message>
  <message>
   <source>several kinds</source>
   <translation>mehrere Arten</translation>
  </message>
  <message>
   <source>show saved call {}</source>
   <translation>gespeicherten Aufruf {} zeigen</translation>
  </message>
  <message>
   <source>signal {}</source>
   <translation>Signal {}</translation>
  </message>
  <message>
   <source>signer is for Python functions; others have no way to ask for it</source>
   <translation>signer ist für Python-Funktionen; andere können nicht darum bitten</translation>
  </message>
  <message>
   <source>signing key</source>
   <translation>Signierschlüssel</translation>
  </message>
  <message>
   <source>signing key {} for {}</source>
   <translation>Signierschlüssel {} für {}</translation>
  </message>
  <message>
   <source>signing key {} sent to {}</source>
   <translation>Signierschlüssel {}, gesendet an {}</translation>
  </message>
  <message>
   <source>signing keys</source>
   <translation>Signierschlüssel</translation>
  </message>
  <message>
   <source>signs for {}</source>
   <translation>signiert für {}</translation>
  </message>
  <message>
   <source>single quote</source>
   <translation>einfaches Anführungszeichen</translation>
  </message>
  <message>
   <source>something asked it to end</source>
   <translation>etwas bat es, zu enden</translation>
  </message>
  <message>
   <source>source changed</source>
   <translation>Quelle geändert</translation>
  </message>
  <message>
   <source>source needs {}, which env_vars does not declare</source>
   <translation>source braucht {}, was env_vars nicht deklariert</translation>
  </message>
  <message>
   <source>source {}</source>
   <translation>Quelle {}</translation>
  </message>
  <message>
   <source>space that JSON does not know</source>
   <translation>Leerraum, den JSON nicht kennt</translation>
  </message>
  <message>
   <source>stays in a full cache</source>
   <translation>bleibt in einem vollen Cache</translation>
  </message>
  <message>
   <source>stderr ┆ {}</source>
   <translation>stderr ┆ {}</translation>
  </message>
  <message>
   <source>stopped before its end</source>
   <translation>vor dem Ende angehalten</translation>
  </message>
  <message>
   <source>store_if can't be applied: the result is nested too deep</source>
   <translation>store_if lässt sich nicht anwenden: Das Ergebnis ist zu tief verschachtelt</translation>
  </message>
  <message>
   <source>store_if is no condition: {}</source>
   <translation>store_if ist keine Bedingung: {}</translation>
  </message>
  <message>
   <source>store_if took longer than {} s</source>
   <translation>store_if dauerte länger als {} s</translation>
  </message>
  <message>
   <source>stored secrets can't be read now, and one of them may be in it</source>
   <translation>gespeicherte Geheimnisse können jetzt nicht gelesen werden, und eines davon könnte darin stehen</translation>
  </message>
  <message>
   <source>stored, declared by none</source>
   <translation>gespeichert, von keinem deklariert</translation>
  </message>
  <message>
   <source>stray colon</source>
   <translation>verirrter Doppelpunkt</translation>
  </message>
  <message>
   <source>stray punctuation</source>
   <translation>verirrtes Satzzeichen</translation>
  </message>
  <message>
   <source>strings joined by a plus</source>
   <translation>mit Plus verbundene Texte</translation>
  </message>
  <message>
   <source>strings next to each other</source>
   <translation>Texte nebeneinander</translation>
  </message>
  <message>
   <source>stripped "{}"</source>
   <translation>„{}“ weggenommen</translation>
  </message>
  <message>
   <source>stripped "{}": {}</source>
   <translation>„{}“ weggenommen: {}</translation>
  </message>
  <message>
   <source>stripped quotes and spaces</source>
   <translation>Anführungs- und Leerzeichen weggenommen</translation>
  </message>
  <message>
   <source>stripped quotes and spaces: {}</source>
   <translation>Anführungs- und Leerzeichen weggenommen: {}</translation>
  </message>
  <message>
   <source>such as https://api.openai.com</source>
   <translation>etwa https://api.openai.com</translation>
  </message>
  <message>
   <source>takes {} items, got {}</source>
   <translation>nimmt {} Elemente, bekam {}</translation>
  </message>
  <message>
   <source>takes {}, got {}</source>
   <translation>nimmt {}, bekam {}</translation>
  </message>
  <message>
   <source>the Python it was made of is gone</source>
   <translation>das Python, aus dem es gemacht wurde, ist weg</translation>
  </message>
  <message>
   <source>the answer of {} is no longer good</source>
   <translation>die Antwort von {} gilt nicht mehr</translation>
  </message>
  <message>
   <source>the body was cut off</source>
   <translation>der Body war abgeschnitten</translation>
  </message>
  <message>
   <source>the bracket at column {} is not closed</source>
   <translation>die Klammer in Spalte {} ist nicht geschlossen</translation>
  </message>
  <message>
   <source>the cache is off in the settings</source>
   <translation>der Cache ist in den Einstellungen aus</translation>
  </message>
  <message>
   <source>the call has a fingerprint context, and its answer may be meant for no other</source>
   <translation>der Aufruf hat einen Kontext des Fingerabdrucks, und seine Antwort ist vielleicht für keinen anderen gedacht</translation>
  </message>
  <message>
   <source>the call was repeated to see what comes of it now</source>
   <translation>der Aufruf wurde wiederholt, um zu sehen, was jetzt daraus wird</translation>
  </message>
  <message>
   <source>the clipboard is cleared in 30 s</source>
   <translation>die Zwischenablage wird in 30 s geleert</translation>
  </message>
  <message>
   <source>the clock was set back since the answer of {}</source>
   <translation>die Uhr wurde seit der Antwort von {} zurückgestellt</translation>
  </message>
  <message>
   <source>the command</source>
   <translation>der Befehl</translation>
  </message>
  <message>
   <source>the command line is too long</source>
   <translation>die Befehlszeile ist zu lang</translation>
  </message>
  <message>
   <source>the connection was reset</source>
   <translation>die Verbindung wurde zurückgesetzt</translation>
  </message>
  <message>
   <source>the defaults</source>
   <translation>die Standardwerte</translation>
  </message>
  <message>
   <source>the defaults hold</source>
   <translation>die Standardwerte gelten</translation>
  </message>
  <message>
   <source>the encrypted file</source>
   <translation>die verschlüsselte Datei</translation>
  </message>
  <message>
   <source>the first word is the program</source>
   <translation>das erste Wort ist das Programm</translation>
  </message>
  <message>
   <source>the first word is the program, which no file may choose</source>
   <translation>das erste Wort ist das Programm, das keine Datei wählen darf</translation>
  </message>
  <message>
   <source>the function does not take {} any more, which the tool says</source>
   <translation>die Funktion nimmt {} nicht mehr an, was das Werkzeug angibt</translation>
  </message>
  <message>
   <source>the function needs {} now, which the tool does not say</source>
   <translation>die Funktion braucht jetzt {}, was das Werkzeug nicht angibt</translation>
  </message>
  <message>
   <source>the function takes {} now, the tool says {}</source>
   <translation>die Funktion nimmt jetzt {} an, das Werkzeug gibt {} an</translation>
  </message>
  <message>
   <source>the input</source>
   <translation>die Eingabe</translation>
  </message>
  <message>
   <source>the keyring</source>
   <translation>der Schlüsselbund</translation>
  </message>
  <message>
   <source>the last run</source>
   <translation>der letzte Lauf</translation>
  </message>
  <message>
   <source>the name of a variable is wanted, such as OPENAI_API_KEY, not a key</source>
   <translation>gebraucht wird der Name einer Variable, etwa OPENAI_API_KEY, kein Schlüssel</translation>
  </message>
  <message>
   <source>the new tool</source>
   <translation>das neue Werkzeug</translation>
  </message>
  <message>
   <source>the only allowed value</source>
   <translation>der einzige erlaubte Wert</translation>
  </message>
  <message>
   <source>the pasted text</source>
   <translation>der eingefügte Text</translation>
  </message>
  <message>
   <source>the quote at column {} is not closed</source>
   <translation>das Anführungszeichen in Spalte {} ist nicht geschlossen</translation>
  </message>
  <message>
   <source>the run before</source>
   <translation>der Lauf davor</translation>
  </message>
  <message>
   <source>the same call was answered before</source>
   <translation>derselbe Aufruf wurde schon beantwortet</translation>
  </message>
  <message>
   <source>the schema wants an integer</source>
   <translation>das Schema verlangt eine Ganzzahl</translation>
  </message>
  <message>
   <source>the schema wants {}</source>
   <translation>das Schema verlangt {}</translation>
  </message>
  <message>
   <source>the server {} can't be used: {}</source>
   <translation>der Server {} ist nicht benutzbar: {}</translation>
  </message>
  <message>
   <source>the server {} has a name that its tools' names can't begin with</source>
   <translation>der Server {} hat einen Namen, mit dem die Namen seiner Werkzeuge nicht beginnen können</translation>
  </message>
  <message>
   <source>the server {} has no tool {}</source>
   <translation>der Server {} hat kein Werkzeug {}</translation>
  </message>
  <message>
   <source>the server {} has what looks like a secret in plain text: {}</source>
   <translation>der Server {} hat etwas, das wie ein Geheimnis im Klartext aussieht: {}</translation>
  </message>
  <message>
   <source>the server {} holds the value of {}, and its file is for others to read</source>
   <translation>der Server {} enthält den Wert von {}, und seine Datei ist für andere lesbar</translation>
  </message>
  <message>
   <source>the stored answer can't be read</source>
   <translation>die gespeicherte Antwort kann nicht gelesen werden</translation>
  </message>
  <message>
   <source>the stream is closed</source>
   <translation>der Strom ist geschlossen</translation>
  </message>
  <message>
   <source>the text</source>
   <translation>der Text</translation>
  </message>
  <message>
   <source>the tool as it was then</source>
   <translation>das Werkzeug, wie es damals war</translation>
  </message>
  <message>
   <source>the tool {} describes itself in {} bytes, which is more than {}</source>
   <translation>das Werkzeug {} beschreibt sich mit {} Bytes, mehr als {}</translation>
  </message>
  <message>
   <source>the tool {} is listed twice</source>
   <translation>das Werkzeug {} ist zweimal aufgeführt</translation>
  </message>
  <message>
   <source>the tool's cache is off</source>
   <translation>der Cache des Werkzeugs ist aus</translation>
  </message>
  <message>
   <source>the tool's cache is on</source>
   <translation>der Cache des Werkzeugs ist an</translation>
  </message>
  <message>
   <source>the top level</source>
   <translation>die oberste Ebene</translation>
  </message>
  <message>
   <source>the value {}</source>
   <translation>der Wert {}</translation>
  </message>
  <message>
   <source>the variables</source>
   <translation>die Variablen</translation>
  </message>
  <message>
   <source>the whole object</source>
   <translation>das ganze Objekt</translation>
  </message>
  <message>
   <source>the whole output is a JSON string</source>
   <translation>die ganze Ausgabe ist ein JSON-Text</translation>
  </message>
  <message>
   <source>the whole words</source>
   <translation>die ganzen Wörter</translation>
  </message>
  <message>
   <source>the whole words “{}”</source>
   <translation>die ganzen Wörter „{}“</translation>
  </message>
  <message>
   <source>the words</source>
   <translation>die Wörter</translation>
  </message>
  <message>
   <source>the words “{}”</source>
   <translation>die Wörter „{}“</translation>
  </message>
  <message>
   <source>the working folder</source>
   <translation>der Arbeitsordner</translation>
  </message>
  <message>
   <source>there are {} files called {} already</source>
   <translation>es gibt schon {} Dateien namens {}</translation>
  </message>
  <message>
   <source>there before</source>
   <translation>schon vorhanden</translation>
  </message>
  <message>
   <source>there is a secret in it</source>
   <translation>es steht ein Geheimnis darin</translation>
  </message>
  <message>
   <source>there is no port {}</source>
   <translation>es gibt keinen Port {}</translation>
  </message>
  <message>
   <source>there is no such tool now</source>
   <translation>es gibt jetzt kein solches Werkzeug</translation>
  </message>
  <message>
   <source>there is no way to that host</source>
   <translation>zu diesem Host führt kein Weg</translation>
  </message>
  <message>
   <source>there is no way to that network</source>
   <translation>zu diesem Netz führt kein Weg</translation>
  </message>
  <message>
   <source>there is something else than a file</source>
   <translation>dort ist etwas anderes als eine Datei</translation>
  </message>
  <message>
   <source>this call only</source>
   <translation>nur dieser Aufruf</translation>
  </message>
  <message>
   <source>this does not hold: {}</source>
   <translation>dies hält nicht: {}</translation>
  </message>
  <message>
   <source>this is no Windows</source>
   <translation>dies ist kein Windows</translation>
  </message>
  <message>
   <source>this signature only</source>
   <translation>nur diese Signatur</translation>
  </message>
  <message>
   <source>this start only</source>
   <translation>nur dieser Start</translation>
  </message>
  <message>
   <source>this system has no files in memory</source>
   <translation>dieses System hat keine Dateien im Arbeitsspeicher</translation>
  </message>
  <message>
   <source>this workspace</source>
   <translation>dieser Arbeitsbereich</translation>
  </message>
  <message>
   <source>those of the workspace</source>
   <translation>die des Arbeitsbereichs</translation>
  </message>
  <message>
   <source>those that each request offered, or SPECS.json</source>
   <translation>die jeder Anfrage angebotenen, oder SPECS.json</translation>
  </message>
  <message>
   <source>threshold=0.9; limit=get_weather:100/day</source>
   <translation>threshold=0.9; limit=get_weather:100/day</translation>
  </message>
  <message>
   <source>to get {}</source>
   <translation>um {} zu bekommen</translation>
  </message>
  <message>
   <source>to heal by</source>
   <translation>zum Heilen</translation>
  </message>
  <message>
   <source>to server</source>
   <translation>zum Server</translation>
  </message>
  <message>
   <source>to set</source>
   <translation>zu setzen</translation>
  </message>
  <message>
   <source>too large</source>
   <translation>zu groß</translation>
  </message>
  <message>
   <source>too many</source>
   <translation>zu viele</translation>
  </message>
  <message>
   <source>too many for one request</source>
   <translation>zu viele für eine Anfrage</translation>
  </message>
  <message>
   <source>too old; tools need Python {}.{}</source>
   <translation>zu alt; Werkzeuge brauchen Python {}.{}</translation>
  </message>
  <message>
   <source>tool files of Tooldesk</source>
   <translation>Werkzeugdateien von Tooldesk</translation>
  </message>
  <message>
   <source>tool found by its arguments' names</source>
   <translation>Werkzeug an den Namen seiner Argumente erkannt</translation>
  </message>
  <message>
   <source>tool spec {} has no name</source>
   <translation>Spec {} hat keinen Namen</translation>
  </message>
  <message>
   <source>tool specs are a JSON array</source>
   <translation>Specs von Werkzeugen sind ein JSON-Array</translation>
  </message>
  <message>
   <source>tool {}</source>
   <translation>Werkzeug {}</translation>
  </message>
  <message>
   <source>tooldesk tools {}</source>
   <translation>tooldesk tools {}</translation>
  </message>
  <message>
   <source>tools of past calls</source>
   <translation>Werkzeuge früherer Aufrufe</translation>
  </message>
  <message>
   <source>trailing comma</source>
   <translation>Komma am Ende</translation>
  </message>
  <message>
   <source>triple quotes</source>
   <translation>dreifache Anführungszeichen</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>wahr oder falsch</translation>
  </message>
  <message>
   <source>try {}, </source>
   <translation>Versuch {}, </translation>
  </message>
  <message>
   <source>try {}, {} {}, {}</source>
   <translation>Versuch {}, {} {}, {}</translation>
  </message>
  <message>
   <source>two folders have the same "mounted_as"</source>
   <translation>zwei Ordner haben dasselbe "mounted_as"</translation>
  </message>
  <message>
   <source>type "{}" needs a "command"</source>
   <translation>type "{}" braucht "command"</translation>
  </message>
  <message>
   <source>type "{}" needs a "url"</source>
   <translation>type "{}" braucht "url"</translation>
  </message>
  <message>
   <source>type is {}, which is none of "stdio", "http", "sse"</source>
   <translation>type ist {}, keines von "stdio", "http", "sse"</translation>
  </message>
  <message>
   <source>unescaped quote</source>
   <translation>nicht maskiertes Anführungszeichen</translation>
  </message>
  <message>
   <source>unknown dialect {}</source>
   <translation>unbekannter Dialekt {}</translation>
  </message>
  <message>
   <source>unknown name</source>
   <translation>unbekannter Name</translation>
  </message>
  <message>
   <source>unknown names</source>
   <translation>unbekannte Namen</translation>
  </message>
  <message>
   <source>up to {}</source>
   <translation>bis {}</translation>
  </message>
  <message>
   <source>up to {}: its count was lost with a damaged database</source>
   <translation>bis zu {}: Sein Zähler ging mit einer beschädigten Datenbank verloren</translation>
  </message>
  <message>
   <source>update tool {} from code</source>
   <translation>Werkzeug {} aus dem Code aktualisieren</translation>
  </message>
  <message>
   <source>use a body of kind "json": it puts values in by structure</source>
   <translation>einen Body der Art "json" benutzen: Er setzt Werte der Struktur nach ein</translation>
  </message>
  <message>
   <source>used up</source>
   <translation>aufgebraucht</translation>
  </message>
  <message>
   <source>uses for ever</source>
   <translation>Aufrufe insgesamt</translation>
  </message>
  <message>
   <source>uses {}</source>
   <translation>Aufrufe {}</translation>
  </message>
  <message>
   <source>value that JSON does not have</source>
   <translation>Wert, den JSON nicht hat</translation>
  </message>
  <message>
   <source>variables changed</source>
   <translation>Variablen geändert</translation>
  </message>
  <message>
   <source>variant {}</source>
   <translation>Variante {}</translation>
  </message>
  <message>
   <source>warm connection</source>
   <translation>warme Verbindung</translation>
  </message>
  <message>
   <source>was open</source>
   <translation>war offen</translation>
  </message>
  <message>
   <source>weather, demo</source>
   <translation>Wetter, Demo</translation>
  </message>
  <message>
   <source>web_*, http_*</source>
   <translation>web_*, http_*</translation>
  </message>
  <message>
   <source>what held before holds</source>
   <translation>was vorher galt, gilt</translation>
  </message>
  <message>
   <source>what if</source>
   <translation>was wäre, wenn</translation>
  </message>
  <message>
   <source>what is executed are tools of the workspace: leave tools out</source>
   <translation>ausgeführt werden Werkzeuge des Arbeitsbereichs: tools weglassen</translation>
  </message>
  <message>
   <source>what stands there is no server</source>
   <translation>was dort steht, ist kein Server</translation>
  </message>
  <message>
   <source>what the tool was like for the answer of {} is not known</source>
   <translation>wie das Werkzeug bei der Antwort von {} war, ist nicht bekannt</translation>
  </message>
  <message>
   <source>what was written is not read yet</source>
   <translation>was geschrieben wurde, ist noch nicht gelesen</translation>
  </message>
  <message>
   <source>what was written of {} last can't be synced: {}.</source>
   <translation>was zuletzt von {} geschrieben wurde, lässt sich nicht sichern: {}.</translation>
  </message>
  <message>
   <source>whatever it signs, until Tooldesk closes</source>
   <translation>was es auch signiert, bis Tooldesk geschlossen wird</translation>
  </message>
  <message>
   <source>whatever it signs, until the tool changes or you revoke it</source>
   <translation>was es auch signiert, bis das Werkzeug sich ändert oder Sie es zurücknehmen</translation>
  </message>
  <message>
   <source>when {}</source>
   <translation>wenn {}</translation>
  </message>
  <message>
   <source>whichever host a call chooses</source>
   <translation>jeden Host, den ein Aufruf wählt</translation>
  </message>
  <message>
   <source>with any arguments</source>
   <translation>mit beliebigen Argumenten</translation>
  </message>
  <message>
   <source>without a call</source>
   <translation>ohne Aufruf</translation>
  </message>
  <message>
   <source>without a limit</source>
   <translation>ohne Grenze</translation>
  </message>
  <message>
   <source>workspace override</source>
   <translation>Wert für diesen Arbeitsbereich</translation>
  </message>
  <message>
   <source>workspace override in {}</source>
   <translation>Wert für diesen Arbeitsbereich in {}</translation>
  </message>
  <message>
   <source>workspaces with a history</source>
   <translation>Arbeitsbereiche mit Verlauf</translation>
  </message>
  <message>
   <source>writes only to its own folder</source>
   <translation>schreibt nur in den eigenen Ordner</translation>
  </message>
  <message>
   <source>yes and variables</source>
   <translation>Ja und Variablen</translation>
  </message>
  <message>
   <source>you changed it</source>
   <translation>von Ihnen geändert</translation>
  </message>
  <message>
   <source>you have not trusted the folder</source>
   <translation>Sie haben dem Ordner nicht vertraut</translation>
  </message>
  <message>
   <source>{argument} is filled in from the call, ${VARIABLE} from Variables.</source>
   <translation>{argument} kommt aus dem Aufruf, ${VARIABLE} aus den Variablen.</translation>
  </message>
  <message>
   <source>{}
Pause of {} s after it.</source>
   <translation>{}
Pause von {} s danach.</translation>
  </message>
  <message>
   <source>{}
Show the Cache screen</source>
   <translation>{}
Bildschirm „Cache“ zeigen</translation>
  </message>
  <message>
   <source>{}
Show the Secrets screen</source>
   <translation>{}
Bildschirm „Geheimnisse“ zeigen</translation>
  </message>
  <message>
   <source>{}
Without a tick you are asked when the tool is called.</source>
   <translation>{}
Ohne Häkchen werden Sie gefragt, wenn das Werkzeug aufgerufen wird.</translation>
  </message>
  <message>
   <source>{}
{}
{}
{}
problem {}</source>
   <translation>{}
{}
{}
{}
Problem: {}</translation>
  </message>
  <message>
   <source>{}
… cut at {}</source>
   <translation>{}
… abgeschnitten bei {}</translation>
  </message>
  <message>
   <source>{}   and {} more</source>
   <translation>{}   und {} weitere</translation>
  </message>
  <message>
   <source>{}  {}  {} … {} characters</source>
   <translation>{}  {}  {} … {} Zeichen</translation>
  </message>
  <message>
   <source>{} (asks first): {}</source>
   <translation>{} (fragt zuerst): {}</translation>
  </message>
  <message>
   <source>{} (default)</source>
   <translation>{} (Standard)</translation>
  </message>
  <message>
   <source>{} (inserted)</source>
   <translation>{} (eingefügt)</translation>
  </message>
  <message>
   <source>{} (max_response_bytes).</source>
   <translation>{} (max_response_bytes).</translation>
  </message>
  <message>
   <source>{} (optional)</source>
   <translation>{} (wahlweise)</translation>
  </message>
  <message>
   <source>{} (outside the workspace)</source>
   <translation>{} (außerhalb des Arbeitsbereichs)</translation>
  </message>
  <message>
   <source>{} (outside the workspace) for {}</source>
   <translation>{} (außerhalb des Arbeitsbereichs) für {}</translation>
  </message>
  <message>
   <source>{} (outside the workspace) sent to {}</source>
   <translation>{} (außerhalb des Arbeitsbereichs) an {} gesendet</translation>
  </message>
  <message>
   <source>{} (removed)</source>
   <translation>{} (entfernt)</translation>
  </message>
  <message>
   <source>{} (replaced)</source>
   <translation>{} (ersetzt)</translation>
  </message>
  <message>
   <source>{} ({}, does not fit)</source>
   <translation>{} ({}, passt nicht)</translation>
  </message>
  <message>
   <source>{} -m pip install</source>
   <translation>{} -m pip install</translation>
  </message>
  <message>
   <source>{} CPU time a process</source>
   <translation>{} CPU-Zeit je Prozess</translation>
  </message>
  <message>
   <source>{} Fix: {}</source>
   <translation>{} Abhilfe: {}</translation>
  </message>
  <message>
   <source>{} Its calls and their results are in the history.</source>
   <translation>{} Ihre Aufrufe und deren Ergebnisse sind im Verlauf.</translation>
  </message>
  <message>
   <source>{} Lines with - are of the nearest remembered call, lines with + of the one made:</source>
   <translation>{} Zeilen mit - sind vom nächsten gemerkten Aufruf, Zeilen mit + vom ausgeführten:</translation>
  </message>
  <message>
   <source>{} MB in /tmp</source>
   <translation>{} MB in /tmp</translation>
  </message>
  <message>
   <source>{} MB memory</source>
   <translation>{} MB Speicher</translation>
  </message>
  <message>
   <source>{} No secret.</source>
   <translation>{} Kein Geheimnis.</translation>
  </message>
  <message>
   <source>{} Or tick other parts.</source>
   <translation>{} Oder andere Teile anwählen.</translation>
  </message>
  <message>
   <source>{} Stop cancels the call; it has not been counted yet.</source>
   <translation>{} „Anhalten“ bricht den Aufruf ab; noch ist er nicht gezählt.</translation>
  </message>
  <message>
   <source>{} The first {} are shown.</source>
   <translation>{} Die ersten {} sind gezeigt.</translation>
  </message>
  <message>
   <source>{} The settings can be saved all the same.</source>
   <translation>{} Die Einstellungen lassen sich trotzdem speichern.</translation>
  </message>
  <message>
   <source>{} Tooldesk tries it again by itself.</source>
   <translation>{} Tooldesk versucht es von selbst erneut.</translation>
  </message>
  <message>
   <source>{} Tools with a limit don't run until that is mended.</source>
   <translation>{} Werkzeuge mit Grenze laufen erst, wenn das in Ordnung ist.</translation>
  </message>
  <message>
   <source>{} What follows is left out.</source>
   <translation>{} Was folgt, wird weggelassen.</translation>
  </message>
  <message>
   <source>{} added</source>
   <translation>{} ergänzt</translation>
  </message>
  <message>
   <source>{} and Tooldesk can't agree on TLS: {}.</source>
   <translation>{} und Tooldesk werden sich über TLS nicht einig: {}.</translation>
  </message>
  <message>
   <source>{} and {}</source>
   <translation>{} und {}</translation>
  </message>
  <message>
   <source>{} and {} are about equally close. Pick one.</source>
   <translation>{} und {} liegen etwa gleich nah. Eines wählen.</translation>
  </message>
  <message>
   <source>{} and {} both stand there, with other values.</source>
   <translation>{} und {} stehen beide da, mit verschiedenen Werten.</translation>
  </message>
  <message>
   <source>{} and {} differ in capitals alone: on Windows and macOS their files are one.</source>
   <translation>{} und {} unterscheiden sich nur in der Großschreibung: Unter Windows und macOS sind ihre Dateien dieselbe.</translation>
  </message>
  <message>
   <source>{} and {} more</source>
   <translation>{} und {} weitere</translation>
  </message>
  <message>
   <source>{} answer of {}</source>
   <translation>Antwort von {1}: {0}</translation>
  </message>
  <message>
   <source>{} answered with status {}.</source>
   <translation>{} antwortete mit Status {}.</translation>
  </message>
  <message>
   <source>{} are all the same but for case and separators. Pick one, or rename the tools.</source>
   <translation>{} sind bis auf Groß/klein und Trennzeichen gleich. Eines wählen oder die Werkzeuge umbenennen.</translation>
  </message>
  <message>
   <source>{} are being written.</source>
   <translation>{} werden geschrieben.</translation>
  </message>
  <message>
   <source>{} are counted from zero.</source>
   <translation>{} werden von null an gezählt.</translation>
  </message>
  <message>
   <source>{} are deleted.</source>
   <translation>{} sind gelöscht.</translation>
  </message>
  <message>
   <source>{} are new or changed</source>
   <translation>{} sind neu oder geändert</translation>
  </message>
  <message>
   <source>{} are removed.</source>
   <translation>{} sind entfernt.</translation>
  </message>
  <message>
   <source>{} are shown as escapes.</source>
   <translation>{} sind als Escapes gezeigt.</translation>
  </message>
  <message>
   <source>{} as JSON</source>
   <translation>{} als JSON</translation>
  </message>
  <message>
   <source>{} as a tree</source>
   <translation>{} als Baum</translation>
  </message>
  <message>
   <source>{} as at first, and all else as it was</source>
   <translation>{} wie anfangs, und alles andere, wie es war</translation>
  </message>
  <message>
   <source>{} asked, and the answer was no.</source>
   <translation>{} fragte, und die Antwort war nein.</translation>
  </message>
  <message>
   <source>{} asks again.</source>
   <translation>{} fragt wieder.</translation>
  </message>
  <message>
   <source>{} asks before it runs, and nobody was there to say yes.</source>
   <translation>{} fragt, bevor es läuft, und niemand war da, um ja zu sagen.</translation>
  </message>
  <message>
   <source>{} asks for what is yours</source>
   <translation>{} fragt nach dem, was Ihres ist</translation>
  </message>
  <message>
   <source>{} asks to sign this with {}</source>
   <translation>{} bittet, dies mit {} zu signieren</translation>
  </message>
  <message>
   <source>{} asks, with {}</source>
   <translation>{} fragt, mit {}</translation>
  </message>
  <message>
   <source>{} at {}</source>
   <translation>{} bei {}</translation>
  </message>
  <message>
   <source>{} at {} is not a URI reference.</source>
   <translation>{} bei {} ist kein URI-Verweis.</translation>
  </message>
  <message>
   <source>{} became shorter while it was followed.</source>
   <translation>{} wurde kürzer, während ihm gefolgt wurde.</translation>
  </message>
  <message>
   <source>{} becomes ${{}}</source>
   <translation>{} wird ${{}}</translation>
  </message>
  <message>
   <source>{} begins with "-" and would act as an option of the command.</source>
   <translation>{} beginnt mit "-" und würde als Option des Befehls wirken.</translation>
  </message>
  <message>
   <source>{} beside the file</source>
   <translation>{} neben der Datei</translation>
  </message>
  <message>
   <source>{} between stages</source>
   <translation>{} zwischen Stufen</translation>
  </message>
  <message>
   <source>{} broke off the connection.</source>
   <translation>{} brach die Verbindung ab.</translation>
  </message>
  <message>
   <source>{} broke off the connection: {}.</source>
   <translation>{} brach die Verbindung ab: {}.</translation>
  </message>
  <message>
   <source>{} broke off: {}</source>
   <translation>{} brach ab: {}</translation>
  </message>
  <message>
   <source>{} by {}</source>
   <translation>{} nach {}</translation>
  </message>
  <message>
   <source>{} by {}, scale {}</source>
   <translation>{} mal {}, Skalierung {}</translation>
  </message>
  <message>
   <source>{} call found, written as {}</source>
   <translation>{} Aufruf gefunden, geschrieben als {}</translation>
  </message>
  <message>
   <source>{} calls can't be read, so the rest is not looked at.</source>
   <translation>{} Aufrufe sind nicht lesbar, daher wird der Rest nicht angesehen.</translation>
  </message>
  <message>
   <source>{} calls found, written as {}</source>
   <translation>{} Aufrufe gefunden, geschrieben als {}</translation>
  </message>
  <message>
   <source>{} calls {} ({}), which would lose it.</source>
   <translation>{} ruft {} auf ({}), das sie verlieren würde.</translation>
  </message>
  <message>
   <source>{} can be called now.</source>
   <translation>{} lässt sich jetzt aufrufen.</translation>
  </message>
  <message>
   <source>{} can be chosen, but the rest of the schema refuses it.</source>
   <translation>{} lässt sich wählen, aber der Rest des Schemas lehnt es ab.</translation>
  </message>
  <message>
   <source>{} can't be applied to the answer: {}.</source>
   <translation>{} lässt sich auf die Antwort nicht anwenden: {}.</translation>
  </message>
  <message>
   <source>{} can't be asked: {}.</source>
   <translation>{} lässt sich nicht fragen: {}.</translation>
  </message>
  <message>
   <source>{} can't be given these arguments: {}.</source>
   <translation>{} kann diese Argumente nicht bekommen: {}.</translation>
  </message>
  <message>
   <source>{} can't be imported</source>
   <translation>{} lässt sich nicht importieren</translation>
  </message>
  <message>
   <source>{} can't be listed: {}.</source>
   <translation>{} lässt sich nicht auflisten: {}.</translation>
  </message>
  <message>
   <source>{} can't be made for a call: it needs {}.</source>
   <translation>{} lässt sich nicht für einen Aufruf anlegen: Es braucht {}.</translation>
  </message>
  <message>
   <source>{} can't be reached or broke off: {}.</source>
   <translation>{} ist nicht erreichbar oder brach ab: {}.</translation>
  </message>
  <message>
   <source>{} can't be reached through the proxy {}: {}.</source>
   <translation>{} ist über den Proxy {} nicht erreichbar: {}.</translation>
  </message>
  <message>
   <source>{} can't be reached: {}.</source>
   <translation>{} ist nicht erreichbar: {}.</translation>
  </message>
  <message>
   <source>{} can't be read as Parquet: {}.</source>
   <translation>{} lässt sich nicht als Parquet lesen: {}.</translation>
  </message>
  <message>
   <source>{} can't be read. {} What holds now: {}.</source>
   <translation>{} lässt sich nicht lesen. {} Was jetzt gilt: {}.</translation>
  </message>
  <message>
   <source>{} can't be read: {}</source>
   <translation>{} kann nicht gelesen werden: {}</translation>
  </message>
  <message>
   <source>{} can't be read: {}.</source>
   <translation>{} lässt sich nicht lesen: {}.</translation>
  </message>
  <message>
   <source>{} can't be read; the defaults hold. {}</source>
   <translation>{} ist nicht lesbar; es gelten die Standardwerte. {}</translation>
  </message>
  <message>
   <source>{} can't be read; what held before holds. {}</source>
   <translation>{} ist nicht lesbar; was vorher galt, gilt. {}</translation>
  </message>
  <message>
   <source>{} can't be run: {}.</source>
   <translation>{} lässt sich nicht ausführen: {}.</translation>
  </message>
  <message>
   <source>{} can't be the name of a tool: models take letters a to z, digits, _, - and ., 128 at most</source>
   <translation>{} kann kein Werkzeug heißen: Modelle nehmen Buchstaben a bis z, Ziffern, _, - und ., höchstens 128</translation>
  </message>
  <message>
   <source>{} can't be the name of a variable.</source>
   <translation>{} kann keine Variable heißen.</translation>
  </message>
  <message>
   <source>{} can't be used for {}: {}.</source>
   <translation>{} ist für {} nicht benutzbar: {}.</translation>
  </message>
  <message>
   <source>{} can't be used: {}.</source>
   <translation>{} ist nicht benutzbar: {}.</translation>
  </message>
  <message>
   <source>{} can't be written: there is no folder {}.</source>
   <translation>{} kann nicht geschrieben werden: Den Ordner {} gibt es nicht.</translation>
  </message>
  <message>
   <source>{} can't be written: {}.</source>
   <translation>{} lässt sich nicht schreiben: {}.</translation>
  </message>
  <message>
   <source>{} can't make a filter</source>
   <translation>{} kann keinen Filter bilden</translation>
  </message>
  <message>
   <source>{} can't refuse {}: {}</source>
   <translation>{} kann {} nicht ablehnen: {}</translation>
  </message>
  <message>
   <source>{} can't run tools: {}</source>
   <translation>{} kann keine Werkzeuge ausführen: {}</translation>
  </message>
  <message>
   <source>{} can't take an argument: {}.</source>
   <translation>{} kann ein Argument nicht nehmen: {}.</translation>
  </message>
  <message>
   <source>{} can't write the filter: {}</source>
   <translation>{} kann den Filter nicht schreiben: {}</translation>
  </message>
  <message>
   <source>{} change what programs load, start or trust.</source>
   <translation>{} ändern, was Programme laden, starten oder wem sie vertrauen.</translation>
  </message>
  <message>
   <source>{} changed</source>
   <translation>{} geändert</translation>
  </message>
  <message>
   <source>{} changed since the answer of {}</source>
   <translation>{} hat sich seit der Antwort von {} geändert</translation>
  </message>
  <message>
   <source>{} changed since you approved {}</source>
   <translation>{} geändert, seit Sie {} genehmigten</translation>
  </message>
  <message>
   <source>{} changed while it ran</source>
   <translation>{} änderte sich, während es lief</translation>
  </message>
  <message>
   <source>{} changes what programs load, start or trust.</source>
   <translation>{} ändert, was Programme laden, starten oder wem sie vertrauen.</translation>
  </message>
  <message>
   <source>{} characters</source>
   <translation>{} Zeichen</translation>
  </message>
  <message>
   <source>{} characters were not kept.</source>
   <translation>{} Zeichen wurden nicht behalten.</translation>
  </message>
  <message>
   <source>{} characters, to be changed as JSON</source>
   <translation>{} Zeichen, als JSON zu ändern</translation>
  </message>
  <message>
   <source>{} characters: scroll to see all of them.</source>
   <translation>{} Zeichen: scrollen, um alle zu sehen.</translation>
  </message>
  <message>
   <source>{} closed</source>
   <translation>{} geschlossen</translation>
  </message>
  <message>
   <source>{} comes without : choose another interpreter.</source>
   <translation>{} kommt ohne : einen anderen Interpreter wählen.</translation>
  </message>
  <message>
   <source>{} comes without {}: choose another interpreter.</source>
   <translation>{} kommt ohne {}: einen anderen Interpreter wählen.</translation>
  </message>
  <message>
   <source>{} copy</source>
   <translation>{} (Kopie)</translation>
  </message>
  <message>
   <source>{} could not be read</source>
   <translation>{} nicht lesbar</translation>
  </message>
  <message>
   <source>{} could not be read.</source>
   <translation>{} nicht lesbar.</translation>
  </message>
  <message>
   <source>{} could not be run: {}</source>
   <translation>{} ließ sich nicht ausführen: {}</translation>
  </message>
  <message>
   <source>{} could not be started. Name another editor in the settings.</source>
   <translation>{} ließ sich nicht starten. In den Einstellungen einen anderen Editor nennen.</translation>
  </message>
  <message>
   <source>{} could not be started: what it is to be run by is not there.</source>
   <translation>{} ließ sich nicht starten: Was es ausführen soll, ist nicht da.</translation>
  </message>
  <message>
   <source>{} could not be started: {}</source>
   <translation>{} ließ sich nicht starten: {}</translation>
  </message>
  <message>
   <source>{} could not be started: {}.</source>
   <translation>{} ließ sich nicht starten: {}.</translation>
  </message>
  <message>
   <source>{} days</source>
   <translation>{} Tage</translation>
  </message>
  <message>
   <source>{} did not answer within {} s.</source>
   <translation>{} antwortete nicht innerhalb von {} s.</translation>
  </message>
  <message>
   <source>{} did not come to an end within {} s.</source>
   <translation>{} kam innerhalb von {} s nicht zum Ende.</translation>
  </message>
  <message>
   <source>{} did not come to an end within {}.</source>
   <translation>{} kam innerhalb von {} nicht zum Ende.</translation>
  </message>
  <message>
   <source>{} did not come to an end within {}; its last calls were not run.</source>
   <translation>{} kam innerhalb von {} nicht zum Ende; die letzten Aufrufe wurden nicht ausgeführt.</translation>
  </message>
  <message>
   <source>{} did not end its answer within {} s.</source>
   <translation>{} beendete die Antwort nicht innerhalb von {} s.</translation>
  </message>
  <message>
   <source>{} differ</source>
   <translation>{} weichen ab</translation>
  </message>
  <message>
   <source>{} differs by one letter: their likeness is {}.</source>
   <translation>{} unterscheidet sich um einen Buchstaben: Die Ähnlichkeit ist {}.</translation>
  </message>
  <message>
   <source>{} disabled</source>
   <translation>{} abgeschaltet</translation>
  </message>
  <message>
   <source>{} does not fit the schema it stands in.</source>
   <translation>{} passt nicht zu dem Schema, in dem es steht.</translation>
  </message>
  <message>
   <source>{} ended after {} s.</source>
   <translation>{} zu Ende nach {} s.</translation>
  </message>
  <message>
   <source>{} ended with exit code {}.</source>
   <translation>{} endete mit Exit-Code {}.</translation>
  </message>
  <message>
   <source>{} ends a call, but nothing before it begins one: {} is missing.</source>
   <translation>{} beendet einen Aufruf, aber nichts davor beginnt einen: {} fehlt.</translation>
  </message>
  <message>
   <source>{} ends twice; one of both ends may belong to its text.</source>
   <translation>{} endet zweimal; eines der beiden Enden kann zum Text gehören.</translation>
  </message>
  <message>
   <source>{} exports nothing that can be called. It exports: {}.</source>
   <translation>{} exportiert nichts, was sich aufrufen lässt. Exportiert wird: {}.</translation>
  </message>
  <message>
   <source>{} failed: {}. Trying again in {} s.</source>
   <translation>{} schlug fehl: {}. Neuer Versuch in {} s.</translation>
  </message>
  <message>
   <source>{} fits more than one of the forms it may have.</source>
   <translation>{} passt zu mehr als einer der möglichen Formen.</translation>
  </message>
  <message>
   <source>{} fits {}</source>
   <translation>{} passt zu {}</translation>
  </message>
  <message>
   <source>{} for the reader</source>
   <translation>{} für den Leser</translation>
  </message>
  <message>
   <source>{} found</source>
   <translation>{} gefunden</translation>
  </message>
  <message>
   <source>{} found: {}.{}</source>
   <translation>{} gefunden: {}.{}</translation>
  </message>
  <message>
   <source>{} functions that were stopped still run in this process.</source>
   <translation>{} angehaltene Funktionen laufen noch in diesem Prozess.</translation>
  </message>
  <message>
   <source>{} gave no token{}.</source>
   <translation>{} gab keinen Token{}.</translation>
  </message>
  <message>
   <source>{} gives the same value</source>
   <translation>{} gibt denselben Wert</translation>
  </message>
  <message>
   <source>{} has another value in a command before it</source>
   <translation>{} hat in einem Befehl davor einen anderen Wert</translation>
  </message>
  <message>
   <source>{} has been used {}.</source>
   <translation>{} wurde {} aufgerufen.</translation>
  </message>
  <message>
   <source>{} has changed since it was shown.</source>
   <translation>{} hat sich geändert, seit es gezeigt wurde.</translation>
  </message>
  <message>
   <source>{} has members that the schema does not name: {}.</source>
   <translation>{} hat Mitglieder, die das Schema nicht nennt: {}.</translation>
  </message>
  <message>
   <source>{} has no co-workers.</source>
   <translation>{} hat keine Mitarbeiter.</translation>
  </message>
  <message>
   <source>{} has no field {}</source>
   <translation>{} hat kein Feld {}</translation>
  </message>
  <message>
   <source>{} has no function with annotations and a docstring.</source>
   <translation>{} hat keine Funktion mit Annotationen und einem Docstring.</translation>
  </message>
  <message>
   <source>{} has no groups of tools; {} is left out</source>
   <translation>{} hat keine Gruppen von Werkzeugen; {} wird weggelassen</translation>
  </message>
  <message>
   <source>{} has no logs: it is no file, and a folder has none ending in {}.</source>
   <translation>{} hat keine Logs: Es ist keine Datei, und ein Ordner hat keine, die auf {} enden.</translation>
  </message>
  <message>
   <source>{} has no search service.</source>
   <translation>{} hat keinen Suchdienst.</translation>
  </message>
  <message>
   <source>{} has no strict mode; written without it</source>
   <translation>{} hat keinen strengen Modus; ohne ihn geschrieben</translation>
  </message>
  <message>
   <source>{} has no value.</source>
   <translation>{} hat keinen Wert.</translation>
  </message>
  <message>
   <source>{} has none</source>
   <translation>{} hat keines</translation>
  </message>
  <message>
   <source>{} has the cells 1 to {}; {} is none of them.</source>
   <translation>{} hat die Zellen 1 bis {}; {} ist keine davon.</translation>
  </message>
  <message>
   <source>{} has the same element twice.</source>
   <translation>{} hat dasselbe Element zweimal.</translation>
  </message>
  <message>
   <source>{} has {}</source>
   <translation>{} hat {}</translation>
  </message>
  <message>
   <source>{} has {} and {} more.</source>
   <translation>{} hat {} und {} weitere.</translation>
  </message>
  <message>
   <source>{} has {} digits; a number may have {}.</source>
   <translation>{} hat {} Ziffern; eine Zahl darf {} haben.</translation>
  </message>
  <message>
   <source>{} has {} messages that nobody read.</source>
   <translation>{} hat {} ungelesene Nachrichten.</translation>
  </message>
  <message>
   <source>{} has {}, which needs {} beside it.</source>
   <translation>{} hat {}, wozu auch {} gehört.</translation>
  </message>
  <message>
   <source>{} has {}.</source>
   <translation>{} hat {}.</translation>
  </message>
  <message>
   <source>{} has {}; the least is {}.</source>
   <translation>{} hat {}; mindestens {} muss es haben.</translation>
  </message>
  <message>
   <source>{} has {}; the most is {}.</source>
   <translation>{} hat {}; höchstens {} darf es haben.</translation>
  </message>
  <message>
   <source>{} held back</source>
   <translation>{} zurückgehalten</translation>
  </message>
  <message>
   <source>{} held back ({})</source>
   <translation>{} zurückgehalten ({})</translation>
  </message>
  <message>
   <source>{} holds a zero byte</source>
   <translation>{} enthält ein Nullbyte</translation>
  </message>
  <message>
   <source>{} holds a zero byte, which no command can take.</source>
   <translation>{} enthält ein Nullbyte, das kein Befehl nehmen kann.</translation>
  </message>
  <message>
   <source>{} holds half a character at position {}.</source>
   <translation>{} enthält an Stelle {} ein halbes Zeichen.</translation>
  </message>
  <message>
   <source>{} holds references now.</source>
   <translation>{} enthält jetzt Verweise.</translation>
  </message>
  <message>
   <source>{} holds your home folder or Tooldesk's own files, which no sandboxed tool may read.</source>
   <translation>{} enthält Ihren persönlichen Ordner oder Tooldesks eigene Dateien; die darf kein Werkzeug in der Sandbox lesen.</translation>
  </message>
  <message>
   <source>{} holds your home folder or Tooldesk's own files, which {} may not have.</source>
   <translation>{} enthält Ihren persönlichen Ordner oder Tooldesks eigene Dateien; die darf {} nicht haben.</translation>
  </message>
  <message>
   <source>{} holds {} Python modules; a sandbox takes at most {}.</source>
   <translation>{} enthält {} Python-Module; eine Sandbox nimmt höchstens {}.</translation>
  </message>
  <message>
   <source>{} imported; nothing was started.</source>
   <translation>{} importiert; nichts wurde gestartet.</translation>
  </message>
  <message>
   <source>{} imports {} to see its functions.</source>
   <translation>{} importiert {}, um die Funktionen zu sehen.</translation>
  </message>
  <message>
   <source>{} in a schema is left out</source>
   <translation>{} in einem Schema wird weggelassen</translation>
  </message>
  <message>
   <source>{} in all since it was last reset</source>
   <translation>{} insgesamt, seit zuletzt zurückgesetzt wurde</translation>
  </message>
  <message>
   <source>{} in line for {}</source>
   <translation>{} in der Schlange für {}</translation>
  </message>
  <message>
   <source>{} in stages</source>
   <translation>{} in Stufen</translation>
  </message>
  <message>
   <source>{} in the URL is more than {} requests.</source>
   <translation>{} in der URL sind mehr als {} Anfragen.</translation>
  </message>
  <message>
   <source>{} in the URL is several hosts; a tool asks one.</source>
   <translation>{} in der URL sind mehrere Hosts; ein Werkzeug fragt einen.</translation>
  </message>
  <message>
   <source>{} in the URL is several requests, and no argument can stand there.</source>
   <translation>{} in der URL sind mehrere Anfragen, und dort kann kein Argument stehen.</translation>
  </message>
  <message>
   <source>{} in {}</source>
   <translation>{} in {}</translation>
  </message>
  <message>
   <source>{} in {} is left out</source>
   <translation>{} in {} wird weggelassen</translation>
  </message>
  <message>
   <source>{} in {} s</source>
   <translation>{} in {} s</translation>
  </message>
  <message>
   <source>{} in {}, {} MB, {} s</source>
   <translation>{} in {}, {} MB, {} s</translation>
  </message>
  <message>
   <source>{} in {}.</source>
   <translation>{} in {}.</translation>
  </message>
  <message>
   <source>{} in, {} out</source>
   <translation>{} hinein, {} heraus</translation>
  </message>
  <message>
   <source>{} is</source>
   <translation>{} ist</translation>
  </message>
  <message>
   <source>{} is "{}", but there is no call in the response.</source>
   <translation>{} ist „{}“, aber in der Antwort steht kein Aufruf.</translation>
  </message>
  <message>
   <source>{} is JSON nested too deep to read.</source>
   <translation>{} ist JSON, zu tief verschachtelt zum Lesen.</translation>
  </message>
  <message>
   <source>{} is Parquet, which needs pyarrow.</source>
   <translation>{} ist Parquet; das braucht pyarrow.</translation>
  </message>
  <message>
   <source>{} is a database of another program.</source>
   <translation>{} ist die Datenbank eines anderen Programms.</translation>
  </message>
  <message>
   <source>{} is a folder, and the database would have to stand there.</source>
   <translation>{} ist ein Ordner; dort müsste die Datenbank stehen.</translation>
  </message>
  <message>
   <source>{} is a folder.</source>
   <translation>{} ist ein Ordner.</translation>
  </message>
  <message>
   <source>{} is a list, and only one value fits there.</source>
   <translation>{} ist eine Liste, und dort passt nur ein Wert.</translation>
  </message>
  <message>
   <source>{} is a number beyond 1.8e308, which is the largest there is.</source>
   <translation>{} ist eine Zahl jenseits von 1,8e308, der größten, die es gibt.</translation>
  </message>
  <message>
   <source>{} is a parameter of the path, in which it does not stand</source>
   <translation>{} ist ein Parameter des Pfads, in dem er nicht steht</translation>
  </message>
  <message>
   <source>{} is a person, and nobody is there to be asked.</source>
   <translation>{} ist eine Person, und niemand ist da, der gefragt werden könnte.</translation>
  </message>
  <message>
   <source>{} is a whole number of thousands of digits, which JSON readers refuse; return it in parts, or as text of its digits in base 16.</source>
   <translation>{} ist eine ganze Zahl mit Tausenden Ziffern, die JSON-Leser ablehnen; in Teilen zurückgeben, oder als Text der Ziffern zur Basis 16.</translation>
  </message>
  <message>
   <source>{} is a whole query string that is no form; it is left out</source>
   <translation>{} ist eine ganze Query, die kein Formular ist, und wird weggelassen</translation>
  </message>
  <message>
   <source>{} is added; nothing was started.</source>
   <translation>{} ist hinzugefügt; nichts wurde gestartet.</translation>
  </message>
  <message>
   <source>{} is an access token; a tool does not log in by itself</source>
   <translation>{} ist ein Zugriffstoken; ein Werkzeug meldet sich nicht selbst an</translation>
  </message>
  <message>
   <source>{} is approved as it is now.</source>
   <translation>{} ist genehmigt, wie es jetzt ist.</translation>
  </message>
  <message>
   <source>{} is as its code says.</source>
   <translation>{} ist, wie der Code sagt.</translation>
  </message>
  <message>
   <source>{} is at least {}</source>
   <translation>{} ist mindestens {}</translation>
  </message>
  <message>
   <source>{} is at most {}</source>
   <translation>{} ist höchstens {}</translation>
  </message>
  <message>
   <source>{} is being written…</source>
   <translation>{} wird geschrieben…</translation>
  </message>
  <message>
   <source>{} is beyond all numbers</source>
   <translation>{} liegt jenseits aller Zahlen</translation>
  </message>
  <message>
   <source>{} is called once, with these arguments.</source>
   <translation>{} wird einmal aufgerufen, mit diesen Argumenten.</translation>
  </message>
  <message>
   <source>{} is called {} as well. Give one of them another name.</source>
   <translation>Auch {} heißt {}. Einem davon einen anderen Namen geben.</translation>
  </message>
  <message>
   <source>{} is called {} now.</source>
   <translation>{} heißt jetzt {}.</translation>
  </message>
  <message>
   <source>{} is changed; nothing was started.</source>
   <translation>{} ist geändert; nichts wurde gestartet.</translation>
  </message>
  <message>
   <source>{} is closed.</source>
   <translation>{} ist geschlossen.</translation>
  </message>
  <message>
   <source>{} is configured, which keeps no secret safe</source>
   <translation>{} ist eingestellt, was kein Geheimnis sicher hält</translation>
  </message>
  <message>
   <source>{} is copied; {}.</source>
   <translation>{} ist kopiert; {}.</translation>
  </message>
  <message>
   <source>{} is counted from zero.</source>
   <translation>{} wird von null an gezählt.</translation>
  </message>
  <message>
   <source>{} is damaged, and another Tooldesk is just saving what can be read of it.</source>
   <translation>{} ist beschädigt, und ein anderes Tooldesk rettet gerade, was davon lesbar ist.</translation>
  </message>
  <message>
   <source>{} is damaged, and of which version it is can't be read of it.</source>
   <translation>{} ist beschädigt, und die Version lässt sich daraus nicht lesen.</translation>
  </message>
  <message>
   <source>{} is damaged, and was made by a newer Tooldesk (revision {}).</source>
   <translation>{} ist beschädigt und stammt von einem neueren Tooldesk (Revision {}).</translation>
  </message>
  <message>
   <source>{} is damaged, and which secrets are stored can't be read of it.</source>
   <translation>{} ist beschädigt, und welche Geheimnisse gespeichert sind, lässt sich daraus nicht lesen.</translation>
  </message>
  <message>
   <source>{} is declared, and not sent: another scheme is</source>
   <translation>{} ist deklariert und wird nicht gesendet: Ein anderes Schema wird es</translation>
  </message>
  <message>
   <source>{} is deleted for all workspaces.</source>
   <translation>{} ist für alle Arbeitsbereiche gelöscht.</translation>
  </message>
  <message>
   <source>{} is deleted for this workspace.</source>
   <translation>{} ist für diesen Arbeitsbereich gelöscht.</translation>
  </message>
  <message>
   <source>{} is deleted.</source>
   <translation>{} ist gelöscht.</translation>
  </message>
  <message>
   <source>{} is denied by {}.</source>
   <translation>{} ist verweigert durch {}.</translation>
  </message>
  <message>
   <source>{} is denied, and so is what it answered before.</source>
   <translation>{} ist verweigert, und ebenso, was es zuvor antwortete.</translation>
  </message>
  <message>
   <source>{} is denied.</source>
   <translation>{} ist verweigert.</translation>
  </message>
  <message>
   <source>{} is described by {}; what stands here is left out</source>
   <translation>{} wird durch {} beschrieben; was hier steht, wird weggelassen</translation>
  </message>
  <message>
   <source>{} is described with the same words.</source>
   <translation>{} ist mit denselben Wörtern beschrieben.</translation>
  </message>
  <message>
   <source>{} is disabled, and so is what it answered before.</source>
   <translation>{} ist deaktiviert, und damit auch, was es früher geantwortet hat.</translation>
  </message>
  <message>
   <source>{} is disabled.</source>
   <translation>{} ist abgeschaltet.</translation>
  </message>
  <message>
   <source>{} is disabled; enable it on the Tools screen</source>
   <translation>{} ist abgeschaltet; auf dem Bildschirm „Werkzeuge“ einschalten</translation>
  </message>
  <message>
   <source>{} is empty, though it was not: all that was in it is gone, and with it which secrets are stored.</source>
   <translation>{} ist leer, war es aber nicht: Alles darin ist fort, und damit auch, welche Geheimnisse gespeichert sind.</translation>
  </message>
  <message>
   <source>{} is enabled.</source>
   <translation>{} ist eingeschaltet.</translation>
  </message>
  <message>
   <source>{} is from {} to {}</source>
   <translation>{} ist von {} bis {}</translation>
  </message>
  <message>
   <source>{} is given twice, with different values; one may stand inside another value.</source>
   <translation>{} steht zweimal da, mit verschiedenen Werten; eines kann in einem anderen Wert stehen.</translation>
  </message>
  <message>
   <source>{} is how it is exported: {}</source>
   <translation>{} ist, wie es exportiert wird: {}</translation>
  </message>
  <message>
   <source>{} is in {}, which can't hold that text: {}.</source>
   <translation>{} ist in {}, das diesen Text nicht enthalten kann: {}.</translation>
  </message>
  <message>
   <source>{} is in {}, which is not fetched</source>
   <translation>{} ist in {}, das nicht geholt wird</translation>
  </message>
  <message>
   <source>{} is left out: {}</source>
   <translation>{} wird weggelassen: {}</translation>
  </message>
  <message>
   <source>{} is locked.</source>
   <translation>{} ist gesperrt.</translation>
  </message>
  <message>
   <source>{} is meant</source>
   <translation>{} ist gemeint</translation>
  </message>
  <message>
   <source>{} is missing, so what it ends can only be guessed.</source>
   <translation>{} fehlt, daher lässt sich nur raten, was es beendet.</translation>
  </message>
  <message>
   <source>{} is missing.</source>
   <translation>{} fehlt.</translation>
  </message>
  <message>
   <source>{} is more than a host.</source>
   <translation>{} ist mehr als ein Host.</translation>
  </message>
  <message>
   <source>{} is new or changed</source>
   <translation>{} ist neu oder geändert</translation>
  </message>
  <message>
   <source>{} is no .env file: it is longer than {} characters, or has 1,000 blanks in a row.</source>
   <translation>{} ist keine .env-Datei: Sie ist länger als {} Zeichen oder hat 1.000 Leerzeichen hintereinander.</translation>
  </message>
  <message>
   <source>{} is no JSON value. Use null or a number.</source>
   <translation>{} ist kein JSON-Wert. null oder eine Zahl benutzen.</translation>
  </message>
  <message>
   <source>{} is no JSON value; use null or a number</source>
   <translation>{} ist kein JSON-Wert; null oder eine Zahl benutzen</translation>
  </message>
  <message>
   <source>{} is no class of failures</source>
   <translation>{} ist keine Klasse von Fehlschlägen</translation>
  </message>
  <message>
   <source>{} is no file of secrets, or is damaged.</source>
   <translation>{} ist keine Datei mit Geheimnissen oder beschädigt.</translation>
  </message>
  <message>
   <source>{} is no file.</source>
   <translation>{} ist keine Datei.</translation>
  </message>
  <message>
   <source>{} is no folder.</source>
   <translation>{} ist kein Ordner.</translation>
  </message>
  <message>
   <source>{} is no host: write a name or an address, without a port</source>
   <translation>{} ist kein Host: einen Namen oder eine Adresse schreiben, ohne Port</translation>
  </message>
  <message>
   <source>{} is no marker that is known. With {} in its place the text would be read as {}: a call of {}.</source>
   <translation>{} ist keine bekannte Markierung. Mit {} an seiner Stelle würde der Text als {} gelesen: ein Aufruf von {}.</translation>
  </message>
  <message>
   <source>{} is no method of a tool.</source>
   <translation>{} ist keine Methode eines Werkzeugs.</translation>
  </message>
  <message>
   <source>{} is no method of a tool. Add it as a command, if you need it.</source>
   <translation>{} ist keine Methode eines Werkzeugs. Bei Bedarf als Befehl hinzufügen.</translation>
  </message>
  <message>
   <source>{} is no model's API, so that there is no call to show.</source>
   <translation>{} ist keine API eines Modells, sodass es keinen Aufruf zu zeigen gibt.</translation>
  </message>
  <message>
   <source>{} is no name for a call.</source>
   <translation>{} ist kein Name für einen Aufruf.</translation>
  </message>
  <message>
   <source>{} is no name for a scenario.</source>
   <translation>{} ist kein Name für ein Szenario.</translation>
  </message>
  <message>
   <source>{} is no name of a variable</source>
   <translation>{} ist kein Name einer Variable</translation>
  </message>
  <message>
   <source>{} is no notebook: {}.</source>
   <translation>{} ist kein Notebook: {}.</translation>
  </message>
  <message>
   <source>{} is no option that is known here.</source>
   <translation>{} ist hier keine bekannte Option.</translation>
  </message>
  <message>
   <source>{} is no parameter of {}; a repair decided where it begins.</source>
   <translation>{} ist kein Parameter von {}; eine Reparatur entschied, wo er beginnt.</translation>
  </message>
  <message>
   <source>{} is no picture that can be looked at.</source>
   <translation>{} ist kein Bild, das sich ansehen lässt.</translation>
  </message>
  <message>
   <source>{} is no status of HTTP</source>
   <translation>{} ist kein Status von HTTP</translation>
  </message>
  <message>
   <source>{} is no text in UTF-8.</source>
   <translation>{} ist kein Text in UTF-8.</translation>
  </message>
  <message>
   <source>{} is no text: it has {} of something else.</source>
   <translation>{} ist kein Text: Es hat {} von etwas anderem.</translation>
  </message>
  <message>
   <source>{} is no tool</source>
   <translation>{} ist kein Werkzeug</translation>
  </message>
  <message>
   <source>{} is none of {}</source>
   <translation>{} ist keines von {}</translation>
  </message>
  <message>
   <source>{} is not JSON</source>
   <translation>{} ist kein JSON</translation>
  </message>
  <message>
   <source>{} is not JSON at line {}, column {}: {}.</source>
   <translation>{} ist kein JSON in Zeile {}, Spalte {}: {}.</translation>
  </message>
  <message>
   <source>{} is not JSON.</source>
   <translation>{} ist kein JSON.</translation>
  </message>
  <message>
   <source>{} is not JSON: {}, at {}.</source>
   <translation>{} ist kein JSON: {}, bei {}.</translation>
  </message>
  <message>
   <source>{} is not JSON: {}.</source>
   <translation>{} ist kein JSON: {}.</translation>
  </message>
  <message>
   <source>{} is not NAME=value</source>
   <translation>{} ist nicht NAME=value</translation>
  </message>
  <message>
   <source>{} is not a JSONPath: {}.</source>
   <translation>{} ist kein JSONPath: {}.</translation>
  </message>
  <message>
   <source>{} is not a file that is there.</source>
   <translation>{} ist keine vorhandene Datei.</translation>
  </message>
  <message>
   <source>{} is not a parameter.</source>
   <translation>{} ist kein Parameter.</translation>
  </message>
  <message>
   <source>{} is not a regular expression, or too large a one</source>
   <translation>{} ist kein regulärer Ausdruck oder ein zu großer</translation>
  </message>
  <message>
   <source>{} is not an address of the public internet, so the request was not sent.</source>
   <translation>{} ist keine Adresse des öffentlichen Internets, daher wurde die Anfrage nicht gesendet.</translation>
  </message>
  <message>
   <source>{} is not fetched, and takes anything</source>
   <translation>{} wird nicht geholt und nimmt alles</translation>
  </message>
  <message>
   <source>{} is not filled in: a model can only name parameters.</source>
   <translation>{} wird nicht ausgefüllt: Ein Modell kann nur Parameter nennen.</translation>
  </message>
  <message>
   <source>{} is not in the document and not fetched; left out</source>
   <translation>{} ist nicht im Dokument und wird nicht geholt; weggelassen</translation>
  </message>
  <message>
   <source>{} is not in the document, and takes anything</source>
   <translation>{} ist nicht im Dokument und nimmt alles</translation>
  </message>
  <message>
   <source>{} is not in the folder that this tool may use.</source>
   <translation>{} ist nicht in dem Ordner, den dieses Werkzeug benutzen darf.</translation>
  </message>
  <message>
   <source>{} is not in the working folder, so it is not sent.</source>
   <translation>{} ist nicht im Arbeitsordner und wird deshalb nicht gesendet.</translation>
  </message>
  <message>
   <source>{} is not in {}: {}.</source>
   <translation>{} ist nicht in {}: {}.</translation>
  </message>
  <message>
   <source>{} is not installed</source>
   <translation>{} ist nicht installiert</translation>
  </message>
  <message>
   <source>{} is not on this computer.</source>
   <translation>{} ist nicht auf diesem Rechner.</translation>
  </message>
  <message>
   <source>{} is not started: you said no.</source>
   <translation>{} ist nicht gestartet: Sie sagten nein.</translation>
  </message>
  <message>
   <source>{} is not taken over: you are asked.</source>
   <translation>{} wird nicht übernommen: Sie werden gefragt.</translation>
  </message>
  <message>
   <source>{} is not there any more.</source>
   <translation>{} ist nicht mehr da.</translation>
  </message>
  <message>
   <source>{} is of type {}, which no JSON value can be turned into.</source>
   <translation>{} ist vom Typ {}, in den sich kein JSON-Wert verwandeln lässt.</translation>
  </message>
  <message>
   <source>{} is only described: nothing runs it, and nobody is there to answer.</source>
   <translation>{} ist nur beschrieben: Nichts führt es aus, und niemand ist da, um zu antworten.</translation>
  </message>
  <message>
   <source>{} is read with fsspec, which is not installed.</source>
   <translation>{} wird mit fsspec gelesen, das nicht installiert ist.</translation>
  </message>
  <message>
   <source>{} is removed.</source>
   <translation>{} ist entfernt.</translation>
  </message>
  <message>
   <source>{} is saved already, with other arguments.</source>
   <translation>{} ist schon gespeichert, mit anderen Argumenten.</translation>
  </message>
  <message>
   <source>{} is saved.</source>
   <translation>{} ist gespeichert.</translation>
  </message>
  <message>
   <source>{} is set by Tooldesk itself</source>
   <translation>{} setzt Tooldesk selbst</translation>
  </message>
  <message>
   <source>{} is set.</source>
   <translation>{} ist gesetzt.</translation>
  </message>
  <message>
   <source>{} is shown as an escape.</source>
   <translation>{} ist als Escape gezeigt.</translation>
  </message>
  <message>
   <source>{} is shown.</source>
   <translation>{} ist gezeigt.</translation>
  </message>
  <message>
   <source>{} is shown. It can't run now.</source>
   <translation>{} wird gezeigt. Ausgeführt werden kann es jetzt nicht.</translation>
  </message>
  <message>
   <source>{} is the base64 of “key:”, as the command has no password.</source>
   <translation>{} ist das base64 von „key:“, da der Befehl kein Passwort hat.</translation>
  </message>
  <message>
   <source>{} is the class {}, not a value.</source>
   <translation>{} ist die Klasse {}, kein Wert.</translation>
  </message>
  <message>
   <source>{} is the only value, and the rest refuses it.</source>
   <translation>{} ist der einzige Wert, und der Rest lehnt ihn ab.</translation>
  </message>
  <message>
   <source>{} is the same but for case and separators.</source>
   <translation>{} ist bis auf Groß/klein und Trennzeichen gleich.</translation>
  </message>
  <message>
   <source>{} is there and can't be read. Mend or remove it first.</source>
   <translation>{} ist da und nicht lesbar. Erst berichtigen oder entfernen.</translation>
  </message>
  <message>
   <source>{} is there and can't be read. Mend or remove it.</source>
   <translation>{} ist da und nicht lesbar. Berichtigen oder entfernen.</translation>
  </message>
  <message>
   <source>{} is there twice.</source>
   <translation>{} steht zweimal da.</translation>
  </message>
  <message>
   <source>{} is there.</source>
   <translation>{} ist da.</translation>
  </message>
  <message>
   <source>{} is to run sandboxed and could write to {}: {}.</source>
   <translation>{} soll in der Sandbox laufen und könnte in {} schreiben: {}.</translation>
  </message>
  <message>
   <source>{} is typed in texts; hold Ctrl or Alt with it.</source>
   <translation>{} wird in Texten getippt; Strg oder Alt dazu halten.</translation>
  </message>
  <message>
   <source>{} is under {}</source>
   <translation>{} ist unter {}</translation>
  </message>
  <message>
   <source>{} is waited for.</source>
   <translation>Es wird auf {} gewartet.</translation>
  </message>
  <message>
   <source>{} is what the {} says.</source>
   <translation>{} ist, was {} sagt.</translation>
  </message>
  <message>
   <source>{} is {}</source>
   <translation>{} ist {}</translation>
  </message>
  <message>
   <source>{} is {} ({}), not {}.</source>
   <translation>{} ist {} ({}), nicht {}.</translation>
  </message>
  <message>
   <source>{} is {} bytes that are no PNG, JPEG, GIF or WebP picture; return text, or write a file and return its Path.</source>
   <translation>{} ist {} Bytes, die kein PNG-, JPEG-, GIF- oder WebP-Bild sind; Text zurückgeben, oder eine Datei schreiben und ihren Path zurückgeben.</translation>
  </message>
  <message>
   <source>{} is {}, not {}.</source>
   <translation>{} ist {}, nicht {}.</translation>
  </message>
  <message>
   <source>{} is {}, which</source>
   <translation>{} ist {}, was</translation>
  </message>
  <message>
   <source>{} is {}, which does not match {}.</source>
   <translation>{} ist {}, was nicht zu {} passt.</translation>
  </message>
  <message>
   <source>{} is {}, which has no JSON form; return text, numbers, lists, dicts or dataclasses.</source>
   <translation>{} ist {}, wofür JSON keine Form hat; Text, Zahlen, Listen, Dicts oder Dataclasses zurückgeben.</translation>
  </message>
  <message>
   <source>{} is {}, which is not a {}.</source>
   <translation>{} ist {}, was nicht die Form {} hat.</translation>
  </message>
  <message>
   <source>{} is {}, which is not an address of the public internet, so the request was not sent.</source>
   <translation>{} ist {}, keine Adresse des öffentlichen Internets, daher wurde die Anfrage nicht gesendet.</translation>
  </message>
  <message>
   <source>{} is {}, which is not one of {}.</source>
   <translation>{} ist {}, was keines von {} ist.</translation>
  </message>
  <message>
   <source>{} is {}, which the schema rules out.</source>
   <translation>{} ist {}, was das Schema ausschließt.</translation>
  </message>
  <message>
   <source>{} is {}.</source>
   <translation>{} ist {}.</translation>
  </message>
  <message>
   <source>{} is {}; it must be a multiple of {}.</source>
   <translation>{} ist {}; es muss ein Vielfaches von {} sein.</translation>
  </message>
  <message>
   <source>{} is {}; it must be less than {}.</source>
   <translation>{} ist {}; es muss weniger als {} sein.</translation>
  </message>
  <message>
   <source>{} is {}; it must be more than {}.</source>
   <translation>{} ist {}; es muss mehr als {} sein.</translation>
  </message>
  <message>
   <source>{} is {}; the least is {}.</source>
   <translation>{} ist {}; mindestens {} muss es sein.</translation>
  </message>
  <message>
   <source>{} is {}; the most is {}.</source>
   <translation>{} ist {}; höchstens {} darf es sein.</translation>
  </message>
  <message>
   <source>{} larger than {} MB, the most that is sent at once.</source>
   <translation>{} größer als {} MB, das Größte, was auf einmal gesendet wird.</translation>
  </message>
  <message>
   <source>{} leads elsewhere</source>
   <translation>{} führt anderswohin</translation>
  </message>
  <message>
   <source>{} leads out of the workspace.</source>
   <translation>{} führt aus dem Arbeitsbereich hinaus.</translation>
  </message>
  <message>
   <source>{} leads to itself, and takes anything</source>
   <translation>{} führt zu sich selbst und nimmt alles</translation>
  </message>
  <message>
   <source>{} left</source>
   <translation>{} übrig</translation>
  </message>
  <message>
   <source>{} letters differ</source>
   <translation>{} Buchstaben sind anders</translation>
  </message>
  <message>
   <source>{} lines</source>
   <translation>{} Zeilen</translation>
  </message>
  <message>
   <source>{} makes no http:// or https:// URL.</source>
   <translation>{} ergibt keine http://- oder https://-URL.</translation>
  </message>
  <message>
   <source>{} match</source>
   <translation>{} Treffer</translation>
  </message>
  <message>
   <source>{} may be a number or text.</source>
   <translation>{} kann eine Zahl oder Text sein.</translation>
  </message>
  <message>
   <source>{} may call {}, which is no tool here.</source>
   <translation>{} darf {} aufrufen, was hier kein Werkzeug ist.</translation>
  </message>
  <message>
   <source>{} may come from the environment.</source>
   <translation>{} darf aus der Umgebung kommen.</translation>
  </message>
  <message>
   <source>{} may not be changed: other programs or tools run what stands there.</source>
   <translation>{} darf nicht geändert werden: Andere Programme oder Werkzeuge führen aus, was dort steht.</translation>
  </message>
  <message>
   <source>{} may not be given.</source>
   <translation>{} darf nicht gegeben werden.</translation>
  </message>
  <message>
   <source>{} may not be run: {}.</source>
   <translation>{} darf nicht laufen: {}.</translation>
  </message>
  <message>
   <source>{} may not come from the environment.</source>
   <translation>{} darf nicht aus der Umgebung kommen.</translation>
  </message>
  <message>
   <source>{} may not sign with {}: its definition denies that.</source>
   <translation>{} darf nicht mit {} signieren: Die Definition verweigert das.</translation>
  </message>
  <message>
   <source>{} may read {} as code: whoever calls the tool would say what it does. If that is meant, or it is no code, name {} in code_arguments</source>
   <translation>{} kann {} als Code lesen: Wer das Werkzeug aufruft, würde sagen, was es tut. Wenn das gemeint ist oder es kein Code ist, {} in code_arguments nennen</translation>
  </message>
  <message>
   <source>{} may run again. {}</source>
   <translation>{} darf wieder laufen. {}</translation>
  </message>
  <message>
   <source>{} may run without a limit.</source>
   <translation>{} darf ohne Grenze laufen.</translation>
  </message>
  <message>
   <source>{} may run {}, and its count can't be kept: {}</source>
   <translation>{} darf {} laufen, und der Zähler lässt sich nicht behalten: {}</translation>
  </message>
  <message>
   <source>{} may run {}{}.</source>
   <translation>{} darf {}{} laufen.</translation>
  </message>
  <message>
   <source>{} min</source>
   <translation>{} min</translation>
  </message>
  <message>
   <source>{} min {} s</source>
   <translation>{} min {} s</translation>
  </message>
  <message>
   <source>{} miss</source>
   <translation>{} Fehlgriff</translation>
  </message>
  <message>
   <source>{} misses</source>
   <translation>{} Fehlgriffe</translation>
  </message>
  <message>
   <source>{} more</source>
   <translation>{} weitere</translation>
  </message>
  <message>
   <source>{} more are in the JSON below.</source>
   <translation>{} weitere stehen im JSON unten.</translation>
  </message>
  <message>
   <source>{} more is in the JSON below.</source>
   <translation>{} weiteres steht im JSON unten.</translation>
  </message>
  <message>
   <source>{} more was not kept.</source>
   <translation>{} weiteres wurde nicht behalten.</translation>
  </message>
  <message>
   <source>{} more were not kept.</source>
   <translation>{} weitere wurden nicht behalten.</translation>
  </message>
  <message>
   <source>{} ms</source>
   <translation>{} ms</translation>
  </message>
  <message>
   <source>{} names</source>
   <translation>{} Namen</translation>
  </message>
  <message>
   <source>{} need you</source>
   <translation>{} brauchen Sie</translation>
  </message>
  <message>
   <source>{} needs more than the {} MB of memory that it may use.</source>
   <translation>{} braucht mehr als die {} MB Speicher, die es benutzen darf.</translation>
  </message>
  <message>
   <source>{} needs no approval any more.</source>
   <translation>{} braucht keine Genehmigung mehr.</translation>
  </message>
  <message>
   <source>{} needs your yes</source>
   <translation>{} braucht Ihr Ja</translation>
  </message>
  <message>
   <source>{} needs your yes before it runs</source>
   <translation>{} braucht Ihr Ja, bevor es läuft</translation>
  </message>
  <message>
   <source>{} needs {}, which has no value.</source>
   <translation>{} braucht {}, das keinen Wert hat.</translation>
  </message>
  <message>
   <source>{} needs {}. {}</source>
   <translation>{} braucht {}. {}</translation>
  </message>
  <message>
   <source>{} new or changed, and not taken over yet</source>
   <translation>{} neu oder geändert und noch nicht übernommen</translation>
  </message>
  <message>
   <source>{} of --form {} is left out.</source>
   <translation>{} von --form {} wird weggelassen.</translation>
  </message>
  <message>
   <source>{} of @tool is known only when the file runs.</source>
   <translation>{} von @tool ist erst bekannt, wenn die Datei läuft.</translation>
  </message>
  <message>
   <source>{} of code {}</source>
   <translation>{} von Code {}</translation>
  </message>
  <message>
   <source>{} of field {}</source>
   <translation>{} von Feld {}</translation>
  </message>
  <message>
   <source>{} of header {}</source>
   <translation>{} von Header {}</translation>
  </message>
  <message>
   <source>{} of its parameters are too many, and left out</source>
   <translation>{} der Parameter sind zu viele und fehlen</translation>
  </message>
  <message>
   <source>{} of its server is {}</source>
   <translation>{} seines Servers ist {}</translation>
  </message>
  <message>
   <source>{} of media type {}</source>
   <translation>{} von Medientyp {}</translation>
  </message>
  <message>
   <source>{} of query parameter {}</source>
   <translation>{} von Query-Parameter {}</translation>
  </message>
  <message>
   <source>{} of reasoning</source>
   <translation>{} Nachdenken</translation>
  </message>
  <message>
   <source>{} of style {}</source>
   <translation>{} von Schreibweise {}</translation>
  </message>
  <message>
   <source>{} of the MCP server {}</source>
   <translation>{} des MCP-Servers {}</translation>
  </message>
  <message>
   <source>{} of the ToolResult is {}, not str.</source>
   <translation>{} des ToolResult ist {}, nicht str.</translation>
  </message>
  <message>
   <source>{} of the {} is there more than once; one is left</source>
   <translation>{} von {} steht mehrmals da; eines bleibt</translation>
  </message>
  <message>
   <source>{} of the {} is {} here</source>
   <translation>{} von {} ist hier {}</translation>
  </message>
  <message>
   <source>{} of variable {}</source>
   <translation>{} von Variable {}</translation>
  </message>
  <message>
   <source>{} of word {}</source>
   <translation>{} von Wort {}</translation>
  </message>
  <message>
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <source>{} of {} chosen</source>
   <translation>{} von {} gewählt</translation>
  </message>
  <message>
   <source>{} of {} chosen, {} replacing</source>
   <translation>{} von {} gewählt, {} ersetzen etwas</translation>
  </message>
  <message>
   <source>{} of {} dialects</source>
   <translation>{} von {} Dialekten</translation>
  </message>
  <message>
   <source>{} of {} elements</source>
   <translation>{} von {} Elementen</translation>
  </message>
  <message>
   <source>{} of {} hexadecimal digits</source>
   <translation>{} von {} hexadezimalen Ziffern</translation>
  </message>
  <message>
   <source>{} of {} ready</source>
   <translation>{} von {} bereit</translation>
  </message>
  <message>
   <source>{} of {} running</source>
   <translation>{} von {} laufen</translation>
  </message>
  <message>
   <source>{} of {} this day</source>
   <translation>{} von {} an diesem Tag</translation>
  </message>
  <message>
   <source>{} of {} this hour</source>
   <translation>{} von {} in dieser Stunde</translation>
  </message>
  <message>
   <source>{} of {} this minute</source>
   <translation>{} von {} in dieser Minute</translation>
  </message>
  <message>
   <source>{} of {} this month</source>
   <translation>{} von {} in diesem Monat</translation>
  </message>
  <message>
   <source>{} of {} this week</source>
   <translation>{} von {} in dieser Woche</translation>
  </message>
  <message>
   <source>{} of {} tools</source>
   <translation>{} von {} Werkzeugen</translation>
  </message>
  <message>
   <source>{} of {} tools, {}</source>
   <translation>{} von {} Werkzeugen, {}</translation>
  </message>
  <message>
   <source>{} of {} used</source>
   <translation>{} von {} benutzt</translation>
  </message>
  <message>
   <source>{} of {} would be decided differently</source>
   <translation>{1}: {0} würden anders entschieden</translation>
  </message>
  <message>
   <source>{} of {} {}</source>
   <translation>{} von {} {}</translation>
  </message>
  <message>
   <source>{} of {}: {}</source>
   <translation>{} von {}: {}</translation>
  </message>
  <message>
   <source>{} of {}…</source>
   <translation>{} von {}…</translation>
  </message>
  <message>
   <source>{} old</source>
   <translation>{} alt</translation>
  </message>
  <message>
   <source>{} on the clipboard</source>
   <translation>{} in der Zwischenablage</translation>
  </message>
  <message>
   <source>{} on the clipboard, as one array.</source>
   <translation>{} in der Zwischenablage, als ein Array.</translation>
  </message>
  <message>
   <source>{} on the clipboard, in the form of {}.</source>
   <translation>{} in der Zwischenablage, in der Form von {}.</translation>
  </message>
  <message>
   <source>{} on the clipboard.</source>
   <translation>{} in der Zwischenablage.</translation>
  </message>
  <message>
   <source>{} on {}</source>
   <translation>{} auf {}</translation>
  </message>
  <message>
   <source>{} opened in {}, line {}.</source>
   <translation>{} geöffnet in {}, Zeile {}.</translation>
  </message>
  <message>
   <source>{} or {}</source>
   <translation>{} oder {}</translation>
  </message>
  <message>
   <source>{} paths are</source>
   <translation>{} Pfade sind</translation>
  </message>
  <message>
   <source>{} paths are on the clipboard.</source>
   <translation>{} Pfade sind in der Zwischenablage.</translation>
  </message>
  <message>
   <source>{} per {}</source>
   <translation>{} pro {}</translation>
  </message>
  <message>
   <source>{} pool {}</source>
   <translation>Pool {1}: {0}</translation>
  </message>
  <message>
   <source>{} processes</source>
   <translation>{} Prozesse</translation>
  </message>
  <message>
   <source>{} ran longer than {} s and was stopped.</source>
   <translation>{} lief länger als {} s und wurde angehalten.</translation>
  </message>
  <message>
   <source>{} ran out of room: {}</source>
   <translation>{} ging der Platz aus: {}</translation>
  </message>
  <message>
   <source>{} read calls in this text</source>
   <translation>{} lesen in diesem Text Aufrufe</translation>
  </message>
  <message>
   <source>{} reads calls in this text</source>
   <translation>{} liest in diesem Text Aufrufe</translation>
  </message>
  <message>
   <source>{} reads past it</source>
   <translation>{} liest darüber hinweg</translation>
  </message>
  <message>
   <source>{} reads {} as code: whoever calls the tool would say what it does. If that is meant, or it is no code, name {} in code_arguments</source>
   <translation>{} liest {} als Code: Wer das Werkzeug aufruft, würde sagen, was es tut. Wenn das gemeint ist oder es kein Code ist, {} in code_arguments nennen</translation>
  </message>
  <message>
   <source>{} redirects more than {}.</source>
   <translation>{} leitet öfter als {} weiter.</translation>
  </message>
  <message>
   <source>{} redirects to {}, which may not get the secrets in the request's body.</source>
   <translation>{} leitet zu {} weiter, das die Geheimnisse im Body der Anfrage nicht haben darf.</translation>
  </message>
  <message>
   <source>{} redirects to {}, which the tool's permission rules don't allow.</source>
   <translation>{} leitet zu {} weiter, was die Erlaubnisregeln des Werkzeugs nicht erlauben.</translation>
  </message>
  <message>
   <source>{} refers to {}.</source>
   <translation>{} verweist auf {}.</translation>
  </message>
  <message>
   <source>{} refuses our TLS: {}.</source>
   <translation>{} lehnt unser TLS ab: {}.</translation>
  </message>
  <message>
   <source>{} refuses {} beside the parameters</source>
   <translation>{} lehnt {} neben den Parametern ab</translation>
  </message>
  <message>
   <source>{} registers no programs by themselves{}.</source>
   <translation>{} registriert keine Programme von selbst{}.</translation>
  </message>
  <message>
   <source>{} removed</source>
   <translation>{} entfernt</translation>
  </message>
  <message>
   <source>{} requires a signer, and there is no signing key {}.</source>
   <translation>{} braucht einen Signierer, und es gibt keinen Signierschlüssel {}.</translation>
  </message>
  <message>
   <source>{} requires a signer.</source>
   <translation>{} braucht einen Signierer.</translation>
  </message>
  <message>
   <source>{} requires a signer. {}</source>
   <translation>{} braucht einen Signierer. {}</translation>
  </message>
  <message>
   <source>{} running</source>
   <translation>{} laufend</translation>
  </message>
  <message>
   <source>{} say less</source>
   <translation>{} sagen weniger</translation>
  </message>
  <message>
   <source>{} says less</source>
   <translation>{} sagt weniger</translation>
  </message>
  <message>
   <source>{} says so, too.</source>
   <translation>{} sagt es auch.</translation>
  </message>
  <message>
   <source>{} says something else now.</source>
   <translation>{} sagt jetzt etwas anderes.</translation>
  </message>
  <message>
   <source>{} says that it failed.</source>
   <translation>{} sagt, dass es fehlschlug.</translation>
  </message>
  <message>
   <source>{} screen</source>
   <translation>Bildschirm {}</translation>
  </message>
  <message>
   <source>{} secret is stored. </source>
   <translation>{} Geheimnis ist gespeichert. </translation>
  </message>
  <message>
   <source>{} secret is stored. The file still holds the values. These lines would be written in their place; all else stays as it is. Older copies and a git history still hold them.</source>
   <translation>{} Geheimnis ist gespeichert. Die Datei enthält die Werte noch. Diese Zeilen kämen an ihre Stelle; alles andere bleibt. Ältere Kopien und ein git-Verlauf enthalten sie weiter.</translation>
  </message>
  <message>
   <source>{} secrets are stored. </source>
   <translation>{} Geheimnisse sind gespeichert. </translation>
  </message>
  <message>
   <source>{} secrets are stored. The file still holds the values. These lines would be written in their place; all else stays as it is. Older copies and a git history still hold them.</source>
   <translation>{} Geheimnisse sind gespeichert. Die Datei enthält die Werte noch. Diese Zeilen kämen an ihre Stelle; alles andere bleibt. Ältere Kopien und ein git-Verlauf enthalten sie weiter.</translation>
  </message>
  <message>
   <source>{} selected</source>
   <translation>{} gewählt</translation>
  </message>
  <message>
   <source>{} sends it to whichever host a call chooses.</source>
   <translation>{} sendet es an jeden Host, den ein Aufruf wählt.</translation>
  </message>
  <message>
   <source>{} servers stand in it</source>
   <translation>{} Server stehen darin</translation>
  </message>
  <message>
   <source>{} sets it again</source>
   <translation>{} setzt es erneut</translation>
  </message>
  <message>
   <source>{} since {}</source>
   <translation>{} seit {}</translation>
  </message>
  <message>
   <source>{} speaks MCP {}</source>
   <translation>{} spricht MCP {}</translation>
  </message>
  <message>
   <source>{} specs are</source>
   <translation>{} Specs sind</translation>
  </message>
  <message>
   <source>{} stands behind {}, where a call begins, but what follows can't be read as its arguments.</source>
   <translation>{} steht hinter {}, wo ein Aufruf beginnt, aber was folgt, lässt sich nicht als seine Argumente lesen.</translation>
  </message>
  <message>
   <source>{} stands here with arguments that fit it, but not in the notation of any dialect.</source>
   <translation>{} steht hier mit passenden Argumenten, aber nicht in der Schreibweise eines Dialekts.</translation>
  </message>
  <message>
   <source>{} stands here with what it gave or what it does, as a record or a description, so nothing is called.</source>
   <translation>{} steht hier mit dem, was es ergab oder was es tut, als Aufzeichnung oder Beschreibung; darum wird nichts aufgerufen.</translation>
  </message>
  <message>
   <source>{} stands in the path, and is described nowhere</source>
   <translation>{} steht im Pfad und ist nirgends beschrieben</translation>
  </message>
  <message>
   <source>{} still says {}: look at it.</source>
   <translation>{} sagt noch {}: nachsehen.</translation>
  </message>
  <message>
   <source>{} stood there in plain text</source>
   <translation>{} stand dort im Klartext</translation>
  </message>
  <message>
   <source>{} stored.</source>
   <translation>{} gespeichert.</translation>
  </message>
  <message>
   <source>{} sure</source>
   <translation>{} sicher</translation>
  </message>
  <message>
   <source>{} takes every call through all its stages; {} goes one stage at a time.</source>
   <translation>{} führt jeden Aufruf durch alle Stufen; {} geht eine Stufe weiter.</translation>
  </message>
  <message>
   <source>{} takes letters, digits and _ in it, 64 at most</source>
   <translation>{} nimmt darin Buchstaben, Ziffern und _, höchstens 64</translation>
  </message>
  <message>
   <source>{} through the proxy {}</source>
   <translation>{} über den Proxy {}</translation>
  </message>
  <message>
   <source>{} times {}</source>
   <translation>{}-mal {}</translation>
  </message>
  <message>
   <source>{} times {} added</source>
   <translation>{}-mal {} ergänzt</translation>
  </message>
  <message>
   <source>{} times {} removed</source>
   <translation>{}-mal {} entfernt</translation>
  </message>
  <message>
   <source>{} times {} → {}</source>
   <translation>{}-mal {} → {}</translation>
  </message>
  <message>
   <source>{} to {}</source>
   <translation>{} bis {}</translation>
  </message>
  <message>
   <source>{} took longer than {} s.</source>
   <translation>{} dauerte länger als {} s.</translation>
  </message>
  <message>
   <source>{} tool {}</source>
   <translation>Werkzeug {1}: {0}</translation>
  </message>
  <message>
   <source>{} tools</source>
   <translation>{} Werkzeuge</translation>
  </message>
  <message>
   <source>{} tools are</source>
   <translation>{} Werkzeuge sind</translation>
  </message>
  <message>
   <source>{} tools are disabled.</source>
   <translation>{} Werkzeuge sind abgeschaltet.</translation>
  </message>
  <message>
   <source>{} tools are enabled.</source>
   <translation>{} Werkzeuge sind eingeschaltet.</translation>
  </message>
  <message>
   <source>{} tools are removed.</source>
   <translation>{} Werkzeuge sind entfernt.</translation>
  </message>
  <message>
   <source>{} tools can be called now.</source>
   <translation>{} Werkzeuge lassen sich jetzt aufrufen.</translation>
  </message>
  <message>
   <source>{} tools; a request takes at most {}</source>
   <translation>{} Werkzeuge; eine Anfrage nimmt höchstens {}</translation>
  </message>
  <message>
   <source>{} tries</source>
   <translation>{} Versuche</translation>
  </message>
  <message>
   <source>{} used</source>
   <translation>{} benutzt</translation>
  </message>
  <message>
   <source>{} used up</source>
   <translation>{} aufgebraucht</translation>
  </message>
  <message>
   <source>{} uses</source>
   <translation>{} Aufrufe</translation>
  </message>
  <message>
   <source>{} waiting</source>
   <translation>{} wartend</translation>
  </message>
  <message>
   <source>{} waiting for approval</source>
   <translation>{} warten auf Genehmigung</translation>
  </message>
  <message>
   <source>{} waiting for you</source>
   <translation>{} Warten auf Sie</translation>
  </message>
  <message>
   <source>{} wants what is yours, and nobody was there to say yes: {}.</source>
   <translation>{} will, was Ihres ist, und niemand war da, um ja zu sagen: {}.</translation>
  </message>
  <message>
   <source>{} was changed meanwhile and is left as it is.</source>
   <translation>{} wurde inzwischen geändert und bleibt, wie es ist.</translation>
  </message>
  <message>
   <source>{} was changed outside</source>
   <translation>{} wurde außerhalb geändert</translation>
  </message>
  <message>
   <source>{} was changed outside; this is what it says now.</source>
   <translation>{} wurde außerhalb geändert; das sagt es jetzt.</translation>
  </message>
  <message>
   <source>{} was damaged. Saved whole: {}.</source>
   <translation>{} war beschädigt. Ganz gerettet: {}.</translation>
  </message>
  <message>
   <source>{} was deleted or replaced while Tooldesk uses it.</source>
   <translation>{} wurde gelöscht oder ersetzt, während Tooldesk es benutzt.</translation>
  </message>
  <message>
   <source>{} was ended</source>
   <translation>{} wurde beendet</translation>
  </message>
  <message>
   <source>{} was ended by {}.</source>
   <translation>{} wurde durch {} beendet.</translation>
  </message>
  <message>
   <source>{} was made by a newer Tooldesk (revision {}; this one knows up to {}).</source>
   <translation>{} stammt von einem neueren Tooldesk (Revision {}; dieses kennt bis {}).</translation>
  </message>
  <message>
   <source>{} was not found in time</source>
   <translation>{} wurde nicht rechtzeitig gefunden</translation>
  </message>
  <message>
   <source>{} was not kept.</source>
   <translation>{} wurde nicht behalten.</translation>
  </message>
  <message>
   <source>{} was replaced or removed while it was followed.</source>
   <translation>{} wurde ersetzt oder entfernt, während sie verfolgt wurde.</translation>
  </message>
  <message>
   <source>{} was stopped: {}.</source>
   <translation>{} wurde angehalten: {}.</translation>
  </message>
  <message>
   <source>{} was tried. The PATH is {}</source>
   <translation>{} wurde versucht. Der PATH ist {}</translation>
  </message>
  <message>
   <source>{} went: the cache may take {} MB.</source>
   <translation>Entfallen: {}. Der Cache darf {} MB haben.</translation>
  </message>
  <message>
   <source>{} were not kept.</source>
   <translation>{} wurden nicht behalten.</translation>
  </message>
  <message>
   <source>{} when {}</source>
   <translation>{}, wenn {}</translation>
  </message>
  <message>
   <source>{} with a limit</source>
   <translation>{} mit Grenze</translation>
  </message>
  <message>
   <source>{} with a problem</source>
   <translation>{} mit einem Problem</translation>
  </message>
  <message>
   <source>{} would be refused</source>
   <translation>{} würden abgelehnt</translation>
  </message>
  <message>
   <source>{} would change the path of the URL: it may not be empty, . or .. there.</source>
   <translation>{} würde den Pfad der URL ändern: Er darf dort nicht leer, . oder .. sein.</translation>
  </message>
  <message>
   <source>{} would have {} bytes; at most {} are written.</source>
   <translation>{} hätte {} Bytes; höchstens {} werden geschrieben.</translation>
  </message>
  <message>
   <source>{} written to {}.</source>
   <translation>{} in {} geschrieben.</translation>
  </message>
  <message>
   <source>{} wrote more than {} bytes and was stopped.</source>
   <translation>{} schrieb mehr als {} Bytes und wurde angehalten.</translation>
  </message>
  <message>
   <source>{} {path} and {line} stand for the file and its line; no shell reads the command.</source>
   <translation>{} {path} und {line} stehen für die Datei und ihre Zeile; keine Shell liest den Befehl.</translation>
  </message>
  <message>
   <source>{} {} ago</source>
   <translation>vor {} {}</translation>
  </message>
  <message>
   <source>{} {} answered {} {}</source>
   <translation>{} {} antwortete {} {}</translation>
  </message>
  <message>
   <source>{} {} for {}</source>
   <translation>{} {} für {}</translation>
  </message>
  <message>
   <source>{} {} from the environment</source>
   <translation>{} {} aus der Umgebung</translation>
  </message>
  <message>
   <source>{} {} is more than {} {}.</source>
   <translation>{} {} ist mehr als {} {}.</translation>
  </message>
  <message>
   <source>{} {} sent to {}</source>
   <translation>{} {} an {} gesendet</translation>
  </message>
  <message>
   <source>{} {} tools</source>
   <translation>{} {} Werkzeuge</translation>
  </message>
  <message>
   <source>{} {} → no answer; {} ms ({})</source>
   <translation>{} {} → keine Antwort; {} ms ({})</translation>
  </message>
  <message>
   <source>{} {} → {}; {} ms ({})</source>
   <translation>{} {} → {}; {} ms ({})</translation>
  </message>
  <message>
   <source>{} {}; the target takes at most {}</source>
   <translation>{} {}; das Ziel nimmt höchstens {}</translation>
  </message>
  <message>
   <source>{} · Tooldesk[*]</source>
   <translation>{} · Tooldesk[*]</translation>
  </message>
  <message>
   <source>{} · {} to {}</source>
   <translation>{} · {} bis {}</translation>
  </message>
  <message>
   <source>{} · {} · since {}</source>
   <translation>{} · {} · seit {}</translation>
  </message>
  <message>
   <source>{} … {} characters</source>
   <translation>{} … {} Zeichen</translation>
  </message>
  <message>
   <source>{} → double</source>
   <translation>{} → doppelt</translation>
  </message>
  <message>
   <source>{} → single</source>
   <translation>{} → einfach</translation>
  </message>
  <message>
   <source>{}* can't begin a tool's name.</source>
   <translation>{}* kann nicht am Anfang eines Werkzeugnamens stehen.</translation>
  </message>
  <message>
   <source>{}* leaves {}</source>
   <translation>{}* verlässt {}</translation>
  </message>
  <message>
   <source>{}, a part of Execute</source>
   <translation>{}, ein Teil von Ausführen</translation>
  </message>
  <message>
   <source>{}, after {}</source>
   <translation>{}, nach {}</translation>
  </message>
  <message>
   <source>{}, and is not there any more.</source>
   <translation>{}, und ist nicht mehr da.</translation>
  </message>
  <message>
   <source>{}, and older than the call; what it imports is today's, too.</source>
   <translation>{}, und älter als der Aufruf; auch was er importiert, ist von heute.</translation>
  </message>
  <message>
   <source>{}, and the tool says otherwise</source>
   <translation>{}, und das Werkzeug sagt anderes</translation>
  </message>
  <message>
   <source>{}, and was written since.</source>
   <translation>{}, und wurde seither geschrieben.</translation>
  </message>
  <message>
   <source>{}, and {} more.</source>
   <translation>{}, und {} weitere.</translation>
  </message>
  <message>
   <source>{}, as you took them over</source>
   <translation>{}, wie Sie sie übernahmen</translation>
  </message>
  <message>
   <source>{}, before the call</source>
   <translation>{}, vor dem Aufruf</translation>
  </message>
  <message>
   <source>{}, beside its own time</source>
   <translation>{}, neben der eigenen Zeit</translation>
  </message>
  <message>
   <source>{}, but none run: it is not marked idempotent</source>
   <translation>{}, aber keiner läuft: nicht als idempotent markiert</translation>
  </message>
  <message>
   <source>{}, for the cache</source>
   <translation>{}, für den Cache</translation>
  </message>
  <message>
   <source>{}, from the cache</source>
   <translation>{}, aus dem Cache</translation>
  </message>
  <message>
   <source>{}, item {}</source>
   <translation>{}, Element {}</translation>
  </message>
  <message>
   <source>{}, line {}</source>
   <translation>{}, Zeile {}</translation>
  </message>
  <message>
   <source>{}, line {}: {}</source>
   <translation>{}, Zeile {}: {}</translation>
  </message>
  <message>
   <source>{}, line {}: {}. {}</source>
   <translation>{}, Zeile {}: {}. {}</translation>
  </message>
  <message>
   <source>{}, required</source>
   <translation>{}, Pflicht</translation>
  </message>
  <message>
   <source>{}, since the call</source>
   <translation>{}, seit dem Aufruf</translation>
  </message>
  <message>
   <source>{}, turn {}</source>
   <translation>{}, Runde {}</translation>
  </message>
  <message>
   <source>{}, unlimited</source>
   <translation>{}, unbegrenzt</translation>
  </message>
  <message>
   <source>{}, {} MB so far</source>
   <translation>{}, bisher {} MB</translation>
  </message>
  <message>
   <source>{}, {} characters</source>
   <translation>{}, {} Zeichen</translation>
  </message>
  <message>
   <source>{}, {} missing</source>
   <translation>{}, {} fehlen</translation>
  </message>
  <message>
   <source>{}, {} of {} MB</source>
   <translation>{}, {} von {} MB</translation>
  </message>
  <message>
   <source>{}, {} running</source>
   <translation>{}, {} laufend</translation>
  </message>
  <message>
   <source>{}, {} to look at</source>
   <translation>{}, {} anzusehen</translation>
  </message>
  <message>
   <source>{}, {} wait for you</source>
   <translation>{}, {} warten auf Sie</translation>
  </message>
  <message>
   <source>{}, {} waits for you</source>
   <translation>{}, {} wartet auf Sie</translation>
  </message>
  <message>
   <source>{}, {}, not saved: {}.</source>
   <translation>{}, {}, nicht gespeichert: {}.</translation>
  </message>
  <message>
   <source>{}, {}, {}, about {} left</source>
   <translation>{}, {}, {}, noch etwa {}</translation>
  </message>
  <message>
   <source>{}, {}: no text, and not kept.</source>
   <translation>{}, {}: kein Text und nicht behalten.</translation>
  </message>
  <message>
   <source>{}. Confirm that {} is meant.</source>
   <translation>{}. Bestätigen, dass {} gemeint ist.</translation>
  </message>
  <message>
   <source>{}. Correct that in the tool first.</source>
   <translation>{}. Das zuerst im Werkzeug berichtigen.</translation>
  </message>
  <message>
   <source>{}. It needs {}</source>
   <translation>{}. Es braucht {}</translation>
  </message>
  <message>
   <source>{}. Its variables: {}.</source>
   <translation>{}. Seine Variablen: {}.</translation>
  </message>
  <message>
   <source>{}. Or name the program that reads it as {}.</source>
   <translation>{}. Oder das Programm, das es liest, als {} nennen.</translation>
  </message>
  <message>
   <source>{}. The log file has the details to report.</source>
   <translation>{}. Die Protokolldatei hat die Einzelheiten zum Melden.</translation>
  </message>
  <message>
   <source>{}: Ctrl+C, or a console that was closed</source>
   <translation>{}: Strg+C, oder eine Konsole wurde geschlossen</translation>
  </message>
  <message>
   <source>{}: a DLL could not begin</source>
   <translation>{}: eine DLL konnte nicht anfangen</translation>
  </message>
  <message>
   <source>{}: a DLL has not what it needs</source>
   <translation>{}: einer DLL fehlt, was es braucht</translation>
  </message>
  <message>
   <source>{}: a DLL that it needs is not there</source>
   <translation>{}: eine DLL fehlt, die es braucht</translation>
  </message>
  <message>
   <source>{}: a division by zero</source>
   <translation>{}: eine Division durch null</translation>
  </message>
  <message>
   <source>{}: an illegal instruction</source>
   <translation>{}: eine unzulässige Anweisung</translation>
  </message>
  <message>
   <source>{}: can't be read now, so not looked for.</source>
   <translation>{}: jetzt nicht lesbar, daher nicht gesucht.</translation>
  </message>
  <message>
   <source>{}: it has {}; at most {} can be read.</source>
   <translation>{}: Es hat {}; höchstens {} lassen sich lesen.</translation>
  </message>
  <message>
   <source>{}: it is no file, but a folder.</source>
   <translation>{}: Es ist keine Datei, sondern ein Ordner.</translation>
  </message>
  <message>
   <source>{}: it touched memory that is not its own</source>
   <translation>{}: es griff auf Speicher zu, der ihm nicht gehört</translation>
  </message>
  <message>
   <source>{}: its calls are nested too deep</source>
   <translation>{}: seine Aufrufe sind zu tief verschachtelt</translation>
  </message>
  <message>
   <source>{}: its heap was damaged</source>
   <translation>{}: sein Heap wurde beschädigt</translation>
  </message>
  <message>
   <source>{}: its stack was damaged, or it aborted</source>
   <translation>{}: sein Stack wurde beschädigt, oder es brach selbst ab</translation>
  </message>
  <message>
   <source>{}: memory ran out</source>
   <translation>{}: der Speicher reichte nicht</translation>
  </message>
  <message>
   <source>{}: not read to its end: {} are kept at once.</source>
   <translation>{}: nicht bis zum Ende gelesen: {} werden auf einmal behalten.</translation>
  </message>
  <message>
   <source>{}: open it in the console.</source>
   <translation>{}: in der Konsole öffnen.</translation>
  </message>
  <message>
   <source>{}: the code in {} is today's</source>
   <translation>{}: Der Code in {} ist der von heute</translation>
  </message>
  <message>
   <source>{}: the programs that it runs are today's.</source>
   <translation>{}: Die Programme, die es ausführt, sind die von heute.</translation>
  </message>
  <message>
   <source>{}: the same</source>
   <translation>{}: gleich</translation>
  </message>
  <message>
   <source>{}: the same, as far as it was kept</source>
   <translation>{}: gleich, soweit behalten</translation>
  </message>
  <message>
   <source>{}: there is a tool of this name.</source>
   <translation>{}: Es gibt ein Werkzeug mit diesem Namen.</translation>
  </message>
  <message>
   <source>{}: too short or common to look for.</source>
   <translation>{}: zu kurz oder zu häufig, um danach zu suchen.</translation>
  </message>
  <message>
   <source>{}: what the server {} does is today's.</source>
   <translation>{}: Was der Server {} tut, ist von heute.</translation>
  </message>
  <message>
   <source>{}: {} ({}). And {} more.</source>
   <translation>{}: {} ({}). Und {} weitere.</translation>
  </message>
  <message>
   <source>{}: {} ({}). Fix: {}</source>
   <translation>{}: {} ({}). Abhilfe: {}</translation>
  </message>
  <message>
   <source>{}: {} And {} more.</source>
   <translation>{}: {} Und {} weitere.</translation>
  </message>
  <message>
   <source>{}: {} characters of them are missing.</source>
   <translation>{}: {} Zeichen davon fehlen.</translation>
  </message>
  <message>
   <source>{}: {} here, {} in the code</source>
   <translation>{}: {} hier, {} im Code</translation>
  </message>
  <message>
   <source>{}: {} is {}. Its variables: {}.</source>
   <translation>{}: {} ist {}. Seine Variablen: {}.</translation>
  </message>
  <message>
   <source>{}: {}. Click to show others again</source>
   <translation>{}: {}. Klicken zeigt andere wieder</translation>
  </message>
  <message>
   <source>{}: {}. It is left as it is.</source>
   <translation>{}: {}. Es bleibt, wie es ist.</translation>
  </message>
  <message>
   <source>{}: {}. {} can't be read either.</source>
   <translation>{}: {}. Auch {} lassen sich nicht lesen.</translation>
  </message>
  <message>
   <source>{}:{} holds no output any more.</source>
   <translation>{}:{} enthält keine Ausgabe mehr.</translation>
  </message>
  <message>
   <source>{}; a fuzzy match must be above {}</source>
   <translation>{}; eine unscharfe Übereinstimmung muss über {} liegen</translation>
  </message>
  <message>
   <source>{}; ignored case and separators: {}</source>
   <translation>{}; Groß- und Kleinschreibung und Trennzeichen übergangen: {}</translation>
  </message>
  <message>
   <source>{}; it could not be kept: {}</source>
   <translation>{}; es ließ sich nicht behalten: {}</translation>
  </message>
  <message>
   <source>{}; no tool is called {} any more</source>
   <translation>{}; kein Werkzeug heißt mehr {}</translation>
  </message>
  <message>
   <source>{}; one hundredth with the arrow keys</source>
   <translation>{}; ein Hundertstel mit den Pfeiltasten</translation>
  </message>
  <message>
   <source>{}; the newest were not looked through: {}</source>
   <translation>{}; die neuesten wurden nicht durchsucht: {}</translation>
  </message>
  <message>
   <source>{}{} is not filled in: a model can only name parameters.</source>
   <translation>{}{} wird nicht ausgefüllt: Ein Modell kann nur Parameter nennen.</translation>
  </message>
  <message>
   <source>{}… {} characters</source>
   <translation>{}… {} Zeichen</translation>
  </message>
  <message>
   <source>“{}” can't be done here now.</source>
   <translation>„{}“ geht hier jetzt nicht.</translation>
  </message>
  <message>
   <source>“{}” has no description.</source>
   <translation>„{}“ hat keine Beschreibung.</translation>
  </message>
  <message>
   <source>“{}” is changed.</source>
   <translation>„{}“ ist geändert.</translation>
  </message>
  <message>
   <source>“{}” is required, and nothing says what it is.</source>
   <translation>„{}“ ist Pflicht, und nichts sagt, was es ist.</translation>
  </message>
  <message>
   <source>“{}” is required, and the object may not have it.</source>
   <translation>„{}“ ist Pflicht, und das Objekt darf es nicht haben.</translation>
  </message>
  <message>
   <source>“{}” says nothing about what is wanted.</source>
   <translation>„{}“ sagt nichts darüber, was gewünscht ist.</translation>
  </message>
  <message>
   <source>… all of it is {}</source>
   <translation>… insgesamt {}</translation>
  </message>
  <message>
   <source>… and {} more, below the form.</source>
   <translation>… und {} weitere, unter dem Formular.</translation>
  </message>
  <message>
   <source>… not kept: {}.
</source>
   <translation>… nicht behalten: {}.
</translation>
  </message>
  <message>
   <source>− is what you have, + what the file says.</source>
   <translation>− ist, was Sie haben, + was die Datei sagt.</translation>
  </message>
  <message>
   <source>● Unsaved</source>
   <translation>● Ungespeichert</translation>
  </message>
 </context>
</TS>
