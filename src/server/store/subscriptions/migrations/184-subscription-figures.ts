import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** Each figure is counted in an index alone, by ranges of time. The test is in it: a partial index would be looked up. */
const FIGURES = [
  ['subscriptions_by_state', ['state']],
  ['subscriptions_by_begin', ['created_at']],
  ['subscriptions_by_end', ['ended_at']],
  ['subscriptions_counted_from', ['counted_from', 'monthly_minor']],
  ['subscriptions_counted_until', ['counted_until', 'monthly_minor']],
] as const;

/**
 * Since and until when a subscription pays, so that trials and pauses are no recurring sales; all figures in one index;
 * and whether one that was moved here waits for its owner.
 */
export const subscriptionFigures: Migration = {
  name: '184-subscription-figures',
  async up(db, engine) {
    const now =
      engine === 'postgres' ? sql`extract(epoch from now())::bigint * 1000` : sql`unixepoch() * 1000`;
    await db.schema.alterTable('subscriptions').addColumn('counted_from', 'bigint').execute();
    await db.schema.alterTable('subscriptions').addColumn('counted_until', 'bigint').execute();
    await db.schema
      .alterTable('subscriptions')
      .addColumn('is_held', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // When a trial was over, and since when one is paused, was not kept.
    await sql`update subscriptions set counted_from = created_at
      where state <> 'trialing' and exists (select 1 from subscription_charges
        where subscription_charges.subscription_id = subscriptions.id and subscription_charges.state = 'paid')`.execute(
      db,
    );
    await sql`update subscriptions set counted_until = coalesce(ended_at, ${now})
      where counted_from is not null and state not in ('active', 'past_due')`.execute(db);
    for (const [name, columns] of FIGURES)
      await db.schema
        .createIndex(name)
        .on('subscriptions')
        .columns(['site_id', 'currency', 'test_by', 'offer_kind', ...columns])
        .execute();
  },
};
