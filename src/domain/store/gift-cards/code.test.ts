import { expect, test } from 'vitest';
import { codeOf, groupCode, lastFour, readCode } from './code.ts';

const CODE = codeOf(Uint8Array.from({ length: 32 }, (_, index) => index * 7));

test('a code is read as it was printed, as it was typed, and nothing else', () => {
  expect(CODE).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
  for (const typed of [
    CODE,
    groupCode(CODE),
    groupCode(CODE).toLowerCase(),
    ` ${CODE.slice(0, 8)} – ${CODE.slice(8)} `,
  ])
    expect(readCode(typed)).toBe(CODE);
  for (const typed of ['', CODE.slice(1), `${CODE}A`, `${CODE.slice(1)}0`, 'x'.repeat(100_000)])
    expect(readCode(typed)).toBeUndefined();
  expect(lastFour(CODE)).toBe(CODE.slice(12));
});
