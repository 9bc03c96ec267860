export const creatingTheBackup = 'Sicherung wird erstellt';
export const backUpEverything = 'Alles sichern';
export const createBackup = 'Sicherung erstellen';
export const includesEverySiteWithItsHistory =
  'Enthält jede Website mit ihrem Verlauf, jede Datei und alle Konten. Bewahre sie sicher auf einem anderen Gerät auf. Wer die Sicherung hat, hat alles.';
export const backupsAppearHereAndAreKept = 'Sicherungen erscheinen hier und bleiben eine Woche gespeichert.';
export const restoreEverything = 'Alles wiederherstellen';
export const aBackupReplacesTheWholeInstallation =
  'Eine Sicherung ersetzt die ganze Installation, auch dein Konto und dein Passwort. Führe diesen Befehl dort aus, wo Vitrine läuft. Vor dem Start fragt er nach:';
export const toRestoreASingleSiteGo =
  'Um eine einzelne Website wiederherzustellen, gehe zu „Export und Wiederherstellung“.';
export const creatingTheDuplicate = 'Duplikat wird erstellt';
export const nameCopy = '{name} (Kopie)';
export const duplicateThisSite = 'Diese Website duplizieren';
export const copiesPagesDraftsPicturesProductsAnd =
  'Kopiert Seiten, Entwürfe, Bilder, Produkte und Einstellungen. Domains, Personen, Bestellungen, Einsendungen und Schlüssel von Diensten werden nicht kopiert.';
export const notDuplicated = 'Nicht dupliziert';
export const newSiteName = 'Name der neuen Website';
export const address = 'Adresse';
export const youCanAddYourOwnDomain = 'Deine eigene Domain kannst du später in den Einstellungen hinzufügen.';
export const duplicate = 'Duplizieren';
export const duplicateCreatedIdentifierVisitorsCanSee =
  'Duplikat erstellt: <link>{identifier}</link>. Besucher können es unter seiner Adresse sehen.';
export const creatingTheArchive = 'Archiv wird erstellt';
export const creatingTheStaticCopy = 'Statische Kopie wird erstellt';
export const restoringTheSite = 'Website wird wiederhergestellt';
export const exportLabel = 'Export';
export const theWholeSite = 'Die ganze Website';
export const pagesDraftsPicturesAndSettingsIn =
  'Seiten, Entwürfe, Bilder und Einstellungen in einem Archiv. Bewahre es als Kopie auf oder importiere es später.';
export const createArchive = 'Archiv erstellen';
export const includeSubmissionsAndListMembers = 'Einsendungen und Listenmitglieder einschließen';
export const thisIsPersonalDataKeepThe = 'Das sind personenbezogene Daten. Gib das Archiv nicht weiter.';
export const staticCopy = 'Statische Kopie';
export const yourPublishedPagesAsPlainFiles =
  'Deine veröffentlichten Seiten als einfache Dateien für jeden Webserver.';
export const createCopy = 'Kopie erstellen';
export const archivesAppearHereAndAreKept = 'Archive erscheinen hier und bleiben eine Woche gespeichert.';
export const importLabel = 'Import';
export const exportRestore = 'Export und Wiederherstellung';
export const backups = 'Sicherungen';
export const page = 'Seite';
export const post = 'Beitrag';
export const file = 'Datei';
export const comment = 'Kommentar';
export const menu = 'Menü';
export const oldAddress = 'Alte Adresse';
export const tag = 'Schlagwort';
export const other = 'Sonstiges';
export const countPages = '{count} Seiten';
export const countPosts = '{count} Beiträge';
export const countFiles = '{count} Dateien';
export const countComments = '{count} Kommentare';
export const countMenus = '{count} Menüs';
export const countOldAddresses = '{count} alte Adressen';
export const countTagsCategories = '{count} Schlagwörter und Kategorien';
export const countOther = '{count} × Sonstiges';
export const newLabel = 'Neu';
export const updated = 'Aktualisiert';
export const unchanged = 'Unverändert';
export const keptAsEditedHere = 'Deine Version beibehalten';
export const skipped = 'Übersprungen';
export const entries = 'Einträge';
export const noEntriesMatch = 'Keine passenden Einträge.';
export const showCountMoreOfLeft = '{count} weitere von {left} anzeigen';
export const showMoreOfLeft = 'Weitere von {left} anzeigen';
export const untitled = 'Ohne Titel';
export const earlier = 'Frühere Importe';
export const reportsAreKeptForAMonth = 'Berichte bleiben einen Monat gespeichert.';
export const unnamedFile = 'Unbenannte Datei';
export const moreAboutName = 'Mehr zu {name}';
export const openReport = 'Bericht öffnen';
export const remove = 'Entfernen';
export const rejected = 'Abgelehnt';
export const inProgress = 'Läuft';
export const checked = 'Geprüft';
export const newSite = 'Neue Website';
export const imported = 'Importiert';
export const checkingFilename = '{filename} wird geprüft';
export const importingFilename = '{filename} wird importiert';
export const whichEntries = 'Welche Einträge';
export const toReviewCount = 'Zu prüfen {count}';
export const skippedCount = 'Übersprungen {count}';
export const allCount = 'Alle {count}';
export const type = 'Typ';
export const allTypes = 'Alle Typen';
export const searchTheReport = 'Bericht durchsuchen';
export const search = 'Suchen';
export const exportAsCsv = 'Als CSV exportieren';
export const kept = 'Beibehalten';
export const countsByType = 'Anzahl nach Typ';
export const kind = 'Typ';
export const title = 'Titel';
export const outcome = 'Ergebnis';
export const remarks = 'Anmerkungen';
export const inTheOldSystem = 'Im alten System';
export const siteCreated = 'Website erstellt';
export const importAnother = 'Weitere importieren';
export const identifierHasDocumentsPagesAndOther =
  '<link>{identifier}</link> hat {documents} Seiten und andere Teile sowie {media} Dateien.';
