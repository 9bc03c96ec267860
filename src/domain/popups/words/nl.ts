import type { OverMessages } from './en.ts';

export const nl: OverMessages = {
  announcement: 'Aankondiging',
  closeAnnouncement: 'Aankondiging sluiten',
  licences: 'Licenties',
  badge: 'Badge',
  reach: 'Zo bereik je ons',
  call: 'Bellen',
  write: 'Mailen',
  find: 'Route',
  close: 'Sluiten',
};
