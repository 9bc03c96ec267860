/** The arrow keys of a gallery. They are listened for on the whole window, so they are left alone where others want them. */
import { isMirrored, type Parts } from './contract.ts';
import type { Gallery } from './gallery.ts';

const CODES: Readonly<Record<string, number>> = { ArrowLeft: 37, ArrowRight: 39 };
/** Whoever is here uses the arrows for something else. */
const USED_ELSEWHERE =
  'input,textarea,select,audio,video,[contenteditable]:not([contenteditable="false"]),[role=slider],[role=tab],[role=menuitem]';
const COVERED = 'dialog[open],[aria-modal=true],.sqs-lightbox-open';

export function listenToKeys({ root, settings, signal }: Parts, gallery: Gallery): void {
  addEventListener(
    'keydown',
    (event) => {
      const by = directionOf(event, settings.keys, isMirrored(root));
      if (by === undefined || !isMeant(event, root) || gallery.isInMotion()) return;
      event.preventDefault();
      gallery.step(by);
    },
    { signal },
  );
}

function directionOf(
  event: KeyboardEvent,
  keys: { readonly previous: number; readonly next: number },
  isRtl: boolean,
): 1 | -1 | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const code = CODES[event.key];
  if (code === keys.next) return isRtl ? -1 : 1;
  return code === keys.previous ? (isRtl ? 1 : -1) : undefined;
}

/** For this gallery: the focus is in it, or nowhere, and no other has taken the key. */
function isMeant(event: KeyboardEvent, root: HTMLElement): boolean {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || target.matches(USED_ELSEWHERE) || target.isContentEditable) return false;
  if (isCovered() || !isOnScreen(root)) return false;
  return target === document.body || root.contains(target);
}

/** Something lies over the page, which has the keys and the eyes. */
export function isCovered(): boolean {
  return document.querySelector(COVERED) !== null;
}

function isOnScreen(root: HTMLElement): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
