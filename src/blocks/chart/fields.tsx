/** The numbers of a chart as the table they are: typed cell by cell, or pasted from a spreadsheet. */
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { type Dataset, MAX_COLUMNS, MAX_ROWS } from '#domain/chart/dataset.ts';
import { cutTable, readTable } from '#domain/chart/read-table.ts';
import type { CustomFieldProps } from '../contract.ts';

export const fields = { dataset: DatasetField };

function DatasetField({ value, onChange }: CustomFieldProps): ReactNode {
  const { columns, rows } = value as Dataset;
  const change = (next: Partial<Dataset>): void => onChange({ columns, rows, ...next });
  const paste = (event: ClipboardEvent): void => {
    const table = readTable(event.clipboardData.getData('text/plain'));
    if (!table) return;
    event.preventDefault();
    onChange(cutTable(table));
  };
  const setCell = (row: number, column: number, number: number): void =>
    change({
      rows: rows.map((each, index) =>
        index === row ? { ...each, values: each.values.with(column, number) } : each,
      ),
    });
  const removeColumn = (at: number): void =>
    onChange({
      columns: columns.toSpliced(at, 1),
      rows: rows.map((row) => ({ ...row, values: row.values.toSpliced(at, 1) })),
    });
  const addColumn = (): void =>
    onChange({
      columns: [...columns, `Series ${columns.length + 1}`],
      rows: rows.map((row) => ({ ...row, values: [...row.values, 0] })),
    });
  const addRow = (): void => change({ rows: [...rows, { label: '', values: columns.map(() => 0) }] });
  return (
    <>
      <table onPaste={paste}>
        <thead>
          <tr>
            <td />
            {columns.map((name, column) => (
              <th key={column} scope="col">
                <input
                  aria-label={`Name of series ${column + 1}`}
                  value={name}
                  onChange={(event) => change({ columns: columns.with(column, event.currentTarget.value) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <input
                  aria-label={`Name of row ${index + 1}`}
                  value={row.label}
                  onChange={(event) =>
                    change({ rows: rows.with(index, { ...row, label: event.currentTarget.value }) })
                  }
                />
              </th>
              {row.values.map((number, column) => (
                <td key={column}>
                  <NumberCell
                    label={`${row.label || `Row ${index + 1}`}, ${columns[column] ?? ''}`}
                    value={number}
                    onChange={(next) => setCell(index, column, next)}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  aria-label={`Remove row ${row.label || index + 1}`}
                  disabled={rows.length < 2}
                  onClick={() => change({ rows: rows.toSpliced(index, 1) })}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button type="button" disabled={rows.length >= MAX_ROWS} onClick={addRow}>
          Add a row
        </button>
        <button type="button" disabled={columns.length >= MAX_COLUMNS} onClick={addColumn}>
          Add a series
        </button>
        <button type="button" disabled={columns.length < 2} onClick={() => removeColumn(columns.length - 1)}>
          Remove the last series
        </button>
      </p>
      <p>You can paste a spreadsheet table into any cell. It replaces this one.</p>
    </>
  );
}

interface NumberCellProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Keeps what is typed until it is a number. */
function NumberCell({ label, value, onChange }: NumberCellProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      value={typed ?? String(value)}
      aria-invalid={typed !== undefined && !isNumber(typed)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (isNumber(text)) onChange(Number(text.replace(',', '.')));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function isNumber(text: string): boolean {
  return /^-?\d+([.,]\d+)?$/.test(text.trim());
}
