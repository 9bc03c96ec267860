import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageForStatus } from './contract.ts';
import { parseQueryString, type QueryValue } from './query-string.ts';

test('DATA-11 DATA-12 DATA-13 DATA-14 every status has its text', () => {
  for (const status of [401, 403]) expect(messageForStatus(status)).toBe('Unauthorized request');
  for (const status of [500, 501])
    expect(messageForStatus(status)).toBe('Internal server error. Please try again later.');
  expect(messageForStatus(503)).toBe('This service is temporarily unavailable. Please try again later.');
  for (const status of [undefined, 404, 418, 502, 504])
    expect(messageForStatus(status)).toBe('Unable to connect. Please try again');
});

test('DATA-19 names, lists, objects and what is there twice', () => {
  const cases: [string, unknown][] = [
    ['', {}],
    ['?a=1&b=two+words&c=%C3%A9', { a: '1', b: 'two words', c: 'é' }],
    ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=b&a[0]=a', { a: ['a', 'b'] }],
    ['a[7]=only', { a: ['only'] }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a=1&a[b]=2', { a: { 0: '1', b: '2' } }],
    ['a[b=1&c]=2&[d]=3', { 'a[b': '1', 'c]': '2', d: '3' }],
    ['flag&empty=&=nameless&x=a=b', { flag: '', empty: '', x: 'a=b' }],
    ['broken=%E0%A4%A', { broken: '%E0%A4%A' }],
  ];
  for (const [text, expected] of cases) expect(parseQueryString(text), text).toEqual(expected);
});

test('DATA-19 depth 5, lists of 20, 1000 parameters', () => {
  expect(parseQueryString('a[1x][2x][3x][4x][5x][6x][7x]=deep')).toEqual({
    a: { '1x': { '2x': { '3x': { '4x': { '5x': { '[6x][7x]': 'deep' } } } } } },
  });
  const list = (length: number) => Array.from({ length }, (_, index) => `a[]=${index}`).join('&');
  expect(parseQueryString(list(20))['a']).toHaveLength(20);
  const more = parseQueryString(list(21))['a'];
  expect([Array.isArray(more), Object.keys(more ?? {}).length]).toEqual([false, 21]);
  expect(parseQueryString('a[19]=x')).toEqual({ a: ['x'] });
  expect(parseQueryString('a[20]=x')).toEqual({ a: { 20: 'x' } });
  expect(parseQueryString('a[999999999]=x')).toEqual({ a: { 999999999: 'x' } });
  const many = Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&');
  expect(Object.keys(parseQueryString(many))).toHaveLength(1000);
});

test('DATA-19 nothing reaches what objects inherit, and nothing throws', () => {
  for (const key of [
    '__proto__[x]',
    'constructor[prototype][x]',
    'a[__proto__][x]',
    'a[toString]',
    '__proto__',
  ])
    expect(parseQueryString(`${key}=1`)).toEqual({});
  expect(Reflect.get({}, 'x')).toBeUndefined();
  const depthOf = (value: QueryValue): number =>
    typeof value === 'string' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));
  const part = fc.constantFrom(
    'a',
    '[',
    ']',
    '[]',
    '[b]',
    '[1]',
    '=',
    '&',
    '%',
    '%41',
    '+',
    '__proto__',
    '.',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      expect(depthOf(parseQueryString(parts.join('')))).toBeLessThanOrEqual(8);
    }),
  );
});

test('DATA-19 what a browser writes is read back', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => !/[[\]]/.test(text));
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 20 }), fc.string({ unit: 'grapheme' }), (names, value) => {
      const kept = names.filter((each) => !Object.hasOwn(Object.prototype, each));
      const text = new URLSearchParams(kept.map((each) => [each, value])).toString();
      expect(parseQueryString(text)).toEqual(Object.fromEntries(kept.map((each) => [each, value])));
    }),
  );
});
