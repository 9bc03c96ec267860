/** How large the page is drawn: in its own width, as large as the canvas has room for. */
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { DEVICE_HEIGHTS, MOBILE_MAX_WIDTH } from '#domain/design/breakpoints.ts';
import type { Device } from '../state.ts';

/** What the page takes itself to be, on a desktop at least; it is drawn smaller where there is less room. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 860 } as const;
/** Of the canvas around a page that is narrower than it. */
const AIR = 16;

export interface Fit {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export function useFit(canvas: RefObject<HTMLElement | null>, device: Device, isAlone: boolean): Fit {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return useMemo(() => fitInto(room, device, isAlone), [room, device, isAlone]);
}

/** @param isAlone the page has the window to itself: a desktop's is the window's own width */
export function fitInto(
  { width, height }: { readonly width: number; readonly height: number },
  device: Device,
  isAlone = false,
): Fit {
  const wanted = widthFor(device, width, isAlone);
  const air = wanted < width && height > 2 * AIR ? AIR : 0;
  const scale = width > 0 ? Math.min(1, width / wanted) : 1;
  const shown = wanted * scale;
  return {
    x: Math.max(0, Math.round((width - shown) / 2)),
    y: air,
    width: wanted,
    height: Math.min(tallest(device), Math.round((height - 2 * air) / scale)),
    scale,
  };
}

/** What fills the screen of a phone has to be seen as its visitors see it, however tall the owner's window is. */
function tallest(device: Device): number {
  return device === 'desktop' ? Number.POSITIVE_INFINITY : Math.max(...DEVICE_HEIGHTS[device]);
}

function widthFor(device: Device, width: number, isAlone: boolean): number {
  if (device === 'desktop') return isAlone ? width : Math.max(width, WIDTHS.desktop);
  // A phone shows what a phone shows.
  return device === 'phone' && width <= MOBILE_MAX_WIDTH ? width : WIDTHS[device];
}
