export const enterASubjectOrTurnOff = 'Gib einen Betreff ein oder schalte die Antwort aus.';
export const enterATextOrTurnOff = 'Gib einen Text ein oder schalte die Antwort aus.';
export const subject = 'Betreff';
export const text = 'Text';
export const insertIntoTheReply = 'In die Antwort einfügen';
export const allEntries = 'alle Angaben';
export const name = 'Name';
export const form = 'Formular';
export const site = 'Website';
export const repliesGoTo = 'Antworten gehen an';
export const preview = 'Vorschau';
export const fromSiteToValue = 'Von {site} an {value}';
export const none = 'Keins';
export const vitrinesOwn = 'Von Vitrine';
export const turnstileByCloudflare = 'Turnstile, von Cloudflare';
export const recaptchaByGoogle = 'reCAPTCHA, von Google';
export const noCaptchaSpamIsStillFiltered =
  'Kein Captcha. Spam wird trotzdem nach Inhalt und Tempo gefiltert.';
export const visitorsTickABoxAndTheir =
  'Besucher setzen ein Häkchen, und ihr Browser rechnet kurz. Es wird nichts an andere Unternehmen gesendet.';
export const mostlyInvisibleCloudflareChecksTheBrowser = 'Meist unsichtbar. Cloudflare prüft den Browser.';
export const visitorsTickABoxAndSometimes = 'Besucher setzen ein Häkchen und wählen manchmal Bilder aus.';
export const version2VisitorsTickABox =
  'Version 2. Besucher setzen ein Häkchen und wählen manchmal Bilder aus.';
export const saved = 'Gespeichert.';
export const captcha = 'Captcha';
export const keepsBotsOutOfEveryForm = 'Hält Bots von allen Formularen deiner Website fern.';
export const siteKey = 'Websiteschlüssel';
export const youFindBothKeysInYour = 'Beide Schlüssel findest du in deinem Konto bei dem Dienst.';
export const secretKey = 'Geheimer Schlüssel';
export const aKeyIsSavedEnterA = 'Ein Schlüssel ist gespeichert. Gib einen neuen ein, um ihn zu ersetzen.';
export const storedEncryptedAndNeverShownAgain = 'Wird verschlüsselt gespeichert und nie wieder angezeigt.';
export const whenAVisitorStartsAForm =
  'Wenn ein Besucher ein Formular ausfüllt, wird das Skript des Dienstes geladen und erhält seine IP-Adresse. Erwähne das in deiner Datenschutzerklärung und hole eine Einwilligung ein, wo das Gesetz es verlangt.';
export const save = 'Speichern';
export const notifications = 'Benachrichtigungen';
export const emails = 'E-Mails';
export const list = 'Liste';
export const limits = 'Limits';
export const webhooks = 'Webhooks';
export const unnamedForm = 'Formular ohne Namen';
export const formSettings = 'Formulareinstellungen';
export const changed = 'Geändert:';
export const leaveWithoutSaving = 'Ohne Speichern verlassen?';
export const yourChangesUnderUnsavedAreNot = 'Deine Änderungen unter {unsaved} sind nicht gespeichert.';
export const leaveWithoutSaving2 = 'Ohne Speichern verlassen';
export const inTheSitesTimeZoneReplaceall = 'In der Zeitzone der Website ({replaceAll}).';
export const submissionLimit = 'Höchstzahl der Einsendungen';
export const takenSoFarSpamDoesntCount =
  '{taken, plural, one {Bisher #. Spam zählt nicht mit.} other {Bisher #. Spam zählt nicht mit.}}';
export const noLimit = 'Unbegrenzt';
export const opens = 'Öffnet am';
export const messageBeforeItOpens = 'Nachricht vor dem Öffnen';
export const replacesTheForm = 'Erscheint anstelle des Formulars.';
export const closes = 'Schließt am';
export const chooseAClosingTimeAfterThe = 'Wähle für das Schließen einen Zeitpunkt nach dem Öffnen.';
export const messageWhenClosedOrFull = 'Nachricht, wenn geschlossen oder voll';
export const thisFormNeedsAnEmailField =
  'Um Personen zu einer Liste hinzuzufügen, braucht dieses Formular ein E-Mail-Feld.';
export const aListIsCreatedWhenThe =
  'Eine Liste wird angelegt, sobald sich die erste Person mit diesem Formular anmeldet.';
export const youHaveNoListsYetCreate =
  'Du hast noch keine Listen. <link>Lege eine an</link> für dieses Formular.';
export const addPeopleTo = 'Personen hinzufügen zu';
export const theyGetAnEmailToConfirm =
  'Sie erhalten eine E-Mail zur Bestätigung, bevor sie auf die Liste kommen.';
export const noList = 'Keine Liste';
export const emailField = 'E-Mail-Feld';
export const whoToAdd = 'Wer hinzugefügt wird';
export const everyoneWhoSubmits = 'Alle, die das Formular absenden';
export const peopleWhoTickLabel = 'Wer „{label}“ ankreuzt';
export const thenNoOneGetsAConfirmation =
  'Dann erhält niemand eine Bestätigungs-E-Mail. Falls deine Nachricht nach dem Absenden eine erwähnt, ändere sie.';
export const sendMeATest = 'Test an mich senden';
export const automaticReply = 'Automatische Antwort';
export const emailsPeopleWhoSubmitTheForm =
  'Geht per E-Mail an alle, die das Formular absenden. Spam erhält keine Antwort.';
export const addAnEmailFieldToSend = 'Füge ein E-Mail-Feld hinzu, um Antworten zu senden.';
export const sendToTheAddressIn = 'Senden an die Adresse im Feld';
export const subjectOfYourNotification = 'Betreff deiner Benachrichtigung';
export const textInBracesIsFilledIn =
  'Text in geschweiften Klammern wird ausgefüllt, zum Beispiel „{example}“.';
export const insertIntoTheSubjectOfYour = 'In den Betreff deiner Benachrichtigung einfügen';
export const testSentToTo = 'Test an {to} gesendet.';
export const openTheOutbox = 'Postausgang öffnen';
export const noMailServerIsSetUp = 'Es ist kein Mailserver eingerichtet. Der Test liegt im Postausgang.';
export const forever = 'Unbegrenzt';
export const for30Days = '30 Tage';
export const for90Days = '90 Tage';
export const forAYear = 'Ein Jahr';
export const forThreeYears = 'Drei Jahre';
export const badIsNotAnEmailAddress = '„{bad}“ ist keine E-Mail-Adresse. Gib eine ein wie ada@example.org.';
export const forKeepdaysDays = '{keepDays} Tage';
export const sendNotificationsTo = 'Benachrichtigungen senden an';
export const oneAddressPerLineLeaveEmpty =
  'Eine Adresse pro Zeile. Leer lassen für die Administratoren der Website.';
export const keepSubmissions = 'Einsendungen aufbewahren';
export const olderOnesAreDeletedDaily = 'Ältere werden täglich gelöscht.';
export const insert = 'Einfügen';
export const insertName = '{name} einfügen';
export const namedDoNotMatchAField =
  '{named} {count, plural, one {passt zu keinem Feld dieses Formulars und wird weggelassen} other {passen zu keinem Feld dieses Formulars und werden weggelassen}}.';
export const noWebhooksYet = 'Noch keine Webhooks';
export const sendEachSubmissionToAnotherApp =
  'Sende jede Einsendung sofort an eine andere App. <link>Webhook hinzufügen</link>';
export const allWebhooks = 'Alle Webhooks';
export const turnedOff = 'Ausgeschaltet.';
export const receivesAllForms = 'Erhält alle Formulare.';
