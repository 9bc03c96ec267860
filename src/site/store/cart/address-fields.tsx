/**
 * Where an order goes, with the parts that its country writes. Where the country is changed without scripts, the page
 * comes back with the parts of the new one; what was entered for another stays with the form until then.
 */
import type { ReactNode } from 'react';
import { cartWords } from '#domain/store/cart/words/words.ts';
import {
  ADDRESS_LIMIT,
  type AddressForm,
  ANY_FORM,
  findRegion,
  type WrittenPart,
} from '#domain/store/settings/address-form.ts';
import { isEnglish } from '#domain/store/settings/check-address.ts';
import { byName } from '#domain/store/settings/country-name.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { Field, type FieldsProps, SelectField } from './checkout-field.tsx';

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

/** What is asked for: the whole address, the country besides the name, or the name only. */
export type AddressAsked = 'all' | 'country' | 'name';

export function AddressFields({
  asked,
  form,
  countries,
  ...fields
}: FieldsProps & AddressPlace & { readonly asked: AddressAsked }): ReactNode {
  const { name } = fields.entries.address;
  const { locale } = fields;
  const say = storeWords(locale);
  return (
    <>
      <Field
        {...fields}
        limit={ADDRESS_LIMIT}
        name="address-name"
        label={say('address.name')}
        autoComplete="name"
        value={name}
      />
      {asked !== 'name' && countries && (
        <SelectField
          {...fields}
          name="address-country"
          label={say('address.country')}
          autoComplete="country"
          prompt={say('address.chooseCountry')}
          hint={asked === 'country' ? cartWords(locale)('taxDepends') : undefined}
          options={byName(countries, locale).map(({ code, name: words }) => ({ value: code, name: words }))}
          value={fields.entries.address.country}
        />
      )}
      {asked !== 'name' && <WrittenFields {...fields} form={form} isOfCountry={!countries} />}
    </>
  );
}

interface WrittenProps extends FieldsProps, Pick<AddressPlace, 'form'> {
  /** What is entered was entered for this country, and for no other one. */
  readonly isOfCountry: boolean;
}

function WrittenFields({ form, isOfCountry, ...fields }: WrittenProps): ReactNode {
  const { address } = fields.entries;
  const others = ANY_FORM.parts.filter((part) => !form.parts.includes(part) && address[part] !== '');
  const places = form.parts.filter((part) => part !== 'line1' && part !== 'line2');
  // Of three, the first has a row of its own.
  const halves = new Set<WrittenPart>(places.slice(places.length % 2));
  return (
    <div className="shop-address" id="checkout-written" data-country={form.country}>
      {form.parts.map((part) => {
        const field = {
          ...fields,
          name: `address-${part}`,
          label: labelOf(part, form, fields.locale),
          autoComplete: AUTO_COMPLETE[part],
          isHalf: halves.has(part),
          value: address[part],
        } as const;
        return part === 'region' && form.regions ? (
          <SelectField
            key={part}
            {...field}
            {...regionsToChoose(form, address.region, { isOfCountry, locale: fields.locale })}
          />
        ) : (
          <Field key={part} {...field} limit={ADDRESS_LIMIT} />
        );
      })}
      {others.map((part) => (
        <input key={part} type="hidden" name={`address-${part}`} value={address[part]} />
      ))}
    </div>
  );
}

/** What was written into an address before there was anything to choose stays with it. */
function regionsToChoose(
  form: AddressForm,
  written: string,
  { isOfCountry, locale }: { readonly isOfCountry: boolean; readonly locale: string },
) {
  const say = storeWords(locale);
  const { regions = [], labels } = form;
  const found = findRegion(form, written)?.value;
  const kept =
    found === undefined && isOfCountry && written !== '' ? [{ value: written, name: written }] : [];
  return {
    prompt: say('address.choose', {
      label: isEnglish(locale) ? labels.region.toLowerCase() : say(labels.region),
    }),
    options: [...kept, ...regions],
    value: found ?? kept[0]?.value ?? '',
  };
}

/** Before a country is chosen nobody can say which of them are needed. */
function labelOf(part: WrittenPart, { country, labels, required }: AddressForm, locale: string): string {
  const say = storeWords(locale);
  const label = say(labels[part]);
  const isOptional = part === 'line2' || (country !== '' && !required.includes(part));
  return isOptional ? say('address.optional', { label }) : label;
}
