import { expect, test } from 'vitest';
import { fillMessage } from '../message-template.ts';
import {
  addLabels,
  checkLabel,
  labelKey,
  labelSchema,
  MAX_CATEGORY_LENGTH,
  MAX_TAG_LENGTH,
} from './labels.ts';
import { LABEL_MESSAGES, LINK_MESSAGES } from './messages.ts';

test('LINK-17 a tag has at most 50 characters', () => {
  expect(MAX_TAG_LENGTH).toBe(50);
  expect(checkLabel('tag', 'a'.repeat(50)).ok).toBe(true);
  expect(checkLabel('tag', '🏺'.repeat(50)).ok).toBe(true);
  expect(checkLabel('tag', 'a'.repeat(51))).toEqual({
    ok: false,
    reason: 'too-long',
    message: 'A tag can have up to 50 characters. This one has 51.',
  });
});

test('LINK-18 a category has at most 25 characters', () => {
  expect(MAX_CATEGORY_LENGTH).toBe(25);
  expect(checkLabel('category', 'a'.repeat(25)).ok).toBe(true);
  expect(checkLabel('category', 'a'.repeat(26))).toMatchObject({ ok: false, reason: 'too-long' });
});

test('LINK-17 LINK-18 stored labels have the same limits', () => {
  for (const [kind, max] of [
    ['tag', 50],
    ['category', 25],
  ] as const) {
    expect(labelSchema(kind).safeParse('🏺'.repeat(max)).success).toBe(true);
    expect(labelSchema(kind).safeParse('a'.repeat(max + 1)).success).toBe(false);
    expect(labelSchema(kind).safeParse('a').success).toBe(true);
    expect(labelSchema(kind).safeParse('').success).toBe(false);
  }
});

test('LINK-22 the messages for links and pages are those of the catalogue', () => {
  expect(LINK_MESSAGES.format).toBe('Links must be formatted as {host} or {host}');
  expect(LINK_MESSAGES.notAPageUrl).toBe('{val} is not a valid page URL');
});

test('LINK-23 the messages for tags and categories are those of the catalogue, and a repeated label gets its', () => {
  expect(LABEL_MESSAGES.exists).toBe('This {tagType} already exists');
  expect(LABEL_MESSAGES.oneAtATime).toBe('You may only edit one {tagType} at a time');
  expect(checkLabel('tag', ' glaze ', ['Glaze'])).toMatchObject({
    reason: 'exists',
    message: 'This tag already exists',
  });
  expect(checkLabel('category', 'glaze', ['Glazes']).ok).toBe(true);
});

test('a label is tidied, compared without case, and never empty', () => {
  expect(checkLabel('tag', '  raku \n firing ')).toEqual({ ok: true, label: 'raku firing' });
  expect(labelKey('Cafe\u0301')).toBe(labelKey('CAFÉ'));
  expect(labelKey('Straße')).toBe(labelKey('STRASSE'));
  expect(labelKey('Café')).not.toBe(labelKey('Cafe'));
  expect(checkLabel('tag', ' \t')).toMatchObject({ ok: false, reason: 'empty' });
});

test('values go into a message once, whatever they hold', () => {
  expect(fillMessage('{a} and {a} and {b}', { a: ['1', '2'] })).toBe('1 and 2 and {b}');
  expect(fillMessage('{val}!', { val: '$& {val} $1' })).toBe('$& {val} $1!');
  expect(fillMessage('{constructor}', {})).toBe('{constructor}');
});

test('several labels are read from one text, whatever sets them apart', () => {
  for (const text of ['kiln, firing', 'kiln;firing', 'kiln\nfiring\n', 'kiln\tfiring', ', kiln,,firing,'])
    expect(addLabels('tag', text, ['Clay'])).toEqual({ labels: ['Clay', 'kiln', 'firing'], rest: '' });
  expect(addLabels('tag', 'kiln firing', [])).toBeUndefined();
  // What is there already is left out; what is too long waits to be shortened.
  const long = 'x'.repeat(51);
  expect(addLabels('tag', `KILN, clay, ${long}`, ['kiln'])).toEqual({ labels: ['kiln', 'clay'], rest: long });
});
