/** A list of things as a table: headers that sort, boxes to choose several, cards on phones, and what stands in for it. */

import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { type Choice, ChoiceBox, ShowMore, stepFrom, stepOf, useChoice } from './list.tsx';
import styles from './listing.module.css';
import { EmptyState, type EmptyStateProps, Failure } from './notice.tsx';
import { Loading } from './spinner.tsx';
import * as say from './words/en.ts';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** A row is called by its `name`. `amount` and `actions` end the first line of a card; other kinds follow beneath. */
  readonly kind?: 'picture' | 'name' | 'date' | 'number' | 'amount' | 'actions';
  /** What a number counts, for cards. */
  readonly unit?: (row: Row) => string;
  /** Offered once everything is loaded, so that an order never leaves anything out. */
  readonly sortBy?: (row: Row) => string | number;
}

interface Query {
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly fetchNextPage?: () => Promise<unknown>;
}

interface ListingProps<Row> {
  /** What is listed, for those who do not see it. */
  readonly label: string;
  /** Where they are read. */
  readonly query?: Query;
  /** Undefined until they are read. */
  readonly rows: readonly Row[] | undefined;
  readonly idOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Where a press on a row leads, or what it does. */
  readonly open?: (row: Row) => string | (() => void);
  /** What is shown beneath a row; undefined where it is closed. */
  readonly detail?: (row: Row) => ReactNode;
  readonly bulk?:
    | {
        readonly nameOf: (row: Row) => string;
        /** As many as can be changed at once. */
        readonly most: number;
        readonly actions: (choice: Choice) => ReactNode;
      }
    | undefined;
  /** What is said where there is nothing, whether yet or of that kind. */
  readonly empty: EmptyStateProps;
  /** On the button for what comes after. */
  readonly more?: string;
  /** In a panel, which is its frame. */
  readonly isBare?: boolean;
}

