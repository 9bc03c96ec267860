/** A link that shows the draft to somebody without an account, for a while. */
import { type ReactNode, useState } from 'react';
import { makePreviewLink } from '#domain/pages/calls.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { showError, showToast } from '../ui/toasts.tsx';

const DAYS = [
  { value: '0', label: 'One hour' },
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
] as const;

export interface PreviewLinkDialogProps {
  readonly documentId: string;
  readonly onClose: () => void;
}

export function PreviewLinkDialog({ documentId, onClose }: PreviewLinkDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const [days, setDays] = useState<(typeof DAYS)[number]['value']>('7');
  const [url, setUrl] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    try {
      const own = { site: siteId, document: documentId };
      const link = await call(makePreviewLink, { ...own, query: { days } });
      setUrl(link.url);
      await navigator.clipboard.writeText(link.url).then(
        () => showToast('The link is copied.'),
        // Without the right to the clipboard the link stands in the field to be copied by hand.
        () => undefined,
      );
    } catch (error) {
      showError(error);
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      title="Share a draft"
      description="Anyone with the link sees the current draft without signing in."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" isBusy={isBusy} onClick={() => void make()}>
          {url ? 'Create another link' : 'Create and copy link'}
        </Button>
      }
    >
      <Stack>
        <SelectField label="Expires after" value={days} options={DAYS} onChange={setDays} />
        {url && (
          <TextField
            label="Link"
            value={url}
            onChange={() => undefined}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Stack>
    </Dialog>
  );
}
