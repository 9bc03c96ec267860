/**
 * Copies, cuts and pastes blocks and sections. A clip goes to the system clipboard if the browser allows it, with plain
 * text for other programs, and always to local storage: keys pressed within the frame carry no clipboard.
 */
import { definitions } from '#blocks/definitions.ts';
import { textOfBlock } from '#domain/block.ts';
import { type Item, isSection } from '#domain/editor/arrange.ts';
import { type Clip, copyItems, pasteClip, readClip } from '#domain/editor/clipboard.ts';
import { fill } from '../../fill.ts';
import { makeId } from '../../make-id.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { Editor } from '../editor.ts';
import { deleteSelected, emptySection, nameOf, selectNew } from './commands.ts';
import * as say from './words/en.ts';

const KEY = 'vitrine-clip';
const TYPE = 'application/x-vitrine-clip';

/** @param data of the copy event, if there is one @returns whether there was anything to copy */
export function copySelected(editor: Editor, data?: DataTransfer | null): boolean {
  const { session, selection } = editor.store.get();
  const clip = copyItems(session.body, selection, editor.siteId);
  if (!clip) return false;
  const json = JSON.stringify(clip);
  try {
    localStorage.setItem(KEY, json);
  } catch {
    // Storage is full or forbidden: the system clipboard still has it.
  }
  data?.setData(TYPE, json);
  data?.setData('text/plain', wordsOf(clip));
  editor.announce(fill(say.wordsCopied, { words: wordsFor(clip) }));
  return true;
}

export function cutSelected(editor: Editor, data?: DataTransfer | null): boolean {
  if (!copySelected(editor, data)) return false;
  deleteSelected(editor);
  return true;
}

export function paste(editor: Editor, data?: DataTransfer | null): void {
  const clip = readClip(data?.getData(TYPE) ?? '') ?? readClip(keptClip());
  if (!clip) return void editor.announce(say.nothingToPasteCopyABlock);
  const { session, selection } = editor.store.get();
  const at = { afterId: selection.at(-1), siteId: editor.siteId };
  const pasted = pasteClip(session.body, clip, at, { newId: makeId, newSection: emptySection });
  if (
    !editor.perform({ label: fill(say.pasteWords, { words: wordsFor(clip) }), operations: pasted.operations })
  )
    return;
  editor.announce(fill(say.wordsPasted, { words: wordsFor(clip) }));
  selectNew(editor, pasted.ids);
  if (pasted.hasForeignReferences) showToast(say.thisCameFromAnotherSiteChoose);
}

function keptClip(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function wordsFor({ items }: Clip): string {
  const [only] = items;
  return only && items.length === 1 ? nameOf(only as Item) : fill(say.countItems, { count: items.length });
}

function wordsOf({ items }: Clip): string {
  return (items as Item[])
    .flatMap((item) => (isSection(item) ? item.blocks : [item]))
    .map((block) => textOfBlock(definitions[block.type], block))
    .filter(Boolean)
    .join('\n\n');
}
