import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paragraphs } from '#domain/content/rich-text.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';
import { blockOf, makeSection } from './make-section.ts';
import * as say from './words/en.ts';

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
        blockOf('text', { content: paragraphs(words || say.writeYourTextHere), size: 'small' }),
      ]),
    { isFailureShown: true, onDone: onChange },
  );
  if (sectionId !== null)
    return (
      <>
        <p>
          <Link to={`/sites/${siteId}/edit/${sectionId}`}>{fill(say.titleEditOnThePage, { title })}</Link>
        </p>
        <div className="cluster loose">
          <Button size="small" onClick={() => onChange(null)}>
            {say.usePlainTextInstead}
          </Button>
        </div>
      </>
    );
  return (
    <>
      {children}
      {making.error && <Failure title={say.couldntStartEditing} error={making.error} />}
      <div className="cluster loose">
        <Button size="small" isBusy={making.isPending} onClick={() => making.mutate()}>
          {fill(say.titleAddLinksAndPictures, { title })}
        </Button>
      </div>
    </>
  );
}
