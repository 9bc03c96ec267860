import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperations } from '../content/apply.ts';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Block, Body } from '../content/content.ts';
import { invertOperations, type Operation } from '../content/operations.ts';
import {
  bodyOnPhones,
  clearPhoneOrder,
  hasPhoneOrder,
  phoneOrderOperations,
  withPhoneOrder,
} from './phone-order.ts';

const id = (name: string) => `block0000000000000000000${name}`;
const make = (name: string): Block => blockOf(id(name), 'spacer', {});
const SECTION = 'section00000000000000001';
const page = (...names: string[]) => bodyOf('Page', SECTION, names.map(make));

function apply(body: Body, operations: readonly Operation[]): Body {
  const applied = applyOperations(body, operations);
  if (!applied.ok) throw new Error(applied.refusal.message);
  return applied.body;
}

const names = ({ sections }: Body) =>
  sections.map(({ blocks }) => blocks.map((block) => block.id.at(-1)).join(''));

test('a block moved on phones leaves the document as it is, and undo takes the order away', () => {
  const body = page('a', 'b', 'c');
  const operations = phoneOrderOperations(body, id('c'), null);
  const moved = apply(body, operations);
  expect(names(moved)).toEqual(['abc']);
  expect(names(bodyOnPhones(moved))).toEqual(['cab']);
  expect(moved.sections[0]?.blocks.map(({ place }) => place)).toEqual(
    body.sections[0]?.blocks.map(({ place }) => place),
  );
  const back = apply(moved, invertOperations(operations));
  expect(back.sections.some(hasPhoneOrder)).toBe(false);
});

test('any moves on phones give the order they say, and back in the order of the document there are no numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 12 }), (moves) => {
      let body = page('a', 'b', 'c', 'd');
      let wanted = ['a', 'b', 'c', 'd'];
      for (const [from, to] of moves) {
        const name = wanted[from] ?? '';
        const others = wanted.filter((each) => each !== name);
        wanted = others.toSpliced(to, 0, name);
        body = apply(body, phoneOrderOperations(body, id(name), to === 0 ? null : id(others[to - 1] ?? '')));
      }
      expect(names(body)).toEqual(['abcd']);
      expect(names(bodyOnPhones(body))).toEqual([wanted.join('')]);
      expect(body.sections.some(hasPhoneOrder)).toBe(wanted.join('') !== 'abcd');
    }),
  );
});

test('clearing the order of a section leaves no number behind', () => {
  const body = page('a', 'b', 'c');
  const moved = apply(body, phoneOrderOperations(body, id('a'), id('c')));
  const [section] = moved.sections;
  if (!section) throw new Error('no section');
  expect(apply(moved, clearPhoneOrder(section)).sections.some(hasPhoneOrder)).toBe(false);
});

test('what is added to a section with an order of its own goes after the same block on phones', () => {
  const body = page('a', 'b', 'c');
  const moved = apply(body, phoneOrderOperations(body, id('a'), id('c')));
  const insert: Operation = {
    op: 'insert',
    id: id('d'),
    position: { parent: SECTION, after: id('a') },
    after: make('d'),
  };
  const added = apply(moved, withPhoneOrder(moved, [insert]));
  expect(names(added)).toEqual(['adbc']);
  expect(names(bodyOnPhones(added))).toEqual(['bcad']);
  expect(withPhoneOrder(body, [insert])).toEqual([insert]);
});

test('a block takes no number along into a section that has no order of its own', () => {
  const other = 'section00000000000000002';
  const first = page('a', 'b', 'c');
  const second = bodyOf('Page', other, ['d', 'e'].map(make));
  const both = { ...first, sections: [...first.sections, ...second.sections] };
  const body = apply(both, phoneOrderOperations(both, id('a'), id('c')));
  const move: Operation = {
    op: 'move',
    id: id('a'),
    before: { parent: SECTION, after: null },
    after: { parent: other, after: id('d') },
  };
  const moved = apply(body, withPhoneOrder(body, [move]));
  expect(names(bodyOnPhones(moved))).toEqual(['bc', 'dae']);
  expect(moved.sections[1] && hasPhoneOrder(moved.sections[1])).toBe(false);
});

test('a block of another section is no place for it', () => {
  const body = page('a', 'b');
  expect(phoneOrderOperations(body, id('a'), id('z'))).toEqual([]);
  expect(phoneOrderOperations(body, id('b'), id('a'))).toEqual([]);
});
