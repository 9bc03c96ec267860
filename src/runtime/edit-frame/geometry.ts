/** Reports positions to the owner area whenever they change. */
import { around } from '#domain/editor/floating.ts';
import { MOST_INK } from '#domain/editor/owner-messages.ts';
import type { Frame } from './frame.ts';
import { rememberInk } from './ink.ts';
import type { Box } from './layer.ts';
import { findTarget, rectOf } from './targets.ts';

/** As far as the owner area's toolbar reaches, even if the page is shown at half its size. */
const REACH = 110;

export function reportGeometry(frame: Frame): void {
  let last = '';
  const inkAround = rememberInk(REACH, MOST_INK);
  frame.onDraw(() => {
    const rects = frame.state.selected.flatMap((id) => {
      const target = findTarget(id);
      if (!target) return [];
      const { x, y, width, height } = rectOf(target);
      return [{ id, kind: target.kind, rect: { x, y, width, height } }];
    });
    const message = {
      type: 'geometry' as const,
      rects,
      ink: frame.state.text
        ? []
        : inkOf(
            rects.map(({ rect }) => rect),
            inkAround,
          ),
      scroll: { x: scrollX, y: scrollY },
      viewport: { width: innerWidth, height: innerHeight },
      height: document.documentElement.scrollHeight,
    };
    const text = JSON.stringify(message);
    if (text === last) return;
    last = text;
    frame.send(message);
  });
}

function inkOf(rects: readonly Box[], inkAround: (box: Box) => Box[]): Box[] {
  const box = around(rects);
  return box ? inkAround(box) : [];
}

/** Redraws after anything that moves things: scrolling, resizing, loading. */
export function watchLayout(frame: Frame): void {
  const redraw = () => frame.redraw();
  addEventListener('scroll', redraw, { passive: true, capture: true });
  addEventListener('resize', redraw);
  new ResizeObserver(redraw).observe(document.body);
  document.addEventListener('load', redraw, true);
  void document.fonts.ready.then(redraw);
}
