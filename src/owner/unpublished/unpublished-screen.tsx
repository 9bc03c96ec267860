/** Pages, posts, menus and design with changes that visitors do not see: published together, some, or thrown away. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { DocumentView } from '#domain/content/calls.ts';
import { readUnpublished } from '#domain/content/calls-publishing.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useFirstPublishing } from '../publishing/use-first-publishing.tsx';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { toggleIn } from '../ui/toggle-in.ts';
import { KIND_WORDS, mayBeDiscarded, placeOf } from './kinds.ts';
import styles from './unpublished.module.css';
import { useChanges } from './use-changes.ts';
import * as say from './words/en.ts';

export function UnpublishedScreen(): ReactNode {
  const { id: siteId } = useSite();
  const list = useQuery({
    queryKey: ['documents', siteId, 'unpublished'],
    queryFn: ({ signal }) => call(readUnpublished, { site: siteId }, { signal }),
  });
  const { data } = list;
  return (
    <Screen
      title={say.unpublishedChanges}
      above={{ to: `/sites/${siteId}`, label: say.home }}
      description={say.everythingVisitorsCantSeeYet}
    >
      <NotRead query={list} />
      {data?.documents.length === 0 && (
        <EmptyState title={say.everythingIsPublished}>{say.visitorsSeeTheLatestVersion}</EmptyState>
      )}
      {data && data.documents.length > 0 && <Changes documents={data.documents} />}
    </Screen>
  );
}

function Changes({ documents }: { readonly documents: readonly DocumentView[] }): ReactNode {
  const { id: siteId } = useSite();
  const mayPublish = useMay('config.publish');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const { run, running } = useChanges();
  const first = useFirstPublishing(siteId);
  const chosen = documents.filter(({ id }) => !left.has(id));
  const discarded = chosen.filter(mayBeDiscarded);
  const isAll = chosen.length === documents.length;
  return (
    <>
      <div className={`split muted ${styles['head']}`}>
        <span aria-live="polite">
          {fill(say.countOfCount2Chosen, { count: chosen.length, count2: documents.length })}
        </span>
        {mayPublish && (
          <span className="cluster tight">
            <Button
              disabled={discarded.length === 0 || running !== undefined}
              isBusy={running === 'discard'}
              onClick={() => setIsAsking(true)}
            >
              {say.discardChanges}
            </Button>
            <Button
              tone="primary"
              disabled={chosen.length === 0 || running === 'discard'}
              isBusy={running === 'publish'}
              onClick={() => first.ask(chosen, () => void run('publish', chosen, documents.length))}
            >
              {isAll ? say.publishAll : fill(say.publishCount, { count: chosen.length })}
            </Button>
          </span>
        )}
      </div>
      <ul className={styles['list']}>
        {documents.map((document) => (
          <Change
            key={document.id}
            document={document}
            isChosen={!left.has(document.id)}
            onToggle={() => setLeft((before) => toggleIn(before, document.id))}
          />
        ))}
      </ul>
      <ConfirmDialog
        title={fill(say.discardTheChangesToCount, { count: discarded.length })}
        description={say.draftsReturnToWhatVisitorsSee}
        action={say.discard}
        isOpen={isAsking}
        isBusy={running === 'discard'}
        onConfirm={() => void run('discard', discarded, documents.length).then(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
      {first.dialog}
    </>
  );
}

interface ChangeProps {
  readonly document: DocumentView;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Change({ document, isChosen, onToggle }: ChangeProps): ReactNode {
  const { id: siteId } = useSite();
  const title = document.title || say.untitled;
  return (
    <li className={`row ${styles['row']}`}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={fill(say.selectTitle, { title })}
      />
      <Link to={`/sites/${siteId}/${placeOf(document)}`} className="grow clip ink">
        {title}
      </Link>
      <span className={`muted ${styles['kind']}`}>{KIND_WORDS[document.kind]}</span>
      <StateBadge document={document} />
    </li>
  );
}
