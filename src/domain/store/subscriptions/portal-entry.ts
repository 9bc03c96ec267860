/** A subscription as its subscriber sees it. */
import type { CurrencyCode } from '../../money/currencies.ts';
import type { SubscribedOffer } from '../cart/checkout-cart.ts';
import type { SubscriptionPlan } from '../catalogue/subscription-plan.ts';
import type { CampaignSettings } from '../donations/campaign.ts';
import type { VisitorRights } from './settings.ts';
import type { SubscriptionAction, SubscriptionCourse } from './subscription.ts';

interface OtherPlan {
  readonly id: string;
  readonly title: string;
  /** For each period. */
  readonly minor: number;
  readonly plan: SubscriptionPlan | null;
}

export interface PortalEntry {
  readonly id: string;
  readonly kind: SubscribedOffer['kind'];
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
  /** It was moved here, and its owner lets it go on. */
  readonly isHeld: boolean;
  /** Only its owner cancels it. */
  readonly isCancelledByOwner: boolean;
  /** Of a product, what it can be changed to. */
  readonly choice?: {
    readonly offers: readonly { readonly id: string; readonly title: string }[];
    readonly offerId: string;
    readonly quantity: number;
  };
  /** Of a plan, the others of its area. */
  readonly plans?: {
    readonly offers: readonly OtherPlan[];
    /** What it costs, before the member says yes. */
    readonly confirming?: OtherPlan & { readonly dueMinor: number; readonly nextAt: number };
  };
  /** Of a donation whose amount can be changed. */
  readonly giving?: { readonly campaign: CampaignSettings; readonly amountMinor: number };
}

/** A plan that is skipped would be open without being paid. Ending at once is for owners, and so is what they keep to themselves. */
export function subscriberActions(
  actions: readonly SubscriptionAction[],
  kind: SubscribedOffer['kind'],
  may: VisitorRights,
  isHeld: boolean,
): readonly SubscriptionAction[] {
  const kept: Partial<Record<SubscriptionAction, boolean>> = {
    end: true,
    resume: isHeld,
    revive: isHeld,
    cancel: !may.cancel,
    pause: !may.pause,
    skip: !may.skip || kind === 'plan',
  };
  return actions.filter((action) => !kept[action]);
}
