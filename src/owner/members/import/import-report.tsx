/** What becomes of a table, or has: counted, and each row that is not taken with the reason. */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { rich } from '../../rich.tsx';
import { Button } from '../../ui/button.tsx';
import { Counts } from '../../ui/counts.tsx';
import { saveBlob } from '../../ui/save-json.ts';
import styles from './import.module.css';
import { failedRows, type Report, type Table } from './table-import.ts';
import * as say from './words/en.ts';

const MOST_SHOWN = 100;

interface ImportReportProps {
  readonly report: Report;
  readonly table: Table;
  readonly isTrial?: boolean;
}

export function ImportReport({ report, table, isTrial = false }: ImportReportProps): ReactNode {
  const { made, changed, unchanged, withoutPassword, problems } = report;
  const bold = (inside: ReactNode) => <b>{inside}</b>;
  const more = problems.length - MOST_SHOWN;
  return (
    <div role="status" className="stack">
      <Counts>
        <li>{rich(isTrial ? say.madeWillBeAdded : say.madeWereAdded, { made, bold })}</li>
        <li>{rich(isTrial ? say.changedWillBeUpdated : say.changedWereUpdated, { changed, bold })}</li>
        <li>{rich(say.unchangedAlreadyThere, { unchanged, bold })}</li>
        <li>{rich(say.countCantBeImported, { count: problems.length, bold })}</li>
      </Counts>
      {isTrial && changed > 0 && <p className="hint">{say.existingAccountsKeepTheir}</p>}
      {withoutPassword > 0 && <p>{fill(say.countPasswordsAreNotKept, { count: withoutPassword })}</p>}
      {problems.length > 0 && (
        <>
          <ul className={`scroll words hint ${styles['problems']}`}>
            {problems.slice(0, MOST_SHOWN).map(({ line, message }) => (
              <li key={line}>{fill(say.lineLineMessage, { line, message })}</li>
            ))}
            {more > 0 && <li>{fill(say.andCountMore, { count: more.toLocaleString(LOCALE) })}</li>}
          </ul>
          <div>
            <Button
              icon={<Download />}
              onClick={() =>
                saveBlob('rows-to-correct.csv', new Blob([failedRows(table, problems)], { type: 'text/csv' }))
              }
            >
              {say.downloadTheseRows}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
