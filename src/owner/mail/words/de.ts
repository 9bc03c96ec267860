export const mailServer = 'Mailserver';
export const fromTheStartTls = 'Von Anfang an (TLS)';
export const afterConnectingStarttls = 'Nach dem Verbinden (STARTTLS)';
export const emailsAreSentThroughHostAs =
  'E-Mails werden über <strong>{host}</strong> gesendet, als {fromName} <{fromAddress}>. Um das zu ändern, setze SMTP_URL und MAIL_FROM dort, wo Vitrine startet.';
export const yourEmailProviderListsTheseUsually =
  'Diese Angaben findest du bei deinem E-Mail-Anbieter, meist unter „SMTP“ oder „E-Mails aus anderen Apps senden“.';
export const noEmailsAreSentYetYou =
  'Noch werden keine E-Mails gesendet. Du kannst sie im Postausgang lesen.';
export const notSaved = 'Nicht gespeichert';
export const connectAndSave = 'Verbinden und speichern';
export const removeThisServer = 'Diesen Server entfernen';
export const removeThisMailServer = 'Diesen Mailserver entfernen?';
export const emailsStayInTheOutboxAnd =
  'E-Mails bleiben im Postausgang und werden nicht gesendet. Das gespeicherte Passwort wird gelöscht.';
export const remove = 'Entfernen';
export const server = 'Server';
export const encryption = 'Verschlüsselung';
export const port = 'Port';
export const userName = 'Benutzername';
export const usuallyYourFullEmailAddressLeave =
  'Meist deine vollständige E-Mail-Adresse. Leer lassen, wenn der Server keinen braucht.';
export const password = 'Passwort';
export const aPasswordIsSavedEnterA = 'Ein Passwort ist gespeichert. Gib ein neues ein, um es zu ersetzen.';
export const storedEncryptedAndNeverShownAgain = 'Wird verschlüsselt gespeichert und nie wieder angezeigt.';
export const senderName = 'Name des Absenders';
export const emailsAboutASiteUseThe = 'E-Mails zu einer Website tragen den Namen der Website.';
export const senderAddress = 'Adresse des Absenders';
export const theServerMustAllowYouTo = 'Der Server muss dir erlauben, von dieser Adresse zu senden.';
export const connectedEmailsAreSentFromNow = 'Verbunden. E-Mails werden ab jetzt gesendet.';
export const serverRemovedEmailsStayInThe = 'Server entfernt. E-Mails bleiben im Postausgang.';
export const onItsWay = 'Unterwegs';
export const waiting = 'Wartet';
export const sent = 'Gesendet';
export const failed = 'Fehlgeschlagen';
export const notSent = 'Nicht gesendet';
export const outbox = 'Postausgang';
export const allEmailsFromVitrineSuchAs =
  'Alle E-Mails von Vitrine, zum Beispiel Benachrichtigungen, Einladungen und Bestätigungen.';
export const setOneUp = 'Jetzt einrichten';
export const noMailServerIsSetUp =
  'Es ist kein Mailserver eingerichtet, daher werden diese E-Mails nicht gesendet. Du kannst sie hier lesen. {sites}';
export const onlyEmailsToTheBuyerAbout =
  'Nur E-Mails an den Käufer zu einer Bestellung. <link>Alle anzeigen</link>';
export const emails = 'E-Mails';
export const noEmailsYet = 'Noch keine E-Mails';
export const invitationsFormNotificationsAndPasswordLinks =
  'Hier erscheinen Einladungen, Formularbenachrichtigungen und Links zum Passwort.';
export const email = 'E-Mail';
export const to = 'An';
export const status = 'Status';
export const nextTryAtTime = 'Nächster Versuch: {time}';
export const created = 'Erstellt';
export const tryingAgain = 'Neuer Versuch läuft.';
export const toTo = 'An {to}';
export const sendAgain = 'Erneut senden';
export const tryNow = 'Jetzt versuchen';
export const done = 'Fertig';
export const theTextOfThisEmailHas = 'Der Text dieser E-Mail wurde gelöscht. Nur ihr Status ist noch da.';
export const sendATestEmail = 'Test-E-Mail senden';
export const sendTo = 'Senden an';
export const sendTest = 'Test senden';
export const theServerAcceptedTheEmailTo =
  'Der Server hat die E-Mail an {to} angenommen. Prüfe, ob sie angekommen ist, und sieh auch im Spam-Ordner nach.';
export const theServerSaidLasterror = 'Antwort des Servers: {lastError}';
export const onItsWayToTo = 'Unterwegs an {to}…';
