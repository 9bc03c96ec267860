/** Where a shop sells from, and in which currency. */
import type { ReactNode } from 'react';
import { CURRENCY_CODES, currencyOf } from '#domain/money/currencies.ts';
import { CountryField } from '../site-settings/country-field.tsx';
import { SelectField } from '../ui/field.tsx';
import type { SellingPlace } from './use-selling-place.ts';
import * as say from './words/en.ts';

const CURRENCIES = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${currencyOf(code).name} (${code})`,
}));

export function SellingFields({ place }: { readonly place: SellingPlace }): ReactNode {
  return (
    <div className="pair">
      <CountryField value={place.country} hint={say.whereYouSellFrom} onChange={place.chooseCountry} />
      <SelectField
        label={say.currency}
        hint={say.pricesUseThisCurrency}
        value={place.currency}
        options={CURRENCIES}
        onChange={place.chooseCurrency}
      />
    </div>
  );
}
