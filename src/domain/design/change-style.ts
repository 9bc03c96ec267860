/** Changes to a style document as operations. */

import { BODY } from '../content/body-id.ts';
import type { Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { getIn } from '../content/overlays.ts';
import { isEqualJson } from '../json.ts';

/** Where in a style a value stands: `['palette', 'accent']`. */
export type StylePath = readonly [string] | readonly [string, string];

/**
 * Sets one value of a style; undefined goes back to what the template has.
 * @returns nothing where the value is so already
 */
export function styleOperations(
  { fields }: Pick<Body, 'fields'>,
  path: StylePath,
  after: unknown,
): Operation[] {
  const before = getIn(fields, path);
  if (isEqualJson(before ?? null, after ?? null)) return [];
  const [group, name] = path;
  // A group that is not there yet comes with its first value.
  return name !== undefined && fields[group] === undefined
    ? [setField([group], undefined, { [name]: after })]
    : [setField(path, before, after)];
}

function setField(path: readonly string[], before: unknown, after: unknown): Operation {
  return { op: 'set', id: BODY, path: ['fields', ...path], before, after };
}
