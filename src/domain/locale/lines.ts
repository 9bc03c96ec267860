/** A text as translators get it: one line for a text, one for each paragraph of a rich text. */
import { type RichText, richTextSchema } from '../content/rich-text.ts';
import { segmentsOf, withSegments } from './rich-segments.ts';
import type { TextKind } from './text-kinds.ts';

interface Text {
  readonly kind: TextKind;
  readonly original: unknown;
  readonly translation: unknown;
}

interface Line {
  readonly original: string;
  /** Empty where there is none. */
  readonly translation: string;
}

type Value =
  /** Null takes the translation away. */
  { readonly kind: 'made'; readonly value: unknown } | { readonly kind: 'refused'; readonly message: string };

export function linesOf({ kind, original, translation }: Text): readonly Line[] {
  if (kind !== 'rich-text') return [{ original: stringOf(original), translation: stringOf(translation) }];
  const doc = richTextOf(original);
  const translated = richTextOf(translation);
  const lines = translated ? segmentsOf(translated) : [];
  const originals = doc ? segmentsOf(doc) : [];
  // A translation of another make, such as an older one, is shown as far as its paragraphs go.
  return originals.map((line, index) => ({ original: line, translation: lines[index] ?? '' }));
}

/** What the lines come to. A paragraph that is left empty stays in the main language. */
export function translationFrom(text: Text, lines: readonly string[]): Value {
  if (lines.every((line) => line.trim() === '')) return { kind: 'made', value: null };
  if (text.kind !== 'rich-text') return { kind: 'made', value: lines[0] ?? '' };
  const doc = richTextOf(text.original);
  if (!doc) return { kind: 'made', value: null };
  const filled = segmentsOf(doc).map((line, index) => (lines[index]?.trim() ? (lines[index] ?? line) : line));
  const made = withSegments(doc, filled);
  return typeof made === 'string' ? { kind: 'refused', message: made } : { kind: 'made', value: made };
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function richTextOf(value: unknown): RichText | undefined {
  return richTextSchema.safeParse(value).data;
}
