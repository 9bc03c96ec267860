/**
 * `sizes` of pictures that take a part of what `sizes` says, which depends on the width of the window.
 * @param sizes a list of `(max-width: 800px) 50vw` and one length without a condition
 */
export function partOfSizes(sizes: string, partAt: (width: number) => number): string {
  return sizes
    .split(',')
    .map((entry) => {
      const width = /max-width: (\d+)px/.exec(entry)?.[1];
      const part = partAt(width === undefined ? Number.POSITIVE_INFINITY : Number(width));
      return entry.trim().replace(/([\d.]+)(vw|px)$/, (_length, value: string, unit: string) => {
        return `${Math.ceil(Number(value) * part)}${unit}`;
      });
    })
    .join(', ');
}
