/** How a store sells: its currency, its measures, and what a cart has to hold. */
import type { ReactNode } from 'react';
import { CURRENCY_CODES, type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { MEASUREMENT_STANDARDS, unitsOf } from '#domain/store/settings/measurement.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { bindFields } from '../../ui/bind-fields.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useStore } from './use-store.ts';

const CURRENCIES = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${currencyOf(code).name} (${code})`,
}));
const EXAMPLE_MINOR = 123_450;

export function StorePanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { field, toggle } = bindFields(value, set);
  return (
    <SettingsPanel
      form={form}
      title="Selling"
      description="How prices are written, and what a cart has to hold before it can be paid."
    >
      <SelectField
        label="Currency"
        hint="Prices keep their numbers when you change it: nothing is converted. Orders stay in the one they were placed in."
        {...field('currency')}
        options={CURRENCIES}
      />
      <SelectField
        label="Prices are written"
        {...field('currencySymbol')}
        options={symbolsOf(value.currency)}
      />
      <SelectField
        label="Weights and sizes"
        value={value.measurementStandard === MEASUREMENT_STANDARDS.imperial ? 'imperial' : 'metric'}
        options={MEASURES}
        onChange={(standard) => set({ measurementStandard: MEASUREMENT_STANDARDS[standard] })}
      />
      <AmountField
        label="Smallest order"
        hint="What a cart has to come to before it can be paid. 0 takes every order."
        currency={value.currency}
        {...field('minimumSubtotalMinor')}
      />
      <TextField
        label="Running low"
        hint="With so many pieces left or fewer, a product is listed among your sales as running low."
        type="number"
        min={0}
        max={10_000}
        value={String(value.lowStockAt)}
        onChange={(text) => /^\d{1,4}$/.test(text) && set({ lowStockAt: Number(text) })}
      />
      <Switch
        label="Straight to the checkout"
        hint="Buttons of products read “Purchase” and skip the cart. Buyers take one thing at a time."
        {...toggle('expressCheckout')}
      />
      <Switch
        label="Gift notes"
        hint="Buyers of what is delivered may write some words for whoever gets it. They are printed on the packing slip."
        {...toggle('giftNotes')}
      />
      <ReviewFields value={value} set={set} />
      <TextField
        label="Page with the terms of sale"
        hint="Where there is one, buyers have to agree with it before they pay."
        placeholder="/terms"
        {...field('termsPath')}
      />
    </SettingsPanel>
  );
}

interface ReviewFieldsProps {
  readonly value: StoreSettings;
  readonly set: (part: Partial<StoreSettings>) => void;
}

function ReviewFields({ value, set }: ReviewFieldsProps): ReactNode {
  return (
    <>
      <Switch
        label="Ask buyers for reviews"
        hint="Some days after all of an order was fulfilled they get one mail with a link."
        isOn={value.reviews.isAsked}
        onChange={(isAsked) => set({ reviews: { ...value.reviews, isAsked } })}
      />
      {value.reviews.isAsked && (
        <TextField
          label="Days until they are asked"
          type="number"
          min={0}
          max={90}
          value={String(value.reviews.afterDays)}
          onChange={(text) => {
            const afterDays = Number(text);
            if (/^\d{1,2}$/.test(text) && afterDays <= 90) set({ reviews: { ...value.reviews, afterDays } });
          }}
        />
      )}
    </>
  );
}

const MEASURES = (['metric', 'imperial'] as const).map((value) => {
  const { weight, length } = unitsOf(MEASUREMENT_STANDARDS[value]);
  return { value, label: `In ${weight} and ${length}` };
});

function symbolsOf(currency: CurrencyCode): { value: StoreSettings['currencySymbol']; label: string }[] {
  const written = (symbol: StoreSettings['currencySymbol']) =>
    formatMoney({ minor: EXAMPLE_MINOR, currency }, { symbol });
  return [
    { value: 'en-US', label: `${written('en-US')} – clear to readers abroad` },
    { value: 'native', label: `${written('native')} – as at home` },
  ];
}
