import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: 'Si è verificato un errore!',
  reported: 'L’errore è stato registrato e segnalato. Ricarica la pagina per continuare.',
  network: 'Errore di rete. Controlla la connessione a Internet.',
  answer: 'URL: {url}\nFormato: {format}\nMessaggio: {message}',
  reload: 'Ricarica la pagina',
  clear: 'Chiudi',
};
