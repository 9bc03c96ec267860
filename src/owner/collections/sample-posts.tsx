import { type ReactNode, useState } from 'react';
import { make } from '#domain/content/calls.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import type { Body } from '#domain/content/content.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { makeId } from '../make-id.ts';
import { bodyToWrite } from '../new-page/first-text.ts';
import { usePromptReport } from '../publishing/report-prompt.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

const SAMPLES = [
  {
    title: say.howItBegan,
    text: say.tellItAsYouWouldAcross,
  },
  {
    title: say.whatWeAreWorkingOn,
    text: say.oneThingThatIsOnThe,
  },
  {
    title: say.aQuestionWeAreAskedOften,
    text: say.writeTheAnswerThatYouWould,
  },
] as const;

export function SamplePostsButton({ collection }: { readonly collection: Collection }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say.startWithSamplePosts}</Button>
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
      said: fill(say.addedCountPostsAsDrafts, { count: SAMPLES.length }),
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
      title={say.startWithThreeSamplePosts}
      description={fill(say.theyAreAddedToTitleAs, { title: collection.title })}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say.startEmpty}</Button>
          <Button tone="primary" isBusy={adding.isPending} onClick={() => adding.mutate()}>
            {say.addSamples}
          </Button>
        </>
      }
    >
      {adding.error && <Failure title={say.someSamplesWereNotAdded} error={adding.error} />}
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
