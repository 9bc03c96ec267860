/** The glossary defines each word once, and the words it rules out are used nowhere that it rules them out. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [definitions = '', ruledOut = '', kept = ''] = read('docs/glossary.md').split(
  /^## Words we do not use$|^### What stays$/m,
);

const rules = rowsOf(ruledOut).map(([words = '', instead = '', where = '']) => {
  const [inside, outside] = where.split(' without ').map((paths) => within(codeIn(paths)));
  const pattern = new RegExp(words.split(', ').map(formsOf).join('|'), 'g');
  return { words, pattern, instead, isIn: (file: string) => inside?.(file) && !outside?.(file) };
});
/** Finds quickly which files are worth a closer look. */
const isAny = new RegExp(
  rules.map(({ words }) => words.replaceAll(', ', '|').replaceAll(/[ -]/g, '.?')).join('|'),
  'i',
);
const staying = rowsOf(kept).flatMap(([names = '']) => codeIn(names));
const [places, names] = [staying.filter(isPlace), staying.filter((name) => !isPlace(name))];

const TRANSLATED = /\/(?:words|labels)\/(?!en\b)\w\w\.ts$/;

describe('words', () => {
  test('each is defined once; one with two meanings says at both which is meant', () => {
    const terms = rowsOf(definitions).flatMap(([words = '']) => words.split(', '));
    expect(terms.length).toBeGreaterThan(100);
    const meanings = Map.groupBy(terms, (term) => term.replace(/ \(.+\)$/, ''));
    const unclear = [...meanings].filter(
      ([word, all]) => all.length > 1 && (all.includes(word) || new Set(all).size < all.length),
    );
    expect(unclear.map(([word]) => word)).toEqual([]);
  });

  test('those that are ruled out are not used, and all that stays is needed', () => {
    expect(rules.length).toBeGreaterThan(10);
    const files = globSync('{src,docs}/**/*.{ts,tsx,css,html,md}', { cwd: root });
    const found = files
      .filter((file) => file !== 'docs/glossary.md' && !TRANSLATED.test(file))
      .flatMap((file) => hitsIn(file, read(file)));
    expect(
      found.flatMap(({ keeper, words }) => (keeper === undefined ? words : [])),
      'use the other word, or list a name of the contract in docs/glossary.md',
    ).toEqual([]);
    const used = new Set(found.map(({ keeper }) => keeper));
    expect(staying.filter((each) => !used.has(each))).toEqual([]);
  });

  test('are found in names, comments and texts, but not within names that stay', () => {
    const text =
      'const textPieces = PIECE_BYTES; // shippingMinor, newShippingMinor\nsay("A gateway piecemeal");';
    const wordsIn = (file: string, words = text) =>
      hitsIn(file, words).flatMap(({ keeper, words: said }) => keeper ?? said);
    expect(wordsIn('src/server/http/read.ts')).toEqual([
      'src/server/http/read.ts:1: “Pieces” is chunk, fragment or part',
      'src/server/http/read.ts:1: “PIECE” is chunk, fragment or part',
      'shippingMinor',
      'src/server/http/read.ts:1: “Shipping” is delivery',
      'src/server/http/read.ts:2: “gateway” is provider',
    ]);
    expect(wordsIn('src/server/store/cart/read.ts', 'pieces of an Order')).toEqual([]);
    expect(wordsIn('src/server/bookings/read.ts', 'interface BookedOrder, in order')).toHaveLength(1);
  });
});

interface Hit {
  readonly words: string;
  /** What is listed as staying, and covers it. */
  readonly keeper: string | undefined;
}

function hitsIn(file: string, text: string): Hit[] {
  if (!isAny.test(text)) return [];
  const place = places.find((each) => within([each])(file));
  return text.split('\n').flatMap((line, index) =>
    !isAny.test(line)
      ? []
      : rules
          .filter(({ isIn }) => isIn(file))
          .flatMap(({ pattern, instead }) =>
            [...line.matchAll(pattern)].map(({ 0: word, index: at }) => ({
              words: `${file}:${index + 1}: “${word}” is ${instead}`,
              keeper: place ?? names.find((name) => isWithin(name, line, at, at + word.length)),
            })),
          ),
  );
}

/** In a name that stays, `*` is the rest of a word. */
function isWithin(name: string, line: string, from: number, to: number): boolean {
  const ends = [/^\w/.test(name) ? '(?<!\\w)' : '', /\w$/.test(name) ? '(?!\\w)' : ''];
  const pattern = new RegExp(ends.join(RegExp.escape(name).replaceAll('\\*', '\\w*')), 'g');
  return [...line.matchAll(pattern)].some(({ 0: all, index }) => index <= from && index + all.length >= to);
}

/** A word, or several, as they are written in texts and within names. What has a capital is found with that alone. */
function formsOf(words: string): string {
  const parts = words.split(/[ -]/);
  const large = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const rest = parts.slice(1).map((part, index) => `(?:[ _-]${part}|[ _-]?${large[index + 1]})`);
  const inCamels = `${[large[0], ...rest].join('')}(?:e?s)?(?![a-z])`;
  if (words !== words.toLowerCase()) return `(?<![A-Z])${inCamels}`;
  const inSmall = `(?<![A-Za-z])${[parts[0], ...rest].join('')}(?:e?s)?(?![a-z])`;
  return `${inSmall}|(?<![A-Z])${inCamels}|(?<![A-Z])${parts.join('[ _-]').toUpperCase()}S?(?![A-Z])`;
}

function isPlace(name: string): boolean {
  return /^(?:src|docs)\//.test(name);
}

function within(paths: readonly string[]): (file: string) => boolean {
  const patterns = paths.map(
    (each) => new RegExp(`^${each.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(?:/|$)`),
  );
  return (file) => patterns.some((pattern) => pattern.test(file));
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
}

/** The cells of all tables, without their heads. */
function rowsOf(markdown: string): string[][] {
  const lines = markdown.split('\n');
  return lines
    .filter((line, index) => /^\| (?!--)/.test(line) && !lines[index + 1]?.startsWith('| --'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
}
