/** Where the bare address leads: to the only site, or to the list of them. */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useMe } from '../session.ts';

export function FirstScreen(): ReactNode {
  const sites = useMe().data?.sites ?? [];
  const [only] = sites;
  return <Navigate to={only && sites.length === 1 ? `/sites/${only.id}` : '/sites'} replace />;
}
