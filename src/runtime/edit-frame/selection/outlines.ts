/** Draws outlines around what is hovered, selected or locked by somebody else, with names, grips and handles. */

import { canResize } from '../drag/resize.ts';
import type { Frame } from '../frame.ts';
import { type Box, createLayer, type Layer, overlayButton } from '../layer.ts';
import { findTarget, rectOf, type Target } from '../targets.ts';

const GRIP = 'M6 4v.01M10 4v.01M6 8v.01M10 8v.01M6 12v.01M10 12v.01';
/** The name is drawn above the outline only if it fits below the top of the window. */
const TAG_HEIGHT = 24;
/** The gap between a block and its outline: letters start at the very edge of the block. */
const ROOM = 8;
/** How far a handle extends beyond the outline. */
const EDGE_WIDTH = 9;

export interface OutlineHandlers {
  onGrip(target: Target, event: PointerEvent): void;
  onEdge(target: Target, edge: 'start' | 'end', event: PointerEvent): void;
}

export function drawOutlines(frame: Frame, handlers: OutlineHandlers): void {
  const layer = createLayer(frame.overlay);
  frame.onDraw(() => {
    const { state } = frame;
    if (state.mode === 'edit') {
      for (const { id, name, colour } of state.locks) drawLock(layer, { id, name, colour });
      drawHover(layer, frame);
      for (const id of state.selected) drawSelected(layer, frame, id, handlers);
    }
    layer.finish();
  });
}

function drawLock(layer: Layer, lock: { id: string; name: string; colour: string }): void {
  const target = findTarget(lock.id);
  if (!target) return;
  const element = layer.put(`lock ${lock.id}`, boxAround(target), (made) => {
    made.className = 'lock';
    made.append(tag());
  });
  element.style.setProperty('--colour', lock.colour);
  setTag(element, lock.name, false);
}

function drawHover(layer: Layer, { state }: Frame): void {
  const { hovered } = state;
  if (!hovered?.element.isConnected || state.isBusy || state.text || state.selected.includes(hovered.id))
    return;
  const box = boxAround(hovered);
  const element = layer.put('hover', box, (made) => {
    made.append(tag());
  });
  element.className = `hover${hovered.kind === 'section' ? ' is-section' : ''}`;
  setTag(element, hovered.label, isTagInside(hovered, box));
}

function drawSelected(layer: Layer, frame: Frame, id: string, handlers: OutlineHandlers): void {
  const target = findTarget(id);
  if (!target) return;
  const box = boxAround(target);
  const element = layer.put(`selected ${id}`, box, (made) => {
    made.className = `selected${target.kind === 'section' ? ' is-section' : ''}`;
    if (frame.state.selected.length === 1) made.append(gripOf(id, handlers));
  });
  setTag(element, target.label, isTagInside(target, box));
  element.classList.toggle('is-written', frame.state.text !== undefined);
  // At the edges of the window handles move inwards, or half of them would be cut off.
  element.classList.toggle('is-at-start', box.x < EDGE_WIDTH);
  element.classList.toggle('is-at-end', box.x + box.width > innerWidth - EDGE_WIDTH);
  const hasEdges = frame.state.selected.length === 1 && canResize(target) && !frame.state.text;
  if (hasEdges && !element.querySelector('.edge')) element.append(...edgesOf(id, handlers));
  if (!hasEdges) for (const edge of element.querySelectorAll('.edge')) edge.remove();
}

/** Clamped to the page, which it would otherwise widen. */
function boxAround(target: Target): Box {
  const { x, y, width, height } = rectOf(target);
  if (target.kind === 'section') return { x, y, width, height };
  const start = Math.max(Math.min(x, 0), x - ROOM);
  const end = Math.min(Math.max(x + width, document.documentElement.clientWidth), x + width + ROOM);
  return { x: start, y: y - ROOM, width: end - start, height: height + 2 * ROOM };
}

function tag(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'tag';
  return element;
}

/** The name of the selected block is also its drag handle. */
function gripOf(id: string, handlers: OutlineHandlers): HTMLElement {
  const grip = overlayButton('tag handle', 'Drag to move', GRIP);
  grip.append(document.createElement('span'));
  grip.addEventListener('pointerdown', (event) => {
    const target = findTarget(id);
    if (target && event.button === 0) handlers.onGrip(target, event);
  });
  return grip;
}

function edgesOf(id: string, handlers: OutlineHandlers): HTMLElement[] {
  return (['start', 'end'] as const).map((edge) => {
    const element = document.createElement('div');
    element.className = `edge is-${edge}`;
    element.addEventListener('pointerdown', (event) => {
      const target = findTarget(id);
      if (target && event.button === 0) handlers.onEdge(target, edge, event);
    });
    return element;
  });
}

function setTag(element: HTMLElement, label: string, isInside: boolean): void {
  const shown = element.querySelector('.tag');
  shown?.classList.toggle('is-inside', isInside);
  const words = shown?.querySelector('span') ?? shown;
  if (words && words.textContent !== label) words.textContent = label;
}

function isTagInside(target: Target, box: Box): boolean {
  if (box.y + scrollY < TAG_HEIGHT) return true;
  // A section joined to the one above has no padding at the top: the name would cover its text.
  return target.kind === 'section' && !target.element.classList.contains('is-continued');
}
