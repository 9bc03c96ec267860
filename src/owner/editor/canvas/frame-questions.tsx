/** Answers what the page asks for while it is edited: a link, a picture, or whether to follow a link. */
import type { ReactNode } from 'react';
import { useStore } from '../../editing/store.ts';
import type { MediaItem } from '../../media/library/media-item.ts';
import { thumbnailUrl } from '../../media/library/media-item.ts';
import { useSiteOrigin } from '../../session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { fillImage } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';
import type { Question } from '../state.ts';
import { focusFrame } from './frame-element.ts';

const FollowQuestion = lazyPart(() => import('./follow-question.tsx'), 'FollowQuestion');
const LinkPicker = lazyPart(() => import('../../fields/link-picker.tsx'), 'LinkPicker');
const MediaPicker = lazyPart(() => import('../../media/library/media-picker.tsx'), 'MediaPicker');

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>;

export function FrameQuestions({ editor }: { readonly editor: Editor }): ReactNode {
  const question = useStore(editor.store, (state) => state.question);
  return question && answering(editor, question);
}

function answering(editor: Editor, question: Question): ReactNode {
  switch (question.type) {
    case 'askLink':
      return <AskedLink editor={editor} asked={question} />;
    case 'askImage':
      return <AskedImage editor={editor} asked={question} />;
    case 'fillImage':
      return <FilledImage editor={editor} id={question.id} />;
    case 'follow':
      return <FollowQuestion editor={editor} asked={question} onClose={() => close(editor)} />;
  }
}

/** Returns the focus to the text in the page. */
function close(editor: Editor): void {
  editor.store.set({ question: null });
  focusFrame();
}

function AskedLink({ editor, asked }: { readonly editor: Editor; readonly asked: Of<'askLink'> }): ReactNode {
  const { question, link } = asked;
  const give = (answer: { link?: NonNullable<typeof link> | null }): void => {
    editor.toFrame({ type: 'giveLink', question, ...answer });
    close(editor);
  };
  return (
    <LinkPicker
      siteId={editor.siteId}
      link={link ?? undefined}
      onPick={(picked) => give({ link: picked })}
      onRemove={link ? () => give({ link: null }) : undefined}
      onClose={() => give({})}
    />
  );
}

function AskedImage({
  editor,
  asked,
}: {
  readonly editor: Editor;
  readonly asked: Of<'askImage'>;
}): ReactNode {
  const origin = useSiteOrigin(editor.siteId);
  const give = (media?: MediaItem): void => {
    const image = media && {
      id: media.id,
      url: thumbnailUrl(origin, media, 1000) ?? '',
      width: media.width,
      height: media.height,
      alt: media.alt,
    };
    editor.toFrame({ type: 'giveImage', question: asked.question, ...(image ? { image } : {}) });
    close(editor);
  };
  return <MediaPicker siteId={editor.siteId} kind="image" onPick={give} onClose={() => give()} />;
}

function FilledImage({ editor, id }: { readonly editor: Editor; readonly id: string }): ReactNode {
  const fill = (media: MediaItem): void => {
    close(editor);
    fillImage(editor, id, media.id);
  };
  return <MediaPicker siteId={editor.siteId} kind="image" onPick={fill} onClose={() => close(editor)} />;
}
