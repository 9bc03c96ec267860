/** The subscription that an order is a payment of, as the order’s page shows it: a refund alone does not end it. */
import { z } from 'zod';
import { instant } from '../../calls/answers.ts';
import { call } from '../../calls/call.ts';

const may = 'config.commerce';
const SUBSCRIPTION = '/api/sites/:site/orders/:order/subscription';

const subscriptionOfOrder = z
  .object({
    id: z.string(),
    title: z.string(),
    isDonation: z.boolean(),
    isRunning: z.boolean(),
    endsAt: instant.nullable().meta({ description: 'Null while it goes on.' }),
    mayCancel: z.boolean(),
  })
  .meta({ id: 'SubscriptionOfOrder' });

export const readSubscriptionOfOrder = call('GET', SUBSCRIPTION, {
  may,
  summary: 'Returns the subscription that an order is a payment of.',
  answer: subscriptionOfOrder,
  errors: { missing: 404 },
  cache: 'no-store',
});

export const cancelSubscriptionOfOrder = call('POST', `${SUBSCRIPTION}/cancel`, {
  may,
  summary: 'Cancels the subscription that an order is a payment of.',
  description: 'It ends with the period that is paid for. Refunds of the order are made apart from it.',
  answer: subscriptionOfOrder,
  errors: { missing: 404, busy: 409, notPossible: 409 },
  leaves: 'order.subscription-changed',
});
