export const countConflicts = '{count, plural, one {# conflict} other {# conflicts}}';
export const conflicts = '{count, plural, one { conflict} other { conflicts}}';
export const youChangedTheSameThingIn =
  'You changed the same thing in another window. Nothing is lost. Choose which version to keep.';
export const inThisWindow = 'In this window';
export const inTheOtherWindowNowOn = 'In the other window (now on the page)';
export const keepThisOne = 'Keep this one';
export const keepTheOther = 'Keep the other';
export const keepAllFromTheOtherWindow = 'Keep all from the other window';
export const someoneElseChangedTheSameThing =
  'Someone else changed the same thing. Nothing is lost. Choose which version to keep.';
export const yours = 'Yours';
export const theirVersionNowOnThePage = 'Their version (now on the page)';
export const keepMine = 'Keep mine';
export const keepTheirs = 'Keep theirs';
export const keepAllTheirs = 'Keep all theirs';
export const theSameThingWasChangedElsewhere =
  'The same thing was changed elsewhere. Nothing is lost. Choose which version to keep.';
export const theOtherVersionNowOnThe = 'The other version (now on the page)';
export const keepAllOfTheOthers = 'Keep all of the others';
export const allConflictsResolved = 'All conflicts resolved.';
export const changedInTwoPlaces = 'Changed in two places';
export const keepAllOfMine = 'Keep all of mine';
export const something = 'Something';
export const nothing = 'Nothing';
export const page = 'Page';
export const block = 'Block';
export const deleted = 'Deleted';
export const movedToAnotherPlace = 'Moved to another place';
export const added = 'Added';
export const addedText = 'Added: “{text}”';
export const emptyOrDeleted = 'Empty, or deleted';
export const inAnotherPlace = 'In another place';
export const keptAndChanged = 'Kept and changed';
export const keptAndChangedText = 'Kept and changed: “{text}”';
export const empty = 'Empty';
