import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Pictures that a table names by their addresses, for the products it made. */
export const wantedPictures: Migration = {
  name: '206-wanted-pictures',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('wanted_pictures')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('product_id', text, (c) => c.notNull().references('documents.id').onDelete('cascade'))
      .addColumn('variant_id', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('position', int, (c) => c.notNull())
      .addColumn('alt', text, (c) => c.notNull())
      .addColumn('batch', int, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('media_id', text)
      .addColumn('problem', text)
      .addPrimaryKeyConstraint('wanted_pictures_of_product', ['product_id', 'variant_id', 'address'])
      .execute();
    await sql`create index wanted_pictures_of_site on wanted_pictures (site_id, batch, state)`.execute(db);
    await sql`create index wanted_pictures_open on wanted_pictures (site_id, product_id, position)
      where state = 'waiting'`.execute(db);
    await sql`create index wanted_pictures_to_place on wanted_pictures (site_id, product_id)
      where state = 'fetched'`.execute(db);
  },
};
