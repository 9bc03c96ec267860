import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What other programs know a product by: its brand, and the barcode and part number of each variant. */
export const barcodes: Migration = {
  name: '202-barcodes',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const column of ['gtin', 'mpn'])
      await sql`alter table variants add column ${sql.ref(column)} ${text}`.execute(db);
    for (const column of ['brand', 'condition'])
      await sql`alter table products add column ${sql.ref(column)} ${text}`.execute(db);
    await sql`alter table products add column has_no_barcode integer`.execute(db);
  },
};
