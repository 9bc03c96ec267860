/** An editor of a document without a frame, with what this browser has kept of it. */
import { useEffect, useState } from 'react';
import { type Revision, startSession } from '#domain/editor/session.ts';
import { createEditor, type Editor } from '../editor/editor.ts';
import { openKeptSession } from '../editor/keep-session.ts';
import { startPresence } from '../editor/presence.ts';
import { useMe, useSite } from '../session.ts';

export interface OpenedDocument {
  readonly document: { readonly id: string; readonly publishedId: string | null };
  readonly draft?: Revision;
}

/** What others save comes in meanwhile, as in the page editor. */
export function useDocumentEditor(opened: OpenedDocument | undefined): Editor | undefined {
  const { id: siteId } = useSite();
  const account = useMe().data?.account.id ?? '';
  const [editor, setEditor] = useState<Editor>();
  useEffect(() => {
    if (!opened?.draft) return;
    const { document, draft } = opened;
    let leave: (() => void) | undefined;
    let isGone = false;
    void openKeptSession(`${account}/${document.id}`).then((kept) => {
      if (isGone) return kept.release();
      const session = kept.session ?? startSession(document.id, { id: draft.id, body: draft.body });
      const { publishedId } = document;
      const made = createEditor({ siteId, documentId: document.id, session, publishedId, kept });
      const stopPresence = startPresence(made);
      leave = () => {
        stopPresence();
        made.dispose();
      };
      setEditor(made);
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [siteId, account, opened]);
  return editor;
}
