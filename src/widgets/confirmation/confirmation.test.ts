import { expect, test } from 'vitest';
import {
  buttonsOf,
  CONFIRMATION_PADDING,
  CONFIRMATION_STYLES,
  CONFIRMATION_WIDTH,
  HIDE_FALLBACK_MS,
} from './confirmation-settings.ts';

test('WIDG-01 a confirmation asks to confirm or reject, confirm or cancel, confirm, or nothing', () => {
  expect(CONFIRMATION_STYLES).toEqual([
    'confirm-or-reject',
    'confirm-or-cancel',
    'confirm-only',
    'no-buttons',
  ]);
  expect(CONFIRMATION_STYLES.map((style) => buttonsOf({ style }).map(([answer]) => answer))).toEqual([
    ['reject', 'confirm'],
    ['cancel', 'confirm'],
    ['confirm'],
    [],
  ]);
});

test('WIDG-08 it is 350 wide with 20 around its words, and gone 600 ms after it begins to hide', () => {
  expect([CONFIRMATION_WIDTH, CONFIRMATION_PADDING, HIDE_FALLBACK_MS]).toEqual([350, 20, 600]);
});
