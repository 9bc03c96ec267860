/** What came of an import: why it was refused, what would come over, or what came over. */
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Move } from '#domain/moves/calls.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { ImportReportView } from './import-report.tsx';

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
      <Panel title="Site created" actions={<Button onClick={onClose}>Import another</Button>}>
        <Stack>
          <p>
            <Link to={`/sites/${report.siteId}`}>{report.identifier}</Link> has {report.documents} pages and
            other parts, and {report.media} files.
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
      title={isDryRun ? 'Import preview' : 'Import report'}
      description={isDryRun ? `${filename}. Nothing has changed so far.` : filename}
      actions={
        <>
          <Button onClick={onClose}>{isDryRun ? 'Choose another file' : 'Import another'}</Button>
          {isDryRun && (
            <Button tone="primary" isBusy={isStarting} onClick={onRun}>
              Import now
            </Button>
          )}
        </>
      }
    >
      {!isDryRun && (
        <p className="row tight good after">
          <CircleCheck size={16} aria-hidden="true" /> Imported. Your own edits were kept.
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
      title={`${filename || 'The file'} was not imported`}
      actions={<Button onClick={onClose}>Choose another file</Button>}
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
