/** The entries of a report: those of which the same is to be said under one heading, the others one by one. */

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ImportKind } from '#domain/import/import-kinds.ts';
import { groupAlike, type ImportEntry, type ImportOutcome } from '#domain/import/report.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import styles from './import-report.module.css';
import * as say from './words/en.ts';

const SHOWN_AT_ONCE = 100;
/** Fewer alike stand for themselves. */
const FEWEST_ALIKE = 4;

export const ONE_OF_KIND: Readonly<Record<ImportKind, string>> = {
  page: say.page,
  post: say.post,
  media: say.file,
  comment: say.comment,
  menu: say.menu,
  redirect: say.oldAddress,
  term: say.tag,
  other: say.other,
};

const ALIKE = {
  page: say.countPages,
  post: say.countPosts,
  media: say.countFiles,
  comment: say.countComments,
  menu: say.countMenus,
  redirect: say.countOldAddresses,
  term: say.countTagsCategories,
  other: say.countOther,
} as const satisfies Readonly<Record<ImportKind, string>>;

const OUTCOMES: Readonly<
  Record<ImportOutcome, { readonly label: string; readonly tone: BadgeProps['tone'] }>
> = {
  created: { label: say.newLabel, tone: 'good' },
  updated: { label: say.updated, tone: 'good' },
  unchanged: { label: say.unchanged, tone: 'neutral' },
  kept: { label: say.keptAsEditedHere, tone: 'accent' },
  'left-out': { label: say.skipped, tone: 'warning' },
};

interface ImportEntriesProps {
  readonly entries: readonly ImportEntry[];
  readonly isDryRun: boolean;
  readonly isSearched: boolean;
}

export function ImportEntries({ entries, isDryRun, isSearched }: ImportEntriesProps): ReactNode {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const groups = useMemo(() => groupRemarks(entries), [entries]);
  const left = groups.length - shown;
  return (
    <>
      <ul className="stack snug" aria-label={say.entries}>
        {groups.slice(0, shown).map((group, index) => (
          <Group key={`${group[0]?.sourceId} ${index}`} {...{ group, isDryRun, isSearched }} />
        ))}
      </ul>
      {entries.length === 0 && <p className="hint">{say.noEntriesMatch}</p>}
      {left > 0 && (
        <Button isWide onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {fill(say.showCountMoreOfLeft, {
            count: Math.min(left, SHOWN_AT_ONCE),
            left: left.toLocaleString(LOCALE),
          })}
        </Button>
      )}
    </>
  );
}

function groupRemarks(entries: readonly ImportEntry[]): readonly (readonly ImportEntry[])[] {
  const isOfMany = (group: readonly ImportEntry[]) =>
    group.length >= FEWEST_ALIKE && (group[0]?.notes.length ?? 0) > 0;
  return groupAlike(entries).flatMap((group) => (isOfMany(group) ? [group] : group.map((entry) => [entry])));
}

interface GroupProps {
  readonly group: readonly ImportEntry[];
  readonly isDryRun: boolean;
  /** Whether one of many alike has been searched for. */
  readonly isSearched: boolean;
}

function Group({ group, isDryRun, isSearched }: GroupProps): ReactNode {
  const [isOpen, setOpen] = useState(isSearched);
  const [first] = group;
  if (!first) return null;
  if (group.length === 1) return <Entry entry={first} isDryRun={isDryRun} />;
  return (
    <li className={`row lined between top ${styles['entry']}`}>
      <details
        className={`grow ${styles['group']}`}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <ChevronRight size={14} aria-hidden="true" />
          <span className={`strong ${styles['title']}`}>
            {fill(ALIKE[first.kind], { count: group.length.toLocaleString(LOCALE) })}
          </span>
          <Notes notes={first.notes} />
        </summary>
        {isOpen && <Names group={group} isDryRun={isDryRun} />}
      </details>
      <Outcome outcome={first.outcome} />
    </li>
  );
}

function Names({ group, isDryRun }: Pick<GroupProps, 'group' | 'isDryRun'>): ReactNode {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const left = group.length - shown;
  return (
    <>
      <ul className={`stack snug words muted ${styles['names']}`}>
        {group.slice(0, shown).map((entry, index) => (
          <li key={`${entry.sourceId} ${index}`}>
            <Name entry={entry} isDryRun={isDryRun} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {fill(say.showMoreOfLeft, { left: left.toLocaleString(LOCALE) })}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, isDryRun }: { entry: ImportEntry; isDryRun: boolean }): ReactNode {
  const { kind, outcome, notes, path } = entry;
  return (
    <li className={`row lined between top ${styles['entry']}`}>
      <div className="stack snug words">
        <span className={`strong ${styles['title']}`}>
          <Name entry={entry} isDryRun={isDryRun} />
        </span>
        <span className="hint">
          {ONE_OF_KIND[kind]}
          {path !== undefined && ` · ${path}`}
        </span>
        <Notes notes={notes} />
      </div>
      <Outcome outcome={outcome} />
    </li>
  );
}

function Name({ entry, isDryRun }: { entry: ImportEntry; isDryRun: boolean }): ReactNode {
  const { url } = useSite();
  const name = entry.title || say.untitled;
  if (entry.path === undefined || isDryRun) return name;
  return (
    <a href={new URL(entry.path, url).href} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }): ReactNode {
  return notes.map((note) => (
    <span key={note} className={`block ${styles['note']}`}>
      {note}
    </span>
  ));
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome }): ReactNode {
  const { label, tone = 'neutral' } = OUTCOMES[outcome];
  return <Badge tone={tone}>{label}</Badge>;
}
