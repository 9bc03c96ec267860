import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Mails that visitors get: who they are from, where replies go, and how the owner words them. */
export const formMails: Migration = {
  name: '014-form-mails',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const column of ['reply_to', 'from_name', 'unsubscribe_url', 'limit_key'])
      await db.schema.alterTable('mails').addColumn(column, text).execute();
    await sql`create index mails_limited on mails (limit_key, created_at) where limit_key is not null`.execute(
      db,
    );
    await db.schema
      .createTable('form_mails')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('form_id', text, (c) => c.notNull())
      .addColumn('notice_subject', text, (c) => c.notNull())
      .addColumn('answer', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('form_mails_key', ['site_id', 'form_id'])
      .execute();
  },
};
