/** Where a static copy will stand: its links are written for that. */
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';

const PLACES = [
  { value: 'relative', label: 'Anywhere, or on this computer' },
  { value: 'path', label: 'In a folder of a web server' },
  { value: 'address', label: 'At its own domain' },
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
      title="Create static copy"
      description="Search and password pages are not included because they need a server."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={base === ''} onClick={() => onMake(base)}>
            Create copy
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField label="Hosting" value={place} options={PLACES} onChange={setPlace} />
        {place !== 'relative' && (
          <TextField {...FIELDS[place]} value={written} maxLength={500} onChange={setWritten} />
        )}
      </Stack>
    </Dialog>
  );
}
