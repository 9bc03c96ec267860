/** Which pages stand in the menus of a site, as its next publication has them. */
import { useQuery } from '@tanstack/react-query';
import { isObject } from '#domain/json.ts';
import { openPart } from '../documents.ts';
import * as say from './words/en.ts';

export type MenuPlace = 'Menu' | 'Footer' | 'Menu, footer';

/** @returns by the id of a page; empty until it is known */
export function useMenuPlaces(siteId: string): ReadonlyMap<string, MenuPlace> {
  const { data } = useQuery({
    queryKey: ['documents', siteId, 'menus'],
    queryFn: async ({ signal }) => {
      const { draft } = await openPart(siteId, 'navigation', signal);
      const { main, footer } = draft?.body.fields ?? {};
      return { main: new Set(pagesIn(main)), footer: new Set(pagesIn(footer)) };
    },
  });
  const { main = new Set<string>(), footer = new Set<string>() } = data ?? {};
  const placeOf = (id: string): MenuPlace => {
    if (!main.has(id)) return say.footer;
    return footer.has(id) ? say.menuFooter : say.menu;
  };
  return new Map([...main, ...footer].map((id) => [id, placeOf(id)]));
}

/** Entries lie within entries, and each says by its link where it leads. */
function pagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pagesIn);
  if (!isObject(value)) return [];
  const isPage = value['ref'] === 'page' && typeof value['id'] === 'string';
  return [...(isPage ? [String(value['id'])] : []), ...Object.values(value).flatMap(pagesIn)];
}
