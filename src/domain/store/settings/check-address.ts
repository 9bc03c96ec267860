/** What is wrong with an address, in the language of the person who enters it. */
import { productLanguage } from '../../locale/catalogue.ts';
import {
  type Address,
  type AddressErrors,
  type AddressForm,
  ANY_FORM,
  isPostalCode,
  type WrittenPart,
} from './address-form.ts';
import { countryName } from './country-name.ts';
import { storeWords } from './words/words.ts';

/**
 * @param address cleaned
 * @param form of its country; undefined for an unknown country
 */
export function checkAddress(address: Address, form: AddressForm | undefined, locale = 'en'): AddressErrors {
  const say = storeWords(locale);
  const { required } = form ?? ANY_FORM;
  const missing = required.filter((part) => address[part] === '');
  return {
    ...(address.name === '' && { name: say('address.noName') }),
    ...Object.fromEntries(missing.map((part) => [part, missingWords(part, form ?? ANY_FORM, locale)])),
    ...(!form && { country: say('address.noCountry') }),
    ...(form && !isPostalCode(address.postalCode, form) && { postalCode: unlikeWords(form, locale) }),
  };
}

function missingWords(part: WrittenPart, { labels, regions }: AddressForm, locale: string): string {
  const say = storeWords(locale);
  const isChosen = part === 'region' && regions !== undefined;
  const label = isEnglish(locale) ? withinSentence(labels[part]) : say(labels[part]);
  return say(isChosen ? 'address.chooseProblem' : 'address.missing', { label });
}

function withinSentence(label: string): string {
  const words = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return words.replace('street and number', 'street and the number');
}

function unlikeWords({ country, labels, postalCode }: AddressForm, locale: string): string {
  const say = storeWords(locale);
  const code = isEnglish(locale) ? withArticle(labels.postalCode) : say(labels.postalCode);
  const example = postalCode?.example ?? '';
  return say('address.unlike', { code, country: countryName(country, locale), example });
}

function withArticle(name: string): string {
  return name === 'Postal code' ? 'a postal code' : `${name === 'Eircode' ? 'an' : 'a'} ${name}`;
}

export function isEnglish(locale: string): boolean {
  return productLanguage(locale) === 'en';
}
