/** Moves blocks and sections. In the Phone view a block changes its place on phones alone. */
import type { Block } from '#domain/content/content.ts';
import type { Operation, Position } from '#domain/content/operations.ts';
import { positionOf } from '#domain/content/tree.ts';
import { type Item, isSection, moveOperations, sectionOf } from '#domain/editor/arrange.ts';
import { phoneOrderOperations } from '#domain/editor/phone-order.ts';
import { offerUndo } from '../../editing/offer-undo.ts';
import { fill } from '../../fill.ts';
import { showToast } from '../../ui/toasts.tsx';
import { type Editor, layerOf, selectedItem, shownBody } from '../editor.ts';
import { nameOf, whereIs } from './commands.ts';
import * as say from './words/en.ts';

const STAYS = say.onPhonesABlockStaysIn;
const ALL_SCREENS = say.sectionsHaveTheSameOrderOn;
/** A repeated notice replaces the previous one. */
const NOTICE = 'phone order';

const UP = {
  atTheEnd: say.nameIsAlreadyAtTheTop,
  label: say.moveNameUp,
  moved: say.nameMovedUpWhere,
  movedOnPhones: say.nameMovedUpOnPhonesWhere,
} as const;
const DOWN = {
  atTheEnd: say.nameIsAlreadyAtTheBottom,
  label: say.moveNameDown,
  moved: say.nameMovedDownWhere,
  movedOnPhones: say.nameMovedDownOnPhonesWhere,
} as const;

export function moveSelected(editor: Editor, direction: -1 | 1): void {
  const item = selectedItem(editor.store.get());
  if (!item) return;
  const name = nameOf(item);
  const words = direction < 0 ? UP : DOWN;
  const operations = moveOperations(shownBody(editor.store.get()), item.id, direction);
  const [move] = operations;
  if (move?.op !== 'move') return void editor.announce(fill(words.atTheEnd, { name }));
  const isMoved = isOnPhones(editor, item)
    ? moveOnPhones(editor, item, move.after)
    : moveEverywhere(editor, item, operations, fill(words.label, { name }));
  if (!isMoved) return;
  const where = whereIs(shownBody(editor.store.get()), item.id);
  const moved = isOnPhones(editor, item) ? words.movedOnPhones : words.moved;
  editor.announce(fill(moved, { name, where }));
  editor.afterShow(() => {
    editor.select([item.id]);
    editor.toFrame({ type: 'scrollTo', id: item.id });
  });
}

/**
 * Moves it to a position in the order that is shown.
 * @param placed what changes with it where it moves on all screens
 * @returns whether it was moved
 */
export function moveTo(
  editor: Editor,
  item: Item,
  position: Position,
  placed: readonly Operation[] = [],
): boolean {
  if (isOnPhones(editor, item)) return moveOnPhones(editor, item, position);
  return moveEverywhere(editor, item, [...moveOperation(editor, item, position), ...placed]);
}

function isOnPhones(editor: Editor, item: Item): item is Block {
  return layerOf(editor.store.get()) === 'mobile' && !isSection(item);
}

function moveOperation(editor: Editor, { id }: Item, after: Position): Operation[] {
  const before = positionOf(editor.store.get().session.body, id);
  return before ? [{ op: 'move', id, before, after }] : [];
}

function moveEverywhere(
  editor: Editor,
  item: Item,
  operations: readonly Operation[],
  label = fill(say.moveName, { name: nameOf(item) }),
): boolean {
  if (operations.length === 0 || !editor.perform({ label, operations })) return false;
  if (editor.store.get().device === 'phone' && isSection(item)) offerUndo(editor, ALL_SCREENS);
  return true;
}

function moveOnPhones(editor: Editor, block: Block, position: Position): boolean {
  const { body } = editor.store.get().session;
  if (sectionOf(body, block.id)?.id !== position.parent) {
    editor.announce(STAYS);
    const onSelect = () => {
      if (moveEverywhere(editor, block, moveOperation(editor, block, position)))
        editor.announce(fill(say.nameMovedOnAllScreens, { name: nameOf(block) }));
    };
    showToast(STAYS, { about: NOTICE, action: { label: say.moveOnAllScreens, onSelect } });
    return false;
  }
  const operations = phoneOrderOperations(body, block.id, position.after);
  if (operations.length === 0) return false;
  return editor.perform({ label: fill(say.moveNameOnPhones, { name: nameOf(block) }), operations });
}
