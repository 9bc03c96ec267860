/** Who is told of what a form brings, and how long it is kept. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FormSettingsOfOwner } from '#domain/forms/submission.ts';
import { api, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextArea } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showToast } from '../ui/toasts.tsx';

interface FormSettingsDialogProps {
  readonly siteId: string;
  readonly formId: string;
  readonly name: string;
  readonly onClose: () => void;
}

const KEPT = [
  { value: '', label: 'For ever' },
  { value: '30', label: 'For 30 days' },
  { value: '90', label: 'For 90 days' },
  { value: '365', label: 'For a year' },
  { value: '1095', label: 'For three years' },
] as const;

export function FormSettingsDialog(props: FormSettingsDialogProps): ReactNode {
  const path = `/api/sites/${props.siteId}/forms/${props.formId}/settings`;
  const settings = useQuery({
    queryKey: ['form-settings', props.siteId, props.formId],
    queryFn: ({ signal }) => api.get<{ settings: FormSettingsOfOwner }>(path, { signal }),
  });
  if (settings.data) return <Form {...props} path={path} settings={settings.data.settings} />;
  return (
    <Dialog title="Settings" isOpen onClose={props.onClose} size="small">
      {settings.isPending && <Loading />}
      {settings.error && <Failure error={settings.error} onRetry={() => void settings.refetch()} />}
    </Dialog>
  );
}

type FormProps = FormSettingsDialogProps & { readonly path: string; readonly settings: FormSettingsOfOwner };

function Form({ siteId, formId, name, path, settings, onClose }: FormProps): ReactNode {
  const [notify, setNotify] = useState(settings.notify?.join('\n') ?? '');
  const [keepDays, setKeepDays] = useState(String(settings.keepDays ?? ''));
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => {
      const addresses = notify.split(/[\s,;]+/).filter((each) => each !== '');
      return api.put(path, {
        notify: addresses.length > 0 ? addresses : null,
        keepDays: keepDays === '' ? null : Number(keepDays),
      });
    },
    onSuccess: async () => {
      showToast('Saved.');
      await queryClient.invalidateQueries({ queryKey: ['form-settings', siteId, formId] });
      onClose();
    },
  });
  const other = { value: keepDays, label: `For ${keepDays} days` };
  const options = KEPT.some(({ value }) => value === keepDays) ? KEPT : [...KEPT, other];
  return (
    <Dialog
      title={name || 'Unnamed form'}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" isBusy={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
      }
    >
      <Stack>
        <TextArea
          label="Who gets a mail"
          hint="One address in each line. Empty: the administrators of the site."
          error={save.error ? messageOf(save.error) : undefined}
          value={notify}
          onChange={setNotify}
        />
        <SelectField
          label="Submissions are kept"
          hint="Older ones are deleted every day."
          value={keepDays}
          options={options}
          onChange={setKeepDays}
        />
      </Stack>
    </Dialog>
  );
}
