import type { HttpMessages } from './en.ts';

export const nl: HttpMessages = {
  busy: 'Een ogenblik geduld',
  password: 'Het wachtwoord graag',
  openPage: 'Open de pagina in een ander tabblad',
  sendAgain: 'Opnieuw versturen',
  tryAgain: 'Opnieuw proberen',
  goBack: 'Ga terug naar het formulier. Je gegevens staan er nog.',
  'long.title': 'Dit is te lang',
  'long.text': 'Je bericht is te lang voor deze pagina. Maak het korter en verstuur het opnieuw.',
  'away.title': 'Zo weer terug',
  'away.page': 'Deze pagina kan nu niet worden getoond. Probeer het zo opnieuw.',
  'away.sent': 'Dit kon nu niet worden verstuurd en we hebben niets ontvangen.',
  cutOff: 'Dit is niet volledig aangekomen. Verstuur het opnieuw.',
  unplanned: 'Er is iets misgegaan. Probeer het later opnieuw.',
};
