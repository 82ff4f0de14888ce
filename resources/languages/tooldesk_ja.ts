<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
 <context>
  <name>Tooldesk</name>
  <message>
   <source>  (its tool is gone)</source>
   <translation>  (ツールはもうありません)</translation>
  </message>
  <message>
   <source> (asks first)</source>
   <translation> (先に確認)</translation>
  </message>
  <message>
   <source> ({} packed)</source>
   <translation> (圧縮時 {})</translation>
  </message>
  <message>
   <source> Fix: {}</source>
   <translation> 対処: {}</translation>
  </message>
  <message>
   <source> The first {} are shown.</source>
   <translation> 最初の {} 件を表示しています。</translation>
  </message>
  <message>
   <source> after {}</source>
   <translation> {} 後</translation>
  </message>
  <message>
   <source> after {} tries</source>
   <translation> {} 回の試行後</translation>
  </message>
  <message>
   <source> and {} more</source>
   <translation> ほか {} 個</translation>
  </message>
  <message>
   <source> at character {}</source>
   <translation> ({} 文字目)</translation>
  </message>
  <message>
   <source> at {}</source>
   <translation> ({})</translation>
  </message>
  <message>
   <source> fits the filters</source>
   <translation> (フィルターの条件)</translation>
  </message>
  <message>
   <source> has the words “{}”</source>
   <translation> (語「{}」)</translation>
  </message>
  <message>
   <source> in all</source>
   <translation> (合計)</translation>
  </message>
  <message>
   <source> of {}</source>
   <translation> ({})</translation>
  </message>
  <message>
   <source> per {}</source>
   <translation> / {}</translation>
  </message>
  <message>
   <source> this {}</source>
   <translation> この{}</translation>
  </message>
  <message>
   <source> with its tool of then</source>
   <translation> (当時のツール)</translation>
  </message>
  <message>
   <source> with {}</source>
   <translation> ({})</translation>
  </message>
  <message>
   <source> … {} characters</source>
   <translation> … {} 文字</translation>
  </message>
  <message>
   <source>"{}" at {} is not a type.</source>
   <translation>"{}" ({}) は型ではありません。</translation>
  </message>
  <message>
   <source>"{}" at {} is {}, not true or false.</source>
   <translation>"{}" ({}) が {} です。true か false にしてください。</translation>
  </message>
  <message>
   <source>"{}" is left out</source>
   <translation>「{}」がありません</translation>
  </message>
  <message>
   <source>"{}" is no object</source>
   <translation>"{}" はオブジェクトではありません</translation>
  </message>
  <message>
   <source>"{}" is written besides</source>
   <translation>「{}」が余分に書かれています</translation>
  </message>
  <message>
   <source>"{}" is written where the tool says "{}"</source>
   <translation>ツールでは「{1}」のところが「{0}」になっています</translation>
  </message>
  <message numerus="yes">
   <source>%n answer(s)</source>
   <translation>
    <numerusform>%n 件の応答</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n attempt(s)</source>
   <translation>
    <numerusform>%n 回の試行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n backtick(s)</source>
   <translation>
    <numerusform>バッククォート %n 個</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n byte(s)</source>
   <translation>
    <numerusform>%n バイト</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n cached answer(s)</source>
   <translation>
    <numerusform>%n 件のキャッシュされた応答</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n call(s)</source>
   <translation>
    <numerusform>%n 件の呼び出し</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n change(s)</source>
   <translation>
    <numerusform>%n 件の変更</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n character(s)</source>
   <translation>
    <numerusform>%n 文字</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n choice(s)</source>
   <translation>
    <numerusform>%n 件の選択</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n closed call(s)</source>
   <translation>
    <numerusform>%n 件の閉じた呼び出し</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n comma(s)</source>
   <translation>
    <numerusform>コンマ %n 個</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n default(s)</source>
   <translation>
    <numerusform>%n 個の既定値</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n definition(s)</source>
   <translation>
    <numerusform>%n 個の定義</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n double quote(s)</source>
   <translation>
    <numerusform>二重引用符 %n 個</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n element(s)</source>
   <translation>
    <numerusform>%n 個の要素</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n exchange(s)</source>
   <translation>
    <numerusform>%n 件の交信</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n field(s)</source>
   <translation>
    <numerusform>%n 個のフィールド</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n figure(s)</source>
   <translation>
    <numerusform>%n 個の数値</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s)</source>
   <translation>
    <numerusform>%n 個のファイル</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n finding(s)</source>
   <translation>
    <numerusform>%n 件の指摘</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n function(s)</source>
   <translation>
    <numerusform>%n 個の関数</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n further line(s)</source>
   <translation>
    <numerusform>ほか %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hit(s)</source>
   <translation>
    <numerusform>%n 件のヒット</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n integer(s)</source>
   <translation>
    <numerusform>%n 個の整数</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n item(s)</source>
   <translation>
    <numerusform>%n 項目</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n limit(s)</source>
   <translation>
    <numerusform>%n 個の制限</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n member(s)</source>
   <translation>
    <numerusform>%n 個のメンバー</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n message(s)</source>
   <translation>
    <numerusform>%n 件のメッセージ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more call(s)</source>
   <translation>
    <numerusform>ほか %n 件の呼び出し</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more character(s)</source>
   <translation>
    <numerusform>ほか %n 文字</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more difference(s)</source>
   <translation>
    <numerusform>ほか %n 件の相違</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more error(s)</source>
   <translation>
    <numerusform>ほか %n 件のエラー</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more line(s)</source>
   <translation>
    <numerusform>ほか %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more part(s)</source>
   <translation>
    <numerusform>ほか %n か所</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more such note(s)</source>
   <translation>
    <numerusform>ほか %n 件の同様の注記</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n number(s)</source>
   <translation>
    <numerusform>%n 個の数値</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n object(s)</source>
   <translation>
    <numerusform>%n 個のオブジェクト</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n operation(s)</source>
   <translation>
    <numerusform>%n 個のオペレーション</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other part(s)</source>
   <translation>
    <numerusform>ほか %n 個の部分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n output(s)</source>
   <translation>
    <numerusform>%n 件の出力</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n past call(s)</source>
   <translation>
    <numerusform>%n 件の過去の呼び出し</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n piece(s)</source>
   <translation>
    <numerusform>%n 個の断片</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n place(s)</source>
   <translation>
    <numerusform>%n か所</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n problem(s)</source>
   <translation>
    <numerusform>%n 件の問題</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n proper call(s)</source>
   <translation>
    <numerusform>%n 件の適切な呼び出し</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n repair(s)</source>
   <translation>
    <numerusform>%n 件の修復</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n request(s)</source>
   <translation>
    <numerusform>%n 件の要求</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n resource or prompt(s)</source>
   <translation>
    <numerusform>%n 件のリソースまたはプロンプト</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n 個のルール</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n scenario(s)</source>
   <translation>
    <numerusform>%n 個のシナリオ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n secret(s)</source>
   <translation>
    <numerusform>%n 個のシークレット</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n server(s)</source>
   <translation>
    <numerusform>%n 台のサーバー</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n signing key(s)</source>
   <translation>
    <numerusform>%n 個の署名鍵</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n single quote(s)</source>
   <translation>
    <numerusform>一重引用符 %n 個</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n text(s)</source>
   <translation>
    <numerusform>%n 個のテキスト</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n time(s)</source>
   <translation>
    <numerusform>%n 回</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n token(s)</source>
   <translation>
    <numerusform>%n トークン</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tool(s)</source>
   <translation>
    <numerusform>%n 個のツール</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n turn(s)</source>
   <translation>
    <numerusform>%n ターン</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n unseen character(s)</source>
   <translation>
    <numerusform>%n 個の見えない文字</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n value(s)</source>
   <translation>
    <numerusform>%n 個の値</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n variable(s)</source>
   <translation>
    <numerusform>%n 個の変数</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n variant(s)</source>
   <translation>
    <numerusform>%n 個の選択肢</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n webhook(s)</source>
   <translation>
    <numerusform>%n 個の Webhook</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Tooldesk</source>
   <translation>Tooldesk について(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Accept what came of {}</source>
   <translation>{} の結果を採用(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Add MCP server…</source>
   <translation>MCP サーバーを追加(&amp;A)…</translation>
  </message>
  <message>
   <source>&amp;Add Python file…</source>
   <translation>Python ファイルを追加(&amp;A)…</translation>
  </message>
  <message>
   <source>&amp;Add secret…</source>
   <translation>シークレットを追加(&amp;A)…</translation>
  </message>
  <message>
   <source>&amp;Agent role</source>
   <translation>エージェントの役割(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Approve tool {}</source>
   <translation>ツール {} を承認(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Clear</source>
   <translation>消去(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Commands…</source>
   <translation>コマンド(&amp;C)…</translation>
  </message>
  <message>
   <source>&amp;Compare answer of {} with the nearest</source>
   <translation>{} の応答を最も近いものと比較(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>コピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy	Ctrl+C</source>
   <translation>コピー(&amp;C)	Ctrl+C</translation>
  </message>
  <message>
   <source>&amp;Copy call {} as JSON</source>
   <translation>呼び出し {} を JSON でコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy diagnostics</source>
   <translation>診断情報をコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy exchange {} as JSON</source>
   <translation>交信 {} を JSON でコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy specs</source>
   <translation>仕様をコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy traffic of {}</source>
   <translation>{} の通信をコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy value of {}</source>
   <translation>{} の値をコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy {} as curl</source>
   <translation>{} の要求を curl でコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>削除(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Delete answer of {}</source>
   <translation>{} の応答を削除(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Delete saved call {}</source>
   <translation>保存済み呼び出し {} を削除(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Delete value of {}…</source>
   <translation>{} の値を削除(&amp;D)…</translation>
  </message>
  <message>
   <source>&amp;Delete {}</source>
   <translation>{} を削除(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Duplicate tool {}</source>
   <translation>ツール {} を複製(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>編集(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Edit pool {}…</source>
   <translation>プール {} を編集(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Edit tool {}</source>
   <translation>ツール {} を編集(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Edit tool {}…</source>
   <translation>ツール {} を編集(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Examine the start of {}</source>
   <translation>{} の起動を調べる(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Export calls…</source>
   <translation>呼び出しを書き出す(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Export exchanges…</source>
   <translation>交信を書き出す(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Export scan…</source>
   <translation>スキャンを書き出す(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Export tools…</source>
   <translation>ツールを書き出す(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>ファイル(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Find</source>
   <translation>検索(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Find	Ctrl+F</source>
   <translation>検索(&amp;F)	Ctrl+F</translation>
  </message>
  <message>
   <source>&amp;Find leaks…</source>
   <translation>漏れを探す(&amp;F)…</translation>
  </message>
  <message>
   <source>&amp;Fingerprint context</source>
   <translation>フィンガープリント(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Follow…</source>
   <translation>追跡(&amp;F)…</translation>
  </message>
  <message>
   <source>&amp;Guide…</source>
   <translation>ガイド(&amp;G)…</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>ヘルプ(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Import MCP servers…</source>
   <translation>MCP サーバーを読み込む(&amp;I)…</translation>
  </message>
  <message>
   <source>&amp;Import secrets…</source>
   <translation>シークレットを読み込む(&amp;I)…</translation>
  </message>
  <message>
   <source>&amp;Import tools…</source>
   <translation>ツールを読み込む(&amp;I)…</translation>
  </message>
  <message>
   <source>&amp;Import traces…</source>
   <translation>トレースを読み込む(&amp;I)…</translation>
  </message>
  <message>
   <source>&amp;Interpreter</source>
   <translation>インタープリター(&amp;I)</translation>
  </message>
  <message>
   <source>&amp;Keep exchange {} as scenario</source>
   <translation>交信 {} をシナリオとして保存(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Keep in the keyring, for this workspace</source>
   <translation>キーリングに保存(このワークスペース用)(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Keep in the keyring, for this workspace: {}</source>
   <translation>キーリングに保存(このワークスペース用): {}(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Keep text as scenario</source>
   <translation>テキストをシナリオとして保存(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Keep text of call {} as scenario</source>
   <translation>呼び出し {} のテキストをシナリオとして保存(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts…</source>
   <translation>キーボードショートカット(&amp;K)…</translation>
  </message>
  <message>
   <source>&amp;Leave it out: nothing starts it</source>
   <translation>外す。起動に使いません(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Leave {}</source>
   <translation>{} を外す(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Longest result</source>
   <translation>結果の最大長(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Make parameters of: {}</source>
   <translation>パラメーターにする: {}(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Model</source>
   <translation>モデル(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>名前(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;New conversation</source>
   <translation>新しい会話(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;New tool…</source>
   <translation>新しいツール(&amp;N)…</translation>
  </message>
  <message>
   <source>&amp;Next pane</source>
   <translation>次のペイン(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>次の問題(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Open example of {} in console</source>
   <translation>{} の例をコンソールで開く(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Open exchange {} in console</source>
   <translation>交信 {} をコンソールで開く(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Open file of {}</source>
   <translation>{} のファイルを開く(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Open scenario {} in console</source>
   <translation>シナリオ {} をコンソールで開く(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Open text of call {} in console</source>
   <translation>呼び出し {} のテキストをコンソールで開く(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Open workspace…</source>
   <translation>ワークスペースを開く(&amp;O)…</translation>
  </message>
  <message>
   <source>&amp;Paste</source>
   <translation>貼り付け(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Paste	Ctrl+V</source>
   <translation>貼り付け(&amp;P)	Ctrl+V</translation>
  </message>
  <message>
   <source>&amp;Pin answer of {}</source>
   <translation>{} の応答をピン留め(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>終了(&amp;Q)</translation>
  </message>
  <message>
   <source>&amp;Rate</source>
   <translation>頻度(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Redo	Ctrl+Shift+Z</source>
   <translation>やり直す(&amp;R)	Ctrl+Shift+Z</translation>
  </message>
  <message>
   <source>&amp;Redo {}</source>
   <translation>{} をやり直す(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Reload workspace</source>
   <translation>ワークスペースを再読み込み(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Remove pool {}</source>
   <translation>プール {} を取り除く(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Remove signing key {}…</source>
   <translation>署名鍵 {} を取り除く(&amp;R)…</translation>
  </message>
  <message>
   <source>&amp;Remove tool {}</source>
   <translation>ツール {} を取り除く(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Remove {}</source>
   <translation>{} を取り除く(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Replay call {}…</source>
   <translation>呼び出し {} を再実行(&amp;R)…</translation>
  </message>
  <message>
   <source>&amp;Restart {}</source>
   <translation>{} を再起動(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Revert tool {}</source>
   <translation>ツール {} を元に戻す(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Run</source>
   <translation>実行(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Run {}</source>
   <translation>{} を実行(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Runs belong to one conversation</source>
   <translation>実行を一つの会話とする(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Save specs…</source>
   <translation>仕様を保存(&amp;S)…</translation>
  </message>
  <message>
   <source>&amp;Save tool {}</source>
   <translation>ツール {} を保存(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Save what {} expects</source>
   <translation>{} の期待値を保存(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Set value of {}…</source>
   <translation>{} の値を設定(&amp;S)…</translation>
  </message>
  <message>
   <source>&amp;Settings…</source>
   <translation>設定(&amp;S)…</translation>
  </message>
  <message>
   <source>&amp;Show tool {}</source>
   <translation>ツール {} を表示(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Start capturing</source>
   <translation>キャプチャを開始(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Start scan</source>
   <translation>スキャンを開始(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Start {}</source>
   <translation>{} を起動(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Step</source>
   <translation>ステップ(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Strict</source>
   <translation>厳格(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Test {}…</source>
   <translation>{} をテスト(&amp;T)…</translation>
  </message>
  <message>
   <source>&amp;Threshold</source>
   <translation>しきい値(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Tick or untick {}</source>
   <translation>{} の選択を切り替え(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Tool</source>
   <translation>ツール(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Tools</source>
   <translation>ツール(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Tour</source>
   <translation>ツアー(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Try {} in console</source>
   <translation>{} をコンソールで試す(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Undo	Ctrl+Z</source>
   <translation>元に戻す(&amp;U)	Ctrl+Z</translation>
  </message>
  <message>
   <source>&amp;Undo {}</source>
   <translation>{} を元に戻す(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Unlimited</source>
   <translation>無制限(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Unpin answer of {}</source>
   <translation>{} の応答のピン留めを外す(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Update {} from code</source>
   <translation>{} をコードから更新(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>表示(&amp;V)</translation>
  </message>
  <message>
   <source>&amp;Zoom to 100 %</source>
   <translation>100 % に戻す(&amp;Z)</translation>
  </message>
  <message>
   <source>(no name)</source>
   <translation>(名前なし)</translation>
  </message>
  <message>
   <source>(the tool gave back nothing)</source>
   <translation>(ツールは何も返しませんでした)</translation>
  </message>
  <message>
   <source>({}, shown above)</source>
   <translation>({}、上に表示)</translation>
  </message>
  <message>
   <source>, about the same</source>
   <translation>、ほぼ同じ</translation>
  </message>
  <message>
   <source>, about {} left</source>
   <translation>、残り約 {}</translation>
  </message>
  <message>
   <source>, and nothing of it is changed.</source>
   <translation>。何も変更しません。</translation>
  </message>
  <message>
   <source>, and {}</source>
   <translation>、{}</translation>
  </message>
  <message>
   <source>, as for large OpenAI models</source>
   <translation>(大きな OpenAI モデルと同じ)</translation>
  </message>
  <message>
   <source>, as one array</source>
   <translation>(一つの配列)</translation>
  </message>
  <message>
   <source>, broke off here</source>
   <translation>、ここで途切れました</translation>
  </message>
  <message>
   <source>, in the form of {}</source>
   <translation>({} の形式)</translation>
  </message>
  <message>
   <source>, not reached</source>
   <translation>、未到達</translation>
  </message>
  <message>
   <source>, not ticked</source>
   <translation>、未選択</translation>
  </message>
  <message>
   <source>, {} filled in</source>
   <translation>、{} 件を補完</translation>
  </message>
  <message>
   <source>, {} held back</source>
   <translation>、{} 件を保留</translation>
  </message>
  <message>
   <source>, {} repair</source>
   <translation>、{} 件の修復</translation>
  </message>
  <message>
   <source>, {} repairs</source>
   <translation>、{} 件の修復</translation>
  </message>
  <message>
   <source>, {} replacing</source>
   <translation>、置き換え {}</translation>
  </message>
  <message>
   <source>--data-urlencode {} reads a file or has no name.</source>
   <translation>--data-urlencode {} はファイルを読むか、名前がありません。</translation>
  </message>
  <message>
   <source>--form {} names several files.</source>
   <translation>--form {} に複数のファイルが指定されています。</translation>
  </message>
  <message>
   <source>--form {} reads its text from elsewhere, which a tool can't.</source>
   <translation>--form {} はテキストを別の場所から読みますが、ツールではできません。</translation>
  </message>
  <message>
   <source>--{} is not supported: {}</source>
   <translation>--{} には対応していません: {}</translation>
  </message>
  <message>
   <source>--{} reads standard input, which a tool's request has not.</source>
   <translation>--{} は標準入力を読みますが、ツールの要求にはありません。</translation>
  </message>
  <message>
   <source>--{} {} has no value.</source>
   <translation>--{} {} に値がありません。</translation>
  </message>
  <message>
   <source>--{} {} is no number.</source>
   <translation>--{} {} は数値ではありません。</translation>
  </message>
  <message>
   <source>--{} {} reads a file, which a tool sends only as a whole body.</source>
   <translation>--{} {} はファイルを読みますが、ツールではファイルを本文全体としてしか送れません。</translation>
  </message>
  <message>
   <source>-{} in {} is no option that is known here.</source>
   <translation>{1} の -{0} は、ここで扱えるオプションではありません。</translation>
  </message>
  <message>
   <source>. Answers are healed: {}.</source>
   <translation>。応答を修復します: {}。</translation>
  </message>
  <message>
   <source>/path/of/a/file, or: curl http://localhost:8080/v1/… -d …</source>
   <translation>/path/of/a/file、または curl http://localhost:8080/v1/… -d …</translation>
  </message>
  <message>
   <source>00,000 ms</source>
   <translation>00,000 ms</translation>
  </message>
  <message>
   <source>1 process</source>
   <translation>1 個のプロセス</translation>
  </message>
  <message>
   <source>1 spec is</source>
   <translation>1 個の仕様</translation>
  </message>
  <message>
   <source>32 bytes in hexadecimal (RFC 8032).</source>
   <translation>16 進数 32 バイト (RFC 8032)。</translation>
  </message>
  <message>
   <source>33 bytes in hexadecimal, compressed (SEC 1).</source>
   <translation>圧縮形式の 16 進数 33 バイト (SEC 1)。</translation>
  </message>
  <message>
   <source>64 hexadecimal digits, or PEM (PKCS #8) without a password. It is not shown while you type or paste, and goes to the keyring alone.</source>
   <translation>16 進数 64 桁、またはパスワードなしの PEM (PKCS #8)。入力や貼り付けの間は表示されず、キーリングだけに保存されます。</translation>
  </message>
  <message>
   <source>95 % took at most {}</source>
   <translation>95 % が {} 以内</translation>
  </message>
  <message>
   <source>95 % within (p95)</source>
   <translation>95 % の上限 (p95)</translation>
  </message>
  <message>
   <source>: {}, changed</source>
   <translation>: {}、変更あり</translation>
  </message>
  <message>
   <source>; as many calls of this output run as may at once</source>
   <translation>。この出力の呼び出しは同時に実行できる数に達しています</translation>
  </message>
  <message>
   <source>; its rate is used up for the moment</source>
   <translation>。いまはレートを使い切っています</translation>
  </message>
  <message>
   <source>; wait {} s</source>
   <translation>。{} 秒待ってください</translation>
  </message>
  <message>
   <source>; {} of the answer can't be in it</source>
   <translation>。応答の {} は含められません</translation>
  </message>
  <message>
   <source>; {}, which is chosen, is not among them</source>
   <translation>。選択中の {} は含まれていません</translation>
  </message>
  <message>
   <source>? of {}</source>
   <translation>?/{}</translation>
  </message>
  <message>
   <source>?, unlimited</source>
   <translation>?、無制限</translation>
  </message>
  <message>
   <source>@tool of {}: {}</source>
   <translation>{} の @tool: {}</translation>
  </message>
  <message>
   <source>A .wasm file: a WASI command, or a component. A relative path counts from the workspace.</source>
   <translation>.wasm ファイル。WASI コマンドまたはコンポーネントです。相対パスはワークスペースが基準です。</translation>
  </message>
  <message>
   <source>A URL, or “none”.</source>
   <translation>URL、または「none」。</translation>
  </message>
  <message>
   <source>A call came without a name: there are parts of it, but never which tool is meant.</source>
   <translation>名前のない呼び出しが来ました。断片はありますが、どのツールのことか示されていません。</translation>
  </message>
  <message>
   <source>A call in an unknown shape</source>
   <translation>形の分からない呼び出し</translation>
  </message>
  <message>
   <source>A call in the reasoning only</source>
   <translation>推論の中だけの呼び出し</translation>
  </message>
  <message>
   <source>A call of {} stands here as code, in a comment or in a quotation, which shows a call and makes none.</source>
   <translation>{} の呼び出しがコード、コメント、または引用として書かれています。例示であり、呼び出しではありません。</translation>
  </message>
  <message>
   <source>A call of {} stands only in the model's reasoning, not in its answer.</source>
   <translation>{} の呼び出しがモデルの推論の中だけにあり、応答にはありません。</translation>
  </message>
  <message>
   <source>A call that is only shown</source>
   <translation>例示されているだけの呼び出し</translation>
  </message>
  <message>
   <source>A call waits for you</source>
   <translation>呼び出しが確認を待っています</translation>
  </message>
  <message>
   <source>A call waits for you: {}</source>
   <translation>呼び出しが確認を待っています: {}</translation>
  </message>
  <message>
   <source>A call was announced, and none came</source>
   <translation>予告だけで呼び出しがありません</translation>
  </message>
  <message>
   <source>A call with the tool</source>
   <translation>ツール付きの呼び出し</translation>
  </message>
  <message>
   <source>A call with {} is</source>
   <translation>{} の呼び出し</translation>
  </message>
  <message>
   <source>A call without a name</source>
   <translation>名前のない呼び出し</translation>
  </message>
  <message>
   <source>A closing bracket has no opening one; what it should have ended is a guess.</source>
   <translation>閉じかっこに対応する開きかっこがありません。何を閉じるものかは推測です。</translation>
  </message>
  <message>
   <source>A comma or ) must follow a literal value.</source>
   <translation>リテラル値の後にはコンマか ) が必要です。</translation>
  </message>
  <message>
   <source>A comma or {} is missing.</source>
   <translation>コンマか {} がありません。</translation>
  </message>
  <message>
   <source>A copy, {}, was given to the desktop's program for it.</source>
   <translation>コピー {} を、デスクトップの対応するプログラムに渡しました。</translation>
  </message>
  <message>
   <source>A damaged database was set aside</source>
   <translation>壊れたデータベースを退避しました</translation>
  </message>
  <message>
   <source>A default that doesn't fit its own schema</source>
   <translation>自身のスキーマに合わない既定値</translation>
  </message>
  <message>
   <source>A definition needs a name.</source>
   <translation>定義には名前が必要です。</translation>
  </message>
  <message>
   <source>A definition that nothing refers to</source>
   <translation>どこからも参照されない定義</translation>
  </message>
  <message>
   <source>A description of a parameter that isn't there</source>
   <translation>存在しないパラメーターの説明</translation>
  </message>
  <message>
   <source>A description that says no more than the name, or nothing yet</source>
   <translation>名前と同じことしか言わない、またはまだ書かれていない説明</translation>
  </message>
  <message>
   <source>A description that takes much of every request</source>
   <translation>要求ごとに多くを費やす説明</translation>
  </message>
  <message>
   <source>A dictionary's key is not a string.</source>
   <translation>辞書のキーが文字列ではありません。</translation>
  </message>
  <message>
   <source>A different word waits for my yes</source>
   <translation>異なる単語は自分の承認を待つ</translation>
  </message>
  <message>
   <source>A fence stands where a value must, so how much of it is meant is a guess.</source>
   <translation>値が必要な場所にコードの囲みがあり、どこまでが値かは推測です。</translation>
  </message>
  <message>
   <source>A field must have a name.</source>
   <translation>フィールドには名前が必要です。</translation>
  </message>
  <message>
   <source>A file</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>A file has changed since it was imported.</source>
   <translation>インポートした後にファイルが変わりました。</translation>
  </message>
  <message>
   <source>A file that grows, a pipe, or a curl command to a local model.</source>
   <translation>増えていくファイル、パイプ、またはローカルのモデルへの curl コマンド。</translation>
  </message>
  <message>
   <source>A filter of the server ended the answer: {}.</source>
   <translation>サーバーのフィルターが回答を終了しました: {}。</translation>
  </message>
  <message>
   <source>A function that is not as its tool says any more</source>
   <translation>ツールの記述と合わなくなった関数</translation>
  </message>
  <message>
   <source>A fuzzy match must score strictly above this.</source>
   <translation>あいまい一致はこの値を超える必要があります。</translation>
  </message>
  <message>
   <source>A header</source>
   <translation>ヘッダー</translation>
  </message>
  <message>
   <source>A key has no value.</source>
   <translation>キーに値がありません。</translation>
  </message>
  <message>
   <source>A key is given twice, with different values.</source>
   <translation>同じキーに異なる値が二度指定されています。</translation>
  </message>
  <message>
   <source>A key of result{} is {}; JSON keys are text, so return it as text.</source>
   <translation>結果{}のキーが {} です。JSON のキーはテキストなので、テキストで返してください。</translation>
  </message>
  <message>
   <source>A key signs for Python tools that name it, and no tool ever sees it. Tools that name a key which nobody has made show up here too.</source>
   <translation>鍵は、それを指定した Python ツールのために署名します。ツールが鍵を見ることはありません。まだ作られていない鍵を指定するツールもここに表示されます。</translation>
  </message>
  <message>
   <source>A line of the input begins as somebody else's words do, and may be no part of it.</source>
   <translation>入力の一行が別の人の発言のように始まり、入力の一部ではないかもしれません。</translation>
  </message>
  <message>
   <source>A message needs somebody and something.</source>
   <translation>メッセージには宛先と内容が必要です。</translation>
  </message>
  <message>
   <source>A misspelt call may reach {}: their likeness is {}, and from {} on a name is taken.</source>
   <translation>書き誤った呼び出しが {} に届く可能性があります: 類似度は {} で、{} 以上の名前が採用されます。</translation>
  </message>
  <message>
   <source>A model has only the name to decide by.</source>
   <translation>モデルは名前だけで判断することになります。</translation>
  </message>
  <message>
   <source>A model is asked</source>
   <translation>モデルに問い合わせ中</translation>
  </message>
  <message>
   <source>A name has letters, digits, _, . and - only.</source>
   <translation>名前に使えるのは英字、数字、_、.、- だけです。</translation>
  </message>
  <message>
   <source>A name of {} characters can't be a tool's; the limit is 256.</source>
   <translation>{} 文字の名前はツールに使えません。上限は 256 文字です。</translation>
  </message>
  <message>
   <source>A name of {} characters is too long.</source>
   <translation>{} 文字の名前は長すぎます。</translation>
  </message>
  <message>
   <source>A name that is not exact must score above it.</source>
   <translation>完全一致でない名前は、これを超えるスコアが必要です。</translation>
  </message>
  <message>
   <source>A new conversation begins with the next run.</source>
   <translation>次の実行から新しい会話が始まります。</translation>
  </message>
  <message>
   <source>A number</source>
   <translation>数値</translation>
  </message>
  <message>
   <source>A number has {} digits; {} can be read.</source>
   <translation>数値が{}桁ありますが、読めるのは{}桁までです。</translation>
  </message>
  <message>
   <source>A number or a character in it is one that no file of JSON can hold.</source>
   <translation>JSON のファイルに保存できない数または文字が含まれています。</translation>
  </message>
  <message>
   <source>A parameter needs a name.</source>
   <translation>パラメーターには名前が必要です。</translation>
  </message>
  <message>
   <source>A parameter whose name and description say nothing</source>
   <translation>名前からも説明からも何も分からないパラメーター</translation>
  </message>
  <message>
   <source>A parameter without a description</source>
   <translation>説明のないパラメーター</translation>
  </message>
  <message>
   <source>A part of its arguments stands nowhere in them: {}.</source>
   <translation>引数の一部を置く場所がありません: {}。</translation>
  </message>
  <message>
   <source>A part of the server's URL: {}.</source>
   <translation>サーバーの URL の一部: {}。</translation>
  </message>
  <message>
   <source>A person made this call</source>
   <translation>人が行った呼び出し</translation>
  </message>
  <message>
   <source>A picture ({}, {}) that can't be shown. Save it and open it elsewhere.</source>
   <translation>表示できない画像です ({}、{})。保存して別のプログラムで開いてください。</translation>
  </message>
  <message>
   <source>A pool of its own for some tools</source>
   <translation>一部のツール専用のプール</translation>
  </message>
  <message>
   <source>A preview of a call stands here as soon as the tool is whole.</source>
   <translation>ツールが完成すると、呼び出しのプレビューがここに表示されます。</translation>
  </message>
  <message>
   <source>A process of the scan was ended from outside, for lack of memory perhaps.</source>
   <translation>スキャンのプロセスが外部から終了されました。メモリー不足の可能性があります。</translation>
  </message>
  <message>
   <source>A program it called is not there: install it. The PATH is {}</source>
   <translation>呼び出すプログラムがありません。インストールしてください。PATH は {}</translation>
  </message>
  <message>
   <source>A prompt has 1 to {} characters.</source>
   <translation>プロンプトは 1～{} 文字です。</translation>
  </message>
  <message>
   <source>A query has 1 to {} characters.</source>
   <translation>検索語は 1～{} 文字です。</translation>
  </message>
  <message>
   <source>A question has up to {} characters and {} choices.</source>
   <translation>質問は {} 文字、選択肢 {} 個までです。</translation>
  </message>
  <message>
   <source>A quote in {} is not closed</source>
   <translation>{} の引用符が閉じていません</translation>
  </message>
  <message>
   <source>A regular expression.</source>
   <translation>正規表現。</translation>
  </message>
  <message>
   <source>A relative path counts from the workspace.</source>
   <translation>相対パスはワークスペースが基準です。</translation>
  </message>
  <message>
   <source>A request with example arguments is on the clipboard.</source>
   <translation>引数の例付きの要求をコピーしました。</translation>
  </message>
  <message>
   <source>A required parameter that no schema describes</source>
   <translation>スキーマに記述のない必須パラメーター</translation>
  </message>
  <message>
   <source>A required parameter without a description</source>
   <translation>説明のない必須パラメーター</translation>
  </message>
  <message>
   <source>A result that does not fit the output schema is an error for the model.</source>
   <translation>出力スキーマに合わない結果を、モデルへのエラーにします。</translation>
  </message>
  <message>
   <source>A runner-up closer than this makes it ambiguous.</source>
   <translation>次点との差がこれより小さいと、あいまいになります。</translation>
  </message>
  <message>
   <source>A scenario is an output of a model that is kept with what is expected of it. Press Ctrl+Shift+K in the console, in History or in Capture to keep one, or import recorded traces.</source>
   <translation>シナリオは、モデルの出力と期待値を合わせて保存したものです。コンソール・履歴・キャプチャで Ctrl+Shift+K を押して保存するか、記録されたトレースを読み込んでください。</translation>
  </message>
  <message>
   <source>A scheduler needs Dask, which is not installed.</source>
   <translation>スケジューラーには Dask が必要ですが、インストールされていません。</translation>
  </message>
  <message>
   <source>A schema that can't be used</source>
   <translation>使用できないスキーマ</translation>
  </message>
  <message>
   <source>A schema that is nested deep</source>
   <translation>入れ子の深いスキーマ</translation>
  </message>
  <message>
   <source>A schema that no value fits</source>
   <translation>どの値も合わないスキーマ</translation>
  </message>
  <message>
   <source>A schema that takes much of every request</source>
   <translation>要求ごとに多くを費やすスキーマ</translation>
  </message>
  <message>
   <source>A secret can't be read</source>
   <translation>シークレットを読めません</translation>
  </message>
  <message>
   <source>A secret is missing</source>
   <translation>シークレットがありません</translation>
  </message>
  <message>
   <source>A secret stands in what the tool of call {} was like.</source>
   <translation>呼び出し {} のツールの記録にシークレットが含まれています。</translation>
  </message>
  <message>
   <source>A secret stood in an answer before call {}, and was not kept with it.</source>
   <translation>呼び出し {} の前の応答にシークレットが含まれていたため、一緒に保存されませんでした。</translation>
  </message>
  <message>
   <source>A secret stood in the arguments of call {}, and was not kept with them.</source>
   <translation>呼び出し {} の引数にシークレットが含まれていたため、引数を保存しませんでした。</translation>
  </message>
  <message>
   <source>A secret stood in what the model wrote for {}.</source>
   <translation>モデルが {} に書いた内容にシークレットが含まれていました。</translation>
  </message>
  <message>
   <source>A server asks a model, and what it says goes there only by your yes.</source>
   <translation>サーバーがモデルに尋ねます。モデルの答えは、あなたが許可したときだけサーバーに渡ります。</translation>
  </message>
  <message>
   <source>A server is started only by your yes to exactly what is started.</source>
   <translation>サーバーは、示したとおりのものを、あなたが許可したときだけ起動します。</translation>
  </message>
  <message>
   <source>A server that offers resources, templates of them or prompts lists them while it runs.</source>
   <translation>リソース、そのテンプレート、プロンプトを提供するサーバーでは、実行中にここに一覧が表示されます。</translation>
  </message>
  <message>
   <source>A signing key is missing</source>
   <translation>署名鍵がありません</translation>
  </message>
  <message>
   <source>A spec looks like {"type": "function", "function": {"name": …}}.</source>
   <translation>仕様は {"type": "function", "function": {"name": …}} のような形です。</translation>
  </message>
  <message>
   <source>A stored secret is in the picture or sound, so it is not written.</source>
   <translation>保存済みのシークレットが画像または音声に含まれているため、書き込みません。</translation>
  </message>
  <message>
   <source>A string before the call is left open, so the call may be part of that text.</source>
   <translation>呼び出しの前の文字列が閉じておらず、呼び出しがそのテキストの一部である可能性があります。</translation>
  </message>
  <message>
   <source>A string that is one placeholder, "{days}", becomes the argument itself.</source>
   <translation>プレースホルダー一つだけの文字列 "{days}" は、引数そのものになります。</translation>
  </message>
  <message>
   <source>A tag before the call does not end, so the call may be part of what it holds.</source>
   <translation>呼び出しの前のタグが閉じていないため、呼び出しはその中身の一部かもしれません。</translation>
  </message>
  <message>
   <source>A task needs a title.</source>
   <translation>タスクには題名が必要です。</translation>
  </message>
  <message>
   <source>A text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <source>A text has {} characters; at most {} can be kept.</source>
   <translation>テキストは {} 文字です。保存できるのは {} 文字までです。</translation>
  </message>
  <message>
   <source>A text is read</source>
   <translation>テキストを読み取り中です</translation>
  </message>
  <message>
   <source>A time such as “Last 24 hours” stays relative. Values of secrets are not kept.</source>
   <translation>「過去 24 時間」のような時間は相対的なままです。シークレットの値は保存されません。</translation>
  </message>
  <message>
   <source>A tool asks you</source>
   <translation>ツールからの質問</translation>
  </message>
  <message>
   <source>A tool is a function at the top level of the file, with annotated parameters and a docstring.</source>
   <translation>ツールになるのは、ファイルの最上位にある、パラメーターの注釈と docstring のある関数です。</translation>
  </message>
  <message>
   <source>A tool is an HTTP request, a shell command, or a Python function. Define one, paste a curl command or a description of tools, or drop a file on the window.</source>
   <translation>ツールは HTTP 要求、シェルコマンド、または Python 関数です。定義するか、curl コマンドやツールの記述を貼り付けるか、ファイルをウィンドウにドロップしてください。</translation>
  </message>
  <message>
   <source>A tool is named, not called</source>
   <translation>ツール名だけで呼び出しがありません</translation>
  </message>
  <message>
   <source>A tool names what it needs in its env_vars, and it appears here. A secret can also be kept before any tool asks for it.</source>
   <translation>ツールが env_vars に必要なものを書くと、ここに表示されます。ツールが求める前にシークレットを保存することもできます。</translation>
  </message>
  <message>
   <source>A tool of {} can't be kept: {}.</source>
   <translation>{} のツールを保存できません: {}。</translation>
  </message>
  <message>
   <source>A tool whose policies turn its cache on is not run twice for the same arguments: its good result is kept here, and given again. Turn it on in the tool's editor, under Policies.</source>
   <translation>キャッシュを有効にしたツールは同じ引数で二度実行されません。成功した結果をここに残して再び使います。ツールのエディターの「ポリシー」で有効にできます。</translation>
  </message>
  <message>
   <source>A typo inside a word is accepted; send_message for sync_message waits, because a verb, a number or another word differs. Off, whatever is above the threshold runs.</source>
   <translation>単語内の打ち間違いは受け入れます。sync_message に対する send_message は、動詞・数・別の単語が異なるため待ちます。オフにすると、しきい値を超えるものはすべて実行されます。</translation>
  </message>
  <message>
   <source>A use</source>
   <translation>使用 1 回</translation>
  </message>
  <message>
   <source>A value has no name, and the tool's parameters are not known.</source>
   <translation>値に名前がなく、ツールのパラメーターも不明です。</translation>
  </message>
  <message>
   <source>A value is written that JSON does not have, so which one is meant is a guess.</source>
   <translation>JSON にない値が書かれており、何を指すかは推測です。</translation>
  </message>
  <message>
   <source>A value of an enum that the rest of the schema refuses</source>
   <translation>スキーマのほかの部分に拒否される enum の値</translation>
  </message>
  <message>
   <source>A value stands in parentheses, which may be an array of it.</source>
   <translation>値がかっこで囲まれており、その配列である可能性があります。</translation>
  </message>
  <message>
   <source>A value stands there as Python prints none, so which one is meant is a guess.</source>
   <translation>Python が出力しない形の値があるため、どの値なのかは推測になります。</translation>
  </message>
  <message>
   <source>A workbench for the tools that language models call.</source>
   <translation>言語モデルが呼び出すツールのための作業台。</translation>
  </message>
  <message>
   <source>A worker could not count this part.</source>
   <translation>ワーカーがこの部分を数えられませんでした。</translation>
  </message>
  <message>
   <source>A worker gave something else than what it was asked for: {}.</source>
   <translation>ワーカーが、求めたものと違うものを返しました: {}。</translation>
  </message>
  <message>
   <source>API key</source>
   <translation>API キー</translation>
  </message>
  <message>
   <source>About Tooldesk</source>
   <translation>Tooldesk について</translation>
  </message>
  <message>
   <source>Above</source>
   <translation>より大きい</translation>
  </message>
  <message>
   <source>Accept</source>
   <translation>採用</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>追加</translation>
  </message>
  <message>
   <source>Add &amp;existing key…</source>
   <translation>既存の鍵を追加(&amp;E)…</translation>
  </message>
  <message>
   <source>Add &amp;pool…</source>
   <translation>プールを追加(&amp;P)…</translation>
  </message>
  <message>
   <source>Add MCP server</source>
   <translation>MCP サーバーを追加</translation>
  </message>
  <message>
   <source>Add Python file</source>
   <translation>Python ファイルを追加</translation>
  </message>
  <message>
   <source>Add a folder…</source>
   <translation>フォルダーを追加…</translation>
  </message>
  <message>
   <source>Add a header "Accept-Encoding": "identity" to the tool's source.</source>
   <translation>ツールの source にヘッダー "Accept-Encoding": "identity" を追加してください。</translation>
  </message>
  <message>
   <source>Add a secret</source>
   <translation>シークレットを追加</translation>
  </message>
  <message>
   <source>Add an existing one…</source>
   <translation>既存の鍵を追加…</translation>
  </message>
  <message>
   <source>Add built-in tools</source>
   <translation>組み込みツールを追加</translation>
  </message>
  <message>
   <source>Add code</source>
   <translation>コードを追加</translation>
  </message>
  <message>
   <source>Add definition</source>
   <translation>定義を追加</translation>
  </message>
  <message>
   <source>Add existing signing key</source>
   <translation>既存の署名鍵を追加</translation>
  </message>
  <message>
   <source>Add field</source>
   <translation>フィールドを追加</translation>
  </message>
  <message>
   <source>Add header</source>
   <translation>ヘッダーを追加</translation>
  </message>
  <message>
   <source>Add inside</source>
   <translation>中に追加</translation>
  </message>
  <message>
   <source>Add it again: tooldesk signers add {}</source>
   <translation>もう一度追加してください: tooldesk signers add {}</translation>
  </message>
  <message>
   <source>Add it by hand.</source>
   <translation>手で追加してください。</translation>
  </message>
  <message>
   <source>Add it to the properties, or take it out of the required ones.</source>
   <translation>properties に追加するか、required から外してください。</translation>
  </message>
  <message>
   <source>Add it.</source>
   <translation>追加してください。</translation>
  </message>
  <message>
   <source>Add item</source>
   <translation>項目を追加</translation>
  </message>
  <message>
   <source>Add item to {}</source>
   <translation>{} に項目を追加</translation>
  </message>
  <message>
   <source>Add key</source>
   <translation>鍵を追加</translation>
  </message>
  <message>
   <source>Add media type</source>
   <translation>メディアタイプを追加</translation>
  </message>
  <message>
   <source>Add parameter</source>
   <translation>パラメーターを追加</translation>
  </message>
  <message>
   <source>Add pool</source>
   <translation>プールを追加</translation>
  </message>
  <message>
   <source>Add query parameter</source>
   <translation>クエリパラメーターを追加</translation>
  </message>
  <message>
   <source>Add row</source>
   <translation>行を追加</translation>
  </message>
  <message>
   <source>Add row to {}</source>
   <translation>{} に行を追加</translation>
  </message>
  <message>
   <source>Add server…</source>
   <translation>サーバーを追加…</translation>
  </message>
  <message>
   <source>Add style</source>
   <translation>書き方を追加</translation>
  </message>
  <message>
   <source>Add the host to the rule if requests may go there.</source>
   <translation>要求を送ってよい場合は、ルールにホストを追加してください。</translation>
  </message>
  <message>
   <source>Add the missing "{}": {}.</source>
   <translation>不足している "{}": {} を追加してください。</translation>
  </message>
  <message>
   <source>Add variable</source>
   <translation>変数を追加</translation>
  </message>
  <message>
   <source>Add variant</source>
   <translation>選択肢を追加</translation>
  </message>
  <message>
   <source>Add what it refers to under "$defs".</source>
   <translation>参照先を "$defs" に追加してください。</translation>
  </message>
  <message>
   <source>Add what the given parameters need.</source>
   <translation>指定したパラメーターに必要なものを追加してください。</translation>
  </message>
  <message>
   <source>Add word</source>
   <translation>語を追加</translation>
  </message>
  <message>
   <source>Add {}</source>
   <translation>{} を追加</translation>
  </message>
  <message>
   <source>Add {} to the properties, or write it in double braces where it is meant as text.</source>
   <translation>{} を properties に追加するか、テキストなら二重の波かっこで書いてください。</translation>
  </message>
  <message>
   <source>Add {}, or write it in double braces where it is meant as text.</source>
   <translation>{} を追加するか、テキストなら二重の波かっこで書いてください。</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>アドレス</translation>
  </message>
  <message>
   <source>Advice</source>
   <translation>助言</translation>
  </message>
  <message>
   <source>Advice: {}</source>
   <translation>助言: {}</translation>
  </message>
  <message>
   <source>After how many uses of a session the model is reminded of the format; 0 is never.</source>
   <translation>何回使うごとにモデルへ形式を再通知するか。0 はなし。</translation>
  </message>
  <message>
   <source>After the import</source>
   <translation>読み込み後</translation>
  </message>
  <message>
   <source>After which counting starts anew: of the calendar, in UTC.</source>
   <translation>数え直すまでの期間。UTC の暦に従います。</translation>
  </message>
  <message>
   <source>After {}: {}</source>
   <translation>{} の後: {}</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>Agent role</source>
   <translation>エージェントの役割</translation>
  </message>
  <message>
   <source>All</source>
   <translation>すべて</translation>
  </message>
  <message>
   <source>All connection attempts failed</source>
   <translation>どの接続も失敗しました</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>すべてのファイル (*)</translation>
  </message>
  <message>
   <source>All listed ({})</source>
   <translation>一覧のすべて ({})</translation>
  </message>
  <message>
   <source>All logs in a folder, and in those below it</source>
   <translation>フォルダー以下のすべてのログ</translation>
  </message>
  <message>
   <source>All of them would be decided as they are now.</source>
   <translation>すべて現在と同じ判定になります。</translation>
  </message>
  <message>
   <source>All other tools</source>
   <translation>ほかのすべてのツール</translation>
  </message>
  <message>
   <source>All parameters</source>
   <translation>すべてのパラメーター</translation>
  </message>
  <message>
   <source>All parameters together</source>
   <translation>すべてのパラメーターの共通設定</translation>
  </message>
  <message>
   <source>All stages</source>
   <translation>すべての段階</translation>
  </message>
  <message>
   <source>All that is kept of the call</source>
   <translation>呼び出しについて保存されているすべて</translation>
  </message>
  <message>
   <source>All that is shown of what was said and heard, without secrets</source>
   <translation>表示中のやり取りすべて(シークレットの値は除く)</translation>
  </message>
  <message>
   <source>All tools</source>
   <translation>すべてのツール</translation>
  </message>
  <message>
   <source>All tools are</source>
   <translation>すべてのツール</translation>
  </message>
  <message>
   <source>All tools are taken over from {}; calls may use it now.</source>
   <translation>{} のツールをすべて採用しました。呼び出しで使えます。</translation>
  </message>
  <message>
   <source>All tools are taken over from {}; calls may use them now.</source>
   <translation>{} のツールをすべて採用しました。呼び出しで使えます。</translation>
  </message>
  <message>
   <source>All tools that no other pool takes.</source>
   <translation>ほかのプールに属さないすべてのツール。</translation>
  </message>
  <message>
   <source>All workspaces</source>
   <translation>すべてのワークスペース</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>許可</translation>
  </message>
  <message>
   <source>Allow (default)</source>
   <translation>許可 (既定)</translation>
  </message>
  <message>
   <source>Allow for session</source>
   <translation>セッション中は許可</translation>
  </message>
  <message>
   <source>Allow once</source>
   <translation>今回だけ許可</translation>
  </message>
  <message>
   <source>Allowed</source>
   <translation>許可</translation>
  </message>
  <message>
   <source>Also reads</source>
   <translation>ほかに読み取り</translation>
  </message>
  <message>
   <source>Always allow</source>
   <translation>常に許可</translation>
  </message>
  <message>
   <source>Always allowed on {}, {}; the tool has changed since and asks again.</source>
   <translation>{} から常に許可({})。その後ツールが変わったため、再び確認します。</translation>
  </message>
  <message>
   <source>Always allowed since {}, {}.</source>
   <translation>{} から常に許可({})。</translation>
  </message>
  <message>
   <source>An MCP server asks you</source>
   <translation>MCP サーバーからの質問</translation>
  </message>
  <message>
   <source>An OpenAPI document is one object</source>
   <translation>OpenAPI 文書は一つのオブジェクトです</translation>
  </message>
  <message>
   <source>An answer of {} is longer than any message may be.</source>
   <translation>{} の応答がメッセージの最大長を超えています。</translation>
  </message>
  <message>
   <source>An answer was there, but {}.</source>
   <translation>応答はありましたが、{}。</translation>
  </message>
  <message>
   <source>An async function of this process signs on a thread: await asyncio.to_thread(context.signer.sign, data).</source>
   <translation>このプロセスの async 関数はスレッドで署名します: await asyncio.to_thread(context.signer.sign, data)。</translation>
  </message>
  <message>
   <source>An entry of a dictionary has no key.</source>
   <translation>辞書の項目にキーがありません。</translation>
  </message>
  <message>
   <source>An example is filled in.</source>
   <translation>例を入力しました。</translation>
  </message>
  <message>
   <source>An example that doesn't fit its own schema</source>
   <translation>自身のスキーマに合わない例</translation>
  </message>
  <message>
   <source>An object of Python stands among the arguments, and only its text is known.</source>
   <translation>引数の中に Python のオブジェクトがあり、そのテキストしか分かりません。</translation>
  </message>
  <message>
   <source>An unknown type</source>
   <translation>不明な型</translation>
  </message>
  <message>
   <source>An unseen character stands in a tag within {}, which may be markup.</source>
   <translation>{} の中のタグに見えない文字があり、マークアップかもしれません。</translation>
  </message>
  <message>
   <source>Another file has another {}.</source>
   <translation>別のファイルの {} が違います。</translation>
  </message>
  <message>
   <source>Another object stands behind the arguments; it may belong to them.</source>
   <translation>引数の後に別のオブジェクトがあり、引数の一部である可能性があります。</translation>
  </message>
  <message>
   <source>Another one now</source>
   <translation>現在は別のもの</translation>
  </message>
  <message>
   <source>Another start of Tooldesk asks for a folder</source>
   <translation>別に起動した Tooldesk がフォルダーを求めています</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>応答</translation>
  </message>
  <message>
   <source>Answer an identical call from memory. Failures never are.</source>
   <translation>同じ呼び出しには記憶から答えます。失敗は記憶しません。</translation>
  </message>
  <message>
   <source>Answer as it was written</source>
   <translation>書き込まれたままの応答</translation>
  </message>
  <message>
   <source>Answer as written</source>
   <translation>書き込まれたままの応答</translation>
  </message>
  <message>
   <source>Answer in the window or a terminal with a keyboard, or give it a source.</source>
   <translation>ウィンドウか、キーボードのある端末で答えるか、source を指定してください。</translation>
  </message>
  <message>
   <source>Answer {} can't be read, and is given to no call.</source>
   <translation>応答 {} を読み取れないため、どの呼び出しにも使われません。</translation>
  </message>
  <message>
   <source>Answer {} is no chat completion, so it is not run again.</source>
   <translation>応答 {} は Chat Completions の応答ではないため、再実行しません。</translation>
  </message>
  <message>
   <source>Answer {} was replaced or deleted while it was read.</source>
   <translation>応答 {} は読み取り中に置き換えられたか削除されました。</translation>
  </message>
  <message>
   <source>Answered by</source>
   <translation>答える人</translation>
  </message>
  <message>
   <source>Answered by a person</source>
   <translation>人が答える</translation>
  </message>
  <message>
   <source>Answers the same call</source>
   <translation>同じ呼び出しに応答</translation>
  </message>
  <message>
   <source>Anthropic Messages</source>
   <translation>Anthropic Messages</translation>
  </message>
  <message>
   <source>Anthropic and Ollama</source>
   <translation>Anthropic と Ollama</translation>
  </message>
  <message>
   <source>Anthropic tools</source>
   <translation>Anthropic のツール</translation>
  </message>
  <message>
   <source>Any dialect</source>
   <translation>すべての方言</translation>
  </message>
  <message>
   <source>Any outcome</source>
   <translation>すべての結果</translation>
  </message>
  <message>
   <source>Any stage</source>
   <translation>すべての段階</translation>
  </message>
  <message>
   <source>Any time</source>
   <translation>すべての期間</translation>
  </message>
  <message>
   <source>Any tool</source>
   <translation>すべてのツール</translation>
  </message>
  <message>
   <source>Any workspace</source>
   <translation>すべてのワークスペース</translation>
  </message>
  <message>
   <source>Approvals can't be changed: {}.</source>
   <translation>承認を変更できません: {}。</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>承認</translation>
  </message>
  <message>
   <source>Approve c&amp;hanges of {}</source>
   <translation>{} の変更を承認(&amp;H)</translation>
  </message>
  <message>
   <source>Approve changes…</source>
   <translation>変更を承認…</translation>
  </message>
  <message>
   <source>Approve it to have it wait for you whenever its definition or code changes.</source>
   <translation>承認すると、定義やコードが変わるたびに確認を待ちます。</translation>
  </message>
  <message>
   <source>Approve this definition</source>
   <translation>この定義を承認</translation>
  </message>
  <message>
   <source>Approve {}</source>
   <translation>{} を承認</translation>
  </message>
  <message>
   <source>Approved on {}; {}.</source>
   <translation>承認: {}。{}。</translation>
  </message>
  <message>
   <source>Argument</source>
   <translation>引数</translation>
  </message>
  <message>
   <source>Arguments</source>
   <translation>引数</translation>
  </message>
  <message>
   <source>Arguments and redirects may lead to private and loopback addresses.</source>
   <translation>引数やリダイレクトが、プライベートアドレスやループバックを指してもよいものとします。</translation>
  </message>
  <message>
   <source>Arguments are an object. Put them in braces: {…}.</source>
   <translation>引数はオブジェクトです。波かっこで囲んでください: {…}。</translation>
  </message>
  <message>
   <source>Arguments as JSON</source>
   <translation>引数の JSON</translation>
  </message>
  <message>
   <source>Arguments as written</source>
   <translation>書かれたままの引数</translation>
  </message>
  <message>
   <source>Arguments made from its schema</source>
   <translation>スキーマから作られた引数</translation>
  </message>
  <message>
   <source>Arguments of call {}</source>
   <translation>呼び出し {} の引数</translation>
  </message>
  <message>
   <source>Arguments that are kept under names</source>
   <translation>名前を付けて保存した引数</translation>
  </message>
  <message>
   <source>Arguments that may begin with a hyphen.</source>
   <translation>ハイフンで始まってもよい引数。</translation>
  </message>
  <message>
   <source>Arguments that the program may read as code.</source>
   <translation>プログラムがコードとして読んでもよい引数。</translation>
  </message>
  <message>
   <source>As WebAssembly, without network or any other files: {}</source>
   <translation>WebAssembly として実行。ネットワークやほかのファイルは使いません: {}</translation>
  </message>
  <message>
   <source>As counted</source>
   <translation>集計順</translation>
  </message>
  <message>
   <source>As curl, with example arguments</source>
   <translation>curl の形(引数の例付き)</translation>
  </message>
  <message>
   <source>As expected</source>
   <translation>期待どおり</translation>
  </message>
  <message>
   <source>As in a terminal, but no shell runs it; below, one word a row. {argument} stays one word; a word with an absent argument is left out. What stands in [ ] of their own is left out as a whole.</source>
   <translation>端末と同じ書き方ですが、シェルは使いません。下では 1 行に 1 語です。{argument} は 1 語のままで、引数のない語は省かれます。単独の [ ] の中は、まとめて省かれます。</translation>
  </message>
  <message>
   <source>As in servers.json</source>
   <translation>servers.json の順</translation>
  </message>
  <message>
   <source>As in the workspace</source>
   <translation>ワークスペースの順</translation>
  </message>
  <message>
   <source>As it was pasted, and as JSON Schema</source>
   <translation>貼り付けた形と JSON Schema</translation>
  </message>
  <message>
   <source>As listed</source>
   <translation>一覧の順</translation>
  </message>
  <message>
   <source>As taken over</source>
   <translation>採用時のもの</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>尋ねる</translation>
  </message>
  <message>
   <source>Ask a &amp;model…</source>
   <translation>モデルに尋ねる(&amp;M)…</translation>
  </message>
  <message>
   <source>Ask a model</source>
   <translation>モデルに尋ねる</translation>
  </message>
  <message>
   <source>Ask a model, and run its calls until it answers</source>
   <translation>モデルに尋ね、答えるまで呼び出しを実行します</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>再度尋ねる</translation>
  </message>
  <message>
   <source>Ask again to begin anew.</source>
   <translation>最初からやり直すには、もう一度尋ねてください。</translation>
  </message>
  <message>
   <source>Ask again, or for less.</source>
   <translation>もう一度尋ねるか、求める量を減らしてください。</translation>
  </message>
  <message>
   <source>Ask again, or later.</source>
   <translation>もう一度、または後で尋ねてください。</translation>
  </message>
  <message>
   <source>Ask again. If it is very long, ask for less.</source>
   <translation>もう一度尋ねてください。長すぎる場合は、求める量を減らしてください。</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>先に確認</translation>
  </message>
  <message>
   <source>Ask first (default)</source>
   <translation>先に尋ねる (既定)</translation>
  </message>
  <message>
   <source>Ask for less, or allow it more tokens at its server.</source>
   <translation>求める量を減らすか、サーバーで許すトークンを増やしてください。</translation>
  </message>
  <message>
   <source>Ask for less, or raise max_response_bytes in the tool's source.</source>
   <translation>求める量を減らすか、ツールの source の max_response_bytes を大きくしてください。</translation>
  </message>
  <message>
   <source>Ask for less.</source>
   <translation>求める量を減らしてください。</translation>
  </message>
  <message>
   <source>Ask shorter.</source>
   <translation>短く尋ねてください。</translation>
  </message>
  <message>
   <source>Ask the model</source>
   <translation>モデルへの質問</translation>
  </message>
  <message>
   <source>Ask the model again to have it go on.</source>
   <translation>続けるには、モデルにもう一度質問してください。</translation>
  </message>
  <message>
   <source>Ask the model again.</source>
   <translation>モデルにもう一度尋ねてください。</translation>
  </message>
  <message>
   <source>Ask the model {}</source>
   <translation>モデル {} への質問</translation>
  </message>
  <message>
   <source>Ask the server for the raw text, without its own tool parser: that took the call out.</source>
   <translation>サーバー自身のツール解析を使わず、生のテキストを求めてください。解析が呼び出しを取り除いています。</translation>
  </message>
  <message>
   <source>Ask the server what the selected resource holds, or what the prompt says</source>
   <translation>選んだリソースの内容やプロンプトの文をサーバーから取得します</translation>
  </message>
  <message>
   <source>Ask you, start the selected server, and see its tools</source>
   <translation>確認の後、選んだサーバーを起動してツールを表示します</translation>
  </message>
  <message>
   <source>Asked</source>
   <translation>尋ねた内容</translation>
  </message>
  <message>
   <source>Asking</source>
   <translation>問い合わせ中</translation>
  </message>
  <message>
   <source>Asking a model</source>
   <translation>モデルに尋ねる</translation>
  </message>
  <message>
   <source>Asks each time</source>
   <translation>毎回確認</translation>
  </message>
  <message>
   <source>Asks for the variable</source>
   <translation>変数の要求</translation>
  </message>
  <message>
   <source>Asks: {}?</source>
   <translation>確認: {}?</translation>
  </message>
  <message>
   <source>At &amp;most</source>
   <translation>最大(&amp;M)</translation>
  </message>
  <message>
   <source>At m&amp;ost</source>
   <translation>最大(&amp;O)</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>最大</translation>
  </message>
  <message>
   <source>At most {} bytes are signed at once.</source>
   <translation>一度に署名できるのは {} バイトまでです。</translation>
  </message>
  <message>
   <source>At most {} characters can be told.</source>
   <translation>伝えられるのは {} 文字までです。</translation>
  </message>
  <message>
   <source>At most {} of an output's calls may run at once.</source>
   <translation>一つの出力で同時に実行する呼び出しは {} 件までです。</translation>
  </message>
  <message>
   <source>At once.</source>
   <translation>同時に動く数。</translation>
  </message>
  <message>
   <source>At the top level of the file.</source>
   <translation>ファイルの最上位にあるもの。</translation>
  </message>
  <message>
   <source>Attachment</source>
   <translation>添付</translation>
  </message>
  <message>
   <source>Attempts, reminders and repeated calls count over all runs; off, each stands alone.</source>
   <translation>試行・再通知・繰り返しを全実行で数えます。オフでは個別に数えます。</translation>
  </message>
  <message>
   <source>Authentication</source>
   <translation>認証</translation>
  </message>
  <message>
   <source>Authorization='Bearer ${TOKEN}'</source>
   <translation>Authorization='Bearer ${TOKEN}'</translation>
  </message>
  <message>
   <source>Auto</source>
   <translation>自動</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>戻る</translation>
  </message>
  <message>
   <source>Back to the call</source>
   <translation>呼び出しに戻る</translation>
  </message>
  <message>
   <source>Base URL for {}</source>
   <translation>{} 用のベース URL</translation>
  </message>
  <message>
   <source>Be as the file is</source>
   <translation>ファイルの内容に戻します</translation>
  </message>
  <message>
   <source>Bearer token</source>
   <translation>Bearer トークン</translation>
  </message>
  <message>
   <source>Became a variable: {}</source>
   <translation>変数になったもの: {}</translation>
  </message>
  <message>
   <source>Became parameters: {}.</source>
   <translation>パラメーターになったもの: {}。</translation>
  </message>
  <message>
   <source>Before</source>
   <translation>前</translation>
  </message>
  <message>
   <source>Began</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Begin a conversation in which nothing was counted yet</source>
   <translation>何も数えられていない会話を始めます</translation>
  </message>
  <message>
   <source>Begin a new tool as this one is</source>
   <translation>これを元に新しいツールを作ります</translation>
  </message>
  <message>
   <source>Begin it again.</source>
   <translation>最初からやり直してください。</translation>
  </message>
  <message>
   <source>Begin it with "{" and put the tool's fields in it.</source>
   <translation>"{" で始め、その中にツールのフィールドを書いてください。</translation>
  </message>
  <message>
   <source>Begin it with http://, https:// or socks5://, in the tool's source or in the environment.</source>
   <translation>ツールの source または環境で、http://、https://、socks5:// のいずれかで始めてください。</translation>
  </message>
  <message>
   <source>Begin it with https:// or http://.</source>
   <translation>https:// または http:// で始めてください。</translation>
  </message>
  <message>
   <source>Below</source>
   <translation>より小さい</translation>
  </message>
  <message>
   <source>Beside the calls: {}</source>
   <translation>呼び出し以外: {}</translation>
  </message>
  <message>
   <source>Binding result</source>
   <translation>結果の検証</translation>
  </message>
  <message>
   <source>Body</source>
   <translation>本文</translation>
  </message>
  <message>
   <source>Both</source>
   <translation>両方</translation>
  </message>
  <message>
   <source>Both are the same.</source>
   <translation>どちらも同じです。</translation>
  </message>
  <message>
   <source>Both can't have that name.</source>
   <translation>両方にその名前は付けられません。</translation>
  </message>
  <message>
   <source>Both say the same.</source>
   <translation>どちらも同じ内容です。</translation>
  </message>
  <message>
   <source>Both texts are the same.</source>
   <translation>二つのテキストは同じです。</translation>
  </message>
  <message>
   <source>Bring along a file in it, or open the folder as a workspace: File, Open workspace…</source>
   <translation>中のファイルを渡すか、フォルダーをワークスペースとして開いてください（ファイル、ワークスペースを開く…）。</translation>
  </message>
  <message>
   <source>Bring your own tools</source>
   <translation>自分のツールを加える</translation>
  </message>
  <message>
   <source>Broke off:</source>
   <translation>途切れました:</translation>
  </message>
  <message>
   <source>Broken file</source>
   <translation>壊れたファイル</translation>
  </message>
  <message>
   <source>Broken off</source>
   <translation>途切れました</translation>
  </message>
  <message>
   <source>Build it again, for WASI preview 1 or 2.</source>
   <translation>WASI preview 1 または 2 用にビルドし直してください。</translation>
  </message>
  <message>
   <source>Build it as a WASI command (_start), or as a component with {}.</source>
   <translation>WASI コマンド(_start)、または {} のあるコンポーネントとしてビルドしてください。</translation>
  </message>
  <message>
   <source>Built-in</source>
   <translation>組み込み</translation>
  </message>
  <message>
   <source>Built-in tools</source>
   <translation>組み込みツール</translation>
  </message>
  <message>
   <source>By day</source>
   <translation>日別</translation>
  </message>
  <message>
   <source>By prefix of the name</source>
   <translation>名前の接頭辞による</translation>
  </message>
  <message>
   <source>By tool</source>
   <translation>ツール別</translation>
  </message>
  <message>
   <source>By variable</source>
   <translation>変数別</translation>
  </message>
  <message>
   <source>By what names are judged, and what other settings would change</source>
   <translation>名前の判定方法と、設定を変えた場合の違い</translation>
  </message>
  <message>
   <source>Byte {} of the line is no UTF-8, so it is left out.</source>
   <translation>行の {} バイト目が UTF-8 でないため、行を省きました。</translation>
  </message>
  <message>
   <source>Bytes.</source>
   <translation>バイト単位。</translation>
  </message>
  <message>
   <source>C&amp;harts of calls</source>
   <translation>呼び出しのグラフ(&amp;H)</translation>
  </message>
  <message>
   <source>C&amp;harts of the scan</source>
   <translation>スキャンのグラフ(&amp;H)</translation>
  </message>
  <message>
   <source>C&amp;lear exchanges</source>
   <translation>交信を消去(&amp;L)</translation>
  </message>
  <message>
   <source>C&amp;lose call {}</source>
   <translation>呼び出し {} を閉じる(&amp;L)</translation>
  </message>
  <message>
   <source>C&amp;lose editor of {}</source>
   <translation>{} のエディターを閉じる(&amp;L)</translation>
  </message>
  <message>
   <source>Cache</source>
   <translation>キャッシュ</translation>
  </message>
  <message>
   <source>Cache key</source>
   <translation>キャッシュキー</translation>
  </message>
  <message>
   <source>Cache {}</source>
   <translation>キャッシュ {}</translation>
  </message>
  <message>
   <source>Cache: {}</source>
   <translation>キャッシュ: {}</translation>
  </message>
  <message>
   <source>Cached</source>
   <translation>キャッシュ</translation>
  </message>
  <message>
   <source>Cached answer</source>
   <translation>キャッシュされた応答</translation>
  </message>
  <message>
   <source>Cached answers</source>
   <translation>キャッシュした応答</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>呼び出し</translation>
  </message>
  <message>
   <source>Call a tool by hand</source>
   <translation>ツールを手で呼び出す</translation>
  </message>
  <message>
   <source>Call id</source>
   <translation>呼び出し ID</translation>
  </message>
  <message>
   <source>Call it again in a moment.</source>
   <translation>少し後にもう一度呼び出してください。</translation>
  </message>
  <message>
   <source>Call it again when its files are saved.</source>
   <translation>ファイルの保存が終わってから、もう一度呼び出してください。</translation>
  </message>
  <message>
   <source>Call it with other arguments, or change the rule in its definition.</source>
   <translation>別の引数で呼び出すか、定義のルールを変更してください。</translation>
  </message>
  <message>
   <source>Call one of the others.</source>
   <translation>ほかのものを呼び出してください。</translation>
  </message>
  <message>
   <source>Call to allow</source>
   <translation>許可する呼び出し</translation>
  </message>
  <message>
   <source>Call {}</source>
   <translation>呼び出し {}</translation>
  </message>
  <message>
   <source>Call {} asked a model. {}</source>
   <translation>呼び出し {} はモデルへの質問です。{}</translation>
  </message>
  <message>
   <source>Call {} could not be read, so it has no tool to run. {}</source>
   <translation>呼び出し {} を読み取れなかったので、実行するツールがありません。{}</translation>
  </message>
  <message>
   <source>Call {} is on the clipboard.</source>
   <translation>呼び出し {} をコピーしました。</translation>
  </message>
  <message>
   <source>Call {} ran in another workspace, with its tools: {}.</source>
   <translation>呼び出し {} は別のワークスペースで、そのツールを使って実行されました: {}。</translation>
  </message>
  <message>
   <source>Call {}: {}</source>
   <translation>呼び出し {}: {}</translation>
  </message>
  <message>
   <source>Called</source>
   <translation>名前</translation>
  </message>
  <message>
   <source>Called by the tool {}.</source>
   <translation>ツール {} から呼び出されました。</translation>
  </message>
  <message>
   <source>Calls</source>
   <translation>呼び出し</translation>
  </message>
  <message>
   <source>Calls are kept</source>
   <translation>呼び出しの保存期間</translation>
  </message>
  <message>
   <source>Calls by day: {}</source>
   <translation>日別の呼び出し: {}</translation>
  </message>
  <message>
   <source>Calls by the name on the left find the tool on the right.</source>
   <translation>左の名前の呼び出しは、右のツールに一致します。</translation>
  </message>
  <message>
   <source>Calls by tool: {}</source>
   <translation>ツール別の呼び出し: {}</translation>
  </message>
  <message>
   <source>Calls itself</source>
   <translation>表示名</translation>
  </message>
  <message>
   <source>Calls may use it once you take it over.</source>
   <translation>採用すると、呼び出しで使えます。</translation>
  </message>
  <message>
   <source>Calls may use it.</source>
   <translation>呼び出しで使えます。</translation>
  </message>
  <message>
   <source>Calls of &amp;one output at once</source>
   <translation>一つの出力で同時に実行する呼び出し(&amp;O)</translation>
  </message>
  <message>
   <source>Calls of one output at once</source>
   <translation>一つの出力で同時に実行する呼び出し</translation>
  </message>
  <message>
   <source>Calls of one output that run at once, whatever their pools.</source>
   <translation>プールにかかわらず、一つの出力で同時に実行する呼び出しの数。</translation>
  </message>
  <message>
   <source>Calls of the tools below stop before they run.</source>
   <translation>下のツールの呼び出しは、実行前に止まります。</translation>
  </message>
  <message>
   <source>Calls of these stop before they run: {} and {} more.</source>
   <translation>次の呼び出しは実行前に止まります: {} ほか {} 件。</translation>
  </message>
  <message>
   <source>Calls of these stop before they run: {}.</source>
   <translation>次の呼び出しは実行前に止まります: {}。</translation>
  </message>
  <message>
   <source>Calls per output</source>
   <translation>出力ごとの呼び出し</translation>
  </message>
  <message>
   <source>Calls stop before they run.</source>
   <translation>呼び出しは実行前に止まります。</translation>
  </message>
  <message>
   <source>Calls that may begin</source>
   <translation>開始できる呼び出し</translation>
  </message>
  <message>
   <source>Calls that run at once</source>
   <translation>同時に実行する呼び出し</translation>
  </message>
  <message>
   <source>Calls the MCP server</source>
   <translation>MCP サーバーの呼び出し</translation>
  </message>
  <message>
   <source>Can't be read</source>
   <translation>読み取れません</translation>
  </message>
  <message>
   <source>Can't be run</source>
   <translation>実行できません</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Cancelled</source>
   <translation>中止</translation>
  </message>
  <message>
   <source>Candidate</source>
   <translation>候補</translation>
  </message>
  <message>
   <source>Capture</source>
   <translation>キャプチャ</translation>
  </message>
  <message>
   <source>Capture running</source>
   <translation>キャプチャ中</translation>
  </message>
  <message>
   <source>Certificate</source>
   <translation>証明書</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>変更</translation>
  </message>
  <message>
   <source>Change the definition</source>
   <translation>定義を変更します</translation>
  </message>
  <message>
   <source>Change what starts the selected server, and what it gets</source>
   <translation>選んだサーバーの起動方法と渡すものを変更します</translation>
  </message>
  <message>
   <source>Change what the message names; running again gives the same.</source>
   <translation>メッセージが示すものを変更してください。再実行しても同じ結果になります。</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>変更あり</translation>
  </message>
  <message>
   <source>Changed in the tool since: {}.</source>
   <translation>その後のツールの変更: {}。</translation>
  </message>
  <message>
   <source>Changes of the file</source>
   <translation>ファイルの変更</translation>
  </message>
  <message>
   <source>Changes what the program gets, where it is certain; each change is shown</source>
   <translation>プログラムが受け取るものを、確実な箇所だけ変更します。変更はすべて表示されます</translation>
  </message>
  <message>
   <source>Characters.</source>
   <translation>文字数。</translation>
  </message>
  <message>
   <source>Chart</source>
   <translation>グラフ</translation>
  </message>
  <message>
   <source>Chart of {} by {}. The list has the same figures.</source>
   <translation>{1} 別の {0} のグラフ。一覧にも同じ数値があります。</translation>
  </message>
  <message>
   <source>Chart of {} of {}. The table has the same figures.</source>
   <translation>{1} の {0} のグラフ。表にも同じ数値があります。</translation>
  </message>
  <message>
   <source>Charts</source>
   <translation>グラフ</translation>
  </message>
  <message>
   <source>Check address and model under Model in the settings.</source>
   <translation>設定の「モデル」で、アドレスとモデルを確認してください。</translation>
  </message>
  <message>
   <source>Check again</source>
   <translation>再確認</translation>
  </message>
  <message>
   <source>Check it and try again.</source>
   <translation>確認して、もう一度試してください。</translation>
  </message>
  <message>
   <source>Check it where the workers are.</source>
   <translation>ワーカーのある場所で確認してください。</translation>
  </message>
  <message>
   <source>Check its URL and what it wants to know. {}</source>
   <translation>URL と、サーバーが求めているものを確認してください。{}</translation>
  </message>
  <message>
   <source>Check its permissions.</source>
   <translation>権限を確認してください。</translation>
  </message>
  <message>
   <source>Check that it is a program that this system can run; a script begins with a line such as #!/bin/sh.</source>
   <translation>このシステムで実行できるプログラムか確認してください。スクリプトは #!/bin/sh のような行で始まります。</translation>
  </message>
  <message>
   <source>Check that it was copied whole, or export the rows as JSON lines.</source>
   <translation>全体がコピーされたか確認するか、行を JSON Lines で書き出してください。</translation>
  </message>
  <message>
   <source>Check that the proxy runs and may be used for that host; the tool's source names it as proxy, else the environment does.</source>
   <translation>プロキシが動いていて、そのホストに使えるか確認してください。ツールの source の proxy、なければ環境の設定が使われます。</translation>
  </message>
  <message>
   <source>Check that the whole output was pasted, with the markers around the call, then run again. If the model should have called a tool, its description or the prompt may need work.</source>
   <translation>呼び出しを囲む印も含めて、出力全体を貼り付けたか確認し、再度実行してください。モデルがツールを呼び出すはずだった場合は、ツールの説明やプロンプトの見直しが必要かもしれません。</translation>
  </message>
  <message>
   <source>Check the URL in the tool's source, and the arguments that name the thing.</source>
   <translation>ツールの source の URL と、対象を指定する引数を確認してください。</translation>
  </message>
  <message>
   <source>Check the URL, and what may be read where this runs.</source>
   <translation>URL と、実行場所で読み取れるものを確認してください。</translation>
  </message>
  <message>
   <source>Check the URL; what its kind needs is installed where logs are read.</source>
   <translation>URL を確認してください。その種類に必要なものは、ログを読む場所にインストールします。</translation>
  </message>
  <message>
   <source>Check the address and that the server runs.</source>
   <translation>アドレスと、サーバーが動いているかを確認してください。</translation>
  </message>
  <message>
   <source>Check the file and its permissions.</source>
   <translation>ファイルとその権限を確認してください。</translation>
  </message>
  <message>
   <source>Check the file and its permissions; all else is read.</source>
   <translation>ファイルとその権限を確認してください。ほかはすべて読み取ります。</translation>
  </message>
  <message>
   <source>Check the interpreter in its first line (#!), or what it was made for.</source>
   <translation>先頭行(#!)のインタープリター、または何のためのものかを確認してください。</translation>
  </message>
  <message>
   <source>Check the key {}.</source>
   <translation>キー {} を確認してください。</translation>
  </message>
  <message>
   <source>Check the name and the network connection.</source>
   <translation>名前とネットワーク接続を確認してください。</translation>
  </message>
  <message>
   <source>Check the network connection, and try it again.</source>
   <translation>ネットワーク接続を確認し、もう一度試してください。</translation>
  </message>
  <message>
   <source>Check the path and its permissions.</source>
   <translation>パスとその権限を確認してください。</translation>
  </message>
  <message>
   <source>Check the port, and whether the server speaks TLS 1.2 or newer there; one without TLS has a URL that begins with http://.</source>
   <translation>ポートと、サーバーがそこで TLS 1.2 以降を使うかを確認してください。TLS のないサーバーの URL は http:// で始まります。</translation>
  </message>
  <message>
   <source>Check what runs at {}. {}</source>
   <translation>{} で動いているものを確認してください。{}</translation>
  </message>
  <message>
   <source>Checking the arguments takes more work than is allowed; the schema or one of its patterns multiplies it.</source>
   <translation>引数の検証に許容を超える処理が必要です。スキーマまたはそのパターンが処理を増やしています。</translation>
  </message>
  <message>
   <source>Checking…</source>
   <translation>確認中…</translation>
  </message>
  <message>
   <source>Choice</source>
   <translation>選択</translation>
  </message>
  <message>
   <source>Choose &amp;dialect</source>
   <translation>方言を選ぶ(&amp;D)</translation>
  </message>
  <message>
   <source>Choose &amp;folder of logs…</source>
   <translation>ログのフォルダーを選ぶ(&amp;F)…</translation>
  </message>
  <message>
   <source>Choose &amp;logs…</source>
   <translation>ログを選ぶ(&amp;L)…</translation>
  </message>
  <message>
   <source>Choose a .env file, or the configuration of MCP servers. The terminal also takes text on standard input: tooldesk secrets import -</source>
   <translation>.env ファイルか MCP サーバーの設定を選んでください。端末では標準入力のテキストも使えます: tooldesk secrets import -</translation>
  </message>
  <message>
   <source>Choose a CPython 3.9 or newer as the tool's interpreter.</source>
   <translation>ツールの interpreter に CPython 3.9 以降を選んでください。</translation>
  </message>
  <message>
   <source>Choose a Python interpreter</source>
   <translation>Python インタープリターを選ぶ</translation>
  </message>
  <message>
   <source>Choose a command, click the field and press the keys it shall have.</source>
   <translation>コマンドを選び、欄をクリックして、割り当てるキーを押してください。</translation>
  </message>
  <message>
   <source>Choose a file in {}.</source>
   <translation>{} のファイルを選んでください。</translation>
  </message>
  <message>
   <source>Choose a file of at most {} MB, or read it with the tooldesk parse command.</source>
   <translation>{} MB までのファイルを選ぶか、tooldesk parse コマンドで読み取ってください。</translation>
  </message>
  <message>
   <source>Choose a file, drop one here, or paste a text: tools as an API takes them, or another description of them, as JSON or YAML, or the URL at which it stands.</source>
   <translation>ファイルを選ぶか、ここにドロップするか、テキストを貼り付けてください: API が受け取る形のツール、またはそのほかの記述(JSON または YAML)、あるいはその URL。</translation>
  </message>
  <message>
   <source>Choose a file: one with mcpServers or servers as JSON, or Codex's config.toml.</source>
   <translation>ファイルを選んでください: JSON で mcpServers か servers のあるもの、または Codex の config.toml。</translation>
  </message>
  <message>
   <source>Choose another file, or look into it with bash.</source>
   <translation>別のファイルを選ぶか、bash で中を調べてください。</translation>
  </message>
  <message>
   <source>Choose another file.</source>
   <translation>別のファイルを選んでください。</translation>
  </message>
  <message>
   <source>Choose another folder with --data-dir.</source>
   <translation>--data-dir で別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Choose another folder.</source>
   <translation>別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Choose another host, or set "allow_private_hosts" in the tool's source.</source>
   <translation>別のホストを選ぶか、ツールの source で "allow_private_hosts" を設定してください。</translation>
  </message>
  <message>
   <source>Choose another interpreter, or read the file again.</source>
   <translation>別のインタープリターを選ぶか、ファイルをもう一度読み取ってください。</translation>
  </message>
  <message>
   <source>Choose another name, or delete it.</source>
   <translation>別の名前を選ぶか、削除してください。</translation>
  </message>
  <message>
   <source>Choose another name, or delete that one first.</source>
   <translation>別の名前を選ぶか、先にそれを削除してください。</translation>
  </message>
  <message>
   <source>Choose another name, or remove that key first.</source>
   <translation>別の名前を選ぶか、先にその鍵を取り除いてください。</translation>
  </message>
  <message>
   <source>Choose another name, or replace it with --replace.</source>
   <translation>別の名前を選ぶか、--replace で置き換えてください。</translation>
  </message>
  <message>
   <source>Choose another name, or say --replace.</source>
   <translation>別の名前を選ぶか、--replace を付けてください。</translation>
  </message>
  <message>
   <source>Choose another name.</source>
   <translation>別の名前を選んでください。</translation>
  </message>
  <message>
   <source>Choose another one, or 0 for any that is free.</source>
   <translation>別のポートを選ぶか、0 を指定して空いているポートを使ってください。</translation>
  </message>
  <message>
   <source>Choose another path.</source>
   <translation>別のパスを選んでください。</translation>
  </message>
  <message>
   <source>Choose another working folder.</source>
   <translation>別の作業フォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Choose file…</source>
   <translation>ファイルを選ぶ…</translation>
  </message>
  <message>
   <source>Choose logs</source>
   <translation>ログを選ぶ</translation>
  </message>
  <message>
   <source>Choose one of {}.</source>
   <translation>{} から選んでください。</translation>
  </message>
  <message>
   <source>Choose smaller files, or send them one by one.</source>
   <translation>もっと小さいファイルを選ぶか、一つずつ送ってください。</translation>
  </message>
  <message>
   <source>Choose tools that come with Tooldesk</source>
   <translation>Tooldesk に付属するツールを選びます</translation>
  </message>
  <message>
   <source>Choose what is sent: a value, nothing, or no field at all</source>
   <translation>値・なし・フィールド自体なしのどれを送るかを選びます</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>選ぶ…</translation>
  </message>
  <message>
   <source>Chosen</source>
   <translation>選択済み</translation>
  </message>
  <message>
   <source>Chosen for the next run. </source>
   <translation>次の実行に選択されています。 </translation>
  </message>
  <message>
   <source>Chosen for the next run. {}</source>
   <translation>次の実行に選択されています。{}</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>消去</translation>
  </message>
  <message>
   <source>Clear &amp;filters</source>
   <translation>フィルターを消去(&amp;F)</translation>
  </message>
  <message>
   <source>Clear the filters</source>
   <translation>フィルターを消去</translation>
  </message>
  <message>
   <source>Cleared {}.</source>
   <translation>{}を消去しました。</translation>
  </message>
  <message>
   <source>Click a bar to see its examples.</source>
   <translation>棒をクリックすると例が表示されます。</translation>
  </message>
  <message>
   <source>Click a day to list its calls.</source>
   <translation>日をクリックすると、その呼び出しが一覧に表示されます。</translation>
  </message>
  <message>
   <source>Click a tool to list its calls.</source>
   <translation>ツールをクリックすると、その呼び出しが一覧に表示されます。</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Close (Esc)</source>
   <translation>閉じる (Esc)</translation>
  </message>
  <message>
   <source>Close Tooldesk and start it again.</source>
   <translation>Tooldesk を閉じ、もう一度起動してください。</translation>
  </message>
  <message>
   <source>Close Tooldesk, then try again.</source>
   <translation>Tooldesk を閉じてから、もう一度試してください。</translation>
  </message>
  <message>
   <source>Close call {}</source>
   <translation>呼び出し {} を閉じる</translation>
  </message>
  <message>
   <source>Close every Tooldesk that uses it and start it again: what can be read of it is then saved, and the file set aside.</source>
   <translation>これを使っている Tooldesk をすべて閉じて、もう一度起動してください。読み取れる部分が保存され、ファイルは別に置かれます。</translation>
  </message>
  <message>
   <source>Close the call, and stop it if it runs</source>
   <translation>呼び出しを閉じます。実行中なら停止します</translation>
  </message>
  <message>
   <source>Close the comparison (Esc)</source>
   <translation>比較を閉じる (Esc)</translation>
  </message>
  <message>
   <source>Close the notice</source>
   <translation>通知を閉じる</translation>
  </message>
  <message>
   <source>Close the other program that uses it, then try again.</source>
   <translation>これを使っている別のプログラムを閉じてから、もう一度試してください。</translation>
  </message>
  <message>
   <source>Close this call ({} when it is the chosen one)</source>
   <translation>この呼び出しを閉じる (選択中なら {})</translation>
  </message>
  <message>
   <source>Close what uses it, or forget this login: tooldesk servers logout {}</source>
   <translation>使用中のものを閉じるか、このログインを破棄してください: tooldesk servers logout {}</translation>
  </message>
  <message>
   <source>Cluster</source>
   <translation>クラスター</translation>
  </message>
  <message>
   <source>Co&amp;mpare dialects</source>
   <translation>方言を比較(&amp;M)</translation>
  </message>
  <message>
   <source>Co-workers</source>
   <translation>協力者</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>コード</translation>
  </message>
  <message>
   <source>Code in {}</source>
   <translation>{} のコード</translation>
  </message>
  <message>
   <source>Codes to choose from without a word on what they mean</source>
   <translation>意味の説明がない選択用のコード</translation>
  </message>
  <message>
   <source>Coerced</source>
   <translation>変換</translation>
  </message>
  <message>
   <source>Coercion</source>
   <translation>型の変換</translation>
  </message>
  <message>
   <source>Collapse all</source>
   <translation>すべて折りたたむ</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>列</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>コマンド</translation>
  </message>
  <message>
   <source>Command as one line</source>
   <translation>1 行のコマンド</translation>
  </message>
  <message>
   <source>Command or URL</source>
   <translation>コマンドまたは URL</translation>
  </message>
  <message>
   <source>Command or tool</source>
   <translation>コマンドまたはツール</translation>
  </message>
  <message>
   <source>Commands</source>
   <translation>コマンド</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>コメント</translation>
  </message>
  <message>
   <source>Compare dialects</source>
   <translation>方言を比較</translation>
  </message>
  <message>
   <source>Compare it with the remembered call that is most like it</source>
   <translation>最も似たキャッシュ済みの呼び出しと比較します</translation>
  </message>
  <message>
   <source>Compare now</source>
   <translation>比較を実行</translation>
  </message>
  <message>
   <source>Compare pick and template in the tool's source with a whole answer.</source>
   <translation>ツールの source の pick と template を応答全体と比べてください。</translation>
  </message>
  <message>
   <source>Compare the dialects, or have the dialect detected, and run again.</source>
   <translation>方言を比較するか、方言を自動判別にして、再度実行してください。</translation>
  </message>
  <message>
   <source>Compare what every dialect makes of the text</source>
   <translation>各方言での読み取り結果を比較します</translation>
  </message>
  <message>
   <source>Compare with past calls</source>
   <translation>過去の呼び出しと比較</translation>
  </message>
  <message>
   <source>Compare with the nearest</source>
   <translation>最も近いものと比較</translation>
  </message>
  <message>
   <source>Compare with the run &amp;before</source>
   <translation>前回の実行と比較(&amp;B)</translation>
  </message>
  <message>
   <source>Compare with the run before</source>
   <translation>前回の実行と比較</translation>
  </message>
  <message>
   <source>Compare with the run before, call by call</source>
   <translation>前回の実行と呼び出しごとに比較します</translation>
  </message>
  <message>
   <source>Compare, then save again.</source>
   <translation>比較してから、もう一度保存してください。</translation>
  </message>
  <message>
   <source>Compared with the nearest</source>
   <translation>最も近いものと比較</translation>
  </message>
  <message>
   <source>Compared with {}</source>
   <translation>{} との比較</translation>
  </message>
  <message>
   <source>Compared: {}</source>
   <translation>比較方法: {}</translation>
  </message>
  <message>
   <source>Compare…</source>
   <translation>比較…</translation>
  </message>
  <message>
   <source>Comparing…</source>
   <translation>比較中…</translation>
  </message>
  <message>
   <source>Configurations (*.json *.toml);;All files (*)</source>
   <translation>設定ファイル (*.json *.toml);;すべてのファイル (*)</translation>
  </message>
  <message>
   <source>Confirm word changes</source>
   <translation>語の違いを確認</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>接続</translation>
  </message>
  <message>
   <source>Connect to a server on this computer?</source>
   <translation>このコンピューターのサーバーに接続しますか?</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>接続</translation>
  </message>
  <message>
   <source>Connects to</source>
   <translation>接続先</translation>
  </message>
  <message>
   <source>Connects to the MCP server {} over {}.</source>
   <translation>MCP サーバー {} に {} で接続します。</translation>
  </message>
  <message>
   <source>Connects to the MCP server {} over {}. Its login may lead to: {}.</source>
   <translation>MCP サーバー {} に {} で接続します。ログインは次に通じる可能性があります: {}。</translation>
  </message>
  <message>
   <source>Console</source>
   <translation>コンソール</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>コンテキスト</translation>
  </message>
  <message>
   <source>Context &amp;menu</source>
   <translation>コンテキストメニュー(&amp;M)</translation>
  </message>
  <message>
   <source>Context: {}</source>
   <translation>コンテキスト: {}</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>会話</translation>
  </message>
  <message>
   <source>Conversation with {}</source>
   <translation>{} との会話</translation>
  </message>
  <message>
   <source>Convert it to OpenAPI 3, for example with Swagger Editor.</source>
   <translation>Swagger Editor などで OpenAPI 3 に変換してください。</translation>
  </message>
  <message>
   <source>Convert the file to UTF-8 if the line matters; the rest is read.</source>
   <translation>その行が必要なら、ファイルを UTF-8 に変換してください。ほかは読み取ります。</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
  <message>
   <source>Copy &amp;all messages</source>
   <translation>メッセージをすべてコピー(&amp;A)</translation>
  </message>
  <message>
   <source>Copy &amp;correction prompt of call {}</source>
   <translation>呼び出し {} の訂正プロンプトをコピー(&amp;C)</translation>
  </message>
  <message>
   <source>Copy &amp;message of call {}</source>
   <translation>呼び出し {} のメッセージをコピー(&amp;M)</translation>
  </message>
  <message>
   <source>Copy &amp;path of {}</source>
   <translation>{} のパスをコピー(&amp;P)</translation>
  </message>
  <message>
   <source>Copy &amp;result of call {}</source>
   <translation>呼び出し {} の結果をコピー(&amp;R)</translation>
  </message>
  <message>
   <source>Copy OpenAI &amp;spec of {}</source>
   <translation>{} の OpenAI 仕様をコピー(&amp;S)</translation>
  </message>
  <message>
   <source>Copy a JSON Schema, or {"city": "string"}, and paste again.</source>
   <translation>JSON Schema か {"city": "string"} をコピーし、もう一度貼り付けてください。</translation>
  </message>
  <message>
   <source>Copy all messages</source>
   <translation>メッセージをすべてコピー</translation>
  </message>
  <message>
   <source>Copy all messages as one array</source>
   <translation>メッセージをすべて一つの配列でコピー</translation>
  </message>
  <message>
   <source>Copy all messages as they are sent</source>
   <translation>送信する形でメッセージをすべてコピー</translation>
  </message>
  <message>
   <source>Copy all of it, to the last quote.</source>
   <translation>最後の引用符まで、全体をコピーしてください。</translation>
  </message>
  <message>
   <source>Copy an example request; secrets stand in it as variables</source>
   <translation>要求の例をコピーします。シークレットは変数になります</translation>
  </message>
  <message>
   <source>Copy as JSON</source>
   <translation>JSON でコピー</translation>
  </message>
  <message>
   <source>Copy base URL for A&amp;nthropic and Ollama</source>
   <translation>Anthropic と Ollama 用ベース URL をコピー(&amp;N)</translation>
  </message>
  <message>
   <source>Copy base URL for Open&amp;AI</source>
   <translation>OpenAI 用ベース URL をコピー(&amp;A)</translation>
  </message>
  <message>
   <source>Copy call {} as c&amp;url</source>
   <translation>呼び出し {} を curl でコピー(&amp;U)</translation>
  </message>
  <message>
   <source>Copy correction prompt</source>
   <translation>訂正プロンプトをコピー</translation>
  </message>
  <message>
   <source>Copy for Anthropic, Ollama</source>
   <translation>Anthropic・Ollama 用をコピー</translation>
  </message>
  <message>
   <source>Copy for OpenAI</source>
   <translation>OpenAI 用をコピー</translation>
  </message>
  <message>
   <source>Copy message</source>
   <translation>メッセージをコピー</translation>
  </message>
  <message>
   <source>Copy p&amp;ublic key of {}</source>
   <translation>{} の公開鍵をコピー(&amp;U)</translation>
  </message>
  <message>
   <source>Copy path</source>
   <translation>パスをコピー</translation>
  </message>
  <message>
   <source>Copy places</source>
   <translation>場所をコピー</translation>
  </message>
  <message>
   <source>Copy report</source>
   <translation>レポートをコピー</translation>
  </message>
  <message>
   <source>Copy result</source>
   <translation>結果をコピー</translation>
  </message>
  <message>
   <source>Copy the address into one on this machine.</source>
   <translation>アドレスをコピーし、このコンピューターのブラウザーに貼り付けてください。</translation>
  </message>
  <message>
   <source>Copy the file anew; what came before is counted.</source>
   <translation>ファイルをコピーし直してください。それまでの分は数えました。</translation>
  </message>
  <message>
   <source>Copy the messages of all calls as one array</source>
   <translation>全呼び出しのメッセージを一つの配列でコピーします</translation>
  </message>
  <message>
   <source>Copy the path of the file</source>
   <translation>ファイルのパスをコピーします</translation>
  </message>
  <message>
   <source>Copy the preview</source>
   <translation>プレビューをコピー</translation>
  </message>
  <message>
   <source>Copy the whole command.</source>
   <translation>コマンド全体をコピーしてください。</translation>
  </message>
  <message>
   <source>Copy to&amp;ken of the capture</source>
   <translation>キャプチャのトークンをコピー(&amp;K)</translation>
  </message>
  <message>
   <source>Copy token</source>
   <translation>トークンをコピー</translation>
  </message>
  <message>
   <source>Copy what is shown; of the doctor, the whole document</source>
   <translation>表示内容をコピーします。診断では文書全体</translation>
  </message>
  <message>
   <source>Copy what is to be replaced; write makes a file, or replaces all of one.</source>
   <translation>置き換える部分をコピーしてください。write はファイルを作るか、全体を置き換えます。</translation>
  </message>
  <message>
   <source>Copy what it refers to into "$defs" and write "#/$defs/…".</source>
   <translation>参照先を "$defs" にコピーし、"#/$defs/…" と書いてください。</translation>
  </message>
  <message>
   <source>Copy what tells the model what to write instead</source>
   <translation>モデルに正しい書き方を伝える文をコピーします</translation>
  </message>
  <message>
   <source>Copy what the API takes for this tool</source>
   <translation>このツールについて API が受け取る形をコピーします</translation>
  </message>
  <message>
   <source>Correct "tools" of the co-worker.</source>
   <translation>協力者の "tools" を修正してください。</translation>
  </message>
  <message>
   <source>Correct Address or Model under Model in the settings.</source>
   <translation>設定の「モデル」で、「アドレス」または「モデル」を修正してください。</translation>
  </message>
  <message>
   <source>Correct HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, SSL_CERT_FILE or SSL_CERT_DIR.</source>
   <translation>HTTP_PROXY、HTTPS_PROXY、ALL_PROXY、SSL_CERT_FILE、SSL_CERT_DIR を直してください。</translation>
  </message>
  <message>
   <source>Correct ca_file, client_certificate or client_key in the tool's source.</source>
   <translation>ツールの source の ca_file、client_certificate、client_key を修正してください。</translation>
  </message>
  <message>
   <source>Correct it by JSON Schema, draft 2020-12.</source>
   <translation>JSON Schema draft 2020-12 に従って修正してください。</translation>
  </message>
  <message>
   <source>Correct it in the collection.</source>
   <translation>コレクションで修正してください。</translation>
  </message>
  <message>
   <source>Correct it in the file.</source>
   <translation>ファイルで修正してください。</translation>
  </message>
  <message>
   <source>Correct it in the tool's file.</source>
   <translation>ツールのファイルで修正してください。</translation>
  </message>
  <message>
   <source>Correct it there.</source>
   <translation>そこで修正してください。</translation>
  </message>
  <message>
   <source>Correct it, or decline.</source>
   <translation>修正するか、断ってください。</translation>
  </message>
  <message>
   <source>Correct it, or leave the option out.</source>
   <translation>修正するか、オプションを外してください。</translation>
  </message>
  <message>
   <source>Correct it.</source>
   <translation>修正してください。</translation>
  </message>
  <message>
   <source>Correct it; every field is named by: tooldesk guide tool_files</source>
   <translation>修正してください。すべてのフィールドの名前を見るには: tooldesk guide tool_files</translation>
  </message>
  <message>
   <source>Correct its path.</source>
   <translation>パスを修正してください。</translation>
  </message>
  <message>
   <source>Correct that in the tool first.</source>
   <translation>先にツールのその箇所を修正してください。</translation>
  </message>
  <message>
   <source>Correct the Accept header in the tool's source, or leave it out.</source>
   <translation>ツールの source の Accept ヘッダーを修正するか、外してください。</translation>
  </message>
  <message>
   <source>Correct the URL in the tool's source if the server has moved.</source>
   <translation>サーバーが移転した場合は、ツールの source の URL を修正してください。</translation>
  </message>
  <message>
   <source>Correct the URL in the tool's source, or the arguments that it is made of.</source>
   <translation>ツールの source の URL、またはそこに入る引数を修正してください。</translation>
  </message>
  <message>
   <source>Correct the URL, or raise max_redirects in the tool's source.</source>
   <translation>URL を修正するか、ツールの source の max_redirects を大きくしてください。</translation>
  </message>
  <message>
   <source>Correct the arguments by its manual, as stderr is empty{}</source>
   <translation>stderr が空のため、マニュアルに従って引数を修正してください{}</translation>
  </message>
  <message>
   <source>Correct the arguments by what it wrote to stderr{}</source>
   <translation>stderr の内容に従って引数を修正してください{}</translation>
  </message>
  <message>
   <source>Correct the arguments by what it wrote.</source>
   <translation>出力の内容に従って引数を修正してください。</translation>
  </message>
  <message>
   <source>Correct the arguments by what the server says, or the request in the tool's source.</source>
   <translation>サーバーの応答に従って引数を修正するか、ツールの source の要求を修正してください。</translation>
  </message>
  <message>
   <source>Correct the arguments marked below, or send the correction prompt back to the model.</source>
   <translation>下に示した引数を直すか、訂正プロンプトをモデルに送り返してください。</translation>
  </message>
  <message>
   <source>Correct the arguments, or send the correction prompt back to the model.</source>
   <translation>引数を直すか、訂正プロンプトをモデルに送り返してください。</translation>
  </message>
  <message>
   <source>Correct the arguments.</source>
   <translation>引数を修正してください。</translation>
  </message>
  <message>
   <source>Correct the body's kind or media type in the tool's source.</source>
   <translation>ツールの source の本文の種類またはメディアタイプを修正してください。</translation>
  </message>
  <message>
   <source>Correct the command by what the server says.</source>
   <translation>サーバーが示す内容に従って、コマンドを直してください。</translation>
  </message>
  <message>
   <source>Correct the data, or leave out what says that it is JSON.</source>
   <translation>データを修正するか、JSON であるという指定を外してください。</translation>
  </message>
  <message>
   <source>Correct the file's path in the tool's source.</source>
   <translation>ツールの source のファイルのパスを修正してください。</translation>
  </message>
  <message>
   <source>Correct the file, or put it aside: it gets another name, and nothing in it is lost.</source>
   <translation>ファイルを直すか退避してください。退避すると別名になり、内容は失われません。</translation>
  </message>
  <message>
   <source>Correct the file, or start Tooldesk again: it is then set aside, and nothing is lost.</source>
   <translation>ファイルを修正するか、Tooldesk を起動し直してください。起動し直すとファイルを退避し、何も失われません。</translation>
  </message>
  <message>
   <source>Correct the file; the next call imports it again.</source>
   <translation>ファイルを修正してください。次の呼び出しで再びインポートされます。</translation>
  </message>
  <message>
   <source>Correct the function, or its name in the tool's source.</source>
   <translation>関数、またはツールの source の関数名を修正してください。</translation>
  </message>
  <message>
   <source>Correct the headers in the tool's source, or the arguments in them.</source>
   <translation>ツールの source のヘッダー、またはその中の引数を修正してください。</translation>
  </message>
  <message>
   <source>Correct the host in the URL; the certificate is that of another one.</source>
   <translation>URL のホストを修正してください。証明書は別のホストのものです。</translation>
  </message>
  <message>
   <source>Correct the keywords that contradict each other.</source>
   <translation>互いに矛盾するキーワードを修正してください。</translation>
  </message>
  <message>
   <source>Correct the module's path in the tool's source.</source>
   <translation>ツールの source のモジュールのパスを修正してください。</translation>
  </message>
  <message>
   <source>Correct the tool's interpreter, or leave it out to use Tooldesk's own.</source>
   <translation>ツールの interpreter を修正するか、外して Tooldesk 自身のものを使ってください。</translation>
  </message>
  <message>
   <source>Correct the tool's source.</source>
   <translation>ツールの source を修正してください。</translation>
  </message>
  <message>
   <source>Correct what is said, and paste it again.</source>
   <translation>示された点を直して、もう一度貼り付けてください。</translation>
  </message>
  <message>
   <source>Could not decode to UTF-8</source>
   <translation>Could not decode to UTF-8</translation>
  </message>
  <message>
   <source>Count every tool from zero</source>
   <translation>すべてのツールを 0 から数え直します</translation>
  </message>
  <message>
   <source>Count the selected tools from zero</source>
   <translation>選んだツールを 0 から数え直します</translation>
  </message>
  <message>
   <source>Counting starts anew</source>
   <translation>数え直し</translation>
  </message>
  <message>
   <source>Counting starts anew only when you reset it.</source>
   <translation>リセットしたときだけ数え直します。</translation>
  </message>
  <message>
   <source>Counting starts anew with each {} of the calendar in UTC, next at {}. What ran in this {} counts already.</source>
   <translation>UTC の暦に従い、次の単位で数え直します: {}。次は {} です。この {} に実行された分も数えます。</translation>
  </message>
  <message>
   <source>Counting…</source>
   <translation>集計中…</translation>
  </message>
  <message>
   <source>Counts and history of calls are not written: {}</source>
   <translation>呼び出しの回数と履歴は書き込まれません: {}</translation>
  </message>
  <message>
   <source>Ctrl+C, or a console that was closed</source>
   <translation>Ctrl+C、または閉じられたコンソール</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>切り取り(&amp;T)</translation>
  </message>
  <message>
   <source>Cu&amp;t	Ctrl+X</source>
   <translation>切り取り(&amp;T)	Ctrl+X</translation>
  </message>
  <message>
   <source>Cut it into parts if it matters; the rest is read.</source>
   <translation>必要なら小さく分けてください。ほかは読み取ります。</translation>
  </message>
  <message>
   <source>Cut it, or run tooldesk parse --matrix in a terminal.</source>
   <translation>短くするか、端末で tooldesk parse --matrix を実行してください。</translation>
  </message>
  <message>
   <source>Damaged</source>
   <translation>破損</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>ダーク</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>日</translation>
  </message>
  <message>
   <source>Days</source>
   <translation>日</translation>
  </message>
  <message>
   <source>Days begin at midnight here ({}).</source>
   <translation>1 日はここの午前 0 時に始まります ({})。</translation>
  </message>
  <message>
   <source>De&amp;lete view {}</source>
   <translation>ビュー {} を削除(&amp;L)…</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>断る</translation>
  </message>
  <message>
   <source>Default</source>
   <translation>既定値</translation>
  </message>
  <message>
   <source>Default in the definition</source>
   <translation>定義の既定値</translation>
  </message>
  <message>
   <source>Default: off</source>
   <translation>既定: オフ</translation>
  </message>
  <message>
   <source>Default: on</source>
   <translation>既定: オン</translation>
  </message>
  <message>
   <source>Default: {}</source>
   <translation>既定値: {}</translation>
  </message>
  <message>
   <source>Define a command</source>
   <translation>コマンドを定義します</translation>
  </message>
  <message>
   <source>Define a request</source>
   <translation>要求を定義します</translation>
  </message>
  <message>
   <source>Define or import a tool</source>
   <translation>ツールを定義または読み込みます</translation>
  </message>
  <message>
   <source>Definition</source>
   <translation>定義</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>削除</translation>
  </message>
  <message>
   <source>Delete &amp;all answers</source>
   <translation>応答をすべて削除(&amp;A)</translation>
  </message>
  <message>
   <source>Delete &amp;all listed calls</source>
   <translation>一覧の呼び出しをすべて削除(&amp;A)</translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>すべて削除</translation>
  </message>
  <message>
   <source>Delete all answers of &amp;tool {}</source>
   <translation>ツール {} の応答をすべて削除(&amp;T)</translation>
  </message>
  <message>
   <source>Delete every cached answer of this workspace</source>
   <translation>このワークスペースのキャッシュをすべて削除します</translation>
  </message>
  <message>
   <source>Delete every call that the filter shows, but for those that run</source>
   <translation>フィルターに合う呼び出しを、実行中を除きすべて削除します</translation>
  </message>
  <message>
   <source>Delete it: a fresh one takes its place.</source>
   <translation>削除してください。新しいものに置き換わります。</translation>
  </message>
  <message>
   <source>Delete saved calls that are not needed, or shorten the arguments.</source>
   <translation>不要な保存済み呼び出しを削除するか、引数を短くしてください。</translation>
  </message>
  <message>
   <source>Delete the answer, and see why the tool gives the secret away.</source>
   <translation>応答を削除し、ツールがシークレットを漏らす理由を確認してください。</translation>
  </message>
  <message>
   <source>Delete the files of the selected scenarios</source>
   <translation>選んだシナリオのファイルを削除します</translation>
  </message>
  <message>
   <source>Delete the selected calls, with the texts that they stood in</source>
   <translation>選んだ呼び出しとその元テキストを削除します</translation>
  </message>
  <message>
   <source>Delete the value for {}</source>
   <translation>{} の値を削除</translation>
  </message>
  <message>
   <source>Delete {}?</source>
   <translation>{} を削除しますか?</translation>
  </message>
  <message>
   <source>Delete…</source>
   <translation>削除…</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>拒否</translation>
  </message>
  <message>
   <source>Deny</source>
   <translation>拒否</translation>
  </message>
  <message>
   <source>Deny (default)</source>
   <translation>拒否 (既定)</translation>
  </message>
  <message>
   <source>Deprecated</source>
   <translation>非推奨</translation>
  </message>
  <message>
   <source>Describe it in another way first.</source>
   <translation>先に別の方法で記述してください。</translation>
  </message>
  <message>
   <source>Describe it: what it is, in which form or unit, and what happens without it.</source>
   <translation>説明を書いてください: 何か、どの形式や単位か、ない場合にどうなるか。</translation>
  </message>
  <message>
   <source>Describe it: what it is, in which form or unit, with an example.</source>
   <translation>説明を書いてください: 何か、どの形式や単位か、例を添えて。</translation>
  </message>
  <message>
   <source>Description</source>
   <translation>説明</translation>
  </message>
  <message>
   <source>Detect automatically</source>
   <translation>自動判別</translation>
  </message>
  <message>
   <source>Detected</source>
   <translation>検出</translation>
  </message>
  <message>
   <source>Deutsch</source>
   <translation>Deutsch</translation>
  </message>
  <message>
   <source>Dialect</source>
   <translation>方言</translation>
  </message>
  <message>
   <source>Dialects</source>
   <translation>方言</translation>
  </message>
  <message>
   <source>Dialects that read the text</source>
   <translation>テキストを読み取る方言</translation>
  </message>
  <message>
   <source>Did you mean "{}"?</source>
   <translation>「{}」のことですか?</translation>
  </message>
  <message>
   <source>Did you mean {}?</source>
   <translation>{} のことですか?</translation>
  </message>
  <message>
   <source>Different</source>
   <translation>相違あり</translation>
  </message>
  <message>
   <source>Different now</source>
   <translation>今は異なる</translation>
  </message>
  <message>
   <source>Different: {}</source>
   <translation>相違: {}</translation>
  </message>
  <message>
   <source>Differs</source>
   <translation>相違あり</translation>
  </message>
  <message>
   <source>Disa&amp;ble tool {}</source>
   <translation>ツール {} を無効化(&amp;B)</translation>
  </message>
  <message>
   <source>Disa&amp;ble {}</source>
   <translation>{} を無効化(&amp;B)</translation>
  </message>
  <message>
   <source>Disable</source>
   <translation>無効化</translation>
  </message>
  <message>
   <source>Disabled</source>
   <translation>無効</translation>
  </message>
  <message>
   <source>Disabled: no call selects it, no export holds it</source>
   <translation>無効: 呼び出しで選択されず、書き出しにも含まれません</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>破棄</translation>
  </message>
  <message>
   <source>Doctor</source>
   <translation>診断</translation>
  </message>
  <message>
   <source>Document</source>
   <translation>文書</translation>
  </message>
  <message>
   <source>Does</source>
   <translation>動作</translation>
  </message>
  <message>
   <source>Don't answer</source>
   <translation>答えない</translation>
  </message>
  <message>
   <source>Don't send it</source>
   <translation>送信しない</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>完了</translation>
  </message>
  <message>
   <source>Dots stand where something was left out.</source>
   <translation>省略箇所に点が書かれています。</translation>
  </message>
  <message>
   <source>Download it, and import the file.</source>
   <translation>ダウンロードして、そのファイルを読み込んでください。</translation>
  </message>
  <message>
   <source>Download it, and save it as UTF-8.</source>
   <translation>ダウンロードし、UTF-8 で保存してください。</translation>
  </message>
  <message>
   <source>Drag the export out</source>
   <translation>書き出したものをドラッグ</translation>
  </message>
  <message>
   <source>Drag what is shown onto another program, as text or as a file</source>
   <translation>表示内容を別のプログラムへ、テキストまたはファイルとしてドラッグします</translation>
  </message>
  <message>
   <source>Drop a file that is in it.</source>
   <translation>中にあるファイルをドロップしてください。</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>複製</translation>
  </message>
  <message>
   <source>E&amp;dit {}…</source>
   <translation>{} を編集(&amp;D)…</translation>
  </message>
  <message>
   <source>E&amp;xpand or collapse all</source>
   <translation>すべて展開・折りたたみ(&amp;X)</translation>
  </message>
  <message>
   <source>E&amp;xport OpenAI spec of {}…</source>
   <translation>{} の OpenAI 仕様を書き出す(&amp;X)…</translation>
  </message>
  <message>
   <source>E&amp;xport traffic of {}…</source>
   <translation>{} の通信を書き出す(&amp;X)…</translation>
  </message>
  <message>
   <source>ECDSA over SHA-256, or over a digest that the tool makes. Bitcoin and Ethereum use its curve.</source>
   <translation>SHA-256、またはツールが作るダイジェストに対する ECDSA。Bitcoin と Ethereum がこの曲線を使います。</translation>
  </message>
  <message>
   <source>Each call gets a lane with its six stages, from parsing to the message for the model. Open a stage to see what it did.</source>
   <translation>呼び出しごとにレーンができ、解析からモデルへのメッセージまでの 6 段階が並びます。段階を開くと、そこで何が行われたかが分かります。</translation>
  </message>
  <message>
   <source>Each output becomes a scenario that expects what becomes of it now.</source>
   <translation>出力ごとにシナリオを作り、現在の結果を期待値にします。</translation>
  </message>
  <message>
   <source>Each waits until you approve it as it is shown here.</source>
   <translation>ここに示す内容で承認するまで、どれも待機します。</translation>
  </message>
  <message>
   <source>Ed25519 signs data, not a digest of it.</source>
   <translation>Ed25519 はダイジェストではなくデータに署名します。</translation>
  </message>
  <message>
   <source>EdDSA, RFC 8032. The usual choice when the other side doesn't ask for another.</source>
   <translation>EdDSA、RFC 8032。相手の指定がない場合の標準的な選択です。</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>編集</translation>
  </message>
  <message>
   <source>Edit MCP server</source>
   <translation>MCP サーバーを編集</translation>
  </message>
  <message>
   <source>Edit it, and untick “Leave it out”.</source>
   <translation>編集し、「外す。起動に使いません」の選択を外してください。</translation>
  </message>
  <message>
   <source>Edit policies</source>
   <translation>ポリシーを編集</translation>
  </message>
  <message>
   <source>Edit pool</source>
   <translation>プールを編集</translation>
  </message>
  <message>
   <source>Edit the tool…</source>
   <translation>ツールを編集…</translation>
  </message>
  <message>
   <source>Edit {}</source>
   <translation>{} を編集</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>エディター</translation>
  </message>
  <message>
   <source>Editor command</source>
   <translation>エディターのコマンド</translation>
  </message>
  <message>
   <source>Edit…</source>
   <translation>編集…</translation>
  </message>
  <message>
   <source>Elements are nested more than {} levels deep.</source>
   <translation>要素の入れ子が {} 段を超えています。</translation>
  </message>
  <message>
   <source>Elements.</source>
   <translation>要素数。</translation>
  </message>
  <message>
   <source>Emit</source>
   <translation>送出</translation>
  </message>
  <message>
   <source>Emit: {}</source>
   <translation>送出: {}</translation>
  </message>
  <message>
   <source>Empty the filter</source>
   <translation>フィルターを空にする</translation>
  </message>
  <message>
   <source>Ena&amp;ble tool {}</source>
   <translation>ツール {} を有効化(&amp;B)</translation>
  </message>
  <message>
   <source>Ena&amp;ble {}</source>
   <translation>{} を有効化(&amp;B)</translation>
  </message>
  <message>
   <source>Enable</source>
   <translation>有効化</translation>
  </message>
  <message>
   <source>Enable it on the Tools screen, or: tooldesk tools enable {}</source>
   <translation>ツール画面で有効にするか、次を実行してください: tooldesk tools enable {}</translation>
  </message>
  <message>
   <source>Enable it.</source>
   <translation>有効にしてください。</translation>
  </message>
  <message>
   <source>Enabled</source>
   <translation>有効</translation>
  </message>
  <message>
   <source>Encoding</source>
   <translation>エンコーディング</translation>
  </message>
  <message>
   <source>Encrypted file</source>
   <translation>暗号化ファイル</translation>
  </message>
  <message>
   <source>End it and start it</source>
   <translation>終了して起動し直します</translation>
  </message>
  <message>
   <source>End its process</source>
   <translation>プロセスを終了します</translation>
  </message>
  <message>
   <source>Ended</source>
   <translation>終了</translation>
  </message>
  <message>
   <source>English</source>
   <translation>English</translation>
  </message>
  <message>
   <source>Environment of Tooldesk</source>
   <translation>Tooldesk の環境</translation>
  </message>
  <message>
   <source>Estimated</source>
   <translation>推定</translation>
  </message>
  <message>
   <source>Every call runs; uses are counted all the same.</source>
   <translation>すべての呼び出しが実行されます。回数は数えます。</translation>
  </message>
  <message>
   <source>Every call that runs in this workspace is listed here, with what came of it. Run one in the console.</source>
   <translation>このワークスペースで実行された呼び出しと結果がここに並びます。コンソールで実行してください。</translation>
  </message>
  <message>
   <source>Every good result</source>
   <translation>良い結果はすべて</translation>
  </message>
  <message>
   <source>Every stored value is looked for, also as base64, URL-encoded and in JSON, in these folders. Places are listed, never a value.</source>
   <translation>保存済みのすべての値を、base64、URL エンコード、JSON の形も含めて、これらのフォルダーで探します。表示するのは場所だけで、値は表示しません。</translation>
  </message>
  <message>
   <source>Everywhere</source>
   <translation>全体</translation>
  </message>
  <message>
   <source>Exact name</source>
   <translation>正確な名前</translation>
  </message>
  <message>
   <source>Exact. {}</source>
   <translation>一致。{}</translation>
  </message>
  <message>
   <source>Example: {}</source>
   <translation>例: {}</translation>
  </message>
  <message>
   <source>Examples</source>
   <translation>例</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交信</translation>
  </message>
  <message>
   <source>Exchange {} is on the clipboard.</source>
   <translation>交信 {} をコピーしました。</translation>
  </message>
  <message>
   <source>Exchanges</source>
   <translation>やり取り</translation>
  </message>
  <message>
   <source>Execute</source>
   <translation>実行</translation>
  </message>
  <message>
   <source>Execute: {}</source>
   <translation>実行: {}</translation>
  </message>
  <message>
   <source>Exit code</source>
   <translation>終了コード</translation>
  </message>
  <message>
   <source>Expand</source>
   <translation>拡大</translation>
  </message>
  <message>
   <source>Expand all</source>
   <translation>すべて展開</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>期待値</translation>
  </message>
  <message>
   <source>Expects</source>
   <translation>期待値</translation>
  </message>
  <message>
   <source>Expired</source>
   <translation>期限切れ</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>書き出し</translation>
  </message>
  <message>
   <source>Export OpenAI spec of {}</source>
   <translation>{} の OpenAI 仕様を書き出す</translation>
  </message>
  <message>
   <source>Export calls</source>
   <translation>呼び出しを書き出す</translation>
  </message>
  <message>
   <source>Export exchanges</source>
   <translation>交信を書き出す</translation>
  </message>
  <message>
   <source>Export scan</source>
   <translation>スキャンを書き出す</translation>
  </message>
  <message>
   <source>Export spec…</source>
   <translation>仕様を書き出す…</translation>
  </message>
  <message>
   <source>Export the collection as version 2.1.</source>
   <translation>コレクションをバージョン 2.1 で書き出してください。</translation>
  </message>
  <message>
   <source>Export traffic</source>
   <translation>通信を書き出す</translation>
  </message>
  <message>
   <source>Export without strict mode</source>
   <translation>厳格モードなしで書き出す</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>書き出す…</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>失敗</translation>
  </message>
  <message>
   <source>Failed for good</source>
   <translation>完全に失敗</translation>
  </message>
  <message>
   <source>Failed, no kind known</source>
   <translation>失敗(種類不明)</translation>
  </message>
  <message>
   <source>Fewest</source>
   <translation>最少数</translation>
  </message>
  <message>
   <source>Fields</source>
   <translation>フィールド</translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>数値</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>数値</translation>
  </message>
  <message>
   <source>Figures of calls</source>
   <translation>呼び出しの数値</translation>
  </message>
  <message>
   <source>File</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>File {}</source>
   <translation>ファイル {}</translation>
  </message>
  <message>
   <source>File, pipe or curl command</source>
   <translation>ファイル、パイプ、または curl コマンド</translation>
  </message>
  <message>
   <source>Files of certificates and keys count from the workspace folder.</source>
   <translation>証明書と鍵のファイルは、ワークスペースのフォルダーが基準です。</translation>
  </message>
  <message>
   <source>Files…</source>
   <translation>ファイル…</translation>
  </message>
  <message>
   <source>Fill in a call of this tool</source>
   <translation>このツールの呼び出しを入力します</translation>
  </message>
  <message>
   <source>Fill in an &amp;example of {}</source>
   <translation>{} の例を入力(&amp;E)</translation>
  </message>
  <message>
   <source>Filter by name, path or description</source>
   <translation>名前・パス・説明で絞り込み</translation>
  </message>
  <message>
   <source>Filter commands</source>
   <translation>コマンドを絞り込み</translation>
  </message>
  <message>
   <source>Filter tools</source>
   <translation>ツールを絞り込み</translation>
  </message>
  <message>
   <source>Filter traffic</source>
   <translation>通信を絞り込み</translation>
  </message>
  <message>
   <source>Filter {}</source>
   <translation>{} を絞り込み</translation>
  </message>
  <message>
   <source>Filters of the History screen that have a name.</source>
   <translation>履歴画面の名前付きフィルター。</translation>
  </message>
  <message>
   <source>Filters that have a name</source>
   <translation>名前の付いたフィルター</translation>
  </message>
  <message>
   <source>Final answer</source>
   <translation>最終回答</translation>
  </message>
  <message>
   <source>Find</source>
   <translation>検索</translation>
  </message>
  <message>
   <source>Find a command or a tool</source>
   <translation>コマンドやツールを探します</translation>
  </message>
  <message>
   <source>Find a setting</source>
   <translation>設定を検索</translation>
  </message>
  <message>
   <source>Find in the guide</source>
   <translation>ガイド内を検索</translation>
  </message>
  <message>
   <source>Find in the text</source>
   <translation>テキスト内を検索</translation>
  </message>
  <message>
   <source>Find leaked secrets</source>
   <translation>漏れたシークレットを探す</translation>
  </message>
  <message>
   <source>Fingerprint</source>
   <translation>指紋</translation>
  </message>
  <message>
   <source>Fingerprint context</source>
   <translation>フィンガープリント</translation>
  </message>
  <message>
   <source>First byte</source>
   <translation>最初のバイト</translation>
  </message>
  <message>
   <source>Fix: {}</source>
   <translation>対処: {}</translation>
  </message>
  <message>
   <source>Folded</source>
   <translation>折りたたみ</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>フォルダー</translation>
  </message>
  <message>
   <source>Folders</source>
   <translation>フォルダー</translation>
  </message>
  <message>
   <source>Folders that it may read besides.</source>
   <translation>ほかに読み取れるフォルダー。</translation>
  </message>
  <message>
   <source>Folder…</source>
   <translation>フォルダー…</translation>
  </message>
  <message>
   <source>Follow</source>
   <translation>追跡</translation>
  </message>
  <message>
   <source>Follow a server at localhost, 127.0.0.1 or [::1].</source>
   <translation>localhost、127.0.0.1、[::1] のいずれかのサーバーを追跡してください。</translation>
  </message>
  <message>
   <source>Follow an output</source>
   <translation>出力を追跡</translation>
  </message>
  <message>
   <source>Follow an output while it is written</source>
   <translation>書き込み中の出力を追跡します</translation>
  </message>
  <message>
   <source>Follow it again to read it from its beginning.</source>
   <translation>最初から読み取るには、もう一度追跡してください。</translation>
  </message>
  <message>
   <source>Following</source>
   <translation>追跡中</translation>
  </message>
  <message>
   <source>Following broke off</source>
   <translation>追跡が途切れました</translation>
  </message>
  <message>
   <source>For</source>
   <translation>対象</translation>
  </message>
  <message>
   <source>For ever</source>
   <translation>通算</translation>
  </message>
  <message>
   <source>For good, as long as its tool stays as it is</source>
   <translation>無期限(ツールが変わらない限り)</translation>
  </message>
  <message>
   <source>For so many days a call is kept.</source>
   <translation>呼び出しを残す日数。</translation>
  </message>
  <message>
   <source>For so many seconds, where their tool says nothing; for good, where this doesn't either.</source>
   <translation>ツールに指定がない場合の秒数。ここにもなければ無期限です。</translation>
  </message>
  <message>
   <source>For the header x-tooldesk-token, where a base URL can have no path</source>
   <translation>ベース URL にパスを付けられない場合の x-tooldesk-token ヘッダー用</translation>
  </message>
  <message>
   <source>For {}</source>
   <translation>{} 間</translation>
  </message>
  <message>
   <source>For {}, if {}</source>
   <translation>{} 間、{} のとき</translation>
  </message>
  <message>
   <source>Forget the exchanges that have ended</source>
   <translation>終了した交信を消去します</translation>
  </message>
  <message>
   <source>Forget the key for good</source>
   <translation>鍵を完全に消去します</translation>
  </message>
  <message>
   <source>Forget the value</source>
   <translation>値を消去します</translation>
  </message>
  <message>
   <source>Forget what was edited, and show what the file holds</source>
   <translation>編集を破棄し、ファイルの内容を表示します</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>フォーム</translation>
  </message>
  <message>
   <source>Form fields</source>
   <translation>フォーム項目</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>形式</translation>
  </message>
  <message>
   <source>Found</source>
   <translation>検出</translation>
  </message>
  <message>
   <source>Found as {}</source>
   <translation>検出: {}</translation>
  </message>
  <message>
   <source>Found at</source>
   <translation>位置</translation>
  </message>
  <message>
   <source>Found in</source>
   <translation>見つかった場所</translation>
  </message>
  <message>
   <source>Found in {}: {}, {}</source>
   <translation>{0}: {1}、{2}</translation>
  </message>
  <message>
   <source>Found {}</source>
   <translation>検出: {}</translation>
  </message>
  <message>
   <source>Free some disk space, then try again.</source>
   <translation>ディスクの空き容量を増やしてから、もう一度試してください。</translation>
  </message>
  <message>
   <source>From environment</source>
   <translation>環境変数から</translation>
  </message>
  <message>
   <source>From now on, expect what came</source>
   <translation>今回の結果を今後の期待値にします</translation>
  </message>
  <message>
   <source>From the cache; the tool did not run</source>
   <translation>キャッシュから。ツールは実行されていません</translation>
  </message>
  <message>
   <source>From the keyring</source>
   <translation>キーリングから</translation>
  </message>
  <message>
   <source>Function</source>
   <translation>関数</translation>
  </message>
  <message>
   <source>Function specs</source>
   <translation>関数の仕様</translation>
  </message>
  <message>
   <source>Functions of the file</source>
   <translation>ファイルの関数</translation>
  </message>
  <message>
   <source>Functions run from their file, and this is none</source>
   <translation>関数はファイルから実行されますが、これはファイルではありません</translation>
  </message>
  <message>
   <source>Functions to add</source>
   <translation>追加する関数</translation>
  </message>
  <message>
   <source>Further calls wait in line and say where they stand.</source>
   <translation>それを超える呼び出しは順番を待ち、順位を表示します。</translation>
  </message>
  <message>
   <source>Further tries after a timeout or a retriable error; only of idempotent tools.</source>
   <translation>タイムアウトや再試行できるエラーの後の追加の試行。べき等なツールだけに適用されます。</translation>
  </message>
  <message>
   <source>Fuzzy. {}</source>
   <translation>あいまい。{}</translation>
  </message>
  <message>
   <source>Gemini (JSON Schema)</source>
   <translation>Gemini (JSON Schema)</translation>
  </message>
  <message>
   <source>Gemini (OpenAPI schema)</source>
   <translation>Gemini (OpenAPI スキーマ)</translation>
  </message>
  <message>
   <source>Gemini function declarations</source>
   <translation>Gemini の関数宣言</translation>
  </message>
  <message>
   <source>Gets</source>
   <translation>受け取るもの</translation>
  </message>
  <message>
   <source>Give "search_url" in its source, the address of a SearXNG, or choose brave or tavily as "search_provider".</source>
   <translation>source に SearXNG のアドレス "search_url" を指定するか、"search_provider" に brave または tavily を選んでください。</translation>
  </message>
  <message>
   <source>Give "title".</source>
   <translation>"title" を指定してください。</translation>
  </message>
  <message>
   <source>Give "to" and "text".</source>
   <translation>"to" と "text" を指定してください。</translation>
  </message>
  <message>
   <source>Give 64 hexadecimal digits, or PEM (PKCS #8) without a password.</source>
   <translation>16 進数 64 桁、またはパスワードなしの PEM (PKCS #8) を入力してください。</translation>
  </message>
  <message>
   <source>Give a document with "paths".</source>
   <translation>"paths" のある文書を指定してください。</translation>
  </message>
  <message>
   <source>Give a file in PEM form, and the password of its key if it has one.</source>
   <translation>PEM 形式のファイルを指定し、鍵にパスワードがあればそれも指定してください。</translation>
  </message>
  <message>
   <source>Give a host name or address, without user name, spaces or backslashes.</source>
   <translation>ホスト名またはアドレスを、ユーザー名・空白・バックスラッシュなしで指定してください。</translation>
  </message>
  <message>
   <source>Give a program one of the base URLs above: each request to its model appears here.</source>
   <translation>上のベース URL のいずれかをプログラムに設定してください。モデルへの各要求がここに現れます。</translation>
  </message>
  <message>
   <source>Give another value.</source>
   <translation>別の値を入力してください。</translation>
  </message>
  <message>
   <source>Give functions, definitions, or specs as an API takes them.</source>
   <translation>関数、定義、または API が受け取る形の仕様を指定してください。</translation>
  </message>
  <message>
   <source>Give it a name that says what it is, or a description.</source>
   <translation>内容の分かる名前か、説明を付けてください。</translation>
  </message>
  <message>
   <source>Give it a value</source>
   <translation>値を設定します</translation>
  </message>
  <message>
   <source>Give it a value.</source>
   <translation>値を指定してください。</translation>
  </message>
  <message>
   <source>Give it another value.</source>
   <translation>別の値を指定してください。</translation>
  </message>
  <message>
   <source>Give it less to do, or raise "{}" of its "sandbox".</source>
   <translation>仕事を減らすか、"sandbox" の "{}" を大きくしてください。</translation>
  </message>
  <message>
   <source>Give it less to do, or raise memory_mb in the tool's source.</source>
   <translation>仕事を減らすか、ツールの source の memory_mb を大きくしてください。</translation>
  </message>
  <message>
   <source>Give it less to do, or try the command in a terminal.</source>
   <translation>仕事を減らすか、端末でコマンドを試してください。</translation>
  </message>
  <message>
   <source>Give it less.</source>
   <translation>渡す量を減らしてください。</translation>
  </message>
  <message>
   <source>Give it more time with timeout_s, or let it do less at once.</source>
   <translation>timeout_s で時間を増やすか、一度に行う仕事を減らしてください。</translation>
  </message>
  <message>
   <source>Give it one in its ToolContext, or run it in a workspace that has keys.</source>
   <translation>ToolContext で指定するか、鍵のあるワークスペースで実行してください。</translation>
  </message>
  <message>
   <source>Give it other arguments, or correct it.</source>
   <translation>別の引数を渡すか、修正してください。</translation>
  </message>
  <message>
   <source>Give its number as "id".</source>
   <translation>番号を "id" で指定してください。</translation>
  </message>
  <message>
   <source>Give its passphrase, then try again.</source>
   <translation>パスフレーズを入力して、もう一度試してください。</translation>
  </message>
  <message>
   <source>Give objects with "name" and "source", as they are in tools/.</source>
   <translation>tools/ にあるような、"name" と "source" を持つオブジェクトを指定してください。</translation>
  </message>
  <message>
   <source>Give one of the two another name.</source>
   <translation>どちらかに別の名前を付けてください。</translation>
  </message>
  <message>
   <source>Give one of them a name that differs in a whole word.</source>
   <translation>どちらかに、単語全体が異なる名前を付けてください。</translation>
  </message>
  <message>
   <source>Give one of them another name.</source>
   <translation>どちらかに別の名前を付けてください。</translation>
  </message>
  <message>
   <source>Give one that begins with "openapi".</source>
   <translation>"openapi" で始まるものを指定してください。</translation>
  </message>
  <message>
   <source>Give one value.</source>
   <translation>値を一つ指定してください。</translation>
  </message>
  <message>
   <source>Give one.</source>
   <translation>入力してください。</translation>
  </message>
  <message>
   <source>Give something that describes tools.</source>
   <translation>ツールを記述したものを指定してください。</translation>
  </message>
  <message>
   <source>Give the address of the description itself, such as …/openapi.json: the page may link to it. Or download it, and import the file.</source>
   <translation>記述そのもののアドレス（…/openapi.json など）を指定してください。ページにリンクがあるかもしれません。またはダウンロードして、そのファイルをインポートしてください。</translation>
  </message>
  <message>
   <source>Give the array that an API takes as tools.</source>
   <translation>API が tools として受け取る配列を指定してください。</translation>
  </message>
  <message>
   <source>Give the host alone.</source>
   <translation>ホストだけを指定してください。</translation>
  </message>
  <message>
   <source>Give the name of one thing.</source>
   <translation>一つのものの名前を指定してください。</translation>
  </message>
  <message>
   <source>Give them more, or fewer threads. {}</source>
   <translation>ワーカーを増やすか、スレッドを減らしてください。{}</translation>
  </message>
  <message>
   <source>Give what narrows the list a name, to choose it again</source>
   <translation>一覧の絞り込みに名前を付けて再利用します</translation>
  </message>
  <message>
   <source>Give {} or fewer.</source>
   <translation>{} 以下を指定してください。</translation>
  </message>
  <message>
   <source>Give {} or more.</source>
   <translation>{} 以上を指定してください。</translation>
  </message>
  <message>
   <source>Gives {}, a copy, to the program that this desktop has for it.</source>
   <translation>コピー {} を、このデスクトップの対応するプログラムに渡します。</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>続ける</translation>
  </message>
  <message>
   <source>Go on, or start Tooldesk anew if something looks wrong. The report is sent to nobody.</source>
   <translation>そのまま続けるか、様子がおかしければ Tooldesk を起動し直してください。レポートはどこにも送られません。</translation>
  </message>
  <message>
   <source>Go to definition</source>
   <translation>定義へ移動</translation>
  </message>
  <message>
   <source>Go to the next call that failed or needs you</source>
   <translation>失敗または確認待ちの次の呼び出しへ移動します</translation>
  </message>
  <message>
   <source>Go to the tool that ran</source>
   <translation>実行されたツールへ移動します</translation>
  </message>
  <message>
   <source>Goes into</source>
   <translation>入れる場所</translation>
  </message>
  <message>
   <source>Goes out</source>
   <translation>書き出し</translation>
  </message>
  <message>
   <source>Gone</source>
   <translation>削除済み</translation>
  </message>
  <message>
   <source>Good until</source>
   <translation>有効期限</translation>
  </message>
  <message>
   <source>Got</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Group that OpenAI's Responses API shows it in.</source>
   <translation>OpenAI の Responses API で表示されるグループ。</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>ガイド</translation>
  </message>
  <message>
   <source>HTTP archive</source>
   <translation>HTTP アーカイブ</translation>
  </message>
  <message>
   <source>HTTP archive (*.har)</source>
   <translation>HTTP アーカイブ (*.har)</translation>
  </message>
  <message>
   <source>HTTP request</source>
   <translation>HTTP 要求</translation>
  </message>
  <message>
   <source>Half a call</source>
   <translation>途中までの呼び出し</translation>
  </message>
  <message>
   <source>Half took at most {}</source>
   <translation>半数が {} 以内</translation>
  </message>
  <message>
   <source>Half within (p50)</source>
   <translation>半数の上限 (p50)</translation>
  </message>
  <message>
   <source>Handed on</source>
   <translation>渡したもの</translation>
  </message>
  <message>
   <source>Handed out by your yes</source>
   <translation>あなたの許可で渡した先</translation>
  </message>
  <message>
   <source>Has a value that tools may not have</source>
   <translation>値はありますが、ツールは使えません</translation>
  </message>
  <message>
   <source>Have it ask again before it runs</source>
   <translation>実行前に再び確認するようにします</translation>
  </message>
  <message>
   <source>Have it run however its definition and code change</source>
   <translation>定義やコードが変わっても実行できるようにします</translation>
  </message>
  <message>
   <source>Have it wait for you whenever its definition or code changes</source>
   <translation>定義やコードが変わるたびに確認を待つようにします</translation>
  </message>
  <message>
   <source>Have the model go on, or write the call again, with room for all of it.</source>
   <translation>モデルに続きを書かせるか、全体が収まる余裕を与えて呼び出しを書き直させてください。</translation>
  </message>
  <message>
   <source>Have the model write the arguments as an object under the key arguments.</source>
   <translation>モデルに、引数をキー arguments の下のオブジェクトとして書かせてください。</translation>
  </message>
  <message>
   <source>Have the model write the call again, with arguments as the notation has them.</source>
   <translation>この表記どおりの引数で、モデルに呼び出しをもう一度書かせてください。</translation>
  </message>
  <message>
   <source>Have the model write the call again, with room for all of it.</source>
   <translation>全体が収まる余裕を与えて、モデルに呼び出しを書き直させてください。</translation>
  </message>
  <message>
   <source>Have the model write the call in its own dialect, with nothing else on the line.</source>
   <translation>モデルに、自身の方言で、行にほかのものを入れずに呼び出しを書かせてください。</translation>
  </message>
  <message>
   <source>Have the name end in {}, or name a part in a terminal: --part.</source>
   <translation>名前の末尾を {} にするか、ターミナルで部分を指定してください: --part。</translation>
  </message>
  <message>
   <source>Have the selected tools in the export, or not</source>
   <translation>選んだツールを書き出しに含めるかどうか</translation>
  </message>
  <message>
   <source>Have the server send the name with the call's first part, or call again.</source>
   <translation>サーバーが呼び出しの最初の断片で名前を送るようにするか、もう一度呼び出してください。</translation>
  </message>
  <message>
   <source>Headers</source>
   <translation>ヘッダー</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>修復</translation>
  </message>
  <message>
   <source>Healed</source>
   <translation>修復済み</translation>
  </message>
  <message>
   <source>Held back</source>
   <translation>保留</translation>
  </message>
  <message>
   <source>Here you see how often each tool has run, and how often it may. Drop a .py file on the window, or choose one.</source>
   <translation>各ツールの実行回数と上限がここに表示されます。.py ファイルをウィンドウにドロップするか、選んでください。</translation>
  </message>
  <message>
   <source>Hidden again in {} s, or with Esc</source>
   <translation>{} 秒後、または Esc で非表示に戻ります</translation>
  </message>
  <message>
   <source>Hide &amp;value of {}</source>
   <translation>{} の値を隠す(&amp;V)</translation>
  </message>
  <message>
   <source>History</source>
   <translation>履歴</translation>
  </message>
  <message>
   <source>Hit: {}.</source>
   <translation>ヒット: {}。</translation>
  </message>
  <message>
   <source>Hits</source>
   <translation>ヒット</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>ホスト</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>時間</translation>
  </message>
  <message>
   <source>How</source>
   <translation>方法</translation>
  </message>
  <message>
   <source>How far arguments may be changed to fit the schema.</source>
   <translation>スキーマに合わせて引数をどこまで変更してよいか。</translation>
  </message>
  <message>
   <source>How far the best must stand above the runner-up; closer is ambiguous.</source>
   <translation>最良が次点をどれだけ上回る必要があるか。近すぎるとあいまいです。</translation>
  </message>
  <message>
   <source>How large text is, with all that holds it; Ctrl++ and Ctrl+- change it, too.</source>
   <translation>文字とその周りの大きさ。Ctrl++ と Ctrl+- でも変わります。</translation>
  </message>
  <message>
   <source>How like a registered name must a written one be?</source>
   <translation>登録名とどれだけ似ていれば一致とするか</translation>
  </message>
  <message>
   <source>How lists and objects of an argument are written in URL, headers and fields: comma, space, pipe, brackets, pairs or json. Else a list repeats its name, and has commas in path and headers.</source>
   <translation>引数のリストやオブジェクトを URL、ヘッダー、フィールドに書く形式: comma、space、pipe、brackets、pairs、json。指定がなければ、リストは名前を繰り返し、パスとヘッダーではコンマで区切ります。</translation>
  </message>
  <message>
   <source>How long it may take for all its answers together, in seconds; calls have limits of their own.</source>
   <translation>すべての応答にかかる時間の合計の上限(秒)。呼び出しには別の制限があります。</translation>
  </message>
  <message>
   <source>How long the model may take for one answer, in seconds.</source>
   <translation>モデルが一つの応答にかけてよい時間(秒)。</translation>
  </message>
  <message>
   <source>How many are followed; 0 is none.</source>
   <translation>たどるリダイレクトの数。0 はなし。</translation>
  </message>
  <message>
   <source>How many calls may run in a period.</source>
   <translation>期間内に実行できる呼び出しの数。</translation>
  </message>
  <message>
   <source>How many calls of the pool run at once</source>
   <translation>プールで同時に実行する呼び出しの数</translation>
  </message>
  <message>
   <source>How many calls run at once.</source>
   <translation>同時に実行する呼び出しの数。</translation>
  </message>
  <message>
   <source>How many calls run in one conversation.</source>
   <translation>一つの会話で実行する呼び出しの数。</translation>
  </message>
  <message>
   <source>How many of the listed calls ran, failed and came from the cache, and how long they took, by tool and by day</source>
   <translation>一覧の呼び出しの実行・失敗・キャッシュの数と所要時間を、ツール別・日別に表示します</translation>
  </message>
  <message>
   <source>How many outputs there are, and what was found in them, by what is listed</source>
   <translation>出力の数と、その中で見つかったもの</translation>
  </message>
  <message>
   <source>How much of the past is kept.</source>
   <translation>過去をどれだけ残すか。</translation>
  </message>
  <message>
   <source>How much text of one result goes to the model; the person sees all of it.</source>
   <translation>結果のうちモデルに渡す文字数。人にはすべて見えます。</translation>
  </message>
  <message>
   <source>How often may {} run?</source>
   <translation>{} の実行回数</translation>
  </message>
  <message>
   <source>How often may {} tools run?</source>
   <translation>{} 個のツールの実行回数</translation>
  </message>
  <message>
   <source>How often the model is asked, with the results of its calls, in one conversation.</source>
   <translation>一つの会話で、呼び出しの結果を添えてモデルに尋ねる回数。</translation>
  </message>
  <message>
   <source>How often the selected tools may run</source>
   <translation>選んだツールの実行回数の上限</translation>
  </message>
  <message>
   <source>How the names of a pool's tools begin; the longest that fits decides.</source>
   <translation>プールのツール名の先頭部分。最も長く一致するものが優先されます。</translation>
  </message>
  <message>
   <source>How the names of its tools begin</source>
   <translation>ツール名の先頭部分</translation>
  </message>
  <message>
   <source>How the window looks.</source>
   <translation>ウィンドウの見た目。</translation>
  </message>
  <message>
   <source>How their names begin, with commas between; a tool's own resource_pool wins.</source>
   <translation>名前の先頭部分をコンマで区切ります。ツール自身の resource_pool が優先されます。</translation>
  </message>
  <message>
   <source>How tools are selected.</source>
   <translation>ツールの選び方。</translation>
  </message>
  <message>
   <source>How words are compared</source>
   <translation>語の比較方法</translation>
  </message>
  <message>
   <source>I did it</source>
   <translation>済ませました</translation>
  </message>
  <message>
   <source>Idempotent</source>
   <translation>べき等</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>識別情報</translation>
  </message>
  <message>
   <source>If it has moved, correct "url" of {} in servers.json.</source>
   <translation>移転した場合は、servers.json の {} の "url" を修正してください。</translation>
  </message>
  <message>
   <source>If it shows a dialog, answer it; else restart it. Then try again.</source>
   <translation>ダイアログが表示されていれば答え、なければ再起動してください。その後でもう一度試してください。</translation>
  </message>
  <message>
   <source>If it wants a certificate of ours, name it as client_certificate in the tool's source.</source>
   <translation>クライアント証明書が必要な場合は、ツールの source の client_certificate に指定してください。</translation>
  </message>
  <message>
   <source>If it was meant, have the model write its name and its arguments alone.</source>
   <translation>意図したものなら、名前と引数だけをモデルに書かせてください。</translation>
  </message>
  <message>
   <source>If it was meant, have the model write the call alone, with nothing around it.</source>
   <translation>呼び出しのつもりなら、モデルに呼び出しだけを、前後に何も付けずに書かせてください。</translation>
  </message>
  <message>
   <source>If it was meant, have the model write the call in its answer.</source>
   <translation>呼び出しのつもりなら、モデルに応答の中で呼び出しを書かせてください。</translation>
  </message>
  <message>
   <source>If that is right, add it to "allowed_hosts" in "tooldesk" of {} in servers.json.</source>
   <translation>正しい場合は、servers.json の {} の "tooldesk" の "allowed_hosts" に追加してください。</translation>
  </message>
  <message>
   <source>If that is right, write "allow_private_hosts": true and the host in "allowed_hosts" into "tooldesk" of {} in servers.json.</source>
   <translation>正しい場合は、servers.json の {} の "tooldesk" に "allow_private_hosts": true を書き、"allowed_hosts" にホストを書いてください。</translation>
  </message>
  <message>
   <source>If you trust it, name its authority's certificate as ca_file in the tool's source.</source>
   <translation>信頼する場合は、発行元の証明書をツールの source の ca_file に指定してください。</translation>
  </message>
  <message>
   <source>Import</source>
   <translation>読み込む</translation>
  </message>
  <message>
   <source>Import &amp;curl command…</source>
   <translation>curl コマンドを読み込む(&amp;C)…</translation>
  </message>
  <message>
   <source>Import MCP servers</source>
   <translation>MCP サーバーを読み込む</translation>
  </message>
  <message>
   <source>Import a part of it, or write it without them.</source>
   <translation>一部を読み込むか、それらを除いて書いてください。</translation>
  </message>
  <message>
   <source>Import a part of it.</source>
   <translation>一部を読み込んでください。</translation>
  </message>
  <message>
   <source>Import and export</source>
   <translation>インポートとエクスポート</translation>
  </message>
  <message>
   <source>Import as tools…</source>
   <translation>ツールとして読み込む…</translation>
  </message>
  <message>
   <source>Import curl command</source>
   <translation>curl コマンドを読み込む</translation>
  </message>
  <message>
   <source>Import files of at most {}.</source>
   <translation>{} までのファイルを読み込んでください。</translation>
  </message>
  <message>
   <source>Import it again.</source>
   <translation>もう一度読み込んでください。</translation>
  </message>
  <message>
   <source>Import secrets from a .env or mcpServers file</source>
   <translation>.env または mcpServers ファイルからシークレットを読み込みます</translation>
  </message>
  <message>
   <source>Import secrets from {}</source>
   <translation>{} からシークレットを読み込む</translation>
  </message>
  <message>
   <source>Import the lines that are variables.</source>
   <translation>変数になっている行を読み込んでください。</translation>
  </message>
  <message>
   <source>Import tools</source>
   <translation>ツールを読み込む</translation>
  </message>
  <message>
   <source>Import traces</source>
   <translation>トレースを読み込む</translation>
  </message>
  <message>
   <source>Import {}</source>
   <translation>{} を読み込む</translation>
  </message>
  <message>
   <source>Import {} files</source>
   <translation>{} 個のファイルを読み込む</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>読み込む…</translation>
  </message>
  <message>
   <source>In Tooldesk's data folder, behind a passphrase of yours.</source>
   <translation>Tooldesk のデータフォルダーに、あなたのパスフレーズで保護して保存します。</translation>
  </message>
  <message>
   <source>In a process of its own, with the files of {}</source>
   <translation>専用のプロセスで、次のファイルを使って実行: {}</translation>
  </message>
  <message>
   <source>In all</source>
   <translation>合計</translation>
  </message>
  <message>
   <source>In memory only; forgotten when Tooldesk ends.</source>
   <translation>メモリーだけに置き、Tooldesk の終了時に消去します。</translation>
  </message>
  <message>
   <source>In the call at {}</source>
   <translation>{} の呼び出し</translation>
  </message>
  <message>
   <source>In the call of {}</source>
   <translation>{} の呼び出し</translation>
  </message>
  <message>
   <source>In the certificate's file</source>
   <translation>証明書のファイルの中</translation>
  </message>
  <message>
   <source>In the files of known programs.</source>
   <translation>既知のプログラムのファイルにあります。</translation>
  </message>
  <message>
   <source>In the message that goes back to it.</source>
   <translation>モデルに返すメッセージで。</translation>
  </message>
  <message>
   <source>In the model's output</source>
   <translation>モデルの出力</translation>
  </message>
  <message>
   <source>In the tool's own code</source>
   <translation>ツール自身のコード</translation>
  </message>
  <message>
   <source>In what context outputs are run.</source>
   <translation>出力を実行するコンテキスト。</translation>
  </message>
  <message>
   <source>In what its call differs from the one that is most like it</source>
   <translation>最も似た呼び出しとの違い</translation>
  </message>
  <message>
   <source>In {}, before it ran</source>
   <translation>{} の実行前</translation>
  </message>
  <message>
   <source>In {}, while it ran</source>
   <translation>{} の実行中</translation>
  </message>
  <message>
   <source>Input schema</source>
   <translation>入力スキーマ</translation>
  </message>
  <message>
   <source>Input schema as JSON</source>
   <translation>入力スキーマの JSON</translation>
  </message>
  <message>
   <source>Install Python 3.9 or newer, or name one as "interpreter" in its source.</source>
   <translation>Python 3.9 以降をインストールするか、source の "interpreter" に指定してください。</translation>
  </message>
  <message>
   <source>Install bubblewrap 0.8 or newer.</source>
   <translation>bubblewrap 0.8 以降をインストールしてください。</translation>
  </message>
  <message>
   <source>Install bubblewrap, on Debian and Ubuntu: sudo apt install bubblewrap</source>
   <translation>bubblewrap をインストールしてください。Debian と Ubuntu では: sudo apt install bubblewrap</translation>
  </message>
  <message>
   <source>Install it, or correct {}. {}</source>
   <translation>インストールするか、{} を修正してください。{}</translation>
  </message>
  <message>
   <source>Install it: pip install 'tooldesk[cluster]'.</source>
   <translation>インストールしてください: pip install 'tooldesk[cluster]'。</translation>
  </message>
  <message>
   <source>Install it: {} {}
Or choose an interpreter that has it; a file of your own belongs beside this one.</source>
   <translation>インストールしてください: {} {}
または、それを持つインタープリターを選んでください。自分のファイルなら、このファイルの隣に置きます。</translation>
  </message>
  <message>
   <source>Install libseccomp, on Debian and Ubuntu: libseccomp2.</source>
   <translation>libseccomp をインストールしてください。Debian と Ubuntu では libseccomp2 です。</translation>
  </message>
  <message>
   <source>Install the package util-linux.</source>
   <translation>パッケージ util-linux をインストールしてください。</translation>
  </message>
  <message>
   <source>Instructions</source>
   <translation>指示</translation>
  </message>
  <message>
   <source>Integer</source>
   <translation>整数</translation>
  </message>
  <message>
   <source>Interpreter</source>
   <translation>インタープリター</translation>
  </message>
  <message>
   <source>Interrupted</source>
   <translation>中断</translation>
  </message>
  <message>
   <source>Invalid arguments</source>
   <translation>不正な引数</translation>
  </message>
  <message>
   <source>Invalid escape</source>
   <translation>不正なエスケープ</translation>
  </message>
  <message>
   <source>Invalid input</source>
   <translation>不正な入力</translation>
  </message>
  <message>
   <source>Is the agent's final answer</source>
   <translation>エージェントの最終回答</translation>
  </message>
  <message>
   <source>It asks to wait {} s.</source>
   <translation>{} 秒待つことを求めています。</translation>
  </message>
  <message>
   <source>It becomes an HTTP tool. Credentials in it become variables.</source>
   <translation>HTTP ツールになります。認証情報は変数になります。</translation>
  </message>
  <message>
   <source>It can be used again when the next {} begins, at {}. Or now: reset its count, or raise its max_usage_count.</source>
   <translation>次の {} が始まる {} に再び使えます。すぐに使うには、カウントをリセットするか、max_usage_count を大きくしてください。</translation>
  </message>
  <message>
   <source>It can be {}. What a model wrote is run in the console, or by: tooldesk call FILE.</source>
   <translation>指定できるもの: {}。モデルが書いたものは、コンソールか次のコマンドで実行します: tooldesk call FILE。</translation>
  </message>
  <message>
   <source>It can't be added</source>
   <translation>追加できません</translation>
  </message>
  <message>
   <source>It can't be brought back: nothing keeps a copy.</source>
   <translation>元に戻せません。コピーはどこにも残りません。</translation>
  </message>
  <message>
   <source>It can't be called: {}: {}</source>
   <translation>呼び出せません: {}: {}</translation>
  </message>
  <message>
   <source>It can't be imported</source>
   <translation>読み込めません</translation>
  </message>
  <message>
   <source>It can't be kept as JSON.</source>
   <translation>JSON として保存できません。</translation>
  </message>
  <message>
   <source>It can't be read, and is given to no call.</source>
   <translation>読み取れないため、どの呼び出しにも使われません。</translation>
  </message>
  <message>
   <source>It can't be read: {}.</source>
   <translation>読み取れません: {}。</translation>
  </message>
  <message>
   <source>It can't be replayed</source>
   <translation>再実行できません</translation>
  </message>
  <message>
   <source>It can't be run: {}.</source>
   <translation>実行できません: {}。</translation>
  </message>
  <message>
   <source>It changes files.</source>
   <translation>ファイルを変更します。</translation>
  </message>
  <message>
   <source>It changes something.</source>
   <translation>何かを変更します。</translation>
  </message>
  <message>
   <source>It comes as it is there.</source>
   <translation>元のまま読み込みます。</translation>
  </message>
  <message>
   <source>It could not be checked</source>
   <translation>確認できませんでした</translation>
  </message>
  <message>
   <source>It could not be handed on.</source>
   <translation>渡すことができませんでした。</translation>
  </message>
  <message>
   <source>It could not be kept.</source>
   <translation>保存できませんでした。</translation>
  </message>
  <message>
   <source>It counts as {}</source>
   <translation>{} として数えます</translation>
  </message>
  <message>
   <source>It did not run</source>
   <translation>実行されていません</translation>
  </message>
  <message>
   <source>It does not count as a use</source>
   <translation>使用回数に数えません</translation>
  </message>
  <message>
   <source>It does not run</source>
   <translation>実行されていません</translation>
  </message>
  <message>
   <source>It executes tools, and nobody said that this folder may run anything.</source>
   <translation>ツールを実行するシナリオですが、このフォルダーの実行は誰にも許可されていません。</translation>
  </message>
  <message>
   <source>It failed.</source>
   <translation>失敗しました。</translation>
  </message>
  <message>
   <source>It gave no reason ({})</source>
   <translation>理由は示されませんでした ({})</translation>
  </message>
  <message>
   <source>It gets the tools of this workspace. Its calls run by the same permissions as any, and it is told their results until it answers.</source>
   <translation>モデルはこのワークスペースのツールを使えます。その呼び出しには通常と同じ許可が適用され、モデルは答えるまで結果を受け取ります。</translation>
  </message>
  <message>
   <source>It goes on until you stop it. Programs can't reach their model through it then.</source>
   <translation>停止するまで続きます。停止すると、プログラムはこれを通してモデルに届かなくなります。</translation>
  </message>
  <message>
   <source>It goes out as it stands.</source>
   <translation>そのまま書き出されます。</translation>
  </message>
  <message>
   <source>It has no description, so that a model is not told what it does.</source>
   <translation>説明がないため、モデルは何をするものか分かりません。</translation>
  </message>
  <message>
   <source>It has no description.</source>
   <translation>説明はありません。</translation>
  </message>
  <message>
   <source>It has no docstring, so that a model is not told what it does.</source>
   <translation>docstring がないため、モデルは何をするものか分かりません。</translation>
  </message>
  <message>
   <source>It has no function that could be a tool</source>
   <translation>ツールにできる関数がありません</translation>
  </message>
  <message>
   <source>It has no name. Give it one in the source.</source>
   <translation>名前がありません。source で付けてください。</translation>
  </message>
  <message>
   <source>It has no tools yet.</source>
   <translation>まだツールがありません。</translation>
  </message>
  <message>
   <source>It has {} characters; the limit here is {}.</source>
   <translation>{} 文字あります。ここでの上限は {} 文字です。</translation>
  </message>
  <message>
   <source>It has {} characters; {} can be read</source>
   <translation>{} 文字あります。読み取れるのは {} 文字までです</translation>
  </message>
  <message>
   <source>It has {} to write a call that can be read, as for large OpenAI models.</source>
   <translation>{} のうちに読み取れる呼び出しを書く必要があります(大きな OpenAI モデルと同じ)。</translation>
  </message>
  <message>
   <source>It has {} to write a call that can be read.</source>
   <translation>{} のうちに読み取れる呼び出しを書く必要があります。</translation>
  </message>
  <message>
   <source>It has: {}.</source>
   <translation>含まれるもの: {}。</translation>
  </message>
  <message>
   <source>It holds a call that a model wrote, and describes no tool</source>
   <translation>モデルが書いた呼び出しが含まれており、ツールの記述ではありません</translation>
  </message>
  <message>
   <source>It holds secrets, and opens for this session.</source>
   <translation>シークレットが入っています。このセッションの間だけ開きます。</translation>
  </message>
  <message>
   <source>It is a common word, so texts that hold it are shown as they are.</source>
   <translation>ありふれた語のため、これを含むテキストはそのまま表示されます。</translation>
  </message>
  <message>
   <source>It is a file of the workspace, for everybody who has the folder.</source>
   <translation>ワークスペースのファイルに保存され、フォルダーを持つ人は誰でも使えます。</translation>
  </message>
  <message>
   <source>It is a folder</source>
   <translation>フォルダーです</translation>
  </message>
  <message>
   <source>It is a redirect, and the tool's source follows none or it names no place. Correct the URL, or raise max_redirects.</source>
   <translation>リダイレクトですが、ツールの source でたどらない設定か、移動先がありません。URL を修正するか、max_redirects を大きくしてください。</translation>
  </message>
  <message>
   <source>It is a tool already</source>
   <translation>すでにツールです</translation>
  </message>
  <message>
   <source>It is a tool of an MCP server.</source>
   <translation>MCP サーバーのツールです。</translation>
  </message>
  <message>
   <source>It is a tool of the provider itself, which runs it; there is nothing to import.</source>
   <translation>提供元自身が実行するツールのため、読み込むものはありません。</translation>
  </message>
  <message>
   <source>It is a web page</source>
   <translation>Webページです</translation>
  </message>
  <message>
   <source>It is as the definition that it names says.</source>
   <translation>指定された定義のとおりです。</translation>
  </message>
  <message>
   <source>It is as the file is. Undo brings your edits back.</source>
   <translation>ファイルの内容に戻しました。元に戻すと編集が復活します。</translation>
  </message>
  <message>
   <source>It is called {} there.</source>
   <translation>そこでの名前は {} です。</translation>
  </message>
  <message>
   <source>It is copied; {}.</source>
   <translation>コピーしました。{}。</translation>
  </message>
  <message>
   <source>It is cut off, or no JSON.</source>
   <translation>途中で切れているか、JSON ではありません。</translation>
  </message>
  <message>
   <source>It is disabled</source>
   <translation>無効になっています</translation>
  </message>
  <message>
   <source>It is disabled; calls can't select it.</source>
   <translation>無効です。呼び出しで選択されません。</translation>
  </message>
  <message>
   <source>It is empty</source>
   <translation>空です</translation>
  </message>
  <message>
   <source>It is given to a name or to a function, so it may be a value and no call.</source>
   <translation>名前に代入されているか関数に渡されているため、呼び出しではなく値かもしれません。</translation>
  </message>
  <message>
   <source>It is kept in {}.</source>
   <translation>{} に保存されています。</translation>
  </message>
  <message>
   <source>It is larger than {} MB, and is left out.</source>
   <translation>{} MB を超えているため省きました。</translation>
  </message>
  <message>
   <source>It is longer than {} bytes</source>
   <translation>{} バイトを超えています</translation>
  </message>
  <message>
   <source>It is neither an exchange with a model nor an answer of one.</source>
   <translation>モデルとの交信でも、モデルの応答でもありません。</translation>
  </message>
  <message>
   <source>It is nested too deep</source>
   <translation>入れ子が深すぎます</translation>
  </message>
  <message>
   <source>It is nested too deep to read</source>
   <translation>入れ子が深すぎて読み取れません</translation>
  </message>
  <message>
   <source>It is nested too deep.</source>
   <translation>入れ子が深すぎます。</translation>
  </message>
  <message>
   <source>It is no JSON.</source>
   <translation>JSON ではありません。</translation>
  </message>
  <message>
   <source>It is no spec. A spec is an object with a name and a schema.</source>
   <translation>仕様ではありません。仕様は、名前とスキーマを持つオブジェクトです。</translation>
  </message>
  <message>
   <source>It is no tool file. A tool file is an object with a name and a source.</source>
   <translation>ツールファイルではありません。ツールファイルは、name と source を持つオブジェクトです。</translation>
  </message>
  <message>
   <source>It is not of the kind that it claims.</source>
   <translation>示された種類のものではありません。</translation>
  </message>
  <message>
   <source>It is not shown while you type or paste. Lines are kept.</source>
   <translation>入力や貼り付けの間は表示されません。改行は保たれます。</translation>
  </message>
  <message>
   <source>It is not there any more.</source>
   <translation>もうありません。</translation>
  </message>
  <message>
   <source>It is not what you took over; calls of it wait for you.</source>
   <translation>採用したものと違います。呼び出しは確認を待ちます。</translation>
  </message>
  <message>
   <source>It is nothing that tools can be made of</source>
   <translation>ツールにできるものではありません</translation>
  </message>
  <message>
   <source>It is on the clipboard; secrets stand in it as $NAME.</source>
   <translation>コピーしました。シークレットは $NAME になっています。</translation>
  </message>
  <message>
   <source>It is packed as {}, which is passed on, and not read.</source>
   <translation>{} で圧縮されているため、読み取らずにそのまま渡します。</translation>
  </message>
  <message>
   <source>It is packed in a way that can't be read; it is passed on.</source>
   <translation>読み取れない方法で圧縮されているため、そのまま渡します。</translation>
  </message>
  <message>
   <source>It is packed, and can't be unpacked on: {}.</source>
   <translation>圧縮されており、次の時点から展開できません: {}。</translation>
  </message>
  <message>
   <source>It is shorter than {} characters, so it is taken out of texts only where it stands as a word of its own.</source>
   <translation>{} 文字より短いため、独立した語の場合だけテキストから除かれます。</translation>
  </message>
  <message>
   <source>It is shorter than {} characters, so texts that hold it are shown as they are.</source>
   <translation>{} 文字より短いため、これを含むテキストはそのまま表示されます。</translation>
  </message>
  <message>
   <source>It is the first command only: paste each of the others by itself.</source>
   <translation>最初のコマンドだけです。ほかは一つずつ貼り付けてください。</translation>
  </message>
  <message>
   <source>It is the name of its file: letters, digits, -, _ and dots.</source>
   <translation>ファイルの名前です。英字、数字、-、_、. を使えます。</translation>
  </message>
  <message>
   <source>It is version {} of OpenAPI; 3.0, 3.1 and 3.2 can be read</source>
   <translation>OpenAPI のバージョン {} です。読み取れるのは 3.0、3.1、3.2 です</translation>
  </message>
  <message>
   <source>It is written into servers.json, and nothing is started. No shell reads the command: ~, * and $NAME are words like others.</source>
   <translation>servers.json に書き込むだけで、何も起動しません。コマンドはシェルを通らず、~、*、$NAME はほかと同じ普通の語です。</translation>
  </message>
  <message>
   <source>It names MCP servers</source>
   <translation>MCP サーバーを指定しています</translation>
  </message>
  <message>
   <source>It names two tools: {} and {}.</source>
   <translation>2 つのツール {} と {} が指定されています。</translation>
  </message>
  <message>
   <source>It needs a value: {}.</source>
   <translation>値が必要です: {}。</translation>
  </message>
  <message>
   <source>It only looks like a call, and others in the text are marked as such.</source>
   <translation>呼び出しに見えるだけで、テキスト中の他のものはそう印付けられています。</translation>
  </message>
  <message>
   <source>It ran in another workspace.</source>
   <translation>別のワークスペースで実行されました。</translation>
  </message>
  <message>
   <source>It reaches the network.</source>
   <translation>ネットワークに接続します。</translation>
  </message>
  <message>
   <source>It reads calls that are not whole.</source>
   <translation>完全でない呼び出しを読み取っています。</translation>
  </message>
  <message>
   <source>It reads other calls than the detected dialect, from weaker signs.</source>
   <translation>検出された方言とは別の呼び出しを、より弱い手がかりから読み取ります。</translation>
  </message>
  <message>
   <source>It reads the same calls; what speaks for the detected dialect is more specific.</source>
   <translation>同じ呼び出しを読み取りますが、検出された方言のほうが手がかりが明確です。</translation>
  </message>
  <message>
   <source>It reads {} of {} calls.</source>
   <translation>{1} 件のうち {0} 件の呼び出しを読み取ります。</translation>
  </message>
  <message>
   <source>It runs a command.</source>
   <translation>コマンドを実行します。</translation>
  </message>
  <message>
   <source>It says nothing of itself.</source>
   <translation>自己説明はありません。</translation>
  </message>
  <message>
   <source>It speaks the &amp;older HTTP transport (SSE)</source>
   <translation>古い HTTP トランスポート(SSE)を使う(&amp;O)</translation>
  </message>
  <message>
   <source>It stands among code of another language, which may only show a call.</source>
   <translation>別の言語のコードの中にあり、呼び出しを示しているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stands as an output or a result, which may be made up.</source>
   <translation>出力または結果として書かれており、作り話かもしれません。</translation>
  </message>
  <message>
   <source>It stands behind a prompt, where a session is only shown.</source>
   <translation>プロンプトの後にあり、そこでは操作の記録が示されているだけです。</translation>
  </message>
  <message>
   <source>It stands below the headers of HTTP, so it may be what was sent there.</source>
   <translation>HTTP ヘッダーの下にあり、そこで送られた内容かもしれません。</translation>
  </message>
  <message>
   <source>It stands in a comment, which may only show a call.</source>
   <translation>コメントの中にあり、呼び出しを示しているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stands in a diff, which may only show a call.</source>
   <translation>差分の中にあり、呼び出しを示しているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stands in a line of a log, which may only show a call.</source>
   <translation>ログの行の中にあり、呼び出しを示しているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stands in a quotation (&gt;), which may only show a call.</source>
   <translation>引用 (&gt;) の中にあり、呼び出しを示しているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stands in a table, which may only show a call.</source>
   <translation>表の中にあり、呼び出しを示しているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stands in another answer than the first one that calls tools; one is meant.</source>
   <translation>ツールを呼び出す最初の回答とは別の回答にあります。意図されているのは一つです。</translation>
  </message>
  <message>
   <source>It stands in {}, which may only show a call.</source>
   <translation>{} の中にあり、呼び出しを示しているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stands within a sentence, which may only speak of a call.</source>
   <translation>文の中にあり、呼び出しについて述べているだけかもしれません。</translation>
  </message>
  <message>
   <source>It stays here as text. Importing shows first what it would become.</source>
   <translation>ここではテキストのままです。読み込むと、先に変換結果が表示されます。</translation>
  </message>
  <message>
   <source>It still runs.</source>
   <translation>まだ実行中です。</translation>
  </message>
  <message>
   <source>It takes a second or two for most.</source>
   <translation>多くの場合、1、2 秒で終わります。</translation>
  </message>
  <message>
   <source>It takes no arguments.</source>
   <translation>引数はありません。</translation>
  </message>
  <message>
   <source>It takes no parameters. Add one, or paste a schema in any notation.</source>
   <translation>パラメーターはありません。追加するか、任意の表記のスキーマを貼り付けてください。</translation>
  </message>
  <message>
   <source>It took too long</source>
   <translation>時間がかかりすぎました</translation>
  </message>
  <message>
   <source>It took {} s.</source>
   <translation>{} 秒かかりました。</translation>
  </message>
  <message>
   <source>It was called by name, or the model's text was not kept: there is none to read anew.</source>
   <translation>名前で呼び出されたか、モデルのテキストが保存されていません。読み直すテキストはありません。</translation>
  </message>
  <message>
   <source>It was looked for on the PATH: {}</source>
   <translation>PATH で探しました: {}</translation>
  </message>
  <message>
   <source>It was stopped before the end.</source>
   <translation>途中で停止しました。</translation>
  </message>
  <message>
   <source>It was written by a newer Tooldesk (version {} of the file).</source>
   <translation>新しい Tooldesk で書かれています(ファイルのバージョン {})。</translation>
  </message>
  <message>
   <source>It went no further then.</source>
   <translation>前回はここで終わりました。</translation>
  </message>
  <message>
   <source>It works</source>
   <translation>成功しました</translation>
  </message>
  <message>
   <source>It works all the same; its makers should write that to stderr.</source>
   <translation>それでも動作します。作成者は、これを stderr に書くべきです。</translation>
  </message>
  <message>
   <source>It would keep your secrets; nothing is kept yet.</source>
   <translation>シークレットの保存先になります。まだ何も保存されていません。</translation>
  </message>
  <message>
   <source>It would keep your secrets; nothing is kept yet.
Show the Secrets screen</source>
   <translation>シークレットの保存先になります。まだ何も保存されていません。
シークレット画面を表示</translation>
  </message>
  <message>
   <source>It would read</source>
   <translation>読み取り内容</translation>
  </message>
  <message>
   <source>Its URL can't be read.</source>
   <translation>URL を読み取れません。</translation>
  </message>
  <message>
   <source>Its URL may lead into &amp;this network</source>
   <translation>URL がこのネットワーク内を指してもよい(&amp;T)</translation>
  </message>
  <message>
   <source>Its arguments have no name that an API gives them; beside the tool's name stands {}.</source>
   <translation>引数に API の使う名前がありません。ツール名のそばに {} があります。</translation>
  </message>
  <message>
   <source>Its body is called JSON, and is none.</source>
   <translation>本文が JSON と指定されていますが、JSON ではありません。</translation>
  </message>
  <message>
   <source>Its calls</source>
   <translation>呼び出し</translation>
  </message>
  <message>
   <source>Its calls and their results are in the history.</source>
   <translation>呼び出しと結果は履歴にあります。</translation>
  </message>
  <message>
   <source>Its definition asks by this rule: {}.</source>
   <translation>定義のルールにより確認します: {}。</translation>
  </message>
  <message>
   <source>Its definition says that it asks.</source>
   <translation>定義により確認します。</translation>
  </message>
  <message>
   <source>Its folder {} counts from the workspace here.</source>
   <translation>フォルダー {} は、ここではワークスペースが基準です。</translation>
  </message>
  <message>
   <source>Its key</source>
   <translation>その鍵</translation>
  </message>
  <message>
   <source>Its marker is the earliest in the text; the first call is at character {}.</source>
   <translation>印がテキストの最初にあります。最初の呼び出しは {} 文字目です。</translation>
  </message>
  <message>
   <source>Its name in servers.json.</source>
   <translation>servers.json での名前。</translation>
  </message>
  <message>
   <source>Its output ends the agent's work.</source>
   <translation>出力によりエージェントの作業が終わります。</translation>
  </message>
  <message>
   <source>Its owner has to renew it. Check the clock of this computer, too.</source>
   <translation>所有者が更新する必要があります。このコンピューターの時計も確認してください。</translation>
  </message>
  <message>
   <source>Its password</source>
   <translation>そのパスワード</translation>
  </message>
  <message>
   <source>Its path is longer than {} characters. Shorten it.</source>
   <translation>パスが {} 文字を超えています。短くしてください。</translation>
  </message>
  <message>
   <source>Its pool is {} now, by its name; it was {}. To keep {}, choose it as the tool's resource pool.</source>
   <translation>名前により、プールは {} になりました (以前は {})。{} のままにするには、ツールのリソースプールとして選んでください。</translation>
  </message>
  <message>
   <source>Its program ended before it did</source>
   <translation>完了する前にプログラムが終了しました</translation>
  </message>
  <message>
   <source>Its sandbox can write to {} and /tmp only.</source>
   <translation>サンドボックスで書き込めるのは {} と /tmp だけです。</translation>
  </message>
  <message>
   <source>Its sandbox has no network.</source>
   <translation>サンドボックスにネットワークはありません。</translation>
  </message>
  <message>
   <source>Its sandbox has {} MB in /tmp ("temporary_mb").</source>
   <translation>サンドボックスの /tmp は {} MB です("temporary_mb")。</translation>
  </message>
  <message>
   <source>Its sandbox shows it the system, its own files and what "readable" names only.</source>
   <translation>サンドボックスで見えるのは、システム、自分のファイル、"readable" に指定したものだけです。</translation>
  </message>
  <message>
   <source>Its text is not in UTF-8: byte {} fits no letter.</source>
   <translation>そのテキストは UTF-8 ではありません: バイト {} に合う文字がありません。</translation>
  </message>
  <message>
   <source>Its tool</source>
   <translation>元のツール</translation>
  </message>
  <message>
   <source>Its tools go to other pools</source>
   <translation>そのツールは別のプールに移ります</translation>
  </message>
  <message>
   <source>Its variants are the rows below. “Add inside” adds one; a model reads them in this order.</source>
   <translation>下の行が選択肢です。「中に追加」で一つ増えます。モデルはこの順に読みます。</translation>
  </message>
  <message>
   <source>Its {} changed since you allowed it on {}.</source>
   <translation>{1} に許可した後に {0} が変更されました。</translation>
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
   <translation>構造化された結果の JSON Schema。</translation>
  </message>
  <message>
   <source>JSON Schema. It is taken over as it is.</source>
   <translation>JSON Schema です。そのまま使います。</translation>
  </message>
  <message>
   <source>JSON lines (*.jsonl)</source>
   <translation>JSON Lines (*.jsonl)</translation>
  </message>
  <message>
   <source>JSONPath of what the result is.</source>
   <translation>結果とするものの JSONPath。</translation>
  </message>
  <message>
   <source>Judge every output by the tools as they are now</source>
   <translation>すべての出力を現在のツールで判定します</translation>
  </message>
  <message>
   <source>Just now</source>
   <translation>たった今</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Keep a call that came out of a text; one made by hand has none.</source>
   <translation>テキストから生じた呼び出しを保存してください。手で作った呼び出しにテキストはありません。</translation>
  </message>
  <message>
   <source>Keep a key that was made elsewhere</source>
   <translation>ほかで作った鍵を保存します</translation>
  </message>
  <message>
   <source>Keep a shorter one, or keep it in the encrypted file.</source>
   <translation>短いものを保存するか、暗号化ファイルに保存してください。</translation>
  </message>
  <message>
   <source>Keep another secret</source>
   <translation>別のシークレットを保存します</translation>
  </message>
  <message>
   <source>Keep as scenario</source>
   <translation>シナリオとして保存</translation>
  </message>
  <message>
   <source>Keep in the keyring, for this workspace</source>
   <translation>キーリングに保存(このワークスペース用)</translation>
  </message>
  <message>
   <source>Keep it in a full cache</source>
   <translation>キャッシュが満杯でも残す</translation>
  </message>
  <message>
   <source>Keep it in the keyring (tooldesk secrets set NAME) and write ${NAME} in its place, in env or headers; a value that is no secret can stand as ${NAME:-value}.</source>
   <translation>キーリングに保存し(tooldesk secrets set NAME)、env または headers のその場所に ${NAME} と書いてください。シークレットでない値は ${NAME:-value} と書けます。</translation>
  </message>
  <message>
   <source>Keep it in the keyring, or set it under Secrets before the first call.</source>
   <translation>キーリングに保存するか、最初の呼び出しの前に「シークレット」で設定してください。</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>自分の編集を残す</translation>
  </message>
  <message>
   <source>Keep one whose answer came whole.</source>
   <translation>応答全体が届いたものを保存してください。</translation>
  </message>
  <message>
   <source>Keep the one that is meant: readers of JSON differ in which they take.</source>
   <translation>正しい方を残してください。どちらが使われるかは JSON を読むプログラムによって異なります。</translation>
  </message>
  <message>
   <source>Keep the output alone, without the tools it was offered.</source>
   <translation>提示されたツールを除き、出力だけを保存してください。</translation>
  </message>
  <message>
   <source>Keep the parameters that are there</source>
   <translation>現在のパラメーターを残す</translation>
  </message>
  <message>
   <source>Keep the text, with what becomes of it now, to be tested again</source>
   <translation>テキストと現在の結果を保存し、再度テストします</translation>
  </message>
  <message>
   <source>Keep what the model wrote and the tools it was offered, to be tested again</source>
   <translation>モデルの出力と提示されたツールを保存し、再度テストします</translation>
  </message>
  <message>
   <source>Keep what the model wrote, with what becomes of it now, to be tested again</source>
   <translation>モデルの出力と現在の結果を保存し、再度テストします</translation>
  </message>
  <message>
   <source>Keep {}</source>
   <translation>{} を保存</translation>
  </message>
  <message>
   <source>Kept as scenarios/{}.json; run it with tooldesk test {}.</source>
   <translation>scenarios/{}.json として保存しました。tooldesk test {} で実行できます。</translation>
  </message>
  <message>
   <source>Kept for</source>
   <translation>保存期間</translation>
  </message>
  <message>
   <source>Kept in</source>
   <translation>保存先</translation>
  </message>
  <message>
   <source>Kept {}.</source>
   <translation>{} を保存しました。</translation>
  </message>
  <message>
   <source>Key</source>
   <translation>キー</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>キーボードショートカット</translation>
  </message>
  <message>
   <source>Keyring</source>
   <translation>キーリング</translation>
  </message>
  <message>
   <source>Keyring does not answer</source>
   <translation>キーリングの応答なし</translation>
  </message>
  <message>
   <source>Keyring failed</source>
   <translation>キーリングの障害</translation>
  </message>
  <message>
   <source>Keyring locked</source>
   <translation>キーリングはロック中</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>キー</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>種類</translation>
  </message>
  <message>
   <source>Kind of default</source>
   <translation>既定値の種類</translation>
  </message>
  <message>
   <source>Kind of this row</source>
   <translation>この行の種類</translation>
  </message>
  <message>
   <source>Kinds</source>
   <translation>種類</translation>
  </message>
  <message>
   <source>Lang&amp;uage: system</source>
   <translation>言語: システム(&amp;U)</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>言語</translation>
  </message>
  <message>
   <source>Language of the snippet</source>
   <translation>スニペットの言語</translation>
  </message>
  <message>
   <source>Language: Deutsc&amp;h</source>
   <translation>言語: Deutsch(&amp;H)</translation>
  </message>
  <message>
   <source>Language: En&amp;glish</source>
   <translation>言語: English(&amp;G)</translation>
  </message>
  <message>
   <source>Language: 日本語 (&amp;J)</source>
   <translation>言語: 日本語(&amp;J)</translation>
  </message>
  <message>
   <source>Larger text</source>
   <translation>文字を大きく</translation>
  </message>
  <message>
   <source>Largest</source>
   <translation>大きい順</translation>
  </message>
  <message>
   <source>Largest answer</source>
   <translation>応答の最大サイズ</translation>
  </message>
  <message>
   <source>Largest file</source>
   <translation>最大ファイル</translation>
  </message>
  <message>
   <source>Last 24 hours</source>
   <translation>過去 24 時間</translation>
  </message>
  <message>
   <source>Last 30 days</source>
   <translation>過去 30 日間</translation>
  </message>
  <message>
   <source>Last 7 days</source>
   <translation>過去 7 日間</translation>
  </message>
  <message>
   <source>Last changed</source>
   <translation>最後の変更</translation>
  </message>
  <message>
   <source>Last given</source>
   <translation>最後の使用</translation>
  </message>
  <message>
   <source>Last hour</source>
   <translation>過去 1 時間</translation>
  </message>
  <message>
   <source>Last used</source>
   <translation>最後の使用</translation>
  </message>
  <message>
   <source>Leak</source>
   <translation>漏れ</translation>
  </message>
  <message>
   <source>Least</source>
   <translation>最小</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>外す</translation>
  </message>
  <message>
   <source>Leave it as it is</source>
   <translation>そのままにする</translation>
  </message>
  <message>
   <source>Leave it out and paste the command again.</source>
   <translation>外して、コマンドをもう一度貼り付けてください。</translation>
  </message>
  <message>
   <source>Leave it out.</source>
   <translation>外してください。</translation>
  </message>
  <message>
   <source>Leave it out; a local server seldom asks for one.</source>
   <translation>外してください。ローカルのサーバーに必要なことはまれです。</translation>
  </message>
  <message>
   <source>Leave it out; the parameters are {}.</source>
   <translation>外してください。パラメーターは {} です。</translation>
  </message>
  <message>
   <source>Leave one of them.</source>
   <translation>どちらか一つにしてください。</translation>
  </message>
  <message>
   <source>Leave one, and let a parameter that is a list send several.</source>
   <translation>一つだけ残し、複数の送信にはリストのパラメーターを使ってください。</translation>
  </message>
  <message>
   <source>Leave out the question mark and what follows.</source>
   <translation>疑問符以降を除いてください。</translation>
  </message>
  <message>
   <source>Leave out what belongs to the other form.</source>
   <translation>もう一方の形に属するものを外してください。</translation>
  </message>
  <message>
   <source>Leave out what repeats.</source>
   <translation>重複するものを外してください。</translation>
  </message>
  <message>
   <source>Leave out what the schema does not name.</source>
   <translation>スキーマにないものを外してください。</translation>
  </message>
  <message>
   <source>Leave pick and template out of the tool's source, or ask for JSON.</source>
   <translation>ツールの source から pick と template を外すか、JSON を求めてください。</translation>
  </message>
  <message>
   <source>Leave such characters out of its value.</source>
   <translation>その文字を値から除いてください。</translation>
  </message>
  <message>
   <source>Leave the editor</source>
   <translation>エディターを閉じます</translation>
  </message>
  <message>
   <source>Leave the encoding out.</source>
   <translation>エンコーディングの指定を外してください。</translation>
  </message>
  <message>
   <source>Leave those characters out. To allow them, name in the tool's command the program that this batch file starts, such as node with the path of its script.</source>
   <translation>これらの文字を使わないでください。使えるようにするには、ツールのコマンドに、このバッチファイルが起動するプログラム (スクリプトのパスを付けた node など) を指定します。</translation>
  </message>
  <message>
   <source>Left out where an argument in it is absent.</source>
   <translation>中の引数がない場合は省かれます。</translation>
  </message>
  <message>
   <source>Left out: {}.</source>
   <translation>省いたもの: {}。</translation>
  </message>
  <message>
   <source>Lenient</source>
   <translation>寛容</translation>
  </message>
  <message>
   <source>Less than this.</source>
   <translation>この値より小さい。</translation>
  </message>
  <message>
   <source>Let calls use all of its tools as it has them now</source>
   <translation>サーバーの現在のツールをすべて呼び出しで使えるようにします</translation>
  </message>
  <message>
   <source>Let calls use the selected tool as the server has it now</source>
   <translation>選んだツールを、サーバーの現在のもので使えるようにします</translation>
  </message>
  <message>
   <source>Let it give back less at once.</source>
   <translation>一度に返す量を減らしてください。</translation>
  </message>
  <message>
   <source>Let it lead to a schema that says what the value is.</source>
   <translation>値が何であるかを示すスキーマに行き着くようにしてください。</translation>
  </message>
  <message>
   <source>Let it write JSON and nothing else, or set "output" to "text" in the tool's source.</source>
   <translation>JSON だけを書くようにするか、ツールの source で "output" を "text" に設定してください。</translation>
  </message>
  <message>
   <source>Let it write to stdout, stderr and files of its own only.</source>
   <translation>書き込み先を stdout、stderr、自分のファイルだけにしてください。</translation>
  </message>
  <message>
   <source>Let its working_dir be a folder of its own, or leave it out.</source>
   <translation>working_dir を専用のフォルダーにするか、外してください。</translation>
  </message>
  <message>
   <source>Let references lead to their end more directly.</source>
   <translation>参照をもっと直接たどれるようにしてください。</translation>
  </message>
  <message>
   <source>Let the command write JSON and nothing else to stdout, or set "output" to "text" in the tool's source.</source>
   <translation>コマンドが stdout に JSON だけを書くようにするか、ツールの source で "output" を "text" に設定してください。</translation>
  </message>
  <message>
   <source>Let the tool return a flatter result, or leave store_if out.</source>
   <translation>ツールがもっと浅い結果を返すようにするか、store_if を外してください。</translation>
  </message>
  <message>
   <source>Let the tool write to stdout, stderr and files of its own only.</source>
   <translation>ツールの書き込み先を stdout、stderr、自分のファイルだけにしてください。</translation>
  </message>
  <message>
   <source>Let the tools of this folder run</source>
   <translation>このフォルダーのツールの実行を許可します</translation>
  </message>
  <message>
   <source>Let them look at context.cancelled and end, or run them as tool files, in processes that can be stopped.</source>
   <translation>context.cancelled を見て終わるようにするか、停止できるプロセスで動くツールファイルとして実行してください。</translation>
  </message>
  <message>
   <source>Library/Application Support</source>
   <translation>Library/Application Support</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>ライト</translation>
  </message>
  <message>
   <source>Limits</source>
   <translation>制限</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>Line {} is not JSON at column {}: {}.</source>
   <translation>{} 行目が JSON ではありません({} 列目): {}。</translation>
  </message>
  <message>
   <source>Line {} of the fingerprint context is not NAME=VALUE</source>
   <translation>フィンガープリントの {} 行目が NAME=VALUE ではありません</translation>
  </message>
  <message>
   <source>Line {}, column {}: {}</source>
   <translation>行 {}、列 {}: {}</translation>
  </message>
  <message>
   <source>Line {}: </source>
   <translation>{} 行: </translation>
  </message>
  <message>
   <source>Line {}: {}</source>
   <translation>行 {}: {}</translation>
  </message>
  <message>
   <source>Lines with - are of the nearest other call, lines with + of the one shown:</source>
   <translation>- の行は最も近い別の呼び出し、+ の行は表示中のもの:</translation>
  </message>
  <message>
   <source>List</source>
   <translation>リスト</translation>
  </message>
  <message>
   <source>List all calls again</source>
   <translation>すべての呼び出しを再表示します</translation>
  </message>
  <message>
   <source>List the tasks first.</source>
   <translation>先にタスクの一覧を見てください。</translation>
  </message>
  <message>
   <source>Listen no more; what is under way is ended</source>
   <translation>待ち受けをやめ、実行中のものを終了します</translation>
  </message>
  <message>
   <source>Listen on this computer, and hand on what comes to the upstream</source>
   <translation>このコンピューターで待ち受け、受けたものを上流へ渡します</translation>
  </message>
  <message>
   <source>Listening</source>
   <translation>待ち受け中</translation>
  </message>
  <message>
   <source>Lists as</source>
   <translation>リストの形式</translation>
  </message>
  <message>
   <source>Load a sample into the editor</source>
   <translation>サンプルをエディターに読み込みます</translation>
  </message>
  <message>
   <source>Load s&amp;ample</source>
   <translation>サンプルを読み込む(&amp;A)</translation>
  </message>
  <message>
   <source>Loading {}…</source>
   <translation>{} を読み込み中…</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>ロック中</translation>
  </message>
  <message>
   <source>Log in at {}? The MCP server {} sends you there. It is asked for: {}. What you are given there is kept in the keyring, for this server only.</source>
   <translation>{} でログインしますか? MCP サーバー {} からの案内です。求められている範囲: {}。受け取るものは、このサーバー専用にキーリングへ保存されます。</translation>
  </message>
  <message>
   <source>Log in at {}? The MCP server {} sends you there. What you are given there is kept in the keyring, for this server only.</source>
   <translation>{} でログインしますか? MCP サーバー {} からの案内です。受け取るものは、このサーバー専用にキーリングへ保存されます。</translation>
  </message>
  <message>
   <source>Log in: tooldesk servers login {}</source>
   <translation>ログインするには: tooldesk servers login {}</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>ログ</translation>
  </message>
  <message>
   <source>Logs of requests and answers, packed ones too</source>
   <translation>要求と応答のログ(圧縮も可)</translation>
  </message>
  <message>
   <source>Longest</source>
   <translation>最大長</translation>
  </message>
  <message>
   <source>Longest answer</source>
   <translation>応答の最長時間</translation>
  </message>
  <message>
   <source>Longest conversation</source>
   <translation>会話の最長時間</translation>
  </message>
  <message>
   <source>Longest result</source>
   <translation>結果の最大長</translation>
  </message>
  <message>
   <source>Look at it again; it asks when it is called.</source>
   <translation>もう一度確認してください。呼び出されるときに確認を求めます。</translation>
  </message>
  <message>
   <source>Look at it and approve it, here or with: tooldesk tools approve {}</source>
   <translation>確認して承認してください。ここで、または次で: tooldesk tools approve {}</translation>
  </message>
  <message>
   <source>Look at it and approve it: with “Approve this definition” on the Tools screen, or: tooldesk tools approve {}</source>
   <translation>確認して承認してください。ツール画面の「この定義を承認」、または次で: tooldesk tools approve {}</translation>
  </message>
  <message>
   <source>Look at it in the console, and run it there if it is meant.</source>
   <translation>コンソールで確認し、意図したものであればそこで実行してください。</translation>
  </message>
  <message>
   <source>Look at it in the history.</source>
   <translation>履歴で確認してください。</translation>
  </message>
  <message>
   <source>Look at it whole: tooldesk cache show --json.</source>
   <translation>全体を確認してください: tooldesk cache show --json。</translation>
  </message>
  <message>
   <source>Look at it, and take it over if that is right: tooldesk servers tools {}</source>
   <translation>確認し、正しければ採用してください: tooldesk servers tools {}</translation>
  </message>
  <message>
   <source>Look at it; if it is meant, have the model write the call again by itself.</source>
   <translation>確認してください。意図したものであれば、モデルに呼び出しだけを書き直させてください。</translation>
  </message>
  <message>
   <source>Look at its answer in the console; of SearXNG, its settings must name json among search.formats.</source>
   <translation>コンソールで応答を確認してください。SearXNG では、設定の search.formats に json が必要です。</translation>
  </message>
  <message>
   <source>Look at its host and its brackets.</source>
   <translation>ホストと角かっこを確認してください。</translation>
  </message>
  <message>
   <source>Look at its port: 1 to 65535 are ports.</source>
   <translation>ポートを確認してください。ポートは 1 から 65535 までです。</translation>
  </message>
  <message>
   <source>Look at the answer in the console, and at the address of the co-worker.</source>
   <translation>コンソールの応答と、協力者のアドレスを確認してください。</translation>
  </message>
  <message>
   <source>Look at the call below. Mend it in the text and run again, or run it as it is.</source>
   <translation>下の呼び出しを確認してください。テキストを直して再度実行するか、このまま実行できます。</translation>
  </message>
  <message>
   <source>Look at the change, then run the call again.</source>
   <translation>変更点を確認してから、呼び出しを再度実行してください。</translation>
  </message>
  <message>
   <source>Look at the host before you go on. Tooldesk waits until you come back.</source>
   <translation>先に進む前にホストを確認してください。戻るまで Tooldesk は待ちます。</translation>
  </message>
  <message>
   <source>Look at the names with tooldesk scenarios list.</source>
   <translation>tooldesk scenarios list で名前を確認してください。</translation>
  </message>
  <message>
   <source>Look at the rights of the data folder.</source>
   <translation>データフォルダーの権限を確認してください。</translation>
  </message>
  <message>
   <source>Look at them, then take them over.</source>
   <translation>確認してから、採用してください。</translation>
  </message>
  <message>
   <source>Look at this</source>
   <translation>確認してください</translation>
  </message>
  <message>
   <source>Look at this after the import</source>
   <translation>読み込み後に確認してください</translation>
  </message>
  <message>
   <source>Look at what changed, and take it over: {}</source>
   <translation>変更点を確認し、採用してください: {}</translation>
  </message>
  <message>
   <source>Look at what it says of it now, and register its tools anew.</source>
   <translation>現在の説明を確認し、ツールを登録し直してください。</translation>
  </message>
  <message>
   <source>Look at what it would do with tooldesk trust show, then trust it.</source>
   <translation>tooldesk trust show で実行内容を確認してから、信頼してください。</translation>
  </message>
  <message>
   <source>Look at what it would do: tooldesk trust show {}. Then trust it in the window, or with: tooldesk trust add {}</source>
   <translation>実行内容を確認してください: tooldesk trust show {}。その後、ウィンドウまたは次で信頼してください: tooldesk trust add {}</translation>
  </message>
  <message>
   <source>Look at what it wrote to stderr; the next call starts a new process.</source>
   <translation>stderr の内容を確認してください。次の呼び出しで新しいプロセスを起動します。</translation>
  </message>
  <message>
   <source>Look at what they would run, then trust the folder in the bar above.</source>
   <translation>何を実行するかを確認し、上のバーでフォルダーを信頼してください。</translation>
  </message>
  <message>
   <source>Look closer: tooldesk servers doctor {}</source>
   <translation>詳しく調べるには: tooldesk servers doctor {}</translation>
  </message>
  <message>
   <source>Look for \ud8 to \udf in it, and write the whole character.</source>
   <translation>\ud8～\udf を探し、文字全体を書いてください。</translation>
  </message>
  <message>
   <source>Look for a {}</source>
   <translation>{} を探す</translation>
  </message>
  <message>
   <source>Look for it in the tool's folder.</source>
   <translation>ツールのフォルダーで探してください。</translation>
  </message>
  <message>
   <source>Look for lines of it with grep, or take a part of it with bash.</source>
   <translation>grep で行を探すか、bash で一部を取り出してください。</translation>
  </message>
  <message>
   <source>Look for values in files</source>
   <translation>ファイル内の値を探します</translation>
  </message>
  <message>
   <source>Look for what is odd in the call, and report it.</source>
   <translation>呼び出しに変わったところがないか調べ、報告してください。</translation>
  </message>
  <message>
   <source>Look in a folder below it.</source>
   <translation>その下のフォルダーで探してください。</translation>
  </message>
  <message>
   <source>Look into a folder</source>
   <translation>調べるフォルダー</translation>
  </message>
  <message>
   <source>Look now</source>
   <translation>調べる</translation>
  </message>
  <message>
   <source>Look only</source>
   <translation>見るだけ</translation>
  </message>
  <message>
   <source>Look whether the file was written to its end; the rest is read.</source>
   <translation>ファイルが最後まで書かれているか確認してください。ほかは読み取ります。</translation>
  </message>
  <message>
   <source>Looking</source>
   <translation>調査中</translation>
  </message>
  <message>
   <source>Looking at the logs…</source>
   <translation>ログを確認中…</translation>
  </message>
  <message>
   <source>Looking for an answer</source>
   <translation>応答を検索中</translation>
  </message>
  <message>
   <source>Looking for calls…</source>
   <translation>呼び出しを検索中…</translation>
  </message>
  <message>
   <source>Looking for more…</source>
   <translation>ほかを検索中…</translation>
  </message>
  <message>
   <source>Looking further…</source>
   <translation>ほかを調べています…</translation>
  </message>
  <message>
   <source>Looking only</source>
   <translation>見るだけ</translation>
  </message>
  <message>
   <source>Looking only: nothing of this folder runs</source>
   <translation>見るだけ: このフォルダーのものは何も実行されません</translation>
  </message>
  <message>
   <source>Looking…</source>
   <translation>検索中…</translation>
  </message>
  <message>
   <source>MB that it may use.</source>
   <translation>使えるメモリー(MB)。</translation>
  </message>
  <message>
   <source>MCP has no call of a model; choose another format.</source>
   <translation>MCP にはモデルの呼び出しがありません。別の形式を選んでください。</translation>
  </message>
  <message>
   <source>MCP server</source>
   <translation>MCP サーバー</translation>
  </message>
  <message>
   <source>MCP server tool</source>
   <translation>MCP サーバーのツール</translation>
  </message>
  <message>
   <source>MCP server {}</source>
   <translation>MCP サーバー {}</translation>
  </message>
  <message>
   <source>MCP servers of other programs</source>
   <translation>ほかのプログラムの MCP サーバー</translation>
  </message>
  <message>
   <source>MCP tools</source>
   <translation>MCP のツール</translation>
  </message>
  <message>
   <source>MCP tools/list</source>
   <translation>MCP tools/list</translation>
  </message>
  <message>
   <source>MIT licence. Inter, JetBrains Mono and Noto Sans CJK come under the SIL Open Font License 1.1; Qt and PySide6 are used under the LGPL 3.</source>
   <translation>MIT ライセンス。Inter、JetBrains Mono、Noto Sans CJK は SIL Open Font License 1.1 で提供されています。Qt と PySide6 は LGPL 3 に基づいて使用しています。</translation>
  </message>
  <message>
   <source>Made</source>
   <translation>作成</translation>
  </message>
  <message>
   <source>Made by</source>
   <translation>作成元</translation>
  </message>
  <message>
   <source>Made {}</source>
   <translation>作成: {}</translation>
  </message>
  <message>
   <source>Make a key that signs for tools</source>
   <translation>ツールのために署名する鍵を作ります</translation>
  </message>
  <message>
   <source>Make a tool of a pasted request</source>
   <translation>貼り付けた要求からツールを作ります</translation>
  </message>
  <message>
   <source>Make an encrypted file</source>
   <translation>暗号化ファイルを作る</translation>
  </message>
  <message>
   <source>Make it</source>
   <translation>作成</translation>
  </message>
  <message>
   <source>Make it a file that you may read, or move it away.</source>
   <translation>読み取れるファイルにするか、別の場所に移してください。</translation>
  </message>
  <message>
   <source>Make it first, or choose another folder.</source>
   <translation>先に作成するか、別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Make it here, or add the one that was made elsewhere.</source>
   <translation>ここで作成するか、ほかで作った鍵を追加してください。</translation>
  </message>
  <message>
   <source>Make it on the Secrets screen, under Signing keys, or: tooldesk signers create {}</source>
   <translation>シークレット画面の「署名鍵」で作成するか、次を実行してください: tooldesk signers create {}</translation>
  </message>
  <message>
   <source>Make it smaller.</source>
   <translation>小さくしてください。</translation>
  </message>
  <message>
   <source>Make it what the tool's schema says.</source>
   <translation>ツールのスキーマに合わせてください。</translation>
  </message>
  <message>
   <source>Make it what the tool's schema says; other errors may follow.</source>
   <translation>ツールのスキーマに合わせてください。ほかのエラーが続く可能性があります。</translation>
  </message>
  <message>
   <source>Make it, or correct "cwd" of {} in servers.json.</source>
   <translation>フォルダーを作るか、servers.json の {} の "cwd" を修正してください。</translation>
  </message>
  <message>
   <source>Make it, or correct "folders" in the tool's source.</source>
   <translation>フォルダーを作るか、ツールの source の "folders" を修正してください。</translation>
  </message>
  <message>
   <source>Make it, or correct "more_folders" in the tool's source.</source>
   <translation>フォルダーを作るか、ツールの source の "more_folders" を修正してください。</translation>
  </message>
  <message>
   <source>Make it, or correct working_dir in the tool's source.</source>
   <translation>フォルダーを作るか、ツールの source の working_dir を修正してください。</translation>
  </message>
  <message>
   <source>Make it, or take it out of "readable".</source>
   <translation>フォルダーを作るか、"readable" から外してください。</translation>
  </message>
  <message>
   <source>Make key</source>
   <translation>鍵を作成</translation>
  </message>
  <message>
   <source>Make parameters of: {}</source>
   <translation>パラメーターにする: {}</translation>
  </message>
  <message>
   <source>Make room in the data folder, or make it writable.</source>
   <translation>データフォルダーの空きを増やすか、書き込めるようにしてください。</translation>
  </message>
  <message>
   <source>Make room in the data folder, then try again.</source>
   <translation>データフォルダーの空きを増やし、もう一度試してください。</translation>
  </message>
  <message>
   <source>Make room in the data folder.</source>
   <translation>データフォルダーの空きを増やしてください。</translation>
  </message>
  <message>
   <source>Make room on the disk of the data folder.</source>
   <translation>データフォルダーのディスクの空きを増やしてください。</translation>
  </message>
  <message>
   <source>Make room, or have the folder be writable.</source>
   <translation>空きを増やすか、フォルダーに書き込めるようにしてください。</translation>
  </message>
  <message>
   <source>Make scenarios of recorded requests and responses</source>
   <translation>記録された要求と応答からシナリオを作ります</translation>
  </message>
  <message>
   <source>Make signing &amp;key…</source>
   <translation>署名鍵を作成(&amp;K)…</translation>
  </message>
  <message>
   <source>Make signing key</source>
   <translation>署名鍵を作成</translation>
  </message>
  <message>
   <source>Make signing key…</source>
   <translation>署名鍵を作成…</translation>
  </message>
  <message>
   <source>Make sure that the data folder can be written.</source>
   <translation>データフォルダーに書き込めるようにしてください。</translation>
  </message>
  <message>
   <source>Make sure that the folder of the workspace can be written, and take them over again.</source>
   <translation>ワークスペースのフォルダーに書き込めるようにして、もう一度採用してください。</translation>
  </message>
  <message>
   <source>Make sure that the folder of the workspace can be written.</source>
   <translation>ワークスペースのフォルダーに書き込めるようにしてください。</translation>
  </message>
  <message>
   <source>Make the file and its folder writable, or choose another one with --data-dir.</source>
   <translation>ファイルとそのフォルダーを書き込み可能にするか、--data-dir で別のものを選んでください。</translation>
  </message>
  <message>
   <source>Make the file and its folder writable, or edit it yourself.</source>
   <translation>ファイルとそのフォルダーを書き込み可能にするか、自分で編集してください。</translation>
  </message>
  <message>
   <source>Make the file readable, then try again.</source>
   <translation>ファイルを読み取り可能にして、もう一度試してください。</translation>
  </message>
  <message>
   <source>Make the file readable.</source>
   <translation>ファイルを読み取り可能にしてください。</translation>
  </message>
  <message>
   <source>Make the folder writable, or choose another one with --data-dir.</source>
   <translation>フォルダーを書き込み可能にするか、--data-dir で別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Make this key…</source>
   <translation>この鍵を作成…</translation>
  </message>
  <message>
   <source>Margin over the runner-up: {}; {}. {}</source>
   <translation>次点との差: {}。{}。{}</translation>
  </message>
  <message>
   <source>Mark it: chmod +x {}</source>
   <translation>実行権限を付けてください: chmod +x {}</translation>
  </message>
  <message>
   <source>Markup becomes calls</source>
   <translation>マークアップを呼び出しにする</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>大文字と小文字を区別</translation>
  </message>
  <message>
   <source>Match case, whole words, regular expression</source>
   <translation>大文字小文字・単語単位・正規表現</translation>
  </message>
  <message>
   <source>Matched</source>
   <translation>一致</translation>
  </message>
  <message>
   <source>Matching commands</source>
   <translation>一致するコマンド</translation>
  </message>
  <message>
   <source>May be {}</source>
   <translation>{} でもよい</translation>
  </message>
  <message>
   <source>May get of yours, unasked</source>
   <translation>確認なしで使ってよいもの</translation>
  </message>
  <message>
   <source>Media type</source>
   <translation>メディアタイプ</translation>
  </message>
  <message>
   <source>Media types</source>
   <translation>メディアタイプ</translation>
  </message>
  <message>
   <source>Megabytes.</source>
   <translation>MB 単位。</translation>
  </message>
  <message>
   <source>Megabytes. This and what follows holds where Runs is Sandboxed.</source>
   <translation>MB 単位。これ以降の項目は、「実行方法」が「サンドボックス」の場合に有効です。</translation>
  </message>
  <message>
   <source>Members.</source>
   <translation>メンバー数。</translation>
  </message>
  <message>
   <source>Memory</source>
   <translation>メモリー</translation>
  </message>
  <message>
   <source>Mend arguments</source>
   <translation>引数を直す</translation>
  </message>
  <message>
   <source>Mend it as JSON Schema 2020-12 says.</source>
   <translation>JSON Schema 2020-12 に従って修正してください。</translation>
  </message>
  <message>
   <source>Mend it there, or go back to what the file holds.</source>
   <translation>そこで直すか、ファイルの内容に戻してください。</translation>
  </message>
  <message>
   <source>Mend names</source>
   <translation>名前を直す</translation>
  </message>
  <message>
   <source>Mend the file first.</source>
   <translation>先にファイルを修正してください。</translation>
  </message>
  <message>
   <source>Mend the file in the program that it belongs to, then import it again.</source>
   <translation>元のプログラムでファイルを直し、もう一度読み込んでください。</translation>
  </message>
  <message>
   <source>Mend the file, or remove it.</source>
   <translation>ファイルを修正するか、取り除いてください。</translation>
  </message>
  <message>
   <source>Mend the file, or remove it; until then nothing is saved in it.</source>
   <translation>ファイルを修正するか取り除いてください。それまで何も保存されません。</translation>
  </message>
  <message>
   <source>Mend the file, then read it again, or choose another interpreter.</source>
   <translation>ファイルを修正してもう一度読み取るか、別のインタープリターを選んでください。</translation>
  </message>
  <message>
   <source>Mend the file, then try again.</source>
   <translation>ファイルを修正して、もう一度試してください。</translation>
  </message>
  <message>
   <source>Mend the file.</source>
   <translation>ファイルを修正してください。</translation>
  </message>
  <message>
   <source>Mend the file; it is read again when it is saved.</source>
   <translation>ファイルを修正してください。保存すると読み取り直します。</translation>
  </message>
  <message>
   <source>Mend what it names, and ask it again.</source>
   <translation>示されたものを直し、もう一度尋ねてください。</translation>
  </message>
  <message>
   <source>Message for the model</source>
   <translation>モデルへのメッセージ</translation>
  </message>
  <message>
   <source>Messages</source>
   <translation>メッセージ</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>メソッド</translation>
  </message>
  <message>
   <source>Mine</source>
   <translation>自分の編集</translation>
  </message>
  <message>
   <source>Minimum &amp;margin</source>
   <translation>最小差(&amp;M)</translation>
  </message>
  <message>
   <source>Minimum margin</source>
   <translation>最小差</translation>
  </message>
  <message>
   <source>Minute</source>
   <translation>分</translation>
  </message>
  <message>
   <source>Miss: {}. </source>
   <translation>ミス: {}。 </translation>
  </message>
  <message>
   <source>Miss: {}; the result is stored now.</source>
   <translation>ミス: {}。結果を保存しました。</translation>
  </message>
  <message>
   <source>Miss; the result is stored now.</source>
   <translation>ミス。結果を保存しました。</translation>
  </message>
  <message>
   <source>Misses</source>
   <translation>ミス</translation>
  </message>
  <message>
   <source>Missing</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>Model</source>
   <translation>モデル</translation>
  </message>
  <message>
   <source>Model for the MCP server {}</source>
   <translation>MCP サーバー {} のモデル</translation>
  </message>
  <message>
   <source>Model output</source>
   <translation>モデルの出力</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>モデル</translation>
  </message>
  <message>
   <source>Models read this of {} in the place of what its server says. Empty is what the server says.</source>
   <translation>モデルは {} について、サーバーの説明の代わりにこれを読みます。空ならサーバーの説明を使います。</translation>
  </message>
  <message>
   <source>Module</source>
   <translation>モジュール</translation>
  </message>
  <message>
   <source>Month</source>
   <translation>月</translation>
  </message>
  <message>
   <source>More</source>
   <translation>その他</translation>
  </message>
  <message>
   <source>More folders</source>
   <translation>追加のフォルダー</translation>
  </message>
  <message>
   <source>More members stand behind the brace that ends the arguments.</source>
   <translation>引数を閉じる波かっこの後に、さらにメンバーがあります。</translation>
  </message>
  <message>
   <source>More than this.</source>
   <translation>この値より大きい。</translation>
  </message>
  <message>
   <source>More than {} signs are missing.</source>
   <translation>不足している記号が {} 個を超えています。</translation>
  </message>
  <message>
   <source>Most</source>
   <translation>最大</translation>
  </message>
  <message>
   <source>Most calls</source>
   <translation>最大呼び出し数</translation>
  </message>
  <message>
   <source>Most frequent first</source>
   <translation>多い順</translation>
  </message>
  <message>
   <source>Most hits</source>
   <translation>ヒットの多い順</translation>
  </message>
  <message>
   <source>Most tokens</source>
   <translation>最大トークン数</translation>
  </message>
  <message>
   <source>Most turns</source>
   <translation>最大ターン数</translation>
  </message>
  <message>
   <source>Move a slider; what it would change for past calls is listed at once.</source>
   <translation>スライダーを動かすと、過去の呼び出しの判定がどう変わるかがすぐに表示されます。</translation>
  </message>
  <message>
   <source>Move it away to start afresh, or choose another one with --data-dir.</source>
   <translation>新しく始めるには移動するか、--data-dir で別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Move that file away; a new one is made then.</source>
   <translation>そのファイルを移してください。新しいものが作られます。</translation>
  </message>
  <message>
   <source>Move the file away to start afresh, or restore it from a backup.</source>
   <translation>ファイルを移動して新しく始めるか、バックアップから復元してください。</translation>
  </message>
  <message>
   <source>Move the tool into a folder of its own.</source>
   <translation>ツールを専用のフォルダーに移してください。</translation>
  </message>
  <message>
   <source>Move this row up</source>
   <translation>この行を上へ</translation>
  </message>
  <message>
   <source>Move up row {} of {}</source>
   <translation>{1} の {0} 行目を上へ</translation>
  </message>
  <message>
   <source>Multiple of</source>
   <translation>倍数</translation>
  </message>
  <message>
   <source>NAME=value, parted by spaces. ${KEY} stands for what the keyring keeps as KEY, so that no secret stands in the file: {}</source>
   <translation>NAME=value を空白で区切ります。${KEY} はキーリングが KEY として保管する値を表すので、ファイルにシークレットは残りません: {}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>名前</translation>
  </message>
  <message>
   <source>Name a PNG, JPEG, GIF or WebP file.</source>
   <translation>PNG、JPEG、GIF、WebP のいずれかのファイルを指定してください。</translation>
  </message>
  <message>
   <source>Name a file in it; glob lists them.</source>
   <translation>その中のファイルを指定してください。glob で一覧できます。</translation>
  </message>
  <message>
   <source>Name a file of specs, such as tooldesk export writes.</source>
   <translation>tooldesk export が書き出すような、仕様のファイルを指定してください。</translation>
  </message>
  <message>
   <source>Name a file.</source>
   <translation>ファイルを指定してください。</translation>
  </message>
  <message>
   <source>Name a folder.</source>
   <translation>フォルダーを指定してください。</translation>
  </message>
  <message>
   <source>Name a module that runs in a sandbox</source>
   <translation>サンドボックスで動くモジュールを指定します</translation>
  </message>
  <message>
   <source>Name an .ipynb file, or mend this one with read and edit.</source>
   <translation>.ipynb ファイルを指定するか、read と edit でこのファイルを直してください。</translation>
  </message>
  <message>
   <source>Name another folder in "folders" of its source.</source>
   <translation>source の "folders" に別のフォルダーを指定してください。</translation>
  </message>
  <message>
   <source>Name another one, with its whole path if it is not found by its name.</source>
   <translation>別のものを指定してください。名前だけで見つからない場合は完全なパスで指定します。</translation>
  </message>
  <message>
   <source>Name files, folders, or a pattern such as 'logs/**/*.jsonl'.</source>
   <translation>ファイル、フォルダー、または 'logs/**/*.jsonl' のようなパターンを指定してください。</translation>
  </message>
  <message>
   <source>Name logs of what models wrote, or drop them here, and press Start: every output is read as a call would be, and counted. Nothing is executed, and the logs stay as they are.</source>
   <translation>モデルの出力のログを指定するか、ここにドロップして「開始」を押してください。すべての出力を呼び出しとして読み取り、数えます。何も実行せず、ログも変更しません。</translation>
  </message>
  <message>
   <source>Name lookup</source>
   <translation>名前解決</translation>
  </message>
  <message>
   <source>Name of a key that signs for it; it never sees the key.</source>
   <translation>このツールのために署名する鍵の名前。ツールが鍵を見ることはありません。</translation>
  </message>
  <message>
   <source>Name of the header or query parameter.</source>
   <translation>ヘッダーまたはクエリパラメーターの名前。</translation>
  </message>
  <message>
   <source>Name of the key</source>
   <translation>鍵の名前</translation>
  </message>
  <message>
   <source>Name of the model, as that address knows it.</source>
   <translation>そのアドレスで使われるモデル名。</translation>
  </message>
  <message>
   <source>Name of the model; it decides how often a call may be unreadable.</source>
   <translation>モデル名。読めない呼び出しを何回許すかを決めます。</translation>
  </message>
  <message>
   <source>Name of the pool</source>
   <translation>プールの名前</translation>
  </message>
  <message>
   <source>Name of the server</source>
   <translation>サーバーの名前</translation>
  </message>
  <message>
   <source>Name of the tool</source>
   <translation>ツールの名前</translation>
  </message>
  <message>
   <source>Name of the variable</source>
   <translation>変数の名前</translation>
  </message>
  <message>
   <source>Name of the {}</source>
   <translation>{} の名前</translation>
  </message>
  <message>
   <source>Name one of these: {}.</source>
   <translation>次のいずれかを指定してください: {}。</translation>
  </message>
  <message>
   <source>Name one with its words, such as: code --goto "{path}:{line}"</source>
   <translation>code --goto "{path}:{line}" のように、語を付けて指定してください</translation>
  </message>
  <message>
   <source>Name some in "coworkers" of its source.</source>
   <translation>source の "coworkers" に指定してください。</translation>
  </message>
  <message>
   <source>Name taken</source>
   <translation>名前が使用中</translation>
  </message>
  <message>
   <source>Name the folder it is installed in under "readable" of its "sandbox".</source>
   <translation>"sandbox" の "readable" に、インストール先のフォルダーを指定してください。</translation>
  </message>
  <message>
   <source>Name the folders it needs in "readable" one by one.</source>
   <translation>必要なフォルダーを "readable" に一つずつ指定してください。</translation>
  </message>
  <message>
   <source>Name the parameter as the schema does, or add it there.</source>
   <translation>パラメーターの名前をスキーマに合わせるか、スキーマに追加してください。</translation>
  </message>
  <message>
   <source>Name under which the keyring holds the key of that address; empty where it needs none.</source>
   <translation>そのアドレスのキーをキーリングに保存している名前。不要なら空にします。</translation>
  </message>
  <message>
   <source>Names that a misspelt call could mean alike</source>
   <translation>書き誤った呼び出しがどちらにも取れる名前</translation>
  </message>
  <message>
   <source>Names that are the same but for case and separators</source>
   <translation>大文字小文字と区切り以外が同じ名前</translation>
  </message>
  <message>
   <source>Names that were changed</source>
   <translation>変更された名前</translation>
  </message>
  <message>
   <source>Names variables; their values are under Secrets.</source>
   <translation>変数を指定します。値は「シークレット」にあります。</translation>
  </message>
  <message>
   <source>Names with one letter between them</source>
   <translation>1 文字違いの名前</translation>
  </message>
  <message>
   <source>Namespace</source>
   <translation>名前空間</translation>
  </message>
  <message>
   <source>Narrow by kind, tag or state</source>
   <translation>種類・タグ・状態で絞り込む</translation>
  </message>
  <message>
   <source>Natively</source>
   <translation>直接</translation>
  </message>
  <message>
   <source>Natively: with your rights, files and network</source>
   <translation>直接: あなたの権限・ファイル・ネットワークで</translation>
  </message>
  <message>
   <source>Near miss: {}</source>
   <translation>ニアミス: {}</translation>
  </message>
  <message>
   <source>Near misses</source>
   <translation>ニアミス</translation>
  </message>
  <message>
   <source>Nearest</source>
   <translation>最も近い</translation>
  </message>
  <message>
   <source>Needs confirmation</source>
   <translation>確認が必要</translation>
  </message>
  <message>
   <source>Needs you</source>
   <translation>確認待ち</translation>
  </message>
  <message>
   <source>Nest it less, or name its parts in $defs.</source>
   <translation>入れ子を浅くするか、部分に $defs で名前を付けてください。</translation>
  </message>
  <message>
   <source>Nest its schema less, or name its parts in $defs.</source>
   <translation>スキーマの入れ子を浅くするか、部分に $defs で名前を付けてください。</translation>
  </message>
  <message>
   <source>Nest them less.</source>
   <translation>入れ子を浅くしてください。</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>New</source>
   <translation>新規</translation>
  </message>
  <message>
   <source>New &amp;HTTP tool</source>
   <translation>新しい HTTP ツール(&amp;H)</translation>
  </message>
  <message>
   <source>New &amp;WebAssembly tool</source>
   <translation>新しい WebAssembly ツール(&amp;W)</translation>
  </message>
  <message>
   <source>New &amp;built-in…</source>
   <translation>新しい組み込みツール(&amp;B)…</translation>
  </message>
  <message>
   <source>New &amp;described tool</source>
   <translation>新しい説明のみのツール(&amp;D)</translation>
  </message>
  <message>
   <source>New &amp;shell tool</source>
   <translation>新しいシェルツール(&amp;S)</translation>
  </message>
  <message>
   <source>New keys</source>
   <translation>新しいキー</translation>
  </message>
  <message>
   <source>New tool</source>
   <translation>新しいツール</translation>
  </message>
  <message>
   <source>Newest</source>
   <translation>新しい順</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>新しい順</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>次へ</translation>
  </message>
  <message>
   <source>Next match (F3)</source>
   <translation>次の一致 (F3)</translation>
  </message>
  <message>
   <source>Next problem</source>
   <translation>次の問題</translation>
  </message>
  <message>
   <source>No</source>
   <translation>いいえ</translation>
  </message>
  <message>
   <source>No MCP server has a tool called {}.</source>
   <translation>{} というツールを持つ MCP サーバーはありません。</translation>
  </message>
  <message>
   <source>No Python was found to run the tool.</source>
   <translation>ツールを実行する Python が見つかりませんでした。</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>応答なし</translation>
  </message>
  <message>
   <source>No answer came.</source>
   <translation>応答はありませんでした。</translation>
  </message>
  <message>
   <source>No answer kept</source>
   <translation>応答の保存なし</translation>
  </message>
  <message>
   <source>No answer of it is kept.</source>
   <translation>その回答は保存されていません。</translation>
  </message>
  <message>
   <source>No answer to its arguments is remembered. It was not stored: {}.</source>
   <translation>この引数への応答は記憶されていません。保存しませんでした: {}。</translation>
  </message>
  <message>
   <source>No answer to its arguments was remembered; now there is one.</source>
   <translation>この引数への応答は記憶されていませんでしたが、今は記憶しています。</translation>
  </message>
  <message>
   <source>No answer to its calls is kept.</source>
   <translation>その呼び出しの回答は保存されていません。</translation>
  </message>
  <message>
   <source>No answer to its calls is kept: {}.</source>
   <translation>その呼び出しの回答は保存されていません: {}。</translation>
  </message>
  <message>
   <source>No answer within the limits</source>
   <translation>制限内に応答がありませんでした</translation>
  </message>
  <message>
   <source>No browser could be opened.</source>
   <translation>ブラウザーを開けませんでした。</translation>
  </message>
  <message>
   <source>No call</source>
   <translation>呼び出しなし</translation>
  </message>
  <message>
   <source>No call fits the filters of the list.</source>
   <translation>一覧のフィルターに合う呼び出しがありません。</translation>
  </message>
  <message>
   <source>No call found</source>
   <translation>呼び出しが見つかりません</translation>
  </message>
  <message>
   <source>No call in it: the text is for the reader.</source>
   <translation>呼び出しなし: 読者向けのテキストです。</translation>
  </message>
  <message>
   <source>No call may use the selected tool any more</source>
   <translation>選んだツールを呼び出しで使えなくします</translation>
  </message>
  <message>
   <source>No call may use them yet.</source>
   <translation>まだ呼び出しで使えません。</translation>
  </message>
  <message>
   <source>No call may use {} any more.</source>
   <translation>{} を呼び出しで使えなくしました。</translation>
  </message>
  <message>
   <source>No call of it was answered then.</source>
   <translation>前回は、その呼び出しのどれにも応答がありませんでした。</translation>
  </message>
  <message>
   <source>No call shown</source>
   <translation>表示する呼び出しなし</translation>
  </message>
  <message>
   <source>No calls</source>
   <translation>呼び出しなし</translation>
  </message>
  <message>
   <source>No calls are saved yet</source>
   <translation>保存済みの呼び出しはまだありません</translation>
  </message>
  <message>
   <source>No command matches. Its title, its screen and its keys are looked through.</source>
   <translation>一致するコマンドはありません。名前、画面、キーを検索します。</translation>
  </message>
  <message>
   <source>No copy of it could be written: {}.</source>
   <translation>コピーを書き込めませんでした: {}。</translation>
  </message>
  <message>
   <source>No description</source>
   <translation>説明なし</translation>
  </message>
  <message>
   <source>No dialect reads a call here</source>
   <translation>ここに呼び出しを読み取る方言はありません</translation>
  </message>
  <message>
   <source>No editor is set, and none that Tooldesk knows is installed.</source>
   <translation>エディターが設定されておらず、既知のエディターもインストールされていません。</translation>
  </message>
  <message>
   <source>No element twice</source>
   <translation>要素の重複なし</translation>
  </message>
  <message>
   <source>No end</source>
   <translation>終了なし</translation>
  </message>
  <message>
   <source>No end yet</source>
   <translation>まだ終了なし</translation>
  </message>
  <message>
   <source>No event of the stream is one of an API that is known.</source>
   <translation>ストリームに、知られている API のイベントがありません。</translation>
  </message>
  <message>
   <source>No file has the value that you pasted.</source>
   <translation>貼り付けた値はファイルに書かれません。</translation>
  </message>
  <message>
   <source>No functions to add</source>
   <translation>追加する関数なし</translation>
  </message>
  <message>
   <source>No keyring</source>
   <translation>キーリングなし</translation>
  </message>
  <message>
   <source>No keys</source>
   <translation>キーなし</translation>
  </message>
  <message>
   <source>No leak found</source>
   <translation>漏れは見つかりませんでした</translation>
  </message>
  <message>
   <source>No line has this in it.</source>
   <translation>これを含む行はありません。</translation>
  </message>
  <message>
   <source>No marker is in the text; the call at character {} speaks by its shape.</source>
   <translation>テキストに印がありません。{} 文字目の呼び出しを形から判断しました。</translation>
  </message>
  <message>
   <source>No match</source>
   <translation>一致なし</translation>
  </message>
  <message>
   <source>No model is set</source>
   <translation>モデルが設定されていません</translation>
  </message>
  <message>
   <source>No other answer of its tool is kept.</source>
   <translation>そのツールのほかの回答は保存されていません。</translation>
  </message>
  <message>
   <source>No other answer of {} is remembered to compare it with.</source>
   <translation>比較できる {} の応答はほかに記憶されていません。</translation>
  </message>
  <message>
   <source>No other answer of {} is remembered.</source>
   <translation>{} の応答はほかに記憶されていません。</translation>
  </message>
  <message>
   <source>No output found</source>
   <translation>出力が見つかりません</translation>
  </message>
  <message>
   <source>No past call changes</source>
   <translation>判定の変わる過去の呼び出しはありません</translation>
  </message>
  <message>
   <source>No past call yet</source>
   <translation>過去の呼び出しはまだありません</translation>
  </message>
  <message>
   <source>No problems</source>
   <translation>問題なし</translation>
  </message>
  <message>
   <source>No problems
{}</source>
   <translation>問題なし
{}</translation>
  </message>
  <message>
   <source>No process for the tool could be started: {}.</source>
   <translation>ツールのプロセスを起動できませんでした: {}。</translation>
  </message>
  <message>
   <source>No process for the tool stays: they end, or the tool's files change all the time.</source>
   <translation>ツールのプロセスが残りません。終了してしまうか、ツールのファイルが常に変更されています。</translation>
  </message>
  <message>
   <source>No program here opens {}.</source>
   <translation>{} を開くプログラムがありません。</translation>
  </message>
  <message>
   <source>No rate limit</source>
   <translation>頻度の制限なし</translation>
  </message>
  <message>
   <source>No servers were found</source>
   <translation>サーバーが見つかりませんでした</translation>
  </message>
  <message>
   <source>No setting is called {}; it stays in the file.</source>
   <translation>{} という設定はありません。ファイルには残ります。</translation>
  </message>
  <message>
   <source>No setting matches these words.</source>
   <translation>この語に合う設定はありません。</translation>
  </message>
  <message>
   <source>No shell runs this: the program gets {} as word.</source>
   <translation>シェルを介さずに実行します。プログラムは {} を一つの語として受け取ります。</translation>
  </message>
  <message>
   <source>No shell runs this: the program gets {} as words.</source>
   <translation>シェルを介さずに実行します。プログラムは {} を複数の語として受け取ります。</translation>
  </message>
  <message>
   <source>No tool</source>
   <translation>ツールなし</translation>
  </message>
  <message>
   <source>No tool can be called here.</source>
   <translation>ここではツールを呼び出せません。</translation>
  </message>
  <message>
   <source>No tool can be called {}.</source>
   <translation>ツールに {} という名前は使えません。</translation>
  </message>
  <message>
   <source>No tool can run any more: Tooldesk is closing.</source>
   <translation>ツールはもう実行できません。Tooldesk は終了処理中です。</translation>
  </message>
  <message>
   <source>No tool has it by your yes for good. Each one asks before it first gets it.</source>
   <translation>常に渡すことを許可されたツールはありません。どのツールも、最初に受け取る前に確認します。</translation>
  </message>
  <message>
   <source>No tool is called so now.</source>
   <translation>今はこの名前のツールはありません。</translation>
  </message>
  <message>
   <source>No tool is called {}. The nearest: {}.</source>
   <translation>{} というツールはありません。最も近いもの: {}。</translation>
  </message>
  <message>
   <source>No tool is registered.</source>
   <translation>登録されたツールがありません。</translation>
  </message>
  <message>
   <source>No tool of this workspace declares it.</source>
   <translation>このワークスペースに宣言しているツールはありません。</translation>
  </message>
  <message>
   <source>No tool of this workspace names it. A Python tool does so with "signer" in its file, or under Policies in its editor.</source>
   <translation>このワークスペースにこの鍵を使うツールはありません。Python ツールでは、ファイルの "signer" か、エディターの「ポリシー」で指定します。</translation>
  </message>
  <message>
   <source>No tool says what it is for.</source>
   <translation>用途を示すツールはありません。</translation>
  </message>
  <message>
   <source>No tool stops working.</source>
   <translation>使えなくなるツールはありません。</translation>
  </message>
  <message>
   <source>No value</source>
   <translation>値なし</translation>
  </message>
  <message>
   <source>No value is {} and {} at once.</source>
   <translation>{} と {} を同時に満たす値はありません。</translation>
  </message>
  <message>
   <source>No value of the enum fits the rest.</source>
   <translation>ほかの条件に合う enum の値がありません。</translation>
  </message>
  <message>
   <source>No view has a name yet</source>
   <translation>名前の付いたビューはまだありません</translation>
  </message>
  <message>
   <source>No workspace is open</source>
   <translation>ワークスペースが開かれていません</translation>
  </message>
  <message>
   <source>No {} has {}.</source>
   <translation>{1} を含む {0} はありません。</translation>
  </message>
  <message>
   <source>No {} yet</source>
   <translation>{} はまだありません</translation>
  </message>
  <message>
   <source>Nobody answered within {} s.</source>
   <translation>{} 秒以内に誰も答えませんでした。</translation>
  </message>
  <message>
   <source>Nobody came back from {} within {} s.</source>
   <translation>{} から {} 秒以内に誰も戻りませんでした。</translation>
  </message>
  <message>
   <source>Nobody has allowed to start the server {}.</source>
   <translation>サーバー {} の起動は誰にも許可されていません。</translation>
  </message>
  <message>
   <source>Nobody has taken over {} from the server {}.</source>
   <translation>{}(サーバー {})はまだ採用されていません。</translation>
  </message>
  <message>
   <source>Nobody is there to be asked.</source>
   <translation>尋ねられる人がいません。</translation>
  </message>
  <message>
   <source>Nobody trusts the folder of this workspace yet, and its servers are programs.</source>
   <translation>サーバーはプログラムですが、このワークスペースのフォルダーはまだ誰にも信頼されていません。</translation>
  </message>
  <message>
   <source>None</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>None has that in it</source>
   <translation>これを含むものはありません</translation>
  </message>
  <message>
   <source>None is called {} any more; the nearest is looked for.</source>
   <translation>{} という名前はもうないため、最も近いものを探します。</translation>
  </message>
  <message>
   <source>None of the stored values stands in these files.</source>
   <translation>これらのファイルに、保存済みの値はありませんでした。</translation>
  </message>
  <message>
   <source>None of these</source>
   <translation>どれでもない</translation>
  </message>
  <message>
   <source>None of {} dialects finds a call in it. Check that the whole output was pasted, with the markers around the call.</source>
   <translation>{} 種類の方言のどれも呼び出しを見つけませんでした。呼び出しを囲む印も含めて、出力全体を貼り付けたか確認してください。</translation>
  </message>
  <message>
   <source>None.</source>
   <translation>なし。</translation>
  </message>
  <message>
   <source>None: all arguments that no other part uses.</source>
   <translation>なし: ほかの部分で使われないすべての引数。</translation>
  </message>
  <message>
   <source>Normalised. Stripped "{}": {}</source>
   <translation>正規化。「{}」を取り除きました: {}</translation>
  </message>
  <message>
   <source>Normalised. {}</source>
   <translation>正規化。{}</translation>
  </message>
  <message>
   <source>Not JSON yet, at {}: {}{}.</source>
   <translation>まだ JSON ではありません({}): {}{}。</translation>
  </message>
  <message>
   <source>Not JSON. {}. The form keeps what it had.</source>
   <translation>JSON ではありません。{}。フォームは元の内容のままです。</translation>
  </message>
  <message>
   <source>Not JSON: {}</source>
   <translation>JSON ではありません: {}</translation>
  </message>
  <message>
   <source>Not allowed: {}</source>
   <translation>許可されていません: {}</translation>
  </message>
  <message>
   <source>Not an expression: {}</source>
   <translation>式ではありません: {}</translation>
  </message>
  <message>
   <source>Not an expression: {} at character {}</source>
   <translation>式ではありません: {} ({} 文字目)</translation>
  </message>
  <message>
   <source>Not called.</source>
   <translation>呼び出されていません。</translation>
  </message>
  <message>
   <source>Not chosen</source>
   <translation>未選択</translation>
  </message>
  <message>
   <source>Not given</source>
   <translation>使用なし</translation>
  </message>
  <message>
   <source>Not given now: {}.</source>
   <translation>現在は使われません: {}。</translation>
  </message>
  <message>
   <source>Not in it</source>
   <translation>環境にありません</translation>
  </message>
  <message>
   <source>Not kept: stored secrets can't be read now, and one of them may be in it.</source>
   <translation>保存していません: 保存済みのシークレットを今は読み取れず、その中に含まれている可能性があります。</translation>
  </message>
  <message>
   <source>Not known</source>
   <translation>不明</translation>
  </message>
  <message>
   <source>Not known while it is so.</source>
   <translation>この状態では不明です。</translation>
  </message>
  <message>
   <source>Not opened</source>
   <translation>開いていません</translation>
  </message>
  <message>
   <source>Not reached</source>
   <translation>未到達</translation>
  </message>
  <message>
   <source>Not reached.</source>
   <translation>未到達。</translation>
  </message>
  <message>
   <source>Not run</source>
   <translation>未実行</translation>
  </message>
  <message>
   <source>Not run: the cache has the answer.</source>
   <translation>未実行: キャッシュに応答があります。</translation>
  </message>
  <message>
   <source>Not said</source>
   <translation>指定なし</translation>
  </message>
  <message>
   <source>Not saved. {}</source>
   <translation>保存していません。{}</translation>
  </message>
  <message>
   <source>Not set</source>
   <translation>未設定</translation>
  </message>
  <message>
   <source>Not shown</source>
   <translation>非表示</translation>
  </message>
  <message>
   <source>Not since it was last reset</source>
   <translation>最後のリセット以降なし</translation>
  </message>
  <message>
   <source>Not stored: {}.</source>
   <translation>保存していません: {}。</translation>
  </message>
  <message>
   <source>Not there any more</source>
   <translation>もうありません</translation>
  </message>
  <message>
   <source>Not ticked</source>
   <translation>チェックなし</translation>
  </message>
  <message>
   <source>Not trusted</source>
   <translation>未信頼</translation>
  </message>
  <message>
   <source>Not unlocked. {}</source>
   <translation>ロックを解除できませんでした。{}</translation>
  </message>
  <message>
   <source>Not usable</source>
   <translation>使用できません</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>Nothing brought along yet</source>
   <translation>まだ何もありません</translation>
  </message>
  <message>
   <source>Nothing can be changed here now</source>
   <translation>今は変更できません</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>見つかりませんでした</translation>
  </message>
  <message>
   <source>Nothing found: {}.{}</source>
   <translation>見つかりませんでした: {}。{}</translation>
  </message>
  <message>
   <source>Nothing here can become a tool</source>
   <translation>ツールにできるものがありません</translation>
  </message>
  <message>
   <source>Nothing in the guide matches these words.</source>
   <translation>ガイドに一致するものはありません。</translation>
  </message>
  <message>
   <source>Nothing is between {} {} and {} {}.</source>
   <translation>{} {} と {} {} の間の値はありません。</translation>
  </message>
  <message>
   <source>Nothing is kept yet.</source>
   <translation>まだ何も保存されていません。</translation>
  </message>
  <message>
   <source>Nothing is kept yet.
Show the Secrets screen</source>
   <translation>まだ何も保存されていません。
シークレット画面を表示</translation>
  </message>
  <message>
   <source>Nothing is remembered, and nothing of what is here is given.</source>
   <translation>何も記憶せず、ここにあるものも使いません。</translation>
  </message>
  <message>
   <source>Nothing is written down while secrets can't be read: one might stand in it.</source>
   <translation>シークレットを読み取れない間は何も書き留めません。その中に含まれている可能性があるためです。</translation>
  </message>
  <message>
   <source>Nothing listens</source>
   <translation>待ち受けていません</translation>
  </message>
  <message>
   <source>Nothing matches</source>
   <translation>一致なし</translation>
  </message>
  <message>
   <source>Nothing of it is written.</source>
   <translation>何も書き込んでいません。</translation>
  </message>
  <message>
   <source>Nothing of it runs, nothing is fetched but what a pasted URL leads to, and no permission comes along.</source>
   <translation>何も実行せず、貼り付けた URL の先以外は取得せず、許可も引き継ぎません。</translation>
  </message>
  <message>
   <source>Nothing of this folder is started</source>
   <translation>このフォルダーのものは何も起動しません</translation>
  </message>
  <message>
   <source>Nothing of {} runs until you trust it. It would do this:</source>
   <translation>信頼するまで {} のものは何も実行されません。信頼すると次のことが行われます:</translation>
  </message>
  <message>
   <source>Nothing refers to “{}”.</source>
   <translation>「{}」はどこからも参照されていません。</translation>
  </message>
  <message>
   <source>Nothing says what the values of “{}” mean: {}.</source>
   <translation>「{}」の値の意味が書かれていません: {}。</translation>
  </message>
  <message>
   <source>Nothing stands behind Action Input.</source>
   <translation>Action Input の後に何もありません。</translation>
  </message>
  <message>
   <source>Nothing to compare</source>
   <translation>比較するものがありません</translation>
  </message>
  <message>
   <source>Nothing to compare with</source>
   <translation>比較するものがありません</translation>
  </message>
  <message>
   <source>Nothing to count</source>
   <translation>集計するものがありません</translation>
  </message>
  <message>
   <source>Nothing to import</source>
   <translation>読み込むものがありません</translation>
  </message>
  <message>
   <source>Nothing was looked for yet</source>
   <translation>まだ調べていません</translation>
  </message>
  <message>
   <source>Nothing was said yet.</source>
   <translation>まだやり取りはありません。</translation>
  </message>
  <message>
   <source>Notify</source>
   <translation>通知</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>現在</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>数値</translation>
  </message>
  <message>
   <source>O&amp;verride description of {}…</source>
   <translation>{} の説明を上書き(&amp;V)…</translation>
  </message>
  <message>
   <source>Object</source>
   <translation>オブジェクト</translation>
  </message>
  <message>
   <source>Objects and arrays are nested more than {} levels deep.</source>
   <translation>オブジェクトと配列の入れ子が {} 段を超えています。</translation>
  </message>
  <message>
   <source>Objects and arrays are nested {} levels deep.</source>
   <translation>オブジェクトと配列の入れ子が {} 段あります。</translation>
  </message>
  <message>
   <source>Objects are nested more than {} levels deep.</source>
   <translation>オブジェクトの入れ子が {} 段を超えています。</translation>
  </message>
  <message>
   <source>Of all parameters together</source>
   <translation>すべてのパラメーター共通</translation>
  </message>
  <message>
   <source>Of an unknown type</source>
   <translation>不明な種類</translation>
  </message>
  <message>
   <source>Of its chat completions, such as http://localhost:11434/v1/chat/completions. Empty is none: you are asked what servers ask a model, and can ask none yourself.</source>
   <translation>Chat Completions のアドレス。例: http://localhost:11434/v1/chat/completions。空ならモデルはなく、サーバーがモデルに尋ねることにはあなたが答え、自分から尋ねることはできません。</translation>
  </message>
  <message>
   <source>Of parts; else they follow from the content.</source>
   <translation>部分のメディアタイプ。指定がなければ内容から決まります。</translation>
  </message>
  <message>
   <source>Of questions and answers together, as the model's server counts them; empty is no limit.</source>
   <translation>質問と応答の合計。モデルのサーバーの数え方によります。空なら無制限です。</translation>
  </message>
  <message>
   <source>Of the namespace</source>
   <translation>名前空間について</translation>
  </message>
  <message>
   <source>Of today</source>
   <translation>現在のもの</translation>
  </message>
  <message>
   <source>Of what the server said of it; another one holds calls back.</source>
   <translation>サーバーの説明の指紋。変わると、呼び出しを保留します。</translation>
  </message>
  <message>
   <source>Of whatever size</source>
   <translation>サイズを問わず</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>オフ</translation>
  </message>
  <message>
   <source>Offers</source>
   <translation>提供</translation>
  </message>
  <message>
   <source>Older text</source>
   <translation>以前のテキスト</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>古い順</translation>
  </message>
  <message>
   <source>On</source>
   <translation>オン</translation>
  </message>
  <message>
   <source>On each of them: pip install 'tooldesk[cluster]=={}'. {}</source>
   <translation>それぞれで実行してください: pip install 'tooldesk[cluster]=={}'。{}</translation>
  </message>
  <message>
   <source>On reset</source>
   <translation>リセット時</translation>
  </message>
  <message>
   <source>On the clipboard for 30 s</source>
   <translation>クリップボードに 30 秒間</translation>
  </message>
  <message>
   <source>One of</source>
   <translation>いずれか</translation>
  </message>
  <message>
   <source>One of several kinds</source>
   <translation>複数の種類の一つ</translation>
  </message>
  <message>
   <source>One of the two is no JSON, so only one of them can stay. {}</source>
   <translation>一方が JSON でないため、残せるのは片方だけです。{}</translation>
  </message>
  <message>
   <source>One quote stands at a number or word, which may be text or not.</source>
   <translation>数または語に引用符が一つだけ付いており、テキストかどうか分かりません。</translation>
  </message>
  <message>
   <source>One token keeps this from being a call</source>
   <translation>あと一つのトークンで呼び出しになります</translation>
  </message>
  <message>
   <source>Only describe it, and answer its calls yourself</source>
   <translation>説明だけを書き、呼び出しには自分で答えます</translation>
  </message>
  <message>
   <source>Only http and https URLs can be tools.</source>
   <translation>ツールにできるのは http と https の URL だけです。</translation>
  </message>
  <message>
   <source>Only its definition is of then</source>
   <translation>当時のものは定義だけ</translation>
  </message>
  <message>
   <source>Only its first {} MB are read; all is passed.</source>
   <translation>読み取るのは最初の {} MB だけで、全体を渡します。</translation>
  </message>
  <message>
   <source>Only literal values are read; nothing is evaluated.</source>
   <translation>リテラル値だけを読み取ります。何も評価しません。</translation>
  </message>
  <message>
   <source>Only the first URL is used.</source>
   <translation>最初の URL だけを使います。</translation>
  </message>
  <message>
   <source>Only this one is read</source>
   <translation>これだけを読み取ります</translation>
  </message>
  <message>
   <source>Only when it is reset</source>
   <translation>リセットしたときだけ</translation>
  </message>
  <message>
   <source>Only {} of {} MB of the result were kept.</source>
   <translation>結果は {1} MB のうち {0} MB だけ保存されています。</translation>
  </message>
  <message>
   <source>Only {} of {} of the result were kept.</source>
   <translation>結果は {1} のうち {0} だけ保存されています。</translation>
  </message>
  <message>
   <source>Only {} was read, and no call is written in it.</source>
   <translation>{} だけで読み取りましたが、その形の呼び出しはありません。</translation>
  </message>
  <message>
   <source>Ope&amp;n recent workspace…</source>
   <translation>最近のワークスペースを開く(&amp;N)…</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>開く</translation>
  </message>
  <message>
   <source>Open Servers and choose Import, or say: tooldesk servers import FILE</source>
   <translation>「サーバー」を開いて「読み込む」を選ぶか、次を実行してください: tooldesk servers import FILE</translation>
  </message>
  <message>
   <source>Open a folder that was open before</source>
   <translation>以前に開いたフォルダーを開きます</translation>
  </message>
  <message>
   <source>Open all calls, or close them</source>
   <translation>すべての呼び出しを開閉します</translation>
  </message>
  <message>
   <source>Open at line {}</source>
   <translation>{} 行目で開く</translation>
  </message>
  <message>
   <source>Open console</source>
   <translation>コンソールを開く</translation>
  </message>
  <message>
   <source>Open in browser</source>
   <translation>ブラウザーで開く</translation>
  </message>
  <message>
   <source>Open in console</source>
   <translation>コンソールで開く</translation>
  </message>
  <message>
   <source>Open in player</source>
   <translation>プレーヤーで開く</translation>
  </message>
  <message>
   <source>Open in viewer</source>
   <translation>ビューアーで開く</translation>
  </message>
  <message>
   <source>Open it</source>
   <translation>開く</translation>
  </message>
  <message>
   <source>Open it again.</source>
   <translation>もう一度開いてください。</translation>
  </message>
  <message>
   <source>Open or close this call (Enter)</source>
   <translation>この呼び出しを開閉 (Enter)</translation>
  </message>
  <message>
   <source>Open or close this stage (Enter)</source>
   <translation>この段階を開閉 (Enter)</translation>
  </message>
  <message>
   <source>Open or close this track of stages (Enter)</source>
   <translation>この段階の列を開閉 (Enter)</translation>
  </message>
  <message>
   <source>Open or make a workspace folder</source>
   <translation>ワークスペースのフォルダーを開く・作る</translation>
  </message>
  <message>
   <source>Open recent workspace</source>
   <translation>最近のワークスペースを開く</translation>
  </message>
  <message>
   <source>Open that workspace, and replay the call there.</source>
   <translation>そのワークスペースを開き、そこで呼び出しを再実行してください。</translation>
  </message>
  <message>
   <source>Open the URL in a browser, or import a file.</source>
   <translation>URL をブラウザーで開くか、ファイルを読み込んでください。</translation>
  </message>
  <message>
   <source>Open the encrypted file</source>
   <translation>暗号化ファイルを開く</translation>
  </message>
  <message>
   <source>Open the encrypted file…</source>
   <translation>暗号化ファイルを開く…</translation>
  </message>
  <message>
   <source>Open the file in your editor</source>
   <translation>ファイルをエディターで開きます</translation>
  </message>
  <message>
   <source>Open the tool where the trouble is</source>
   <translation>問題の箇所でツールを開きます</translation>
  </message>
  <message>
   <source>Open the workspace again.</source>
   <translation>ワークスペースをもう一度開いてください。</translation>
  </message>
  <message>
   <source>Open tools</source>
   <translation>ツールを開く</translation>
  </message>
  <message>
   <source>Open what the model wrote in the console, and mend the call there.</source>
   <translation>モデルの出力をコンソールで開き、そこで呼び出しを直してください。</translation>
  </message>
  <message>
   <source>Open workspace {}</source>
   <translation>ワークスペース {} を開く</translation>
  </message>
  <message>
   <source>Open {}</source>
   <translation>{} を開く</translation>
  </message>
  <message>
   <source>Open {}, line {}, in the console</source>
   <translation>{} ({} 行)をコンソールで開く</translation>
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
   <translation>OpenAI Chat Completions のツール</translation>
  </message>
  <message>
   <source>OpenAI Responses</source>
   <translation>OpenAI Responses</translation>
  </message>
  <message>
   <source>OpenAI Responses tools</source>
   <translation>OpenAI Responses のツール</translation>
  </message>
  <message>
   <source>OpenAPI {} of {}</source>
   <translation>{1} の OpenAPI {0}</translation>
  </message>
  <message>
   <source>Opening the workspace…</source>
   <translation>ワークスペースを開いています…</translation>
  </message>
  <message>
   <source>Optional</source>
   <translation>省略可</translation>
  </message>
  <message>
   <source>Options</source>
   <translation>オプション</translation>
  </message>
  <message>
   <source>Or keep secrets in an encrypted file: tooldesk secrets set NAME --encrypted-file.</source>
   <translation>または、シークレットを暗号化ファイルに保存してください: tooldesk secrets set NAME --encrypted-file。</translation>
  </message>
  <message>
   <source>Other arguments</source>
   <translation>その他の引数</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>ほかのメンバー</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Output</source>
   <translation>出力</translation>
  </message>
  <message>
   <source>Output of the tool</source>
   <translation>ツールの出力</translation>
  </message>
  <message>
   <source>Output of the tool · last {} of {}</source>
   <translation>ツールの出力 · 最後の {}/{}</translation>
  </message>
  <message>
   <source>Output of the tool · {}</source>
   <translation>ツールの出力 · {}</translation>
  </message>
  <message>
   <source>Output schema</source>
   <translation>出力スキーマ</translation>
  </message>
  <message>
   <source>Outputs</source>
   <translation>出力</translation>
  </message>
  <message>
   <source>Outputs by {}</source>
   <translation>{} 別の出力</translation>
  </message>
  <message>
   <source>Over since {}</source>
   <translation>期限切れ: {}</translation>
  </message>
  <message>
   <source>Overridden</source>
   <translation>上書き済み</translation>
  </message>
  <message>
   <source>Override description</source>
   <translation>説明を上書き</translation>
  </message>
  <message>
   <source>Override description…</source>
   <translation>説明を上書き…</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>概要</translation>
  </message>
  <message>
   <source>PEM file of certificates besides the system's.</source>
   <translation>システムのものに加える証明書の PEM ファイル。</translation>
  </message>
  <message>
   <source>PEM file that says who we are, to the server of the URL alone.</source>
   <translation>こちらが誰かを示す PEM ファイル。URL のサーバーにだけ見せます。</translation>
  </message>
  <message>
   <source>PEM file.</source>
   <translation>PEM ファイル。</translation>
  </message>
  <message>
   <source>Pages and sections</source>
   <translation>ページと節</translation>
  </message>
  <message>
   <source>Pages of other places may not use the capture.</source>
   <translation>別の場所のページはキャプチャを使えません。</translation>
  </message>
  <message>
   <source>Parameter columns</source>
   <translation>パラメーターの列</translation>
  </message>
  <message>
   <source>Parameter rows</source>
   <translation>パラメーターの行</translation>
  </message>
  <message>
   <source>Parameters</source>
   <translation>パラメーター</translation>
  </message>
  <message>
   <source>Parameters, as they are and as they go out</source>
   <translation>パラメーターの元の形と書き出す形</translation>
  </message>
  <message>
   <source>Parse</source>
   <translation>解析</translation>
  </message>
  <message>
   <source>Parse: {}</source>
   <translation>解析: {}</translation>
  </message>
  <message>
   <source>Part</source>
   <translation>部分</translation>
  </message>
  <message>
   <source>Part of a {}</source>
   <translation>{} の一部</translation>
  </message>
  <message>
   <source>Passed</source>
   <translation>成功</translation>
  </message>
  <message>
   <source>Passphrase</source>
   <translation>パスフレーズ</translation>
  </message>
  <message>
   <source>Password variable</source>
   <translation>パスワードの変数</translation>
  </message>
  <message>
   <source>Past calls that would be decided differently</source>
   <translation>判定が変わる過去の呼び出し</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>貼り付け</translation>
  </message>
  <message>
   <source>Paste a command for each URL, or add --globoff where the brackets are meant.</source>
   <translation>URL ごとにコマンドを貼り付けるか、角かっこをそのまま使う場合は --globoff を付けてください。</translation>
  </message>
  <message>
   <source>Paste a command for one of them.</source>
   <translation>そのうちの一つのコマンドを貼り付けてください。</translation>
  </message>
  <message>
   <source>Paste a command whose URL begins with one of them.</source>
   <translation>どちらかで始まる URL のコマンドを貼り付けてください。</translation>
  </message>
  <message>
   <source>Paste a curl command</source>
   <translation>curl コマンドを貼り付け</translation>
  </message>
  <message>
   <source>Paste a model's output to run it</source>
   <translation>モデルの出力を貼り付けて実行</translation>
  </message>
  <message>
   <source>Paste all of it.</source>
   <translation>全体を貼り付けてください。</translation>
  </message>
  <message>
   <source>Paste its output into the text on the left, or load a sample. Run takes every call in it through all its stages.</source>
   <translation>左のテキストに出力を貼り付けるか、サンプルを読み込みます。「実行」を押すと、その中の呼び出しがすべての段階を通ります。</translation>
  </message>
  <message>
   <source>Paste one that begins with curl.</source>
   <translation>curl で始まるものを貼り付けてください。</translation>
  </message>
  <message>
   <source>Paste or write a model's output on the left.</source>
   <translation>左にモデルの出力を貼り付けるか入力してください。</translation>
  </message>
  <message>
   <source>Paste the commands one by one.</source>
   <translation>コマンドを一つずつ貼り付けてください。</translation>
  </message>
  <message>
   <source>Paste the response as the API gave it, or write the call in the shape of one.</source>
   <translation>API の応答をそのまま貼り付けるか、その形で呼び出しを書いてください。</translation>
  </message>
  <message>
   <source>Paste the whole output, or have the model write the call again from its beginning.</source>
   <translation>出力全体を貼り付けるか、モデルに呼び出しを最初から書き直させてください。</translation>
  </message>
  <message>
   <source>Paste the whole response.</source>
   <translation>応答全体を貼り付けてください。</translation>
  </message>
  <message>
   <source>Paste them.</source>
   <translation>貼り付けてください。</translation>
  </message>
  <message>
   <source>Paste what a model wrote, or drop a file here</source>
   <translation>モデルの出力を貼り付けるか、ファイルをドロップ</translation>
  </message>
  <message>
   <source>Paste what a model wrote, then run it. Each call gets a lane: its six stages and its result.</source>
   <translation>モデルの出力を貼り付けて実行してください。呼び出しごとに六つの段階と結果が並びます。</translation>
  </message>
  <message>
   <source>Paste…</source>
   <translation>貼り付け…</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Path of the file to send, relative ones from the working folder.</source>
   <translation>送信するファイルのパス。相対パスは作業フォルダーが基準です。</translation>
  </message>
  <message>
   <source>Pattern</source>
   <translation>パターン</translation>
  </message>
  <message>
   <source>Paused before the next stage</source>
   <translation>次の段階の前で一時停止中</translation>
  </message>
  <message>
   <source>Per</source>
   <translation>期間</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>期間</translation>
  </message>
  <message>
   <source>Permission</source>
   <translation>許可</translation>
  </message>
  <message>
   <source>Pick</source>
   <translation>取り出し</translation>
  </message>
  <message>
   <source>Pick a tool</source>
   <translation>ツールを選ぶ</translation>
  </message>
  <message>
   <source>Pick a tool to call</source>
   <translation>呼び出すツールを選ぶ</translation>
  </message>
  <message>
   <source>Pick a tool, fill in its form or its JSON, then run it. Its stages and its result appear here.</source>
   <translation>ツールを選び、フォームか JSON に入力して実行してください。段階と結果がここに表示されます。</translation>
  </message>
  <message>
   <source>Picture</source>
   <translation>画像</translation>
  </message>
  <message>
   <source>Picture (*.png);;Drawing (*.svg)</source>
   <translation>画像 (*.png);;図 (*.svg)</translation>
  </message>
  <message>
   <source>Picture, {} by {}</source>
   <translation>画像、{} × {}</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>ピン留め</translation>
  </message>
  <message>
   <source>Pinned</source>
   <translation>ピン留め済み</translation>
  </message>
  <message>
   <source>Pinned answers leave no room for others</source>
   <translation>固定された応答のため、ほかの応答を保存できません</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>場所</translation>
  </message>
  <message>
   <source>Placeholder</source>
   <translation>プレースホルダー</translation>
  </message>
  <message>
   <source>Places where a value stands</source>
   <translation>値のある場所</translation>
  </message>
  <message>
   <source>Policies</source>
   <translation>ポリシー</translation>
  </message>
  <message>
   <source>Pool</source>
   <translation>プール</translation>
  </message>
  <message>
   <source>Pool {}</source>
   <translation>プール {}</translation>
  </message>
  <message>
   <source>Pool {} is removed.</source>
   <translation>プール {} を取り除きました。</translation>
  </message>
  <message>
   <source>Pool {} {}.</source>
   <translation>プール {} {}。</translation>
  </message>
  <message>
   <source>Pools</source>
   <translation>プール</translation>
  </message>
  <message>
   <source>Port {} can't be listened on: {}.</source>
   <translation>ポート {} で待ち受けできません: {}。</translation>
  </message>
  <message>
   <source>Port {} of this machine, to which {} sends you back, is taken: {}.</source>
   <translation>このコンピューターのポート {}({} からの戻り先)は使用中です: {}。</translation>
  </message>
  <message>
   <source>Port, any that is free where it is empty</source>
   <translation>ポート。空なら空いているもの</translation>
  </message>
  <message>
   <source>Postman collection {}</source>
   <translation>Postman コレクション {}</translation>
  </message>
  <message>
   <source>Postman collection{}</source>
   <translation>Postman コレクション{}</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>前のペイン(&amp;V)</translation>
  </message>
  <message>
   <source>Pre&amp;vious problem</source>
   <translation>前の問題(&amp;V)</translation>
  </message>
  <message>
   <source>Prefixes</source>
   <translation>接頭辞</translation>
  </message>
  <message>
   <source>Prepare</source>
   <translation>準備</translation>
  </message>
  <message>
   <source>Press Replace to keep these in their place, or choose another name.</source>
   <translation>置き換えるには「置き換え」を押してください。または別の名前を選んでください。</translation>
  </message>
  <message>
   <source>Preview of a call</source>
   <translation>呼び出しのプレビュー</translation>
  </message>
  <message>
   <source>Previous match (Shift+F3)</source>
   <translation>前の一致 (Shift+F3)</translation>
  </message>
  <message>
   <source>Previous problem</source>
   <translation>前の問題</translation>
  </message>
  <message>
   <source>Private hosts</source>
   <translation>内部ホスト</translation>
  </message>
  <message>
   <source>Private key</source>
   <translation>秘密鍵</translation>
  </message>
  <message>
   <source>Private key, hidden</source>
   <translation>秘密鍵(非表示)</translation>
  </message>
  <message>
   <source>Probably memory ran out: {}. Give it less to do, or raise "{}" of its "sandbox".</source>
   <translation>メモリー不足の可能性があります: {}。仕事を減らすか、"sandbox" の "{}" を大きくしてください。</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>問題</translation>
  </message>
  <message>
   <source>Problem: {}</source>
   <translation>問題: {}</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>問題</translation>
  </message>
  <message>
   <source>Problems first</source>
   <translation>問題を先に</translation>
  </message>
  <message>
   <source>Process</source>
   <translation>プロセス</translation>
  </message>
  <message>
   <source>Processes</source>
   <translation>プロセス</translation>
  </message>
  <message>
   <source>Processor time</source>
   <translation>CPU 時間</translation>
  </message>
  <message>
   <source>Program</source>
   <translation>プログラム</translation>
  </message>
  <message>
   <source>Programs and addresses that offer tools over MCP. They stand in servers.json, under mcpServers, as other programs write them. Nothing is started before you say so.</source>
   <translation>MCP でツールを提供するプログラムとアドレスです。ほかのプログラムと同じく servers.json の mcpServers に書かれます。許可するまで何も起動しません。</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>進行状況</translation>
  </message>
  <message>
   <source>Prompt</source>
   <translation>プロンプト</translation>
  </message>
  <message>
   <source>Proxy</source>
   <translation>プロキシ</translation>
  </message>
  <message>
   <source>Public key</source>
   <translation>公開鍵</translation>
  </message>
  <message>
   <source>Put a folder in the place of the link, then save again.</source>
   <translation>リンクの代わりにフォルダーを置き、もう一度保存してください。</translation>
  </message>
  <message>
   <source>Put a folder in the place of the link, then try again.</source>
   <translation>リンクの代わりにフォルダーを置き、もう一度試してください。</translation>
  </message>
  <message>
   <source>Put a smaller file in the place of {}, or move that away.</source>
   <translation>{} を小さいファイルに置き換えるか、移動してください。</translation>
  </message>
  <message>
   <source>Put it aside</source>
   <translation>退避する</translation>
  </message>
  <message>
   <source>Put it in quotation marks.</source>
   <translation>引用符で囲んでください。</translation>
  </message>
  <message>
   <source>Put the inner levels into $defs and refer to them with $ref.</source>
   <translation>内側の段を $defs に移し、$ref で参照してください。</translation>
  </message>
  <message>
   <source>Put the text itself behind --data.</source>
   <translation>テキストそのものを --data の後に書いてください。</translation>
  </message>
  <message>
   <source>Put the text itself there, or a file with @.</source>
   <translation>テキストそのものか、@ を付けたファイルを入れてください。</translation>
  </message>
  <message>
   <source>Put the text itself there, or leave all other data out.</source>
   <translation>テキストそのものを入れるか、ほかのデータをすべて外してください。</translation>
  </message>
  <message>
   <source>Put what repeats into $defs and refer to it with $ref.</source>
   <translation>繰り返される部分を $defs に移し、$ref で参照してください。</translation>
  </message>
  <message>
   <source>Put what the model wrote into the console; undo brings back what stood there</source>
   <translation>モデルの出力をコンソールに入れます。元に戻すと以前の内容に戻ります</translation>
  </message>
  <message>
   <source>Python</source>
   <translation>Python</translation>
  </message>
  <message>
   <source>Python files (*.py)</source>
   <translation>Python ファイル (*.py)</translation>
  </message>
  <message>
   <source>Python function</source>
   <translation>Python 関数</translation>
  </message>
  <message>
   <source>Python functions</source>
   <translation>Python 関数</translation>
  </message>
  <message>
   <source>Python {}</source>
   <translation>Python {}</translation>
  </message>
  <message>
   <source>Query</source>
   <translation>クエリ</translation>
  </message>
  <message>
   <source>Quotes inside a string do not pair, so where it ends is a guess.</source>
   <translation>文字列の中の引用符が対になっておらず、終わりの位置は推測です。</translation>
  </message>
  <message>
   <source>Raise Longest answer under Asking a model in the settings.</source>
   <translation>設定の「モデルに尋ねる」で「応答の最長時間」を増やしてください。</translation>
  </message>
  <message>
   <source>Raise its timeout_s, or give it less to do.</source>
   <translation>timeout_s を大きくするか、仕事を減らしてください。</translation>
  </message>
  <message>
   <source>Raise its timeout_s, or give it less to do. Compiling a module that is new counts, too.</source>
   <translation>timeout_s を大きくするか、仕事を減らしてください。新しいモジュールのコンパイルの時間も含まれます。</translation>
  </message>
  <message>
   <source>Raise the tool's timeout_s, or ask for less.</source>
   <translation>ツールの timeout_s を大きくするか、求める量を減らしてください。</translation>
  </message>
  <message>
   <source>Raise the tool's timeout_s, or give it less to do.</source>
   <translation>ツールの timeout_s を大きくするか、仕事を減らしてください。</translation>
  </message>
  <message>
   <source>Raise the tool's timeout_s.</source>
   <translation>ツールの timeout_s を大きくしてください。</translation>
  </message>
  <message>
   <source>Raise {} of the co-worker, or give a smaller task.</source>
   <translation>協力者の {} を大きくするか、小さい作業を与えてください。</translation>
  </message>
  <message>
   <source>Raise {} under Asking a model in the settings, or ask for less.</source>
   <translation>設定の「モデルに尋ねる」で {} を大きくするか、求める量を減らしてください。</translation>
  </message>
  <message>
   <source>Rate limited</source>
   <translation>頻度の制限</translation>
  </message>
  <message>
   <source>Raw</source>
   <translation>そのまま</translation>
  </message>
  <message>
   <source>Raw model output</source>
   <translation>モデルの生の出力</translation>
  </message>
  <message>
   <source>Re&amp;ad the {}</source>
   <translation>{} を読み取る(&amp;A)</translation>
  </message>
  <message>
   <source>Re&amp;move {}</source>
   <translation>{} を取り除く(&amp;M)</translation>
  </message>
  <message>
   <source>Re&amp;name saved call {}…</source>
   <translation>保存済み呼び出し {} の名前を変更(&amp;N)…</translation>
  </message>
  <message>
   <source>Re&amp;name scenario {}…</source>
   <translation>シナリオ {} の名前を変更(&amp;N)…</translation>
  </message>
  <message>
   <source>Re&amp;name view {}…</source>
   <translation>ビュー {} の名前を変更(&amp;N)…</translation>
  </message>
  <message>
   <source>Re&amp;open call</source>
   <translation>呼び出しを開き直す(&amp;O)</translation>
  </message>
  <message>
   <source>Re&amp;veal value of {}</source>
   <translation>{} の値を表示(&amp;V)</translation>
  </message>
  <message>
   <source>Re&amp;vert what {} expects</source>
   <translation>{} の期待値を元に戻す(&amp;V)</translation>
  </message>
  <message>
   <source>Re&amp;voke permission of {}</source>
   <translation>{} の許可を取り消す(&amp;V)</translation>
  </message>
  <message>
   <source>Reaches outside the folder</source>
   <translation>フォルダーの外への到達</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>読み取り</translation>
  </message>
  <message>
   <source>Read again</source>
   <translation>再度読み取る</translation>
  </message>
  <message>
   <source>Read another file; pictures can be looked at with add_image.</source>
   <translation>別のファイルを読んでください。画像は add_image で見られます。</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>読み取り結果</translation>
  </message>
  <message>
   <source>Read as {}</source>
   <translation>{} として読み取り</translation>
  </message>
  <message>
   <source>Read the file, and copy the place as it is, spaces and line breaks too.</source>
   <translation>ファイルを読み、空白と改行も含めてその箇所をそのままコピーしてください。</translation>
  </message>
  <message>
   <source>Read the logs, and count what becomes of every output; nothing is executed</source>
   <translation>ログを読み、各出力の結果を数えます。何も実行しません</translation>
  </message>
  <message>
   <source>Read the notebook, and name a cell by its number.</source>
   <translation>ノートブックを読み、セルを番号で指定してください。</translation>
  </message>
  <message>
   <source>Read the selected outputs again, and compare what comes with what is expected</source>
   <translation>選んだ出力をもう一度読み取り、結果を期待値と比較します</translation>
  </message>
  <message>
   <source>Read the text in this dialect only</source>
   <translation>この方言だけで読み取ります</translation>
  </message>
  <message>
   <source>Read the tools; nothing of the folder runs</source>
   <translation>ツールを読み取ります。フォルダーのものは何も実行しません</translation>
  </message>
  <message>
   <source>Read what the tool printed below, then run again.</source>
   <translation>ツールの出力を下で確認してから、再度実行してください。</translation>
  </message>
  <message>
   <source>Readable</source>
   <translation>読み取り可能</translation>
  </message>
  <message>
   <source>Reading the files for {}</source>
   <translation>{} のファイルを読み取り中</translation>
  </message>
  <message>
   <source>Reading the past calls</source>
   <translation>過去の呼び出しを読み取り中</translation>
  </message>
  <message>
   <source>Reading the past calls…</source>
   <translation>過去の呼び出しを読み取り中…</translation>
  </message>
  <message>
   <source>Reading the stored values…</source>
   <translation>保存済みの値を読み取り中…</translation>
  </message>
  <message>
   <source>Reading was stopped</source>
   <translation>読み取りを停止しました</translation>
  </message>
  <message>
   <source>Reading {}…</source>
   <translation>{} を読み取り中…</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>読み込み中…</translation>
  </message>
  <message>
   <source>Reading… {} found.</source>
   <translation>読み取り中… {} 件見つかりました。</translation>
  </message>
  <message>
   <source>Ready</source>
   <translation>準備完了</translation>
  </message>
  <message>
   <source>Ready to run</source>
   <translation>実行の準備ができました</translation>
  </message>
  <message>
   <source>Ready, with a reminder of the format as after every {}; this was use {}.</source>
   <translation>準備完了。{} ごとの形式の再通知を含みます。今回は {} 回目の使用です。</translation>
  </message>
  <message>
   <source>Ready, with {}; the model is told so.</source>
   <translation>準備完了。{} を含み、モデルに伝えます。</translation>
  </message>
  <message>
   <source>Reasoning</source>
   <translation>推論</translation>
  </message>
  <message>
   <source>Recent workspaces</source>
   <translation>最近のワークスペース</translation>
  </message>
  <message>
   <source>Recent workspaces are listed once one is open.</source>
   <translation>ワークスペースを開くと、最近のワークスペースが表示されます。</translation>
  </message>
  <message>
   <source>Recorded in</source>
   <translation>記録元</translation>
  </message>
  <message>
   <source>Redirects</source>
   <translation>リダイレクト</translation>
  </message>
  <message>
   <source>Redirects to {}</source>
   <translation>{} にリダイレクト</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>やり直す</translation>
  </message>
  <message>
   <source>Refused</source>
   <translation>拒否</translation>
  </message>
  <message>
   <source>Register Tooldesk there, and write the client_id into "tooldesk": {"oauth": …} of {} in servers.json.</source>
   <translation>そこで Tooldesk を登録し、servers.json の {} の "tooldesk": {"oauth": …} に client_id を書いてください。</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>正規表現</translation>
  </message>
  <message>
   <source>Relative ones count from the working folder.</source>
   <translation>相対パスは作業フォルダーが基準です。</translation>
  </message>
  <message>
   <source>Reload the workspace.</source>
   <translation>ワークスペースを再読み込みしてください。</translation>
  </message>
  <message>
   <source>Remember results</source>
   <translation>結果を記憶</translation>
  </message>
  <message>
   <source>Remembered</source>
   <translation>記憶した内容</translation>
  </message>
  <message>
   <source>Remind of the &amp;format</source>
   <translation>形式を再通知(&amp;F)</translation>
  </message>
  <message>
   <source>Remind of the format</source>
   <translation>形式を再通知</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>取り除く</translation>
  </message>
  <message>
   <source>Remove code {}</source>
   <translation>コード {} を取り除く</translation>
  </message>
  <message>
   <source>Remove field {}</source>
   <translation>フィールド {} を取り除く</translation>
  </message>
  <message>
   <source>Remove for good</source>
   <translation>完全に取り除く</translation>
  </message>
  <message>
   <source>Remove from list</source>
   <translation>一覧から取り除く</translation>
  </message>
  <message>
   <source>Remove header {}</source>
   <translation>ヘッダー {} を取り除く</translation>
  </message>
  <message>
   <source>Remove it, or correct its spelling.</source>
   <translation>取り除くか、つづりを直してください。</translation>
  </message>
  <message>
   <source>Remove item {} of {}</source>
   <translation>{1} の項目 {0} を取り除く</translation>
  </message>
  <message>
   <source>Remove media type {}</source>
   <translation>メディアタイプ {} を取り除く</translation>
  </message>
  <message>
   <source>Remove one of them.</source>
   <translation>どちらかを取り除いてください。</translation>
  </message>
  <message>
   <source>Remove query parameter {}</source>
   <translation>クエリパラメーター {} を取り除く</translation>
  </message>
  <message>
   <source>Remove row {} of {}</source>
   <translation>{1} の {0} 行目を削除</translation>
  </message>
  <message>
   <source>Remove some that are done.</source>
   <translation>済んだものを取り除いてください。</translation>
  </message>
  <message>
   <source>Remove style {}</source>
   <translation>書き方 {} を取り除く</translation>
  </message>
  <message>
   <source>Remove this item</source>
   <translation>この項目を取り除く</translation>
  </message>
  <message>
   <source>Remove this row</source>
   <translation>この行を削除</translation>
  </message>
  <message>
   <source>Remove this {}</source>
   <translation>この{}を取り除く</translation>
  </message>
  <message>
   <source>Remove variable {}</source>
   <translation>変数 {} を取り除く</translation>
  </message>
  <message>
   <source>Remove word {}</source>
   <translation>単語 {} を取り除く</translation>
  </message>
  <message>
   <source>Remove {} {}</source>
   <translation>{} {} を取り除く</translation>
  </message>
  <message>
   <source>Remove {}?</source>
   <translation>{} を取り除きますか?</translation>
  </message>
  <message>
   <source>Remove…</source>
   <translation>取り除く…</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>名前を変更</translation>
  </message>
  <message>
   <source>Rename it</source>
   <translation>名前を変更してください</translation>
  </message>
  <message>
   <source>Rename one of the two.</source>
   <translation>どちらかの名前を変えてください。</translation>
  </message>
  <message>
   <source>Rename saved call</source>
   <translation>保存済み呼び出しの名前を変更</translation>
  </message>
  <message>
   <source>Rename scenario {}</source>
   <translation>シナリオ {} の名前を変更</translation>
  </message>
  <message>
   <source>Rename the function, or give the tool a name with @tool(name="…").</source>
   <translation>関数の名前を変えるか、@tool(name="…") でツールに名前を付けてください。</translation>
  </message>
  <message>
   <source>Rename the function, or replace the tool (with --replace).</source>
   <translation>関数の名前を変えるか、ツールを置き換えてください(--replace)。</translation>
  </message>
  <message>
   <source>Rename view {}</source>
   <translation>ビュー {} の名前を変更</translation>
  </message>
  <message>
   <source>Rename {} to {}.</source>
   <translation>{} の名前を {} に変えてください。</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>名前を変更…</translation>
  </message>
  <message>
   <source>Reopen closed calls</source>
   <translation>閉じた呼び出しを開き直す</translation>
  </message>
  <message>
   <source>Reopen the call that was closed last</source>
   <translation>最後に閉じた呼び出しを開き直します</translation>
  </message>
  <message>
   <source>Reopen {}</source>
   <translation>{} を開き直す</translation>
  </message>
  <message>
   <source>Repaired</source>
   <translation>修復済み</translation>
  </message>
  <message>
   <source>Repairs</source>
   <translation>修復</translation>
  </message>
  <message>
   <source>Repeats {}</source>
   <translation>{} の再実行</translation>
  </message>
  <message>
   <source>Repeats {} with its tool of then</source>
   <translation>{} の再実行(当時のツール)</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>置き換え</translation>
  </message>
  <message>
   <source>Replace less.</source>
   <translation>置き換える量を減らしてください。</translation>
  </message>
  <message>
   <source>Replace va&amp;lue of {}…</source>
   <translation>{} の値を置き換え(&amp;L)…</translation>
  </message>
  <message>
   <source>Replace {}</source>
   <translation>{} を置き換える</translation>
  </message>
  <message>
   <source>Replace…</source>
   <translation>置き換え…</translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>再実行</translation>
  </message>
  <message>
   <source>Replay call {}?</source>
   <translation>呼び出し {} を再実行しますか?</translation>
  </message>
  <message>
   <source>Replay has the calls of these answers run again in the console, by the permissions of now, and says where the model would be told something else. Nothing is sent to it.</source>
   <translation>再実行すると、これらの応答の呼び出しを現在の許可でコンソールでもう一度実行し、モデルへの内容が変わる箇所を示します。モデルには何も送信しません。</translation>
  </message>
  <message>
   <source>Replayed</source>
   <translation>再実行済み</translation>
  </message>
  <message>
   <source>Replaying</source>
   <translation>再実行中</translation>
  </message>
  <message>
   <source>Replay…</source>
   <translation>再実行…</translation>
  </message>
  <message>
   <source>Report</source>
   <translation>レポート</translation>
  </message>
  <message>
   <source>Report (*.html);;JSON (*.json)</source>
   <translation>報告書 (*.html);;JSON (*.json)</translation>
  </message>
  <message>
   <source>Report of a fault</source>
   <translation>障害レポート</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>要求</translation>
  </message>
  <message>
   <source>Request and answer, without secrets</source>
   <translation>要求と応答(シークレットの値は除く)</translation>
  </message>
  <message>
   <source>Request as sent</source>
   <translation>送信した要求</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>必須</translation>
  </message>
  <message>
   <source>Researcher</source>
   <translation>リサーチャー</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>リセット</translation>
  </message>
  <message>
   <source>Reset &amp;all counts</source>
   <translation>カウントをすべてリセット(&amp;A)</translation>
  </message>
  <message>
   <source>Reset &amp;count of {}</source>
   <translation>{} のカウントをリセット(&amp;C)</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>すべてリセット</translation>
  </message>
  <message>
   <source>Reset its count, or raise its max_usage_count.</source>
   <translation>カウントをリセットするか、max_usage_count を大きくしてください。</translation>
  </message>
  <message>
   <source>Reset to defaults</source>
   <translation>既定値に戻す</translation>
  </message>
  <message>
   <source>Reset {}</source>
   <translation>{} をリセット</translation>
  </message>
  <message>
   <source>Resource</source>
   <translation>リソース</translation>
  </message>
  <message>
   <source>Resource or prompt</source>
   <translation>リソースまたはプロンプト</translation>
  </message>
  <message>
   <source>Resource or prompt of the server</source>
   <translation>サーバーのリソースまたはプロンプト</translation>
  </message>
  <message>
   <source>Resource pool</source>
   <translation>リソースプール</translation>
  </message>
  <message>
   <source>Resource pools</source>
   <translation>リソースプール</translation>
  </message>
  <message>
   <source>Resources</source>
   <translation>リソース</translation>
  </message>
  <message>
   <source>Resources and prompts</source>
   <translation>リソースとプロンプト</translation>
  </message>
  <message>
   <source>Response</source>
   <translation>応答</translation>
  </message>
  <message>
   <source>Response body</source>
   <translation>応答の本文</translation>
  </message>
  <message>
   <source>Response headers</source>
   <translation>応答ヘッダー</translation>
  </message>
  <message>
   <source>Restart</source>
   <translation>再起動</translation>
  </message>
  <message>
   <source>Restore it from a backup, or move it away to start afresh.</source>
   <translation>バックアップから復元するか、移動して新しく始めてください。</translation>
  </message>
  <message>
   <source>Restore it from a backup. Or move it away to start afresh; then set every secret anew, so that it is known and kept out of texts.</source>
   <translation>バックアップから復元するか、移動して新しく始めてください。新しく始める場合は、シークレットを把握してテキストから除けるよう、すべて設定し直してください。</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Results stay good</source>
   <translation>結果の有効期間</translation>
  </message>
  <message>
   <source>Retriable</source>
   <translation>再試行可能</translation>
  </message>
  <message>
   <source>Retriable codes</source>
   <translation>再試行コード</translation>
  </message>
  <message>
   <source>Retries</source>
   <translation>再試行</translation>
  </message>
  <message>
   <source>Reveal &amp;file of {}</source>
   <translation>{} のファイルの場所を表示(&amp;F)</translation>
  </message>
  <message>
   <source>Revealed value</source>
   <translation>表示中の値</translation>
  </message>
  <message>
   <source>Revert</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Revoke approva&amp;l of {}</source>
   <translation>{} の承認を取り消す(&amp;L)</translation>
  </message>
  <message>
   <source>Revoke approval</source>
   <translation>承認を取り消す</translation>
  </message>
  <message>
   <source>Rewrite the file</source>
   <translation>ファイルを書き換える</translation>
  </message>
  <message>
   <source>Rows</source>
   <translation>行</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Run</source>
   <translation>実行</translation>
  </message>
  <message>
   <source>Run Tooldesk as an ordinary user: limits of processes don't bind root.</source>
   <translation>Tooldesk を一般ユーザーで実行してください。root にはプロセス数の制限が効きません。</translation>
  </message>
  <message>
   <source>Run Tooldesk outside of a container, or allow it to make namespaces.</source>
   <translation>Tooldesk をコンテナーの外で実行するか、名前空間の作成を許可してください。</translation>
  </message>
  <message>
   <source>Run a&amp;ll listed scenarios</source>
   <translation>一覧のシナリオをすべて実行(&amp;L)</translation>
  </message>
  <message>
   <source>Run again</source>
   <translation>再度実行</translation>
  </message>
  <message>
   <source>Run again when you are ready.</source>
   <translation>準備ができたら再度実行してください。</translation>
  </message>
  <message>
   <source>Run again.</source>
   <translation>再度実行してください。</translation>
  </message>
  <message>
   <source>Run again. The log file has the details to report.</source>
   <translation>再度実行してください。報告に使える詳細はログファイルにあります。</translation>
  </message>
  <message>
   <source>Run again. When it stays, read what the tool printed below.</source>
   <translation>再度実行してください。続く場合は、ツールの出力を下で確認してください。</translation>
  </message>
  <message>
   <source>Run again; this may work the next time.</source>
   <translation>再度実行してください。次は成功する可能性があります。</translation>
  </message>
  <message>
   <source>Run all</source>
   <translation>すべて実行</translation>
  </message>
  <message>
   <source>Run at on&amp;ce</source>
   <translation>同時実行数(&amp;C)</translation>
  </message>
  <message>
   <source>Run conte&amp;xt…</source>
   <translation>実行コンテキスト(&amp;X)…</translation>
  </message>
  <message>
   <source>Run context</source>
   <translation>実行コンテキスト</translation>
  </message>
  <message>
   <source>Run every scenario that the filter shows</source>
   <translation>フィルターに合うシナリオをすべて実行します</translation>
  </message>
  <message>
   <source>Run it again if you want its result.</source>
   <translation>結果が必要なら、もう一度実行してください。</translation>
  </message>
  <message>
   <source>Run it again to see what it would do now.</source>
   <translation>もう一度実行し、今何をするかを確認してください。</translation>
  </message>
  <message>
   <source>Run it again with its tool of now or of then, and compare the results</source>
   <translation>現在または当時のツールで再実行し、結果を比較します</translation>
  </message>
  <message>
   <source>Run it again; if it stays so, that is a fault of Tooldesk's.</source>
   <translation>もう一度実行してください。続く場合は Tooldesk の不具合です。</translation>
  </message>
  <message>
   <source>Run it as it is</source>
   <translation>このまま実行</translation>
  </message>
  <message>
   <source>Run it in the window, or in a terminal with a keyboard.</source>
   <translation>ウィンドウか、キーボードのある端末で実行してください。</translation>
  </message>
  <message>
   <source>Run it: paste it into the console, or drop it on the text there, or use: tooldesk call FILE.</source>
   <translation>実行するには、コンソールに貼り付けるか、そこのテキストにドロップするか、tooldesk call FILE を使ってください。</translation>
  </message>
  <message>
   <source>Run no more; what came so far stays</source>
   <translation>これ以上実行しません。これまでの結果は残ります</translation>
  </message>
  <message>
   <source>Run pip install 'tooldesk[parquet]', or export the rows as JSON lines.</source>
   <translation>pip install 'tooldesk[parquet]' を実行するか、行を JSON Lines で書き出してください。</translation>
  </message>
  <message>
   <source>Run saved call {}</source>
   <translation>保存した呼び出し {} を実行</translation>
  </message>
  <message>
   <source>Run the call again to be asked again.</source>
   <translation>呼び出しを再度実行すると、もう一度確認されます。</translation>
  </message>
  <message>
   <source>Run the call again to be asked once more.</source>
   <translation>呼び出しを再度実行すると、もう一度尋ねられます。</translation>
  </message>
  <message>
   <source>Run the call again when it is open.</source>
   <translation>次に Tooldesk を開いたときに、呼び出しを再度実行してください。</translation>
  </message>
  <message>
   <source>Run the call again.</source>
   <translation>呼び出しを再度実行してください。</translation>
  </message>
  <message>
   <source>Run the call again: it starts the server anew. {}</source>
   <translation>呼び出しを再度実行してください。サーバーが起動し直されます。{}</translation>
  </message>
  <message>
   <source>Run the same scan again: it goes on with the parts that are not done.</source>
   <translation>同じスキャンを再度実行してください。まだ済んでいない部分から続けます。</translation>
  </message>
  <message>
   <source>Run the test</source>
   <translation>テストを実行</translation>
  </message>
  <message>
   <source>Run the tool in the workspace that has its servers.json.</source>
   <translation>servers.json のあるワークスペースでツールを実行してください。</translation>
  </message>
  <message>
   <source>Run what a model wrote</source>
   <translation>モデルの出力を実行する</translation>
  </message>
  <message>
   <source>Run what models wrote; the names they wrote are compared here.</source>
   <translation>モデルの出力を実行すると、書かれた名前がここで比較されます。</translation>
  </message>
  <message>
   <source>Run {}</source>
   <translation>{} を実行</translation>
  </message>
  <message>
   <source>Runner-up</source>
   <translation>次点</translation>
  </message>
  <message>
   <source>Running</source>
   <translation>実行中</translation>
  </message>
  <message>
   <source>Running it twice does no more than running it once. A tool that isn't runs once, whatever happens.</source>
   <translation>二度実行しても一度の実行と結果が変わらないもの。そうでないツールは、何があっても一度だけ実行します。</translation>
  </message>
  <message>
   <source>Running…</source>
   <translation>実行中…</translation>
  </message>
  <message>
   <source>Running… {} of {}</source>
   <translation>実行中… {}/{}</translation>
  </message>
  <message>
   <source>Runs</source>
   <translation>実行方法</translation>
  </message>
  <message>
   <source>Runs Python of</source>
   <translation>実行する Python</translation>
  </message>
  <message>
   <source>Runs WebAssembly of</source>
   <translation>実行する WebAssembly</translation>
  </message>
  <message>
   <source>Runs belong to one conversation</source>
   <translation>実行を一つの会話とする</translation>
  </message>
  <message>
   <source>Runs the command</source>
   <translation>実行するコマンド</translation>
  </message>
  <message>
   <source>Runs without asking</source>
   <translation>確認なしで実行</translation>
  </message>
  <message>
   <source>Runs {}</source>
   <translation>実行: {}</translation>
  </message>
  <message>
   <source>S&amp;top</source>
   <translation>停止(&amp;T)</translation>
  </message>
  <message>
   <source>S&amp;top capturing</source>
   <translation>キャプチャを停止(&amp;T)</translation>
  </message>
  <message>
   <source>S&amp;top running</source>
   <translation>実行を停止(&amp;T)</translation>
  </message>
  <message>
   <source>S&amp;top scan</source>
   <translation>スキャンを停止(&amp;T)</translation>
  </message>
  <message>
   <source>S&amp;top {}</source>
   <translation>{} を停止(&amp;T)</translation>
  </message>
  <message>
   <source>SQLAlchemy</source>
   <translation>SQLAlchemy</translation>
  </message>
  <message>
   <source>Sa&amp;ve answer of {}…</source>
   <translation>{} の応答を保存(&amp;V)…</translation>
  </message>
  <message>
   <source>Sa&amp;ve call {}</source>
   <translation>呼び出し {} を保存(&amp;V)</translation>
  </message>
  <message>
   <source>Sa&amp;ve call…</source>
   <translation>呼び出しを保存(&amp;V)…</translation>
  </message>
  <message>
   <source>Safe</source>
   <translation>安全</translation>
  </message>
  <message>
   <source>Same</source>
   <translation>同じ</translation>
  </message>
  <message>
   <source>Same as the name</source>
   <translation>名前と同じ</translation>
  </message>
  <message>
   <source>Samples</source>
   <translation>サンプル</translation>
  </message>
  <message>
   <source>Sandbox</source>
   <translation>サンドボックス</translation>
  </message>
  <message>
   <source>Sandbox limits</source>
   <translation>サンドボックスの制限</translation>
  </message>
  <message>
   <source>Sandboxed</source>
   <translation>サンドボックス</translation>
  </message>
  <message>
   <source>Sandboxed ({})</source>
   <translation>サンドボックス ({})</translation>
  </message>
  <message>
   <source>Sandboxed is kept from network and files; where that can't be, it is refused.</source>
   <translation>「サンドボックス」ではネットワークとファイルから隔離します。隔離できない環境では拒否されます。</translation>
  </message>
  <message>
   <source>Sandboxed, {}. Calls are refused.</source>
   <translation>サンドボックス、{}。呼び出しは拒否されます。</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Save and &amp;try {}</source>
   <translation>{} を保存して試す(&amp;T)</translation>
  </message>
  <message>
   <source>Save answer</source>
   <translation>応答を保存</translation>
  </message>
  <message>
   <source>Save attachment</source>
   <translation>添付を保存</translation>
  </message>
  <message>
   <source>Save call</source>
   <translation>呼び出しを保存</translation>
  </message>
  <message>
   <source>Save call &amp;as…</source>
   <translation>名前を付けて呼び出しを保存(&amp;A)…</translation>
  </message>
  <message>
   <source>Save chart</source>
   <translation>グラフを保存</translation>
  </message>
  <message>
   <source>Save charts as a &amp;picture…</source>
   <translation>グラフを画像で保存(&amp;P)…</translation>
  </message>
  <message>
   <source>Save filters as a &amp;view…</source>
   <translation>フィルターをビューとして保存(&amp;V)…</translation>
  </message>
  <message>
   <source>Save filters as a view</source>
   <translation>フィルターをビューとして保存</translation>
  </message>
  <message>
   <source>Save it anew.</source>
   <translation>保存し直してください。</translation>
  </message>
  <message>
   <source>Save it as UTF-8, then try again.</source>
   <translation>UTF-8 で保存して、もう一度試してください。</translation>
  </message>
  <message>
   <source>Save it as UTF-8.</source>
   <translation>UTF-8 で保存してください。</translation>
  </message>
  <message>
   <source>Save it as a .py file, and import that.</source>
   <translation>.py ファイルとして保存し、それを読み込んでください。</translation>
  </message>
  <message>
   <source>Save it, and look.</source>
   <translation>保存して確認してください。</translation>
  </message>
  <message>
   <source>Save it, and open it elsewhere.</source>
   <translation>保存して、別のプログラムで開いてください。</translation>
  </message>
  <message>
   <source>Save picture</source>
   <translation>画像を保存</translation>
  </message>
  <message>
   <source>Save result</source>
   <translation>結果を保存</translation>
  </message>
  <message>
   <source>Save sound</source>
   <translation>音声を保存</translation>
  </message>
  <message>
   <source>Save specs</source>
   <translation>仕様を保存</translation>
  </message>
  <message>
   <source>Save the edits of {}?</source>
   <translation>{} の編集を保存しますか?</translation>
  </message>
  <message>
   <source>Save what the API takes as a file</source>
   <translation>API が受け取る形をファイルに保存します</translation>
  </message>
  <message>
   <source>Save, then call it in the console</source>
   <translation>保存し、コンソールで呼び出します</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>保存済み</translation>
  </message>
  <message>
   <source>Saved as {}.</source>
   <translation>{} として保存しました。</translation>
  </message>
  <message>
   <source>Saved calls</source>
   <translation>保存済み呼び出し</translation>
  </message>
  <message>
   <source>Saved calls of {}…</source>
   <translation>{} の保存済み呼び出し…</translation>
  </message>
  <message>
   <source>Saved calls: {}</source>
   <translation>保存済み呼び出し: {}</translation>
  </message>
  <message>
   <source>Saved calls: {}, changed</source>
   <translation>保存済み呼び出し: {}、変更あり</translation>
  </message>
  <message>
   <source>Save…</source>
   <translation>保存…</translation>
  </message>
  <message>
   <source>Saving…</source>
   <translation>保存中…</translation>
  </message>
  <message>
   <source>Say in each when to use this one and not the other.</source>
   <translation>どちらをいつ使うかを、それぞれに書いてください。</translation>
  </message>
  <message>
   <source>Say in new_text what is to stand there.</source>
   <translation>そこに入れる内容を new_text に書いてください。</translation>
  </message>
  <message>
   <source>Say in the description what each code stands for.</source>
   <translation>各コードの意味を説明に書いてください。</translation>
  </message>
  <message>
   <source>Say it in descriptions</source>
   <translation>説明に書き加える</translation>
  </message>
  <message>
   <source>Say the same in fewer words.</source>
   <translation>同じことを短く書いてください。</translation>
  </message>
  <message>
   <source>Say what is &amp;lost in descriptions</source>
   <translation>失われるものを説明に書く(&amp;L)</translation>
  </message>
  <message>
   <source>Say what it does, when to use it, and what it gives.</source>
   <translation>何をするか、いつ使うか、何を返すかを書いてください。</translation>
  </message>
  <message>
   <source>Say which tool is meant, or send the correction prompt back to the model.</source>
   <translation>どのツールのことかを示すか、訂正プロンプトをモデルに送り返してください。</translation>
  </message>
  <message>
   <source>Say yes in the window or at a terminal, or with --yes; or have its "permission" allow it.</source>
   <translation>ウィンドウ、端末、または --yes で許可するか、"permission" で許可してください。</translation>
  </message>
  <message>
   <source>Say yes in the window or at a terminal; or, for all calls of the tool as it is now: tooldesk permissions consent {}</source>
   <translation>ウィンドウまたは端末で許可してください。現在のツールのすべての呼び出しに許可するには: tooldesk permissions consent {}</translation>
  </message>
  <message>
   <source>Say yes to each host when it is asked, in the window or at a terminal.</source>
   <translation>ウィンドウまたは端末で確認されたときに、ホストごとに許可してください。</translation>
  </message>
  <message>
   <source>Say {}.{}</source>
   <translation>{} を指定してください。{}</translation>
  </message>
  <message>
   <source>Says less</source>
   <translation>情報が減る</translation>
  </message>
  <message>
   <source>Sc&amp;an</source>
   <translation>スキャン(&amp;A)</translation>
  </message>
  <message>
   <source>Sc&amp;enarios</source>
   <translation>シナリオ(&amp;E)</translation>
  </message>
  <message>
   <source>Scan</source>
   <translation>スキャン</translation>
  </message>
  <message>
   <source>Scan running</source>
   <translation>スキャン実行中</translation>
  </message>
  <message>
   <source>Scan some logs first.</source>
   <translation>先にログをスキャンしてください。</translation>
  </message>
  <message>
   <source>Scan the logs again: they changed since.</source>
   <translation>その後ログが変わったため、もう一度スキャンしてください。</translation>
  </message>
  <message>
   <source>Scanned</source>
   <translation>スキャン済み</translation>
  </message>
  <message>
   <source>Scenario</source>
   <translation>シナリオ</translation>
  </message>
  <message>
   <source>Scenarios</source>
   <translation>シナリオ</translation>
  </message>
  <message>
   <source>Scenarios running</source>
   <translation>シナリオ実行中</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>スコア</translation>
  </message>
  <message>
   <source>Score {}</source>
   <translation>スコア {}</translation>
  </message>
  <message>
   <source>Screen</source>
   <translation>画面</translation>
  </message>
  <message>
   <source>Screens</source>
   <translation>画面</translation>
  </message>
  <message>
   <source>Script (*.{})</source>
   <translation>スクリプト (*.{})</translation>
  </message>
  <message>
   <source>Search address</source>
   <translation>検索アドレス</translation>
  </message>
  <message>
   <source>Search for fewer words.</source>
   <translation>検索語を減らしてください。</translation>
  </message>
  <message>
   <source>Search for it first.</source>
   <translation>先に検索してください。</translation>
  </message>
  <message>
   <source>Search service</source>
   <translation>検索サービス</translation>
  </message>
  <message>
   <source>Seconds after which a call is stopped.</source>
   <translation>呼び出しを停止するまでの秒数。</translation>
  </message>
  <message>
   <source>Seconds for which a result stays good.</source>
   <translation>結果が有効な秒数。</translation>
  </message>
  <message>
   <source>Seconds.</source>
   <translation>秒単位。</translation>
  </message>
  <message>
   <source>Secret Service</source>
   <translation>Secret Service</translation>
  </message>
  <message>
   <source>Secrets</source>
   <translation>シークレット</translation>
  </message>
  <message>
   <source>Secrets are kept in it behind a passphrase. Nobody can get them back without it.</source>
   <translation>シークレットをパスフレーズで保護して保存します。パスフレーズがなければ誰も取り出せません。</translation>
  </message>
  <message>
   <source>Secrets: Encrypted file</source>
   <translation>シークレット: 暗号化ファイル</translation>
  </message>
  <message>
   <source>Secrets: {}</source>
   <translation>シークレット: {}</translation>
  </message>
  <message>
   <source>Sections of the form</source>
   <translation>フォームのセクション</translation>
  </message>
  <message>
   <source>Security metadata for tools, beside the arguments: a NAME=VALUE on each line. Never shown to models, forgotten when Tooldesk ends.</source>
   <translation>引数とは別にツールへ渡すセキュリティ情報。1 行に一つの NAME=VALUE。モデルには見せず、終了時に消去します。</translation>
  </message>
  <message>
   <source>See it: tooldesk servers log {}</source>
   <translation>確認するには: tooldesk servers log {}</translation>
  </message>
  <message>
   <source>See that the disk has room and is well, then try again; leave the file there.</source>
   <translation>ディスクに空きがあり正常であることを確かめてから、もう一度試してください。ファイルはそのままにしてください。</translation>
  </message>
  <message>
   <source>See that the disk has room and is well.</source>
   <translation>ディスクの空きと状態を確認してください。</translation>
  </message>
  <message>
   <source>See them: tooldesk servers tools {}</source>
   <translation>一覧を見るには: tooldesk servers tools {}</translation>
  </message>
  <message>
   <source>See what becomes of each call</source>
   <translation>各呼び出しの行方を見る</translation>
  </message>
  <message>
   <source>See what it logged; without the scheduler it is counted on this computer.</source>
   <translation>ログを確認してください。スケジューラーなしでは、このコンピューターで数えます。</translation>
  </message>
  <message>
   <source>See what it offers: tooldesk servers show {} --live</source>
   <translation>提供内容を見るには: tooldesk servers show {} --live</translation>
  </message>
  <message>
   <source>See whether your system's password program can open it, then try again.</source>
   <translation>システムのパスワード管理プログラムで開けるか確認し、もう一度試してください。</translation>
  </message>
  <message>
   <source>See which there are: tooldesk servers list</source>
   <translation>一覧を見るには: tooldesk servers list</translation>
  </message>
  <message>
   <source>See why it won't start, and its traffic.</source>
   <translation>起動しない理由と通信を確認してください。</translation>
  </message>
  <message>
   <source>Seeing what the tool is like</source>
   <translation>ツールの内容を確認中</translation>
  </message>
  <message>
   <source>Seeing whether it is still like that</source>
   <translation>内容が変わっていないか確認中</translation>
  </message>
  <message>
   <source>Select</source>
   <translation>選択</translation>
  </message>
  <message>
   <source>Select &amp;all</source>
   <translation>すべて選択(&amp;A)</translation>
  </message>
  <message>
   <source>Select &amp;all	Ctrl+A</source>
   <translation>すべて選択(&amp;A)	Ctrl+A</translation>
  </message>
  <message>
   <source>Select: {}</source>
   <translation>選択: {}</translation>
  </message>
  <message>
   <source>Selected</source>
   <translation>選択結果</translation>
  </message>
  <message>
   <source>Selected tools</source>
   <translation>選んだツール</translation>
  </message>
  <message>
   <source>Selection</source>
   <translation>選択</translation>
  </message>
  <message>
   <source>Selection s&amp;ettings…</source>
   <translation>選択の設定(&amp;E)…</translation>
  </message>
  <message>
   <source>Selection settings</source>
   <translation>選択の設定</translation>
  </message>
  <message>
   <source>Selection settings…</source>
   <translation>選択の設定…</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>送信</translation>
  </message>
  <message>
   <source>Send JSON only.</source>
   <translation>JSON だけを送ってください。</translation>
  </message>
  <message>
   <source>Send a value</source>
   <translation>値を送信</translation>
  </message>
  <message>
   <source>Send another value.</source>
   <translation>別の値を送ってください。</translation>
  </message>
  <message>
   <source>Send empty text</source>
   <translation>空のテキストを送信</translation>
  </message>
  <message>
   <source>Send flatter arguments.</source>
   <translation>もっと浅い引数を送ってください。</translation>
  </message>
  <message>
   <source>Send it as a text.</source>
   <translation>テキストとして送ってください。</translation>
  </message>
  <message>
   <source>Send it back, or mend the text on the left and run again.</source>
   <translation>モデルに送り返すか、左のテキストを直して再度実行してください。</translation>
  </message>
  <message>
   <source>Send it in smaller parts.</source>
   <translation>小さく分けて送ってください。</translation>
  </message>
  <message>
   <source>Send less.</source>
   <translation>送る量を減らしてください。</translation>
  </message>
  <message>
   <source>Send no more.</source>
   <translation>これ以上送らないでください。</translation>
  </message>
  <message>
   <source>Send null</source>
   <translation>null を送信</translation>
  </message>
  <message>
   <source>Send shorter arguments, or let the tool's source put them in the body.</source>
   <translation>引数を短くするか、ツールの source で本文に入れるようにしてください。</translation>
  </message>
  <message>
   <source>Send shorter headers.</source>
   <translation>ヘッダーを短くしてください。</translation>
  </message>
  <message>
   <source>Send smaller arguments, or simplify the tool's schema.</source>
   <translation>引数を小さくするか、ツールのスキーマを簡単にしてください。</translation>
  </message>
  <message>
   <source>Send the correction prompt back to the model, or mend the text and run again.</source>
   <translation>訂正プロンプトをモデルに送り返すか、テキストを直して再度実行してください。</translation>
  </message>
  <message>
   <source>Send the correction prompt back to the model, or mend the text.</source>
   <translation>訂正プロンプトをモデルに送り返すか、テキストを直してください。</translation>
  </message>
  <message>
   <source>Send the message back, which asks the model for another approach. To run it all the same, run it alone or begin a new conversation.</source>
   <translation>メッセージを送り返し、モデルに別の方法を求めてください。それでも実行するには、単独で実行するか、新しい会話を始めてください。</translation>
  </message>
  <message>
   <source>Sends what the MCP server {} asks a model to {}, and gives the server what {} answers.</source>
   <translation>MCP サーバー {} がモデルへの質問ことを {} に送り、{} の答えをサーバーに渡します。</translation>
  </message>
  <message>
   <source>Sends your prompt, the tools of this workspace and what their calls give to {}.</source>
   <translation>プロンプト、このワークスペースのツール、その呼び出しの結果を {} に送ります。</translation>
  </message>
  <message>
   <source>Server</source>
   <translation>サーバー</translation>
  </message>
  <message>
   <source>Servers</source>
   <translation>サーバー</translation>
  </message>
  <message>
   <source>Servers that were found</source>
   <translation>見つかったサーバー</translation>
  </message>
  <message>
   <source>Session</source>
   <translation>セッション</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>設定済み</translation>
  </message>
  <message>
   <source>Set "execution_mode" to "native" for tools you trust.</source>
   <translation>信頼するツールでは "execution_mode" を "native" に設定してください。</translation>
  </message>
  <message>
   <source>Set "permission" of its "signer" to "ask" or "allow" to let it sign.</source>
   <translation>署名を許すには、"signer" の "permission" を "ask" または "allow" に設定してください。</translation>
  </message>
  <message>
   <source>Set &amp;limit of {}…</source>
   <translation>{} の制限を設定(&amp;L)…</translation>
  </message>
  <message>
   <source>Set Address and Model under Model in the settings.</source>
   <translation>設定の「モデル」で「アドレス」と「モデル」を設定してください。</translation>
  </message>
  <message>
   <source>Set HOME to a folder, or choose one with --data-dir.</source>
   <translation>HOME にフォルダを設定するか、--data-dir で選んでください。</translation>
  </message>
  <message>
   <source>Set a key that is valid there in Secrets, or correct Variable of the key in settings.</source>
   <translation>「シークレット」で有効なキーを設定するか、設定の「キーの変数」を修正してください。</translation>
  </message>
  <message>
   <source>Set a key that may use this model in Secrets.</source>
   <translation>「シークレット」で、このモデルを使えるキーを設定してください。</translation>
  </message>
  <message>
   <source>Set it again: tooldesk secrets set NAME</source>
   <translation>再設定するには: tooldesk secrets set NAME</translation>
  </message>
  <message>
   <source>Set it in the environment of this program, or in the env_vars of the ToolContext.</source>
   <translation>このプログラムの環境、または ToolContext の env_vars で設定してください。</translation>
  </message>
  <message>
   <source>Set it on the Secrets screen, or: tooldesk secrets set {}.</source>
   <translation>シークレット画面で設定するか、次を実行してください: tooldesk secrets set {}。</translation>
  </message>
  <message>
   <source>Set its "permission" to "ask" or "allow" to run it.</source>
   <translation>実行するには "permission" を "ask" または "allow" に設定してください。</translation>
  </message>
  <message>
   <source>Set its "permission" to "ask" or "allow".</source>
   <translation>"permission" を "ask" または "allow" に設定してください。</translation>
  </message>
  <message>
   <source>Set keys</source>
   <translation>キーを設定</translation>
  </message>
  <message>
   <source>Set limit</source>
   <translation>制限を設定</translation>
  </message>
  <message>
   <source>Set run context</source>
   <translation>実行コンテキストを設定</translation>
  </message>
  <message>
   <source>Set secret</source>
   <translation>シークレットを設定</translation>
  </message>
  <message>
   <source>Set the address of chat completions, such as …/v1/chat/completions, and look at the answer in the history.</source>
   <translation>…/v1/chat/completions のような Chat Completions のアドレスを設定し、履歴で応答を確認してください。</translation>
  </message>
  <message>
   <source>Set the value for {}</source>
   <translation>{} の値を設定</translation>
  </message>
  <message>
   <source>Set {}</source>
   <translation>{} を設定</translation>
  </message>
  <message>
   <source>Sets what changes other programs</source>
   <translation>ほかのプログラムを変えるものの設定</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>設定</translation>
  </message>
  <message>
   <source>Settings can be changed once a workspace is open.</source>
   <translation>ワークスペースを開くと、設定を変更できます。</translation>
  </message>
  <message>
   <source>Set…</source>
   <translation>設定…</translation>
  </message>
  <message>
   <source>Several are parted by {}</source>
   <translation>複数は {} で区切ります</translation>
  </message>
  <message>
   <source>Shell command</source>
   <translation>シェルコマンド</translation>
  </message>
  <message>
   <source>Shortcuts</source>
   <translation>ショートカット</translation>
  </message>
  <message>
   <source>Shorten it.</source>
   <translation>短くしてください。</translation>
  </message>
  <message>
   <source>Shorten its data; what calls send belongs in their arguments.</source>
   <translation>データを短くしてください。呼び出しで送るものは引数に入れます。</translation>
  </message>
  <message>
   <source>Shorten the output.</source>
   <translation>出力を短くしてください。</translation>
  </message>
  <message>
   <source>Shortest</source>
   <translation>最小長</translation>
  </message>
  <message>
   <source>Show &amp;tool of call {}</source>
   <translation>呼び出し {} のツールを表示(&amp;T)</translation>
  </message>
  <message>
   <source>Show all</source>
   <translation>すべて表示</translation>
  </message>
  <message>
   <source>Show all: {}</source>
   <translation>すべて表示: {}</translation>
  </message>
  <message>
   <source>Show arguments and answer ({})</source>
   <translation>引数と応答を表示 ({})</translation>
  </message>
  <message>
   <source>Show as JSON Schema</source>
   <translation>JSON Schema で表示</translation>
  </message>
  <message>
   <source>Show as JSON Schema…</source>
   <translation>JSON Schema で表示…</translation>
  </message>
  <message>
   <source>Show history</source>
   <translation>履歴を表示</translation>
  </message>
  <message>
   <source>Show in JSON</source>
   <translation>JSON で表示</translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>フォルダーで表示</translation>
  </message>
  <message>
   <source>Show in the text</source>
   <translation>テキスト内で表示</translation>
  </message>
  <message>
   <source>Show limits</source>
   <translation>制限を表示</translation>
  </message>
  <message>
   <source>Show on the Servers screen</source>
   <translation>サーバー画面で表示</translation>
  </message>
  <message>
   <source>Show on the Tools screen</source>
   <translation>ツール画面で表示</translation>
  </message>
  <message>
   <source>Show one of them</source>
   <translation>どれかを表示</translation>
  </message>
  <message>
   <source>Show only one dialect</source>
   <translation>一つの方言だけを表示</translation>
  </message>
  <message>
   <source>Show only one outcome</source>
   <translation>一つの結果だけを表示</translation>
  </message>
  <message>
   <source>Show only one stage</source>
   <translation>一つの段階だけを表示</translation>
  </message>
  <message>
   <source>Show only one time</source>
   <translation>一つの期間だけを表示</translation>
  </message>
  <message>
   <source>Show only one tool</source>
   <translation>一つのツールだけを表示</translation>
  </message>
  <message>
   <source>Show only one workspace</source>
   <translation>一つのワークスペースだけを表示</translation>
  </message>
  <message>
   <source>Show only the calls of one tool</source>
   <translation>一つのツールの呼び出しだけを表示します</translation>
  </message>
  <message>
   <source>Show only the calls that are: {}</source>
   <translation>次の状態の呼び出しだけを表示: {}</translation>
  </message>
  <message>
   <source>Show only {} with these words</source>
   <translation>これらの語を含む {} だけを表示</translation>
  </message>
  <message>
   <source>Show only: {}</source>
   <translation>次だけを表示: {}</translation>
  </message>
  <message>
   <source>Show pools</source>
   <translation>プールを表示</translation>
  </message>
  <message>
   <source>Show report…</source>
   <translation>レポートを表示…</translation>
  </message>
  <message>
   <source>Show the Capture screen</source>
   <translation>キャプチャ画面を表示</translation>
  </message>
  <message>
   <source>Show the Console screen</source>
   <translation>コンソール画面を表示</translation>
  </message>
  <message>
   <source>Show the Scan screen</source>
   <translation>スキャン画面を表示</translation>
  </message>
  <message>
   <source>Show the Scenarios screen</source>
   <translation>シナリオ画面を表示</translation>
  </message>
  <message>
   <source>Show the call that was closed last</source>
   <translation>最後に閉じた呼び出しを表示します</translation>
  </message>
  <message>
   <source>Show the file in its folder</source>
   <translation>ファイルをフォルダーで表示します</translation>
  </message>
  <message>
   <source>Show the value for 15 s</source>
   <translation>値を 15 秒間表示します</translation>
  </message>
  <message>
   <source>Show them on the Tools screen</source>
   <translation>ツール画面で表示します</translation>
  </message>
  <message>
   <source>Show tool</source>
   <translation>ツールを表示</translation>
  </message>
  <message>
   <source>Show tool {}</source>
   <translation>ツール {} を表示</translation>
  </message>
  <message>
   <source>Show what changed of the selected tools since you approved them, and approve it</source>
   <translation>選んだツールの承認後の変更を表示し、承認します</translation>
  </message>
  <message>
   <source>Show what the tools of this folder would do</source>
   <translation>このフォルダーのツールの実行内容を表示します</translation>
  </message>
  <message>
   <source>Show {}</source>
   <translation>{} を表示</translation>
  </message>
  <message>
   <source>Show {} more</source>
   <translation>ほか{}件を表示</translation>
  </message>
  <message>
   <source>Show {} of {} earlier calls</source>
   <translation>前の呼び出しを {}/{} 件表示</translation>
  </message>
  <message>
   <source>Show {} of {} more calls</source>
   <translation>ほかの呼び出しを {}/{} 件表示</translation>
  </message>
  <message>
   <source>Shown: only {}</source>
   <translation>表示中: {} のみ</translation>
  </message>
  <message>
   <source>Sign one of {} bytes.</source>
   <translation>{} バイトのものに署名してください。</translation>
  </message>
  <message>
   <source>Sign without is_digest.</source>
   <translation>is_digest なしで署名してください。</translation>
  </message>
  <message>
   <source>Signing</source>
   <translation>署名</translation>
  </message>
  <message>
   <source>Signing key</source>
   <translation>署名鍵</translation>
  </message>
  <message>
   <source>Signing keys</source>
   <translation>署名鍵</translation>
  </message>
  <message>
   <source>Signs</source>
   <translation>署名対象</translation>
  </message>
  <message>
   <source>Signs for</source>
   <translation>署名の対象</translation>
  </message>
  <message>
   <source>Signs with the key</source>
   <translation>署名に使う鍵</translation>
  </message>
  <message>
   <source>Signs with {}: {}</source>
   <translation>{} で署名: {}</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>サイズ</translation>
  </message>
  <message>
   <source>Size of the cache</source>
   <translation>キャッシュのサイズ</translation>
  </message>
  <message>
   <source>Size of the history</source>
   <translation>履歴のサイズ</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>スキップ</translation>
  </message>
  <message>
   <source>Skipped</source>
   <translation>スキップ</translation>
  </message>
  <message>
   <source>Slowest first</source>
   <translation>遅い順</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <translation>文字を小さく</translation>
  </message>
  <message>
   <source>Snippet</source>
   <translation>スニペット</translation>
  </message>
  <message>
   <source>So many begin at once after a rest, then one after the other.</source>
   <translation>間が空いた後はこの数まで同時に始まり、その後は一つずつ始まります。</translation>
  </message>
  <message>
   <source>So much before it is damaged that it is not repaired.</source>
   <translation>その前の部分が壊れすぎているため、修復しません。</translation>
  </message>
  <message>
   <source>Some secrets are in it.</source>
   <translation>シークレットの一部が入っています。</translation>
  </message>
  <message>
   <source>Somebody else spoke behind it in this transcript, so it was made, and answered, before.</source>
   <translation>この記録ではその後に別の人が話しているので、呼び出しは前に行われ、回答されています。</translation>
  </message>
  <message>
   <source>Something stands beside the arguments; it may belong to them.</source>
   <translation>引数の後に別のものがあり、引数の一部である可能性があります。</translation>
  </message>
  <message>
   <source>Something stands where a value must that would have to be run first.</source>
   <translation>値が必要な場所に、先に実行しなければならないものがあります。</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>問題が起きました</translation>
  </message>
  <message>
   <source>Something went wrong in Tooldesk</source>
   <translation>Tooldesk で問題が起きました</translation>
  </message>
  <message>
   <source>Sorted by {}</source>
   <translation>並べ替え: {}</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>音声</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>ソース</translation>
  </message>
  <message>
   <source>Source file</source>
   <translation>ソースファイル</translation>
  </message>
  <message>
   <source>Source function</source>
   <translation>ソース関数</translation>
  </message>
  <message>
   <source>Space must follow a field.</source>
   <translation>フィールドの後には空白が必要です。</translation>
  </message>
  <message>
   <source>Speaks</source>
   <translation>プロトコル</translation>
  </message>
  <message>
   <source>Specs of tools for an API</source>
   <translation>API 用のツール仕様</translation>
  </message>
  <message>
   <source>Split the tool, or leave out what calls hardly ever need.</source>
   <translation>ツールを分けるか、呼び出しでほとんど使わないものを外してください。</translation>
  </message>
  <message>
   <source>Stage</source>
   <translation>段階</translation>
  </message>
  <message>
   <source>Stages and result</source>
   <translation>段階と結果</translation>
  </message>
  <message>
   <source>Stale</source>
   <translation>失効</translation>
  </message>
  <message>
   <source>Stale: much of the tool changed</source>
   <translation>失効: ツールの多くの部分が変更</translation>
  </message>
  <message>
   <source>Stale: {}</source>
   <translation>失効: {}</translation>
  </message>
  <message>
   <source>Standard input</source>
   <translation>標準入力</translation>
  </message>
  <message>
   <source>Standard input to allow</source>
   <translation>許可する標準入力</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>状況</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Start capturing, then give a program the base URL that is shown: each request to its model appears here while the answer is written. Nothing of it is changed unless you say so.</source>
   <translation>キャプチャを開始し、表示されるベース URL をプログラムに設定してください。モデルへの各要求が、応答の書き込み中からここに現れます。指示しない限り何も変更しません。</translation>
  </message>
  <message>
   <source>Start it again to see what it would run now.</source>
   <translation>もう一度起動し、今何が実行されるかを確認してください。</translation>
  </message>
  <message>
   <source>Start it: tooldesk servers start {}</source>
   <translation>起動するには: tooldesk servers start {}</translation>
  </message>
  <message>
   <source>Start one with “dask scheduler”, and name the address that it shows, such as tcp://host:8786.</source>
   <translation>「dask scheduler」 で起動し、表示されるアドレス(tcp://host:8786 など)を指定してください。</translation>
  </message>
  <message>
   <source>Start one, such as GNOME Keyring or KWallet, and check again. Until then secrets can be kept in memory for this session, or in an encrypted file behind a passphrase. Nothing is ever written in plain text.</source>
   <translation>GNOME Keyring や KWallet などを起動し、再確認してください。それまでは、シークレットをこのセッションのメモリーか、パスフレーズ付きの暗号化ファイルに保存できます。平文で書き込むことはありません。</translation>
  </message>
  <message>
   <source>Start one, such as GNOME Keyring or KWallet, and try again. </source>
   <translation>GNOME Keyring や KWallet などを起動し、もう一度試してください。 </translation>
  </message>
  <message>
   <source>Start some with “dask worker {}”. {}</source>
   <translation>「dask worker {}」 で起動してください。{}</translation>
  </message>
  <message>
   <source>Start the local server, or correct host and port.</source>
   <translation>ローカルのサーバーを起動するか、ホストとポートを修正してください。</translation>
  </message>
  <message>
   <source>Started</source>
   <translation>起動</translation>
  </message>
  <message>
   <source>Starting</source>
   <translation>起動中</translation>
  </message>
  <message>
   <source>Starts anew</source>
   <translation>数え直し</translation>
  </message>
  <message>
   <source>Starts the MCP server {} over {}</source>
   <translation>MCP サーバー {} を {} で起動します</translation>
  </message>
  <message>
   <source>Starts the interpreter</source>
   <translation>起動するインタープリター</translation>
  </message>
  <message>
   <source>State</source>
   <translation>状態</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>ステータス</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>ステップ</translation>
  </message>
  <message>
   <source>Step {} of {}</source>
   <translation>ステップ {}/{}</translation>
  </message>
  <message>
   <source>Still running</source>
   <translation>まだ実行中</translation>
  </message>
  <message>
   <source>Sto&amp;p call {}</source>
   <translation>呼び出し {} を停止(&amp;P)</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>停止</translation>
  </message>
  <message>
   <source>Stop all calls</source>
   <translation>すべての呼び出しを停止</translation>
  </message>
  <message>
   <source>Stop and close</source>
   <translation>停止して閉じる</translation>
  </message>
  <message>
   <source>Stop and open</source>
   <translation>停止して開く</translation>
  </message>
  <message>
   <source>Stop askin&amp;g</source>
   <translation>尋ねるのをやめる(&amp;G)</translation>
  </message>
  <message>
   <source>Stop asking</source>
   <translation>尋ねるのをやめる</translation>
  </message>
  <message>
   <source>Stop before each call</source>
   <translation>呼び出しのたびに停止</translation>
  </message>
  <message>
   <source>Stop call {}</source>
   <translation>呼び出し {} を停止</translation>
  </message>
  <message>
   <source>Stop capturing</source>
   <translation>キャプチャを停止</translation>
  </message>
  <message>
   <source>Stop following</source>
   <translation>追跡を停止</translation>
  </message>
  <message>
   <source>Stop one of them</source>
   <translation>どれかを停止</translation>
  </message>
  <message>
   <source>Stop replaying</source>
   <translation>再実行を停止</translation>
  </message>
  <message>
   <source>Stop scan</source>
   <translation>スキャンを停止</translation>
  </message>
  <message>
   <source>Stop scenarios</source>
   <translation>シナリオを停止</translation>
  </message>
  <message>
   <source>Stop some of the calls that run now, and try it again.</source>
   <translation>実行中の呼び出しをいくつか停止し、もう一度試してください。</translation>
  </message>
  <message>
   <source>Stop some of the calls that run now.</source>
   <translation>実行中の呼び出しをいくつか停止してください。</translation>
  </message>
  <message>
   <source>Stop soon; what is done is kept for the next start of the same scan</source>
   <translation>まもなく停止します。済んだ分は次回に使われます</translation>
  </message>
  <message>
   <source>Stop the chosen call alone</source>
   <translation>選んだ呼び出しだけを停止します</translation>
  </message>
  <message>
   <source>Stop this call ({} when it is the chosen one)</source>
   <translation>この呼び出しを停止 (選択中なら {})</translation>
  </message>
  <message>
   <source>Stop waiting</source>
   <translation>待機をやめる</translation>
  </message>
  <message>
   <source>Stopped</source>
   <translation>停止中</translation>
  </message>
  <message>
   <source>Stopped after {}.</source>
   <translation>{} の後に停止。</translation>
  </message>
  <message>
   <source>Stopped at {}</source>
   <translation>停止した段階: {}</translation>
  </message>
  <message>
   <source>Stopped before it ended</source>
   <translation>終わる前に停止しました</translation>
  </message>
  <message>
   <source>Stopped before the text was read.</source>
   <translation>テキストを読み取る前に停止しました。</translation>
  </message>
  <message>
   <source>Stopped: press Start again to go on with the parts that are not done.</source>
   <translation>停止しました。「開始」をもう一度押すと、済んでいない部分から続けます。</translation>
  </message>
  <message>
   <source>Store if</source>
   <translation>保存する条件</translation>
  </message>
  <message>
   <source>Stored</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Stored secrets can't be read now, and one of them may be in it. </source>
   <translation>保存済みのシークレットを今は読み取れず、その中に含まれている可能性があります。 </translation>
  </message>
  <message>
   <source>Storing the result</source>
   <translation>結果を保存中</translation>
  </message>
  <message>
   <source>Strings stand next to each other; they may be one text or several.</source>
   <translation>文字列が並んでいます。一つのテキストか複数か分かりません。</translation>
  </message>
  <message>
   <source>Success codes</source>
   <translation>成功のコード</translation>
  </message>
  <message>
   <source>Such as @.result.status == "done".</source>
   <translation>例: @.result.status == "done"。</translation>
  </message>
  <message>
   <source>Sure</source>
   <translation>確度</translation>
  </message>
  <message>
   <source>SyntaxError: {}</source>
   <translation>SyntaxError: {}</translation>
  </message>
  <message>
   <source>System</source>
   <translation>システム</translation>
  </message>
  <message>
   <source>Ta&amp;ke over all tools of {}</source>
   <translation>{} の全ツールを採用(&amp;K)</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>表</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>タグ</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>タグ</translation>
  </message>
  <message>
   <source>Take "disabled" out of it in servers.json.</source>
   <translation>servers.json でその "disabled" を外してください。</translation>
  </message>
  <message>
   <source>Take &amp;over {}</source>
   <translation>{} を採用(&amp;O)</translation>
  </message>
  <message>
   <source>Take NaN, Infinity and halves of characters out.</source>
   <translation>NaN、Infinity、文字の片割れを取り除いてください。</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>取り消す</translation>
  </message>
  <message>
   <source>Take description and parameters as its function has them now; can be undone</source>
   <translation>説明とパラメーターを現在の関数に合わせます。元に戻せます</translation>
  </message>
  <message>
   <source>Take fewer levels: models lose brackets and names in deep ones.</source>
   <translation>段数を減らしてください。モデルは深い入れ子でかっこや名前を失います。</translation>
  </message>
  <message>
   <source>Take it back from {}</source>
   <translation>{} から取り消す</translation>
  </message>
  <message>
   <source>Take it out of use: no call selects it, no export holds it</source>
   <translation>使用を停止します。呼び出しで選択されず、書き出しにも含まれません</translation>
  </message>
  <message>
   <source>Take it out, and save the view then.</source>
   <translation>取り除いてから、ビューを保存してください。</translation>
  </message>
  <message>
   <source>Take it out, or correct the type.</source>
   <translation>取り除くか、型を修正してください。</translation>
  </message>
  <message>
   <source>Take it out, or give the file of an output by itself; the rest is read.</source>
   <translation>取り除くか、出力のファイルを単独で指定してください。ほかは読み取ります。</translation>
  </message>
  <message>
   <source>Take it out.</source>
   <translation>取り除いてください。</translation>
  </message>
  <message>
   <source>Take more of the text around it, or set replace_all.</source>
   <translation>前後のテキストをもっと含めるか、replace_all を設定してください。</translation>
  </message>
  <message>
   <source>Take over</source>
   <translation>採用</translation>
  </message>
  <message>
   <source>Take over all</source>
   <translation>すべて採用</translation>
  </message>
  <message>
   <source>Take over what a file or a text describes</source>
   <translation>ファイルやテキストが記述するものを取り込みます</translation>
  </message>
  <message>
   <source>Take secrets out of a file</source>
   <translation>ファイルからシークレットを取り込みます</translation>
  </message>
  <message>
   <source>Take servers over from other programs on this computer, or from a file</source>
   <translation>このコンピューターの別のプログラムやファイルからサーバーを取り込みます</translation>
  </message>
  <message>
   <source>Take the keys</source>
   <translation>キーを移す</translation>
  </message>
  <message>
   <source>Take the selected server out of servers.json</source>
   <translation>選んだサーバーを servers.json から取り除きます</translation>
  </message>
  <message>
   <source>Take the selected tool out of use, or back into it; it stays taken over</source>
   <translation>選んだツールの使用を停止・再開します。採用済みのままです</translation>
  </message>
  <message>
   <source>Take the tool out of the workspace; its code stays</source>
   <translation>ツールをワークスペースから取り除きます。コードは残ります</translation>
  </message>
  <message>
   <source>Take the value out; have the tool declare the variable {} instead.</source>
   <translation>値を取り除き、代わりにツールで変数 {} を宣言してください。</translation>
  </message>
  <message>
   <source>Take the values out of {}?</source>
   <translation>{} から値を取り除きますか?</translation>
  </message>
  <message>
   <source>Take theirs</source>
   <translation>ファイルの内容を使う</translation>
  </message>
  <message>
   <source>Take tools that call others out of the list of this one.</source>
   <translation>ほかのツールを呼び出すツールを、このツールの一覧から外してください。</translation>
  </message>
  <message>
   <source>Take what it says now, which Undo takes back, keep your edits, or compare the two.</source>
   <translation>現在の内容を使う(元に戻せます)か、編集を残すか、二つを比較してください。</translation>
  </message>
  <message>
   <source>Taken</source>
   <translation>受け付け可</translation>
  </message>
  <message>
   <source>Taken over</source>
   <translation>採用済み</translation>
  </message>
  <message>
   <source>Taken, and nothing that matters is lost</source>
   <translation>受け付けられます。重要なものは失われません</translation>
  </message>
  <message>
   <source>Taken, but says less or something else</source>
   <translation>受け付けられますが、情報が減るか意味が変わります</translation>
  </message>
  <message>
   <source>Tell less.</source>
   <translation>伝える量を減らしてください。</translation>
  </message>
  <message>
   <source>Tell the server's makers.</source>
   <translation>サーバーの作成者に伝えてください。</translation>
  </message>
  <message>
   <source>Tell the server's makers: OAuth needs https.</source>
   <translation>サーバーの作成者に伝えてください。OAuth には https が必要です。</translation>
  </message>
  <message>
   <source>Template</source>
   <translation>テンプレート</translation>
  </message>
  <message>
   <source>Temporary files</source>
   <translation>一時ファイル</translation>
  </message>
  <message>
   <source>Terminal</source>
   <translation>ターミナル</translation>
  </message>
  <message>
   <source>Test {}</source>
   <translation>{} のテスト</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <source>Text (*.txt);;All files (*)</source>
   <translation>テキスト (*.txt);;すべてのファイル (*)</translation>
  </message>
  <message>
   <source>Text for the reader</source>
   <translation>読者向けのテキスト</translation>
  </message>
  <message>
   <source>Text of a media type</source>
   <translation>メディアタイプを指定したテキスト</translation>
  </message>
  <message>
   <source>Text of the result: {$.city}: {$.temperature} °C</source>
   <translation>結果のテキスト: {$.city}: {$.temperature} °C</translation>
  </message>
  <message>
   <source>Text of the usual size</source>
   <translation>標準の文字サイズ</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>文字サイズ</translation>
  </message>
  <message>
   <source>Text stands behind the end of the call and within its block; it may be part of a value.</source>
   <translation>呼び出しの終わりの後、そのブロックの中にまだ文字があります。値の一部かもしれません。</translation>
  </message>
  <message>
   <source>Text stands beside elements in {}, so what it is by itself is a guess.</source>
   <translation>{} では要素の隣にテキストがあり、それ自体が何かは推測です。</translation>
  </message>
  <message>
   <source>That is a fault of Tooldesk's ({}).</source>
   <translation>Tooldesk の不具合です ({})。</translation>
  </message>
  <message>
   <source>That is neither hexadecimal nor PEM.</source>
   <translation>16 進数でも PEM でもありません。</translation>
  </message>
  <message>
   <source>That is no URL of the web.</source>
   <translation>ウェブの URL ではありません。</translation>
  </message>
  <message>
   <source>That is no key of a result.</source>
   <translation>結果のキーではありません。</translation>
  </message>
  <message>
   <source>That is no path.</source>
   <translation>パスではありません。</translation>
  </message>
  <message>
   <source>That is no private key for {}.</source>
   <translation>{} の秘密鍵ではありません。</translation>
  </message>
  <message>
   <source>That number is no private key for secp256k1.</source>
   <translation>その数は secp256k1 の秘密鍵になりません。</translation>
  </message>
  <message>
   <source>That of the environment</source>
   <translation>環境のもの</translation>
  </message>
  <message>
   <source>That web_search asks.</source>
   <translation>web_search が尋ねる先。</translation>
  </message>
  <message>
   <source>The API answered with an error, so there is no output.</source>
   <translation>API の応答がエラーのため、出力がありません。</translation>
  </message>
  <message>
   <source>The API holds the model to schemas</source>
   <translation>API がモデルにスキーマを守らせます</translation>
  </message>
  <message>
   <source>The API wrote an error: {}</source>
   <translation>API がエラーを書きました: {}</translation>
  </message>
  <message>
   <source>The JSON is longer than {}. Shorten it.</source>
   <translation>JSON が {} を超えています。短くしてください。</translation>
  </message>
  <message>
   <source>The JSON is nested too deeply. Flatten it.</source>
   <translation>JSON の入れ子が深すぎます。浅くしてください。</translation>
  </message>
  <message>
   <source>The MCP server {} asks you</source>
   <translation>MCP サーバー {} からの質問</translation>
  </message>
  <message>
   <source>The MCP server {} wants a model's answer</source>
   <translation>MCP サーバー {} がモデルの応答を求めています</translation>
  </message>
  <message>
   <source>The MCP server {} wants you to log in</source>
   <translation>MCP サーバー {} がログインを求めています</translation>
  </message>
  <message>
   <source>The MCP server {} wants you to open a page</source>
   <translation>MCP サーバー {} がページを開くことを求めています</translation>
  </message>
  <message>
   <source>The OpenAI spec of {} is in {}.</source>
   <translation>{} の OpenAI 仕様を {} に保存しました。</translation>
  </message>
  <message>
   <source>The OpenAI spec of {} is on the clipboard.</source>
   <translation>{} の OpenAI 仕様をコピーしました。</translation>
  </message>
  <message>
   <source>The Python that runs Tooldesk</source>
   <translation>Tooldesk を動かしている Python</translation>
  </message>
  <message>
   <source>The Python that runs it.</source>
   <translation>実行に使う Python。</translation>
  </message>
  <message>
   <source>The Tools screen lists what models may call. New makes a tool; Import takes files, URLs and curl commands.</source>
   <translation>「ツール」画面には、モデルが呼び出せるものが並びます。「新規」でツールを作り、「読み込む」でファイル、URL、curl コマンドを取り込みます。</translation>
  </message>
  <message>
   <source>The URL begins with a variable, so its host is not known.</source>
   <translation>URL が変数で始まるため、ホストが分かりません。</translation>
  </message>
  <message>
   <source>The URL can't be read.</source>
   <translation>URL を読み取れません。</translation>
  </message>
  <message>
   <source>The URL in the arguments has a query; only a base fits here.</source>
   <translation>引数の URL にクエリがあります。ここに使えるのはベース URL だけです。</translation>
  </message>
  <message>
   <source>The URL needs {}.</source>
   <translation>URL に {} が必要です。</translation>
  </message>
  <message>
   <source>The URL of the command is that of several requests.</source>
   <translation>コマンドの URL は複数のリクエストのものです。</translation>
  </message>
  <message>
   <source>The ` that ends the quotation is missing.</source>
   <translation>引用を閉じる ` がありません。</translation>
  </message>
  <message>
   <source>The answer</source>
   <translation>応答</translation>
  </message>
  <message>
   <source>The answer as it is</source>
   <translation>応答そのまま</translation>
  </message>
  <message>
   <source>The answer broke off after {}.</source>
   <translation>応答は {} の後で途切れました。</translation>
  </message>
  <message>
   <source>The answer can't be unpacked: {}.</source>
   <translation>応答を展開できません: {}。</translation>
  </message>
  <message>
   <source>The answer has neither a text nor a picture or a sound.</source>
   <translation>応答にはテキストも画像も音声もありません。</translation>
  </message>
  <message>
   <source>The answer has no body.</source>
   <translation>応答に本文はありません。</translation>
  </message>
  <message>
   <source>The answer has no part for a file that ends in {}. Its parts are {} and {} more.</source>
   <translation>この回答には、末尾が {} のファイルにする部分がありません。部分は {} とほか {} 個です。</translation>
  </message>
  <message>
   <source>The answer has no part for a file that ends in {}. Its parts are {}.</source>
   <translation>この回答には、末尾が {} のファイルにする部分がありません。部分は {} です。</translation>
  </message>
  <message>
   <source>The answer has no part {}. Its parts are {} and {} more.</source>
   <translation>この回答に部分 {} はありません。部分は {} とほか {} 個です。</translation>
  </message>
  <message>
   <source>The answer has no part {}. Its parts are {}.</source>
   <translation>この回答に部分 {} はありません。部分は {} です。</translation>
  </message>
  <message>
   <source>The answer has nothing at {}.</source>
   <translation>応答の {} には何もありません。</translation>
  </message>
  <message>
   <source>The answer is in {}{}.</source>
   <translation>応答の保存先: {}{}。</translation>
  </message>
  <message>
   <source>The answer is packed and breaks off before its end.</source>
   <translation>応答は圧縮されており、途中で途切れています。</translation>
  </message>
  <message>
   <source>The answer is packed as {}, which was not asked for.</source>
   <translation>応答は {} で圧縮されていますが、求めていない形式です。</translation>
  </message>
  <message>
   <source>The answer of {}</source>
   <translation>{} の応答</translation>
  </message>
  <message>
   <source>The answer of {} broke off before its end; nothing of it was run.</source>
   <translation>{} の応答が途中で途切れました。何も実行していません。</translation>
  </message>
  <message>
   <source>The answer of {} is longer than {}</source>
   <translation>{} の応答が {} を超えています</translation>
  </message>
  <message>
   <source>The answer of {} is longer than {} bytes; nothing of it was run.</source>
   <translation>{} の応答が {} バイトを超えています。何も実行していません。</translation>
  </message>
  <message>
   <source>The answer of {} makes room in a full cache again.</source>
   <translation>{} の応答は、キャッシュが満杯になると再び場所を空けます。</translation>
  </message>
  <message>
   <source>The answer of {} stays in a full cache.</source>
   <translation>{} の応答は、キャッシュが満杯でも残ります。</translation>
  </message>
  <message>
   <source>The argument {} does not fit: {}.</source>
   <translation>引数 {} が合いません: {}。</translation>
  </message>
  <message>
   <source>The argument {} is missing.</source>
   <translation>引数 {} がありません。</translation>
  </message>
  <message>
   <source>The arguments</source>
   <translation>引数</translation>
  </message>
  <message>
   <source>The arguments are</source>
   <translation>引数</translation>
  </message>
  <message>
   <source>The arguments are nested more than {} levels deep.</source>
   <translation>引数の入れ子が {} 段を超えています。</translation>
  </message>
  <message>
   <source>The arguments are nested too deep to be sent.</source>
   <translation>引数の入れ子が深すぎて送信できません。</translation>
  </message>
  <message>
   <source>The arguments are nested too deep.</source>
   <translation>引数の入れ子が深すぎます。</translation>
  </message>
  <message>
   <source>The arguments are no JSON object.</source>
   <translation>引数が JSON オブジェクトではありません。</translation>
  </message>
  <message>
   <source>The arguments are no JSON: {}.</source>
   <translation>引数が JSON ではありません: {}。</translation>
  </message>
  <message>
   <source>The arguments are not JSON: {}</source>
   <translation>引数が JSON ではありません: {}</translation>
  </message>
  <message>
   <source>The arguments are text that names a parameter, so it may be no value.</source>
   <translation>引数はパラメーター名を含むテキストなので、値ではないかもしれません。</translation>
  </message>
  <message>
   <source>The arguments are the same.</source>
   <translation>引数は同じです。</translation>
  </message>
  <message>
   <source>The arguments are too long for {}.</source>
   <translation>引数が {} には長すぎます。</translation>
  </message>
  <message>
   <source>The arguments are {}, not an object.</source>
   <translation>引数がオブジェクトではなく {} です。</translation>
  </message>
  <message>
   <source>The arguments fit the schema</source>
   <translation>引数はスキーマに合っています</translation>
  </message>
  <message>
   <source>The arguments fit the schema.</source>
   <translation>引数はスキーマに合っています。</translation>
  </message>
  <message>
   <source>The arguments fit.</source>
   <translation>引数は合っています。</translation>
  </message>
  <message>
   <source>The arguments of call {} were too long to be kept whole</source>
   <translation>呼び出し {} の引数は長すぎて、すべては保存されませんでした</translation>
  </message>
  <message>
   <source>The arguments of {} are a list, not an object.</source>
   <translation>{} の引数がオブジェクトではなくリストです。</translation>
  </message>
  <message>
   <source>The arguments of {} are in no object; beside the name stands {}.</source>
   <translation>{} の引数がオブジェクトに入っていません。名前の横に {} があります。</translation>
  </message>
  <message>
   <source>The arguments of {} are not a JSON object.</source>
   <translation>{} の引数が JSON オブジェクトではありません。</translation>
  </message>
  <message>
   <source>The arguments of {} are text that is not a JSON object.</source>
   <translation>{} の引数が、JSON オブジェクトではないテキストです。</translation>
  </message>
  <message>
   <source>The arguments of {} are the value {}, not an object.</source>
   <translation>{} の引数がオブジェクトではなく値 {} です。</translation>
  </message>
  <message>
   <source>The arguments stand beside the function too, and differ.</source>
   <translation>引数が関数の横にもあり、値が異なります。</translation>
  </message>
  <message>
   <source>The authorization server {} says no: {}.</source>
   <translation>認可サーバー {} に拒否されました: {}。</translation>
  </message>
  <message>
   <source>The base URL is on the clipboard.</source>
   <translation>ベース URL をコピーしました。</translation>
  </message>
  <message>
   <source>The base URL of clients that add /v1 or /api themselves</source>
   <translation>/v1 や /api を自分で付けるクライアント用のベース URL</translation>
  </message>
  <message>
   <source>The base URL of clients whose own begins with /v1</source>
   <translation>/v1 で始まるクライアント用のベース URL</translation>
  </message>
  <message>
   <source>The board can't be used: {}.</source>
   <translation>ボードを使用できません: {}。</translation>
  </message>
  <message>
   <source>The board {} can't be used: {}.</source>
   <translation>ボード {} を使用できません: {}。</translation>
  </message>
  <message>
   <source>The builder keeps this as it is written. It is edited as JSON, and counts as it says there.</source>
   <translation>ビルダーはこれを書かれたまま保ちます。JSON として編集し、そこに書かれたとおりに働きます。</translation>
  </message>
  <message>
   <source>The cache can't be made smaller now</source>
   <translation>キャッシュを今は小さくできません</translation>
  </message>
  <message>
   <source>The cache is off in the settings</source>
   <translation>キャッシュは設定でオフになっています</translation>
  </message>
  <message>
   <source>The call before this one was of {} with exactly these arguments, so it was not run again.</source>
   <translation>直前の呼び出しも同じ引数の {} だったため、再び実行しませんでした。</translation>
  </message>
  <message>
   <source>The call failed</source>
   <translation>呼び出しに失敗しました</translation>
  </message>
  <message>
   <source>The call has no arguments, and none are needed.</source>
   <translation>呼び出しに引数はなく、必要もありません。</translation>
  </message>
  <message>
   <source>The call is not permitted</source>
   <translation>呼び出しは許可されていません</translation>
  </message>
  <message>
   <source>The call is not replayed</source>
   <translation>呼び出しを再実行できません</translation>
  </message>
  <message>
   <source>The call is not saved</source>
   <translation>呼び出しを保存できません</translation>
  </message>
  <message>
   <source>The call is not valid</source>
   <translation>呼び出しが正しくありません</translation>
  </message>
  <message>
   <source>The call is over; nothing is signed any more.</source>
   <translation>呼び出しは終わりました。もう署名は行いません。</translation>
  </message>
  <message>
   <source>The call needs your yes</source>
   <translation>呼び出しにはあなたの許可が必要です</translation>
  </message>
  <message>
   <source>The call stands only in the model's reasoning, not in its answer.</source>
   <translation>呼び出しはモデルの推論の中だけにあり、応答にはありません。</translation>
  </message>
  <message>
   <source>The call stands only in the model's reasoning: it thought of the call, then answered without.</source>
   <translation>呼び出しはモデルの推論の中だけにあります。モデルは呼び出しを考え、使わずに答えました。</translation>
  </message>
  <message>
   <source>The call that needed it can run now.</source>
   <translation>それを必要とした呼び出しを実行できます。</translation>
  </message>
  <message>
   <source>The call that reached its limit can run now.</source>
   <translation>上限に達した呼び出しを実行できます。</translation>
  </message>
  <message>
   <source>The call was cancelled.</source>
   <translation>呼び出しは中止されました。</translation>
  </message>
  <message>
   <source>The call was stopped</source>
   <translation>呼び出しを停止しました</translation>
  </message>
  <message>
   <source>The call was stopped before it ended. It counts as {}.</source>
   <translation>呼び出しは終わる前に停止しました。{} として数えます。</translation>
  </message>
  <message>
   <source>The call was stopped before it ended. It does not count as a use.</source>
   <translation>呼び出しは終わる前に停止しました。使用回数に数えません。</translation>
  </message>
  <message>
   <source>The call, with example arguments</source>
   <translation>呼び出し(引数の例付き)</translation>
  </message>
  <message>
   <source>The calls can't be counted</source>
   <translation>呼び出しを集計できません</translation>
  </message>
  <message>
   <source>The calls that are listed are being counted.</source>
   <translation>一覧の呼び出しを集計しています。</translation>
  </message>
  <message>
   <source>The capture was ended.</source>
   <translation>キャプチャが終了しました。</translation>
  </message>
  <message>
   <source>The certificate of {} is not trusted: {}.</source>
   <translation>{} の証明書は信頼されていません: {}。</translation>
  </message>
  <message>
   <source>The change is not kept</source>
   <translation>変更は保存されませんでした</translation>
  </message>
  <message>
   <source>The charts are written to {}.</source>
   <translation>グラフを {} に書き込みました。</translation>
  </message>
  <message>
   <source>The chosen one as a tool</source>
   <translation>選んだものをツールにした形</translation>
  </message>
  <message>
   <source>The client left.</source>
   <translation>クライアントが切断しました。</translation>
  </message>
  <message>
   <source>The clipboard holds no text</source>
   <translation>クリップボードにテキストがありません</translation>
  </message>
  <message>
   <source>The clipboard is cleared.</source>
   <translation>クリップボードを消去しました。</translation>
  </message>
  <message>
   <source>The code of {} changed while it asked.</source>
   <translation>{} のコードが確認中に変更されました。</translation>
  </message>
  <message>
   <source>The code of {} changed while it waited.</source>
   <translation>{} のコードが待機中に変更されました。</translation>
  </message>
  <message>
   <source>The colours; “system” follows the desktop, also when that changes in the evening.</source>
   <translation>色。「system」はデスクトップに従い、夜に切り替わる場合もそれに合わせます。</translation>
  </message>
  <message>
   <source>The command ends inside a quotation.</source>
   <translation>コマンドが引用符の途中で終わっています。</translation>
  </message>
  <message>
   <source>The command has more than one of --form, --data and --upload-file.</source>
   <translation>コマンドに --form、--data、--upload-file の二つ以上があります。</translation>
  </message>
  <message>
   <source>The command has no URL.</source>
   <translation>コマンドに URL がありません。</translation>
  </message>
  <message>
   <source>The command holds a credential ({}), which is not sent from here.</source>
   <translation>コマンドに認証情報({})が含まれています。ここからは送信しません。</translation>
  </message>
  <message>
   <source>The command holds the variable {}, whose value is not known here.</source>
   <translation>コマンドに変数 {} が含まれていますが、その値はここでは分かりません。</translation>
  </message>
  <message>
   <source>The command is longer than {} characters.</source>
   <translation>コマンドが {} 文字を超えています。</translation>
  </message>
  <message>
   <source>The command line, with example arguments</source>
   <translation>コマンドライン(引数の例付き)</translation>
  </message>
  <message>
   <source>The command makes no request: {}</source>
   <translation>コマンドはリクエストになりません: {}</translation>
  </message>
  <message>
   <source>The command sends a file or a form of several parts, which is not sent from here.</source>
   <translation>コマンドはファイルか、複数の部分からなるフォームを送信します。ここからは送信しません。</translation>
  </message>
  <message>
   <source>The comparison broke off</source>
   <translation>比較が中断しました</translation>
  </message>
  <message>
   <source>The connection to {} failed: {}.</source>
   <translation>{} への接続に失敗しました: {}。</translation>
  </message>
  <message>
   <source>The conversation</source>
   <translation>会話</translation>
  </message>
  <message>
   <source>The correction prompt for the model is ready: {}.</source>
   <translation>モデル用の訂正プロンプトの準備ができました: {}。</translation>
  </message>
  <message>
   <source>The correction prompt is on the clipboard.</source>
   <translation>訂正プロンプトをコピーしました。</translation>
  </message>
  <message>
   <source>The damaged file is kept as {}.</source>
   <translation>破損したファイルは {} として残してあります。</translation>
  </message>
  <message>
   <source>The data holds a number of thousands of digits.</source>
   <translation>データに数千桁の数があります。</translation>
  </message>
  <message>
   <source>The data is nested too deep.</source>
   <translation>データの入れ子が深すぎます。</translation>
  </message>
  <message>
   <source>The data is said to be JSON and is not: {} at line {}, column {}.</source>
   <translation>データは JSON と指定されていますが、違います: {} ({} 行 {} 列)。</translation>
  </message>
  <message>
   <source>The data is sent as JSON; curl would have called it a form.</source>
   <translation>データは JSON として送信します。curl ではフォームとして扱われます。</translation>
  </message>
  <message>
   <source>The database can be used again</source>
   <translation>データベースをまた使えます</translation>
  </message>
  <message>
   <source>The database can't be used</source>
   <translation>データベースを使用できません</translation>
  </message>
  <message>
   <source>The description is not written yet.</source>
   <translation>説明がまだ書かれていません。</translation>
  </message>
  <message>
   <source>The description is too short to say when to use the tool.</source>
   <translation>説明が短すぎて、ツールをいつ使うのか分かりません。</translation>
  </message>
  <message>
   <source>The description says the name once more, and nothing else.</source>
   <translation>説明は名前を繰り返しているだけです。</translation>
  </message>
  <message>
   <source>The digest has {}.</source>
   <translation>ダイジェストは {} です。</translation>
  </message>
  <message>
   <source>The document is too large for one import. Import it in parts.</source>
   <translation>文書が一度の読み込みには大きすぎます。分けて読み込んでください。</translation>
  </message>
  <message>
   <source>The document of the API ends in the middle of its call.</source>
   <translation>API の文書が呼び出しの途中で終わっています。</translation>
  </message>
  <message>
   <source>The editor {} is not installed.</source>
   <translation>エディター {} がインストールされていません。</translation>
  </message>
  <message>
   <source>The encrypted file can't be used</source>
   <translation>暗号化ファイルを使用できません</translation>
  </message>
  <message>
   <source>The encrypted file is locked</source>
   <translation>暗号化ファイルはロックされています</translation>
  </message>
  <message>
   <source>The end of a call without its beginning</source>
   <translation>始まりのない呼び出しの終わり</translation>
  </message>
  <message>
   <source>The end of a value stands behind it, so a tag inside that value may have cut it short.</source>
   <translation>後ろに値の終わりがあるため、その値の中のタグで途中で切れたのかもしれません。</translation>
  </message>
  <message>
   <source>The end of the message is missing.</source>
   <translation>メッセージの終わりがありません。</translation>
  </message>
  <message>
   <source>The end of {}</source>
   <translation>{} の終わり</translation>
  </message>
  <message>
   <source>The enum has no values.</source>
   <translation>enum に値がありません。</translation>
  </message>
  <message>
   <source>The environment names a proxy, or a file of certificates, that can't be used.</source>
   <translation>環境変数が示すプロキシまたは証明書のファイルを使用できません。</translation>
  </message>
  <message>
   <source>The event that ends the call is missing.</source>
   <translation>呼び出しを終えるイベントがありません。</translation>
  </message>
  <message>
   <source>The export as a whole</source>
   <translation>書き出し全体</translation>
  </message>
  <message>
   <source>The expression takes too long</source>
   <translation>式の処理に時間がかかりすぎます</translation>
  </message>
  <message>
   <source>The extended notation: each parameter with what is said of it, required or optional.</source>
   <translation>拡張表記: 各パラメーターに、その説明と、必須か任意かを書いたもの。</translation>
  </message>
  <message>
   <source>The file</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>The file can't be imported</source>
   <translation>ファイルを読み込めません</translation>
  </message>
  <message>
   <source>The file can't be read any more</source>
   <translation>ファイルを読み取れなくなりました</translation>
  </message>
  <message>
   <source>The file has more problems</source>
   <translation>ファイルにはほかにも問題があります</translation>
  </message>
  <message>
   <source>The file has no NAME=value lines and no env blocks of mcpServers.</source>
   <translation>ファイルに NAME=value の行も mcpServers の env ブロックもありません。</translation>
  </message>
  <message>
   <source>The file is kept as {}.</source>
   <translation>ファイルは {} として残しました。</translation>
  </message>
  <message>
   <source>The file of this tool was made for another {} than the server {} has now.</source>
   <translation>このツールのファイルは、サーバー {1} の現在の {0} とは別のもののために作られました。</translation>
  </message>
  <message>
   <source>The file of {} can't be written: {}.</source>
   <translation>{} のファイルを書き込めません: {}。</translation>
  </message>
  <message>
   <source>The file says the same now.</source>
   <translation>ファイルは同じ内容になりました。</translation>
  </message>
  <message>
   <source>The file still holds the values. These lines would be written in their place; all else stays as it is. Older copies and a git history still hold them.</source>
   <translation>ファイルにはまだ値が残っています。これらの行が置き換えられ、ほかはすべてそのままです。以前のコピーや git の履歴には値が残ります。</translation>
  </message>
  <message>
   <source>The file was changed outside</source>
   <translation>ファイルが外部で変更されました</translation>
  </message>
  <message>
   <source>The file was not loaded</source>
   <translation>ファイルを読み込みませんでした</translation>
  </message>
  <message>
   <source>The file was not read</source>
   <translation>ファイルを読み取れませんでした</translation>
  </message>
  <message>
   <source>The file was removed outside</source>
   <translation>ファイルが外部で取り除かれました</translation>
  </message>
  <message>
   <source>The file would be larger than {} MB.</source>
   <translation>ファイルが {} MB を超えます。</translation>
  </message>
  <message>
   <source>The file {} can't be read: {}.</source>
   <translation>ファイル {} を読み取れません: {}。</translation>
  </message>
  <message>
   <source>The files are</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>The files of tools of {} can't be written: {}.</source>
   <translation>{} のツールのファイルを書き込めません: {}。</translation>
  </message>
  <message>
   <source>The first {} MB are shown while they come; the result has more.
</source>
   <translation>最初の {} MB だけを逐次表示しています。結果にはさらに続きがあります。
</translation>
  </message>
  <message>
   <source>The first {} of {} that were read.</source>
   <translation>読み取った {1} の先頭 {0}。</translation>
  </message>
  <message>
   <source>The folder is not trusted</source>
   <translation>フォルダーは信頼されていません</translation>
  </message>
  <message>
   <source>The form has {} more than once, and a tool's form has it once.</source>
   <translation>フォームに {} が複数あります。ツールのフォームには一つしか入りません。</translation>
  </message>
  <message>
   <source>The form made this call</source>
   <translation>フォームで作った呼び出し</translation>
  </message>
  <message>
   <source>The function, with example arguments</source>
   <translation>関数(引数の例付き)</translation>
  </message>
  <message>
   <source>The guide is in English.</source>
   <translation>ガイドは英語です。</translation>
  </message>
  <message>
   <source>The header {} would hold a line break or another control character.</source>
   <translation>ヘッダー {} に改行などの制御文字が入ります。</translation>
  </message>
  <message>
   <source>The host that answers, such as api.example.com.</source>
   <translation>応答するホスト。例: api.example.com。</translation>
  </message>
  <message>
   <source>The import was stopped</source>
   <translation>読み込みを停止しました</translation>
  </message>
  <message>
   <source>The input schema asks for too much work: its parts refer to each other so often that with patternProperties no limit can be kept.</source>
   <translation>入力スキーマの処理量が大きすぎます。部分どうしの参照が多く、patternProperties と合わせると制限を守れません。</translation>
  </message>
  <message>
   <source>The input schema can't be used: {}.</source>
   <translation>入力スキーマを使用できません: {}。</translation>
  </message>
  <message>
   <source>The input schema has more than {} characters of patterns.</source>
   <translation>入力スキーマのパターンが {} 文字を超えています。</translation>
  </message>
  <message>
   <source>The input schema has more than {} values.</source>
   <translation>入力スキーマの値が {} 個を超えています。</translation>
  </message>
  <message>
   <source>The input schema is nested more than {} levels deep, at {}.</source>
   <translation>入力スキーマの入れ子が {} 段を超えています({})。</translation>
  </message>
  <message>
   <source>The input schema is nested more than {} levels deep.</source>
   <translation>入力スキーマの入れ子が {} 段を超えています。</translation>
  </message>
  <message>
   <source>The input schema is wrong at {}: {} is not a type.</source>
   <translation>入力スキーマの {} に誤りがあります: {} は型ではありません。</translation>
  </message>
  <message>
   <source>The input schema is wrong at {}: {}.</source>
   <translation>入力スキーマの {} に誤りがあります: {}。</translation>
  </message>
  <message>
   <source>The input schema is {}, not an object.</source>
   <translation>入力スキーマがオブジェクトではなく {} です。</translation>
  </message>
  <message>
   <source>The key that is sent as {}.</source>
   <translation>{} として送るキー。</translation>
  </message>
  <message>
   <source>The key {} at {} is not a string.</source>
   <translation>キー {} ({}) が文字列ではありません。</translation>
  </message>
  <message>
   <source>The keyring can't be used</source>
   <translation>キーリングを使用できません</translation>
  </message>
  <message>
   <source>The keyring can't hold this value.</source>
   <translation>キーリングはこの値を保存できません。</translation>
  </message>
  <message>
   <source>The keyring could not do this.</source>
   <translation>キーリングで実行できませんでした。</translation>
  </message>
  <message>
   <source>The keyring does not answer.</source>
   <translation>キーリングの応答がありません。</translation>
  </message>
  <message>
   <source>The keyring is locked.</source>
   <translation>キーリングはロックされています。</translation>
  </message>
  <message>
   <source>The keyring is ready.</source>
   <translation>キーリングの準備ができています。</translation>
  </message>
  <message>
   <source>The keyring is unlocked.</source>
   <translation>キーリングのロックを解除しました。</translation>
  </message>
  <message>
   <source>The keyring was not unlocked.</source>
   <translation>キーリングのロックを解除できませんでした。</translation>
  </message>
  <message>
   <source>The keyring was not unlocked. {}</source>
   <translation>キーリングのロックを解除できませんでした。{}</translation>
  </message>
  <message>
   <source>The line of stars that ends the call is missing.</source>
   <translation>呼び出しを終える * の行がありません。</translation>
  </message>
  <message>
   <source>The list can't be written: {}.</source>
   <translation>一覧を書き込めません: {}。</translation>
  </message>
  <message>
   <source>The list has {} more. </source>
   <translation>一覧にはほか {} 件あります。 </translation>
  </message>
  <message>
   <source>The list has {} more. Click a bar to see its examples.</source>
   <translation>一覧にはほか {} 件あります。棒をクリックすると例が表示されます。</translation>
  </message>
  <message>
   <source>The login at {} is not right: {}.</source>
   <translation>{} のログインに誤りがあります: {}。</translation>
  </message>
  <message>
   <source>The logs are not scanned</source>
   <translation>ログをスキャンできません</translation>
  </message>
  <message>
   <source>The mark is the threshold, {}: a fuzzy match must score above.</source>
   <translation>印はしきい値 {} です。あいまい一致はこの値を超える必要があります。</translation>
  </message>
  <message>
   <source>The message for the model is ready.</source>
   <translation>モデルへのメッセージの準備ができました。</translation>
  </message>
  <message>
   <source>The message is on the clipboard.</source>
   <translation>メッセージをコピーしました。</translation>
  </message>
  <message>
   <source>The model</source>
   <translation>モデル</translation>
  </message>
  <message>
   <source>The model answered</source>
   <translation>モデルが答えました</translation>
  </message>
  <message>
   <source>The model could not be asked.</source>
   <translation>モデルに尋ねられませんでした。</translation>
  </message>
  <message>
   <source>The model gave no answer</source>
   <translation>モデルの応答がありませんでした</translation>
  </message>
  <message>
   <source>The model gave no answer before call {}.</source>
   <translation>呼び出し {} の前に、モデルの応答はありませんでした。</translation>
  </message>
  <message>
   <source>The model ran out of room</source>
   <translation>モデルの出力が上限に達しました</translation>
  </message>
  <message>
   <source>The model would be told something else after {} ({}), and might go on otherwise.</source>
   <translation>{} ({}) の後でモデルに伝わる内容が変わるため、続きも変わる可能性があります。</translation>
  </message>
  <message>
   <source>The model would be told the same as then.</source>
   <translation>モデルに伝わる内容は前回と同じです。</translation>
  </message>
  <message>
   <source>The model wrote text for the reader, and no call that any dialect knows.</source>
   <translation>モデルは読者向けのテキストを書き、どの方言の呼び出しも書きませんでした。</translation>
  </message>
  <message>
   <source>The module, with example arguments</source>
   <translation>モジュール(引数の例付き)</translation>
  </message>
  <message>
   <source>The name has {} characters, and {} are the most.</source>
   <translation>名前が {} 文字あります。最大は {} 文字です。</translation>
  </message>
  <message>
   <source>The name is taken</source>
   <translation>名前は使用中です</translation>
  </message>
  <message>
   <source>The name {}. {}</source>
   <translation>名前 {}。{}</translation>
  </message>
  <message>
   <source>The newest days; the table has {} more.</source>
   <translation>最近の日だけを表示しています。表にはほか {} 日分があります。</translation>
  </message>
  <message>
   <source>The next call is refused.</source>
   <translation>次の呼び出しは拒否されます。</translation>
  </message>
  <message>
   <source>The next run does so (Enter on the row)</source>
   <translation>次の実行でこれを使います(行で Enter)</translation>
  </message>
  <message>
   <source>The next try begins after the pause. Stop cancels the call.</source>
   <translation>待ち時間の後に次の試行が始まります。「停止」で呼び出しを中止できます。</translation>
  </message>
  <message>
   <source>The notice above says why, and what to do.</source>
   <translation>理由と対処方法は上の通知にあります。</translation>
  </message>
  <message>
   <source>The only values that it may have.</source>
   <translation>とり得る値のすべて。</translation>
  </message>
  <message>
   <source>The other folder opens when it has ended, or you stop it now.</source>
   <translation>終了すると別のフォルダーが開きます。または今すぐ停止できます。</translation>
  </message>
  <message>
   <source>The other folder opens when that has ended</source>
   <translation>終了すると別のフォルダーが開きます</translation>
  </message>
  <message>
   <source>The page to log in, at {}, is at {}, which is no address of the internet.</source>
   <translation>{} のログインページは {} にありますが、インターネットのアドレスではありません。</translation>
  </message>
  <message>
   <source>The parameter at {} is {}, not the name of a type or an object.</source>
   <translation>{} のパラメーターが {} です。型の名前かオブジェクトにしてください。</translation>
  </message>
  <message>
   <source>The passphrase does not open {}, or the file is damaged.</source>
   <translation>パスフレーズで {} を開けないか、ファイルが壊れています。</translation>
  </message>
  <message>
   <source>The passphrase is empty.</source>
   <translation>パスフレーズが空です。</translation>
  </message>
  <message>
   <source>The password.</source>
   <translation>パスワード。</translation>
  </message>
  <message>
   <source>The past calls can't be read</source>
   <translation>過去の呼び出しを読み取れません</translation>
  </message>
  <message>
   <source>The path is</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>The path is on the clipboard.</source>
   <translation>パスをコピーしました。</translation>
  </message>
  <message>
   <source>The path makes no URL.</source>
   <translation>パスが URL になりません。</translation>
  </message>
  <message>
   <source>The pattern has too many stars.</source>
   <translation>パターンの * が多すぎます。</translation>
  </message>
  <message>
   <source>The pattern is too long.</source>
   <translation>パターンが長すぎます。</translation>
  </message>
  <message>
   <source>The pattern is wrong: {}.</source>
   <translation>パターンが正しくありません: {}。</translation>
  </message>
  <message>
   <source>The person at the window or terminal</source>
   <translation>ウィンドウまたは端末の人</translation>
  </message>
  <message>
   <source>The person did not answer.</source>
   <translation>人が答えませんでした。</translation>
  </message>
  <message>
   <source>The picture has {} bytes; at most {} can be shown.</source>
   <translation>画像は {} バイトです。表示できるのは {} までです。</translation>
  </message>
  <message>
   <source>The picture is decoded…</source>
   <translation>画像をデコード中…</translation>
  </message>
  <message>
   <source>The port is no number up to 65535.</source>
   <translation>ポートが 65535 以下の数ではありません。</translation>
  </message>
  <message>
   <source>The private key for the login is none in PEM form, or is locked by a password.</source>
   <translation>ログイン用の秘密鍵が PEM 形式でないか、パスワードで保護されています。</translation>
  </message>
  <message>
   <source>The private key is forgotten and can't be brought back: nothing keeps a copy. What belongs to its public key, such as an account, can't be signed for any more.</source>
   <translation>秘密鍵は消去され、元に戻せません。コピーはどこにも残りません。アカウントなど、その公開鍵に結び付くもののための署名はできなくなります。</translation>
  </message>
  <message>
   <source>The process for {} could not be started: {}.</source>
   <translation>{} のプロセスを起動できませんでした: {}。</translation>
  </message>
  <message>
   <source>The program and its words, such as code --goto {path}:{line}; it is started without a shell. Empty is the first known editor that is installed.</source>
   <translation>プログラムとその語。例: code --goto {path}:{line}。シェルを介さずに起動します。空なら、インストール済みの既知のエディターの最初のものを使います。</translation>
  </message>
  <message>
   <source>The program can't be started in its sandbox: {}.</source>
   <translation>サンドボックスでプログラムを起動できません: {}。</translation>
  </message>
  <message>
   <source>The proxy {} does not lead to {}: {}.</source>
   <translation>プロキシ {} は {} に通じていません: {}。</translation>
  </message>
  <message>
   <source>The proxy's URL can't be used.</source>
   <translation>プロキシの URL を使用できません。</translation>
  </message>
  <message>
   <source>The public key of {} is copied.</source>
   <translation>{} の公開鍵をコピーしました。</translation>
  </message>
  <message>
   <source>The query</source>
   <translation>クエリ</translation>
  </message>
  <message>
   <source>The range {} in the URL can't be read.</source>
   <translation>URL の範囲 {} を読み取れません。</translation>
  </message>
  <message>
   <source>The reference at {} leads back to itself.</source>
   <translation>{} の参照が自分自身に戻っています。</translation>
  </message>
  <message>
   <source>The reference {} at {} leads out of the schema; remote references are never fetched.</source>
   <translation>参照 {} ({}) がスキーマの外を指しています。リモート参照は取得しません。</translation>
  </message>
  <message>
   <source>The reference {} at {} leads to nothing in the schema.</source>
   <translation>参照 {} ({}) の指すものがスキーマにありません。</translation>
  </message>
  <message>
   <source>The reply of the tool's process can't be read: {}.</source>
   <translation>ツールのプロセスの返信を読み取れません: {}。</translation>
  </message>
  <message>
   <source>The request is on the clipboard; secrets stand in it as $NAME.</source>
   <translation>要求をコピーしました。シークレットは $NAME になっています。</translation>
  </message>
  <message>
   <source>The request to the server, with example arguments</source>
   <translation>サーバーへの要求(引数の例付き)</translation>
  </message>
  <message>
   <source>The request to {} would not be valid HTTP: {}.</source>
   <translation>{} への要求が正しい HTTP になりません: {}。</translation>
  </message>
  <message>
   <source>The rest is left out for the model; you see all.</source>
   <translation>残りはモデルに渡しません。あなたにはすべて見えます。</translation>
  </message>
  <message>
   <source>The result</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>The result is</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>The result is good all the same; run again to try the cache once more.</source>
   <translation>結果そのものは有効です。キャッシュをもう一度試すには、再度実行してください。</translation>
  </message>
  <message>
   <source>The result is nested more than {} levels deep, or contains itself; return a flatter one.</source>
   <translation>結果の入れ子が {} 段を超えているか、自分自身を含んでいます。もっと浅い結果を返してください。</translation>
  </message>
  <message>
   <source>The result is on the clipboard.</source>
   <translation>結果をコピーしました。</translation>
  </message>
  <message>
   <source>The result is the agent's final answer; nothing more is asked of it.</source>
   <translation>結果はエージェントの最終回答です。モデルにはこれ以上尋ねません。</translation>
  </message>
  <message>
   <source>The result is {} MB as JSON; the limit is {} MB. Return less, or write a file and return its Path.</source>
   <translation>結果は JSON で {} MB です。上限は {} MB です。返す量を減らすか、ファイルに書いて Path を返してください。</translation>
  </message>
  <message>
   <source>The result of {} does not fit its output schema: {}</source>
   <translation>{} の結果が出力スキーマに合いません: {}</translation>
  </message>
  <message>
   <source>The result was too long to be kept whole.</source>
   <translation>結果は長すぎて、すべては保存されませんでした。</translation>
  </message>
  <message>
   <source>The rules are {}.</source>
   <translation>ルールは {} です。</translation>
  </message>
  <message>
   <source>The run context is saved.</source>
   <translation>実行コンテキストを保存しました。</translation>
  </message>
  <message>
   <source>The run ended early</source>
   <translation>実行が途中で終わりました</translation>
  </message>
  <message>
   <source>The run of scenarios</source>
   <translation>シナリオの実行</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>同じ</translation>
  </message>
  <message>
   <source>The same again</source>
   <translation>もう一度入力</translation>
  </message>
  <message>
   <source>The same as a file, without secrets</source>
   <translation>同じ内容をファイルに書き出します(シークレットの値は除く)</translation>
  </message>
  <message>
   <source>The same call twice running</source>
   <translation>同じ呼び出しの繰り返し</translation>
  </message>
  <message>
   <source>The scan</source>
   <translation>スキャン</translation>
  </message>
  <message>
   <source>The scan is written to {}.</source>
   <translation>スキャンを {} に書き込みました。</translation>
  </message>
  <message>
   <source>The scenario can't be used</source>
   <translation>シナリオを使用できません</translation>
  </message>
  <message>
   <source>The scheduler at {} has no workers.</source>
   <translation>{} のスケジューラーにワーカーがありません。</translation>
  </message>
  <message>
   <source>The scheduler at {} went away.</source>
   <translation>{} のスケジューラーがなくなりました。</translation>
  </message>
  <message>
   <source>The schema</source>
   <translation>スキーマ</translation>
  </message>
  <message>
   <source>The schema at {} is reached through more than {} others for the same value.</source>
   <translation>{} のスキーマには、同じ値について {} 個を超えるほかのスキーマを経由して到達します。</translation>
  </message>
  <message>
   <source>The schema costs about {} tokens in every request.</source>
   <translation>スキーマは要求ごとに約 {} トークンを費やします。</translation>
  </message>
  <message>
   <source>The schema of this tool is not one that a form can be made of. Write the JSON below.</source>
   <translation>このツールのスキーマからはフォームを作れません。下に JSON を書いてください。</translation>
  </message>
  <message>
   <source>The schema of {} can't be checked. Mend it.</source>
   <translation>{} のスキーマを検証できません。修正してください。</translation>
  </message>
  <message>
   <source>The search took longer than {} s and was given up.</source>
   <translation>検索に {} 秒を超える時間がかかったため、中止しました。</translation>
  </message>
  <message>
   <source>The secret can't be kept</source>
   <translation>シークレットを保存できません</translation>
  </message>
  <message>
   <source>The server answered with an error: {}.</source>
   <translation>サーバーはエラーで応答しました: {}。</translation>
  </message>
  <message>
   <source>The server answered {} {}</source>
   <translation>サーバーの応答は {} {} でした</translation>
  </message>
  <message>
   <source>The server calls it JSON: look at the whole answer with “Copy call as curl”, and ask for another form, with an Accept header for example, if the server can't be mended.</source>
   <translation>サーバーは JSON としていますが、違います。「呼び出しを curl でコピー」で応答全体を確認し、サーバーを直せない場合は Accept ヘッダーなどで別の形式を求めてください。</translation>
  </message>
  <message>
   <source>The server can't be used</source>
   <translation>サーバーを使用できません</translation>
  </message>
  <message>
   <source>The server cancelled it. {}</source>
   <translation>サーバーが中止しました。{}</translation>
  </message>
  <message>
   <source>The server closed the call, which the model did not finish.</source>
   <translation>モデルが書き終えていない呼び出しを、サーバーが閉じました。</translation>
  </message>
  <message>
   <source>The server gave no answer</source>
   <translation>サーバーの応答がありませんでした</translation>
  </message>
  <message>
   <source>The server gave no reason.</source>
   <translation>サーバーは理由を示しませんでした。</translation>
  </message>
  <message>
   <source>The server has it no more. Take that over, and it goes from the list.</source>
   <translation>サーバーにもうありません。採用すると一覧から消えます。</translation>
  </message>
  <message>
   <source>The server reads what you write. Give it no password and no key.</source>
   <translation>入力した内容はサーバーが読みます。パスワードや鍵を入力しないでください。</translation>
  </message>
  <message>
   <source>The server says of the answer: {}.</source>
   <translation>サーバーは応答についてこう伝えています: {}。</translation>
  </message>
  <message>
   <source>The server stopped with {} "{}".</source>
   <translation>サーバーは {}「{}」で終了しました。</translation>
  </message>
  <message>
   <source>The server {} at {} can't be used: {}.</source>
   <translation>サーバー {} ({}) を使用できません: {}。</translation>
  </message>
  <message>
   <source>The server {} can't be started. {}</source>
   <translation>サーバー {} を起動できません。{}</translation>
  </message>
  <message>
   <source>The server {} changed its tool {} since it was registered.</source>
   <translation>サーバー {} のツール {} が、登録後に変更されました。</translation>
  </message>
  <message>
   <source>The server {} changed its tool {} since you took it over: {}.</source>
   <translation>サーバー {} のツール {} が、採用後に変更されました: {}。</translation>
  </message>
  <message>
   <source>The server {} changed its tools, and its list of them can't be read: {}</source>
   <translation>サーバー {} のツールが変更され、その一覧を読み取れません: {}</translation>
  </message>
  <message>
   <source>The server {} did not answer within {} s.</source>
   <translation>サーバー {} は {} 秒以内に答えませんでした。</translation>
  </message>
  <message>
   <source>The server {} did not answer within {} s.{}</source>
   <translation>サーバー {} は {} 秒以内に答えませんでした。{}</translation>
  </message>
  <message>
   <source>The server {} did not answer {} within {} s.</source>
   <translation>サーバー {} は {} に {} 秒以内に答えませんでした。</translation>
  </message>
  <message>
   <source>The server {} does not run: {}.{}</source>
   <translation>サーバー {} は動いていません: {}。{}</translation>
  </message>
  <message>
   <source>The server {} has no tool {} any more.</source>
   <translation>サーバー {} にツール {} はもうありません。</translation>
  </message>
  <message>
   <source>The server {} is disabled.</source>
   <translation>サーバー {} は無効です。</translation>
  </message>
  <message>
   <source>The server {} is started here, and wants no login.</source>
   <translation>サーバー {} はここで起動するもので、ログインは不要です。</translation>
  </message>
  <message>
   <source>The server {} leads to {}, which its allowed_hosts don't name.</source>
   <translation>サーバー {} は {} に通じていますが、allowed_hosts にありません。</translation>
  </message>
  <message>
   <source>The server {} redirects {} to {}, where its requests don't go.</source>
   <translation>サーバー {} は {} を {} にリダイレクトしますが、要求の送信先ではありません。</translation>
  </message>
  <message>
   <source>The server {} refuses: {}</source>
   <translation>サーバー {} に拒否されました: {}</translation>
  </message>
  <message>
   <source>The server {} wants a login over {} at {}, which others could read.</source>
   <translation>サーバー {} が {} でのログインを {} で求めていますが、第三者に読まれる可能性があります。</translation>
  </message>
  <message>
   <source>The server {} wants you to log in at {}.</source>
   <translation>サーバー {} が {} でのログインを求めています。</translation>
  </message>
  <message>
   <source>The server {} was lost during the call.{}</source>
   <translation>呼び出しの途中でサーバー {} が失われました。{}</translation>
  </message>
  <message>
   <source>The server {} was lost during the call: .{}</source>
   <translation>呼び出しの途中でサーバー {} が失われました: 。{}</translation>
  </message>
  <message>
   <source>The server {} was lost during the call: {}.{}</source>
   <translation>呼び出しの途中でサーバー {} が失われました: {}。{}</translation>
  </message>
  <message>
   <source>The server {}.</source>
   <translation>サーバー {}。</translation>
  </message>
  <message>
   <source>The server's answer breaks the protocol: it has neither an object as result nor an error.</source>
   <translation>サーバーの応答がプロトコルに反しています: 結果のオブジェクトもエラーもありません。</translation>
  </message>
  <message>
   <source>The server's certificate must be trusted.</source>
   <translation>サーバーの証明書が信頼されている必要があります。</translation>
  </message>
  <message>
   <source>The server's template can't be filled in: {}.</source>
   <translation>サーバーのテンプレートに値を入れられません: {}。</translation>
  </message>
  <message>
   <source>The settings are saved.</source>
   <translation>設定を保存しました。</translation>
  </message>
  <message>
   <source>The settings file needs a look</source>
   <translation>設定ファイルの確認が必要です</translation>
  </message>
  <message>
   <source>The settings file was set aside</source>
   <translation>設定ファイルを退避しました</translation>
  </message>
  <message>
   <source>The signing key can't be used</source>
   <translation>署名鍵を使用できません</translation>
  </message>
  <message>
   <source>The signing key {} is added.</source>
   <translation>署名鍵 {} を追加しました。</translation>
  </message>
  <message>
   <source>The signing key {} is gone.</source>
   <translation>署名鍵 {} を取り除きました。</translation>
  </message>
  <message>
   <source>The signing key {} is made.</source>
   <translation>署名鍵 {} を作成しました。</translation>
  </message>
  <message>
   <source>The signing key {} is not in the keyring any more.</source>
   <translation>署名鍵 {} はもうキーリングにありません。</translation>
  </message>
  <message>
   <source>The simple notation: each parameter with its type, all of them required.</source>
   <translation>簡易表記: 各パラメーターに型を書いたもの。すべて必須です。</translation>
  </message>
  <message>
   <source>The spec of a whole tool. Its parameters are taken over, and nothing else of it.</source>
   <translation>ツール全体の定義です。取り込むのはパラメーターだけで、ほかは使いません。</translation>
  </message>
  <message>
   <source>The spec of {} is</source>
   <translation>{} の仕様</translation>
  </message>
  <message>
   <source>The system refused</source>
   <translation>システムに拒否されました</translation>
  </message>
  <message>
   <source>The tag that ends the call is missing.</source>
   <translation>呼び出しを終えるタグがありません。</translation>
  </message>
  <message>
   <source>The tag {} before it does not end, so the call may be part of what it shows.</source>
   <translation>前にあるタグ {} が閉じられていないため、呼び出しはそこに示されたものの一部かもしれません。</translation>
  </message>
  <message>
   <source>The test failed</source>
   <translation>テストに失敗しました</translation>
  </message>
  <message>
   <source>The text could not be checked: {}</source>
   <translation>テキストを確認できませんでした: {}</translation>
  </message>
  <message>
   <source>The text does not say clearly which tool is meant.</source>
   <translation>どのツールのことか、テキストからははっきり分かりません。</translation>
  </message>
  <message>
   <source>The text ends before the call does; what is missing can only be guessed.</source>
   <translation>テキストが呼び出しの途中で終わっています。欠けた部分は推測するしかありません。</translation>
  </message>
  <message>
   <source>The text ends in the middle of a call of {}.</source>
   <translation>テキストが {} の呼び出しの途中で終わっています。</translation>
  </message>
  <message>
   <source>The text ends inside a string.</source>
   <translation>テキストが文字列の途中で終わっています。</translation>
  </message>
  <message>
   <source>The text ends inside a word.</source>
   <translation>テキストが語の途中で終わっています。</translation>
  </message>
  <message>
   <source>The text ends inside of the object that Python printed.</source>
   <translation>Python が出力したオブジェクトの途中でテキストが終わっています。</translation>
  </message>
  <message>
   <source>The text ends right behind {}, where a call begins.</source>
   <translation>テキストが、呼び出しの始まる {} の直後で終わっています。</translation>
  </message>
  <message>
   <source>The text ends where a value must stand.</source>
   <translation>テキストが、値が必要な場所で終わっています。</translation>
  </message>
  <message>
   <source>The text gives a final answer too, which wins: agents take it and call nothing.</source>
   <translation>テキストに最終回答もあり、そちらが優先されます。エージェントはそれを採用し、何も呼び出しません。</translation>
  </message>
  <message>
   <source>The text has {} bytes; at most {} are written.</source>
   <translation>テキストは {} バイトです。書き込めるのは {} までです。</translation>
  </message>
  <message>
   <source>The text is empty.</source>
   <translation>テキストが空です。</translation>
  </message>
  <message>
   <source>The text on the left was changed after this run</source>
   <translation>この実行の後に、左のテキストが変更されました</translation>
  </message>
  <message>
   <source>The text speaks of a parameter “{}”, which the schema does not have.</source>
   <translation>テキストはパラメーター「{}」に触れていますが、スキーマにありません。</translation>
  </message>
  <message>
   <source>The thing is gone for good: choose another.</source>
   <translation>対象は完全になくなっています。別のものを選んでください。</translation>
  </message>
  <message>
   <source>The thing is in another state than the call expects: look at it first.</source>
   <translation>対象の状態が呼び出しの想定と違います。先に確認してください。</translation>
  </message>
  <message>
   <source>The time in which they may begin</source>
   <translation>開始を数える時間</translation>
  </message>
  <message>
   <source>The timeout</source>
   <translation>タイムアウトと同じ</translation>
  </message>
  <message>
   <source>The token is on the clipboard.</source>
   <translation>トークンをコピーしました。</translation>
  </message>
  <message>
   <source>The token of the capture is missing or wrong: take the base URL that Tooldesk shows, or send the token as {}.</source>
   <translation>キャプチャのトークンがないか、違います。Tooldesk に表示されるベース URL を使うか、トークンを {} として送ってください。</translation>
  </message>
  <message>
   <source>The token that ends the code is missing.</source>
   <translation>コードを終えるトークンがありません。</translation>
  </message>
  <message>
   <source>The token.</source>
   <translation>トークン。</translation>
  </message>
  <message>
   <source>The tool</source>
   <translation>ツール</translation>
  </message>
  <message>
   <source>The tool before, and then</source>
   <translation>変更前と変更後のツール</translation>
  </message>
  <message>
   <source>The tool can't do this</source>
   <translation>ツールではできません</translation>
  </message>
  <message>
   <source>The tool closed the channel between its process and Tooldesk.</source>
   <translation>ツールが、自分のプロセスと Tooldesk の間の通信路を閉じました。</translation>
  </message>
  <message>
   <source>The tool could not finish this time</source>
   <translation>ツールは今回完了できませんでした</translation>
  </message>
  <message>
   <source>The tool declares no test, so this is its smallest call. It really runs: look at it first, and change what should be otherwise.</source>
   <translation>ツールがテストを宣言していないため、最小の呼び出しを使います。実際に実行されます。先に確認し、必要なら変更してください。</translation>
  </message>
  <message>
   <source>The tool declares this call for testing.</source>
   <translation>ツールがテスト用に宣言した呼び出しです。</translation>
  </message>
  <message>
   <source>The tool ended its process with exit code {}.</source>
   <translation>ツールのプロセスが終了コード {} で終了しました。</translation>
  </message>
  <message>
   <source>The tool failed; {}.</source>
   <translation>ツールが失敗しました。{}。</translation>
  </message>
  <message>
   <source>The tool failed{}; {}.</source>
   <translation>ツールが失敗しました{}。{}。</translation>
  </message>
  <message>
   <source>The tool is</source>
   <translation>ツール</translation>
  </message>
  <message>
   <source>The tool is disabled</source>
   <translation>ツールは無効です</translation>
  </message>
  <message>
   <source>The tool is gone</source>
   <translation>ツールがありません</translation>
  </message>
  <message>
   <source>The tool is not as its code is now</source>
   <translation>ツールが現在のコードと合っていません</translation>
  </message>
  <message>
   <source>The tool is not there any more.</source>
   <translation>ツールはもうありません。</translation>
  </message>
  <message>
   <source>The tool is rate limited</source>
   <translation>ツールの頻度が制限されています</translation>
  </message>
  <message>
   <source>The tool is rate limited. {}</source>
   <translation>ツールの頻度が制限されています。{}</translation>
  </message>
  <message>
   <source>The tool is taken over from {}; calls may use it now.</source>
   <translation>{} のツールを採用しました。呼び出しで使えます。</translation>
  </message>
  <message>
   <source>The tool is taken over from {}; calls may use them now.</source>
   <translation>{} のツールを採用しました。呼び出しで使えます。</translation>
  </message>
  <message>
   <source>The tool is to run sandboxed, and there is no sandbox: {}.</source>
   <translation>ツールはサンドボックスで実行する設定ですが、サンドボックスがありません: {}。</translation>
  </message>
  <message>
   <source>The tool made this digest itself: nobody can tell what would be signed.</source>
   <translation>このダイジェストはツール自身が作ったもので、何に署名するのか誰にも分かりません。</translation>
  </message>
  <message>
   <source>The tool printed nothing, or what it printed was not kept yet.</source>
   <translation>ツールは何も出力していないか、出力がまだ保存されていません。</translation>
  </message>
  <message>
   <source>The tool printed nothing.</source>
   <translation>ツールは何も出力しませんでした。</translation>
  </message>
  <message>
   <source>The tool ran longer than {} s and was stopped.</source>
   <translation>ツールが {} 秒を超えて実行されたため、停止しました。</translation>
  </message>
  <message>
   <source>The tool reached a limit of its sandbox</source>
   <translation>ツールがサンドボックスの制限に達しました</translation>
  </message>
  <message>
   <source>The tool returned a result; {}.</source>
   <translation>ツールが結果を返しました。{}。</translation>
  </message>
  <message>
   <source>The tool returned a result{}; {}.{}</source>
   <translation>ツールが結果を返しました{}。{}。{}</translation>
  </message>
  <message>
   <source>The tool runs in the console, and its result is compared with that of then. It counts as a use; the cache is passed by.</source>
   <translation>ツールをコンソールで実行し、当時の結果と比較します。使用回数に数え、キャッシュは使いません。</translation>
  </message>
  <message>
   <source>The tool runs; what it prints appears here.</source>
   <translation>ツールを実行中です。出力はここに表示されます。</translation>
  </message>
  <message>
   <source>The tool took too long</source>
   <translation>ツールの実行に時間がかかりすぎました</translation>
  </message>
  <message>
   <source>The tool waits for your approval</source>
   <translation>ツールは承認を待っています</translation>
  </message>
  <message>
   <source>The tool was ended: it used more than it may ({}). Give it less to do.</source>
   <translation>ツールを終了しました: 許可された量を超えました({})。仕事を減らしてください。</translation>
  </message>
  <message>
   <source>The tool was ended: {}.</source>
   <translation>ツールを終了しました: {}。</translation>
  </message>
  <message>
   <source>The tool was stopped because Tooldesk no longer waits for it.</source>
   <translation>Tooldesk が待機をやめたため、ツールを停止しました。</translation>
  </message>
  <message>
   <source>The tool wrote into the channel between its process and Tooldesk.</source>
   <translation>ツールが、自分のプロセスと Tooldesk の間の通信路に書き込みました。</translation>
  </message>
  <message>
   <source>The tool yielded more than {} MB, too much for one result; return a summary at the end, or write a file and return its Path.</source>
   <translation>ツールが一つの結果には多すぎる {} MB 超を出力しました。最後に要約を返すか、ファイルに書いて Path を返してください。</translation>
  </message>
  <message>
   <source>The tool's definition is wrong</source>
   <translation>ツールの定義に誤りがあります</translation>
  </message>
  <message>
   <source>The tool's file</source>
   <translation>ツールのファイル</translation>
  </message>
  <message>
   <source>The tool's process broke</source>
   <translation>ツールのプロセスが壊れました</translation>
  </message>
  <message>
   <source>The tool's process was ended by {}.</source>
   <translation>ツールのプロセスが {} により終了しました。</translation>
  </message>
  <message>
   <source>The tool's source has no auth; add what the server asks for.</source>
   <translation>ツールの source に auth がありません。サーバーが求めるものを追加してください。</translation>
  </message>
  <message>
   <source>The tools are being loaded</source>
   <translation>ツールを読み込んでいます</translation>
  </message>
  <message>
   <source>The tools can't be exported</source>
   <translation>ツールを書き出せません</translation>
  </message>
  <message>
   <source>The tools can't be written: {}.</source>
   <translation>ツールを書き込めません: {}。</translation>
  </message>
  <message>
   <source>The tools of {} can't be kept: {}.</source>
   <translation>{} のツールを保存できません: {}。</translation>
  </message>
  <message>
   <source>The traffic is in {}, without secrets.</source>
   <translation>通信を {} に保存しました(シークレットの値は除く)。</translation>
  </message>
  <message>
   <source>The traffic of {} is copied, without secrets.</source>
   <translation>{} の通信をコピーしました(シークレットの値は除く)。</translation>
  </message>
  <message>
   <source>The two passphrases differ.</source>
   <translation>二つのパスフレーズが違います。</translation>
  </message>
  <message>
   <source>The type of {}, {}, is known only when the file runs.</source>
   <translation>{} の型 {} は、ファイルを実行するまで分かりません。</translation>
  </message>
  <message>
   <source>The type of {}, {}, is not there when the file runs, so {} takes any value. Correct it, or import it outside of TYPE_CHECKING.</source>
   <translation>{} の型 {} がファイルの実行時にないため、{} は任意の値を受け付けます。修正するか、TYPE_CHECKING の外でインポートしてください。</translation>
  </message>
  <message>
   <source>The upstream broke off: {}.</source>
   <translation>上流が途切れました: {}。</translation>
  </message>
  <message>
   <source>The upstream gave no answer: {}.</source>
   <translation>上流の応答がありませんでした: {}。</translation>
  </message>
  <message>
   <source>The upstream is no URL of an API.</source>
   <translation>上流が API の URL ではありません。</translation>
  </message>
  <message>
   <source>The usage limit is reached</source>
   <translation>使用回数の上限に達しました</translation>
  </message>
  <message>
   <source>The user declined to answer.</source>
   <translation>ユーザーが答えるのを断りました。</translation>
  </message>
  <message>
   <source>The user name.</source>
   <translation>ユーザー名。</translation>
  </message>
  <message>
   <source>The uses can't be read</source>
   <translation>使用回数を読み取れません</translation>
  </message>
  <message>
   <source>The value for all workspaces is forgotten. {}</source>
   <translation>すべてのワークスペースの値を消去します。{}</translation>
  </message>
  <message>
   <source>The value for this workspace is forgotten. {}</source>
   <translation>このワークスペースの値を消去します。{}</translation>
  </message>
  <message>
   <source>The value of a stored secret stands in it, so it is shown without, and not edited here.</source>
   <translation>保存済みシークレットの値が含まれているため、値を除いて表示し、ここでは編集できません。</translation>
  </message>
  <message>
   <source>The value of a stored secret stands in the filters or in the name.</source>
   <translation>保存済みシークレットの値が、フィルターか名前に含まれています。</translation>
  </message>
  <message>
   <source>The value of {}</source>
   <translation>{} の値</translation>
  </message>
  <message>
   <source>The value of {} stands in it, and the file is for others to read.</source>
   <translation>{} の値が含まれており、ファイルをほかの人が読むことができます。</translation>
  </message>
  <message>
   <source>The value of {} {}.</source>
   <translation>{} の値は{}。</translation>
  </message>
  <message>
   <source>The value was refused</source>
   <translation>値が拒否されました</translation>
  </message>
  <message>
   <source>The value was refused. Get a valid one from the service, then replace it.</source>
   <translation>値が拒否されました。サービスから有効な値を取得し、置き換えてください。</translation>
  </message>
  <message>
   <source>The variables of the query.</source>
   <translation>クエリの変数。</translation>
  </message>
  <message>
   <source>The views can't be kept: {}.</source>
   <translation>ビューを保存できません: {}。</translation>
  </message>
  <message>
   <source>The what-if {} is not understood.</source>
   <translation>仮定 {} を理解できません。</translation>
  </message>
  <message>
   <source>The whole answer</source>
   <translation>応答全体</translation>
  </message>
  <message>
   <source>The whole text is a document of this API, which is tried before any markup.</source>
   <translation>テキスト全体がこの API の文書です。どのマークアップよりも先に試されます。</translation>
  </message>
  <message>
   <source>The window closes when it has ended, or you stop it now.</source>
   <translation>終了するとウィンドウが閉じます。または今すぐ停止できます。</translation>
  </message>
  <message>
   <source>The window closes when that has ended</source>
   <translation>終了するとウィンドウが閉じます</translation>
  </message>
  <message>
   <source>The words before it say that it came from a tool or another person.</source>
   <translation>直前の言葉によると、これはツールまたは別の人から来たものです。</translation>
  </message>
  <message>
   <source>The words before it say that it is an example.</source>
   <translation>直前の語が、これは例だと述べています。</translation>
  </message>
  <message>
   <source>The words before it tell of what was called, or written, before.</source>
   <translation>直前の言葉は、以前に呼び出した、または書いたことを述べています。</translation>
  </message>
  <message>
   <source>The working folder</source>
   <translation>作業フォルダー</translation>
  </message>
  <message>
   <source>The working folder: {}</source>
   <translation>作業フォルダー: {}</translation>
  </message>
  <message>
   <source>The workspace folder</source>
   <translation>ワークスペースのフォルダー</translation>
  </message>
  <message>
   <source>The workspace has no samples</source>
   <translation>ワークスペースにサンプルがありません</translation>
  </message>
  <message>
   <source>The workspace is being read.</source>
   <translation>ワークスペースを読み取っています。</translation>
  </message>
  <message>
   <source>The workspace is closed.</source>
   <translation>ワークスペースは閉じられています。</translation>
  </message>
  <message>
   <source>The {} can't be read</source>
   <translation>{} を読み取れません</translation>
  </message>
  <message>
   <source>The {} says otherwise now: {}.</source>
   <translation>{} の内容が変わりました: {}。</translation>
  </message>
  <message>
   <source>The {} schema of {} is wrong: {}</source>
   <translation>{1} の {0} スキーマに誤りがあります: {2}</translation>
  </message>
  <message>
   <source>The {} tools with the most calls; the table has {} more.</source>
   <translation>呼び出しの多い {} 個のツールです。表にはほか {} 個があります。</translation>
  </message>
  <message>
   <source>Theirs</source>
   <translation>ファイルの内容</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>テーマ</translation>
  </message>
  <message>
   <source>Theme: &amp;dark</source>
   <translation>テーマ: ダーク(&amp;D)</translation>
  </message>
  <message>
   <source>Theme: &amp;light</source>
   <translation>テーマ: ライト(&amp;L)</translation>
  </message>
  <message>
   <source>Theme: &amp;system</source>
   <translation>テーマ: システム(&amp;S)</translation>
  </message>
  <message>
   <source>Then</source>
   <translation>変更後</translation>
  </message>
  <message>
   <source>There are more than {} files there.</source>
   <translation>そこには {} 個を超えるファイルがあります。</translation>
  </message>
  <message>
   <source>There are no operations in it</source>
   <translation>オペレーションがありません</translation>
  </message>
  <message>
   <source>There are no requests in it</source>
   <translation>要求がありません</translation>
  </message>
  <message>
   <source>There are no tool files in it</source>
   <translation>ツールファイルがありません</translation>
  </message>
  <message>
   <source>There are no tool specs in it</source>
   <translation>ツール仕様がありません</translation>
  </message>
  <message>
   <source>There are no tools in {}</source>
   <translation>{} にツールがありません</translation>
  </message>
  <message>
   <source>There are two tools called {}: {}, and {}.</source>
   <translation>{} というツールが二つあります: {} と {}。</translation>
  </message>
  <message>
   <source>There are {} tasks, and no more can be added.</source>
   <translation>タスクが {} 件あり、これ以上追加できません。</translation>
  </message>
  <message>
   <source>There are {}.</source>
   <translation>{} あります。</translation>
  </message>
  <message>
   <source>There are: {}.</source>
   <translation>あるもの: {}。</translation>
  </message>
  <message>
   <source>There is a definition {}.</source>
   <translation>定義 {} はすでにあります。</translation>
  </message>
  <message>
   <source>There is a parameter {} beside it.</source>
   <translation>パラメーター {} はすでに同じ段にあります。</translation>
  </message>
  <message>
   <source>There is a pool {} already; edit that one.</source>
   <translation>プール {} はすでにあります。それを編集してください。</translation>
  </message>
  <message>
   <source>There is a saved call {} already.</source>
   <translation>保存済み呼び出し {} はすでにあります。</translation>
  </message>
  <message>
   <source>There is a scenario {} already.</source>
   <translation>シナリオ {} はすでにあります。</translation>
  </message>
  <message>
   <source>There is a server called {} already.</source>
   <translation>サーバー {} はすでにあります。</translation>
  </message>
  <message>
   <source>There is a signing key {} already.</source>
   <translation>署名鍵 {} はすでにあります。</translation>
  </message>
  <message>
   <source>There is a tool called {} already, in {}.</source>
   <translation>ツール {} はすでに {} にあります。</translation>
  </message>
  <message>
   <source>There is a tool called {} already.</source>
   <translation>ツール {} はすでにあります。</translation>
  </message>
  <message>
   <source>There is a view called {}.</source>
   <translation>ビュー {} はすでにあります。</translation>
  </message>
  <message>
   <source>There is another tool called {}</source>
   <translation>{} という別のツールがあります</translation>
  </message>
  <message>
   <source>There is no Dask scheduler at {}: {}.</source>
   <translation>{} に Dask スケジューラーがありません: {}。</translation>
  </message>
  <message>
   <source>There is no JSON value here.</source>
   <translation>ここに JSON の値がありません。</translation>
  </message>
  <message>
   <source>There is no Python interpreter at {}.</source>
   <translation>{} に Python インタープリターがありません。</translation>
  </message>
  <message>
   <source>There is no address for {}.</source>
   <translation>{} のアドレスがありません。</translation>
  </message>
  <message>
   <source>There is no address of a model to ask.</source>
   <translation>尋ねるモデルのアドレスがありません。</translation>
  </message>
  <message>
   <source>There is no argument {}; the function takes: {}.</source>
   <translation>引数 {} はありません。関数が受け取るのは {} です。</translation>
  </message>
  <message>
   <source>There is no cache here.</source>
   <translation>ここにはキャッシュがありません。</translation>
  </message>
  <message>
   <source>There is no call between the markers that can be read.</source>
   <translation>印の間に、読み取れる呼び出しがありません。</translation>
  </message>
  <message>
   <source>There is no co-worker {}.</source>
   <translation>協力者 {} はいません。</translation>
  </message>
  <message>
   <source>There is no editor to open it</source>
   <translation>開くエディターがありません</translation>
  </message>
  <message>
   <source>There is no file of {} in {}.</source>
   <translation>{0} のファイルが {1} にありません。</translation>
  </message>
  <message>
   <source>There is no folder {} to run the server {} in.</source>
   <translation>フォルダー {} がありません(サーバー {} の実行場所)。</translation>
  </message>
  <message>
   <source>There is no folder {} to run {} in.</source>
   <translation>フォルダー {} がありません({} の実行場所)。</translation>
  </message>
  <message>
   <source>There is no folder {}, which {} is to have.</source>
   <translation>フォルダー {} がありません({} に渡すもの)。</translation>
  </message>
  <message>
   <source>There is no folder {}, which {} may use.</source>
   <translation>{1} が使えるフォルダー {0} がありません。</translation>
  </message>
  <message>
   <source>There is no format {} to export to</source>
   <translation>書き出し形式 {} はありません</translation>
  </message>
  <message>
   <source>There is no function {} at the top level.</source>
   <translation>最上位に関数 {} がありません。</translation>
  </message>
  <message>
   <source>There is no home folder to keep anything in.</source>
   <translation>データを保存するホームフォルダがありません。</translation>
  </message>
  <message>
   <source>There is no keyring here.</source>
   <translation>ここにはキーリングがありません。</translation>
  </message>
  <message>
   <source>There is no keyring, and secrets are safe</source>
   <translation>キーリングはありませんが、シークレットは安全です</translation>
  </message>
  <message>
   <source>There is no message yet: run the text.</source>
   <translation>メッセージはまだありません。テキストを実行してください。</translation>
  </message>
  <message>
   <source>There is no module {}, or it is larger than {} MB.</source>
   <translation>モジュール {} がないか、{} MB を超えています。</translation>
  </message>
  <message>
   <source>There is no program {}.</source>
   <translation>プログラム {} がありません。</translation>
  </message>
  <message>
   <source>There is no rule {}.</source>
   <translation>ルール {} はありません。</translation>
  </message>
  <message>
   <source>There is no sandbox</source>
   <translation>サンドボックスがありません</translation>
  </message>
  <message>
   <source>There is no saved call {} any more.</source>
   <translation>保存済み呼び出し {} はもうありません。</translation>
  </message>
  <message>
   <source>There is no server {} here.</source>
   <translation>ここにサーバー {} はありません。</translation>
  </message>
  <message>
   <source>There is no server {} in it.</source>
   <translation>サーバー {} は含まれていません。</translation>
  </message>
  <message>
   <source>There is no server {} in servers.json.</source>
   <translation>サーバー {} は servers.json にありません。</translation>
  </message>
  <message>
   <source>There is no signing key {}</source>
   <translation>署名鍵 {} はありません</translation>
  </message>
  <message>
   <source>There is no skill called {}.</source>
   <translation>{} というスキルはありません。</translation>
  </message>
  <message>
   <source>There is no such request. {}</source>
   <translation>そのような要求はありません。{}</translation>
  </message>
  <message>
   <source>There is no task {}.</source>
   <translation>タスク {} はありません。</translation>
  </message>
  <message>
   <source>There is no tool called {}.</source>
   <translation>{} というツールはありません。</translation>
  </message>
  <message>
   <source>There is no word in it to look for.</source>
   <translation>探せる単語が含まれていません。</translation>
  </message>
  <message>
   <source>There is no {}, which {} is to read in its sandbox.</source>
   <translation>{} がありません({} がサンドボックスで読むもの)。</translation>
  </message>
  <message>
   <source>There is nothing to do for this one; the rest is read.</source>
   <translation>これについてすることはありません。ほかは読み取ります。</translation>
  </message>
  <message>
   <source>There is nothing to draw here.</source>
   <translation>描くものがありません。</translation>
  </message>
  <message>
   <source>There is nothing to export.</source>
   <translation>書き出すものがありません。</translation>
  </message>
  <message>
   <source>There is nothing to pick from: {} answered with {}.</source>
   <translation>取り出すものがありません: {} の応答は {} でした。</translation>
  </message>
  <message>
   <source>There is one of this name; different: {}.</source>
   <translation>同じ名前のものがあり、次が違います: {}。</translation>
  </message>
  <message>
   <source>There now</source>
   <translation>現在</translation>
  </message>
  <message>
   <source>There was no such call.</source>
   <translation>そのような呼び出しはありませんでした。</translation>
  </message>
  <message>
   <source>There was no whole answer within {} seconds.</source>
   <translation>{} 秒以内に応答がそろいませんでした。</translation>
  </message>
  <message>
   <source>These are MCP servers, which are imported as servers</source>
   <translation>MCP サーバーです。サーバーとして読み込みます</translation>
  </message>
  <message>
   <source>These are the settings in force</source>
   <translation>現在有効な設定です</translation>
  </message>
  <message>
   <source>They are in the encrypted file, which is open.</source>
   <translation>開いている暗号化ファイルに入っています。</translation>
  </message>
  <message>
   <source>They are in the history.</source>
   <translation>履歴にあります。</translation>
  </message>
  <message>
   <source>They are known once the server was started.</source>
   <translation>サーバーを起動すると分かります。</translation>
  </message>
  <message>
   <source>They can't be read.</source>
   <translation>読み取れません。</translation>
  </message>
  <message>
   <source>They differ in how they are written, not in what they say. {}</source>
   <translation>書き方が違うだけで、内容は同じです。{}</translation>
  </message>
  <message>
   <source>They differ in more than {} parts, so only one of them can stay. {}</source>
   <translation>相違が {} か所を超えているため、残せるのは片方だけです。{}</translation>
  </message>
  <message>
   <source>They go out as they are.</source>
   <translation>そのまま書き出されます。</translation>
  </message>
  <message>
   <source>They hold until Tooldesk ends, but can't be kept: {}.</source>
   <translation>Tooldesk の終了までは有効ですが、保存できません: {}。</translation>
  </message>
  <message>
   <source>They take {}, and the cache may take {} MB.</source>
   <translation>固定された応答は {} で、キャッシュの上限は {} MB です。</translation>
  </message>
  <message>
   <source>This</source>
   <translation>これ</translation>
  </message>
  <message>
   <source>This Tooldesk can't read what the tool of call {} was like.</source>
   <translation>呼び出し {} のツールの記録を、この Tooldesk では読み取れません。</translation>
  </message>
  <message>
   <source>This call waits for you</source>
   <translation>この呼び出しは確認待ちです</translation>
  </message>
  <message>
   <source>This can't be followed</source>
   <translation>追跡できません</translation>
  </message>
  <message>
   <source>This is no curl command.</source>
   <translation>curl コマンドではありません。</translation>
  </message>
  <message>
   <source>This is no host of the capture: use {}:{}.</source>
   <translation>キャプチャのホストではありません。{}:{} を使ってください。</translation>
  </message>
  <message>
   <source>This is still running</source>
   <translation>まだ実行中です</translation>
  </message>
  <message>
   <source>This looks like {}</source>
   <translation>{} のようです</translation>
  </message>
  <message>
   <source>This or less.</source>
   <translation>この値以下。</translation>
  </message>
  <message>
   <source>This or more.</source>
   <translation>この値以上。</translation>
  </message>
  <message>
   <source>This says nothing about the value. Change the arguments, then test again.</source>
   <translation>値については何も分かりません。引数を変えて、もう一度テストしてください。</translation>
  </message>
  <message>
   <source>This server does not list its tasks.</source>
   <translation>このサーバーはタスクの一覧を提供しません。</translation>
  </message>
  <message>
   <source>This stage failed</source>
   <translation>この段階で失敗しました</translation>
  </message>
  <message>
   <source>This stage has not begun.</source>
   <translation>この段階はまだ始まっていません。</translation>
  </message>
  <message>
   <source>This stage runs.</source>
   <translation>この段階は実行中です。</translation>
  </message>
  <message>
   <source>This stage was not needed, or an earlier one stopped the call.</source>
   <translation>この段階は不要だったか、前の段階で呼び出しが止まりました。</translation>
  </message>
  <message>
   <source>This text costs about {} tokens in every request.</source>
   <translation>このテキストは要求ごとに約 {} トークンを費やします。</translation>
  </message>
  <message>
   <source>This text is long</source>
   <translation>テキストが長いです</translation>
  </message>
  <message>
   <source>This text is too long to compare</source>
   <translation>テキストが長すぎて比較できません</translation>
  </message>
  <message>
   <source>This tool takes no arguments.</source>
   <translation>このツールに引数はありません。</translation>
  </message>
  <message>
   <source>This was {}. {}</source>
   <translation>元は {} でした。{}</translation>
  </message>
  <message>
   <source>This workspace</source>
   <translation>このワークスペース</translation>
  </message>
  <message>
   <source>Those for files keep to the working folder. What changes or sends anything asks first.</source>
   <translation>ファイル用のツールは作業フォルダーの範囲で働きます。変更や送信をするものは先に確認します。</translation>
  </message>
  <message>
   <source>Three steps: run, lanes, tools</source>
   <translation>3 ステップ: 実行、レーン、ツール</translation>
  </message>
  <message>
   <source>Threshold</source>
   <translation>しきい値</translation>
  </message>
  <message>
   <source>Tick &amp;all that are listed</source>
   <translation>一覧をすべて選択(&amp;A)</translation>
  </message>
  <message>
   <source>Tick &amp;none that is listed</source>
   <translation>一覧の選択をすべて解除(&amp;N)</translation>
  </message>
  <message>
   <source>Tick all</source>
   <translation>すべて選択</translation>
  </message>
  <message>
   <source>Tick it to bring the tool up to date; what you set besides stays.</source>
   <translation>選択するとツールを最新にします。ほかの設定は残ります。</translation>
  </message>
  <message>
   <source>Tick it to put this one in its place; Undo brings the other back.</source>
   <translation>選択するとこれに置き換えます。元に戻せます。</translation>
  </message>
  <message>
   <source>Tick none</source>
   <translation>選択解除</translation>
  </message>
  <message>
   <source>Ticked</source>
   <translation>チェック済み</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>期間</translation>
  </message>
  <message>
   <source>Time of a call that ran</source>
   <translation>実行された呼び出しの時間</translation>
  </message>
  <message>
   <source>Timeout</source>
   <translation>タイムアウト</translation>
  </message>
  <message>
   <source>Times</source>
   <translation>日時</translation>
  </message>
  <message>
   <source>Timing</source>
   <translation>所要時間</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>表示名</translation>
  </message>
  <message>
   <source>To pick from the answer took longer than {} s.</source>
   <translation>応答からの取り出しに {} 秒を超える時間がかかりました。</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>トークン</translation>
  </message>
  <message>
   <source>Too many calls in a short time.</source>
   <translation>短時間の呼び出しが多すぎます。</translation>
  </message>
  <message>
   <source>Too many calls in a short time; wait {} s.</source>
   <translation>短時間の呼び出しが多すぎます。{} 秒待ってください。</translation>
  </message>
  <message>
   <source>Too much before it is damaged.</source>
   <translation>その前の部分が壊れすぎています。</translation>
  </message>
  <message>
   <source>Tool</source>
   <translation>ツール</translation>
  </message>
  <message>
   <source>Tool and arguments</source>
   <translation>ツールと引数</translation>
  </message>
  <message>
   <source>Tool as it is now</source>
   <translation>現在のツール</translation>
  </message>
  <message>
   <source>Tool as it was then</source>
   <translation>当時のツール</translation>
  </message>
  <message>
   <source>Tool descriptions (*.json *.yaml *.yml *.txt *.toml *.py);;All files (*)</source>
   <translation>ツールの記述 (*.json *.yaml *.yml *.txt *.toml *.py);;すべてのファイル (*)</translation>
  </message>
  <message>
   <source>Tool detail</source>
   <translation>ツールの詳細</translation>
  </message>
  <message>
   <source>Tool file as JSON</source>
   <translation>ツールファイルの JSON</translation>
  </message>
  <message>
   <source>Tool files</source>
   <translation>ツールのファイル</translation>
  </message>
  <message>
   <source>Tool files, settings, commands</source>
   <translation>ツールファイル、設定、コマンド</translation>
  </message>
  <message>
   <source>Tool form</source>
   <translation>ツールのフォーム</translation>
  </message>
  <message>
   <source>Tool of the server</source>
   <translation>サーバーのツール</translation>
  </message>
  <message>
   <source>Tool of then</source>
   <translation>当時のツール</translation>
  </message>
  <message>
   <source>Tool to call</source>
   <translation>呼び出すツール</translation>
  </message>
  <message>
   <source>Tooldesk</source>
   <translation>Tooldesk</translation>
  </message>
  <message>
   <source>Tooldesk can't reach the upstream: {}.</source>
   <translation>Tooldesk から上流に接続できません: {}。</translation>
  </message>
  <message>
   <source>Tooldesk does not run it without one. Try it again.</source>
   <translation>Tooldesk はサンドボックスなしでは実行しません。もう一度試してください。</translation>
  </message>
  <message>
   <source>Tooldesk does not wait for this.</source>
   <translation>Tooldesk はこれを待ちません。</translation>
  </message>
  <message>
   <source>Tooldesk ended suddenly the last time</source>
   <translation>Tooldesk は前回、途中で終了しました</translation>
  </message>
  <message>
   <source>Tooldesk has the answer. You can close this page.</source>
   <translation>Tooldesk が応答を受け取りました。このページは閉じて構いません。</translation>
  </message>
  <message>
   <source>Tooldesk is closing; no server is started any more.</source>
   <translation>Tooldesk は終了処理中です。サーバーはもう起動しません。</translation>
  </message>
  <message>
   <source>Tooldesk is closing; the request was not sent.</source>
   <translation>Tooldesk は終了処理中です。要求は送信していません。</translation>
  </message>
  <message>
   <source>Tooldesk opens nothing. Copy the address if you trust it.</source>
   <translation>Tooldesk は何も開きません。信頼できる場合はアドレスをコピーしてください。</translation>
  </message>
  <message>
   <source>Tooldesk tools</source>
   <translation>Tooldesk のツール</translation>
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
   <translation>ツール</translation>
  </message>
  <message>
   <source>Tools and their limits</source>
   <translation>ツールとその制限</translation>
  </message>
  <message>
   <source>Tools ask Tooldesk to sign and never see the key. Nothing shows it again: one that must exist elsewhere too is made there, and added here.</source>
   <translation>ツールは Tooldesk に署名を求め、鍵を見ることはありません。鍵は二度と表示されません。ほかでも必要な鍵は、そちらで作ってここに追加してください。</translation>
  </message>
  <message>
   <source>Tools call each other more than {} deep.</source>
   <translation>ツールどうしの呼び出しが {} 段を超えています。</translation>
  </message>
  <message>
   <source>Tools may have it from the environment</source>
   <translation>ツールは環境から使えます</translation>
  </message>
  <message>
   <source>Tools of this workspace</source>
   <translation>このワークスペースのツール</translation>
  </message>
  <message>
   <source>Tools offered</source>
   <translation>提示されたツール</translation>
  </message>
  <message>
   <source>Tools that can be used are listed here to be exported.</source>
   <translation>使用できるツールが、書き出し用にここに並びます。</translation>
  </message>
  <message>
   <source>Tools that name it</source>
   <translation>指定しているツール</translation>
  </message>
  <message>
   <source>Tools that wait</source>
   <translation>待機中のツール</translation>
  </message>
  <message>
   <source>Tools to export</source>
   <translation>書き出すツール</translation>
  </message>
  <message>
   <source>Tools to import</source>
   <translation>読み込むツール</translation>
  </message>
  <message>
   <source>Tools, servers and variables can be dropped on any other screen.</source>
   <translation>ツール、サーバー、変数はほかのどの画面にもドロップできます。</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>合計</translation>
  </message>
  <message>
   <source>Tour</source>
   <translation>ツアー</translation>
  </message>
  <message>
   <source>Traceback</source>
   <translation>トレースバック</translation>
  </message>
  <message>
   <source>Traffic</source>
   <translation>通信</translation>
  </message>
  <message>
   <source>Transport</source>
   <translation>トランスポート</translation>
  </message>
  <message>
   <source>Tree</source>
   <translation>ツリー</translation>
  </message>
  <message>
   <source>Troubleshooting</source>
   <translation>問題の解決</translation>
  </message>
  <message>
   <source>True or false</source>
   <translation>真か偽</translation>
  </message>
  <message>
   <source>Trust</source>
   <translation>信頼する</translation>
  </message>
  <message>
   <source>Trusted as well</source>
   <translation>追加で信頼</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>もう一度試す</translation>
  </message>
  <message>
   <source>Try again in a moment.</source>
   <translation>少し後にもう一度試してください。</translation>
  </message>
  <message>
   <source>Try again in {} s.</source>
   <translation>{} 秒後にもう一度試してください。</translation>
  </message>
  <message>
   <source>Try again later.</source>
   <translation>後でもう一度試してください。</translation>
  </message>
  <message>
   <source>Try again. If it stays so, close the dialog and open it anew.</source>
   <translation>もう一度試してください。続く場合は、ダイアログを閉じて開き直してください。</translation>
  </message>
  <message>
   <source>Try each step of a start, and say which one fails</source>
   <translation>起動の各手順を試し、失敗する箇所を示します</translation>
  </message>
  <message>
   <source>Try in a terminal what it says when it is started: {}</source>
   <translation>起動時の出力を端末で確認してください: {}</translation>
  </message>
  <message>
   <source>Try it again later, or let its resource pool begin fewer calls in a time.</source>
   <translation>後でもう一度試すか、リソースプールの頻度を下げてください。</translation>
  </message>
  <message>
   <source>Try it again.</source>
   <translation>もう一度試してください。</translation>
  </message>
  <message>
   <source>Try it again; if it stays so, the server's own log says why.</source>
   <translation>もう一度試してください。続く場合は、サーバー自身のログに理由があります。</translation>
  </message>
  <message>
   <source>Try the passphrase again.</source>
   <translation>パスフレーズをもう一度試してください。</translation>
  </message>
  <message>
   <source>Try the value with a small call</source>
   <translation>小さい呼び出しで値を試します</translation>
  </message>
  <message>
   <source>Try {}</source>
   <translation>{} を試す</translation>
  </message>
  <message>
   <source>Try {} of {}</source>
   <translation>試行 {}/{}</translation>
  </message>
  <message>
   <source>Tuple</source>
   <translation>タプル</translation>
  </message>
  <message>
   <source>Two tools with the same description</source>
   <translation>説明が同じ二つのツール</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>型</translation>
  </message>
  <message>
   <source>Type a command or the name of a tool</source>
   <translation>コマンドまたはツール名を入力</translation>
  </message>
  <message>
   <source>Type both again.</source>
   <translation>両方をもう一度入力してください。</translation>
  </message>
  <message>
   <source>Type one, or press Esc.</source>
   <translation>入力するか、Escape を押してください。</translation>
  </message>
  <message>
   <source>Types are {}.</source>
   <translation>使える型は {} です。</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Undone: {}.</source>
   <translation>元に戻しました: {}。</translation>
  </message>
  <message>
   <source>Unfolded</source>
   <translation>展開</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>不明</translation>
  </message>
  <message>
   <source>Unknown names</source>
   <translation>不明な名前</translation>
  </message>
  <message>
   <source>Unknown tool</source>
   <translation>不明なツール</translation>
  </message>
  <message>
   <source>Unlimited</source>
   <translation>無制限</translation>
  </message>
  <message>
   <source>Unlimited{}</source>
   <translation>無制限{}</translation>
  </message>
  <message>
   <source>Unlock and run again</source>
   <translation>ロックを解除して再度実行</translation>
  </message>
  <message>
   <source>Unlock it with your system's password dialog, then try again.</source>
   <translation>システムのパスワードダイアログでロックを解除し、もう一度試してください。</translation>
  </message>
  <message>
   <source>Unlock the keyring.</source>
   <translation>キーリングのロックを解除してください。</translation>
  </message>
  <message>
   <source>Unlock…</source>
   <translation>ロック解除…</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>ピン留めを外す</translation>
  </message>
  <message>
   <source>Unpin some, or allow it more.</source>
   <translation>いくつか固定を解除するか、上限を上げてください。</translation>
  </message>
  <message>
   <source>Unreachable</source>
   <translation>到達不能</translation>
  </message>
  <message>
   <source>Unreadable</source>
   <translation>読み取り不能</translation>
  </message>
  <message>
   <source>Unsaved edits</source>
   <translation>未保存の編集</translation>
  </message>
  <message>
   <source>Untick what is too many</source>
   <translation>多すぎるものの選択を外す</translation>
  </message>
  <message>
   <source>Until cleared</source>
   <translation>消去するまで</translation>
  </message>
  <message>
   <source>Until cleared, if {}</source>
   <translation>消去するまで、{} のとき</translation>
  </message>
  <message>
   <source>Up to date</source>
   <translation>最新</translation>
  </message>
  <message>
   <source>Up to {}</source>
   <translation>最大 {}</translation>
  </message>
  <message>
   <source>Update</source>
   <translation>更新</translation>
  </message>
  <message>
   <source>Update Tooldesk, or choose another folder with --data-dir.</source>
   <translation>Tooldesk を更新するか、--data-dir で別のフォルダーを選んでください。</translation>
  </message>
  <message>
   <source>Update Tooldesk, which may read what is left of it.</source>
   <translation>Tooldesk を更新してください。残りを読み取れる可能性があります。</translation>
  </message>
  <message>
   <source>Update from code</source>
   <translation>コードから更新</translation>
  </message>
  <message>
   <source>Update it from the code: with “Update from code” on the Tools screen, or</source>
   <translation>コードから更新してください。ツール画面の「コードから更新」、または</translation>
  </message>
  <message>
   <source>Update it from the code: “Update from code”, or tooldesk tools add with --replace.</source>
   <translation>コードから更新してください: 「コードから更新」、または --replace を付けた tooldesk tools add。</translation>
  </message>
  <message>
   <source>Update the tool from the code, or correct the code.</source>
   <translation>コードからツールを更新するか、コードを直してください。</translation>
  </message>
  <message>
   <source>Update {}</source>
   <translation>{} を更新</translation>
  </message>
  <message>
   <source>Upstream</source>
   <translation>上流</translation>
  </message>
  <message>
   <source>Usage limit</source>
   <translation>使用回数の上限</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use 1 to 128 letters, digits, underscores, dots and hyphens.</source>
   <translation>英字、数字、アンダースコア、ピリオド、ハイフンを 1～128 文字で使ってください。</translation>
  </message>
  <message>
   <source>Use Linux 5.14 or newer.</source>
   <translation>Linux 5.14 以降を使ってください。</translation>
  </message>
  <message>
   <source>Use a path below the working folder, which is called “.”.</source>
   <translation>「.」で表される作業フォルダー以下のパスを使ってください。</translation>
  </message>
  <message>
   <source>Use a simpler pattern, or look in fewer files.</source>
   <translation>パターンを簡単にするか、探すファイルを減らしてください。</translation>
  </message>
  <message>
   <source>Use an encrypted file…</source>
   <translation>暗号化ファイルを使う…</translation>
  </message>
  <message>
   <source>Use at most {}.</source>
   <translation>{} までにしてください。</translation>
  </message>
  <message>
   <source>Use fewer anyOf, oneOf and allOf around references to the same schema.</source>
   <translation>同じスキーマへの参照を囲む anyOf、oneOf、allOf を減らしてください。</translation>
  </message>
  <message>
   <source>Use fewer.</source>
   <translation>数を減らしてください。</translation>
  </message>
  <message>
   <source>Use it in a workspace or a ToolUsage.</source>
   <translation>ワークスペースまたは ToolUsage で使ってください。</translation>
  </message>
  <message>
   <source>Use it in a workspace.</source>
   <translation>ワークスペースで使ってください。</translation>
  </message>
  <message>
   <source>Use letters, digits and hyphens.</source>
   <translation>英字、数字、ハイフンを使ってください。</translation>
  </message>
  <message>
   <source>Use letters, digits and underscores, such as WEATHER_API_KEY.</source>
   <translation>WEATHER_API_KEY のように、英字、数字、アンダースコアを使ってください。</translation>
  </message>
  <message>
   <source>Use letters, digits and underscores; begin with no digit.</source>
   <translation>英字、数字、アンダースコアを使い、数字で始めないでください。</translation>
  </message>
  <message>
   <source>Use letters, digits, -, _ and ., at most {}, and none of the names that Windows has for devices, such as con and nul.</source>
   <translation>文字、数字、-、_、. を使い、長さは {} までにしてください。con や nul など、Windows がデバイスに使う名前は使えません。</translation>
  </message>
  <message>
   <source>Use numbers below 2^63, and no halves of characters (\ud800 to \udfff).</source>
   <translation>2^63 未満の数を使い、文字の片割れ(\ud800～\udfff)を含めないでください。</translation>
  </message>
  <message>
   <source>Use one of the names below, or send the correction prompt back to the model.</source>
   <translation>下の名前のいずれかを使うか、訂正プロンプトをモデルに送り返してください。</translation>
  </message>
  <message>
   <source>Use other characters.</source>
   <translation>別の文字を使ってください。</translation>
  </message>
  <message>
   <source>Use simpler paths in pick and template of the tool's source.</source>
   <translation>ツールの source の pick と template のパスを簡単にしてください。</translation>
  </message>
  <message>
   <source>Use them</source>
   <translation>使う</translation>
  </message>
  <message>
   <source>Use these parameters</source>
   <translation>このパラメーターを使う</translation>
  </message>
  <message>
   <source>Use up to 64 letters, digits, "_" and "-".</source>
   <translation>英字、数字、"_"、"-" を使い、64 文字までにしてください。</translation>
  </message>
  <message>
   <source>Use what is ticked</source>
   <translation>選んだものを使う</translation>
  </message>
  <message>
   <source>Use words on one line, none at its ends.</source>
   <translation>1 行の語にし、前後に空白を入れないでください。</translation>
  </message>
  <message>
   <source>Use {}.</source>
   <translation>{} を使ってください。</translation>
  </message>
  <message>
   <source>Used by</source>
   <translation>使用元</translation>
  </message>
  <message>
   <source>Used: {}</source>
   <translation>使用中: {}</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>ユーザー名</translation>
  </message>
  <message>
   <source>User name and password</source>
   <translation>ユーザー名とパスワード</translation>
  </message>
  <message>
   <source>Uses</source>
   <translation>使用回数</translation>
  </message>
  <message>
   <source>Uses that are allowed</source>
   <translation>許可する使用回数</translation>
  </message>
  <message>
   <source>Uses the built-in</source>
   <translation>使用する組み込み</translation>
  </message>
  <message>
   <source>Validate</source>
   <translation>検証</translation>
  </message>
  <message>
   <source>Validate: {}</source>
   <translation>検証: {}</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>値</translation>
  </message>
  <message>
   <source>Value, hidden</source>
   <translation>値(非表示)</translation>
  </message>
  <message>
   <source>Values are nested more than {} levels deep.</source>
   <translation>値の入れ子が {} 段を超えています。</translation>
  </message>
  <message>
   <source>Values of secrets are not in it. Look through it before you share it.</source>
   <translation>シークレットの値は含みません。共有する前に中身を確認してください。</translation>
  </message>
  <message>
   <source>Values that models copy.</source>
   <translation>モデルがまねる値。</translation>
  </message>
  <message>
   <source>Variable</source>
   <translation>変数</translation>
  </message>
  <message>
   <source>Variable of the key</source>
   <translation>キーの変数</translation>
  </message>
  <message>
   <source>Variable with the password of the key.</source>
   <translation>鍵のパスワードを持つ変数。</translation>
  </message>
  <message>
   <source>Variables</source>
   <translation>変数</translation>
  </message>
  <message>
   <source>Variables in the file</source>
   <translation>ファイル内の変数</translation>
  </message>
  <message>
   <source>Variables or headers</source>
   <translation>変数またはヘッダー</translation>
  </message>
  <message>
   <source>Verdict</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Verify TLS</source>
   <translation>TLS を検証</translation>
  </message>
  <message>
   <source>Versions and facts are on the clipboard; no paths, names or secrets.</source>
   <translation>バージョンと情報をコピーしました。パス・名前・シークレットは含みません。</translation>
  </message>
  <message>
   <source>View {} is called {}.</source>
   <translation>ビュー {} の名前を {} に変更しました。</translation>
  </message>
  <message>
   <source>View {} is deleted.</source>
   <translation>ビュー {} を削除しました。</translation>
  </message>
  <message>
   <source>View {} is saved.</source>
   <translation>ビュー {} を保存しました。</translation>
  </message>
  <message>
   <source>View: {}</source>
   <translation>ビュー: {}</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>ビュー</translation>
  </message>
  <message>
   <source>Wait a little, then run again.</source>
   <translation>少し待ってから、再度実行してください。</translation>
  </message>
  <message>
   <source>Wait for it</source>
   <translation>終了を待つ</translation>
  </message>
  <message>
   <source>Wait, or ask for less.</source>
   <translation>待つか、求める量を減らしてください。</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>待機中</translation>
  </message>
  <message>
   <source>Waiting for pool {}, {} in line{}.</source>
   <translation>プール {} で待機中、{} 番目{}。</translation>
  </message>
  <message>
   <source>Waiting for the keyring's password</source>
   <translation>キーリングのパスワードを待っています</translation>
  </message>
  <message>
   <source>Waiting for you</source>
   <translation>確認待ちの時間</translation>
  </message>
  <message>
   <source>Waits for call {}, which uses the same {}</source>
   <translation>同じ {1} を使う呼び出し {0} を待っています</translation>
  </message>
  <message>
   <source>Waits for you to unlock the keyring</source>
   <translation>キーリングのロック解除を待っています</translation>
  </message>
  <message>
   <source>Waits for your answer</source>
   <translation>回答待ち</translation>
  </message>
  <message>
   <source>Waits for your answer above</source>
   <translation>上の確認への回答待ち</translation>
  </message>
  <message>
   <source>WebAssembly always runs in a sandbox of its own; leave "execution_mode" out, and name what it may use in "folders" and "memory_mb" of its source</source>
   <translation>WebAssembly は常に専用のサンドボックスで動きます。"execution_mode" を外し、使ってよいものを source の "folders" と "memory_mb" に指定してください</translation>
  </message>
  <message>
   <source>WebAssembly module</source>
   <translation>WebAssembly モジュール</translation>
  </message>
  <message>
   <source>Week</source>
   <translation>週</translation>
  </message>
  <message>
   <source>Wh&amp;y was call {} a miss?</source>
   <translation>呼び出し {} がキャッシュになかった理由(&amp;Y)</translation>
  </message>
  <message>
   <source>What a start runs</source>
   <translation>起動時に実行するもの</translation>
  </message>
  <message>
   <source>What all calls may take of the disk, in millions of bytes; the oldest make room.</source>
   <translation>すべての呼び出しが使えるディスク容量(100 万バイト単位)。古いものから場所を空けます。</translation>
  </message>
  <message>
   <source>What all results may weigh, in millions of bytes; those not used for longest make room.</source>
   <translation>すべての結果の合計容量(100 万バイト単位)。長く使われていないものから場所を空けます。</translation>
  </message>
  <message>
   <source>What arguments change about that; deny wins, then ask: [{"permission": "allow", "when": [{"kind": "path", "argument": "file", "folders": ["data"]}]}]</source>
   <translation>引数による変更。拒否、確認の順に優先されます: [{"permission": "allow", "when": [{"kind": "path", "argument": "file", "folders": ["data"]}]}]</translation>
  </message>
  <message>
   <source>What call {} told the model was too long to be kept whole.</source>
   <translation>呼び出し {} がモデルに伝えた内容は長すぎて、全体を保存できませんでした。</translation>
  </message>
  <message>
   <source>What call {} was given was not kept.</source>
   <translation>呼び出し {} に渡されたものは保存されていません。</translation>
  </message>
  <message>
   <source>What came of {} is expected from now on.</source>
   <translation>{} の結果を今後の期待値にしました。</translation>
  </message>
  <message>
   <source>What can be done with what has the focus</source>
   <translation>フォーカスのあるものに対してできること</translation>
  </message>
  <message>
   <source>What changed of tool {} is approved.</source>
   <translation>ツール {} の変更を承認しました。</translation>
  </message>
  <message>
   <source>What changed of {} tools is approved.</source>
   <translation>{} 個のツールの変更を承認しました。</translation>
  </message>
  <message>
   <source>What changes</source>
   <translation>変更点</translation>
  </message>
  <message>
   <source>What comes here goes on to {}, and nothing of it is changed.</source>
   <translation>受け取ったものを {} へ渡します。何も変更しません。</translation>
  </message>
  <message>
   <source>What comes here goes on to {}. Answers are healed: {}.</source>
   <translation>受け取ったものを {} へ渡します。応答を修復します: {}。</translation>
  </message>
  <message>
   <source>What counts when a call leaves it out.</source>
   <translation>呼び出しで省かれた場合の値。</translation>
  </message>
  <message>
   <source>What differs</source>
   <translation>相違点</translation>
  </message>
  <message>
   <source>What does {} answer to this?</source>
   <translation>これに対する {} の答え</translation>
  </message>
  <message>
   <source>What each pool allows; one that is not here has the defaults.</source>
   <translation>各プールで許す量。ここにないものは既定値です。</translation>
  </message>
  <message>
   <source>What follows # in the URL is left out; servers never see it.</source>
   <translation>URL の # 以降は省きます。サーバーには届きません。</translation>
  </message>
  <message>
   <source>What follows can't be read, so arguments may be missing.</source>
   <translation>以降を読み取れないため、引数が欠けている可能性があります。</translation>
  </message>
  <message>
   <source>What follows says that the call was only thought of, or quoted.</source>
   <translation>この後の内容から、この呼び出しは考えただけか、引用であるとわかります。</translation>
  </message>
  <message>
   <source>What follows the command is left out.</source>
   <translation>コマンドの後に続くものは省きます。</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>起きたこと</translation>
  </message>
  <message>
   <source>What if</source>
   <translation>仮定</translation>
  </message>
  <message>
   <source>What is asked for is no path.</source>
   <translation>求められたものはパスではありません。</translation>
  </message>
  <message>
   <source>What is done can't be kept: {}.</source>
   <translation>済んだ分を保存できません: {}。</translation>
  </message>
  <message>
   <source>What is done is kept: the same scan goes on with the rest, there or, without the scheduler, on this computer.</source>
   <translation>済んだ分は保存されています。同じスキャンは、そこで、またはスケジューラーなしでこのコンピューターで、残りを続けます。</translation>
  </message>
  <message>
   <source>What is expected</source>
   <translation>期待値</translation>
  </message>
  <message>
   <source>What is exported</source>
   <translation>書き出す内容</translation>
  </message>
  <message>
   <source>What is kept as {} is no signing key.</source>
   <translation>{} として保存されているものは署名鍵ではありません。</translation>
  </message>
  <message>
   <source>What is on the clipboard is no JSON object. {}</source>
   <translation>クリップボードの内容は JSON オブジェクトではありません。{}</translation>
  </message>
  <message>
   <source>What is remembered of results.</source>
   <translation>結果のうち記憶するもの。</translation>
  </message>
  <message>
   <source>What is said of “{}” is not written yet.</source>
   <translation>「{}」の説明がまだ書かれていません。</translation>
  </message>
  <message>
   <source>What is ticked is taken from the file; all else stays as you edited it. {}</source>
   <translation>選んだものはファイルから取り、ほかはすべて編集のままにします。{}</translation>
  </message>
  <message>
   <source>What is yours goes to a tool of a folder only by your yes.</source>
   <translation>あなたのものは、あなたが許可したときだけフォルダーのツールに渡ります。</translation>
  </message>
  <message>
   <source>What it answered is no chat completion with a text.</source>
   <translation>応答が、テキストのある Chat Completions の応答ではありません。</translation>
  </message>
  <message>
   <source>What it depends on</source>
   <translation>依存するもの</translation>
  </message>
  <message>
   <source>What it gave is printed behind it, so it was made, and answered, before.</source>
   <translation>その後に結果が出力されているので、呼び出しは前に行われ、回答されています。</translation>
  </message>
  <message>
   <source>What it reads.</source>
   <translation>読み取る内容。</translation>
  </message>
  <message>
   <source>What it says of itself</source>
   <translation>サーバーの自己説明</translation>
  </message>
  <message>
   <source>What it sees of the disk, as JSON; nothing where there is none.</source>
   <translation>ディスクのうち見えるもの(JSON)。何もなければ空にします。</translation>
  </message>
  <message>
   <source>What it starts</source>
   <translation>起動するもの</translation>
  </message>
  <message>
   <source>What it tells models</source>
   <translation>モデルへの説明</translation>
  </message>
  <message>
   <source>What it would do</source>
   <translation>実行内容</translation>
  </message>
  <message>
   <source>What it writes: text, or JSON that is parsed.</source>
   <translation>出力する内容: テキスト、または解析される JSON。</translation>
  </message>
  <message>
   <source>What its process or request needs. Values are set under Secrets, never here.</source>
   <translation>プロセスや要求に必要なもの。値はここではなく「シークレット」で設定します。</translation>
  </message>
  <message>
   <source>What needs you first</source>
   <translation>要確認を先に</translation>
  </message>
  <message>
   <source>What opens the code of a tool.</source>
   <translation>ツールのコードを開くもの。</translation>
  </message>
  <message>
   <source>What other programs on this computer say of their MCP servers. Nothing is started, no permission comes along, and secrets become references.</source>
   <translation>このコンピューターの別のプログラムにある MCP サーバーの設定です。何も起動せず、許可は引き継がず、シークレットは参照になります。</translation>
  </message>
  <message>
   <source>What other rows refer to. “Add inside” adds one.</source>
   <translation>ほかの行が参照するもの。「中に追加」で一つ増えます。</translation>
  </message>
  <message>
   <source>What people read in lists.</source>
   <translation>一覧で人が読む名前。</translation>
  </message>
  <message>
   <source>What stands in the command is sent to it, once.</source>
   <translation>コマンドの内容は、サーバーに一度だけ送信されます。</translation>
  </message>
  <message>
   <source>What starting the server {} would run is not what was allowed any more.</source>
   <translation>サーバー {} の起動で実行されるものが、許可されたものと変わっています。</translation>
  </message>
  <message>
   <source>What the agent is there for; tools may read it.</source>
   <translation>エージェントの目的。ツールから読めます。</translation>
  </message>
  <message>
   <source>What the format makes of the tool</source>
   <translation>この形式でのツールの形</translation>
  </message>
  <message>
   <source>What the model calls it.</source>
   <translation>モデルが呼ぶ名前。</translation>
  </message>
  <message>
   <source>What the model is told</source>
   <translation>モデルに伝える内容</translation>
  </message>
  <message>
   <source>What the model is told first</source>
   <translation>最初にモデルに伝える内容</translation>
  </message>
  <message>
   <source>What the model is told first (optional)</source>
   <translation>最初にモデルに伝える内容(任意)</translation>
  </message>
  <message>
   <source>What the model is told stands at the end of the lane.</source>
   <translation>モデルに伝える内容はレーンの最後にあります。</translation>
  </message>
  <message>
   <source>What the model reads about this parameter.</source>
   <translation>このパラメーターについてモデルが読む説明。</translation>
  </message>
  <message>
   <source>What the model reads of the group as a whole.</source>
   <translation>グループ全体についてモデルが読む説明。</translation>
  </message>
  <message>
   <source>What the model reads to decide when to use it: what it does, and when.</source>
   <translation>使うかどうかを決めるためにモデルが読む説明: 何を、いつ行うか。</translation>
  </message>
  <message>
   <source>What the model says</source>
   <translation>モデルの出力</translation>
  </message>
  <message>
   <source>What the model wrote</source>
   <translation>モデルの出力</translation>
  </message>
  <message>
   <source>What the model wrote for call {} was not kept, or not whole.</source>
   <translation>モデルが呼び出し {} に書いた内容は、保存されていないか完全ではありません。</translation>
  </message>
  <message>
   <source>What the model wrote for {} was not read whole.</source>
   <translation>モデルが {} に書いた内容を、すべては読み取れませんでした。</translation>
  </message>
  <message>
   <source>What the person is asked, with example arguments</source>
   <translation>人に尋ねる内容(引数の例付き)</translation>
  </message>
  <message>
   <source>What the schemas of the format can't say is said to the model in words</source>
   <translation>その形式のスキーマで表せないことを、言葉でモデルに伝えます</translation>
  </message>
  <message>
   <source>What the server itself calls it.</source>
   <translation>サーバー自身での呼び名。</translation>
  </message>
  <message>
   <source>What the tool of call {} was like was not kept.</source>
   <translation>呼び出し {} のツールの記録は保存されていません。</translation>
  </message>
  <message>
   <source>What the tool said</source>
   <translation>ツールの出力</translation>
  </message>
  <message>
   <source>What the tools of this folder would do</source>
   <translation>このフォルダーのツールの実行内容</translation>
  </message>
  <message>
   <source>What the window speaks; “system” is the desktop's language where there is a translation.</source>
   <translation>ウィンドウの言語。「system」は、翻訳がある場合にデスクトップの言語を使います。</translation>
  </message>
  <message>
   <source>What to do</source>
   <translation>対処方法</translation>
  </message>
  <message>
   <source>What waited for it is written.</source>
   <translation>待っていた内容を書き込みました。</translation>
  </message>
  <message>
   <source>What waits first</source>
   <translation>待機中を先に</translation>
  </message>
  <message>
   <source>What was found in them</source>
   <translation>見つかったもの</translation>
  </message>
  <message>
   <source>What was kept of this call can't be read.</source>
   <translation>この呼び出しの保存内容を読み取れません。</translation>
  </message>
  <message>
   <source>What was said to the server, and by it</source>
   <translation>サーバーとのやり取り</translation>
  </message>
  <message>
   <source>What was saved is there; of drafts at most the last 5 s are lost. The report is sent to nobody.</source>
   <translation>保存したものは残っています。下書きで失われたのは最大でも最後の 5 秒分です。レポートはどこにも送られません。</translation>
  </message>
  <message>
   <source>What whoever answers its calls is told besides the arguments.</source>
   <translation>呼び出しに答える人に、引数のほかに伝えること。</translation>
  </message>
  <message>
   <source>What would change is not known</source>
   <translation>何が変わるかは不明です</translation>
  </message>
  <message>
   <source>What you ask, and what tools give it, goes to the model only by your yes.</source>
   <translation>尋ねた内容とツールの結果は、あなたが許可したときだけモデルに渡ります。</translation>
  </message>
  <message>
   <source>What you write goes to it in the place of a model's answer.</source>
   <translation>入力した内容は、モデルの応答の代わりにサーバーへ送られます。</translation>
  </message>
  <message>
   <source>What {} answered holds no results.</source>
   <translation>{} の応答に検索結果がありません。</translation>
  </message>
  <message>
   <source>What {} answered is no chat completion with a text.</source>
   <translation>{} の応答は、テキストのある Chat Completions の応答ではありません。</translation>
  </message>
  <message>
   <source>What {} denies today can't be looked for in a call of then.</source>
   <translation>{} が現在拒否するものを、当時の呼び出しでは調べられません。</translation>
  </message>
  <message>
   <source>What {} expects is saved.</source>
   <translation>{} の期待値を保存しました。</translation>
  </message>
  <message>
   <source>What {} gave</source>
   <translation>{} の結果</translation>
  </message>
  <message>
   <source>What {} says is compared with the tools here.</source>
   <translation>{} の内容を、ここにあるツールと比較します。</translation>
  </message>
  <message>
   <source>What {} says of its login can't be understood.</source>
   <translation>{} のログインに関する情報を解釈できません。</translation>
  </message>
  <message>
   <source>What {} says of {} makes no tool: {}</source>
   <translation>{1} についての {0} の説明はツールになりません: {2}</translation>
  </message>
  <message>
   <source>What {} sent is no chat completion.</source>
   <translation>{} が送ったものは Chat Completions の応答ではありません。</translation>
  </message>
  <message>
   <source>What {} would reach has changed since the call was allowed.</source>
   <translation>呼び出しの許可後に、{} の接続先が変わりました。</translation>
  </message>
  <message>
   <source>When a conversation with it ends that does not come to an answer.</source>
   <translation>回答に至らないモデルとの会話をいつ終えるか。</translation>
  </message>
  <message>
   <source>Where</source>
   <translation>場所</translation>
  </message>
  <message>
   <source>Where it comes from, the first that has a value</source>
   <translation>取得元(値のある最初のもの)</translation>
  </message>
  <message>
   <source>Where the time went</source>
   <translation>時間の内訳</translation>
  </message>
  <message>
   <source>Whether a call may run.</source>
   <translation>呼び出しを実行してよいかどうか。</translation>
  </message>
  <message>
   <source>Whether a match in which a whole word differs waits for a person's yes.</source>
   <translation>単語全体が異なる一致は、人の承認を待つかどうか。</translation>
  </message>
  <message>
   <source>Whether calls may select it and exports hold it.</source>
   <translation>呼び出しで選択され、書き出しに含まれるかどうか。</translation>
  </message>
  <message>
   <source>Whether it may have bytes signed.</source>
   <translation>バイト列への署名を許すかどうか。</translation>
  </message>
  <message>
   <source>Whether it may have members that are not listed.</source>
   <translation>一覧にないメンバーを持てるかどうか。</translation>
  </message>
  <message>
   <source>Whether results are remembered and given at all, for tools that say so.</source>
   <translation>結果の記憶と再利用を、それを指定したツールで行うかどうか。</translation>
  </message>
  <message>
   <source>Whether the console's runs are outputs of one session; if not, each stands alone.</source>
   <translation>コンソールでの実行を一つのセッションの出力とするか。しなければ一つずつ独立します。</translation>
  </message>
  <message>
   <source>Whether tools may have it from the environment of Tooldesk</source>
   <translation>ツールが Tooldesk の環境から使えるかどうか</translation>
  </message>
  <message>
   <source>Which editor opens the code of tools?</source>
   <translation>ツールのコードを開くエディターを選んでください</translation>
  </message>
  <message>
   <source>Which model you ask, and which answers what MCP servers ask one; each asks you first.</source>
   <translation>尋ねるモデル。MCP サーバーがモデルに尋ねることにも答えます。毎回先に確認します。</translation>
  </message>
  <message>
   <source>Which of the tools that come with Tooldesk.</source>
   <translation>Tooldesk に付属するツールのどれか。</translation>
  </message>
  <message>
   <source>Which of them may models call here?</source>
   <translation>モデルが呼び出せるものを選んでください</translation>
  </message>
  <message>
   <source>Which output is being written?</source>
   <translation>書き込み中の出力を選んでください</translation>
  </message>
  <message>
   <source>Which pool a call waits in.</source>
   <translation>呼び出しがどのプールで待つか。</translation>
  </message>
  <message>
   <source>Which secrets are stored is not known. {}</source>
   <translation>どのシークレットが保存されているか不明です。{}</translation>
  </message>
  <message>
   <source>Which task is not said.</source>
   <translation>どのタスクか指定されていません。</translation>
  </message>
  <message>
   <source>Whoever checks signatures needs it; it is no secret</source>
   <translation>署名の検証に必要なものです。秘密ではありません</translation>
  </message>
  <message>
   <source>Whole result</source>
   <translation>結果の全体</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>単語単位</translation>
  </message>
  <message>
   <source>Whole words are found, in capital or small letters, and the last one may go on: “several in quotes” stand side by side, begi* is a beginning.</source>
   <translation>単語単位で探します。大文字と小文字は区別せず、最後の語は途中まででも一致します。“複数の語” のように囲むと連続した語、begi* のように書くと先頭の一致を探せます。</translation>
  </message>
  <message>
   <source>Whom it may reach, as JSON.</source>
   <translation>連絡できる相手(JSON)。</translation>
  </message>
  <message>
   <source>Whom web_search asks.</source>
   <translation>web_search が尋ねるサービス。</translation>
  </message>
  <message>
   <source>Whose calls are run</source>
   <translation>誰の呼び出しとして実行するか</translation>
  </message>
  <message>
   <source>Whose calls are run?</source>
   <translation>呼び出しを実行する立場を選んでください</translation>
  </message>
  <message>
   <source>Whose files it may use besides those of the working folder.</source>
   <translation>作業フォルダーのほかにファイルを使えるフォルダー。</translation>
  </message>
  <message>
   <source>Whose tools it may call; none is all.</source>
   <translation>呼び出せるツールのサーバー。なしはすべて。</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>理由</translation>
  </message>
  <message>
   <source>Why a call of {} was a miss</source>
   <translation>{} の呼び出しがキャッシュになかった理由</translation>
  </message>
  <message>
   <source>Why a call was a miss</source>
   <translation>呼び出しがキャッシュになかった理由</translation>
  </message>
  <message>
   <source>Why it does not start</source>
   <translation>起動しない理由</translation>
  </message>
  <message>
   <source>Why it missed</source>
   <translation>キャッシュになかった理由</translation>
  </message>
  <message>
   <source>Why no call</source>
   <translation>呼び出しにならない理由</translation>
  </message>
  <message>
   <source>Why won't it start?</source>
   <translation>起動しない理由</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>ウィンドウ</translation>
  </message>
  <message>
   <source>Windows Credential Locker</source>
   <translation>Windows 資格情報ロッカー</translation>
  </message>
  <message>
   <source>Windows can have no file called {}</source>
   <translation>Windows では {} という名前のファイルを作れません</translation>
  </message>
  <message>
   <source>Windows finds no file at so long a path ({} characters of {}): use a folder with a shorter one, or switch long paths on (LongPathsEnabled in the registry)</source>
   <translation>Windows はこれほど長いパスのファイルを見つけられません（{}文字、上限{}）。パスの短いフォルダーを使うか、長いパスを有効にしてください（レジストリの LongPathsEnabled）</translation>
  </message>
  <message>
   <source>With a problem</source>
   <translation>問題あり</translation>
  </message>
  <message>
   <source>With advice</source>
   <translation>助言あり</translation>
  </message>
  <message>
   <source>With the result's text when nothing is written.</source>
   <translation>何も書かなければ結果のテキスト。</translation>
  </message>
  <message>
   <source>With {} characters this takes a while, so it waits for you.</source>
   <translation>{} 文字の比較には時間がかかるため、指示を待っています。</translation>
  </message>
  <message>
   <source>Without a problem</source>
   <translation>問題なし</translation>
  </message>
  <message>
   <source>Without any of its arguments no body is sent, instead of {}.</source>
   <translation>引数が 1 つもなければ、{} の代わりに本文なしで送ります。</translation>
  </message>
  <message>
   <source>Without saving they are lost.</source>
   <translation>保存しないと失われます。</translation>
  </message>
  <message>
   <source>Word</source>
   <translation>語</translation>
  </message>
  <message>
   <source>Words are found in tool and arguments, in capital or small letters.</source>
   <translation>ツールと引数から語を探します。大文字と小文字は区別しません。</translation>
  </message>
  <message>
   <source>Words stand behind the token that ends it, so that may be part of a value.</source>
   <translation>呼び出しを終えるトークンの後に言葉があり、そのトークンは値の一部かもしれません。</translation>
  </message>
  <message>
   <source>Workers need Tooldesk {}: {} and {} more.</source>
   <translation>ワーカーには Tooldesk {} が必要です: {} ほか {} 件。</translation>
  </message>
  <message>
   <source>Workers need Tooldesk {}: {}.</source>
   <translation>ワーカーには Tooldesk {} が必要です: {}。</translation>
  </message>
  <message>
   <source>Workers were ended while they read one part, for lack of memory perhaps.</source>
   <translation>一つの部分を読み取り中にワーカーが終了しました。メモリー不足の可能性があります。</translation>
  </message>
  <message>
   <source>Working folder</source>
   <translation>作業フォルダー</translation>
  </message>
  <message>
   <source>Works in</source>
   <translation>作業場所</translation>
  </message>
  <message>
   <source>Workspace</source>
   <translation>ワークスペース</translation>
  </message>
  <message>
   <source>Workspace folder</source>
   <translation>ワークスペースのフォルダー</translation>
  </message>
  <message>
   <source>Worst first</source>
   <translation>悪い順</translation>
  </message>
  <message>
   <source>Worth another try.</source>
   <translation>再試行の価値があるもの。</translation>
  </message>
  <message>
   <source>Would be refused</source>
   <translation>拒否される</translation>
  </message>
  <message>
   <source>Wrapped</source>
   <translation>折り返し</translation>
  </message>
  <message>
   <source>Write "string", or {"type": "string", "optional": true}.</source>
   <translation>"string" または {"type": "string", "optional": true} と書いてください。</translation>
  </message>
  <message>
   <source>Write "{}": true or "{}": false.</source>
   <translation>"{}": true または "{}": false と書いてください。</translation>
  </message>
  <message>
   <source>Write ${NAME} in its place, declare NAME under Variables, and set it under Secrets.</source>
   <translation>その代わりに ${NAME} と書き、「変数」で NAME を宣言し、「シークレット」で設定してください。</translation>
  </message>
  <message>
   <source>Write ${NAME} in its place, in env or headers; a command gets it as a variable.</source>
   <translation>その場所に ${NAME} と書いてください（env または headers）。コマンドには変数として渡されます。</translation>
  </message>
  <message>
   <source>Write a default that fits, or correct the schema.</source>
   <translation>合う既定値を書くか、スキーマを修正してください。</translation>
  </message>
  <message>
   <source>Write a list in brackets.</source>
   <translation>角かっこのリストを書いてください。</translation>
  </message>
  <message>
   <source>Write a multiple of {}.</source>
   <translation>{} の倍数を書いてください。</translation>
  </message>
  <message>
   <source>Write a number.</source>
   <translation>数値を書いてください。</translation>
  </message>
  <message>
   <source>Write a path as "./-name". To allow it, put "--" before the argument in the tool's command, or name the argument in its option_arguments.</source>
   <translation>パスは "./-name" のように書いてください。許すには、ツールのコマンドで引数の前に "--" を置くか、option_arguments にその引数を指定してください。</translation>
  </message>
  <message>
   <source>Write a path such as notes.txt.</source>
   <translation>notes.txt のようなパスを書いてください。</translation>
  </message>
  <message>
   <source>Write a server into servers.json; nothing is started</source>
   <translation>サーバーを servers.json に書き込みます。何も起動しません</translation>
  </message>
  <message>
   <source>Write a simpler condition, or let the tool return a smaller result.</source>
   <translation>条件を簡単にするか、ツールが返す結果を小さくしてください。</translation>
  </message>
  <message>
   <source>Write a smaller number.</source>
   <translation>より小さい数値を書いてください。</translation>
  </message>
  <message>
   <source>Write a text in quotes.</source>
   <translation>引用符で囲んだテキストを書いてください。</translation>
  </message>
  <message>
   <source>Write a value that is {}.</source>
   <translation>{} の値を書いてください。</translation>
  </message>
  <message>
   <source>Write a whole number.</source>
   <translation>整数を書いてください。</translation>
  </message>
  <message>
   <source>Write all figures as JSON, or a report of one file that works offline</source>
   <translation>すべての数値を JSON または単独で開ける報告書で書き出します</translation>
  </message>
  <message>
   <source>Write an example that fits: models copy it.</source>
   <translation>合う例を書いてください。モデルがまねます。</translation>
  </message>
  <message>
   <source>Write an object in braces.</source>
   <translation>波かっこのオブジェクトを書いてください。</translation>
  </message>
  <message>
   <source>Write annotations and a docstring for it.</source>
   <translation>注釈と docstring を書いてください。</translation>
  </message>
  <message>
   <source>Write another one.</source>
   <translation>別のものを入力してください。</translation>
  </message>
  <message>
   <source>Write calls to a file, for other programs or a bug report, without secrets</source>
   <translation>ほかのプログラムや不具合報告用に呼び出しを書き出します(シークレットの値は除く)</translation>
  </message>
  <message>
   <source>Write exactly {}.</source>
   <translation>{} をそのまま書いてください。</translation>
  </message>
  <message>
   <source>Write it as a {}, such as {}.</source>
   <translation>{} の形で書いてください。例: {}。</translation>
  </message>
  <message>
   <source>Write it as https://api.example.com or http://127.0.0.1:11434, without credentials: the client's own key is handed through.</source>
   <translation>https://api.example.com または http://127.0.0.1:11434 のように、認証情報なしで書いてください。クライアント自身のキーがそのまま渡されます。</translation>
  </message>
  <message>
   <source>Write it as name=content.</source>
   <translation>name=content の形で書いてください。</translation>
  </message>
  <message>
   <source>Write it as text.</source>
   <translation>テキストで書いてください。</translation>
  </message>
  <message>
   <source>Write it as the pattern says.</source>
   <translation>パターンに従って書いてください。</translation>
  </message>
  <message>
   <source>Write it as tool:NAME|input:{"argument": "value"}.</source>
   <translation>tool:NAME|input:{"argument": "value"} のように書いてください。</translation>
  </message>
  <message>
   <source>Write it like "#/$defs/name".</source>
   <translation>"#/$defs/name" のように書いてください。</translation>
  </message>
  <message>
   <source>Write it like {}.</source>
   <translation>{} のように書いてください。</translation>
  </message>
  <message>
   <source>Write it out.</source>
   <translation>省略せずに書いてください。</translation>
  </message>
  <message>
   <source>Write it without \ud800 to \udfff escapes that stand alone.</source>
   <translation>単独の \ud800～\udfff エスケープなしで書いてください。</translation>
  </message>
  <message>
   <source>Write it, then try again.</source>
   <translation>入力して、もう一度試してください。</translation>
  </message>
  <message>
   <source>Write less at once.</source>
   <translation>一度に書き込む量を減らしてください。</translation>
  </message>
  <message>
   <source>Write less than {}.</source>
   <translation>{} 未満を書いてください。</translation>
  </message>
  <message>
   <source>Write more than {}.</source>
   <translation>{} より大きい値を書いてください。</translation>
  </message>
  <message>
   <source>Write one JSON object.</source>
   <translation>JSON オブジェクトを一つ書いてください。</translation>
  </message>
  <message>
   <source>Write one of {}.</source>
   <translation>{} のいずれかを書いてください。</translation>
  </message>
  <message>
   <source>Write one such as @.result.status == "done".</source>
   <translation>@.result.status == "done" のように書いてください。</translation>
  </message>
  <message>
   <source>Write shorter patterns, or check such values in the tool itself.</source>
   <translation>パターンを短くするか、その値の確認をツール自身で行ってください。</translation>
  </message>
  <message>
   <source>Write the charts to a PNG or SVG file</source>
   <translation>グラフを PNG または SVG に書き出します</translation>
  </message>
  <message>
   <source>Write the host in its place.</source>
   <translation>その代わりにホストを書いてください。</translation>
  </message>
  <message>
   <source>Write the listed exchanges as JSON lines, without secrets</source>
   <translation>一覧の交信を JSON Lines で書き出します(シークレットの値は除く)</translation>
  </message>
  <message>
   <source>Write the output into a file without it, and keep that.</source>
   <translation>それを除いて出力をファイルに書き、そのファイルを保存してください。</translation>
  </message>
  <message>
   <source>Write the tool's file</source>
   <translation>ツールのファイルに書き込みます</translation>
  </message>
  <message>
   <source>Write the value in its place.</source>
   <translation>その場所に値を書いてください。</translation>
  </message>
  <message>
   <source>Write them as one JSON object, such as {"name": "value"}.</source>
   <translation>{"name": "value"} のように、一つの JSON オブジェクトとして書いてください。</translation>
  </message>
  <message>
   <source>Write them as {"name": 1}.</source>
   <translation>{"name": 1} のように書いてください。</translation>
  </message>
  <message>
   <source>Write to another place.</source>
   <translation>別の場所に書き込んでください。</translation>
  </message>
  <message>
   <source>Write true or false, without quotes.</source>
   <translation>引用符なしで true か false を書いてください。</translation>
  </message>
  <message>
   <source>Write what is shown into a file; of the doctor, the whole document</source>
   <translation>表示内容をファイルに書き出します。診断では文書全体</translation>
  </message>
  <message>
   <source>Write what models read of the selected tool</source>
   <translation>選んだツールについてモデルが読む文を書きます</translation>
  </message>
  <message>
   <source>Write what was edited into the file</source>
   <translation>編集内容をファイルに書き込みます</translation>
  </message>
  <message>
   <source>Write {"city": "string"}, or a JSON Schema with "type": "object".</source>
   <translation>{"city": "string"} または "type": "object" のある JSON Schema を書いてください。</translation>
  </message>
  <message>
   <source>Write {name} in its place; it becomes a parameter.</source>
   <translation>その代わりに {name} と書いてください。パラメーターになります。</translation>
  </message>
  <message>
   <source>Write {} in its place, everywhere, and read it again.</source>
   <translation>すべての箇所で代わりに {} と書き、もう一度読み取ってください。</translation>
  </message>
  <message>
   <source>Write {} or less.</source>
   <translation>{} 以下を書いてください。</translation>
  </message>
  <message>
   <source>Write {} or more.</source>
   <translation>{} 以上を書いてください。</translation>
  </message>
  <message>
   <source>Write {}, such as {}.</source>
   <translation>{} を書いてください。例: {}。</translation>
  </message>
  <message>
   <source>Writing</source>
   <translation>書き込み中</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>元の記述</translation>
  </message>
  <message>
   <source>Written as</source>
   <translation>元の記述</translation>
  </message>
  <message>
   <source>Written name</source>
   <translation>書かれた名前</translation>
  </message>
  <message>
   <source>Written: {}. Read as: {}.</source>
   <translation>元の記述: {}。読み取り: {}。</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>はい</translation>
  </message>
  <message>
   <source>You approved</source>
   <translation>あなたの承認</translation>
  </message>
  <message>
   <source>You are asked before it runs</source>
   <translation>実行前に確認します</translation>
  </message>
  <message>
   <source>You are asked before it runs, unless it is denied today</source>
   <translation>現在拒否されていなければ、実行前に確認します</translation>
  </message>
  <message>
   <source>You have not trusted this folder</source>
   <translation>このフォルダーはまだ信頼されていません</translation>
  </message>
  <message>
   <source>You have not trusted this folder: nothing of this folder runs</source>
   <translation>このフォルダーはまだ信頼されていません: このフォルダーのものは何も実行されません</translation>
  </message>
  <message>
   <source>You have not trusted {}, so nothing of it runs.</source>
   <translation>{} はまだ信頼されていないため、その中のものは何も実行されません。</translation>
  </message>
  <message>
   <source>You took over</source>
   <translation>採用した内容</translation>
  </message>
  <message>
   <source>You trust this folder now</source>
   <translation>このフォルダーを信頼しました</translation>
  </message>
  <message>
   <source>Your answer</source>
   <translation>あなたの答え</translation>
  </message>
  <message>
   <source>Your description, which models read</source>
   <translation>モデルが読むあなたの説明</translation>
  </message>
  <message>
   <source>Your edits are still here; saving writes it again.</source>
   <translation>編集はまだここにあります。保存すると再び書き込まれます。</translation>
  </message>
  <message>
   <source>Your system keeps it, locked with your login.</source>
   <translation>システムがログインで保護して保存します。</translation>
  </message>
  <message>
   <source>Your system shows a dialog that asks for it; it may be behind this window.</source>
   <translation>システムのダイアログに入力してください。このウィンドウの後ろにある可能性があります。</translation>
  </message>
  <message>
   <source>Your work is untouched. The log has the details.</source>
   <translation>作業内容は無事です。詳細はログにあります。</translation>
  </message>
  <message>
   <source>Zoom &amp;in</source>
   <translation>拡大(&amp;I)</translation>
  </message>
  <message>
   <source>Zoom &amp;out</source>
   <translation>縮小(&amp;O)</translation>
  </message>
  <message>
   <source>a JSONPath begins with $, such as $.items[0].name</source>
   <translation>JSONPath は $ で始まります。例: $.items[0].name</translation>
  </message>
  <message>
   <source>a Python file</source>
   <translation>Python ファイル</translation>
  </message>
  <message>
   <source>a URL begins with http:// or https:// and a host, or with {argument}</source>
   <translation>URL は http:// か https:// とホスト、または {argument} で始まります</translation>
  </message>
  <message>
   <source>a URL holds no user name or password; use auth</source>
   <translation>URL にユーザー名やパスワードは書けません。auth を使ってください</translation>
  </message>
  <message>
   <source>a batch file can't be given quotes ("), % or line breaks</source>
   <translation>バッチファイルには引用符 (")、%、改行を渡せません</translation>
  </message>
  <message>
   <source>a body</source>
   <translation>本文</translation>
  </message>
  <message>
   <source>a call of Windows failed</source>
   <translation>Windows の呼び出しに失敗しました</translation>
  </message>
  <message>
   <source>a call that can't be read is asked for once more, with tool_choice forced to it</source>
   <translation>読めない呼び出しは、tool_choice で指定してもう一度求めます</translation>
  </message>
  <message>
   <source>a call that is no function</source>
   <translation>関数ではない呼び出し</translation>
  </message>
  <message>
   <source>a call without a number</source>
   <translation>番号のない呼び出し</translation>
  </message>
  <message>
   <source>a client_secret or private_key needs a client_id and an issuer</source>
   <translation>client_secret または private_key には client_id と issuer が必要です</translation>
  </message>
  <message>
   <source>a curl command</source>
   <translation>curl コマンド</translation>
  </message>
  <message>
   <source>a failure can't be the final answer</source>
   <translation>失敗は最終回答にできません</translation>
  </message>
  <message>
   <source>a function of this process can't be sandboxed; make it a tool file</source>
   <translation>このプロセスの関数はサンドボックス化できません。ツールファイルにしてください</translation>
  </message>
  <message>
   <source>a header is one line</source>
   <translation>ヘッダーは 1 行です</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>リスト</translation>
  </message>
  <message>
   <source>a match of</source>
   <translation>次に一致するもの</translation>
  </message>
  <message>
   <source>a match of “{}”</source>
   <translation>「{}」に一致するもの</translation>
  </message>
  <message>
   <source>a misspelt name becomes that of the tool that is surely meant</source>
   <translation>書き誤った名前は、確かに意図されたツールの名前になります</translation>
  </message>
  <message>
   <source>a model's name holds no braces</source>
   <translation>モデル名に波かっこは使えません</translation>
  </message>
  <message>
   <source>a multiple of</source>
   <translation>次の倍数:</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>数値</translation>
  </message>
  <message>
   <source>a number in it is too long to be read</source>
   <translation>含まれる数が長すぎて読み取れません</translation>
  </message>
  <message>
   <source>a number is wanted, or nothing</source>
   <translation>数値を入力するか、空にしてください</translation>
  </message>
  <message>
   <source>a person</source>
   <translation>人</translation>
  </message>
  <message>
   <source>a person is kept in no sandbox; leave "execution_mode" out</source>
   <translation>人はサンドボックスに入りません。"execution_mode" を外してください</translation>
  </message>
  <message>
   <source>a range needs a minimum or a maximum</source>
   <translation>範囲には最小値か最大値が必要です</translation>
  </message>
  <message>
   <source>a record fits no row of {} ({}).</source>
   <translation>レコードが {} の行に収まりません({})。</translation>
  </message>
  <message>
   <source>a server has either a "command" or a "url"</source>
   <translation>サーバーには "command" か "url" のどちらかを指定します</translation>
  </message>
  <message>
   <source>a server runs outside of its calls, where no sandbox of theirs holds it; leave "execution_mode" out</source>
   <translation>サーバーは呼び出しの外で動き、呼び出しのサンドボックスには入りません。"execution_mode" を外してください</translation>
  </message>
  <message>
   <source>a string</source>
   <translation>文字列</translation>
  </message>
  <message>
   <source>a tokenizer's marks stand for space</source>
   <translation>トークナイザーの記号が空白の代わりにあります</translation>
  </message>
  <message>
   <source>a tool file holds one JSON object</source>
   <translation>ツールファイルは一つの JSON オブジェクトです</translation>
  </message>
  <message>
   <source>a tool file holds one object in braces</source>
   <translation>ツールファイルは波かっこで囲んだ一つのオブジェクトです</translation>
  </message>
  <message>
   <source>a tool without a name</source>
   <translation>名前のないツール</translation>
  </message>
  <message>
   <source>a word of a command can't hold a zero byte</source>
   <translation>コマンドの語にゼロバイトを含められません</translation>
  </message>
  <message>
   <source>a word of the command holds a zero byte</source>
   <translation>コマンドの語にヌルバイトがあります</translation>
  </message>
  <message>
   <source>a zero byte can stand in no word</source>
   <translation>単語にゼロバイトは使えません</translation>
  </message>
  <message>
   <source>about {}</source>
   <translation>約 {}</translation>
  </message>
  <message>
   <source>about {} tokens</source>
   <translation>約 {} トークン</translation>
  </message>
  <message>
   <source>about {}, not ticked</source>
   <translation>約 {}、未選択</translation>
  </message>
  <message>
   <source>accept what came of {}</source>
   <translation>{} の結果の採用</translation>
  </message>
  <message>
   <source>active environment</source>
   <translation>有効な環境</translation>
  </message>
  <message>
   <source>add server {}</source>
   <translation>サーバー {} の追加</translation>
  </message>
  <message>
   <source>add tool {}</source>
   <translation>ツール {} の追加</translation>
  </message>
  <message>
   <source>after {} use</source>
   <translation>{} 回の使用後</translation>
  </message>
  <message>
   <source>after {} uses</source>
   <translation>{} 回の使用後</translation>
  </message>
  <message>
   <source>all built-in tools but bash keep to their folders by themselves; leave "execution_mode" out, and name what else they may use in "more_folders"</source>
   <translation>bash 以外の組み込みツールは、自分でフォルダーの範囲を守ります。"execution_mode" を外し、ほかに使ってよいものを "more_folders" に指定してください</translation>
  </message>
  <message>
   <source>all calls, {}</source>
   <translation>すべての呼び出し, {}</translation>
  </message>
  <message>
   <source>all its processes together</source>
   <translation>すべてのプロセスの合計</translation>
  </message>
  <message>
   <source>all of</source>
   <translation>次のすべて</translation>
  </message>
  <message>
   <source>all that could be read of it</source>
   <translation>読み取れたすべて</translation>
  </message>
  <message>
   <source>all workspaces</source>
   <translation>すべてのワークスペース</translation>
  </message>
  <message>
   <source>allowed by its permission</source>
   <translation>ツールの許可により許可</translation>
  </message>
  <message>
   <source>allowed by you until Tooldesk closes</source>
   <translation>Tooldesk を閉じるまで許可済み</translation>
  </message>
  <message>
   <source>allowed by {}</source>
   <translation>{} により許可</translation>
  </message>
  <message>
   <source>allowed in advance by --yes</source>
   <translation>--yes により事前に許可</translation>
  </message>
  <message>
   <source>allowed once by you</source>
   <translation>一度だけ許可済み</translation>
  </message>
  <message>
   <source>already stored</source>
   <translation>保存済み</translation>
  </message>
  <message>
   <source>also reads</source>
   <translation>ほかに読み取り</translation>
  </message>
  <message>
   <source>always allowed by you</source>
   <translation>常に許可済み</translation>
  </message>
  <message>
   <source>always {}</source>
   <translation>常に {}</translation>
  </message>
  <message>
   <source>an HTTP request runs no code that a sandbox could hold; leave "execution_mode" out, and use "permission" to decide on each request</source>
   <translation>HTTP 要求は、サンドボックスに入れるコードを実行しません。"execution_mode" を外し、要求ごとの判断には "permission" を使ってください</translation>
  </message>
  <message>
   <source>an address begins with http:// or https://, and holds no password</source>
   <translation>アドレスは http:// または https:// で始まり、パスワードを含めません</translation>
  </message>
  <message>
   <source>an argument can't choose the program</source>
   <translation>引数でプログラムは選べません</translation>
  </message>
  <message>
   <source>an arithmetic error</source>
   <translation>計算エラー</translation>
  </message>
  <message>
   <source>an array</source>
   <translation>配列</translation>
  </message>
  <message>
   <source>an empty text</source>
   <translation>空のテキスト</translation>
  </message>
  <message>
   <source>an error</source>
   <translation>エラー</translation>
  </message>
  <message>
   <source>an example of {}</source>
   <translation>{} の例</translation>
  </message>
  <message>
   <source>an illegal instruction</source>
   <translation>不正な命令</translation>
  </message>
  <message>
   <source>an integer</source>
   <translation>整数</translation>
  </message>
  <message>
   <source>an object</source>
   <translation>オブジェクト</translation>
  </message>
  <message>
   <source>and {}</source>
   <translation>{}</translation>
  </message>
  <message>
   <source>and {} more</source>
   <translation>ほか {} 件</translation>
  </message>
  <message>
   <source>another format</source>
   <translation>別の形式</translation>
  </message>
  <message>
   <source>another program holds the lock</source>
   <translation>別のプログラムがロックしています</translation>
  </message>
  <message>
   <source>answered by a person</source>
   <translation>人が答える</translation>
  </message>
  <message>
   <source>any</source>
   <translation>任意</translation>
  </message>
  <message>
   <source>any arguments, until Tooldesk closes</source>
   <translation>任意の引数、Tooldesk を閉じるまで</translation>
  </message>
  <message>
   <source>any arguments, until the tool changes or you revoke it</source>
   <translation>任意の引数、ツールの変更か取り消しまで</translation>
  </message>
  <message>
   <source>any of…</source>
   <translation>いずれか…</translation>
  </message>
  <message>
   <source>any port</source>
   <translation>任意のポート</translation>
  </message>
  <message>
   <source>anything</source>
   <translation>何でも</translation>
  </message>
  <message>
   <source>approve tool {}</source>
   <translation>ツール {} の承認</translation>
  </message>
  <message>
   <source>approve {} tools</source>
   <translation>{} 個のツールの承認</translation>
  </message>
  <message>
   <source>are executed</source>
   <translation>実行されます</translation>
  </message>
  <message>
   <source>are found and checked, nothing runs</source>
   <translation>検出と検証だけで、何も実行しません</translation>
  </message>
  <message>
   <source>are shown as escapes</source>
   <translation>はエスケープで表示しています</translation>
  </message>
  <message>
   <source>arguments beside the name</source>
   <translation>名前の横にある引数</translation>
  </message>
  <message>
   <source>arguments can't be put into the text of code, and {} reads {} as code. Give them as words of their own, where it has a way for that: ["sh", "-c", "wc -l \"$1\"", "sh", "{file}"]</source>
   <translation>コードのテキストに引数は入れられません。{} は {} をコードとして読みます。方法があれば、別の語として渡してください: ["sh", "-c", "wc -l \"$1\"", "sh", "{file}"]</translation>
  </message>
  <message>
   <source>arguments encoded twice</source>
   <translation>二重にエンコードされた引数</translation>
  </message>
  <message>
   <source>arguments that are broken JSON, or of another type than wanted, are mended</source>
   <translation>壊れた JSON の引数や、求められたものと型の違う引数は修復されます</translation>
  </message>
  <message>
   <source>array of arrays</source>
   <translation>配列の配列</translation>
  </message>
  <message>
   <source>array of {}</source>
   <translation>{} の配列</translation>
  </message>
  <message>
   <source>as {}</source>
   <translation>{} と同じ</translation>
  </message>
  <message>
   <source>as {}, </source>
   <translation>名前 {}、 </translation>
  </message>
  <message>
   <source>as {}, about {}</source>
   <translation>名前 {}、約 {}</translation>
  </message>
  <message>
   <source>as {}, about {}, not ticked</source>
   <translation>名前 {}、約 {}、未選択</translation>
  </message>
  <message>
   <source>asks each time</source>
   <translation>毎回確認</translation>
  </message>
  <message>
   <source>asks: {}: {}</source>
   <translation>質問: {}: {}</translation>
  </message>
  <message>
   <source>async {}({})</source>
   <translation>async {}({})</translation>
  </message>
  <message>
   <source>async {}({}) {}.</source>
   <translation>async {}({}) {}。</translation>
  </message>
  <message>
   <source>at least one of</source>
   <translation>次の少なくとも一つ</translation>
  </message>
  <message>
   <source>at least {}</source>
   <translation>{} 以上</translation>
  </message>
  <message>
   <source>at least {} is wanted</source>
   <translation>{} 以上が必要</translation>
  </message>
  <message>
   <source>at most {}</source>
   <translation>{} 以下</translation>
  </message>
  <message>
   <source>attempt {} of {}</source>
   <translation>試行 {} / {}</translation>
  </message>
  <message>
   <source>bare value</source>
   <translation>そのままの値</translation>
  </message>
  <message>
   <source>bare value that names a parameter</source>
   <translation>パラメーター名を含む単独の値</translation>
  </message>
  <message>
   <source>beside the file</source>
   <translation>ファイルの隣</translation>
  </message>
  <message>
   <source>brace that ends the arguments too early</source>
   <translation>引数を早く閉じすぎる括弧</translation>
  </message>
  <message>
   <source>bracket of another shape</source>
   <translation>別の形の括弧</translation>
  </message>
  <message>
   <source>broke off: {}</source>
   <translation>途切れました: {}</translation>
  </message>
  <message>
   <source>broken off</source>
   <translation>途切れました</translation>
  </message>
  <message>
   <source>bubblewrap is not installed</source>
   <translation>bubblewrap がインストールされていません</translation>
  </message>
  <message>
   <source>byte {}</source>
   <translation>{} バイト目</translation>
  </message>
  <message>
   <source>cached answer</source>
   <translation>キャッシュされた応答</translation>
  </message>
  <message>
   <source>cached answers</source>
   <translation>キャッシュされた応答</translation>
  </message>
  <message>
   <source>call {}</source>
   <translation>呼び出し {}</translation>
  </message>
  <message>
   <source>call {} of the history</source>
   <translation>履歴の呼び出し {}</translation>
  </message>
  <message>
   <source>call {} of {}</source>
   <translation>呼び出し {} ({})</translation>
  </message>
  <message>
   <source>calls that stand in the text as markup become proper calls</source>
   <translation>テキストにマークアップとして書かれた呼び出しは、正しい呼び出しになります</translation>
  </message>
  <message>
   <source>can't be read: {}</source>
   <translation>読み取れません: {}</translation>
  </message>
  <message>
   <source>change calls of one output at once</source>
   <translation>一つの出力で同時に実行する数の変更</translation>
  </message>
  <message>
   <source>change server {}</source>
   <translation>サーバー {} の変更</translation>
  </message>
  <message>
   <source>change setting “{}”</source>
   <translation>設定「{}」の変更</translation>
  </message>
  <message>
   <source>changed in both</source>
   <translation>両方で変更</translation>
  </message>
  <message>
   <source>changed in the file</source>
   <translation>ファイルで変更</translation>
  </message>
  <message>
   <source>changes {}</source>
   <translation>{} を変更</translation>
  </message>
  <message>
   <source>clear {}</source>
   <translation>{}の消去</translation>
  </message>
  <message>
   <source>client_credentials needs a client_secret or a private_key</source>
   <translation>client_credentials には client_secret または private_key が必要です</translation>
  </message>
  <message>
   <source>client_key needs a client_certificate</source>
   <translation>client_key には client_certificate が必要です</translation>
  </message>
  <message>
   <source>client_metadata_url begins with https:// and names a document</source>
   <translation>client_metadata_url は https:// で始まり、文書を指します</translation>
  </message>
  <message>
   <source>closest name: {} ({})</source>
   <translation>最も近い名前: {} ({})</translation>
  </message>
  <message>
   <source>closing bracket without an opening one</source>
   <translation>開きのない閉じ括弧</translation>
  </message>
  <message>
   <source>closing quote without an opening one</source>
   <translation>開きのない閉じ引用符</translation>
  </message>
  <message>
   <source>code --goto "{path}:{line}"</source>
   <translation>code --goto "{path}:{line}"</translation>
  </message>
  <message>
   <source>code changed</source>
   <translation>コードが変更</translation>
  </message>
  <message>
   <source>code in {}</source>
   <translation>{} のコード</translation>
  </message>
  <message>
   <source>code where a value must stand</source>
   <translation>値があるべき場所にあるコード</translation>
  </message>
  <message>
   <source>colon in another shape</source>
   <translation>別の形のコロン</translation>
  </message>
  <message>
   <source>comma in another script or shape</source>
   <translation>別の文字や形のコンマ</translation>
  </message>
  <message>
   <source>command is empty</source>
   <translation>command が空です</translation>
  </message>
  <message>
   <source>content of the ToolResult is {}, not blocks.</source>
   <translation>ToolResult の content がブロックではなく {} です。</translation>
  </message>
  <message>
   <source>counts of uses</source>
   <translation>使用回数</translation>
  </message>
  <message>
   <source>counts of uses per period</source>
   <translation>期間ごとの使用回数</translation>
  </message>
  <message>
   <source>curl command</source>
   <translation>curl コマンド</translation>
  </message>
  <message>
   <source>curl https://api.example.com/v1/weather?city=Oslo -H 'Authorization: Bearer …'</source>
   <translation>curl https://api.example.com/v1/weather?city=Oslo -H 'Authorization: Bearer …'</translation>
  </message>
  <message>
   <source>cut off</source>
   <translation>打ち切り</translation>
  </message>
  <message>
   <source>cut off a special token</source>
   <translation>スペシャルトークンを切り取りました</translation>
  </message>
  <message>
   <source>cut off a special token: {}</source>
   <translation>スペシャルトークンを切り取りました: {}</translation>
  </message>
  <message>
   <source>damaged special token</source>
   <translation>壊れたスペシャルトークン</translation>
  </message>
  <message>
   <source>data is empty</source>
   <translation>data が空です</translation>
  </message>
  <message>
   <source>data is no base64: {}</source>
   <translation>data が base64 ではありません: {}</translation>
  </message>
  <message>
   <source>data of a block of the ToolResult is no base64.</source>
   <translation>ToolResult のブロックの data が base64 ではありません。</translation>
  </message>
  <message>
   <source>declared default</source>
   <translation>宣言された既定値</translation>
  </message>
  <message>
   <source>declares a test</source>
   <translation>テストの宣言あり</translation>
  </message>
  <message>
   <source>default workspace</source>
   <translation>既定のワークスペース</translation>
  </message>
  <message>
   <source>default {}</source>
   <translation>既定値 {}</translation>
  </message>
  <message>
   <source>delete saved call {}</source>
   <translation>保存済み呼び出し {} の削除</translation>
  </message>
  <message>
   <source>delete view {}</source>
   <translation>ビュー {} の削除</translation>
  </message>
  <message>
   <source>delete {}</source>
   <translation>{} の削除</translation>
  </message>
  <message>
   <source>denied by you</source>
   <translation>拒否済み</translation>
  </message>
  <message>
   <source>describe tool {}</source>
   <translation>ツール {} の説明</translation>
  </message>
  <message>
   <source>described anew</source>
   <translation>新しい説明</translation>
  </message>
  <message>
   <source>disable tool {}</source>
   <translation>ツール {} の無効化</translation>
  </message>
  <message>
   <source>disable {} tools</source>
   <translation>{} 個のツールの無効化</translation>
  </message>
  <message>
   <source>double quote</source>
   <translation>二重引用符</translation>
  </message>
  <message>
   <source>doubled brace</source>
   <translation>二重の括弧</translation>
  </message>
  <message>
   <source>doubled quotes</source>
   <translation>二重の引用符</translation>
  </message>
  <message>
   <source>each call starts it anew</source>
   <translation>呼び出しごとに起動</translation>
  </message>
  <message>
   <source>each element</source>
   <translation>各要素</translation>
  </message>
  <message>
   <source>each process</source>
   <translation>各プロセス</translation>
  </message>
  <message>
   <source>each start of exactly this, until Tooldesk closes</source>
   <translation>まったく同じ起動すべて、Tooldesk を閉じるまで</translation>
  </message>
  <message>
   <source>each start, until command or program change or you revoke it</source>
   <translation>すべての起動、コマンドやプログラムの変更か取り消しまで</translation>
  </message>
  <message>
   <source>edit tool {}</source>
   <translation>ツール {} の編集</translation>
  </message>
  <message>
   <source>edit what {} expects</source>
   <translation>{} の期待値の編集</translation>
  </message>
  <message>
   <source>embedded null byte</source>
   <translation>ヌルバイトが含まれています</translation>
  </message>
  <message>
   <source>empty list</source>
   <translation>空のリスト</translation>
  </message>
  <message>
   <source>empty object</source>
   <translation>空のオブジェクト</translation>
  </message>
  <message>
   <source>empty text</source>
   <translation>空のテキスト</translation>
  </message>
  <message>
   <source>enable tool {}</source>
   <translation>ツール {} の有効化</translation>
  </message>
  <message>
   <source>enable {} tools</source>
   <translation>{} 個のツールの有効化</translation>
  </message>
  <message>
   <source>environment of Tooldesk</source>
   <translation>Tooldesk の環境</translation>
  </message>
  <message>
   <source>error_class is {}, which is none of {}</source>
   <translation>error_class が {} で、{} のいずれでもありません</translation>
  </message>
  <message>
   <source>error_class of the ToolResult is none of {}.</source>
   <translation>ToolResult の error_class が {} のいずれでもありません。</translation>
  </message>
  <message>
   <source>escaped quotes</source>
   <translation>エスケープされた引用符</translation>
  </message>
  <message>
   <source>exact name</source>
   <translation>名前が一致</translation>
  </message>
  <message>
   <source>exactly one of</source>
   <translation>次のちょうど一つ</translation>
  </message>
  <message>
   <source>exactly this, until Tooldesk closes</source>
   <translation>まったく同じもの、Tooldesk を閉じるまで</translation>
  </message>
  <message>
   <source>exactly this, until the tool changes or you revoke it</source>
   <translation>まったく同じもの、ツールの変更か取り消しまで</translation>
  </message>
  <message>
   <source>exchange {}</source>
   <translation>交信 {}</translation>
  </message>
  <message>
   <source>exit code {}</source>
   <translation>終了コード {}</translation>
  </message>
  <message>
   <source>failures are never stored</source>
   <translation>失敗は保存されません</translation>
  </message>
  <message>
   <source>fence around the value</source>
   <translation>値を囲むコードフェンス</translation>
  </message>
  <message>
   <source>fence where a value must stand</source>
   <translation>値があるべき場所にあるコードフェンス</translation>
  </message>
  <message>
   <source>file outside</source>
   <translation>外部のファイル</translation>
  </message>
  <message>
   <source>file size</source>
   <translation>ファイルサイズ</translation>
  </message>
  <message>
   <source>files of {} MB</source>
   <translation>ファイル {} MB</translation>
  </message>
  <message>
   <source>files, folders or patterns such as logs/**/*.jsonl</source>
   <translation>ファイル、フォルダー、または logs/**/*.jsonl のようなパターン</translation>
  </message>
  <message>
   <source>fill in an example</source>
   <translation>例を入力</translation>
  </message>
  <message>
   <source>filled in {}</source>
   <translation>{} を補完</translation>
  </message>
  <message>
   <source>final answer</source>
   <translation>最終回答</translation>
  </message>
  <message>
   <source>first byte</source>
   <translation>最初のバイト</translation>
  </message>
  <message>
   <source>for each process</source>
   <translation>プロセスごと</translation>
  </message>
  <message>
   <source>for this call only</source>
   <translation>この呼び出しだけ</translation>
  </message>
  <message>
   <source>for you</source>
   <translation>あなたへ</translation>
  </message>
  <message>
   <source>for {}</source>
   <translation>{} 用</translation>
  </message>
  <message>
   <source>former names of tools</source>
   <translation>ツールの以前の名前</translation>
  </message>
  <message>
   <source>from environment</source>
   <translation>環境変数から</translation>
  </message>
  <message>
   <source>from server</source>
   <translation>サーバーから</translation>
  </message>
  <message>
   <source>from {}</source>
   <translation>{} 以上</translation>
  </message>
  <message>
   <source>given by the caller</source>
   <translation>呼び出し元が指定</translation>
  </message>
  <message>
   <source>global entry</source>
   <translation>すべてのワークスペースの値</translation>
  </message>
  <message>
   <source>global entry in {}</source>
   <translation>{} にあるすべてのワークスペースの値</translation>
  </message>
  <message>
   <source>grep -n [ -m {count} ] -e {pattern} -- {file}</source>
   <translation>grep -n [ -m {count} ] -e {pattern} -- {file}</translation>
  </message>
  <message>
   <source>half of a character stands in it, which no file and no API can hold</source>
   <translation>ファイルや API で扱えない文字の片割れが含まれています</translation>
  </message>
  <message>
   <source>has a default</source>
   <translation>既定値あり</translation>
  </message>
  <message>
   <source>has a value</source>
   <translation>値あり</translation>
  </message>
  <message>
   <source>has changed since it was shown.</source>
   <translation>は表示した後に変更されました。</translation>
  </message>
  <message>
   <source>held back</source>
   <translation>保留</translation>
  </message>
  <message>
   <source>hits of these: {}, misses since they were last cleared: {}</source>
   <translation>これらのヒット: {}、最後に消去してからのミス: {}</translation>
  </message>
  <message>
   <source>holds a NUL, which no environment variable can</source>
   <translation>環境変数に入れられない NUL を含みます</translation>
  </message>
  <message>
   <source>ignored case and separators</source>
   <translation>大文字・小文字と区切り文字を無視</translation>
  </message>
  <message>
   <source>ignored case and separators: {}</source>
   <translation>大文字・小文字と区切り文字を無視: {}</translation>
  </message>
  <message>
   <source>import {}</source>
   <translation>{} の読み込み</translation>
  </message>
  <message>
   <source>in all</source>
   <translation>全体で</translation>
  </message>
  <message>
   <source>in memory, until Tooldesk ends</source>
   <translation>Tooldesk の終了までメモリに保持</translation>
  </message>
  <message>
   <source>in the encrypted file</source>
   <translation>暗号化ファイル内</translation>
  </message>
  <message>
   <source>in the environment, not allowed</source>
   <translation>環境にありますが許可されていません</translation>
  </message>
  <message>
   <source>in the keyring</source>
   <translation>キーリング内</translation>
  </message>
  <message>
   <source>in the text</source>
   <translation>テキスト内</translation>
  </message>
  <message>
   <source>in {}</source>
   <translation>{} 内</translation>
  </message>
  <message>
   <source>interpreter changed</source>
   <translation>インタープリターが変更</translation>
  </message>
  <message>
   <source>invalid escape</source>
   <translation>不正なエスケープ</translation>
  </message>
  <message>
   <source>is an address</source>
   <translation>アドレス指定</translation>
  </message>
  <message>
   <source>is changed</source>
   <translation>を変更しました</translation>
  </message>
  <message>
   <source>is empty</source>
   <translation>空です</translation>
  </message>
  <message>
   <source>is longer than {} characters</source>
   <translation>{} 文字を超えています</translation>
  </message>
  <message>
   <source>is shown as an escape</source>
   <translation>はエスケープで表示しています</translation>
  </message>
  <message>
   <source>is there</source>
   <translation>を追加しました</translation>
  </message>
  <message>
   <source>it aborted</source>
   <translation>異常終了しました</translation>
  </message>
  <message>
   <source>it can't be read</source>
   <translation>読み取れません</translation>
  </message>
  <message>
   <source>it can't be read: {}</source>
   <translation>読み取れません: {}</translation>
  </message>
  <message>
   <source>it could not be started: {}</source>
   <translation>起動できませんでした: {}</translation>
  </message>
  <message>
   <source>it does not meet store_if: {}</source>
   <translation>store_if を満たしません: {}</translation>
  </message>
  <message>
   <source>it ended at once</source>
   <translation>すぐに終了しました</translation>
  </message>
  <message>
   <source>it ended with exit code {}</source>
   <translation>終了コード {} で終了しました</translation>
  </message>
  <message>
   <source>it gets nothing, and the model is told</source>
   <translation>何も渡さず、モデルに伝えます</translation>
  </message>
  <message>
   <source>it has more than {} bytes, which is more than is read unrun</source>
   <translation>{} バイトを超えており、実行せずに読み取れる量を超えています</translation>
  </message>
  <message>
   <source>it has no value</source>
   <translation>値がありません</translation>
  </message>
  <message>
   <source>it holds a git repository</source>
   <translation>Git リポジトリを含んでいます</translation>
  </message>
  <message>
   <source>it holds itself, or more than 100,000 objects and arrays</source>
   <translation>自分自身を含んでいるか、オブジェクトと配列が 100,000 個を超えています</translation>
  </message>
  <message>
   <source>it holds more than the tool's own files</source>
   <translation>ツール自身のファイル以外も含んでいます</translation>
  </message>
  <message>
   <source>it holds more than {} files, too many to look through</source>
   <translation>{} 個を超えるファイルを含み、多すぎて調べられません</translation>
  </message>
  <message>
   <source>it holds tools</source>
   <translation>ツールを含んでいます</translation>
  </message>
  <message>
   <source>it holds {}</source>
   <translation>{} を含んでいます</translation>
  </message>
  <message>
   <source>it holds {}, which is code of {}</source>
   <translation>{1} のコードである {0} を含んでいます</translation>
  </message>
  <message>
   <source>it is a reference to another variable</source>
   <translation>別の変数への参照です</translation>
  </message>
  <message>
   <source>it is longer than {} characters</source>
   <translation>{} 文字を超えています</translation>
  </message>
  <message>
   <source>it is nested too deep</source>
   <translation>入れ子が深すぎます</translation>
  </message>
  <message>
   <source>it is nested too deep, or holds zero bytes</source>
   <translation>入れ子が深すぎるか、ヌルバイトが含まれています</translation>
  </message>
  <message>
   <source>it is no regular file</source>
   <translation>通常のファイルではありません</translation>
  </message>
  <message>
   <source>it is no text</source>
   <translation>テキストではありません</translation>
  </message>
  <message>
   <source>it is not UTF-8 text</source>
   <translation>UTF-8 のテキストではありません</translation>
  </message>
  <message>
   <source>it is part of a git repository's own files</source>
   <translation>Git リポジトリ自身のファイルの一部です</translation>
  </message>
  <message>
   <source>it is part of ~/{}</source>
   <translation>~/{} の一部です</translation>
  </message>
  <message>
   <source>it needs Linux</source>
   <translation>Linux が必要です</translation>
  </message>
  <message>
   <source>it refuses: {}</source>
   <translation>拒否されました: {}</translation>
  </message>
  <message>
   <source>it signs with {}</source>
   <translation>{} で署名します</translation>
  </message>
  <message>
   <source>it touched memory that is not its own</source>
   <translation>自分のものでないメモリに触れました</translation>
  </message>
  <message>
   <source>it touched memory that is not there</source>
   <translation>存在しないメモリに触れました</translation>
  </message>
  <message>
   <source>it waits for you when its definition or code changes</source>
   <translation>定義やコードが変わると確認を待ちます</translation>
  </message>
  <message>
   <source>it was changed while the call began</source>
   <translation>呼び出しの開始中に変更されました</translation>
  </message>
  <message>
   <source>it was ended by {}</source>
   <translation>{} により終了しました</translation>
  </message>
  <message>
   <source>it was ended: it asks more than {} questions at once</source>
   <translation>終了しました: 同時に {} を超える質問をしました</translation>
  </message>
  <message>
   <source>it was ended: it floods its stdout with what is no message</source>
   <translation>終了しました: メッセージではないものを標準出力に大量に書き込みました</translation>
  </message>
  <message>
   <source>it was ended: it wrote more than {} MB without a new line</source>
   <translation>終了しました: 改行なしで {} MB を超えて書き込みました</translation>
  </message>
  <message>
   <source>it was told: {}</source>
   <translation>応答: {}</translation>
  </message>
  <message>
   <source>it was told: {}: {}</source>
   <translation>応答: {}: {}</translation>
  </message>
  <message>
   <source>it writes what is no message to stdout, such as {}</source>
   <translation>{} のような、メッセージではないものを標準出力に書き込みます</translation>
  </message>
  <message>
   <source>item {}</source>
   <translation>項目 {}</translation>
  </message>
  <message>
   <source>its answer breaks the protocol: {}: {}</source>
   <translation>応答がプロトコルに反しています: {}: {}</translation>
  </message>
  <message>
   <source>its call of {} could not be read, so it was asked for once more</source>
   <translation>{} の呼び出しを読めなかったので、もう一度求めました</translation>
  </message>
  <message>
   <source>its name has no ending of programs, such as .exe</source>
   <translation>名前に .exe のようなプログラムの拡張子がありません</translation>
  </message>
  <message>
   <source>its own process</source>
   <translation>自分のプロセス</translation>
  </message>
  <message>
   <source>its permission</source>
   <translation>ツールの許可</translation>
  </message>
  <message>
   <source>its sandbox allows {} MB of memory to all its processes together</source>
   <translation>サンドボックスで許可されるメモリは全プロセス合計で {} MB です</translation>
  </message>
  <message>
   <source>its sandbox allows {} MB of memory to each process</source>
   <translation>サンドボックスで許可されるメモリは各プロセス {} MB です</translation>
  </message>
  <message>
   <source>its sandbox allows {} processes and threads</source>
   <translation>サンドボックスで許可されるのは {} 個のプロセスとスレッドです</translation>
  </message>
  <message>
   <source>its sandbox allows {} s of CPU time to a process</source>
   <translation>サンドボックスで許可される CPU 時間は一つのプロセスにつき {} 秒です</translation>
  </message>
  <message>
   <source>its types are nested too deep to be read</source>
   <translation>型の入れ子が深すぎて読み取れません</translation>
  </message>
  <message>
   <source>just made</source>
   <translation>作成したばかり</translation>
  </message>
  <message>
   <source>keep a scenario</source>
   <translation>シナリオを保存</translation>
  </message>
  <message>
   <source>keep scenario {}</source>
   <translation>シナリオ {} の保存</translation>
  </message>
  <message>
   <source>kept as written</source>
   <translation>書かれたまま保持</translation>
  </message>
  <message>
   <source>key given twice</source>
   <translation>キーが 2 回あります</translation>
  </message>
  <message>
   <source>key given twice, with the same value</source>
   <translation>キーが同じ値で 2 回あります</translation>
  </message>
  <message>
   <source>key without a value</source>
   <translation>値のないキー</translation>
  </message>
  <message>
   <source>key without quotes</source>
   <translation>引用符のないキー</translation>
  </message>
  <message>
   <source>kind of repair</source>
   <translation>修復の種類</translation>
  </message>
  <message>
   <source>larger than {} bytes</source>
   <translation>{} バイトを超えています</translation>
  </message>
  <message>
   <source>last {} of {}</source>
   <translation>最後の {}/{}</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>省略</translation>
  </message>
  <message>
   <source>like {}</source>
   <translation>形式 {}</translation>
  </message>
  <message>
   <source>limited CPU time</source>
   <translation>CPU 時間の制限</translation>
  </message>
  <message>
   <source>limited memory for each process</source>
   <translation>プロセスごとのメモリの制限</translation>
  </message>
  <message>
   <source>limited memory in all</source>
   <translation>全体のメモリの制限</translation>
  </message>
  <message>
   <source>limited processes</source>
   <translation>プロセス数の制限</translation>
  </message>
  <message>
   <source>line breaks are escaped</source>
   <translation>改行がエスケープされています</translation>
  </message>
  <message>
   <source>line {}</source>
   <translation>{} 行</translation>
  </message>
  <message>
   <source>line {}, column {}</source>
   <translation>行 {}、列 {}</translation>
  </message>
  <message>
   <source>list around the arguments</source>
   <translation>引数を囲むリスト</translation>
  </message>
  <message>
   <source>list instead of an object</source>
   <translation>オブジェクトではなくリスト</translation>
  </message>
  <message>
   <source>list of {}</source>
   <translation>{}のリスト</translation>
  </message>
  <message>
   <source>listening on 127.0.0.1:{}</source>
   <translation>127.0.0.1:{} で待ち受け中</translation>
  </message>
  <message>
   <source>long text</source>
   <translation>長いテキスト</translation>
  </message>
  <message>
   <source>makes room in a full cache again</source>
   <translation>は、キャッシュが満杯になると再び場所を空けます</translation>
  </message>
  <message>
   <source>many files</source>
   <translation>多数のファイル</translation>
  </message>
  <message>
   <source>markup ({}) became {}</source>
   <translation>マークアップ ({}) は {} になりました</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>使用不可</translation>
  </message>
  <message>
   <source>media type</source>
   <translation>メディアタイプ</translation>
  </message>
  <message>
   <source>media_type is {}, not that of a picture</source>
   <translation>media_type が {} で、画像のものではありません</translation>
  </message>
  <message>
   <source>media_type is {}, not that of a sound</source>
   <translation>media_type が {} で、音声のものではありません</translation>
  </message>
  <message>
   <source>media_type is {}, not that of {}</source>
   <translation>media_type が {} で、{} のものではありません</translation>
  </message>
  <message>
   <source>memory, for this session</source>
   <translation>メモリ（このセッション）</translation>
  </message>
  <message>
   <source>missing closing bracket</source>
   <translation>閉じ括弧がありません</translation>
  </message>
  <message>
   <source>missing closing parenthesis</source>
   <translation>閉じ括弧 )がありません</translation>
  </message>
  <message>
   <source>missing closing quote</source>
   <translation>閉じ引用符がありません</translation>
  </message>
  <message>
   <source>missing closing string mark</source>
   <translation>文字列の終わりの印がありません</translation>
  </message>
  <message>
   <source>missing closing tag</source>
   <translation>閉じタグがありません</translation>
  </message>
  <message>
   <source>missing colon</source>
   <translation>コロンがありません</translation>
  </message>
  <message>
   <source>missing comma</source>
   <translation>コンマがありません</translation>
  </message>
  <message>
   <source>missing opening quote</source>
   <translation>開き引用符がありません</translation>
  </message>
  <message>
   <source>missing quotes</source>
   <translation>引用符がありません</translation>
  </message>
  <message>
   <source>missing special token</source>
   <translation>スペシャルトークンがありません</translation>
  </message>
  <message>
   <source>more kinds than are told apart: counts are estimates</source>
   <translation>区別できる数より種類が多いため、件数は推定です</translation>
  </message>
  <message>
   <source>most likely the system ended it because memory ran out</source>
   <translation>メモリ不足でシステムが終了させた可能性が高いです</translation>
  </message>
  <message>
   <source>much of the tool changed</source>
   <translation>ツールの多くの部分が変更</translation>
  </message>
  <message>
   <source>names of secrets</source>
   <translation>シークレットの名前</translation>
  </message>
  <message>
   <source>namespace in front of the name</source>
   <translation>名前の前の名前空間</translation>
  </message>
  <message>
   <source>near miss</source>
   <translation>ニアミス</translation>
  </message>
  <message>
   <source>near misses</source>
   <translation>ニアミス</translation>
  </message>
  <message>
   <source>needs confirmation</source>
   <translation>確認が必要</translation>
  </message>
  <message>
   <source>needs you</source>
   <translation>確認待ち</translation>
  </message>
  <message>
   <source>neither JSON nor YAML: {}</source>
   <translation>JSON でも YAML でもありません: {}</translation>
  </message>
  <message>
   <source>nested too deep to be a tool</source>
   <translation>入れ子が深すぎてツールにできません</translation>
  </message>
  <message>
   <source>no TLS</source>
   <translation>TLS なし</translation>
  </message>
  <message>
   <source>no address</source>
   <translation>アドレスなし</translation>
  </message>
  <message>
   <source>no answer to this call was stored</source>
   <translation>この呼び出しへの応答は保存されていませんでした</translation>
  </message>
  <message>
   <source>no base64</source>
   <translation>base64 ではありません</translation>
  </message>
  <message>
   <source>no call</source>
   <translation>呼び出しなし</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>接続なし</translation>
  </message>
  <message>
   <source>no connection in {} s</source>
   <translation>{} 秒以内に接続できません</translation>
  </message>
  <message>
   <source>no control group can be made: {}</source>
   <translation>コントロールグループを作れません: {}</translation>
  </message>
  <message>
   <source>no escape of JSON</source>
   <translation>JSON のエスケープではありません</translation>
  </message>
  <message>
   <source>no hits</source>
   <translation>ヒットなし</translation>
  </message>
  <message>
   <source>no keyring</source>
   <translation>キーリングなし</translation>
  </message>
  <message>
   <source>no message</source>
   <translation>メッセージではない</translation>
  </message>
  <message>
   <source>no message form {}; there are {}</source>
   <translation>メッセージ形式 {} はありません。使えるのは {} です</translation>
  </message>
  <message>
   <source>no network</source>
   <translation>ネットワークなし</translation>
  </message>
  <message>
   <source>no output in these logs names one.</source>
   <translation>これらのログには、該当する名前の出力がありません。</translation>
  </message>
  <message>
   <source>no path holds a zero byte</source>
   <translation>パスに NUL バイトは使えません</translation>
  </message>
  <message>
   <source>no path is longer than {} characters</source>
   <translation>パスの長さは {} 文字までです</translation>
  </message>
  <message>
   <source>no result</source>
   <translation>結果なし</translation>
  </message>
  <message>
   <source>no rights of yours</source>
   <translation>あなたの権限なし</translation>
  </message>
  <message>
   <source>no sandbox could be started: {}</source>
   <translation>サンドボックスを開始できませんでした: {}</translation>
  </message>
  <message>
   <source>no schema</source>
   <translation>スキーマなし</translation>
  </message>
  <message>
   <source>no sketch</source>
   <translation>スケッチなし</translation>
  </message>
  <message>
   <source>no spec</source>
   <translation>仕様なし</translation>
  </message>
  <message>
   <source>no tool declares it</source>
   <translation>宣言しているツールなし</translation>
  </message>
  <message>
   <source>no tool signs with it</source>
   <translation>この鍵で署名するツールなし</translation>
  </message>
  <message>
   <source>no value</source>
   <translation>値なし</translation>
  </message>
  <message>
   <source>no word came back</source>
   <translation>応答なし</translation>
  </message>
  <message>
   <source>none of its types takes {}</source>
   <translation>どの型も {} を受け付けません</translation>
  </message>
  <message>
   <source>none of these</source>
   <translation>いずれでもない</translation>
  </message>
  <message>
   <source>none of yours</source>
   <translation>指定なし</translation>
  </message>
  <message>
   <source>none with a limit</source>
   <translation>制限のあるものなし</translation>
  </message>
  <message>
   <source>none, or a Dask scheduler: tcp://host:8786</source>
   <translation>なし、または Dask スケジューラー: tcp://host:8786</translation>
  </message>
  <message>
   <source>not JSON at column {}: {}</source>
   <translation>JSON ではありません({} 列目): {}</translation>
  </message>
  <message>
   <source>not JSON: {} at column {}</source>
   <translation>JSON ではありません: {} ({} 列)</translation>
  </message>
  <message>
   <source>not UTF-8 at byte {}</source>
   <translation>{} バイト目が UTF-8 ではありません</translation>
  </message>
  <message>
   <source>not UTF-8 text</source>
   <translation>UTF-8 のテキストではありません</translation>
  </message>
  <message>
   <source>not a JSON word</source>
   <translation>JSON の語ではありません</translation>
  </message>
  <message>
   <source>not a file</source>
   <translation>ファイルではありません</translation>
  </message>
  <message>
   <source>not a stored result: {}</source>
   <translation>保存済みの結果ではありません: {}</translation>
  </message>
  <message>
   <source>not a {}</source>
   <translation>{} ではありません</translation>
  </message>
  <message>
   <source>not all was sent</source>
   <translation>送信未完了</translation>
  </message>
  <message>
   <source>not available here: {}</source>
   <translation>ここでは使えません: {}</translation>
  </message>
  <message>
   <source>not chosen</source>
   <translation>未選択</translation>
  </message>
  <message>
   <source>not compared: {}</source>
   <translation>比較していません: {}</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>使用なし</translation>
  </message>
  <message>
   <source>not installed</source>
   <translation>未インストール</translation>
  </message>
  <message>
   <source>not kept</source>
   <translation>保存なし</translation>
  </message>
  <message>
   <source>not known</source>
   <translation>不明</translation>
  </message>
  <message>
   <source>not packed by Tooldesk</source>
   <translation>Tooldesk が圧縮したものではありません</translation>
  </message>
  <message>
   <source>not packed whole</source>
   <translation>圧縮が完全ではありません</translation>
  </message>
  <message>
   <source>not reached</source>
   <translation>未到達</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>読み取れません</translation>
  </message>
  <message>
   <source>not read within {} s</source>
   <translation>{} 秒以内に読み取れませんでした</translation>
  </message>
  <message>
   <source>not required to run</source>
   <translation>実行には不要</translation>
  </message>
  <message>
   <source>not sent</source>
   <translation>送信なし</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>未設定</translation>
  </message>
  <message>
   <source>not started yet</source>
   <translation>まだ起動していません</translation>
  </message>
  <message>
   <source>not stored</source>
   <translation>保存されていません</translation>
  </message>
  <message>
   <source>not there</source>
   <translation>見つかりません</translation>
  </message>
  <message>
   <source>not ticked</source>
   <translation>未選択</translation>
  </message>
  <message>
   <source>not used</source>
   <translation>未使用</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>nothing in these logs was counted here.</source>
   <translation>これらのログで、ここに数えられたものはありません。</translation>
  </message>
  <message>
   <source>nothing is signed, and the tool is told</source>
   <translation>何も署名せず、ツールに伝えます</translation>
  </message>
  <message>
   <source>nothing is started</source>
   <translation>何も起動しません</translation>
  </message>
  <message>
   <source>nothing is there yet</source>
   <translation>まだ何もありません</translation>
  </message>
  <message>
   <source>nothing listens</source>
   <translation>待ち受けていません</translation>
  </message>
  <message>
   <source>nothing listens there</source>
   <translation>そこでは何も待ち受けていません</translation>
  </message>
  <message>
   <source>nothing runs, and the model is told</source>
   <translation>何も実行せず、モデルに伝えます</translation>
  </message>
  <message>
   <source>nothing yet</source>
   <translation>まだ何もありません</translation>
  </message>
  <message>
   <source>npx -y @scope/server folder   or   https://…</source>
   <translation>npx -y @scope/server folder または https://…</translation>
  </message>
  <message>
   <source>null left out</source>
   <translation>null を省略</translation>
  </message>
  <message>
   <source>number that JSON does not know</source>
   <translation>JSON にない数値</translation>
  </message>
  <message>
   <source>number that may be text</source>
   <translation>テキストかもしれない数値</translation>
  </message>
  <message>
   <source>old_text does not stand in {}.</source>
   <translation>old_text は {} の中にありません。</translation>
  </message>
  <message>
   <source>old_text is empty.</source>
   <translation>old_text が空です。</translation>
  </message>
  <message>
   <source>old_text stands {} times in {}.</source>
   <translation>old_text は {} か所あります({})。</translation>
  </message>
  <message>
   <source>one for many calls</source>
   <translation>複数の呼び出しで共用</translation>
  </message>
  <message>
   <source>one of several kinds</source>
   <translation>複数の種類のいずれか</translation>
  </message>
  <message>
   <source>one of the allowed values</source>
   <translation>許可された値の一つ</translation>
  </message>
  <message>
   <source>one of the words behind the program has to hold {path}</source>
   <translation>プログラムより後の語のどれかに {path} が必要です</translation>
  </message>
  <message>
   <source>one of: {}</source>
   <translation>次のいずれか: {}</translation>
  </message>
  <message>
   <source>one of: {} and {} more</source>
   <translation>次のいずれか: {} ほか {} 個</translation>
  </message>
  <message>
   <source>one of…</source>
   <translation>いずれか一つ…</translation>
  </message>
  <message>
   <source>one quote at a number or word</source>
   <translation>数値や語に 1 つだけ付いた引用符</translation>
  </message>
  <message>
   <source>only line breaks are different</source>
   <translation>改行だけが違います</translation>
  </message>
  <message>
   <source>only the first {} tools were taken</source>
   <translation>最初の {} 個のツールだけを取り込みました</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>開いています</translation>
  </message>
  <message>
   <source>or null</source>
   <translation>または null</translation>
  </message>
  <message>
   <source>output full</source>
   <translation>出力が満杯</translation>
  </message>
  <message>
   <source>parentheses around one value</source>
   <translation>1 つの値を囲む括弧 ()</translation>
  </message>
  <message>
   <source>past calls</source>
   <translation>過去の呼び出し</translation>
  </message>
  <message>
   <source>per day</source>
   <translation>/ 日</translation>
  </message>
  <message>
   <source>per hour</source>
   <translation>/ 時</translation>
  </message>
  <message>
   <source>per minute</source>
   <translation>/ 分</translation>
  </message>
  <message>
   <source>per month</source>
   <translation>/ 月</translation>
  </message>
  <message>
   <source>per second</source>
   <translation>/ 秒</translation>
  </message>
  <message>
   <source>per week</source>
   <translation>/ 週</translation>
  </message>
  <message>
   <source>pool full</source>
   <translation>プールが満杯</translation>
  </message>
  <message>
   <source>prefix of a string</source>
   <translation>文字列の接頭辞</translation>
  </message>
  <message>
   <source>prlimit is not installed</source>
   <translation>prlimit がインストールされていません</translation>
  </message>
  <message>
   <source>problem {}</source>
   <translation>問題 {}</translation>
  </message>
  <message>
   <source>query parameter</source>
   <translation>クエリパラメーター</translation>
  </message>
  <message>
   <source>quotes inside a string that do not pair</source>
   <translation>文字列の中で対にならない引用符</translation>
  </message>
  <message>
   <source>quotes or line breaks are escaped</source>
   <translation>引用符や改行がエスケープされています</translation>
  </message>
  <message>
   <source>quotes that JSON does not know</source>
   <translation>JSON にない引用符</translation>
  </message>
  <message>
   <source>rate used</source>
   <translation>レート使用済み</translation>
  </message>
  <message>
   <source>raw control character</source>
   <translation>生の制御文字</translation>
  </message>
  <message>
   <source>raw line break in a string</source>
   <translation>文字列の中の生の改行</translation>
  </message>
  <message>
   <source>reads {}</source>
   <translation>{} を読み取り</translation>
  </message>
  <message>
   <source>refused the value</source>
   <translation>値を拒否しました</translation>
  </message>
  <message>
   <source>remove pool {}</source>
   <translation>プール {} の取り除き</translation>
  </message>
  <message>
   <source>remove server {}</source>
   <translation>サーバー {} の取り除き</translation>
  </message>
  <message>
   <source>remove tool {}</source>
   <translation>ツール {} の取り除き</translation>
  </message>
  <message>
   <source>remove {}</source>
   <translation>{} の取り除き</translation>
  </message>
  <message>
   <source>remove {} tools</source>
   <translation>{} 個のツールの取り除き</translation>
  </message>
  <message>
   <source>rename saved call {}</source>
   <translation>保存済み呼び出し {} の名前の変更</translation>
  </message>
  <message>
   <source>rename scenario {}</source>
   <translation>シナリオ {} の名前の変更</translation>
  </message>
  <message>
   <source>rename view {}</source>
   <translation>ビュー {} の名前の変更</translation>
  </message>
  <message>
   <source>repeated comma</source>
   <translation>繰り返されたコンマ</translation>
  </message>
  <message>
   <source>required to run</source>
   <translation>実行に必須</translation>
  </message>
  <message>
   <source>reset count of {}</source>
   <translation>{} のカウントのリセット</translation>
  </message>
  <message>
   <source>resources and prompts</source>
   <translation>リソースとプロンプト</translation>
  </message>
  <message>
   <source>rest that can't be read</source>
   <translation>読めない残り</translation>
  </message>
  <message>
   <source>retry_after_s goes with {}, not with {}</source>
   <translation>retry_after_s は {} と使います。{} とは使えません</translation>
  </message>
  <message>
   <source>retry_after_s is {}, not a number of seconds from 0 on</source>
   <translation>retry_after_s が 0 以上の秒数ではなく {} です</translation>
  </message>
  <message>
   <source>retry_after_s of the ToolResult is no number of seconds from 0 on.</source>
   <translation>ToolResult の retry_after_s が 0 以上の秒数ではありません。</translation>
  </message>
  <message>
   <source>revoke approval of {}</source>
   <translation>{} の承認の取り消し</translation>
  </message>
  <message>
   <source>revoke permission of {}</source>
   <translation>{} の許可の取り消し</translation>
  </message>
  <message>
   <source>rows out of order</source>
   <translation>行の順序が正しくありません</translation>
  </message>
  <message>
   <source>rule: {}</source>
   <translation>ルール: {}</translation>
  </message>
  <message>
   <source>runs Tooldesk</source>
   <translation>Tooldesk を実行中</translation>
  </message>
  <message>
   <source>save call {}</source>
   <translation>呼び出し {} の保存</translation>
  </message>
  <message>
   <source>save view {}</source>
   <translation>ビュー {} の保存</translation>
  </message>
  <message>
   <source>scenario {}</source>
   <translation>シナリオ {}</translation>
  </message>
  <message>
   <source>scenarios/{}.json: {}.</source>
   <translation>scenarios/{}.json: {}。</translation>
  </message>
  <message>
   <source>schema changed</source>
   <translation>スキーマが変更</translation>
  </message>
  <message>
   <source>secret {} for {}</source>
   <translation>{1} のためのシークレット {0}</translation>
  </message>
  <message>
   <source>secret {} sent to {}</source>
   <translation>{1} へ送るシークレット {0}</translation>
  </message>
  <message>
   <source>see below</source>
   <translation>下を参照</translation>
  </message>
  <message>
   <source>sees no other process</source>
   <translation>他のプロセスが見えません</translation>
  </message>
  <message>
   <source>sent</source>
   <translation>送信</translation>
  </message>
  <message>
   <source>server {}</source>
   <translation>サーバー {}</translation>
  </message>
  <message>
   <source>servers give it different values</source>
   <translation>サーバーによって値が異なります</translation>
  </message>
  <message>
   <source>servers.json can't be written: {}.</source>
   <translation>servers.json に書き込めません: {}。</translation>
  </message>
  <message>
   <source>servers.json says that it is left out.</source>
   <translation>servers.json で無効に設定されています。</translation>
  </message>
  <message>
   <source>set limit of {}</source>
   <translation>{} の制限の設定</translation>
  </message>
  <message>
   <source>several kinds</source>
   <translation>複数の種類</translation>
  </message>
  <message>
   <source>show saved call {}</source>
   <translation>保存済み呼び出し {} の表示</translation>
  </message>
  <message>
   <source>signal {}</source>
   <translation>シグナル {}</translation>
  </message>
  <message>
   <source>signer is for Python functions; others have no way to ask for it</source>
   <translation>signer は Python 関数用です。ほかのものには使う方法がありません</translation>
  </message>
  <message>
   <source>signing key</source>
   <translation>署名鍵</translation>
  </message>
  <message>
   <source>signing key {} for {}</source>
   <translation>{1} のための署名鍵 {0}</translation>
  </message>
  <message>
   <source>signing key {} sent to {}</source>
   <translation>{1} へ送る署名鍵 {0}</translation>
  </message>
  <message>
   <source>signing keys</source>
   <translation>署名鍵</translation>
  </message>
  <message>
   <source>signs for {}</source>
   <translation>{} のために署名</translation>
  </message>
  <message>
   <source>single quote</source>
   <translation>引用符</translation>
  </message>
  <message>
   <source>something asked it to end</source>
   <translation>終了を求められました</translation>
  </message>
  <message>
   <source>source changed</source>
   <translation>ソースが変更</translation>
  </message>
  <message>
   <source>source needs {}, which env_vars does not declare</source>
   <translation>source に {} が必要ですが、env_vars で宣言されていません</translation>
  </message>
  <message>
   <source>source {}</source>
   <translation>ソース {}</translation>
  </message>
  <message>
   <source>space that JSON does not know</source>
   <translation>JSON にない空白</translation>
  </message>
  <message>
   <source>stays in a full cache</source>
   <translation>は、キャッシュが満杯でも残ります</translation>
  </message>
  <message>
   <source>stderr ┆ {}</source>
   <translation>stderr ┆ {}</translation>
  </message>
  <message>
   <source>stopped before its end</source>
   <translation>途中で停止</translation>
  </message>
  <message>
   <source>store_if can't be applied: the result is nested too deep</source>
   <translation>store_if を適用できません: 結果の入れ子が深すぎます</translation>
  </message>
  <message>
   <source>store_if is no condition: {}</source>
   <translation>store_if が条件になっていません: {}</translation>
  </message>
  <message>
   <source>store_if took longer than {} s</source>
   <translation>store_if に {} 秒を超える時間がかかりました</translation>
  </message>
  <message>
   <source>stored secrets can't be read now, and one of them may be in it</source>
   <translation>保存されたシークレットをいま読み取れず、その一つが含まれているかもしれません</translation>
  </message>
  <message>
   <source>stored, declared by none</source>
   <translation>保存済み、宣言なし</translation>
  </message>
  <message>
   <source>stray colon</source>
   <translation>余分なコロン</translation>
  </message>
  <message>
   <source>stray punctuation</source>
   <translation>余分な句読点</translation>
  </message>
  <message>
   <source>strings joined by a plus</source>
   <translation>プラスでつながれた文字列</translation>
  </message>
  <message>
   <source>strings next to each other</source>
   <translation>隣り合った文字列</translation>
  </message>
  <message>
   <source>stripped "{}"</source>
   <translation>「{}」を取り除きました</translation>
  </message>
  <message>
   <source>stripped "{}": {}</source>
   <translation>「{}」を取り除きました: {}</translation>
  </message>
  <message>
   <source>stripped quotes and spaces</source>
   <translation>引用符と空白を取り除きました</translation>
  </message>
  <message>
   <source>stripped quotes and spaces: {}</source>
   <translation>引用符と空白を取り除きました: {}</translation>
  </message>
  <message>
   <source>such as https://api.openai.com</source>
   <translation>例: https://api.openai.com</translation>
  </message>
  <message>
   <source>takes {} items, got {}</source>
   <translation>受け取るのは {} 項目ですが、{} 項目あります</translation>
  </message>
  <message>
   <source>takes {}, got {}</source>
   <translation>受け取るのは {} ですが、{} でした</translation>
  </message>
  <message>
   <source>the Python it was made of is gone</source>
   <translation>作成元の Python がなくなっています</translation>
  </message>
  <message>
   <source>the answer of {} is no longer good</source>
   <translation>{} の応答はもう有効ではありません</translation>
  </message>
  <message>
   <source>the body was cut off</source>
   <translation>本文が途中で切れました</translation>
  </message>
  <message>
   <source>the bracket at column {} is not closed</source>
   <translation>{} 列目の角かっこが閉じていません</translation>
  </message>
  <message>
   <source>the cache is off in the settings</source>
   <translation>設定でキャッシュがオフになっています</translation>
  </message>
  <message>
   <source>the call has a fingerprint context, and its answer may be meant for no other</source>
   <translation>この呼び出しにはフィンガープリントがあり、応答はほかの呼び出しには使えないかもしれません</translation>
  </message>
  <message>
   <source>the call was repeated to see what comes of it now</source>
   <translation>いま何が返るかを見るために繰り返した呼び出しです</translation>
  </message>
  <message>
   <source>the clipboard is cleared in 30 s</source>
   <translation>30 秒後にクリップボードを消去します</translation>
  </message>
  <message>
   <source>the clock was set back since the answer of {}</source>
   <translation>{} の応答の後に時計が戻されました</translation>
  </message>
  <message>
   <source>the command</source>
   <translation>コマンド</translation>
  </message>
  <message>
   <source>the command line is too long</source>
   <translation>コマンドラインが長すぎます</translation>
  </message>
  <message>
   <source>the connection was reset</source>
   <translation>接続がリセットされました</translation>
  </message>
  <message>
   <source>the defaults</source>
   <translation>既定値</translation>
  </message>
  <message>
   <source>the defaults hold</source>
   <translation>既定値が使われます</translation>
  </message>
  <message>
   <source>the encrypted file</source>
   <translation>暗号化ファイル</translation>
  </message>
  <message>
   <source>the first word is the program</source>
   <translation>最初の語はプログラムです</translation>
  </message>
  <message>
   <source>the first word is the program, which no file may choose</source>
   <translation>最初の語はプログラムです。ファイルからは選べません</translation>
  </message>
  <message>
   <source>the function does not take {} any more, which the tool says</source>
   <translation>ツールにある {} を関数はもう受け取りません</translation>
  </message>
  <message>
   <source>the function needs {} now, which the tool does not say</source>
   <translation>関数は、ツールにない {} を必要とするようになりました</translation>
  </message>
  <message>
   <source>the function takes {} now, the tool says {}</source>
   <translation>関数は {} を受け取りますが、ツールには {} とあります</translation>
  </message>
  <message>
   <source>the input</source>
   <translation>入力</translation>
  </message>
  <message>
   <source>the keyring</source>
   <translation>キーリング</translation>
  </message>
  <message>
   <source>the last run</source>
   <translation>前回の実行</translation>
  </message>
  <message>
   <source>the name of a variable is wanted, such as OPENAI_API_KEY, not a key</source>
   <translation>必要なのはキーではなく、OPENAI_API_KEY のような変数名です</translation>
  </message>
  <message>
   <source>the new tool</source>
   <translation>新しいツール</translation>
  </message>
  <message>
   <source>the only allowed value</source>
   <translation>許可された唯一の値</translation>
  </message>
  <message>
   <source>the pasted text</source>
   <translation>貼り付けたテキスト</translation>
  </message>
  <message>
   <source>the quote at column {} is not closed</source>
   <translation>{} 列目の引用符が閉じていません</translation>
  </message>
  <message>
   <source>the run before</source>
   <translation>前回の実行</translation>
  </message>
  <message>
   <source>the same call was answered before</source>
   <translation>同じ呼び出しに以前応答しました</translation>
  </message>
  <message>
   <source>the schema wants an integer</source>
   <translation>スキーマは整数を求めています</translation>
  </message>
  <message>
   <source>the schema wants {}</source>
   <translation>スキーマは {} を求めています</translation>
  </message>
  <message>
   <source>the server {} can't be used: {}</source>
   <translation>サーバー {} を使用できません: {}</translation>
  </message>
  <message>
   <source>the server {} has a name that its tools' names can't begin with</source>
   <translation>サーバー {} の名前は、そのツール名の先頭に使えません</translation>
  </message>
  <message>
   <source>the server {} has no tool {}</source>
   <translation>サーバー {} にツール {} はありません</translation>
  </message>
  <message>
   <source>the server {} has what looks like a secret in plain text: {}</source>
   <translation>サーバー {} に、平文のシークレットと思われるものがあります: {}</translation>
  </message>
  <message>
   <source>the server {} holds the value of {}, and its file is for others to read</source>
   <translation>サーバー {} に {} の値が含まれていますが、そのファイルは他の人が読めます</translation>
  </message>
  <message>
   <source>the stored answer can't be read</source>
   <translation>保存された応答を読み取れません</translation>
  </message>
  <message>
   <source>the stream is closed</source>
   <translation>ストリームは閉じられています</translation>
  </message>
  <message>
   <source>the text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <source>the tool as it was then</source>
   <translation>当時のツール</translation>
  </message>
  <message>
   <source>the tool {} describes itself in {} bytes, which is more than {}</source>
   <translation>ツール {} の説明が {} バイトあり、{} を超えています</translation>
  </message>
  <message>
   <source>the tool {} is listed twice</source>
   <translation>ツール {} が二度並んでいます</translation>
  </message>
  <message>
   <source>the tool's cache is off</source>
   <translation>ツールのキャッシュはオフです</translation>
  </message>
  <message>
   <source>the tool's cache is on</source>
   <translation>ツールのキャッシュはオンです</translation>
  </message>
  <message>
   <source>the top level</source>
   <translation>最上位</translation>
  </message>
  <message>
   <source>the value {}</source>
   <translation>値 {}</translation>
  </message>
  <message>
   <source>the variables</source>
   <translation>変数</translation>
  </message>
  <message>
   <source>the whole object</source>
   <translation>オブジェクト全体</translation>
  </message>
  <message>
   <source>the whole output is a JSON string</source>
   <translation>出力全体が JSON 文字列です</translation>
  </message>
  <message>
   <source>the whole words</source>
   <translation>次の単語</translation>
  </message>
  <message>
   <source>the whole words “{}”</source>
   <translation>単語「{}」</translation>
  </message>
  <message>
   <source>the words</source>
   <translation>次の語</translation>
  </message>
  <message>
   <source>the words “{}”</source>
   <translation>語「{}」</translation>
  </message>
  <message>
   <source>the working folder</source>
   <translation>作業フォルダー</translation>
  </message>
  <message>
   <source>there are {} files called {} already</source>
   <translation>{} 個の {} というファイルがすでにあります</translation>
  </message>
  <message>
   <source>there before</source>
   <translation>以前からある</translation>
  </message>
  <message>
   <source>there is a secret in it</source>
   <translation>シークレットが含まれています</translation>
  </message>
  <message>
   <source>there is no port {}</source>
   <translation>ポート {} はありません</translation>
  </message>
  <message>
   <source>there is no such tool now</source>
   <translation>いまそのようなツールはありません</translation>
  </message>
  <message>
   <source>there is no way to that host</source>
   <translation>そのホストへの経路がありません</translation>
  </message>
  <message>
   <source>there is no way to that network</source>
   <translation>そのネットワークへの経路がありません</translation>
  </message>
  <message>
   <source>there is something else than a file</source>
   <translation>ファイル以外のものがあります</translation>
  </message>
  <message>
   <source>this call only</source>
   <translation>この呼び出しだけ</translation>
  </message>
  <message>
   <source>this does not hold: {}</source>
   <translation>次が守られません: {}</translation>
  </message>
  <message>
   <source>this is no Windows</source>
   <translation>これは Windows ではありません</translation>
  </message>
  <message>
   <source>this signature only</source>
   <translation>この署名だけ</translation>
  </message>
  <message>
   <source>this start only</source>
   <translation>この起動だけ</translation>
  </message>
  <message>
   <source>this system has no files in memory</source>
   <translation>このシステムにはメモリー上のファイルがありません</translation>
  </message>
  <message>
   <source>this workspace</source>
   <translation>このワークスペース</translation>
  </message>
  <message>
   <source>those of the workspace</source>
   <translation>ワークスペースのもの</translation>
  </message>
  <message>
   <source>those that each request offered, or SPECS.json</source>
   <translation>各要求で提示されたもの、または SPECS.json</translation>
  </message>
  <message>
   <source>threshold=0.9; limit=get_weather:100/day</source>
   <translation>threshold=0.9; limit=get_weather:100/day</translation>
  </message>
  <message>
   <source>to get {}</source>
   <translation>{} の取得</translation>
  </message>
  <message>
   <source>to heal by</source>
   <translation>修復に使うもの</translation>
  </message>
  <message>
   <source>to server</source>
   <translation>サーバーへ</translation>
  </message>
  <message>
   <source>to set</source>
   <translation>要設定</translation>
  </message>
  <message>
   <source>too large</source>
   <translation>大きすぎます</translation>
  </message>
  <message>
   <source>too many</source>
   <translation>多すぎます</translation>
  </message>
  <message>
   <source>too many for one request</source>
   <translation>一つの要求には多すぎます</translation>
  </message>
  <message>
   <source>too old; tools need Python {}.{}</source>
   <translation>古すぎます。ツールには Python {}.{} が必要です</translation>
  </message>
  <message>
   <source>tool files of Tooldesk</source>
   <translation>Tooldesk のツールファイル</translation>
  </message>
  <message>
   <source>tool found by its arguments' names</source>
   <translation>引数の名前から見つけたツール</translation>
  </message>
  <message>
   <source>tool spec {} has no name</source>
   <translation>ツール仕様 {} に名前がありません</translation>
  </message>
  <message>
   <source>tool specs are a JSON array</source>
   <translation>ツール仕様は JSON の配列です</translation>
  </message>
  <message>
   <source>tool {}</source>
   <translation>ツール {}</translation>
  </message>
  <message>
   <source>tooldesk tools {}</source>
   <translation>tooldesk tools {}</translation>
  </message>
  <message>
   <source>tools of past calls</source>
   <translation>過去の呼び出しのツール</translation>
  </message>
  <message>
   <source>trailing comma</source>
   <translation>末尾のコンマ</translation>
  </message>
  <message>
   <source>triple quotes</source>
   <translation>三重の引用符</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>true または false</translation>
  </message>
  <message>
   <source>try {}, </source>
   <translation>試行 {}, </translation>
  </message>
  <message>
   <source>try {}, {} {}, {}</source>
   <translation>試行 {}、{} {}、{}</translation>
  </message>
  <message>
   <source>two folders have the same "mounted_as"</source>
   <translation>二つのフォルダーの "mounted_as" が同じです</translation>
  </message>
  <message>
   <source>type "{}" needs a "command"</source>
   <translation>type "{}" には "command" が必要です</translation>
  </message>
  <message>
   <source>type "{}" needs a "url"</source>
   <translation>type "{}" には "url" が必要です</translation>
  </message>
  <message>
   <source>type is {}, which is none of "stdio", "http", "sse"</source>
   <translation>type が {} で、"stdio"、"http"、"sse" のいずれでもありません</translation>
  </message>
  <message>
   <source>unescaped quote</source>
   <translation>エスケープされていない引用符</translation>
  </message>
  <message>
   <source>unknown dialect {}</source>
   <translation>不明な方言 {}</translation>
  </message>
  <message>
   <source>unknown name</source>
   <translation>不明な名前</translation>
  </message>
  <message>
   <source>unknown names</source>
   <translation>不明な名前</translation>
  </message>
  <message>
   <source>up to {}</source>
   <translation>{} まで</translation>
  </message>
  <message>
   <source>up to {}: its count was lost with a damaged database</source>
   <translation>最大 {}: 破損したデータベースとともに回数が失われました</translation>
  </message>
  <message>
   <source>update tool {} from code</source>
   <translation>コードによるツール {} の更新</translation>
  </message>
  <message>
   <source>use a body of kind "json": it puts values in by structure</source>
   <translation>kind が "json" の body を使ってください。構造に従って値を入れます</translation>
  </message>
  <message>
   <source>used up</source>
   <translation>使い切り</translation>
  </message>
  <message>
   <source>uses for ever</source>
   <translation>回(通算)</translation>
  </message>
  <message>
   <source>uses {}</source>
   <translation>回 {}</translation>
  </message>
  <message>
   <source>value that JSON does not have</source>
   <translation>JSON にない値</translation>
  </message>
  <message>
   <source>variables changed</source>
   <translation>変数が変更</translation>
  </message>
  <message>
   <source>variant {}</source>
   <translation>選択肢 {}</translation>
  </message>
  <message>
   <source>warm connection</source>
   <translation>確立済みの接続</translation>
  </message>
  <message>
   <source>was open</source>
   <translation>接続済み</translation>
  </message>
  <message>
   <source>weather, demo</source>
   <translation>weather, demo</translation>
  </message>
  <message>
   <source>web_*, http_*</source>
   <translation>web_*, http_*</translation>
  </message>
  <message>
   <source>what held before holds</source>
   <translation>以前の内容が使われます</translation>
  </message>
  <message>
   <source>what if</source>
   <translation>仮定</translation>
  </message>
  <message>
   <source>what is executed are tools of the workspace: leave tools out</source>
   <translation>実行されるのはワークスペースのツールです。tools を外してください</translation>
  </message>
  <message>
   <source>what stands there is no server</source>
   <translation>そこにあるものはサーバーではありません</translation>
  </message>
  <message>
   <source>what the tool was like for the answer of {} is not known</source>
   <translation>{} の応答のときのツールの状態は不明です</translation>
  </message>
  <message>
   <source>what was written is not read yet</source>
   <translation>書き込まれた内容はまだ読まれていません</translation>
  </message>
  <message>
   <source>what was written of {} last can't be synced: {}.</source>
   <translation>{} に最後に書き込んだ内容をディスクに同期できません: {}。</translation>
  </message>
  <message>
   <source>whatever it signs, until Tooldesk closes</source>
   <translation>署名するものすべて、Tooldesk を閉じるまで</translation>
  </message>
  <message>
   <source>whatever it signs, until the tool changes or you revoke it</source>
   <translation>署名するものすべて、ツールの変更か取り消しまで</translation>
  </message>
  <message>
   <source>when {}</source>
   <translation>{} のとき</translation>
  </message>
  <message>
   <source>whichever host a call chooses</source>
   <translation>呼び出しが選ぶ任意のホスト</translation>
  </message>
  <message>
   <source>with any arguments</source>
   <translation>任意の引数</translation>
  </message>
  <message>
   <source>without a call</source>
   <translation>呼び出しなし</translation>
  </message>
  <message>
   <source>without a limit</source>
   <translation>無制限</translation>
  </message>
  <message>
   <source>workspace override</source>
   <translation>このワークスペースの値</translation>
  </message>
  <message>
   <source>workspace override in {}</source>
   <translation>{} にあるこのワークスペースの値</translation>
  </message>
  <message>
   <source>workspaces with a history</source>
   <translation>履歴のあるワークスペース</translation>
  </message>
  <message>
   <source>writes only to its own folder</source>
   <translation>自分のフォルダーにだけ書き込みます</translation>
  </message>
  <message>
   <source>yes and variables</source>
   <translation>許可と変数</translation>
  </message>
  <message>
   <source>you changed it</source>
   <translation>自分で変更</translation>
  </message>
  <message>
   <source>you have not trusted the folder</source>
   <translation>このフォルダーを信頼していません</translation>
  </message>
  <message>
   <source>{argument} is filled in from the call, ${VARIABLE} from Variables.</source>
   <translation>{argument} には呼び出しの値、${VARIABLE} には「変数」の値が入ります。</translation>
  </message>
  <message>
   <source>{}
Pause of {} s after it.</source>
   <translation>{}
{} 秒後に再試行。</translation>
  </message>
  <message>
   <source>{}
Show the Cache screen</source>
   <translation>{}
キャッシュ画面を表示</translation>
  </message>
  <message>
   <source>{}
Show the Secrets screen</source>
   <translation>{}
シークレット画面を表示</translation>
  </message>
  <message>
   <source>{}
Without a tick you are asked when the tool is called.</source>
   <translation>{}
選択しない場合は、ツールの呼び出し時に確認します。</translation>
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
問題 {}</translation>
  </message>
  <message>
   <source>{}
… cut at {}</source>
   <translation>{}
… {} で打ち切り</translation>
  </message>
  <message>
   <source>{}   and {} more</source>
   <translation>{}   ほか {} 件</translation>
  </message>
  <message>
   <source>{}  {}  {} … {} characters</source>
   <translation>{}  {}  {} … {} 文字</translation>
  </message>
  <message>
   <source>{} (asks first): {}</source>
   <translation>{} (先に確認): {}</translation>
  </message>
  <message>
   <source>{} (default)</source>
   <translation>{} (既定値)</translation>
  </message>
  <message>
   <source>{} (inserted)</source>
   <translation>{} (挿入)</translation>
  </message>
  <message>
   <source>{} (max_response_bytes).</source>
   <translation>{} (max_response_bytes)。</translation>
  </message>
  <message>
   <source>{} (optional)</source>
   <translation>{} (任意)</translation>
  </message>
  <message>
   <source>{} (outside the workspace)</source>
   <translation>{} (ワークスペースの外部)</translation>
  </message>
  <message>
   <source>{} (outside the workspace) for {}</source>
   <translation>{} (ワークスペースの外部) → {}</translation>
  </message>
  <message>
   <source>{} (outside the workspace) sent to {}</source>
   <translation>{} (ワークスペースの外部) を {} に送信</translation>
  </message>
  <message>
   <source>{} (removed)</source>
   <translation>{} (削除)</translation>
  </message>
  <message>
   <source>{} (replaced)</source>
   <translation>{} (置換)</translation>
  </message>
  <message>
   <source>{} ({}, does not fit)</source>
   <translation>{} ({}、合いません)</translation>
  </message>
  <message>
   <source>{} -m pip install</source>
   <translation>{} -m pip install</translation>
  </message>
  <message>
   <source>{} CPU time a process</source>
   <translation>プロセスごとの CPU 時間 {}</translation>
  </message>
  <message>
   <source>{} Fix: {}</source>
   <translation>{} 対処: {}</translation>
  </message>
  <message>
   <source>{} Its calls and their results are in the history.</source>
   <translation>{} その呼び出しと結果は履歴にあります。</translation>
  </message>
  <message>
   <source>{} Lines with - are of the nearest remembered call, lines with + of the one made:</source>
   <translation>{} - の行は記憶されている最も近い呼び出し、+ の行は今回の呼び出し:</translation>
  </message>
  <message>
   <source>{} MB in /tmp</source>
   <translation>/tmp に {} MB</translation>
  </message>
  <message>
   <source>{} MB memory</source>
   <translation>メモリー {} MB</translation>
  </message>
  <message>
   <source>{} No secret.</source>
   <translation>{} 秘密ではありません。</translation>
  </message>
  <message>
   <source>{} Or tick other parts.</source>
   <translation>{} または、別の部分を選んでください。</translation>
  </message>
  <message>
   <source>{} Stop cancels the call; it has not been counted yet.</source>
   <translation>{} 「停止」で呼び出しを中止できます。まだ数えられていません。</translation>
  </message>
  <message>
   <source>{} The first {} are shown.</source>
   <translation>{} 最初の {} 件を表示しています。</translation>
  </message>
  <message>
   <source>{} The settings can be saved all the same.</source>
   <translation>{} 設定は保存できます。</translation>
  </message>
  <message>
   <source>{} Tooldesk tries it again by itself.</source>
   <translation>{} Tooldesk は自動的にもう一度試します。</translation>
  </message>
  <message>
   <source>{} Tools with a limit don't run until that is mended.</source>
   <translation>{} 修正されるまで、制限のあるツールは実行されません。</translation>
  </message>
  <message>
   <source>{} What follows is left out.</source>
   <translation>{} 以降は省きます。</translation>
  </message>
  <message>
   <source>{} added</source>
   <translation>{} を追加</translation>
  </message>
  <message>
   <source>{} and Tooldesk can't agree on TLS: {}.</source>
   <translation>{} と Tooldesk の TLS が合いません: {}。</translation>
  </message>
  <message>
   <source>{} and {}</source>
   <translation>{} と {}</translation>
  </message>
  <message>
   <source>{} and {} are about equally close. Pick one.</source>
   <translation>{} と {} が同じくらい近いものです。どちらかを選んでください。</translation>
  </message>
  <message>
   <source>{} and {} both stand there, with other values.</source>
   <translation>{} と {} の両方があり、値が異なります。</translation>
  </message>
  <message>
   <source>{} and {} differ in capitals alone: on Windows and macOS their files are one.</source>
   <translation>{} と {} は大文字と小文字だけが異なります。Windows と macOS では同じファイルになります。</translation>
  </message>
  <message>
   <source>{} and {} more</source>
   <translation>{} ほか {} 件</translation>
  </message>
  <message>
   <source>{} answer of {}</source>
   <translation>{1} の応答の {0}</translation>
  </message>
  <message>
   <source>{} answered with status {}.</source>
   <translation>{} の応答のステータスは {} でした。</translation>
  </message>
  <message>
   <source>{} are all the same but for case and separators. Pick one, or rename the tools.</source>
   <translation>{} は大文字小文字と区切り以外が同じです。一つを選ぶか、ツールの名前を変えてください。</translation>
  </message>
  <message>
   <source>{} are being written.</source>
   <translation>{} を書き込んでいます。</translation>
  </message>
  <message>
   <source>{} are counted from zero.</source>
   <translation>{} のカウントを 0 に戻しました。</translation>
  </message>
  <message>
   <source>{} are deleted.</source>
   <translation>{} を削除しました。</translation>
  </message>
  <message>
   <source>{} are new or changed</source>
   <translation>{} が新規または変更</translation>
  </message>
  <message>
   <source>{} are removed.</source>
   <translation>{} を取り除きました。</translation>
  </message>
  <message>
   <source>{} are shown as escapes.</source>
   <translation>{} はエスケープで表示しています。</translation>
  </message>
  <message>
   <source>{} as JSON</source>
   <translation>{} の JSON</translation>
  </message>
  <message>
   <source>{} as a tree</source>
   <translation>{} のツリー</translation>
  </message>
  <message>
   <source>{} as at first, and all else as it was</source>
   <translation>{} は最初のまま、ほかも元のまま</translation>
  </message>
  <message>
   <source>{} asked, and the answer was no.</source>
   <translation>{} が確認を求め、拒否されました。</translation>
  </message>
  <message>
   <source>{} asks again.</source>
   <translation>{} は再び確認を求めます。</translation>
  </message>
  <message>
   <source>{} asks before it runs, and nobody was there to say yes.</source>
   <translation>{} は実行前に確認を求めますが、許可する人がいませんでした。</translation>
  </message>
  <message>
   <source>{} asks for what is yours</source>
   <translation>{} があなたのものを求めています</translation>
  </message>
  <message>
   <source>{} asks to sign this with {}</source>
   <translation>{} が {} での署名を求めています</translation>
  </message>
  <message>
   <source>{} asks, with {}</source>
   <translation>{} からの質問({})</translation>
  </message>
  <message>
   <source>{} at {}</source>
   <translation>{} ({})</translation>
  </message>
  <message>
   <source>{} at {} is not a URI reference.</source>
   <translation>{} ({}) は URI 参照ではありません。</translation>
  </message>
  <message>
   <source>{} became shorter while it was followed.</source>
   <translation>{} が追跡中に短くなりました。</translation>
  </message>
  <message>
   <source>{} becomes ${{}}</source>
   <translation>{} は ${{}} になります</translation>
  </message>
  <message>
   <source>{} begins with "-" and would act as an option of the command.</source>
   <translation>{} は "-" で始まるため、コマンドのオプションとして働いてしまいます。</translation>
  </message>
  <message>
   <source>{} beside the file</source>
   <translation>ファイルの隣の {}</translation>
  </message>
  <message>
   <source>{} between stages</source>
   <translation>段階の間 {}</translation>
  </message>
  <message>
   <source>{} broke off the connection.</source>
   <translation>{} が接続を切りました。</translation>
  </message>
  <message>
   <source>{} broke off the connection: {}.</source>
   <translation>{} が接続を切りました: {}。</translation>
  </message>
  <message>
   <source>{} broke off: {}</source>
   <translation>{} が途切れました: {}</translation>
  </message>
  <message>
   <source>{} by {}</source>
   <translation>{} × {}</translation>
  </message>
  <message>
   <source>{} by {}, scale {}</source>
   <translation>{} × {}、倍率 {}</translation>
  </message>
  <message>
   <source>{} call found, written as {}</source>
   <translation>{} 件の呼び出しを {} として検出</translation>
  </message>
  <message>
   <source>{} calls can't be read, so the rest is not looked at.</source>
   <translation>{} 件の呼び出しを読み取れないため、残りは調べません。</translation>
  </message>
  <message>
   <source>{} calls found, written as {}</source>
   <translation>{} 件の呼び出しを {} として検出</translation>
  </message>
  <message>
   <source>{} calls {} ({}), which would lose it.</source>
   <translation>{} は {} ({}) に割り当てられており、そちらから外れます。</translation>
  </message>
  <message>
   <source>{} can be called now.</source>
   <translation>{} を呼び出せるようになりました。</translation>
  </message>
  <message>
   <source>{} can be chosen, but the rest of the schema refuses it.</source>
   <translation>{} は選べますが、スキーマのほかの部分に拒否されます。</translation>
  </message>
  <message>
   <source>{} can't be applied to the answer: {}.</source>
   <translation>{} を応答に適用できません: {}。</translation>
  </message>
  <message>
   <source>{} can't be asked: {}.</source>
   <translation>{} に尋ねられません: {}。</translation>
  </message>
  <message>
   <source>{} can't be given these arguments: {}.</source>
   <translation>{} にこれらの引数は渡せません: {}。</translation>
  </message>
  <message>
   <source>{} can't be imported</source>
   <translation>{} を読み込めません</translation>
  </message>
  <message>
   <source>{} can't be listed: {}.</source>
   <translation>{} の一覧を取得できません: {}。</translation>
  </message>
  <message>
   <source>{} can't be made for a call: it needs {}.</source>
   <translation>{} を呼び出し用に作れません: {} が必要です。</translation>
  </message>
  <message>
   <source>{} can't be reached or broke off: {}.</source>
   <translation>{} に接続できないか、途切れました: {}。</translation>
  </message>
  <message>
   <source>{} can't be reached through the proxy {}: {}.</source>
   <translation>{} にプロキシ {} を通して接続できません: {}。</translation>
  </message>
  <message>
   <source>{} can't be reached: {}.</source>
   <translation>{} に接続できません: {}。</translation>
  </message>
  <message>
   <source>{} can't be read as Parquet: {}.</source>
   <translation>{} を Parquet として読み取れません: {}。</translation>
  </message>
  <message>
   <source>{} can't be read. {} What holds now: {}.</source>
   <translation>{} を読み取れません。{} 現在有効な値: {}。</translation>
  </message>
  <message>
   <source>{} can't be read: {}</source>
   <translation>{} を読み取れません: {}</translation>
  </message>
  <message>
   <source>{} can't be read: {}.</source>
   <translation>{} を読み取れません: {}。</translation>
  </message>
  <message>
   <source>{} can't be read; the defaults hold. {}</source>
   <translation>{} を読み取れないため、既定値を使います。{}</translation>
  </message>
  <message>
   <source>{} can't be read; what held before holds. {}</source>
   <translation>{} を読み取れないため、以前の値を使います。{}</translation>
  </message>
  <message>
   <source>{} can't be run: {}.</source>
   <translation>{} を実行できません: {}。</translation>
  </message>
  <message>
   <source>{} can't be the name of a tool: models take letters a to z, digits, _, - and ., 128 at most</source>
   <translation>{} はツールの名前にできません: モデルが受け付けるのは a～z の英字、数字、_、-、. で、128 文字までです</translation>
  </message>
  <message>
   <source>{} can't be the name of a variable.</source>
   <translation>{} は変数名にできません。</translation>
  </message>
  <message>
   <source>{} can't be used for {}: {}.</source>
   <translation>{} は {} に使用できません: {}。</translation>
  </message>
  <message>
   <source>{} can't be used: {}.</source>
   <translation>{} を使用できません: {}。</translation>
  </message>
  <message>
   <source>{} can't be written: there is no folder {}.</source>
   <translation>{} に書き込めません。フォルダー {} がありません。</translation>
  </message>
  <message>
   <source>{} can't be written: {}.</source>
   <translation>{} に書き込めません: {}。</translation>
  </message>
  <message>
   <source>{} can't make a filter</source>
   <translation>{} はフィルターを作れません</translation>
  </message>
  <message>
   <source>{} can't refuse {}: {}</source>
   <translation>{} は {} を拒否できません: {}</translation>
  </message>
  <message>
   <source>{} can't run tools: {}</source>
   <translation>{} ではツールを実行できません: {}</translation>
  </message>
  <message>
   <source>{} can't take an argument: {}.</source>
   <translation>{} は引数を受け取れません: {}。</translation>
  </message>
  <message>
   <source>{} can't write the filter: {}</source>
   <translation>{} はフィルターを書き込めません: {}</translation>
  </message>
  <message>
   <source>{} change what programs load, start or trust.</source>
   <translation>{} は、プログラムが読み込み・起動・信頼するものを変えます。</translation>
  </message>
  <message>
   <source>{} changed</source>
   <translation>{} が変更</translation>
  </message>
  <message>
   <source>{} changed since the answer of {}</source>
   <translation>{1} の応答の後に {0} が変更されました</translation>
  </message>
  <message>
   <source>{} changed since you approved {}</source>
   <translation>承認後に {} が変わりました: {}</translation>
  </message>
  <message>
   <source>{} changed while it ran</source>
   <translation>実行中に {} が変更されました</translation>
  </message>
  <message>
   <source>{} changes what programs load, start or trust.</source>
   <translation>{} は、プログラムが読み込み・起動・信頼するものを変えます。</translation>
  </message>
  <message>
   <source>{} characters</source>
   <translation>{} 文字</translation>
  </message>
  <message>
   <source>{} characters were not kept.</source>
   <translation>{} 文字は保存されていません。</translation>
  </message>
  <message>
   <source>{} characters, to be changed as JSON</source>
   <translation>{}文字（JSONで変更）</translation>
  </message>
  <message>
   <source>{} characters: scroll to see all of them.</source>
   <translation>{} 文字: すべてを見るにはスクロールしてください。</translation>
  </message>
  <message>
   <source>{} closed</source>
   <translation>{} 件を閉じました</translation>
  </message>
  <message>
   <source>{} comes without : choose another interpreter.</source>
   <translation>必要なものが {} にありません。別のインタープリターを選んでください。</translation>
  </message>
  <message>
   <source>{} comes without {}: choose another interpreter.</source>
   <translation>{} に {} がありません。別のインタープリターを選んでください。</translation>
  </message>
  <message>
   <source>{} copy</source>
   <translation>{} のコピー</translation>
  </message>
  <message>
   <source>{} could not be read</source>
   <translation>{} を読み取れませんでした</translation>
  </message>
  <message>
   <source>{} could not be read.</source>
   <translation>{} を読み取れませんでした。</translation>
  </message>
  <message>
   <source>{} could not be run: {}</source>
   <translation>{} を実行できませんでした: {}</translation>
  </message>
  <message>
   <source>{} could not be started. Name another editor in the settings.</source>
   <translation>{} を起動できませんでした。設定で別のエディターを指定してください。</translation>
  </message>
  <message>
   <source>{} could not be started: what it is to be run by is not there.</source>
   <translation>{} を起動できませんでした: 実行に必要なものがありません。</translation>
  </message>
  <message>
   <source>{} could not be started: {}</source>
   <translation>{} を起動できませんでした: {}</translation>
  </message>
  <message>
   <source>{} could not be started: {}.</source>
   <translation>{} を起動できませんでした: {}。</translation>
  </message>
  <message>
   <source>{} days</source>
   <translation>{} 日</translation>
  </message>
  <message>
   <source>{} did not answer within {} s.</source>
   <translation>{} は {} 秒以内に答えませんでした。</translation>
  </message>
  <message>
   <source>{} did not come to an end within {} s.</source>
   <translation>{} は {} 秒以内に終わりませんでした。</translation>
  </message>
  <message>
   <source>{} did not come to an end within {}.</source>
   <translation>{} は {} 以内に終わりませんでした。</translation>
  </message>
  <message>
   <source>{} did not come to an end within {}; its last calls were not run.</source>
   <translation>{} は {} 以内に終わりませんでした。最後の呼び出しは実行していません。</translation>
  </message>
  <message>
   <source>{} did not end its answer within {} s.</source>
   <translation>{} は {} 秒以内に応答を終えませんでした。</translation>
  </message>
  <message>
   <source>{} differ</source>
   <translation>{} 件に相違あり</translation>
  </message>
  <message>
   <source>{} differs by one letter: their likeness is {}.</source>
   <translation>{} とは 1 文字違いです。類似度は {} です。</translation>
  </message>
  <message>
   <source>{} disabled</source>
   <translation>無効 {}</translation>
  </message>
  <message>
   <source>{} does not fit the schema it stands in.</source>
   <translation>{} は自身のスキーマに合いません。</translation>
  </message>
  <message>
   <source>{} ended after {} s.</source>
   <translation>{}が {} 秒後に終了しました。</translation>
  </message>
  <message>
   <source>{} ended with exit code {}.</source>
   <translation>{} は終了コード {} で終了しました。</translation>
  </message>
  <message>
   <source>{} ends a call, but nothing before it begins one: {} is missing.</source>
   <translation>{} は呼び出しを終えますが、始まりがありません: {} が欠けています。</translation>
  </message>
  <message>
   <source>{} ends twice; one of both ends may belong to its text.</source>
   <translation>{} の終わりが 2 つあります。どちらかは本文の一部かもしれません。</translation>
  </message>
  <message>
   <source>{} exports nothing that can be called. It exports: {}.</source>
   <translation>{} は呼び出せるものをエクスポートしていません。エクスポートしているもの: {}。</translation>
  </message>
  <message>
   <source>{} failed: {}. Trying again in {} s.</source>
   <translation>{} が失敗しました: {}。{} 秒後に再試行します。</translation>
  </message>
  <message>
   <source>{} fits more than one of the forms it may have.</source>
   <translation>{} は、許される形の二つ以上に合います。</translation>
  </message>
  <message>
   <source>{} fits {}</source>
   <translation>{} は {} に合います</translation>
  </message>
  <message>
   <source>{} for the reader</source>
   <translation>読者向け {}</translation>
  </message>
  <message>
   <source>{} found</source>
   <translation>{} 件見つかりました</translation>
  </message>
  <message>
   <source>{} found: {}.{}</source>
   <translation>{} 件見つかりました: {}。{}</translation>
  </message>
  <message>
   <source>{} functions that were stopped still run in this process.</source>
   <translation>停止した関数 {} 個が、このプロセスでまだ動いています。</translation>
  </message>
  <message>
   <source>{} gave no token{}.</source>
   <translation>{} からトークンが得られませんでした{}。</translation>
  </message>
  <message>
   <source>{} gives the same value</source>
   <translation>{} も同じ値を指定しています</translation>
  </message>
  <message>
   <source>{} has another value in a command before it</source>
   <translation>{} に、前のコマンドで別の値があります</translation>
  </message>
  <message>
   <source>{} has been used {}.</source>
   <translation>{} の使用は {} です。</translation>
  </message>
  <message>
   <source>{} has changed since it was shown.</source>
   <translation>{} は表示した後に変更されました。</translation>
  </message>
  <message>
   <source>{} has members that the schema does not name: {}.</source>
   <translation>{} には、スキーマにないメンバーがあります: {}。</translation>
  </message>
  <message>
   <source>{} has no co-workers.</source>
   <translation>{} に協力者はいません。</translation>
  </message>
  <message>
   <source>{} has no field {}</source>
   <translation>{} にフィールド {} はありません</translation>
  </message>
  <message>
   <source>{} has no function with annotations and a docstring.</source>
   <translation>{} に、注釈と docstring のある関数はありません。</translation>
  </message>
  <message>
   <source>{} has no groups of tools; {} is left out</source>
   <translation>{} にツールのグループはないため、{} を省きます</translation>
  </message>
  <message>
   <source>{} has no logs: it is no file, and a folder has none ending in {}.</source>
   <translation>{} にログがありません: ファイルではなく、フォルダーにも {} で終わるものがありません。</translation>
  </message>
  <message>
   <source>{} has no search service.</source>
   <translation>{} に検索サービスがありません。</translation>
  </message>
  <message>
   <source>{} has no strict mode; written without it</source>
   <translation>{} に厳格モードはないため、なしで書きました</translation>
  </message>
  <message>
   <source>{} has no value.</source>
   <translation>{} に値がありません。</translation>
  </message>
  <message>
   <source>{} has none</source>
   <translation>{} にはありません</translation>
  </message>
  <message>
   <source>{} has the cells 1 to {}; {} is none of them.</source>
   <translation>{} のセルは 1～{} です。{} はありません。</translation>
  </message>
  <message>
   <source>{} has the same element twice.</source>
   <translation>{} に同じ要素が二度あります。</translation>
  </message>
  <message>
   <source>{} has {}</source>
   <translation>{} に {} があります</translation>
  </message>
  <message>
   <source>{} has {} and {} more.</source>
   <translation>{} に {} ほか {} 件があります。</translation>
  </message>
  <message>
   <source>{} has {} digits; a number may have {}.</source>
   <translation>{} は{}桁です。数値は{}桁までです。</translation>
  </message>
  <message>
   <source>{} has {} messages that nobody read.</source>
   <translation>{} には、誰も読んでいないメッセージが {} 件あります。</translation>
  </message>
  <message>
   <source>{} has {}, which needs {} beside it.</source>
   <translation>{} には {} がありますが、それには {} も必要です。</translation>
  </message>
  <message>
   <source>{} has {}.</source>
   <translation>{} に {} があります。</translation>
  </message>
  <message>
   <source>{} has {}; the least is {}.</source>
   <translation>{} に {} があります。最小は {} です。</translation>
  </message>
  <message>
   <source>{} has {}; the most is {}.</source>
   <translation>{} に {} があります。最大は {} です。</translation>
  </message>
  <message>
   <source>{} held back</source>
   <translation>保留 {} 件</translation>
  </message>
  <message>
   <source>{} held back ({})</source>
   <translation>保留 {} 件 ({})</translation>
  </message>
  <message>
   <source>{} holds a zero byte</source>
   <translation>{} にヌルバイトがあります</translation>
  </message>
  <message>
   <source>{} holds a zero byte, which no command can take.</source>
   <translation>{} にヌルバイトがあります。コマンドに渡せません。</translation>
  </message>
  <message>
   <source>{} holds half a character at position {}.</source>
   <translation>{} の {} 文字目に文字の片割れがあります。</translation>
  </message>
  <message>
   <source>{} holds references now.</source>
   <translation>{} の値を参照に置き換えました。</translation>
  </message>
  <message>
   <source>{} holds your home folder or Tooldesk's own files, which no sandboxed tool may read.</source>
   <translation>{} にはホームフォルダーまたは Tooldesk 自身のファイルが含まれます。サンドボックスのツールは読み取れません。</translation>
  </message>
  <message>
   <source>{} holds your home folder or Tooldesk's own files, which {} may not have.</source>
   <translation>{} にはホームフォルダーまたは Tooldesk 自身のファイルが含まれます。{} には渡せません。</translation>
  </message>
  <message>
   <source>{} holds {} Python modules; a sandbox takes at most {}.</source>
   <translation>{} には Python モジュールが {} 個あります。サンドボックスで使えるのは {} 個までです。</translation>
  </message>
  <message>
   <source>{} imported; nothing was started.</source>
   <translation>{} を読み込みました。何も起動していません。</translation>
  </message>
  <message>
   <source>{} imports {} to see its functions.</source>
   <translation>{} が {} をインポートして関数を調べます。</translation>
  </message>
  <message>
   <source>{} in a schema is left out</source>
   <translation>スキーマの {} は省きます</translation>
  </message>
  <message>
   <source>{} in all since it was last reset</source>
   <translation>最後のリセットから合計 {}</translation>
  </message>
  <message>
   <source>{} in line for {}</source>
   <translation>{1} の {0} 番目</translation>
  </message>
  <message>
   <source>{} in stages</source>
   <translation>段階内 {}</translation>
  </message>
  <message>
   <source>{} in the URL is more than {} requests.</source>
   <translation>URL の {} は {} 件を超える要求になります。</translation>
  </message>
  <message>
   <source>{} in the URL is several hosts; a tool asks one.</source>
   <translation>URL の {} は複数のホストを指します。ツールが尋ねるのは一つです。</translation>
  </message>
  <message>
   <source>{} in the URL is several requests, and no argument can stand there.</source>
   <translation>URL の {} は複数の要求になり、そこに引数を置けません。</translation>
  </message>
  <message>
   <source>{} in {}</source>
   <translation>{} ({})</translation>
  </message>
  <message>
   <source>{} in {} is left out</source>
   <translation>{1} の {0} は省きます</translation>
  </message>
  <message>
   <source>{} in {} s</source>
   <translation>{} ({} 秒後)</translation>
  </message>
  <message>
   <source>{} in {}, {} MB, {} s</source>
   <translation>{} ({}、{} MB、{} 秒)</translation>
  </message>
  <message>
   <source>{} in {}.</source>
   <translation>{} を {} に保存しました。</translation>
  </message>
  <message>
   <source>{} in, {} out</source>
   <translation>入力 {}、出力 {}</translation>
  </message>
  <message>
   <source>{} is</source>
   <translation>{} を</translation>
  </message>
  <message>
   <source>{} is "{}", but there is no call in the response.</source>
   <translation>{} は "{}" ですが、応答に呼び出しがありません。</translation>
  </message>
  <message>
   <source>{} is JSON nested too deep to read.</source>
   <translation>{} は JSON ですが、入れ子が深すぎて読み取れません。</translation>
  </message>
  <message>
   <source>{} is Parquet, which needs pyarrow.</source>
   <translation>{} は Parquet で、pyarrow が必要です。</translation>
  </message>
  <message>
   <source>{} is a database of another program.</source>
   <translation>{} は別のプログラムのデータベースです。</translation>
  </message>
  <message>
   <source>{} is a folder, and the database would have to stand there.</source>
   <translation>{} はフォルダーです。そこにはデータベースが必要です。</translation>
  </message>
  <message>
   <source>{} is a folder.</source>
   <translation>{} はフォルダーです。</translation>
  </message>
  <message>
   <source>{} is a list, and only one value fits there.</source>
   <translation>{} はリストですが、そこに入る値は一つだけです。</translation>
  </message>
  <message>
   <source>{} is a number beyond 1.8e308, which is the largest there is.</source>
   <translation>{} は、扱える最大値 1.8e308 を超える数値です。</translation>
  </message>
  <message>
   <source>{} is a parameter of the path, in which it does not stand</source>
   <translation>{} はパスのパラメーターですが、パスにありません</translation>
  </message>
  <message>
   <source>{} is a person, and nobody is there to be asked.</source>
   <translation>{} は人ですが、尋ねられる人がいません。</translation>
  </message>
  <message>
   <source>{} is a whole number of thousands of digits, which JSON readers refuse; return it in parts, or as text of its digits in base 16.</source>
   <translation>{} は数千桁の整数で、JSON の読み取り側に拒否されます。分割するか、16 進数のテキストで返してください。</translation>
  </message>
  <message>
   <source>{} is a whole query string that is no form; it is left out</source>
   <translation>{} はフォームではないクエリ文字列全体のため、取り込みません</translation>
  </message>
  <message>
   <source>{} is added; nothing was started.</source>
   <translation>{} を追加しました。何も起動していません。</translation>
  </message>
  <message>
   <source>{} is an access token; a tool does not log in by itself</source>
   <translation>{} はアクセストークンです。ツールは自分でログインしません</translation>
  </message>
  <message>
   <source>{} is approved as it is now.</source>
   <translation>{} を現在の内容で承認しました。</translation>
  </message>
  <message>
   <source>{} is as its code says.</source>
   <translation>{} をコードの内容に合わせました。</translation>
  </message>
  <message>
   <source>{} is at least {}</source>
   <translation>{} は {} 以上です</translation>
  </message>
  <message>
   <source>{} is at most {}</source>
   <translation>{} は {} 以下です</translation>
  </message>
  <message>
   <source>{} is being written…</source>
   <translation>{} に書き込み中…</translation>
  </message>
  <message>
   <source>{} is beyond all numbers</source>
   <translation>{} は数値の範囲を超えています</translation>
  </message>
  <message>
   <source>{} is called once, with these arguments.</source>
   <translation>{} をこの引数で一度呼び出します。</translation>
  </message>
  <message>
   <source>{} is called {} as well. Give one of them another name.</source>
   <translation>{} の名前は {} でもあります。どちらかに別の名前を付けてください。</translation>
  </message>
  <message>
   <source>{} is called {} now.</source>
   <translation>{} の名前を {} に変更しました。</translation>
  </message>
  <message>
   <source>{} is changed; nothing was started.</source>
   <translation>{} を変更しました。何も起動していません。</translation>
  </message>
  <message>
   <source>{} is closed.</source>
   <translation>{} は閉じられています。</translation>
  </message>
  <message>
   <source>{} is configured, which keeps no secret safe</source>
   <translation>{} が設定されていますが、シークレットを安全に保てません</translation>
  </message>
  <message>
   <source>{} is copied; {}.</source>
   <translation>{} をコピーしました。{}。</translation>
  </message>
  <message>
   <source>{} is counted from zero.</source>
   <translation>{} のカウントを 0 に戻しました。</translation>
  </message>
  <message>
   <source>{} is damaged, and another Tooldesk is just saving what can be read of it.</source>
   <translation>{} は壊れており、読み取れる部分を別の Tooldesk が保存しているところです。</translation>
  </message>
  <message>
   <source>{} is damaged, and of which version it is can't be read of it.</source>
   <translation>{} は壊れており、どのバージョンか読み取れません。</translation>
  </message>
  <message>
   <source>{} is damaged, and was made by a newer Tooldesk (revision {}).</source>
   <translation>{} は壊れており、新しい Tooldesk(リビジョン {})で作られています。</translation>
  </message>
  <message>
   <source>{} is damaged, and which secrets are stored can't be read of it.</source>
   <translation>{} は壊れており、どのシークレットが保存されているか読み取れません。</translation>
  </message>
  <message>
   <source>{} is declared, and not sent: another scheme is</source>
   <translation>{} は宣言されていますが送信しません。別の方式を使います</translation>
  </message>
  <message>
   <source>{} is deleted for all workspaces.</source>
   <translation>{} をすべてのワークスペースから削除しました。</translation>
  </message>
  <message>
   <source>{} is deleted for this workspace.</source>
   <translation>{} をこのワークスペースから削除しました。</translation>
  </message>
  <message>
   <source>{} is deleted.</source>
   <translation>{} を削除しました。</translation>
  </message>
  <message>
   <source>{} is denied by {}.</source>
   <translation>{} は {} により拒否されています。</translation>
  </message>
  <message>
   <source>{} is denied, and so is what it answered before.</source>
   <translation>{} は拒否されているため、以前の応答も使えません。</translation>
  </message>
  <message>
   <source>{} is denied.</source>
   <translation>{} は拒否されています。</translation>
  </message>
  <message>
   <source>{} is described by {}; what stands here is left out</source>
   <translation>{} の説明は {} にあります。ここにあるものは省きます</translation>
  </message>
  <message>
   <source>{} is described with the same words.</source>
   <translation>{} の説明も同じ文です。</translation>
  </message>
  <message>
   <source>{} is disabled, and so is what it answered before.</source>
   <translation>{} は無効です。以前の応答も同様です。</translation>
  </message>
  <message>
   <source>{} is disabled.</source>
   <translation>{} を無効にしました。</translation>
  </message>
  <message>
   <source>{} is disabled; enable it on the Tools screen</source>
   <translation>{} は無効です。ツール画面で有効にしてください</translation>
  </message>
  <message>
   <source>{} is empty, though it was not: all that was in it is gone, and with it which secrets are stored.</source>
   <translation>{} は空ですが、以前は空ではありませんでした。中身はすべて失われ、どのシークレットが保存されているかもわかりません。</translation>
  </message>
  <message>
   <source>{} is enabled.</source>
   <translation>{} を有効にしました。</translation>
  </message>
  <message>
   <source>{} is from {} to {}</source>
   <translation>{} は {} 以上 {} 以下です</translation>
  </message>
  <message>
   <source>{} is given twice, with different values; one may stand inside another value.</source>
   <translation>{} に異なる値が二度指定されています。一方は別の値の中のものかもしれません。</translation>
  </message>
  <message>
   <source>{} is how it is exported: {}</source>
   <translation>{} の書き出し後の形: {}</translation>
  </message>
  <message>
   <source>{} is in {}, which can't hold that text: {}.</source>
   <translation>{} の文字コード {} では、そのテキストを表せません: {}。</translation>
  </message>
  <message>
   <source>{} is in {}, which is not fetched</source>
   <translation>{} は {} にあり、取得しません</translation>
  </message>
  <message>
   <source>{} is left out: {}</source>
   <translation>{} は省きます: {}</translation>
  </message>
  <message>
   <source>{} is locked.</source>
   <translation>{} はロックされています。</translation>
  </message>
  <message>
   <source>{} is meant</source>
   <translation>{} のことです</translation>
  </message>
  <message>
   <source>{} is missing, so what it ends can only be guessed.</source>
   <translation>{} がなく、何を終えるものかは推測するしかありません。</translation>
  </message>
  <message>
   <source>{} is missing.</source>
   <translation>{} がありません。</translation>
  </message>
  <message>
   <source>{} is more than a host.</source>
   <translation>{} にはホスト以外のものが含まれています。</translation>
  </message>
  <message>
   <source>{} is new or changed</source>
   <translation>{} が新規または変更</translation>
  </message>
  <message>
   <source>{} is no .env file: it is longer than {} characters, or has 1,000 blanks in a row.</source>
   <translation>{} は .env ファイルではありません: {} 文字を超えているか、空白が 1,000 個続いています。</translation>
  </message>
  <message>
   <source>{} is no JSON value. Use null or a number.</source>
   <translation>{} は JSON の値ではありません。null か数値を使ってください。</translation>
  </message>
  <message>
   <source>{} is no JSON value; use null or a number</source>
   <translation>{} は JSON の値ではありません。null か数値を使ってください</translation>
  </message>
  <message>
   <source>{} is no class of failures</source>
   <translation>{} は失敗の分類ではありません</translation>
  </message>
  <message>
   <source>{} is no file of secrets, or is damaged.</source>
   <translation>{} はシークレットのファイルではないか、壊れています。</translation>
  </message>
  <message>
   <source>{} is no file.</source>
   <translation>{} はファイルではありません。</translation>
  </message>
  <message>
   <source>{} is no folder.</source>
   <translation>{} はフォルダーではありません。</translation>
  </message>
  <message>
   <source>{} is no host: write a name or an address, without a port</source>
   <translation>{} はホストではありません。名前かアドレスを、ポートなしで書いてください</translation>
  </message>
  <message>
   <source>{} is no marker that is known. With {} in its place the text would be read as {}: a call of {}.</source>
   <translation>{} は既知の印ではありません。{} に置き換えると、テキストは {} として読み取られ、{} の呼び出しになります。</translation>
  </message>
  <message>
   <source>{} is no method of a tool.</source>
   <translation>{} はツールのメソッドではありません。</translation>
  </message>
  <message>
   <source>{} is no method of a tool. Add it as a command, if you need it.</source>
   <translation>{} はツールのメソッドではありません。必要なら、コマンドとして追加してください。</translation>
  </message>
  <message>
   <source>{} is no model's API, so that there is no call to show.</source>
   <translation>{} はモデルの API ではないため、示せる呼び出しがありません。</translation>
  </message>
  <message>
   <source>{} is no name for a call.</source>
   <translation>{} は呼び出しの名前にできません。</translation>
  </message>
  <message>
   <source>{} is no name for a scenario.</source>
   <translation>{} はシナリオの名前にできません。</translation>
  </message>
  <message>
   <source>{} is no name of a variable</source>
   <translation>{} は変数名ではありません</translation>
  </message>
  <message>
   <source>{} is no notebook: {}.</source>
   <translation>{} はノートブックではありません: {}。</translation>
  </message>
  <message>
   <source>{} is no option that is known here.</source>
   <translation>{} は、ここで扱えるオプションではありません。</translation>
  </message>
  <message>
   <source>{} is no parameter of {}; a repair decided where it begins.</source>
   <translation>{} は {} のパラメーターではありません。始まりの位置は修復で決めました。</translation>
  </message>
  <message>
   <source>{} is no picture that can be looked at.</source>
   <translation>{} は表示できる画像ではありません。</translation>
  </message>
  <message>
   <source>{} is no status of HTTP</source>
   <translation>{} は HTTP のステータスではありません</translation>
  </message>
  <message>
   <source>{} is no text in UTF-8.</source>
   <translation>{} は UTF-8 のテキストではありません。</translation>
  </message>
  <message>
   <source>{} is no text: it has {} of something else.</source>
   <translation>{} はテキストではありません: 別のものが {} 含まれています。</translation>
  </message>
  <message>
   <source>{} is no tool</source>
   <translation>{} はツールではありません</translation>
  </message>
  <message>
   <source>{} is none of {}</source>
   <translation>{} は {} のいずれでもありません</translation>
  </message>
  <message>
   <source>{} is not JSON</source>
   <translation>{} は JSON ではありません</translation>
  </message>
  <message>
   <source>{} is not JSON at line {}, column {}: {}.</source>
   <translation>{} は JSON ではありません({} 行 {} 列): {}。</translation>
  </message>
  <message>
   <source>{} is not JSON.</source>
   <translation>{} は JSON ではありません。</translation>
  </message>
  <message>
   <source>{} is not JSON: {}, at {}.</source>
   <translation>{} は JSON ではありません: {}({})。</translation>
  </message>
  <message>
   <source>{} is not JSON: {}.</source>
   <translation>{} は JSON ではありません: {}。</translation>
  </message>
  <message>
   <source>{} is not NAME=value</source>
   <translation>{} は NAME=value ではありません</translation>
  </message>
  <message>
   <source>{} is not a JSONPath: {}.</source>
   <translation>{} は JSONPath ではありません: {}。</translation>
  </message>
  <message>
   <source>{} is not a file that is there.</source>
   <translation>{} というファイルはありません。</translation>
  </message>
  <message>
   <source>{} is not a parameter.</source>
   <translation>{} はパラメーターではありません。</translation>
  </message>
  <message>
   <source>{} is not a regular expression, or too large a one</source>
   <translation>{} は正規表現ではないか、大きすぎます</translation>
  </message>
  <message>
   <source>{} is not an address of the public internet, so the request was not sent.</source>
   <translation>{} は公開インターネットのアドレスではないため、要求を送信しませんでした。</translation>
  </message>
  <message>
   <source>{} is not fetched, and takes anything</source>
   <translation>{} は取得せず、何でも受け付けます</translation>
  </message>
  <message>
   <source>{} is not filled in: a model can only name parameters.</source>
   <translation>{} には値が入りません。モデルが指定できるのはパラメーターだけです。</translation>
  </message>
  <message>
   <source>{} is not in the document and not fetched; left out</source>
   <translation>{} は文書になく、取得もしないため省きます</translation>
  </message>
  <message>
   <source>{} is not in the document, and takes anything</source>
   <translation>{} は文書にないため、何でも受け付けます</translation>
  </message>
  <message>
   <source>{} is not in the folder that this tool may use.</source>
   <translation>{} は、このツールが使えるフォルダーの中にありません。</translation>
  </message>
  <message>
   <source>{} is not in the working folder, so it is not sent.</source>
   <translation>{} は作業フォルダーにないため、送信しません。</translation>
  </message>
  <message>
   <source>{} is not in {}: {}.</source>
   <translation>{} は {} ではありません: {}。</translation>
  </message>
  <message>
   <source>{} is not installed</source>
   <translation>{} がインストールされていません</translation>
  </message>
  <message>
   <source>{} is not on this computer.</source>
   <translation>{} はこのコンピューターにありません。</translation>
  </message>
  <message>
   <source>{} is not started: you said no.</source>
   <translation>{} を起動していません。許可されませんでした。</translation>
  </message>
  <message>
   <source>{} is not taken over: you are asked.</source>
   <translation>{} は引き継ぎません。確認を求めます。</translation>
  </message>
  <message>
   <source>{} is not there any more.</source>
   <translation>{} はもうありません。</translation>
  </message>
  <message>
   <source>{} is of type {}, which no JSON value can be turned into.</source>
   <translation>{} の型は {} で、JSON の値から変換できません。</translation>
  </message>
  <message>
   <source>{} is only described: nothing runs it, and nobody is there to answer.</source>
   <translation>{} は説明のみのツールです。実行するものがなく、答える人もいません。</translation>
  </message>
  <message>
   <source>{} is read with fsspec, which is not installed.</source>
   <translation>{} の読み取りには fsspec が必要ですが、インストールされていません。</translation>
  </message>
  <message>
   <source>{} is removed.</source>
   <translation>{} を取り除きました。</translation>
  </message>
  <message>
   <source>{} is saved already, with other arguments.</source>
   <translation>{} は、別の引数ですでに保存されています。</translation>
  </message>
  <message>
   <source>{} is saved.</source>
   <translation>{} を保存しました。</translation>
  </message>
  <message>
   <source>{} is set by Tooldesk itself</source>
   <translation>{} は Tooldesk 自身が設定します</translation>
  </message>
  <message>
   <source>{} is set.</source>
   <translation>{} を設定しました。</translation>
  </message>
  <message>
   <source>{} is shown as an escape.</source>
   <translation>{} はエスケープで表示しています。</translation>
  </message>
  <message>
   <source>{} is shown.</source>
   <translation>{} を表示しました。</translation>
  </message>
  <message>
   <source>{} is shown. It can't run now.</source>
   <translation>{}を表示しています。今は実行できません。</translation>
  </message>
  <message>
   <source>{} is the base64 of “key:”, as the command has no password.</source>
   <translation>コマンドにパスワードがないため、{} は "key:" の base64 です。</translation>
  </message>
  <message>
   <source>{} is the class {}, not a value.</source>
   <translation>{} は値ではなくクラス {} です。</translation>
  </message>
  <message>
   <source>{} is the only value, and the rest refuses it.</source>
   <translation>{} が唯一の値ですが、ほかの部分に拒否されます。</translation>
  </message>
  <message>
   <source>{} is the same but for case and separators.</source>
   <translation>{} は大文字小文字と区切り以外が同じです。</translation>
  </message>
  <message>
   <source>{} is there and can't be read. Mend or remove it first.</source>
   <translation>{} はありますが読み取れません。先に修正するか取り除いてください。</translation>
  </message>
  <message>
   <source>{} is there and can't be read. Mend or remove it.</source>
   <translation>{} はありますが読み取れません。修正するか取り除いてください。</translation>
  </message>
  <message>
   <source>{} is there twice.</source>
   <translation>{} が 2 回あります。</translation>
  </message>
  <message>
   <source>{} is there.</source>
   <translation>{} があります。</translation>
  </message>
  <message>
   <source>{} is to run sandboxed and could write to {}: {}.</source>
   <translation>{} はサンドボックスで実行する設定ですが、{} に書き込めてしまいます: {}。</translation>
  </message>
  <message>
   <source>{} is typed in texts; hold Ctrl or Alt with it.</source>
   <translation>{} は文字の入力に使われます。Ctrl または Alt と組み合わせてください。</translation>
  </message>
  <message>
   <source>{} is under {}</source>
   <translation>{} は {} の下にあります</translation>
  </message>
  <message>
   <source>{} is waited for.</source>
   <translation>{} の応答を待っています。</translation>
  </message>
  <message>
   <source>{} is what the {} says.</source>
   <translation>{} は {} の内容と同じです。</translation>
  </message>
  <message>
   <source>{} is {}</source>
   <translation>{} は {} です</translation>
  </message>
  <message>
   <source>{} is {} ({}), not {}.</source>
   <translation>{} は {} ({}) で、{} ではありません。</translation>
  </message>
  <message>
   <source>{} is {} bytes that are no PNG, JPEG, GIF or WebP picture; return text, or write a file and return its Path.</source>
   <translation>{} は {} バイトですが、PNG、JPEG、GIF、WebP の画像ではありません。テキストを返すか、ファイルに書いて Path を返してください。</translation>
  </message>
  <message>
   <source>{} is {}, not {}.</source>
   <translation>{} は {} で、{} ではありません。</translation>
  </message>
  <message>
   <source>{} is {}, which</source>
   <translation>{} は {} で、</translation>
  </message>
  <message>
   <source>{} is {}, which does not match {}.</source>
   <translation>{} は {} で、{} に一致しません。</translation>
  </message>
  <message>
   <source>{} is {}, which has no JSON form; return text, numbers, lists, dicts or dataclasses.</source>
   <translation>{} は {} で、JSON で表せません。テキスト、数値、リスト、辞書、dataclass のいずれかで返してください。</translation>
  </message>
  <message>
   <source>{} is {}, which is not a {}.</source>
   <translation>{} は {} で、{} の形ではありません。</translation>
  </message>
  <message>
   <source>{} is {}, which is not an address of the public internet, so the request was not sent.</source>
   <translation>{} は {} で、公開インターネットのアドレスではないため、要求を送信しませんでした。</translation>
  </message>
  <message>
   <source>{} is {}, which is not one of {}.</source>
   <translation>{} は {} で、{} のいずれでもありません。</translation>
  </message>
  <message>
   <source>{} is {}, which the schema rules out.</source>
   <translation>{} は {} で、スキーマで除外されています。</translation>
  </message>
  <message>
   <source>{} is {}.</source>
   <translation>{} は {} です。</translation>
  </message>
  <message>
   <source>{} is {}; it must be a multiple of {}.</source>
   <translation>{} は {} ですが、{} の倍数でなければなりません。</translation>
  </message>
  <message>
   <source>{} is {}; it must be less than {}.</source>
   <translation>{} は {} ですが、{} 未満でなければなりません。</translation>
  </message>
  <message>
   <source>{} is {}; it must be more than {}.</source>
   <translation>{} は {} ですが、{} より大きくなければなりません。</translation>
  </message>
  <message>
   <source>{} is {}; the least is {}.</source>
   <translation>{} は {} ですが、最小は {} です。</translation>
  </message>
  <message>
   <source>{} is {}; the most is {}.</source>
   <translation>{} は {} ですが、最大は {} です。</translation>
  </message>
  <message>
   <source>{} larger than {} MB, the most that is sent at once.</source>
   <translation>{} は一度に送れる上限の {} MB を超えています。</translation>
  </message>
  <message>
   <source>{} leads elsewhere</source>
   <translation>{} は別の場所を指しています</translation>
  </message>
  <message>
   <source>{} leads out of the workspace.</source>
   <translation>{} はワークスペースの外を指しています。</translation>
  </message>
  <message>
   <source>{} leads to itself, and takes anything</source>
   <translation>{} は自分自身を指すため、何でも受け付けます</translation>
  </message>
  <message>
   <source>{} left</source>
   <translation>残り {}</translation>
  </message>
  <message>
   <source>{} letters differ</source>
   <translation>{} 文字違い</translation>
  </message>
  <message>
   <source>{} lines</source>
   <translation>{} 行</translation>
  </message>
  <message>
   <source>{} makes no http:// or https:// URL.</source>
   <translation>{} は http:// や https:// の URL になりません。</translation>
  </message>
  <message>
   <source>{} match</source>
   <translation>{} 件の一致</translation>
  </message>
  <message>
   <source>{} may be a number or text.</source>
   <translation>{} は数かテキストか分かりません。</translation>
  </message>
  <message>
   <source>{} may call {}, which is no tool here.</source>
   <translation>{} が呼び出せる {} は、ここのツールではありません。</translation>
  </message>
  <message>
   <source>{} may come from the environment.</source>
   <translation>{} を環境から使えるようにしました。</translation>
  </message>
  <message>
   <source>{} may not be changed: other programs or tools run what stands there.</source>
   <translation>{} は変更できません。そこにあるものをほかのプログラムやツールが実行します。</translation>
  </message>
  <message>
   <source>{} may not be given.</source>
   <translation>{} は指定できません。</translation>
  </message>
  <message>
   <source>{} may not be run: {}.</source>
   <translation>{} は実行できません: {}。</translation>
  </message>
  <message>
   <source>{} may not come from the environment.</source>
   <translation>{} を環境から使えないようにしました。</translation>
  </message>
  <message>
   <source>{} may not sign with {}: its definition denies that.</source>
   <translation>{} は {} で署名できません。定義で拒否されています。</translation>
  </message>
  <message>
   <source>{} may read {} as code: whoever calls the tool would say what it does. If that is meant, or it is no code, name {} in code_arguments</source>
   <translation>{} は {} をコードとして読むことがあります。ツールを呼び出す側が実行内容を決めることになります。それが意図どおりか、コードでない場合は、code_arguments に {} を指定してください</translation>
  </message>
  <message>
   <source>{} may run again. {}</source>
   <translation>{} を再び実行できます。{}</translation>
  </message>
  <message>
   <source>{} may run without a limit.</source>
   <translation>{} の実行回数を無制限にしました。</translation>
  </message>
  <message>
   <source>{} may run {}, and its count can't be kept: {}</source>
   <translation>{} の実行は {} までですが、回数を保存できません: {}</translation>
  </message>
  <message>
   <source>{} may run {}{}.</source>
   <translation>{} の実行回数: {}{}。</translation>
  </message>
  <message>
   <source>{} min</source>
   <translation>{} 分</translation>
  </message>
  <message>
   <source>{} min {} s</source>
   <translation>{} 分 {} 秒</translation>
  </message>
  <message>
   <source>{} miss</source>
   <translation>{} 件のミス</translation>
  </message>
  <message>
   <source>{} misses</source>
   <translation>{} 件のミス</translation>
  </message>
  <message>
   <source>{} more</source>
   <translation>ほか {} 個</translation>
  </message>
  <message>
   <source>{} more are in the JSON below.</source>
   <translation>ほか {} 件は下の JSON にあります。</translation>
  </message>
  <message>
   <source>{} more is in the JSON below.</source>
   <translation>ほか {} 件は下の JSON にあります。</translation>
  </message>
  <message>
   <source>{} more was not kept.</source>
   <translation>ほか {} 件は保存されていません。</translation>
  </message>
  <message>
   <source>{} more were not kept.</source>
   <translation>ほか {} 件は保存されていません。</translation>
  </message>
  <message>
   <source>{} ms</source>
   <translation>{} ms</translation>
  </message>
  <message>
   <source>{} names</source>
   <translation>{} 個の名前</translation>
  </message>
  <message>
   <source>{} need you</source>
   <translation>{} 件が確認待ち</translation>
  </message>
  <message>
   <source>{} needs more than the {} MB of memory that it may use.</source>
   <translation>{} に必要なメモリーが、使える {} MB を超えています。</translation>
  </message>
  <message>
   <source>{} needs no approval any more.</source>
   <translation>{} に承認は不要になりました。</translation>
  </message>
  <message>
   <source>{} needs your yes</source>
   <translation>{} にあなたの許可が必要です</translation>
  </message>
  <message>
   <source>{} needs your yes before it runs</source>
   <translation>{} の実行には許可が必要です</translation>
  </message>
  <message>
   <source>{} needs {}, which has no value.</source>
   <translation>{} には {} が必要ですが、値がありません。</translation>
  </message>
  <message>
   <source>{} needs {}. {}</source>
   <translation>{} には {} が必要です。{}</translation>
  </message>
  <message>
   <source>{} new or changed, and not taken over yet</source>
   <translation>新規または変更 {}、まだ採用されていません</translation>
  </message>
  <message>
   <source>{} of --form {} is left out.</source>
   <translation>--form {1} の {0} は省きます。</translation>
  </message>
  <message>
   <source>{} of @tool is known only when the file runs.</source>
   <translation>@tool の {} は、ファイルを実行するまで分かりません。</translation>
  </message>
  <message>
   <source>{} of code {}</source>
   <translation>コード {1} の{0}</translation>
  </message>
  <message>
   <source>{} of field {}</source>
   <translation>フィールド {1} の{0}</translation>
  </message>
  <message>
   <source>{} of header {}</source>
   <translation>ヘッダー {1} の{0}</translation>
  </message>
  <message>
   <source>{} of its parameters are too many, and left out</source>
   <translation>パラメーターのうち {} 個は多すぎるため、省きます</translation>
  </message>
  <message>
   <source>{} of its server is {}</source>
   <translation>サーバーの {} は {} です</translation>
  </message>
  <message>
   <source>{} of media type {}</source>
   <translation>メディアタイプ {1} の{0}</translation>
  </message>
  <message>
   <source>{} of query parameter {}</source>
   <translation>クエリパラメーター {1} の{0}</translation>
  </message>
  <message>
   <source>{} of reasoning</source>
   <translation>推論 {}</translation>
  </message>
  <message>
   <source>{} of style {}</source>
   <translation>書き方 {1} の{0}</translation>
  </message>
  <message>
   <source>{} of the MCP server {}</source>
   <translation>MCP サーバー {1} の {0}</translation>
  </message>
  <message>
   <source>{} of the ToolResult is {}, not str.</source>
   <translation>ToolResult の {} が str ではなく {} です。</translation>
  </message>
  <message>
   <source>{} of the {} is there more than once; one is left</source>
   <translation>{} ({}) が複数あります。一つだけ残します</translation>
  </message>
  <message>
   <source>{} of the {} is {} here</source>
   <translation>ここでは {1} の {0} は {2} です</translation>
  </message>
  <message>
   <source>{} of variable {}</source>
   <translation>変数 {1} の{0}</translation>
  </message>
  <message>
   <source>{} of word {}</source>
   <translation>単語 {1} の{0}</translation>
  </message>
  <message>
   <source>{} of {}</source>
   <translation>{}/{}</translation>
  </message>
  <message>
   <source>{} of {} chosen</source>
   <translation>{1} のうち {0} を選択</translation>
  </message>
  <message>
   <source>{} of {} chosen, {} replacing</source>
   <translation>{}/{} を選択、置き換え {}</translation>
  </message>
  <message>
   <source>{} of {} dialects</source>
   <translation>{1} 種類の方言のうち {0}</translation>
  </message>
  <message>
   <source>{} of {} elements</source>
   <translation>{1} 個の要素のうち {0}</translation>
  </message>
  <message>
   <source>{} of {} hexadecimal digits</source>
   <translation>16 進数 {}/{} 桁</translation>
  </message>
  <message>
   <source>{} of {} ready</source>
   <translation>{}/{} 準備完了</translation>
  </message>
  <message>
   <source>{} of {} running</source>
   <translation>{}/{} 実行中</translation>
  </message>
  <message>
   <source>{} of {} this day</source>
   <translation>今日 {}/{}</translation>
  </message>
  <message>
   <source>{} of {} this hour</source>
   <translation>この 1 時間で {}/{}</translation>
  </message>
  <message>
   <source>{} of {} this minute</source>
   <translation>この 1 分で {}/{}</translation>
  </message>
  <message>
   <source>{} of {} this month</source>
   <translation>今月 {}/{}</translation>
  </message>
  <message>
   <source>{} of {} this week</source>
   <translation>今週 {}/{}</translation>
  </message>
  <message>
   <source>{} of {} tools</source>
   <translation>{}/{} 個のツール</translation>
  </message>
  <message>
   <source>{} of {} tools, {}</source>
   <translation>{}/{} 個のツール、{}</translation>
  </message>
  <message>
   <source>{} of {} used</source>
   <translation>{}/{} 使用</translation>
  </message>
  <message>
   <source>{} of {} would be decided differently</source>
   <translation>{1}のうち判定が変わるもの: {0}</translation>
  </message>
  <message>
   <source>{} of {} {}</source>
   <translation>{1} {2} の {0}</translation>
  </message>
  <message>
   <source>{} of {}: {}</source>
   <translation>{}/{}: {}</translation>
  </message>
  <message>
   <source>{} of {}…</source>
   <translation>{}/{}…</translation>
  </message>
  <message>
   <source>{} old</source>
   <translation>{} 前</translation>
  </message>
  <message>
   <source>{} on the clipboard</source>
   <translation>{} をコピーしました</translation>
  </message>
  <message>
   <source>{} on the clipboard, as one array.</source>
   <translation>{} を一つの配列でコピーしました。</translation>
  </message>
  <message>
   <source>{} on the clipboard, in the form of {}.</source>
   <translation>{} を {} の形式でコピーしました。</translation>
  </message>
  <message>
   <source>{} on the clipboard.</source>
   <translation>{} をコピーしました。</translation>
  </message>
  <message>
   <source>{} on {}</source>
   <translation>{1} 上の {0}</translation>
  </message>
  <message>
   <source>{} opened in {}, line {}.</source>
   <translation>{} を {} で開きました({} 行)。</translation>
  </message>
  <message>
   <source>{} or {}</source>
   <translation>{} または {}</translation>
  </message>
  <message>
   <source>{} paths are</source>
   <translation>{} 個のパス</translation>
  </message>
  <message>
   <source>{} paths are on the clipboard.</source>
   <translation>{} 個のパスをコピーしました。</translation>
  </message>
  <message>
   <source>{} per {}</source>
   <translation>{} / {}</translation>
  </message>
  <message>
   <source>{} pool {}</source>
   <translation>プール {1} の {0}</translation>
  </message>
  <message>
   <source>{} processes</source>
   <translation>{} 個のプロセス</translation>
  </message>
  <message>
   <source>{} ran longer than {} s and was stopped.</source>
   <translation>{} は {} 秒を超えて実行されたため、停止しました。</translation>
  </message>
  <message>
   <source>{} ran out of room: {}</source>
   <translation>{} の出力が上限に達しました: {}</translation>
  </message>
  <message>
   <source>{} read calls in this text</source>
   <translation>{} がこのテキストに呼び出しを読み取りました</translation>
  </message>
  <message>
   <source>{} reads calls in this text</source>
   <translation>{} がこのテキストに呼び出しを読み取りました</translation>
  </message>
  <message>
   <source>{} reads past it</source>
   <translation>{} は読み飛ばします</translation>
  </message>
  <message>
   <source>{} reads {} as code: whoever calls the tool would say what it does. If that is meant, or it is no code, name {} in code_arguments</source>
   <translation>{} は {} をコードとして読みます。ツールを呼び出す側が実行内容を決めることになります。それが意図どおりか、コードでない場合は、code_arguments に {} を指定してください</translation>
  </message>
  <message>
   <source>{} redirects more than {}.</source>
   <translation>{} のリダイレクトが {} を超えています。</translation>
  </message>
  <message>
   <source>{} redirects to {}, which may not get the secrets in the request's body.</source>
   <translation>{} は {} にリダイレクトしますが、要求の本文のシークレットをそこに送れません。</translation>
  </message>
  <message>
   <source>{} redirects to {}, which the tool's permission rules don't allow.</source>
   <translation>{} は {} にリダイレクトしますが、ツールの許可ルールで認められていません。</translation>
  </message>
  <message>
   <source>{} refers to {}.</source>
   <translation>{} が {} を参照しています。</translation>
  </message>
  <message>
   <source>{} refuses our TLS: {}.</source>
   <translation>{} がこちらの TLS を拒否しています: {}。</translation>
  </message>
  <message>
   <source>{} refuses {} beside the parameters</source>
   <translation>{} は、パラメーターと並ぶ {} を拒否します</translation>
  </message>
  <message>
   <source>{} registers no programs by themselves{}.</source>
   <translation>{} はプログラムの自己登録を受け付けません{}。</translation>
  </message>
  <message>
   <source>{} removed</source>
   <translation>{} を削除</translation>
  </message>
  <message>
   <source>{} requires a signer, and there is no signing key {}.</source>
   <translation>{} には署名者が必要ですが、署名鍵 {} がありません。</translation>
  </message>
  <message>
   <source>{} requires a signer.</source>
   <translation>{} には署名者が必要です。</translation>
  </message>
  <message>
   <source>{} requires a signer. {}</source>
   <translation>{} には署名者が必要です。{}</translation>
  </message>
  <message>
   <source>{} running</source>
   <translation>{} 実行中</translation>
  </message>
  <message>
   <source>{} say less</source>
   <translation>{} 件で情報が減ります</translation>
  </message>
  <message>
   <source>{} says less</source>
   <translation>{} 件で情報が減ります</translation>
  </message>
  <message>
   <source>{} says so, too.</source>
   <translation>{} も同じです。</translation>
  </message>
  <message>
   <source>{} says something else now.</source>
   <translation>{} の内容が変わっています。</translation>
  </message>
  <message>
   <source>{} says that it failed.</source>
   <translation>{} が失敗を伝えました。</translation>
  </message>
  <message>
   <source>{} screen</source>
   <translation>{} 画面</translation>
  </message>
  <message>
   <source>{} secret is stored. </source>
   <translation>{} 個のシークレットを保存しました。 </translation>
  </message>
  <message>
   <source>{} secret is stored. The file still holds the values. These lines would be written in their place; all else stays as it is. Older copies and a git history still hold them.</source>
   <translation>{} 個のシークレットを保存しました。ファイルにはまだ値が残っています。これらの行が置き換えられ、ほかはすべてそのままです。以前のコピーや git の履歴には値が残ります。</translation>
  </message>
  <message>
   <source>{} secrets are stored. </source>
   <translation>{} 個のシークレットを保存しました。 </translation>
  </message>
  <message>
   <source>{} secrets are stored. The file still holds the values. These lines would be written in their place; all else stays as it is. Older copies and a git history still hold them.</source>
   <translation>{} 個のシークレットを保存しました。ファイルにはまだ値が残っています。これらの行が置き換えられ、ほかはすべてそのままです。以前のコピーや git の履歴には値が残ります。</translation>
  </message>
  <message>
   <source>{} selected</source>
   <translation>{} を選択中</translation>
  </message>
  <message>
   <source>{} sends it to whichever host a call chooses.</source>
   <translation>{} は、呼び出しが選ぶ任意のホストに送ります。</translation>
  </message>
  <message>
   <source>{} servers stand in it</source>
   <translation>{} 台のサーバーが含まれています</translation>
  </message>
  <message>
   <source>{} sets it again</source>
   <translation>{} が再び設定します</translation>
  </message>
  <message>
   <source>{} since {}</source>
   <translation>{} ({} から)</translation>
  </message>
  <message>
   <source>{} speaks MCP {}</source>
   <translation>{} は MCP {} を使います</translation>
  </message>
  <message>
   <source>{} specs are</source>
   <translation>{} 個の仕様</translation>
  </message>
  <message>
   <source>{} stands behind {}, where a call begins, but what follows can't be read as its arguments.</source>
   <translation>{} は呼び出しが始まる {} の後にありますが、続く部分を引数として読み取れません。</translation>
  </message>
  <message>
   <source>{} stands here with arguments that fit it, but not in the notation of any dialect.</source>
   <translation>{} が、合う引数とともに書かれていますが、どの方言の表記でもありません。</translation>
  </message>
  <message>
   <source>{} stands here with what it gave or what it does, as a record or a description, so nothing is called.</source>
   <translation>{} は結果または説明とともに書かれた記録なので、何も呼び出しません。</translation>
  </message>
  <message>
   <source>{} stands in the path, and is described nowhere</source>
   <translation>{} がパスにありますが、どこにも説明がありません</translation>
  </message>
  <message>
   <source>{} still says {}: look at it.</source>
   <translation>{} はまだ {} としています。確認してください。</translation>
  </message>
  <message>
   <source>{} stood there in plain text</source>
   <translation>{} が平文で書かれていました</translation>
  </message>
  <message>
   <source>{} stored.</source>
   <translation>{} を保存しました。</translation>
  </message>
  <message>
   <source>{} sure</source>
   <translation>確度 {}</translation>
  </message>
  <message>
   <source>{} takes every call through all its stages; {} goes one stage at a time.</source>
   <translation>{} ですべての呼び出しがすべての段階を通り、{} で一段階ずつ進みます。</translation>
  </message>
  <message>
   <source>{} takes letters, digits and _ in it, 64 at most</source>
   <translation>{} に使えるのは英字、数字、_ で、64 文字までです</translation>
  </message>
  <message>
   <source>{} through the proxy {}</source>
   <translation>{} (プロキシ {} 経由)</translation>
  </message>
  <message>
   <source>{} times {}</source>
   <translation>{1} ({0} 回)</translation>
  </message>
  <message>
   <source>{} times {} added</source>
   <translation>{1} を {0} 回追加</translation>
  </message>
  <message>
   <source>{} times {} removed</source>
   <translation>{1} を {0} 回削除</translation>
  </message>
  <message>
   <source>{} times {} → {}</source>
   <translation>{1} → {2} ({0} 回)</translation>
  </message>
  <message>
   <source>{} to {}</source>
   <translation>{}～{}</translation>
  </message>
  <message>
   <source>{} took longer than {} s.</source>
   <translation>{} に {} 秒を超える時間がかかりました。</translation>
  </message>
  <message>
   <source>{} tool {}</source>
   <translation>ツール {1} の {0}</translation>
  </message>
  <message>
   <source>{} tools</source>
   <translation>{} 個のツール</translation>
  </message>
  <message>
   <source>{} tools are</source>
   <translation>{} 個のツールを</translation>
  </message>
  <message>
   <source>{} tools are disabled.</source>
   <translation>{} 個のツールを無効にしました。</translation>
  </message>
  <message>
   <source>{} tools are enabled.</source>
   <translation>{} 個のツールを有効にしました。</translation>
  </message>
  <message>
   <source>{} tools are removed.</source>
   <translation>{} 個のツールを取り除きました。</translation>
  </message>
  <message>
   <source>{} tools can be called now.</source>
   <translation>{} 個のツールを呼び出せるようになりました。</translation>
  </message>
  <message>
   <source>{} tools; a request takes at most {}</source>
   <translation>{} 個のツール。一つの要求で使えるのは {} 個までです</translation>
  </message>
  <message>
   <source>{} tries</source>
   <translation>{} 回の試行</translation>
  </message>
  <message>
   <source>{} used</source>
   <translation>{} 回使用</translation>
  </message>
  <message>
   <source>{} used up</source>
   <translation>使い切り {}</translation>
  </message>
  <message>
   <source>{} uses</source>
   <translation>{} 回の使用</translation>
  </message>
  <message>
   <source>{} waiting</source>
   <translation>{} 件待機中</translation>
  </message>
  <message>
   <source>{} waiting for approval</source>
   <translation>承認待ち {}</translation>
  </message>
  <message>
   <source>{} waiting for you</source>
   <translation>確認待ち {}</translation>
  </message>
  <message>
   <source>{} wants what is yours, and nobody was there to say yes: {}.</source>
   <translation>{} があなたのものを求めていますが、許可する人がいませんでした: {}。</translation>
  </message>
  <message>
   <source>{} was changed meanwhile and is left as it is.</source>
   <translation>{} はその間に変更されたため、そのままにしました。</translation>
  </message>
  <message>
   <source>{} was changed outside</source>
   <translation>{} が外部で変更されました</translation>
  </message>
  <message>
   <source>{} was changed outside; this is what it says now.</source>
   <translation>{} が外部で変更されました。これが現在の内容です。</translation>
  </message>
  <message>
   <source>{} was damaged. Saved whole: {}.</source>
   <translation>{} は破損していました。完全に保存できたもの: {}。</translation>
  </message>
  <message>
   <source>{} was deleted or replaced while Tooldesk uses it.</source>
   <translation>{} は Tooldesk の使用中に削除されたか置き換えられました。</translation>
  </message>
  <message>
   <source>{} was ended</source>
   <translation>{} は終了しました</translation>
  </message>
  <message>
   <source>{} was ended by {}.</source>
   <translation>{} は {} により終了しました。</translation>
  </message>
  <message>
   <source>{} was made by a newer Tooldesk (revision {}; this one knows up to {}).</source>
   <translation>{} は新しい Tooldesk で作られました(リビジョン {}。これが扱えるのは {} までです)。</translation>
  </message>
  <message>
   <source>{} was not found in time</source>
   <translation>{} は時間内に見つかりませんでした</translation>
  </message>
  <message>
   <source>{} was not kept.</source>
   <translation>{} は保存されていません。</translation>
  </message>
  <message>
   <source>{} was replaced or removed while it was followed.</source>
   <translation>追跡中に {} が置き換えられたか、削除されました。</translation>
  </message>
  <message>
   <source>{} was stopped: {}.</source>
   <translation>{} は停止しました: {}。</translation>
  </message>
  <message>
   <source>{} was tried. The PATH is {}</source>
   <translation>{} を試しました。PATH は {}</translation>
  </message>
  <message>
   <source>{} went: the cache may take {} MB.</source>
   <translation>{}が削除されました。キャッシュの上限は {} MB です。</translation>
  </message>
  <message>
   <source>{} were not kept.</source>
   <translation>{} は保存されていません。</translation>
  </message>
  <message>
   <source>{} when {}</source>
   <translation>{1} のとき {0}</translation>
  </message>
  <message>
   <source>{} with a limit</source>
   <translation>制限つき {}</translation>
  </message>
  <message>
   <source>{} with a problem</source>
   <translation>問題あり {}</translation>
  </message>
  <message>
   <source>{} would be refused</source>
   <translation>{} 件が拒否されます</translation>
  </message>
  <message>
   <source>{} would change the path of the URL: it may not be empty, . or .. there.</source>
   <translation>{} によって URL のパスが変わります。そこを空、.、.. にはできません。</translation>
  </message>
  <message>
   <source>{} would have {} bytes; at most {} are written.</source>
   <translation>{} は {} バイトになります。書き込めるのは {} までです。</translation>
  </message>
  <message>
   <source>{} written to {}.</source>
   <translation>{} を {} に書き込みました。</translation>
  </message>
  <message>
   <source>{} wrote more than {} bytes and was stopped.</source>
   <translation>{} は {} バイトを超える出力をしたため、停止しました。</translation>
  </message>
  <message>
   <source>{} {path} and {line} stand for the file and its line; no shell reads the command.</source>
   <translation>{} {path} と {line} はファイルと行を表します。コマンドはシェルを通りません。</translation>
  </message>
  <message>
   <source>{} {} ago</source>
   <translation>{} {} 前</translation>
  </message>
  <message>
   <source>{} {} answered {} {}</source>
   <translation>{} {} の応答は {} {} でした</translation>
  </message>
  <message>
   <source>{} {} for {}</source>
   <translation>{} {} → {}</translation>
  </message>
  <message>
   <source>{} {} from the environment</source>
   <translation>環境からの {1} の取得の {0}</translation>
  </message>
  <message>
   <source>{} {} is more than {} {}.</source>
   <translation>{} {} は {} {} を超えています。</translation>
  </message>
  <message>
   <source>{} {} sent to {}</source>
   <translation>{} {} を {} に送信</translation>
  </message>
  <message>
   <source>{} {} tools</source>
   <translation>{} {} ツール</translation>
  </message>
  <message>
   <source>{} {} → no answer; {} ms ({})</source>
   <translation>{} {} → 応答なし。{} ms ({})</translation>
  </message>
  <message>
   <source>{} {} → {}; {} ms ({})</source>
   <translation>{} {} → {}。{} ms ({})</translation>
  </message>
  <message>
   <source>{} {}; the target takes at most {}</source>
   <translation>{} {}。対象で使えるのは {} までです</translation>
  </message>
  <message>
   <source>{} · Tooldesk[*]</source>
   <translation>{} · Tooldesk[*]</translation>
  </message>
  <message>
   <source>{} · {} to {}</source>
   <translation>{} · {}～{}</translation>
  </message>
  <message>
   <source>{} · {} · since {}</source>
   <translation>{} · {} · {} から</translation>
  </message>
  <message>
   <source>{} … {} characters</source>
   <translation>{} … {} 文字</translation>
  </message>
  <message>
   <source>{} → double</source>
   <translation>{} → 二重</translation>
  </message>
  <message>
   <source>{} → single</source>
   <translation>{} → 一重</translation>
  </message>
  <message>
   <source>{}* can't begin a tool's name.</source>
   <translation>{}* はツール名の先頭にできません。</translation>
  </message>
  <message>
   <source>{}* leaves {}</source>
   <translation>{}* は {} から外れます</translation>
  </message>
  <message>
   <source>{}, a part of Execute</source>
   <translation>{}(「実行」の一部)</translation>
  </message>
  <message>
   <source>{}, after {}</source>
   <translation>{}({} 後)</translation>
  </message>
  <message>
   <source>{}, and is not there any more.</source>
   <translation>{}。もうありません。</translation>
  </message>
  <message>
   <source>{}, and older than the call; what it imports is today's, too.</source>
   <translation>{}。呼び出しより古く、それがインポートするものも今日のものです。</translation>
  </message>
  <message>
   <source>{}, and the tool says otherwise</source>
   <translation>{}。ツールの内容とは違います</translation>
  </message>
  <message>
   <source>{}, and was written since.</source>
   <translation>{}。その後に書き込まれました。</translation>
  </message>
  <message>
   <source>{}, and {} more.</source>
   <translation>{}、ほか {} 件。</translation>
  </message>
  <message>
   <source>{}, as you took them over</source>
   <translation>{}、採用時のまま</translation>
  </message>
  <message>
   <source>{}, before the call</source>
   <translation>{}、呼び出しの前</translation>
  </message>
  <message>
   <source>{}, beside its own time</source>
   <translation>{}(自身の時間とは別)</translation>
  </message>
  <message>
   <source>{}, but none run: it is not marked idempotent</source>
   <translation>{}。ただし実行されません: べき等の指定がありません</translation>
  </message>
  <message>
   <source>{}, for the cache</source>
   <translation>{}(キャッシュ用)</translation>
  </message>
  <message>
   <source>{}, from the cache</source>
   <translation>{}、キャッシュから</translation>
  </message>
  <message>
   <source>{}, item {}</source>
   <translation>{}、項目 {}</translation>
  </message>
  <message>
   <source>{}, line {}</source>
   <translation>{}、{} 行</translation>
  </message>
  <message>
   <source>{}, line {}: {}</source>
   <translation>{}、行 {}: {}</translation>
  </message>
  <message>
   <source>{}, line {}: {}. {}</source>
   <translation>{}、行 {}: {}。{}</translation>
  </message>
  <message>
   <source>{}, required</source>
   <translation>{}、必須</translation>
  </message>
  <message>
   <source>{}, since the call</source>
   <translation>{}、呼び出しの後</translation>
  </message>
  <message>
   <source>{}, turn {}</source>
   <translation>{}、{} ターン目</translation>
  </message>
  <message>
   <source>{}, unlimited</source>
   <translation>{}、無制限</translation>
  </message>
  <message>
   <source>{}, {} MB so far</source>
   <translation>これまでに {}、{} MB</translation>
  </message>
  <message>
   <source>{}, {} characters</source>
   <translation>{}、{} 文字</translation>
  </message>
  <message>
   <source>{}, {} missing</source>
   <translation>{}、不足 {}</translation>
  </message>
  <message>
   <source>{}, {} of {} MB</source>
   <translation>{}、{}/{} MB</translation>
  </message>
  <message>
   <source>{}, {} running</source>
   <translation>{}、{} 実行中</translation>
  </message>
  <message>
   <source>{}, {} to look at</source>
   <translation>{}、確認の必要な {}</translation>
  </message>
  <message>
   <source>{}, {} wait for you</source>
   <translation>{}、{} 件が確認待ち</translation>
  </message>
  <message>
   <source>{}, {} waits for you</source>
   <translation>{}、{} 件が確認待ち</translation>
  </message>
  <message>
   <source>{}, {}, not saved: {}.</source>
   <translation>{}、{}、保存なし: {}。</translation>
  </message>
  <message>
   <source>{}, {}, {}, about {} left</source>
   <translation>{}、{}、{}、残り約 {}</translation>
  </message>
  <message>
   <source>{}, {}: no text, and not kept.</source>
   <translation>{}、{}: テキストではなく、保存されていません。</translation>
  </message>
  <message>
   <source>{}. Confirm that {} is meant.</source>
   <translation>{}。{} のことか確認してください。</translation>
  </message>
  <message>
   <source>{}. Correct that in the tool first.</source>
   <translation>{}。先にツールのその箇所を修正してください。</translation>
  </message>
  <message>
   <source>{}. It needs {}</source>
   <translation>{}。{} が必要です</translation>
  </message>
  <message>
   <source>{}. Its variables: {}.</source>
   <translation>{}。変数: {}。</translation>
  </message>
  <message>
   <source>{}. Or name the program that reads it as {}.</source>
   <translation>{}。または、それを読むプログラムを {} として指定してください。</translation>
  </message>
  <message>
   <source>{}. The log file has the details to report.</source>
   <translation>{}。報告に使える詳細はログファイルにあります。</translation>
  </message>
  <message>
   <source>{}: Ctrl+C, or a console that was closed</source>
   <translation>{}: Ctrl+C、またはコンソールが閉じられました</translation>
  </message>
  <message>
   <source>{}: a DLL could not begin</source>
   <translation>{}: DLL を開始できませんでした</translation>
  </message>
  <message>
   <source>{}: a DLL has not what it needs</source>
   <translation>{}: DLL に必要なものがありません</translation>
  </message>
  <message>
   <source>{}: a DLL that it needs is not there</source>
   <translation>{}: 必要な DLL がありません</translation>
  </message>
  <message>
   <source>{}: a division by zero</source>
   <translation>{}: ゼロ除算</translation>
  </message>
  <message>
   <source>{}: an illegal instruction</source>
   <translation>{}: 不正な命令</translation>
  </message>
  <message>
   <source>{}: can't be read now, so not looked for.</source>
   <translation>{}: 今は読み取れないため、探していません。</translation>
  </message>
  <message>
   <source>{}: it has {}; at most {} can be read.</source>
   <translation>{}: {} あります。読み取れるのは {} までです。</translation>
  </message>
  <message>
   <source>{}: it is no file, but a folder.</source>
   <translation>{}: ファイルではなくフォルダーです。</translation>
  </message>
  <message>
   <source>{}: it touched memory that is not its own</source>
   <translation>{}: 自分のものではないメモリに触れました</translation>
  </message>
  <message>
   <source>{}: its calls are nested too deep</source>
   <translation>{}: 呼び出しのネストが深すぎます</translation>
  </message>
  <message>
   <source>{}: its heap was damaged</source>
   <translation>{}: ヒープが壊れました</translation>
  </message>
  <message>
   <source>{}: its stack was damaged, or it aborted</source>
   <translation>{}: スタックが壊れたか、自ら中断しました</translation>
  </message>
  <message>
   <source>{}: memory ran out</source>
   <translation>{}: メモリが足りなくなりました</translation>
  </message>
  <message>
   <source>{}: not read to its end: {} are kept at once.</source>
   <translation>{}: 最後まで読み取っていません。一度に保存できるのは {} です。</translation>
  </message>
  <message>
   <source>{}: open it in the console.</source>
   <translation>{}: コンソールで開いてください。</translation>
  </message>
  <message>
   <source>{}: the code in {} is today's</source>
   <translation>{}: {} のコードは現在のものです</translation>
  </message>
  <message>
   <source>{}: the programs that it runs are today's.</source>
   <translation>{}: 実行するプログラムは現在のものです。</translation>
  </message>
  <message>
   <source>{}: the same</source>
   <translation>{}: 同じ</translation>
  </message>
  <message>
   <source>{}: the same, as far as it was kept</source>
   <translation>{}: 保存された部分は同じ</translation>
  </message>
  <message>
   <source>{}: there is a tool of this name.</source>
   <translation>{}: 同じ名前のツールがあります。</translation>
  </message>
  <message>
   <source>{}: too short or common to look for.</source>
   <translation>{}: 短すぎるか一般的すぎるため、探していません。</translation>
  </message>
  <message>
   <source>{}: what the server {} does is today's.</source>
   <translation>{}: サーバー {} の動作は現在のものです。</translation>
  </message>
  <message>
   <source>{}: {} ({}). And {} more.</source>
   <translation>{}: {} ({})。ほか {} 件。</translation>
  </message>
  <message>
   <source>{}: {} ({}). Fix: {}</source>
   <translation>{}: {} ({})。対処: {}</translation>
  </message>
  <message>
   <source>{}: {} And {} more.</source>
   <translation>{}: {} ほか {} 件。</translation>
  </message>
  <message>
   <source>{}: {} characters of them are missing.</source>
   <translation>{}: {} 文字が欠けています。</translation>
  </message>
  <message>
   <source>{}: {} here, {} in the code</source>
   <translation>{}: ここでは {}、コードでは {}</translation>
  </message>
  <message>
   <source>{}: {} is {}. Its variables: {}.</source>
   <translation>{}: {} は {} です。変数: {}。</translation>
  </message>
  <message>
   <source>{}: {}. Click to show others again</source>
   <translation>{}: {}。クリックするとほかも表示します</translation>
  </message>
  <message>
   <source>{}: {}. It is left as it is.</source>
   <translation>{}: {}。そのままにしました。</translation>
  </message>
  <message>
   <source>{}: {}. {} can't be read either.</source>
   <translation>{}: {}。{}も読み取れません。</translation>
  </message>
  <message>
   <source>{}:{} holds no output any more.</source>
   <translation>{}:{} に出力はもうありません。</translation>
  </message>
  <message>
   <source>{}; a fuzzy match must be above {}</source>
   <translation>{}。あいまい一致は {} を超える必要があります</translation>
  </message>
  <message>
   <source>{}; ignored case and separators: {}</source>
   <translation>{}、大文字・小文字と区切り文字を無視: {}</translation>
  </message>
  <message>
   <source>{}; it could not be kept: {}</source>
   <translation>{}。保存できませんでした: {}</translation>
  </message>
  <message>
   <source>{}; no tool is called {} any more</source>
   <translation>{}。{} というツールはもうありません</translation>
  </message>
  <message>
   <source>{}; one hundredth with the arrow keys</source>
   <translation>{}。矢印キーで 0.01 ずつ</translation>
  </message>
  <message>
   <source>{}; the newest were not looked through: {}</source>
   <translation>{}。最新のものは検索されていません: {}</translation>
  </message>
  <message>
   <source>{}{} is not filled in: a model can only name parameters.</source>
   <translation>{}{} には値が入りません。モデルが指定できるのはパラメーターだけです。</translation>
  </message>
  <message>
   <source>{}… {} characters</source>
   <translation>{}… {} 文字</translation>
  </message>
  <message>
   <source>“{}” can't be done here now.</source>
   <translation>「{}」は今ここではできません。</translation>
  </message>
  <message>
   <source>“{}” has no description.</source>
   <translation>「{}」の説明がありません。</translation>
  </message>
  <message>
   <source>“{}” is changed.</source>
   <translation>「{}」を変更しました。</translation>
  </message>
  <message>
   <source>“{}” is required, and nothing says what it is.</source>
   <translation>「{}」は必須ですが、何か示されていません。</translation>
  </message>
  <message>
   <source>“{}” is required, and the object may not have it.</source>
   <translation>「{}」は必須ですが、オブジェクトに含めることができません。</translation>
  </message>
  <message>
   <source>“{}” says nothing about what is wanted.</source>
   <translation>「{}」は、求められるものについて何も示していません。</translation>
  </message>
  <message>
   <source>… all of it is {}</source>
   <translation>… 全体は {}</translation>
  </message>
  <message>
   <source>… and {} more, below the form.</source>
   <translation>… ほか {} 件はフォームの下にあります。</translation>
  </message>
  <message>
   <source>… not kept: {}.
</source>
   <translation>… 保存されていません: {}。
</translation>
  </message>
  <message>
   <source>− is what you have, + what the file says.</source>
   <translation>− は自分の編集、+ はファイルの内容。</translation>
  </message>
  <message>
   <source>● Unsaved</source>
   <translation>● 未保存</translation>
  </message>
 </context>
</TS>
