/**
 * The options of a field while they are edited: empty and duplicate ones are shown, but not stored. Each has an
 * identity of its own, so that moving it keeps the focus.
 */
import { useRef, useState } from 'react';
import { readOptions } from '#domain/forms/edit-fields.ts';
import { isEqualJson } from '#domain/json.ts';

export interface Option {
  readonly key: number;
  /** As it was typed. */
  readonly text: string;
  /** As it is stored; empty if it is not stored yet. */
  readonly kept: string;
}

export interface Options {
  readonly entries: readonly Option[];
  type(key: number, text: string): void;
  /** @returns the key of the new entry */
  add(afterKey?: number): number;
  /** Inserts several lines after the focused entry, or in its place. @returns the key of the last one */
  paste(key: number, text: string, isInPlace: boolean): number;
  move(key: number, to: number): void;
  remove(key: number): void;
  /** On blur: empty entries are removed, and duplicates revert to the stored text. */
  settle(key: number): void;
}

/**
 * @param keep gets the previous text of a renamed option
 * @param first the default options
 */
export function useOptions(
  stored: readonly string[],
  keep: (options: string[], renamed?: { readonly from: string; readonly to: string }) => void,
  first: readonly string[] = [],
): Options {
  const lastKey = useRef(0);
  const entryOf = (text: string): Option => {
    lastKey.current += 1;
    return { key: lastKey.current, text, kept: text };
  };
  const [draft, setDraft] = useState<readonly Option[]>(() => stored.map(entryOf));
  // The list was changed from outside, by undo or by somebody else.
  let entries = draft;
  if (!isEqualJson(keptOf(draft), [...stored])) {
    entries = stored.map(entryOf);
    setDraft(entries);
  }
  const change = (next: readonly Option[], renamed?: { from: string; to: string }): void => {
    setDraft(next);
    const kept = keptOf(next);
    if (!isEqualJson(kept, [...stored])) keep(kept, renamed);
  };
  const remove = (key: number): void => change(entries.filter((each) => each.key !== key));
  const indexOf = (key: number | undefined): number => entries.findIndex((each) => each.key === key);
  return {
    entries,
    type(key, text) {
      const entry = entries[indexOf(key)];
      if (!entry) return;
      const trimmed = text.trim();
      const isTaken = trimmed === '' || entries.some((each) => each.key !== key && each.kept === trimmed);
      const next = { ...entry, text, ...(isTaken ? {} : { kept: trimmed }) };
      const renamed = entry.kept !== '' && !isTaken ? { from: entry.kept, to: trimmed } : undefined;
      change(entries.with(indexOf(key), next), renamed);
    },
    add(afterKey) {
      const entry = entryOf('');
      const index = indexOf(afterKey);
      change(entries.toSpliced(index < 0 ? entries.length : index + 1, 0, entry));
      return entry.key;
    },
    paste(key, text, isInPlace) {
      // Nothing is stored as long as the owner has entered nothing.
      const before = isEqualJson(keptOf(entries), [...first]) ? [] : entries;
      const there = new Set(before.filter((each) => each.key !== key).map(({ kept }) => kept));
      const pasted = readOptions(text)
        .filter((each) => !there.has(each))
        .map(entryOf);
      if (pasted.length === 0) return key;
      const index = before.findIndex((each) => each.key === key);
      const isGone = index >= 0 && (isInPlace || before[index]?.text.trim() === '');
      change(before.toSpliced(isGone ? index : index + 1, isGone ? 1 : 0, ...pasted));
      return pasted.at(-1)?.key ?? key;
    },
    move(key, to) {
      const entry = entries[indexOf(key)];
      if (!entry || to < 0 || to >= entries.length) return;
      change(entries.toSpliced(indexOf(key), 1).toSpliced(to, 0, entry));
    },
    remove,
    settle(key) {
      const entry = entries[indexOf(key)];
      if (!entry) return;
      if (entry.text.trim() === '' || entry.kept === '') remove(key);
      else if (entry.text !== entry.kept) change(entries.with(indexOf(key), { ...entry, text: entry.kept }));
    },
  };
}

/** Whether a typed text duplicates a stored one. */
export function isTwice({ text, kept }: Option): boolean {
  return text.trim() !== '' && text.trim() !== kept;
}

function keptOf(entries: readonly Option[]): string[] {
  return entries.map(({ kept }) => kept).filter((text) => text !== '');
}
