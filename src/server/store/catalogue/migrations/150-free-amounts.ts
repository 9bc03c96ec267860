import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Limits of an amount that the buyer chooses, as JSON. Null: the product has fixed prices only. */
export const freeAmounts: Migration = {
  name: '150-free-amounts',
  async up(db, engine) {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`alter table products add column free_amount ${type}`.execute(db);
  },
};
