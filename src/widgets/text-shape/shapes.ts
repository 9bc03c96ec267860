/** The shapes that are drawn around, over or under a line of text, as paths within a box. */

export const SHAPE_NAMES = [
  'circle',
  'cross',
  'enclose',
  'jagged',
  'scribble',
  'strike',
  'strikeDiagonal',
  'underline',
  'underlineCurve',
  'underlineDouble',
  'wave',
] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

/** How tall a shape's box is, in hundredths of its text: what goes around it, over it, and lies under it. */
export const SHAPE_SIZES = { around: 150, over: 100, under: 67 } as const;
type SizeGroup = keyof typeof SHAPE_SIZES;

export const SHAPE_GROUP: Readonly<Record<ShapeName, SizeGroup>> = {
  circle: 'around',
  enclose: 'around',
  cross: 'over',
  scribble: 'over',
  strike: 'over',
  strikeDiagonal: 'over',
  jagged: 'under',
  underline: 'under',
  underlineCurve: 'under',
  underlineDouble: 'under',
  wave: 'under',
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shape's box for a line of text: one that lies under it hangs at its lower edge. */
export function boxOf(shape: ShapeName, line: Box): Box {
  const group = SHAPE_GROUP[shape];
  const height = (line.height * SHAPE_SIZES[group]) / 100;
  if (group === 'under') return { ...line, y: line.y + line.height * 0.9 - height / 2, height };
  const more = (height - line.height) / 2;
  return { x: line.x - more, y: line.y - more, width: line.width + 2 * more, height };
}

type Draw = (width: number, height: number) => string;

const PATHS: Readonly<Record<ShapeName, Draw>> = {
  circle: (w, h) =>
    `M${w * 0.72} ${h * 0.07}C${w * 0.3} ${-h * 0.04} 0 ${h * 0.15} 0 ${h * 0.52}S${w * 0.3} ${h} ${w * 0.55} ${h * 0.98}S${w} ${h * 0.8} ${w} ${h * 0.45}S${w * 0.6} ${-h * 0.05} ${w * 0.3} ${h * 0.09}`,
  enclose: (w, h) =>
    `M${w * 0.02} ${h * 0.12}L${w * 0.99} ${h * 0.05}L${w} ${h * 0.95}L${w * 0.01} ${h}L0 ${h * 0.06}`,
  cross: (w, h) => `M0 ${h * 0.1}L${w} ${h * 0.9}M${w} ${h * 0.1}L0 ${h * 0.9}`,
  scribble: (w, h) => zigzag(w, h * 0.2, h * 0.9, h * 0.45),
  strike: (w, h) => `M0 ${h * 0.56}L${w} ${h * 0.52}`,
  strikeDiagonal: (w, h) => `M0 ${h * 0.92}L${w} ${h * 0.12}`,
  jagged: (w, h) => zigzag(w, h * 0.38, h * 0.66, h * 0.55),
  underline: (w, h) => `M0 ${h * 0.52}L${w} ${h * 0.48}`,
  underlineCurve: (w, h) => `M0 ${h * 0.68}Q${w * 0.45} ${h * 0.3} ${w} ${h * 0.6}`,
  underlineDouble: (w, h) => `M0 ${h * 0.46}L${w} ${h * 0.42}M${w * 0.04} ${h * 0.72}L${w * 0.94} ${h * 0.7}`,
  wave: (w, h) => waves(w, h),
};

/** @param width and height of the box, in pixels */
export function shapePath(shape: ShapeName, width: number, height: number): string {
  return PATHS[shape](width, height).replace(/\d{1,9}\.\d+/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}

function zigzag(width: number, top: number, bottom: number, step: number): string {
  const count = Math.max(2, Math.round(width / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = (width * index) / count;
    return `${index === 0 ? 'M' : 'L'}${x} ${index % 2 === 0 ? bottom : top}`;
  }).join('');
}

function waves(width: number, height: number): string {
  const count = Math.max(2, Math.round(width / (height * 0.7)));
  const step = width / count;
  const rest = Array.from({ length: count - 1 }, () => `t${step} 0`).join('');
  return `M0 ${height * 0.55}q${step / 2} ${-height * 0.36} ${step} 0${rest}`;
}
