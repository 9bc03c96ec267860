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
import * as say from './words/en.ts';

const DAYS = [
  { value: '0', label: say.oneHour },
  { value: '1', label: say.oneDay },
  { value: '7', label: say.aWeek },
  { value: '30', label: say.thirtyDays },
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
        () => showToast(say.theLinkIsCopied),
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
      title={say.shareADraft}
      description={say.anyoneWithTheLinkSeesThe}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" isBusy={isBusy} onClick={() => void make()}>
          {url ? say.createAnotherLink : say.createAndCopyLink}
        </Button>
      }
    >
      <Stack>
        <SelectField label={say.expiresAfter} value={days} options={DAYS} onChange={setDays} />
        {url && (
          <TextField
            label={say.link}
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
