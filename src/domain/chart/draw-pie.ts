/** Pies and donuts: the parts of a whole, clockwise from the top, the largest first. */
import { type Dataset, MAX_COLUMNS } from './dataset.ts';
import { type Drawing, type DrawOptions, fitText, type Mark, round, textWidth } from './marks.ts';

export interface Slice {
  readonly label: string;
  readonly value: number;
  /** Of the whole, 0 to 1. */
  readonly share: number;
}

/** Slices below this are named in the legend alone. */
const NAMED_SHARE = 0.06;

/**
 * The first column's parts. What is zero or below has no part in a whole; beyond eight parts, the smallest
 * are one part of their own.
 */
export function slicesOf({ rows }: Dataset, otherLabel: string): Slice[] {
  const parts = rows
    .map(({ label, values }) => ({ label, value: values[0] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const kept = parts.length > MAX_COLUMNS ? parts.slice(0, MAX_COLUMNS - 1) : parts;
  const rest = parts.slice(kept.length).reduce((sum, { value }) => sum + value, 0);
  const shown = rest > 0 ? [...kept, { label: otherLabel, value: rest }] : kept;
  return shown.map(({ label, value }) => ({ label, value, share: value / total }));
}

interface PieOptions extends DrawOptions {
  readonly hasHole: boolean;
}

/** `format` is given shares, 0 to 1. */
export function drawPie(slices: readonly Slice[], options: PieOptions): Drawing {
  const { width, height, fontSize, hasHole, format } = options;
  const hasLabels = width >= 500;
  const radius = hasLabels ? height / 2 - fontSize * 2 : Math.min(width, height) / 2 - 2;
  const middle = { x: width / 2, y: height / 2 };
  const marks: Mark[] = [];
  let turned = 0;
  slices.forEach(({ label, share }, index) => {
    const d = slicePath(middle, radius, hasHole ? radius * 0.58 : 0, turned, turned + share);
    marks.push({ kind: 'path', d, series: index, use: 'slice', row: index });
    const half = (turned + share / 2) * 2 * Math.PI;
    turned += share;
    if (!hasLabels || share < NAMED_SHARE) return;
    const isRight = Math.sin(half) >= 0;
    const x = middle.x + Math.sin(half) * (radius + 12);
    const room = isRight ? width - x : x;
    const percent = format(share);
    const name = fitText(label, room - textWidth(` ${percent}`, fontSize), fontSize);
    marks.push({
      kind: 'text',
      x: round(x),
      y: round(middle.y - Math.cos(half) * (radius + 12) + fontSize * 0.35),
      text: `${name} ${percent}`,
      anchor: isRight ? 'start' : 'end',
      use: 'label',
    });
  });
  return {
    width,
    height,
    marks,
    namesSeries: hasLabels && slices.every(({ share }) => share >= NAMED_SHARE),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From one turn to another, 0 to 1; a whole turn is drawn as two halves, since an arc cannot be one. */
function slicePath(middle: Point, outer: number, inner: number, from: number, to: number): string {
  if (to - from > 0.9999) {
    const half = from + (to - from) / 2;
    return slicePath(middle, outer, inner, from, half) + slicePath(middle, outer, inner, half, to);
  }
  const at = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI;
    return `${round(middle.x + Math.sin(angle) * radius)} ${round(middle.y - Math.cos(angle) * radius)}`;
  };
  const isLarge = to - from > 0.5 ? 1 : 0;
  const rim = `M${at(from, outer)}A${round(outer)} ${round(outer)} 0 ${isLarge} 1 ${at(to, outer)}`;
  if (inner === 0) return `${rim}L${round(middle.x)} ${round(middle.y)}Z`;
  return `${rim}L${at(to, inner)}A${round(inner)} ${round(inner)} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}
