export const returnsWhoGetsEmailsAboutOrders =
  'Gibt zurück, wer E-Mails zu Bestellungen und Buchungen erhält.';
export const changesWhoGetsEmailsAboutOrders = 'Ändert, wer E-Mails zu Bestellungen und Buchungen erhält.';
export const changedWhoGetsEmailsAboutOrders =
  'hat geändert, wer E-Mails zu Bestellungen und Buchungen erhält';
export const saved = 'Gespeichert.';
export const notifications = 'Benachrichtigungen';
export const emailsToYouAboutNewOrders =
  'E-Mails an dich über neue Bestellungen und Buchungen. Jedes Formular hat eigene Benachrichtigungen in seinen Einstellungen.';
export const orders = 'Bestellungen';
export const forEachNewOrder = 'Bei jeder neuen Bestellung.';
export const bookings = 'Buchungen';
export const whenAGuestRequestsBooksMoves = 'Wenn ein Gast anfragt, bucht, verschiebt oder storniert.';
export const sendEmailsTo = 'E-Mails senden an';
export const oneAddressPerLineLeaveEmpty =
  'Eine Adresse pro Zeile. Leer lassen für die Administratoren der Website.';
export const badIsNotAnEmailAddress = '„{bad}“ ist keine E-Mail-Adresse. Gib eine wie ada@example.org ein.';
