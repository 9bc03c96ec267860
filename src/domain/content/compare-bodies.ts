/** What differs between two versions of a document, thing by thing and value by value, for people to read. */
import { isObject } from '../json.ts';
import type { Block, Body, Section } from './content.ts';

interface ThingChange {
  readonly kind: 'added' | 'removed' | 'moved';
  readonly what: 'section' | 'block';
  readonly id: string;
  /** As it is in the newer version; as it was for what is gone. */
  readonly value: Block | Section;
}

export interface ValueChange {
  readonly kind: 'changed';
  readonly what: 'page' | 'section' | 'block';
  /** `body` for the page itself. */
  readonly id: string;
  /** In the newer version. */
  readonly value: Block | Section | Body;
  /** From the thing on, e.g. `['props', 'caption']` or `['overlays', 'mobile', 'hidden']`. */
  readonly path: readonly string[];
  /** Undefined: there was nothing. */
  readonly before: unknown;
  /** Undefined: there is nothing any more. */
  readonly after: unknown;
}

export type BodyChange = ThingChange | ValueChange;

/** Values at or below this depth are compared as wholes: a rich text is one value, not its letters. */
const MOST_DEPTH = 3;

/** In the order of the newer version, what is gone last. */
export function compareBodies(before: Body, after: Body): BodyChange[] {
  const { sections: _before, ...pageBefore } = before;
  const { sections: _after, ...pageAfter } = after;
  const things = [indexOf(before), indexOf(after)] as const;
  const moved = movedIds(before, after);
  return [
    ...compareValues(pageBefore, pageAfter).map(
      (change): ValueChange => ({ kind: 'changed', what: 'page', id: 'body', value: after, ...change }),
    ),
    ...[...things[1].values()].flatMap((thing) => compareThing(things[0].get(thing.value.id), thing, moved)),
    ...[...things[0].values()]
      .filter(({ value }) => !things[1].has(value.id))
      .map(({ what, value }): ThingChange => ({ kind: 'removed', what, id: value.id, value })),
  ];
}

interface Thing {
  readonly what: 'section' | 'block';
  readonly value: Block | Section;
}

function indexOf(body: Body): Map<string, Thing> {
  const things = new Map<string, Thing>();
  for (const section of body.sections) {
    things.set(section.id, { what: 'section', value: section });
    for (const block of section.blocks) things.set(block.id, { what: 'block', value: block });
  }
  return things;
}

function compareThing(
  old: Thing | undefined,
  { what, value }: Thing,
  moved: ReadonlySet<string>,
): BodyChange[] {
  const { id } = value;
  if (!old) return [{ kind: 'added', what, id, value }];
  const { blocks: _before, ...before } = { blocks: [], ...old.value };
  const { blocks: _after, ...after } = { blocks: [], ...value };
  return [
    ...(moved.has(id) ? [{ kind: 'moved' as const, what, id, value }] : []),
    ...compareValues(before, after).map(
      (change): ValueChange => ({ kind: 'changed', what, id, value, ...change }),
    ),
  ];
}

type Difference = Pick<ValueChange, 'path' | 'before' | 'after'>;

export function compareValues(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (isSame(before, after)) return [];
  if (path.length >= MOST_DEPTH || !isObject(before) || !isObject(after) || isRichText(before))
    return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => compareValues(own(before, key), own(after, key), [...path, key]));
}

function isRichText(value: Record<string, unknown>): boolean {
  return value['type'] === 'doc';
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Equal as JSON, whatever the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(own(a, key), own(b, key)));
}

/** What stands in another section, and the fewest siblings that have to move to get from one order to the other. */
function movedIds(before: Body, after: Body): Set<string> {
  const moved = new Set<string>();
  const parents = new Map(before.sections.flatMap(({ id, blocks }) => blocks.map((block) => [block.id, id])));
  const stays = (id: string, parent: string | undefined) => parents.get(id) === parent;
  addOutOfOrder(moved, before.sections, after.sections);
  for (const section of after.sections) {
    const old = before.sections.find(({ id }) => id === section.id)?.blocks ?? [];
    for (const { id } of section.blocks) if (parents.has(id) && !stays(id, section.id)) moved.add(id);
    addOutOfOrder(moved, old, section.blocks);
  }
  return moved;
}

function addOutOfOrder(
  moved: Set<string>,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): void {
  const rank = new Map(before.map(({ id }, index) => [id, index]));
  const common = after.filter(({ id }) => rank.has(id)).map(({ id }) => id);
  const inOrder = new Set(longestRising(common, (id) => rank.get(id) ?? 0));
  for (const id of common) if (!inOrder.has(id)) moved.add(id);
}

/** A longest subsequence whose ranks rise. */
function longestRising(ids: readonly string[], rankOf: (id: string) => number): string[] {
  let best: string[] = [];
  const endingAt = new Map<string, string[]>();
  for (const [index, id] of ids.entries()) {
    let chain: string[] = [];
    for (const earlier of ids.slice(0, index)) {
      const known = endingAt.get(earlier) ?? [];
      if (rankOf(earlier) < rankOf(id) && known.length > chain.length) chain = known;
    }
    const longer = [...chain, id];
    endingAt.set(id, longer);
    if (longer.length > best.length) best = longer;
  }
  return best;
}
