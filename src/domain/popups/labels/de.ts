export const returnsThePopupsAndBarsOf = 'Gibt die Popups und Leisten einer Website zurück.';
export const changesThePopupsAndBarsOf = 'Ändert die Popups und Leisten einer Website.';
export const changedThePopupsAndBars = 'hat die Popups und Leisten geändert';
export const saved = 'Gespeichert.';
