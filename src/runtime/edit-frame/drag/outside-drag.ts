/** Drags from outside the frame: files from the desktop, and blocks from the palette of the owner area. */
import { BLOCK_DRAG_TYPE, type OwnerMessage } from '#domain/editor/owner-messages.ts';
import type { TargetKind } from '#domain/editor/protocol.ts';
import type { Frame } from '../frame.ts';
import { createLayer } from '../layer.ts';
import { targetOf } from '../targets.ts';
import { drawSpot } from './drag.ts';
import { type DropSpot, dropSpotAt } from './drop-spot.ts';
import { scrollAtEdge } from './track-pointer.ts';

type DragMessage = Extract<OwnerMessage, { type: 'drag' }>;

export function followOutsideDrags(frame: Frame): (message: DragMessage) => void {
  const layer = createLayer(frame.overlay);
  let spot: DropSpot | undefined;
  const move = (kind: TargetKind, x: number, y: number) => {
    frame.state.isBusy = true;
    scrollAtEdge(y);
    spot = dropSpotAt(kind, x, y);
    drawSpot(layer, spot);
    layer.finish();
  };
  const stop = () => {
    frame.state.isBusy = false;
    layer.finish();
    frame.redraw();
  };
  const drop = (kind: TargetKind, blockType: string) => {
    const found = spot;
    stop();
    if (!found) return;
    const { position, place, indicator } = found;
    const { x, y, width, height } = indicator.box;
    const rect = { x, y, width, height };
    frame.send({ type: 'insertAt', kind, blockType, position, rect, ...(place ? { place } : {}) });
  };
  listenToNativeDrags(frame, { move, drop, stop, spot: () => spot });
  return ({ phase, kind, blockType, x, y }) => {
    if (phase !== 'cancel') move(kind, x, y);
    if (phase === 'drop') drop(kind, blockType);
    if (phase === 'cancel') stop();
  };
}

interface Moves {
  move(kind: TargetKind, x: number, y: number): void;
  drop(kind: TargetKind, blockType: string): void;
  stop(): void;
  spot(): DropSpot | undefined;
}

function listenToNativeDrags(frame: Frame, { move, drop, stop, spot }: Moves): void {
  const isOurs = (event: DragEvent) => {
    const types = event.dataTransfer?.types ?? [];
    const isWanted = types.includes('Files') || types.includes(BLOCK_DRAG_TYPE);
    return frame.state.mode === 'edit' && isWanted;
  };
  addEventListener('dragover', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    move('block', event.clientX, event.clientY);
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) stop();
  });
  addEventListener('drop', (event) => {
    // Whatever was dropped must not replace the page.
    event.preventDefault();
    if (!isOurs(event)) return;
    move('block', event.clientX, event.clientY);
    const blockType = event.dataTransfer?.getData(BLOCK_DRAG_TYPE) ?? '';
    if (blockType !== '') {
      drop('block', blockType);
      return;
    }
    const found = spot();
    stop();
    if (found) sendFiles(frame, event, found);
  });
  // Links and pictures of the page cannot be dragged.
  addEventListener('dragstart', (event) => {
    if (frame.state.mode === 'edit' && !frame.state.text) event.preventDefault();
  });
}

function sendFiles(frame: Frame, event: DragEvent, { position, place }: DropSpot): void {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0) return;
  const target = targetOf(event.target);
  const onto = target?.kind === 'block' ? { onto: target.id } : {};
  frame.send({ type: 'files', files, position, ...(place ? { place } : {}), ...onto });
}
