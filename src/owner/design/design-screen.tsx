/** How the site looks: its style beside one of its pages, which shows every change at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Revision, startSession } from '#domain/editor/session.ts';
import { api } from '../api.ts';
import { treeQuery } from '../documents.ts';
import { createEditor, type Editor } from '../editor/editor.ts';
import { openKeptSession } from '../editor/keep-session.ts';
import { useMay, useMe, useSite } from '../session.ts';
import { EmptyState, Failure, Notice } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { DesignProvider } from './design.tsx';
import styles from './design-screen.module.css';
import { Workspace } from './workspace.tsx';

export function DesignScreen(): ReactNode {
  useDocumentTitle('Design');
  const mayDesign = useMay('config.design');
  return mayDesign ? (
    <Opening />
  ) : (
    <Lone>
      <Notice tone="info">Your role does not include the design of this site. Ask its owner.</Notice>
    </Lone>
  );
}

function Lone({ children }: { readonly children: ReactNode }): ReactNode {
  const { id: siteId } = useSite();
  return (
    <main className={styles['lone']}>
      <header className={styles['head']}>
        <Link className={styles['back']} to={`/sites/${siteId}`} aria-label="Back to the site">
          <ArrowLeft size={16} aria-hidden="true" />
        </Link>
        <h1 className={styles['title']}>Design</h1>
      </header>
      {children}
    </main>
  );
}

interface Opened {
  readonly document: { readonly id: string; readonly publishedId: string | null };
  readonly draft?: Revision;
}

function Opening(): ReactNode {
  const { id: siteId } = useSite();
  const base = `/api/sites/${siteId}/documents`;
  const opened = useQuery({
    queryKey: ['edit', siteId, 'style'],
    queryFn: async ({ signal }) => {
      const { documents } = await api.get<{ documents: { id: string }[] }>(`${base}?kind=style`, { signal });
      return api.get<Opened>(`${base}/${documents[0]?.id}`, { signal });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const tree = useQuery(treeQuery(siteId));
  const editor = useStyleEditor(opened.data);
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
        <Loading label="Opening the design…" />
      </Lone>
    );
  const pages = tree.data.documents.filter(({ kind }) => kind === 'page');
  if (pages.length === 0)
    return (
      <Lone>
        <EmptyState
          title="There is no page to show yet"
          action={<Link to={`/sites/${siteId}/pages`}>Go to the pages</Link>}
        >
          Make a page, and design the site around it.
        </EmptyState>
      </Lone>
    );
  return (
    <DesignProvider editor={editor}>
      <Workspace pages={pages} homePageId={tree.data.homePageId} />
    </DesignProvider>
  );
}

/** Of the style document, with what this browser has kept of it. */
function useStyleEditor(opened: Opened | undefined): Editor | undefined {
  const { id: siteId } = useSite();
  const account = useMe().data?.account.id ?? '';
  const client = useQueryClient();
  const [editor, setEditor] = useState<Editor>();
  useEffect(() => {
    if (!opened?.draft) return;
    const { document, draft } = opened;
    let made: Editor | undefined;
    let isGone = false;
    void openKeptSession(`${account}/${document.id}`).then((kept) => {
      if (isGone) return kept.release();
      const session = kept.session ?? startSession(document.id, { id: draft.id, body: draft.body });
      const { publishedId } = document;
      made = createEditor({ siteId, documentId: document.id, session, publishedId, kept });
      setEditor(made);
    });
    return () => {
      isGone = true;
      made?.dispose();
      void client.invalidateQueries({ queryKey: ['documents', siteId] });
    };
  }, [siteId, account, opened, client]);
  return editor;
}
