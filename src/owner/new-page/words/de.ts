export const client = 'Kunde';
export const year = 'Jahr';
export const place = 'Ort';
export const role = 'Rolle';
export const aboutTheProject = 'Über das Projekt';
export const pictures = 'Bilder';
export const otherProjects = 'Weitere Projekte';
export const positionInTheMenu = 'Position im Menü';
export const atTheEnd = 'Am Ende';
export const beforeTitle = 'Vor „{title}“';
export const enterANameFirstYouCan = 'Gib zuerst einen Namen ein. Du kannst ihn später ändern.';
export const enterATitleFirstYouCan = 'Gib zuerst einen Titel ein. Du kannst ihn später ändern.';
export const newPage = 'Neue Seite';
export const createPage = 'Seite erstellen';
export const newFolder = 'Neuer Ordner';
export const createFolder = 'Ordner erstellen';
export const newBlog = 'Neuer Blog';
export const createBlog = 'Blog erstellen';
export const newListOfEvents = 'Neue Veranstaltungsliste';
export const createListOfEvents = 'Veranstaltungsliste erstellen';
export const newPortfolio = 'Neues Portfolio';
export const createPortfolio = 'Portfolio erstellen';
export const newShop = 'Neuer Shop';
export const createShop = 'Shop erstellen';
export const cancel = 'Abbrechen';
export const itStaysADraftUntilYou = 'Bleibt ein Entwurf, bis du veröffentlichst.';
export const aboutTheStudio = 'Über das Atelier';
export const aFolderGroupsPagesUnderOne = 'Ein Ordner fasst Seiten unter einer Adresse zusammen.';
export const workshops = 'Workshops';
export const listsYourPostsNewestFirstEach =
  'Zeigt deine Beiträge, die neuesten zuerst. Jeder Beitrag bekommt eine eigene Seite.';
export const journal = 'Journal';
export const listsUpcomingEventsEachEventGets =
  'Zeigt kommende Veranstaltungen. Jede Veranstaltung bekommt eine eigene Seite.';
export const whatsOn = 'Programm';
export const showsProjectsByTheirCoversEach =
  'Zeigt Projekte mit ihren Titelbildern. Jedes Projekt bekommt eine eigene Seite.';
export const work = 'Arbeiten';
export const showsYourProductsEachProductGets =
  'Zeigt deine Produkte. Jedes Produkt bekommt eine eigene Seite.';
export const shop = 'Shop';
export const name = 'Name';
export const address = 'Adresse:';
export const showInTheMenu = 'Im Menü anzeigen';
export const appearsOnceThePageIsPublished =
  'Erscheint, sobald die Seite veröffentlicht ist, auch in Fußbereichen, die das Menü wiederholen.';
export const blog = 'Blog';
export const listOfEvents2 = 'Veranstaltungsliste';
export const portfolio = 'Portfolio';
export const needABlogShopOrPortfolio = 'Brauchst du einen Blog, einen Shop oder ein Portfolio?';
export const heroWithPicture = 'Aufmacher mit Bild';
export const aLargeHeadlineOneSentenceAnd =
  'Eine große Überschrift, ein Satz und ein Button neben einem hohen Bild.';
export const heroBannerHeaderHeadline = 'hero banner header kopfbereich überschrift headline';
export const opening = 'Einstieg';
export const sayWhatYouDoInFive = 'Sag in fünf Wörtern, was du machst';
export const thenOneSentenceAboutWhoIt =
  'Dann ein Satz darüber, für wen es ist und was nach einem Besuch bei dir anders ist.';
export const planYourVisit = 'Besuch planen';
export const textAndPicture = 'Text und Bild';
export const aFewLinesOfTextBeside = 'Ein paar Zeilen Text neben einem Bild.';
export const story = 'Geschichte';
export const howItBegan = 'Wie alles begann';
export const twoOrThreeSentencesAreEnough = 'Zwei oder drei Sätze genügen: das Jahr, der Ort, der Grund.';
export const endWithWhatHasStayedThe = 'Schließe mit dem, was seitdem gleich geblieben ist.';
export const pictureAndText = 'Bild und Text';
export const aPictureWithAFewLines = 'Ein Bild mit ein paar Zeilen Text daneben.';
export const details = 'Details';
export const whatYouCanExpect = 'Das erwartet Sie';
export const describeOneThingTheWayA =
  'Beschreibe eine Sache so, wie jemand sie beim ersten Besuch erlebt: was man vorfindet, was man in der Hand hält, was man mit nach Hause nimmt.';
export const threeColumns = 'Drei Spalten';
export const threeServicesPlacesOrReasonsSide = 'Drei Leistungen, Orte oder Gründe nebeneinander.';
export const featuresServicesReasonsCards = 'funktionen merkmale vorteile leistungen gründe karten';
export const threeThings = 'Drei Dinge';
export const whatWeDo = 'Was wir machen';
export const firstThing = 'Erstens';
export const whatItIsInOneSentence = 'In einem Satz, was es ist, und was es kostet oder wie lange es dauert.';
export const secondThing = 'Zweitens';
export const beginWithTheWordPeopleWould = 'Beginne mit dem Wort, nach dem andere suchen würden.';
export const thirdThing = 'Drittens';
export const ifThereIsNoThirdDelete =
  'Wenn es nichts Drittes gibt, lösche diese Spalte und mach die anderen breiter.';
