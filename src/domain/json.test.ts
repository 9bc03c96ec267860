import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { hasSharedData, sharedJson } from '../../scripts/shared-data.ts';
import { isDeeperThan, isEqualJson, isObject, toScriptJson, toStableJson } from './json.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);

/** The same value with the keys of every object the other way round. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reverseKeys(inner)]),
  );
}

describe('toScriptJson', () => {
  const tricky = fc.oneof(
    fc.constantFrom(
      '</script>',
      '<!--',
      '<script',
      ']]>',
      '-->',
      '\u2028\u2029',
      '</SCRIPT >',
      '&lt;/script>',
    ),
    fc.string({ unit: anyCharacter }),
  );

  test('parses back to the same value, and nothing in it ends the element or opens a comment', () => {
    fc.assert(
      fc.property(fc.oneof(json, fc.array(tricky), fc.dictionary(tricky, tricky)), (value) => {
        const written = toScriptJson(value);
        expect(written).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(toScriptJson('</script>')).toBe('"\\u003c/script\\u003e"');
    expect(toScriptJson(undefined)).toBe('null');
  });

  test.skipIf(!hasSharedData())('so do naughty strings', () => {
    const strings = sharedJson<string[]>('hostile/blns.json');
    expect(toScriptJson(strings)).not.toContain('</');
    expect(JSON.parse(toScriptJson(strings))).toEqual(strings);
  });
});

describe('toStableJson', () => {
  test('equal values give equal text, and different ones different text', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(toStableJson(reverseKeys(a))).toBe(toStableJson(a));
        expect(toStableJson(a) === toStableJson(b)).toBe(isEqualJson(a, b));
        expect(isEqualJson(JSON.parse(toStableJson(a)), a)).toBe(true);
      }),
    );
  });

  test('keeps a key called __proto__ as data', () => {
    const value = JSON.parse('{"b":1,"__proto__":{"a":1}}');
    expect(JSON.parse(toStableJson(value))).toEqual(value);
    expect(toStableJson(value)).toContain('__proto__');
  });
});

describe('isEqualJson', () => {
  test('holds for a value and its copy, in any order of keys, both ways round', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(isEqualJson(a, structuredClone(a))).toBe(true);
        expect(isEqualJson(a, reverseKeys(a))).toBe(true);
        expect(isEqualJson(a, JSON.parse(JSON.stringify(a)))).toBe(true);
        expect(isEqualJson(a, b)).toBe(isEqualJson(b, a));
      }),
    );
  });

  test.each<[unknown, unknown, boolean]>([
    [{ a: undefined }, {}, true],
    [{ a: undefined }, { b: undefined }, true],
    [{ a: null }, {}, false],
    [0, -0, true],
    [[], {}, false],
    [[1, 2], [1], false],
    [{ toString: 1 }, {}, false],
    [{}, { toString: 1 }, false],
    ['1', 1, false],
    [null, undefined, false],
  ])('%j and %j: %j', (a, b, expected) => {
    expect(isEqualJson(a, b)).toBe(expected);
  });
});

test('depth is measured level by level', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), (levels, limit) => {
      expect(isDeeperThan(nest(levels), limit)).toBe(levels > limit);
    }),
  );
});
