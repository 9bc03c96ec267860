export const country = 'Country';
export const couldntLoadTheCountriesReloadThe = 'Couldn’t load the countries. Reload the page.';
export const chooseACountry = 'Choose a country';
export const discardChanges = 'Discard changes';
export const save = 'Save';
export const notSavedYet = 'Not saved yet.';
export const visitorsDontSeeThis = 'Visitors don’t see this.';
export const notSavedYetVisitorsSeeChanges = 'Not saved yet. Visitors see changes when you save.';
export const visitorsSeeChangesWhenYouSave = 'Visitors see changes when you save.';
export const leaveWithoutSaving = 'Leave without saving?';
export const yourChangesHereAreNotSaved =
  'Your changes here are not saved. Visitors still see the previous version.';
export const leaveWithoutSaving2 = 'Leave without saving';
export const notSaved = 'Not saved';
export const enterYourTaxNumber = 'Enter your tax number';
export const timeZone = 'Time zone';
export const currentTimeTimeDatesAndSchedules =
  'Current time: {time}. Dates and schedules use this time zone.';
export const americas = 'Americas';
export const africa = 'Africa';
export const antarctica = 'Antarctica';
export const arctic = 'Arctic';
export const asia = 'Asia';
export const australia = 'Australia';
export const europe = 'Europe';
export const atlanticOcean = 'Atlantic Ocean';
export const indianOcean = 'Indian Ocean';
export const pacificOcean = 'Pacific Ocean';
export const chosen = 'Chosen';
export const universalTime = 'Universal time';
export const notSavedSomeoneElseSavedThis =
  'Not saved. Someone else saved this form. You see their changes with yours on top. Save again to keep both, or discard yours.';
export const restored = 'Restored.';
export const undo = 'Undo';
export const visitorsCanSeeTheSiteNow = 'Visitors can see the site now.';
export const visitorsSeeOpeningSoonNow = 'Visitors see “Opening soon” now.';
export const savedVisitorsSeeItNow = 'Saved. Visitors see it now.';
export const savedTheSiteIsClosedTo = 'Saved. The site is closed to visitors.';
export const savedTheSiteIsOpenTo = 'Saved. The site is open to visitors.';
export const updatedInPublishedPlacesOnYour =
  'Updated in {published} {published, plural, one {place} other {places}} on your site.';
export const draftsMorePlacesHaveOtherChanges =
  '{drafts} more {drafts, plural, one {place has other changes: publish it} other {places have other changes: publish them}} too.';
export const notSavedSomeoneElseChangedThese =
  'Not saved. Someone else changed these settings. Save again to replace theirs, or discard yours.';