export function Listing<Row>(props: ListingProps<Row>): ReactNode {
  const { query, rows, empty, more } = props;
  const { error, refetch, hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = query ?? {};
  return (
    <>
      {error ? <Failure error={error} onRetry={() => void refetch?.()} /> : !rows && <Loading />}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {rows && rows.length > 0 && <Table {...props} rows={rows} isWhole={!hasNextPage} />}
      {fetchNextPage && <ShowMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={more} />}
    </>
  );
}

interface TableProps<Row> extends ListingProps<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

interface Sorting {
  readonly title: string;
  readonly isDown: boolean;
}

function Table<Row>(props: TableProps<Row>): ReactNode {
  const { label, rows, idOf, columns, detail, bulk, isWhole, isBare } = props;
  const [sorting, setSorting] = useState<Sorting>();
  const choice = useChoice(rows.map(idOf), bulk?.most ?? 0);
  const sorted = isWhole ? sortRows(rows, columns, sorting) : rows;
  const isChosen = choice.ids.length > 0;
  return (
    <div
      className={isBare ? styles['bare'] : `frame anchor ${styles['frame']}`}
      data-pictures={hasKind(columns, 'picture')}
    >
      {bulk && isChosen && (
        <div
          className={`cluster tight ${styles['bulk']}`}
          role="group"
          aria-label={say.actionsForTheSelection}
        >
          <span className={styles['count']}>{fill(say.countChosen, { count: choice.ids.length })}</span>
          {bulk.actions(choice)}
        </div>
      )}
      <table className={styles['table']}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {bulk && (
              <th scope="col" className={styles['box']}>
                <ChoiceOfAll choice={choice} total={rows.length} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.title} {...{ column, sorting, setSorting, isWhole }} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={step}>
          {sorted.map((row) => {
            const id = idOf(row);
            const opened = detail?.(row);
            return (
              <Fragment key={id}>
                <tr data-chosen={choice.has(id) || undefined} data-open={opened ? true : undefined}>
                  {bulk && (
                    <td className={styles['box']}>
                      <ChoiceBox
                        choice={choice}
                        id={id}
                        label={fill(say.selectName, { name: bulk.nameOf(row) })}
                      />
                    </td>
                  )}
                  <Cells {...props} row={row} />
                </tr>
                {opened && (
                  <tr className={styles['detail']}>
                    <td colSpan={columns.length + (bulk ? 1 : 0)}>{opened}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function hasKind<Row>(columns: readonly Column<Row>[], wanted: Column<Row>['kind']): true | undefined {
  return columns.some(({ kind }) => kind === wanted) || undefined;
}

const COMPARED = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' });

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ title }) => title === sorting?.title)?.sortBy;
  if (!sorting || !sortBy) return rows;
  const sign = sorting.isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : COMPARED.compare(`${a}`, `${b}`);
    return sign * order;
  });
}

function ChoiceOfAll({ choice, total }: { readonly choice: Choice; readonly total: number }): ReactNode {
  const count = choice.ids.length;
  return (
    <label className={styles['all']}>
      <input
        type="checkbox"
        checked={count > 0 && count === total}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < total;
        }}
        onChange={choice.toggleAll}
      />
      <span>{say.selectAll}</span>
    </label>
  );
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
  readonly setSorting: (sorting: Sorting) => void;
  readonly isWhole: boolean;
}

function Head<Row>({ column, sorting, setSorting, isWhole }: HeadProps<Row>): ReactNode {
  const { title, kind, sortBy } = column;
  const isHidden = kind === 'picture' || kind === 'actions';
  const isDown = sorting?.title === title ? sorting.isDown : undefined;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  if (!sortBy || !isWhole)
    return (
      <th scope="col" data-kind={kind}>
        {isHidden ? <span className="visually-hidden">{title}</span> : title}
      </th>
    );
  return (
    <th scope="col" data-kind={kind} aria-sort={ariaSort(isDown)}>
      <button
        type="button"
        className={`inline snug ${styles['sort']}`}
        onClick={() => setSorting({ title, isDown: isDown === undefined ? isAmount(kind) : !isDown })}
      >
        {title}
        <Arrow size={12} aria-hidden="true" />
      </button>
    </th>
  );
}

/** The largest and the latest come first. */
const isAmount = (kind: Column<unknown>['kind']) => kind === 'amount' || kind === 'number' || kind === 'date';

function ariaSort(isDown: boolean | undefined): 'ascending' | 'descending' | 'none' {
  if (isDown === undefined) return 'none';
  return isDown ? 'descending' : 'ascending';
}

function Cells<Row>({ columns, row, open, detail }: TableProps<Row> & { readonly row: Row }): ReactNode {
  const to = open?.(row);
  return columns.map(({ title, kind, cell, unit }) =>
    kind === 'name' ? (
      <th key={title} scope="row" data-kind={kind}>
        {to === undefined && cell(row)}
        {typeof to === 'string' && (
          <Link to={to} className={`spread ${styles['open']}`}>
            {cell(row)}
          </Link>
        )}
        {typeof to === 'function' && (
          <button
            type="button"
            className={`spread ${styles['open']}`}
            onClick={to}
            {...(detail && { 'aria-expanded': Boolean(detail(row)) })}
          >
            {cell(row)}
          </button>
        )}
      </th>
    ) : (
      <td key={title} data-kind={kind}>
        {cell(row)}
        {unit && <span className={styles['unit']}> {unit(row)}</span>}
      </td>
    ),
  );
}

/** Up and down move among boxes, or among what opens rows. */
function step(event: KeyboardEvent): void {
  const by = stepOf(event);
  const target = event.target as HTMLElement;
  const row = target.closest('tr');
  const isBox = target.matches('[type="checkbox"]');
  if (!by || !row || !(isBox || target.matches(`.${styles['open']}`))) return;
  event.preventDefault();
  stepFrom(row, by, isBox ? '[type="checkbox"]' : `.${styles['open']}`);
}
