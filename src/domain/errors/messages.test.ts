import { expect, test } from 'vitest';
import { messageForStatus } from '../calls/contract.ts';
import * as messages from './messages.ts';

test('ERRS-20 ERRS-21 the general texts are those of the catalogue', () => {
  expect(Object.values(messages).sort()).toEqual(
    [
      'Unable to load results',
      'Unable to load. Try again.',
      'Something went wrong',
      'Network error',
      'Unable to connect. Please try again',
      'Unable to open form',
      'Unable to update form',
      'Please check your internet connection.',
      'Please try again.',
    ].sort(),
  );
  expect(messageForStatus(undefined)).toBe(messages.UNABLE_TO_CONNECT);
});
