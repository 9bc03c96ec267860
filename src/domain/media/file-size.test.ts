import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { hasSharedData, sharedJson } from '../../../scripts/shared-data.ts';
import { MAX_FILE_NAME_LENGTH, readFileName } from './file-name.ts';
import { checkFileSize, FILE_SIZE_STEP, formatFileSize, MEGABYTE } from './file-size.ts';
import { FILE_MESSAGES, UPLOAD_MESSAGES } from './messages.ts';

test('OWNR-10 one megabyte is 1,000,000 bytes', () => {
  expect(MEGABYTE).toBe(1_000_000);
  expect(checkFileSize('a.jpg', 20 * MEGABYTE, 20 * MEGABYTE).ok).toBe(true);
  expect(checkFileSize('a.jpg', 20 * MEGABYTE + 1, 20 * MEGABYTE).ok).toBe(false);
});

test('OWNR-11 sizes are shown in units of 1024', () => {
  expect(FILE_SIZE_STEP).toBe(1024);
  const shown = [
    0,
    1,
    2,
    1023,
    1024,
    1536,
    10_240,
    10_752,
    1024 ** 2 - 1,
    1024 ** 2,
    MEGABYTE,
    2.5 * 1024 ** 3,
    1024 ** 4,
    5000 * 1024 ** 4,
  ];
  expect(shown.map((bytes) => formatFileSize(bytes))).toEqual([
    '0 bytes',
    '1 byte',
    '2 bytes',
    '1,023 bytes',
    '1 KB',
    '1.5 KB',
    '10 KB',
    '11 KB',
    '1 MB',
    '1 MB',
    '977 KB',
    '2.5 GB',
    '1 TB',
    '5,000 TB',
  ]);
  expect(formatFileSize(1536, 'de')).toBe('1,5 KB');
  expect(formatFileSize(1536, 'no such')).toBe('1.5 KB');
});

test('OWNR-11 what is shown is near the size, and never 1024 of a unit below the largest', () => {
  const powers = { bytes: 0, byte: 0, KB: 1, MB: 2, GB: 3, TB: 4 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1024 ** 5 - 1 }), (bytes) => {
      const [number = '', unit = ''] = formatFileSize(bytes).split(' ');
      const value = Number(number.replaceAll(',', ''));
      const power = powers[unit as keyof typeof powers];
      expect(Math.abs(value * 1024 ** power - bytes)).toBeLessThanOrEqual(Math.max(bytes * 0.06, 0));
      if (unit !== 'TB') expect(value).toBeLessThan(1024);
    }),
  );
});

test('OWNR-12 the messages for files are those of the catalogue, and a large file gets its own', () => {
  expect(FILE_MESSAGES).toEqual({
    nameMissing: 'Please enter a file name',
    tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    unsupportedType: 'The file does not appear to be a supported file type',
  });
  expect(checkFileSize('kiln {maxSize}.jpg', 3 * 1024 ** 2, 2 * 1024 ** 2)).toEqual({
    ok: false,
    message: 'The file kiln {maxSize}.jpg is too large. The maximum allowed file size is 2 MB.',
  });
  expect(readFileName(' ')).toEqual({ ok: false, message: 'Please enter a file name' });
});

test('OWNR-13 the strings for uploads are those of the catalogue', () => {
  expect(Object.values(UPLOAD_MESSAGES)).toEqual([
    'File upload failed to complete',
    'File processing failed',
    'File processing cancelled',
    'There was a problem while renaming your file.',
    'There was a problem while uploading your file.',
  ]);
});

test.each([
  ['Kiln opening.jpg', 'Kiln opening.jpg'],
  ['C:\\fakepath\\bowl.png', 'bowl.png'],
  ['../../etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['a\u0000b\n.jpg', 'ab.jpg'],
  ['東京.jpg', '東京.jpg'],
  ['what?.jpg', 'what.jpg'],
])('the name %j is kept as %j', (value, fileName) => {
  expect(readFileName(value)).toEqual({ ok: true, fileName });
});

test.each(['', '.', '..', '/', 'a/..', '\u200b', '???'])('%j is no name', (value) => {
  expect(readFileName(value).ok).toBe(false);
});

function expectGoodName(value: string) {
  const read = readFileName(value);
  if (!read.ok) return;
  expect(read.fileName).not.toMatch(/[/\\<>:"|?*%#\p{Cc}]|^\.|^\s|\s$/u);
  expect(read.fileName.length).toBeLessThanOrEqual(MAX_FILE_NAME_LENGTH);
  expect(read.fileName.isWellFormed()).toBe(true);
  expect(readFileName(read.fileName)).toEqual(read);
}

test('any name is made harmless, and once made so stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), expectGoodName), {
    numRuns: 1000,
  });
  expect(MAX_FILE_NAME_LENGTH).toBe(120);
  expect(readFileName('a'.repeat(120))).toMatchObject({ fileName: 'a'.repeat(120) });
  expect(readFileName('a'.repeat(121))).toMatchObject({ fileName: 'a'.repeat(120) });
  expect(readFileName(`${'𠮷'.repeat(70)}.jpg`)).toMatchObject({ fileName: `${'𠮷'.repeat(58)}.jpg` });
  expectGoodName(`${'a'.repeat(300)}.jpeg`);
  expect(readFileName(`${'a'.repeat(300)}.jpeg`)).toMatchObject({
    fileName: expect.stringMatching(/^a+\.jpeg$/),
  });
});

test.skipIf(!hasSharedData())('so is every naughty string', () => {
  for (const value of sharedJson<string[]>('hostile/blns.json')!) expectGoodName(value);
});
