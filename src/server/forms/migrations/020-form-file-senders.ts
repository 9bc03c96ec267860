import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Whose a file is that waits for its submission, so that nobody fills a site's place for them alone. */
export const formFileSenders: Migration = {
  name: '020-form-file-senders',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('form_files').addColumn('sender', text).execute();
    await sql`create index form_files_waiting on form_files (site_id) where submission_id is null`.execute(
      db,
    );
  },
};
