/** Numbers of orders, as people say them. Nobody reads an order by its number: that takes its token. */

/** Shops that have sold nothing yet look no smaller than others. */
export const FIRST_ORDER_NUMBER = 1001;

export function orderName(number: number): string {
  return `#${number}`;
}

/** The number somebody searches for: `#1001`, `1001`. */
export function readOrderNumber(words: string): number | undefined {
  const match = /^#?(\d{1,9})$/.exec(words.trim());
  return match ? Number(match[1]) : undefined;
}
