import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What clients chose among the pictures of pages with a password. */
export const proofSelections: Migration = {
  name: '034-proofing',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('proof_selections')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('document_id', text, (c) => c.notNull().references('documents.id').onDelete('cascade'))
      .addColumn('block_id', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .addColumn('picks', text, (c) => c.notNull())
      .addColumn('sent_at', sql`bigint`, (c) => c.notNull())
      .execute();
    await sql`create index proof_selections_of_site on proof_selections (site_id, id)`.execute(db);
    await sql`create index proof_selections_of_block on proof_selections (document_id, block_id, id)`.execute(
      db,
    );
  },
};
