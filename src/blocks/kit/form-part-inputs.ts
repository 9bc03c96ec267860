/** How fields are entered: those of one box, and the parts of names, telephone numbers, addresses, dates and times. */
import type { ComponentProps } from 'react';
import { type FieldType, inputParts, type PartedType } from '#domain/forms/field-types.ts';
import type { FormField } from '#domain/forms/form.ts';
import type { FormMessages } from '#domain/forms/words/en.ts';
import { dateFormat } from '#domain/locale/date-format.ts';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

export const INPUTS: Readonly<Partial<Record<FieldType, InputProps>>> = {
  email: { type: 'email', autoComplete: 'email' },
  number: { inputMode: 'decimal' },
  phone: { type: 'tel', autoComplete: 'tel' },
  currency: { inputMode: 'decimal' },
  website: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  twitter: { autoCapitalize: 'none' },
  password: { type: 'password', autoComplete: 'new-password' },
};

type PartLabel = PartLabelIn<keyof FormMessages>;
type PartLabelIn<Key> = Key extends `part.${infer Label}` ? Label : never;

interface PartInput {
  /** Names its words. */
  readonly label: PartLabel;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel';
  readonly maxLength?: number;
  readonly size?: 'small' | 'wide' | 'whole';
  /** Never what is missing. */
  readonly isSpare?: true;
}

const digits = (label: PartLabel, maxLength: number): PartInput => ({
  label,
  maxLength,
  inputMode: 'numeric',
  size: 'small',
});

export const PART_INPUTS: Readonly<Record<PartedType, Readonly<Record<string, PartInput>>>> = {
  name: {
    First: { label: 'First', autoComplete: 'given-name' },
    Last: { label: 'Last', autoComplete: 'family-name' },
  },
  phone: {
    Country: { label: 'Code', autoComplete: 'tel-country-code', inputMode: 'tel', size: 'small' },
    Prefix: { label: 'Prefix', autoComplete: 'tel-national', inputMode: 'tel', size: 'wide' },
  },
  address: {
    Line1: { label: 'Line1', autoComplete: 'address-line1', size: 'whole' },
    Line2: { label: 'Line2', autoComplete: 'address-line2', size: 'whole', isSpare: true },
    City: { label: 'City', autoComplete: 'address-level2' },
    State: { label: 'State', autoComplete: 'address-level1', isSpare: true },
    Zip: { label: 'Zip', autoComplete: 'postal-code', isSpare: true },
    Country: { label: 'Country', autoComplete: 'country-name', isSpare: true },
  },
  date: { Month: digits('Month', 2), Day: digits('Day', 2), Year: digits('Year', 4) },
  time: { Hour: digits('Hour', 2), Minute: digits('Minute', 2) },
};

export const HALF_OF_DAY: PartInput = { label: 'Ampm', size: 'small' };

/** The parts a visitor is asked for, as their language orders them; the others stay empty in the value. */
export function askedParts(
  { showCountryCode }: Pick<FormField, 'showCountryCode'>,
  type: PartedType,
  locale: string,
): readonly string[] {
  const parts = inputParts(type, showCountryCode).filter(
    (part) => part === 'Ampm' || PART_INPUTS[type][part],
  );
  if (type === 'time') return hasHalves(locale) ? parts : parts.filter((part) => part !== 'Ampm');
  if (type !== 'date') return parts;
  const order = orderOfDate(locale);
  return parts.toSorted((a, b) => order.indexOf(a.toLowerCase()) - order.indexOf(b.toLowerCase()));
}

function hasHalves(locale: string): boolean {
  return dateFormat(locale, 'UTC', { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
}

function orderOfDate(locale: string): string[] {
  const format = dateFormat(locale, 'UTC', { day: 'numeric', month: 'numeric', year: 'numeric' });
  return format.formatToParts(0).map(({ type }) => type);
}
