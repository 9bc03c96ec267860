/** New ids in the browser. */
import { newId } from '#domain/id.ts';

export function makeId(): string {
  return newId(Date.now(), (size) => crypto.getRandomValues(new Uint8Array(size)));
}
