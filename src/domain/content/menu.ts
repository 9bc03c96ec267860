/** The menus of a site, as nested lists to store and as flat ones to put into order. */
import type { Link } from '../links/link.ts';
import type { NavigationEntry } from '../page.ts';
import { placeInTree, type TreePlace, treeRows } from './page-tree.ts';

export interface MenuItem extends Omit<NavigationEntry, 'children'> {
  readonly parentId: string | null;
}

export type Menu = readonly NavigationEntry[];

export function flattenMenu(menu: Menu): MenuItem[] {
  return menu.flatMap(({ children = [], ...entry }) => [
    { ...entry, parentId: null },
    ...children.map(({ children: _deeper, ...child }) => ({ ...child, parentId: entry.id })),
  ]);
}

export function nestMenu(items: readonly MenuItem[]): NavigationEntry[] {
  const top = items.filter(({ parentId }) => parentId === null);
  return top.map(({ parentId: _top, ...entry }) => {
    const children = items
      .filter(({ parentId }) => parentId === entry.id)
      .map(({ parentId: _within, ...child }) => child);
    return children.length > 0 ? { ...entry, children } : entry;
  });
}

/**
 * The menu after an entry has been moved.
 * @param levels how deep it may go: 1 or 2
 * @returns undefined where it cannot stand there
 */
export function moveInMenu(
  menu: Menu,
  id: string,
  to: TreePlace,
  levels: number,
): NavigationEntry[] | undefined {
  const items = flattenMenu(menu);
  const row = treeRows(items.map((item) => ({ ...item }))).find(({ page }) => page.id === id);
  const parent = items.find((item) => item.id === to.parentId);
  if (!row || to.parentId === id) return undefined;
  const isTooDeep = to.parentId !== null && (levels < 2 || parent?.parentId !== null || row.below > 0);
  return isTooDeep ? undefined : nestMenu(placeInTree(items, id, to));
}

/**
 * On the first level.
 * @param before id of the entry that comes next; at the end without one, and where that is gone
 */
export function addToMenu(menu: Menu, entry: NavigationEntry, before?: string): NavigationEntry[] {
  const index = menu.findIndex(({ id }) => id === before);
  return index < 0 ? [...menu, entry] : menu.toSpliced(index, 0, entry);
}

/** Whether the footer’s menu says again what the header’s says: then what joins one joins the other. */
export function repeats(footer: Menu, main: Menu): boolean {
  return flattenMenu(main).some(({ link }) => link && 'ref' in link && leadsTo(footer, link.id));
}

/** Along with what stands below it. */
export function removeFromMenu(menu: Menu, id: string): NavigationEntry[] {
  return nestMenu(flattenMenu(menu).filter((item) => item.id !== id && item.parentId !== id));
}

export function changeInMenu(
  menu: Menu,
  id: string,
  change: Pick<NavigationEntry, 'title' | 'link'>,
): NavigationEntry[] {
  return nestMenu(
    flattenMenu(menu).map((item) => {
      if (item.id !== id) return item;
      const { link: _before, ...rest } = item;
      return { ...rest, title: change.title, ...(change.link ? { link: change.link } : {}) };
    }),
  );
}

/** Whether an entry leads to a document, on any level. */
export function leadsTo(menu: Menu, documentId: string): boolean {
  return flattenMenu(menu).some(({ link }) => link && 'ref' in link && link.id === documentId);
}

/**
 * The menu as visitors get it. An entry that may not be shown goes; where others stand below it and stay, its name
 * remains as their heading.
 */
export function visibleMenu(menu: Menu, mayShow: (link: Link) => boolean): NavigationEntry[] {
  return menu.flatMap(({ link, children, ...entry }): NavigationEntry[] => {
    const shown = children && visibleMenu(children, mayShow);
    const below = shown && shown.length > 0 ? { children: shown } : {};
    if (!link || mayShow(link)) return [{ ...entry, ...(link ? { link } : {}), ...below }];
    return 'children' in below ? [{ ...entry, ...below }] : [];
  });
}
