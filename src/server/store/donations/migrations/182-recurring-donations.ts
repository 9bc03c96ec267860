import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Donations that are given again and again, and which of them a campaign takes: until now, once only. */
export const recurringDonations: Migration = {
  name: '182-recurring-donations',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable('donations')
      .addColumn('frequency', text, (c) => c.notNull().defaultTo('once'))
      .execute();
    await db.schema.alterTable('donations').addColumn('subscription_id', text).execute();
    const { rows } = await sql<{ id: string; settings: string }>`
      select id, settings from donation_campaigns`.execute(db);
    for (const { id, settings } of rows) {
      const known = JSON.stringify({ frequencies: ['once'], ...JSON.parse(settings) });
      await sql`update donation_campaigns set settings = ${known} where id = ${id}`.execute(db);
    }
  },
};
