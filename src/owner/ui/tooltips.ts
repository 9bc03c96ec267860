/**
 * The one tooltip of the window. It watches all controls that have a name to show, and is an element of its own beside
 * the application: a library for floating things would be a fifth of what the first screen loads.
 */
import styles from './floating.module.css';

/** The name, and the side of the control on which it is shown. */
export const TOOLTIP = 'data-tooltip';
export const TOOLTIP_SIDE = 'data-tooltip-side';

const DELAY_MS = 400;
/** From one control to the next the name comes at once. */
const NEXT_MS = 400;
const MARGIN_PX = 5;

/** @returns what ends it */
export function watchTooltips(): () => void {
  const words = document.createElement('div');
  words.className = styles['tooltip'] ?? '';
  const place = document.createElement('div');
  // The control has the same name already; nothing is read aloud twice.
  place.ariaHidden = 'true';
  place.className = styles['tooltipPlace'] ?? '';
  place.append(words);

  let control: HTMLElement | undefined;
  let timer: number | undefined;
  let hiddenAt = -NEXT_MS;

  function show(): void {
    if (!control?.isConnected) return;
    words.textContent = control.getAttribute(TOOLTIP);
    document.body.append(place);
    const { x, y } = spotBeside(control, place);
    place.style.translate = `${x}px ${y}px`;
  }
  function hide(now: number): void {
    clearTimeout(timer);
    if (place.isConnected) hiddenAt = now;
    place.remove();
  }
  function turnTo(next: HTMLElement | undefined, now: number, isAtOnce: boolean): void {
    if (next === control) return;
    hide(now);
    control = next;
    if (!next) return;
    if (isAtOnce || now - hiddenAt < NEXT_MS) show();
    else timer = window.setTimeout(show, DELAY_MS);
  }

  const listening = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, handle, { capture: true, passive: true, signal: listening.signal });

  on('pointerover', (event) => {
    const over = event.target as Element;
    // The pointer may go to the name itself, to read it under a magnifier.
    if (event.pointerType === 'touch' || place.contains(over)) return;
    turnTo(controlAt(over), event.timeStamp, false);
  });
  on('pointerout', (event) => {
    if (!event.relatedTarget) turnTo(undefined, event.timeStamp, false);
  });
  on('focusin', (event) => {
    const at = event.target as Element;
    if (at.matches(':focus-visible')) turnTo(controlAt(at), event.timeStamp, true);
  });
  on('focusout', (event) => turnTo(undefined, event.timeStamp, false));
  for (const name of ['pointerdown', 'click'] as const) on(name, (event) => hide(event.timeStamp));
  on('scroll', (event) => {
    // What is still to come is put where its control will be.
    if (place.isConnected) hide(event.timeStamp);
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') hide(event.timeStamp);
  });
  return () => {
    listening.abort();
    clearTimeout(timer);
    place.remove();
  };
}

function controlAt(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>(`[${TOOLTIP}]`) ?? undefined;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** On the side that is asked for, or the other where there is more room; within the window. */
function spotBeside(control: HTMLElement, place: HTMLElement): { readonly x: number; readonly y: number } {
  const asked = (control.getAttribute(TOOLTIP_SIDE) ?? 'bottom') as Side;
  const { top, bottom, left, right, width, height } = control.getBoundingClientRect();
  const own = place.getBoundingClientRect();
  const room = { top, bottom: innerHeight - bottom, left, right: innerWidth - right };
  const isUpright = asked === 'top' || asked === 'bottom';
  const opposite = OPPOSITE[asked];
  const side =
    room[asked] < (isUpright ? own.height : own.width) && room[opposite] > room[asked] ? opposite : asked;
  const x = isUpright ? left + (width - own.width) / 2 : side === 'left' ? left - own.width : right;
  const y = isUpright ? (side === 'top' ? top - own.height : bottom) : top + (height - own.height) / 2;
  const within = (at: number, size: number, whole: number) =>
    Math.round(Math.max(MARGIN_PX, Math.min(at, whole - size - MARGIN_PX)));
  return { x: within(x, own.width, innerWidth), y: within(y, own.height, innerHeight) };
}
