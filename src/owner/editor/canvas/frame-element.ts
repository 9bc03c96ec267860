/** The frame as an element of this page: to give it the keyboard, and to say where something in it stands here. */
export const FRAME_ID = 'editor-frame';

function frameElement(): HTMLElement | null {
  return document.getElementById(FRAME_ID);
}

export function focusFrame(): void {
  frameElement()?.focus();
}

/** From the frame's own pixels to those of the window. @param scale how small the frame is drawn */
export function pointInWindow(
  { x, y }: { readonly x: number; readonly y: number },
  scale: number,
): { readonly x: number; readonly y: number } {
  const frame = frameElement()?.getBoundingClientRect();
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale };
}

/** From the window's pixels to the frame's own. */
export function pointInFrame(
  { x, y }: { readonly x: number; readonly y: number },
  scale: number,
): { readonly x: number; readonly y: number } {
  const frame = frameElement()?.getBoundingClientRect();
  return { x: (x - (frame?.x ?? 0)) / scale, y: (y - (frame?.y ?? 0)) / scale };
}
