import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Body, Section } from '../content/content.ts';
import { resolveBody } from '../content/overlays.ts';
import { stampTrust } from './trust.ts';

const carriesCode = (type: string) => type === 'code' || type === 'embed';
const id = (name: string) => name.padEnd(24, '0');

function block(props: Record<string, unknown>, more: Partial<Block> = {}): Block {
  return { id: id('b'), type: 'code', version: 1, props, place: { column: 1, span: 12 }, ...more };
}
function body(blocks: Block[], more: Partial<Body> = {}): Body {
  const section: Section = {
    id: id('s'),
    theme: 'paper',
    width: 'content',
    spacing: 'medium',
    blocks,
  };
  return { title: '', fields: {}, sections: [section], ...more };
}
const trusted = { html: '<b>ours</b>', mode: 'run', trust: 'trusted' };
const stored = body([block(trusted)]);
const stamp = (after: Body, before: Body | undefined = stored) =>
  stampTrust(before, after, false, carriesCode);
const first = (document: Body) => document.sections[0]?.blocks[0];

describe('an author without the permission', () => {
  test('keeps a trusted block that is moved, placed, hidden or renamed', () => {
    const moved = body([
      block({ html: '' }, { id: id('a'), type: 'text' }),
      block({ ...trusted, title: 'New title', height: 500 }, { hidden: true, place: { column: 3, span: 4 } }),
    ]);
    expect(stamp(moved).sections[0]?.blocks[1]?.props['trust']).toBe('trusted');
    const placed = body([block(trusted, { overlays: { mobile: { place: { column: 1, span: 6 } } } })]);
    expect(stamp(placed)).toEqual(placed);
  });

  test.each<[string, Body]>([
    ['new html', body([block({ ...trusted, html: '<script>1</script>' })])],
    ['shown source that now runs', body([block({ ...trusted, mode: 'show' })])],
    ['a copy under a new id', body([block(trusted, { id: id('c') })])],
    ['another type', body([block(trusted, { type: 'embed' })])],
    ['an older version, for a migration to work on', body([block(trusted, { version: 0 })])],
  ])('gets no trust for %s', (_name, after) => {
    expect(first(stamp(after))?.props['trust']).toBe('sandboxed');
  });

  test('cannot trust what was sandboxed', () => {
    const before = body([block({ ...trusted, trust: 'sandboxed' })]);
    expect(first(stamp(body([block(trusted)]), before))?.props['trust']).toBe('sandboxed');
    const created = stampTrust(undefined, body([block(trusted)]), false, carriesCode);
    expect(first(created)?.props['trust']).toBe('sandboxed');
    const missing = body([block({ html: 'x' })]);
    expect(first(stamp(missing, missing))?.props['trust']).toBeUndefined();
  });

  test.each([
    ['html over trusted html', { 'locale:fr': { props: { html: 'evil' } } }],
    ['a trust over sandboxed html', { mobile: { props: { trust: 'trusted' } } }],
    ['both', { 'variant:a=b': { props: { html: 'evil', trust: 'trusted' } } }],
  ])('cannot get round it with an overlay of %s', (_name, overlays) => {
    const result = first(stamp(body([block(trusted, { overlays })])));
    expect(JSON.stringify(result)).not.toContain('"trusted"');
  });

  test('cannot get round it with an overlay that makes another block of a text', () => {
    const text = block({}, { type: 'text' });
    const after = body([{ ...text, overlays: { mobile: { type: 'code', props: trusted } } }]);
    expect(JSON.stringify(stamp(after, body([text])))).not.toContain('"trusted"');
  });

  test('cannot get round it with the blocks or sections that an overlay brings along', () => {
    const evil = block({ ...trusted, html: 'evil' }, { id: id('e') });
    const plain = body([]);
    const section = plain.sections[0] as Section;
    const inSection = {
      ...plain,
      sections: [{ ...section, overlays: { mobile: { blocks: [evil] } } }],
    };
    const inBody = { ...plain, overlays: { 'locale:fr': { sections: [{ ...section, blocks: [evil] }] } } };
    const oddlyShaped = { ...plain, overlays: { 'locale:fr': { sections: { 0: { blocks: [evil] } } } } };
    for (const after of [inSection, inBody, oddlyShaped]) {
      expect(JSON.stringify(stamp(after as Body, plain))).not.toContain('"trusted"');
    }
  });

  test('leaves such an overlay alone when its code is as it was', () => {
    const inBody = { ...stored, overlays: { 'locale:fr': { sections: stored.sections } } };
    const retitled = { ...inBody, title: 'New' };
    expect(stamp(retitled as Body, inBody as Body)).toEqual(retitled);
  });
});

test('an author with the permission decides', () => {
  const after = body([block({ ...trusted, html: 'new' })]);
  expect(stampTrust(stored, after, true, carriesCode)).toBe(after);
});

const layer = fc.record(
  {
    html: fc.constantFrom('ours', 'evil', 'show me'),
    trust: fc.constantFrom('trusted', 'sandboxed'),
    mode: fc.constantFrom('show', 'run'),
  },
  { requiredKeys: [] },
);
const CONDITIONS = ['mobile', 'locale:fr', 'variant:a=b'];
const anyBody = fc
  .record({
    props: layer,
    overlays: fc.dictionary(
      fc.constantFrom(...CONDITIONS),
      fc.record({ props: layer, type: fc.constantFrom('code', 'text') }, { requiredKeys: [] }),
    ),
    type: fc.constantFrom('code', 'embed', 'text'),
  })
  .map(({ props, overlays, type }) => body([block(props, { type, overlays })]));

const everyCondition = [undefined, 'fr'].flatMap((locale) =>
  [undefined, 'b'].flatMap((variant) =>
    [false, true].map((mobile) => ({
      mobile,
      ...(locale ? { locale } : {}),
      ...(variant ? { variants: { a: variant } } : {}),
    })),
  ),
);

/** The trusted html that some visitor would be sent to run. */
function running(document: Body): Set<string> {
  const shown = everyCondition.map((conditions) => first(resolveBody(document, conditions)));
  return new Set(
    shown
      .filter((one) => one && carriesCode(one.type) && one.props['trust'] === 'trusted')
      .map((one) => JSON.stringify([one?.type, one?.props['html'], one?.props['mode']])),
  );
}

test('under no conditions does anything run trusted that did not before', () => {
  fc.assert(
    fc.property(anyBody, anyBody, (before, after) => {
      const was = running(before);
      expect([...running(stamp(after, before))].filter((code) => !was.has(code))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
