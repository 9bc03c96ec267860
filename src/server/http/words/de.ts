import type { HttpMessages } from './en.ts';

export const de: HttpMessages = {
  busy: 'Einen Moment bitte',
  password: 'Bitte das Passwort',
  openPage: 'Seite in einem neuen Tab öffnen',
  sendAgain: 'Noch einmal senden',
  tryAgain: 'Noch einmal versuchen',
  goBack: 'Gehen Sie zurück zum Formular. Ihre Eingaben sind noch da.',
  'long.title': 'Das ist zu lang',
  'long.text': 'Ihre Nachricht ist zu lang für diese Seite. Kürzen Sie sie und senden Sie sie noch einmal.',
  'away.title': 'Gleich wieder da',
  'away.page': 'Diese Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
  'away.sent': 'Das konnte gerade nicht gesendet werden, und bei uns ist nichts angekommen.',
  cutOff: 'Das ist nicht vollständig angekommen. Senden Sie es noch einmal.',
  unplanned: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später noch einmal.',
};
