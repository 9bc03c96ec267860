/** The old site's menus become the navigation: one main menu of two levels, and links for the footer. */
import type { Link } from '../links/link.ts';
import type { NavigationEntry } from '../page.ts';
import type { IndexedItem, MenuTarget } from './index-item.ts';
import { shorten } from './plain-words.ts';

export interface MenuOptions {
  /** Where an entry leads, and what it is called where it has no name of its own. */
  readonly resolve: (target: MenuTarget) => { readonly link: Link | undefined; readonly title: string };
}

export interface ConvertedMenus {
  readonly main: readonly NavigationEntry[];
  readonly footer: readonly NavigationEntry[];
  readonly menus: readonly MenuResult[];
}

interface MenuResult {
  readonly name: string;
  readonly place: 'main' | 'footer' | undefined;
  readonly notes: readonly string[];
}

interface Menu {
  readonly slug: string;
  readonly name: string;
  readonly items: readonly IndexedItem[];
}

const MAX_ENTRIES = 100;
const MAX_TITLE = 200;

/** Exports do not say where a menu stood: names do, and the longest one is the main menu where none does. */
export function convertMenus(items: readonly IndexedItem[], options: MenuOptions): ConvertedMenus {
  const menus = menusOf(items);
  const main = menus.find(isMain) ?? longest(menus.filter((menu) => !isFooter(menu)));
  const footer = menus.find((menu) => menu !== main && isFooter(menu));
  const notes = new Map<Menu, string[]>(menus.map((menu) => [menu, []]));
  const noteFor = (menu: Menu) => (message: string) => void notes.get(menu)?.push(message);
  const mainEntries = main ? treeOf(main, options, noteFor(main)) : [];
  const footerEntries = footer ? flatten(treeOf(footer, options, noteFor(footer))) : [];
  return {
    main: mainEntries.slice(0, MAX_ENTRIES),
    footer: footerEntries.slice(0, MAX_ENTRIES),
    menus: menus.map((menu) => ({
      name: menu.name || menu.slug,
      place: menu === main ? 'main' : menu === footer ? 'footer' : undefined,
      notes: [
        ...(notes.get(menu) ?? []),
        ...(menu === main || menu === footer
          ? []
          : ['a site has one main menu and one footer menu; this one found no place']),
      ],
    })),
  };
}

function menusOf(items: readonly IndexedItem[]): Menu[] {
  const groups = Map.groupBy(
    items.filter((item) => item.menu),
    (item) => item.menu?.menuSlug ?? '',
  );
  return [...groups].map(([slug, entries]) => ({
    slug,
    name: entries[0]?.menu?.menuName ?? '',
    items: entries.toSorted((a, b) => a.order - b.order),
  }));
}

function isMain({ slug, name }: Menu): boolean {
  return /main|primary|header|top|haupt|principal/i.test(`${slug} ${name}`);
}

function isFooter({ slug, name }: Menu): boolean {
  return /footer|bottom|legal|secondary|social|fuss/i.test(`${slug} ${name}`);
}

function longest(menus: readonly Menu[]): Menu | undefined {
  return menus.toSorted((a, b) => b.items.length - a.items.length)[0];
}

type Note = (message: string) => void;

function treeOf(menu: Menu, options: MenuOptions, note: Note): NavigationEntry[] {
  const byParent = Map.groupBy(menu.items, (item) => parentOf(item, menu));
  const top = byParent.get('') ?? [];
  return top.flatMap((item) => {
    const entry = entryOf(item, options, note);
    if (!entry) return [];
    const below = descendants(item, byParent, new Set([item.key]));
    if (below.some(({ depth }) => depth > 1)) {
      note(`items nested deeper than two levels below “${entry.title}” moved to the second`);
    }
    const children = below.flatMap((each) => entryOf(each.item, options, note) ?? []).slice(0, MAX_ENTRIES);
    return [children.length > 0 ? { ...entry, children } : entry];
  });
}

/** An entry whose parent is not in the menu stands at its top. */
function parentOf(item: IndexedItem, menu: Menu): string {
  const parent = item.menu?.parent ?? '';
  return menu.items.some((other) => other.key === parent && other !== item) ? parent : '';
}

/** Everything below an entry in reading order. A circle of parents is walked once. */
function descendants(
  item: IndexedItem,
  byParent: ReadonlyMap<string, readonly IndexedItem[]>,
  seen: Set<string>,
): { item: IndexedItem; depth: number }[] {
  const found: { item: IndexedItem; depth: number }[] = [];
  const waiting = (byParent.get(item.key) ?? []).map((child) => ({ item: child, depth: 1 })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next.item.key)) continue;
    seen.add(next.item.key);
    found.push(next);
    const { depth } = next;
    waiting.push(
      ...(byParent.get(next.item.key) ?? []).map((child) => ({ item: child, depth: depth + 1 })).reverse(),
    );
  }
  return found;
}

function entryOf(item: IndexedItem, options: MenuOptions, note: Note): NavigationEntry | undefined {
  if (!item.menu) return undefined;
  const { link, title: found } = options.resolve(item.menu);
  const title = shorten(item.title || found, MAX_TITLE);
  if (title === '') {
    note('an entry without a name was left out');
    return undefined;
  }
  if (!link && item.menu.url !== '#') note(`“${title}” leads nowhere: what it named is not in the export`);
  return { id: `m${item.key.replace(/[^a-zA-Z0-9]/g, '')}`.slice(0, 60), title, ...(link ? { link } : {}) };
}

function flatten(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap(({ children = [], ...entry }) => [entry, ...children]);
}
