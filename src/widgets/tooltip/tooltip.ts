/**
 * A hint beside what it explains, as WCAG 1.4.13 asks: it comes under the pointer and with the focus, can be pointed
 * at, stays until it is left, and goes with Escape alone. Its words stand in the markup, hidden.
 */
import { fade } from '../transition/appear.ts';

const TOOLTIP_DELAY_MS = 1200;
const TOOLTIP_WIDTH = 250;
/** From the pointer, and least from the edges of the screen, in pixels. */
const TOOLTIP_OFFSET = 15;
const TOOLTIP_MARGIN = 20;
/** Time to get from the control to the hint. */
const GRACE_MS = 300;

/**
 * @param tip `role="tooltip"` with an id, hidden; nothing in it can be focused
 * @returns the undo
 */
export function mountTooltip(trigger: HTMLElement, tip: HTMLElement): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const described = trigger.getAttribute('aria-describedby');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopFading = () => {};
  let point = { x: 0, y: 0 };

  const show = (x: number, y: number) => {
    clearTimeout(timer);
    if (!tip.hidden) return;
    tip.hidden = false;
    place(tip, x, y);
    stopFading = fade(tip, true);
    document.addEventListener('keydown', onEscape, true);
  };
  const hide = () => {
    clearTimeout(timer);
    stopFading();
    if (tip.hidden) return;
    document.removeEventListener('keydown', onEscape, true);
    stopFading = fade(tip, false, { onEnd: clear });
  };
  const clear = () => {
    tip.hidden = true;
    tip.removeAttribute('style');
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    hide();
  };
  const leave = () => {
    clearTimeout(timer);
    if (!tip.hidden && !trigger.matches(':focus-visible')) timer = setTimeout(hide, GRACE_MS);
  };

  trigger.setAttribute('aria-describedby', [described, tip.id].filter(Boolean).join(' '));
  trigger.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'touch' && tip.hidden)
        timer = setTimeout(() => show(point.x, point.y), TOOLTIP_DELAY_MS);
    },
    { signal },
  );
  // Where the pointer is when it comes; once it is there, it stays.
  for (const type of ['pointerenter', 'pointermove'] as const)
    trigger.addEventListener(type, ({ clientX, clientY }) => (point = { x: clientX, y: clientY }), {
      signal,
    });
  for (const each of [trigger, tip]) each.addEventListener('pointerleave', leave, { signal });
  tip.addEventListener('pointerenter', () => clearTimeout(timer), { signal });
  trigger.addEventListener(
    'focus',
    () => {
      if (!trigger.matches(':focus-visible')) return;
      const { left, bottom } = trigger.getBoundingClientRect();
      show(left - TOOLTIP_OFFSET, bottom - TOOLTIP_OFFSET / 2);
    },
    { signal },
  );
  trigger.addEventListener('blur', hide, { signal });
  return () => {
    stopped.abort();
    clearTimeout(timer);
    stopFading();
    document.removeEventListener('keydown', onEscape, true);
    clear();
    if (described === null) trigger.removeAttribute('aria-describedby');
    else trigger.setAttribute('aria-describedby', described);
  };
}

/** Beside the pointer, on the other side of it where the screen ends, and never over the edge. */
function place(tip: HTMLElement, x: number, y: number): void {
  const room = document.documentElement.clientWidth - 2 * TOOLTIP_MARGIN;
  tip.style.cssText = `position:fixed;z-index:30002;box-sizing:border-box;inset:auto;margin:0;width:${Math.min(TOOLTIP_WIDTH, room)}px`;
  const { width, height } = tip.getBoundingClientRect();
  const right = document.documentElement.clientWidth - TOOLTIP_MARGIN - width;
  const left = Math.max(TOOLTIP_MARGIN, Math.min(x + TOOLTIP_OFFSET, right));
  const below = y + TOOLTIP_OFFSET;
  const top = below + height > innerHeight - TOOLTIP_MARGIN ? y - TOOLTIP_OFFSET - height : below;
  tip.style.left = `${left}px`;
  tip.style.top = `${Math.max(TOOLTIP_MARGIN, top)}px`;
}
