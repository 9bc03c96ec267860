/** Files that were made to fetch, and what could not be made. */

import { Download, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import type { Move } from '#domain/moves/calls.ts';
import { addressOf } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Panel } from '../ui/page.tsx';
import { type FileMoves, isUnderWay, useRemoveMove } from './move.ts';
import styles from './move-list.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import * as say from './words/en.ts';

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });

export interface MadeFilesProps {
  readonly of: FileMoves;
  readonly moves: readonly Move[];
  /** What stands there while there is none. */
  readonly empty: string;
  /** The site they can be restored into; absent where they cannot. */
  readonly siteId?: string;
}

export function MadeFiles({ of, moves, empty, siteId }: MadeFilesProps): ReactNode {
  const made = moves.filter((move) => !isUnderWay(move));
  return (
    <Panel title={say.files}>
      {made.length === 0 && <p className="words hint">{empty}</p>}
      <ul className="stack snug">
        {made.map((move) => (
          <MadeFile key={move.id} move={move} of={of} siteId={siteId} />
        ))}
      </ul>
    </Panel>
  );
}

interface MadeFileProps {
  readonly move: Move;
  readonly of: FileMoves;
  readonly siteId: string | undefined;
}

function MadeFile({ move, of, siteId }: MadeFileProps): ReactNode {
  const { id, state, kind, message, details, resultBytes, createdAt, startedBy, expiresAt } = move;
  const [isRestoring, setRestoring] = useState(false);
  const remove = useRemoveMove(of, id);
  const isDone = state === 'done';
  const mayRestore = isDone && siteId !== undefined && kind !== 'static';
  return (
    <li className="row lined">
      <div className="stack snug grow">
        <span className={`words strong ${styles['name']}`}>{nameOf(move)}</span>
        <span className="words hint">
          {isDone ? (
            fill(say.createdatStartedbyKeptUntilExpiresat, {
              createdAt: WHEN.format(createdAt),
              startedBy,
              expiresAt: DAY.format(expiresAt),
            })
          ) : (
            <>
              {WHEN.format(createdAt)}
              {', '}
              {startedBy}
            </>
          )}
        </span>
        {[...(message ? [message, ...details] : remarksOf(move))].map((line) => (
          <span key={line} className={styles[isDone ? 'remark' : 'error']}>
            {line}
          </span>
        ))}
      </div>
      {isDone && resultBytes !== null ? (
        <a
          className="row lit control plain tight fixed medium"
          href={addressOf(of.calls.fetch, { site: of.site, move: id })}
          download
        >
          <Download size={15} aria-hidden="true" />
          <span className="visually-hidden">{fill(say.downloadName, { name: nameOf(move) })} </span>
          {formatFileSize(resultBytes)}
        </a>
      ) : (
        <Badge tone="danger">{say.failed}</Badge>
      )}
      <Menu
        trigger={
          <IconButton
            label={fill(say.moreAboutNameOfCreatedat, {
              name: nameOf(move),
              createdAt: WHEN.format(createdAt),
            })}
            icon={<Ellipsis />}
          />
        }
        actions={[
          ...(mayRestore ? [{ label: say.restoreSite, onSelect: () => setRestoring(true) }] : []),
          { label: say.deleteLabel, isDangerous: true, onSelect: () => remove.mutate() },
        ]}
      />
      {isRestoring && siteId !== undefined && (
        <RestoreDialog siteId={siteId} from={{ kind: 'made', move }} onClose={() => setRestoring(false)} />
      )}
    </li>
  );
}

function nameOf({ kind, state, filename }: Move): string {
  if (kind === 'static') return say.staticCopy;
  if (kind === 'backup') return say.backup;
  if (kind !== 'restore') return say.wholeSite;
  return state === 'done'
    ? say.siteBeforeTheRestore
    : fill(say.restoreFromFilename, { filename: filename || say.aFile });
}

function remarksOf({ report, filename }: Move): readonly string[] {
  if (!report || !('counts' in report)) return [];
  if (report.kind !== 'restore') return report.warnings;
  const { documents = 0, setAside = 0 } = report.counts;
  const values = { filename: filename || say.aFile, documents, setAside };
  return [
    setAside === 0
      ? fill(say.restoredFromFilenameDocumentsPagesAnd, values)
      : fill(say.restoredFromFilenameDocumentsPagesAnd2, values),
    ...report.warnings,
  ];
}
