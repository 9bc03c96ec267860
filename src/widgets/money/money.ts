/** Amounts as the contract writes them, for pages that are not ours. */
export { formatMoney, type MoneyFormat } from '#domain/money/format-money.ts';
