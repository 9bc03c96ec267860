/** What came of an import: why it was refused, what would come over, or what came over. */
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Move } from '#domain/moves/calls.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { ImportReportView } from './import-report.tsx';
import * as say from './words/en.ts';

export interface ImportResultProps {
  readonly move: Move;
  readonly isStarting: boolean;
  /** Does in earnest what has been tried. */
  readonly onRun: () => void;
  readonly onClose: () => void;
}

export function ImportResult({ move, isStarting, onRun, onClose }: ImportResultProps): ReactNode {
  const { state, report, isDryRun, filename } = move;
  if (state === 'failed' || !report) return <Refused move={move} onClose={onClose} />;
  if (report.kind === 'import-site') {
    return (
      <Panel title={say.siteCreated} actions={<Button onClick={onClose}>{say.importAnother}</Button>}>
        <Stack>
          <p>
            {rich(say.identifierHasDocumentsPagesAndOther, {
              identifier: report.identifier,
              documents: report.documents,
              media: report.media,
              link: (inside) => <Link to={`/sites/${report.siteId}`}>{inside}</Link>,
            })}
          </p>
          {report.warnings.map((warning) => (
            <Notice key={warning} tone="warning">
              {warning}
            </Notice>
          ))}
        </Stack>
      </Panel>
    );
  }
  if (report.kind !== 'import') return null;
  return (
    <Panel
      title={isDryRun ? say.importPreview : say.importReport}
      description={isDryRun ? fill(say.filenameNothingHasChangedSoFar, { filename }) : filename}
      actions={
        <>
          <Button onClick={onClose}>{isDryRun ? say.chooseAnotherFile : say.importAnother}</Button>
          {isDryRun && (
            <Button tone="primary" isBusy={isStarting} onClick={onRun}>
              {say.importNow}
            </Button>
          )}
        </>
      }
    >
      {!isDryRun && (
        <p className="row tight good after">
          <CircleCheck size={16} aria-hidden="true" /> {say.importedYourOwnEditsWereKept}
        </p>
      )}
      <ImportReportView report={report.report} />
    </Panel>
  );
}

function Refused({ move, onClose }: Pick<ImportResultProps, 'move' | 'onClose'>): ReactNode {
  const { filename, message, details } = move;
  return (
    <Panel
      title={fill(say.filenameWasNotImported, { filename: filename || say.theFile })}
      actions={<Button onClick={onClose}>{say.chooseAnotherFile}</Button>}
    >
      <Stack>
        <Notice tone="danger">{message}</Notice>
        {details.length > 0 && (
          <ul className="stack tight words">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}
