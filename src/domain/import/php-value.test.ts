import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PhpValue, readPhpValue } from './php-value.ts';

function serialize(value: PhpValue): string {
  if (value === null) return 'N;';
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === 'string') return `s:${new TextEncoder().encode(value).length}:"${value}";`;
  const entries = [...value].map(([key, inner]) => serialize(key) + serialize(inner)).join('');
  return `a:${value.size}:{${entries}}`;
}

const { value: anyValue } = fc.letrec<{ value: PhpValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed()),
    fc
      .array(fc.tuple(fc.oneof(fc.nat(), fc.string()), tie('value')), { maxLength: 4 })
      .map((entries) => new Map(entries)),
  ),
}));

test('what PHP serialised is read back', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(readPhpValue(serialize(value))).toEqual({ ok: true, value });
    }),
  );
});

test('objects, references, wrong lengths and leftovers are refused without being followed', () => {
  const bad = [
    'O:8:"stdClass":0:{}',
    'C:3:"Foo":0:{}',
    'R:1;',
    'a:1:{i:0;O:1:"A":0:{}}',
    's:5:"abc";',
    's:999999999:"a";',
    'a:99999999:{}',
    'i:1;i:2;',
    'b:2;',
    '',
    `${'a:1:{i:0;'.repeat(100)}N;${'}'.repeat(100)}`,
  ];
  for (const text of bad) expect(readPhpValue(text).ok, text).toBe(false);
});

test('any text at all is answered, never thrown', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof readPhpValue(text).ok === 'boolean'));
});
