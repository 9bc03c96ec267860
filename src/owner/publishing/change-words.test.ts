import { expect, test } from 'vitest';
import { blockOf } from '#domain/content/build-body.ts';
import type { Block } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { describeChange } from './change-words.ts';

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
    what: 'Content changed',
    before: 'Open on Monday',
    after: 'Open on Tuesday',
  });
  expect(
    describeChange({ ...change, path: ['overlays', 'mobile', 'hidden'], before: undefined, after: true }),
  ).toMatchObject({ what: 'Hidden, on phones changed', after: 'yes' });
});
