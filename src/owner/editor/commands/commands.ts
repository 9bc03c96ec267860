/** The commands of the editor, for buttons, menus, keys and the frame; each announces what it did. */
import { definitions } from '#blocks/definitions.ts';
import type { Block, Body, Section } from '#domain/content/content.ts';
import type { Operation, Position } from '#domain/content/operations.ts';
import { find, positionOf } from '#domain/content/tree.ts';
import {
  duplicateOperations,
  hideOperation,
  type Item,
  insertOperation,
  isHidden,
  isSection,
  readingOrder,
  removeOperations,
  resizeOperation,
  sectionOf,
} from '#domain/editor/arrange.ts';
import { closeGapOperations } from '#domain/editor/close-gap.ts';
import { offerUndo } from '../../editing/offer-undo.ts';
import { fill } from '../../fill.ts';
import { makeId } from '../../make-id.ts';
import type { SectionPreset } from '../../new-page/presets.ts';
import { type Editor, itemShown, layerOf, selectedItem, shownBody } from '../editor.ts';
import { rememberUse } from '../palette/recently-used.ts';
import { isNarrow, offerPanel } from '../panels/open-panels.ts';
import type { Spot } from '../state.ts';
import { awaitText, takeTyped } from './type-ahead.ts';
import * as say from './words/en.ts';

/** "Text", "Section “Opening hours”": the name shown to people. */
export function nameOf(item: Item): string {
  if (!isSection(item)) return definitions[item.type]?.label ?? item.type;
  return item.name ? fill(say.sectionName, { name: item.name }) : say.section;
}

function bodyOf(editor: Editor): Body {
  return editor.store.get().session.body;
}

function plural(editor: Editor): string {
  const { selection } = editor.store.get();
  const item = selectedItem(editor.store.get());
  return item ? nameOf(item) : fill(say.countItems, { count: selection.length });
}

/** "2 of 5 in section 1", for screen readers. */
export function whereIs(body: Body, id: string): string {
  const section = sectionOf(body, id);
  const number = body.sections.indexOf(section as Section) + 1;
  if (!section || section.id === id) return fill(say.numberOfCount, { number, count: body.sections.length });
  const index = section.blocks.findIndex((block) => block.id === id) + 1;
  return fill(say.indexOfCountInSectionNumber, { index, count: section.blocks.length, number });
}

export function deleteSelected(editor: Editor): void {
  const { selection, session } = editor.store.get();
  const operations = removeOperations(session.body, selection);
  if (operations.length === 0) return;
  const words = plural(editor);
  const next = neighbourOf(session.body, selection);
  if (!editor.perform({ label: fill(say.deleteWords, { words }), operations })) return;
  editor.select(next ? [next] : []);
  editor.announce(fill(say.wordsDeleted, { words }));
  // On phones blocks are stacked anyway.
  const hasGap =
    editor.store.get().device !== 'phone' &&
    closeGapOperations(session.body, bodyOf(editor), selection).length > 0;
  const offer = { label: say.closeTheGap, onSelect: () => closeGap(editor, session.body, selection) };
  offerUndo(editor, fill(say.wordsDeleted, { words }), hasGap ? offer : undefined);
}

/** @param before the page before the deletion */
function closeGap(editor: Editor, before: Body, ids: readonly string[]): void {
  const operations = closeGapOperations(before, bodyOf(editor), ids);
  if (operations.length === 0) return void editor.announce(say.thereIsNoGapToClose);
  if (editor.perform({ label: say.closeTheGap, operations })) editor.announce(say.gapClosed);
}

/** What to select after a deletion: the item before, else the one after. */
function neighbourOf(body: Body, ids: readonly string[]): string | undefined {
  const gone = new Set(removeOperations(body, ids).flatMap((operation) => [operation.id]));
  const section = sectionOf(body, ids[0] ?? '');
  const siblings: readonly Item[] = section && !gone.has(section.id) ? section.blocks : body.sections;
  const index = siblings.findIndex(({ id }) => gone.has(id));
  const before = siblings.slice(0, index).findLast(({ id }) => !gone.has(id));
  return (before ?? siblings.slice(index).find(({ id }) => !gone.has(id)))?.id;
}

