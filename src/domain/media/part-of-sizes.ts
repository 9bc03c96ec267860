/**
 * `sizes` of pictures that take a part of what `sizes` says, which depends on the width of the window.
 * @param sizes a list of `(max-width: 800px) 50vw`, the narrowest first, and one length without a condition
 * @param partAt is told the widest window of each, and how wide the whole is in the narrowest
 */
export function partOfSizes(sizes: string, partAt: (window: number, least: number) => number): string {
  let narrowest = 0;
  return sizes
    .split(',')
    .map((entry) => {
      const widest = Number(/max-width: (\d+)px/.exec(entry)?.[1] ?? Number.POSITIVE_INFINITY);
      const part = entry.trim().replace(/([\d.]{1,12})(vw|px)$/, (_length, value: string, unit: string) => {
        const least = unit === 'vw' ? (narrowest * Number(value)) / 100 : Number(value);
        return `${Math.ceil(Number(value) * partAt(widest, least))}${unit}`;
      });
      narrowest = widest + 1;
      return part;
    })
    .join(', ');
}
