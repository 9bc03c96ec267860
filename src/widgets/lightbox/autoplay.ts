/**
 * Has a lightbox go on by itself, and says so by a button that stops it. Whoever does anything is left alone with the
 * picture for a while. Fetched where a set is to be seen so.
 */
import type { LightboxWords } from './words.ts';

/** The parts of its frame that it moves, reads and speaks through. */
interface Frame {
  readonly dialog: HTMLElement;
  readonly track: HTMLElement;
  readonly count: HTMLElement;
  readonly announcer: HTMLElement;
  readonly zoom: HTMLElement;
  readonly next: HTMLElement;
}

/** How long each is shown, and how long nobody has to have done anything for it to go on. */
export const LIGHTBOX_AUTOPLAY = { timeoutMs: 1000, resumeMs: 1000 } as const;

const PAUSE = 'M8 5v14M16 5v14';
const PLAY = 'M8 5l11 7-11 7z';

/**
 * @param canMove whether the visitor has nothing against it: the address may say so, too
 * @returns the undo
 */
export function startAutoplay(frame: Frame, canMove: boolean, words: LightboxWords): () => void {
  const { dialog, next, count, announcer } = frame;
  if (count.hidden) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  const button = document.createElement('button');
  let isOn = canMove && new URLSearchParams(location.search).get('nomotion') !== 'true';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = (ms: number) => {
    clearTimeout(timer);
    if (isOn) timer = setTimeout(goOn, ms);
  };
  const turn = (on: boolean) => {
    isOn = on;
    button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${on ? PAUSE : PLAY}"/></svg>`;
    button.ariaLabel = on ? words.stop : words.start;
    // Nobody is talked to without end.
    announcer.ariaLive = on ? 'off' : 'polite';
    arm(LIGHTBOX_AUTOPLAY.timeoutMs);
  };
  const goOn = () => {
    if (!isSeen(frame)) {
      arm(LIGHTBOX_AUTOPLAY.timeoutMs);
      return;
    }
    const before = count.textContent;
    next.click();
    // At the end of a set that does not begin anew.
    if (count.textContent === before) turn(false);
    else arm(LIGHTBOX_AUTOPLAY.timeoutMs);
  };
  const wait = () => arm(LIGHTBOX_AUTOPLAY.resumeMs);
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
    dialog.addEventListener(type, wait, { signal, passive: true });
  button.type = 'button';
  button.addEventListener('click', () => turn(!isOn), { signal });
  frame.zoom.before(button);
  turn(isOn);
  return () => {
    clearTimeout(timer);
    stopped.abort();
    button.remove();
  };
}

/** The picture has come and stands as it came, no video plays, and somebody looks. */
function isSeen({ track, zoom }: Frame): boolean {
  const slide = track.querySelector('.slide:not([inert])');
  const picture = slide?.querySelector('img');
  if (document.hidden || slide?.querySelector('[data-state=showing]')) return false;
  return (picture?.complete ?? true) && zoom.ariaPressed !== 'true';
}
