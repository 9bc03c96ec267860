/** Texts go out to a translator: in which format, and which of them. */
import { type ReactNode, useState } from 'react';
import { exportTable, exportXliff } from '#domain/locale/exchange/calls-files.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { languageName } from './language-name.ts';
import { saveTranslations } from './translation-files.ts';
import * as say from './words/en.ts';

export interface ExportDialogProps {
  readonly language: string;
  /** Ids of what was chosen; absent: all. */
  readonly documents?: readonly string[] | undefined;
  readonly onClose: () => void;
}

const FORMATS = {
  xliff: say.forTranslatorsAndTranslationToolsSuch,
  csv: say.forExcelAndGoogleSheetsFill,
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
      title={fill(say.exportToLanguagename, { languageName: languageName(language) })}
      description={count === undefined ? undefined : fill(say.countSelected, { count })}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
          {say.exportLabel}
        </Button>
      }
    >
      <Stack>
        <SelectField
          label={say.format}
          hint={FORMATS[format]}
          value={format}
          options={[
            { value: 'xliff', label: say.xliff20 },
            { value: 'csv', label: say.csv },
          ]}
          onChange={setFormat}
        />
        <SelectField
          label={say.texts}
          value={only}
          options={[
            { value: 'all', label: say.allTexts },
            { value: 'open', label: say.missingOrOutdated },
          ]}
          onChange={setOnly}
        />
        {exporting.error && <Failure title={say.notExported} error={exporting.error} />}
      </Stack>
    </Dialog>
  );
}
