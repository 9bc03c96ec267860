import { Hono } from 'hono';
import { changeCurrency, LISTED_CHANGES } from '#domain/currency/calls.ts';
import { convertMinor } from '#domain/currency/convert.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { leave } from '../activity/record-activity.ts';
import type { Common, PriceHolder } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';

interface CurrencyDeps extends Kernel, Pick<Common, 'findCurrency'> {
  readonly holders: readonly PriceHolder[];
}

export function currencyRoutes(deps: CurrencyDeps): Hono {
  const app = new Hono();
  answerCalls(app, deps.authorize)(changeCurrency, (call, { currency: to, ratePpm, isPreview }) =>
    deps.db.write(async (tx) => {
      const { siteId } = call;
      const from = await deps.findCurrency(tx, siteId);
      const digits = {
        fromDigits: currencyOf(from).fractionDigits,
        toDigits: currencyOf(to).fractionDigits,
      };
      const convert = (minor: number) => convertMinor(minor, { ratePpm, ...digits });
      const changes = [];
      for (const holder of deps.holders)
        changes.push(...(await holder(tx, { siteId, currency: to, convert, isPreview })));
      if (!isPreview) {
        await raiseSiteVersion(tx, siteId, deps.now());
        await leave(tx, deps, call, `changed the currency from ${from} to ${to}`);
      }
      return { from, to, count: changes.length, changes: changes.slice(0, LISTED_CHANGES) };
    }),
  );
  return app;
}
