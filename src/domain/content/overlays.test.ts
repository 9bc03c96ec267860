import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryBody,
  arbitraryJson,
  CONDITIONS,
  deepFreeze,
  idOf,
} from '../../../scripts/arbitrary-content.ts';
import type { Block, Body } from './content.ts';
import { applicable, type Conditions, getIn, merge, resolve, resolveBody } from './overlays.ts';

const everything: Conditions = { mobile: true, locale: 'fr', variants: { hero: 'b' } };
const block: Block = {
  id: idOf(1),
  type: 'text',
  version: 1,
  props: { text: 'base', size: 1 },
  place: { column: 1, span: 12 },
};
const said = (value: string) => ({ props: { text: value } });

describe('resolve', () => {
  test('the order is base, then variant, then locale, then mobile, however the overlays are written down', () => {
    const layers = { mobile: said('mobile'), 'locale:fr': said('fr'), 'variant:hero=b': said('b') };
    fc.assert(
      fc.property(fc.subarray(Object.entries(layers)), fc.boolean(), (some, isReversed) => {
        const written = isReversed ? some.toReversed() : some;
        const resolved = resolve({ ...block, overlays: Object.fromEntries(written) }, everything);
        const strongest = ['mobile', 'locale:fr', 'variant:hero=b'].find((name) =>
          some.some(([n]) => n === name),
        );
        const expected = strongest ? layers[strongest as keyof typeof layers].props.text : 'base';
        expect(resolved.props).toEqual({ text: expected, size: 1 });
      }),
    );
  });

  test.each<[string, Conditions]>([
    ['mobile', { locale: 'fr', variants: { hero: 'b' } }],
    ['locale:fr', { locale: 'de', mobile: true }],
    ['locale:fr', { mobile: true }],
    ['variant:hero=b', { variants: { hero: 'a' }, mobile: true, locale: 'fr' }],
    ['variant:hero=b', { variants: { footer: 'b' } }],
    ['variant:hero', { variants: { hero: 'undefined' } }],
    ['variant:toString=b', { variants: {} }],
  ])('%j does not apply under %j, and stays attached', (name, conditions) => {
    const overlaid = { ...block, overlays: { [name]: said('no') } };
    expect(resolve(overlaid, conditions)).toEqual(overlaid);
  });

  test('the mobile overlay stays attached when only the language is known, so that CSS can be written from it', () => {
    const overlays = { mobile: said('m'), 'locale:fr': said('fr') };
    expect(resolve({ ...block, overlays }, { locale: 'fr' })).toEqual({
      ...block,
      props: { text: 'fr', size: 1 },
      overlays: { mobile: said('m') },
    });
  });

  test('resolving twice is resolving once, and changes nothing it is given', () => {
    const conditions = fc.record(
      {
        mobile: fc.boolean(),
        locale: fc.constantFrom('fr', 'de'),
        variants: fc.constantFrom<Record<string, string>>({}, { hero: 'b' }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(arbitraryBody, conditions, (body, known) => {
        const once = resolveBody(deepFreeze(body), known);
        expect(resolveBody(once, known)).toEqual(once);
      }),
    );
  });

  test('a body resolves its own overlays, its sections’ and its blocks’', () => {
    const overlays = { 'locale:fr': { title: 'Accueil' } };
    const body: Body = {
      title: 'Home',
      fields: {},
      overlays,
      sections: [
        {
          id: idOf(2),
          theme: 'paper',
          width: 'full',
          spacing: 'none',
          blocks: [{ ...block, overlays: { 'locale:fr': said('bonjour') } }],
          overlays: { 'locale:fr': { theme: 'ink' } },
        },
      ],
    };
    const resolved = resolveBody(body, { locale: 'fr' });
    expect(resolved.title).toBe('Accueil');
    expect(resolved.sections[0]).toMatchObject({ theme: 'ink', blocks: [{ props: { text: 'bonjour' } }] });
  });
});

describe('merge', () => {
  test('objects merge key by key, everything else replaces, and undefined leaves the base', () => {
    expect(merge({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: 3 }, d: [4], e: null })).toEqual({
      a: { b: 3, c: 2 },
      d: [4],
      e: null,
    });
    expect(merge({ a: 1 }, { a: undefined })).toEqual({ a: 1 });
    expect(merge('text', { a: 1 })).toEqual({ a: 1 });
  });

  test('every value of the overlay stands in the result, every other value of the base too', () => {
    fc.assert(
      fc.property(arbitraryJson, arbitraryJson, (base, over) => {
        const merged = merge(deepFreeze(base), deepFreeze(over));
        expect(merge(merged, over)).toEqual(merged);
        expect(merge(base, base)).toEqual(base);
        if (isRecord(base) && isRecord(over)) {
          expect(new Set(Object.keys(merged as object))).toEqual(
            new Set([...Object.keys(base), ...Object.keys(over)]),
          );
        }
      }),
    );
  });

  test('a __proto__ key pollutes nothing', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1}},"toString":{"x":1}}',
    );
    const merged = merge({ a: { b: 1 } }, hostile) as Record<string, Record<string, unknown>>;
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(merged['a'])).toBe(Object.prototype);
    expect(merged['polluted']).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(merged['toString']).toEqual({ x: 1 });
  });
});

test('the layers that apply come weakest first, and no other ones', () => {
  const overlays = Object.fromEntries(CONDITIONS.map((name) => [name, {}]));
  expect(applicable({ ...overlays, 'locale:de': {} }, everything)).toEqual([
    'variant:hero=b',
    'locale:fr',
    'mobile',
  ]);
  expect(applicable(overlays, {})).toEqual([]);
});

test('a path reaches own values only', () => {
  expect(getIn({ a: [{ b: 1 }] }, ['a', '0', 'b'])).toBe(1);
  for (const path of [
    ['constructor'],
    ['__proto__'],
    ['a', 'length'],
    ['a', '-1'],
    ['a', ''],
    ['a', '1e0'],
    ['a', '00'],
  ])
    expect(getIn({ a: [0, 1] }, path)).toBeUndefined();
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
