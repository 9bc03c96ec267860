/** How a store sells: its currency, its measures, and what a cart has to hold. */
import type { ComponentProps, ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { sellingPanel } from '#domain/store/settings/panels.ts';
import { DeclaredPanel } from '../../site-settings/declared-panel.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { useStore } from './use-store.ts';

interface AmountProps extends Omit<ComponentProps<typeof AmountField>, 'currency'> {
  readonly form: { readonly value: { readonly currency: CurrencyCode } };
}

function Amount({ label, hint, value, onChange, form }: AmountProps): ReactNode {
  return <AmountField {...{ label, hint, value, onChange }} currency={form.value.currency} />;
}

const CONTROLS = { amount: Amount };

export function StorePanel({ siteId }: { readonly siteId: string }): ReactNode {
  return <DeclaredPanel siteId={siteId} panel={sellingPanel} form={useStore(siteId)} controls={CONTROLS} />;
}
