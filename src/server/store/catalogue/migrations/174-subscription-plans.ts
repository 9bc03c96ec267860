import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** How a product is billed that is sold by subscription, as JSON. Null: it is bought once. */
export const subscriptionPlans: Migration = {
  name: '174-subscription-plans',
  async up(db, engine) {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`alter table products add column subscription_plan ${type}`.execute(db);
  },
};
