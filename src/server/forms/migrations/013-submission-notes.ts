import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What those who look after a site note down about a submission; and counting and paging by form without reading rows. */
export const submissionNotes: Migration = {
  name: '013-submission-notes',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('submission_notes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('submission_id', text, (c) =>
        c.notNull().references('form_submissions.id').onDelete('cascade'),
      )
      .addColumn('account_id', text)
      .addColumn('author', text, (c) => c.notNull())
      .addColumn('body', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('edited_at', int)
      .execute();
    await sql`create index submission_notes_of on submission_notes (submission_id, id)`.execute(db);
    await sql`create index form_submissions_by_form on form_submissions (site_id, form_id, is_spam, id, is_read)`.execute(
      db,
    );
  },
};
