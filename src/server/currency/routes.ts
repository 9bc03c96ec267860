import { Hono } from 'hono';
import { changeCurrency, LISTED_CHANGES, MOST_MINOR } from '#domain/currency/calls.ts';
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

const TOO_MUCH = {
  kind: 'too-much',
  message: 'At this rate a price becomes too high. Check the rate, or lower your highest prices first.',
} as const;

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
      const ask = async (areShown: boolean) => {
        const all = [];
        for (const holder of deps.holders)
          all.push(...(await holder(tx, { siteId, currency: to, convert, isPreview: areShown })));
        return all;
      };
      const changes = await ask(true);
      // Settings with such a price could not be read any more.
      if (changes.some(({ afterMinor }) => afterMinor > MOST_MINOR)) return TOO_MUCH;
      if (!isPreview) {
        await ask(false);
        await raiseSiteVersion(tx, siteId, deps.now());
        await leave(tx, deps, call, `changed the currency from ${from} to ${to}`);
      }
      return { from, to, count: changes.length, changes: changes.slice(0, LISTED_CHANGES) };
    }),
  );
  return app;
}
