export const whoChangedWhatOnName = 'Wer auf {name} was geändert hat.';
export const signInsBackupsAndSitesAdded =
  'Anmeldungen, Sicherungen und hinzugefügte oder gelöschte Websites.';
export const activity = 'Aktivität';
export const showEarlier = 'Frühere anzeigen';
export const timesAreInReplaceallActivityIs =
  'Uhrzeiten in {replaceAll}. Aktivitäten bleiben {keepActivityDays} Tage gespeichert.';
export const kind = 'Art';
export const everything = 'Alles';
export const person = 'Person';
export const everyone = 'Alle';
export const noActivityYet = 'Noch keine Aktivität';
export const whenAnyonePublishesChangesOrDeletes =
  'Wenn jemand etwas veröffentlicht, ändert oder löscht, erscheint es hier mit Name und Uhrzeit.';
export const noActivityOfThisKind = 'Keine Aktivität dieser Art';
export const showEverything = 'Alles anzeigen';
export const theyHaveNoActivityHereYet = 'Dazu gibt es hier noch nichts.';
export const today = 'Heute';
export const yesterday = 'Gestern';
