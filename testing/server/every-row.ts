/**
 * Rows of every table that moves with a site: full ones, and where a row can hold less, bare ones. Those of settings are
 * made from their schemas; the others are in `every-row.jsonl`, one a line, with what is JSON in a column as JSON.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { bookingSettingsSchema } from '#domain/bookings/settings.ts';
import { consentSchema } from '#domain/consent/schema.ts';
import { memberMails } from '#domain/members/member-mails.ts';
import { memberSettingsSchema } from '#domain/members/settings.ts';
import { noticeSettingsSchema } from '#domain/notices/settings.ts';
import { overPagesSchema } from '#domain/popups/schema.ts';
import { paymentSettingsSchema } from '#domain/store/settings/payment-methods.ts';
import { sellerSchema } from '#domain/store/settings/seller.ts';
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { subscriptionSettings } from '#domain/store/subscriptions/settings.ts';
import { planSchema } from '#domain/tracking/goals-and-notes.ts';
import { webAppSchema } from '#domain/web-app/schema.ts';
import { type Cell, insertRows, listTables, type Row } from '#server/backup/queries.ts';
import type { Database } from '#server/db/engine.ts';
import { fullValue } from './full-value.ts';

/** What rows name of a site that is there already. */
export interface Ground {
  readonly site: string;
  readonly document: string;
  readonly media: string;
  /** SHA-256 of what every stored file of a row holds. */
  readonly hash: string;
}

/** Text as people write it: with quotes, line ends, more than one alphabet, and what templates take for theirs. */
export const ODD = 'Ünï “陶器” 🙂\n\t\'"\\ $1 {{x}}';

const SETTINGS: Readonly<Record<string, readonly [column: string, schema: z.ZodType]>> = {
  stores: ['settings', storeSettingsSchema],
  payment_settings: ['settings', paymentSettingsSchema],
  invoice_sellers: ['seller', sellerSchema],
  booking_settings: ['settings', bookingSettingsSchema],
  consent_settings: ['settings', consentSchema],
  member_mails: ['settings', memberMails.schema],
  member_settings: ['settings', memberSettingsSchema],
  subscription_settings: ['settings', subscriptionSettings.schema],
  notice_settings: ['settings', noticeSettingsSchema],
  over_pages: ['settings', overPagesSchema],
  web_apps: ['settings', webAppSchema],
  tracking_plans: ['plan', planSchema],
};

/** The id that the rows use for this. */
export function idOf(name: string): string {
  return name.padEnd(24, '0');
}

export async function insertEveryRow(db: Database, ground: Ground): Promise<void> {
  const rows = Map.groupBy([...settingsOf(ground), ...linesOf(ground)], ([table]) => table);
  for (const shape of await listTables(db.read, db.engine)) {
    const own = (rows.get(shape.name) ?? []).map(([, row]) => row);
    if (own.length > 0) await db.write((tx) => insertRows(tx, shape, own));
  }
}

function settingsOf({ site }: Ground): [table: string, row: Row][] {
  return Object.entries(SETTINGS).map(([table, [column, schema]]) => [
    table,
    { site_id: site, [column]: JSON.stringify(fullValue(schema)) },
  ]);
}

function linesOf(ground: Ground): [table: string, row: Row][] {
  const names: Readonly<Record<string, string>> = { ...ground, odd: ODD };
  const named = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('$') ? (names[value.slice(1)] ?? value) : value;
  const text = readFileSync(join(import.meta.dirname, 'every-row.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { $table: table, ...cells } = JSON.parse(line, named) as Record<string, unknown>;
      return [
        String(table),
        Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, plain(cell)])),
      ];
    });
}

function plain(cell: unknown): Cell {
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : (cell as Cell);
}
