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
import * as say from './words/en.ts';

export interface StripePanelProps {
  readonly siteId: string;
  /** Whether buyers are to be able to pay by it. */
  readonly isOffered: boolean;
}

const KEPT = say.aKeyIsSavedEnterA;

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
    <Panel title={say.stripeAccount} description={say.receivesCardAndWalletPaymentsFind}>
      <form onSubmit={submit}>
        <Stack>
          <State account={account} isOffered={isOffered} />
          {saving.error && <Failure title={say.notSaved} error={saving.error} />}
          <TextField
            label={say.secretKey}
            hint={account.hasSecretKey ? KEPT : say.startsWithSkOrRkA}
            type="password"
            autoComplete="off"
            value={keys.secretKey}
            onChange={(secretKey) => setKeys({ ...keys, secretKey })}
          />
          <TextField
            label={say.webhookAddress}
            hint={say.addItInStripeAsA}
            value={account.newsUrl}
            readOnly
            onChange={() => undefined}
          />
          <TextField
            label={say.webhookSigningSecret}
            hint={account.hasSigningSecret ? KEPT : say.startsWithWhsecStripeShowsIt}
            type="password"
            autoComplete="off"
            value={keys.signingSecret}
            onChange={(signingSecret) => setKeys({ ...keys, signingSecret })}
          />
          <div>
            <Button type="submit" tone="primary" disabled={!form.isTyped} isBusy={saving.isPending}>
              {say.saveKeys}
            </Button>{' '}
            {account.hasSecretKey && (
              <Button
                tone="quiet"
                isBusy={saving.isPending}
                onClick={() => saving.mutate({ secretKey: null, signingSecret: null })}
              >
                {say.removeKeys}
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
    return isOffered ? <Notice tone="warning">{say.saveASecretKeyToOffer}</Notice> : null;
  if (!account.hasSigningSecret)
    return <Notice tone="warning">{say.withoutTheSigningSecretPaymentsCan}</Notice>;
  return (
    <Notice tone="info">
      {account.mode === 'test' ? say.testKeysNoMoneyMovesAnd : say.liveKeysBuyersPayRealMoney}
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
      said: ({ hasSecretKey }) => (hasSecretKey ? say.keysSaved : say.keysRemoved),
      keeps: queryKey,
      isFailureShown: true,
      onDone: () => setKeys(NOTHING),
    },
  );
  return { stored, keys, setKeys, typed, isTyped: Object.keys(typed).length > 0, saving };
}
