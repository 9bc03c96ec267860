/** Whether a new site begins with a shop; where it does, where it sells and in which currency. */
import type { ReactNode } from 'react';
import { CURRENCY_CODES, currencyOf } from '#domain/money/currencies.ts';
import { CountryField } from '../site-settings/country-field.tsx';
import { SelectField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './template-choice.module.css';
import type { NewShopQuestion } from './use-new-shop.ts';

const CURRENCIES = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${currencyOf(code).name} (${code})`,
}));

export function ShopChoice({ question }: { readonly question: NewShopQuestion }): ReactNode {
  const { isWanted, isFixed, country, currency } = question;
  return (
    <FieldGroup legend="Do you sell things?">
      <Switch
        label="With a shop"
        hint={
          isFixed
            ? 'This template is made for shops, and always has one.'
            : 'A page with examples where your own things will stand, a cart and a checkout. It can be added later, too.'
        }
        isOn={isWanted}
        isDisabled={isFixed}
        onChange={question.want}
      />
      {isWanted && (
        <div className={styles['pair']}>
          <CountryField value={country} hint="Where you sell from." onChange={question.chooseCountry} />
          <SelectField
            label="Currency"
            hint="Prices are in it."
            value={currency}
            options={CURRENCIES}
            onChange={question.chooseCurrency}
          />
        </div>
      )}
    </FieldGroup>
  );
}
