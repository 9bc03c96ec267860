/** What a donor has given in a year, to print or to email. */

import { startOfDay } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { withoutLinks } from '#domain/mail/without-links.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Statement } from '#domain/store/donations/calls.ts';
import { receiptName } from '#domain/store/donations/receipt.ts';
import { donationWords } from '#domain/store/donations/words/words.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { findSiteSettings } from '../../kernel/sites/queries.ts';
import { type DonationRow, findDonationRow, listOfDonor } from './queries-list.ts';

export interface StatementAsked {
  readonly siteId: string;
  /** Any of the donor: no address of a call holds theirs. */
  readonly donationId: string;
  readonly year: number;
}

/** Undefined for a donor who was erased. */
export async function readStatement(
  db: Queryable,
  { siteId, donationId, year }: StatementAsked,
): Promise<(Statement & { readonly locale: string | null; readonly timeZone: string }) | undefined> {
  const known = await findDonationRow(db, siteId, donationId);
  if (!known || known.email === '') return undefined;
  const timeZone = (await findSiteSettings(db, siteId))?.timeZone ?? 'UTC';
  const from = startOfDay({ year, month: 1, day: 1 }, timeZone);
  const until = startOfDay({ year: year + 1, month: 1, day: 1 }, timeZone);
  const found = await listOfDonor(db, siteId, { email: known.email, from, until });
  const rows = found.filter(({ leftMinor }) => leftMinor > 0);
  const last = rows.at(-1) ?? known;
  const { recipient = '', addressLines = [], taxNumber = '' } = last.receipt ? readJson(last.receipt) : {};
  return {
    donor: known.name,
    email: known.email,
    year,
    recipient,
    addressLines,
    taxNumber,
    donations: rows.map((row) => ({
      number: receiptName(row.receiptNumber ?? 0),
      issuedAt: row.receiptAt ?? row.donatedAt,
      campaign: row.campaign ?? '',
      currency: row.currency,
      leftMinor: row.leftMinor,
    })),
    totals: totalsOf(rows),
    locale: known.locale,
    timeZone,
  };
}

function totalsOf(rows: readonly DonationRow[]): { currency: CurrencyCode; minor: number }[] {
  const sums = new Map<CurrencyCode, number>();
  for (const { currency, leftMinor } of rows) sums.set(currency, (sums.get(currency) ?? 0) + leftMinor);
  return [...sums].map(([currency, minor]) => ({ currency, minor }));
}

export function writeStatement(
  statement: Statement & { readonly timeZone: string },
  { site, locale }: { readonly site: string; readonly locale: string },
) {
  const say = donationWords(locale);
  const { donations, totals, timeZone } = statement;
  const name = withoutLinks(statement.donor);
  const year = String(statement.year);
  const day = dateFormat(locale, timeZone, { dateStyle: 'medium' });
  const total = totals.map((each) => formatMoney(each, { locale })).join(', ');
  const subject = say('statement.subject', { year });
  const rows = donations.map(({ issuedAt, campaign, number, currency, leftMinor: minor }) => {
    const title = say('statement.row', { date: day.format(issuedAt), campaign, number });
    return [title, formatMoney({ minor, currency }, { locale })] as const;
  });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say('statement.text', { name, site, year, total })],
      tables: [{ title: statement.recipient || site, rows }],
      closing: say('mail.closing', { site }),
      language: locale,
    }),
  };
}
