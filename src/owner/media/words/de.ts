export const picturesFromPiwigo = 'Bilder aus Piwigo';
export const copiesAPublicAlbumIntoA =
  'Kopiert ein öffentliches Album in einen Ordner dieser Website und liefert die Bilder von hier aus.';
export const stop = 'Stoppen';
export const close = 'Schließen';
export const cancel = 'Abbrechen';
export const showAlbums = 'Alben anzeigen';
export const piwigoAddress = 'Piwigo-Adresse';
export const thePageWithYourAlbumsOr = 'Die Seite mit deinen Alben oder die Seite eines Albums.';
export const noPublicAlbumsWithPicturesAt =
  'Unter dieser Adresse gibt es keine öffentlichen Alben mit Bildern.';
export const albums = 'Alben';
export const showingTheFirstMaxalbumsForOther =
  'Du siehst die ersten {maxAlbums}. Gib für andere Alben oben die Adresse des Albums ein.';
export const loadingPictures = 'Bilder werden geladen…';
export const hereOfUptoPictures = '{here} von {upTo, plural, one {# Bild} other {# Bildern}}';
export const picturesOfName = 'Bilder aus {name}';
export const picturesAreInTheFolderName = '{pictures} im Ordner „{name}“.';
export const hereOfPicturesAreInThe = 'Bisher {here} im Ordner „{name}“, insgesamt {pictures}.';
export const picturesFailed = '{pictures} fehlgeschlagen:';
export const tryPicturesAgain = '{pictures} erneut versuchen';
export const allImported = 'Alles importiert';
export const importPictures = '{pictures} importieren';
export const importTheNextNext = 'Nächste {next} importieren';
export const countPictures = '{count, plural, one {# Bild} other {# Bilder}}';
export const sizeChosen = '{size} ausgewählt';
export const actionsForTheSelection = 'Aktionen für die Auswahl';
export const deleteLabel = 'Löschen';
export const clearSelection = 'Auswahl aufheben';
export const topLeftCorner = 'Ecke oben links';
export const topEdge = 'Oberer Rand';
export const topRightCorner = 'Ecke oben rechts';
export const rightEdge = 'Rechter Rand';
export const bottomRightCorner = 'Ecke unten rechts';
export const bottomEdge = 'Unterer Rand';
export const bottomLeftCorner = 'Ecke unten links';
export const leftEdge = 'Linker Rand';
export const cropOfWidthHeightPixelsPercent =
  'Ausschnitt von {width} × {height} Pixeln, {percent} von links, {percent2} von oben';
export const deletedFiles = 'Gelöschte Dateien';
export const filesAreKeptForKeepdeleteddaysDays =
  'Dateien bleiben {keepDeletedDays} Tage erhalten. Stellst du eine Datei wieder her, erscheint sie wieder auf allen ihren Seiten.';
export const noDeletedFiles = 'Keine gelöschten Dateien.';
export const showMore = 'Mehr anzeigen';
export const filenameRestored = '{filename} wiederhergestellt.';
export const restore = 'Wiederherstellen';
export const crop = 'Zuschneiden…';
export const free = 'Frei';
export const original = 'Original';
export const cropFilename = '{filename} zuschneiden';
export const save = 'Speichern';
export const loadingThePicture = 'Bild wird geladen…';
export const couldntLoadThePictureCloseThis =
  'Das Bild konnte nicht geladen werden. Schließe das Fenster und versuche es erneut.';
export const ratio = 'Seitenverhältnis';
export const rotateLeft = 'Nach links drehen';
export const rotateRight = 'Nach rechts drehen';
export const straighten = 'Begradigen';
export const straightenDegrees = '{straighten} Grad';
export const reset = 'Zurücksetzen';
export const undo = 'Rückgängig';
export const thePictureIsUpdatedEverywhere = 'Das Bild ist überall aktualisiert.';
export const media = 'Medien';
export const addressCopied = 'Adresse kopiert.';
export const yourBrowserBlockedCopying = 'Dein Browser hat das Kopieren blockiert.';
export const download = 'Herunterladen';
export const copyAddress = 'Adresse kopieren';
export const usedIn = 'Verwendet in';
export const notUsedYet = 'Noch nicht verwendet.';
export const siteSettings = 'Website-Einstellungen';
export const headerOfEveryPage = 'Kopfbereich jeder Seite';
export const footerOfEveryPage = 'Fußbereich jeder Seite';
export const navigation = 'Navigation';
export const untitled = 'Ohne Titel';
export const draft = 'Entwurf';
export const livePageOnly = 'Nur auf der veröffentlichten Seite';
export const upload = 'Hochladen';
export const dropToUpload = 'Zum Hochladen ablegen';
export const file = 'Datei';
export const previousFile = 'Vorherige Datei';
export const nextFile = 'Nächste Datei';
export const aboutTitle = 'Über {title}';
export const thisFileHasBeenDeleted = 'Diese Datei wurde gelöscht';
export const youCanRestoreItFor30 =
  'Du kannst sie 30 Tage lang oben unter „Gelöschte Dateien“ wiederherstellen.';
export const newFolder = 'Neuer Ordner…';
export const newLabel = 'Neues Label…';
export const moveTo = 'Verschieben nach';
export const label = 'Label';
export const remove = 'Entfernen';
export const replace = 'Ersetzen…';
export const theFileIsReplacedEverywhere = 'Die Datei ist überall ersetzt.';
export const replaceFilename = '{filename} ersetzen?';
export const everyPageThatUsesThisFile =
  'Jede Seite, die diese Datei verwendet, zeigt sofort die neue. Du kannst die alte nicht wiederherstellen.';
export const tryAgain = 'Erneut versuchen';
export const replace2 = 'Ersetzen';
export const uploadOfName = 'Upload von {name}';
export const currentFilename = 'Aktuell: {filename}';
export const newName = 'Neu: {name}';
export const countFilesDeletedYouCanRestore =
  '{count} Dateien gelöscht. Du kannst sie 30 Tage lang wiederherstellen.';
export const filenameDeleted = '{filename} gelöscht.';
export const filenameDeletedFromPages =
  '{filename} gelöscht. {pages, plural, one {# Seite zeigt sie nicht mehr.} other {# Seiten zeigen sie nicht mehr.}}';
