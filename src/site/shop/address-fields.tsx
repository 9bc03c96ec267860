/**
 * Where an order goes, with the parts that its country writes. Where the country is changed without scripts, the page
 * comes back with the parts of the new one; what was entered for another stays with the form until then.
 */
import type { ReactNode } from 'react';
import { ADDRESS_LIMIT, type AddressForm, ANY_FORM, type WrittenPart } from '#domain/store/address-form.ts';
import { byName } from '#domain/store/country-name.ts';
import { Field, FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';

/** What is known of countries where an address is asked for. */
export interface AddressPlace {
  /** Of the country that is chosen. */
  readonly form: AddressForm;
  /** To choose from; none where the country stays. */
  readonly countries?: readonly string[];
}

const AUTO_COMPLETE: Readonly<Record<WrittenPart, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
};

export function AddressFields({
  isNameOnly,
  form,
  countries,
  ...fields
}: FieldsProps & AddressPlace & { readonly isNameOnly: boolean }): ReactNode {
  const { name } = fields.entries.address;
  return (
    <>
      <Field
        {...fields}
        limit={ADDRESS_LIMIT}
        name="address-name"
        label="Name"
        autoComplete="name"
        value={name}
      />
      {!isNameOnly && (
        <>
          {countries && <CountryField {...fields} countries={countries} />}
          <WrittenFields {...fields} form={form} />
        </>
      )}
    </>
  );
}

function WrittenFields({ form, ...fields }: FieldsProps & Pick<AddressPlace, 'form'>): ReactNode {
  const { address } = fields.entries;
  const others = ANY_FORM.parts.filter((part) => !form.parts.includes(part) && address[part] !== '');
  const places = form.parts.filter((part) => part !== 'line1' && part !== 'line2');
  // Of three, the first has a row of its own.
  const halves = new Set<WrittenPart>(places.slice(places.length % 2));
  return (
    <div className="shop-address" id="checkout-written" data-country={form.country}>
      {form.parts.map((part) => (
        <Field
          key={part}
          {...fields}
          limit={ADDRESS_LIMIT}
          name={`address-${part}`}
          label={labelOf(part, form)}
          autoComplete={AUTO_COMPLETE[part]}
          isHalf={halves.has(part)}
          value={address[part]}
        />
      ))}
      {others.map((part) => (
        <input key={part} type="hidden" name={`address-${part}`} value={address[part]} />
      ))}
    </div>
  );
}

/** Before a country is chosen nobody can say which of them are needed. */
function labelOf(part: WrittenPart, { country, labels, required }: AddressForm): string {
  const isOptional = part === 'line2' || (country !== '' && !required.includes(part));
  return isOptional ? `${labels[part]} (optional)` : labels[part];
}

function CountryField({
  entries,
  errors,
  countries,
}: FieldsProps & { readonly countries: readonly string[] }): ReactNode {
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
        {byName(countries).map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </select>
      <FieldError name={name} errors={errors} />
    </div>
  );
}
