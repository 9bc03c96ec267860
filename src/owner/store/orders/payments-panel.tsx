/** How people can pay. */
import type { ReactNode } from 'react';
import * as calls from '#domain/store/orders/calls-payments.ts';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentSettings,
} from '#domain/store/settings/payment-methods.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { useFeatureSettings } from '../../site-settings/use-feature-settings.ts';
import { TextArea } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { METHOD_LABELS } from './method-words.ts';
import { StripePanel } from './stripe-panel.tsx';
import * as say from './words/en.ts';

const HINTS: Readonly<Record<PaymentMethod, string>> = {
  test: say.tryOutYourShopWithoutReal,
  stripe: say.cardsWalletsAndOtherMethodsFrom,
  bankTransfer: say.buyersTransferTheMoneyYouMark,
  invoice: say.youSendAnInvoiceAndMark,
  atPickup: say.buyersPayWhenTheyCollectTheir,
};

const WORDS_HINT: Readonly<Record<PaymentMethod, string>> = {
  test: say.shownAtTheCheckout,
  stripe: say.optionalShownAtTheCheckout,
  bankTransfer: say.yourBankDetailsShownAfterThe,
  invoice: say.whenAndHowBuyersPay,
  atPickup: say.whereAndWhenBuyersCanCollect,
};

export function PaymentsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = usePayments(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  return (
    <Stack>
      <SettingsPanel form={form} title={say.payments} description={say.thePaymentMethodsBuyersCanChoose}>
        {PAYMENT_METHODS.every((method) => !value[method].isOn) && (
          <Notice tone="warning">{say.turnOnAtLeastOnePayment}</Notice>
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
                label={fill(say.textForBuyersMethod, { method: METHOD_LABELS[method] })}
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
    saved: say.savedBuyersSeeItNow,
    hasUndo: false,
  });
}
