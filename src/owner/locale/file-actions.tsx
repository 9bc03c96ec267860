/** Translations as files: buttons beside the title, and their dialogs. */
import { Download, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import * as say from './words/en.ts';

interface FileActionsProps {
  readonly language: string;
}

export function FileActions({ language }: FileActionsProps): ReactNode {
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);
  const mayWrite = useMay('config.content');
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen('export')}>
        {say.exportLabel}
      </Button>
      {mayWrite && (
        <Button icon={<Upload />} onClick={() => setOpen('import')}>
          {say.importLabel}
        </Button>
      )}
      {open === 'export' && <ExportDialog language={language} onClose={close} />}
      {open === 'import' && <ImportDialog language={language} onClose={close} />}
    </>
  );
}
