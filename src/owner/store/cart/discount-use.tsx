/** What became of a discount so far. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { readDiscountUses, type DiscountUse as Use } from '#domain/store/cart/calls-discounts.ts';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { testOrdersWords, usedWords } from './discount-words.ts';
import * as say from './words/en.ts';

export function useDiscountUses(site: string): ReadonlyMap<string, Use> | undefined {
  const { data } = useQuery({
    queryKey: ['store', site, 'discount-uses'],
    queryFn: ({ signal }) => call(readDiscountUses, { site }, { signal }),
  });
  return data && new Map(data.uses.map((use) => [use.id, use]));
}

export interface DiscountUseProps {
  readonly discount: StoreDiscount;
  /** Undefined where nobody has used it. */
  readonly use: Use | undefined;
  readonly currency: CurrencyCode;
}

export function DiscountUse({ discount, use, currency }: DiscountUseProps): ReactNode {
  const { limit } = discount;
  const { used = 0, testOrders = 0, offMinor = 0 } = use ?? {};
  const isUsedUp = limit !== null && used >= limit;
  const words = [
    usedWords(used, limit),
    ...(isUsedUp ? [say.usedUp] : []),
    ...(offMinor > 0 ? [fill(say.moneyTakenOff, { money: formatMoney({ minor: offMinor, currency }) })] : []),
    ...(testOrders > 0 ? [testOrdersWords(testOrders)] : []),
  ];
  return <p className="muted">{words.join(' · ')}</p>;
}
