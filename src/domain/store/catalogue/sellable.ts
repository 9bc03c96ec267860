/** A variant as carts and orders take it: what it is now, whatever a page said of it when it was loaded. */
import type { MediaView } from '../../media/calls.ts';
import type { ProductKind } from './product.ts';
import type { FreeAmount } from './product-form.ts';
import type { SubscriptionPlan } from './subscription-plan.ts';

export interface Sellable {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  /** “Large, Blue”; empty where the product has but one variant. */
  readonly optionText: string;
  readonly sku: string;
  /** What a buyer pays for one, the sale price where it is on sale. */
  readonly unitPriceMinor: number;
  /** Of what is on sale: what it costs otherwise. */
  readonly regularPriceMinor?: number;
  readonly kind: ProductKind;
  readonly weightGrams: number;
  /** Empty: the standard class. */
  readonly taxClass: string;
  /** As its page names them. */
  readonly categories?: readonly string[];
  /** Pieces left that nobody is paying for. */
  readonly stock: number;
  readonly isUnlimited: boolean;
  /** Of a gift card whose buyer may choose the amount. */
  readonly freeAmount?: FreeAmount | undefined;
  /** It is sold by subscription. */
  readonly subscriptionPlan?: SubscriptionPlan | undefined;
  /** Of the members’ plan that it opens. */
  readonly opensPlanId?: string | undefined;
  /** Path of the product's page. */
  readonly href: string;
  readonly picture: MediaView | undefined;
}
