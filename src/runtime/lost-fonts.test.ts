import { expect, test, vi } from 'vitest';
import { reportLostFonts } from './lost-fonts.ts';
import { reportError } from './report-error.ts';

const NOTHING_GONE = [
  { name: 'https://halden.example/_v/fonts/fraunces-081ff53a.woff2', responseStatus: 200 },
  { name: 'https://halden.example/s/lost.jpg', responseStatus: 404 },
];

function reportedOf(
  faces: Parameters<typeof reportLostFonts>[0],
  resources: Parameters<typeof reportLostFonts>[1] = NOTHING_GONE,
): unknown[] {
  const reported: unknown[] = [];
  reportLostFonts(faces, resources, (_error, { part }) => reported.push(part));
  return reported;
}

test('ERRS-16 a font that is no longer there is told to the console and reported; others are not', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const dispatched: CustomEvent[] = [];
  vi.stubGlobal('document', { dispatchEvent: (event: CustomEvent) => dispatched.push(event) });
  try {
    reportLostFonts(
      [
        { family: 'Figtree', status: 'loaded', display: 'swap' },
        { family: 'Fraunces', status: 'error', display: 'swap' },
        { family: 'Gelasio', status: 'unloaded', display: 'swap' },
      ],
      [],
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

test('ERRS-16 an optional font that only came too late, as Firefox tells it, is no error; one that is gone is', () => {
  const late = [{ family: 'Fraunces', status: 'error', display: 'optional' }] as const;
  const gone = [{ name: 'https://halden.example/_v/fonts/fraunces-081ff53a.woff2', responseStatus: 404 }];
  expect(reportedOf(late)).toEqual([]);
  expect(reportedOf(late, gone)).toEqual(['Fraunces']);
  // Safari does not tell.
  expect(reportedOf(late, [{ name: 'https://halden.example/' }])).toEqual(['Fraunces']);
  expect(reportedOf([{ family: 'Lora', status: 'error', display: 'auto' }])).toEqual(['Lora']);
});

test('ERRS-16 a fallback that the visitor’s machine lacks is no error: phones have neither Arial nor Georgia', () => {
  expect(reportedOf([{ family: 'fra-alt', status: 'error', display: 'auto' }], [{ name: '/' }])).toEqual([]);
});
