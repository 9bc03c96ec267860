/**
 * Drags palette entries onto the page. Native drags cannot cross into a frame of another site, so the pointer is
 * tracked here and its position is sent to the frame. A finger drags after a short hold, so that it can still scroll.
 */
import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import { focusFrame, pointInFrame } from '../canvas/frame-element.ts';
import type { Editor } from '../editor.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** How far a pressed mouse moves before it counts as a drag. */
const SLACK = 5;
const HOLD_MS = 350;

export interface PaletteDrag {
  readonly onPointerDown: (event: ReactPointerEvent, entry: PaletteEntry) => void;
  /** Whether the press that has just ended was a drag, and must not count as a click. */
  readonly hasDragged: () => boolean;
}

export function usePaletteDrag(editor: Editor): PaletteDrag {
  const hasDragged = useRef(false);
  return {
    hasDragged: () => hasDragged.current,
    onPointerDown(event, entry) {
      hasDragged.current = false;
      if (event.button !== 0) return;
      watchPress(event, () => {
        hasDragged.current = true;
        follow(editor, entry, event);
      });
    },
  };
}

/** Calls back once the press has become a drag. */
function watchPress(start: ReactPointerEvent, begin: () => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  const go = (): void => {
    stop.abort();
    begin();
  };
  const isTouch = start.pointerType !== 'mouse';
  const timer = isTouch ? setTimeout(go, HOLD_MS) : undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener(
    'pointermove',
    (event) => {
      const hasStrayed = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
      if (hasStrayed && isTouch) stop.abort();
      else if (hasStrayed) go();
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, () => stop.abort(), { signal });
}

function follow(editor: Editor, entry: PaletteEntry, start: ReactPointerEvent): void {
  const { pointerId } = start;
  const { body } = document;
  const stop = new AbortController();
  const { signal } = stop;
  // The frame would swallow pointer moves over it.
  body.setPointerCapture(pointerId);
  const show = ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
    editor.store.set({ drag: { entry, x: clientX, y: clientY } });
    sendDrag(editor, entry, isOverFrame(editor, clientX, clientY) ? 'move' : 'cancel', clientX, clientY);
  };
  const end = (isDropped: boolean, x: number, y: number): void => {
    stop.abort();
    if (body.hasPointerCapture(pointerId)) body.releasePointerCapture(pointerId);
    const isOnPage = isDropped && isOverFrame(editor, x, y);
    sendDrag(editor, entry, isOnPage ? 'drop' : 'cancel', x, y);
    editor.store.set({ drag: null, ...(isOnPage ? { palette: null } : {}) });
    if (isOnPage) focusFrame();
  };
  body.addEventListener('pointermove', show, { signal });
  body.addEventListener('pointerup', (event) => end(true, event.clientX, event.clientY), { signal });
  body.addEventListener('pointercancel', () => end(false, 0, 0), { signal });
  window.addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end(false, 0, 0);
    },
    { signal, capture: true },
  );
  show(start);
}

type Phase = Extract<OwnerMessage, { type: 'drag' }>['phase'];

function sendDrag(editor: Editor, entry: PaletteEntry, phase: Phase, clientX: number, clientY: number): void {
  const { x, y } = pointInFrame({ x: clientX, y: clientY }, editor.store.get().view.scale);
  editor.toFrame({ type: 'drag', phase, kind: entry.kind, blockType: entry.name, x, y });
}

/** A sheet that covers the frame does not count as the frame. */
function isOverFrame(editor: Editor, x: number, y: number): boolean {
  const { geometry, view } = editor.store.get();
  const point = pointInFrame({ x, y }, view.scale);
  const width = geometry?.viewport.width ?? 0;
  const height = geometry?.viewport.height ?? 0;
  const isWithin = point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
  return isWithin && document.elementsFromPoint(x, y).every((element) => !element.closest('[data-covers]'));
}
