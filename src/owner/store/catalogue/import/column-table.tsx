/** What each column of a table is taken for, with what stands in it. */
import type { ReactNode } from 'react';
import {
  type Mapping,
  PRODUCT_FIELDS,
  TABLE_PROGRAMS,
} from '#domain/store/catalogue/product-table/columns.ts';
import styles from '../catalogue.module.css';
import type { Table } from './table-import.ts';

export interface ColumnTableProps {
  readonly table: Table;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

export function ColumnTable({ table, mapping, onChange }: ColumnTableProps): ReactNode {
  const { head, rows, program } = table;
  const choose = (index: number, field: string) =>
    onChange(
      mapping.map((each, at) => {
        if (at === index) return field || undefined;
        // A thing stands in one column: chosen here, it is no longer there.
        return each === field ? undefined : each;
      }),
    );
  return (
    <>
      <p>
        {program === 'other'
          ? 'Match your columns. Columns you skip are not imported.'
          : `This file comes from ${TABLE_PROGRAMS[program]}. We matched its columns. You can change them.`}
      </p>
      <div className="scroll">
        <table className={`full ${styles['columns']}`}>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Example</th>
              <th scope="col">Field</th>
            </tr>
          </thead>
          <tbody>
            {head.map((name, index) => (
              <tr key={`${index}-${name}`}>
                <th scope="row">{name || `Column ${index + 1}`}</th>
                <td>{exampleOf(rows, index)}</td>
                <td>
                  <select
                    aria-label={`Field of “${name || index + 1}”`}
                    value={mapping[index] ?? ''}
                    onChange={(event) => choose(index, event.currentTarget.value)}
                  >
                    <option value="">Skip</option>
                    {Object.entries(PRODUCT_FIELDS).map(([field, label]) => (
                      <option key={field} value={field}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function exampleOf(rows: Table['rows'], index: number): string {
  const text = rows.slice(0, 50).find(({ cells }) => cells[index])?.cells[index] ?? '';
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}
