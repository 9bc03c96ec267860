export const undone = 'Undone';
export const nothingToUndo = 'Nothing to undo.';
export const redone = 'Redone';
export const nothingToRedo = 'Nothing to redo.';
export const youCanViewThisPageBut = 'You can view this page, but your role can’t edit it.';
export const partOfLabelWasNotUndone = 'Part of “{label}” was not undone because it has changed since.';
export const leaveWithUnsavedChanges = 'Leave with unsaved changes?';
export const yourLastChangesAreNotSaved =
  'Your last changes are not saved. This browser keeps them and sends them when you open this page again.';
export const leave = 'Leave';
export const undo = 'Undo';
export const changeText = 'Change text';
export const type = 'Type';
export const newChangesFromNames = 'New changes from {names}.';
export const newChangesFromElsewhere = 'New changes from elsewhere.';
export const notPublishedYourLastChangesCould =
  'Not published: your last changes could not be saved. Publish again once the top bar says “Saved”.';
export const notPublishedYourLastChangesCouldNot =
  'Not published: your last changes could not be saved. {reason}';
export const width = 'Width';
export const column = 'Column';
export const wide = 'Wide';
export const full = 'Full';
export const youInAnotherWindow = 'You, in another window';
export const youAreEditingThisInAnother = 'You are editing this in another window.';
export const personnameIsEditingThisNow = '{personName} is editing this now.';
export const whatWentWrong = 'What went wrong';
export const signIn = 'Sign in';
export const tryAgain = 'Try again';
export const discardThisChange = 'Discard this change';
export const yourChangesAreKeptInThis = 'Your changes are kept in this browser';
export const saved = 'Saved';
export const saving = 'Saving…';
export const offline = 'Offline';
export const theServerIsntRespondingCheckYour =
  'The server isn’t responding. Check your connection and keep working. Your changes are kept in this browser and will be saved once you are back online.';
export const signedOut = 'Signed out';
export const signInAgainInAnotherTab =
  'Sign in again in another tab. Your changes are kept in this browser and will be saved once you sign in.';
export const serverError = 'Server error';
export const theServerCouldNotSaveYour =
  'The server could not save your last changes. Your changes are kept in this browser and will be sent again automatically.';
export const retryingInSecondsuntilS = 'Retrying in {secondsUntil} s';
export const theServerIsGettingTooMany =
  'The server is getting too many requests. Your changes are kept in this browser and will be sent again automatically.';
export const notSaved = 'Not saved';
export const messageTheChangeIsStillHere =
  '{message} The change is still here, and your changes are kept in this browser. Change it, undo it or discard it; everything else is saved.';
export const restoreAVersion = 'Restore a version';
export const yourOtherWindow = 'your other window';
export const youChangedThisInAnotherWindow =
  'You changed this in another window too. Choose which version to keep.';
export const someoneElseChangedThisTooChoose = 'Someone else changed this too. Choose which version to keep.';
export const thisWasChangedElsewhereTooChoose =
  'This was changed elsewhere too. Choose which version to keep.';
export const youChangedThisTextInAnother =
  'You changed this text in another window. This page shows that version now.';
export const someoneElseChangedThisTextThe =
  'Someone else changed this text. The page shows their version now.';
export const thisTextWasChangedElsewhereThe =
  'This text was changed elsewhere. The page shows the new version now.';
export const changesWillBeSavedLater = 'Changes will be saved later';
export const retrying = 'Retrying…';
