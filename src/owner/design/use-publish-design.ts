/** Whether visitors see the design as it stands here, and the two ways to make it so. */
import { useMutation } from '@tanstack/react-query';
import { isSaved, type Revision } from '#domain/editor/session.ts';
import { ApiError, api } from '../api.ts';
import { useStore } from '../editor/store.ts';
import { useMay } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { useDesign } from './design.tsx';

const NOT_SAVED = 'Your last changes are not saved yet. They are kept here; publish again once they are.';

export interface PublishDesign {
  readonly mayPublish: boolean;
  /** Visitors see just this. */
  readonly isLive: boolean;
  readonly isBusy: boolean;
  publish(): void;
  /** Takes the draft back to what visitors see; undo brings it back. */
  goBack: (() => void) | undefined;
}

export function usePublishDesign(): PublishDesign {
  const { editor } = useDesign();
  const mayPublish = useMay('config.publish');
  const session = useStore(editor.store, (state) => state.session);
  const publishedId = useStore(editor.store, (state) => state.publishedId);
  const publish = useMutation({
    // Without a connection it says so at once, instead of publishing at some later time.
    networkMode: 'always',
    mutationFn: async () => {
      await editor.saver.flush();
      const { session: saved } = editor.store.get();
      if (!isSaved(saved)) throw new ApiError(0, 'unsaved', NOT_SAVED, undefined);
      await api.post(`${editor.address}/publish`, { revisionId: saved.base.id });
      editor.store.set({ publishedId: saved.base.id });
    },
    onSuccess: () => showToast('Published: visitors see this design now.'),
    onError: showError,
  });
  const goBack = useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) => {
      const { revision } = await api.get<{ revision: Revision }>(`${editor.address}/revisions/${id}`);
      const { fields } = editor.store.get().session.body;
      const after = revision.body.fields;
      editor.perform({
        label: 'Back to the published design',
        operations: [{ op: 'set', id: 'body', path: ['fields'], before: fields, after }],
      });
    },
    onError: showError,
  });
  return {
    mayPublish,
    isLive: isSaved(session) && session.base.id === publishedId,
    isBusy: publish.isPending,
    publish: () => publish.mutate(),
    goBack: publishedId === null ? undefined : () => goBack.mutate(publishedId),
  };
}
