import type { ReactNode } from 'react';
import { formatMonthKey, utcOf } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { apartIn, directionIn } from '#domain/locale/direction.ts';
import type { ArchiveMonth } from '#domain/site-data.ts';
import type { BlockRender } from '../contract.ts';
import { kitWords } from '../kit/words/words.ts';
import type { PostArchiveData } from './data.ts';
import type { PostArchiveProps } from './definition.ts';

type Props = Parameters<BlockRender<PostArchiveProps, PostArchiveData>>[0];

export const render: BlockRender<PostArchiveProps, PostArchiveData> = (input) => {
  const { props, data, context } = input;
  const say = kitWords(context.locale);
  const isEmpty = data.months.length === 0 && data.labels.length === 0;
  const entries = props.by === 'year' ? <Years {...input} /> : <Entries {...input} />;
  return (
    <nav className={`archive archive-${props.layout}`} aria-label={props.heading || say('posts.archive')}>
      {props.heading && (
        <h2 id={`archive-${context.blockId}`} {...directionIn(context.locale, props.heading)}>
          {props.heading}
        </h2>
      )}
      {isEmpty ? <p>{say('posts.none')}</p> : entries}
    </nav>
  );
};

function Entries({ props, data, context }: Props) {
  if (props.by === 'month') {
    return <MonthList months={data.months} data={data} props={props} locale={context.locale} hasYear />;
  }
  return (
    <ul>
      {data.labels.map(({ label, count }) => (
        <li key={label}>
          <ArchiveLink path={data.path} term={props.by} value={label}>
            {label}
          </ArchiveLink>
          {props.hasCounts && <Count count={count} locale={context.locale} />}
        </li>
      ))}
    </ul>
  );
}

/** A year folds its months; the latest is open. */
function Years({ props, data, context }: Props) {
  const years = Map.groupBy(data.months, ({ year }) => year);
  return [...years].map(([year, months], index) => (
    <details key={year} open={index === 0}>
      <summary>
        {year}
        {props.hasCounts && (
          <Count count={months.reduce((sum, month) => sum + month.count, 0)} locale={context.locale} />
        )}
      </summary>
      <MonthList months={months} data={data} props={props} locale={context.locale} hasYear={false} />
    </details>
  ));
}

interface MonthListProps extends Pick<Props, 'props' | 'data'> {
  readonly months: readonly ArchiveMonth[];
  readonly locale: string;
  readonly hasYear: boolean;
}

function MonthList({ months, data, props, locale, hasYear }: MonthListProps) {
  const format = dateFormat(locale, 'UTC', { month: 'long', ...(hasYear && { year: 'numeric' }) });
  return (
    <ul>
      {months.map((month) => (
        <li key={formatMonthKey(month)}>
          <ArchiveLink path={data.path} term="month" value={formatMonthKey(month)}>
            {format.format(utcOf({ ...month, day: 1 }))}
          </ArchiveLink>
          {props.hasCounts && <Count count={month.count} locale={locale} />}
        </li>
      ))}
    </ul>
  );
}

interface LinkProps {
  readonly path: string | undefined;
  readonly term: string;
  readonly value: string;
  readonly children: ReactNode;
}

function ArchiveLink({ path, term, value, children }: LinkProps) {
  if (path === undefined) return children;
  return <a href={`${path}?${term}=${encodeURIComponent(value.toWellFormed())}`}>{children}</a>;
}

function Count({ count, locale }: { readonly count: number; readonly locale: string }) {
  return (
    <small {...apartIn(locale)}>
      {count}
      <span className="visually-hidden">{` ${kitWords(locale)('posts.word', { count })}`}</span>
    </small>
  );
}
