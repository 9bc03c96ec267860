/**
 * How a schema tells the owner area about a value: its name in the owner's words, a hint, and which control
 * shows it where the shape alone does not say. It travels as metadata of the zod schema, so that the same words
 * stand in the JSON Schema that programs read.
 */
import * as labels from './labels/en.ts';

/** A control that cannot be told from the shape of the value. */
export type Control =
  | 'long-text'
  | 'code'
  | 'day'
  | 'colour'
  | 'link'
  | 'web-address'
  | 'media'
  | 'collection'
  /** One of those that the entries of the block’s collection have. */
  | 'tag'
  | 'category'
  | 'rich-text'
  | 'dataset'
  /** Texts, one a line. */
  | 'lines'
  /** Texts without spaces, set apart by them. */
  | 'words'
  /** On another field of the same form. */
  | 'condition'
  /** Made once, never shown. */
  | 'id';

/** Shows a field only while another one beside it has one of these values. */
interface FieldCondition {
  readonly key: string;
  readonly is: readonly (string | boolean)[];
}

export interface FieldExtras {
  /** One sentence beneath the control. */
  readonly hint?: string;
  readonly control?: Control;
  /** Labels of the values of an enum; those that are missing are made of the values themselves. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Shown behind a number: "px". */
  readonly unit?: string;
  /** `look` stands below the content, in a part of its own. */
  readonly group?: 'look';
  readonly when?: FieldCondition;
  /** What one entry of a list is called: "track". */
  readonly entry?: string;
  /** The values of an enum are shown as small pictures of the block that has them. */
  readonly samples?: true;
  /** Which files may be chosen. */
  readonly files?: 'image' | 'audio' | 'video';
}

/** What an input is given as it is. */
export interface FieldInput {
  readonly maxLength?: number | undefined;
  readonly placeholder?: string;
  readonly type?: 'email' | 'url';
  readonly autoComplete?: string;
  readonly rows?: number;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
}

export interface FieldMeta extends FieldExtras {
  readonly title: string;
}

/** For `schema.meta(field('Words on the button'))`. */
export function field(title: string, extras: FieldExtras = {}): FieldMeta & Record<string, unknown> {
  return { title, ...extras };
}

/** Alignments as most blocks know them. */
export const ALIGN_CHOICES = { start: labels.left, center: labels.centre, end: labels.right } as const;
