import type { ProofMessages } from './en.ts';

export const de: ProofMessages = {
  nothing: 'Wählen Sie mindestens ein Bild aus oder schreiben Sie einen Kommentar.',
  gone: 'Diese Bilder werden hier nicht mehr gezeigt. Fragen Sie die Person, die Ihnen den Link geschickt hat.',
  locked:
    'Das Passwort dieser Seite wurde geändert oder ist abgelaufen. Öffnen Sie die Seite noch einmal und geben Sie es ein.',
  tooOften: 'Sie haben das mehrmals gesendet. Warten Sie eine Minute und senden Sie es dann noch einmal.',
  tooMany: 'Sie können bis zu {most} Favoriten wählen. Entfernen Sie einige.',
  'gone.title': 'Nichts zum Auswählen',
  'invalid.title': 'Noch nicht gesendet',
  needsPassword: 'Sie können Favoriten markieren, sobald diese Seite ein Passwort hat.',
  sent: 'Vielen Dank. Gesendet am {time}: {count, plural, one {1 Favorit} other {# Favoriten}}. Sie können die Auswahl ändern und noch einmal senden.',
  sentBy:
    'Vielen Dank, {name}. Gesendet am {time}: {count, plural, one {1 Favorit} other {# Favoriten}}. Sie können die Auswahl ändern und noch einmal senden.',
  large: '{label}, öffnet sich groß in einem neuen Fenster',
  favourite: 'Favorit',
  comment: 'Kommentar',
  commentOn: 'Kommentar zu {label}',
  yourName: 'Ihr Name',
  note: 'Noch etwas?',
  again: 'Noch einmal senden',
  thanks: 'Vielen Dank',
  thanksTo: 'Vielen Dank, {name}',
  received: 'Ihre Auswahl mit {count, plural, one {1 Favoriten} other {# Favoriten}} ist bei uns.',
  change: 'Auswahl ansehen oder ändern',
  home: 'Zur Startseite',
  send: 'Auswahl senden',
};
