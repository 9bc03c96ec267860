/** Picture ratios as owners choose them. */

export const RATIOS = ['original', '1:1', '4:3', '3:2', '16:9', '4:5'] as const;
export type Ratio = (typeof RATIOS)[number];

/** Width divided by height; undefined for the picture's own. */
export function ratioValue(ratio: Ratio): number | undefined {
  const [width, height] = ratio.split(':').map(Number);
  return width && height ? width / height : undefined;
}
