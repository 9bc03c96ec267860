/** Handles keys in the frame. Most are passed on to the owner area. */
import { type Frame, isOurs } from '../frame.ts';
import { type TextSession, textElements } from '../text/text-session.ts';
import type { Selection } from './selection.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
const MODIFIERS = /^(Control|Shift|Alt|Meta|CapsLock|Dead|Process)$/;
/** Keys whose default action in the browser is unwanted. */
const TAKEN_WITH_CONTROL = /^[szydakbi/]$/i;
const TAKEN_ALONE = /^(Backspace|Delete|Escape)$/;
/** Passed on even while somebody types: saving, undo and redo. */
const NEVER_TYPED = /^[szy]$/i;

export interface KeyboardParts {
  readonly frame: Frame;
  readonly selection: Selection;
  readonly text: TextSession;
}

export function listenToKeys(parts: KeyboardParts): void {
  const { frame } = parts;
  const sentinels = addSentinels();
  addEventListener('keydown', (event) => {
    if (event.isComposing || isOurs(frame, event.target)) return;
    // The text editor prevents the browser's undo but does not handle the key itself.
    if (frame.state.text) whileTyping(frame, event);
    else if (event.defaultPrevented) return;
    else if (event.key === 'Tab') leave(sentinels, event);
    else if (frame.state.mode === 'preview') forwardFromPreview(frame, event);
    else onKey(parts, event);
  });
  // While the page is edited, its links and fields receive no keys.
  addEventListener('focusin', (event) => {
    if (frame.state.mode === 'preview' || frame.state.text) return;
    const { target } = event;
    const isFree = target === document.body || isOurs(frame, target);
    if (!isFree && !sentinels.includes(target as HTMLElement)) document.body.focus({ preventScroll: true });
  });
  document.body.tabIndex = -1;
}

function onKey({ frame, selection, text }: KeyboardParts, event: KeyboardEvent): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  const step = isPlain ? STEPS[event.key] : undefined;
  const [only, second] = frame.state.selected;
  const first = only !== undefined && second === undefined ? textElements(only)[0] : undefined;
  if (step) selection.step(step);
  else if (isPlain && event.key === 'Enter' && first) text.start(first);
  else {
    forward(frame, event);
    return;
  }
  event.preventDefault();
}

function whileTyping(frame: Frame, event: KeyboardEvent): void {
  const hasControl = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (!hasControl || !NEVER_TYPED.test(event.key)) return;
  frame.state.text?.report();
  forward(frame, event);
}

/** In preview the page works as for visitors: it is left by Escape, and Ctrl+S offers no file to save. */
function forwardFromPreview(frame: Frame, event: KeyboardEvent): void {
  const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
  if (event.key === 'Escape' || isSaving) forward(frame, event);
}

function forward(frame: Frame, event: KeyboardEvent): void {
  if (MODIFIERS.test(event.key)) return;
  const { key, code, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
  const isTaken = ctrl || meta ? TAKEN_WITH_CONTROL.test(key) : TAKEN_ALONE.test(key);
  if (isTaken) event.preventDefault();
  frame.send({ type: 'key', key: key.slice(0, 40), code: code.slice(0, 40), ctrl, shift, alt, meta });
}

/** Focusable elements at both ends of the page, from which Tab leaves the frame. */
function addSentinels(): [HTMLElement, HTMLElement] {
  const make = () => {
    const element = document.createElement('div');
    element.tabIndex = -1;
    element.ariaHidden = 'true';
    element.style.cssText = 'position:absolute;inset:0 auto auto 0;outline:0';
    return element;
  };
  const ends: [HTMLElement, HTMLElement] = [make(), make()];
  document.body.prepend(ends[0]);
  document.documentElement.append(ends[1]);
  return ends;
}

function leave([start, end]: readonly [HTMLElement, HTMLElement], event: KeyboardEvent): void {
  const sentinel = event.shiftKey ? start : end;
  // Focusable for this one key: from an element that is not, Chromium wraps around to the page's first link.
  sentinel.tabIndex = 0;
  sentinel.addEventListener('blur', () => (sentinel.tabIndex = -1), { once: true });
  sentinel.focus({ preventScroll: true });
}
