/** What the buyer of a gift card fills in: read from a form, checked, and shown again as it was. */
import { checkEmail, normalizeEmail } from '../../accounts/email-address.ts';
import {
  addDays,
  civilDate,
  formatDateKey,
  parseDateKey,
  startOfDay,
  utcOf,
} from '../../locale/civil-date.ts';
import { storable } from '../../storable.ts';
import { HOUR_MS } from '../../time.ts';
import type { FreeAmount } from '../catalogue/product-form.ts';
import { readAmount } from '../settings/amount-text.ts';
import { storeWords } from '../settings/words/words.ts';
import { GIFT_LIMITS, MAX_DAYS_AHEAD } from './contract.ts';
import { giftWords } from './words/words.ts';

/** Stands for an amount that is typed, in place of the id of a variant. */
export const OTHER_AMOUNT = 'other';
/** Not in the middle of the night. */
const HOUR_OF_MAIL = 8;

export interface GiftEntries {
  readonly variantId: string;
  readonly amount: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  readonly date: string;
}

export type GiftErrors = Readonly<Partial<Record<keyof GiftEntries, string>>>;

const LIMITS: Readonly<Record<keyof GiftEntries, number>> = {
  variantId: 40,
  amount: GIFT_LIMITS.amount,
  recipientName: GIFT_LIMITS.name,
  recipientEmail: GIFT_LIMITS.email,
  senderName: GIFT_LIMITS.name,
  message: GIFT_LIMITS.message,
  date: GIFT_LIMITS.date,
};

/** @param fields as a browser sends them; what is missing counts as empty */
export function readGift(fields: Readonly<Record<string, string>>): GiftEntries {
  const entries = Object.entries(LIMITS).map(([name, limit]) => [
    name,
    storable(Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')
      .trim()
      .slice(0, limit),
  ]);
  return Object.fromEntries(entries) as Record<keyof GiftEntries, string>;
}

export interface GiftOffer {
  readonly variants: readonly { readonly id: string }[];
  readonly freeAmount: FreeAmount | undefined;
  readonly digits: number;
  readonly format: (minor: number) => string;
  readonly timeZone: string;
  readonly now: number;
  readonly locale: string;
}

interface ReadGift {
  readonly variantId: string;
  /** Null: the price of the variant. */
  readonly amountMinor: number | null;
  /** Null: at once. */
  readonly deliverAt: number | null;
  readonly email: string;
}

export type CheckedGift =
  | { readonly kind: 'good'; readonly gift: ReadGift }
  | { readonly kind: 'wrong'; readonly errors: GiftErrors };

export function checkGift(entries: GiftEntries, offer: GiftOffer): CheckedGift {
  const amount = amountOf(entries, offer);
  const deliverAt = deliveryOf(entries.date, offer);
  const isWrongEmail = entries.recipientEmail !== '' && checkEmail(entries.recipientEmail) !== undefined;
  if (typeof amount === 'object' && deliverAt !== undefined && !isWrongEmail) {
    const email = entries.recipientEmail === '' ? '' : normalizeEmail(entries.recipientEmail);
    return { kind: 'good', gift: { ...amount, deliverAt, email } };
  }
  const say = giftWords(offer.locale);
  return {
    kind: 'wrong',
    errors: {
      ...(typeof amount === 'string' &&
        (entries.variantId === OTHER_AMOUNT ? { amount } : { variantId: amount })),
      ...(isWrongEmail && { recipientEmail: storeWords(offer.locale)('noEmail') }),
      ...(deliverAt === undefined && { date: say('buy.noDate') }),
    },
  };
}

/** @returns what is wrong with it as a text */
function amountOf(
  { variantId, amount }: GiftEntries,
  { variants, freeAmount, digits, format, locale }: GiftOffer,
): string | Pick<ReadGift, 'variantId' | 'amountMinor'> {
  const say = giftWords(locale);
  const [first] = variants;
  if (variantId !== OTHER_AMOUNT)
    return variants.some(({ id }) => id === variantId)
      ? { variantId, amountMinor: null }
      : say('buy.noAmount');
  if (!freeAmount || !first) return say('buy.noAmount');
  const { minMinor, maxMinor } = freeAmount;
  const minor = readAmount(amount, digits);
  return minor === undefined || minor < minMinor || minor > maxMinor
    ? say('buy.between', { least: format(minMinor), most: format(maxMinor) })
    : { variantId: first.id, amountMinor: minor };
}

/** Undefined where it is no day, or one that is over or too far ahead. */
function deliveryOf(date: string, { now, timeZone }: GiftOffer): number | null | undefined {
  if (date === '') return null;
  const day = parseDateKey(date);
  const today = civilDate(now, timeZone);
  if (!day || utcOf(day) < utcOf(today) || utcOf(day) > utcOf(addDays(today, MAX_DAYS_AHEAD)))
    return undefined;
  return startOfDay(day, timeZone) + HOUR_OF_MAIL * HOUR_MS;
}

/** The first and the last day that can be chosen. */
export function daysToChoose(now: number, timeZone: string): { readonly min: string; readonly max: string } {
  const today = civilDate(now, timeZone);
  return { min: formatDateKey(today), max: formatDateKey(addDays(today, MAX_DAYS_AHEAD)) };
}
