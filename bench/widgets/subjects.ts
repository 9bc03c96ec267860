/** What is measured, and where its parts are found on its page. */
import type { Page } from '@playwright/test';
import type { Peer } from './peers.ts';

export interface Subject {
  readonly key: 'ours' | Peer;
  readonly name: string;
  readonly path: string;
  /** Around what is open: its elements are looked for in open shadow roots too. */
  readonly root: string;
  /** The links that open pictures. */
  readonly links: string;
  /** The whole picture in the middle, which may not be there yet. */
  readonly image: string;
  readonly slides: string;
}

type Parts = Pick<Subject, 'root' | 'links' | 'image' | 'slides'>;

const OURS: Parts = {
  root: 'dialog',
  links: '[data-lightbox-item]',
  image: '.slide:not([inert]) img.loaded',
  slides: '.slide',
};

export const LIGHTBOX_PARTS: Readonly<Record<'ours' | 'alone' | 'photoswipe' | 'glightbox' | 'yarl', Parts>> =
  {
    ours: OURS,
    alone: OURS,
    photoswipe: {
      root: '.pswp',
      links: '#pictures a',
      image: '.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)',
      slides: '.pswp__item',
    },
    glightbox: {
      root: '.glightbox-container',
      links: '#pictures a',
      image: '.gslide.current .gslide-image img',
      slides: '.gslide',
    },
    yarl: {
      root: '.yarl__portal',
      links: '#pictures a',
      image: '.yarl__slide_current img',
      slides: '.yarl__slide',
    },
  };

export const SLIDESHOW_PARTS: Readonly<Record<'ours' | 'swiper' | 'embla', Parts>> = {
  ours: { root: '.gallery', links: '.gallery-slide > a', image: 'img', slides: '.gallery-slide' },
  swiper: { root: '.swiper', links: '.swiper-slide > a', image: 'img', slides: '.swiper-slide' },
  embla: { root: '.embla', links: '.embla__slide > a', image: 'img', slides: '.embla__slide' },
};

declare global {
  interface Window {
    benchFind(selector: string): HTMLElement[];
    benchActive(): Element | null;
    benchSeen: {
      longTasks: number[];
      shifts: number;
      largest: number;
      interactions: number[];
      pressedAt: number;
      fullAt: number;
      frames: number[];
    };
  }
}

/** Runs before the page's own scripts. */
export const WATCH = (image: string) => {
  const seen: Window['benchSeen'] = {
    longTasks: [],
    shifts: 0,
    largest: 0,
    interactions: [],
    pressedAt: 0,
    fullAt: 0,
    frames: [],
  };
  window.benchSeen = seen;
  window.benchFind = (selector) => {
    const found: HTMLElement[] = [];
    const look = (root: Document | ShadowRoot) => {
      found.push(...root.querySelectorAll<HTMLElement>(selector));
      for (const host of root === document ? (document.body?.children ?? []) : [])
        if (host.shadowRoot) look(host.shadowRoot);
    };
    look(document);
    return found;
  };
  window.benchActive = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts += value;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) seen.interactions.push(duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    'pointerdown',
    () => {
      seen.pressedAt ||= performance.now();
      const look = () => {
        const [full] = window.benchFind(image) as HTMLImageElement[];
        // By its address: what a browser says of the width of a chosen file depends on `sizes`.
        const width = Number(/format=(\d+)w/.exec(full?.currentSrc ?? '')?.[1]);
        if (full?.complete && full.naturalWidth > 0 && width >= 750) seen.fullAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
};

export function isOpen(page: Page, root: string): Promise<boolean> {
  return page.evaluate(
    (selector) => window.benchFind(selector).some((element) => element.checkVisibility()),
    root,
  );
}
