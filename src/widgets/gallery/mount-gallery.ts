/** Puts the parts of a moving gallery together, over markup that scrolls and leads somewhere without it. */
import { hashOfSlide, slideOfHash } from '#domain/gallery/address.ts';
import { FRAME, type GallerySettings, readBlockData } from '#domain/gallery/block-data.ts';
import { RESIZE_MS } from '#domain/gallery/defaults.ts';
import { type LAYOUTS, layoutOf } from '#domain/gallery/design.ts';
import { normalizeIndex } from '#domain/gallery/index-rules.ts';
import { LEGACY, missingContainer, NO_ELEMENT, unknownDesign } from '#domain/gallery/messages.ts';
import { loadImages } from '../image-loader/load-images.ts';
import { onResize } from '../resize/on-resize.ts';
import { type Design, isStill, type Parts } from './contract.ts';
import { createGallery, type Gallery } from './gallery.ts';
import { isCovered, listenToKeys } from './keyboard.ts';
import { createMarks, type Marks } from './marks.ts';
import type { NeededParts } from './needed-parts.ts';
import { createStage } from './stage.ts';
import { createTrack, type Track } from './track.ts';
import { GALLERY_WORDS, type GalleryWords } from './words.ts';

export interface MountOptions {
  /** The block’s JSON. */
  readonly data: string;
  /** The current slide may stand in the address. */
  readonly isSynced: boolean;
  /** Its markup is an older release’s. */
  readonly onLegacy: (message: string) => void;
  readonly needed: NeededParts;
  /** Default: English. */
  readonly words?: GalleryWords | undefined;
}

/**
 * @returns the undo
 * @throws for a design or transition that nobody knows, and where the frame of the slides is missing
 */
export function mountGallery(root: Element | null, options: MountOptions): () => void {
  const { data, isSynced, onLegacy, needed, words = GALLERY_WORDS } = options;
  if (!(root instanceof HTMLElement)) {
    console.error(NO_ELEMENT);
    return () => {};
  }
  const read = readBlockData(data);
  if (!read.ok) {
    console.error(read.message);
    return () => {};
  }
  if (read.isLegacy) onLegacy(LEGACY);
  const frame = root.querySelector<HTMLElement>(FRAME);
  const track = frame?.querySelector<HTMLElement>('.sqs-gallery');
  if (!frame || !track) throw new Error(missingContainer(FRAME));
  const slides = [...track.children] as HTMLElement[];
  if (slides.length === 0) return () => {};
  return start({ root, frame, track, slides, settings: read.settings, isSynced, needed, words });
}

interface Started {
  readonly root: HTMLElement;
  readonly frame: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly settings: GallerySettings;
  readonly isSynced: boolean;
  readonly needed: NeededParts;
  readonly words: GalleryWords;
}

function start(started: Started): () => void {
  const { root, frame, track, slides, settings, isSynced, needed, words } = started;
  const listening = new AbortController();
  const { signal } = listening;
  const parts: Parts = { root, track, slides, settings, signal };
  const controls = findControls(frame);
  const marks = createMarks({ frame, slides, ...controls, links: linksOf(root), words });
  const design = designOf(parts);
  const ids = slides.map(({ dataset }) => dataset['slideId'] ?? '');
  const named = isSynced && settings.historyHash ? slideOfHash(location.hash, ids) : undefined;
  const gallery: Gallery = createGallery({
    root,
    count: slides.length,
    design,
    loop: settings.loop,
    start: named ?? normalizeIndex(settings.currentIndex, slides.length),
    onChange: (index) => {
      if (isSynced && settings.historyHash) writeAddress(ids[index] ?? '');
      marks.show(gallery);
      hurry(index);
    },
  });
  design.place(gallery.currentIndex());
  const pictures = loadImages(track);
  const hurry = (index: number) => pictures.hurry(picturesAround(parts, index));
  hurry(gallery.currentIndex());
  if (!settings.lazyLoad) pictures.hurry([...track.querySelectorAll('img')]);
  const undos = [
    pictures.undo,
    design.undo,
    marks.undo,
    needed.limitWords?.(slides),
    bringControlsToLife({ ...controls, gallery, design, signal }),
    ...settings.linkedGalleries.map((selector) => needed.linkThumbnails?.(root, selector, gallery, signal)),
    rotate({ parts, needed, button: controls.pause, gallery, marks, words }),
  ];
  listen({ parts, needed, gallery, design });
  if (isSynced && settings.historyHash) followAddress(gallery, ids, signal);
  marks.show(gallery);
  return () => {
    listening.abort();
    for (const undo of undos.reverse()) undo?.();
  };
}

