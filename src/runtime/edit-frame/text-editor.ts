/** The contract of the two kinds of text editors: of one plain line, and of rich text. */
import type { TextValue } from '#domain/editor/protocol.ts';
import type { Frame } from './frame.ts';
import type { Answers } from './questions.ts';

/** Of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What an editor of one kind of text is given. */
export interface TextEditorInput<Value> {
  readonly element: HTMLElement;
  readonly value: Value;
  readonly at: Point | undefined;
  readonly frame: Frame;
  readonly answers: Answers;
  onChange(value: Value): void;
  /** The owner has done with this text. */
  onDone(): void;
}

export interface TextEditor {
  setValue(value: TextValue): void;
  focus(): void;
  /** Takes the editor away and leaves what it showed. */
  destroy(): void;
}
