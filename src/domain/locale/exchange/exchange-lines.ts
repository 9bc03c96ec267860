/**
 * Texts as files for translators carry them: each text is one line, each paragraph of a rich text too. A line knows
 * its original, so that a file that comes back late is noticed.
 */
import { linesOf } from '../lines.ts';
import { keyOfText, type TextKind, type TranslationState } from '../text-kinds.ts';
import { fingerprint, type TranslatableText } from '../texts.ts';

export interface ExchangeLine {
  /** Of the text; the paragraphs of a rich text have their number behind it: `body.fields.excerpt`, `a1.props.content:2`. */
  readonly key: string;
  readonly text: TranslatableText;
  /** Place among the lines of its text, from 0. */
  readonly index: number;
  readonly kind: TextKind;
  /** What it is, in the owner's words. */
  readonly label: string;
  /** Of a rich text with tags, as `segmentsOf` gives it. */
  readonly source: string;
  /** Empty where there is none. */
  readonly target: string;
  readonly state: TranslationState;
  readonly fingerprint: string;
}

/** What is translated as a whole, such as a page. */
export interface ExchangeDocument {
  readonly id: string;
  readonly title: string;
  /** Null where it has no address. */
  readonly path: string | null;
  readonly lines: readonly ExchangeLine[];
}

export interface ExchangeLanguages {
  readonly source: string;
  readonly target: string;
}

export function exchangeLines(texts: readonly TranslatableText[]): ExchangeLine[] {
  return texts.flatMap((text) => {
    const { kind, label, state } = text;
    return linesOf(text).map(({ original, translation }, index) => ({
      key: kind === 'rich-text' ? `${keyOfText(text)}:${index + 1}` : keyOfText(text),
      text,
      index,
      kind,
      label,
      source: original,
      target: translation,
      state,
      fingerprint: fingerprint(original),
    }));
  });
}
