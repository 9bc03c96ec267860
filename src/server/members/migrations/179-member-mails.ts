import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What owners write to members about their plans, and which ends members have been told of. */
export const memberMails: Migration = {
  name: '179-member-mails',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('member_mails')
      .addColumn('site_id', text, (c) => c.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('settings', text, (c) => c.notNull())
      .execute();
    await db.schema.alterTable('memberships').addColumn('warned_of', int).execute();
    await db.schema.alterTable('memberships').addColumn('told_of', int).execute();
    // Of what ended before there were these mails, none is sent.
    const now = engine === 'postgres' ? sql`extract(epoch from now()) * 1000` : sql`unixepoch() * 1000`;
    await sql`update memberships set warned_of = until, told_of = until where until <= ${now}`.execute(db);
    await sql`create index memberships_by_end on memberships (until) where until is not null`.execute(db);
  },
};
