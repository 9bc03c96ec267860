/** What columns are by what is in them, where their names say nothing: tables in any language. */
import { readGtin } from '../gtin.ts';
import { PICTURE_FIELDS } from './picture-fields.ts';
import type { Mapping } from './programs.ts';
import { readPrice } from './read-price.ts';
import { GIFT_CARD } from './table-row.ts';

const MOST_LOOKED_AT = 50;

interface Column {
  readonly values: readonly string[];
  readonly meanLength: number;
}

type Test = (column: Column) => boolean;

const every = (column: Column, test: (value: string) => boolean): boolean =>
  column.values.length > 0 && column.values.every(test);
const KIND = /^(?:physical|digital|service)$/i;
const isAddress = (value: string): boolean => /^https?:\/\//i.test(value);
const hasLetters = (value: string): boolean => /\p{L}{2}/u.test(value);
const isDistinct = ({ values }: Column): boolean => new Set(values).size === values.length;

/** In the order in which they are looked for: what is easily told first. */
const GUESSES: readonly (readonly [field: string, test: Test])[] = [
  ['kind', (column) => every(column, (value) => KIND.test(value) || GIFT_CARD.test(value))],
  ['description', (column) => column.meanLength > 120 && every(column, hasLetters)],
  ['gtin', (column) => every(column, (value) => value.length >= 12 && readGtin(value) !== undefined)],
  [
    'price',
    (column) =>
      every(column, (value) => readPrice(value, 2) !== undefined) &&
      column.values.some((value) => /[.,]\d{1,2}(?!\d)|\p{Sc}|[A-Z]{3}|,-/u.test(value)),
  ],
  ['stock', (column) => every(column, (value) => /^\d{1,6}$/.test(value))],
  ['tags', (column) => every(column, hasLetters) && meanOf(column.values.map(countCommas)) >= 2],
  [
    'sku',
    (column) =>
      isDistinct(column) &&
      every(column, (value) => /^[A-Za-z0-9][\w.-]{1,39}$/.test(value) && /\d/.test(value)),
  ],
  [
    'title',
    (column) =>
      every(column, (value) => hasLetters(value) && value.length <= 200) &&
      column.meanLength >= 3 &&
      new Set(column.values).size * 2 > column.values.length,
  ],
];

/** @param named what the names of columns say @param rows of the table, the first of which are looked at */
export function guessColumns(named: Mapping, rows: readonly (readonly string[])[]): Mapping {
  const mapping = [...named];
  const columns = named.map((_, at): Column => {
    const values = rows
      .slice(0, MOST_LOOKED_AT)
      .map((cells) => cells[at] ?? '')
      .filter((value) => value !== '');
    return { values, meanLength: meanOf(values.map(({ length }) => length)) };
  });
  guessPictures(mapping, columns);
  for (const [field, test] of GUESSES) {
    if (mapping.includes(field)) continue;
    const at = columns.findIndex(
      (column, index) => mapping[index] === undefined && !every(column, isAddress) && test(column),
    );
    if (at >= 0) mapping[at] = field;
  }
  return mapping;
}

const PICTURE = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|gif|avif)\b/i;

/** Columns of addresses that end as pictures do, in their order. */
function guessPictures(mapping: (string | undefined)[], columns: readonly Column[]): void {
  const free = PICTURE_FIELDS.filter((field) => !mapping.includes(field)).values();
  for (const [at, column] of columns.entries()) {
    if (mapping[at] !== undefined || !every(column, (value) => PICTURE.test(value))) continue;
    const field = free.next().value;
    if (field === undefined) return;
    mapping[at] = field;
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function countCommas(value: string): number {
  return value.split(',').length - 1;
}
