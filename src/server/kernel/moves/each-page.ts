/** Rows in the order of their ids, some at a time: however many there are, few are in memory. */

const PAGE = 200;

/** @param read those after an id, the first of them; none of them again */
export async function* eachPage<Row extends { readonly id: string }>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last = ''; ; ) {
    const rows = await read(last, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? '';
  }
}