export const importPreview = 'Importvorschau';
export const importReport = 'Importbericht';
export const filenameNothingHasChangedSoFar = '{filename}. Bisher wurde nichts geändert.';
export const chooseAnotherFile = 'Andere Datei auswählen';
export const importNow = 'Jetzt importieren';
export const importedYourOwnEditsWereKept = 'Importiert. Deine eigenen Änderungen sind erhalten geblieben.';
export const theFile = 'Die Datei';
export const filenameWasNotImported = '{filename} wurde nicht importiert';
export const wordpress = 'WordPress';
export const onYourOldSiteGoTo =
  'Gehe auf deiner alten Website zu „Werkzeuge“, „Daten exportieren“, „Alle Inhalte“. Du erhältst eine XML-Datei.';
export const squarespace = 'Squarespace';
export const onYourOldSiteGoToSettings =
  'Gehe auf deiner alten Website zu „Einstellungen“, „Importieren und Exportieren“, „Exportieren“. Du erhältst eine XML-Datei.';
export const anArchiveOfAWholeSite =
  'Ein Archiv einer ganzen Website (.tar.gz) aus „Export“. Daraus wird eine neue Website, diese hier ändert sich nicht. Importiere nur Dateien, denen du vertraust, denn sie können Code enthalten.';
export const importASite = 'Website importieren';
export const createSite = 'Website erstellen';
export const previewImport = 'Importvorschau anzeigen';
export const chooseTheExportFile = 'Exportdatei auswählen';
export const shortNameOfTheNewSite = 'Kurzname der neuen Website';
export const partOfItsAddressLeaveEmpty = 'Teil ihrer Adresse. Leer lassen, um den alten Namen zu behalten.';
export const myPottery = 'meine-toepferei';
export const whereIsYourSiteNow = 'Wo ist deine Website jetzt?';
export const files = 'Dateien';
export const createdatStartedbyKeptUntilExpiresat = '{createdAt}, {startedBy} · gespeichert bis {expiresAt}';
export const downloadName = '{name} herunterladen,';
export const failed = 'Fehlgeschlagen';
export const moreAboutNameOfCreatedat = 'Mehr zu {name} vom {createdAt}';
export const restoreSite = 'Website wiederherstellen';
export const deleteLabel = 'Löschen';
export const backup = 'Sicherung';
export const wholeSite = 'Ganze Website';
export const siteBeforeTheRestore = 'Website vor der Wiederherstellung';
export const aFile = 'einer Datei';
export const restoreFromFilename = 'Wiederherstellung aus {filename}';
export const restoredFromFilenameDocumentsPagesAnd =
  'Wiederhergestellt aus {filename}: {documents} Seiten und andere Teile.';
export const restoredFromFilenameDocumentsPagesAnd2 =
  'Wiederhergestellt aus {filename}: {documents} Seiten und andere Teile. {setAside, plural, one {# Teil, der dort nicht enthalten ist, liegt jetzt} other {# Teile, die dort nicht enthalten sind, liegen jetzt}} im Papierkorb.';
export const sendingName = '{name} wird hochgeladen';
export const cancel = 'Abbrechen';
export const countOfBytes = '{count} von {bytes}';
export const youCanWorkElsewhereInVitrine =
  'Du kannst woanders in Vitrine weiterarbeiten. Lass diesen Tab offen, bis der Upload fertig ist.';
export const waitingInLine = 'In der Warteschlange';
export const starting = 'Startet';
export const youCanLeaveThisPageThe =
  'Du kannst diese Seite verlassen. Der Vorgang läuft im Hintergrund weiter.';
export const yourWpContentUploadsFolderOr =
  'Dein Ordner wp-content/uploads oder ein Archiv davon. Du kannst ihn auch später hinzufügen, wenn du noch einmal importierst.';
