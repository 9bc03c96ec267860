/** Where a file is shown, with the way there. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type MediaUse, readUses } from '#domain/media/calls.ts';
import { call } from '../api.ts';
import { Failure } from '../ui/notice.tsx';
import styles from './media-uses.module.css';
import * as say from './words/en.ts';

export interface MediaUsesListProps {
  readonly siteId: string;
  readonly mediaId: string;
}

export function MediaUsesList({ siteId, mediaId }: MediaUsesListProps): ReactNode {
  const headingId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['media', siteId, 'uses', mediaId],
    queryFn: ({ signal }) => call(readUses, { site: siteId, media: mediaId }, { signal }),
    staleTime: 0,
  });
  const isUnused = data && data.documents.length === 0 && !data.isInSettings;
  return (
    <section className="stack tight" aria-labelledby={headingId}>
      <h3 id={headingId}>{say.usedIn}</h3>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isUnused && <p className="fixed hint">{say.notUsedYet}</p>}
      {data && !isUnused && (
        <ul className="stack snug">
          {data.documents.map((use) => (
            <UseRow key={use.id} siteId={siteId} use={use} />
          ))}
          {data.isInSettings && (
            <li className={`row between baseline ${styles['row']}`}>
              <Link to={`/sites/${siteId}/settings`} className="clip">
                {say.siteSettings}
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const PARTS: Readonly<Record<string, string>> = {
  header: say.headerOfEveryPage,
  footer: say.footerOfEveryPage,
  navigation: say.navigation,
};

function UseRow({ siteId, use }: { readonly siteId: string; readonly use: MediaUse }): ReactNode {
  const note = noteOf(use);
  const title = PARTS[use.kind] ?? (use.title || say.untitled);
  return (
    <li className={`row between baseline ${styles['row']}`}>
      <Link to={`/sites/${siteId}/edit/${use.id}`} className="clip">
        {title}
      </Link>
      {note && <span className="fixed hint">{note}</span>}
    </li>
  );
}

/** Said only where it is not the usual: on the page, and live. */
function noteOf({ isInDraft, isPublished }: MediaUse): string {
  if (!isPublished) return say.draft;
  return isInDraft ? '' : say.livePageOnly;
}
