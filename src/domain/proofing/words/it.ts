import type { ProofMessages } from './en.ts';

export const it: ProofMessages = {
  nothing: 'Scegli almeno un’immagine o scrivi un commento.',
  gone: 'Queste immagini non sono più visibili qui. Chiedi a chi ti ha inviato il link.',
  locked: 'La password di questa pagina è cambiata o scaduta. Riapri la pagina e inseriscila.',
  tooOften: 'Hai già inviato più volte. Attendi un minuto, poi invia di nuovo.',
  tooMany: 'Puoi scegliere fino a {most} preferite. Rimuovine alcune.',
  'gone.title': 'Niente da scegliere',
  'invalid.title': 'Non ancora inviato',
  needsPassword: 'Potrai segnare le preferite quando questa pagina avrà una password.',
  sent: 'Grazie. Inviato il {time}: {count, plural, one {1 preferita} many {# preferite} other {# preferite}}. Puoi modificare la selezione e inviarla di nuovo.',
  sentBy:
    'Grazie, {name}. Inviato il {time}: {count, plural, one {1 preferita} many {# preferite} other {# preferite}}. Puoi modificare la selezione e inviarla di nuovo.',
  large: '{label}, si apre ingrandita in una nuova finestra',
  favourite: 'Preferita',
  comment: 'Commento',
  commentOn: 'Commento su {label}',
  yourName: 'Il tuo nome',
  note: 'Altro',
  again: 'Invia di nuovo',
  thanks: 'Grazie',
  thanksTo: 'Grazie, {name}',
  received:
    'Abbiamo ricevuto la tua selezione di {count, plural, one {1 preferita} many {# preferite} other {# preferite}}.',
  change: 'Vedi o cambia la selezione',
  home: 'Alla pagina iniziale',
  send: 'Invia la selezione',
};
