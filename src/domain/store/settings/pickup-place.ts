/** Where buyers come for what they have ordered, in what they read of it. */

/** What a shop that has said nothing of delivery calls it: no place. */
export const PICKUP_NAME = 'Pick up';

const NOTED = ' – ';

/** A way of delivery with what the owner says of it, as an order keeps it. */
export function notedName(name: string, note: string): string {
  return note === '' ? name : `${name}${NOTED}${note}`;
}

/** What the owner calls it, unless that says nothing, then where it is; empty where nobody has said. */
export function pickupLines(name: string, place: string): string[] {
  // An order keeps what the owner calls it together with where it was then.
  const own = name.endsWith(`${NOTED}${place}`) ? name.slice(0, -NOTED.length - place.length) : name;
  return [own === PICKUP_NAME ? '' : own, ...place.split('\n')].filter((line) => line.trim() !== '');
}

interface Way {
  readonly kind: string;
  readonly name: string;
  readonly note: string;
}

/** Buyers choose nothing of which nobody could tell them where it is. */
export function isUnplaced({ kind, name, note }: Way): boolean {
  return kind === 'pickup' && pickupLines(name, note).length === 0;
}

/** What the owner says of a way of delivery; empty where it is nothing, or the way is no more. */
export function noteOf(
  zones: readonly { readonly methods: readonly { readonly id: string; readonly note: string }[] }[],
  methodId: string,
): string {
  const methods = zones.flatMap((zone) => zone.methods);
  return methods.find(({ id }) => id === methodId)?.note.trim() ?? '';
}
