/** What pages and mails say of a card, in the words of a language. */
import { dateFormat } from '#domain/locale/date-format.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { DAY_MS } from '#domain/time.ts';
import type { GiftCardTable } from './queries.ts';

interface ReadIn {
  readonly locale: string;
  readonly timeZone: string;
}

/** The last day on which it can be used; empty where it never ends. */
export function untilText({ expiresAt }: GiftCardTable, { locale }: Pick<ReadIn, 'locale'>): string {
  if (expiresAt === null) return '';
  return dateFormat(locale, 'UTC', { dateStyle: 'long' }).format(expiresAt - DAY_MS / 2);
}

export function dayText(at: number, { locale, timeZone }: ReadIn): string {
  return dateFormat(locale, timeZone, { dateStyle: 'long' }).format(at);
}

export function amountText(minor: number, { currency }: GiftCardTable, locale: string): string {
  return formatMoney({ minor, currency }, { locale });
}

export function isOver({ state, expiresAt }: GiftCardTable, now: number): boolean {
  return state === 'expired' || (expiresAt !== null && expiresAt <= now);
}
