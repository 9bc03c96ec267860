import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { compareBodies } from '#domain/content/compare-bodies.ts';
import type { Block, Body } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { describeChange, describeChanges } from './change-words.ts';

const block = (words: string): Block =>
  blockOf('a'.repeat(24), 'text', { content: paragraphs(words), size: 'regular' });

test('a new text is told with its words, a moved one without', () => {
  const value = block('Open on Monday');
  const change = { what: 'block', id: value.id, value } as const;
  expect(describeChange({ kind: 'added', ...change })).toEqual({
    thing: 'Text block',
    what: 'added',
    after: 'Open on Monday',
  });
  expect(describeChange({ kind: 'moved', ...change })).toEqual({ thing: 'Text block', what: 'moved' });
});

test('a changed value is told by its name, with both values in words', () => {
  const value = block('Open on Tuesday');
  const change = { kind: 'changed', what: 'block', id: value.id, value } as const;
  expect(
    describeChange({
      ...change,
      path: ['props', 'content'],
      before: paragraphs('Open on Monday'),
      after: paragraphs('Open on Tuesday'),
    }),
  ).toEqual({
    thing: 'Text block',
    what: 'Text changed',
    before: 'Open on Monday',
    after: 'Open on Tuesday',
  });
  expect(
    describeChange({ ...change, path: ['overlays', 'mobile', 'hidden'], before: undefined, after: true }),
  ).toMatchObject({ what: 'Hidden, on phones changed', after: 'yes' });
});

test('a block put elsewhere in the grid is told once, with where it stood and stands', () => {
  const value = block('Open on Monday');
  const at = (place: Block['place'], overlays?: Block['overlays']): Body =>
    bodyOf('Hours', 's'.repeat(24), [{ ...value, place, ...(overlays ? { overlays } : {}) }]);
  const before = at({ column: 1, span: 6 }, { mobile: { place: { column: 1, span: 12 } } });
  const after = at({ column: 7, span: 1, row: 2 }, { mobile: { place: { column: 2, span: 11 } } });
  expect(describeChanges(compareBodies(before, after))).toEqual([
    {
      thing: 'Text block',
      what: 'placed differently',
      before: 'Columns 1 to 6 of 12',
      after: 'Column 7 of 12, row 2',
    },
    { thing: 'Text block', what: 'placed differently on phones' },
  ]);
});

test('fields and choices bear the names that the panel gives them, in lists and sections too', () => {
  const words = (of: Block, path: string[], before: unknown, after: unknown) =>
    describeChange({ kind: 'changed', what: 'block', id: of.id, value: of, path, before, after });
  const quote = blockOf('q'.repeat(24), 'quote', {});
  expect(words(quote, ['props', 'source'], '', 'Ada')).toMatchObject({ what: 'Who said it changed' });
  expect(words(quote, ['props', 'align'], 'start', 'center')).toMatchObject({
    what: 'Position changed',
    before: 'Left',
    after: 'Centre',
  });
  expect(
    words(quote, ['props', 'link'], { ref: 'page', id: 'p'.repeat(24) }, { url: 'https://a.example' }),
  ).toMatchObject({ before: 'a page of this site', after: 'https://a.example' });
  const audio = blockOf('u'.repeat(24), 'audio', {});
  expect(words(audio, ['props', 'tracks', '1', 'title'], 'Rain', 'Snow')).toMatchObject({
    what: 'Track 2: Title changed',
  });
  const body = bodyOf('Hours', 's'.repeat(24), []);
  const [value] = body.sections;
  if (!value) throw new Error('There is a section.');
  const spacing = { path: ['spacing'], before: 'small', after: 'large' };
  expect(describeChange({ kind: 'changed', what: 'section', id: value.id, value, ...spacing })).toMatchObject(
    {
      what: 'Space above and below changed',
    },
  );
});
