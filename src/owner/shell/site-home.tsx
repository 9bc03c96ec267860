/** The first screen of a site: what is going on, and what one most likely wants to do. */
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../api.ts';
import type { ListedDocument } from '../documents.ts';
import { useSite } from '../session.ts';
import { Failure } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import styles from './site-home.module.css';

const SHOWN = 8;

export function SiteHome(): ReactNode {
  const site = useSite();
  const pages = useQuery({
    queryKey: ['documents', site.id],
    queryFn: ({ signal }) =>
      api.get<{ documents: ListedDocument[] }>(`/api/sites/${site.id}/documents`, { signal }),
  });
  return (
    <Screen title={site.name} description={new URL(site.url).host}>
      <Panel title="Worked on lately">
        {pages.isPending && <Loading />}
        {pages.error && <Failure error={pages.error} onRetry={() => void pages.refetch()} />}
        {pages.data && <Recent siteId={site.id} documents={pages.data.documents} />}
      </Panel>
    </Screen>
  );
}

function Recent({ siteId, documents }: { siteId: string; documents: readonly ListedDocument[] }): ReactNode {
  const recent = documents
    .filter(({ kind, path }) => (kind === 'page' || kind === 'item') && path !== null)
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, SHOWN);
  return (
    <ul className={styles['list']}>
      {recent.map((page) => (
        <li key={page.id}>
          <Link to={`/sites/${siteId}/edit/${page.id}`} className={styles['entry']}>
            <span className={styles['title']}>{page.title}</span>
            <span className={styles['path']}>{page.path}</span>
            <StateBadge document={page} />
            <Pencil size={15} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
