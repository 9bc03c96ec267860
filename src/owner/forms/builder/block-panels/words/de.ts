export const sending = 'Senden';
export const startFrom = 'Beginnen mit';
export const fields = 'Felder';
export const moreFieldActions = 'Weitere Aktionen für Felder';
export const startFromATemplate = 'Mit einer Vorlage beginnen…';
export const noFieldsYet = 'Noch keine Felder.';
export const opening = 'Öffnung';
export const guests = 'Gäste';
