import { BoundedMap } from './bounded-map.ts';

/**
 * Settings are read anew by every request, and checking them costs more than all else: what a text says is remembered
 * with it. What is answered is shared, and must not be changed.
 *
 * @param most how many texts are remembered
 */
export function parseOnce<Value>(parse: (text: string) => Value, most = 50): (text: string) => Value {
  const parsed = new BoundedMap<string, Value>(most);
  return (text) => parsed.get(text) ?? parsed.keep(text, parse(text));
}
