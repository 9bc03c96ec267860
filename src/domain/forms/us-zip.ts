/** United States zip codes in addresses. */

const US_ZIP = /^[0-9]{5}$/;

/** Whether a value is a US zip code: exactly five digits (LINK-21). */
export function isUsZip(value: string): boolean {
  return US_ZIP.test(value);
}
