/** Tags and categories: their limits, and what is said about one that does not fit. */

import { z } from 'zod';
import { fillMessage } from '../message-template.ts';
import { foldCase } from '../search/fold.ts';
import { LABEL_MESSAGES } from './messages.ts';

/** Most characters of a tag (LINK-17). */
export const MAX_TAG_LENGTH = 50;
/** Most characters of a category (LINK-18). */
export const MAX_CATEGORY_LENGTH = 25;

export type LabelKind = 'tag' | 'category';
export type CheckedLabel =
  | { readonly ok: true; readonly label: string }
  | { readonly ok: false; readonly reason: 'empty' | 'too-long' | 'exists'; readonly message: string };

const MAX_LENGTH: Readonly<Record<LabelKind, number>> = {
  tag: MAX_TAG_LENGTH,
  category: MAX_CATEGORY_LENGTH,
};

/** A stored label. */
export function labelSchema(kind: LabelKind): z.ZodType<string> {
  return z
    .string()
    .min(1)
    .refine(
      (label) => charactersOf(label) <= MAX_LENGTH[kind],
      `has more than ${MAX_LENGTH[kind]} characters`,
    )
    .meta({ maxLength: MAX_LENGTH[kind] });
}

/** Characters as people count them, near enough: code points, so that an emoji is one and not two. */
function charactersOf(label: string): number {
  return [...label].length;
}

/** How a label is compared: case, accents' encoding and spacing do not make it another one. */
export function labelKey(label: string): string {
  return foldCase(tidy(label));
}

function tidy(label: string): string {
  return label.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Reads a label as its author typed it. */
export function checkLabel(kind: LabelKind, value: string, present: readonly string[] = []): CheckedLabel {
  const label = tidy(value);
  if (label === '') return { ok: false, reason: 'empty', message: `Please enter a ${kind}.` };
  const length = charactersOf(label);
  if (length > MAX_LENGTH[kind]) {
    const message = `A ${kind} can have up to ${MAX_LENGTH[kind]} characters. This one has ${length}.`;
    return { ok: false, reason: 'too-long', message };
  }
  if (present.some((other) => labelKey(other) === labelKey(label))) {
    return { ok: false, reason: 'exists', message: fillMessage(LABEL_MESSAGES.exists, { tagType: kind }) };
  }
  return { ok: true, label };
}

/** What is said of a label that stands twice in a list, or undefined. */
export function findRepeatedLabel(kind: LabelKind, labels: readonly string[]): string | undefined {
  const isRepeated = new Set(labels.map(labelKey)).size < labels.length;
  return isRepeated ? fillMessage(LABEL_MESSAGES.exists, { tagType: kind }) : undefined;
}

/** What sets labels apart where several are typed or pasted at once. */
const BETWEEN_LABELS = /[,;\n\t]+/;

export interface AddedLabels {
  readonly labels: readonly string[];
  /** What fits no label, to be corrected. */
  readonly rest: string;
}

/** Reads several labels at once; undefined for text that is one. Those that are there already are left out. */
export function addLabels(
  kind: LabelKind,
  text: string,
  present: readonly string[],
): AddedLabels | undefined {
  const parts = text.split(BETWEEN_LABELS);
  if (parts.length < 2) return undefined;
  const labels = [...present];
  const rest: string[] = [];
  for (const part of parts) {
    const checked = checkLabel(kind, part, labels);
    if (checked.ok) labels.push(checked.label);
    else if (checked.reason === 'too-long') rest.push(part.trim());
  }
  return { labels, rest: rest.join(' ') };
}
