/** Gift cards among the ways to pay: what was paid with one goes back onto it. */
import { GIFT_CARD } from '#domain/store/settings/payment-methods.ts';
import type { Deps } from '../../deps.ts';
import { freeProvider } from '../../payments/manual-provider.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { disabledMessage, restoreCard } from './change-balance.ts';
import { findCard } from './queries.ts';

export function giftCardProvider(deps: Pick<Deps, 'db' | 'now' | 'newId'>): PaymentProvider {
  return {
    ...freeProvider(GIFT_CARD),
    refund: ({ siteId, key, ref, amountMinor }) =>
      deps.db.write(async (tx) => {
        const card = await findCard(tx, siteId, ref);
        if (!card) return { kind: 'refused', message: 'This gift card no longer exists.' } as const;
        return (await restoreCard(tx, deps, card, { key, amountMinor }))
          ? ({ kind: 'refunded' } as const)
          : ({ kind: 'refused', message: disabledMessage(card) } as const);
      }),
  };
}
