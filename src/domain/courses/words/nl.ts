import type { CourseMessages } from './en.ts';

export const nl: CourseMessages = {
  progress: '{done} van {total} lessen afgerond',
  start: 'Begin met de cursus',
  goOn: 'Ga verder: {lesson}',
  completed: 'Afgerond',
  opens: 'Gaat open op {date}',
  complete: 'Markeren als afgerond',
  reopen: 'Markeren als niet afgerond',
  position: 'Les {number} van {total}',
  previous: 'Vorige les',
  next: 'Volgende les',
  all: 'Alle lessen',
  finished: 'Je hebt deze cursus afgerond.',
  certificate: 'Certificaat',
  showCertificate: 'Certificaat bekijken',
  certifies: 'heeft de cursus afgerond',
  nameHint: 'Op je certificaat staat je e-mailadres. Vul eerst je naam in bij je account.',
  account: 'Je account',
  gone: 'Deze les is niet meer beschikbaar.',
  notYet: 'Rond alle lessen af om je certificaat te krijgen.',
  printHint: 'Gebruik de afdrukopdracht van je browser om deze pagina af te drukken of als pdf op te slaan.',
};
