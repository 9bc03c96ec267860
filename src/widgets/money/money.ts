/** Amounts as the contract writes them, for pages that are not ours. */
import type { Money } from '#domain/money/currencies.ts';
import { formatMoney as format, type MoneyFormat } from '#domain/money/format-money.ts';

export function formatMoney(money: Money, options: MoneyFormat = {}): string {
  return format(money, options);
}
