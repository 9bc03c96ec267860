/** What subscribers send, by a mailed link and without scripts. */
import { NAVIGATES, type Samples } from './sample.ts';

/** About a subscription that is not there. */
const ofNone = (more: object) => ({
  form: { subscription: 'none', version: '1', ...more },
  headers: NAVIGATES,
});

export const SUBSCRIPTION_SAMPLES: Samples = {
  'POST /api/commerce/subscriptions/enter': () => ({ form: { token: 'none' }, headers: NAVIGATES }),
  'POST /api/commerce/subscriptions/leave': () => ({ form: {}, headers: NAVIGATES }),
  'POST /api/commerce/subscriptions/act': () => ofNone({ action: 'pause' }),
  'POST /api/commerce/subscriptions/amount': () => ofNone({ amount: '2' }),
  'POST /api/commerce/subscriptions/change': () => ofNone({ offer: 'none', quantity: '2' }),
  'POST /api/commerce/subscriptions/card': () => ofNone({}),
};
