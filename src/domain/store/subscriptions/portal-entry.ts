/** A subscription as its subscriber sees it. */
import type { CurrencyCode } from '../../money/currencies.ts';
import type { SubscribedOffer } from '../cart/checkout-cart.ts';
import type { SubscriptionAction, SubscriptionCourse } from './subscription.ts';

export interface PortalEntry {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly recurringMinor: number;
  readonly currency: CurrencyCode;
  readonly course: SubscriptionCourse;
  /** How its card is known; undefined where there is none. */
  readonly card: string | undefined;
  readonly isTest: boolean;
  /** It is paid by the test provider: cards are chosen from a list. */
  readonly choosesTestCard: boolean;
  readonly actions: readonly SubscriptionAction[];
}

/** A plan that is skipped would be open without being paid. Ending at once is for owners. */
export function subscriberActions(
  actions: readonly SubscriptionAction[],
  kind: SubscribedOffer['kind'],
): readonly SubscriptionAction[] {
  return actions.filter((action) => action !== 'end' && (kind !== 'plan' || action !== 'skip'));
}
