/** How many items a cart holds, as the link to it shows and says it. */
const MOST = 100;

/** CART-17: 100 itself is shown. */
export function countText(items: number): string {
  return items > MOST ? `${MOST}+` : String(items);
}

interface CountWords {
  readonly items: string;
  readonly manyItems: string;
}

/**
 * CART-18
 * @param fill puts the number into a message, as `fillPlural` does
 */
export function spokenCount(
  items: number,
  words: CountWords,
  fill: (message: string, values: { readonly items: number }) => string,
): string {
  return items > MOST ? words.manyItems : fill(words.items, { items });
}
