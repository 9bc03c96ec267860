/** Everything a body refers to by id, so that it can be loaded in one go before anything is rendered. */
import { isId } from '#domain/id.ts';
import { isObject } from '#domain/json.ts';

export interface References {
  readonly media: ReadonlySet<string>;
  /** Pages, items and reusable sections. */
  readonly documents: ReadonlySet<string>;
}

/** Walks JSON values for `{ ref, id }`. */
export function collectReferences(...values: readonly unknown[]): References {
  const found = { media: new Set<string>(), documents: new Set<string>() };
  collect(values, found);
  return found;
}

type Found = Record<keyof References, Set<string>>;

/** By the block, which never changes: those of header, footer and kept bodies come by with every page. */
const ofBlocks = new WeakMap<object, readonly [kind: keyof References, id: string][]>();

function collect(value: unknown, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value)) {
    addReference(value, found);
    if ('props' in value && 'type' in value) {
      for (const [kind, id] of referencesOfBlock(value)) found[kind].add(id);
      return;
    }
  }
  for (const inner of Object.values(value)) collect(inner, found);
}

function addReference({ ref, id }: Readonly<Record<string, unknown>>, found: Found): void {
  if (typeof ref === 'string' && isId(id)) found[ref === 'media' ? 'media' : 'documents'].add(id);
}

function referencesOfBlock(block: Record<string, unknown>) {
  const known = ofBlocks.get(block);
  if (known) return known;
  const found: Found = { media: new Set<string>(), documents: new Set<string>() };
  for (const inner of Object.values(block)) collect(inner, found);
  const references = (['media', 'documents'] as const).flatMap((kind) =>
    [...found[kind]].map((id) => [kind, id] as [keyof References, string]),
  );
  ofBlocks.set(block, references);
  return references;
}
