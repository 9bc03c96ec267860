/** Handles mouse and touch: pointing, selecting, opening a text, starting a drag. Links on the page do not navigate. */
import type { StartDrag } from '../drag/drag.ts';
import { insert } from '../drag/insert-lines.ts';
import { type Frame, isOurs } from '../frame.ts';
import { findTarget, sectionElements, sectionId, type Target, targetOf } from '../targets.ts';
import type { Point } from '../text/text-editor.ts';
import { isEmptyText, type TextSession, textAt, textElements } from '../text/text-session.ts';
import type { Selection } from './selection.ts';

/** How far a pressed pointer may move before it counts as a drag. */
const SLACK = 6;
const LONG_PRESS_MS = 450;

export interface PointerParts {
  readonly frame: Frame;
  readonly selection: Selection;
  readonly text: TextSession;
  readonly startDrag: StartDrag;
}

interface Press {
  readonly event: PointerEvent;
  readonly target: Target;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function listenToPointers(parts: PointerParts): void {
  const { frame } = parts;
  listenToHover(frame);
  reportPresses(frame);
  let press: Press | undefined;
  let hasDragged = false;
  const release = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const drag = () => {
    if (!press) return;
    hasDragged = true;
    parts.startDrag(press.target, press.event);
    release();
  };
  onPage(frame, 'pointerdown', (event) => {
    hasDragged = false;
    release();
    if (isInText(frame, event.target)) return;
    parts.text.end();
    const target = targetOf(event.target);
    if (!target || event.button !== 0 || target.id === '') return;
    press = { event, target, timer: undefined };
    if (event.pointerType !== 'mouse') press.timer = setTimeout(drag, LONG_PRESS_MS);
  });
  onPage(frame, 'pointermove', (event) => {
    if (!press || event.pointerId !== press.event.pointerId) return;
    const way = Math.hypot(event.clientX - press.event.clientX, event.clientY - press.event.clientY);
    if (way <= SLACK) return;
    if (press.event.pointerType === 'mouse') drag();
    else release();
  });
  for (const type of ['pointerup', 'pointercancel'] as const) onPage(frame, type, release);
  onPage(frame, 'click', (event) => {
    if (hasDragged) event.preventDefault();
    else click(parts, event);
  });
  onPage(frame, 'dblclick', (event) => openText(parts, event));
  onPage(frame, 'auxclick', (event) => follow(frame, event, event.button === 1));
  onPage(frame, 'submit', (event) => event.preventDefault());
  onPage(frame, 'contextmenu', (event) => openMenu(parts, event));
}

/** Listens in the capture phase. In preview, and on the overlay, only links and forms are intercepted. */
function onPage<Type extends keyof DocumentEventMap>(
  frame: Frame,
  type: Type,
  listen: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(
    type,
    (event) => {
      if (isOurs(frame, event.target)) return;
      if (frame.state.mode === 'edit') listen(event);
      else if (type === 'click' || type === 'auxclick') follow(frame, event as MouseEvent, true);
      else if (type === 'submit') event.preventDefault();
    },
    true,
  );
}

/** The owner area has to know whether what is typed next is meant for the page. */
function reportPresses(frame: Frame): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isControl =
        isOurs(frame, target) || (target instanceof Element && target.closest('[data-insert]'));
      frame.send({ type: 'pressed', isOnPage: !isControl });
    },
    true,
  );
}

function listenToHover(frame: Frame): void {
  const set = (target: Target | undefined) => {
    if (frame.state.hovered?.element === target?.element) return;
    frame.state.hovered = target;
    frame.send({ type: 'hover', id: target?.id || null, ...(target ? { kind: target.kind } : {}) });
  };
  document.addEventListener('pointermove', (event) => {
    if (frame.state.mode !== 'edit' || frame.state.isBusy) return;
    frame.state.pointer = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'mouse' && !isOurs(frame, event.target)) set(targetOf(event.target));
    frame.redraw();
  });
  document.documentElement.addEventListener('pointerleave', () => {
    frame.state.pointer = undefined;
    set(undefined);
    frame.redraw();
  });
}

function isInText({ state }: Frame, node: EventTarget | null): boolean {
  return node instanceof Node && state.text?.element.contains(node) === true;
}

