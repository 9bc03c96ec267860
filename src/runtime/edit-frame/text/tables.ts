/** Inserts tables into rich text, and adds and removes their rows and columns. */
import type { Editor } from '@tiptap/core';
import { Fragment, type Node as ProseNode, type Schema } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { focusText } from './commands.ts';
import { depthOf } from './leave-cells.ts';
import {
  type Grid,
  type GridCell,
  gridOf,
  headRows,
  insertColumn,
  insertRow,
  removeColumn,
  removeRow,
  setHead,
} from './table-grid.ts';

const NEW = { rows: 3, columns: 3 };

export function isInTable(editor: Editor): boolean {
  return depthOf(editor, 'table') !== undefined;
}

/** Replaces an empty paragraph; otherwise inserts after the paragraph with the caret. */
export function insertTable(editor: Editor): void {
  if (isInTable(editor)) return;
  focusText(editor);
  const { schema, state } = editor;
  const { $to } = state.selection;
  const isBlank = $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  const end = $to.depth === 0 ? $to.pos : $to.after();
  const start = isBlank ? $to.before() : end;
  const empty = gridOf<ProseNode>(
    Array.from({ length: NEW.rows }, () =>
      Array.from({ length: NEW.columns }, () => ({
        rowspan: 1,
        colspan: 1,
        isHeader: false,
        content: undefined,
      })),
    ),
  );
  const table = tableOf(schema, setHead(empty, true));
  // Without a paragraph after it, nothing could be written below a table at the very end.
  const isLast = end >= state.doc.content.size;
  const nodes = isLast ? [table, schema.node('paragraph')] : [table];
  const { tr } = state;
  tr.replaceWith(start, end, Fragment.from(nodes));
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1)));
  editor.view.dispatch(tr.scrollIntoView());
}

export interface TableAction {
  readonly label: string;
  run(): void;
}

type Cell = GridCell<ProseNode>;

interface Here {
  readonly grid: Grid<ProseNode>;
  readonly cell: Cell;
  /** Of the table. */
  readonly position: number;
  readonly table: ProseNode;
}

/** The commands for the table around the caret; empty outside of a table. */
export function tableActions(editor: Editor): readonly TableAction[] {
  const here = findHere(editor);
  if (!here) return [];
  const { grid, cell } = here;
  const { row, column, rowspan, colspan } = cell;
  const action = (label: string, change: () => Grid<ProseNode>, to: { row: number; column: number }) => ({
    label,
    run: () => put(editor, here, change(), to),
  });
  const hasHead = headRows(grid) > 0;
  return [
    action('Add row above', () => insertRow(grid, row), { row, column }),
    action('Add row below', () => insertRow(grid, row + rowspan), { row: row + rowspan, column }),
    action('Add column before', () => insertColumn(grid, column), { row, column }),
    action('Add column after', () => insertColumn(grid, column + colspan), { row, column: column + colspan }),
    action(hasHead ? 'Turn header row off' : 'Turn header row on', () => setHead(grid, !hasHead), {
      row,
      column,
    }),
    action('Delete row', () => removeRow(grid, row), { row, column }),
    action('Delete column', () => removeColumn(grid, column), { row, column }),
    { label: 'Delete table', run: () => removeTable(editor, here) },
  ];
}

function findHere(editor: Editor): Here | undefined {
  const depth = depthOf(editor, 'table');
  if (depth === undefined) return undefined;
  const { $from } = editor.state.selection;
  const table = $from.node(depth);
  const current = $from.node(depth + 2);
  const rows = table.children.map((row) =>
    row.children.map((cell) => ({
      rowspan: (cell.attrs['rowspan'] as number | null) ?? 1,
      colspan: (cell.attrs['colspan'] as number | null) ?? 1,
      isHeader: cell.attrs['header'] === true,
      content: cell,
    })),
  );
  const grid = gridOf<ProseNode>(rows);
  // Cells must not share a node, so each row gets nodes of its own.
  const cell = grid.cells.find((one) => one.content === current);
  return cell && { grid, cell, position: $from.before(depth), table };
}

/** Replaces the table with the changed one, and puts the caret into one of its cells. */
function put(editor: Editor, here: Here, grid: Grid<ProseNode>, to: { row: number; column: number }): void {
  if (grid.rows === 0 || grid.columns === 0) {
    removeTable(editor, here);
    return;
  }
  const { position, table } = here;
  const made = tableOf(editor.schema, grid, table);
  const { tr } = editor.state;
  tr.replaceWith(position, position + table.nodeSize, made);
  const index = grid.cells.findLastIndex(
    ({ row, column }) =>
      row <= Math.min(to.row, grid.rows - 1) && column <= Math.min(to.column, grid.columns - 1),
  );
  tr.setSelection(TextSelection.near(tr.doc.resolve(position + offsetOf(made, index))));
  focusText(editor);
  editor.view.dispatch(tr.scrollIntoView());
}

/** Where a cell's content begins, counted from the position before the table. */
function offsetOf(table: ProseNode, index: number): number {
  let count = -1;
  let found = 0;
  table.descendants((node, position) => {
    if (node.type.name !== 'cell') return true;
    count += 1;
    if (count === index) found = position + 2;
    return false;
  });
  return found;
}

function removeTable(editor: Editor, { position, table }: Here): void {
  const { schema, state } = editor;
  const { tr } = state;
  const $at = state.doc.resolve(position);
  const isOnly = $at.parent.childCount === 1;
  tr.replaceWith(position, position + table.nodeSize, isOnly ? schema.node('paragraph') : Fragment.empty);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(position, tr.doc.content.size))));
  focusText(editor);
  editor.view.dispatch(tr.scrollIntoView());
}

/** @param before the node whose attributes it keeps */
function tableOf(schema: Schema, grid: Grid<ProseNode>, before?: ProseNode): ProseNode {
  const heads = headRows(grid);
  const rows = Array.from({ length: grid.rows }, (_, index) => {
    const cells = grid.cells.filter(({ row }) => row === index);
    return schema.node(
      'row',
      { head: index < heads },
      cells.map((cell) => cellOf(schema, cell)),
    );
  });
  return schema.node('table', before?.attrs ?? null, rows);
}

/** Returns the same node if nothing in it has changed. */
function cellOf(schema: Schema, { rowspan, colspan, isHeader, content }: Cell): ProseNode {
  const attributes = {
    header: isHeader ? true : null,
    rowspan: rowspan > 1 ? rowspan : null,
    colspan: colspan > 1 ? colspan : null,
  };
  if (!content) return schema.node('cell', attributes, [schema.node('paragraph', { bare: true })]);
  const { header, rowspan: rows, colspan: columns } = content.attrs;
  const isSame = (header === true) === isHeader && (rows ?? 1) === rowspan && (columns ?? 1) === colspan;
  return isSame ? content : schema.node('cell', attributes, content.content);
}
