import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/**
 * When the sale of a product begins and ends. `has_sale` is what its owner has set of a variant, `is_on_sale` what holds
 * at the moment.
 */
export const saleDates: Migration = {
  name: '196-sale-dates',
  async up(db) {
    for (const column of ['sale_from', 'sale_until'])
      await sql`alter table products add column ${sql.ref(column)} bigint`.execute(db);
    await sql`alter table variants add column has_sale integer not null default 0`.execute(db);
    await sql`update variants set has_sale = is_on_sale where is_on_sale = 1`.execute(db);
    await sql`create index products_with_sale_dates on products (id)
      where sale_from is not null or sale_until is not null`.execute(db);
  },
};
