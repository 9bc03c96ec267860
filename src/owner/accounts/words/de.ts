export const yourAccount = 'Dein Konto';
export const vitrine = 'Vitrine';
export const nameIsLive = '{name} ist online';
export const nameOpensSoon = '{name} öffnet bald';
export const opensInANewTab = '(öffnet in einem neuen Tab)';
export const theHomePageOfName = 'Die Startseite von {name}';
export const startEditing = 'Jetzt bearbeiten';
export const showOpeningSoonUntilItIs = '„Bald geöffnet“ zeigen, bis alles fertig ist';
export const openItToVisitors = 'Für Besucher öffnen';
export const anyoneWithTheAddressCanSee =
  'Wer die Adresse kennt, kann sie sehen, mit unseren Beispieltexten und -bildern. Ersetze sie durch deine eigenen.';
export const visitorsSeeAnOpeningSoonPage =
  'Besucher sehen eine Seite „Bald geöffnet“. Nur du siehst die Website. Öffne sie, wenn du bereit bist.';
export const seeDraftsFilesAndSettings = 'Entwürfe, Dateien und Einstellungen ansehen';
export const changeDraftsFilesDesignAndSettings = 'Entwürfe, Dateien, Design und Einstellungen ändern';
export const publishAndUnpublish = 'veröffentlichen und offline nehmen';
export const seeNamesAddressesAndMessagesOf =
  'Namen, Adressen und Nachrichten von Kunden und Besuchern ansehen';
export const managePeopleDomainsImportsAndExports =
  'Personen, Domains, Importe und Exporte verwalten und alle Kundendaten ansehen';
export const newAccessToken = 'Neues Zugriffstoken';
export const createToken = 'Token erstellen';
export const name = 'Name';
export const whatYouWillUseItFor =
  'Wofür du es verwendest. Der Name steht im Aktivitätsprotokoll bei jeder Änderung.';
export const site = 'Website';
export const allMySites = 'Alle meine Websites';
export const thisTokenCan = 'Dieses Token darf';
export const yourNewToken = 'Dein neues Token';
export const copied = 'Kopiert';
export const copy = 'Kopieren';
export const done = 'Fertig';
export const copyItNowAndKeepIt =
  'Kopiere es jetzt und bewahre es sicher auf. Du siehst es nicht noch einmal.';
export const youCanNowSignInWith = 'Du kannst dich jetzt mit „{name}“ anmelden.';
export const addAPasskey = 'Passkey hinzufügen';
export const yourBrowserAsksForYourFingerprint =
  'Dein Browser fragt nach Fingerabdruck, Gesicht oder PIN und speichert den Passkey dann auf diesem Gerät, auf einem Sicherheitsschlüssel oder in einem Passwortmanager.';
export const continueLabel = 'Weiter';
export const soYouCanRecogniseItIn = 'Damit du ihn in der Liste erkennst.';
export const yourPassword = 'Dein Passwort';
export const renamePasskey = 'Passkey umbenennen';
export const rename = 'Umbenennen';
export const cancelledTryAgain = 'Abgebrochen. Versuche es noch einmal.';
export const thisDeviceAlreadyHasAPasskey = 'Dieses Gerät hat schon einen Passkey für dein Konto.';
export const cancelledOrItTookTooLong =
  'Abgebrochen, oder es hat zu lange gedauert. Versuche es noch einmal.';
export const thisDeviceDoesntSupportThisKind =
  'Dieses Gerät unterstützt diese Art von Passkey nicht. Verwende ein anderes Gerät.';
export const passkeysOnlyWorkAtTheAddress =
  'Passkeys funktionieren nur unter der Adresse in OWNER_ORIGIN, über https oder auf localhost.';
export const passkeys = 'Passkeys';
export const signInWithYourFingerprintFace =
  'Melde dich mit Fingerabdruck, Gesicht oder PIN statt mit einem Passwort an. Passkeys lassen sich weder erraten noch durch Phishing stehlen.';
export const noPasskeysYet = 'Noch keine Passkeys.';
export const thisBrowserDoesntSupportPasskeys = 'Dieser Browser unterstützt keine Passkeys.';
export const syncedAcrossYourDevices = 'Auf deinen Geräten synchronisiert';
export const addedCreatedatNotUsedYet = 'Hinzugefügt: {createdAt}, noch nicht verwendet';
export const addedCreatedatLastUsedLastusedat = 'Hinzugefügt: {createdAt}, zuletzt verwendet: {lastUsedAt}';
export const changeName = '{name} ändern';
export const remove = 'Entfernen';
export const nameCanNoLongerSignYou = 'Mit „{name}“ kannst du dich nicht mehr anmelden.';
export const removeName = '„{name}“ entfernen?';
export const youCanNoLongerSignIn =
  'Du kannst dich damit nicht mehr anmelden. Lösche ihn auch auf deinem Gerät oder in deinem Passwortmanager.';
