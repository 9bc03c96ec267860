import { Hono } from 'hono';
import type { BodyOf } from '#domain/calls/call.ts';
import { changeCurrency, LISTED_CHANGES, MAX_CONVERTED_MINOR } from '#domain/currency/calls.ts';
import { type ChangedAmount, convertMinor } from '#domain/currency/convert.ts';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Common, PriceHolder } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';

interface CurrencyDeps extends Kernel, Pick<Common, 'findCurrency'> {
  readonly holders: readonly PriceHolder[];
}

export function currencyRoutes(deps: CurrencyDeps): Hono {
  const app = new Hono();
  answerCalls(app, deps.authorize)(changeCurrency, (call, body) =>
    deps.db.write(async (tx) => {
      const { siteId } = call;
      const { from, currency: to } = body;
      // Seen and decided for another currency, as in a second tab: the rate is not for what prices are now.
      if ((await deps.findCurrency(tx, siteId)) !== from || from === to) return CHANGED;
      const changes = await convertAt(tx, deps, siteId, { ...body, isPreview: true });
      const high = changes.find(({ afterMinor }) => afterMinor > MAX_CONVERTED_MINOR);
      if (high) return tooHigh(high, to);
      if (!body.isPreview) {
        await convertAt(tx, deps, siteId, body);
        await raiseSiteVersion(tx, siteId, deps.now());
        await leave(tx, deps, call, `changed the currency from ${from} to ${to}`);
      }
      return { from, to, count: changes.length, changes: changes.slice(0, LISTED_CHANGES) };
    }),
  );
  return app;
}

const CHANGED = {
  kind: 'changed',
  message: 'The currency was changed in the meantime. Reload this page.',
} as const;

function tooHigh({ name, afterMinor: minor }: ChangedAmount, currency: CurrencyCode) {
  const money = [minor, MAX_CONVERTED_MINOR].map((each) => formatMoney({ minor: each, currency }));
  const message = `${name || 'An amount in the settings'} would cost ${money[0]}. The limit is ${money[1]}. Lower the rate or the price.`;
  return { kind: 'too_high', message } as const;
}

async function convertAt(
  tx: Queryable,
  { holders }: CurrencyDeps,
  siteId: string,
  { from, currency, ratePpm, isPreview }: BodyOf<typeof changeCurrency>,
): Promise<readonly ChangedAmount[]> {
  const fromDigits = currencyOf(from).fractionDigits;
  const toDigits = currencyOf(currency).fractionDigits;
  const convert = (minor: number) => convertMinor(minor, { ratePpm, fromDigits, toDigits });
  const changes = [];
  for (const holder of holders) changes.push(...(await holder(tx, { siteId, currency, convert, isPreview })));
  return changes;
}
