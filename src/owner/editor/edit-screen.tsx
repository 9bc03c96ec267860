/** The screen of the page editor, composed of its rooms: top bar, panels, palette, outline and canvas. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type OpenedDocument, read } from '#domain/content/calls.ts';
import { ApiError, call } from '../api.ts';
import { startPresence } from '../editing/presence.ts';
import { useStore } from '../editing/store.ts';
import { useDocumentEditor } from '../editing/use-document-editor.ts';
import { fill } from '../fill.ts';
import { useMay, useSite } from '../session.ts';
import { Announced } from '../ui/announced.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { FrameQuestions } from './canvas/frame-questions.tsx';
import { goToAsked } from './canvas/go-to-asked.ts';
import { keepInSight } from './canvas/keep-in-sight.ts';
import { useReadOnly } from './commands/preview.ts';
import { useKeys } from './commands/use-keys.ts';
import styles from './edit-screen.module.css';
import { type Editor, isPart } from './editor.ts';
import { GonePage } from './gone-page.tsx';
import { OutlinePanel } from './outline/outline-panel.tsx';
import { Overlays } from './overlays.tsx';
import { AddPanel, AddPopover, Carried } from './palette/palette-places.tsx';
import { Inspector } from './panels/inspector.tsx';
import { followRoom, openPanel } from './panels/open-panels.ts';
import { Rail } from './panels/rail.tsx';
import { prefetchParts } from './prefetch-parts.ts';
import { initialState } from './state.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import * as say from './words/en.ts';

const BY_PRESS = { isPressedOnPage: true } as const;
const EDITED_KINDS: ReadonlySet<string> = new Set(['page', 'item', 'section', 'header', 'footer']);

function isThere({ document, draft }: OpenedDocument): boolean {
  return draft !== undefined && document.deletedAt === null && EDITED_KINDS.has(document.kind);
}

export function EditScreen(): ReactNode {
  const { document: documentId = '' } = useParams();
  const site = useSite();
  const opened = useQuery({
    queryKey: ['edit', site.id, documentId],
    queryFn: ({ signal }) => call(read, { site: site.id, document: documentId }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { data, error } = opened;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing || (data && !isThere(data))) return <GonePage siteId={site.id} />;
  if (error)
    return (
      <main className={styles['lone']}>
        <Failure error={error} onRetry={() => void opened.refetch()} />
      </main>
    );
  return data ? <OpenEditor key={documentId} opened={data} /> : <Loading label={say.openingThePage} />;
}

function OpenEditor({ opened }: { readonly opened: OpenedDocument }): ReactNode {
  const editor = useDocumentEditor(opened, initialState);
  return editor ? <Workspace editor={editor} /> : <Loading label={say.openingThePage} />;
}

function Workspace({ editor }: { readonly editor: Editor }): ReactNode {
  useCameByPress(editor);
  useKeys(editor);
  const mayEdit = useMay('config.content');
  useReadOnly(editor);
  // Those who only look lock nothing.
  useEffect(() => (mayEdit ? startPresence(editor) : undefined), [editor, mayEdit]);
  useEffect(() => (mayEdit ? prefetchParts(editor) : undefined), [editor, mayEdit]);
  useEffect(() => followRoom(editor), [editor]);
  useEffect(() => keepInSight(editor), [editor]);
  useEffect(() => goToAsked(editor), [editor]);
  useEffect(() => {
    if (isPart(editor) || editor.store.get().version) openPanel(editor);
  }, [editor]);
  useOther(editor);
  const title = useStore(editor.settled, ({ body }) => body.title);
  const announcement = useStore(editor.store, (state) => state.announcement);
  const isAlone = useStore(editor.store, (state) => state.isFullPreview);
  const drawer = useStore(editor.store, (state) => state.drawer);
  const isPanelOpen = useStore(editor.store, (state) => state.isPanelOpen);
  const heading = fill(mayEdit ? say.editTitle : say.viewTitle, { title });
  useDocumentTitle(heading);
  const showsTools = mayEdit && !isAlone;
  return (
    <div className={`column ${styles['screen']}`} data-alone={isAlone || undefined}>
      <button type="button" className={styles['skip']} onClick={() => editor.toFrame({ type: 'focus' })}>
        {say.goToThePage}
      </button>
      {!isAlone && <TopBar editor={editor} />}
      {!isAlone && !mayEdit && (
        <div className={styles['note']}>
          <Notice tone="info">{say.youCanViewThisPageAsk}</Notice>
        </div>
      )}
      <main className={styles['work']}>
        <h1 className="visually-hidden">{heading}</h1>
        {showsTools && <Rail editor={editor} />}
        {showsTools && <AddPanel editor={editor} />}
        {showsTools && drawer === 'outline' && <OutlinePanel editor={editor} />}
        <Canvas editor={editor} />
        {showsTools && isPanelOpen && <Inspector editor={editor} />}
      </main>
      {mayEdit && <AddPopover editor={editor} />}
      <Carried editor={editor} />
      <Overlays editor={editor} />
      <FrameQuestions editor={editor} />
      <Announced announcement={announcement} />
    </div>
  );
}

/** The press on the page that led here is still the last one: letters after it are no shortcuts. */
function useCameByPress(editor: Editor): void {
  const { state } = useLocation();
  const isByPress = (state as Partial<typeof BY_PRESS> | null)?.isPressedOnPage === true;
  useEffect(() => {
    if (isByPress) editor.store.set(BY_PRESS);
  }, [editor, isByPress]);
}

/** Header, footer and the page between them are one canvas: what is pressed of them is what is edited next. */
function useOther(editor: Editor): void {
  const navigate = useNavigate();
  const other = useStore(editor.store, (state) => state.other);
  useEffect(() => {
    if (!other || other.kind === 'section') return;
    const beside = isPart(editor) ? besideOf() : editor.documentId;
    const query = other.kind === 'page' || beside === undefined ? '' : `?beside=${beside}`;
    const hash = other.block === undefined ? '' : `#${other.block}`;
    void navigate(`/sites/${editor.siteId}/edit/${other.id}${query}${hash}`, { state: BY_PRESS });
  }, [editor, navigate, other]);
}

function besideOf(): string | undefined {
  return new URLSearchParams(window.location.search).get('beside') ?? undefined;
}
