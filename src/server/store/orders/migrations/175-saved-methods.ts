import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** How the payment service calls the method a payment was made with, where it is kept for later ones, as JSON. */
export const savedMethods: Migration = {
  name: '175-saved-methods',
  async up(db, engine) {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`alter table payment_attempts add column method ${type}`.execute(db);
  },
};
