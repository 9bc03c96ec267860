import { expect, test } from 'vitest';
import type { RichText } from '#domain/content/rich-text.ts';
import { renderBlock } from '#testing/blocks/render-block.tsx';

const above = (words: string): RichText => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: words }] },
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'On clay' }] },
  ],
});

test('templates are told which text opens with an eyebrow, so that an opening paragraph stays one', async () => {
  const rendered = (words: string) => renderBlock('text', { size: 'regular', content: above(words) });
  expect(await rendered('Since 2011')).toContain('class="text text-regular has-eyebrow"');
  expect(await rendered('We dig the clay and cut the wood within an hour’s walk of the wheel.')).toContain(
    'class="text text-regular"',
  );
});