export function duplicateSelected(editor: Editor): void {
  const { selection, session } = editor.store.get();
  const { operations, ids } = duplicateOperations(session.body, selection, makeId);
  if (operations.length === 0) return;
  const words = plural(editor);
  if (!editor.perform({ label: fill(say.duplicateWords, { words }), operations })) return;
  editor.announce(fill(say.wordsDuplicated, { words }));
  selectNew(editor, ids);
}

/** Selects new items once the frame shows them. */
export function selectNew(editor: Editor, ids: readonly string[]): void {
  editor.store.set({ selection: ids });
  editor.afterShow(() => {
    const isThere = ids.every((id) => find(bodyOf(editor), id));
    if (!isThere) return;
    editor.select(ids);
    const [first] = ids;
    if (first) editor.toFrame({ type: 'scrollTo', id: first });
  });
}

export function resizeSelected(editor: Editor, change: { column?: number; span?: number }): void {
  const selected = selectedItem(editor.store.get());
  const item = selected && itemShown(editor, selected);
  if (!item || isSection(item)) return;
  const layer = layerOf(editor.store.get());
  const operation = resizeOperation(item, change, layer);
  if (!operation) return void editor.announce(say.noMoreRoomInThisDirection);
  if (
    !editor.perform({
      label: fill(say.resizeName, { name: nameOf(item) }),
      operations: [operation],
      group: `size ${item.id}`,
    })
  )
    return;
  const place = 'after' in operation ? (operation.after as { column: number; span: number }) : item.place;
  editor.announce(fill(say.spanOf12ColumnsFromColumn, { span: place.span, column: place.column }));
}

const HIDING = {
  phone: { label: say.hideNameOnPhones, done: say.nameIsHiddenOnPhones },
  all: { label: say.hideName, done: say.nameIsHiddenFromVisitors },
} as const;
const SHOWING = {
  phone: { label: say.showNameOnPhones, done: say.nameIsShownOnPhonesAgain },
  all: { label: say.showName, done: say.nameIsShownAgain },
} as const;

/** From visitors; in the Phone view, on phones alone. */
export function toggleHidden(editor: Editor, pressed: Item): void {
  const layer = layerOf(editor.store.get());
  const item = itemShown(editor, pressed);
  const after = !isHidden(item, layer);
  const words = (after ? HIDING : SHOWING)[layer === 'mobile' ? 'phone' : 'all'];
  const name = nameOf(item);
  const label = fill(words.label, { name });
  if (!editor.perform({ label, operations: [hideOperation(item, after, layer)] })) return;
  editor.announce(fill(words.done, { name }));
}

/** Selects the next or previous item on the page. */
export function stepSelection(editor: Editor, direction: -1 | 1): void {
  const body = shownBody(editor.store.get());
  const order = readingOrder(body);
  const current = order.findIndex(({ id }) => id === editor.store.get().selection[0]);
  const next = order[current < 0 && direction < 0 ? order.length - 1 : current + direction];
  if (!next) return;
  editor.select([next.id]);
  editor.toFrame({ type: 'scrollTo', id: next.id });
  announceSelected(editor, next.id);
}

/** Keys move the selection in the frame too, where nothing is said. */
export function announceSelected(editor: Editor, id: string): void {
  const body = shownBody(editor.store.get());
  const item = readingOrder(body).find((each) => each.id === id);
  if (item) editor.announce(`${nameOf(item)}, ${whereIs(body, id)}.`);
}

/** Where a new block goes if no spot was pointed at. */
export function defaultSpot(editor: Editor, kind: Spot['kind'], isBefore = false): Spot {
  const body = bodyOf(editor);
  const item = selectedItem(editor.store.get());
  const section = item ? sectionOf(body, item.id) : body.sections.at(-1);
  const isBesideBlock = kind === 'block' && item !== undefined && !isSection(item);
  if (isBesideBlock) return { kind, position: beside(body, item.id, isBefore) };
  if (kind === 'block')
    return { kind, position: { parent: section?.id ?? null, after: section?.blocks.at(-1)?.id ?? null } };
  const position = section ? beside(body, section.id, isBefore) : { parent: null, after: null };
  return { kind, position };
}

