import { afterEach, expect, test, vi } from 'vitest';
import { bringWidget, type WidgetState } from './bring-widget.ts';

afterEach(() => vi.restoreAllMocks());

test('ERRS-18 a provider that fails is logged to the console, and reported to nobody', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  // What the page's error reports are made of.
  const dispatchEvent = vi.fn();
  vi.stubGlobal('document', { dispatchEvent });
  const states: WidgetState[] = [];
  const error = new Error('The script could not be loaded.');
  await bringWidget(
    () => Promise.reject(error),
    (state) => states.push(state),
  );
  vi.unstubAllGlobals();
  expect(states).toEqual(['loading', 'failed']);
  expect(log).toHaveBeenCalledExactlyOnceWith('[vitrine] table-booking:', error);
  expect(dispatchEvent).not.toHaveBeenCalled();
});

test('one that comes is shown, and nothing is logged', async () => {
  const log = vi.spyOn(console, 'error');
  const states: WidgetState[] = [];
  await bringWidget(
    () => Promise.resolve(),
    (state) => states.push(state),
  );
  expect(states).toEqual(['loading', 'loaded']);
  expect(log).not.toHaveBeenCalled();
});