export const quote = 'Zitat';
export const aCustomersWordsLargeOnA = 'Die Worte eines Kunden, groß, auf farbigem Hintergrund.';
export const testimonialReview = 'testimonial kundenstimme referenz bewertung';
export const theSentenceAGuestSaidWhen =
  'Der Satz, den ein Gast beim Abschied gesagt hat, in seinen eigenen Worten.';
export const theirName = 'Name der Person';
export const latestPosts = 'Neueste Beiträge';
export const yourNewestPostsAsAGrid = 'Deine neuesten Beiträge als Bilderraster.';
export const blogNewsJournal = 'blog news neuigkeiten aktuelles journal';
export const latest = 'Aktuelles';
export const fromTheJournal = 'Aus dem Journal';
export const threePictures = 'Drei Bilder';
export const threeOfOneShapeSideBy = 'Drei im gleichen Format nebeneinander.';
export const galleryPhotosImages = 'galerie fotos bilder';
export const callToAction = 'Call-to-Action';
export const oneSentenceAndAButton = 'Ein Satz und ein Button.';
export const ctaBannerButton = 'cta handlungsaufruf aufforderung banner button';
export const shallWeKeepATableFor = 'Dürfen wir Ihnen einen Tisch freihalten?';
export const writeOrComeByWeAnswer =
  'Schreiben Sie uns oder kommen Sie vorbei. Wir antworten noch am selben Tag.';
export const getInTouch = 'Kontakt aufnehmen';
export const contact = 'Kontakt';
export const addressPhoneAndEmailAndYour =
  'Adresse, Telefon und E-Mail sowie deine Profile in sozialen Netzwerken.';
export const addressPhoneMailFindUs = 'adresse telefon e-mail mail anfahrt';
export const whereToFindUs = 'So finden Sie uns';
export const nameOfTheHouse = 'Name des Hauses';
export const streetAndNumberPostcodeAndTown = 'Straße und Hausnummer, Postleitzahl und Ort';
export const theTramStopsAtTheCorner =
  'Die Straßenbahn hält an der Ecke, und im Hof gibt es zwei Parkplätze.';
export const howToReachUs = 'So erreichen Sie uns';
export const phone000000000 = 'Telefon: 000 000000';
export const emailHelloExampleCom = 'E-Mail: hallo@example.com';
export const openingHours = 'Öffnungszeiten';
export const daysAndTimesInATable =
  'Tage und Zeiten in einer Tabelle, die auch auf Smartphones gut lesbar ist.';
export const timesTableOpen = 'zeiten uhrzeiten tabelle geöffnet';
export const open = 'Geöffnet';
export const mondayTuesday = 'Montag, Dienstag';
export const closed = 'geschlossen';
export const wednesdayToFriday = 'Mittwoch bis Freitag';
export const saturday = 'Samstag';
export const sunday = 'Sonntag';
export const byAppointment = 'nach Vereinbarung';
export const comingUp = 'Demnächst';
export const theNextDatesOfYourEvents = 'Die nächsten Termine deiner Veranstaltungen.';
export const datesCalendar = 'termine veranstaltungen kalender';
export const emptySection = 'Leerer Abschnitt';
export const startsEmpty = 'Beginnt leer.';
export const newSection = 'Neuer Abschnitt';
export const startWith = 'Beginnen mit';
export const title = 'Titel';
export const emptyPage = 'Leere Seite';
export const about = 'Über uns';
export const sayInOneSentenceWhoYou = 'Sag in einem Satz, wer du bist und was du machst.';
export const services = 'Leistungen';
export const sayWhatYouDoForPeople = 'Sag, was du für andere tust und wie es ihnen hilft.';
export const oneSentenceAboutThesePicturesWhere =
  'Ein Satz zu diesen Bildern: wo und wann du sie aufgenommen hast.';
export const priceList = 'Preisliste';
export const sayWhatYourPricesIncludeAnd = 'Sag, was in deinen Preisen enthalten ist und von wann sie sind.';
export const firstGroup = 'Erste Gruppe';
export const whatItIs = 'Was es ist';
export const somethingLarger = 'Etwas Größeres';
export const somethingThatTakesLonger = 'Etwas, das länger dauert';
export const from00 = 'ab 00';
export const secondGroup = 'Zweite Gruppe';
export const aCommonExtra = 'Ein beliebtes Extra';
export const writeCallOrComeBySay = 'Schreiben, anrufen oder vorbeikommen: Sag, wie schnell du antwortest.';
export const andWhereTheyAreFrom = 'und woher sie kommt';
export const newCourse = 'Neuer Kurs';
export const createCourse = 'Kurs erstellen';
export const listsLessonsInChapters =
  'Listet Lektionen in Kapiteln auf. Jede Lektion bekommt eine eigene Seite. Wer sie sehen kann, legst du in den Einstellungen der Seite fest.';
export const potteryForBeginners = 'Töpfern für Anfänger';
export const course = 'Kurs';
export const lesson = 'Lektion';
export const downloadTheFile = 'Datei herunterladen';
