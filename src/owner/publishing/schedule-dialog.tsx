/** Plans when a page goes live or goes offline, in the site's own time. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { api, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toasts.tsx';

export interface ScheduleDialogProps {
  readonly document: {
    readonly id: string;
    readonly title: string;
    readonly publishedId: string | null;
    readonly scheduledAt: number | null;
    readonly scheduledAction: 'publish' | 'unpublish' | null;
  };
  readonly onClose: () => void;
}

const HOUR_MS = 3_600_000;
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

export function ScheduleDialog({ document, onClose }: ScheduleDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const [action, setAction] = useState(document.scheduledAction ?? 'publish');
  const [local, setLocal] = useState(() => toLocal(document.scheduledAt ?? nextHour()));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const at = new Date(local).getTime();
  const address = `/api/sites/${siteId}/documents/${document.id}/schedule`;

  const run = (call: Promise<unknown>, done: string) => {
    setIsBusy(true);
    call.then(
      async () => {
        await refresh();
        showToast(done);
        onClose();
      },
      (failure: unknown) => {
        setError(messageOf(failure));
        setIsBusy(false);
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Number.isNaN(at)) setError('Choose a day and a time.');
    else run(api.post(address, { at, action }), `Planned for ${WHEN.format(at)}.`);
  };

  return (
    <Dialog
      title={`Plan “${document.title}”`}
      description="What the draft holds now is what will be shown. Later changes are not carried along."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          {document.scheduledAt !== null && (
            <Button onClick={() => run(api.delete(address), 'The plan is called off.')}>Call it off</Button>
          )}
          <Button tone="primary" type="submit" form="schedule" isBusy={isBusy}>
            Plan it
          </Button>
        </>
      }
    >
      <form id="schedule" onSubmit={submit} noValidate>
        <Stack>
          {error && <Notice tone="danger">{error}</Notice>}
          {document.publishedId !== null && (
            <Segmented
              label="What happens"
              value={action}
              options={[
                { value: 'publish', label: 'Publish the draft' },
                { value: 'unpublish', label: 'Take it offline' },
              ]}
              onChange={setAction}
            />
          )}
          <TextField
            label="When"
            type="datetime-local"
            value={local}
            onChange={setLocal}
            hint={
              Number.isNaN(at)
                ? 'In the time of this device.'
                : `${WHEN.format(at)}, in the time of this device.`
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function nextHour(): number {
  return Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS;
}

/** As a field for date and time takes it, in the device's own time. */
function toLocal(at: number): string {
  const offsetMs = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offsetMs).toISOString().slice(0, 16);
}
