import type { ListMessages } from './en.ts';

export const de: ListMessages = {
  'title.confirm': 'Anmeldung bestätigen',
  'title.confirmed': 'Sie sind angemeldet',
  'title.unsubscribe': 'Abmelden',
  'title.unsubscribed': 'Sie sind abgemeldet',
  'title.unknown': 'Dieser Link funktioniert nicht mehr',
  'title.busy': 'Bitte warten Sie einen Moment',
  confirm: '{list} kommt an {email}.',
  confirmed:
    'Vielen Dank. {list} kommt ab jetzt an {email}. In jeder E-Mail finden Sie einen Link zum Abmelden.',
  unsubscribe: '{list} kommt dann nicht mehr an {email}.',
  unsubscribed: '{list} kommt nicht mehr an {email}.',
  unknown:
    'Er ist vielleicht zu alt oder unvollständig. Melden Sie sich noch einmal an, um einen neuen Link zu erhalten.',
  busy: 'Zu viele Versuche. Öffnen Sie den Link in Ihrer E-Mail in einer Minute noch einmal.',
  incomplete:
    'Er ist unvollständig. Nutzen Sie den Link zum Abmelden in der letzten E-Mail oder antworten Sie auf diese E-Mail.',
  'button.confirm': 'Bestätigen',
  'button.unsubscribe': 'Abmelden',
  home: 'Zur Startseite',
  'mail.subject': 'Bitte bestätigen: {list} von {site}',
  'mail.heading': 'Nur noch ein Schritt',
  'mail.entered': 'Jemand, hoffentlich Sie, hat diese Adresse für „{list}“ von {site} eingetragen',
  'mail.confirm': 'Bestätigen Sie sie, um angemeldet zu sein.',
  'mail.closing':
    'Der Link gilt {days} Tage. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Sie hören dann nicht mehr von uns.',
};
