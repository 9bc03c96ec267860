export const dateCommentsAddress = 'Date, comments, address';
export const addressAndMenu = 'Address and menu';
export const passwordSearchEngines = 'Password, search engines…';
export const changesHereAreLiveRightAway = 'Changes here are live right away, without publishing.';
export const usesThePublishingDateAgain = 'Uses the publishing date again.';
export const datedDay = 'Dated {day}.';
export const publishDate = 'Publish date';
export const leaveEmptyToUseTheTime = 'Leave empty to use the time you publish. Time zone: {timeZone}.';
export const timeZoneTimezone = 'Time zone: {timeZone}.';
export const commentsFollowTheCollectionsSettings = 'Comments follow the collection’s settings.';
export const commentsAreOpen = 'Comments are open.';
export const commentsAreClosedExistingOnesStay = 'Comments are closed. Existing ones stay visible.';
export const commentsAreHidden = 'Comments are hidden.';
export const comments = 'Comments';
export const theAddressNowEndsInSlug = 'The address now ends in /{slug}.';
export const settings = 'Settings';
export const countItemsAreSelectedYouCan =
  '{count} items are selected. You can copy, duplicate or delete them together; select just one to change it.';
export const section = 'Section';
export const whatIsShown = 'What is shown';
export const page = 'Page';
export const post = 'Post';
export const event = 'Event';
export const product = 'Product';
export const project = 'Project';
export const item = 'Item';
export const useTheSameOnPhonesAs = 'Use the same on phones as on desktop';
export const useTheDesktopOrderOnPhones = 'Use the desktop order on phones';
export const phonesShowTheBlocksInThe = 'Phones show the blocks in the same order as desktop.';
export const thePage = 'the page';
export const changeValue = 'Change {value}';
export const whichScreensTheseSettingsAreFor = 'Which screens these settings are for';
export const allScreens = 'All screens';
export const phone = 'Phone';
export const showInTheMenu = 'Show in the menu';
export const alsoAppearsInFootersThatRepeat = 'Also appears in footers that repeat the menu.';
export const appearsOnceThePageIsPublished =
  'Appears once the page is published, also in footers that repeat the menu.';
export const phonesShowTheBlocksOfThis = 'Phones show the blocks of this section in their own order.';
export const resetTheCountSettingsThatDiffer =
  '{count, plural, one {Reset the setting that differs} other {Reset the # settings that differ}}';
export const spaceAndVisibilityCanDifferOn =
  'Space and visibility can differ on phones. Everything else changes on all screens.';
export const positionSizeOrderAndVisibilityCan =
  'Position, size, order and visibility can differ on phones. Everything else changes on all screens.';
export const panels = 'Panels';
export const add = 'Add';
export const outline = 'Outline';
export const closeLabel = 'Close: {label}';
export const panelHeight = 'Panel height';
export const notSavedSomeoneElseChangedThis =
  'Not saved. Someone else changed this. Save again to replace their version, or reload the page.';
export const undo = 'Undo';
export const lesson = 'Lesson';
export const version = 'Version';
export const versionLetter = 'Version {letter}';
export const nameVersion = '{name}: {letter}';
export const featureOn = 'On';
export const onlyVersionChanges =
  'You are changing version {letter} of “{name}”. The original stays as it is. What you add, move or delete changes in both.';
export const useTheOriginalInVersion = 'Use the original in version {letter}';
