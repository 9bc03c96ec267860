import type { HttpMessages } from './en.ts';

export const it: HttpMessages = {
  busy: 'Un momento, per favore',
  password: 'La password, per favore',
  openPage: 'Apri la pagina in un’altra scheda',
  sendAgain: 'Invia di nuovo',
  tryAgain: 'Riprova',
  goBack: 'Torna al modulo. I tuoi dati sono ancora lì.',
  'long.title': 'È troppo lungo',
  'long.text': 'Il tuo messaggio è troppo lungo per questa pagina. Accorcialo e invialo di nuovo.',
  'away.title': 'Torniamo subito',
  'away.page': 'Al momento non è possibile mostrare questa pagina. Riprova tra poco.',
  'away.sent': 'Al momento non è stato possibile inviare, e non abbiamo ricevuto nulla.',
  cutOff: 'L’invio è arrivato incompleto. Riprova.',
  unplanned: 'Si è verificato un problema. Riprova più tardi.',
};
