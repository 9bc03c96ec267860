/**
 * Edits rich text in place. The element that shows the text becomes the editor, so that the site's own styles keep
 * applying and nothing moves. Loaded when the first such text is edited.
 */
import { Editor, Extension } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import type { RichText } from '#domain/content/rich-text.ts';
import { positionBehind, targetOf } from '../targets.ts';
import { askForLink } from './ask-for-link.ts';
import { textClipboard } from './clipboard.ts';
import { focusText, textKeys } from './commands.ts';
import { directions } from './directions.ts';
import { fromProse, isBlank, toProse } from './mapping.ts';
import { textExtensions } from './schema.ts';
import { createShown } from './server-markup.ts';
import { createSlashMenu } from './slash-menu.ts';
import type { Point, TextEditor, TextEditorInput } from './text-editor.ts';
import { createToolbar, type Toolbar } from './toolbar.ts';
import { typingOver } from './type-over.ts';

/** Marks changes that came from outside. */
const FROM_OUTSIDE = 'fromOutside';

export function editRichText(input: TextEditorInput<RichText>): TextEditor {
  const { element, value, frame } = input;
  const before = { attributes: readAttributes(element), children: [...element.childNodes] };
  const headingOffset = Number(element.dataset['headingOffset'] ?? 0);
  const shown = { headingOffset, show: createShown(element, value) };
  let toolbar: Toolbar | undefined;
  const onOwnChange = (isStep: boolean) => {
    const { doc } = editor.state;
    if (!isStep) toolbar?.leave();
    input.onChange(() => fromProse(doc), { isStep });
  };
  const onLink = () => void askForLink(editor, input.answers);
  const editor: Editor = new Editor({
    element: null,
    injectCSS: false,
    extensions: [
      ...textExtensions(shown),
      textKeys({ onLink, onToolbar: () => toolbar?.focus(), onDone: input.onDone }),
      textClipboard({
        onFiles: (files) => sendFiles(input, files),
        onLoss: (message) => frame.send({ type: 'problem', message }),
      }),
      typingOver,
      directions,
      surface(element.dataset['hint'] ?? 'Text'),
    ],
    onBeforeCreate: ({ editor: made }) => {
      // The library accepts a document node here, although its types say otherwise.
      made.setOptions({ content: toProse(made.schema, value) as never });
    },
    onTransaction: ({ transaction }) => {
      const isOwn = transaction.docChanged && !transaction.getMeta(FROM_OUTSIDE);
      const isTyped = isOwn && isTyping(transaction);
      if (isOwn) onOwnChange(!isTyped);
      slash.follow(transaction);
      // Of plain typing nothing shows but the text itself; where that grows, everything is drawn anew anyway.
      if (!(isTyped && toolbar?.isAway()) || slash.isOpen()) frame.redraw();
    },
  });
  const slash = createSlashMenu({ editor, frame, onBlock: input.onBlock });
  editor.mount({ mount: element });
  toolbar = createToolbar({ editor, frame, onLink });
  putCaret(editor, input.at);
  return {
    focus: () => focusText(editor),
    setValue: (next, keepsCaret) => typeof next !== 'string' && putValue(editor, next, keepsCaret),
    insert: (text) => type(editor, text),
    draw() {
      toolbar?.draw();
      slash.draw();
    },
    destroy() {
      slash.destroy();
      toolbar?.destroy();
      leave(
        editor,
        element,
        fromProse(editor.state.doc) === value ? before : { ...before, children: undefined },
      );
    },
  };
}

/** The attributes of the element, for screen readers and the site's styles. */
function surface(label: string): Extension {
  return Extension.create({
    name: 'surface',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          attributes: ({ doc }) => ({
            'aria-label': label,
            'aria-multiline': 'true',
            ...(isBlank(doc) ? { 'data-is-blank': '' } : {}),
          }),
          handleDOMEvents: {
            // The owner area keeps the only undo history.
            beforeinput: (_view, event) => {
              if (/^history/.test(event.inputType)) event.preventDefault();
              return false;
            },
          },
        },
      }),
    ],
  });
}

/** Whether characters were inserted or deleted within one block: such changes are undone word by word. */
function isTyping(transaction: Transaction): boolean {
  if (transaction.getMeta('paste') || transaction.getMeta('uiEvent')) return false;
  return transaction.steps.every((step) => {
    if (!(step instanceof ReplaceStep)) return false;
    const { slice, from, to } = step;
    const isText =
      slice.openStart === 0 && slice.openEnd === 0 && slice.content.content.every((node) => node.isText);
    const { docs } = transaction;
    return (isText && docs[0]?.resolve(from).sameParent(docs[0].resolve(to)) === true) || isOneSign(slice);
  });
}

/** Whether a selection was typed over, of any length: the text that follows belongs to the same step. */
function isOneSign({ content }: Slice): boolean {
  return [...content.textBetween(0, content.size)].length === 1;
}

/** Each line of it is a paragraph of its own. */
function type(editor: Editor, words: string): void {
  for (const [index, line] of words.split('\n').entries()) {
    if (index > 0) editor.commands.splitBlock();
    if (line !== '') editor.commands.insertContent({ type: 'text', text: line });
  }
}

function putCaret(editor: Editor, at: Point | undefined): void {
  const { view, state } = editor;
  const found = at && view.posAtCoords({ left: at.x, top: at.y });
  const position = found ? found.pos : state.doc.content.size;
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(position), found ? 1 : -1)));
}

/** Replaces only what differs. @param keepsCaret leaves the caret where it is; else it goes to what has changed */
function putValue(editor: Editor, value: RichText, keepsCaret: boolean): void {
  const { view, state, schema } = editor;
  const next = toProse(schema, value);
  const start = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (start === null || !ends) return;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [from, to] = [ends.a + overlap, ends.b + overlap];
  const open = next.resolve(start).depth;
  const isEven =
    open === next.resolve(to).depth && state.doc.resolve(start).depth === state.doc.resolve(from).depth;
  let transaction = state.tr;
  if (isEven) transaction.replace(start, from, next.slice(start, to));
  // A difference that starts and ends at different depths is not a slice, and one across table rows could be fitted
  // into the wrong cells: then everything is replaced.
  if (!transaction.doc.eq(next))
    transaction = state.tr.replace(0, state.doc.content.size, new Slice(next.content, 0, 0));
  transaction.setMeta(FROM_OUTSIDE, true);
  // Replaced from end to end, a text maps every place in it to its start.
  const at = keepsCaret ? state.selection.head : to;
  const place = transaction.doc.resolve(Math.min(at, transaction.doc.content.size));
  transaction.setSelection(TextSelection.near(place, -1));
  view.dispatch(keepsCaret ? transaction : transaction.scrollIntoView());
}

function sendFiles({ frame, element }: TextEditorInput<RichText>, files: readonly File[]): void {
  const target = targetOf(element);
  if (target) frame.send({ type: 'files', files: [...files], position: positionBehind(target) });
}

function readAttributes(element: HTMLElement): ReadonlyMap<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

interface Before {
  readonly attributes: ReadonlyMap<string, string>;
  /** Left out if the text has changed. */
  readonly children?: readonly Node[] | undefined;
}

/** Keeps the editor's markup until the server's rendering replaces it. */
function leave(editor: Editor, element: HTMLElement, { attributes, children }: Before): void {
  const left = children ?? [...element.childNodes].map((node) => node.cloneNode(true));
  editor.destroy();
  element.replaceChildren(...left);
  for (const artefact of element.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator'))
    artefact.remove();
  for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) if (name !== 'data-value') element.setAttribute(name, value);
  element.blur();
}
