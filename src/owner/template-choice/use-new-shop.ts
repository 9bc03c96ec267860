/** Whether a new site sells things, and where and in what. */
import { useState } from 'react';
import type { TemplateName } from '#domain/design/style.ts';
import { hasShopInAnyCase, type NewShop } from '#domain/store/settings/new-shop.ts';
import { type SellingPlace, useSellingPlace } from './use-selling-place.ts';

export interface NewShopQuestion extends SellingPlace {
  readonly isWanted: boolean;
  /** The template begins with a shop in any case. */
  readonly isFixed: boolean;
  readonly want: (isWanted: boolean) => void;
  /** What is sent: nothing where no shop is wanted. */
  readonly body: { readonly shop?: NewShop };
}

export function useNewShop(template: TemplateName): NewShopQuestion {
  const [isAskedFor, want] = useState(false);
  const place = useSellingPlace();
  const isFixed = hasShopInAnyCase(template);
  const isWanted = isFixed || isAskedFor;
  const { country, currency } = place;
  return { ...place, isWanted, isFixed, want, body: isWanted ? { shop: { country, currency } } : {} };
}
