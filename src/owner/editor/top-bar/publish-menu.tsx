/** Publishes from the editor: what visitors will see is what has just been saved. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronDown, Globe } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type DocumentView, read } from '#domain/content/calls.ts';
import { isSaved } from '#domain/editor/session.ts';
import { call } from '../../api.ts';
import { useRefreshDocuments } from '../../documents.ts';
import { publishSaved, requireSaved, saveAll } from '../../editing/publish-draft.ts';
import { unsavedReason } from '../../editing/save-words.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { openPage } from '../../open-page.ts';
import { useFirstPublishing } from '../../publishing/use-first-publishing.tsx';
import { usePublishing } from '../../publishing/use-publishing.tsx';
import { useMay, useSite } from '../../session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu, type MenuAction } from '../../ui/menu.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { showError, showErrorAbout, showToast, withdrawToast } from '../../ui/toasts.tsx';
import type { Editor } from '../editor.ts';
import styles from './top-bar.module.css';
import * as say from './words/en.ts';

const PostPublished = lazyPart(() => import('../../publishing/post-published.tsx'), 'PostPublished');

const TakeOffline = lazyPart(() => import('./take-offline.tsx'), 'TakeOffline');

interface FirstPublished {
  readonly title: string;
  readonly url: string;
  /** Opens it. */
  readonly look: () => void;
}

export function PublishMenu({ editor }: { readonly editor: Editor }): ReactNode {
  const site = useSite();
  const mayPublish = useMay('config.publish');
  const document = useDocument(editor);
  const [isTakingOffline, setIsTakingOffline] = useState(false);
  const publishing = usePublishing(document, () => void takeRestored(editor));
  const { path, publishedId, draftId } = document;
  const isLive = publishedId !== null && publishedId === draftId;
  const isOnline = publishedId !== null;
  const livePath = isOnline ? path : null;
  const [published, setPublished] = useState<FirstPublished>();
  const { kind, collectionId } = editor;
  const first = useFirstPublishing(site.id);
  const publish = usePublish(editor, { site, onFirst: setPublished });
  const actions: (MenuAction | 'separator' | false)[] = [
    livePath !== null && {
      label: say.viewLivePage,
      onSelect: () => openPage(site.id, livePath),
    },
    livePath !== null && 'separator',
    // Scheduling, comparing and sharing use what the server has.
    ...publishing.entries.map((entry) => ({
      ...entry,
      onSelect: () => void saveAll(editor).then((isSaved) => openEntry(editor, isSaved, entry.onSelect)),
    })),
    mayPublish && isOnline && path !== null && 'separator',
    mayPublish &&
      isOnline &&
      path !== null && {
        label: say.unpublish,
        isDangerous: true,
        onSelect: () => setIsTakingOffline(true),
      },
  ];
  return (
    <>
      <span className={`fixed ${styles['state']}`}>
        <StateBadge document={document} />
      </span>
      <span className={`row snug fixed ${styles['publish']}`}>
        {mayPublish && (
          <Button
            tone="primary"
            icon={<Globe />}
            isBusy={publish.isPending}
            disabled={isLive}
            onClick={() =>
              first.ask([{ id: editor.documentId, kind, collectionId, publishedId }], publish.mutate)
            }
          >
            {say.publish}
          </Button>
        )}
        <Menu
          trigger={
            <IconButton
              label={say.versionsAndMore}
              tone={mayPublish ? 'primary' : 'normal'}
              icon={<ChevronDown />}
            />
          }
          actions={actions.filter((action) => action !== false)}
        />
      </span>
      {publishing.dialog}
      {first.dialog}
      {published && <PostPublished {...published} onClose={() => setPublished(undefined)} />}
      {isTakingOffline && <TakeOffline editor={editor} onClose={() => setIsTakingOffline(false)} />}
    </>
  );
}

function openEntry({ store }: Editor, isSaved: boolean, open: (() => void) | undefined): void {
  const reason = isSaved ? undefined : unsavedReason(store.get().saving, Date.now());
  if (reason !== undefined) showToast(fill(say.yourLatestChangesAreNotIncluded, { reason }));
  open?.();
}

async function takeRestored(editor: Editor): Promise<void> {
  const restored = await import('../../editing/take-restored.ts');
  await restored.takeRestored(editor).catch(showError);
}

type ShownDocument = Pick<
  DocumentView,
  'id' | 'title' | 'path' | 'draftId' | 'publishedId' | 'scheduledId' | 'scheduledAt' | 'scheduledAction'
>;

/** The server's state, corrected by what this tab knows better. */
function useDocument(editor: Editor): ShownDocument {
  const { siteId, documentId: id } = editor;
  const { data } = useQuery({
    queryKey: ['documents', siteId, 'one', id],
    queryFn: ({ signal }) => call(read, editor.own, { signal }),
    select: ({ document }) => document,
  });
  const title = useStore(editor.store, ({ session }) => session.body.title);
  const publishedId = useStore(editor.store, (state) => state.publishedId);
  const draftId = useStore(editor.store, ({ session, isTyped }) =>
    isSaved(session) && !isTyped ? session.base.id : null,
  );
  const { path = null, scheduledId = null, scheduledAt = null, scheduledAction = null } = data ?? {};
  return {
    id,
    title: title || say.untitled,
    path,
    draftId,
    publishedId,
    scheduledId,
    scheduledAt,
    scheduledAction,
  };
}

interface PublishOptions {
  readonly site: { readonly id: string; readonly url: string };
  /** Called when a post has gone live that never was before. */
  readonly onFirst: ((published: FirstPublished) => void) | undefined;
}

const PUBLISHED: Readonly<Record<string, string>> = {
  header: say.publishedVisitorsSeeThisHeader,
  footer: say.publishedVisitorsSeeThisFooter,
  section: say.publishedVisitorsSeeThisSection,
};

function tellPublished(published: DocumentView, { site, onFirst }: PublishOptions): void {
  // The address may have followed the title since this page was opened.
  const { path } = published;
  const words = PUBLISHED[published.kind] ?? say.publishedVisitorsSeeThisPage;
  const look = () => openPage(site.id, path);
  if (path === null) showToast(words);
  else if (published.kind === 'item' && onFirst)
    onFirst({ title: published.title || say.untitled, url: new URL(path, site.url).href, look });
  else {
    const action = { label: say.view, onSelect: look };
    showToast(words, { action });
  }
}

/** What messages about publishing are about: a new try replaces the last one's. */
const PUBLISHING = 'publishing';

function usePublish(editor: Editor, { site, onFirst }: PublishOptions) {
  const refresh = useRefreshDocuments(editor.siteId);
  return useMutation({
    // Without a connection it says so at once, instead of publishing at some later time.
    networkMode: 'always',
    mutationFn: async () => {
      // Saving may find a collision, which has to be resolved first.
      await requireSaved(editor);
      if (editor.store.get().session.collisions.length > 0) {
        editor.store.set({ dialog: 'collisions' });
        return undefined;
      }
      const isFirst = editor.store.get().publishedId === null;
      return { published: await publishSaved(editor), isFirst };
    },
    onSuccess: async (answer) => {
      if (!answer) return;
      const { published, isFirst } = answer;
      void refresh();
      if (published.kind === 'item') {
        const { offerCollection } = await import('../../publishing/offer-collection.ts');
        if (await offerCollection(editor.siteId, published, () => void refresh())) return;
      }
      tellPublished(published, { site, onFirst: isFirst ? onFirst : undefined });
    },
    onMutate: () => withdrawToast(PUBLISHING),
    onError: (error) => showErrorAbout(PUBLISHING, error),
  });
}
