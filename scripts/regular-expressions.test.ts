/**
 * Every regular expression of the product takes time that grows no faster than its text, or is an exception with its
 * reason. What has been proven is kept beside the installed packages, so that only new expressions take time.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { EXCEPTIONS } from './linear-exceptions.ts';
import {
  expressionsOf,
  type FoundExpression,
  isPlain,
  parseModule,
  parseProduct,
} from './regular-expressions.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const CACHE_FOLDER = `${ROOT}node_modules/.cache/vitrine`;
const CACHE_FILE = `${CACHE_FOLDER}/linear-${packageFile.devDependencies.recheck}.json`;
/** For one expression, on a machine that is busy with other tests. */
const TIMEOUT_MS = 120_000;

const proven = new Set<string>(readCache());
const sizeBefore = proven.size;

beforeAll(() => {
  // In this process, and without the programs that go with it.
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  return () => vi.unstubAllEnvs();
});
afterAll(() => {
  if (proven.size === sizeBefore) return;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(CACHE_FILE, JSON.stringify([...proven].sort()));
});

function readCache(): string[] {
  try {
    return JSON.parse(readFileSync(CACHE_FILE, 'utf8')) as string[];
  } catch {
    return [];
  }
}

/** What is wrong with it; undefined where it is linear. */
function problemWith(source: string, flags: string): string | undefined {
  const key = `/${source}/${flags}`;
  if (proven.has(key) || isPlain(source)) return undefined;
  const verdict = checkSync(source, flags, { timeout: TIMEOUT_MS, seed: 1 } as object);
  if (verdict.status === 'safe') {
    proven.add(key);
    return undefined;
  }
  if (verdict.status === 'unknown') return `${key} could not be judged: ${JSON.stringify(verdict.error)}`;
  return `${key} is ${verdict.complexity.summary}: ${verdict.attack.pattern.slice(0, 300)}`;
}

function exceptionFor({ file, source }: FoundExpression) {
  return EXCEPTIONS.find((each) => each.file === file && each.source === (source ?? 'built'));
}

const found = parseProduct(ROOT).flatMap(expressionsOf);

test('no text makes an expression of the product slow', { timeout: 900_000 }, () => {
  expect(found.length).toBeGreaterThan(800);
  const problems = found.flatMap((expression) => {
    if (exceptionFor(expression)) return [];
    const at = `${expression.file}:${expression.line}`;
    if (expression.source === undefined)
      return [`${at} is put together while the program runs: name it in linear-exceptions.ts, with samples`];
    const problem = problemWith(expression.source, expression.flags);
    return problem === undefined ? [] : [`${at} ${problem}`];
  });
  expect(problems).toEqual([]);
});

test('what stands for expressions that are put together is linear too', { timeout: 300_000 }, () => {
  const samples = EXCEPTIONS.flatMap(({ samples: each = [] }) => each);
  expect(samples.flatMap((source) => problemWith(source, '') ?? [])).toEqual([]);
});

test('every exception is needed, and has a reason', () => {
  const used = new Set(found.map(exceptionFor));
  expect(EXCEPTIONS.filter((each) => !used.has(each))).toEqual([]);
  expect(EXCEPTIONS.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

test('expressions are found wherever they are written, and slow ones are named', () => {
  const code = String.raw`const WORD = "[a-z]+";
export const a = (text: string) => text.replace(/\/+$/, "");
export const b = new RegExp(WORD + "x");
export const c = RegExp("^" + 1);
export const d = new RegExp(WORD, "i");`;
  const inCode = expressionsOf(parseModule('a.ts', Buffer.from(code)));
  expect(inCode.map(({ line, source, flags }) => [line, source, flags])).toEqual([
    [2, '\\/+$', ''],
    [3, undefined, ''],
    [4, undefined, ''],
    [5, '[a-z]+', 'i'],
  ]);
  expect(problemWith('\\/+$', '')).toContain('2nd degree polynomial');
  expect(problemWith('[^\\s@]+@[^\\s@]+\\.[^\\s@]+', 'g')).toContain('2nd degree polynomial');
  expect(problemWith('^(?:a|a)*$', '')).toContain('exponential');
  expect(problemWith('^[a-z]+$', '')).toBeUndefined();
});
