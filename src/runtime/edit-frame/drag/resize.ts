/** Resizes a block by dragging its edge to another column, with the grid shown. */

import type { Place } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import type { Frame } from '../frame.ts';
import { createLayer, type Layer } from '../layer.ts';
import { refuseLocked } from '../locks.ts';
import type { Target } from '../targets.ts';
import { type Breakpoint, columnsOf, currentBreakpoint, placeOf } from './grid.ts';
import { columnAt, resizedPlace, spanOf } from './rows.ts';
import { trackPointer } from './track-pointer.ts';

export function canResize(target: Target): boolean {
  return target.kind === 'block' && currentBreakpoint() !== undefined;
}

export function createResize(
  frame: Frame,
): (target: Target, edge: 'start' | 'end', event: PointerEvent) => void {
  const layer = createLayer(frame.overlay);
  return (target, edge, event) => {
    const breakpoint = currentBreakpoint();
    const grid = target.element.closest<HTMLElement>('.grid');
    if (!breakpoint || !grid || refuseLocked(frame, target.id)) return;
    event.preventDefault();
    event.stopPropagation();
    const before = placeOf(target.element, breakpoint);
    let place = before;
    frame.state.isBusy = true;
    const show = () => {
      target.element.style.gridColumn = `${place.column} / span ${place.span}`;
      drawColumns(layer, grid, place);
      frame.redraw();
    };
    show();
    trackPointer(event.pointerId, {
      onMove(x) {
        place = resizedPlace(before, edge, columnAt(columnsOf(grid), x));
        show();
      },
      onEnd(isCancelled) {
        frame.state.isBusy = false;
        layer.finish();
        const isSame = place.column === before.column && place.span === before.span;
        // Keeps the new size until the section is rendered again.
        if (isCancelled || isSame) target.element.style.gridColumn = '';
        else report(frame, target, place, breakpoint);
        frame.redraw();
      },
    });
  };
}

function report(frame: Frame, target: Target, place: Place, breakpoint: Breakpoint): void {
  frame.send({ type: 'resize', id: target.id, place, breakpoint });
}

function drawColumns(layer: Layer, grid: HTMLElement, place: Place): void {
  const columns = columnsOf(grid);
  const { top, height } = grid.getBoundingClientRect();
  for (let column = 1; column <= GRID_COLUMNS; column += 1) {
    const seen = spanOf(columns, { column, span: 1 });
    const element = layer.put(`column ${column}`, { x: seen.x, y: top, width: seen.width, height }, () => {});
    const isTaken = column >= place.column && column < place.column + place.span;
    element.className = `column${isTaken ? ' is-taken' : ''}`;
  }
  const taken = spanOf(columns, place);
  const reading = layer.put(
    'reading',
    { x: taken.x + taken.width / 2 - 30, y: Math.max(top, 0) + 8, width: 60, height: 24 },
    (made) => {
      made.className = 'reading';
    },
  );
  reading.textContent = `${place.span} of ${GRID_COLUMNS}`;
  layer.finish();
}
