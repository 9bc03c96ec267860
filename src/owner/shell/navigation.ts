/** The navigation of a site, made from its features. */
import { NAVIGATION_GROUPS, type NavigationEntry, type OwnerFeature } from '../feature.ts';
import type { SiteAccess } from '../session.ts';

export function navigationOf(features: readonly OwnerFeature[]): readonly NavigationEntry[] {
  return features
    .flatMap(({ navigation = [] }) => navigation)
    .sort((one, other) => groupOf(one) - groupOf(other) || one.rank - other.rank);
}

/** What is shown to whoever may do so much: of a shop that is not there, only the way to begin one. */
export function shownOf(
  entries: readonly NavigationEntry[],
  { permissions, hasShop }: Pick<SiteAccess, 'permissions' | 'hasShop'>,
): readonly NavigationEntry[] {
  return entries.flatMap((entry) => {
    if (entry.permission !== undefined && !permissions.includes(entry.permission)) return [];
    if (entry.group !== 'store' || hasShop) return entry;
    return entry.beginsAs === undefined ? [] : { ...entry, label: entry.beginsAs };
  });
}

const groupOf = ({ group }: NavigationEntry) => NAVIGATION_GROUPS.indexOf(group);

/** Whether an entry is the first of its group, and the group is not the first. */
export function beginsGroup(entries: readonly NavigationEntry[], index: number): boolean {
  return index > 0 && entries[index - 1]?.group !== entries[index]?.group;
}

/** The entries that a phone shows side by side. */
export function firstOf(entries: readonly NavigationEntry[], most: number): readonly NavigationEntry[] {
  const lowest = entries.toSorted((one, other) => one.rank - other.rank).slice(0, most);
  return entries.filter((entry) => lowest.includes(entry));
}

/** @param shownAt the path below the site, such as `settings/domains` */
export function currentOf(
  { path, alsoAt }: Pick<NavigationEntry, 'path' | 'alsoAt'>,
  shownAt: string,
): 'page' | 'true' | undefined {
  const [first] = shownAt.split('/');
  if (first === path) return shownAt === path ? 'page' : 'true';
  return alsoAt !== undefined && first === alsoAt ? 'true' : undefined;
}
