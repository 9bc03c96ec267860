/** Tells the owner area where things are, whenever that has changed. */
import type { Frame } from './frame.ts';
import { findTarget, rectOf } from './targets.ts';

export function reportGeometry(frame: Frame): void {
  let last = '';
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

/** Redraws after everything that moves things without our doing. */
export function watchLayout(frame: Frame): void {
  const redraw = () => frame.redraw();
  addEventListener('scroll', redraw, { passive: true, capture: true });
  addEventListener('resize', redraw);
  new ResizeObserver(redraw).observe(document.body);
  document.addEventListener('load', redraw, true);
  void document.fonts.ready.then(redraw);
}
