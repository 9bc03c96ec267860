/** Asks before visitors lose the page. */
import type { ReactNode } from 'react';
import { unpublish } from '#domain/content/calls-publishing.ts';
import { call } from '../../api.ts';
import { useRefreshDocuments } from '../../documents.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

interface TakeOfflineProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function TakeOffline({ editor, onClose }: TakeOfflineProps): ReactNode {
  const refresh = useRefreshDocuments(editor.siteId);
  const takeOffline = useAction(() => call(unpublish, editor.own), {
    said: say.thePageIsUnpublishedPublishIt,
    onDone: () => {
      editor.store.set({ publishedId: null });
      void refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={say.unpublishThisPage}
      description={say.visitorsCanNoLongerOpenIt}
      action={say.unpublish2}
      isOpen
      isBusy={takeOffline.isPending}
      onConfirm={() => takeOffline.mutate()}
      onClose={onClose}
    />
  );
}
