/** The history of a page as a list: what was published or named, and between them the sittings, which unfold. */

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { HistoryRow } from '#domain/content/group-versions.ts';
import type { ChangeSummary } from '#domain/content/summarize-changes.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { summaryWords } from './summary-words.ts';
import styles from './version-list.module.css';
import { type ListedVersion, stepKey, useSummaries, type VersionStep } from './versions.ts';
import * as say from './words/en.ts';

export interface VersionMarks {
  readonly draftId: string | null;
  readonly publishedId: string | null;
  readonly scheduledId: string | null;
}

export interface VersionListProps {
  readonly documentId: string;
  readonly rows: readonly HistoryRow<ListedVersion>[];
  readonly marks: VersionMarks;
  readonly chosen: VersionStep;
  readonly onChoose: (step: VersionStep) => void;
  readonly label: string;
}

/** At first, and with each "Show older versions". */
const SHOWN = 30;

export function VersionList(props: VersionListProps): ReactNode {
  const { documentId, rows, label } = props;
  const { id: siteId } = useSite();
  const [count, setCount] = useState(SHOWN);
  const shown = rows.slice(0, count);
  const summaries = useSummaries(siteId, documentId, shown.map(stepOf));
  return (
    <>
      <ol className="stack snug" aria-label={label}>
        {shown.map((row) => (
          <VersionRow
            key={stepKey(stepOf(row))}
            {...props}
            row={row}
            summary={summaries.get(stepKey(stepOf(row)))}
          />
        ))}
      </ol>
      {rows.length > count && (
        <Button tone="quiet" size="small" onClick={() => setCount(count + SHOWN)}>
          {say.showOlderVersions}
        </Button>
      )}
    </>
  );
}

interface VersionRowProps extends VersionListProps {
  readonly row: HistoryRow<ListedVersion>;
  readonly summary: ChangeSummary | undefined;
}

function VersionRow({ row, summary, ...list }: VersionRowProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { versions, beforeId } = row;
  const [newest] = versions;
  const isSitting = versions.length > 1;
  const time = timeWords(versions);
  const saves = isSitting ? ` ${fill(say.countSaves, { count: versions.length })}` : '';
  return (
    <li>
      <div className={`lit ${styles['row']}`}>
        <button
          type="button"
          className={`stack snug grow ${styles['version']}`}
          aria-pressed={stepKey(list.chosen) === stepKey(stepOf(row))}
          onClick={() => list.onChoose(stepOf(row))}
        >
          <span className="cluster tight">
            <span className="words strong">{newest.name ?? time}</span>
            <Marks row={row} marks={list.marks} />
          </span>
          <span className={styles['what']}>
            {beforeId === null ? say.theOldestVersion : summary ? summaryWords(summary) : '…'}
          </span>
          <span className="words hint">
            {newest.author}
            {newest.name === null ? saves : ` · ${time}`}
          </span>
        </button>
        {isSitting && (
          <IconButton
            label={isOpen ? say.hideSaves : fill(say.showTheCountSaves, { count: versions.length })}
            icon={<ChevronRight className={isOpen ? styles['open'] : undefined} />}
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && (
        <div className={styles['inner']}>
          <VersionList {...list} rows={rowsWithin(row, beforeId)} label={say.savesInThisSession} />
        </div>
      )}
    </li>
  );
}

function Marks({ row, marks }: { row: HistoryRow<ListedVersion>; marks: VersionMarks }): ReactNode {
  const [{ name, isKept }] = row.versions;
  const has = (id: string | null) => row.versions.some((version) => version.id === id);
  return (
    <>
      {has(marks.draftId) && <Badge>{say.now}</Badge>}
      {has(marks.scheduledId) && <Badge tone="accent">{say.scheduled}</Badge>}
      {has(marks.publishedId) && <Badge tone="good">{say.live}</Badge>}
      {isKept && name === null && !has(marks.publishedId) && <Badge>{say.published}</Badge>}
    </>
  );
}

export function stepOf({ versions, beforeId }: HistoryRow<ListedVersion>): VersionStep {
  return { id: versions[0].id, beforeId };
}

/** Each save compared with the one before it. */
function rowsWithin(
  { versions }: HistoryRow<ListedVersion>,
  beforeId: string | null,
): HistoryRow<ListedVersion>[] {
  return versions.map((version, index) => {
    const before = versions[index + 1]?.id ?? (beforeId === version.id ? null : beforeId);
    return { versions: [version], isMilestone: false, beforeId: before };
  });
}

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

function timeWords(versions: HistoryRow<ListedVersion>['versions']): string {
  const [newest] = versions;
  return WHEN.formatRange(versions.at(-1)?.createdAt ?? newest.createdAt, newest.createdAt);
}
