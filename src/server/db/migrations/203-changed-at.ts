import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** When what visitors see of a document last changed, which saving a draft does not. */
export const changedAt: Migration = {
  name: '203-changed-at',
  async up(db) {
    await sql`alter table documents add column changed_at bigint`.execute(db);
    const shown = sql`(select created_at from revisions where revisions.id = documents.published_id)`;
    await sql`update documents set changed_at = ${shown}
      where published_id is not null and published_at is not null and ${shown} > published_at`.execute(db);
  },
};
