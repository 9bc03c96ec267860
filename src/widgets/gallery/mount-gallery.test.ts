import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountGallery } from './mount-gallery.ts';

class FakeElement {
  readonly querySelector = () => null;
}
const asElement = (fake: unknown) => fake as Element;
const options = (data: object) => ({
  data: JSON.stringify(data),
  isSynced: true,
  onLegacy: vi.fn(),
  needed: {},
});

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('GALL-62 what is no element is refused in the console, and nothing starts', () => {
  for (const none of [null, asElement({})])
    expect(mountGallery(none, options({ version: 2 }))()).toBeUndefined();
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledWith('No valid HTMLElement node was supplied!');
});

test('GALL-52 a gallery without its container throws, and says so', () => {
  expect(() => mountGallery(asElement(new FakeElement()), options({ version: 2 }))).toThrow(
    'The gallery container was not found: .gallery-frame',
  );
});

test('GALL-63 a gallery of an older release is reported as deprecated', () => {
  const legacy = options({ design: 'slideshow' });
  expect(() => mountGallery(asElement(new FakeElement()), legacy)).toThrow();
  expect(legacy.onLegacy).toHaveBeenCalledWith(expect.stringContaining('Deprecated'));
  const current = options({ version: 2 });
  expect(() => mountGallery(asElement(new FakeElement()), current)).toThrow();
  expect(current.onLegacy).not.toHaveBeenCalled();
});
