/** Relative luminance of a picture, for deciding which text can be read on it. */

/** Cells per side of the grid kept of a picture. */
export const LUMINANCE_GRID = 4;

/** A linear-light channel, 0 to 1, from an sRGB one, 0 to 255. */
function linearChannel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function srgbChannel(linear: number): number {
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(share * 255)));
}

export interface PixelSummary {
  /** Relative luminance (WCAG) of each cell, 0 to 1 with three decimals, row by row. */
  readonly luminance: readonly number[];
  /** Average colour, in linear light, as `#rrggbb`. */
  readonly color: string;
}

/**
 * Sums up RGBA pixels. Transparent ones count by their opacity; a cell nobody can see is white, as the page.
 * @param size pixels per side; a multiple of the grid
 */
export function summarizePixels(rgba: Uint8Array, size: number): PixelSummary {
  const cells = Array.from({ length: LUMINANCE_GRID ** 2 }, () => ({ red: 0, green: 0, blue: 0, weight: 0 }));
  const total = { red: 0, green: 0, blue: 0, weight: 0 };
  for (let index = 0; index < size * size; index += 1) {
    const column = Math.floor(((index % size) * LUMINANCE_GRID) / size);
    const row = Math.floor((Math.floor(index / size) * LUMINANCE_GRID) / size);
    const weight = (rgba[index * 4 + 3] ?? 255) / 255;
    const red = linearChannel(rgba[index * 4] ?? 0) * weight;
    const green = linearChannel(rgba[index * 4 + 1] ?? 0) * weight;
    const blue = linearChannel(rgba[index * 4 + 2] ?? 0) * weight;
    for (const sum of [cells[row * LUMINANCE_GRID + column], total]) {
      if (!sum) continue;
      sum.red += red;
      sum.green += green;
      sum.blue += blue;
      sum.weight += weight;
    }
  }
  return {
    luminance: cells.map((sum) => {
      if (sum.weight === 0) return 1;
      const value = (0.2126 * sum.red + 0.7152 * sum.green + 0.0722 * sum.blue) / sum.weight;
      return Math.round(value * 1000) / 1000;
    }),
    color: total.weight === 0 ? '#ffffff' : hexOf(total),
  };
}

function hexOf(sum: { red: number; green: number; blue: number; weight: number }): string {
  return `#${[sum.red, sum.green, sum.blue]
    .map((channel) =>
      srgbChannel(channel / sum.weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
