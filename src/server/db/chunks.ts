/** A list in chunks that one statement takes: rows of the widest table, or ids, stay far below what either engine allows. */
export function* chunks<T>(list: readonly T[], size = 200): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
