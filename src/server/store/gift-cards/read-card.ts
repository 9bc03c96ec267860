/** What pages and mails say of a card, in the words of a language. */
import { dateFormat } from '#domain/locale/date-format.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { GiftCardTable } from './queries.ts';

interface ReadIn {
  readonly locale: string;
  readonly timeZone: string;
}

/** The last day on which it can be used; empty where it never ends. */
export function untilText({ expiresAt }: GiftCardTable, read: ReadIn): string {
  return expiresAt === null ? '' : dayText(expiresAt - 1, read);
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
