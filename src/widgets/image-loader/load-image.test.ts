import { expect, test, vi } from 'vitest';
import { readImageSettings } from './image-settings.ts';
import { loadImage } from './load-image.ts';

/** As much of an `<img>` as the loader touches. */
function fakeImage(src = '', localName = 'img') {
  const classes = new Set<string>();
  const image = {
    localName,
    srcset: '',
    src,
    getAttribute: () => image.src,
    classList: {
      add: (name: string) => classes.add(name),
      remove: (name: string) => classes.delete(name),
      contains: (name: string) => classes.has(name),
    },
  };
  return { image: image as unknown as HTMLImageElement, classes };
}

const settings = readImageSettings({ image: '/s/a-b/bowl.jpg', imageDimensions: '4000x3000' });
const at = (shownWidth: number, preload: (address: string) => Promise<unknown> = async () => {}) => ({
  shownWidth,
  pixelRatio: 1,
  preload,
});

test('IMAG-01 IMAG-02 IMAG-05 IMAG-06 settings come from the attributes, each with its default', () => {
  expect(readImageSettings({})).toEqual({
    source: undefined,
    dimensions: undefined,
    fixedRatio: true,
    focalPoint: { x: 0.5, y: 0.5 },
    load: true,
    forceUpdate: false,
    cropMode: undefined,
    sizeAdjustment: 1,
    sizeFormat: 'queryString',
    stretch: true,
    useBgImage: false,
    useAdvancedPositioning: true,
    alignment: 'center',
    allowSaveData: true,
    dprMin: 1,
    dprMax: 3,
  });
  const read = readImageSettings({
    src: '/s/a-b/bowl.jpg',
    imageDimensions: '1800x1200',
    imageFocalPoint: '0.25,0.75',
    fixedRatio: 'false',
    load: 'false',
    forceUpdate: 'true',
    mode: 'fill',
    sizeAdjustment: '1.5',
    sizeFormat: 'filename',
    stretch: 'false',
    useBgImage: 'true',
    useAdvancedPositioning: 'false',
    alignment: 'left top',
    allowSaveData: 'false',
    dprMin: '2',
    dprMax: '2.5',
  });
  expect(read).toEqual({
    source: '/s/a-b/bowl.jpg',
    dimensions: { width: 1800, height: 1200 },
    fixedRatio: false,
    focalPoint: { x: 0.25, y: 0.75 },
    load: false,
    forceUpdate: true,
    cropMode: 'cover',
    sizeAdjustment: 1.5,
    sizeFormat: 'filename',
    stretch: false,
    useBgImage: true,
    useAdvancedPositioning: false,
    alignment: 'left top',
    allowSaveData: false,
    dprMin: 2,
    dprMax: 2.5,
  });
  expect(readImageSettings({ imageDimensions: 'axb', imageFocalPoint: 'x' })).toMatchObject({
    dimensions: undefined,
    focalPoint: { x: 0.5, y: 0.5 },
  });
});

test('IMAG-11 only what is larger than the one shown takes its place', async () => {
  for (const [shown, asked] of [
    ['/s/a-b/bowl.jpg?format=750w', true],
    ['/s/a-b/bowl.jpg?format=1000w', false],
    ['/s/a-b/bowl.jpg?format=2500w', false],
    ['/s/a-b/bowl-1500w.jpg', false],
    ['/s/a-b/bowl.jpg', false],
    ['/s/a-b/bowl.jpg?format=2500w&crop=100', true],
    ['/s/other/bowl.jpg?format=2500w', true],
  ] as const) {
    const { image } = fakeImage(shown);
    expect(await loadImage(image, settings, at(900)), shown).toBe(asked);
    expect(image.src).toBe(asked ? '/s/a-b/bowl.jpg?format=1000w' : shown);
  }
  const { image } = fakeImage('/s/a-b/bowl.jpg?format=2500w');
  await loadImage(image, { ...settings, forceUpdate: true }, at(900));
  expect(image.src).toBe('/s/a-b/bowl.jpg?format=1000w');
});

