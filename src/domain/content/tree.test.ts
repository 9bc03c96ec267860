import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBody, deepFreeze, idOf } from '../../../scripts/arbitrary-content.ts';
import type { Block, Body, Section } from './content.ts';
import { find, place, positionOf, swap, take } from './tree.ts';

const partsOf = (body: Body): (Section | Block)[] =>
  body.sections.flatMap((section) => [section, ...section.blocks]);

test('what is taken out and placed where it stood gives the document back', () => {
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      for (const part of partsOf(deepFreeze(body))) {
        const position = positionOf(body, part.id)!;
        expect(find(body, part.id)).toBe(part);
        expect(find(take(body, part.id), part.id)).toBeUndefined();
        expect(place(take(body, part.id), part, position)).toEqual(body);
      }
    }),
  );
});

test('swapping changes one part and leaves the others the very same objects', () => {
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      for (const part of partsOf(deepFreeze(body))) {
        const swapped = swap(body, { ...part, hidden: true });
        expect(find(swapped, part.id)).toEqual({ ...part, hidden: true });
        expect(swap(swapped, part)).toEqual(body);
        for (const other of body.sections) {
          if (!partsOf({ ...body, sections: [other] }).includes(part))
            expect(swapped.sections).toContain(other);
        }
      }
    }),
  );
});

test('a sibling that has gone sends what is placed to the end; a section that has gone takes nothing', () => {
  const section = (n: number): Section => ({
    id: idOf(n),
    theme: 'paper',
    width: 'full',
    spacing: 'none',
    blocks: [],
  });
  const body: Body = { title: '', fields: {}, sections: [section(1), section(2)] };
  const placed = place(body, section(3), { parent: null, after: idOf(9) });
  expect(placed?.sections.map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(3)]);
  const block: Block = {
    id: idOf(4),
    type: 'text',
    version: 1,
    props: {},
    place: { column: 1, span: 1 },
  };
  expect(place(body, block, { parent: idOf(9), after: null })).toBeUndefined();
  expect(place(body, section(3), { parent: idOf(1), after: null })).toBeUndefined();
  expect(positionOf(body, idOf(9))).toBeUndefined();
});
