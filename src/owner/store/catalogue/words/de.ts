export const chooseHowTheyPay = 'Zahlungsarten wählen';
export const setUpDelivery = 'Lieferung einrichten';
export const addYourNameAndAddress = 'Name und Adresse hinzufügen';
export const setUpAMailServer = 'Mailserver einrichten';
export const beforeYouTakeRealPayments = 'Bevor du echte Zahlungen annimmst';
export const noEmailsAreSentYetOwners =
  'Es werden noch keine E-Mails gesendet. {owners} kann einen Mailserver einrichten';
export const price = 'Preis';
export const salePrice = 'Angebotspreis';
export const stock = 'Bestand';
export const countVariantsChanged =
  '{count, plural, one {# Variante geändert.} other {# Varianten geändert.}}';
export const undo = 'Rückgängig';
export const noChangesYet = 'Noch keine Änderungen';
export const reviewCountChanges = '{count, plural, one {# Änderung prüfen} other {# Änderungen prüfen}}';
export const changeThesePricesAndStocks = 'Diese Preise und Bestände ändern?';
export const visitorsSeeThisRightAwayYou = 'Besucher sehen das sofort. Du kannst es rückgängig machen.';
export const cancel = 'Abbrechen';
export const applyChanges = 'Änderungen übernehmen';
export const untitled = 'Ohne Titel';
export const countExampleProductsAreIn =
  '{count, plural, one {Ein Beispielprodukt liegt im Papierkorb.} other {# Beispielprodukte liegen im Papierkorb.}}';
export const countExampleProductsAreStill =
  '{count, plural, one {Ein Beispielprodukt ist noch im Shop.} other {# Beispielprodukte sind noch im Shop.}} Ein Beispiel wird zu deinem Produkt, wenn du seinen Text änderst.';
export const deleteAllOfThem = '{count, plural, one {Löschen} other {Alle löschen}}';
export const products = 'Produkte';
export const startAShop = 'Shop eröffnen';
export const itStaysADraftUntilYou = 'Es bleibt ein Entwurf, bis du es veröffentlichst.';
export const name = 'Name';
export const stonewareBowl = 'Steinzeugschale';
export const itsAddressEndsIn = 'Die Adresse endet auf';
export const inLabel = 'In';
export const shop = 'Shop';
export const size = 'Größe';
export const colour = 'Farbe';
export const material = 'Material';
export const thatWouldCreateCountVariantsThe =
  'Das ergäbe {count} Varianten. Höchstens {maxVariants} sind möglich.';
export const option = 'Option';
export const optionCount = 'Option {count}';
export const removeTheOptionName = 'Option „{name}“ entfernen';
export const addAnOption = 'Option hinzufügen';
export const valuesOfName = 'Werte von „{name}“';
export const separateThemWithCommasOrEnter = 'Trenne sie mit Kommas oder der Eingabetaste.';
export const addAValueToNameOr = 'Füge „{name}“ einen Wert hinzu oder entferne diese Option.';
export const removeValue = '„{value}“ entfernen';
export const smallMediumLarge = 'Klein, Mittel, Groß';
export const movePictureCountForward = 'Bild {count} nach vorn verschieben';
export const movePictureCountBack = 'Bild {count} nach hinten verschieben';
export const removePictureCount = 'Bild {count} entfernen';
export const addAPicture = 'Bild hinzufügen';
export const physicalProduct = 'Physisches Produkt';
export const service = 'Dienstleistung';
export const digitalProductNeverSellsOut = 'Digitales Produkt, nie ausverkauft';
export const changesHereAreLiveAsSoon =
  'Änderungen hier sind online, sobald du speicherst. Gibt es einen Angebotspreis, zahlen Käufer diesen. <link>Währung ändern</link>';
export const nameAndPictures = 'Name und Bilder';
export const visitorsSeeTheseChangesWhenYou =
  'Besucher sehen diese Änderungen, sobald du sie veröffentlichst.';
export const enterAName = 'Gib einen Namen ein.';
export const priceAndStockInCurrency = 'Preis und Bestand, in {currency}';
export const productType = 'Produktart';
export const useASpecialTaxClass = 'Besondere Steuerklasse verwenden';
export const taxClass = 'Steuerklasse';
export const mustMatchAClassUnderSettings =
  'Muss einer Klasse unter „Einstellungen“ > „Steuern“ entsprechen. Für den normalen Steuersatz leer lassen.';
export const text = 'Text';
export const shortDescription = 'Kurzbeschreibung';
export const shownBesideThePriceYouCan =
  'Steht neben dem Preis. Auf der Seite des Produkts kannst du mehr schreiben.';
