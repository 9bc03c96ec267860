/**
 * Texts edited in place: one at a time. Plain ones are a line that takes typing.
 */

import { BODY } from '#domain/content/operations.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import type { TextValue } from '#domain/editor/protocol.ts';
import type { ActiveText, Frame } from './frame.ts';
import { refuseHeld } from './held.ts';
import { editPlainText } from './plain-text.ts';
import type { Answers } from './questions.ts';
import { createReporter } from './report-change.ts';
import type { Point, TextEditor, TextEditorInput } from './text-editor.ts';

export interface TextSession {
  /** Opens a text, at the character under a point of the viewport or else at its end. */
  start(element: HTMLElement, at?: Point): void;
  end(): void;
  set(id: string, path: readonly string[], value: TextValue): void;
}

/** Texts of this block, or of anything for `body`. */
export function textElements(id: string): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edited] [data-text]')];
  return all.filter((element) => ownerOf(element) === id);
}

/** The text to edit at a place of the page. */
export function textAt(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>('[data-edited] [data-text]') : null;
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
  return {
    end,
    start(element, at) {
      if (frame.state.text?.element === element) {
        frame.state.text.focus();
        return;
      }
      end();
      if (refuseHeld(frame, ownerOf(element))) return;
      const open = chooseEditor(frame, element);
      if (!open) return;
      frame.state.text = activate({ frame, answers, element, at, onDone: end }, open);
      frame.redraw();
    },
    set(id, path, value) {
      const { text } = frame.state;
      if (text?.id === id && text.path.join() === path.join()) text.setValue(value);
    },
  };
}

type Open = (input: TextEditorInput<never>) => TextEditor;

function chooseEditor(frame: Frame, element: HTMLElement): Open | undefined {
  if (typeof readValue(element) === 'string') return editPlainText as Open;
  frame.send({ type: 'problem', message: 'This text cannot be edited on the page yet. Use the panel.' });
  return undefined;
}

function readValue(element: HTMLElement): RichText | string {
  return JSON.parse(element.dataset['value'] ?? '""') as RichText | string;
}

function activate(input: Omit<TextEditorInput<never>, 'value' | 'onChange'>, open: Open): ActiveText {
  const { frame, element } = input;
  const id = ownerOf(element);
  const path = (element.dataset['text'] ?? '').split('.');
  const reporter = createReporter<TextValue>((value) => {
    element.dataset['value'] = JSON.stringify(value);
    frame.send({ type: 'textChange', id, path, value });
  });
  frame.send({ type: 'textStart', id, path });
  const editor = open({
    ...input,
    value: readValue(element) as never,
    onChange: (value: TextValue) => {
      reporter.change(value);
      frame.redraw();
    },
  });
  return {
    id,
    path,
    element,
    setValue: (value) => {
      reporter.forget();
      editor.setValue(value as TextValue);
    },
    focus: () => editor.focus(),
    end() {
      reporter.flush();
      editor.destroy();
      frame.send({ type: 'textEnd', id, path });
    },
  };
}
