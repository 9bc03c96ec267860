/** Splits a text where a block is inserted: the rest continues in a new block of the same kind. */
import type { Position } from '#domain/content/operations.ts';
import { getIn } from '#domain/content/overlays.ts';
import { find } from '#domain/content/tree.ts';
import { insertOperation, isSection } from '#domain/editor/arrange.ts';
import type { FrameMessage } from '#domain/editor/protocol.ts';
import { makeId } from '../../make-id.ts';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

type Rest = NonNullable<Extract<FrameMessage, { type: 'insertAt' }>['rest']>;

/** @param position just after the block that was split */
export function continueText(editor: Editor, position: Position, { path, value }: Rest): void {
  const item = position.after === null ? undefined : find(editor.store.get().session.body, position.after);
  if (!item || isSection(item)) return;
  const block = { ...item, id: makeId() };
  const { id } = block;
  const before = getIn(item, path);
  editor.perform({
    label: say.splitText,
    operations: [insertOperation(block, position), { op: 'set', id, path, before, after: value }],
  });
}
