/** Shows visitors the menus and the header as they stand here. */
import { useMutation } from '@tanstack/react-query';
import { isSaved } from '#domain/editor/session.ts';
import { ApiError, api } from '../api.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { useStore } from '../editing/store.ts';
import { useMay } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';

export function usePublishNavigation([first, second]: readonly [DocumentEditor, DocumentEditor]) {
  const mayPublish = useMay('config.publish');
  const isLive = [useIsLive(first), useIsLive(second)].every(Boolean);
  const publish = useMutation({
    mutationFn: async () => {
      for (const editor of [first, second]) await publishOne(editor);
    },
    onSuccess: () => showToast('Published: visitors see it on every page now.'),
    onError: showError,
  });
  return { mayPublish, isLive, isBusy: publish.isPending, publish: () => publish.mutate() };
}

function useIsLive({ store }: DocumentEditor): boolean {
  return useStore(store, ({ session, publishedId }) => isSaved(session) && session.base.id === publishedId);
}

async function publishOne(editor: DocumentEditor): Promise<void> {
  await editor.saver.flush();
  const { session, publishedId } = editor.store.get();
  if (!isSaved(session))
    throw new ApiError(
      0,
      'offline',
      'Your last changes have not been saved yet. Publish again in a moment.',
      undefined,
    );
  if (session.base.id === publishedId) return;
  await api.post(`${editor.address}/publish`, { revisionId: session.base.id });
  editor.store.set({ publishedId: session.base.id });
}
