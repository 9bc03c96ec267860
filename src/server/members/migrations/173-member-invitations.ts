import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The plan that a mailed link gives: it is an invitation. */
export const memberInvitations: Migration = {
  name: '173-member-invitations',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('member_links').addColumn('plan_id', text).execute();
  },
};
