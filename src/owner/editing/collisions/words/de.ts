export const countConflicts = '{count, plural, one {# Konflikt} other {# Konflikte}}';
export const conflicts = '{count, plural, one { Konflikt} other { Konflikte}}';
export const youChangedTheSameThingIn =
  'Du hast dasselbe in einem anderen Fenster geändert. Nichts ist verloren. Wähle, welche Version bleiben soll.';
export const inThisWindow = 'In diesem Fenster';
export const inTheOtherWindowNowOn = 'Im anderen Fenster (jetzt auf der Seite)';
export const keepThisOne = 'Diese behalten';
export const keepTheOther = 'Die andere behalten';
export const keepAllFromTheOtherWindow = 'Alle aus dem anderen Fenster behalten';
export const someoneElseChangedTheSameThing =
  'Jemand anderes hat dasselbe geändert. Nichts ist verloren. Wähle, welche Version bleiben soll.';
export const yours = 'Deine';
export const theirVersionNowOnThePage = 'Die andere Version (jetzt auf der Seite)';
export const keepMine = 'Meine behalten';
export const keepTheirs = 'Die andere behalten';
export const keepAllTheirs = 'Alle anderen behalten';
export const theSameThingWasChangedElsewhere =
  'Dasselbe wurde anderswo geändert. Nichts ist verloren. Wähle, welche Version bleiben soll.';
export const theOtherVersionNowOnThe = 'Die andere Version (jetzt auf der Seite)';
export const keepAllOfTheOthers = 'Alle anderen behalten';
export const allConflictsResolved = 'Alle Konflikte gelöst.';
export const changedInTwoPlaces = 'An zwei Stellen geändert';
export const keepAllOfMine = 'Alle meine behalten';
export const something = 'Etwas';
export const nothing = 'Nichts';
export const page = 'Seite';
export const block = 'Block';
export const deleted = 'Gelöscht';
export const movedToAnotherPlace = 'An eine andere Stelle verschoben';
export const added = 'Hinzugefügt';
export const addedText = 'Hinzugefügt: „{text}“';
export const emptyOrDeleted = 'Leer oder gelöscht';
export const inAnotherPlace = 'An einer anderen Stelle';
export const keptAndChanged = 'Behalten und geändert';
export const keptAndChangedText = 'Behalten und geändert: „{text}“';
export const empty = 'Leer';
