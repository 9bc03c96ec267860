/** What somebody enters to check out: read from a form, checked, and shown again as it was. */
import { checkEmail } from '../../accounts/email-address.ts';
import { storable } from '../../storable.ts';
import {
  ADDRESS_PARTS,
  type Address,
  type AddressForm,
  cleanAddress,
  narrowForm,
} from '../settings/address-form.ts';
import { checkAddress } from '../settings/check-address.ts';
import { ORDER_TEXTS, ofEachText } from '../settings/order-texts.ts';
import { readVatNumber } from '../settings/vat-number.ts';
import { storeWords } from '../settings/words/words.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { cartWords } from './words/words.ts';

const TEXTS = [
  ...(['email', 'phone', 'vatNumber', 'delivery', 'payment', 'note', 'coupon', 'giftCard'] as const),
  ...ORDER_TEXTS.map(({ name }) => name),
];

export interface CheckoutEntries extends Readonly<Record<(typeof TEXTS)[number], string>> {
  readonly address: Address;
  readonly terms: boolean;
  /** Asks for the newsletter. */
  readonly news: boolean;
  /** Agrees to be written to about what is left in the cart. */
  readonly reminder: boolean;
}

/** Names of fields: parts of the address bear `address-` in front. */
export type CheckoutField = (typeof TEXTS)[number] | 'terms' | `address-${keyof Address}`;

export type CheckoutErrors = Readonly<Partial<Record<CheckoutField, string>>>;

export const CHECKOUT_LIMITS = {
  email: 254,
  phone: 40,
  vatNumber: 40,
  delivery: 80,
  payment: 40,
  note: 2000,
  coupon: 40,
  /** As it was typed: nothing keeps it. */
  giftCard: 40,
  ...ofEachText(({ max }) => max),
} as const;

/** @param values as a browser sends them; what is missing or no text counts as empty */
export function readCheckout(values: Readonly<Record<string, unknown>>): CheckoutEntries {
  const text = (name: string, limit: number): string => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? storable(value).trim().slice(0, limit) : '';
  };
  const address = Object.fromEntries(ADDRESS_PARTS.map((part) => [part, text(`address-${part}`, 500)]));
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(name, CHECKOUT_LIMITS[name])]));
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    address: cleanAddress(address as Record<keyof Address, string>),
    terms: text('terms', 3) !== '',
    news: text('news', 3) !== '',
    reminder: text('reminder', 3) !== '',
  };
}

export const NO_ENTRIES: CheckoutEntries = readCheckout({});

export interface CheckoutNeeds {
  /** Something has to be sent, or picked up. */
  readonly delivery: boolean;
  /** Ways of it for which nobody has to know an address. */
  readonly pickups: readonly string[];
  /** There are terms to be agreed with. */
  readonly terms: boolean;
  readonly deliveries: readonly string[];
  readonly payments: readonly string[];
  /** What the country of the address takes; undefined where nobody knows it. */
  readonly addressForm: AddressForm | undefined;
  /** Companies are asked for their VAT number. */
  readonly vatNumber?: boolean;
  /** Tax depends on the country of the buyer, even if nothing is sent there. */
  readonly country?: boolean;
  /** And on these parts of the address there. */
  readonly within?: CheckoutCart['asksWithin'];
}

/** @param locale in which errors are written */
export function checkCheckout(entries: CheckoutEntries, needs: CheckoutNeeds, locale = 'en'): CheckoutErrors {
  const say = cartWords(locale);
  const isSent = needs.delivery && !needs.pickups.includes(entries.delivery);
  return {
    ...(checkEmail(entries.email) !== undefined && { email: storeWords(locale)('noEmail') }),
    ...(needs.vatNumber &&
      entries.vatNumber !== '' &&
      !readVatNumber(entries.vatNumber) && { vatNumber: say('noVatNumber') }),
    ...addressErrors(entries.address, needs.addressForm, { isSent, locale, asked: needs.within }),
    ...(needs.country && !needs.addressForm && { 'address-country': say('noTaxCountry') }),
    ...(needs.delivery && !needs.deliveries.includes(entries.delivery) && { delivery: say('noDelivery') }),
    ...(!needs.payments.includes(entries.payment) && { payment: say('noPayment') }),
    ...(needs.terms && !entries.terms && { terms: say('noTerms') }),
  };
}

/** What is not sent takes a name, and what its tax depends on. */
export function addressErrors(
  address: Address,
  form: AddressForm | undefined,
  {
    isSent,
    locale,
    asked,
  }: { readonly isSent: boolean; readonly locale: string; readonly asked?: CheckoutNeeds['within'] },
): CheckoutErrors {
  const errors = checkAddress(address, form && asked ? narrowForm(form, asked) : form, locale);
  const isAsked = (part: string) =>
    part === 'name' || (asked?.region && part === 'region') || (asked?.postalCode && part === 'postalCode');
  const entries = Object.entries(errors).filter(([part]) => isSent || isAsked(part));
  return Object.fromEntries(entries.map(([part, words]) => [`address-${part}`, words]));
}
