import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paragraphs } from '#domain/content/rich-text.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';
import { blockOf, makeSection } from './make-section.ts';

interface OnPageWordsProps {
  readonly siteId: string;
  /** Of the section among the reusable ones. */
  readonly title: string;
  readonly sectionId: string | null;
  /** What it begins with. */
  readonly words: string;
  readonly onChange: (sectionId: string | null) => void;
  /** The fields of plain words. */
  readonly children: ReactNode;
}

export function OnPageWords(props: OnPageWordsProps): ReactNode {
  const { siteId, title, sectionId, words, onChange, children } = props;
  const making = useAction(
    () =>
      makeSection(siteId, title, [
        blockOf('text', { content: paragraphs(words || 'Write your text here.'), size: 'small' }),
      ]),
    { isFailureShown: true, onDone: onChange },
  );
  if (sectionId !== null)
    return (
      <>
        <p>
          <Link to={`/sites/${siteId}/edit/${sectionId}`}>{`${title}: edit on the page`}</Link>
        </p>
        <div className="cluster loose">
          <Button size="small" onClick={() => onChange(null)}>
            Use plain text instead
          </Button>
        </div>
      </>
    );
  return (
    <>
      {children}
      {making.error && <Failure title="Couldn’t start editing" error={making.error} />}
      <div className="cluster loose">
        <Button size="small" isBusy={making.isPending} onClick={() => making.mutate()}>
          {`${title}: add links and pictures`}
        </Button>
      </div>
    </>
  );
}
