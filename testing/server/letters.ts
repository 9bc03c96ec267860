/** Words that every search finds by one another. */

/** Each is found by the other. */
const ALIKE = [
  ['STRASSEN', 'Straßen'],
  ['Lodz', 'Łódź'],
  ['KØBENHAVN', 'kobenhavn'],
  ['Đorđe', 'dorde'],
  ['Æther', 'aether'],
  ['ΟΔΟΣ', 'οδός'],
  ['İstanbul', 'istanbul'],
  ['Ｐｏｔｔｅｒｙ', 'pottery'],
  ['ﬁre', 'FIRE'],
  ['ЁЖ', 'ёж'],
] as const;
export const TEXTS: readonly string[] = ALIKE.flat();

/** What a search of each finds of all. */
export const FOUND: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ALIKE.flatMap((alike) => alike.map((text) => [text, alike.toSorted()])),
);

export async function findEach(find: (words: string) => Promise<readonly string[]>) {
  const found = await Promise.all(TEXTS.map(async (words) => [words, (await find(words)).toSorted()]));
  return Object.fromEntries(found);
}
