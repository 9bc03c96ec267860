import { NOTICES_AT_FIRST, type NoticeSettings, noticeSettingsSchema } from '#domain/notices/settings.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    /** NoticeSettings as JSON. */
    notice_settings: { site_id: string; settings: string };
  }
}

/** Undefined where nobody has said anything yet. */
export async function findNotices(db: Queryable, siteId: string): Promise<NoticeSettings | undefined> {
  const row = await db
    .selectFrom('notice_settings')
    .select('settings')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && noticeSettingsSchema.parse(JSON.parse(row.settings));
}

export async function noticesOf(db: Queryable, siteId: string): Promise<NoticeSettings> {
  return (await findNotices(db, siteId)) ?? NOTICES_AT_FIRST;
}

export async function writeNotices(tx: Queryable, siteId: string, notices: NoticeSettings): Promise<void> {
  const settings = JSON.stringify(notices);
  await tx
    .insertInto('notice_settings')
    .values({ site_id: siteId, settings })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ settings }))
    .execute();
}

export async function deleteNotices(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('notice_settings').where('site_id', '=', siteId).execute();
}
