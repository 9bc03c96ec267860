import { expect, test } from 'vitest';
import { MAX_COMMENT, readPicks } from './proofs.ts';
import { selectionCsv } from './selection-csv.ts';

const PROOFS = ['a', 'b', 'c'].map((id) => ({ id, mediaId: `media-${id}`, filename: `${id}.jpg` }));

test('what was marked or commented is read in the order of the pictures, and nothing else', () => {
  const fields = {
    'comment-c': ' Warmer,\r\nplease ',
    'favourite-a': 'on',
    'favourite-z': 'on',
    'comment-b': ' ',
  };
  expect(readPicks(fields, PROOFS)).toEqual([
    { picture: 'a', mediaId: 'media-a', filename: 'a.jpg', isFavourite: true, comment: '' },
    { picture: 'c', mediaId: 'media-c', filename: 'c.jpg', isFavourite: false, comment: 'Warmer,\nplease' },
  ]);
});

test('a comment is cut where it is too long, and never in the middle of a letter', () => {
  const comment = `${'a'.repeat(MAX_COMMENT - 1)}😀`;
  const [pick] = readPicks({ 'comment-a': comment }, PROOFS);
  expect(pick?.comment.length).toBeLessThanOrEqual(MAX_COMMENT);
  expect(pick?.comment.isWellFormed()).toBe(true);
});

test('the list has a line for each picture, and no cell that a spreadsheet would run', () => {
  const [pick] = readPicks({ 'favourite-a': 'on', 'comment-a': '=1+1' }, PROOFS);
  const [head, line] = selectionCsv([pick!])
    .replace(/^\uFEFF/, '')
    .split('\r\n');
  expect(head).toBe('File,Favourite,Comment');
  expect(line).toMatch(/^a\.jpg,yes,"?'=1\+1/);
});
