/** Which pages are slow, and which parts of them. */
import type { ReactNode } from 'react';
import type { SiteSpeed } from '#domain/performance/calls.ts';
import type { RatedMetric } from '#domain/performance/rating.ts';
import { formatCount } from '../figures/format.ts';
import tables from '../figures/number-table.module.css';
import { fill } from '../fill.ts';
import { Panel } from '../ui/page.tsx';
import styles from './lists.module.css';
import { MAIN_METRICS } from './vitals.tsx';
import * as say from './words/en.ts';
import { formatMetric, METRIC_NAMES } from './words.ts';

/** How the server counts pages beyond the most loaded. */
const OTHERS = 'Others';

interface PagesProps {
  readonly pages: SiteSpeed['pages'];
  readonly onPage: (path: string) => void;
}

export function Pages({ pages, onPage }: PagesProps): ReactNode {
  return (
    <Panel title={say.pages} description={say.mostViewedFirst}>
      <div className={`scroll words ${styles['wide']}`}>
        <table className={`${tables['table']} ${styles['pages']}`}>
          <thead>
            <tr>
              <th scope="col">{say.page}</th>
              {MAIN_METRICS.map((name) => (
                <th key={name} scope="col">
                  {METRIC_NAMES[name]}
                </th>
              ))}
              <th scope="col">{say.pageViews}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ path, loads, metrics }) => (
              <tr key={path}>
                <th scope="row">
                  {path === OTHERS ? (
                    say.otherPages
                  ) : (
                    <button
                      type="button"
                      className={`block clip ${styles['path']}`}
                      title={fill(say.showOnlyPage, { page: path })}
                      onClick={() => onPage(path)}
                    >
                      {path}
                    </button>
                  )}
                </th>
                {MAIN_METRICS.map((name) => (
                  <td key={name}>
                    <Value name={name} metrics={metrics} />
                  </td>
                ))}
                <td>{formatCount(loads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface ValueProps {
  readonly name: RatedMetric;
  readonly metrics: SiteSpeed['metrics'];
}

const RATING_WORDS = { good: say.good, 'needs-work': say.needsWork, poor: say.poor } as const;

function Value({ name, metrics }: ValueProps): ReactNode {
  const rated = metrics.find((each) => each.name === name);
  if (!rated) return <span className="muted">–</span>;
  return (
    <span className="inline tight" title={RATING_WORDS[rated.rating]}>
      <span className={`${styles['dot']} ${styles[rated.rating]}`} aria-hidden="true" />
      {formatMetric(name, rated.p75)}
      <span className="visually-hidden"> ({RATING_WORDS[rated.rating]})</span>
    </span>
  );
}

interface ElementsProps {
  readonly title: string;
  readonly about: string;
  readonly column: string;
  readonly elements: SiteSpeed['largest'];
  readonly format: (value: number) => string;
}

export function Elements({ title, about, column, elements, format }: ElementsProps): ReactNode {
  return (
    <Panel title={title} description={about}>
      {elements.length === 0 ? (
        <p className="muted">{say.nothingStandsOut}</p>
      ) : (
        <table className={tables['table']}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{say.element}</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {elements.map(({ element, text, loads, average }) => (
              <tr key={`${element} ${text}`}>
                <th scope="row">
                  <span className={`block clip ${styles['text']}`} title={text || element}>
                    {text || say.withoutText}
                  </span>
                  <code className={`block clip hint`} title={element}>
                    {element}
                  </code>
                </th>
                <td>
                  <span className="block">{format(average)}</span>
                  <span className="block hint">
                    {fill(say.countTimes, { count: formatCount(loads), count2: loads })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
