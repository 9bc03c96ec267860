/** Where a shop sells from, and in which currency. */
import type { ReactNode } from 'react';
import { CURRENCY_CODES, currencyOf } from '#domain/money/currencies.ts';
import { CountryField } from '../site-settings/country-field.tsx';
import { SelectField } from '../ui/field.tsx';
import type { SellingPlace } from './use-selling-place.ts';

const CURRENCIES = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${currencyOf(code).name} (${code})`,
}));

export function SellingFields({ place }: { readonly place: SellingPlace }): ReactNode {
  return (
    <div className="pair">
      <CountryField value={place.country} hint="Where you sell from." onChange={place.chooseCountry} />
      <SelectField
        label="Currency"
        hint="Prices use this currency."
        value={place.currency}
        options={CURRENCIES}
        onChange={place.chooseCurrency}
      />
    </div>
  );
}
