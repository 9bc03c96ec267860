import { expect, test } from 'vitest';
import type { Access } from '../members/access.ts';
import { gatesOf } from './gates.ts';

const members: Access = { kind: 'members' };
const everyone: Access = { kind: 'everyone' };
const place = (id: string, parentId: string | null = null, access?: Access) => ({
  id,
  parentId,
  access,
});
const found = (
  documents: ReturnType<typeof place>[],
  collections: { id: string; pageId: string | null }[] = [],
) =>
  Object.fromEntries(
    gatesOf({ documents, collections }).map(({ targetId, access }) => [targetId, access.kind]),
  );

test('what is set for a folder applies to all that is below it', () => {
  const tree = [
    place('folder', null, members),
    place('inner', 'folder'),
    place('page', 'inner'),
    place('other'),
  ];
  expect(found(tree)).toEqual({ folder: 'members', inner: 'members', page: 'members' });
});

test('what is below can say otherwise, for itself and what is in it', () => {
  const tree = [place('folder', null, members), place('open', 'folder', everyone), place('page', 'open')];
  expect(found(tree)).toEqual({ folder: 'members', open: 'everyone', page: 'everyone' });
});

test('a collection follows its page, and an item that sets something has its own', () => {
  const tree = [place('folder', null, members), place('blog', 'folder'), place('free', null, everyone)];
  const collections = [
    { id: 'posts', pageId: 'blog' },
    { id: 'loose', pageId: null },
  ];
  expect(found(tree, collections)).toEqual({
    folder: 'members',
    blog: 'members',
    free: 'everyone',
    posts: 'members',
  });
});

test('a tree that leads back to itself ends', () => {
  expect(found([place('a', 'b'), place('b', 'a', members)])).toEqual({ a: 'members', b: 'members' });
});

test('a lesson of a course for members waits, one that is free for everyone does not', () => {
  const documents = [place('course', null, members), place('free', null, everyone)];
  const drip = new Map([
    ['second', 7],
    ['free', 7],
  ]);
  const gates = gatesOf({ documents, collections: [{ id: 'lessons', pageId: 'course', drip }] });
  expect(gates).toContainEqual({ targetId: 'second', access: { kind: 'members', afterDays: 7 } });
  expect(gates.filter(({ targetId }) => targetId === 'free')).toEqual([
    { targetId: 'free', access: everyone },
  ]);
  const open = gatesOf({
    documents: [place('course')],
    collections: [{ id: 'lessons', pageId: 'course', drip }],
  });
  expect(open).toEqual([]);
});
