/** The contract of the two kinds of text editors: of one plain line, and of rich text. */
import type { RichText } from '#domain/content/rich-text.ts';
import type { TextValue } from '#domain/editor/protocol.ts';
import type { Frame } from '../frame.ts';
import type { Answers } from '../questions.ts';

/** Of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A block to be put behind the text that is edited. */
export interface BlockWish {
  /** Without it, the owner is asked. */
  readonly blockType?: string | undefined;
  /** What goes on behind the new block. */
  readonly rest?: RichText | undefined;
  /** The new block comes before this one. */
  readonly isBefore?: boolean | undefined;
}

/** What an editor of one kind of text is given. */
export interface TextEditorInput<Value> {
  readonly element: HTMLElement;
  readonly value: Value;
  readonly at: Point | undefined;
  readonly frame: Frame;
  readonly answers: Answers;
  /** Told of every change; the value is read when it is reported. */
  onChange(read: () => Value, options?: { readonly isStep?: boolean }): void;
  /** The owner has done with this text. */
  onDone(): void;
  /** Ends the text and has a block put in. */
  onBlock(wish: BlockWish): void;
}

export interface TextEditor {
  setValue(value: TextValue): void;
  focus(): void;
  /** Called with every drawing. */
  draw?(): void;
  /** Typed while the editor was on its way. */
  insert?(text: string): void;
  /** Takes the editor away and leaves what it showed. */
  destroy(): void;
}
