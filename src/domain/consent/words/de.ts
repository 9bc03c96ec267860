import type { ConsentMessages } from './en.ts';

export const de: ConsentMessages = {
  text: 'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu.',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  label: 'Cookies',
  signal:
    'Ihr Browser bittet Websites, Sie nicht zu verfolgen (Global Privacy Control). Wir halten uns daran, solange Sie hier nicht mehr erlauben.',
  eu: 'Sie können das jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern.',
  policy: 'Was wir speichern und warum',
  choose: 'Einzeln auswählen',
  save: 'Auswahl speichern',
  'functional.label': 'Extras',
  'functional.text': 'Chat, Buchungen und Schutz vor Bots.',
  'analytics.label': 'Statistik',
  'analytics.text': 'Wie viele Menschen kommen und was sie lesen.',
  'marketing.label': 'Werbung',
  'marketing.text': 'Werbung für Sie auf anderen Websites.',
  'media.label': 'Videos, Karten und Beiträge',
  'media.text': 'Inhalte anderer Unternehmen.',
};
