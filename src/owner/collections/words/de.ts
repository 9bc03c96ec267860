export const countChangedPublishThemToShow =
  '{count, plural, one {# Eintrag geändert. Veröffentliche ihn, damit Besucher es sehen.} other {# Einträge geändert. Veröffentliche sie, damit Besucher es sehen.}}';
export const detailsOfCount = '{count, plural, one {Details von # Eintrag} other {Details von # Einträgen}}';
export const addsToEachWithoutRemovingAnything = 'Wird bei jedem ergänzt, ohne etwas zu entfernen.';
export const addToAll = 'Bei allen ergänzen';
export const categories = 'Kategorien';
export const tags = 'Schlagwörter';
export const author = 'Autor';
export const leaveEmptyToKeepEachOnes = 'Leer lassen, um die bisherigen Autoren zu behalten.';
export const nothingPublishedOrPlannedThisMonth = 'In diesem Monat ist nichts veröffentlicht oder geplant.';
export const todayDate = 'Heute, {date}';
export const goesOffline = 'geht offline';
export const planned = 'geplant';
export const untitled = 'Ohne Titel';
export const rescheduleTitle = '„{title}“ neu planen';
export const dragAnEntryToAnotherDay =
  'Ziehe einen Eintrag auf einen anderen Tag oder drücke Alt und eine Pfeiltaste.';
export const countMore = '{count} weitere';
export const calendar = 'Kalender';
export const previousMonth = 'Vorheriger Monat';
export const nextMonth = 'Nächster Monat';
export const today2 = 'Heute';
export const titleOfCategory = 'Titel von {category}';
export const descriptionOfCategory = 'Beschreibung von {category}';
export const appearsOnTheCategoryPageAnd = 'Erscheint auf der Seite der Kategorie und in Suchergebnissen.';
export const enterAWholeNumberFrom1 = 'Gib eine ganze Zahl von 1 bis {mostOnAPage} ein.';
export const settingsSavedTheyAreLiveNow = 'Einstellungen gespeichert. Sie sind jetzt online.';
export const settingsOfTitle = 'Einstellungen von „{title}“';
export const cancel = 'Abbrechen';
export const save = 'Speichern';
export const name = 'Name';
export const enterAName = 'Gib einen Namen ein.';
export const entriesPerPage = 'Einträge pro Seite';
export const aLinkAtTheEndOf = 'Ein Link am Ende der Liste führt zur nächsten Seite.';
export const sortManually = 'Manuell sortieren';
export const whenOffTheNewestComesFirst = 'Wenn ausgeschaltet, steht das Neueste zuerst.';
export const collection = 'Sammlung';
export const collectionNotFound = 'Sammlung nicht gefunden';
export const itMayHaveBeenDeletedYou =
  'Vielleicht wurde sie gelöscht. Gelöschte Seiten kannst du unter „Seiten“ 30 Tage lang wiederherstellen.';
export const list = 'Liste';
export const pages = 'Seiten';
export const view = 'Ansicht';
export const collectionSettings = 'Einstellungen der Sammlung';
export const settings = 'Einstellungen';
export const editItsPage = 'Seite bearbeiten';
export const showMore = 'Mehr anzeigen';
export const visitorsSeeThisOrderDragAn =
  'Besucher sehen diese Reihenfolge. Ziehe einen Eintrag am Griff oder verschiebe ihn über sein Menü.';
export const visitorsSeeTheManualOrderTo =
  'Besucher sehen die manuelle Reihenfolge. Um sie zu ändern, zeige alle Einträge an und sortiere „Manuell“.';
export const noMatches = 'Keine Treffer';
export const changeYourSearchOrFiltersTo = 'Ändere deine Suche oder die Filter, um mehr zu sehen.';
export const countPosts = '{count, plural, one {# Beitrag} other {# Beiträge}}';
export const noPostsYet = 'Noch keine Beiträge';
export const thePageIsADraftPosts =
  'Die Seite „{title}“ ist ein Entwurf. Besucher sehen deshalb ihre Beiträge noch nicht.';
