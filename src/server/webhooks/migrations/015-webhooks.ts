import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Who is told of what happens on a site, and what became of each message. */
export const webhooks: Migration = {
  name: '015-webhooks',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('webhooks')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('url', text, (c) => c.notNull())
      .addColumn('events', text, (c) => c.notNull())
      .addColumn('forms', text, (c) => c.notNull())
      .addColumn('is_on', int, (c) => c.notNull())
      .addColumn('off_reason', text)
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('old_secret', text)
      .addColumn('old_secret_until', int)
      .addColumn('failing_since', int)
      .addColumn('created_at', int, (c) => c.notNull())
      .execute();
    await sql`create index webhooks_of_site on webhooks (site_id, id)`.execute(db);
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('webhook_id', text, (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('event', text, (c) => c.notNull())
      .addColumn('submission_id', text, (c) => c.references('form_submissions.id').onDelete('cascade'))
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('attempts', int, (c) => c.notNull())
      .addColumn('status', int)
      .addColumn('problem', text)
      .addColumn('tries', text, (c) => c.notNull())
      .addColumn('answer', text)
      .addColumn('next_at', int)
      .addColumn('created_at', int, (c) => c.notNull())
      .execute();
    await sql`create index webhook_deliveries_listed on webhook_deliveries (webhook_id, id)`.execute(db);
    await sql`create index webhook_deliveries_of_site on webhook_deliveries (site_id)`.execute(db);
    await sql`create index webhook_deliveries_of_submission on webhook_deliveries (submission_id)`.execute(
      db,
    );
    await sql`create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting'`.execute(
      db,
    );
    await sql`create index webhook_deliveries_by_age on webhook_deliveries (created_at)`.execute(db);
  },
};
