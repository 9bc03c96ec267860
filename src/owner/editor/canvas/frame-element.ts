/** The frame as an element of this window: to focus it, and to convert its coordinates. */
export const FRAME_ID = 'editor-frame';

function frameElement(): HTMLElement | null {
  return document.getElementById(FRAME_ID);
}

export function focusFrame(): void {
  frameElement()?.focus();
}

/** From the frame's pixels to the window's. @param scale at which the frame is shown */
export function pointInWindow(
  { x, y }: { readonly x: number; readonly y: number },
  scale: number,
): { readonly x: number; readonly y: number } {
  const frame = frameElement()?.getBoundingClientRect();
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale };
}

/** From the window's pixels to the frame's. */
export function pointInFrame(
  { x, y }: { readonly x: number; readonly y: number },
  scale: number,
): { readonly x: number; readonly y: number } {
  const frame = frameElement()?.getBoundingClientRect();
  return { x: (x - (frame?.x ?? 0)) / scale, y: (y - (frame?.y ?? 0)) / scale };
}
