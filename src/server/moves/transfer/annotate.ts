/**
 * Comments in exported JSON: keys that begin with one `$` say something to a reader and nothing to an import,
 * such as the address beside a reference by id. A document's own key that begins with `$` is written with one more.
 */
import { isId } from '#domain/id.ts';
import { isObject } from '#domain/json.ts';

/** What a reference leads to, in words: an address, or a file of the export. */
export type AddressOf = (reference: { readonly ref: string; readonly id: string }) => string | undefined;

/** Adds the address beside each `{ ref, id }`. Keys that hold undefined are left out, as in JSON. */
export function annotate(value: unknown, addressOf: AddressOf): unknown {
  if (Array.isArray(value)) return value.map((inner) => annotate(inner, addressOf));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key.startsWith('$') ? `$${key}` : key,
    annotate(inner, addressOf),
  ]);
  const address = commentOf(value, addressOf);
  return Object.fromEntries(address === undefined ? entries : [['$address', address], ...entries]);
}

function commentOf({ ref, id }: Record<string, unknown>, addressOf: AddressOf): string | undefined {
  return typeof ref === 'string' && isId(id) ? addressOf({ ref, id }) : undefined;
}

/** The value without its comments: what `annotate` was given. */
export function withoutComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutComments);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('$') || key.startsWith('$$'))
      .map(([key, inner]) => [key.startsWith('$$') ? key.slice(1) : key, withoutComments(inner)]),
  );
}
