/** Where a static copy will stand: its links are written for that. */
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';

const PLACES = [
  { value: 'relative', label: 'Anywhere, or on this computer' },
  { value: 'path', label: 'In a folder of a web server' },
  { value: 'address', label: 'At an address of its own' },
] as const;
type Place = (typeof PLACES)[number]['value'];

const FIELDS = {
  path: { label: 'Folder', placeholder: '/shop/' },
  address: { label: 'Address', placeholder: 'https://www.example.org' },
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
      title="Make a static copy"
      description="Search and password pages need a server, and are left out."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={base === ''} onClick={() => onMake(base)}>
            Make the copy
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField label="Where it will be hosted" value={place} options={PLACES} onChange={setPlace} />
        {place !== 'relative' && (
          <TextField {...FIELDS[place]} value={written} maxLength={500} onChange={setWritten} />
        )}
      </Stack>
    </Dialog>
  );
}
