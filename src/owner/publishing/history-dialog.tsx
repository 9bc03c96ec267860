/** Every version of a page: compared with today's by picture and by value, named, brought back. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../api.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './publishing.module.css';
import { VersionActions } from './version-actions.tsx';
import { VersionChanges } from './version-changes.tsx';
import { VersionFrames } from './version-frames.tsx';
import type { ListedVersion } from './versions.ts';

export interface HistoryDialogProps {
  readonly document: {
    readonly id: string;
    readonly title: string;
    readonly draftId: string | null;
    readonly publishedId: string | null;
  };
  readonly onClose: () => void;
  /** The draft has been replaced by an older version. */
  readonly onRestored: () => void;
}

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function HistoryDialog({ document, onClose, onRestored }: HistoryDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const [chosenId, setChosenId] = useState<string>();
  const [view, setView] = useState<'pictures' | 'changes'>('changes');
  const versions = useQuery({
    queryKey: ['history', siteId, document.id],
    queryFn: ({ signal }) =>
      api.get<{ revisions: ListedVersion[] }>(`/api/sites/${siteId}/documents/${document.id}/revisions`, {
        signal,
      }),
  });
  const list = versions.data?.revisions ?? [];
  const chosen = list.find(({ id }) => id === chosenId) ?? list[1] ?? list[0];
  const newest = list[0];
  return (
    <Dialog title={`Versions of “${document.title}”`} isOpen onClose={onClose} size="full">
      {versions.isPending && <Loading />}
      {versions.error && <Failure error={versions.error} onRetry={() => void versions.refetch()} />}
      {chosen && newest && (
        <div className={styles['history']}>
          <ol className={styles['versions']} aria-label="Versions, newest first">
            {list.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  className={styles['version']}
                  aria-pressed={version.id === chosen.id}
                  onClick={() => setChosenId(version.id)}
                >
                  <span className={styles['when']}>{version.name ?? WHEN.format(version.createdAt)}</span>
                  <span className={styles['who']}>
                    {version.name ? `${WHEN.format(version.createdAt)} · ` : ''}
                    {version.author}
                  </span>
                  {version.id === document.draftId && <Badge>Now</Badge>}
                  {version.id === document.publishedId && <Badge tone="good">Live</Badge>}
                </button>
              </li>
            ))}
          </ol>
          <section className={styles['compared']} aria-label="The chosen version beside the newest one">
            <div className={styles['tools']}>
              <Segmented
                label="How to compare"
                value={view}
                options={[
                  { value: 'changes', label: 'What changed since' },
                  { value: 'pictures', label: 'Side by side' },
                ]}
                onChange={setView}
              />
              <VersionActions
                documentId={document.id}
                version={chosen}
                isNewest={chosen.id === newest.id}
                onRestored={() => {
                  onRestored();
                  void versions.refetch();
                }}
                onNamed={() => void versions.refetch()}
              />
            </div>
            {view === 'pictures' ? (
              <VersionFrames documentId={document.id} versions={[chosen, newest]} />
            ) : (
              <VersionChanges documentId={document.id} before={chosen.id} after={newest.id} />
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}
