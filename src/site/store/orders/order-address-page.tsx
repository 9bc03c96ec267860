/** Where an order goes, as long as nothing of it has been sent: a form, with and without scripts. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { orderAddressCallPath, orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import type { AddressForm } from '#domain/store/settings/address-form.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import { AddressFields } from '../cart/address-fields.tsx';
import { type FieldsProps, fieldId } from '../cart/checkout-field.tsx';

interface OrderAddressPageProps extends FieldsProps {
  readonly token: string;
  /** Of the country of the order, which stays. */
  readonly form: AddressForm;
}

export function OrderAddressPage({ token, entries, errors, locale, form }: OrderAddressPageProps): ReactNode {
  const say = orderWords(locale);
  const title = cartWords(locale)('deliveryAddress');
  const { country } = entries.address;
  const all = Object.entries(errors) as [Parameters<typeof fieldId>[0], string][];
  return (
    <div className="system-page shop-page">
      <h1>{title}</h1>
      <p>{say('addressHint', { country: countryName(country, locale) })}</p>
      {all.length > 0 && (
        <div className="shop-problems" role="alert" {...PROBLEM_MARK}>
          <ul>
            {all.map(([name, words]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{words}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action={orderAddressCallPath(token)} noValidate>
        <div className="shop-steps">
          <fieldset>
            <legend>{title}</legend>
            <AddressFields entries={entries} errors={errors} locale={locale} form={form} asked="all" />
          </fieldset>
          <button className="button" type="submit">
            {say('saveAddress')}
          </button>
        </div>
      </form>
      <p>
        <a href={orderStatusPath(token)}>{say('keepAddress')}</a>
      </p>
    </div>
  );
}
