/** What guests read of a person who is booked. */

/** What owners called themselves at first. Guests can’t tell who that is. */
const OWN_WORDS: readonly string[] = ['me', 'ich'];

/** @param site its name, shown in place of the owner’s */
export function nameForGuests(resource: string, site: string): string {
  return OWN_WORDS.includes(resource.trim().toLowerCase()) ? site : resource;
}
