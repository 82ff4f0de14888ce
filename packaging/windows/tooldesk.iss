; Inno Setup: an installer of dist\tooldesk for one user, without rights of an administrator.
; NOT TRIED: written without a Windows to run it on, as is all that runs tools there.
; iscc /DVersion=0.1.0 packaging\windows\tooldesk.iss
[Setup]
AppId=tooldesk
AppName=Tooldesk
AppVersion={#Version}
DefaultDirName={autopf}\Tooldesk
DefaultGroupName=Tooldesk
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
Compression=lzma2
LicenseFile=..\..\LICENSE
OutputBaseFilename=Tooldesk-{#Version}-setup
OutputDir=..\..\dist
SetupIconFile=..\..\dist\icons\tooldesk.ico
SolidCompression=yes
UninstallDisplayIcon={app}\tooldesk.exe

[Files]
Source: "..\..\dist\tooldesk\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs
Source: "..\..\dist\licences\*"; DestDir: "{app}"; Flags: ignoreversion
Source: "..\..\LICENSE"; DestDir: "{app}"; Flags: ignoreversion
Source: "..\..\dist\icons\tooldesk.ico"; DestDir: "{app}"

[Icons]
Name: "{group}\Tooldesk"; Filename: "{app}\tooldesk-window.exe"; IconFilename: "{app}\tooldesk.ico"

[UninstallDelete]
; what workers compile in there
Type: filesandordirs; Name: "{app}\_internal"
