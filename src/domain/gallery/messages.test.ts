import { expect, test } from 'vitest';
import { NO_LIGHTBOX, NO_LOADER, NO_VIDEO_LOADER } from './loading-messages.ts';
import { missingContainer, NO_ELEMENT } from './messages.ts';

test('GALL-52 GALL-61 a container that is missing is named', () => {
  expect(missingContainer('.gallery-frame')).toBe('The gallery container was not found: .gallery-frame');
});

test('GALL-59 GALL-62 what is missing is said in these words', () => {
  expect(NO_VIDEO_LOADER).toBe('VideoLoader not found');
  expect(NO_LOADER).toBe('Loader2 not found');
  expect(NO_ELEMENT).toBe('No valid HTMLElement node was supplied!');
});

test('GALL-60 GALL-61 a browser without modal dialogs is a tier without the lightbox', () => {
  expect(NO_LIGHTBOX).toMatch(/^The lightbox is not available in this tier: .*modal dialogs/);
});
