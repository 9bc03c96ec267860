/** Links the selected text to what the owner chooses in the owner area. */
import type { Editor } from '@tiptap/core';
import type { Link } from '#domain/links/link.ts';
import type { Answers } from '../questions.ts';
import { focusText } from './commands.ts';

export async function askForLink(editor: Editor, answers: Answers): Promise<void> {
  if (editor.isActive('link')) editor.chain().extendMarkRange('link').run();
  const link = (editor.getAttributes('link')['link'] as Link | undefined) ?? null;
  const { from, to, empty } = editor.state.selection;
  const text = editor.state.doc.textBetween(from, to, ' ');
  const answer = await answers.link({ link, text, rect: selectionRect(editor) });
  if (editor.isDestroyed) return;
  focusText(editor);
  if (answer === undefined) return;
  if (answer === null) editor.commands.unsetMark('link');
  else if (!empty) editor.commands.setMark('link', { link: answer });
  else insertLinked(editor, answer);
}

/** Without a selection, the address becomes the text. */
function insertLinked(editor: Editor, link: Link): void {
  const text = 'url' in link ? link.url.replace(/^(mailto:|tel:|https?:\/\/)/, '') : 'Link';
  const marks = [{ type: 'link', attrs: { link } }];
  editor.commands.insertContent({ type: 'text', text, marks });
}

/** In viewport coordinates. */
export function selectionRect({ view, state }: Editor): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const { from, to, empty } = state.selection;
  const start = view.coordsAtPos(from);
  if (empty) return { x: start.left, y: start.top, width: 0, height: start.bottom - start.top };
  const range = document.createRange();
  const [first, last] = [view.domAtPos(from), view.domAtPos(to)];
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}
