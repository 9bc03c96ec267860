/** What a new shop is filled with, until its owner has things of their own. */

/** By which owners find them. */
export const EXAMPLE_TAG = 'Example';
/** Of what is said about each: whoever made it a product of their own has written something else. */
export const EXAMPLE_WORDS = 'An example';

export const EXAMPLES_NOTE = 'These are examples, until the shop opens.';

export function isExample({
  tags,
  excerpt,
}: {
  readonly tags: readonly string[];
  readonly excerpt: string;
}): boolean {
  return tags.includes(EXAMPLE_TAG) && excerpt.startsWith(EXAMPLE_WORDS);
}
