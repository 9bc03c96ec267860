/** Where a cropped picture keeps its focal point: classes of the base style sheet, since no style attribute may be. */
import type { FocalPoint } from '#domain/media/calls.ts';

export function focusClasses({ x, y }: FocalPoint): string {
  return `fx-${quarterOf(x)} fy-${quarterOf(y)}`;
}

function quarterOf(fraction: number): number {
  return Math.round(fraction * 4) * 25;
}
