/** Limits of characters (FORM-53, FORM-55, FORM-56). */

/** Of an attribute's text; whatever is no number above 0 means no limit. */
export function readLimit(attribute: string | null | undefined): number {
  const limit = Math.trunc(Number(attribute ?? ''));
  return Number.isFinite(limit) && limit > 0 ? limit : 0;
}

/** Counts a line end once, as a text area does, however it was sent. */
export function countCharacters(text: string): number {
  return text.replace(/\r\n/g, '\n').length;
}

export function isOverLimit(text: string, limit: number): boolean {
  return limit > 0 && countCharacters(text) > limit;
}

export function counterText(count: number, limit: number): string {
  return `${count} / ${limit}`;
}