export const newPost = 'Neuer Beitrag';
export const createPost = 'Beitrag erstellen';
export const countEvents = '{count, plural, one {# Veranstaltung} other {# Veranstaltungen}}';
export const noEventsYet = 'Noch keine Veranstaltungen';
export const thePageIsADraftEvents =
  'Die Seite „{title}“ ist ein Entwurf. Besucher sehen deshalb ihre Veranstaltungen noch nicht.';
export const newEvent = 'Neue Veranstaltung';
export const createEvent = 'Veranstaltung erstellen';
export const countProducts = '{count, plural, one {# Produkt} other {# Produkte}}';
export const noProductsYet = 'Noch keine Produkte';
export const thePageIsADraftProducts =
  'Die Seite „{title}“ ist ein Entwurf. Besucher sehen deshalb ihre Produkte noch nicht.';
export const newProduct = 'Neues Produkt';
export const createProduct = 'Produkt erstellen';
export const countProjects = '{count, plural, one {# Projekt} other {# Projekte}}';
export const noProjectsYet = 'Noch keine Projekte';
export const thePageIsADraftProjects =
  'Die Seite „{title}“ ist ein Entwurf. Besucher sehen deshalb ihre Projekte noch nicht.';
export const newProject = 'Neues Projekt';
export const createProject = 'Projekt erstellen';
export const countItems = '{count, plural, one {# Eintrag} other {# Einträge}}';
export const noItemsYet = 'Noch keine Einträge';
export const thePageIsADraftItems =
  'Die Seite „{title}“ ist ein Entwurf. Besucher sehen deshalb ihre Einträge noch nicht.';
export const newItem = 'Neuer Eintrag';
export const createItem = 'Eintrag erstellen';
export const whatYouWriteHereAppearsOn =
  'Was du hier schreibst, erscheint nach dem Veröffentlichen auf „{title}“.';
export const off = 'Aus';
export const open = 'Offen';
export const closedExistingCommentsStayVisible = 'Geschlossen, vorhandene Kommentare bleiben sichtbar';
export const approveEveryComment = 'Jeden Kommentar freigeben';
export const approveEachReadersFirstComment = 'Den ersten Kommentar jeder Person freigeben';
export const publishAtOnce = 'Sofort veröffentlichen';
export const comments = 'Kommentare';
export const beforeTheyAppear = 'Freigabe';
export const readersAreRecognisedByTheirEmail =
  'Leser werden an ihrer E-Mail-Adresse erkannt. Ohne sie wartet jeder Kommentar auf Freigabe.';
export const commentsThatLookLikeSpamAre = 'Kommentare, die nach Spam aussehen, werden immer zurückgehalten.';
export const closeCommentsAfter = 'Kommentare schließen nach';
export const never = 'Nie';
export const days = 'Tagen';
export const requireAName = 'Name erforderlich';
export const emailModerators = 'Moderatoren per E-Mail benachrichtigen';
export const titleIsLive = '„{title}“ ist online.';
export const publishIt = 'Veröffentlichen';
export const all = 'Alle';
export const published = 'Veröffentlicht';
export const drafts = 'Entwürfe';
export const changed = 'Geändert';
export const scheduled = 'Geplant';
export const newestFirst = 'Neueste zuerst';
export const oldestFirst = 'Älteste zuerst';
export const editedRecently = 'Zuletzt bearbeitet';
export const byTitle = 'Nach Titel';
export const manually = 'Manuell';
export const searchTitles = 'Titel suchen';
export const status = 'Status';
export const tagCategoryOrAuthor = 'Schlagwort, Kategorie oder Autor';
export const allLabels = 'Alle Angaben';
export const order = 'Reihenfolge';
export const countChosen = '{count} ausgewählt';
export const totalFound = '{total} gefunden';
export const edit = 'Bearbeiten';
export const settings2 = 'Einstellungen…';
export const openOnTheSite = 'Auf der Website öffnen';
export const duplicate = 'Duplizieren';
export const moveUp = 'Nach oben';
export const moveDown = 'Nach unten';
export const publish = 'Veröffentlichen';
export const unpublish = 'Offline nehmen';
export const deleteLabel = 'Löschen';
export const selectTitle = '„{title}“ auswählen';
export const moreAboutTitle = 'Mehr zu „{title}“';
export const undo = 'Rückgängig';
export const countPublished = '{count, plural, one {# Eintrag} other {# Einträge}} veröffentlicht.';
export const countUnpublished = '{count, plural, one {# Eintrag} other {# Einträge}} offline genommen.';
export const countDeleted = '{count, plural, one {# Eintrag} other {# Einträge}} gelöscht.';
export const titleMessage = '„{title}“: {message}';
export const actionsForTheSelection = 'Aktionen für die Auswahl';
export const tagsAuthor = 'Schlagwörter, Autor…';
export const countOfCount2 = '{count} von {count2}';
export const picture = 'Bild';
export const excerpt = 'Auszug';
export const date = 'Datum';
export const relatedProducts = 'Ähnliche Produkte';
export const productsOftenBoughtTogetherOrIn =
  'Produkte, die oft zusammen gekauft werden oder zur selben Kategorie gehören.';
