/** Texts go out to a translator: in which format, and which of them. */
import { type ReactNode, useState } from 'react';
import { exportTable, exportXliff } from '#domain/locale/exchange/calls-files.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { languageName } from './language-name.ts';
import { saveTranslations } from './translation-files.ts';

export interface ExportDialogProps {
  readonly language: string;
  /** Ids of what was chosen; absent: all. */
  readonly documents?: readonly string[] | undefined;
  readonly onClose: () => void;
}

const FORMATS = {
  xliff: 'For translators and translation tools such as memoQ, Phrase, OmegaT and Poedit.',
  csv: 'For Excel and Google Sheets. Fill in the column “target”.',
} as const;

export function ExportDialog({ language, documents, onClose }: ExportDialogProps): ReactNode {
  const site = useSite();
  const [format, setFormat] = useState<keyof typeof FORMATS>('xliff');
  const [only, setOnly] = useState<'all' | 'open'>('all');
  const exporting = useAction(
    () =>
      saveTranslations(
        format === 'csv' ? exportTable : exportXliff,
        { site: site.id, language },
        { only: only === 'open' ? only : undefined, documents: documents?.join(',') },
      ),
    { isFailureShown: true, onDone: onClose },
  );
  const count = documents?.length;
  return (
    <Dialog
      title={`Export to ${languageName(language)}`}
      description={count === undefined ? undefined : count === 1 ? '1 selected.' : `${count} selected.`}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
          Export
        </Button>
      }
    >
      <Stack>
        <SelectField
          label="Format"
          hint={FORMATS[format]}
          value={format}
          options={[
            { value: 'xliff', label: 'XLIFF 2.0' },
            { value: 'csv', label: 'CSV' },
          ]}
          onChange={setFormat}
        />
        <SelectField
          label="Texts"
          value={only}
          options={[
            { value: 'all', label: 'All texts' },
            { value: 'open', label: 'Missing or outdated' },
          ]}
          onChange={setOnly}
        />
        {exporting.error && <Failure title="Not exported" error={exporting.error} />}
      </Stack>
    </Dialog>
  );
}
