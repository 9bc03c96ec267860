import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Addresses that members save for their next checkout. */
export const memberAddresses: Migration = {
  name: '167-member-addresses',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable('members')
      .addColumn('addresses', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
