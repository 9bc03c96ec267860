/** Whether buyers of a gift card choose the amount, and between which limits. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { ProductDraft } from './product-draft.ts';
import * as say from './words/en.ts';

interface FreeAmountFieldsProps {
  readonly draft: ProductDraft;
  readonly onChange: (part: Partial<ProductDraft>) => void;
  readonly currency: string;
}

const USUAL = { minMinor: 1000, maxMinor: 20_000 };

export function FreeAmountFields({ draft, onChange, currency }: FreeAmountFieldsProps): ReactNode {
  const { freeAmount } = draft;
  const field = { currency: currency as CurrencyCode };
  return (
    <>
      <Switch
        label={say.buyersCanChooseAnotherAmount}
        isOn={freeAmount !== undefined}
        onChange={(isOn) => onChange({ freeAmount: isOn ? USUAL : undefined })}
      />
      {freeAmount && (
        <>
          <AmountField
            {...field}
            label={say.lowestAmount}
            value={freeAmount.minMinor}
            onChange={(minMinor) => onChange({ freeAmount: { ...freeAmount, minMinor } })}
          />
          <AmountField
            {...field}
            label={say.highestAmount}
            value={freeAmount.maxMinor}
            onChange={(maxMinor) => onChange({ freeAmount: { ...freeAmount, maxMinor } })}
          />
        </>
      )}
    </>
  );
}
