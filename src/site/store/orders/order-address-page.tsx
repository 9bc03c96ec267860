/** Where an order goes, as long as nothing of it has been sent: a form, with and without scripts. */
import type { ReactNode } from 'react';
import { orderAddressCallPath, orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import type { AddressForm } from '#domain/store/settings/address-form.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import { AddressFields } from '../cart/address-fields.tsx';
import { type FieldsProps, fieldId } from '../cart/checkout-field.tsx';

interface OrderAddressPageProps extends FieldsProps {
  readonly token: string;
  /** Of the country of the order, which stays. */
  readonly form: AddressForm;
}

export function OrderAddressPage({ token, entries, errors, form }: OrderAddressPageProps): ReactNode {
  const { country } = entries.address;
  const all = Object.entries(errors) as [Parameters<typeof fieldId>[0], string][];
  return (
    <div className="system-page shop-page">
      <h1>Delivery address</h1>
      <p>
        You can change it until something has been sent. The country stays {countryName(country)}. For another
        country, contact the shop.
      </p>
      {all.length > 0 && (
        <div className="shop-problems" role="alert">
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
            <legend>Delivery address</legend>
            <AddressFields entries={entries} errors={errors} form={form} asked="all" />
          </fieldset>
          <button className="button" type="submit">
            Save address
          </button>
        </div>
      </form>
      <p>
        <a href={orderStatusPath(token)}>Keep it as it is</a>
      </p>
    </div>
  );
}
