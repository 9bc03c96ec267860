import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraphs, plainText, type RichText, richTextSchema } from '#domain/content/rich-text.ts';
import { insertWords } from './insert-words.ts';

const bold: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'Title' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Plain ' },
        { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
      ],
    },
  ],
};

describe('insertWords', () => {
  test('puts words at a place, with the marks around it, and at the end without one', () => {
    expect(insertWords(bold, 'X', 2).content[0]).toMatchObject({ content: [{ text: 'TiXtle' }] });
    expect(insertWords(bold, 'X', 13).content[1]).toMatchObject({
      content: [{ text: 'Plain ' }, { text: 'boXld', marks: [{ type: 'bold' }] }],
    });
    expect(plainText(insertWords(bold, '!'))).toBe('Title Plain bold!');
    expect(plainText(insertWords(bold, '!', 999))).toBe('Title Plain bold!');
  });

  test('keeps lines apart', () => {
    expect(insertWords(paragraphs('ab'), '1\n\n2', 1).content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a1' },
          { type: 'break' },
          { type: 'break' },
          { type: 'text', text: '2b' },
        ],
      },
    ]);
    for (const blank of [paragraphs(), paragraphs('')])
      expect(insertWords(blank, 'one\ntwo')).toEqual(paragraphs('one', 'two'));
    const code: RichText = {
      type: 'doc',
      content: [{ type: 'codeBlock', content: [{ type: 'text', text: 'a' }] }],
    };
    expect(insertWords(code, '\nb').content[0]).toMatchObject({ content: [{ text: 'a\nb' }] });
  });

  test('loses nothing, wherever it is', () => {
    const words = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(words), words, fc.nat(60), (texts, typed, at) => {
        const doc = insertWords(paragraphs(...texts), typed, at);
        expect(richTextSchema.safeParse(doc).success).toBe(true);
        const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');
        expect(letters(plainText(doc))).toBe(letters(texts.join('') + typed));
      }),
    );
  });
});
