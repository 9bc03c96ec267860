import type { CourseMessages } from './en.ts';

export const it: CourseMessages = {
  progress: '{done} lezioni completate su {total}',
  start: 'Inizia il corso',
  goOn: 'Continua: {lesson}',
  completed: 'Completata',
  opens: 'Si apre il {date}',
  complete: 'Segna come completata',
  reopen: 'Segna come non completata',
  position: 'Lezione {number} di {total}',
  previous: 'Lezione precedente',
  next: 'Lezione successiva',
  all: 'Tutte le lezioni',
  finished: 'Hai completato questo corso.',
  certificate: 'Certificato',
  showCertificate: 'Mostra il certificato',
  certifies: 'ha completato il corso',
  nameHint: 'Il certificato mostra il tuo indirizzo email. Aggiungi prima il tuo nome nel tuo account.',
  account: 'Il tuo account',
  gone: 'Questa lezione non è più disponibile.',
  notYet: 'Completa tutte le lezioni per ottenere il certificato.',
  printHint: 'Usa il comando di stampa del browser per stampare questa pagina o salvarla come PDF.',
};
