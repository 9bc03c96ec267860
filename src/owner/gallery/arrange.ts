/** Orders that an owner can bring the pictures of a gallery into. */
import { LANGUAGE } from '../language.ts';

export interface Arranged {
  readonly filename: string;
  readonly createdAt?: number | undefined;
}

export type Order = 'name' | 'newest' | 'oldest' | 'reverse';

export function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1);
  if (from === place || !(from in list)) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(place, 0, list[from] as T);
}

/**
 * @param fileOf the file that an entry shows; entries without one stay together at the end, in their order
 */
export function arrange<T>(
  list: readonly T[],
  order: Order,
  fileOf: (entry: T) => Arranged | undefined,
): readonly T[] {
  if (order === 'reverse') return list.toReversed();
  const compare = order === 'name' ? byName : byAge;
  const way = order === 'newest' ? -1 : 1;
  const known = list.flatMap((entry) => {
    const file = fileOf(entry);
    return file ? [{ entry, file }] : [];
  });
  const sorted = known.toSorted((a, b) => way * compare(a.file, b.file)).map(({ entry }) => entry);
  return [...sorted, ...list.filter((entry) => !fileOf(entry))];
}

/** As people count: “bowl-2” before “bowl-10”. */
const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' });

function byName(a: Arranged, b: Arranged): number {
  return collator.compare(a.filename, b.filename);
}

function byAge(a: Arranged, b: Arranged): number {
  return (a.createdAt ?? 0) - (b.createdAt ?? 0);
}
