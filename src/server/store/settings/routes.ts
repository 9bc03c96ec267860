/** The settings of a store, for its owner. */
import { Hono } from 'hono';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import * as calls from '#domain/store/settings/calls.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { recorded } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import { answerCalls, answerOpenCalls } from '../../http/answer-calls.ts';
import { COUNTRY_CODES, findAddressForm } from '../../kernel/addresses/address-forms.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { raiseSiteVersion } from '../../kernel/sites/queries.ts';
import { findDecidedStore, findStore, writeStore } from './queries.ts';

export interface StoreNeeds {
  /** Limits of discounts that had none begin with the orders that took them before. */
  /** Whether products have prices, which another currency would make others. */
  readonly hasPrices: (db: Queryable, siteId: string) => Promise<boolean>;
  readonly beginCounting: (tx: Queryable, siteId: string, discountIds: readonly string[]) => Promise<void>;
}

/** Cents that are taken for yen are a hundred times as much; between currencies with cents, numbers stay what they were. */
function hasOtherDigits(one: CurrencyCode, other: CurrencyCode): boolean {
  return currencyOf(one).fractionDigits !== currencyOf(other).fractionDigits;
}

const KEEPS_CURRENCY = {
  kind: 'currency',
  message: 'Your products have prices. Use “Change currency” to convert them, then save.',
} as const;

export function storeRoutes(deps: Kernel & StoreNeeds): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const stateOf = async (siteId: string) => ({
    store: await findStore(deps.db.read, siteId),
    isDecided: (await findDecidedStore(deps.db.read, siteId)) !== undefined,
    countries: [...COUNTRY_CODES],
  });
  // Whoever sets up a site is not signed in yet.
  const answerAll = answerOpenCalls(app, () => undefined);
  answerAll(calls.readCountries, async () => ({ countries: [...COUNTRY_CODES] }));
  answerAll(calls.readRegions, async ({ params: { country } }) => ({
    regions: (findAddressForm(country)?.regions ?? []).map(({ value, name }) => ({ value, name })),
  }));
  answer(calls.readStore, ({ siteId }) => stateOf(siteId));
  answer(calls.saveStore, async (call, store) => {
    const { siteId } = call;
    const { currency } = await findStore(deps.db.read, siteId);
    if (hasOtherDigits(currency, store.currency) && (await deps.hasPrices(deps.db.read, siteId)))
      return KEEPS_CURRENCY;
    await recorded(
      deps,
      call,
      (within) => saveStore({ ...within, beginCounting: deps.beginCounting }, siteId, store),
      () => 'changed the settings of the store',
    );
    return stateOf(siteId);
  });
  return app;
}

/** Prices on pages change with it. */
function saveStore(
  { db, now, beginCounting }: Pick<Kernel, 'db' | 'now'> & StoreNeeds,
  siteId: string,
  store: StoreSettings,
): Promise<void> {
  return db.write(async (tx) => {
    const before = (await findStore(tx, siteId)).discounts;
    const wasLimited = new Set(before.flatMap(({ id, limit }) => (limit === null ? [] : [id])));
    const newlyLimited = store.discounts.filter(({ id, limit }) => limit !== null && !wasLimited.has(id));
    if (newlyLimited.length > 0)
      await beginCounting(
        tx,
        siteId,
        newlyLimited.map(({ id }) => id),
      );
    await writeStore(tx, siteId, store);
    await raiseSiteVersion(tx, siteId, now());
  });
}
