/** The values of a block or section one by one, however deep they stand. */
import { isObject } from '../json.ts';

export interface FoundValue {
  /** From the block itself. */
  readonly path: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** Every object within a value, outermost first; overlays are other people's versions of the same and left out. */
export function* objectsWithin(value: unknown, path: readonly string[] = []): Generator<FoundValue> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* objectsWithin(inner, [...path, String(index)]);
  } else if (isObject(value)) {
    yield { path, value };
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'overlays') yield* objectsWithin(inner, [...path, key]);
    }
  }
}
