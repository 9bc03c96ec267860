import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DESKTOP_MIN_WIDTH, LAYOUT_BREAKPOINTS, MOBILE_MAX_WIDTH } from '#domain/design/breakpoints.ts';
import { MOBILE_BAR_MAX_WIDTH } from '#domain/popups/contract.ts';

const ZONES = ['site', 'blocks'].map((zone) => join(import.meta.dirname, '..', zone));
const sheets = ZONES.flatMap((zone) =>
  readdirSync(zone, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, sheet: readFileSync(join(zone, name), 'utf8') })),
);

test('DSGN-08 the style sheets of pages change at the breakpoints, and nowhere beside them', () => {
  const widths = sheets.flatMap(({ name, sheet }) =>
    [...sheet.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(min|max)-width: (\d+)px/g)].map(([, side, px]) => ({
        name,
        side,
        px: Number(px),
      })),
    ),
  );
  const exact = {
    // The information bar of phones and tablets has a width of its own (POPU-15).
    min: [DESKTOP_MIN_WIDTH, ...LAYOUT_BREAKPOINTS, MOBILE_BAR_MAX_WIDTH + 1],
    max: [MOBILE_MAX_WIDTH, ...LAYOUT_BREAKPOINTS.map((width) => width - 1)],
  };
  const isBeside = ({ side, px }: { side?: string | undefined; px: number }) =>
    [...exact.min, ...exact.max].some((width) => Math.abs(width - px) < 40) &&
    !exact[side === 'min' ? 'min' : 'max'].includes(px);
  expect(widths.filter(isBeside)).toEqual([]);
  // Each of them is one that some page really changes at.
  for (const px of [...exact.min, MOBILE_MAX_WIDTH]) expect(widths.map((width) => width.px)).toContain(px);
});
