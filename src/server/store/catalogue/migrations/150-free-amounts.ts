import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Limits of an amount that the buyer chooses, as JSON. Null: the product has fixed prices only. */
export const freeAmounts: Migration = {
  name: '150-free-amounts',
  async up(db) {
    await sql`alter table products add column free_amount text`.execute(db);
  },
};
