/**
 * The slides: three holders, whatever the set, that change places. What lies ahead is fetched and decoded first, in the
 * direction the visitor goes.
 */
import { fillIn } from '#domain/locale/fill.ts';
import { createGlide } from './glide.ts';
import {
  type LightboxOptions,
  type LightboxSetItem,
  OVERLAY_MS,
  PADDING,
  SPEED_MS,
} from './lightbox-options.ts';
import { createPicture, type Picture, type Size, savesData } from './picture.ts';
import type { VideoSlide } from './video-slide.ts';
import type { LightboxWords } from './words.ts';

interface SlidesOptions {
  readonly track: HTMLElement;
  readonly set: readonly LightboxSetItem[];
  readonly index: number;
  readonly isLooping: boolean;
  readonly isRtl: boolean;
  readonly hasPadding: boolean;
  readonly createVideo: LightboxOptions['createVideo'];
  readonly words: LightboxWords;
  /** Another one takes the middle: called when it sets out. */
  readonly onMove: (index: number) => void;
}

export interface Slides {
  readonly index: number;
  /** What stands in the middle, where that is a picture. */
  readonly picture: Picture | undefined;
  /** Plays what stands in the middle, where that is a video. */
  play(): void;
  /** Pauses it. */
  leave(): void;
  /** Goes to the next or previous one from where the slides are; back into place where there is none. */
  move(step: 1 | -1, from?: number): void;
  /** Ends what moves, where it leads to. */
  arrive(): void;
  /** Follows a finger, in CSS pixels. */
  drag(by: number): void;
  /** Back into place. */
  settle(from: number): void;
  /** After the window has changed. */
  fit(): void;
  remove(): void;
}

interface Holder {
  readonly element: HTMLElement;
  index: number | undefined;
  picture: Picture | undefined;
  video: VideoSlide | undefined;
}

const EMPTY: Omit<Holder, 'element'> = { index: undefined, picture: undefined, video: undefined };

export function createSlides(options: SlidesOptions): Slides {
  const { track, set, isLooping, isRtl, onMove, words } = options;
  let { index } = options;
  let ahead: 1 | -1 = 1;
  const glide = createGlide(track);
  const holders = Array.from({ length: set.length > 1 ? 3 : 1 }, () => createHolder(words.slide));
  const half = (holders.length - 1) / 2;
  track.append(...holders.map(({ element }) => element));

  const at = (offset: number): number | undefined => {
    const wanted = index + offset;
    if (isLooping) return (wanted + set.length) % set.length;
    return wanted >= 0 && wanted < set.length ? wanted : undefined;
  };
  /** Gives every holder its place and what belongs there. */
  const arrange = () => {
    holders.forEach((holder, place) => {
      const offset = place - half;
      holder.element.style.transform = offset === 0 ? '' : `translateX(${offset * (isRtl ? -100 : 100)}%)`;
      holder.element.inert = offset !== 0;
      fill(holder, at(offset), options);
    });
    void loadAround(holders, half, ahead, index);
  };
  const settle = (from: number) => glide.to(from, '0', OVERLAY_MS);

  arrange();
  return {
    get index() {
      return index;
    },
    get picture() {
      return holders[half]?.picture;
    },
    play: () => holders[half]?.video?.play(),
    leave: () => holders[half]?.video?.leave(),
    move(step, from = 0) {
      glide.finish();
      const target = at(step);
      if (target === undefined || set.length === 1) {
        if (from !== 0) settle(from);
        return;
      }
      holders[half]?.video?.leave();
      index = target;
      ahead = step;
      onMove(index);
      glide.to(from, `${step * (isRtl ? 100 : -100)}%`, SPEED_MS, () => {
        // The holder that has left the window takes its place at the other end.
        if (step === 1) holders.push(...holders.splice(0, 1));
        else holders.unshift(...holders.splice(-1));
        arrange();
      });
    },
    arrive: glide.finish,
    drag: glide.follow,
    settle,
    fit() {
      for (const { element, picture } of holders) picture?.fit(roomIn(element, options.hasPadding));
      void holders[half]?.picture?.load();
    },
    remove() {
      glide.stop();
      for (const holder of holders) empty(holder);
    },
  };
}

function createHolder(description: string): Holder {
  const element = document.createElement('div');
  element.className = 'slide';
  element.role = 'group';
  element.ariaRoleDescription = description;
  return { element, ...EMPTY };
}

function fill(holder: Holder, index: number | undefined, options: SlidesOptions): void {
  const { set, hasPadding, createVideo, words } = options;
  if (holder.index === index && index !== undefined) return;
  empty(holder);
  const item = index === undefined ? undefined : set[index];
  if (index === undefined || !item) return;
  holder.index = index;
  holder.element.ariaLabel = fillIn(words.place, { number: index + 1, count: set.length });
  if (item.content instanceof HTMLImageElement) {
    holder.picture = createPicture(item.content, words);
    holder.picture.fit(roomIn(holder.element, hasPadding));
    holder.element.append(holder.picture.element);
  } else if (createVideo) {
    holder.video = createVideo(item.content, holder.element.getRootNode() as ShadowRoot, words);
    holder.element.append(holder.video.element);
  }
}

function empty(holder: Holder): void {
  holder.picture?.remove();
  holder.video?.remove();
  Object.assign(holder, EMPTY);
  holder.element.replaceChildren();
}

/** Fingers get the whole window: what stands around a picture there lies over it. */
function roomIn(element: HTMLElement, hasPadding: boolean): Size {
  const around = hasPadding ? 2 * PADDING : 0;
  const { clientWidth, clientHeight } = element.isConnected ? element : document.documentElement;
  return { width: Math.max(1, clientWidth - around), height: Math.max(1, clientHeight - around) };
}

/** The one in the middle, then the one the visitor goes towards, then the one behind. */
async function loadAround(
  holders: readonly Holder[],
  half: number,
  ahead: number,
  index: number,
): Promise<void> {
  const order = [holders[half], holders[half + ahead], holders[half - ahead]];
  for (const holder of order) {
    if (holders[half]?.index !== index) return;
    await holder?.picture?.load();
    if (savesData()) return;
  }
}
