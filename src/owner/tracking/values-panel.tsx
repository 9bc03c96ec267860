/** A list of what visits have in common, with bars; one of them chosen becomes a filter. */
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readTable, readValues, type VisitValue } from '#domain/tracking/calls.ts';
import { type Dimension, shownOf } from '#domain/tracking/roll-up.ts';
import { addressOf, call } from '../api.ts';
import { formatCount } from '../figures/format.ts';
import { fill } from '../fill.ts';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { type Choice, FILTERS, type Filter } from './period-choice.ts';
import styles from './values-panel.module.css';
import * as say from './words/en.ts';
import { nameOfValue } from './words.ts';

const SHOWN = 8;
const MOST = 200;

export interface ValuesTab {
  readonly dimension: Dimension;
  readonly label: string;
  /** What has no name is left out. */
  readonly isNamedOnly?: boolean;
  /** Said where there is none: when there would be. */
  readonly nothing?: string;
}

export interface ValuesPanelProps {
  readonly siteId: string;
  readonly title: string;
  readonly tabs: readonly [ValuesTab, ...ValuesTab[]];
  readonly choice: Choice;
  readonly onFilter: (filter: Filter, value: string) => void;
}

export function ValuesPanel({ siteId, title, tabs, choice, onFilter }: ValuesPanelProps): ReactNode {
  const [chosen, setChosen] = useState<Dimension>(tabs[0].dimension);
  const [isWhole, setIsWhole] = useState(false);
  const tab = tabs.find(({ dimension }) => dimension === chosen) ?? tabs[0];
  const query = { ...choice.period, ...choice.filters, dimension: tab.dimension };
  const limit = isWhole ? MOST : SHOWN;
  // One more where one is left out.
  const asked = limit + (tab.isNamedOnly ? 1 : 0);
  const found = useQuery({
    queryKey: ['visitors', siteId, 'values', query, asked],
    queryFn: ({ signal }) =>
      call(readValues, { site: siteId, query: { ...query, limit: asked } }, { signal }),
    placeholderData: (before, last) => (last?.queryKey[3] === query ? before : undefined),
  });
  const values = (found.data?.values ?? [])
    .filter(({ value }) => value !== '' || !tab.isNamedOnly)
    .slice(0, limit);
  return (
    <Panel title={title}>
      <div className={`row between ${styles['top']}`}>
        <div className="scroll words">
          <Segmented
            label={title}
            value={tab.dimension}
            options={tabs.map(({ dimension, label }) => ({ value: dimension, label }))}
            onChange={(dimension) => {
              setChosen(dimension);
              setIsWhole(false);
            }}
          />
        </div>
        {values.length > 0 && (
          <a
            className="square lit"
            href={addressOf(readTable, { site: siteId, query })}
            aria-label={fill(say.titleCsv, { title })}
            title={say.downloadAsATable}
          >
            <Download size={16} aria-hidden="true" />
          </a>
        )}
      </div>
      <NotRead query={found} />
      {found.data && values.length === 0 && (
        <p className={styles['nothing']}>{tab.nothing ?? say.noDataInThisPeriod}</p>
      )}
      {values.length > 0 && <Values {...{ tab, values, onFilter }} />}
      {found.data && !found.data.isAll && !isWhole && (
        <button type="button" className={`lit ${styles['more']}`} onClick={() => setIsWhole(true)}>
          {say.showAllOfThem}
        </button>
      )}
    </Panel>
  );
}

interface ValuesProps extends Pick<ValuesPanelProps, 'onFilter'> {
  readonly tab: ValuesTab;
  readonly values: readonly VisitValue[];
}

function Values({ tab, values, onFilter }: ValuesProps): ReactNode {
  const { dimension, label } = tab;
  const counts = shownOf(dimension);
  const most = Math.max(1, ...values.map((each) => each[counts]));
  const filter = FILTERS.find((name) => name === dimension);
  return (
    <table className={styles['values']}>
      <caption className="visually-hidden">{label}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{WORDS[counts]}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((each) => {
          const { value, name: known } = each;
          const name = known ?? nameOfValue(dimension, value);
          return (
            <tr key={value}>
              <th scope="row">
                <span className="bar" style={{ width: `${(100 * each[counts]) / most}%` }} />
                {filter && value !== '' ? (
                  <button
                    type="button"
                    className={`full block clip ${styles['name']}`}
                    title={fill(say.filterByName, { name })}
                    onClick={() => onFilter(filter, value)}
                  >
                    {name}
                  </button>
                ) : (
                  <span className={`full block clip ${styles['name']}`}>{name}</span>
                )}
              </th>
              <td>{formatCount(each[counts])}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const WORDS = { visitors: say.visitors, views: say.pageViews, events: say.times } as const;
