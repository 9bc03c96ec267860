/**
 * Any character there is, except halves of one: what fast-check calls `binary`, whose table of a million characters takes
 * four seconds to be made in each file of tests.
 */
import fc from 'fast-check';

const FIRST_HALF = 0xd800;
const HALVES = 0x800;
const LAST = 0x10ffff;

export const anyCharacter: fc.Arbitrary<string> = fc.nat(LAST - HALVES).map(
  (place) => String.fromCodePoint(place < FIRST_HALF ? place : place + HALVES),
  (character) => {
    const code = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
    if (code < 0 || String.fromCodePoint(code) !== character) throw new Error('not one character');
    return code < FIRST_HALF ? code : code - HALVES;
  },
);
