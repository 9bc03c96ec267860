/**
 * What the buttons and keys of the editor do to a page, as operations: insert, move, duplicate, delete, resize.
 * They are made for the body as it stands and say nothing about whether it will take them.
 */
import { applyOperations } from '../content/apply.ts';
import type { Block, Body, Place, Section } from '../content/content.ts';
import { GRID_COLUMNS } from '../content/grid.ts';
import type { Operation, Position } from '../content/operations.ts';
import { find, positionOf } from '../content/tree.ts';

export type Item = Block | Section;

export function isSection(item: Item): item is Section {
  return 'blocks' in item;
}

/** The section that holds the item, or is it. */
export function sectionOf(body: Body, id: string): Section | undefined {
  return body.sections.find(
    (section) => section.id === id || section.blocks.some((block) => block.id === id),
  );
}

/** Sections and blocks as they follow each other on the page. */
export function readingOrder(body: Body): readonly Item[] {
  return body.sections.flatMap((section) => [section, ...section.blocks]);
}

export function insertOperation(value: Item, position: Position): Operation {
  return { op: 'insert', id: value.id, position, after: value };
}

/** Removes items, each from where it stands by then, so that undo puts it back there; a block goes with its section. */
export function removeOperations(body: Body, ids: readonly string[]): Operation[] {
  const wanted = new Set(ids);
  const remove = (item: Item, siblings: readonly Item[], parent: string | null): Operation => {
    const earlier = siblings.slice(0, siblings.indexOf(item));
    const after = earlier.findLast(({ id }) => !wanted.has(id))?.id ?? null;
    return { op: 'remove', id: item.id, position: { parent, after }, before: item };
  };
  return body.sections.flatMap((section) => {
    if (wanted.has(section.id)) return [remove(section, body.sections, null)];
    const gone = section.blocks.filter(({ id }) => wanted.has(id));
    return gone.map((block) => remove(block, section.blocks, section.id));
  });
}

/** One step up or down; a block at the edge of its section goes over to the next one. */
export function moveOperations(body: Body, id: string, direction: -1 | 1): Operation[] {
  const item = find(body, id);
  const before = positionOf(body, id);
  if (!item || !before) return [];
  const after = isSection(item) ? besideSection(body, id, direction) : besideBlock(body, id, direction);
  if (!after) return [];
  return [{ op: 'move', id, before, after }, ...swapPlaces(body, item, after)];
}

/** Past one neighbour after the other, each of which gives way, up to a position in the same section. */
export function passOperations(body: Body, id: string, position: Position): Operation[] {
  const blocks = sectionOf(body, id)?.blocks ?? [];
  const from = blocks.findIndex((block) => block.id === id);
  const before = blocks.findIndex((block) => block.id === position.after);
  const to = before < from ? before + 1 : before;
  const operations: Operation[] = [];
  let current = body;
  for (let step = Math.abs(to - from); step > 0; step -= 1) {
    const next = moveOperations(current, id, to > from ? 1 : -1);
    const applied = applyOperations(current, next);
    if (!applied.ok) return [];
    operations.push(...next);
    current = applied.body;
  }
  return operations;
}

function besideSection(body: Body, id: string, direction: -1 | 1): Position | undefined {
  return shift(body.sections, id, direction, null);
}

function besideBlock(body: Body, id: string, direction: -1 | 1): Position | undefined {
  const index = body.sections.findIndex(({ blocks }) => blocks.some((block) => block.id === id));
  const section = body.sections[index];
  if (!section) return undefined;
  const within = shift(section.blocks, id, direction, section.id);
  if (within) return within;
  const next = body.sections[index + direction];
  if (!next || next.source) return undefined;
  return { parent: next.id, after: direction === 1 ? null : (next.blocks.at(-1)?.id ?? null) };
}

function shift(
  list: readonly { readonly id: string }[],
  id: string,
  direction: -1 | 1,
  parent: string | null,
): Position | undefined {
  const index = list.findIndex((entry) => entry.id === id);
  if (!list[index + direction]) return undefined;
  const after = list[direction === 1 ? index + 1 : index - 2];
  return { parent, after: after?.id ?? null };
}

/**
 * Blocks that name their row would stay where they are: they exchange rows as well. Blocks beside each other
 * exchange columns: else the row would come apart.
 */
