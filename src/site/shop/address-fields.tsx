/** Where an order goes. Which parts a country needs is said when they are missing: nothing moves while somebody types. */
import type { ReactNode } from 'react';
import { ADDRESS_LIMIT, type AddressPart, COUNTRIES } from '#domain/store/address-form.ts';
import { Field, FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';

type TextPart = Exclude<AddressPart, 'country'>;

const PARTS: readonly {
  readonly part: TextPart;
  readonly label: string;
  readonly autoComplete: string;
  readonly isHalf?: true;
}[] = [
  { part: 'line1', label: 'Street and number', autoComplete: 'address-line1' },
  { part: 'line2', label: 'Flat, floor, company (optional)', autoComplete: 'address-line2' },
  { part: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', isHalf: true },
  { part: 'city', label: 'Town or city', autoComplete: 'address-level2', isHalf: true },
  { part: 'region', label: 'State or province, where there is one', autoComplete: 'address-level1' },
];

export function AddressFields({
  isNameOnly,
  isCountryFixed = false,
  ...fields
}: FieldsProps & { readonly isNameOnly: boolean; readonly isCountryFixed?: boolean }): ReactNode {
  const { address } = fields.entries;
  const text = { ...fields, limit: ADDRESS_LIMIT };
  return (
    <>
      <Field {...text} name="address-name" label="Name" autoComplete="name" value={address.name} />
      {!isNameOnly && (
        <>
          {!isCountryFixed && <CountryField {...fields} />}
          {PARTS.map(({ part, ...about }) => (
            <Field key={part} {...text} {...about} name={`address-${part}`} value={address[part]} />
          ))}
        </>
      )}
    </>
  );
}

function CountryField({ entries, errors }: FieldsProps): ReactNode {
  const name = 'address-country';
  const id = fieldId(name);
  return (
    <div className="shop-field">
      <label htmlFor={id}>Country</label>
      <select
        id={id}
        name={name}
        autoComplete="country"
        defaultValue={entries.address.country}
        {...(errors[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      >
        <option value="">Choose a country</option>
        {Object.entries(COUNTRIES).map(([code, country]) => (
          <option key={code} value={code}>
            {country.name}
          </option>
        ))}
      </select>
      <FieldError name={name} errors={errors} />
    </div>
  );
}
