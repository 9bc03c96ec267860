/** Who is signed in and what they may do where: one query that every screen shares. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type MeSite, readMe } from '#domain/accounts/calls.ts';
import type { Permission } from '#domain/accounts/permissions.ts';
import { call } from './api.ts';

export type SiteAccess = MeSite;

export const ME_KEY = ['me'] as const;

export function useMe() {
  return useQuery({ queryKey: ME_KEY, queryFn: ({ signal }) => call(readMe, {}, { signal }) });
}

/** The site the address names. Only for screens below /sites/:site, whose frame has checked that it is there. */
export function useSite(): SiteAccess {
  const { site: id } = useParams();
  const { data } = useMe();
  const site = data?.sites.find((each) => each.id === id);
  if (!site) throw new Error('This screen needs a site in its address.');
  return site;
}

/** Whether the signed-in account may do this on the site. The server decides; this only hides what would be refused. */
export function useMay(permission: Permission): boolean {
  return useSite().permissions.includes(permission);
}

/** Scheme and host of a site's primary address: where its pictures are served. */
export function useSiteOrigin(siteId: string): string {
  const { data } = useMe();
  const url = data?.sites.find((site) => site.id === siteId)?.url;
  return url === undefined ? '' : new URL(url).origin;
}
