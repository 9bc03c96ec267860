/** Reorders the sections and blocks of a page by dragging their rows. */
import type { Body, Section } from '#domain/content/content.ts';
import type { Position } from '#domain/content/operations.ts';
import { find, positionOf } from '#domain/content/tree.ts';
import { type Item, isSection, sectionOf } from '#domain/editor/arrange.ts';
import { fill } from '../../fill.ts';
import { type EdgeDrag, useEdgeDrag } from '../../ui/use-edge-drag.ts';
import { nameOf } from '../commands/commands.ts';
import { moveTo } from '../commands/moves.ts';
import { type Editor, shownBody } from '../editor.ts';
import * as say from './words/en.ts';

export function useOutlineDrag(editor: Editor, { id }: Item): EdgeDrag {
  return useEdgeDrag({
    list: `outline of ${editor.documentId}`,
    id,
    index: 0,
    placeFor: (dragged, edge) => positionBeside(shownBody(editor.store.get()), dragged.id, id, edge),
    onDrop: (draggedId, position) => moveDragged(editor, draggedId, position),
  });
}

/** Blocks go before or after blocks, or into a section; sections go before or after sections. */
function positionBeside(
  body: Body,
  movedId: string,
  targetId: string,
  edge: string | null,
): Position | undefined {
  const moved = find(body, movedId);
  const section = sectionOf(body, targetId);
  if (!moved || !section) return undefined;
  return isSection(moved)
    ? besideSection(body, section, movedId, edge === 'top' && section.id === targetId)
    : besideBlock(section, targetId, movedId, edge === 'top');
}

function besideSection(
  body: Body,
  { id }: Section,
  movedId: string,
  isBefore: boolean,
): Position | undefined {
  if (id === movedId) return undefined;
  return { parent: null, after: isBefore ? sibling(body.sections, id, movedId) : id };
}

function besideBlock(
  section: Section,
  targetId: string,
  movedId: string,
  isBefore: boolean,
): Position | undefined {
  const isRowOfSection = section.id === targetId;
  if (section.source || (isRowOfSection && isBefore)) return undefined;
  if (isRowOfSection) return { parent: section.id, after: null };
  return { parent: section.id, after: isBefore ? sibling(section.blocks, targetId, movedId) : targetId };
}

/** The item before, with the dragged one left out. */
function sibling(list: readonly { readonly id: string }[], id: string, movedId: string): string | null {
  const others = list.filter((each) => each.id !== movedId);
  return others[others.findIndex((each) => each.id === id) - 1]?.id ?? null;
}

function moveDragged(editor: Editor, id: string, position: Position): void {
  const body = shownBody(editor.store.get());
  const item = find(body, id);
  const before = positionOf(body, id);
  if (!item || !before || (before.parent === position.parent && before.after === position.after)) return;
  if (!moveTo(editor, item, position)) return;
  editor.announce(fill(say.nameMoved, { name: nameOf(item) }));
  editor.select([id]);
}
