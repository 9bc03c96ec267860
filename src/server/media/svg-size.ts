/** The size an SVG asks for, read from its text. */

/** Pixels per unit, as CSS has them. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};
const LENGTH = /^((?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i;
/** Above this a size says nothing any more, only its proportions do. */
const MAX_SIDE = 10_000;

/** Whole pixels; zero where the file does not say. A length in percent counts as not said. */
export function svgSize(attributes: ReadonlyMap<string, string>): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = lengthOf(attributes.get('width'));
  const height = lengthOf(attributes.get('height'));
  if (boxWidth > 0 && boxHeight > 0) {
    const ratio = boxWidth / boxHeight;
    if (width && height) return wholeSize(width, height);
    if (width) return wholeSize(width, width / ratio);
    if (height) return wholeSize(height * ratio, height);
    return wholeSize(boxWidth, boxHeight);
  }
  return width && height ? wholeSize(width, height) : { width: 0, height: 0 };
}

function lengthOf(value: string | undefined): number | undefined {
  const [, number, unit = ''] = LENGTH.exec((value ?? '').trim()) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  const length = number === undefined || factor === undefined ? 0 : Number(number) * factor;
  return Number.isFinite(length) && length > 0 ? length : undefined;
}

function wholeSize(width: number, height: number): { width: number; height: number } {
  const shrink = Math.min(1, MAX_SIDE / Math.max(width, height));
  // Icons drawn in a box of 1 by 1 would lose their proportions in whole pixels.
  const grow = Math.max(1, 24 / Math.min(width, height));
  const scale = Math.max(width, height) * grow > MAX_SIDE ? shrink : grow;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
