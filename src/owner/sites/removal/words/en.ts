export const deleteName = 'Delete “{name}”';
export const visitorsCanNoLongerSeeThe =
  'Visitors can no longer see the site. You can restore it under Your sites for 30 days. After that, its pages, pictures, orders and addresses are permanently deleted.';
export const toKeepACopyExportThe = 'To keep a copy, <link>export the site</link> first.';
export const notDeleted = 'Not deleted';
export const typeIdentifierToDeleteIt = 'Type “{identifier}” to delete it';
export const typeIdentifierExactlyNothingHasBeen = 'Type “{identifier}” exactly. Nothing has been deleted.';
export const deleteSite = 'Delete site';
export const nameRestored = '“{name}” restored.';
export const nameDeletedYouCanRestoreIt = '“{name}” deleted. You can restore it for 30 days.';
export const undo = 'Undo';
export const deleteTheSite = 'Delete the site';
