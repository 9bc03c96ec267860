/** What the server says is wrong, such as that fewer are left; of what it says nothing of, the data layer's own words. */
import { isObject } from '#domain/json.ts';
import type { Answer } from './data-layer.ts';

export function wordsOf({ data, message }: Extract<Answer<unknown>, { ok: false }>): string {
  const said = isObject(data) ? data : {};
  const words = isObject(said['error']) ? said['error']['message'] : said['message'];
  return typeof words === 'string' ? words : message;
}
