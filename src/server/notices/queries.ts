import { NOTICES_AT_FIRST, type NoticeSettings, noticeSettingsSchema } from '#domain/notices/settings.ts';
import type { Queryable } from '../db/schema.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

declare module '../db/schema.ts' {
  interface Schema {
    /** NoticeSettings as JSON. */
    notice_settings: { site_id: string; settings: string };
  }
}

export const {
  find: findNotices,
  write: writeNotices,
  remove: deleteNotices,
} = rowOfSite('notice_settings', 'settings', noticeSettingsSchema);

export async function noticesOf(db: Queryable, siteId: string): Promise<NoticeSettings> {
  return (await findNotices(db, siteId)) ?? NOTICES_AT_FIRST;
}
