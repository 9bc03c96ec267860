/**
 * A set of pictures over the whole window, one at a time. It is a modal dialog: named, with the focus within, the page
 * behind it out of reach, and what is shown said to those who listen.
 */
import { createFrame, type Frame, sayWhatIsShown } from './frame.ts';
import { growFrom, shrinkInto } from './grow.ts';
import {
  canMove,
  isMobile,
  type Lightbox,
  type LightboxOptions,
  type LightboxSetItem,
  OVERLAY_MS,
  OVERLAY_OPACITY,
  SPEED_MS,
} from './lightbox-options.ts';
import { respondTo } from './respond.ts';
import { createSlides, type Slides } from './slides.ts';
import { fadeArrows } from './styles.ts';
import { enterHistory } from './sync-history.ts';
import { LIGHTBOX_WORDS } from './words.ts';
import { createZoom } from './zoom.ts';

/** Others read it off the page's body. */
const OPEN_MARKER = 'sqs-lightbox-open';

export function openLightbox(options: LightboxOptions): Lightbox {
  const { set, currentSetIndex = 0, theme = 'dark', hasHistory = true, words = LIGHTBOX_WORDS } = options;
  const opened = set[currentSetIndex];
  if (!opened) throw new Error('A lightbox needs an item to show.');
  const frame = createFrame(theme, set.length > 1, words);
  const isRtl = getComputedStyle(opened.opener).direction === 'rtl';
  frame.host.dir = isRtl ? 'rtl' : 'ltr';
  document.body.append(frame.host);
  document.body.classList.add(OPEN_MARKER);
  frame.dialog.showModal();

  const history = hasHistory ? enterHistory(opened.id, () => lightbox.close()) : undefined;
  const slides = createSlides({
    track: frame.track,
    set,
    index: currentSetIndex,
    isLooping: !isMobile(),
    isRtl,
    hasPadding: !isMobile(),
    createVideo: options.createVideo,
    words,
    onMove(index) {
      const item = set[index];
      if (!item) return;
      zoom.reset();
      sayWhatIsShown(frame, item, { number: index + 1, count: set.length, words });
      history?.show(item.id);
    },
  });
  const zoom = createZoom(
    () => slides.picture,
    (isLarge) => {
      frame.zoom.ariaPressed = String(isLarge);
    },
  );
  sayWhatIsShown(frame, opened, { number: currentSetIndex + 1, count: set.length, words });
  const undos = [
    respondTo({ frame, slides, zoom, count: set.length, close: () => lightbox.close() }),
    fadeArrows(frame.dialog),
    options.startAutoplay?.(frame, canMove(), words),
    () => history?.leave(),
  ];
  const leaveStack = options.putOnStack({
    element: frame.dialog,
    close: () => lightbox.close(),
    isModal: true,
    opener: opened.opener,
  });
  const release = () => {
    slides.leave();
    for (const undo of undos) undo?.();
    frame.dialog.close();
    leaveStack();
    giveBack(set[slides.index], opened);
  };
  const lightbox = closing(frame, slides, set, release, options.onClosed);
  if (canMove()) fadeIn(frame, slides, opened.content);
  if (options.playsAtOnce) slides.play();
  frame.close.focus({ preventScroll: true });
  return lightbox;
}

/** Two ways to go: fading out, and at once. */
function closing(
  frame: Frame,
  slides: Slides,
  set: readonly LightboxSetItem[],
  release: () => void,
  onClosed: (() => void) | undefined,
): Lightbox {
  let isOpen = true;
  let gone: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    if (!isOpen) return false;
    isOpen = false;
    release();
    // What still fades out is there for the eyes alone.
    frame.host.inert = true;
    return true;
  };
  const destroy = () => {
    leave();
    clearTimeout(gone);
    if (!frame.host.isConnected) return;
    slides.remove();
    frame.host.remove();
    document.body.classList.remove(OPEN_MARKER);
    onClosed?.();
  };
  return {
    close() {
      if (!leave()) return;
      if (!canMove()) {
        destroy();
        return;
      }
      fadeOut(frame, slides, set[slides.index]?.content);
      gone = setTimeout(destroy, SPEED_MS);
    },
    destroy,
  };
}

/** The page goes on where the last item is. */
function giveBack(last: LightboxSetItem | undefined, opened: LightboxSetItem): void {
  const { opener } = last?.opener.isConnected ? last : opened;
  opener.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  opener.focus({ preventScroll: true });
}

/** The overlay, and over it the picture out of its thumbnail. */
function fadeIn(frame: Frame, slides: Slides, thumbnail: HTMLElement): void {
  frame.overlay.animate([{ opacity: 0 }, { opacity: OVERLAY_OPACITY }], OVERLAY_MS);
  for (const each of frame.dialog.querySelectorAll('.tools,.nav,.caption,.count'))
    each.animate([{ opacity: 0 }, { opacity: 1 }], SPEED_MS);
  if (slides.picture) growFrom(thumbnail, slides.picture.element);
}

function fadeOut(frame: Frame, slides: Slides, thumbnail: HTMLElement | undefined): void {
  frame.dialog.classList.add('is-leaving');
  const timing = { duration: SPEED_MS, fill: 'forwards', easing: 'ease-out' } as const;
  for (const each of frame.dialog.querySelectorAll('.overlay,.tools,.nav,.caption,.count'))
    each.animate({ opacity: 0 }, timing);
  const picture = slides.picture?.element;
  if (picture && thumbnail) shrinkInto(thumbnail, picture);
  frame.stage.animate([{ opacity: 1, offset: 0.7 }, { opacity: 0 }], timing);
}
