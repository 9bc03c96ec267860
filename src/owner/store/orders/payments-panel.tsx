/** How people can pay. */
import type { ReactNode } from 'react';
import * as calls from '#domain/store/orders/calls-payments.ts';
import {
  METHOD_LABELS,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentSettings,
} from '#domain/store/settings/payment-methods.ts';
import { call } from '../../api.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { useFeatureSettings } from '../../site-settings/use-feature-settings.ts';
import { TextArea } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { StripePanel } from './stripe-panel.tsx';

const HINTS: Readonly<Record<PaymentMethod, string>> = {
  test: 'Try out your shop without real payments. When another payment method is on, only your team sees this one.',
  stripe: 'Cards, wallets and other methods from your Stripe account. Buyers pay on Stripe’s page.',
  bankTransfer: 'Buyers transfer the money. You mark the order as paid.',
  invoice: 'You send an invoice and mark the order as paid.',
  atPickup: 'Buyers pay when they collect their order.',
};

const WORDS_HINT: Readonly<Record<PaymentMethod, string>> = {
  test: 'Shown at the checkout.',
  stripe: 'Optional. Shown at the checkout.',
  bankTransfer: 'Your bank details. Shown after the order is placed, and in the email.',
  invoice: 'When and how buyers pay.',
  atPickup: 'Where and when buyers can collect it.',
};

export function PaymentsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = usePayments(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  return (
    <Stack>
      <SettingsPanel
        form={form}
        title="Payments"
        description="The payment methods buyers can choose at the checkout."
      >
        {PAYMENT_METHODS.every((method) => !value[method].isOn) && (
          <Notice tone="warning">Turn on at least one payment method to take orders.</Notice>
        )}
        {PAYMENT_METHODS.map((method) => (
          <Stack key={method}>
            <Switch
              label={METHOD_LABELS[method]}
              hint={HINTS[method]}
              isOn={value[method].isOn}
              onChange={(isOn) => set({ [method]: { ...value[method], isOn } })}
            />
            {value[method].isOn && method !== 'test' && (
              <TextArea
                label={`Text for buyers: ${METHOD_LABELS[method]}`}
                hint={WORDS_HINT[method]}
                maxLength={2000}
                value={value[method].words}
                onChange={(words) => set({ [method]: { ...value[method], words } })}
              />
            )}
          </Stack>
        ))}
      </SettingsPanel>
      <StripePanel siteId={siteId} isOffered={value.stripe.isOn} />
    </Stack>
  );
}

function usePayments(site: string) {
  return useFeatureSettings({
    key: 'payments',
    site,
    read: (signal) => call(calls.readPayments, { site }, { signal }),
    save: (body: PaymentSettings) => call(calls.savePayments, { site, body }),
    valueOf: (payments) => payments,
    saved: 'Saved. Buyers see it now.',
    hasUndo: false,
  });
}
