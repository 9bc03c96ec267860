/** Slides beside each other, of which as many are seen as there is room for: the browser scrolls them. */
import { STRIP_SPEED } from '#domain/gallery/block-data.ts';
import { type StripAlignment, stripAlignment } from '#domain/gallery/design.ts';
import { groupStarts, slidesPerRowAt } from '#domain/gallery/layout.ts';
import type { Design, Parts } from './contract.ts';
import { isMirrored, isStill } from './contract.ts';
import { type Glide, glide } from './glide.ts';

export interface Track extends Design {
  /** The slide that the visitor has scrolled to. */
  nearest(): number;
}

export function createTrack(parts: Parts, isCarousel: boolean): Track {
  const { track, slides, settings } = parts;
  const alignment = isCarousel ? 'start' : stripAlignment(settings.designOptions.activeAlignment);
  const observer = watchVisible(track, slides);
  let gliding: Glide | undefined;
  const distanceTo = (slide: HTMLElement | undefined) =>
    slide === undefined ? 0 : distance(track, slide, alignment);
  const stops = () =>
    isCarousel
      ? groupStarts(slides.length, slidesPerRowAt(track.clientWidth, settings.slidesPerRow))
      : slides.map((_slide, index) => index);
  return {
    stops,
    place(index) {
      track.scrollLeft += distanceTo(slides[index]);
    },
    async show({ to }) {
      if (isStill()) return this.place(to);
      track.dataset['moving'] = '';
      gliding = glide(track, distanceTo(slides[to]), STRIP_SPEED * 1000);
      await gliding.ended;
      delete track.dataset['moving'];
    },
    nearest() {
      const all = stops();
      const isAtEnd = Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 2;
      const far = all.map((index) => Math.abs(distanceTo(slides[index])));
      const at = isAtEnd && isCarousel ? all.length - 1 : far.indexOf(Math.min(...far));
      return all[at] ?? 0;
    },
    undo() {
      gliding?.stop();
      observer.disconnect();
      for (const slide of slides) slide.inert = false;
      delete track.dataset['moving'];
      track.scrollLeft = 0;
    },
  };
}

/** How far the track has to scroll for a slide to stand in its place, in pixels. */
function distance(track: HTMLElement, slide: HTMLElement, alignment: StripAlignment): number {
  const frame = track.getBoundingClientRect();
  const box = slide.getBoundingClientRect();
  if (alignment === 'middle') return box.left + box.width / 2 - frame.left - frame.width / 2;
  const isLeft = (alignment === 'start') !== isMirrored(track);
  return isLeft ? box.left - frame.left : box.right - frame.right;
}

/** What is out of sight cannot be reached by keyboard either: going there would move the page unasked. */
function watchVisible(track: HTMLElement, slides: readonly HTMLElement[]): IntersectionObserver {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < 0.1) seen.delete(target);
        else seen.add(target);
      }
      // A gallery far down the page is not drawn yet: no slide of it is in sight, and all have to be reached.
      for (const slide of slides)
        slide.inert = seen.size > 0 && !seen.has(slide) && !slide.contains(document.activeElement);
    },
    { root: track, threshold: [0, 0.1] },
  );
  for (const slide of slides) observer.observe(slide);
  return observer;
}
