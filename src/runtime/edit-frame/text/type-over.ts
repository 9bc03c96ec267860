/**
 * What is typed over a selection continues as its first character was written: the kind of its line, its alignment
 * and its marks stay. Browsers keep them only within one run of equal text.
 */
import { Extension } from '@tiptap/core';
import { AllSelection, type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** @returns undefined where nothing is selected, or something that is no text */
export function typeOver(state: EditorState, text: string): Transaction | undefined {
  const { selection, schema, tr } = state;
  if (selection.empty || !(selection instanceof TextSelection)) return undefined;
  const { $from, $to, from } = selection;
  const to = endOfWords(selection);
  const isCode = $from.parent.type.spec.code === true;
  const marks = isCode ? [] : (state.storedMarks ?? $from.marksAcross($to) ?? []);
  tr.replaceWith(from, to, schema.text(text, marks));
  return tr.setSelection(TextSelection.create(tr.doc, from + text.length)).scrollIntoView();
}

/**
 * Pressed three times, a line is marked up to where the next one begins: that one keeps what it says, and stays a line of
 * its own.
 */
function endOfWords({ $from, $to, from, to }: TextSelection): number {
  if ($to.parentOffset > 0 || $from.sameParent($to)) return to;
  const end = TextSelection.near($to.doc.resolve($to.before()), -1).to;
  return end > from ? end : to;
}

/** From the first line to the last; undefined where the text begins or ends with something else. */
export function selectLines({ doc, tr }: EditorState): Transaction | undefined {
  const { $from } = new AllSelection(doc);
  const lines = TextSelection.between(doc.resolve($from.pos), doc.resolve(doc.content.size));
  const isWhole = doc.textBetween(0, lines.from) === '' && doc.textBetween(lines.to, doc.content.size) === '';
  return isWhole && !lines.empty ? tr.setSelection(lines) : undefined;
}

/** A line that is emptied letter by letter is written on in the marks it began with. */
export function keepMarks(before: EditorState, after: EditorState): Transaction | undefined {
  const { selection, storedMarks } = after;
  const line = selection.$from.parent;
  if (!selection.empty || storedMarks || !line.isTextblock || line.content.size > 0) return undefined;
  const caret = before.selection.$from;
  // Not a line that has just been begun behind it.
  const isSame =
    before.selection.empty && caret.parent.isTextblock && caret.start() === selection.$from.start();
  const marks = isSame ? caret.marks() : [];
  return marks.length > 0 ? after.tr.setStoredMarks(marks) : undefined;
}

export const typingOver = Extension.create({
  name: 'typingOver',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => type(view, text),
        handleDOMEvents: {
          beforeinput(view, event) {
            if (event.inputType !== 'insertText' || event.isComposing || view.composing) return false;
            if (!event.data || !type(view, event.data)) return false;
            event.preventDefault();
            return true;
          },
        },
      },
      appendTransaction: (changes, before, after) =>
        changes.some(({ docChanged }) => docChanged) ? keepMarks(before, after) : undefined,
    }),
  ],
});

function type(view: EditorView, text: string): boolean {
  const typed = view.composing ? undefined : typeOver(view.state, text);
  if (typed) view.dispatch(typed);
  return typed !== undefined;
}
