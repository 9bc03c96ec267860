/** What a product can be bought as, a row each: cells are typed in one below the other, or pasted. */
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { optionText } from '#domain/store/catalogue/product.ts';
import { isMadeSku, MAX_SKU_LENGTH } from '#domain/store/catalogue/sku.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import styles from './catalogue.module.css';
import { VariantDetails } from './variant-details.tsx';
import {
  COLUMNS,
  type Column,
  commonOf,
  FIRST_COLUMNS,
  fillDown,
  isOneEach,
  needsMoreColumns,
  problemsOf,
  type VariantRow,
  withCell,
} from './variant-rows.ts';
import phone from './variant-table.module.css';
import * as say from './words/en.ts';

const LABELS: Readonly<Record<Column, string>> = {
  price: say.price,
  salePrice: say.salePrice,
  sku: 'SKU',
  gtin: say.barcode,
  stock: say.stock,
  weight: say.weightInG,
};

export interface VariantTableProps {
  readonly rows: readonly VariantRow[];
  readonly onChange: (rows: readonly VariantRow[]) => void;
  /** Whether what is missing is said already. */
  readonly isTried: boolean;
  /** Of many products: what only one of them can have is left out. */
  readonly isBulk?: boolean;
}

export function VariantTable(props: VariantTableProps): ReactNode {
  const { rows, onChange, isTried, isBulk = false } = props;
  const [isOpened, setIsOpened] = useState(false);
  const isNeeded = !isBulk && needsMoreColumns(rows, isTried);
  const isOpen = isOpened || isNeeded;
  const isSingle = !isBulk && rows.length === 1 && rows[0]?.variant.optionValues.length === 0;
  const shape = isBulk ? BULK : shapeOf(isOpen, isSingle);
  return (
    <>
      <div className="scroll">
        <table className={`${styles['table']} ${phone['rows']}`} onKeyDown={walkColumn}>
          <caption className="visually-hidden">{say.pricesAndStock}</caption>
          <Head {...shape} />
          <tbody>
            {!isSingle && !isBulk && <AllRow rows={rows} shape={shape} onChange={onChange} />}
            {rows.map((row, index) => (
              <Row
                key={row.variant.id}
                row={row}
                shape={shape}
                isTried={isTried}
                onChange={(to) => onChange(rows.map((each, at) => (at === index ? to : each)))}
                onPaste={(column, lines) => onChange(fillDown(rows, { from: index, column, lines }))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shape.columns.includes('sku') && rows.some(({ sku }) => isMadeSku(sku)) && (
        <p className="hint">{say.skusInGreyWereGeneratedYou}</p>
      )}
      {!isBulk && !isNeeded && (
        <div>
          <Button tone="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpened(!isOpened)}>
            {isOpen ? say.fewerColumns : MORE}
          </Button>
        </div>
      )}
    </>
  );
}

const MORE = say.moreColumnsSalePriceSkuWeight;

interface Shape {
  readonly columns: readonly Column[];
  readonly hasUnlimited: boolean;
  /** Heading of the column with the rest; empty where it is not shown. */
  readonly details: string;
  /** A product without options needs no names of rows. */
  readonly isSingle: boolean;
}

const BULK: Shape = {
  columns: ['price', 'salePrice', 'stock'],
  hasUnlimited: true,
  details: '',
  isSingle: false,
};

function shapeOf(isOpen: boolean, isSingle: boolean): Shape {
  if (!isOpen) return { columns: FIRST_COLUMNS, hasUnlimited: false, details: '', isSingle };
  return {
    columns: COLUMNS,
    hasUnlimited: true,
    details: isSingle ? say.parcel : say.pictureParcel,
    isSingle,
  };
}

function Head({ columns, hasUnlimited, details, isSingle }: Shape): ReactNode {
  return (
    <thead>
      <tr>
        {!isSingle && <th scope="col">{say.variant}</th>}
        {columns.map((column) => (
          <th key={column} scope="col">
            {LABELS[column]}
          </th>
        ))}
        {hasUnlimited && <th scope="col">{say.unlimited}</th>}
        {details && <th scope="col">{details}</th>}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: VariantRow;
  readonly shape: Shape;
  readonly isTried: boolean;
  readonly onChange: (row: VariantRow) => void;
  readonly onPaste: (column: Column, lines: readonly string[]) => void;
}

function Row({ row, shape, isTried, onChange, onPaste }: RowProps): ReactNode {
  const { columns, hasUnlimited, details, isSingle } = shape;
  const name = isSingle ? '' : (row.name ?? optionText(row.variant));
  const problems = isTried ? problemsOf(row) : {};
  return (
    <tr>
      {!isSingle && <th scope="row">{name}</th>}
      {columns.map((column) => (
        <td key={column} data-label={LABELS[column]}>
          <Cell
            column={column}
            name={name}
            value={column === 'stock' && row.isUnlimited ? '' : row[column]}
            isUnlimited={column === 'stock' && row.isUnlimited}
            problem={problems[column]}
            onChange={(value) => onChange(withCell(row, column, value))}
            onPaste={(lines) => onPaste(column, lines)}
          />
        </td>
      ))}
      {hasUnlimited && (
        <td data-label={say.unlimited}>
          <input
            type="checkbox"
            aria-label={fill(say.unlimitedStockName, { name: name && `, ${name}` })}
            checked={row.isUnlimited}
            onChange={(event) => onChange({ ...row, isUnlimited: event.currentTarget.checked })}
          />
        </td>
      )}
      {details && (
        <td data-label={details}>
          <VariantDetails
            variant={row.variant}
            name={name}
            onChange={(variant) => onChange({ ...row, variant })}
          />
        </td>
      )}
    </tr>
  );
}

const MODES: Readonly<Record<Column, 'text' | 'numeric' | 'decimal'>> = {
  price: 'decimal',
  salePrice: 'decimal',
  sku: 'text',
  gtin: 'text',
  stock: 'numeric',
  weight: 'numeric',
};
const PLACEHOLDERS: Readonly<Partial<Record<Column, string>>> = { sku: 'generated' };

const LENGTHS: Readonly<Partial<Record<Column, number>>> = { sku: MAX_SKU_LENGTH, gtin: 20 };

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
        className={`full ink ${styles['cell']} ${column === 'sku' && isMadeSku(value) ? phone['made'] : ''}`}
        data-column={column}
        aria-label={`${LABELS[column]}${name && `, ${name}`}`}
        aria-invalid={problem ? true : undefined}
        inputMode={MODES[column]}
        maxLength={LENGTHS[column] ?? 14}
        placeholder={isUnlimited ? '∞' : PLACEHOLDERS[column]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={paste}
      />
      {problem && (
        <p className={`small bad ${styles['problem']}`} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface AllRowProps extends Pick<VariantTableProps, 'rows' | 'onChange'> {
  readonly shape: Shape;
}

/** What is typed here goes into all rows. */
function AllRow({ rows, shape: { columns, hasUnlimited, details }, onChange }: AllRowProps): ReactNode {
  const isUnlimited = rows.every((row) => row.isUnlimited);
  return (
    <tr className={styles['allRow']}>
      <th scope="row">{say.setForAll}</th>
      {columns.map((column) => (
        <td key={column} data-label={isOneEach(column) ? undefined : LABELS[column]}>
          {!isOneEach(column) && (
            <input
              type="text"
              className={`full ink ${styles['cell']}`}
              data-column={column}
              aria-label={fill(say.columnOfAllVariants, { column: LABELS[column] })}
              {...shownOfAll(rows, column)}
              onChange={({ currentTarget: { value } }) =>
                onChange(rows.map((row) => withCell(row, column, value)))
              }
            />
          )}
        </td>
      ))}
      {hasUnlimited && (
        <td data-label={say.unlimited}>
          <input
            type="checkbox"
            aria-label={say.unlimitedStockOfAllVariants}
            checked={isUnlimited}
            onChange={({ currentTarget: { checked } }) =>
              onChange(rows.map((row) => ({ ...row, isUnlimited: checked })))
            }
          />
        </td>
      )}
      {details && <td />}
    </tr>
  );
}

function shownOfAll(
  rows: readonly VariantRow[],
  column: Column,
): { readonly value: string; readonly placeholder?: string } {
  if (column === 'stock' && rows.every((row) => row.isUnlimited)) return { value: '', placeholder: '∞' };
  const common = commonOf(rows, column);
  return common === undefined ? { value: '', placeholder: say.various } : { value: common };
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
