/** The small pictures below a slideshow: a gallery of their own, linked with it. */
import { STRIP_SPEED } from '#domain/gallery/block-data.ts';
import { isStill } from './contract.ts';
import { createGallery, type Gallery } from './gallery.ts';

/** @returns the undo */
export function linkThumbnails(root: HTMLElement, main: Gallery, signal: AbortSignal): () => void {
  const strip = root.querySelector<HTMLElement>('.sqs-gallery-thumbnails');
  if (!strip) return () => {};
  const items = [...strip.children] as HTMLElement[];
  let timer: number | undefined;
  const place = (index: number) => {
    const item = items[index];
    if (!item) return;
    const left = item.offsetLeft + item.offsetWidth / 2 - strip.clientWidth / 2;
    strip.scrollTo({ left, behavior: isStill() ? 'instant' : 'smooth' });
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
        place(to);
        if (isStill()) return;
        await new Promise((resolve) => {
          timer = window.setTimeout(resolve, STRIP_SPEED * 1000);
        });
      },
      undo: () => {},
    },
  });
  gallery.link(main);
  main.link(gallery);
  strip.dataset['live'] = '';
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
    clearTimeout(timer);
    delete strip.dataset['live'];
    strip.scrollLeft = 0;
  };
}