export const listLayout = 'Layout der Liste';
export const aListOfPostsBlockOn = 'Ein Block „Liste von Beiträgen“ auf der Seite ersetzt diese Liste.';
export const introduction = 'Einleitung';
export const categoryOrTagFilter = 'Filter nach Kategorie oder Schlagwort';
export const appearsOnceThereAreAtLeast = 'Erscheint, sobald es mindestens zwei gibt.';
export const previousAndNextLinks = 'Links zum vorherigen und nächsten Eintrag';
export const relatedEntries = 'Ähnliche Einträge';
export const entriesWithTheSameTagsAnd = 'Einträge mit denselben Schlagwörtern und Kategorien.';
export const itStaysADraftUntilYou = 'Bleibt ein Entwurf, bis du veröffentlichst.';
export const itsAddressEndsIn = 'Die Adresse endet auf';
export const howItBegan = 'Wie alles begann';
export const tellItAsYouWouldAcross =
  'Erzähle es so, wie du es am Küchentisch tun würdest: wo, wann und was zuerst schiefging.';
export const whatWeAreWorkingOn = 'Woran wir gerade arbeiten';
export const oneThingThatIsOnThe =
  'Eine Sache, die heute auf dem Tisch liegt, und warum sie so lange dauert.';
export const aQuestionWeAreAskedOften = 'Eine Frage, die wir oft hören';
export const writeTheAnswerThatYouWould =
  'Schreibe die Antwort, die du einem Freund geben würdest. Drei Sätze reichen.';
export const startWithSamplePosts = 'Mit Beispielbeiträgen starten…';
export const addedCountPostsAsDrafts = '{count} Beiträge als Entwürfe hinzugefügt.';
export const startWithThreeSamplePosts = 'Mit drei Beispielbeiträgen starten?';
export const theyAreAddedToTitleAs =
  'Sie werden als Entwürfe zu „{title}“ hinzugefügt, unsichtbar für Besucher. Bearbeite oder lösche sie.';
export const startEmpty = 'Leer starten';
export const addSamples = 'Beispiele hinzufügen';
export const someSamplesWereNotAdded = 'Einige Beispiele wurden nicht hinzugefügt';
export const titleStaysWhereItWasThat = '„{title}“ bleibt, wo es war. Dieser Zeitpunkt ist vorbei.';
export const thatTimeHasPassedChooseA = 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren Tag.';
export const titleIsNowScheduledForTo = '„{title}“ ist jetzt geplant für {to}.';
export const titleIsScheduledForTo = '„{title}“ ist geplant für {to}.';
export const countLessons = '{count, plural, one {# Lektion} other {# Lektionen}}';
export const noLessonsYet = 'Noch keine Lektionen';
export const thePageIsADraftLessons =
  'Die Seite „{title}“ ist ein Entwurf. Besucher sehen deshalb ihre Lektionen noch nicht.';
export const newLesson = 'Neue Lektion';
export const createLesson = 'Lektion erstellen';
export const course = 'Kurs';
