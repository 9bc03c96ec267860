/** How a store sells: its currency, its measures, and what a cart has to hold. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { CURRENCIES, sellingPanel } from '#domain/store/settings/panels.ts';
import { DeclaredPanel } from '../../site-settings/declared-panel.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useStore } from './use-store.ts';
import * as say from './words/en.ts';

const CurrencyDialog = lazyPart(() => import('./currency-dialog.tsx'), 'CurrencyDialog');

interface AmountProps extends Omit<ComponentProps<typeof AmountField>, 'currency'> {
  readonly form: { readonly value: { readonly currency: CurrencyCode } };
}

function Amount({ label, hint, value, onChange, form }: AmountProps): ReactNode {
  return <AmountField {...{ label, hint, value, onChange }} currency={form.value.currency} />;
}

interface CurrencyProps {
  readonly siteId: string;
  readonly label: string;
  readonly value: CurrencyCode;
  readonly form: ReturnType<typeof useStore>;
}

/** Changed apart from the other settings, as everything that has a price changes with it. */
function Currency({ siteId, label, value, form }: CurrencyProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Field label={label} hint={form.isChanged ? say.saveBeforeYouChangeTheCurrency : undefined}>
      {(input) => (
        <span className="cluster">
          <output {...input}>{CURRENCIES.find((each) => each.value === value)?.label ?? value}</output>
          <Button size="small" disabled={form.isChanged} onClick={() => setIsOpen(true)}>
            {say.changeCurrency}
          </Button>
          {isOpen && <CurrencyDialog siteId={siteId} from={value} onClose={() => setIsOpen(false)} />}
        </span>
      )}
    </Field>
  );
}

const CONTROLS = { amount: Amount, currency: Currency };

export function StorePanel({ siteId }: { readonly siteId: string }): ReactNode {
  return <DeclaredPanel siteId={siteId} panel={sellingPanel} form={useStore(siteId)} controls={CONTROLS} />;
}
