/** Lengths as they are typed, in centimetres; kept are millimetres. */
import type { VariantForm } from '#domain/store/catalogue/product-form.ts';

export type Dimensions = NonNullable<VariantForm['dimensions']>;

export const SIDES = ['length', 'width', 'height'] as const;
export type SideTexts = Readonly<Record<(typeof SIDES)[number], string>>;

export function writeSides(dimensions: Dimensions | undefined): SideTexts {
  const write = (millimetres: number | undefined) => (millimetres ? String(millimetres / 10) : '');
  const { length, width, height } = dimensions ?? {};
  return { length: write(length), width: write(width), height: write(height) };
}

/** Null: none are given. Undefined: something of them is no length, or is missing. */
export function readSides(texts: SideTexts): Dimensions | null | undefined {
  if (SIDES.every((side) => texts[side].trim() === '')) return null;
  const [length, width, height] = SIDES.map((side) => readCentimetres(texts[side]));
  if (length === undefined || width === undefined || height === undefined) return undefined;
  return { length, width, height };
}

function readCentimetres(text: string): number | undefined {
  const read = /^(\d{1,4})(?:[.,](\d))?$/.exec(text.trim());
  const millimetres = read ? Number(read[1]) * 10 + Number(read[2] ?? 0) : 0;
  return millimetres > 0 ? millimetres : undefined;
}
