import type { Deps } from '#server/deps.ts';
import { keptMemberAreas } from '#server/members/kept-settings.ts';
import { holdPlan, isPlanPaused, mayHoldPlan } from '#server/members/queries-memberships.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { testProvider } from '#server/payments/test-provider.ts';
import { cartPort } from '#server/store/cart/cart-port.ts';
import { donationFollowUp } from '#server/store/donations/follow-up.ts';
import { subscriptionFollowUp } from '#server/store/subscriptions/follow-up.ts';
import type { RenewDeps } from '#server/store/subscriptions/renew.ts';
import { TEST_SECRET } from './test-app.ts';

const ADDRESS = { name: 'Shop', url: 'http://shop.localhost:4321', locale: 'en', languages: [] };

/** What renewals need, as each worker has it; `charges` are the keys the test provider was asked for. */
export function renewalDeps(base: Deps, charges: string[] = []): RenewDeps {
  const provider = testProvider(base);
  const counting: PaymentProvider = {
    ...provider,
    start(start) {
      charges.push(start.key);
      return provider.start(start);
    },
  };
  const members = {
    holdPlan,
    mayHoldPlan,
    isPlanPaused,
    areasOf: keptMemberAreas.of,
  } as unknown as RenewDeps['members'];
  const deps = { ...base, members };
  return {
    ...deps,
    secret: TEST_SECRET,
    cart: cartPort({ ...base, isSecure: false }),
    providers: new Map([
      ['test', counting],
      ['free', { ...counting, id: 'free' }],
    ]),
    newToken: () => `${base.newId()}`,
    siteAddress: async () => ADDRESS,
    followUps: [donationFollowUp(base), subscriptionFollowUp(deps)],
  };
}
