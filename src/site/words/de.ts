import type { SiteMessages } from './en.ts';

export const de: SiteMessages = {
  skip: 'Zum Inhalt springen',
  'nav.main': 'Hauptmenü',
  'nav.folded': 'Hauptmenü, eingeklappt',
  'nav.menu': 'Menü',
  'nav.more': 'Mehr unter {title}',
  'nav.footer': 'Fußzeile',
  'nav.action': 'Wichtigste Aktion',
  cookies: 'Cookie-Einstellungen',
  filedUnder: 'Abgelegt unter',
  allOf: 'Alles aus {list}',
  home: 'Zurück zur Startseite',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.heading': 'Diese Seite gibt es hier nicht',
  'notFound.text':
    'Unter dieser Adresse ist nichts. Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler.',
  search: 'Suche',
  searchSite: 'Diese Website durchsuchen',
  'noHome.title': 'Hier ist noch nichts',
  'noHome.text':
    'Diese Website entsteht gerade. Ihre erste Seite ist noch nicht veröffentlicht. Schauen Sie bald wieder vorbei.',
  'error.text':
    'Die Seite kann gerade nicht angezeigt werden. Es liegt nicht an Ihnen, und der Betreiber der Website sieht den Fehler.',
  'closed.title': 'Vorübergehend geschlossen',
  'closed.text': 'Hier wird gerade etwas geändert. Bitte schauen Sie etwas später wieder vorbei.',
  'opening.title': 'Bald geöffnet',
  'opening.text': 'Diese Website wird gerade vorbereitet. Bitte schauen Sie bald wieder vorbei.',
  password: 'Passwort',
  'password.open': 'Öffnen',
  'password.wrong': 'Das Passwort ist falsch. Prüfen Sie es und versuchen Sie es noch einmal.',
  'membersOnly.text': 'Wenn Sie diese Adresse bekommen haben, fragen Sie dort nach, von wem Sie sie haben.',
  'error.title': 'Ein Fehler ist aufgetreten',
  'locked.title': 'Diese Seite ist geschützt',
  'membersOnly.title': 'Diese Seite ist nur für Mitglieder',
};
