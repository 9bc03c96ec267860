/** What becomes of a table, or has: counted, and each row that is not taken with the reason. */

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductTable } from '#domain/store/catalogue/product-table/read-products.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { fill } from '../../../fill.ts';
import { LOCALE } from '../../../language.ts';
import { rich } from '../../../rich.tsx';
import { Button } from '../../../ui/button.tsx';
import { Counts } from '../../../ui/counts.tsx';
import styles from '../catalogue.module.css';
import { failedRows, type TableReport } from './table-import.ts';
import * as say from './words/en.ts';

const MOST_SHOWN = 100;

export interface ImportReportProps {
  readonly report: TableReport;
  readonly table: ProductTable;
  readonly isTrial?: boolean;
}

export function ImportReport({ report, table, isTrial = false }: ImportReportProps): ReactNode {
  const { made, changed, unchanged, drafts, notes, problems } = report;
  const bold = (inside: ReactNode) => <b>{inside}</b>;
  return (
    <div role="status">
      <Counts>
        <li>{rich(isTrial ? say.madeWillBeMade : say.madeWereMade, { made, bold })}</li>
        {drafts > 0 && <li>{rich(say.draftsAreDrafts, { drafts, bold })}</li>}
        <li>{rich(isTrial ? say.changedWillBeChanged : say.changedWereChanged, { changed, bold })}</li>
        <li>{rich(say.unchangedUnchanged, { unchanged: unchanged.toLocaleString(LOCALE), bold })}</li>
        <li>{rich(say.countCantBeImported, { count: problems.length.toLocaleString(LOCALE), bold })}</li>
      </Counts>
      {notes.length > 0 && <Rows rows={notes} />}
      {problems.length > 0 && (
        <>
          <Rows rows={problems} />
          <Button icon={<Download />} onClick={() => download(failedRows(table, problems))}>
            {say.downloadTheseRows}
          </Button>
        </>
      )}
    </div>
  );
}

function Rows({ rows }: { readonly rows: TableReport['problems'] }): ReactNode {
  return (
    <ul className={styles['problems']}>
      {rows.slice(0, MOST_SHOWN).map(({ line, name, message }) => (
        <li key={`${line}-${name}-${message}`}>
          {name
            ? fill(say.lineLineNameMessage, { line, name, message })
            : fill(say.lineLineMessage, { line, message })}
        </li>
      ))}
      {rows.length > MOST_SHOWN && (
        <li>{fill(say.andCountMore, { count: (rows.length - MOST_SHOWN).toLocaleString(LOCALE) })}</li>
      )}
    </ul>
  );
}

function download(csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  link.download = 'rows-to-mend.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}
