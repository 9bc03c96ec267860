import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropInTree, placeInTree, stepInTree, type TreePage, treeRows } from './page-tree.ts';

/** A random forest: each page stands below an earlier one or at the top. */
const forest = fc
  .array(fc.option(fc.nat(), { nil: undefined }), { minLength: 1, maxLength: 12 })
  .map((parents) =>
    parents.map(
      (parent, index): TreePage => ({
        id: `p${index}`,
        parentId: parent === undefined || index === 0 ? null : `p${parent % index}`,
      }),
    ),
  );

test('every page has one row, children follow their parent and stand one deeper', () => {
  fc.assert(
    fc.property(forest, (pages) => {
      const rows = treeRows(pages);
      expect(rows.map(({ page }) => page.id).sort()).toEqual(pages.map(({ id }) => id).sort());
      for (const [index, row] of rows.entries()) {
        expect(row.parent?.id ?? null).toBe(row.page.parentId);
        const inside = rows.slice(index + 1, index + 1 + row.below);
        expect(inside.every(({ depth }) => depth > row.depth)).toBe(true);
      }
    }),
  );
});

test('a page whose parent is gone stands at the top', () => {
  expect(treeRows([{ id: 'a', parentId: 'gone' }])[0]).toMatchObject({ depth: 0, parent: undefined });
});

test('down undoes up, and out undoes in where the page was the last', () => {
  fc.assert(
    fc.property(forest, fc.nat(), (pages, which) => {
      const row = treeRows(pages)[which % pages.length];
      if (!row) return;
      const order = (list: readonly TreePage[]) =>
        treeRows(list).map(({ page, depth }) => `${depth}${page.id}`);
      const up = stepInTree(row, 'up', treeRows(pages));
      if (up) {
        const after = placeInTree(pages, row.page.id, up);
        const again = treeRows(after).find(({ page }) => page.id === row.page.id);
        const down = again && stepInTree(again, 'down', treeRows(after));
        expect(down && order(placeInTree(after, row.page.id, down))).toEqual(order(pages));
      }
      const inward = stepInTree(row, 'in', treeRows(pages));
      if (inward) {
        const after = placeInTree(pages, row.page.id, inward);
        const again = treeRows(after).find(({ page }) => page.id === row.page.id);
        const out = again && stepInTree(again, 'out', treeRows(after));
        expect(out && order(placeInTree(after, row.page.id, out))).toEqual(order(pages));
      }
    }),
  );
});

test('wherever a page is dropped, nothing is lost and no page comes to stand below itself', () => {
  fc.assert(
    fc.property(
      forest,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('before' as const, 'after' as const, 'onto' as const),
      (pages, which, where, edge) => {
        const rows = treeRows(pages);
        const dragged = pages[which % pages.length]?.id ?? '';
        const target = rows[where % rows.length];
        const place = target && dropInTree(dragged, target, edge, rows);
        if (!place) return;
        const after = treeRows(placeInTree(pages, dragged, place));
        expect(after).toHaveLength(pages.length);
        const moved = after.find(({ page }) => page.id === dragged);
        const landed = moved?.siblings.findIndex(({ id }) => id === dragged) ?? -1;
        expect(moved?.siblings[landed - 1]?.id ?? null).toBe(place.afterId);
      },
    ),
  );
});

test('a page dropped onto its own descendant stays where it is', () => {
  const rows = treeRows([
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
  ]);
  expect(rows[1] && dropInTree('a', rows[1], 'onto', rows)).toBeUndefined();
});
