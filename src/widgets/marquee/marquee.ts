/**
 * Text that runs past along a wave. What is read stays one copy, out of sight; the copies that move are out of
 * reach. They move by transforms alone, which the browser draws without us, and only while they are in view.
 */
import { emitResize } from '../resize/emit-resize.ts';
import {
  MARQUEE_DEFAULTS,
  MARQUEE_MIN_WIDTH,
  MARQUEE_RERENDER_MS,
  type MarqueeSettings,
} from './marquee-settings.ts';
import { fitWave, type Wave, waveKeyframes, wavePart } from './wave.ts';

const PIXELS_PER_SECOND = 60;
/** Most copies of a text within what is repeated. */
const MAX_COPIES = 60;
/** Letters of these scripts are joined or built of several: their words stay whole. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;

export interface Marquee {
  /** By the visitor’s own button. */
  pause(isPaused: boolean): void;
  destroy(): void;
}

/** @param root holds `[data-marquee-text]`, whose words move; gets `data-moving` while they do */
export function mountMarquee(root: HTMLElement, given: Partial<MarqueeSettings> = {}): Marquee {
  const settings = { ...MARQUEE_DEFAULTS, ...given };
  const text = root.querySelector<HTMLElement>('[data-marquee-text]');
  if (!text) return { pause: () => {}, destroy: () => {} };
  const stopped = new AbortController();
  const { signal } = stopped;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const reasons = new Set<string>(['out of view']);
  let animations: Animation[] = [];
  let track: HTMLElement | undefined;

  const hold = (reason: string, isHeld: boolean) => {
    if (isHeld) reasons.add(reason);
    else reasons.delete(reason);
    for (const each of animations)
      if (reasons.size > 0) each.pause();
      else each.play();
    root.toggleAttribute('data-moving', animations.length > 0 && reasons.size === 0);
  };
  const clear = () => {
    for (const each of animations) each.cancel();
    animations = [];
    track?.remove();
    track = undefined;
    root.removeAttribute('data-live');
    root.removeAttribute('data-moving');
  };
  const draw = () => {
    clear();
    if (still.matches || !text.textContent?.trim()) return;
    root.setAttribute('data-live', '');
    track = addTrack(root, text);
    animations = animate(track, root, text, settings);
    hold('drawn', false);
  };

  const seen = new IntersectionObserver((entries) => {
    hold('out of view', entries.at(-1)?.isIntersecting !== true);
  });
  seen.observe(root);
  draw();
  let width = root.clientWidth;
  const unwatch = emitResize(
    root,
    () => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      draw();
    },
    MARQUEE_RERENDER_MS,
  );
  still.addEventListener('change', draw, { signal });
  document.fonts.addEventListener('loadingdone', draw, { signal });
  if (settings.pausedOnHover) {
    root.addEventListener('pointerenter', () => hold('hover', true), { signal });
    root.addEventListener('pointerleave', () => hold('hover', false), { signal });
  }
  return {
    pause: (isPaused) => hold('asked', isPaused),
    destroy: () => {
      stopped.abort();
      seen.disconnect();
      unwatch();
      clear();
    },
  };
}

function addTrack(root: HTMLElement, text: HTMLElement): HTMLElement {
  const track = document.createElement('div');
  track.setAttribute('data-marquee-track', '');
  track.setAttribute('aria-hidden', 'true');
  track.inert = true;
  track.style.cssText =
    'position:absolute;inset-block-start:0;inset-inline-start:0;white-space:pre;inline-size:max-content';
  text.after(track);
  root.setAttribute('data-live', '');
  return track;
}

/** Fills the track, and sets off what moves. */
function animate(
  track: HTMLElement,
  root: HTMLElement,
  text: HTMLElement,
  settings: MarqueeSettings,
): Animation[] {
  const words = `${text.textContent?.trim()}\u2002`;
  const copy = document.createElement('span');
  copy.textContent = words;
  track.append(copy);
  const one = Math.max(MARQUEE_MIN_WIDTH, copy.getBoundingClientRect().width);
  const times = Math.min(MAX_COPIES, Math.ceil(root.clientWidth / one)) || 1;
  const style = getComputedStyle(text);
  const isRtl = style.direction === 'rtl';
  const height = settings.waveIntensity * Number.parseFloat(style.fontSize) * 0.5;
  const units = [0, 1].map(() => makeUnit(words.repeat(times), height > 0, one * times));
  track.replaceChildren(...units);
  const unit = units[0]?.getBoundingClientRect().width ?? one * times;
  const speed = PIXELS_PER_SECOND * Math.max(0.01, settings.animationSpeed);
  const { animationDirection: direction } = settings;
  // The copies hang at the side where reading begins, and reach beyond the other.
  const far = isRtl ? unit : -unit;
  const goesAway = (direction === 'left') !== isRtl;
  const ends = goesAway ? [0, far] : [far, 0];
  const run = track.animate(
    ends.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: (unit / speed) * 1000, iterations: Number.POSITIVE_INFINITY },
  );
  run.pause();
  if (height <= 0) return [run];
  const wave = { height, length: fitWave(unit, root.clientWidth / Math.max(0.1, settings.waveFrequency)) };
  return [run, ...waveAll(track, wave, direction, speed)];
}

function makeUnit(words: string, isSplit: boolean, minWidth: number): HTMLElement {
  const unit = document.createElement('span');
  unit.style.cssText = `display:inline-block;min-inline-size:${minWidth}px`;
  if (!isSplit) {
    unit.textContent = words;
    return unit;
  }
  unit.append(
    ...fragmentsOf(words).map((fragment) => {
      const part = document.createElement('span');
      part.style.display = 'inline-block';
      part.textContent = fragment;
      return part;
    }),
  );
  return unit;
}

function fragmentsOf(words: string): string[] {
  if (JOINED.test(words)) return words.split(/(?<=\s)/);
  return [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);
}

function waveAll(track: HTMLElement, wave: Wave, direction: 'left' | 'right', speed: number): Animation[] {
  const keyframes = waveKeyframes(wave, direction);
  const duration = (wave.length / speed) * 1000;
  const start = track.getBoundingClientRect().left;
  const fragments = [...track.querySelectorAll<HTMLElement>(':scope > span > span')];
  // All are measured before the first moves.
  const middles = fragments.map((fragment) => {
    const box = fragment.getBoundingClientRect();
    return box.left - start + box.width / 2;
  });
  return fragments.map((fragment, index) => {
    const part = wavePart(middles[index] ?? 0, wave, direction);
    const animation = fragment.animate(keyframes, {
      duration,
      iterations: Number.POSITIVE_INFINITY,
      delay: -part * duration,
    });
    animation.pause();
    return animation;
  });
}
