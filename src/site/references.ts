/** Everything a body refers to by id, so that it can be loaded in one go before anything is rendered. */
import { isId } from '#domain/id.ts';
import { isObject } from '#domain/json.ts';

export interface References {
  readonly media: ReadonlySet<string>;
  /** Pages, items and reusable sections. */
  readonly documents: ReadonlySet<string>;
}

/** Walks any JSON value for `{ ref, id }`. */
export function collectReferences(...values: readonly unknown[]): References {
  const found = { media: new Set<string>(), documents: new Set<string>() };
  collect(values, found);
  return found;
}

function collect(value: unknown, found: { media: Set<string>; documents: Set<string> }): void {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && typeof value['ref'] === 'string' && isId(value['id'])) {
    (value['ref'] === 'media' ? found.media : found.documents).add(value['id']);
  }
  for (const inner of Object.values(value)) collect(inner, found);
}
