export const weEmailedEmailToConfirm = 'We emailed {email} to confirm.';
export const emailIsOnTheList = '{email} is on the list.';
export const emailIsAlreadyOnTheList = '{email} is already on the list.';
export const addToName = 'Add to “{name}”';
export const add = 'Add';
export const sendConfirmation = 'Send confirmation';
export const emailAddress = 'Email address';
export const name = 'Name';
export const optional = 'Optional.';
export const thisPersonAgreedToGetThese = 'This person agreed to get these emails.';
export const lists = 'Lists';
export const importIntoName = 'Import into “{name}”';
export const importLabel = 'Import';
export const chooseACsvFile = 'Choose a CSV file';
export const needsAColumnEmailAndOptionally = 'Needs a column “Email”, and optionally “Name”.';
export const everyoneInThisFileAgreedTo = 'Everyone in this file agreed to get these emails.';
export const importOnlyPeopleWhoHaveAgreed = 'Import only people who have agreed.';
export const theyJoinTheListRightAway = 'They join the list right away. People who unsubscribed are skipped.';
export const noOneWasAdded = 'No one was added';
export const peopleAdded = '{people} added';
export const done = 'Done';
export const knownWereOnTheListBefore =
  '{known, plural, one {One was} other {# were}} on the list before, or twice in the table.';
export const leftHaveUnsubscribedAndStayAway =
  '{left, plural, one {# has unsubscribed and stays} other {# have unsubscribed and stay}} away.';
export const everyLineWasImported = 'Every line was imported.';
export const linesNotImported = 'Lines not imported';
export const invalidLinesHaveNoValidAddress =
  '{invalid, plural, one {# line has} other {# lines have}} no valid address:';
export const lineLineText = 'Line {line}: {text}';
export const andMoreMore = 'and {more} more';
export const nameDeleted = '“{name}” deleted.';
export const exportLabel = 'Export';
export const moreAboutName = 'More about {name}';
export const rename = 'Rename';
export const deleteList = 'Delete list';
export const deleteName = 'Delete “{name}”?';
export const theListIsEmptyFormsThat = 'The list is empty. Forms that use it no longer add people to a list.';
export const permanentlyDeletesPeopleWithTheirConsent =
  'Permanently deletes {people} with their consent records, including people who unsubscribed. Export the list first if you may need it.';
export const deletePermanently = 'Delete permanently';
export const renameList = 'Rename list';
export const newList = 'New list';
export const createList = 'Create list';
export const peopleSeeThisNameWhenThey = 'People see this name when they sign up, confirm and unsubscribe.';
export const noListsYet = 'No lists yet';
export const putANewsletterBlockOnA =
  'Put a newsletter block on a page to collect sign-ups here. Or create a list and import people who have agreed.';
export const countSignUpsLookedLikeSpam =
  '{count, plural, one {One sign-up looked like spam} other {# sign-ups looked like spam}}, so no confirmation email was sent. <link>Review the spam folder</link>: an email goes out as soon as you mark a sign-up as not spam.';
export const people = 'People';
export const list = 'List';
export const status = 'Status';
export const subscribed = 'Subscribed';
export const unconfirmed = 'Unconfirmed';
export const unsubscribed = 'Unsubscribed';
export const search = 'Search';
export const noPeopleYet = 'No people yet';
export const peopleWhoSignUpAppearHere = 'People who sign up appear here once they confirm by email.';
export const noUnconfirmedPeople = 'No unconfirmed people';
export const everyoneWhoSignedUpHasConfirmed = 'Everyone who signed up has confirmed.';
export const noUnsubscribedPeople = 'No unsubscribed people';
export const peopleWhoUnsubscribeOrAreRemoved =
  'People who unsubscribe or are removed stay here for your records.';
export const noMatches = 'No matches';
export const tryOtherLetters = 'Try other letters.';
export const countPeople = '{count, plural, one {# person} other {# people}}';
export const person = 'Person';
export const address = 'Address';
export const source = 'Source';
export const since = 'Since';
export const left = 'Left';
export const unsubscribedWhen = 'Unsubscribed{when}';
export const removedWhen = 'Removed{when}';
export const peopleRemovedFromTheList = '{people} removed from the list.';
export const removePeopleFromTheList = 'Remove {people} from the list?';
export const theyGetNoMoreEmailsTheir =
  'They get no more emails. Their consent stays on record, and imports can’t add them again.';
export const remove = 'Remove';
export const thisFileIsLargerThan3 = 'This file is larger than 3 MB. Split it and import the parts.';
