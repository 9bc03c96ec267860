import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What comments need beyond those an import brings: who wrote them, why they are spam, and an order for the queue. */
export const comments: Migration = {
  name: '011-comments',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema.alterTable('comments').addColumn('author_email', text).execute();
    await db.schema.alterTable('comments').addColumn('account_id', text).execute();
    await db.schema
      .alterTable('comments')
      .addColumn('spam_reasons', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('comments')
      .addColumn('decided_at', int, (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('comments').addColumn('mailed_at', int).execute();
    await sql`update comments set decided_at = created_at, mailed_at = 0`.execute(db);
    await sql`update comments set status = 'published' where status = 'approved'`.execute(db);
    await sql`create index comments_of_site on comments (site_id, status, id)`.execute(db);
    await sql`create index comments_by_author on comments (site_id, author_email) where author_email is not null`.execute(
      db,
    );
  },
};
