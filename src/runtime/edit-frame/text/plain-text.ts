/** One line of plain text, edited where it stands. */
import type { TextEditor, TextEditorInput } from './text-editor.ts';

export function editPlainText(input: TextEditorInput<string>): TextEditor {
  const { element, value, at } = input;
  // What the server added for screen readers is not part of the text.
  element.textContent = value;
  element.contentEditable = 'plaintext-only';
  const read = () => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const listening = new AbortController();
  const options = { signal: listening.signal };
  element.addEventListener('input', () => input.onChange(read), options);
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || !/^(Enter|Escape)$/.test(event.key)) return;
      event.preventDefault();
      input.onDone();
    },
    options,
  );
  element.addEventListener(
    'beforeinput',
    (event) => {
      // The owner area keeps the only undo history.
      if (/^history/.test(event.inputType)) event.preventDefault();
    },
    options,
  );
  const focus = () => element.focus({ preventScroll: true });
  putCaret(element, at);
  return {
    focus,
    insert(words) {
      focus();
      // As if typed: it fires the events that typing does.
      document.execCommand('insertText', false, words.replaceAll('\n', ' '));
    },
    setValue(text, keepsCaret) {
      if (typeof text !== 'string' || text === read()) return;
      const offset = keepsCaret ? caretIn(element) : undefined;
      element.textContent = text;
      if (offset === undefined) putCaret(element, undefined);
      else getSelection()?.collapse(element.firstChild ?? element, Math.min(offset, text.length));
    },
    destroy() {
      listening.abort();
      element.removeAttribute('contenteditable');
      element.textContent = read();
      element.blur();
    },
  };
}

/** Characters before the caret; undefined where it is somewhere else. */
function caretIn(element: HTMLElement): number | undefined {
  const { focusNode, focusOffset } = getSelection() ?? {};
  if (!focusNode || !element.contains(focusNode)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(focusNode, focusOffset ?? 0);
  return range.toString().length;
}

function putCaret(element: HTMLElement, at: { x: number; y: number } | undefined): void {
  const found = at && document.caretPositionFromPoint?.(at.x, at.y);
  const selection = getSelection();
  if (found && element.contains(found.offsetNode)) selection?.collapse(found.offsetNode, found.offset);
  else selection?.selectAllChildren(element);
}
