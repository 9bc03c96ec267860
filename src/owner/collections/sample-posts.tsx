import { type ReactNode, useState } from 'react';
import { make } from '#domain/content/calls.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import type { Body } from '#domain/content/content.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { makeId } from '../make-id.ts';
import { bodyToWrite } from '../new-page/first-text.ts';
import { usePromptReport } from '../publishing/report-prompt.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';

const SAMPLES = [
  {
    title: 'How it began',
    text: 'Tell it as you would across the table: where, when, and what went wrong first.',
  },
  {
    title: 'What we are working on',
    text: 'One thing that is on the table today, and why it takes as long as it does.',
  },
  {
    title: 'A question we are asked often',
    text: 'Write the answer that you would give to a friend. Three sentences are enough.',
  },
] as const;

export function SamplePostsButton({ collection }: { readonly collection: Collection }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Start with sample posts…</Button>
      {isOpen && <SamplePosts collection={collection} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface SamplePostsProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

function SamplePosts({ collection, onClose }: SamplePostsProps): ReactNode {
  const { id: site } = useSite();
  const refresh = useRefreshDocuments(site);
  const reportAccepted = usePromptReport('sample-posts');
  const adding = useAction(
    async () => {
      for (const sample of SAMPLES)
        await call(make, { site, body: { kind: 'item', collectionId: collection.id, body: bodyOf(sample) } });
    },
    {
      said: `Added ${SAMPLES.length} posts as drafts.`,
      isFailureShown: true,
      onDone: () => {
        reportAccepted();
        onClose();
      },
      // What came before a failure is there.
      onEnd: refresh,
    },
  );
  return (
    <Dialog
      title="Start with three sample posts?"
      description={`They are added to “${collection.title}” as drafts, which visitors can’t see. Edit or delete them.`}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Start empty</Button>
          <Button tone="primary" isBusy={adding.isPending} onClick={() => adding.mutate()}>
            Add samples
          </Button>
        </>
      }
    >
      {adding.error && <Failure title="Some samples were not added" error={adding.error} />}
      <ul>
        {SAMPLES.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function bodyOf({ title, text }: (typeof SAMPLES)[number]): Body {
  const body = bodyToWrite(title, makeId);
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const sections = body.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({ ...block, props: { ...block.props, content } })),
  }));
  return { ...body, sections };
}
