export const sending = 'Sending';
export const startFrom = 'Start from';
export const fields = 'Fields';
export const moreFieldActions = 'More field actions';
export const startFromATemplate = 'Start from a template…';
export const noFieldsYet = 'No fields yet.';
export const opening = 'Opening';
export const guests = 'Guests';
