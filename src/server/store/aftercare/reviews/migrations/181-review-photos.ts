import { sql } from 'kysely';
import type { Migration } from '../../../../db/engine.ts';

/**
 * Photos of reviews. A row outlives its review and its site: it stays until the file is off the disk. The files of
 * products note whether copies are stamped for their buyers.
 */
export const reviewPhotos: Migration = {
  name: '181-review-photos',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('review_photos')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull())
      .addColumn('review_id', text, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('color', text, (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await sql`create index review_photos_of_review on review_photos (review_id)`.execute(db);
    await sql`create index review_photos_of_site on review_photos (site_id)`.execute(db);
    await db.schema
      .alterTable('product_files')
      .addColumn('is_stamped', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
