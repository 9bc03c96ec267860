/**
 * Edits texts in place, one at a time. A plain text is an editable line; the editor for rich text is loaded when the
 * first one is opened.
 */
import { BODY } from '#domain/content/body-id.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import type { TextValue } from '#domain/editor/protocol.ts';
import type { ActiveText, Frame, NextText } from '../frame.ts';
import { refuseLocked } from '../locks.ts';
import type { Answers } from '../questions.ts';
import { askForBlock } from './ask-for-block.ts';
import { loadRichEditor } from './load-rich-text.ts';
import { editPlainText } from './plain-text.ts';
import { createReporter } from './report-change.ts';
import type { Point, TextEditor, TextEditorInput } from './text-editor.ts';

export interface TextSession {
  /** Opens a text, with the caret at a point of the viewport or at the end. */
  start(element: HTMLElement, at?: Point): void;
  end(): void;
  set(id: string, path: readonly string[], next: NextText): void;
}

/** The texts of this block; for `body`, those of the page. */
export function textElements(id: string): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edited] [data-text]')];
  return all.filter((element) => ownerOf(element) === id);
}

/** The text to edit at a place of the page. */
export function textAt(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>('[data-edited] [data-text]') : null;
}

/** Whether nothing is written there yet. */
export function isEmptyText(element: HTMLElement): boolean {
  const value = readValue(element);
  // What the server added for screen readers is not part of a plain text.
  if (typeof value === 'string') return value.trim() === '';
  return element.textContent.trim() === '' && !element.querySelector('img, hr, table, li');
}

function ownerOf(element: HTMLElement): string {
  return element.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? BODY;
}

export function createTextSession(frame: Frame, answers: Answers): TextSession {
  const end = () => {
    const { text } = frame.state;
    frame.state.text = undefined;
    text?.end();
    frame.redraw();
  };
  frame.onDraw(() => frame.state.text?.draw());
  reportBeforeLeaving(frame);
  return {
    end,
    start(element, at) {
      if (frame.state.text?.element === element) {
        frame.state.text.focus();
        return;
      }
      end();
      if (refuseLocked(frame, ownerOf(element))) return;
      const value = readValue(element);
      const open: Open<never> =
        typeof value === 'string' ? (editPlainText as Open<never>) : (loadRichEditor as Open<never>);
      frame.state.text = activate({ frame, answers, element, at, onDone: end }, open);
      frame.state.text.focus();
      frame.redraw();
    },
    set(id, path, next) {
      const { text } = frame.state;
      if (text?.id === id && text.path.join() === path.join()) text.setValue(next);
    },
  };
}

type Open<Value> = (input: TextEditorInput<Value>) => TextEditor;

/** Reports pending changes when the focus or the page is lost: before the owner area sends its last call. */
function reportBeforeLeaving(frame: Frame): void {
  const report = () => frame.state.text?.report();
  for (const type of ['blur', 'beforeunload', 'pagehide'] as const) addEventListener(type, report);
  document.addEventListener('visibilitychange', report);
}

/** Outlines follow what grows while it is written; the text itself may have no box of its own. */
function watchSize(frame: Frame, element: HTMLElement): ResizeObserver {
  const observer = new ResizeObserver(frame.redraw);
  observer.observe(element);
  const block = element.closest('[data-block]');
  if (block) observer.observe(block);
  return observer;
}

function readValue(element: HTMLElement): RichText | string {
  return JSON.parse(element.dataset['value'] ?? '""') as RichText | string;
}

function activate(
  input: Omit<TextEditorInput<never>, 'value' | 'onChange' | 'onBlock'>,
  open: Open<never>,
): ActiveText {
  const { frame, element, onDone } = input;
  const id = ownerOf(element);
  const path = (element.dataset['text'] ?? '').split('.');
  let latest = readValue(element);
  let isStep = false;
  let round = 0;
  const reporter = createReporter<TextValue>(
    (value) => {
      latest = value;
      frame.send({ type: 'textChange', id, path, value, round, ...(isStep ? { isStep } : {}) });
    },
    () => frame.send({ type: 'textTyped' }),
  );
  frame.send({ type: 'textStart', id, path, value: latest });
  const size = watchSize(frame, element);
  const editor = open({
    ...input,
    value: latest as never,
    onChange(read: () => TextValue, { isStep: isOwnStep = false } = {}) {
      // What was typed before this step is reported separately, so that undo does not join them.
      if (isOwnStep) reporter.flush();
      isStep = isOwnStep;
      reporter.change(read);
      if (isOwnStep) reporter.flush();
      isStep = false;
    },
    onBlock(wish) {
      onDone();
      askForBlock(frame, { element, path }, wish);
    },
  });
  return {
    id,
    path,
    element,
    setValue(next) {
      // Typed before it came: the owner area weighs it against this value.
      reporter.flush();
      ({ round } = next);
      latest = next.value;
      editor.setValue(latest, next.isTheirs);
    },
    focus: () => editor.focus(),
    insert: (text) => editor.insert(text),
    draw: () => editor.draw?.(),
    report: reporter.flush,
    end() {
      reporter.flush();
      size.disconnect();
      editor.destroy();
      // What was typed before there was an editor.
      reporter.flush();
      element.dataset['value'] = JSON.stringify(latest);
      frame.send({ type: 'textEnd', id, path });
    },
  };
}
