import type { CourseMessages } from './en.ts';

export const de: CourseMessages = {
  progress: '{done} von {total} Lektionen abgeschlossen',
  start: 'Kurs beginnen',
  goOn: 'Weiter: {lesson}',
  completed: 'Abgeschlossen',
  opens: 'Öffnet am {date}',
  complete: 'Als abgeschlossen markieren',
  reopen: 'Als nicht abgeschlossen markieren',
  position: 'Lektion {number} von {total}',
  previous: 'Vorherige Lektion',
  next: 'Nächste Lektion',
  all: 'Alle Lektionen',
  finished: 'Sie haben diesen Kurs abgeschlossen.',
  certificate: 'Zertifikat',
  showCertificate: 'Zertifikat anzeigen',
  certifies: 'hat den Kurs abgeschlossen',
  nameHint: 'Ihr Zertifikat zeigt Ihre E-Mail-Adresse. Tragen Sie zuerst Ihren Namen in Ihrem Konto ein.',
  account: 'Ihr Konto',
  gone: 'Diese Lektion ist nicht mehr verfügbar.',
  notYet: 'Schließen Sie alle Lektionen ab, um Ihr Zertifikat zu erhalten.',
  printHint: 'Mit dem Druckbefehl Ihres Browsers drucken Sie diese Seite oder speichern sie als PDF.',
};
