export const popup = 'Popup';
export const opensOverThePageAsSet = 'Opens over the page, as set up under Popups and bars.';
