/** Drags a block or section to another place, with the mouse or after a long press. */
import type { Place } from '#domain/content/content.ts';
import type { Frame } from '../frame.ts';
import { createLayer, type Layer } from '../layer.ts';
import { refuseLocked } from '../locks.ts';
import { rectOf, type Target } from '../targets.ts';
import { type DropSpot, dropSpotAt } from './drop-spot.ts';
import { currentBreakpoint, placeOf } from './grid.ts';
import { trackPointer } from './track-pointer.ts';

/** Draws where something would go. */
export function drawSpot(layer: Layer, spot: DropSpot | undefined): void {
  if (!spot) return;
  const { kind, box } = spot.indicator;
  layer.put(`drop ${kind}`, box, (made) => {
    made.className = `drop-${kind}`;
  });
}

export type StartDrag = (target: Target, event: PointerEvent) => void;

export function createDrag(frame: Frame): StartDrag {
  const layer = createLayer(frame.overlay);
  return (target, event) => {
    if (target.id === '' || refuseLocked(frame, target.id)) return;
    event.preventDefault();
    let spot: DropSpot | undefined;
    frame.state.isBusy = true;
    const draw = (x: number, y: number) => {
      layer.put('ghost', rectOf(target), (made) => {
        made.className = 'ghost';
      });
      drawSpot(layer, spot);
      const carried = layer.put('carried', { x: x + 14, y: y + 14, width: 0, height: 32 }, (made) => {
        made.className = 'carried';
        made.textContent = target.label;
      });
      carried.style.width = 'max-content';
      layer.finish();
      frame.redraw();
    };
    draw(event.clientX, event.clientY);
    trackPointer(event.pointerId, {
      onMove(x, y) {
        spot = dropSpotAt(target.kind, x, y, target.id);
        draw(x, y);
      },
      onEnd(isCancelled) {
        frame.state.isBusy = false;
        layer.finish();
        frame.redraw();
        if (!isCancelled && spot) frame.send(moveOf(target, spot));
      },
    });
  };
}

function moveOf(target: Target, { position, place, isInRow }: DropSpot) {
  if (isInRow) return { type: 'move' as const, id: target.id, position, isInRow };
  const kept =
    target.kind === 'block' && currentBreakpoint() === 'base' ? keptPlace(target, place) : undefined;
  return { type: 'move' as const, id: target.id, position, ...(kept ? { place: kept } : {}) };
}

/** The columns it was dropped into. An explicit row would contradict them. */
function keptPlace(target: Target, place: Place | undefined): Place | undefined {
  const { row, align, column, span } = placeOf(target.element, 'base');
  if (!place && row === undefined) return undefined;
  return { ...(place ?? { column, span }), ...(align ? { align } : {}) };
}
