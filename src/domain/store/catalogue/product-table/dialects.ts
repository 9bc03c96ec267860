/** How programs write several things, or odd characters, into one cell. */
import type { TableProgram } from './programs.ts';

/** What separates the steps of a category, the last of which is its name. */
const STEPS: Readonly<Partial<Record<TableProgram, RegExp>>> = {
  woocommerce: />/,
  squarespace: /\//,
  bagisto: /\//,
  other: />/,
};
/** Names a single category, whatever characters are in it. */
const ONE_CATEGORY: ReadonlySet<TableProgram> = new Set(['shopify']);

/** A description, which may be HTML. WooCommerce writes the ends of its lines as a backslash and a letter. */
export function htmlIn(program: TableProgram, cell: string): string {
  return program === 'woocommerce' ? cell.replaceAll('\\n', '\n') : cell;
}

/** A name or value, which WooCommerce writes as it is in the source of its pages. */
export function nameIn(program: TableProgram, cell: string): string {
  return program === 'woocommerce' ? decodeEntities(cell) : cell;
}

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A list, in which WooCommerce and our own tables put a backslash before a comma that belongs to a word. */
export function listIn(program: TableProgram, cell: string): string[] {
  return splitAt(cell, program === 'other' ? LOOSE_WORDS : WORDS)
    .map((word) => nameIn(program, word).trim())
    .filter((word) => word !== '');
}

export function tagsIn(program: TableProgram, cell: string): string[] {
  const tags = listIn(program, cell);
  return program === 'etsy' ? tags.map((tag) => tag.replaceAll('_', ' ')) : tags;
}

/** The last step of each path: `Clothing > Tees` is in Tees. */
export function categoriesIn(program: TableProgram, cell: string): string[] {
  if (ONE_CATEGORY.has(program)) return cell === '' ? [] : [cell];
  const steps = STEPS[program];
  return listIn(program, cell)
    .map((path) => (steps ? path.split(steps).at(-1) : path)?.trim() ?? '')
    .filter((name) => name !== '');
}

/** For a table of our own, so that `listIn` reads the same words. */
export function writeList(words: readonly string[]): string {
  return words.map((word) => word.replace(/[\\,]/g, (letter) => `\\${letter}`)).join(', ');
}

/** A backslash before a separator, or before another backslash, makes it a part of the word. */
const WORDS = /(?:\\[,\\]|[^,])+/g;
const LOOSE_WORDS = /(?:\\[,\\]|[^,;])+/g;

function splitAt(cell: string, pattern: RegExp): string[] {
  return (cell.match(pattern) ?? []).map((word) => word.replace(/\\([,\\])/g, '$1'));
}
