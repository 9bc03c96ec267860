/** Where a static copy will stand: its links are written for that. */
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import * as say from './words/en.ts';

const PLACES = [
  { value: 'relative', label: say.anywhereOrOnThisComputer },
  { value: 'path', label: say.inAFolderOfAWeb },
  { value: 'address', label: say.atItsOwnDomain },
] as const;
type Place = (typeof PLACES)[number]['value'];

const FIELDS = {
  path: { label: say.folder, placeholder: '/shop/' },
  address: { label: say.address, placeholder: 'https://www.example.org' },
} as const;

interface StaticCopyDialogProps {
  readonly onMake: (base: string) => void;
  readonly onClose: () => void;
}

export function StaticCopyDialog({ onMake, onClose }: StaticCopyDialogProps): ReactNode {
  const [place, setPlace] = useState<Place>('relative');
  const [written, setWritten] = useState('');
  const base = place === 'relative' ? place : written.trim();
  return (
    <Dialog
      title={say.createStaticCopy}
      description={say.searchAndPasswordPagesAreNot}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" disabled={base === ''} onClick={() => onMake(base)}>
            {say.createCopy}
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField label={say.hosting} value={place} options={PLACES} onChange={setPlace} />
        {place !== 'relative' && (
          <TextField {...FIELDS[place]} value={written} maxLength={500} onChange={setWritten} />
        )}
      </Stack>
    </Dialog>
  );
}
