export const matchYourColumnsColumnsYouSkip =
  'Ordne deine Spalten zu. Übersprungene Spalten werden nicht importiert.';
export const thisFileComesFromProgramWe =
  'Diese Datei stammt aus {program}. Wir haben ihre Spalten zugeordnet. Du kannst das ändern.';
export const column = 'Spalte';
export const example = 'Beispiel';
export const field = 'Feld';
export const columnCount = 'Spalte {count}';
export const fieldOfName = 'Feld für „{name}“';
export const skip = 'Überspringen';
export const importProducts = 'Produkte importieren';
export const chooseACsvFile = 'CSV-Datei auswählen';
export const aCsvFileFromVitrineShopify =
  'Eine CSV-Datei aus Vitrine, Shopify, WooCommerce, Squarespace, Etsy, PrestaShop oder einer Tabellenkalkulation, bis zu 30 MB.';
export const into = 'In';
export const checking = 'Wird geprüft';
export const importing = 'Wird importiert';
export const done = 'Fertig';
export const backToTheColumns = 'Zurück zu den Spalten';
export const importTakenProducts =
  '{taken, plural, one {Ein Produkt importieren} other {# Produkte importieren}}';
export const checkFile = 'Datei prüfen';
export const messageProductsAlreadyImportedAreKept =
  '{message} Bereits importierte Produkte bleiben erhalten. Starte noch einmal, um fortzufahren.';
export const madeWillBeMade =
  '{made, plural, one {<bold>#</bold> wird angelegt} other {<bold>#</bold> werden angelegt}}';
export const madeWereMade =
  '{made, plural, one {<bold>#</bold> wurde angelegt} other {<bold>#</bold> wurden angelegt}}';
export const draftsAreDrafts =
  '{drafts, plural, one {davon <bold>#</bold> als Entwurf} other {davon <bold>#</bold> als Entwürfe}}';
export const changedWillBeChanged =
  '{changed, plural, one {<bold>#</bold> wird geändert} other {<bold>#</bold> werden geändert}}';
export const changedWereChanged =
  '{changed, plural, one {<bold>#</bold> wurde geändert} other {<bold>#</bold> wurden geändert}}';
export const unchangedUnchanged = '<bold>{unchanged}</bold> unverändert';
export const countCantBeImported = '<bold>{count}</bold> nicht importierbar';
export const lineLineNameMessage = 'Zeile {line}, „{name}“: {message}';
export const lineLineMessage = 'Zeile {line}: {message}';
export const andCountMore = 'und {count} weitere';
export const downloadTheseRows = 'Diese Zeilen herunterladen';
export const problem = 'Problem';
export const thisFileIsLargerThan30 = 'Diese Datei ist größer als 30 MB. Teile sie und importiere die Teile.';
export const thisFileHasNoRowsBelow =
  'Diese Datei hat unter der Kopfzeile keine Zeilen. Wähle eine CSV-Datei.';
export const fetchCountPicturesFromHosts =
  '{count, plural, one {Das Bild von {hosts} holen} other {Die # Bilder von {hosts} holen}}';
export const eachIsDownloadedOnce =
  'Vitrine lädt jedes Bild nach dem Import einmal und nennt die, die es nicht bekommt.';
export const pictures = 'Bilder';
export const picturesCountOfAll = 'Bilder: {count} von {all}';
export const stoppedWords = 'Angehalten. {words}';
export const youCanCloseThisFetchingGoesOn = 'Du kannst das schließen. Die Bilder kommen weiter an.';
export const titleAddressMessage = '„{title}“: {message} {address}';
export const stop = 'Anhalten';
export const continueLabel = 'Fortsetzen';
export const tryCountAgain = '{count, plural, one {Noch einmal versuchen} other {# noch einmal versuchen}}';
export const countPicturesFetched = '{count, plural, one {Ein Bild geholt.} other {# Bilder geholt.}}';
export const countFailed = '{count, plural, one {Eines fehlt.} other {# fehlen.}}';
