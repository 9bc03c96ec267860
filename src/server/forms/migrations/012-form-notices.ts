import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Submissions that nobody has been told of yet: marked in their own row, so that telling costs a write for many. */
export const formNotices: Migration = {
  name: '012-form-notices',
  async up(db) {
    await sql`alter table form_submissions add column waits_for_notice bigint not null default 0`.execute(db);
    await sql`create index form_submissions_waiting on form_submissions (site_id, id) where waits_for_notice = 1`.execute(
      db,
    );
  },
};
