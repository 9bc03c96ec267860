export const whoChangedWhatOnName = 'Who changed what on {name}.';
export const signInsBackupsAndSitesAdded = 'Sign-ins, backups, and sites added or deleted.';
export const activity = 'Activity';
export const showEarlier = 'Show earlier';
export const timesAreInReplaceallActivityIs =
  'Times are in {replaceAll}. Activity is kept for {keepActivityDays} days.';
export const kind = 'Kind';
export const everything = 'Everything';
export const person = 'Person';
export const everyone = 'Everyone';
export const noActivityYet = 'No activity yet';
export const whenAnyonePublishesChangesOrDeletes =
  'When anyone publishes, changes or deletes something, it appears here with their name and the time.';
export const noActivityOfThisKind = 'No activity of this kind';
export const showEverything = 'Show everything';
export const theyHaveNoActivityHereYet = 'They have no activity here yet.';
export const today = 'Today';
export const yesterday = 'Yesterday';
