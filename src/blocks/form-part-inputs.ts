/** How the parts of names, telephone numbers, addresses, dates and times are entered. */
import type { PartedType } from '#domain/forms/field-types.ts';

interface PartInput {
  readonly label: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'tel';
  readonly maxLength?: number;
  readonly size?: 'small' | 'wide' | 'whole';
}

const digits = (label: string, maxLength: number): PartInput => ({
  label,
  maxLength,
  inputMode: 'numeric',
  size: 'small',
});

export const PART_INPUTS: Readonly<Record<PartedType, Readonly<Record<string, PartInput>>>> = {
  name: {
    First: { label: 'First name', autoComplete: 'given-name' },
    Last: { label: 'Last name', autoComplete: 'family-name' },
  },
  phone: {
    Country: { label: 'Country', autoComplete: 'tel-country-code', inputMode: 'tel', size: 'small' },
    Areacode: { label: 'Area code', autoComplete: 'tel-area-code', inputMode: 'tel', size: 'small' },
    Prefix: { label: 'Number', autoComplete: 'tel-local', inputMode: 'tel', size: 'wide' },
    Line: { label: 'Extension', autoComplete: 'tel-extension', inputMode: 'tel', size: 'small' },
  },
  address: {
    Line1: { label: 'Street and number', autoComplete: 'address-line1', size: 'whole' },
    Line2: { label: 'Flat, floor or company', autoComplete: 'address-line2', size: 'whole' },
    City: { label: 'City', autoComplete: 'address-level2' },
    State: { label: 'State or region', autoComplete: 'address-level1' },
    Zip: { label: 'Postal code', autoComplete: 'postal-code' },
    Country: { label: 'Country', autoComplete: 'country-name' },
  },
  date: { Month: digits('Month', 2), Day: digits('Day', 2), Year: digits('Year', 4) },
  time: { Hour: digits('Hour', 2), Minute: digits('Minute', 2), Second: digits('Second', 2) },
};
