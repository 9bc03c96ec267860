/** The keys of the account at Stripe: typed once, never shown again. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { readStripe, type StripeAccount, saveStripe } from '#domain/orders/calls-stripe.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { showToast } from '../ui/toasts.tsx';

export interface StripePanelProps {
  readonly siteId: string;
  /** Whether buyers are to be able to pay by it. */
  readonly isOffered: boolean;
}

const KEPT = 'One is kept. Type another to replace it.';

export function StripePanel({ siteId, isOffered }: StripePanelProps): ReactNode {
  const form = useStripe(siteId);
  const { stored, keys, setKeys, saving } = form;
  if (stored.error || !stored.data) return <NotRead query={stored} />;
  const account = stored.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isTyped && !saving.isPending) saving.mutate(form.typed);
  };
  return (
    <Panel
      title="Account at Stripe"
      description="Where the money of cards and wallets goes. You find both keys in the dashboard of Stripe, under Developers."
    >
      <form onSubmit={submit}>
        <Stack>
          <State account={account} isOffered={isOffered} />
          {saving.error && <Failure title="Not saved" error={saving.error} />}
          <TextField
            label="Secret key"
            hint={
              account.hasSecretKey ? KEPT : 'Begins with sk_ or rk_. One with “test” in it moves no money.'
            }
            type="password"
            autoComplete="off"
            value={keys.secretKey}
            onChange={(secretKey) => setKeys({ ...keys, secretKey })}
          />
          <TextField
            label="Address for webhooks"
            hint="Give it to Stripe as an endpoint, for the events that begin with checkout.session. It tells your shop of payments whose buyers do not come back."
            value={account.newsUrl}
            readOnly
            onChange={() => undefined}
          />
          <TextField
            label="Signing secret of the webhook"
            hint={
              account.hasSigningSecret
                ? KEPT
                : 'Begins with whsec_. Stripe shows it when you have added the address above.'
            }
            type="password"
            autoComplete="off"
            value={keys.signingSecret}
            onChange={(signingSecret) => setKeys({ ...keys, signingSecret })}
          />
          <div>
            <Button type="submit" tone="primary" disabled={!form.isTyped} isBusy={saving.isPending}>
              Save the keys
            </Button>{' '}
            {account.hasSecretKey && (
              <Button
                tone="quiet"
                isBusy={saving.isPending}
                onClick={() => saving.mutate({ secretKey: null, signingSecret: null })}
              >
                Remove the keys
              </Button>
            )}
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

function State({
  account,
  isOffered,
}: { readonly account: StripeAccount } & Pick<StripePanelProps, 'isOffered'>): ReactNode {
  if (!account.hasSecretKey)
    return isOffered ? (
      <Notice tone="warning">Buyers do not see this way to pay before a secret key is kept here.</Notice>
    ) : null;
  if (!account.hasSigningSecret)
    return (
      <Notice tone="warning">
        Payments of buyers who close the window are only noticed after some minutes, until the signing secret
        is kept.
      </Notice>
    );
  return (
    <Notice tone="info">
      {account.mode === 'test'
        ? 'These keys are for tests: no money moves, and orders are marked as tests.'
        : 'These keys are live: buyers pay real money.'}
    </Notice>
  );
}

const NOTHING = { secretKey: '', signingSecret: '' };

function useStripe(site: string) {
  const queryKey = ['payments', site, 'stripe'];
  const client = useQueryClient();
  const stored = useQuery({ queryKey, queryFn: ({ signal }) => call(readStripe, { site }, { signal }) });
  const [keys, setKeys] = useState(NOTHING);
  const typed = {
    ...(keys.secretKey.trim() !== '' && { secretKey: keys.secretKey.trim() }),
    ...(keys.signingSecret.trim() !== '' && { signingSecret: keys.signingSecret.trim() }),
  };
  const saving = useMutation({
    mutationFn: (body: { secretKey?: string | null; signingSecret?: string | null }) =>
      call(saveStripe, { site, body }),
    onSuccess(account) {
      client.setQueryData(queryKey, account);
      setKeys(NOTHING);
      showToast(account.hasSecretKey ? 'The keys are kept.' : 'The keys are removed.');
    },
  });
  return { stored, keys, setKeys, typed, isTyped: Object.keys(typed).length > 0, saving };
}