export const removePasskey = 'Passkey entfernen';
export const turnOffTwoStepVerification = 'Bestätigung in zwei Schritten ausschalten?';
export const youWillSignInWithYour =
  'Du meldest dich dann nur mit deinem Passwort an. Deine Wiederherstellungscodes gelten nicht mehr.';
export const turnOff = 'Ausschalten';
export const makeNewRecoveryCodes = 'Neue Wiederherstellungscodes erstellen';
export const youGetTenNewCodesYour = 'Du bekommst zehn neue Codes. Deine bisherigen Codes gelten nicht mehr.';
export const makeNewCodes = 'Neue Codes erstellen';
export const twoStepVerificationIsOff = 'Die Bestätigung in zwei Schritten ist ausgeschaltet.';
export const codeFromYourAppOrA = 'Code aus deiner App oder ein Wiederherstellungscode';
export const showLabel = 'Anzeigen<hidden> ({label})</hidden>';
export const hideLabel = 'Verbergen<hidden> ({label})</hidden>';
export const password = 'Passwort';
export const changingYourPasswordSignsYouOut =
  'Wenn du dein Passwort änderst, wirst du auf allen anderen Geräten abgemeldet.';
export const changePassword = 'Passwort ändern';
export const passwordChanged = 'Passwort geändert.';
export const currentPassword = 'Aktuelles Passwort';
export const newPassword = 'Neues Passwort';
export const atLeast10CharactersAFew =
  'Mindestens 10 Zeichen. Ein paar Wörter hintereinander kannst du dir leicht merken.';
export const cancel = 'Abbrechen';
export const saved = 'Gespeichert.';
export const aboutYou = 'Über dich';
export const yourNameAppearsWithEverythingYou = 'Dein Name steht bei allem, was du änderst.';
export const emailAddress = 'E-Mail-Adresse';
export const fromNowOnYouSignIn = 'Du meldest dich ab jetzt mit der neuen Adresse an.';
export const save = 'Speichern';
export const copied2 = 'Kopiert.';
export const yourBrowserBlockedCopyingSaveThe =
  'Dein Browser hat das Kopieren blockiert. Speichere die Codes stattdessen als Datei.';
export const saveYourRecoveryCodes = 'Wiederherstellungscodes speichern';
export const eachCodeSignsYouInOnce =
  'Mit jedem Code kannst du dich einmal anmelden, wenn du dein Smartphone verlierst. Du siehst sie nur jetzt. Bewahre sie sicher auf, zum Beispiel in einem Passwortmanager.';
export const saveAsAFile = 'Als Datei speichern';
export const iHaveSavedTheseCodes = 'Ich habe diese Codes gespeichert';
export const recoveryCodesForVitrineAtHost = 'Wiederherstellungscodes für Vitrine auf {host}';
export const eachWorksOnceInPlaceOf = 'Jeder gilt einmal, anstelle des Codes aus deiner App.';
export const signedOutOnAllOtherDevices = 'Auf allen anderen Geräten abgemeldet.';
export const signedOut = 'Abgemeldet.';
export const whereYouAreSignedIn = 'Wo du angemeldet bist';
export const signOutAnyDeviceYouDont = 'Melde Geräte ab, die du nicht kennst, und ändere dann dein Passwort.';
export const signOutAllOtherDevices = 'Alle anderen Geräte abmelden';
export const thisDevice = 'Dieses Gerät';
export const lastUsedSeenStaysSignedIn = 'Zuletzt verwendet: {seen}, bleibt angemeldet';
export const lastUsedSeen = 'Zuletzt verwendet: {seen}';
export const lastUsedSeenFromAddressStays = 'Zuletzt verwendet: {seen}, von {address}, bleibt angemeldet';
export const lastUsedSeenFromAddress = 'Zuletzt verwendet: {seen}, von {address}';
export const signOutDevice = '{device} abmelden';
export const signOut = 'Abmelden';
export const setUpVitrine = 'Vitrine einrichten';
export const thisLinkHasExpired = 'Dieser Link ist abgelaufen';
export const vitrinePrintsANewLinkEach =
  'Vitrine zeigt bei jedem Start einen neuen Link, und nur der neueste gilt. Du findest ihn im Terminal oder im Serverprotokoll.';
