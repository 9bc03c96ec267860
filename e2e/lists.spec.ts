/** Blocks that are lists and nothing more: tour dates and the post archive. */
import { expect, expectAccessible, test } from './support/block-test.ts';

for (const type of ['tour-dates', 'post-archive']) {
  test(`SITE-05 SITE-07 every example of ${type} is accessible and fetches no script of its own`, async ({
    blocks,
    renderer,
  }) => {
    for (const example of renderer.exampleNames(type)) {
      const page = await blocks.open({ type, example });
      await expectAccessible(page);
    }
    expect(blocks.server.requests.filter((path) => path.endsWith('.js') && !path.includes('entry'))).toEqual(
      [],
    );
  });
}

test('SITE-07 tour dates link to tickets only where they can be had', async ({ blocks }) => {
  const page = await blocks.open({ type: 'tour-dates' });
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link')).toHaveAccessibleName(
    'Tickets (Kunsthalle, evening demonstration, Bremen)',
  );
  await expect(page.getByText('Sold out')).toBeVisible();
  await expect(page.getByText('Cancelled')).toBeVisible();
});

test('SITE-07 the archive leads to the collection, by month and by label, with counts', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'post-archive', example: 'By month' });
  const first = page.getByRole('listitem').first();
  await expect(first).toHaveText('May 20261 post');
  await expect(first.getByRole('link')).toHaveAttribute('href', '/journal?month=2026-05');
  await blocks.open({ type: 'post-archive', example: 'Tags in a line' });
  await expect(page.getByRole('link', { name: 'wood firing' })).toHaveAttribute(
    'href',
    '/journal?tag=wood%20firing',
  );
});
