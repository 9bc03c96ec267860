import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { donation } from './definition.ts';
import { render } from './render.tsx';

test('without a campaign the block says so on the canvas, and visitors see nothing', () => {
  const shown = (isEditing: boolean, campaignId = '') => {
    const context = fakeContext({ blockId: 'b', ...(isEditing && { editable: () => ({}) }) });
    return renderToStaticMarkup(
      render({ props: { ...donation.defaults, campaignId }, context, data: undefined }),
    );
  };
  expect([shown(false), shown(false, 'gone')]).toEqual(['', '']);
  expect(shown(true)).toContain('There is no campaign yet');
  expect(shown(true, 'gone')).toContain('This campaign no longer exists');
});
