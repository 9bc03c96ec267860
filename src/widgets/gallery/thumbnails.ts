/** The small pictures below a slideshow: a gallery of their own, linked with it. */
import { scrollMs, scrollToSee } from '#domain/gallery/scroll.ts';
import { emitResize } from '../resize/emit-resize.ts';
import { isStill } from './contract.ts';
import { createGallery, type Gallery } from './gallery.ts';
import { type Glide, glide } from './glide.ts';

/** @returns the undo */
export function linkThumbnails(
  root: HTMLElement,
  selector: string,
  main: Gallery,
  signal: AbortSignal,
): () => void {
  const strip = root.querySelector<HTMLElement>(selector);
  if (!strip) return () => {};
  const items = [...strip.children] as HTMLElement[];
  let gliding: Glide | undefined;
  /** How far to scroll for one to be seen. */
  const distance = (index: number) => {
    const box = items[index]?.getBoundingClientRect();
    return box ? scrollToSee(box.left - strip.getBoundingClientRect().left, box.width, strip.clientWidth) : 0;
  };
  const place = (index: number) => {
    strip.scrollLeft += distance(index);
  };
  const gallery = createGallery({
    root: strip,
    count: items.length,
    loop: true,
    start: main.currentIndex(),
    onChange: () => {},
    design: {
      stops: () => items.map((_item, index) => index),
      place,
      async show({ to }) {
        const by = distance(to);
        if (by === 0 || isStill()) return place(to);
        gliding = glide(strip, by, scrollMs(by));
        await gliding.ended;
      },
      undo: () => {},
    },
  });
  gallery.link(main);
  main.link(gallery);
  strip.dataset['live'] = '';
  const stop = emitResize(strip, () => place(gallery.currentIndex()));
  strip.addEventListener(
    'click',
    (event) => {
      const item = (event.target as Element).closest<HTMLElement>('li');
      if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      gallery.set(items.indexOf(item));
    },
    { signal },
  );
  return () => {
    stop();
    gliding?.stop();
    delete strip.dataset['live'];
    strip.scrollLeft = 0;
  };
}