export const categories = 'Kategorien';
export const separateWithCommasVisitorsFilterThe =
  'Mit Kommas trennen. Besucher filtern den Shop nach Kategorie.';
export const tags = 'Schlagwörter';
export const separateWithCommas = 'Mit Kommas trennen.';
export const files = 'Dateien';
export const buyersDownloadTheseFromTheirOrder =
  'Käufer laden sie auf ihrer Bestellseite herunter, sobald die Bestellung bezahlt ist. Andere haben keinen Zugriff.';
export const addAFileForBuyersTo = 'Füge eine Datei hinzu, die Käufer herunterladen können.';
export const removeName = '{name} entfernen';
export const chooseAFile = 'Datei auswählen';
export const addTheFile = 'Datei hinzufügen';
export const fileAdded = 'Datei hinzugefügt.';
export const fileRemoved = 'Datei entfernt.';
export const product = 'Produkt';
export const openOnTheSite = 'Auf der Website öffnen';
export const editItsPage = 'Seite bearbeiten';
export const save = 'Speichern';
export const publish = 'Veröffentlichen';
export const saveAndPublish = 'Speichern und veröffentlichen';
export const newProduct = 'Neues Produkt';
export const createProduct = 'Produkt erstellen';
export const backToTheList = 'Zurück zur Liste';
export const pricesAndStock = 'Preise und Bestand';
export const editTheShopsPage = 'Shop-Seite bearbeiten';
export const searchByNameOrSku = 'Nach Name oder SKU suchen';
export const exportAllProductsCsv = 'Alle Produkte exportieren (CSV)';
export const importAndExport = 'Import und Export';
export const importCsv = 'Importieren (CSV)';
export const changePricesAndStock = 'Preise und Bestand ändern';
export const noProductsYet = 'Noch keine Produkte';
export const yourShopPageIsReadyAdd =
  'Deine Shop-Seite ist fertig. Füge dein erstes Produkt hinzu, um sie zu füllen.';
export const addYourFirstProductToOpen =
  'Füge dein erstes Produkt hinzu, um einen Shop zu eröffnen: mit einer Seite für alle Produkte und einer für jedes einzelne.';
export const noMatches = 'Keine Treffer';
export const tryAnotherNameOrSku = 'Versuche es mit einem anderen Namen oder einer anderen SKU.';
export const showMore = 'Mehr anzeigen';
export const picture = 'Bild';
export const status = 'Status';
export const noPriceYet = 'Noch kein Preis';
export const unlimited = 'Unbegrenzt';
export const soldOut = 'Ausverkauft';
export const someFieldsNeedYourAttention = 'Einige Felder brauchen noch deine Aufmerksamkeit.';
export const savedAndPublished = 'Gespeichert und veröffentlicht.';
export const savedPricesAndStockAreLive =
  'Gespeichert. Preise und Bestand sind online. Für Text und Bilder musst du noch veröffentlichen.';
export const savedAsADraft = 'Als Entwurf gespeichert.';
export const leaveWithoutSaving = 'Ohne Speichern verlassen?';
export const yourChangesHereWillBeLost = 'Deine Änderungen hier gehen verloren.';
export const stay = 'Bleiben';
export const leave = 'Verlassen';
export const lengthInCm = 'Länge in cm';
export const pictureAndParcelName = 'Bild und Paket{name}';
export const pictureAndParcel = 'Bild und Paket';
export const done = 'Fertig';
export const parcelSize = 'Paketgröße';
export const enterAllThreeDimensionsSuchAs =
  'Gib alle drei Maße ein, zum Beispiel 24 oder 12,5, oder keines.';
export const shownWhenAVisitorChoosesThis =
  'Erscheint, wenn ein Besucher diese Variante wählt, und im Warenkorb.';
export const chooseAnother = 'Anderes auswählen';
export const chooseAPicture = 'Bild auswählen';
export const remove = 'Entfernen';
export const enterWholeGrams = 'Gib ganze Gramm ein.';
export const enterAPriceSuchAsExample = 'Gib einen Preis wie {example} ein.';
export const enterUpToWriteamount = 'Gib höchstens {writeAmount} ein.';
export const enterAPriceSuchAsExampleOr = 'Gib einen Preis wie {example} ein oder lass das Feld leer.';
export const mustNotExceedThePrice = 'Darf nicht höher als der Preis sein.';
export const enterAWholeNumberOrTick = 'Gib eine ganze Zahl ein oder wähle „Unbegrenzt“.';
export const weightInG = 'Gewicht in g';
export const skusInGreyWereGeneratedYou =
  'Graue SKUs wurden automatisch vergeben. Du kannst eigene eingeben.';
