export const creatingTheBackup = 'Creating the backup';
export const backUpEverything = 'Back up everything';
export const createBackup = 'Create backup';
export const includesEverySiteWithItsHistory =
  'Includes every site with its history, every file and all accounts. Keep it somewhere safe on another machine. Anyone with the backup has everything.';
export const backupsAppearHereAndAreKept = 'Backups appear here and are kept for a week.';
export const restoreEverything = 'Restore everything';
export const aBackupReplacesTheWholeInstallation =
  'A backup replaces the whole installation, including your account and password. Run this command where Vitrine runs. It asks before it starts:';
export const toRestoreASingleSiteGo = 'To restore a single site, go to “Export & restore”.';
export const creatingTheDuplicate = 'Creating the duplicate';
export const nameCopy = '{name} (copy)';
export const duplicateThisSite = 'Duplicate this site';
export const copiesPagesDraftsPicturesProductsAnd =
  'Copies pages, drafts, pictures, products and settings. Domains, people, orders, submissions and service keys are not copied.';
export const notDuplicated = 'Not duplicated';
export const newSiteName = 'New site name';
export const address = 'Address';
export const youCanAddYourOwnDomain = 'You can add your own domain later in Settings.';
export const duplicate = 'Duplicate';
export const duplicateCreatedIdentifierVisitorsCanSee =
  'Duplicate created: <link>{identifier}</link>. Visitors can see it at its address.';
export const creatingTheArchive = 'Creating the archive';
export const creatingTheStaticCopy = 'Creating the static copy';
export const restoringTheSite = 'Restoring the site';
export const exportLabel = 'Export';
export const theWholeSite = 'The whole site';
export const pagesDraftsPicturesAndSettingsIn =
  'Pages, drafts, pictures and settings in one archive. Keep it as a copy, or import it later.';
export const createArchive = 'Create archive';
export const includeSubmissionsAndListMembers = 'Include submissions and list members';
export const thisIsPersonalDataKeepThe = 'This is personal data. Keep the archive private.';
export const staticCopy = 'Static copy';
export const yourPublishedPagesAsPlainFiles = 'Your published pages as plain files for any web server.';
export const createCopy = 'Create copy';
export const archivesAppearHereAndAreKept = 'Archives appear here and are kept for a week.';
export const importLabel = 'Import';
export const exportRestore = 'Export & restore';
export const backups = 'Backups';
export const page = 'Page';
export const post = 'Post';
export const file = 'File';
export const comment = 'Comment';
export const menu = 'Menu';
export const oldAddress = 'Old address';
export const tag = 'Tag';
export const other = 'Other';
export const countPages = '{count} × pages';
export const countPosts = '{count} × posts';
export const countFiles = '{count} × files';
export const countComments = '{count} × comments';
export const countMenus = '{count} × menus';
export const countOldAddresses = '{count} × old addresses';
export const countTagsCategories = '{count} × tags, categories';
export const countOther = '{count} × other';
export const newLabel = 'New';
export const updated = 'Updated';
export const unchanged = 'Unchanged';
export const keptAsEditedHere = 'Kept as edited here';
export const skipped = 'Skipped';
export const entries = 'Entries';
export const noEntriesMatch = 'No entries match.';
export const showCountMoreOfLeft = 'Show {count} more of {left}';
export const showMoreOfLeft = 'Show more of {left}';
export const untitled = 'Untitled';
export const earlier = 'Earlier';
export const reportsAreKeptForAMonth = 'Reports are kept for a month.';
export const unnamedFile = 'Unnamed file';
export const moreAboutName = 'More about {name}';
export const openReport = 'Open report';
export const remove = 'Remove';
export const rejected = 'Rejected';
export const inProgress = 'In progress';
export const checked = 'Checked';
export const newSite = 'New site';
export const imported = 'Imported';
export const checkingFilename = 'Checking {filename}';
export const importingFilename = 'Importing {filename}';
export const whichEntries = 'Which entries';
export const toReviewCount = 'To review {count}';
export const skippedCount = 'Skipped {count}';
export const allCount = 'All {count}';
export const type = 'Type';
export const allTypes = 'All types';
export const searchTheReport = 'Search the report';
export const search = 'Search';
export const exportAsCsv = 'Export as CSV';
export const kept = 'Kept';
export const countsByType = 'Counts by type';
export const kind = 'Kind';
export const title = 'Title';
export const outcome = 'Outcome';
export const remarks = 'Remarks';
export const inTheOldSystem = 'In the old system';
export const siteCreated = 'Site created';
export const importAnother = 'Import another';
export const identifierHasDocumentsPagesAndOther =
  '<link>{identifier}</link> has {documents} pages and other parts, and {media} files.';
export const importPreview = 'Import preview';
export const importReport = 'Import report';
export const filenameNothingHasChangedSoFar = '{filename}. Nothing has changed so far.';
export const chooseAnotherFile = 'Choose another file';
export const importNow = 'Import now';
export const importedYourOwnEditsWereKept = 'Imported. Your own edits were kept.';
export const theFile = 'The file';
export const filenameWasNotImported = '{filename} was not imported';
export const wordpress = 'WordPress';
export const onYourOldSiteGoTo = 'On your old site, go to Tools, Export, All content. You get an XML file.';
export const squarespace = 'Squarespace';
export const onYourOldSiteGoToSettings =
  'On your old site, go to Settings, Import & Export, Export. You get an XML file.';
export const anArchiveOfAWholeSite =
  'An archive of a whole site (.tar.gz) from “Export”. It becomes a new site, and this one does not change. Only import files you trust, because they may contain code.';
