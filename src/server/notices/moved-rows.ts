/** Who is told moves with a site. */
import { noticeSettingsSchema } from '#domain/notices/settings.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { deleteNotices, findNotices, writeNotices } from './queries.ts';

const settings = oneASite({
  file: 'notices.json',
  entry: noticeSettingsSchema,
  find: findNotices,
  write: writeNotices,
  remove: deleteNotices,
});

export const moved = [settings];
