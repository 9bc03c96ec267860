export const announcementBar = 'Ankündigungsleiste';
export const aLineAboveEveryPageSet =
  'Eine Zeile über jeder Seite. Du richtest sie unter „Popups und Leisten“ ein.';
