/** What can be done to rich text: by keys, by the toolbar, by the menu behind a slash. */
import {
  type Editor,
  Extension,
  type InputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

export interface TextStyle {
  readonly name: 'paragraph' | 'heading' | 'codeBlock';
  readonly level?: 1 | 2 | 3 | 4;
  readonly label: string;
  readonly keys: string;
}

export const STYLES: readonly TextStyle[] = [
  { name: 'paragraph', label: 'Text', keys: 'Mod-Alt-0' },
  ...([1, 2, 3, 4] as const).map((level) => ({
    name: 'heading' as const,
    level,
    label: `Heading ${level}`,
    keys: `Mod-Alt-${level}`,
  })),
  { name: 'codeBlock', label: 'Code', keys: 'Mod-Alt-c' },
];

export type Align = 'start' | 'center' | 'end';
const ALIGNABLE = ['paragraph', 'heading'] as const;

/** Gives the keyboard back at once; the library's own way waits for the next drawing and loses keys. */
export function focusText(editor: Editor): void {
  // The frame itself may have lost it to a dialog of the owner area.
  window.focus();
  editor.view.focus();
}

function focused(editor: Editor) {
  focusText(editor);
  return editor.chain();
}

export function styleOf(editor: Editor): TextStyle | undefined {
  return STYLES.find(({ name, level }) => editor.isActive(name, level ? { level } : {}));
}

export function setStyle(editor: Editor, { name, level }: TextStyle): void {
  // Headings within lists and quotes would come out as odd as they sound.
  if (name === 'heading' && isInList(editor)) focused(editor).clearNodes().run();
  focused(editor)
    .setNode(name, level ? { level } : {})
    .run();
}

export function isInList(editor: Editor): boolean {
  return editor.isActive('listItem');
}

export function toggleMark(editor: Editor, name: string): void {
  focused(editor).toggleMark(name).run();
}

export function toggleQuote(editor: Editor): void {
  focused(editor).toggleWrap('quote').run();
}

export function toggleList(editor: Editor, name: 'bulletList' | 'orderedList'): void {
  focused(editor).toggleList(name, 'listItem').run();
}

export function alignOf(editor: Editor): Align {
  const align = ALIGNABLE.map((name) => editor.getAttributes(name)['align'] as Align | null | undefined);
  return align.find((one) => one) ?? 'start';
}

export function setAlign(editor: Editor, align: Align): void {
  const value = align === 'start' ? null : align;
  const chain = focused(editor);
  for (const name of ALIGNABLE) chain.updateAttributes(name, { align: value });
  chain.run();
}

/** Plain paragraphs without marks. */
export function clearFormatting(editor: Editor): void {
  focused(editor).unsetAllMarks().clearNodes().run();
  setAlign(editor, 'start');
}

/** Goes to the text of the next cell of a table. @returns whether there was one */
export function stepCell(editor: Editor, direction: 1 | -1): boolean {
  const { doc, selection } = editor.state;
  const { $from } = selection;
  const depth = depthOf(editor, 'table');
  if (depth === undefined) return false;
  const cells: number[] = [];
  const start = $from.start(depth);
  $from.node(depth).descendants((node, position) => {
    if (node.type.name === 'cell') cells.push(start + position);
  });
  const here = cells.findLastIndex((position) => position < $from.pos);
  const next = cells[here + direction];
  if (next === undefined) return true;
  editor.view.dispatch(
    editor.state.tr.setSelection(TextSelection.near(doc.resolve(next + 1))).scrollIntoView(),
  );
  return true;
}

function depthOf(editor: Editor, name: string): number | undefined {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return depth;
  return undefined;
}

/** The first character of a list entry or quote: going back from there leaves it. */
function isAtStartOf(editor: Editor, name: string): boolean {
  const { empty, $from } = editor.state.selection;
  const depth = depthOf(editor, name);
  return (
    empty &&
    depth !== undefined &&
    depth === $from.depth - 1 &&
    $from.parentOffset === 0 &&
    $from.index(depth) === 0
  );
}

export interface TextKeys {
  onLink(): void;
  onToolbar(): void;
  onDone(): void;
}

type Shortcut = readonly [keys: string, run: () => boolean];

export function textKeys(keys: TextKeys): Extension {
  return Extension.create({
    name: 'textKeys',
    priority: 200,
    addKeyboardShortcuts() {
      return Object.fromEntries([...formatShortcuts(this.editor), ...movingShortcuts(this.editor, keys)]);
    },
    addInputRules() {
      return inputRules(this.editor.schema);
    },
  });
}

function done(run: () => void): () => true {
  return () => {
    run();
    return true;
  };
}

function formatShortcuts(editor: Editor): Shortcut[] {
  const mark = (name: string) => done(() => toggleMark(editor, name));
  const styles = STYLES.map((style): Shortcut => [style.keys, done(() => setStyle(editor, style))]);
  return [
    ...styles,
    ['Mod-b', mark('bold')],
    ['Mod-i', mark('italic')],
    ['Mod-u', mark('underline')],
    ['Mod-e', mark('code')],
    ['Mod-Shift-x', mark('strike')],
    ['Mod-Shift-7', done(() => toggleList(editor, 'orderedList'))],
    ['Mod-Shift-8', done(() => toggleList(editor, 'bulletList'))],
    ['Mod-Shift-9', done(() => toggleQuote(editor))],
    ['Mod-Shift-l', done(() => setAlign(editor, 'start'))],
    ['Mod-Shift-e', done(() => setAlign(editor, 'center'))],
    ['Mod-Shift-r', done(() => setAlign(editor, 'end'))],
    ['Mod-\\', done(() => clearFormatting(editor))],
  ];
}

function movingShortcuts(editor: Editor, { onLink, onToolbar, onDone }: TextKeys): Shortcut[] {
  const { commands } = editor;
  const tab = (direction: 1 | -1, elsewhere: () => void) =>
    done(() => {
      if (stepCell(editor, direction)) return;
      if (!isInList(editor)) elsewhere();
      else if (direction === 1) commands.sinkListItem('listItem');
      else commands.liftListItem('listItem');
    });
  return [
    ['Mod-k', done(onLink)],
    ['Alt-F10', done(onToolbar)],
    ['Escape', done(onDone)],
    ['Tab', tab(1, onToolbar)],
    ['Shift-Tab', tab(-1, onDone)],
    ['Enter', () => isInList(editor) && commands.splitListItem('listItem')],
    ['Shift-Enter', () => commands.exitCode() || commands.insertContent({ type: 'break' })],
    [
      'Backspace',
      () =>
        (isAtStartOf(editor, 'listItem') && commands.liftListItem('listItem')) ||
        (isAtStartOf(editor, 'quote') && commands.lift('quote')),
    ],
  ];
}

/** What is written at the start of a line as people write it in plain text. */
function inputRules({ nodes }: Schema): InputRule[] {
  const textblock = (find: RegExp, name: string, getAttributes = (_match: RegExpMatchArray) => ({})) =>
    nodes[name] ? [textblockTypeInputRule({ find, type: nodes[name], getAttributes })] : [];
  const wrapping = (find: RegExp, name: string) =>
    nodes[name] ? [wrappingInputRule({ find, type: nodes[name] })] : [];
  return [
    ...textblock(/^(#{1,4})\s$/, 'heading', ([, signs]) => ({ level: signs?.length })),
    ...textblock(/^```\s$/, 'codeBlock'),
    ...wrapping(/^\s*[-*]\s$/, 'bulletList'),
    ...wrapping(/^\s*1[.)]\s$/, 'orderedList'),
    ...wrapping(/^\s*>\s$/, 'quote'),
  ];
}
