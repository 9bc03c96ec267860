import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockOf } from './build-body.ts';
import type { Block, Body, Section } from './content.ts';
import { screensOf, visibleBody } from './visible-body.ts';

const hiddenOnPhones = (hidden: boolean) => ({ overlays: { mobile: { hidden } } });

test.each([
  ['all', {}],
  ['all', { hidden: false, ...hiddenOnPhones(false) }],
  ['all', { overlays: { mobile: { hidden: 'yes' } } }],
  ['wide', hiddenOnPhones(true)],
  ['phones', { hidden: true, ...hiddenOnPhones(false) }],
  ['none', { hidden: true }],
  ['none', { hidden: true, ...hiddenOnPhones(true) }],
  ['none', { hidden: true, overlays: { mobile: { place: { span: 6 } } } }],
])('is shown on %s screens where its values are %j', (screens, values) => {
  expect(screensOf(values)).toBe(screens);
});

function section(id: string, blocks: Block[], more: Partial<Section> = {}): Section {
  return { id, theme: 'paper', width: 'content', spacing: 'medium', blocks, ...more };
}

test('what an overlay hides or shows counts where it applies', () => {
  const french = { ...blockOf('f', 'text', {}), hidden: true, overlays: { 'locale:fr': { hidden: false } } };
  const body: Body = { title: '', fields: {}, sections: [section('s', [french])] };
  expect(visibleBody(body).sections[0]?.blocks).toEqual([]);
  expect(visibleBody(body, { locale: 'fr' }).sections[0]?.blocks).toHaveLength(1);
});

test('a section that shows another one has no blocks of its own', () => {
  const source = { ref: 'section' as const, id: 'other' };
  const body: Body = {
    title: '',
    fields: {},
    sections: [section('s', [blockOf('b', 'text', {})], { source })],
  };
  expect(visibleBody(body).sections).toEqual([section('s', [], { source })]);
});

const hiding = fc.record(
  {
    hidden: fc.boolean(),
    overlays: fc.record({ mobile: fc.record({ hidden: fc.boolean() }, { requiredKeys: [] }) }),
  },
  { requiredKeys: [] },
);

test('what stays is what some screen shows, the same as it was and in its order', () => {
  const bodies = fc.array(fc.tuple(hiding, fc.array(hiding, { maxLength: 4 })), { maxLength: 4 });
  fc.assert(
    fc.property(bodies, (drawn) => {
      const sections = drawn.map(([values, blocks], at) =>
        section(
          `${at}`,
          blocks.map((each, index) => ({ ...blockOf(`${at}-${index}`, 'text', {}), ...each })),
          values,
        ),
      );
      const isShown = (thing: Block | Section) => screensOf(thing) !== 'none';
      const kept = visibleBody({ title: 'T', fields: {}, sections });
      expect(kept.title).toBe('T');
      expect(kept.sections.map(({ id }) => id)).toEqual(sections.filter(isShown).map(({ id }) => id));
      for (const each of kept.sections) {
        const own = sections.find(({ id }) => id === each.id)?.blocks.filter(isShown);
        expect(each.blocks).toEqual(own);
      }
    }),
  );
});
