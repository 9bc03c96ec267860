import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSharedData, sharedJson } from '../../../scripts/shared-data.ts';
import {
  childrenOf,
  EMPTY_RICH_TEXT,
  hasEyebrow,
  openingProse,
  paragraphs,
  plainText,
  type RichNode,
  type RichText,
  richTextSchema,
} from './rich-text.ts';

const text = fc.record({
  type: fc.constant('text' as const),
  text: fc.string({ minLength: 1, unit: 'grapheme' }),
});
const { node } = fc.letrec<{ node: RichNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constant<RichNode>({ type: 'break' }),
    fc.constant<RichNode>({ type: 'rule' }),
    fc.record({
      type: fc.constantFrom(
        'paragraph' as const,
        'bulletList' as const,
        'listItem' as const,
        'quote' as const,
      ),
      content: fc.array(tie('node'), { maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('heading' as const),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      content: fc.array(text, { maxLength: 2 }),
    }),
  ),
}));

const textsOf = (entry: RichNode): string[] =>
  entry.type === 'text' ? [entry.text] : childrenOf(entry).flatMap(textsOf);
const squeeze = (value: string) => value.replace(/\s+/g, '');

test('a document that fits the schema passes it unchanged, and through JSON', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (content) => {
      const doc = { type: 'doc', content };
      expect(richTextSchema.parse(JSON.parse(JSON.stringify(doc)))).toEqual(doc);
    }),
  );
});

describe('plainText', () => {
  test('holds every word in order, with blocks apart and no space at the ends', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const words = plainText({ type: 'doc', content });
        expect(squeeze(words)).toBe(squeeze(content.flatMap(textsOf).join('')));
        expect(words).toBe(words.trim());
        expect(words).not.toMatch(/\s\s/);
      }),
    );
    expect(plainText(paragraphs('One', '', 'Two'))).toBe('One Two');
    expect(plainText(EMPTY_RICH_TEXT)).toBe('');
  });

  test('a word broken by marks stays one word; pictures give their alternative text and caption', () => {
    expect(
      plainText({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'stone' },
              { type: 'text', text: 'ware', marks: [{ type: 'bold' }] },
            ],
          },
          { type: 'image', media: { ref: 'media', id: 'a'.repeat(24) }, alt: 'A bowl', caption: 'Spring' },
        ],
      }),
    ).toBe('stoneware A bowl Spring');
  });
});

test('the opening of a text is its first prose, without eyebrow, headings and pictures', () => {
  const heading: RichNode = { type: 'heading', level: 2, content: [{ type: 'text', text: 'Thistle' }] };
  const [first, second, third] = paragraphs(
    'May 2026',
    'Two years of an argument with the weather, and with the neighbours.',
    'It won.',
  ).content as [RichNode, RichNode, RichNode];
  expect(openingProse({ type: 'doc', content: [first, heading, second, third, heading, first] })).toBe(
    'Two years of an argument with the weather, and with the neighbours. It won.',
  );
  expect(openingProse({ type: 'doc', content: [second, heading, third] })).toBe(
    'Two years of an argument with the weather, and with the neighbours.',
  );
  expect(openingProse({ type: 'doc', content: [heading] })).toBe('');
  expect(openingProse(EMPTY_RICH_TEXT)).toBe('');
});

test('a short line above the first heading is an eyebrow, an opening paragraph is not', () => {
  const above = (words: string, level: 2 | 3 = 2): RichText => ({
    type: 'doc',
    content: [
      ...paragraphs(words).content,
      { type: 'heading', level, content: [{ type: 'text', text: 'On clay' }] },
    ],
  });
  expect(hasEyebrow(above('Tableware from Arle, since 2011'))).toBe(true);
  expect(
    hasEyebrow(above('We dig the clay, sift the ash and cut the wood within an hour of the wheel.')),
  ).toBe(false);
  expect(hasEyebrow(above(''))).toBe(false);
  expect(hasEyebrow(above('Tableware', 3))).toBe(false);
  expect(hasEyebrow(paragraphs('Tableware', 'On clay'))).toBe(false);
  expect(hasEyebrow(paragraphs())).toBe(false);
});

test.each<[string, unknown]>([
  ['an unknown node', { type: 'script', content: [] }],
  ['a heading of level 5', { type: 'heading', level: 5 }],
  ['an empty text', { type: 'text', text: '' }],
  ['an unknown mark', { type: 'text', text: 'a', marks: [{ type: 'blink' }] }],
  ['a picture by address', { type: 'image', media: 'https://example.com/a.png' }],
])('%s is refused', (_, node) => {
  expect(richTextSchema.safeParse({ type: 'doc', content: [node] }).success).toBe(false);
});

test.skipIf(!hasSharedData())('naughty strings are kept as they are', () => {
  const strings = sharedJson<string[]>('hostile/blns.json')!.filter((value) => value !== '');
  const doc = paragraphs(...strings);
  expect(richTextSchema.parse(JSON.parse(JSON.stringify(doc)))).toEqual(doc);
});
