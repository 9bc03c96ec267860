import { expect, test, vi } from 'vitest';
import { reportLostFonts } from './lost-fonts.ts';
import { reportError } from './report-error.ts';

test('ERRS-16 a font that is no longer there is told to the console and reported; others are not', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const dispatched: CustomEvent[] = [];
  vi.stubGlobal('document', { dispatchEvent: (event: CustomEvent) => dispatched.push(event) });
  try {
    reportLostFonts(
      [
        { family: 'Figtree', status: 'loaded' },
        { family: 'Fraunces', status: 'error' },
        { family: 'Gelasio', status: 'unloaded' },
      ],
      reportError,
    );
    expect(consoleError.mock.calls).toEqual([['[vitrine] Fraunces:', 'Requested font no longer in Typekit']]);
    expect(dispatched.map(({ type, detail }) => [type, detail])).toEqual([
      ['vitrine:error', { error: 'Requested font no longer in Typekit', part: 'Fraunces' }],
    ]);
  } finally {
    vi.unstubAllGlobals();
    consoleError.mockRestore();
  }
});
