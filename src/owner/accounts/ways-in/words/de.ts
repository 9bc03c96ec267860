export const joinSitename = 'An {siteName} mitarbeiten';
export const invitedbyInvitesYouToWorkOn =
  '{invitedBy} lädt dich ein, an dieser Website mitzuarbeiten, als <strong>{role}</strong>.';
export const thisInvitationHasExpired = 'Diese Einladung ist abgelaufen';
export const signIn = 'Anmelden';
export const acceptAsSignedinas = 'Als {signedInAs} annehmen';
export const emailAlreadyHasAnAccountSign =
  'Für {email} gibt es schon ein Konto. Melde dich damit an, um die Einladung anzunehmen.';
export const emailAlreadyHasAnAccountYou =
  'Für {email} gibt es schon ein Konto. Du bist als {signedInAs} angemeldet. Melde dich mit dem anderen Konto an, um die Einladung anzunehmen.';
export const signInAsEmail = 'Als {email} anmelden';
export const yourName = 'Dein Name';
export const password = 'Passwort';
export const atLeast10CharactersAFew =
  'Mindestens 10 Zeichen. Ein paar Wörter hintereinander kannst du dir leicht merken.';
export const emailAddress = 'E-Mail-Adresse';
export const createMyAccount = 'Mein Konto erstellen';
export const tryAgain = 'Erneut versuchen';
export const showLabel = 'Anzeigen<hidden> ({label})</hidden>';
export const hideLabel = 'Verbergen<hidden> ({label})</hidden>';
export const titleVitrine = '{title} · Vitrine';
export const loading = 'Wird geladen…';
export const sendTheLink = 'Link senden';
export const backToSignIn = 'Zurück zur Anmeldung';
export const forgotYourPassword = 'Passwort vergessen?';
export const enterTheEmailAddressOfYour =
  'Gib die E-Mail-Adresse deines Kontos ein. Wir senden dir einen Link, mit dem du ein neues Passwort wählst.';
export const noEmailAfterAFewMinutes =
  'Nach ein paar Minuten noch keine E-Mail? Sieh im Spam-Ordner nach oder frage die Person, die diese Installation betreibt. Sie findet die E-Mail im Postausgang oder kann einen Link für dich erstellen.';
export const useAnotherAddress = 'Andere Adresse verwenden';
export const checkYourEmail = 'Sieh in dein Postfach';
export const ifAnAccountExistsFor =
  'Gibt es ein Konto für <strong>{email}</strong>, haben wir einen Link gesendet. Er gilt eine Stunde.';
export const chooseANewPassword = 'Neues Passwort wählen';
export const getANewLink = 'Neuen Link anfordern';
export const signInWithYourCurrentPassword = 'Mit dem bisherigen Passwort anmelden';
export const thisLinkHasExpired = 'Dieser Link ist abgelaufen';
export const itWasAlreadyUsedReplacedBy =
  'Er wurde schon verwendet, durch einen neueren ersetzt oder ist über eine Stunde alt.';
export const newPassword = 'Neues Passwort';
export const account = 'Konto';
export const saveAndSignIn = 'Speichern und anmelden';
export const youAreSignedOutOnAll =
  'Du wirst auf allen anderen Geräten abgemeldet und bleibst hier angemeldet.';
export const openYourAuthenticatorAppAndEnter =
  'Öffne deine Authenticator-App und gib den sechsstelligen Code für Vitrine ein.';
export const useYourFingerprintFaceOrPin =
  'Verwende deinen Fingerabdruck, dein Gesicht, deine PIN oder einen Sicherheitsschlüssel.';
export const enterOneOfTheCodesYou =
  'Gib einen der Codes ein, die du beim Einschalten der Bestätigung in zwei Schritten gespeichert hast. Jeder funktioniert einmal.';
export const useACodeFromTheApp = 'Code aus der App verwenden';
export const useAPasskey = 'Passkey verwenden';
export const useARecoveryCode = 'Wiederherstellungscode verwenden';
export const oneMoreStep = 'Noch ein Schritt';
export const startOver = 'Von vorn beginnen';
export const sixDigitCode = 'Sechsstelliger Code';
export const recoveryCode = 'Wiederherstellungscode';
export const atLeast10CharactersAllOther = 'Mindestens 10 Zeichen. Alle anderen Geräte werden abgemeldet.';
export const signInWithAPassword = 'Mit Passwort anmelden';
export const continueWithoutANewPassword = 'Ohne neues Passwort fortfahren';
export const welcomeBack = 'Willkommen zurück';
export const thisLinkSignsYouInOnce =
  'Mit diesem Link meldest du dich einmal an. Wähle jetzt ein neues Passwort oder behalte dein bisheriges.';
export const staySignedInOnThisDevice = 'Auf diesem Gerät angemeldet bleiben';
export const signInWithAPasskey = 'Mit Passkey anmelden';
export const findTheLinkInTheTerminal =
  'Du findest den Link im Terminal oder im Protokoll des Servers. Vitrine gibt bei jedem Start einen neuen aus.';
export const vitrineIsNotSetUpYet = 'Vitrine ist noch nicht eingerichtet';
export const theFirstTimeItStartsVitrine =
  'Beim ersten Start gibt Vitrine einen Link aus. Öffne ihn, um dein Konto und deine erste Website zu erstellen.';
export const or = 'oder';
