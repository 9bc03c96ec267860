/** After a block has been deleted: the others of its row, spread over the columns the row had. Asked for, never by itself. */
import type { Block, Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';

/**
 * @param before the page with the blocks that are gone
 * @param after the page as it stands now
 * @returns none where no row has a hole, or where it has been changed since
 */
export function closeGapOperations(before: Body, after: Body, ids: readonly string[]): Operation[] {
  return before.sections.flatMap((section) => {
    const now = after.sections.find(({ id }) => id === section.id)?.blocks ?? [];
    return rowsOf(section.blocks).flatMap((row) =>
      row.some(({ id }) => ids.includes(id)) ? closeRow(row, now, ids) : [],
    );
  });
}

/** Blocks beside each other, from left to right. None where only some say their row: those flow around the others. */
function rowsOf(blocks: readonly Block[]): Block[][] {
  const shown = blocks.filter(({ hidden }) => !hidden);
  const named = shown.filter(({ place }) => place.row !== undefined);
  if (named.length > 0 && named.length < shown.length) return [];
  const rows: Block[][] = [];
  for (const block of shown) {
    const row = rows.find((each) => isBeside(block, each, each === rows.at(-1)));
    if (row?.every((other) => isApart(block, other))) row.push(block);
    else rows.push([block]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.place.column - b.place.column));
}

/** Without a row of its own a block flows on in the last one, as long as it stands further to the right. */
function isBeside({ place }: Block, row: readonly Block[], isLast: boolean): boolean {
  const last = row.at(-1)?.place;
  if (!last) return false;
  if (place.row !== undefined) return place.row === last.row;
  return isLast && place.column > last.column;
}

function isApart({ place: a }: Block, { place: b }: Block): boolean {
  return endOf(a) < b.column || endOf(b) < a.column;
}

function endOf({ column, span }: Block['place']): number {
  return column + span - 1;
}

function closeRow(row: readonly Block[], now: readonly Block[], ids: readonly string[]): Operation[] {
  const mates = row.filter(({ id }) => !ids.includes(id));
  const [first] = mates;
  const current = rowsOf(now).find((each) => each.some(({ id }) => id === first?.id)) ?? [];
  const isAsBefore =
    mates.length > 0 &&
    current.length === mates.length &&
    mates.every(({ id, place }, index) => {
      const mate = current[index];
      return mate?.id === id && mate.place.column === place.column && mate.place.span === place.span;
    });
  return isAsBefore ? spread(current, row) : [];
}

/** Each as wide in proportion as it was; what was free between two neighbours stays free. */
function spread(mates: readonly Block[], row: readonly Block[]): Operation[] {
  const start = Math.min(...row.map(({ place }) => place.column));
  const end = Math.max(...row.map(({ place }) => endOf(place)));
  const gaps = mates.map((mate, index) => gapBefore(mates[index - 1], mate, row));
  const room = end - start + 1 - sum(gaps);
  const spans = shares(
    mates.map(({ place }) => place.span),
    room,
  );
  let column = start;
  return mates.flatMap((mate, index): Operation[] => {
    const span = spans[index] ?? mate.place.span;
    const place = { ...mate.place, column: column + (gaps[index] ?? 0), span };
    column = place.column + span;
    const isSame = place.column === mate.place.column && span === mate.place.span;
    return isSame ? [] : [{ op: 'setPlace', id: mate.id, before: mate.place, after: place }];
  });
}

/** The smallest of the free spaces between two blocks that become neighbours. */
function gapBefore(left: Block | undefined, right: Block, row: readonly Block[]): number {
  if (!left) return 0;
  const [from, to] = [left, right].map(({ id }) => row.findIndex((block) => block.id === id));
  const between = row.slice(from, (to ?? 0) + 1);
  const free = between
    .slice(1)
    .map(({ place }, index) => place.column - endOf(between[index]?.place ?? place) - 1);
  return Math.max(0, Math.min(...free));
}

/** Whole columns in proportion to the widths, none of them lost: what is left over goes to the largest remainders. */
function shares(widths: readonly number[], room: number): number[] {
  const total = sum(widths);
  const exact = widths.map((width) => (width * room) / total);
  const rounded = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, room - sum(rounded)))
    rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
