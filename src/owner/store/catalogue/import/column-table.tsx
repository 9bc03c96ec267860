/** What each column of a table is taken for, with what stands in it. */
import type { ReactNode } from 'react';
import { PRODUCT_FIELDS } from '#domain/store/catalogue/product-table/columns.ts';
import { type Mapping, TABLE_PROGRAMS } from '#domain/store/catalogue/product-table/programs.ts';
import type { ProductTable } from '#domain/store/catalogue/product-table/read-products.ts';
import { fill } from '../../../fill.ts';
import styles from '../catalogue.module.css';
import * as say from './words/en.ts';

export interface ColumnTableProps {
  readonly table: ProductTable;
  readonly onChange: (mapping: Mapping) => void;
}

export function ColumnTable({ table, onChange }: ColumnTableProps): ReactNode {
  const { head, rows, program, mapping } = table;
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
          ? say.matchYourColumnsColumnsYouSkip
          : fill(say.thisFileComesFromProgramWe, { program: TABLE_PROGRAMS[program] })}
      </p>
      <div className="scroll">
        <table className={`full ${styles['columns']}`}>
          <thead>
            <tr>
              <th scope="col">{say.column}</th>
              <th scope="col">{say.example}</th>
              <th scope="col">{say.field}</th>
            </tr>
          </thead>
          <tbody>
            {head.map((name, index) => (
              <tr key={`${index}-${name}`}>
                <th scope="row">{name || fill(say.columnCount, { count: index + 1 })}</th>
                <td>{exampleOf(rows, index)}</td>
                <td>
                  <select
                    aria-label={fill(say.fieldOfName, { name: name || index + 1 })}
                    value={mapping[index] ?? ''}
                    onChange={(event) => choose(index, event.currentTarget.value)}
                  >
                    <option value="">{say.skip}</option>
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

function exampleOf(rows: ProductTable['rows'], index: number): string {
  const text = rows.slice(0, 50).find(({ cells }) => cells[index])?.cells[index] ?? '';
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}
