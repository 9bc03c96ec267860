import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

const TYPED_IN = ['orders', 'checkouts', 'stock_notices'] as const;

/** Identifies the visitor who typed an address, wherever mail goes to it later. */
export const typedAddresses: Migration = {
  name: '110-typed-addresses',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const table of TYPED_IN) await db.schema.alterTable(table).addColumn('sender', text).execute();
  },
};
