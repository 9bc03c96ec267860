/** The part of `open-on-press.ts` that is fetched when it is needed: what the markup says becomes a set. */
import { openLightbox } from './lightbox.ts';
import type { LightboxOptions, LightboxSetItem } from './lightbox-options.ts';
import { linkedItem } from './sync-history.ts';

/** What an item and its caption stand in. */
const AROUND = 'figure,li,[data-slide]';
const VIDEO = '.video-frame';
const CAPTION = 'figcaption,[data-lightbox-meta]';
/** One at a time, whichever part of the page it is of. */
let isOpen = false;

/**
 * @param isPressed whether the visitor asked for this item: nothing plays for who only came by an address
 * @returns what closes it at once, if it is still open; undefined where another one is
 */
export async function viewSet(
  root: HTMLElement,
  item: HTMLElement,
  selector: string,
  isPressed: boolean,
  around: Pick<LightboxOptions, 'putOnStack' | 'words'>,
): Promise<(() => void) | undefined> {
  if (isOpen) return undefined;
  const items = [...root.querySelectorAll<HTMLElement>(`${selector}:has(img),${VIDEO} ${selector}`)];
  const createVideo = root.querySelector(`${VIDEO} ${selector}`) ? await fetchVideo() : undefined;
  const startAutoplay = root.dataset['lightboxAutoplay'] === undefined ? undefined : await fetchAutoplay();
  // A second press, while it was fetched.
  if (isOpen) return undefined;
  isOpen = true;
  const lightbox = openLightbox({
    set: items.map((each) => asSetItem(root, each)),
    currentSetIndex: Math.max(0, items.indexOf(item)),
    createVideo,
    startAutoplay,
    playsAtOnce: isPressed,
    theme: root.dataset['lightboxTheme'] === 'light' ? 'light' : 'dark',
    ...around,
    // In a frame, as in the editor, the way back is that of the page around it.
    hasHistory: window === window.top,
    onClosed: () => {
      isOpen = false;
    },
  });
  return lightbox.destroy;
}

async function fetchVideo() {
  const { createVideoSlide } = await import('./video-slide.ts');
  return createVideoSlide;
}

async function fetchAutoplay() {
  const { startAutoplay } = await import('./autoplay.ts');
  return startAutoplay;
}

/** The item that the address names; undefined where it is none of these. */
export function findLinked(root: HTMLElement, selector: string): HTMLElement | undefined {
  const id = linkedItem();
  return [...root.querySelectorAll<HTMLElement>(selector)].find((each) => idOf(each) === id);
}

/** Its own, or that of the slide it stands in. */
function idOf(item: HTMLElement): string {
  return item.closest<HTMLElement>('[data-slide-id]')?.dataset['slideId'] ?? '';
}

/** Looked for when it is shown: of hundreds, most never are. */
function asSetItem(root: HTMLElement, item: HTMLElement): LightboxSetItem {
  return {
    get content() {
      return item.closest<HTMLElement>(VIDEO) ?? item.querySelector('img') ?? item;
    },
    get meta() {
      const around = item.closest(AROUND);
      return around && root.contains(around) ? around.querySelector<HTMLElement>(CAPTION) : null;
    },
    get id() {
      return idOf(item);
    },
    opener: item,
  };
}