export const aFolderWithThePicturesYou =
  'Ein Ordner mit den Bildern, die du von der alten Website gespeichert hast. Du kannst ihn auch später hinzufügen, wenn du noch einmal importierst.';
export const picturesAndFilesOfTheOld = 'Bilder und Dateien der alten Website';
export const folderWithTheOldSitesFiles = 'Ordner mit den Dateien der alten Website';
export const archiveWithTheOldSitesFiles = 'Archiv mit den Dateien der alten Website';
export const countFilesBytes = '{count} Dateien, {bytes}';
export const skipTheOldSitesFiles = 'Dateien der alten Website weglassen';
export const chooseAFolder = 'Ordner auswählen';
export const chooseAnArchive = 'Archiv auswählen';
export const theArchiveOfCreatedat = 'dem Archiv vom {createdAt}';
export const restoreTheSite = 'Website wiederherstellen?';
export const visitorsWillSeeTheSiteAs =
  'Besucher sehen die Website dann so, wie sie in {source} gespeichert ist. Seiten, die dort fehlen, kommen in den Papierkorb. Versionen, Dateien, Domains und Personen bleiben erhalten. Wir speichern die aktuelle Website vorher als Archiv.';
export const restore = 'Wiederherstellen';
export const typeNameToContinue = 'Gib „{name}“ ein, um fortzufahren';
export const restoreFromAFile = 'Aus einer Datei wiederherstellen';
export const useAnArchiveOfThisSite = 'Verwende ein Archiv dieser Website, das du woanders gespeichert hast.';
export const restore2 = 'Wiederherstellen…';
export const connectionLostNothingHasChangedSend =
  'Verbindung verloren. Nichts wurde geändert. Sende die Datei noch einmal.';
export const theServerCouldntAcceptThisFile =
  'Der Server konnte diese Datei nicht annehmen. Sende sie noch einmal.';
export const anywhereOrOnThisComputer = 'Überall oder auf diesem Computer';
export const inAFolderOfAWeb = 'In einem Ordner eines Webservers';
export const atItsOwnDomain = 'Unter eigener Domain';
export const folder = 'Ordner';
export const createStaticCopy = 'Statische Kopie erstellen';
export const searchAndPasswordPagesAreNot =
  'Die Suche und Seiten mit Passwort sind nicht dabei, weil sie einen Server brauchen.';
export const hosting = 'Hosting';
export const pages = 'Seiten';
export const posts = 'Beiträge';
export const comments = 'Kommentare';
export const menus = 'Menüs';
export const oldAddresses = 'Alte Adressen';
export const tagsCategories = 'Schlagwörter, Kategorien';
export const new2 = 'neu';
export const updated2 = 'aktualisiert';
export const unchanged2 = 'unverändert';
export const keptAsEditedHere2 = 'deine Version beibehalten';
export const leftOut = 'übersprungen';
export const fetchCountPicturesFromHosts =
  '{count, plural, one {Das Bild von {hosts} holen} other {Die # Bilder von {hosts} holen}}';
export const picturesAreNotInTheFile =
  'In der Datei stehen nur ihre Adressen. Vitrine lädt jedes Bild einmal und nennt die, die es nicht bekommt.';
export const fetchCountPictures = '{count, plural, one {Das Bild holen} other {Die # Bilder holen}}';
export const tryCountPicturesAgain =
  '{count, plural, one {Das fehlende Bild noch einmal versuchen} other {Die # fehlenden Bilder noch einmal versuchen}}';
export const stopLabel = 'Anhalten';
export const stopped = 'Angehalten';
export const filenameIsStopped = 'Import von {filename} angehalten';
export const whatCameOverStays =
  'Was übernommen ist, bleibt. Setze fort, um den Rest zu importieren. Bilder, die hier sind, werden nicht noch einmal geholt.';
export const continueImport = 'Fortsetzen';
export const close = 'Schließen';
export const inGhostGoTo =
  'Gehe in Ghost zu „Settings“, „Import/Export“, „Export“. Du erhältst eine JSON-Datei.';
export const rssFeed = 'RSS-Feed';
export const saveTheFeedAsAFile =
  'Öffne den Feed deiner alten Website (RSS oder Atom) im Browser und speichere ihn. Die meisten Feeds enthalten nur die neuesten Beiträge.';
export const theFolderOfYourPosts =
  'Ein ZIP des Ordners mit deinen Beiträgen und Bildern, aus Jekyll, Hugo, Eleventy, Astro oder Obsidian. Oder eine einzelne .md-Datei.';
export const addressOfTheOldSite = 'Adresse der alten Website (freiwillig)';
export const theFileDoesNotHoldIt = 'Nötig, um Bilder zu holen, die nicht in der Datei sind.';
export const theContentFolderOfGhost = 'Dein Ghost-Ordner content/images oder ein Archiv davon.';
