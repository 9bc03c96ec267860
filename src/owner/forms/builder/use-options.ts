/**
 * The answers of a field while they are edited: what is empty or stands there twice is shown, but not kept. Each
 * has an identity of its own, so that moving it keeps the keyboard where it is.
 */
import { useRef, useState } from 'react';
import { readOptions } from '#domain/forms/edit-fields.ts';
import { isEqualJson } from '#domain/json.ts';

export interface Option {
  readonly key: number;
  /** As it was typed. */
  readonly text: string;
  /** As it is kept; empty where it is not yet. */
  readonly kept: string;
}

export interface Options {
  readonly entries: readonly Option[];
  type(key: number, text: string): void;
  /** @returns the key of the new entry */
  add(afterKey?: number): number;
  /** Several lines at once, from where the keyboard is, or in the place of it. @returns the key of the last one */
  paste(key: number, text: string, isInPlace: boolean): number;
  move(key: number, to: number): void;
  remove(key: number): void;
  /** The keyboard has left it: what is empty goes, and what stands there twice is again what is kept. */
  settle(key: number): void;
}

/**
 * @param keep is told what an answer was called before
 * @param first what stands there until the owner says
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
  // Another list was set elsewhere, by undo or by somebody else.
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
      // Where the owner has chosen nothing yet, nothing is worth keeping.
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

/** Whether something is typed that is kept elsewhere in the list. */
export function isTwice({ text, kept }: Option): boolean {
  return text.trim() !== '' && text.trim() !== kept;
}

function keptOf(entries: readonly Option[]): string[] {
  return entries.map(({ kept }) => kept).filter((text) => text !== '');
}
