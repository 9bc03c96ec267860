/** One error: its words, how often and where it was met; opened, all that is known of it, and what to do with it. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ErrorGroup, GroupState } from '#domain/errors/calls.ts';
import type { Counts } from '#domain/errors/group.ts';
import { useSite, useSiteOrigin } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import styles from './errors.module.css';

/** What errors of pages are reported by; programs of the owner name themselves. */
const SITE_APP = 'site';
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat('en');
const MOVES: Readonly<Record<GroupState, readonly { readonly to: GroupState; readonly label: string }[]>> = {
  open: [
    { to: 'resolved', label: 'Resolve' },
    { to: 'ignored', label: 'Ignore' },
  ],
  resolved: [{ to: 'open', label: 'Open again' }],
  ignored: [{ to: 'open', label: 'Open again' }],
};

export interface ErrorLineProps {
  readonly group: ErrorGroup;
  /** Absent for those who only look. */
  readonly onSort?: (id: string, to: GroupState) => Promise<void>;
}

export function ErrorLine({ group, onSort }: ErrorLineProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const pages = Object.keys(group.pages);
  const [page = '/'] = pages;
  const where = pages.length > 1 ? `${page} and ${pages.length - 1} more` : page;
  return (
    <li className={styles['entry']}>
      <button
        type="button"
        className={`row full ${styles['line']}`}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight size={16} aria-hidden="true" className={styles['mark']} />
        <span className="stack snug grow">
          <span className={`words strong ${styles['message']}${isOpen ? '' : ' clamp'}`}>
            {group.message}
          </span>
          <span className="words hint">
            {where}, last{' '}
            <time dateTime={new Date(group.lastAt).toISOString()}>{WHEN.format(group.lastAt)}</time>
          </span>
        </span>
        {group.hasReturned && <Badge tone="warning">Came back</Badge>}
        <span className={`fixed ink right nowrap`}>
          {group.count === 1 ? 'once' : `${NUMBER.format(group.count)} times`}
        </span>
      </button>
      <div id={detailsId} className={styles['more']} hidden={!isOpen}>
        {isOpen && <Details group={group} />}
        {isOpen && onSort && (
          <div className="cluster">
            {MOVES[group.state].map(({ to, label }) => (
              <Button key={to} onClick={() => void onSort(group.id, to)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

function Details({ group }: { readonly group: ErrorGroup }): ReactNode {
  const origin = useSiteOrigin(useSite().id);
  return (
    <>
      <div className={styles['lists']}>
        <Tally title="Pages" counts={group.pages} total={group.count} origin={origin} />
        <Tally title="Browsers" counts={group.browsers} total={group.count} />
      </div>
      <p className="words hint">
        First met {WHEN.format(group.firstAt)}
        {group.app !== SITE_APP && `, in ${group.app}`}.
      </p>
      {group.stack && (
        <details className={styles['code']}>
          <summary>Where in the code</summary>
          <pre
            className={`well scroll ${styles['stack']}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it
            tabIndex={0}
            role="region"
            aria-label="Where in the code"
          >
            {group.stack}
          </pre>
        </details>
      )}
    </>
  );
}

interface TallyProps {
  readonly title: string;
  readonly counts: Counts;
  readonly total: number;
  /** Where its names are paths. */
  readonly origin?: string;
}

function Tally({ title, counts, total, origin }: TallyProps): ReactNode {
  const entries = Object.entries(counts).sort(([, one], [, other]) => other - one);
  return (
    <section>
      <h2 className="caption">{title}</h2>
      <ul className="stack snug">
        {entries.map(([name, count]) => (
          <li key={name} className={styles['part']}>
            <span className="subtle words">
              {origin !== undefined && name.startsWith('/') ? (
                <a href={`${origin}${name}`} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
            {entries.length > 1 && <Share count={count} total={total} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of one alone it would say nothing. */
function Share({ count, total }: { readonly count: number; readonly total: number }): ReactNode {
  return (
    <>
      <span className="muted">{NUMBER.format(count)}</span>
      <meter className={styles['share']} min={0} max={total} value={count} aria-hidden="true" />
    </>
  );
}
