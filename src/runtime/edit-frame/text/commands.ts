/** The commands on rich text, for shortcuts, the toolbar and the slash menu. */
import {
  type Editor,
  Extension,
  type InputRule,
  markInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import type { WordLook } from '#domain/content/word-looks.ts';
import { TEXT_KEYS, type TextCommand } from '#domain/editor/text-keys.ts';
import { depthOf, leaveLast, stepCell } from './leave-cells.ts';
import { selectLines } from './type-over.ts';

export interface TextStyle {
  readonly name: 'paragraph' | 'heading' | 'codeBlock';
  readonly level?: 1 | 2 | 3 | 4;
  readonly label: string;
}

export const STYLES: readonly TextStyle[] = [
  { name: 'paragraph', label: 'Text' },
  ...([1, 2, 3, 4] as const).map((level) => ({
    name: 'heading' as const,
    level,
    label: `Heading ${level}`,
  })),
  { name: 'codeBlock', label: 'Code' },
];

export type Align = 'start' | 'center' | 'end';
const ALIGNABLE = ['paragraph', 'heading'] as const;

/** Focuses at once; the library waits for the next animation frame and loses keys. */
export function focusText(editor: Editor): void {
  // The frame itself may have lost focus to a dialog of the owner area.
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
  // Headings are not offered within lists and quotes.
  if (name === 'heading' && isInList(editor)) focused(editor).clearNodes().run();
  focused(editor)
    .setNode(name, level ? { level } : {})
    .run();
}

function isInList(editor: Editor): boolean {
  return editor.isActive('listItem');
}

export function toggleMark(editor: Editor, name: string): void {
  focused(editor).toggleMark(name).run();
}

export function lookOf(editor: Editor, type: WordLook): string | undefined {
  return editor.getAttributes(type)['value'] as string | undefined;
}

/** @param value undefined takes the look away */
export function setLook(editor: Editor, type: WordLook, value: string | undefined): void {
  const chain = focused(editor);
  (value === undefined ? chain.unsetMark(type) : chain.setMark(type, { value })).run();
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

/** The start of a list item or quote, where Backspace leaves it. */
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
      return {
        ...Object.fromEntries([...shortcutsOf(this.editor, keys), ...movingShortcuts(this.editor, keys)]),
        'Mod-a': () => {
          const chosen = selectLines(this.editor.state);
          if (chosen) this.editor.view.dispatch(chosen);
          return chosen !== undefined;
        },
      };
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

/** In the library's notation: `Mod-Shift-x`. */
function writeForLibrary(keys: string): string {
  return keys
    .split('+')
    .map((key) => (key.length === 1 ? key : key.charAt(0).toUpperCase() + key.slice(1)))
    .join('-');
}

function shortcutsOf(editor: Editor, { onLink, onToolbar }: TextKeys): Shortcut[] {
  const mark = (name: string) => done(() => toggleMark(editor, name));
  const style = (wanted: TextStyle | undefined) => done(() => wanted && setStyle(editor, wanted));
  const heading = (level: number) => style(STYLES.find((one) => one.level === level));
  const align = (wanted: Align) => done(() => setAlign(editor, wanted));
  const commands: Readonly<Record<TextCommand, () => boolean>> = {
    bold: mark('bold'),
    italic: mark('italic'),
    underline: mark('underline'),
    strike: mark('strike'),
    code: mark('code'),
    link: done(onLink),
    paragraph: style(STYLES[0]),
    heading1: heading(1),
    heading2: heading(2),
    heading3: heading(3),
    heading4: heading(4),
    orderedList: done(() => toggleList(editor, 'orderedList')),
    bulletList: done(() => toggleList(editor, 'bulletList')),
    quote: done(() => toggleQuote(editor)),
    start: align('start'),
    center: align('center'),
    end: align('end'),
    clear: done(() => clearFormatting(editor)),
    break: () => editor.commands.exitCode() || editor.commands.insertContent({ type: 'break' }),
    toolbar: done(onToolbar),
  };
  return TEXT_KEYS.map(({ command, keys }) => [writeForLibrary(keys), commands[command]]);
}

function movingShortcuts(editor: Editor, { onToolbar, onDone }: TextKeys): Shortcut[] {
  // Read anew each time: what `editor.commands` returns is bound to the state at that moment.
  const tab = (direction: 1 | -1, elsewhere: () => void) =>
    done(() => {
      if (stepCell(editor, direction)) return;
      if (!isInList(editor)) elsewhere();
      else if (direction === 1) editor.commands.sinkListItem('listItem');
      else editor.commands.liftListItem('listItem');
    });
  return [
    ['Escape', done(onDone)],
    ['ArrowDown', () => leaveLast(editor)],
    ['Tab', tab(1, onToolbar)],
    ['Shift-Tab', tab(-1, onDone)],
    ['Enter', () => isInList(editor) && editor.commands.splitListItem('listItem')],
    [
      'Backspace',
      () =>
        (isAtStartOf(editor, 'listItem') && editor.commands.liftListItem('listItem')) ||
        (isAtStartOf(editor, 'quote') && editor.commands.lift('quote')),
    ],
  ];
}

/** Words between signs as in Markdown; what touches other words or a space is arithmetic, or a slip. */
const between = (sign: string) => {
  const inner = `[^${sign}\\s](?:[^${sign}]*[^${sign}\\s])?`;
  return (times: number) => new RegExp(`(?<=^|[\\s(])([${sign}]{${times}}(${inner})[${sign}]{${times}})$`);
};

/** Markdown-like prefixes at the start of a line, and signs around words. */
function inputRules({ nodes, marks }: Schema): InputRule[] {
  const textblock = (find: RegExp, name: string, getAttributes = (_match: RegExpMatchArray) => ({})) =>
    nodes[name] ? [textblockTypeInputRule({ find, type: nodes[name], getAttributes })] : [];
  const wrapping = (find: RegExp, name: string) =>
    nodes[name] ? [wrappingInputRule({ find, type: nodes[name] })] : [];
  const around = (find: RegExp, name: string) =>
    marks[name] ? [markInputRule({ find, type: marks[name] })] : [];
  return [
    ...around(between('*')(2), 'bold'),
    ...around(between('*')(1), 'italic'),
    ...around(between('~')(2), 'strike'),
    ...around(between('`')(1), 'code'),
    ...textblock(/^(#{1,4})\s$/, 'heading', ([, signs]) => ({ level: signs?.length })),
    ...textblock(/^```\s$/, 'codeBlock'),
    ...wrapping(/^\s*[-*]\s$/, 'bulletList'),
    ...wrapping(/^\s*1[.)]\s$/, 'orderedList'),
    ...wrapping(/^\s*>\s$/, 'quote'),
  ];
}
