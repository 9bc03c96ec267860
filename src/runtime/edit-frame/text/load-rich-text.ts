/** Fetches the rich text editor once. What is typed while it loads is not lost, even where the text is closed before. */
import type { RichText } from '#domain/content/rich-text.ts';
import type { TextValue } from '#domain/editor/protocol.ts';
import { insertWords } from './insert-words.ts';
import type { Point, TextEditor, TextEditorInput } from './text-editor.ts';

type EditRichText = (input: TextEditorInput<RichText>) => TextEditor;
let loaded: EditRichText | undefined;

async function load(): Promise<EditRichText> {
  loaded ??= (await import('./rich-text.ts')).editRichText;
  return loaded;
}

/** Fetched while the browser is idle, so that the first text opens at once, even without a connection. */
export function fetchRichEditor(): void {
  // Opening a text tries again, and reports a failure.
  const start = () => void load().catch(() => undefined);
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 1000);
}

export function loadRichEditor(input: TextEditorInput<RichText>): TextEditor {
  if (loaded) return loaded(input);
  const { element, at, frame, onDone } = input;
  const place = at && charactersBefore(element, at);
  let editor: TextEditor | undefined;
  let isOver = false;
  let value: TextValue = input.value;
  const keys = holdKeys(onDone);
  load().then(
    (edit) => {
      const typed = keys.release();
      if (isOver) return;
      editor = edit({ ...input, value: value as RichText });
      editor.focus();
      if (typed !== '') editor.insert(typed);
      frame.redraw();
    },
    () => {
      keys.release();
      if (isOver) return;
      frame.send({
        type: 'problem',
        message: 'The text cannot be edited without a connection. Try again in a moment.',
      });
      onDone();
    },
  );
  return {
    setValue(next, keepsCaret) {
      value = next;
      editor?.setValue(next, keepsCaret);
    },
    focus: () => editor?.focus(),
    insert: (text) => (editor ? editor.insert(text) : keys.add(text)),
    draw: () => editor?.draw?.(),
    destroy() {
      isOver = true;
      if (editor) return editor.destroy();
      const typed = keys.release();
      if (typed !== '') input.onChange(() => insertWords(value as RichText, typed, place));
    },
  };
}

/** Of the text, before a point that was pressed. */
function charactersBefore(element: HTMLElement, { x, y }: Point): number | undefined {
  const found = document.caretPositionFromPoint?.(x, y);
  if (!found || !element.contains(found.offsetNode)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(found.offsetNode, found.offset);
  return range.toString().length;
}

/** Holds what is typed and pasted until the editor is ready for them. */
function holdKeys(onDone: () => void) {
  let typed = '';
  const listening = new AbortController();
  const take = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter') typed += '\n';
    else if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const paste = (event: ClipboardEvent) => {
    typed += event.clipboardData?.getData('text/plain') ?? '';
    event.preventDefault();
  };
  const options = { capture: true, signal: listening.signal };
  addEventListener('keydown', take, options);
  addEventListener('paste', paste, options);
  return {
    add(text: string): void {
      typed += text;
    },
    release(): string {
      listening.abort();
      return typed;
    },
  };
}
