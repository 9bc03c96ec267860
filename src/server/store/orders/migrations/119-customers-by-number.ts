import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Whether a buyer has ordered since is seen in the index, and not by going through all later orders of the shop. */
export const customersByNumber: Migration = {
  name: '119-customers-by-number',
  async up(db) {
    await sql`create index orders_of_customer on orders (site_id, email, number)`.execute(db);
    await sql`drop index orders_of_person`.execute(db);
  },
};
