/** What buyers read as the name of a way of delivery. */
import { PICKUP_NAME } from '#domain/store/settings/pickup-place.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';

/** What the owner calls it; the name that a new shop begins with is in the language of the page. */
export function deliveryName(name: string, locale: string): string {
  return name === PICKUP_NAME ? storeWords(locale)('pickup') : name;
}
