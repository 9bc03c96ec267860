export const deleteName = '„{name}“ löschen';
export const visitorsCanNoLongerSeeThe =
  'Besucher sehen die Website dann nicht mehr. Du kannst sie 30 Tage lang unter „Deine Websites“ wiederherstellen. Danach werden ihre Seiten, Bilder, Bestellungen und Adressen endgültig gelöscht.';
export const toKeepACopyExportThe = 'Um eine Kopie zu behalten, <link>exportiere die Website</link> vorher.';
export const notDeleted = 'Nicht gelöscht';
export const typeIdentifierToDeleteIt = 'Zum Löschen „{identifier}“ eingeben';
export const typeIdentifierExactlyNothingHasBeen = 'Gib genau „{identifier}“ ein. Es wurde nichts gelöscht.';
export const deleteSite = 'Website löschen';
export const nameRestored = '„{name}“ wiederhergestellt.';
export const nameDeletedYouCanRestoreIt =
  '„{name}“ gelöscht. Du kannst die Website 30 Tage lang wiederherstellen.';
export const undo = 'Rückgängig';
export const deleteTheSite = 'Website löschen';
