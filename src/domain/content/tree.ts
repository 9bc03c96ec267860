/** Finding, placing and replacing sections and blocks in a body. Nothing here changes what it is given. */
import { isObject } from '../json.ts';
import type { Block, Body, Section } from './content.ts';
import type { Position } from './operations.ts';
import { getIn, indexOf } from './overlays.ts';

/** The section or block with this id. */
export function find(body: Pick<Body, 'sections'>, id: string): Block | Section | undefined {
  for (const section of body.sections) {
    if (section.id === id) return section;
    const block = section.blocks.find((candidate) => candidate.id === id);
    if (block) return block;
  }
  return undefined;
}

/** Where the section or block with this id stands now. */
export function positionOf(body: Pick<Body, 'sections'>, id: string): Position | undefined {
  const at = (list: readonly { id: string }[], parent: string | null): Position | undefined => {
    const index = list.findIndex((entry) => entry.id === id);
    return index < 0 ? undefined : { parent, after: list[index - 1]?.id ?? null };
  };
  for (const section of body.sections) {
    const found = at(section.blocks, section.id);
    if (found) return found;
  }
  return at(body.sections, null);
}

export function take(body: Body, id: string): Body {
  return {
    ...body,
    sections: body.sections
      .filter((section) => section.id !== id)
      .map((section) =>
        section.blocks.some((block) => block.id === id)
          ? { ...section, blocks: section.blocks.filter((block) => block.id !== id) }
          : section,
      ),
  };
}

/** A sibling that has gone in the meantime sends the value to the end; a section that has gone: undefined. */
export function place(body: Body, value: Block | Section, position: Position): Body | undefined {
  const insert = <T extends { id: string }>(list: readonly T[], entry: T): T[] => {
    if (position.after === null) return [entry, ...list];
    const index = list.findIndex((sibling) => sibling.id === position.after);
    return index < 0 ? [...list, entry] : [...list.slice(0, index + 1), entry, ...list.slice(index + 1)];
  };
  if ('blocks' in value) {
    return position.parent === null ? { ...body, sections: insert(body.sections, value) } : undefined;
  }
  const section = body.sections.find((candidate) => candidate.id === position.parent);
  return section && (swap(body, { ...section, blocks: insert(section.blocks, value) }) as Body);
}

export function swap(body: Body, value: Block | Section): Body {
  return {
    ...body,
    sections: body.sections.map((section) => {
      if (section.id === value.id) return value as Section;
      return section.blocks.some((block) => block.id === value.id)
        ? {
            ...section,
            blocks: section.blocks.map((block) => (block.id === value.id ? (value as Block) : block)),
          }
        : section;
    }),
  };
}

/** A copy with the value at a path replaced; undefined removes the key. Without a parent to set it in: undefined. */
export function setIn(target: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    const index = indexOf(key);
    if (index < 0 || index >= target.length) return undefined;
    const inner = setIn(target[index], rest, value);
    return inner === undefined ? undefined : target.with(index, inner);
  }
  if (!isObject(target)) return undefined;
  if (rest.length === 0) return withKey(target, key, value);
  const inner = setIn(getIn(target, [key]), rest, value);
  return inner === undefined ? undefined : { ...target, [key]: inner };
}

/**
 * Whether a value can be set at a path of an overlay: what already stands on the way is an object, and the
 * value is no empty object, which would say nothing and could not be told from an absent one.
 */
export function fitsLayer(layers: unknown, path: readonly string[], value: unknown): boolean {
  const parents = path.slice(0, -1).map((_, depth) => getIn(layers, path.slice(0, depth + 1)));
  return parents.every((parent) => parent === undefined || isObject(parent)) && !hasEmptyObject(value);
}

function hasEmptyObject(value: unknown): boolean {
  if (!isObject(value)) return false;
  const inner = Object.values(value);
  return inner.length === 0 || inner.some(hasEmptyObject);
}

/**
 * A copy with a value set in an overlay. A layer, and each object within, comes into being with its first
 * value and goes with its last, so that undoing leaves the document as it was.
 */
export function setLayer(
  target: unknown,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> | undefined {
  const [key, ...rest] = path;
  const base = isObject(target) ? target : {};
  if (key === undefined) return undefined;
  const inner = rest.length === 0 ? value : setLayer(getIn(base, [key]), rest, value);
  const changed = withKey(base, key, inner);
  return Object.keys(changed).length === 0 ? undefined : changed;
}

export function withKey(
  target: Record<string, unknown>,
  key: string,
  value: unknown,
): Record<string, unknown> {
  const copy = { ...target, [key]: value };
  if (value === undefined) delete copy[key];
  return copy;
}
