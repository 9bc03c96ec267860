export const site = 'Website';
export const name = 'Name';
export const enterASiteName = 'Gib einen Namen für die Website ein.';
export const tagline = 'Slogan';
export const appearsBesideTheNameInThe =
  'Erscheint neben dem Namen im Tab der Startseite und in Suchergebnissen.';
export const icon = 'Symbol';
export const shownInBrowserTabsLeaveEmpty =
  'Erscheint in Browser-Tabs. Leer lassen, um den ersten Buchstaben des Websitenamens zu verwenden.';
export const timeZone = 'Zeitzone';
export const closeTheSiteToVisitors = 'Website für Besucher schließen';
export const visitorsSeeOnePageAtEvery =
  'Besucher sehen unter jeder Adresse nur eine Seite, und Suchmaschinen werden gebeten, später wiederzukommen. Du siehst die Website weiterhin, wenn du sie von hier aus öffnest.';
export const addressAndHours = 'Adresse und Öffnungszeiten';
export const enterThemOnceTheyReplaceThe =
  'Gib sie einmal ein. Sie ersetzen den Beispieltext auf deinen Seiten, und deine Seiten übernehmen jede Änderung von hier. Auch Suchmaschinen und Karten verwenden sie.';
export const streetAndNumber = 'Straße und Hausnummer';
export const postalCode = 'Postleitzahl';
export const townOrCity = 'Ort';
export const country = 'Land';
export const phone = 'Telefon';
export const email = 'E-Mail';
export const openingHours = 'Öffnungszeiten';
export const oneLineEachSuchAsMon =
  'Eine Zeile pro Angabe, zum Beispiel „Mo–Fr 9–17 Uhr“ oder „Sa 10:00–14:00“. Buchungen und Suchmaschinen verwenden sie auch.';
export const programsCantReadLine =
  'Buchungen und Suchmaschinen können „{line}“ nicht lesen. Gib Tage und Uhrzeiten an, zum Beispiel „Mo–Fr 9:00–17:30“.';
export const readAs = 'Gelesen als {read}.';
export const searchAndSharing = 'Suche und Teilen';
export const usedForPagesWithoutTheirOwn = 'Gilt für Seiten ohne eigene Beschreibung oder eigenes Bild.';
export const hideTheSiteFromSearchEngines = 'Website vor Suchmaschinen verbergen';
export const searchEnginesAreAskedNotTo = 'Suchmaschinen werden gebeten, keine Seite anzuzeigen.';
export const titles = 'Titel';
export const description = 'Beschreibung';
export const countOfAbout160CharactersThat = '{count} von etwa 160 Zeichen, die Suchmaschinen anzeigen.';
export const sharingPicture = 'Bild zum Teilen';
export const usedForPagesWithoutAPicture = 'Gilt für Seiten ohne Bild. Verwende mindestens 1200 × 630 Pixel.';
