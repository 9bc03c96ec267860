import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/**
 * Files that visitors send by forms. A row outlives its submission and its site: it stands until the file is off the
 * disk, so that none is ever forgotten there.
 */
export const formFiles: Migration = {
  name: '016-form-files',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('form_files')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.references('sites.id').onDelete('set null'))
      .addColumn('submission_id', text, (c) => c.references('form_submissions.id').onDelete('set null'))
      .addColumn('form_id', text, (c) => c.notNull())
      .addColumn('field_id', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('bytes', int, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .execute();
    await sql`create index form_files_of_submission on form_files (submission_id)`.execute(db);
    await sql`create index form_files_of_site on form_files (site_id)`.execute(db);
    await sql`create index form_files_unclaimed on form_files (expires_at) where submission_id is null`.execute(
      db,
    );
  },
};
