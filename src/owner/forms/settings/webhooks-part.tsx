/** Which webhooks receive this form's submissions. They are created in the settings of the site. */
import { useQueryClient } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { change, type Webhook } from '#domain/webhooks/calls.ts';
import { call } from '../../api.ts';
import { rich } from '../../rich.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useAction } from '../../ui/use-action.ts';
import { refresh, splitAddress, useWebhooks } from '../../webhook-list.ts';
import { FormPartFrame, type FormPartProps } from './form-part.tsx';
import * as say from './words/en.ts';

export function WebhooksPart({ siteId, formId }: FormPartProps): ReactNode {
  const list = useWebhooks(siteId);
  const settings = `/sites/${siteId}/settings/webhooks`;
  if (list.error || !list.data) return <NotRead query={list} />;
  const { webhooks } = list.data;
  if (webhooks.length === 0)
    return (
      <EmptyState title={say.noWebhooksYet} picture={<WebhookIcon size={26} />}>
        {rich(say.sendEachSubmissionToAnotherApp, { link: (inside) => <Link to={settings}>{inside}</Link> })}
      </EmptyState>
    );
  return <Choice siteId={siteId} formId={formId} webhooks={webhooks} settings={settings} />;
}

interface ChoiceProps extends FormPartProps {
  readonly webhooks: readonly Webhook[];
  readonly settings: string;
}

function Choice({ siteId, formId, webhooks, settings }: ChoiceProps): ReactNode {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const queryClient = useQueryClient();
  const isTold = (webhook: Webhook) => changed[webhook.id] ?? webhook.forms?.includes(formId) ?? true;
  const save = useAction(
    async (sent: Readonly<Record<string, boolean>>) => {
      for (const webhook of webhooks.filter(({ id, forms }) => forms && id in sent)) {
        const others = (webhook.forms ?? []).filter((id) => id !== formId);
        const forms = sent[webhook.id] ? [...others, formId] : others;
        await call(change, { site: siteId, webhook: webhook.id, body: { forms } });
      }
    },
    {
      onDone: async (_answer, sent) => {
        await refresh(queryClient, siteId);
        // Switches changed during the save are still unsaved.
        setChanged((now) =>
          Object.fromEntries(Object.entries(now).filter(([id, isOn]) => sent[id] !== isOn)),
        );
      },
    },
  );
  return (
    <FormPartFrame
      entries={webhooks.map(isTold)}
      isSaving={save.isPending}
      onSave={() => save.mutateAsync(changed)}
    >
      <Stack>
        {webhooks.map((webhook) => (
          <Switch
            key={webhook.id}
            label={splitAddress(webhook.url).join('')}
            hint={hintOf(webhook)}
            isOn={isTold(webhook)}
            isDisabled={webhook.forms === null}
            onChange={(isOn) => setChanged({ ...changed, [webhook.id]: isOn })}
          />
        ))}
        <p>
          <Link to={settings}>{say.allWebhooks}</Link>
        </p>
      </Stack>
    </FormPartFrame>
  );
}

function hintOf({ forms, isOn }: Webhook): string | undefined {
  if (!isOn) return say.turnedOff;
  return forms === null ? say.receivesAllForms : undefined;
}
