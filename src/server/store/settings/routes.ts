/** The settings of a store, for its owner. */
import { Hono } from 'hono';
import { currencyOf } from '#domain/money/currencies.ts';
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

/**
 * Whether prices would be kept as those of another currency: also by settings that were opened before the currency was
 * changed in another tab. Who decides for the first time may take another one, though not one with other digits: cents
 * that are taken for yen are a hundred times as much.
 */
async function isOtherCurrency(
  { db, hasPrices }: Pick<Kernel, 'db'> & StoreNeeds,
  siteId: string,
  { currency }: Pick<StoreSettings, 'currency'>,
): Promise<boolean> {
  const decided = await findDecidedStore(db.read, siteId);
  const { currency: before } = decided ?? (await findStore(db.read, siteId));
  if (before === currency || !(await hasPrices(db.read, siteId))) return false;
  return decided !== undefined || currencyOf(before).fractionDigits !== currencyOf(currency).fractionDigits;
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
    if (await isOtherCurrency(deps, siteId, store)) return KEEPS_CURRENCY;
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
