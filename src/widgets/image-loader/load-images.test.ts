import { afterEach, expect, test, vi } from 'vitest';
import { readImageSettings } from './image-settings.ts';
import { CONCURRENT, createQueue, loadImages, MARGIN } from './load-images.ts';
import { placeImage } from './place-image.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of an `<img>` as is touched while it is loaded; `arrive` is its own event. */
function fakeImage(dataset: Record<string, string> = {}, parent: { classList: string[] } | null = null) {
  const listeners = new Map<string, ((event: { type: string }) => void)[]>();
  const attributes = new Map([['loading', 'lazy']]);
  const classes = new Set<string>();
  const image = {
    localName: 'img',
    srcset: '/s/a-b/bowl.jpg?format=300w 300w',
    complete: false,
    naturalWidth: 0,
    dataset: { image: '/s/a-b/bowl.jpg', ...dataset },
    parentElement: parent,
    style: {} as Record<string, string>,
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
    get loading() {
      return attributes.get('loading');
    },
    set loading(value: string | undefined) {
      attributes.set('loading', value ?? '');
    },
    hasAttribute: (name: string) => attributes.has(name),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    addEventListener: (type: string, listen: (event: { type: string }) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listen]),
    removeEventListener: () => {},
  };
  const arrive = (type: 'load' | 'error') => {
    for (const listen of listeners.get(type) ?? []) listen({ type });
  };
  return { image: image as unknown as HTMLImageElement, fake: image, classes, arrive };
}

const rootOf = (...images: ReturnType<typeof fakeImage>[]) =>
  ({ querySelectorAll: () => images.map(({ image }) => image) }) as unknown as ParentNode;
const onWindow = (isMobile: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isMobile }));

test('IMAG-13 without a way to see what is near all images load at once, and say how far they are', async () => {
  onWindow(false);
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const images = [fakeImage(), fakeImage()];
  const loader = loadImages(rootOf(...images));
  for (const { fake, classes } of images) {
    expect(fake.loading).toBe('eager');
    expect([...classes]).toEqual(['loading']);
  }
  images[0]?.arrive('load');
  images[1]?.arrive('error');
  await vi.waitFor(() => expect([...(images[0]?.classes ?? [])]).toEqual(['loaded']));
  expect([...(images[1]?.classes ?? [])]).toEqual([]);
  loader.undo();
  expect(images[0]?.fake.loading).toBe('lazy');
});

test('IMAG-12 elsewhere they wait until they come within 200 px', () => {
  onWindow(false);
  let see = (_entries: object[]) => {};
  let margins: unknown;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: typeof see, options: unknown) {
        see = call;
        margins = options;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const one = fakeImage();
  loadImages(rootOf(one));
  expect(MARGIN).toBe('200px');
  expect(margins).toMatchObject({ rootMargin: MARGIN });
  see([{ isIntersecting: false, target: one.image }]);
  expect(one.fake.loading).toBe('lazy');
  see([{ isIntersecting: true, target: one.image }]);
  expect(one.fake.loading).toBe('eager');
});

test('GALL-66 16 images are under way at once, 1 on phones', async () => {
  for (const [isMobile, most] of [
    [false, 16],
    [true, 1],
  ] as const) {
    onWindow(isMobile);
    const ends: (() => void)[] = [];
    const queue = createQueue(() => new Promise<void>((resolve) => ends.push(resolve)));
    queue.add(Array.from({ length: 40 }, () => ({}) as Element));
    expect(ends).toHaveLength(most);
    ends[0]?.();
    await vi.waitFor(() => expect(ends).toHaveLength(most + 1));
    queue.stop();
  }
  expect(CONCURRENT).toEqual({ desktop: 16, mobile: 1 });
});

test('IMAG-03 an image is loaded, unless its load mode leaves that to the page’s own code', () => {
  onWindow(false);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect(readImageSettings({}).load).toBe(true);
  const own = fakeImage({ load: 'false' });
  const other = fakeImage();
  const loader = loadImages(rootOf(own, other));
  loader.hurry([own.image]);
  expect([own.fake.loading, other.fake.loading]).toEqual(['lazy', 'eager']);
});

test('IMAG-04 fill covers its frame and fit is contained in it, whether the image says so or its frame', () => {
  const cropOf = (mode: string | undefined, ...around: string[]) =>
    readImageSettings(mode === undefined ? {} : { mode }, around).cropMode;
  expect([cropOf('fill'), cropOf(undefined, 'content-fill')]).toEqual(['cover', 'cover']);
  expect([cropOf('fit'), cropOf('null', 'content-fit')]).toEqual(['contain', 'contain']);
  expect([cropOf('none', 'content-fill'), cropOf(undefined), cropOf('fit', 'content-fill')]).toEqual([
    undefined,
    undefined,
    'contain',
  ]);
  const { image, fake } = fakeImage({ mode: 'fill', imageFocalPoint: '0.25,0.75' });
  placeImage(image, readImageSettings(fake.dataset));
  expect(fake.style).toMatchObject({ objectFit: 'cover', objectPosition: '25% 75%' });
});

test('IMAG-14 another mode is refused', () => {
  for (const mode of ['fit', 'fill', 'none', 'null']) expect(() => readImageSettings({ mode })).not.toThrow();
  expect(() => readImageSettings({ mode: 'cover' })).toThrow(
    'Image loader mode must be fit, fill, none or null.',
  );
});

test('IMAG-15 useBgImage that is neither true nor false is refused', () => {
  expect(readImageSettings({}).useBgImage).toBe(false);
  expect(readImageSettings({ useBgImage: 'true' }).useBgImage).toBe(true);
  expect(() => readImageSettings({ useBgImage: '1' })).toThrow('useBgImage must be a boolean.');
});

test('IMAG-18 what cannot be loaded is refused in these words', () => {
  onWindow(false);
  expect(() => loadImages(null)).toThrow('No root node');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  loadImages(rootOf()).undo();
  expect(warn).toHaveBeenCalledWith('No images');
  warn.mockRestore();
  const { image, fake } = fakeImage({ useBgImage: 'true' });
  expect(() => placeImage(image, readImageSettings(fake.dataset))).toThrow(
    'Image element has no parentNode.',
  );
});
