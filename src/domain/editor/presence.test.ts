import { expect, test } from 'vitest';
import type { Block, Section } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import type { Person } from '../presence/calls.ts';
import { findHolder, initialsOf } from './presence.ts';

const id = (letter: string) => letter.repeat(24);
const block: Block = { id: id('b'), type: 'text', version: 1, props: {}, place: { column: 1, span: 12 } };
const section: Section = {
  id: id('s'),
  theme: 'paper',
  width: 'content',
  spacing: 'medium',
  blocks: [block],
};
const bo: Person = { seat: id('x'), name: 'Bo Lind', holds: [block.id], colour: '#0b6e99', isSelf: false };
const position = { parent: null, after: null };

test('what somebody holds is changed by nobody else, nor taken away along with its section', () => {
  const set = (target: string): Operation => ({ op: 'set', id: target, path: ['hidden'], after: true });
  expect(findHolder([bo], [set(block.id)])).toBe(bo);
  expect(findHolder([bo], [{ op: 'remove', id: section.id, position, before: section }])).toBe(bo);
  expect(findHolder([bo], [set(section.id)])).toBeUndefined();
  expect(findHolder([bo], [set('body'), set(id('c'))])).toBeUndefined();
  expect(findHolder([], [set(block.id)])).toBeUndefined();
});

test('something new is nobody’s yet', () => {
  const insert: Operation = { op: 'insert', id: section.id, position, after: section };
  expect(findHolder([bo], [insert])).toBeUndefined();
});

test('initials are of the first and the last name, in any script', () => {
  expect(initialsOf('Ada Berg')).toBe('AB');
  expect(initialsOf('  ada maria  von berg ')).toBe('AB');
  expect(initialsOf('Prince')).toBe('P');
  expect(initialsOf('李 小龍')).toBe('李小');
  expect(initialsOf('  ')).toBe('?');
});
