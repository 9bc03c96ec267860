/** What both text editors have in common: the one for a plain line and the one for rich text. */
import type { RichText } from '#domain/content/rich-text.ts';
import type { TextValue } from '#domain/editor/protocol.ts';
import type { Frame } from '../frame.ts';
import type { Answers } from '../questions.ts';

/** In viewport coordinates. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A block to insert after the text being edited. */
export interface BlockWish {
  /** Without a type, the owner chooses one. */
  readonly blockType?: string | undefined;
  /** The rest of the text, which continues after the new block. */
  readonly rest?: RichText | undefined;
  /** The new block is inserted before this one. */
  readonly isBefore?: boolean | undefined;
}

/** What a text editor is started with. */
export interface TextEditorInput<Value> {
  readonly element: HTMLElement;
  readonly value: Value;
  readonly at: Point | undefined;
  readonly frame: Frame;
  readonly answers: Answers;
  /** Called on every change; the value is read when it is reported. */
  onChange(read: () => Value, options?: { readonly isStep?: boolean }): void;
  /** The owner has finished editing this text. */
  onDone(): void;
  /** Ends the text and requests a new block. */
  onBlock(wish: BlockWish): void;
}

export interface TextEditor {
  /** @param keepsCaret leaves the caret where it is; else it goes to what has changed */
  setValue(value: TextValue, keepsCaret: boolean): void;
  focus(): void;
  /** Called on every redraw. */
  draw?(): void;
  /** Types this at the caret: what was typed before the editor was there. */
  insert(text: string): void;
  /** Removes the editor and leaves the markup it showed. */
  destroy(): void;
}
