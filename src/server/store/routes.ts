/** The settings of a store, for its owner. */
import { Hono } from 'hono';
import * as calls from '#domain/store/calls-settings.ts';
import type { StoreSettings } from '#domain/store/settings.ts';
import { recorded } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { COUNTRY_CODES } from '../kernel/addresses/address-forms.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { findStoreSettings, writeStore } from './queries.ts';

export function storeRoutes(deps: Kernel): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const stateOf = async (siteId: string) => ({
    store: await findStoreSettings(deps.db.read, siteId),
    countries: [...COUNTRY_CODES],
  });
  answer(calls.readStore, ({ siteId }) => stateOf(siteId));
  answer(calls.saveStore, async (call, store) => {
    const { siteId } = call;
    await recorded(
      deps,
      call,
      (within) => saveStore(within, siteId, store),
      () => 'changed the settings of the store',
    );
    return stateOf(siteId);
  });
  return app;
}

/** Prices on pages change with it. */
function saveStore(
  { db, now }: Pick<Kernel, 'db' | 'now'>,
  siteId: string,
  store: StoreSettings,
): Promise<void> {
  return db.write(async (tx) => {
    await writeStore(tx, siteId, store);
    await raiseSiteVersion(tx, siteId, now());
  });
}
