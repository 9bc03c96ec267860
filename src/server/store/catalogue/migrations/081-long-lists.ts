import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Long lists in the order of their titles or of their owner, and orders that wait, out of the indexes alone. */
export const longLists: Migration = {
  name: '081-long-lists',
  async up(db) {
    const published = sql`kind = 'item' and status = 1 and published_id is not null and deleted_at is null`;
    await sql`create index documents_by_title on documents (site_id, collection_id, title, id) where ${published}`.execute(
      db,
    );
    await sql`create index documents_by_position on documents (site_id, collection_id, position, id) where ${published}`.execute(
      db,
    );
    await sql`create index orders_open on orders (site_id, number) where state in ('placed', 'partlyFulfilled')`.execute(
      db,
    );
    await sql`drop index orders_unpaid`.execute(db);
    await sql`create index orders_unpaid on orders (site_id, number)
      where captured_minor < total_minor and state in ('placed', 'partlyFulfilled', 'fulfilled')`.execute(db);
  },
};
