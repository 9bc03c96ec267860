import type { ListMessages } from './en.ts';

export const it: ListMessages = {
  'title.confirm': 'Conferma l’iscrizione',
  'title.confirmed': 'Iscrizione completata',
  'title.unsubscribe': 'Annulla l’iscrizione',
  'title.unsubscribed': 'Iscrizione annullata',
  'title.unknown': 'Questo link non funziona più',
  'title.busy': 'Attendi un momento',
  confirm: '{list} arriverà a {email}.',
  confirmed:
    'Grazie. D’ora in poi {list} arriverà a {email}. Ogni e-mail contiene un link per annullare l’iscrizione.',
  unsubscribe: '{list} non arriverà più a {email}.',
  unsubscribed: '{list} non arriva più a {email}.',
  unknown: 'Forse è troppo vecchio o incompleto. Iscriviti di nuovo per ricevere un nuovo link.',
  busy: 'Troppi tentativi. Riapri il link nell’e-mail tra un minuto.',
  incomplete:
    'È incompleto. Usa il link per annullare l’iscrizione nell’ultima e-mail ricevuta oppure rispondi a quell’e-mail.',
  'button.confirm': 'Conferma',
  'button.unsubscribe': 'Annulla l’iscrizione',
  home: 'Vai alla home page',
  'mail.subject': 'Da confermare: {list} di {site}',
  'mail.heading': 'Ancora un passaggio',
  'mail.entered': 'Qualcuno, speriamo tu, ha inserito questo indirizzo per «{list}» di {site}',
  'mail.confirm': 'Confermalo per iscriverti.',
  'mail.closing':
    'Il link è valido per {days} giorni. Se non sei stato tu, ignora questa e-mail: non ne riceverai altre.',
};
