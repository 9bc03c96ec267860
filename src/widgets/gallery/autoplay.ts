/**
 * Goes on by itself, and says so by a button that stops it. A hidden tab, and the mouse over it where that is set,
 * only make it wait; whoever comes by keyboard stops it until they start it again.
 */
import { playsIn, VIDEO_CHANGE } from '../video/video-events.ts';
import type { Parts } from './contract.ts';
import type { GalleryWords } from './words.ts';

export interface Autoplay {
  isOn(): boolean;
  readonly undo: () => void;
}

interface AutoplayOptions extends Pick<Parts, 'root' | 'signal'> {
  readonly button: HTMLElement;
  readonly timeoutMs: number;
  /** What the mouse has to be on for it to wait, as selectors. */
  readonly waitsForMouse: readonly string[];
  /** @returns false at the end of a gallery that does not begin anew */
  readonly next: () => boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly words: GalleryWords;
}

export function startAutoplay(options: AutoplayOptions): Autoplay {
  const { root, button, timeoutMs, waitsForMouse, signal, next, onSwitch, words } = options;
  const waitsFor = new Set<string>();
  let isOn = true;
  let timer: number | undefined;
  const arm = () => {
    clearTimeout(timer);
    if (isOn && waitsFor.size === 0) timer = window.setTimeout(goOn, timeoutMs);
  };
  const goOn = () => {
    if (next()) arm();
    else turn(false);
  };
  const turn = (on: boolean) => {
    isOn = on;
    button.setAttribute('aria-pressed', String(!on));
    button.setAttribute('aria-label', on ? words.stop : words.start);
    onSwitch(on);
    arm();
  };
  const wait = (reason: string, isWaiting: boolean) => {
    if (isWaiting) waitsFor.add(reason);
    else waitsFor.delete(reason);
    arm();
  };
  const seeTab = () => wait('hidden', document.visibilityState === 'hidden');
  button.addEventListener('click', () => turn(!isOn), { signal });
  for (const element of waitsForMouse.flatMap((selector) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ])) {
    element.addEventListener(
      'pointerenter',
      (event) => event.pointerType === 'mouse' && wait('hover', true),
      {
        signal,
      },
    );
    element.addEventListener('pointerleave', () => wait('hover', false), { signal });
  }
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const element = target as HTMLElement;
      // A video that begins takes the focus by itself.
      if (isOn && target !== button && element.matches(':focus-visible:not(video,iframe)')) turn(false);
    },
    { signal },
  );
  root.addEventListener(VIDEO_CHANGE, () => wait('video', playsIn(root)), { signal });
  document.addEventListener('visibilitychange', seeTab, { signal });
  turn(true);
  seeTab();
  return {
    isOn: () => isOn && waitsFor.size === 0,
    undo: () => clearTimeout(timer),
  };
}
