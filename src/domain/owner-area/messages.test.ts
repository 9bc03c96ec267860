import { expect, test } from 'vitest';
import { PANEL_MESSAGES, WIDGET_PANEL_MESSAGES } from './messages.ts';

test('OWNR-16 what panels say when something cannot be loaded', () => {
  expect(Object.values(PANEL_MESSAGES)).toEqual([
    'Unable to load fonts',
    'Unable to load collections',
    'Unable to locate content',
  ]);
});

test('OWNR-17 what the panels of widgets say', () => {
  expect(Object.values(WIDGET_PANEL_MESSAGES)).toEqual([
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    'Failed to load timezone',
  ]);
});