function click(parts: PointerParts, event: MouseEvent): void {
  const { frame } = parts;
  const hasModifier = event.ctrlKey || event.metaKey;
  event.preventDefault();
  if (isInText(frame, event.target)) {
    if (hasModifier) follow(frame, event, true);
    return;
  }
  event.stopPropagation();
  if (hasModifier && linkAt(event.target)) follow(frame, event, true);
  else if (!insertInstead(frame, event.target)) chooseByClick(parts, event, hasModifier || event.shiftKey);
  frame.redraw();
}

function chooseByClick(parts: PointerParts, event: MouseEvent, isAdditive: boolean): void {
  const target = targetOf(event.target);
  const { selected } = parts.frame.state;
  const isAgain = target !== undefined && selected.length === 1 && selected[0] === target.id;
  // A second tap anywhere opens the text; a mouse has to point at the words.
  const isForText = (event as PointerEvent).pointerType === 'touch' || textAt(event.target) !== null;
  const { field, part = field } =
    (event.target as Element).closest<HTMLElement>('[data-field],[data-part]')?.dataset ?? {};
  const isOpened = (isAgain && isForText) || isOnEmptyText(event.target, target);
  if (isOpened && !isAdditive && !part) openText(parts, event);
  else parts.selection.choose(target, isAdditive, part);
}

/** Words are selected first; where there are none, the press can only mean to write some. */
function isOnEmptyText(node: EventTarget | null, target: Target | undefined): boolean {
  if (target?.other) return false;
  const text = textAt(node) ?? onlyText(target);
  return text !== null && isEmptyText(text);
}

/** The text of a block that consists of it. */
function onlyText(target: Target | undefined): HTMLElement | null {
  const [text, another] = target?.kind === 'block' ? textElements(target.id) : [];
  const isAll = text !== undefined && another === undefined && text.parentElement?.children.length === 1;
  return isAll && (text.parentElement === target?.element || text === target?.element) ? text : null;
}

/** A press at this point of the viewport that the page could not hear when it happened. */
export function pressAt({ x, y }: Point): void {
  const options = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', options));
}

/** Placeholders are buttons that add the first block. */
function insertInstead(frame: Frame, node: EventTarget | null): boolean {
  const button = node instanceof Element ? node.closest<HTMLElement>('[data-insert]') : null;
  if (!button) return false;
  const kind = button.dataset['insert'] === 'section' ? 'section' : 'block';
  const section = button.closest<HTMLElement>('[data-section]');
  const last = sectionElements().at(-1);
  const position =
    kind === 'block' && section
      ? { parent: sectionId(section), after: null }
      : { parent: null, after: last ? sectionId(last) : null };
  const { x, y, width, height } = button.getBoundingClientRect();
  insert(frame, { kind, position, box: { x, y, width, height } });
  return true;
}

function openText({ frame, selection, text }: PointerParts, event: MouseEvent): void {
  if (isInText(frame, event.target)) return;
  event.preventDefault();
  const target = targetOf(event.target);
  if (target?.other) return;
  const found = textAt(event.target) ?? (target?.kind === 'block' ? textElements(target.id)[0] : undefined);
  if (!found) return;
  if (target && !frame.state.selected.includes(target.id)) selection.choose(findTarget(target.id));
  text.start(found, { x: event.clientX, y: event.clientY });
}

function linkAt(node: EventTarget | null): HTMLAnchorElement | null {
  return node instanceof Element ? node.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Links are followed by the owner area or not at all. */
function follow(frame: Frame, event: MouseEvent, isWanted: boolean): void {
  const link = linkAt(event.target);
  if (!link) return;
  // In preview, anchors on the page itself work.
  if (frame.state.mode === 'preview' && link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const newWindow = link.target === '_blank' || event.button === 1;
  if (isWanted) frame.send({ type: 'follow', href: link.href.slice(0, 4000), newWindow });
}

function openMenu({ frame, selection }: PointerParts, event: MouseEvent): void {
  if (isInText(frame, event.target)) return;
  const target = targetOf(event.target);
  if (!target || target.id === '') return;
  event.preventDefault();
  if (!frame.state.selected.includes(target.id)) selection.choose(target);
  frame.send({ type: 'menu', id: target.id, kind: target.kind, x: event.clientX, y: event.clientY });
}