function swapPlaces(body: Body, item: Item, after: Position): Operation[] {
  const section = sectionOf(body, item.id);
  if (isSection(item) || !section || after.parent !== section.id) return [];
  const from = section.blocks.findIndex(({ id }) => id === item.id);
  const to = section.blocks.findIndex(({ id }) => id === after.after);
  const other = section.blocks[to < from ? to + 1 : to];
  if (!other || other.id === item.id) return [];
  if (item.place.row === other.place.row)
    return to < from ? swapColumns(other, item) : swapColumns(item, other);
  if (item.place.row === undefined || other.place.row === undefined) return [];
  return [placeOperation(item, { row: other.place.row }), placeOperation(other, { row: item.place.row })];
}

/** Each keeps its width, and both together the columns they have taken. */
function swapColumns(first: Block, second: Block): Operation[] {
  const { column, span } = first.place;
  if (column + span > second.place.column) return [];
  const end = second.place.column + second.place.span;
  return [placeOperation(second, { column }), placeOperation(first, { column: end - span })];
}

function placeOperation(block: Block, change: Partial<Place>): Operation {
  return { op: 'setPlace', id: block.id, before: block.place, after: { ...block.place, ...change } };
}

/** Copies of the items, each right after its original, and their ids. */
export function duplicateOperations(
  body: Body,
  ids: readonly string[],
  newId: () => string,
): { readonly operations: Operation[]; readonly ids: string[] } {
  const wanted = new Set(ids);
  const copies: Operation[] = [];
  for (const item of readingOrder(body)) {
    const position = positionOf(body, item.id);
    if (!wanted.has(item.id) || !position || (position.parent && wanted.has(position.parent))) continue;
    copies.push(insertOperation(withNewIds(item, newId), { ...position, after: item.id }));
  }
  return { operations: copies, ids: copies.map(({ id }) => id) };
}

/** A copy that may stand beside the original. */
export function withNewIds<T extends Item>(item: T, newId: () => string): T {
  const id = newId();
  if (!isSection(item)) return { ...item, id };
  return { ...item, id, blocks: item.blocks.map((block) => ({ ...block, id: newId() })) };
}

/**
 * A block one column wider or narrower, or shifted by one; at the edges of the grid it stays as it is.
 * @param layer `mobile` changes what holds on phones only
 */
export function resizeOperation(
  block: Block,
  change: { readonly column?: number; readonly span?: number },
  layer: 'base' | 'mobile' = 'base',
): Operation | undefined {
  const place = placeIn(block, layer);
  const column = place.column + (change.column ?? 0);
  const span = place.span + (change.span ?? 0);
  if (column < 1 || span < 1 || column + span > GRID_COLUMNS + 1) return undefined;
  return setPlaceOperation(block, { ...place, column, span }, layer);
}

/** Where a block stands on the given screens. */
function placeIn(block: Block, layer: 'base' | 'mobile'): Place {
  const over = layer === 'mobile' ? block.overlays?.['mobile']?.['place'] : undefined;
  return { ...block.place, ...(over as Partial<Place> | undefined) };
}

export function setPlaceOperation(block: Block, place: Place, layer: 'base' | 'mobile'): Operation {
  if (layer === 'base') return { op: 'setPlace', id: block.id, before: block.place, after: place };
  const before = block.overlays?.['mobile']?.['place'];
  return { op: 'setOverlay', id: block.id, condition: 'mobile', path: ['place'], before, after: place };
}

/** Whether it is hidden on the given screens. */
export function isHidden({ hidden, overlays }: Item, layer: 'base' | 'mobile'): boolean {
  const own = layer === 'mobile' ? overlays?.['mobile']?.['hidden'] : undefined;
  return own === undefined ? hidden === true : own === true;
}

/** Hides or shows it on the given screens; phones keep no value of their own where it is the same as the base's. */
export function hideOperation(item: Item, isWanted: boolean, layer: 'base' | 'mobile'): Operation {
  const { id, hidden, overlays } = item;
  if (layer === 'base')
    return { op: 'set', id, path: ['hidden'], before: hidden, after: isWanted ? true : undefined };
  const before = overlays?.['mobile']?.['hidden'];
  const after = isWanted === (hidden === true) ? undefined : isWanted;
  return { op: 'setOverlay', id, condition: 'mobile', path: ['hidden'], before, after };
}
