/** What a product can be bought as, a row each: cells are typed in one below the other, or pasted. */
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { optionText } from '#domain/store/product.ts';
import styles from './catalogue.module.css';
import { VariantDetails } from './variant-details.tsx';
import { COLUMNS, type Column, fillDown, problemsOf, type VariantRow, withCell } from './variant-rows.ts';
import phone from './variant-table.module.css';

const LABELS: Readonly<Record<Column, string>> = {
  price: 'Price',
  salePrice: 'Sale price',
  sku: 'SKU',
  stock: 'Stock',
  weight: 'Weight in g',
};

export interface VariantTableProps {
  readonly rows: readonly VariantRow[];
  readonly onChange: (rows: readonly VariantRow[]) => void;
  /** Whether what is missing is said already. */
  readonly isTried: boolean;
  /** Of many products: what only one of them can have is left out. */
  readonly isBulk?: boolean;
}

const BULK_COLUMNS = ['price', 'salePrice', 'stock'] as const;

export function VariantTable({ rows, onChange, isTried, isBulk = false }: VariantTableProps): ReactNode {
  const change = (index: number, part: Partial<VariantRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const columns = isBulk ? BULK_COLUMNS : COLUMNS;
  const isSingle = !isBulk && rows.length === 1 && rows[0]?.variant.optionValues.length === 0;
  return (
    <div className={styles['tableScroll']}>
      <table className={`${styles['table']} ${phone['rows']}`} onKeyDown={walkColumn}>
        <caption className="visually-hidden">Prices and stock</caption>
        <thead>
          <tr>
            {!isSingle && <th scope="col">Variant</th>}
            {columns.map((column) => (
              <th key={column} scope="col">
                {LABELS[column]}
              </th>
            ))}
            <th scope="col">Unlimited</th>
            {!isBulk && <th scope="col">{isSingle ? 'Parcel' : 'Picture, parcel'}</th>}
          </tr>
        </thead>
        <tbody>
          {!isSingle && !isBulk && <AllRow rows={rows} onChange={onChange} />}
          {rows.map((row, index) => {
            const name = isSingle ? '' : (row.name ?? optionText(row.variant));
            const problems = isTried ? problemsOf(row) : {};
            return (
              <tr key={row.variant.id}>
                {!isSingle && <th scope="row">{name}</th>}
                {columns.map((column) => (
                  <td key={column} data-label={LABELS[column]}>
                    <Cell
                      column={column}
                      name={name}
                      value={column === 'stock' && row.isUnlimited ? '' : row[column]}
                      isUnlimited={column === 'stock' && row.isUnlimited}
                      problem={problems[column]}
                      onChange={(value) => change(index, withCell(row, column, value))}
                      onPaste={(lines) => onChange(fillDown(rows, { from: index, column, lines }))}
                    />
                  </td>
                ))}
                <td data-label="Unlimited">
                  <input
                    type="checkbox"
                    aria-label={`Unlimited stock${name && `, ${name}`}`}
                    checked={row.isUnlimited}
                    onChange={(event) => change(index, { isUnlimited: event.currentTarget.checked })}
                  />
                </td>
                {!isBulk && (
                  <td data-label={isSingle ? 'Parcel' : 'Picture, parcel'}>
                    <VariantDetails
                      variant={row.variant}
                      name={name}
                      onChange={(variant) => change(index, { variant })}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly column: Column;
  readonly name: string;
  readonly value: string;
  /** Shows that nobody counts; whoever types begins to. */
  readonly isUnlimited: boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onPaste: (lines: readonly string[]) => void;
}

function Cell({ column, name, value, isUnlimited, problem, onChange, onPaste }: CellProps): ReactNode {
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    onPaste(lines);
  };
  return (
    <>
      <input
        type="text"
        className={styles['cell']}
        data-column={column}
        aria-label={`${LABELS[column]}${name && `, ${name}`}`}
        aria-invalid={problem ? true : undefined}
        inputMode={
          column === 'sku' ? 'text' : column === 'stock' || column === 'weight' ? 'numeric' : 'decimal'
        }
        maxLength={column === 'sku' ? 60 : 14}
        placeholder={isUnlimited ? '∞' : column === 'sku' ? 'made for you' : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={paste}
      />
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** What is typed here goes into all rows. */
function AllRow({ rows, onChange }: Pick<VariantTableProps, 'rows' | 'onChange'>): ReactNode {
  const isCommon = (column: Column) => new Set(rows.map((row) => row[column])).size < 2;
  const common = (column: Column): string => (isCommon(column) ? (rows[0]?.[column] ?? '') : '');
  const isUnlimited = rows.every((row) => row.isUnlimited);
  return (
    <tr className={styles['allRow']}>
      <th scope="row">All</th>
      {COLUMNS.map((column) => (
        <td key={column} data-label={column === 'sku' ? undefined : LABELS[column]}>
          {column !== 'sku' && (
            <input
              type="text"
              className={styles['cell']}
              data-column={column}
              aria-label={`${LABELS[column]} of all variants`}
              placeholder={column === 'stock' && isUnlimited ? '∞' : isCommon(column) ? undefined : 'various'}
              value={column === 'stock' && isUnlimited ? '' : common(column)}
              onChange={({ currentTarget: { value } }) =>
                onChange(rows.map((row) => withCell(row, column, value)))
              }
            />
          )}
        </td>
      ))}
      <td data-label="Unlimited">
        <input
          type="checkbox"
          aria-label="Unlimited stock of all variants"
          checked={isUnlimited}
          onChange={({ currentTarget: { checked } }) =>
            onChange(rows.map((row) => ({ ...row, isUnlimited: checked })))
          }
        />
      </td>
      <td />
    </tr>
  );
}

/** Enter and the arrows go up and down within a column. */
function walkColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  const { column } = (event.target as HTMLElement).dataset;
  if (step === 0 || column === undefined) return;
  event.preventDefault();
  const cells = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]:enabled`),
  ];
  const next = cells[cells.indexOf(event.target as HTMLInputElement) + step];
  next?.focus();
  next?.select();
}
