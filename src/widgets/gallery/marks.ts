/** What a gallery says of itself: roles, the current slide, the ends, and the words for those who cannot see it. */
import { fillIn } from '#domain/locale/fill.ts';
import { applyAttributes } from '../tabs/attributes.ts';
import type { Gallery } from './gallery.ts';
import type { GalleryWords } from './words.ts';

const ACTIVE = 'sqs-active-slide';

interface MarkedParts {
  readonly frame: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly news: HTMLElement | null;
  readonly links: readonly HTMLElement[];
  readonly words: GalleryWords;
}

export interface Marks {
  show(gallery: Gallery): void;
  /** Changes are not read out while the slides go on by themselves. */
  setRotating(isRotating: boolean): void;
  readonly undo: () => void;
}

export function createMarks(parts: MarkedParts): Marks {
  const { frame, slides, previous, next, news, links, words } = parts;
  const placeOf = (index: number) => fillIn(words.place, { number: index + 1, count: slides.length });
  const restore = [
    applyAttributes(frame, {
      role: 'group',
      'aria-roledescription': words.carousel,
      'aria-label': frame.ariaLabel ?? words.pictures,
    }),
    ...slides.map((slide, index) =>
      applyAttributes(slide, {
        role: 'group',
        'aria-roledescription': words.slide,
        'aria-label': placeOf(index),
      }),
    ),
    ...[previous, next].flatMap((control) =>
      control ? [applyAttributes(control, { 'aria-disabled': 'false' })] : [],
    ),
    ...(news ? [applyAttributes(news, { 'aria-live': 'off' })] : []),
  ];
  let shown: number | undefined;
  return {
    show(gallery) {
      const index = gallery.currentIndex();
      slides.forEach((slide, at) => {
        slide.classList.toggle(ACTIVE, at === index);
      });
      links.forEach((link, at) => {
        if (at === index) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
      previous?.setAttribute('aria-disabled', String(gallery.peek(-1).kind !== 'to'));
      next?.setAttribute('aria-disabled', String(gallery.peek(1).kind !== 'to'));
      if (news && shown !== undefined && shown !== index)
        news.textContent = [placeOf(index), contentOf(slides[index])].filter(Boolean).join(': ');
      shown = index;
    },
    setRotating(isRotating) {
      news?.setAttribute('aria-live', isRotating ? 'off' : 'polite');
    },
    undo() {
      for (const undo of restore) undo();
      for (const slide of slides) slide.classList.remove(ACTIVE);
      for (const link of links) link.removeAttribute('aria-current');
      if (news) news.textContent = '';
    },
  };
}

function contentOf(slide: HTMLElement | undefined): string | undefined {
  const alt = slide?.querySelector('img')?.alt;
  const caption = slide?.querySelector('.gallery-caption')?.textContent;
  return caption || alt;
}
