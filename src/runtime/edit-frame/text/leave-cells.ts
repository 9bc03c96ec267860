/** Moves the caret through and out of tables and code blocks, which otherwise trap it. */
import type { Editor } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

/** The depth of the caret's nearest ancestor of this name. */
export function depthOf(editor: Editor, name: string): number | undefined {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return depth;
  return undefined;
}

/** Goes to the next cell of a table, adding a row after the last. @returns false outside of tables */
export function stepCell(editor: Editor, direction: 1 | -1): boolean {
  const depth = depthOf(editor, 'table');
  if (depth === undefined) return false;
  const { $from } = editor.state.selection;
  const table = $from.node(depth);
  const start = $from.start(depth);
  const cells: number[] = [];
  table.descendants((node, position) => {
    if (node.type.name === 'cell') cells.push(start + position);
  });
  const here = cells.findLastIndex((position) => position < $from.pos);
  const next = cells[here + direction];
  if (next !== undefined) putCaret(editor, next + 1);
  else if (direction === 1) addRow(editor, { table, end: $from.end(depth) });
  return true;
}

/** A copy of the last row, without its text. */
function addRow(editor: Editor, { table, end }: { table: ProseNode; end: number }): void {
  const { schema } = editor;
  const cells = (table.lastChild?.children ?? []).map((cell) =>
    schema.node('cell', { header: cell.attrs['header'] }, [schema.node('paragraph', { bare: true })]),
  );
  editor.view.dispatch(editor.state.tr.insert(end, schema.node('row', null, cells)));
  putCaret(editor, end + 2);
}

function putCaret(editor: Editor, position: number): void {
  const { tr } = editor.state;
  tr.setSelection(TextSelection.near(tr.doc.resolve(position)));
  editor.view.dispatch(tr.scrollIntoView());
}

/** Arrow Down at the end of a text adds a paragraph if it ends in code, a table or a picture. */
export function leaveLast(editor: Editor): boolean {
  const { doc, selection, schema, tr } = editor.state;
  const last = doc.lastChild;
  const isAtEnd = selection.$to.after(1) === doc.content.size;
  if (!last || !isAtEnd || !/^(codeBlock|table|image|rule|kept)$/.test(last.type.name)) return false;
  if (selection.$to.depth > 1 && !isInLastRow(editor)) return false;
  if (selection instanceof TextSelection && !editor.view.endOfTextblock('down')) return false;
  tr.insert(doc.content.size, schema.node('paragraph'));
  tr.setSelection(TextSelection.near(tr.doc.resolve(tr.doc.content.size), -1));
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

function isInLastRow(editor: Editor): boolean {
  const depth = depthOf(editor, 'table');
  const { $to } = editor.state.selection;
  return depth !== undefined && $to.index(depth) === $to.node(depth).childCount - 1;
}
