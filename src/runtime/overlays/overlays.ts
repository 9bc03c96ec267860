/**
 * Whatever opens over a page: popups, lightboxes, dialogs. One stack of them, so that Escape and a press outside close
 * the one opened last and no other, however many parts of a page open some.
 */

/** Whoever else wants the key has it first (KEYS-01). */
const ESCAPE_DELAY_MS = 10;
/** Presses here are about what is open, wherever in the page it stands (KEYS-09, KEYS-13). */
const CONTROL_AREA = '[data-control-area]';

export interface Overlay {
  /** Presses within are not outside. */
  readonly element: HTMLElement;
  /** Takes it off the page. Called once, by Escape or a press outside. */
  readonly close: () => void;
  /** The page behind is out of reach and does not scroll. A `dialog` that is shown as modal sees to the former itself. */
  readonly isModal?: boolean;
  /** What opened it: gets the focus back, and pressing it is not a press outside. What has the focus, unless named. */
  readonly opener?: HTMLElement | null;
}

interface Open {
  readonly overlay: Overlay;
  readonly leave: () => void;
}

const stack: Open[] = [];
let pressed: EventTarget | undefined;

/**
 * Puts an overlay that is on the page on the stack.
 * @returns leave: takes it off, once it has closed by itself: the focus goes back. May be called more than once.
 */
export function openOverlay(overlay: Overlay): () => void {
  const focused = overlay.opener ?? (document.activeElement as HTMLElement | null);
  // Where nothing had the focus but the page or its content, nothing opened it, and a press anywhere is outside.
  const opener = focused?.matches('body, main') ? null : focused;
  const release = overlay.isModal ? holdPage(overlay.element) : undefined;
  const leave = () => {
    const at = stack.findIndex((each) => each.leave === leave);
    if (at < 0) return;
    stack.splice(at, 1);
    release?.();
    if (holdsFocus(overlay.element) && opener?.isConnected) opener.focus({ preventScroll: true });
    if (stack.length === 0) listen(false);
  };
  if (stack.length === 0) listen(true);
  stack.push({ overlay: { ...overlay, opener }, leave });
  return leave;
}

function closeTop(): void {
  const top = stack.at(-1);
  if (!top) return;
  top.overlay.close();
  top.leave();
}

function listen(isOn: boolean): void {
  const change = isOn ? 'addEventListener' : 'removeEventListener';
  document[change]('keydown', onKey as EventListener);
  document[change]('mousedown', onDown as EventListener, true);
  document[change]('mouseup', onUp as EventListener, true);
  // For what has not loaded the stack: the page's own Escape stands back while this is there.
  document.documentElement.toggleAttribute('data-overlays', isOn);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.shiftKey || event.defaultPrevented) return;
  // A dialog would close at once, and by itself.
  event.preventDefault();
  if (!event.repeat) setTimeout(closeTop, ESCAPE_DELAY_MS);
}

function onDown(event: MouseEvent): void {
  pressed = event.button === 0 ? event.composedPath()[0] : undefined;
}

function onUp(event: MouseEvent): void {
  const path = event.composedPath();
  const isPress = pressed !== undefined && pressed === path[0];
  pressed = undefined;
  const top = stack.at(-1)?.overlay;
  if (!isPress || !top || isWithin(top, event, path)) return;
  closeTop();
}

function isWithin({ element, opener }: Overlay, event: MouseEvent, path: readonly EventTarget[]): boolean {
  // What lies behind a dialog is the dialog's own.
  if (path[0] === element && element instanceof HTMLDialogElement) return isOver(element, event);
  return path.some(
    (node) => node === element || node === opener || (node instanceof Element && node.matches(CONTROL_AREA)),
  );
}

function isOver(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The focus is in it, or nowhere any more. */
function holdsFocus(element: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    element.contains(activeElement) ||
    activeElement === (element.getRootNode() as ShadowRoot).host
  );
}

/** Takes the page behind out of reach, where it is. The returned function gives it back. */
function holdPage(element: HTMLElement): () => void {
  const behind = element.matches(':modal') ? [] : othersThan(element);
  for (const each of behind) each.inert = true;
  const page = document.documentElement;
  const { overflow, paddingInlineEnd } = page.style;
  const scrollbar = innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    for (const each of behind) each.inert = false;
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Everything beside the element and beside what it stands in, unless it is out of reach already. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (const each of at.parentElement?.children ?? [])
      if (each !== at && each instanceof HTMLElement && !each.inert && !each.matches(CONTROL_AREA))
        others.push(each);
  }
  return others;
}
