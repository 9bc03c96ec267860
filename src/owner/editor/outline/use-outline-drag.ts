/** Reorders the sections and blocks of a page by dragging their rows. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Body, Section } from '#domain/content/content.ts';
import type { Position } from '#domain/content/operations.ts';
import { find, positionOf } from '#domain/content/tree.ts';
import { type Item, isSection, sectionOf } from '#domain/editor/arrange.ts';
import { nameOf } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';

export interface OutlineDrag {
  readonly row: RefObject<HTMLLIElement | null>;
  /** Where the dragged row would go relative to this one. */
  readonly edge: Edge | null;
}

export function useOutlineDrag(editor: Editor, { id }: Item): OutlineDrag {
  const row = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const positionFor = (moved: unknown, at: Edge | null): Position | undefined =>
      positionBeside(editor.store.get().session.body, String(moved), id, at);
    return combine(
      draggable({ element, getInitialData: () => ({ outline: editor.documentId, id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['outline'] === editor.documentId && source.data['id'] !== id,
        getData: ({ input }) =>
          attachClosestEdge({ id }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => {
          const at = extractClosestEdge(self.data);
          setEdge(positionFor(source.data['id'], at) ? at : null);
        },
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const position = positionFor(source.data['id'], extractClosestEdge(self.data));
          if (position) moveTo(editor, String(source.data['id']), position);
        },
      }),
    );
  }, [editor, id]);
  return { row, edge };
}

/** Blocks go before or after blocks, or into a section; sections go before or after sections. */
export function positionBeside(
  body: Body,
  movedId: string,
  targetId: string,
  edge: Edge | null,
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

function moveTo(editor: Editor, id: string, position: Position): void {
  const { body } = editor.store.get().session;
  const item = find(body, id);
  const before = positionOf(body, id);
  if (!item || !before || (before.parent === position.parent && before.after === position.after)) return;
  const label = `Move ${nameOf(item)}`;
  if (!editor.perform({ label, operations: [{ op: 'move', id, before, after: position }] })) return;
  editor.announce(`${nameOf(item)} moved.`);
  editor.select([id]);
}
