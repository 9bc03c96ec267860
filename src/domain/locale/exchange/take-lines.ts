/**
 * What the lines of a file come to in the texts of a document: which translations they make, and which of them
 * cannot be taken, each for a reason in words. A line that cannot be taken leaves its translation as it is.
 */
import { translationFrom } from '../lines.ts';
import { tagProblem } from '../rich-segments.ts';
import type { TranslatableText } from '../texts.ts';
import { type ExchangeLine, exchangeLines } from './exchange-lines.ts';

/** A line of a file. */
export interface GivenLine {
  /** Where it is in the file, from 1. */
  readonly line: number;
  /** The document it names. */
  readonly document: string;
  /** Of the document when the file was made; its title where it has none. */
  readonly address: string;
  readonly key: string;
  /** The original as it was when the file was made. */
  readonly source: string;
  readonly fingerprint?: string | undefined;
  /** Empty where there is no translation. */
  readonly target: string;
  /** Both texts are markup, whatever the kind of the text: tags, and `&lt;` for a letter that would begin one. */
  readonly isMarkup: boolean;
  /** The translator says that it is right. */
  readonly isConfirmed: boolean;
  /** Why it cannot be taken, known from the file alone. */
  readonly problem?: string | undefined;
}

export type LineOutcome =
  | { readonly kind: 'new' | 'changed' | 'unchanged' | 'empty' }
  | { readonly kind: 'refused'; readonly message: string };

export interface TakenText {
  readonly text: TranslatableText;
  /** A string or a rich text, as the original is. */
  readonly value: unknown;
  readonly lines: readonly GivenLine[];
}

export interface TakenLines {
  readonly outcomes: Map<GivenLine, LineOutcome>;
  readonly texts: readonly TakenText[];
}

export const EXCHANGE_MESSAGES = {
  unknownKey: 'This text is no longer in the document. Export again.',
  twice: 'This text is in the file twice. Only the first one counts.',
  changed: 'The original has changed since the export. Export again and translate the new text.',
  tooLong: 'The translation is too long.',
  noTags: 'The original has no tags. Remove the tags from the translation.',
} as const;

/** No text of a page is as long. */
const MAX_LENGTH = 50_000;

export function takeLines(texts: readonly TranslatableText[], given: readonly GivenLine[]): TakenLines {
  const lines = exchangeLines(texts);
  const known = new Map(lines.map((line) => [line.key, line]));
  const outcomes = new Map<GivenLine, LineOutcome>();
  const targets = new Map<ExchangeLine, { readonly from: GivenLine; readonly target: string }>();
  const seen = new Set<string>();
  for (const each of given) {
    const line = known.get(each.key);
    const problem = seen.has(each.key) ? EXCHANGE_MESSAGES.twice : problemOf(each, line);
    seen.add(each.key);
    const target = line && targetFor(line, each);
    outcomes.set(each, outcomeOf(each, line, problem));
    const { kind } = outcomes.get(each) ?? {};
    if (line && target !== undefined && (kind === 'new' || kind === 'changed'))
      targets.set(line, { from: each, target });
  }
  const taken = Map.groupBy(targets.keys(), ({ text }) => text);
  const ofText = Map.groupBy(lines, ({ text }) => text);
  const values = [...taken].flatMap(([text, changed]): TakenText[] => {
    const from = changed.flatMap((line) => targets.get(line)?.from ?? []);
    const all = (ofText.get(text) ?? []).map((line) => targets.get(line)?.target ?? keptTarget(line));
    const value = translationFrom(text, all);
    if (value.kind === 'made') return [{ text, value: value.value, lines: from }];
    for (const each of from) outcomes.set(each, { kind: 'refused', message: value.message });
    return [];
  });
  return { outcomes, texts: values };
}

function outcomeOf(
  given: GivenLine,
  line: ExchangeLine | undefined,
  problem: string | undefined,
): LineOutcome {
  if (problem !== undefined || !line)
    return { kind: 'refused', message: problem ?? EXCHANGE_MESSAGES.unknownKey };
  if (given.target.trim() === '') return { kind: 'empty' };
  if (line.target === '') return { kind: 'new' };
  if (tidy(targetFor(line, given)) !== tidy(line.target)) return { kind: 'changed' };
  return { kind: line.state === 'outdated' && given.isConfirmed ? 'changed' : 'unchanged' };
}

function problemOf(given: GivenLine, line: ExchangeLine | undefined): string | undefined {
  if (given.problem !== undefined) return given.problem;
  if (!line) return EXCHANGE_MESSAGES.unknownKey;
  if (given.target.trim() === '') return undefined;
  if (given.target.length > MAX_LENGTH) return EXCHANGE_MESSAGES.tooLong;
  if (!isSameOriginal(given, line)) return EXCHANGE_MESSAGES.changed;
  if (line.kind === 'rich-text') return tagProblem(line.source, given.target);
  return given.isMarkup && given.target.includes('<') ? EXCHANGE_MESSAGES.noTags : undefined;
}

/** Programs change white space, and some leave out what they do not know. */
function isSameOriginal(given: GivenLine, line: ExchangeLine): boolean {
  if (given.fingerprint) return given.fingerprint === line.fingerprint;
  return squeezed(wordsFor(line, given.source, given.isMarkup)) === squeezed(line.source);
}

function targetFor(line: ExchangeLine, given: GivenLine): string {
  return wordsFor(line, given.target, given.isMarkup);
}

function wordsFor({ kind }: ExchangeLine, words: string, isMarkup: boolean): string {
  if (kind === 'rich-text' || !isMarkup) return words;
  return words.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** One that was made from other paragraphs may not have the tags of its place. */
function keptTarget({ kind, source, target }: ExchangeLine): string {
  return kind === 'rich-text' && target !== '' && tagProblem(source, target) !== undefined ? '' : target;
}

/** As a file has it: half a letter is none in UTF-8, and tables have no space around a text. */
function tidy(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').trim();
}

function squeezed(text: string): string {
  return text.toWellFormed().split(/\s+/).filter(Boolean).join(' ');
}
