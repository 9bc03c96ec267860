import { expect, test } from 'vitest';
import { applyOperations } from '../content/apply.ts';
import { BODY } from '../content/body-id.ts';
import type { Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { resolveBody } from '../content/overlays.ts';
import { bodyInLayer, intoLayer } from './version-layer.ts';

const LAYER = 'variant:hero=b';
const VARIANTS = { variants: { hero: 'b' } };
const block = 'block0000000000000000000';
const section = 'section00000000000000000';
const body: Body = {
  title: 'Home',
  fields: {},
  sections: [
    {
      id: section,
      theme: 'paper',
      width: 'content',
      spacing: 'medium',
      blocks: [
        {
          id: block,
          type: 'button',
          version: 1,
          props: { label: 'Buy', links: [{ text: 'One' }, { text: 'Two' }] },
          place: { column: 1, span: 6 },
        },
      ],
    },
    { id: 'section10000000000000000', theme: 'tint', width: 'content', spacing: 'medium', blocks: [] },
  ],
};

function change(...operations: Operation[]): Body {
  const applied = applyOperations(body, intoLayer(body, operations, LAYER));
  if (!applied.ok) throw new Error(applied.refusal.message);
  return applied.body;
}

const set = (id: string, path: string[], before: unknown, after: unknown): Operation => ({
  op: 'set',
  id,
  path,
  before,
  after,
});

test('what is changed in a version shows in it alone', () => {
  const after = change(
    set(block, ['props', 'label'], 'Buy', 'Order'),
    set(block, ['props', 'label'], 'Order', 'Order now'),
    set(section, ['theme'], 'paper', 'ink'),
    set(BODY, ['title'], 'Home', 'Welcome'),
    { op: 'setPlace', id: block, before: { column: 1, span: 6 }, after: { column: 1, span: 12 } },
  );
  expect(resolveBody(after, {})).toEqual(resolveBody({ ...after, overlays: after.overlays }, {}));
  const [first] = after.sections;
  expect([after.title, first?.theme, first?.blocks[0]?.props['label']]).toEqual(['Home', 'paper', 'Buy']);
  const inB = resolveBody(after, VARIANTS);
  expect([inB.title, inB.sections[0]?.theme]).toEqual(['Welcome', 'ink']);
  expect(inB.sections[0]?.blocks[0]).toMatchObject({
    props: { label: 'Order now' },
    place: { column: 1, span: 12 },
  });
  expect(bodyInLayer(after, LAYER)).toEqual(inB);
});

test('a word in a list gives the version a list of its own', () => {
  const after = change(set(block, ['props', 'links', '1', 'text'], 'Two', 'Zwei'));
  expect(after.sections[0]?.blocks[0]?.props['links']).toEqual([{ text: 'One' }, { text: 'Two' }]);
  expect(bodyInLayer(after, LAYER).sections[0]?.blocks[0]?.props['links']).toEqual([
    { text: 'One' },
    { text: 'Zwei' },
  ]);
});

test('hiding and showing again are values of the version', () => {
  const hidden = change(set(block, ['hidden'], undefined, true));
  expect(bodyInLayer(hidden, LAYER).sections[0]?.blocks[0]?.hidden).toBe(true);
  const shown = intoLayer(hidden, [set(block, ['hidden'], true, undefined)], LAYER);
  expect(shown).toMatchObject([{ op: 'setOverlay', after: false }]);
});

test('what has no layer is changed in all versions', () => {
  const remove: Operation = {
    op: 'remove',
    id: block,
    position: { parent: section, after: null },
    before: body.sections[0]!.blocks[0]!,
  };
  const upgrade = [set(block, ['props'], {}, {}), set(block, ['version'], 1, 2)];
  expect(intoLayer(body, [remove, ...upgrade], LAYER)).toEqual([remove, ...upgrade]);
  expect(intoLayer(body, [set(block, ['props', 'label'], 'Buy', 'Order')], null)).toEqual([
    set(block, ['props', 'label'], 'Buy', 'Order'),
  ]);
});

test('sections that a version leaves alone are the same ones, so that they are not drawn again', () => {
  const after = change(set(block, ['props', 'label'], 'Buy', 'Order'));
  const [first, second] = bodyInLayer(after, LAYER).sections;
  expect(second).toBe(after.sections[1]);
  expect(bodyInLayer({ ...after, fields: {} }, LAYER).sections[0]).toBe(first);
  expect(bodyInLayer(after, null)).toBe(after);
});
