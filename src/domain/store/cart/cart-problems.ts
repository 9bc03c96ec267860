/** Why a cart cannot be ordered as it is, in words for its buyer. */
import type { Sellable } from '../catalogue/sellable.ts';
import type { CartLine } from './cart-lines.ts';
import { cartWords } from './words/words.ts';

interface Judged {
  /** How many of its lines are no longer sold. */
  readonly gone: number;
  readonly subtotalMinor: number;
  readonly minimumMinor: number;
  readonly locale: string | undefined;
  readonly format: (minor: number) => string;
}

export function problemsOf(
  lines: readonly CartLine[],
  { gone, subtotalMinor, minimumMinor, locale = 'en', format }: Judged,
): string[] {
  const say = cartWords(locale);
  return [
    ...(gone > 0 ? [say('removed')] : []),
    ...lines
      .filter(({ sellable, quantity }) => !isInStock(sellable, quantity))
      .map((line) => stockProblem(line, locale)),
    ...(subtotalMinor < minimumMinor ? [say('minimum', { subtotal: format(minimumMinor) })] : []),
  ];
}

export function isInStock({ isUnlimited, stock }: Sellable, quantity: number): boolean {
  return isUnlimited || stock >= quantity;
}

export function stockProblem(
  { sellable: { title, optionText, stock } }: Pick<CartLine, 'sellable'>,
  locale = 'en',
): string {
  const say = cartWords(locale);
  const name = optionText === '' ? title : `${title} (${optionText})`;
  return stock <= 0 ? say('isSoldOut', { name }) : say('onlyLeft', { count: stock, name });
}
