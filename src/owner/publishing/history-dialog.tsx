/** Every version of a page: what it changed, in words and by picture; named, brought back. */
import { type ReactNode, useState } from 'react';
import { groupVersions } from '#domain/content/group-versions.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './publishing.module.css';
import { VersionActions } from './version-actions.tsx';
import { VersionChanges } from './version-changes.tsx';
import { VersionFrames } from './version-frames.tsx';
import { stepOf, VersionList, type VersionMarks } from './version-list.tsx';
import { type ListedVersion, useHistory, type VersionStep } from './versions.ts';
import * as say from './words/en.ts';

export interface HistoryDialogProps {
  readonly document: VersionMarks & { readonly id: string; readonly title: string };
  readonly onClose: () => void;
  /** The draft has been replaced by an older version. */
  readonly onRestored: () => void;
}

export function HistoryDialog({ document, onClose, onRestored }: HistoryDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const [choice, setChoice] = useState<VersionStep>();
  const versions = useHistory(siteId, document.id);
  const list = versions.data ?? [];
  const rows = groupVersions(list.map((version) => withPointers(version, document)));
  const newest = list[0];
  const chosen = choice ?? (rows[0] && stepOf(rows[0]));
  const version = list.find(({ id }) => id === chosen?.id) ?? newest;
  const refetch = () => void versions.refetch();
  return (
    <Dialog title={fill(say.versionsOfTitle, { title: document.title })} isOpen onClose={onClose} size="full">
      <NotRead query={versions} />
      {chosen && version && newest && (
        <div className={styles['history']}>
          <div className={styles['versions']}>
            <VersionList
              documentId={document.id}
              rows={rows}
              marks={document}
              chosen={chosen}
              onChoose={setChoice}
              label={say.versionsNewestFirst}
            />
          </div>
          <Compared
            documentId={document.id}
            step={chosen}
            version={version}
            newest={newest}
            isLive={version.id === document.publishedId}
            onRestored={() => {
              setChoice(undefined);
              onRestored();
              refetch();
            }}
            onNamed={refetch}
          />
        </div>
      )}
    </Dialog>
  );
}

/** What visitors see or will see stands for itself as well, however it came there. */
function withPointers(version: ListedVersion, { publishedId, scheduledId }: VersionMarks): ListedVersion {
  const isPointedAt = version.id === publishedId || version.id === scheduledId;
  return isPointedAt ? { ...version, isKept: true } : version;
}

interface ComparedProps {
  readonly documentId: string;
  readonly step: VersionStep;
  readonly version: ListedVersion;
  readonly newest: ListedVersion;
  readonly isLive: boolean;
  readonly onRestored: () => void;
  readonly onNamed: () => void;
}

const VIEWS = [
  { value: 'own', label: say.whatChanged },
  { value: 'since', label: say.changesSince },
  { value: 'pictures', label: say.sideBySide },
] as const;

function Compared(props: ComparedProps): ReactNode {
  const { documentId, step, version, newest, isLive, onRestored, onNamed } = props;
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('own');
  const { id, beforeId } = step;
  const isNewest = id === newest.id;
  return (
    <section className={styles['compared']} aria-label={say.selectedVersion}>
      <div className={`cluster tight ${styles['tools']}`}>
        <Segmented label={say.howToCompare} value={view} options={VIEWS} onChange={setView} />
        <VersionActions
          documentId={documentId}
          version={version}
          isNewest={isNewest}
          isLive={isLive}
          onRestored={onRestored}
          onNamed={onNamed}
        />
      </div>
      {view === 'own' && beforeId === null && (
        <EmptyState title={say.oldestVersion}>{say.thereIsNoEarlierVersionTo}</EmptyState>
      )}
      {view === 'own' && beforeId !== null && (
        <VersionChanges documentId={documentId} before={beforeId} after={id} />
      )}
      {view === 'since' && isNewest && (
        <EmptyState title={say.newestVersion}>{say.nothingHasChangedSince}</EmptyState>
      )}
      {view === 'since' && !isNewest && (
        <VersionChanges documentId={documentId} before={id} after={newest.id} />
      )}
      {view === 'pictures' && (
        <VersionFrames
          documentId={documentId}
          versions={
            isNewest && beforeId !== null
              ? [
                  { id: beforeId, label: say.previousVersion },
                  { id, label: say.newestVersion },
                ]
              : [
                  { id, label: say.selectedVersion },
                  { id: newest.id, label: say.newestVersion },
                ]
          }
        />
      )}
    </section>
  );
}
