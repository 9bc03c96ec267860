/** What a text shape is told, and what it does where nothing is said. */
import { SHAPE_NAMES, type ShapeName } from './shapes.ts';

export const SHAPE_MODES = ['draw', 'fade', 'fadeScale'] as const;
export const SHAPE_DIRECTIONS = ['left', 'right'] as const;

export interface TextShapeSettings {
  readonly shape: ShapeName;
  readonly mode: (typeof SHAPE_MODES)[number];
  /** Where it begins. */
  readonly direction: (typeof SHAPE_DIRECTIONS)[number];
  /** In seconds, for all lines together. */
  readonly duration: number;
  /** A length of CSS; `em` is the text’s. */
  readonly thickness: string;
}

export const TEXT_SHAPE_DEFAULTS: TextShapeSettings = {
  shape: 'wave',
  mode: 'draw',
  direction: 'left',
  duration: 0.75,
  thickness: '0.06em',
};

/** From `data-shape`, `data-shape-mode`, `data-shape-direction`, `data-shape-duration` and `data-shape-thickness`. */
export function readSettings(data: Readonly<Record<string, string | undefined>>): TextShapeSettings {
  const fallback = TEXT_SHAPE_DEFAULTS;
  const duration = Number.parseFloat(data['shapeDuration'] ?? '');
  return {
    shape: SHAPE_NAMES.find((name) => name === data['shape']) ?? fallback.shape,
    mode: SHAPE_MODES.find((mode) => mode === data['shapeMode']) ?? fallback.mode,
    direction: SHAPE_DIRECTIONS.find((side) => side === data['shapeDirection']) ?? fallback.direction,
    duration: duration >= 0 ? duration : fallback.duration,
    thickness: data['shapeThickness'] || fallback.thickness,
  };
}
