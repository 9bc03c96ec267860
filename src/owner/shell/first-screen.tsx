/** Where the bare address leads: to the site that was worked on last, to the only one, or to the list of them. */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { lastSiteOf } from '#domain/accounts/last-site.ts';
import { useMe } from '../session.ts';

export function FirstScreen(): ReactNode {
  const sites = useMe().data?.sites ?? [];
  const lastId = lastSiteOf(document.cookie);
  const last = sites.find(({ id }) => id === lastId) ?? (sites.length === 1 ? sites[0] : undefined);
  return <Navigate to={last ? `/sites/${last.id}` : '/sites'} replace />;
}
