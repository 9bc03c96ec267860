import { expect, test } from 'vitest';
import { entriesOfGroup } from './group-order.ts';

const file = (id: string, filename: string) => ({ id, filename, caption: `Of ${id}` });
const files = [file('c', 'dune 2.jpg'), file('b', 'Dune 10.jpg'), file('a', 'alp.jpg')];
const known = [
  { id: 'second', image: { ref: 'media' as const, id: 'b' }, caption: 'Said here', alt: 'A dune' },
  { id: 'gone', image: { ref: 'media' as const, id: 'x' }, caption: '' },
];
const idsIn = (order: Parameters<typeof entriesOfGroup>[2]) =>
  entriesOfGroup(known, files, order).map(({ image }) => image?.id);

test('files come by date, by name as people count, and by hand with new ones at the end', () => {
  expect(idsIn('newest')).toEqual(['c', 'b', 'a']);
  expect(idsIn('oldest')).toEqual(['a', 'b', 'c']);
  expect(idsIn('name')).toEqual(['a', 'c', 'b']);
  expect(idsIn('hand')).toEqual(['b', 'c', 'a']);
});

test('what was said of a picture in the gallery stays with it, others bring their own captions', () => {
  expect(entriesOfGroup(known, files, 'newest')).toEqual([
    { id: 'c', image: { ref: 'media', id: 'c' }, caption: 'Of c' },
    known[0],
    { id: 'a', image: { ref: 'media', id: 'a' }, caption: 'Of a' },
  ]);
});
