import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/**
 * Orders that were paid with test keys of Stripe before orders had a mark: Stripe writes into the number of a checkout
 * which keys it was made with. An order that took money by any other way is a real one. Who tested is not known: they
 * stay with the people who run the site.
 */
export const stripeTestOrders: Migration = {
  name: '118-stripe-test-orders',
  async up(db) {
    const isTest = sql`coalesce(substr(payment_attempts.ref, 1, 8), '') = 'cs_test_'`;
    // What a draft is paid by is still open, unless it has failed.
    const counts = sql`(payment_attempts.captured_minor > 0 or payment_attempts.state = 'authorized'
      or (orders.state = 'draft' and payment_attempts.state not in ('failed', 'cancelled')))`;
    const of = sql`from payment_attempts where payment_attempts.order_id = orders.id and ${counts}`;
    await sql`
      update orders set test_by = 'team'
      where test_by is null and provider = 'stripe'
        and exists (select 1 ${of} and ${isTest}) and not exists (select 1 ${of} and not ${isTest})`.execute(
      db,
    );
    await sql`
      update reviews set is_test = 1 where is_test = 0 and line_id in (
        select order_lines.id from order_lines join orders on orders.id = order_lines.order_id
        where orders.test_by = 'team')`.execute(db);
  },
};
