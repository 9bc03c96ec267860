/** Which browsers are bots, by what they call themselves: few make most requests, and the expression that knows them is long. */
import { isbot } from 'isbot';
import { BoundedMap } from '#domain/bounded-map.ts';

const MAX_AGENTS = 1000;
/** Longer names are cut before anything looks at them. */
const MAX_NAME = 500;
const agents = new BoundedMap<string, boolean>(MAX_AGENTS);

export function isBot(userAgent: string): boolean {
  const name = userAgent.slice(0, MAX_NAME);
  return agents.get(name) ?? agents.keep(name, name === '' || isbot(name));
}
