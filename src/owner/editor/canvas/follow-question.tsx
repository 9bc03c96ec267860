/** A link was pressed: pages of this site open in the editor, everything else in a new window, and only after asking. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { anchorOf } from '#domain/content/section-anchor.ts';
import { treeQuery } from '../../documents.ts';
import { fill } from '../../fill.ts';
import { useSiteOrigin } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Editor } from '../editor.ts';
import type { Question } from '../state.ts';
import * as say from './words/en.ts';

interface FollowQuestionProps {
  readonly editor: Editor;
  readonly asked: Extract<Question, { type: 'follow' }>;
  readonly onClose: () => void;
}

export function FollowQuestion({ editor, asked, onClose }: FollowQuestionProps): ReactNode {
  const { href, newWindow } = asked;
  const origin = useSiteOrigin(editor.siteId);
  const url = new URL(href);
  const isOurs = url.origin === origin;
  const tree = useQuery({ ...treeQuery(editor.siteId), enabled: isOurs });
  const page = tree.data?.documents.find(({ path }) => path === url.pathname);
  const isHere = page?.id === editor.documentId;
  useEffect(() => {
    if (!isHere) return;
    editor.store.set({ question: null });
    const { sections } = editor.store.get().session.body;
    const section = sections.find(({ name }) => name && `#${anchorOf(name)}` === url.hash) ?? sections[0];
    if (section) editor.toFrame({ type: 'scrollTo', id: section.id });
  }, [editor, isHere, url.hash]);
  if (isHere || (isOurs && tree.isPending)) return null;
  return (
    <Dialog
      title={page ? fill(say.editTitle, { title: page.title || say.untitled }) : say.openThisLink}
      description={
        page ? say.yourChangesHereAreSaved : fill(say.sliceOpensInANewWindow, { slice: href.slice(0, 300) })
      }
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.stayHere}</Button>
          <Button
            tone="primary"
            onClick={() => editor.store.set({ question: null, followed: { href, newWindow } })}
          >
            {page ? say.editThatPage : say.openIt}
          </Button>
        </>
      }
    />
  );
}
