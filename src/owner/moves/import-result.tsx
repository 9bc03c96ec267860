/** What came of an import: why it was refused, what would come over, or what came over. */
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ImportReport } from '#domain/import/report-schema.ts';
import type { Move } from '#domain/moves/calls.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { rich } from '../rich.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { ImportReportView } from './import-report.tsx';
import * as say from './words/en.ts';

/** Of the old site: what becomes of those that the file names by address. */
export type Pictures = 'fetch' | 'leave' | 'retry';

export interface ImportResultProps {
  readonly move: Move;
  readonly isStarting: boolean;
  /** Does in earnest what has been tried. */
  readonly onRun: (pictures: Pictures) => void;
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
  const own = { report: report.report, filename, isStarting, onRun, onClose };
  return isDryRun ? <Preview {...own} /> : <Done {...own} />;
}

interface ReportProps extends Omit<ImportResultProps, 'move'> {
  readonly report: ImportReport;
  readonly filename: string;
}

function Preview({ report, filename, isStarting, onRun, onClose }: ReportProps): ReactNode {
  const [isFetching, setIsFetching] = useState(false);
  const { count = 0, hosts = [] } = report.fetchable ?? {};
  return (
    <Panel
      title={say.importPreview}
      description={fill(say.filenameNothingHasChangedSoFar, { filename })}
      actions={
        <>
          <Button onClick={onClose}>{say.chooseAnotherFile}</Button>
          <Button tone="primary" isBusy={isStarting} onClick={() => onRun(isFetching ? 'fetch' : 'leave')}>
            {say.importNow}
          </Button>
        </>
      }
    >
      {count > 0 && (
        <Switch
          label={fill(say.fetchCountPicturesFromHosts, { count, hosts: LIST.format(hosts) })}
          hint={say.picturesAreNotInTheFile}
          isOn={isFetching}
          onChange={setIsFetching}
        />
      )}
      <ImportReportView report={report} />
    </Panel>
  );
}

const LIST = new Intl.ListFormat(LOCALE);

function Done({ report, filename, isStarting, onRun, onClose }: ReportProps): ReactNode {
  const count = report.fetchable?.count ?? 0;
  const failed = report.entries.filter(isUnfetched).length;
  return (
    <Panel
      title={say.importReport}
      description={filename}
      actions={
        <>
          {count > 0 && (
            <Button isBusy={isStarting} onClick={() => onRun('fetch')}>
              {fill(say.fetchCountPictures, { count })}
            </Button>
          )}
          {failed > 0 && (
            <Button isBusy={isStarting} onClick={() => onRun('retry')}>
              {fill(say.tryCountPicturesAgain, { count: failed })}
            </Button>
          )}
          <Button onClick={onClose}>{say.importAnother}</Button>
        </>
      }
    >
      <p className="row tight good after">
        <CircleCheck size={16} aria-hidden="true" /> {say.importedYourOwnEditsWereKept}
      </p>
      <ImportReportView report={report} />
    </Panel>
  );
}

/** Its remark names the address that was asked. */
function isUnfetched({ kind, outcome, notes }: ImportReport['entries'][number]): boolean {
  return (
    kind === 'media' &&
    outcome === 'left-out' &&
    notes.some((note) => /^https?:\/\//.test(note.slice(note.lastIndexOf(' ') + 1)))
  );
}

/** One that was stopped: what is here stays, and it can go on. */
export function StoppedImport({ move, isStarting, onRun, onClose }: StoppedProps): ReactNode {
  return (
    <Panel
      title={fill(say.filenameIsStopped, { filename: move.filename || say.theFile })}
      actions={
        <>
          <Button onClick={onClose}>{say.close}</Button>
          <Button tone="primary" isBusy={isStarting} onClick={onRun}>
            {say.continueImport}
          </Button>
        </>
      }
    >
      <p>{say.whatCameOverStays}</p>
    </Panel>
  );
}

interface StoppedProps extends Omit<ImportResultProps, 'onRun'> {
  readonly onRun: () => void;
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