export const importASite = 'Import a site';
export const createSite = 'Create site';
export const previewImport = 'Preview import';
export const chooseTheExportFile = 'Choose the export file';
export const shortNameOfTheNewSite = 'Short name of the new site';
export const partOfItsAddressLeaveEmpty = 'Part of its address. Leave empty to keep its old name.';
export const myPottery = 'my-pottery';
export const whereIsYourSiteNow = 'Where is your site now?';
export const files = 'Files';
export const createdatStartedbyKeptUntilExpiresat = '{createdAt}, {startedBy} · kept until {expiresAt}';
export const downloadName = 'Download {name},';
export const failed = 'Failed';
export const moreAboutNameOfCreatedat = 'More about {name} of {createdAt}';
export const restoreSite = 'Restore site';
export const deleteLabel = 'Delete';
export const backup = 'Backup';
export const wholeSite = 'Whole site';
export const siteBeforeTheRestore = 'Site before the restore';
export const aFile = 'a file';
export const restoreFromFilename = 'Restore from {filename}';
export const restoredFromFilenameDocumentsPagesAnd =
  'Restored from {filename}: {documents} pages and other parts.';
export const restoredFromFilenameDocumentsPagesAnd2 =
  'Restored from {filename}: {documents} pages and other parts. {setAside, plural, one {# that it does not include is} other {# that it does not include are}} in the trash.';
export const sendingName = 'Sending {name}';
export const cancel = 'Cancel';
export const countOfBytes = '{count} of {bytes}';
export const youCanWorkElsewhereInVitrine =
  'You can work elsewhere in Vitrine. Keep this tab open until the upload is done.';
export const waitingInLine = 'Waiting in line';
export const starting = 'Starting';
export const youCanLeaveThisPageThe = 'You can leave this page. The job continues in the background.';
export const yourWpContentUploadsFolderOr =
  'Your wp-content/uploads folder, or an archive of it. You can also add it later by importing again.';
export const aFolderWithThePicturesYou =
  'A folder with the pictures you saved from the old site. You can also add it later by importing again.';
export const picturesAndFilesOfTheOld = 'Pictures and files of the old site';
export const folderWithTheOldSitesFiles = 'Folder with the old site’s files';
export const archiveWithTheOldSitesFiles = 'Archive with the old site’s files';
export const countFilesBytes = '{count} files, {bytes}';
export const skipTheOldSitesFiles = 'Skip the old site’s files';
export const chooseAFolder = 'Choose a folder';
export const chooseAnArchive = 'Choose an archive';
export const theArchiveOfCreatedat = 'the archive of {createdAt}';
export const restoreTheSite = 'Restore the site?';
export const visitorsWillSeeTheSiteAs =
  'Visitors will see the site as it is in {source}. Pages it does not include go to the trash. Versions, files, domains and people are kept. We save the current site as an archive first.';
export const restore = 'Restore';
export const typeNameToContinue = 'Type “{name}” to continue';
export const restoreFromAFile = 'Restore from a file';
export const useAnArchiveOfThisSite = 'Use an archive of this site that you saved elsewhere.';
export const restore2 = 'Restore…';
export const connectionLostNothingHasChangedSend =
  'Connection lost. Nothing has changed. Send the file again.';
export const theServerCouldntAcceptThisFile = 'The server couldn’t accept this file. Send it again.';
export const anywhereOrOnThisComputer = 'Anywhere, or on this computer';
export const inAFolderOfAWeb = 'In a folder of a web server';
export const atItsOwnDomain = 'At its own domain';
export const folder = 'Folder';
export const createStaticCopy = 'Create static copy';
export const searchAndPasswordPagesAreNot =
  'Search and password pages are not included because they need a server.';
export const hosting = 'Hosting';
export const pages = 'Pages';
export const posts = 'Posts';
export const comments = 'Comments';
export const menus = 'Menus';
export const oldAddresses = 'Old addresses';
export const tagsCategories = 'Tags, categories';
export const new2 = 'new';
export const updated2 = 'updated';
export const unchanged2 = 'unchanged';
export const keptAsEditedHere2 = 'kept as edited here';
export const leftOut = 'left out';
export const fetchCountPicturesFromHosts =
  '{count, plural, one {Fetch the picture from {hosts}} other {Fetch the # pictures from {hosts}}}';
export const picturesAreNotInTheFile =
  'The file only has their addresses. Vitrine downloads each one once, and lists those it can’t get.';
export const fetchCountPictures = '{count, plural, one {Fetch the picture} other {Fetch the # pictures}}';
export const tryCountPicturesAgain =
  '{count, plural, one {Try the failed picture again} other {Try the # failed pictures again}}';
export const stopLabel = 'Stop';
export const stopped = 'Stopped';
export const filenameIsStopped = 'Import of {filename} stopped';
export const whatCameOverStays =
  'What came over stays. Continue to import the rest. Pictures that are here are not fetched again.';
export const continueImport = 'Continue';
export const close = 'Close';
export const inGhostGoTo = 'In Ghost, go to Settings, Import/Export, Export. You get a JSON file.';
export const rssFeed = 'RSS feed';
export const saveTheFeedAsAFile =
  'Open your old site’s feed (RSS or Atom) in the browser and save it. Most feeds only hold the latest posts.';
export const theFolderOfYourPosts =
  'A ZIP of the folder with your posts and pictures, from Jekyll, Hugo, Eleventy, Astro or Obsidian. Or a single .md file.';
export const addressOfTheOldSite = 'Old site’s address (optional)';
export const theFileDoesNotHoldIt = 'Needed to fetch pictures that are not in the file.';
export const theContentFolderOfGhost = 'Your Ghost content/images folder, or an archive of it.';
