import { expect, test } from 'vitest';
import { unreadPicture } from './unread-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['IMG_0042.HEIC', '', 'HEIC'],
  ['photo.jpg', '\0\0\0\x18ftypheic', 'HEIC'],
  ['photo', '\0\0\0\x18ftypmif1', 'HEIC'],
  ['scan.tiff', 'II*\0', 'TIFF'],
  ['photo.jpg', 'MM\0*', 'TIFF'],
  ['poster.psd', '8BPS', 'Photoshop'],
  ['poster.png', '8BPS', 'Photoshop'],
  ['_DSC1.NEF', 'MM\0*', 'camera RAW'],
  ['IMG_1.CR3', '\0\0\0\x18ftypcrx ', 'camera RAW'],
  ['new.jxl', '\xff\n', 'JPEG XL'],
])('%s is named, with what to do', (fileName, head, type) => {
  const said = unreadPicture(fileName, bytes(head));
  expect(said).toContain(`${fileName} is a ${type} picture`);
  expect(said).toMatch(/JPEG/);
});

test('other files are no such picture', () => {
  expect(unreadPicture('program.exe', bytes('MZ'))).toBeUndefined();
});
