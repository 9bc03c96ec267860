/** Who is on the site now. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readLive } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { formatCount } from '../figures/format.ts';
import { fill } from '../fill.ts';
import styles from './live.module.css';
import * as say from './words/en.ts';

const EVERY_MS = 15_000;

export function Live({ siteId }: { readonly siteId: string }): ReactNode {
  const { data } = useQuery({
    queryKey: ['visitors', siteId, 'live'],
    queryFn: ({ signal }) => call(readLive, { site: siteId }, { signal }),
    refetchInterval: EVERY_MS,
  });
  if (!data) return null;
  const { visitors, pages } = data;
  const words =
    visitors === 0
      ? say.noVisitorsRightNow
      : fill(say.visitorsVisitorsOnTheSiteNow, { visitors: formatCount(visitors), visitors2: visitors });
  const where = pages.map(({ path, visitors: count }) => `${path} (${count})`).join(', ');
  return (
    <span className="inline tight muted" title={where || undefined}>
      <span className={`${styles['pulse']} ${visitors > 0 ? styles['is-on'] : ''}`} />
      {words}
    </span>
  );
}
