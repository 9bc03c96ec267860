/** How people can pay. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import * as calls from '#domain/orders/calls.ts';
import {
  METHOD_LABELS,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentSettings,
} from '#domain/store/payment-methods.ts';
import { call } from '../api.ts';
import { SaveFooter } from '../site-settings/save-footer.tsx';
import { TextArea } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toasts.tsx';
import { StripePanel } from './stripe-panel.tsx';

const HINTS: Readonly<Record<PaymentMethod, string>> = {
  test: 'Moves no money. For trying your shop out: buyers read that it is a test.',
  stripe: 'Cards, wallets and what else your account at Stripe offers. Buyers pay on a page of Stripe’s.',
  bankTransfer: 'Buyers transfer the money, and you mark the order as paid.',
  invoice: 'You send an invoice, and mark the order as paid.',
  atPickup: 'Buyers pay when they come for it.',
};

const WORDS_HINT: Readonly<Record<PaymentMethod, string>> = {
  test: 'Shown at the checkout.',
  stripe: 'Shown at the checkout. May be left empty.',
  bankTransfer: 'Your bank details, shown after ordering and in the mail.',
  invoice: 'When and how it is to be paid.',
  atPickup: 'Where and when people can come.',
};

export function PaymentsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = usePayments(siteId);
  const { stored, value, set } = form;
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!value) return <Loading />;
  return (
    <Stack>
      <Panel
        title="Payments"
        description="The ways to pay that people can choose from at the checkout."
        footer={<SaveFooter form={form} />}
      >
        <Stack>
          {form.error && <Failure title="Not saved" error={form.error} />}
          {PAYMENT_METHODS.every((method) => !value[method].isOn) && (
            <Notice tone="warning">Nobody can order anything while there is no way to pay.</Notice>
          )}
          {PAYMENT_METHODS.map((method) => (
            <div key={method}>
              <Switch
                label={METHOD_LABELS[method]}
                hint={HINTS[method]}
                isOn={value[method].isOn}
                onChange={(isOn) => set(method, { isOn })}
              />
              {value[method].isOn && method !== 'test' && (
                <TextArea
                  label={`What buyers read: ${METHOD_LABELS[method]}`}
                  hint={WORDS_HINT[method]}
                  maxLength={2000}
                  value={value[method].words}
                  onChange={(words) => set(method, { words })}
                />
              )}
            </div>
          ))}
        </Stack>
      </Panel>
      <StripePanel siteId={siteId} isOffered={value.stripe.isOn} />
    </Stack>
  );
}

type Offered = PaymentSettings[PaymentMethod];

function usePayments(site: string) {
  const queryKey = ['payments', site];
  const client = useQueryClient();
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.readPayments, { site }, { signal }),
  });
  const [edited, setEdited] = useState<PaymentSettings>();
  const value = edited ?? stored.data;
  const saving = useMutation({
    mutationFn: (body: PaymentSettings) => call(calls.savePayments, { site, body }),
    onSuccess(saved, sent) {
      client.setQueryData(queryKey, saved);
      setEdited((now) => (isEqualJson(now, sent) ? undefined : now));
      showToast('Saved. Buyers have it from now on.');
    },
  });
  const isChanged = edited !== undefined && !isEqualJson(edited, stored.data);
  return {
    stored,
    value,
    error: saving.error,
    isChanged,
    isSaving: saving.isPending,
    isAtRisk: isChanged && !saving.isPending,
    set(method: PaymentMethod, change: Partial<Offered>) {
      if (value) setEdited({ ...value, [method]: { ...value[method], ...change } });
    },
    save: () => value && saving.mutate(value),
  };
}
