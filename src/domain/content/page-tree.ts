/** The pages of a site as the tree its owner sees, and where a page goes when it is moved by keys or by hand. */

export interface TreePage {
  readonly id: string;
  readonly parentId: string | null;
}

/** A page with its depth, in the order the tree is read. */
export interface TreeRow<Page extends TreePage> {
  readonly page: Page;
  readonly depth: number;
  /** How many stand below it, at any depth. */
  readonly below: number;
  readonly parent: Page | undefined;
  /** Those at the same place, itself included. */
  readonly siblings: readonly Page[];
}

/** Where a page is put: below which one, after which sibling (null: first). */
export interface TreePlace {
  readonly parentId: string | null;
  readonly afterId: string | null;
}

/** @param pages siblings in their order; one whose parent is not among them stands at the top */
export function treeRows<Page extends TreePage>(pages: readonly Page[]): TreeRow<Page>[] {
  const known = new Set(pages.map(({ id }) => id));
  const children = Map.groupBy(pages, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const rowsBelow = (parent: Page | undefined, depth: number): TreeRow<Page>[] => {
    const siblings = children.get(parent?.id ?? null) ?? [];
    return siblings.flatMap((page) => {
      const below = rowsBelow(page, depth + 1);
      return [{ page, depth, below: below.length, parent, siblings }, ...below];
    });
  };
  return rowsBelow(undefined, 0);
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** Where a step of the keyboard takes a page, or undefined where there is no way to go. */
export function stepInTree<Page extends TreePage>(
  row: TreeRow<Page>,
  step: TreeStep,
  rows: readonly TreeRow<Page>[],
): TreePlace | undefined {
  const { siblings, page, parent } = row;
  const index = siblings.findIndex(({ id }) => id === page.id);
  const parentId = parent?.id ?? null;
  const before = siblings[index - 1];
  switch (step) {
    case 'up':
      return before && { parentId, afterId: siblings[index - 2]?.id ?? null };
    case 'down': {
      const next = siblings[index + 1];
      return next && { parentId, afterId: next.id };
    }
    case 'in':
      return before && { parentId: before.id, afterId: lastChildOf(before.id, rows) };
    case 'out': {
      const above = parent && rows.find((other) => other.page.id === parent.id);
      return above && { parentId: above.parent?.id ?? null, afterId: above.page.id };
    }
  }
}

/** Where a page goes that is dropped before, after or onto another one; undefined onto itself or what is below it. */
export function dropInTree<Page extends TreePage>(
  dragged: string,
  target: TreeRow<Page>,
  edge: 'before' | 'after' | 'onto',
  rows: readonly TreeRow<Page>[],
): TreePlace | undefined {
  if (isWithin(target, dragged, rows)) return undefined;
  if (edge === 'onto')
    return { parentId: target.page.id, afterId: lastChildOf(target.page.id, rows, dragged) };
  const parentId = target.parent?.id ?? null;
  if (edge === 'after') return { parentId, afterId: target.page.id };
  const others = target.siblings.filter(({ id }) => id !== dragged);
  const index = others.findIndex(({ id }) => id === target.page.id);
  return { parentId, afterId: others[index - 1]?.id ?? null };
}

function isWithin<Page extends TreePage>(
  row: TreeRow<Page>,
  id: string,
  rows: readonly TreeRow<Page>[],
): boolean {
  let current: TreeRow<Page> | undefined = row;
  while (current) {
    if (current.page.id === id) return true;
    const parentId: string | undefined = current.parent?.id;
    current = parentId === undefined ? undefined : rows.find(({ page }) => page.id === parentId);
  }
  return false;
}

function lastChildOf<Page extends TreePage>(
  parentId: string,
  rows: readonly TreeRow<Page>[],
  except?: string,
): string | null {
  return rows.findLast(({ page, parent }) => parent?.id === parentId && page.id !== except)?.page.id ?? null;
}

/** The list after a move, so that it can be shown before the server has answered. */
export function placeInTree<Page extends TreePage>(
  pages: readonly Page[],
  id: string,
  { parentId, afterId }: TreePlace,
): Page[] {
  const moved = pages.find((page) => page.id === id);
  if (!moved) return [...pages];
  const others = pages.filter((page) => page.id !== id);
  const at = afterId === null ? 0 : others.findIndex((page) => page.id === afterId) + 1;
  return [...others.slice(0, at), { ...moved, parentId }, ...others.slice(at)];
}
