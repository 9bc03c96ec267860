export const pages = 'Seiten';
export const browsers = 'Browser';
export const firstSeenFirstatInApp = 'Zuerst aufgetreten: {firstAt}, in {app}.';
export const firstSeenFirstat = 'Zuerst aufgetreten: {firstAt}.';
export const sourceLocation = 'Stelle im Code';
export const noErrors = 'Keine Fehler';
export const whenAPageFailsInA =
  'Wenn eine Seite im Browser eines Besuchers nicht funktioniert, siehst du hier, was wo und wie oft passiert ist. Wir zeichnen nie auf, wer es war.';
export const noResolvedErrors = 'Keine behobenen Fehler';
export const errorsYouResolveAppearHereThey =
  'Fehler, die du als behoben markierst, erscheinen hier. Treten sie wieder auf, werden sie wieder geöffnet.';
export const noIgnoredErrors = 'Keine ignorierten Fehler';
export const errorsYouIgnoreAreStillCounted =
  'Fehler, die du ignorierst, werden weiter gezählt, stören dich aber nicht.';
export const errorReopened = 'Fehler wieder geöffnet.';
export const errorResolvedItReopensIfIt = 'Fehler behoben. Tritt er wieder auf, wird er wieder geöffnet.';
export const errorIgnored = 'Fehler ignoriert.';
export const resolve = 'Als behoben markieren';
export const ignore = 'Ignorieren';
export const reopen = 'Wieder öffnen';
export const error = 'Fehler';
export const page = 'Seite';
export const lastSeen = 'Zuletzt aufgetreten';
export const status = 'Status';
export const reopened = 'Wieder geöffnet';
export const times = 'Anzahl';
export const times2 = '{count, plural, one {Mal} other {Mal}}';
export const pageAndCountMore = '{page} und {count} weitere';
export const errors = 'Fehler';
export const errorsInVisitorsBrowsersInThe =
  'Fehler in den Browsern deiner Besucher in den letzten 90 Tagen.';
export const open = 'Offen';
export const resolved = 'Behoben';
export const ignored = 'Ignoriert';
