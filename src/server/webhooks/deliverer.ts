/**
 * Delivers what is due: many webhooks at the same time, each one message after the other. It takes one place among
 * the jobs however many wait, so that an address that does not answer keeps neither mails nor other webhooks waiting.
 */

import { ATTEMPT_MS, attemptDelivery } from './attempt-delivery.ts';
import type { DeliverDeps } from './deps.ts';
import { claimDeliveries } from './queries-deliveries.ts';
import type { WebhookDeliveryTable } from './tables.ts';

const MAX_AT_ONCE = 20;
/** A try that has not been settled after this was cut off. */
const CLAIM_MS = 6 * ATTEMPT_MS;

export class Deliverer {
  readonly #deps: DeliverDeps;
  /** By webhook. */
  readonly #underWay = new Map<string, Promise<void>>();
  #isRunning = false;
  #isWoken = false;
  #wake: () => void = () => {};

  constructor(deps: DeliverDeps) {
    this.#deps = deps;
  }

  /** Until nothing is due. A second call leaves the work to the first. */
  async run(signal: AbortSignal): Promise<void> {
    this.#isWoken = true;
    this.#wake();
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (!signal.aborted && (this.#isWoken || this.#underWay.size > 0)) {
        if (this.#isWoken) await this.#look(signal);
        else await this.#pause();
      }
    } finally {
      this.#isRunning = false;
    }
    await Promise.all(this.#underWay.values());
  }

  /** Starts what is due, as far as there is room. */
  async #look(signal: AbortSignal): Promise<void> {
    this.#isWoken = false;
    const limit = MAX_AT_ONCE - this.#underWay.size;
    if (limit <= 0) return;
    const { db, now } = this.#deps;
    const busy = [...this.#underWay.keys()];
    const claim = { now: now(), until: now() + CLAIM_MS, busy, limit };
    const claimed = await db.write((tx) => claimDeliveries(tx, claim));
    for (const delivery of claimed) this.#start(delivery, signal);
    // Others may have been hidden behind many of one webhook.
    if (claimed.length > 0) this.#isWoken = true;
  }

  #start(delivery: WebhookDeliveryTable, signal: AbortSignal): void {
    const attempt = attemptDelivery(this.#deps, delivery, signal)
      .catch((error: unknown) => {
        // It stays claimed and comes again.
        this.#deps.log.error({ err: error, delivery: delivery.id }, 'a webhook could not be delivered');
      })
      .finally(() => {
        this.#underWay.delete(delivery.webhookId);
        this.#isWoken = true;
        this.#wake();
      });
    this.#underWay.set(delivery.webhookId, attempt);
  }

  async #pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}