export const vitrineIsAlreadySetUp = 'Vitrine ist schon eingerichtet';
export const theFirstOwnerHasAnAccount = 'Der erste Inhaber hat ein Konto. Melde dich mit deinem an.';
export const signIn = 'Anmelden';
export const createYourAccountNameYourSite =
  'Erstelle dein Konto, gib deiner Website einen Namen und wähle ihr Design. Du kannst später alles ändern.';
export const yourSite = 'Deine Website';
export const whatVisitorsSee = 'Das sehen Besucher';
export const openingSoon = '„Bald geöffnet“';
export const theSiteAtOnce = 'Sofort die Website';
export const onlyYouSeeTheSite = 'Nur du siehst die Website, bis du sie für Besucher öffnest.';
export const siteName = 'Name der Website';
export const createMySite = 'Meine Website erstellen';
export const you = 'Du';
export const yourName = 'Dein Name';
export const accessTokens = 'Zugriffstokens';
export const forAppsThatWorkWithYour =
  'Für Apps, die mit deinen Websites arbeiten. Ein Token darf nicht mehr als du.';
export const newToken = 'Neues Token';
export const noTokensYet = 'Noch keine Tokens.';
export const nameNoLongerWorks = '„{name}“ gilt nicht mehr.';
export const allYourSites = 'alle deine Websites';
export const neverUsed = 'nie verwendet';
export const lastUsedLastusedat = 'zuletzt verwendet: {lastUsedAt}';
export const revokeName = '„{name}“ widerrufen?';
export const appsThatUseThisTokenLose =
  'Apps, die dieses Token verwenden, verlieren sofort den Zugriff. Du kannst das nicht rückgängig machen, aber ein neues Token erstellen.';
export const revokeToken = 'Token widerrufen';
export const aSiteYouHaveLeft = 'eine Website, die du verlassen hast';
export const scopesOnSiteUsed = '{scopes} für {site}, {used}';
export const revokeName2 = '{name} widerrufen';
export const revoke = 'Widerrufen';
export const twoStepVerification = 'Bestätigung in zwei Schritten';
export const afterYourPasswordEnterACode =
  'Gib nach deinem Passwort einen Code aus einer App auf deinem Smartphone ein. Ein gestohlenes Passwort allein reicht dann nicht zum Anmelden.';
export const turnOn = 'Einschalten';
export const authenticatorApp = 'Authenticator-App';
export const on = 'Ein';
export const turnedOnSince = 'Eingeschaltet: {since}';
export const recoveryCodes = 'Wiederherstellungscodes';
export const leftLeftEachSignsYouIn =
  '{left, plural, one {Noch # Code. Damit kannst du dich einmal anmelden} other {Noch # Codes. Mit jedem kannst du dich einmal anmelden}}, wenn du dein Smartphone verlierst';
export const youHaveNoRecoveryCodesLeft =
  'Du hast keine Wiederherstellungscodes mehr. Erstelle neue, damit du dich nicht aussperrst, wenn du dein Smartphone verlierst.';
export const youAreRunningOutOfRecovery =
  'Deine Wiederherstellungscodes gehen zur Neige. Erstelle neue, damit du dich nicht aussperrst, wenn du dein Smartphone verlierst.';
export const twoStepVerificationIsOnYour =
  'Die Bestätigung in zwei Schritten ist eingeschaltet. Bei der nächsten Anmeldung brauchst du einen Code.';
export const turnOnTwoStepVerification = 'Bestätigung in zwei Schritten einschalten';
export const youNeedAnAuthenticatorAppOn =
  'Du brauchst eine Authenticator-App auf deinem Smartphone. Vielleicht ist eine in deinem Passwortmanager enthalten. Bestätige zuerst, dass du es bist:';
export const addVitrineToYourApp = 'Vitrine zu deiner App hinzufügen';
export const scanThisCodeWithTheApp =
  'Scanne diesen Code mit der App oder gib den Schlüssel darunter ein. Gib dann den sechsstelligen Code aus der App ein.';
export const qrCodeWithTheKeyBelow = 'QR-Code mit dem Schlüssel darunter';
export const orEnterThisKey = 'Oder gib diesen Schlüssel ein';
export const usingThisPhoneOpenInThe = 'Bist du auf dem Smartphone? <link>In der App öffnen</link>.';
export const sixDigitCode = 'Sechsstelliger Code';
export const addHtmlAndScriptsThatRun = 'HTML und Skripte hinzufügen, die auf Seiten laufen';
export const thatPasskeyDidntWorkTryAgain = 'Dieser Passkey hat nicht funktioniert. Versuche es noch einmal.';
export const language = 'Sprache';
export const sameAsYourBrowser = 'Wie in deinem Browser';
export const now = 'jetzt';
