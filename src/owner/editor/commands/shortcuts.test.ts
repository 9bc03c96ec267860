import { expect, test } from 'vitest';
import { findShortcut, type Pressed, SHORTCUTS } from './shortcuts.ts';

function pressedBy(keys: string): Pressed {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  const key = parts.at(-1) ?? '';
  return { key, code: '', ctrl: has('mod'), shift: has('shift'), alt: has('alt'), meta: false };
}

test('every shortcut works while the page is edited; in the preview only those that leave the page as it is', () => {
  for (const shortcut of SHORTCUTS) expect(findShortcut(pressedBy(shortcut.keys), 'edit')).toBe(shortcut);
  const inPreview = SHORTCUTS.filter(({ keys }) => findShortcut(pressedBy(keys), 'preview'));
  expect(inPreview.map(({ keys }) => keys)).toEqual(['mod+s', 'p', '?']);
});
