/** Words of first pages: headings and paragraphs as text blocks hold them. */
import type { RichNode, RichText } from '#domain/content/rich-text.ts';

const words = (text: string): RichNode[] => [{ type: 'text', text }];

export const heading = (level: 1 | 2 | 3, text: string): RichNode => ({
  type: 'heading',
  level,
  content: words(text),
});

export const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: words(text) });

/** Several lines in one paragraph, the first of them a bold label. */
export const lines = (first: string, ...others: readonly string[]): RichNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: first, marks: [{ type: 'bold' }] },
    ...others.flatMap((line): RichNode[] => [{ type: 'break' }, ...words(line)]),
  ],
});

/** Several lines in one paragraph, as on an envelope. */
export const address = (first: string, ...others: readonly string[]): RichNode => ({
  type: 'paragraph',
  content: [...words(first), ...others.flatMap((line): RichNode[] => [{ type: 'break' }, ...words(line)])],
});

export const rich = (...content: readonly RichNode[]): RichText => ({ type: 'doc', content: [...content] });