test('IMAG-09 IMAG-10 one that is loading is skipped, unless several may be under way', async () => {
  const { image, classes } = fakeImage();
  let arrive = () => {};
  const preload = () => new Promise<void>((resolve) => (arrive = resolve));
  const first = loadImage(image, settings, at(400, preload));
  expect([...classes]).toEqual(['loading']);
  expect(await loadImage(image, settings, at(900))).toBe(false);
  expect(await loadImage(image, settings, { ...at(900), allowsConcurrentLoads: true })).toBe(true);
  expect(image.src).toBe('/s/a-b/bowl.jpg?format=1000w');
  arrive();
  await first;
  // The smaller one comes too late.
  expect(image.src).toBe('/s/a-b/bowl.jpg?format=1000w');
  expect([...classes]).toEqual(['loaded']);
});

test('an image whose files the browser chooses is left to it', async () => {
  const { image } = fakeImage('/s/a-b/bowl.jpg?format=100w');
  image.srcset = '/s/a-b/bowl.jpg?format=300w 300w';
  expect(await loadImage(image, settings, at(900))).toBe(false);
});

test('IMAG-16 IMAG-17 IMAG-18 what is no image, and one without a source, is refused by these words', async () => {
  const { image } = fakeImage('', 'div');
  const nothing = null as unknown as HTMLImageElement;
  await expect(loadImage(nothing, settings, at(1))).rejects.toThrow('null is not a valid node.');
  await expect(loadImage(image, settings, at(1))).rejects.toThrow('Element is not a valid image element.');
  const bare = { ...settings, source: undefined };
  await expect(loadImage(fakeImage().image, bare, at(1))).rejects.toThrow('Invalid or missing image source.');
});

test('IMAG-18 IMAG-19 a failed preload sets the source to the failed URL, over whatever is shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fail = async () => {
    throw new Error('404');
  };
  const empty = fakeImage();
  await loadImage(empty.image, settings, at(900, fail));
  expect(empty.image.src).toBe('/s/a-b/bowl.jpg?format=1000w');
  expect([...empty.classes]).toEqual([]);
  const shown = fakeImage('/s/a-b/bowl.jpg?format=300w');
  await loadImage(shown.image, settings, at(900, fail));
  expect(shown.image.src).toBe('/s/a-b/bowl.jpg?format=1000w');
  expect([...shown.classes]).toEqual([]);
  expect(warn).toHaveBeenCalledWith('/s/a-b/bowl.jpg?format=1000w not loaded');
  warn.mockRestore();
});

test('IMAG-19 a smaller one that fails once a larger one is there changes nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { image } = fakeImage();
  let fail = () => {};
  const failing = loadImage(
    image,
    settings,
    at(400, () => new Promise<void>((_, reject) => (fail = reject))),
  );
  await loadImage(image, settings, { ...at(900), allowsConcurrentLoads: true });
  fail();
  await failing;
  expect(image.src).toBe('/s/a-b/bowl.jpg?format=1000w');
  warn.mockRestore();
});

test('IMAG-05 IMAG-22 the bounds of the pixel ratio and the size adjustment decide the width', async () => {
  const widthFor = async (changes: object, pixelRatio: number) => {
    const { image } = fakeImage();
    await loadImage(image, { ...settings, ...changes }, { ...at(500), pixelRatio });
    return image.src.replace(/.*format=/, '');
  };
  expect(await widthFor({}, 1)).toBe('500w');
  expect(await widthFor({}, 2)).toBe('1000w');
  expect(await widthFor({ dprMax: 1 }, 2)).toBe('500w');
  expect(await widthFor({ dprMin: 3 }, 1)).toBe('1500w');
  expect(await widthFor({ sizeAdjustment: 1.5 }, 1)).toBe('750w');
});
