export const popup = 'Popup';
export const opensOverThePageAsSet =
  'Öffnet sich über der Seite, so wie du es unter „Popups und Leisten“ eingestellt hast.';
