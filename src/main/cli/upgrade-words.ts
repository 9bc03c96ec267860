/** What to do where the tables are older than the program. */
export const UPGRADE =
  'To upgrade it, stop the server and run “npx vitrine upgrade”, which makes a backup first. Starting the new version also upgrades it.';
