export const page = 'Page';
export const folder = 'Folder';
export const post = 'Post';
export const reusableSection = 'Reusable section';
export const header = 'Header';
export const footer = 'Footer';
export const menus = 'Menus';
export const unpublishedChanges = 'Unpublished changes';
export const everythingVisitorsCantSeeYet = 'Everything visitors can’t see yet.';
export const everythingIsPublished = 'Everything is published';
export const visitorsSeeTheLatestVersion = 'Visitors see the latest version.';
export const countOfCount2Chosen = '{count} of {count2} chosen';
export const discardChanges = 'Discard changes…';
export const publishAll = 'Publish all';
export const publishCount = 'Publish {count}';
export const discardTheChangesToCount =
  '{count, plural, one {Discard these changes?} other {Discard the changes to #?}}';
export const draftsReturnToWhatVisitorsSee =
  'Drafts return to what visitors see now. You can still find the changes under Versions. Items that were never published stay drafts.';
export const discard = 'Discard';
export const untitled = 'Untitled';
export const selectTitle = 'Select “{title}”';
export const countPublished = '{count} published.';
export const countAsVisitorsSeeIt = '{count} as visitors see it.';
export const titleReason = '“{title}”: {reason}';
export const design = 'Design';
export const home = 'Home';
