/** The number by which a shop knows a variant. */

/** LINK-19. */
export const MAX_SKU_LENGTH = 60;

const DIGITS = 7;

/**
 * 'SQ' followed by seven random digits (LINK-20).
 * @param random at least 0 and below 1
 */
export function makeSku(random: number): string {
  return `SQ${Math.floor(random * 10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0')}`;
}
