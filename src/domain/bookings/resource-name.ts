/** What guests read of a person who is booked. */

/** What owners called themselves for a start: it is nobody’s name for a guest. */
const OWN_WORDS: readonly string[] = ['me', 'ich'];

/** @param site its name, which stands for its owner */
export function nameForGuests(resource: string, site: string): string {
  return OWN_WORDS.includes(resource.trim().toLowerCase()) ? site : resource;
}
