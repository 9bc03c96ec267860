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

const MADE = new RegExp(`^SQ\\d{${DIGITS}}$`);

/** Whether the shop made it, since its owner left it empty. */
export function isMadeSku(sku: string): boolean {
  return MADE.test(sku);
}

/** To people who know what they entered; empty where they entered nothing. */
export function ownSku(sku: string): string {
  return isMadeSku(sku) ? '' : sku;
}
