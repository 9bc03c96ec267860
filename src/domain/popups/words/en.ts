import type { TranslationOf } from '../../locale/messages.ts';

export const en = {
  announcement: 'Announcement',
  closeAnnouncement: 'Close the announcement',
  licences: 'Licences',
  badge: 'Badge',
  reach: 'How to reach us',
  call: 'Call',
  write: 'Write',
  find: 'Find us',
  close: 'Close',
} as const;

export type OverMessages = TranslationOf<typeof en>;
