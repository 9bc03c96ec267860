/** Where buyers come for what they have ordered, in what they read of it. */

/** What a shop that has said nothing of delivery calls it: no place. */
export const PICKUP_NAME = 'Pick up';

/** What the owner calls it, unless that says nothing, then where it is; empty where nobody has said. */
export function pickupLines(name: string, place: string): string[] {
  return [name === PICKUP_NAME ? '' : name, ...place.split('\n')].filter((line) => line.trim() !== '');
}

/** What the owner says of a way of delivery; empty where it is nothing, or the way is no more. */
export function noteOf(
  zones: readonly { readonly methods: readonly { readonly id: string; readonly note: string }[] }[],
  methodId: string,
): string {
  const methods = zones.flatMap((zone) => zone.methods);
  return methods.find(({ id }) => id === methodId)?.note.trim() ?? '';
}
