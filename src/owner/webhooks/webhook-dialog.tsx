/** Makes a webhook or changes one. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { change, make, type Webhook, type WebhookForm } from '#domain/webhooks/calls.ts';
import { call, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { showToast } from '../ui/toasts.tsx';
import { type MadeSecret, refresh } from '../webhook-list.ts';
import styles from './webhooks.module.css';
import * as say from './words/en.ts';

interface WebhookDialogProps {
  readonly siteId: string;
  /** Undefined for a new one. */
  readonly webhook: Webhook | undefined;
  readonly forms: readonly WebhookForm[];
  readonly onMade: (made: MadeSecret) => void;
  readonly onClose: () => void;
}

type Saved = Omit<MadeSecret, 'secret'>;

const WHICH = [
  { value: 'all', label: say.allForms },
  { value: 'chosen', label: say.specificForms },
] as const;

export function WebhookDialog({ siteId, webhook, forms, onMade, onClose }: WebhookDialogProps): ReactNode {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [which, setWhich] = useState<(typeof WHICH)[number]['value']>(webhook?.forms ? 'chosen' : 'all');
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.forms ?? []);
  const formId = useId();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (): Promise<MadeSecret | Saved> => {
      const input = { url: url.trim(), forms: which === 'all' ? null : chosen };
      if (webhook) return call(change, { site: siteId, webhook: webhook.id, body: input });
      return call(make, { site: siteId, body: { ...input, events: ['form.submitted'] } });
    },
    onSuccess: async (saved) => {
      await refresh(queryClient, siteId, webhook?.id);
      if ('secret' in saved) return onMade(saved);
      showToast([say.saved, saved.warning].filter(Boolean).join(' '));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      title={webhook ? say.editWebhook : say.addWebhook}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            isBusy={save.isPending}
            disabled={which === 'chosen' && chosen.length === 0}
          >
            {webhook ? say.save : say.add}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label={say.address}
            hint={say.fromTheOtherAppStartsWith}
            type="url"
            placeholder="https://example.org/webhook"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={url}
            error={save.error ? messageOf(save.error) : undefined}
            onChange={setUrl}
          />
          <SelectField label={say.events} value={which} options={WHICH} onChange={setWhich} />
          {which === 'chosen' && <FormChoice forms={forms} chosen={chosen} onChange={setChosen} />}
        </Stack>
      </form>
    </Dialog>
  );
}

interface FormChoiceProps {
  readonly forms: readonly WebhookForm[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function FormChoice({ forms, chosen, onChange }: FormChoiceProps): ReactNode {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const gone = chosen.filter((id) => forms.every((form) => form.id !== id));
  const all = [...forms, ...gone.map((id) => ({ id, name: say.deletedForm }))];
  if (all.length === 0) return <p className="muted">{say.noPublishedFormsYetPublishOne}</p>;
  return (
    <fieldset className="stack tight">
      <legend>{say.forms}</legend>
      {all.map(({ id, name }) => (
        <label key={id} className={`row tight baseline words ${styles['form']}`}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {name || say.unnamedForm}
        </label>
      ))}
    </fieldset>
  );
}
