/** The settings of the page, opened from within the editor. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { read } from '#domain/content/calls.ts';
import { call } from '../../api.ts';
import { mergeChanges } from '../../editing/presence.ts';
import { saveAll } from '../../editing/publish-draft.ts';
import { unsavedReason } from '../../editing/save-words.ts';
import { PageSettingsDialog } from '../../page-settings/page-settings-dialog.tsx';
import { showError, showToast } from '../../ui/toasts.tsx';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

const UNSAVED = say.yourLastChangesHaveNotBeen;

interface PageDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function PageDialog({ editor, onClose }: PageDialogProps): ReactNode {
  const [isReady, setIsReady] = useState(false);
  const { siteId, documentId } = editor;
  const { data: document, error } = useQuery({
    // Never cached: saving the title may change the address.
    queryKey: ['documents', siteId, 'settings', documentId],
    queryFn: ({ signal }) => call(read, editor.own, { signal }),
    select: (answer) => answer.document,
    enabled: isReady,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    // The dialog reads title and description from the server.
    void saveAll(editor).then((isSaved) => {
      if (isSaved) return setIsReady(true);
      editor.store.set({ dialog: null });
      showToast(unsavedReason(editor.store.get().saving, Date.now()) ?? UNSAVED);
    });
  }, [editor]);
  useEffect(() => {
    if (!error) return;
    editor.store.set({ dialog: null });
    showError(error);
  }, [editor, error]);
  if (!document) return null;
  const close = (): void => {
    onClose();
    mergeChanges(editor).catch(showError);
  };
  return <PageSettingsDialog document={document} onClose={close} />;
}