/** Of the slides in sight and of those beside them: a section that clips its content hides them from observers. */
function picturesAround({ track, slides }: Parts, index: number): HTMLImageElement[] {
  const width = slides[0]?.offsetWidth;
  const inSight = width ? Math.ceil(track.clientWidth / width) : 1;
  return [...Array(inSight + 1).keys(), -1].flatMap((step) => [
    ...(slides.at((index + step) % slides.length)?.querySelectorAll('img') ?? []),
  ]);
}

function linksOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.sqs-gallery-thumbnails a')];
}

function findControls(frame: HTMLElement) {
  const find = (selector: string) => frame.querySelector<HTMLElement>(selector);
  return {
    controls: find('.sqs-gallery-controls'),
    previous: find('.previous'),
    next: find('.next'),
    pause: find('.gallery-pause'),
    news: find('.gallery-news'),
  };
}

const MOVING: Readonly<Partial<Record<(typeof LAYOUTS)[number], (parts: Parts) => Design>>> = {
  stacked: createStage,
  strip: (parts) => createTrack(parts, false),
  carousel: (parts) => createTrack(parts, true),
};

function designOf(parts: Parts): Design {
  const create = MOVING[layoutOf(parts.settings.design)];
  if (!create) throw new Error(unknownDesign(parts.settings.design, Object.keys(MOVING)));
  return create(parts);
}

interface Controlled extends ReturnType<typeof findControls> {
  readonly gallery: Gallery;
  readonly design: Design;
  readonly signal: AbortSignal;
}

/** They are there while there is somewhere to go. */
function bringControlsToLife(parts: Controlled): () => void {
  const { controls, previous, next, gallery, design, signal } = parts;
  if (!controls) return () => {};
  const look = () => {
    controls.hidden = design.stops().length < 2;
  };
  previous?.addEventListener('click', () => gallery.step(-1), { signal });
  next?.addEventListener('click', () => gallery.step(1), { signal });
  const stop = onResize(look, RESIZE_MS);
  look();
  return () => {
    stop();
    controls.hidden = true;
  };
}

interface Rotated {
  readonly parts: Parts;
  readonly needed: NeededParts;
  readonly button: HTMLElement | null;
  readonly gallery: Gallery;
  readonly marks: Marks;
  readonly words: GalleryWords;
}

function rotate({ parts, needed, button, gallery, marks, words }: Rotated): () => void {
  marks.setRotating(false);
  if (!button) return () => {};
  if (isStill() || !parts.settings.autoplay || !needed.startAutoplay) {
    button.hidden = true;
    return () => {
      button.hidden = false;
    };
  }
  const autoplay = needed.startAutoplay({
    root: parts.root,
    signal: parts.signal,
    button,
    timeoutMs: parts.settings.autoplayOptions.timeout,
    waitsForMouse: parts.settings.autoplayOptions.pauseOnMouseover,
    next: () => gallery.isInMotion() || isCovered() || goOn(gallery, parts.settings),
    onSwitch: marks.setRotating,
    words,
  });
  return autoplay.undo;
}

/** At random it goes to any slide but the one that is there. */
function goOn(gallery: Gallery, { autoplayOptions }: GallerySettings): boolean {
  if (!autoplayOptions.randomize || gallery.count < 2) return gallery.step(1);
  return gallery.set(gallery.currentIndex() + 1 + Math.floor(Math.random() * (gallery.count - 1)));
}

interface Listening {
  readonly parts: Parts;
  readonly needed: NeededParts;
  readonly gallery: Gallery;
  readonly design: Design | Track;
}

function listen({ parts, needed, gallery, design }: Listening): void {
  const { track, settings, signal } = parts;
  if (settings.keyboard) listenToKeys(parts, gallery);
  if ('nearest' in design) {
    track.addEventListener('scrollend', () => gallery.settle(design.nearest()), { signal });
    return;
  }
  needed.followHands?.(parts, gallery);
  if (settings.designOptions.clickBehavior === 'auto')
    track.addEventListener(
      'click',
      (event) => {
        const slide = (event.target as Element).closest<HTMLElement>('[data-slide-id]');
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (!slide || slide.dataset['clickThroughUrl'] !== undefined || slide.dataset['type'] === 'video')
          return;
        event.preventDefault();
        gallery.step(1);
      },
      { signal },
    );
}

/** In place of the address that is there: whoever goes back leaves the page, and not each slide. */
function writeAddress(id: string): void {
  const { pathname, search } = location;
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  history.replaceState(history.state, '', path + search + hashOfSlide(id));
}

function followAddress(gallery: Gallery, ids: readonly string[], signal: AbortSignal): void {
  addEventListener(
    'hashchange',
    () => {
      const index = slideOfHash(location.hash, ids);
      if (index !== undefined) gallery.set(index);
    },
    { signal },
  );
}
