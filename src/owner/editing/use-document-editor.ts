/** Opens a document for editing, with the session this browser has stored, and closes it when its screen is left. */
import { useEffect, useState } from 'react';
import type { OpenedDocument } from '#domain/content/calls.ts';
import { type Session, startSession } from '#domain/editor/session.ts';
import { retryHeld } from '#domain/editor/sync.ts';
import { useMe, useSite } from '../session.ts';
import { createDocumentEditor, type DocumentEditor } from './document-editor.ts';
import { openKeptSession } from './keep-session.ts';
import type { EditingState } from './state.ts';

/** @param begin makes the first state of the screen; must be a stable function */
export function useDocumentEditor<State extends EditingState>(
  opened: OpenedDocument | undefined,
  begin: (session: Session, publishedId: string | null) => State,
): DocumentEditor<State> | undefined {
  const { id: siteId } = useSite();
  const account = useMe().data?.account.id ?? '';
  const [editor, setEditor] = useState<DocumentEditor<State>>();
  useEffect(() => {
    if (!opened?.draft) return;
    const { document, draft } = opened;
    let made: DocumentEditor<State> | undefined;
    let isGone = false;
    void openKeptSession(`${account}/${document.id}`).then((kept) => {
      if (isGone) return kept.release();
      // What the server refused last time is tried once more: it may have been updated since.
      const session = kept.session
        ? retryHeld(kept.session)
        : startSession(document.id, { id: draft.id, body: draft.body });
      const { id: documentId, kind, collectionId, publishedId } = document;
      made = createDocumentEditor(
        { siteId, documentId, kind, collectionId, kept },
        begin(session, publishedId),
      );
      setEditor(made);
    });
    return () => {
      isGone = true;
      made?.dispose();
    };
  }, [siteId, account, opened, begin]);
  return editor;
}
