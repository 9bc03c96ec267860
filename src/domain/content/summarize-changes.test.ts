import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBody, arbitraryIntent, carryOut } from '../../../scripts/arbitrary-content.ts';
import { isEqualJson } from '../json.ts';
import { blockOf, bodyOf } from './build-body.ts';
import type { Block, Body, Place } from './content.ts';
import { paragraphs } from './rich-text.ts';
import { type ChangeSummary, summarizeChanges } from './summarize-changes.ts';

const textOf = (block: Block) => String(block.props['text'] ?? '');
const id = (letter: string) => letter.repeat(24);

const page = (...blocks: Block[]): Body => bodyOf('Hours', id('s'), blocks);
const block = (letter: string, props: Record<string, unknown> = {}, place?: Place): Block => ({
  ...blockOf(id(letter), 'text', props),
  ...(place ? { place } : {}),
});
const summary = (before: Body, after: Body): ChangeSummary => summarizeChanges(before, after, textOf);

test('versions that differ are never told as the same, nor the other way round', () => {
  fc.assert(
    fc.property(arbitraryBody, fc.array(arbitraryIntent, { maxLength: 8 }), (before, wanted) => {
      const { body: after } = carryOut(before, wanted, 5000);
      expect(Object.keys(summary(before, after)).length === 0).toBe(isEqualJson(before, after));
    }),
  );
});

test('a block put elsewhere in the grid is layout, in another order is order', () => {
  const before = page(block('a', {}, { column: 1, span: 6 }), block('b', {}, { column: 7, span: 6 }));
  const [a, b] = before.sections[0]?.blocks ?? [];
  if (!a || !b) throw new Error('two blocks');
  expect(summary(before, page({ ...a, place: { column: 3, span: 4 } }, b))).toEqual({ layout: 1 });
  expect(summary(before, page(b, a))).toEqual({ order: 1 });
  const phone = { ...a, overlays: { mobile: { place: { column: 1, span: 12 } } } };
  expect(summary(before, page(phone, b))).toEqual({ phone: 1 });
});

test('words and their marks are text, other values are settings', () => {
  const words = (text: string) => page(block('a', { content: paragraphs(text), size: 'regular' }));
  expect(summary(words('Open on Monday'), words('Open on Tuesday'))).toEqual({ texts: 1 });
  expect(summary(page(block('a', { text: 'Shop' })), page(block('a', { text: 'Visit' })))).toEqual({
    texts: 1,
  });
  expect(summary(page(block('a', { size: 1 })), page(block('a', { size: 2 })))).toEqual({ settings: 1 });
});

test('a section brings its blocks along, and takes them', () => {
  const empty: Body = { title: 'Hours', fields: {}, sections: [] };
  const full = page(block('a'), block('b'));
  expect(summary(empty, full)).toEqual({ sectionsAdded: 1 });
  expect(summary(full, empty)).toEqual({ sectionsRemoved: 1 });
  expect(summary(page(block('a')), full)).toEqual({ blocksAdded: 1 });
  expect(summary(full, { ...full, title: 'Open', fields: { a: 1 } })).toEqual({ title: 1, details: 1 });
});
