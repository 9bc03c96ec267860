export const importMembers = 'Import members';
export const chooseACsvFile = 'Choose a CSV file';
export const aCsvFileFromVitrineGhost =
  'Members exported from Vitrine or Ghost, or a spreadsheet with a column “Email”. Up to 100,000 rows and 30 MB.';
export const thisFileIsLargerThan30 = 'This file is larger than 30 MB. Split it and import the parts.';
export const thisFileHasNoRowsBelow = 'This file has no rows below the header. Choose a CSV file.';
export const thisFileHasMoreThanMostRows =
  'This file has more than {most} rows. Split it and import the parts.';
export const thisFileHasNoColumnEmail =
  'This file has no column “Email”. Give the column with the addresses this name.';
export const columnsNotImported = 'Columns we don’t import: {columns}.';
export const planForEveryone = 'Plan for everyone in this file';
export const noPlan = 'No plan';
export const plans = 'Plans';
export const chooseAPlanForEachTier = 'Choose a plan for the people with each tier or label.';
export const tierName = 'Tier “{name}” ({count, plural, one {# member} other {# members}})';
export const labelName = 'Label “{name}” ({count, plural, one {# member} other {# members}})';
export const complimentaryPlan = 'Complimentary plan ({count, plural, one {# member} other {# members}})';
export const addToTheNewsletter = 'Add subscribers to your newsletter';
export const onlyThoseTheFileSays =
  'Only people whom the file lists as subscribed. People who left your newsletter stay off it.';
export const emailPeopleWhoGetAPlan = 'Email people who get a plan';
export const theyGetTheWelcomeEmail = 'They get the welcome email of the plan. Otherwise we send nothing.';
export const passwordsAreKept =
  'Passwords in the column “password_hash” keep working if they are bcrypt or argon2id. Others sign in with an emailed link. Import passwords only for people who have confirmed their address.';
export const checkFile = 'Check file';
export const checking = 'Checking';
export const importing = 'Importing';
export const back = 'Back';
export const done = 'Done';
export const importTakenMembers = '{taken, plural, one {Import one member} other {Import # members}}';
export const madeWillBeAdded =
  '{made, plural, one {<bold>#</bold> will be added} other {<bold>#</bold> will be added}}';
export const madeWereAdded =
  '{made, plural, one {<bold>#</bold> was added} other {<bold>#</bold> were added}}';
export const changedWillBeUpdated =
  '{changed, plural, one {<bold>#</bold> will be updated} other {<bold>#</bold> will be updated}}';
export const changedWereUpdated =
  '{changed, plural, one {<bold>#</bold> was updated} other {<bold>#</bold> were updated}}';
export const unchangedAlreadyThere =
  '{unchanged, plural, one {<bold>#</bold> already there} other {<bold>#</bold> already there}}';
export const countCantBeImported =
  '{count, plural, one {<bold>#</bold> can’t be imported} other {<bold>#</bold> can’t be imported}}';
export const existingAccountsKeepTheir =
  'Existing accounts keep their name and password. They only get the plan and the newsletter you chose.';
export const countPasswordsAreNotKept =
  '{count, plural, one {# password can’t be kept. This person signs in with an emailed link.} other {# passwords can’t be kept. These people sign in with an emailed link.}}';
export const lineLineMessage = 'Line {line}: {message}';
export const andCountMore = 'and {count} more';
export const downloadTheseRows = 'Download these rows';
export const problem = 'Problem';
export const theFileEndsInThisRow = 'The file ends in the middle of this row.';
export const textIsNoEmailAddress = '“{text}” is not an email address.';
export const textIsNoDateLike = '“{text}” is not a date like 2026-01-31.';
export const textIsInTheFileTwice = '{text} is in the file twice. We import the first row.';
export const textWasDeletedThere = '{text} was deleted in the other program.';
export const messageMembersAlreadyImportedAreKept =
  '{message} Members already imported are kept. Start again to continue.';
