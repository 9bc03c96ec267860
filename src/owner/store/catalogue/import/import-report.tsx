/** What becomes of a table, or has: counted, and each row that is not taken with the reason. */

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { MINUTE_MS } from '#domain/time.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../catalogue.module.css';
import { failedRows, type Table, type TableReport } from './table-import.ts';

const MOST_SHOWN = 100;

export interface ImportReportProps {
  readonly report: TableReport;
  readonly table: Table;
  readonly isTrial?: boolean;
}

export function ImportReport({ report, table, isTrial = false }: ImportReportProps): ReactNode {
  const { made, changed, unchanged, problems } = report;
  const verb = isTrial ? 'will be' : 'were';
  return (
    <div role="status">
      <ul className={styles['counts']}>
        <li>
          <b>{made.toLocaleString()}</b> {verb} made
        </li>
        <li>
          <b>{changed.toLocaleString()}</b> {verb} changed
        </li>
        <li>
          <b>{unchanged.toLocaleString()}</b> unchanged
        </li>
        <li>
          <b>{problems.length.toLocaleString()}</b> can’t be imported
        </li>
      </ul>
      {problems.length > 0 && (
        <>
          <ul className={styles['problems']}>
            {problems.slice(0, MOST_SHOWN).map(({ line, name, message }) => (
              <li key={`${line}-${name}`}>
                Line {line}
                {name && `, “${name}”`}: {message}
              </li>
            ))}
            {problems.length > MOST_SHOWN && (
              <li>and {(problems.length - MOST_SHOWN).toLocaleString()} more</li>
            )}
          </ul>
          <Button icon={<Download />} onClick={() => download(failedRows(table, problems))}>
            Download these rows
          </Button>
        </>
      )}
    </div>
  );
}

function download(csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  link.download = 'rows-to-mend.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}
