export const undone = 'Rückgängig gemacht';
export const nothingToUndo = 'Nichts rückgängig zu machen.';
export const redone = 'Wiederholt';
export const nothingToRedo = 'Nichts zu wiederholen.';
export const youCanViewThisPageBut = 'Du kannst diese Seite ansehen, aber mit deiner Rolle nicht bearbeiten.';
export const partOfLabelWasNotUndone =
  '„{label}“ wurde nur teilweise rückgängig gemacht, weil sich ein Teil seitdem geändert hat.';
export const leaveWithUnsavedChanges = 'Mit ungespeicherten Änderungen verlassen?';
export const yourLastChangesAreNotSaved =
  'Deine letzten Änderungen sind nicht gespeichert. Dieser Browser bewahrt sie auf und sendet sie, wenn du die Seite wieder öffnest.';
export const leave = 'Verlassen';
export const undo = 'Rückgängig';
export const changeText = 'Text ändern';
export const type = 'Schreiben';
export const newChangesFromNames = 'Neue Änderungen von {names}.';
export const newChangesFromElsewhere = 'Neue Änderungen von anderswo.';
export const notPublishedYourLastChangesCould =
  'Nicht veröffentlicht: Deine letzten Änderungen konnten nicht gespeichert werden. Veröffentliche noch einmal, sobald oben „Gespeichert“ steht.';
export const notPublishedYourLastChangesCouldNot =
  'Nicht veröffentlicht: Deine letzten Änderungen konnten nicht gespeichert werden. {reason}';
export const width = 'Breite';
export const column = 'Spalte';
export const wide = 'Breit';
export const full = 'Voll';
export const youInAnotherWindow = 'Du, in einem anderen Fenster';
export const youAreEditingThisInAnother = 'Du bearbeitest das gerade in einem anderen Fenster.';
export const personnameIsEditingThisNow = '{personName} bearbeitet das gerade.';
export const whatWentWrong = 'Was schiefgelaufen ist';
export const signIn = 'Anmelden';
export const tryAgain = 'Erneut versuchen';
export const discardThisChange = 'Diese Änderung verwerfen';
export const yourChangesAreKeptInThis = 'Deine Änderungen bleiben in diesem Browser erhalten';
export const saved = 'Gespeichert';
export const saving = 'Wird gespeichert…';
export const offline = 'Offline';
export const theServerIsntRespondingCheckYour =
  'Der Server antwortet nicht. Prüfe deine Verbindung und arbeite weiter. Deine Änderungen bleiben in diesem Browser erhalten und werden gespeichert, sobald du wieder online bist.';
export const signedOut = 'Abgemeldet';
export const signInAgainInAnotherTab =
  'Melde dich in einem anderen Tab wieder an. Deine Änderungen bleiben in diesem Browser erhalten und werden gespeichert, sobald du angemeldet bist.';
export const serverError = 'Serverfehler';
export const theServerCouldNotSaveYour =
  'Der Server konnte deine letzten Änderungen nicht speichern. Deine Änderungen bleiben in diesem Browser erhalten und werden automatisch erneut gesendet.';
export const retryingInSecondsuntilS = 'Neuer Versuch in {secondsUntil} s';
export const theServerIsGettingTooMany =
  'Der Server erhält zu viele Anfragen. Deine Änderungen bleiben in diesem Browser erhalten und werden automatisch erneut gesendet.';
export const notSaved = 'Nicht gespeichert';
export const messageTheChangeIsStillHere =
  '{message} Die Änderung ist noch da und bleibt in diesem Browser erhalten. Ändere sie, mach sie rückgängig oder verwirf sie; alles andere ist gespeichert.';
export const restoreAVersion = 'Version wiederherstellen';
export const yourOtherWindow = 'deinem anderen Fenster';
export const youChangedThisInAnotherWindow =
  'Du hast das auch in einem anderen Fenster geändert. Wähle, welche Version du behältst.';
export const someoneElseChangedThisTooChoose =
  'Jemand anders hat das auch geändert. Wähle, welche Version du behältst.';
export const thisWasChangedElsewhereTooChoose =
  'Das wurde auch anderswo geändert. Wähle, welche Version du behältst.';
export const youChangedThisTextInAnother =
  'Du hast diesen Text in einem anderen Fenster geändert. Diese Seite zeigt jetzt jene Version.';
export const someoneElseChangedThisTextThe =
  'Jemand anders hat diesen Text geändert. Die Seite zeigt jetzt dessen Version.';
export const thisTextWasChangedElsewhereThe =
  'Dieser Text wurde anderswo geändert. Die Seite zeigt jetzt die neue Version.';
export const changesWillBeSavedLater = 'Änderungen werden später gespeichert';
export const retrying = 'Neuer Versuch…';
