export const look = 'Aussehen';
export const settingsOfTheBlock = 'Einstellungen des Blocks';
export const settingsOfTheSection = 'Einstellungen des Abschnitts';
export const settingsOfThePage = 'Einstellungen der Seite';
export const thisBlockNeedsANewerVersion =
  'Dieser Block braucht eine neuere Version oder eine fehlende Erweiterung. Er bleibt erhalten, aber Besucher sehen ihn nicht.';
export const itIsStillInThePages =
  'Im Quelltext der Seite bleibt es stehen. Dort können Suchmaschinen und andere es finden.';
export const whileHiddenVisitorsAndSearchEngines =
  'Solange es ausgeblendet ist, sehen Besucher und Suchmaschinen es nicht.';
export const onlyPhonesLeaveItOutStillthere = 'Nur auf Smartphones ausgeblendet. {stillThere}';
export const onlyPhonesShowItStillthere = 'Nur auf Smartphones sichtbar. {stillThere}';
export const phonesThenLeaveItOutStillthere = 'Auf Smartphones ist es dann ausgeblendet. {stillThere}';
export const hiddenOnPhones = 'Auf Smartphones ausgeblendet';
export const hidden = 'Ausgeblendet';
export const phoneOnly = 'Nur Smartphone';
export const fromDesktop = 'Vom Desktop';
export const allScreens = 'Alle Bildschirme';
export const phonesDiffer = 'Auf Smartphones anders';
export const useTheSameAsOnDesktop = 'Wie auf dem Desktop';
export const nameOnly = 'Nur {name}';
export const fromTheOriginal = 'Vom Original';
export const sameEverywhere = 'Überall gleich';
export const nameDiffers = '{name} weicht ab';
export const nameVersion = '{name}, Version {version}';
export const useTheOriginal = 'Original verwenden';
export const removeLabel = 'Entfernen: {label}';
export const change = 'Ändern';
export const choose = 'Auswählen';
export const page = 'Seite';
export const file = 'Datei';
export const web = 'Web';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const address = 'Adresse';
export const aWebAddressOrAPage = 'Eine Webadresse oder eine Seite dieser Website wie /about.';
export const emailAddress = 'E-Mail-Adresse';
export const helloExampleCom = 'hallo@example.com';
export const phoneNumber = 'Telefonnummer';
export const startWithTheCountryCodeSo =
  'Beginne mit der Ländervorwahl, damit die Nummer auch aus dem Ausland funktioniert.';
export const chooseALink = 'Link auswählen';
export const removeTheLink = 'Link entfernen';
export const cancel = 'Abbrechen';
export const insertLink = 'Link einfügen';
export const kindOfLink = 'Art des Links';
export const openInANewWindow = 'In neuem Fenster öffnen';
export const thePage = 'die Seite';
export const sectionOfTitle = 'Abschnitt von „{title}“';
export const thisSectionNoLongerExistsChoose = 'Diesen Abschnitt gibt es nicht mehr. Wähle einen anderen.';
export const topOfThePage = 'Seitenanfang';
export const chooseAFileFromTheList = 'Wähle eine Datei aus der Liste.';
export const chooseAPageFromTheList = 'Wähle eine Seite aus der Liste.';
export const noLinkYet = 'Noch kein Link';
export const inANewWindow = 'in neuem Fenster';
export const deleted = 'Gelöscht';
export const theLinkedPageOrFileHas =
  'Die verlinkte Seite oder Datei wurde gelöscht. Wähle etwas anderes aus.';
export const aFile = 'Datei';
export const notPublishedYet = 'noch nicht veröffentlicht';
export const hiddenFromTheMenuInIts = 'in den Einstellungen aus dem Menü genommen';
export const sharingPicture = 'Bild zum Teilen';
export const title = 'Titel';
export const searchAndSharing = 'Suche und Teilen';
export const noDescriptionYet = 'Noch keine Beschreibung';
export const description = 'Beschreibung';
export const searchEnginesShowAboutShowncharactersCharacters =
  'Suchmaschinen zeigen etwa {shownCharacters} Zeichen. Deine Beschreibung hat {length}.';
export const oneOrTwoSentencesForSearch = 'Ein oder zwei Sätze für Suchergebnisse und geteilte Links.';
export const details = 'Details';
export const socialPreview = 'Vorschau beim Teilen';
export const untitled = 'Ohne Titel';
export const place = 'Position';
export const columns = 'Spalten';
export const dragAcrossTheColumnsToFill =
  'Ziehe über die Spalten, die gefüllt werden sollen. Pfeiltasten verschieben den Block, mit Umschalt machen sie ihn breiter.';
export const wideReachesTheEdgesOfThe =
  '„Breit“ reicht bis an den Rand der Seite, „Voll“ bis an den Rand des Fensters.';
export const top = 'Oben';
export const middle = 'Mitte';
export const bottom = 'Unten';
export const stretch = 'Strecken';
export const positionInTheRow = 'Position in der Zeile';
export const asOnDesktop = 'Wie auf dem Desktop';
export const left = 'Links';
export const centre = 'Zentriert';
export const right = 'Rechts';
export const textAlignmentOnPhones = 'Textausrichtung auf Smartphones';
export const spanOfGridcolumnsColumnsWideFrom = '{span} von {gridColumns} Spalten breit, ab Spalte {column}';
export const width = 'Breite';
export const spaceAboveAndBelow = 'Abstand oben und unten';
export const height = 'Höhe';
export const lineAbove = 'Linie oben';
export const background = 'Hintergrund';
export const visibility = 'Sichtbarkeit';
export const name = 'Name';
export const addANameToLinkStraight = 'Gib einen Namen ein, um direkt auf diesen Abschnitt zu verlinken.';
export const fitContent = 'An Inhalt anpassen';
export const halfScreen = 'Halber Bildschirm';
export const none = 'Keine';
export const full = 'Voll';
export const short = 'Kurz';
export const wide = 'Breit';
export const normal = 'Normal';
export const narrow = 'Schmal';
export const colours = 'Farben';
export const takenFromTheBackgroundPictureRemove =
  'Aus dem Hintergrundbild übernommen. Entferne es, um Farben zu wählen.';
export const aa = 'Aa';
export const picture = 'Bild';
export const video = 'Video';
export const playsOverThePictureWithoutSound =
  'Läuft ohne Ton über dem Bild. Besucher können es anhalten. Wer weniger Bewegung oder Datenverbrauch wünscht, sieht das Bild.';
export const yourBrowserCantPlayThisVideo =
  'Dein Browser kann dieses Video nicht abspielen. Wähle ein Bild, das bis zum Abspielen zu sehen ist.';
export const darkenThePicture = 'Bild abdunkeln';
export const textAlwaysStaysReadableDarkenThe =
  'Text bleibt immer lesbar. Dunkle das Bild ab, um den Kontrast zu erhöhen.';
export const searchPagesAndPosts = 'Seiten und Beiträge suchen';
export const searchFiles = 'Dateien suchen';
export const pagesAndPosts = 'Seiten und Beiträge';
export const files = 'Dateien';
export const draft = 'Entwurf';
export const noTitlesMatch = 'Keine passenden Titel.';
export const fullScreen = 'Ganzer Bildschirm';