function beside(body: Body, id: string, isBefore: boolean): Position {
  const before = positionOf(body, id) ?? { parent: null, after: null };
  return isBefore ? before : { ...before, after: id };
}

export function openPalette(editor: Editor, spot: Spot): void {
  // Otherwise the frame keeps the focus, and the search field receives no keys.
  window.focus();
  editor.store.set({ palette: spot, ...(isNarrow() ? { isPanelOpen: false, drawer: null } : {}) });
}

/** Beside the selection; without one where the owner looks, which only the frame knows. */
export function openBlockPalette(editor: Editor): void {
  const { selection, frame } = editor.store.get();
  if (selection.length === 0 && frame === 'ready') editor.toFrame({ type: 'offerSpot' });
  else openPalette(editor, defaultSpot(editor, 'block'));
}

/** @returns the id of the new block, or undefined if it could not be added */
export function insertBlock(
  editor: Editor,
  type: string,
  spot: Spot,
  filled: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const definition = definitions[type];
  if (!definition) return undefined;
  const id = makeId();
  const place = spot.place ?? { column: 1, span: 12 };
  const props = { ...(structuredClone(definition.defaults) as Record<string, unknown>), ...filled };
  const block: Block = { id, type, version: definition.version, props, place };
  const { position, holder } = holderFor(bodyOf(editor), spot);
  const operations = [...holder, insertOperation(block, position)];
  if (!editor.perform({ label: fill(say.addLabel, { label: definition.label }), operations }))
    return undefined;
  rememberUse(type);
  editor.announce(fill(say.labelAdded, { label: definition.label }));
  selectNew(editor, [id]);
  offerPanel(editor);
  if (definition.category === 'text' || definition.isNamedFirst) {
    if (definition.isWrittenInPlace || definition.isNamedFirst) awaitText(editor);
    editor.afterShow(() => editor.toFrame({ type: 'startText', id, typed: takeTyped(editor) }));
  }
  return id;
}

/** Blocks live in sections: adds one if there is none. */
function holderFor(body: Body, { position, kind }: Spot) {
  const isInSection = kind === 'block' && body.sections.some(({ id }) => id === position.parent);
  if (isInSection) return { position, holder: [] };
  const section = emptySection();
  const after = kind === 'section' ? position.after : (body.sections.at(-1)?.id ?? null);
  return {
    position: { parent: section.id, after: null } satisfies Position,
    holder: [insertOperation(section, { parent: null, after })],
  };
}

export function emptySection(): Section {
  return { id: makeId(), theme: 'paper', width: 'content', spacing: 'medium', blocks: [] };
}

export function insertPreset(editor: Editor, preset: SectionPreset, position: Position): void {
  const section = preset.make(makeId);
  if (
    !editor.perform({
      label: fill(say.addLabel2, { label: preset.label }),
      operations: [insertOperation(section, position)],
    })
  )
    return;
  editor.announce(fill(say.labelAdded, { label: preset.label }));
  selectNew(editor, [section.id]);
}

/** @returns whether the picture was set */
export function fillImage(editor: Editor, id: string, mediaId: string): boolean {
  const block = find(bodyOf(editor), id);
  if (!block || isSection(block)) return false;
  const path = ['props', 'image'];
  const after = { ref: 'media', id: mediaId };
  const operations: Operation[] = [{ op: 'set', id, path, before: block.props['image'], after }];
  const isDone = editor.perform({ label: say.chooseAPicture, operations });
  if (isDone) editor.announce(say.pictureAdded);
  return isDone;
}

/** Where a section goes that was requested among blocks: after their section. */
export function sectionSpot(editor: Editor, spot: Spot): Spot {
  if (spot.kind === 'section') return spot;
  const section = sectionOf(bodyOf(editor), spot.position.parent ?? '');
  return { kind: 'section', position: { parent: null, after: section?.id ?? null } };
}
