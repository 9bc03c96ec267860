/**
 * Fetches the pictures that tables name, and gives each product its own once none of them is waited for. What came is
 * noted as it comes: a restart goes on behind it.
 */

import type { Common } from '../../../feature.ts';
import { forEachAddress } from '../../../http/outgoing/for-each-address.ts';
import { type PlaceDeps, placePictures } from './place-pictures.ts';
import { isWaiting, listToPlace, listWaiting, settleWanted } from './queries.ts';

export interface FetchDeps extends PlaceDeps {
  readonly fetching: Pick<Common['fetching'], 'fetchPicture'>;
}

/** At a time: after each lot, products get theirs. */
const LOT = 60;

export class PictureFetcher {
  readonly #deps: FetchDeps;
  /** Sites that are being worked for, and whether more came meanwhile. */
  readonly #running = new Map<string, { hasMore: boolean }>();

  constructor(deps: FetchDeps) {
    this.#deps = deps;
  }

  /** One for each site: two would ask a host twice as much. */
  async run(siteId: string, signal: AbortSignal): Promise<void> {
    const running = this.#running.get(siteId);
    if (running) {
      running.hasMore = true;
      return;
    }
    const own = { hasMore: true };
    this.#running.set(siteId, own);
    try {
      while (own.hasMore) {
        own.hasMore = false;
        await this.#runLots(siteId, signal);
      }
    } finally {
      this.#running.delete(siteId);
    }
  }

  async #runLots(siteId: string, signal: AbortSignal): Promise<void> {
    const { db } = this.#deps;
    for (;;) {
      const lot = await listWaiting(db.read, siteId, LOT);
      const byAddress = new Map(lot.toReversed().map((each) => [each.address, each]));
      await forEachAddress([...byAddress.values()].toReversed(), (wanted) =>
        this.#fetch(siteId, wanted, signal),
      );
      await this.#place(siteId, signal);
      if (lot.length === 0) return;
    }
  }

  async #fetch(
    siteId: string,
    wanted: { readonly address: string; readonly alt: string },
    signal: AbortSignal,
  ): Promise<void> {
    const { db, fetching } = this.#deps;
    signal.throwIfAborted();
    // The owner may have stopped it.
    if (!(await isWaiting(db.read, siteId, wanted.address))) return;
    const fetched = await fetching.fetchPicture({ siteId, ...wanted }, signal);
    const result =
      fetched.kind === 'stored'
        ? ({ state: 'fetched', mediaId: fetched.media.id, problem: null } as const)
        : ({ state: 'failed', mediaId: null, problem: fetched.reason } as const);
    await db.write((tx) => settleWanted(tx, { siteId, address: wanted.address }, result));
  }

  async #place(siteId: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const products = await listToPlace(this.#deps.db.read, siteId, LOT);
      if (products.length === 0) return;
      for (const productId of products) {
        signal.throwIfAborted();
        await placePictures(this.#deps, { siteId, productId });
      }
    }
  }
}
