/** Keys of the lightbox beside Tab and Escape, and the focus that stays within. */
import { KEY_THROTTLE_MS } from './lightbox-options.ts';

interface KeyHandlers {
  /** Towards the left or the right. */
  go(side: 'left' | 'right'): void;
  zoom(factor: number): void;
}

/** What uses the arrows itself. */
const TAKES_ARROWS = 'input,textarea,select,video,audio,iframe,[contenteditable],[role=slider]';
const ARROWS: Readonly<Record<string, 'left' | 'right'>> = { ArrowLeft: 'left', ArrowRight: 'right' };
/** 0 is back to where it fits. */
const FACTORS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 };
const FOCUSABLE = 'a[href],button,video,iframe,[tabindex="0"]';

export function watchKeys(dialog: HTMLElement, { go, zoom }: KeyHandlers, signal: AbortSignal): void {
  let last = Number.NEGATIVE_INFINITY;
  const arrow = (event: KeyboardEvent, side: 'left' | 'right') => {
    if (event.shiftKey || (event.target as Element).closest(TAKES_ARROWS)) return;
    event.preventDefault();
    const now = performance.now();
    if (now - last < KEY_THROTTLE_MS) return;
    last = now;
    go(side);
  };
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const side = ARROWS[event.key];
      const factor = FACTORS[event.key];
      if (event.key === 'Tab') keepWithin(dialog, event);
      else if (factor !== undefined) zoom(factor);
      else if (side) arrow(event, side);
    },
    { signal },
  );
}

/** From the last to the first and back: a modal dialog by itself lets the focus out to the browser's own controls. */
function keepWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  const within = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
  );
  const [first, last] = [within[0], within.at(-1)];
  const { activeElement } = dialog.getRootNode() as ShadowRoot;
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (activeElement !== edge && activeElement !== dialog) return;
  event.preventDefault();
  other?.focus();
}
