/** The keys of the account at Stripe: typed once, never shown again. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { readStripe, type StripeAccount, saveStripe } from '#domain/store/orders/calls-stripe.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Panel, Stack } from '../../ui/page.tsx';
import { useAction } from '../../ui/use-action.ts';

export interface StripePanelProps {
  readonly siteId: string;
  /** Whether buyers are to be able to pay by it. */
  readonly isOffered: boolean;
}

const KEPT = 'A key is saved. Enter a new one to replace it.';

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
      title="Stripe account"
      description="Receives card and wallet payments. Find both keys in your Stripe dashboard, under Developers."
    >
      <form onSubmit={submit}>
        <Stack>
          <State account={account} isOffered={isOffered} />
          {saving.error && <Failure title="Not saved" error={saving.error} />}
          <TextField
            label="Secret key"
            hint={
              account.hasSecretKey ? KEPT : 'Starts with sk_ or rk_. A key with “test” in it moves no money.'
            }
            type="password"
            autoComplete="off"
            value={keys.secretKey}
            onChange={(secretKey) => setKeys({ ...keys, secretKey })}
          />
          <TextField
            label="Webhook address"
            hint="Add it in Stripe as a webhook endpoint, for the events that start with checkout.session. It confirms payments even if the buyer closes the window."
            value={account.newsUrl}
            readOnly
            onChange={() => undefined}
          />
          <TextField
            label="Webhook signing secret"
            hint={
              account.hasSigningSecret
                ? KEPT
                : 'Starts with whsec_. Stripe shows it after you add the address above.'
            }
            type="password"
            autoComplete="off"
            value={keys.signingSecret}
            onChange={(signingSecret) => setKeys({ ...keys, signingSecret })}
          />
          <div>
            <Button type="submit" tone="primary" disabled={!form.isTyped} isBusy={saving.isPending}>
              Save keys
            </Button>{' '}
            {account.hasSecretKey && (
              <Button
                tone="quiet"
                isBusy={saving.isPending}
                onClick={() => saving.mutate({ secretKey: null, signingSecret: null })}
              >
                Remove keys
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
    return isOffered ? <Notice tone="warning">Save a secret key to offer this payment method.</Notice> : null;
  if (!account.hasSigningSecret)
    return (
      <Notice tone="warning">
        Without the signing secret, payments can take a few minutes to appear if the buyer closes the window.
      </Notice>
    );
  return (
    <Notice tone="info">
      {account.mode === 'test'
        ? 'Test keys. No money moves, and orders are marked as tests.'
        : 'Live keys. Buyers pay real money.'}
    </Notice>
  );
}

const NOTHING = { secretKey: '', signingSecret: '' };

function useStripe(site: string) {
  const queryKey = ['payments', site, 'stripe'];
  const stored = useQuery({ queryKey, queryFn: ({ signal }) => call(readStripe, { site }, { signal }) });
  const [keys, setKeys] = useState(NOTHING);
  const typed = {
    ...(keys.secretKey.trim() !== '' && { secretKey: keys.secretKey.trim() }),
    ...(keys.signingSecret.trim() !== '' && { signingSecret: keys.signingSecret.trim() }),
  };
  const saving = useAction(
    (body: { secretKey?: string | null; signingSecret?: string | null }) => call(saveStripe, { site, body }),
    {
      said: ({ hasSecretKey }) => (hasSecretKey ? 'Keys saved.' : 'Keys removed.'),
      keeps: queryKey,
      isFailureShown: true,
      onDone: () => setKeys(NOTHING),
    },
  );
  return { stored, keys, setKeys, typed, isTyped: Object.keys(typed).length > 0, saving };
}
