/** Whether a browser is a bot, by its name. Few browsers send most calls, and the expression that knows bots is long. */
import { isbot } from 'isbot';
import { BoundedMap } from '#domain/bounded-map.ts';

/** Names that are remembered. */
const MAX_AGENTS = 1000;

export class KnownBots {
  readonly #bots = new BoundedMap<string, boolean>(MAX_AGENTS);

  /** @param userAgent cut to a length that is quick to look at */
  has(userAgent: string): boolean {
    return this.#bots.get(userAgent) ?? this.#bots.keep(userAgent, userAgent === '' || isbot(userAgent));
  }
}
