/** How the site looks: its style beside one of its pages, which shows every change at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { openPart, treeQuery } from '../documents.ts';
import { startEditing } from '../editing/state.ts';
import { useDocumentEditor } from '../editing/use-document-editor.ts';
import { useMay, useSite } from '../session.ts';
import { EmptyState, Failure, Notice } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { DesignProvider } from './design.tsx';
import styles from './design-screen.module.css';
import * as say from './words/en.ts';
import { Workspace } from './workspace.tsx';

export function DesignScreen(): ReactNode {
  useDocumentTitle(say.design);
  const mayDesign = useMay('config.design');
  return mayDesign ? (
    <Opening />
  ) : (
    <Lone>
      <Notice tone="info">{say.yourRoleCantEditTheDesign}</Notice>
    </Lone>
  );
}

function Lone({ children }: { readonly children: ReactNode }): ReactNode {
  const { id: siteId } = useSite();
  return (
    <main className={styles['lone']}>
      <header className="row tight after">
        <Link
          className={`square lit ${styles['back']}`}
          to={`/sites/${siteId}`}
          aria-label={say.backToTheSite}
        >
          <ArrowLeft size={16} aria-hidden="true" />
        </Link>
        <h1 className={styles['title']}>{say.design}</h1>
      </header>
      {children}
    </main>
  );
}

function Opening(): ReactNode {
  const { id: siteId } = useSite();
  const opened = useQuery({
    queryKey: ['edit', siteId, 'style'],
    queryFn: ({ signal }) => openPart(siteId, 'style', signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const tree = useQuery(treeQuery(siteId));
  const editor = useDocumentEditor(opened.data, startEditing);
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['documents', siteId] }), [client, siteId]);
  const error = opened.error ?? tree.error;
  if (error) {
    const retry = () => void Promise.all([opened.refetch(), tree.refetch()]);
    return (
      <Lone>
        <Failure error={error} onRetry={retry} />
      </Lone>
    );
  }
  if (!editor || !tree.data)
    return (
      <Lone>
        <Loading label={say.openingTheDesign} />
      </Lone>
    );
  const pages = tree.data.documents.filter(({ kind }) => kind === 'page');
  if (pages.length === 0)
    return (
      <Lone>
        <EmptyState
          title={say.noPagesYet}
          action={<Link to={`/sites/${siteId}/pages`}>{say.goToPages}</Link>}
        >
          {say.createAPageThenDesignThe}
        </EmptyState>
      </Lone>
    );
  return (
    <DesignProvider editor={editor}>
      <Workspace pages={pages} homePageId={tree.data.homePageId} />
    </DesignProvider>
  );
}
