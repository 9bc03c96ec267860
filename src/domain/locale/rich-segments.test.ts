import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, type RichNode, type RichText, richTextSchema } from '../content/rich-text.ts';
import { segmentsOf, withSegments } from './rich-segments.ts';

const link = { type: 'link', link: { url: 'https://example.org' } } as const;
const story: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'Fish & <chips>' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Read ' },
        { type: 'text', text: 'our story', marks: [link] },
        { type: 'break' },
        { type: 'text', text: 'first.' },
      ],
    },
    { type: 'paragraph', content: [] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'let a = 1' }] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One' }] }] },
      ],
    },
  ],
};

test('each paragraph is one text, with what has a look as a tag', () => {
  expect(segmentsOf(story)).toEqual(['Fish &amp; &lt;chips>', 'Read <2>our story</2><3/>first.', 'One']);
});

test('a translation may put the tags elsewhere, and keeps links, lists and code', () => {
  const made = withSegments(story, ['Poisson', '<2>Notre histoire</2> d’abord<3/>!', 'Un']);
  expect(made).toMatchObject({
    content: [
      { type: 'heading', level: 2, content: [{ text: 'Poisson' }] },
      {
        content: [
          { text: 'Notre histoire', marks: [link] },
          { text: ' d’abord' },
          { type: 'break' },
          { text: '!' },
        ],
      },
      { type: 'paragraph', content: [] },
      { type: 'codeBlock', content: [{ text: 'let a = 1' }] },
      { type: 'bulletList', content: [{ content: [{ content: [{ text: 'Un' }] }] }] },
    ],
  });
});

describe('what does not fit is refused in words', () => {
  test.each([
    [['Poisson', 'Lisez.', 'Un'], 'Keep the tags of the original: <2> is missing.'],
    [['Poisson', '<2>a</2><3/><9>b</9>', 'Un'], 'Keep the tags of the original: <9> is not one of them.'],
    [['Poisson', '<2>a</3><3/>', 'Un'], 'Keep the tags of the original: </2> is missing.'],
    [['Poisson', '<2>a</2><3/><b', 'Un'], 'Keep the tags of the original.'],
    [['Poisson', '<2>a</2><2>b</2><3/>', 'Un'], 'Keep the tags of the original: <2> is there twice.'],
    [['Poisson', '<2>a</2><3/></2>', 'Un'], 'Keep the tags of the original: <2> is not one of them.'],
    [['Poisson', '<2>a<3/></2>', 'Un'], 'Keep the tags of the original: <3> is inside <2>.'],
    [['Poisson', '<2>a<3/>', 'Un'], 'Keep the tags of the original: <3> is inside <2>.'],
    [['Poisson', '<3/><2>a', 'Un'], 'Keep the tags of the original: </2> is missing.'],
    [['Poisson', '<2>a</2></3/>', 'Un'], 'Keep the tags of the original: <3> is missing.'],
    [['Poisson', '<2/><3/>', 'Un'], 'Keep the tags of the original: <2> is not one of them.'],
    [['Poisson', '<2>a</2><3/>'], 'There are fewer paragraphs than in the original.'],
    [['Poisson', '<2>a</2><3/>', 'Un', 'Deux'], 'There are more paragraphs than in the original.'],
  ])('%j', (segments, problem) => {
    expect(withSegments(story, segments)).toBe(problem);
  });
});

const mark = fc.constantFrom({ type: 'bold' } as const, { type: 'italic' } as const, link);
const inline: fc.Arbitrary<RichNode> = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    text: fc.string({ minLength: 1 }),
    marks: fc.array(mark, { maxLength: 2 }),
  }),
  fc.constant({ type: 'break' } as const),
);
const paragraph: fc.Arbitrary<RichNode> = fc.record({
  type: fc.constant('paragraph' as const),
  content: fc.array(inline, { maxLength: 6 }),
});
const doc: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(paragraph, { maxLength: 6 }),
});

test('its own texts make the same rich text, and any other words a valid one', () => {
  const words = ({ content }: RichText) => content.map((node) => JSON.stringify(plain(node)));
  fc.assert(
    fc.property(doc, (original) => {
      const same = withSegments(original, segmentsOf(original));
      if (typeof same === 'string') throw new Error(same);
      expect(words(same)).toEqual(words(original));
      expect(richTextSchema.safeParse(same).success).toBe(true);
    }),
  );
  fc.assert(
    fc.property(doc, fc.string(), (original, text) => {
      const segments = segmentsOf(original).map(() => text);
      const made = withSegments(original, segments);
      if (typeof made !== 'string') expect(richTextSchema.safeParse(made).success).toBe(true);
    }),
  );
});

/** Every letter with its marks: neighbours that look alike may be one text or several. */
function plain(node: RichNode): unknown {
  return childrenOf(node).flatMap((child) =>
    child.type === 'text' ? [...child.text].map((letter) => [letter, child.marks ?? []]) : [child.type],
  );
}
