/** What a donor enters: read from a form, checked, and shown again as it was. */
import { checkEmail } from '../../accounts/email-address.ts';
import { type CurrencyCode, currencyOf } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { readMinor } from '../../money/read-amount.ts';
import { storable } from '../../storable.ts';
import { storeWords } from '../settings/words/words.ts';
import { acceptsAmount, type CampaignSettings } from './campaign.ts';
import { FREQUENCIES, type Frequency } from './frequency.ts';
import { donationWords } from './words/words.ts';

export const OTHER_AMOUNT = 'other';

export const DONATION_LIMITS = {
  campaign: 40,
  key: 120,
  amount: 20,
  other: 20,
  frequency: 10,
  name: 200,
  email: 254,
  dedication: 200,
  payment: 40,
} as const;
type TextField = keyof typeof DONATION_LIMITS;

const FLAGS = ['fee', 'anonymous'] as const;

export type DonationEntries = Readonly<Record<TextField, string>> &
  Readonly<Record<(typeof FLAGS)[number], boolean>>;
export type DonationErrors = Readonly<Partial<Record<TextField, string>>>;

/** @param values as a browser sends them; what is missing or no text counts as empty */
export function readDonation(values: Readonly<Record<string, unknown>>): DonationEntries {
  const text = (name: string, limit: number): string => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? storable(value).trim().slice(0, limit) : '';
  };
  return {
    campaign: text('donatePageId', DONATION_LIMITS.campaign),
    key: text('key', DONATION_LIMITS.key),
    amount: text('amount', DONATION_LIMITS.amount),
    other: text('other', DONATION_LIMITS.other),
    frequency: text('frequency', DONATION_LIMITS.frequency),
    name: text('name', DONATION_LIMITS.name),
    email: text('email', DONATION_LIMITS.email),
    dedication: text('dedication', DONATION_LIMITS.dedication),
    payment: text('payment', DONATION_LIMITS.payment),
    fee: text('fee', 3) !== '',
    anonymous: text('anonymous', 3) !== '',
  };
}

type Chosen = Pick<DonationEntries, 'amount' | 'other'>;
type Choices = Pick<CampaignSettings, 'hasFreeAmount'>;

/** In minor units, as it was selected; undefined where nothing was, or it is no amount. */
export function chosenAmount(
  { amount, other }: Chosen,
  { hasFreeAmount }: Choices,
  currency: CurrencyCode,
): number | undefined {
  if (hasFreeAmount && (amount === OTHER_AMOUNT || amount === ''))
    return readMinor(other, currencyOf(currency).fractionDigits);
  return /^[1-9]\d{0,8}$/.test(amount) ? Number(amount) : undefined;
}

/** As it was selected, or the first; undefined where it is not offered. */
export function chosenFrequency(
  { frequency }: Pick<DonationEntries, 'frequency'>,
  offered: readonly Frequency[],
): Frequency | undefined {
  if (frequency === '') return offered[0];
  return FREQUENCIES.find((each) => each === frequency && offered.includes(each));
}

/** One amount is selected and another one typed: which of them is meant only the donor knows. */
function isAmbiguous(entries: Chosen, { hasFreeAmount }: Choices, currency: CurrencyCode): boolean {
  const { amount, other } = entries;
  if (!hasFreeAmount || other === '' || amount === '' || amount === OTHER_AMOUNT) return false;
  return String(readMinor(other, currencyOf(currency).fractionDigits)) !== amount;
}

export interface DonationNeeds {
  readonly campaign: CampaignSettings;
  readonly currency: CurrencyCode;
  readonly payments: readonly string[];
  /** Of these, what can be charged again. */
  readonly recurringPayments: readonly string[];
  readonly frequencies: readonly Frequency[];
  /** Of the page. */
  readonly locale: string;
}

export function checkDonation(entries: DonationEntries, needs: DonationNeeds): DonationErrors {
  const { locale, frequencies } = needs;
  const say = donationWords(locale);
  const wrong = amountError(entries, needs);
  const payment = paymentError(entries, needs);
  return {
    ...(wrong !== undefined && { amount: wrong }),
    ...(entries.name === '' && { name: say('noName') }),
    ...(checkEmail(entries.email) !== undefined && { email: storeWords(locale)('noEmail') }),
    ...(chosenFrequency(entries, frequencies) === undefined && { frequency: say('noFrequency') }),
    ...(payment !== undefined && { payment }),
  };
}

function paymentError(
  entries: DonationEntries,
  { payments, recurringPayments, frequencies, locale }: DonationNeeds,
): string | undefined {
  const say = donationWords(locale);
  if (!payments.includes(entries.payment)) return say('noPayment');
  const isOnce = chosenFrequency(entries, frequencies) === 'once';
  return isOnce || recurringPayments.includes(entries.payment) ? undefined : say('noRecurringPayment');
}

function amountError(
  entries: DonationEntries,
  { campaign, currency, locale }: DonationNeeds,
): string | undefined {
  const say = donationWords(locale);
  if (isAmbiguous(entries, campaign, currency)) return say('twoAmounts', { other: say('otherAmount') });
  const amountMinor = chosenAmount(entries, campaign, currency);
  if (amountMinor !== undefined && acceptsAmount(campaign, amountMinor)) return undefined;
  if (!campaign.hasFreeAmount) return say('noAmount');
  const format = (minor: number) => formatMoney({ minor, currency }, { locale });
  return say('amountRange', { least: format(campaign.leastMinor), most: format(campaign.mostMinor) });
}
