/** Which tile the arrow keys move to. */

/** Left and right follow the order; up and down go to the nearest tile in the next row. */
export function nextOf(
  tiles: readonly HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | undefined {
  const index = tiles.indexOf(from as HTMLElement);
  const current = tiles[index];
  if (!current) return undefined;
  if (key === 'ArrowRight') return tiles[index + 1];
  if (key === 'ArrowLeft') return tiles[index - 1];
  if (key === 'Home') return tiles[0];
  if (key === 'End') return tiles.at(-1);
  if (key === 'ArrowDown') return nearestInRow(tiles.slice(index + 1), current);
  if (key === 'ArrowUp') return nearestInRow(tiles.slice(0, index).reverse(), current);
  return undefined;
}

const SAME_ROW_PX = 4;

/** @param others in the order of their distance, so that only two rows are measured */
function nearestInRow(others: readonly HTMLElement[], current: HTMLElement): HTMLElement | undefined {
  const { top, left, width } = current.getBoundingClientRect();
  const middle = left + width / 2;
  let nearest: { tile: HTMLElement; distance: number } | undefined;
  let rowTop: number | undefined;
  for (const tile of others) {
    const box = tile.getBoundingClientRect();
    if (Math.abs(box.top - top) <= SAME_ROW_PX) continue;
    rowTop ??= box.top;
    if (Math.abs(box.top - rowTop) > SAME_ROW_PX) break;
    const distance = Math.abs(box.left + box.width / 2 - middle);
    if (!nearest || distance < nearest.distance) nearest = { tile, distance };
  }
  return nearest?.tile;
}
