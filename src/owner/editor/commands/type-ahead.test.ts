import { expect, test } from 'vitest';
import { createStore } from '../../editing/store.ts';
import type { EditorState } from '../state.ts';
import { awaitText, giveTyped, takeTyped, takeTypedKey } from './type-ahead.ts';

function holder(isPressedOnPage = false) {
  const store = createStore<Pick<EditorState, 'awaitedText' | 'isPressedOnPage' | 'hasIgnoredLetters'>>({
    awaitedText: null,
    isPressedOnPage,
    hasIgnoredLetters: false,
  });
  const given: string[] = [];
  return { store, given, toFrame: ({ text }: { text: string }) => void given.push(text) };
}

const plain = (key: string) => ({ key, ctrl: false, alt: false, meta: false });
const press = (editor: ReturnType<typeof holder>, keys: readonly string[], at: number) =>
  keys.map((key) => takeTypedKey(editor, plain(key), at));

test('letters are shortcuts, unless the page was pressed last', () => {
  expect(press(holder(false), ['s', 'o', '/', '?', 'Delete'], 10_000)).not.toContain(true);
  expect(press(holder(true), ['s', 'O', 'ä', '7'], 20_000)).toEqual([true, true, true, true]);
});

test('signs and Backspace work on a pressed page, but not in the middle of words', () => {
  const editor = holder(true);
  expect(press(editor, ['/', 'Backspace', 'Delete', 'Enter'], 30_000)).not.toContain(true);
  expect(press(editor, ['a', ' ', '/', '?', 'Backspace', 'Enter'], 31_000)).not.toContain(false);
  // However long the owner waits, until they press somewhere or move on.
  expect(press(editor, ['Backspace', 'Delete'], 90_000)).toEqual([true, true]);
  expect(press(editor, ['ArrowDown', 'Delete'], 91_000)).toEqual([false, false]);
  expect(takeTypedKey(editor, { ...plain('d'), ctrl: true }, 33_000)).toBe(false);
});

test('what is typed before a text opens goes into it, once and in order', () => {
  const editor = holder();
  awaitText(editor);
  const now = performance.now();
  expect(press(editor, [...'so '], now)).toEqual([true, true, true]);
  expect(takeTyped(editor)).toBe('so ');
  press(editor, ['p', 'Enter'], now);
  giveTyped(editor);
  expect(editor.given).toEqual(['p\n']);
  expect(press(editor, ['s'], now)).toEqual([false]);
});

test('a text that does not open in time keeps no keys', () => {
  const editor = holder();
  awaitText(editor);
  expect(press(editor, ['s'], performance.now() + 60_000)).toEqual([false]);
});
