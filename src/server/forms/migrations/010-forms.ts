import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What visitors send by forms, and what the owner has set for each form. */
export const forms: Migration = {
  name: '010-forms',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('form_submissions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('form_id', text, (c) => c.notNull())
      .addColumn('form_name', text, (c) => c.notNull())
      .addColumn('submission_key', text, (c) => c.notNull())
      .addColumn('page_id', text, (c) => c.notNull())
      .addColumn('page_path', text, (c) => c.notNull())
      .addColumn('details', text, (c) => c.notNull())
      .addColumn('content', text, (c) => c.notNull())
      .addColumn('words', text, (c) => c.notNull())
      .addColumn('emails', text, (c) => c.notNull())
      .addColumn('is_spam', int, (c) => c.notNull())
      .addColumn('spam_reasons', text, (c) => c.notNull())
      .addColumn('is_read', int, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addUniqueConstraint('form_submissions_key', ['site_id', 'submission_key'])
      .execute();
    await sql`create index form_submissions_listed on form_submissions (site_id, is_spam, id)`.execute(db);
    await sql`create index form_submissions_of_form on form_submissions (form_id, created_at)`.execute(db);
    await db.schema
      .createTable('form_settings')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('form_id', text, (c) => c.notNull())
      .addColumn('notify', text, (c) => c.notNull())
      .addColumn('keep_days', int)
      .addPrimaryKeyConstraint('form_settings_key', ['site_id', 'form_id'])
      .execute();
  },
};
