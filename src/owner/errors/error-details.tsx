/** All that is known of an error: its pages, browsers and where in the code it is thrown; beneath, what to do with it. */

import type { ReactNode } from 'react';
import type { ErrorGroup } from '#domain/errors/calls.ts';
import type { Counts } from '#domain/errors/group.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite, useSiteOrigin } from '../session.ts';
import styles from './errors.module.css';
import * as texts from './words/en.ts';

/** What errors of pages are reported by; programs of the owner name themselves. */
const SITE_APP = 'site';
const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat(LOCALE);

interface ErrorDetailsProps {
  readonly group: ErrorGroup;
  /** Buttons; none for those who only look. */
  readonly children: ReactNode;
}

export function ErrorDetails({ group, children }: ErrorDetailsProps): ReactNode {
  const origin = useSiteOrigin(useSite().id);
  return (
    <div className={styles['more']}>
      <div className={styles['lists']}>
        <Tally title={texts.pages} counts={group.pages} total={group.count} origin={origin} />
        <Tally title={texts.browsers} counts={group.browsers} total={group.count} />
      </div>
      <p className="words hint">
        {group.app !== SITE_APP
          ? fill(texts.firstSeenFirstatInApp, { firstAt: WHEN.format(group.firstAt), app: group.app })
          : fill(texts.firstSeenFirstat, { firstAt: WHEN.format(group.firstAt) })}
      </p>
      {group.stack && (
        <details className={styles['code']}>
          <summary>{texts.sourceLocation}</summary>
          <pre
            className={`well scroll ${styles['stack']}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it
            tabIndex={0}
            role="region"
            aria-label={texts.sourceLocation}
          >
            {group.stack}
          </pre>
        </details>
      )}
      {children && <div className="cluster">{children}</div>}
    </div>
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