export const fewerColumns = 'Weniger Spalten';
export const moreColumnsSalePriceSkuWeight = 'Mehr Spalten: Angebot, SKU, Gewicht, Bild';
export const parcel = 'Paket';
export const pictureParcel = 'Bild, Paket';
export const variant = 'Variante';
export const unlimitedStockName = 'Unbegrenzter Bestand{name}';
export const setForAll = 'Für alle festlegen';
export const columnOfAllVariants = '{column} aller Varianten';
export const unlimitedStockOfAllVariants = 'Unbegrenzter Bestand aller Varianten';
export const various = 'verschieden';
export const inStock = 'auf Lager';
export const widthInCm = 'Breite in cm';
export const heightInCm = 'Höhe in cm';
export const buyersCanChooseAnotherAmount = 'Käufer können einen anderen Betrag wählen';
export const lowestAmount = 'Mindestbetrag';
export const highestAmount = 'Höchstbetrag';
export const giftCardEachVariantIsAn = 'Geschenkgutschein, jede Variante ist ein Betrag';
export const sellBySubscription = 'Als Abo verkaufen';
export const stampPdfsWithTheBuyersName = 'PDFs mit dem Namen des Käufers versehen';
export const eachPageHasTheBuyersName =
  'Jede Seite eines Downloads trägt unten den Namen des Käufers, die Bestellnummer und das Datum. PDFs bis 50 MB ohne Kennwort.';
export const whenTheSaleRuns = 'Wann das Angebot gilt';
export const opens = 'Öffnet';
export const noPlan = 'Keinen Tarif';
export const planInArea = '{plan} ({area})';
export const opensWhenTheOrderIsPaid =
  'Ein Kurs oder ein anderer Mitgliederbereich. Er öffnet sich für das Konto des Käufers, sobald die Bestellung bezahlt ist, und schließt sich, wenn du sie ganz erstattest.';
export const aProductCanOpenAPlan =
  'Ein digitales Produkt kann einen Kurs oder einen anderen Mitgliederbereich öffnen.';
export const addAMemberArea = 'Mitgliederbereich hinzufügen';
export const aPlanThatNoLongerExists = 'Ein Tarif, den es nicht mehr gibt';
export const barcode = 'Barcode';
export const notAValidBarcode = 'Das ist keine gültige EAN, UPC oder ISBN. Prüfe die Ziffern.';
export const partNumber = 'Herstellernummer (MPN)';
export const theNumberItsMakerGaveIt = 'Die Nummer, die der Hersteller vergeben hat, falls du sie kennst.';
export const brand = 'Marke';
export const leaveEmptyIfItHasNone =
  'Für Suchmaschinen und Shopping-Dienste. Leer lassen, wenn es keine gibt.';
export const condition = 'Zustand';
export const newCondition = 'Neu';
export const refurbished = 'Generalüberholt';
export const used = 'Gebraucht';
export const itHasNoBarcode = 'Es gibt keinen Barcode';
export const madeByHandMadeToOrder =
  'Für Handgemachtes, Maßanfertigungen und Vintage. Shopping-Dienste fragen dann nicht nach einem Barcode.';
export const withoutAPictureItIsLeftOut =
  'Shopping-Dienste brauchen ein Bild. Solange es fehlt, lässt dein Produkt-Feed dieses Produkt aus.';
export const productFeed = 'Produkt-Feed';
export const shoppingServicesSuchAsGoogle =
  'Shopping-Dienste wie das Google Merchant Center und Meta rufen deine Produkte unter dieser Adresse ab.';
export const addressOfTheFeed = 'Adresse des Feeds';
export const countProductsAreInIt =
  '{count, plural, one {Ein Produkt ist darin.} other {# Produkte sind darin.}}';
export const countProductsAreLeftOut = '{count, plural, one {Ein Produkt fehlt} other {# Produkte fehlen}}';
export const itHasNoPicture = 'ein Bild fehlt, beim Produkt oder bei einer Variante';
export const itHasNoPrice = 'ein Preis fehlt, beim Produkt oder bei einer Variante';
export const servicesTakeGoodsOnly = 'kein physisches Produkt';
export const andCountMore = '{count, plural, one {und ein weiteres} other {und # weitere}}';
export const theSiteIsHiddenFromSearchEngines =
  'Es gibt keinen Feed, weil Suchmaschinen diese Website nicht anzeigen dürfen. Ändere das unter Einstellungen, Suche.';
