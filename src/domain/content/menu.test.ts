import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeInMenu,
  flattenMenu,
  leadsTo,
  type Menu,
  moveInMenu,
  nestMenu,
  removeFromMenu,
  visibleMenu,
} from './menu.ts';
import { stepInTree, type TreeStep, treeRows } from './page-tree.ts';

const menu: Menu = [
  { id: 'a', title: 'About' },
  {
    id: 'w',
    title: 'Work',
    children: [
      { id: 'p', title: 'Pots' },
      { id: 'b', title: 'Bowls' },
    ],
  },
  { id: 'c', title: 'Contact', link: { url: 'mailto:a@example.org' } },
];

test('an entry goes into the one above, and out again', () => {
  const inside = moveInMenu(menu, 'c', { parentId: 'w', afterId: 'b' }, 2) ?? [];
  expect(inside[1]?.children?.map(({ id }) => id)).toEqual(['p', 'b', 'c']);
  expect(moveInMenu(inside, 'c', { parentId: null, afterId: 'w' }, 2)).toEqual(menu);
});

test('no menu grows deeper than it is shown', () => {
  expect(moveInMenu(menu, 'w', { parentId: 'a', afterId: null }, 2)).toBeUndefined();
  expect(moveInMenu(menu, 'c', { parentId: 'p', afterId: null }, 2)).toBeUndefined();
  expect(moveInMenu(menu, 'c', { parentId: 'a', afterId: null }, 1)).toBeUndefined();
});

test('a folder goes with what is in it; a link can be taken away', () => {
  expect(removeFromMenu(menu, 'w').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(changeInMenu(menu, 'c', { title: 'Write', link: undefined })[2]).toEqual({
    id: 'c',
    title: 'Write',
  });
});

const entries = fc.array(fc.array(fc.constant(0), { maxLength: 3 }), { maxLength: 5 }).map(
  (counts): Menu =>
    counts.map((inner, index) => ({
      id: `${index}`,
      title: `${index}`,
      ...(inner.length > 0
        ? { children: inner.map((_none, at) => ({ id: `${index}.${at}`, title: `${index}.${at}` })) }
        : {}),
    })),
);

test('nothing is lost between the nested list and the flat one', () => {
  fc.assert(
    fc.property(entries, (any) => {
      expect(nestMenu(flattenMenu(any))).toEqual(any);
    }),
  );
});

test('a step by the keyboard keeps every entry', () => {
  const steps = fc.constantFrom<TreeStep[]>('up', 'down', 'in', 'out');
  const ids = (list: Menu) =>
    flattenMenu(list)
      .map(({ id }) => id)
      .sort();
  let moves = 0;
  fc.assert(
    fc.property(entries, fc.nat(), steps, (any, which, step) => {
      const rows = treeRows(flattenMenu(any));
      const row = rows[which % rows.length];
      const to = row && stepInTree(row, step, rows);
      const moved = row && to && moveInMenu(any, row.page.id, to, 2);
      if (!moved) return;
      moves += 1;
      expect(ids(moved)).toEqual(ids(any));
    }),
  );
  expect(moves).toBeGreaterThan(10);
});

test('visitors do not get entries that lead nowhere; a name stays where others stand below it', () => {
  const to = (letter: string) => ({ ref: 'page' as const, id: letter.repeat(24) });
  const site: Menu = [
    { id: 'a', title: 'About', link: to('a') },
    { id: 'n', title: 'Name alone' },
    { id: 'w', title: 'Work', link: to('w'), children: [{ id: 'p', title: 'Pots', link: to('p') }] },
    { id: 'u', title: 'Elsewhere', link: { url: 'https://example.org' } },
  ];
  const shown = (...letters: string[]) =>
    visibleMenu(site, (link) => !('ref' in link) || letters.some((letter) => link.id === to(letter).id));
  expect(shown('a', 'w', 'p')).toEqual(site);
  expect(shown('p')).toEqual([
    site[1],
    { id: 'w', title: 'Work', children: [{ id: 'p', title: 'Pots', link: to('p') }] },
    site[3],
  ]);
  expect(shown('w')).toEqual([site[1], { id: 'w', title: 'Work', link: to('w') }, site[3]]);
  expect(shown()).toEqual([site[1], site[3]]);
  expect(leadsTo(site, to('p').id)).toBe(true);
  expect(leadsTo(site, to('x').id)).toBe(false);
});
