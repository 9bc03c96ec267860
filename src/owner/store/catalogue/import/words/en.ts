export const matchYourColumnsColumnsYouSkip = 'Match your columns. Columns you skip are not imported.';
export const thisFileComesFromProgramWe =
  'This file comes from {program}. We matched its columns. You can change them.';
export const column = 'Column';
export const example = 'Example';
export const field = 'Field';
export const columnCount = 'Column {count}';
export const fieldOfName = 'Field of “{name}”';
export const skip = 'Skip';
export const importProducts = 'Import products';
export const chooseACsvFile = 'Choose a CSV file';
export const aCsvFileFromVitrineShopify =
  'A CSV file from Vitrine, Shopify, WooCommerce, Squarespace, Etsy, PrestaShop or a spreadsheet, up to 30 MB.';
export const into = 'Into';
export const checking = 'Checking';
export const importing = 'Importing';
export const done = 'Done';
export const backToTheColumns = 'Back to the columns';
export const importTakenProducts = '{taken, plural, one {Import one product} other {Import # products}}';
export const checkFile = 'Check file';
export const messageProductsAlreadyImportedAreKept =
  '{message} Products already imported are kept. Start again to continue.';
export const madeWillBeMade =
  '{made, plural, one {<bold>#</bold> will be made} other {<bold>#</bold> will be made}}';
export const madeWereMade = '{made, plural, one {<bold>#</bold> was made} other {<bold>#</bold> were made}}';
export const draftsAreDrafts =
  '{drafts, plural, one {<bold>#</bold> of them as a draft} other {<bold>#</bold> of them as drafts}}';
export const changedWillBeChanged =
  '{changed, plural, one {<bold>#</bold> will be changed} other {<bold>#</bold> will be changed}}';
export const changedWereChanged =
  '{changed, plural, one {<bold>#</bold> was changed} other {<bold>#</bold> were changed}}';
export const unchangedUnchanged = '<bold>{unchanged}</bold> unchanged';
export const countCantBeImported = '<bold>{count}</bold> can’t be imported';
export const lineLineNameMessage = 'Line {line}, “{name}”: {message}';
export const lineLineMessage = 'Line {line}: {message}';
export const andCountMore = 'and {count} more';
export const downloadTheseRows = 'Download these rows';
export const problem = 'Problem';
export const thisFileIsLargerThan30 = 'This file is larger than 30 MB. Split it and import the parts.';
export const thisFileHasNoRowsBelow = 'This file has no rows below the header. Choose a CSV file.';
export const fetchCountPicturesFromHosts =
  '{count, plural, one {Fetch the picture from {hosts}} other {Fetch the # pictures from {hosts}}}';
export const eachIsDownloadedOnce =
  'Vitrine downloads each one once after the import, and lists those it can’t get.';
export const pictures = 'Pictures';
export const picturesCountOfAll = 'Pictures: {count} of {all}';
export const stoppedWords = 'Stopped. {words}';
export const youCanCloseThisFetchingGoesOn = 'You can close this. Pictures keep coming in.';
export const titleAddressMessage = '“{title}”: {message} {address}';
export const stop = 'Stop';
export const continueLabel = 'Continue';
export const tryCountAgain = '{count, plural, one {Try it again} other {Try # again}}';
export const countPicturesFetched = '{count, plural, one {One picture fetched.} other {# pictures fetched.}}';
export const countFailed = '{count, plural, one {One failed.} other {# failed.}}';
