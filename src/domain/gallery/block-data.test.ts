import { expect, test } from 'vitest';
import { BASE_TIMEOUT_MS, DATA_VERSION, readBlockData } from './block-data.ts';
import { unknownDesign, unknownTransition } from './messages.ts';

const settingsOf = (data: object) => {
  const read = readBlockData(JSON.stringify(data));
  if (!read.ok) throw new Error(read.message);
  return read.settings;
};

test('GALL-17 GALL-20 GALL-25 settings are read from the JSON of the block', () => {
  const data = {
    design: 'slider',
    slidesPerRow: 4,
    autoplay: true,
    'autoplay-duration': 3,
    pauseOnMouseover: ['.gallery-slides'],
    randomize: true,
    currentIndex: 2,
    keyboard: false,
    lazyLoad: false,
    linkedGalleries: ['.dots'],
    boundaries: ['hard', 'none'],
    snapPoint: '30%',
    'active-alignment': 'left',
    loop: true,
    historyHash: true,
    transition: 'scroll',
  };
  expect(settingsOf(data)).toEqual({
    design: 'slider',
    slidesPerRow: 4,
    autoplay: true,
    autoplayOptions: { randomize: true, timeout: 3000, pauseOnMouseover: ['.gallery-slides'] },
    currentIndex: 2,
    keyboard: false,
    lazyLoad: false,
    linkedGalleries: ['.dots'],
    loop: true,
    keys: { previous: 37, next: 39 },
    historyHash: true,
    designOptions: {
      transition: 'scroll',
      activeAlignment: 'left',
      clickBehavior: 'auto',
      boundaries: ['hard', 'none'],
      snapPoint: 0.3,
    },
  });
});

test('GALL-25 what the block says nothing of has the defaults of all galleries', () => {
  expect(settingsOf({})).toEqual({
    design: '',
    slidesPerRow: 3,
    autoplay: false,
    autoplayOptions: {
      randomize: false,
      timeout: 5000,
      pauseOnMouseover: ['.gallery-frame', '.sqs-gallery-thumbnails'],
    },
    currentIndex: 0,
    loop: false,
    keyboard: true,
    keys: { previous: 37, next: 39 },
    lazyLoad: true,
    linkedGalleries: ['.sqs-gallery-thumbnails'],
    historyHash: false,
    designOptions: {
      transition: 'fade',
      activeAlignment: '',
      clickBehavior: 'auto',
      boundaries: ['inertial', 'inertial'],
      snapPoint: 0.5,
    },
  });
});

test('GALL-55 GALL-56 a boundary or a snap point that nobody knows is refused', () => {
  expect(settingsOf({ boundaries: 'hard' }).designOptions.boundaries).toEqual(['hard', 'hard']);
  expect(settingsOf({ snapPoint: 'none' }).designOptions.snapPoint).toBeUndefined();
  expect(() => settingsOf({ boundaries: ['none', 'soft'] })).toThrow('soft');
  expect(() => settingsOf({ snapPoint: '50' })).toThrow('50');
});

test('GALL-63 what says no version was written by an older release', () => {
  const isLegacy = (data: object) => {
    const read = readBlockData(JSON.stringify(data));
    return read.ok && read.isLegacy;
  };
  expect([isLegacy({}), isLegacy({ version: DATA_VERSION })]).toEqual([true, false]);
});

test('a slideshow waits for the mouse unless it is told not to', () => {
  const waits = (data: object) => settingsOf(data).autoplayOptions.pauseOnMouseover.length;
  expect([waits({}), waits({ pauseOnMouseover: true }), waits({ pauseOnMouseover: false })]).toEqual([
    2, 2, 0,
  ]);
});

test('GALL-26 the keys are 37 for previous and 39 for next', () => {
  expect(settingsOf({}).keys).toEqual({ previous: 37, next: 39 });
});

test('GALL-64 GALL-65 the duration is in seconds; without one layouts wait 5,000 ms, and the base 1,000', () => {
  const timeout = (duration?: unknown) =>
    settingsOf({ 'autoplay-duration': duration }).autoplayOptions.timeout;
  expect([timeout(), timeout(2.5), timeout('7')]).toEqual([5000, 2500, 7000]);
  expect([timeout(0), timeout('soon'), timeout(-3)]).toEqual(Array(3).fill(BASE_TIMEOUT_MS));
  expect(BASE_TIMEOUT_MS).toBe(1000);
});

test('GALL-74 a slideshow begins with fading, and a click goes on where it opens nothing', () => {
  expect(settingsOf({}).designOptions).toMatchObject({ transition: 'fade', clickBehavior: 'auto' });
  expect(settingsOf({ lightbox: true }).designOptions.clickBehavior).toBe(false);
});

test('where pictures open large, the address names the open one, and not the slide', () => {
  expect(settingsOf({ historyHash: true }).historyHash).toBe(true);
  expect(settingsOf({ historyHash: true, lightbox: true }).historyHash).toBe(false);
});

test('GALL-58 what cannot be decoded or evaluated leaves nothing but words for the console', () => {
  expect(readBlockData('{"design":')).toEqual({ ok: false, message: 'Error decoding gallery block data.' });
  for (const other of ['[]', 'null', '"grid"', '7'])
    expect(readBlockData(other)).toEqual({ ok: false, message: 'Error evaluating gallery block data.' });
});

test('GALL-51 a transition that nobody knows is named', () => {
  expect(() => settingsOf({ transition: 'cube' })).toThrow('Could not find transition named cube');
  expect(unknownTransition('x')).toBe('Could not find transition named x');
});

test('GALL-50 a design that nobody knows is named, with those that are loaded', () => {
  expect(unknownDesign('cube', ['strip', 'stacked'])).toBe(
    'These are not the gallery designs you are looking for. (We could not find a design by the name cube) Loaded designs: strip, stacked',
  );
});
