import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

test('SITE-05 SITE-07 every chart is accessible, and its table holds its numbers', async ({
  blocks,
  renderer,
}) => {
  for (const example of renderer.exampleNames('chart')) {
    const page = await blocks.open({ type: 'chart', example });
    await expectMounted(page);
    await page.getByText('Show as a table').click();
    await expect.poll(() => page.getByRole('row').count(), example).toBeGreaterThan(4);
    await expectAccessible(page);
  }
});

test('words in a chart stay readable on a phone', async ({ blocks, renderer }) => {
  for (const example of renderer.exampleNames('chart')) {
    const page = await blocks.open({ type: 'chart', example });
    await page.setViewportSize({ width: 390, height: 800 });
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('svg text')]
        .map((text) => ({ text, rect: text.getBoundingClientRect() }))
        .filter(({ rect }) => rect.width > 0)
        .map(({ rect }) => ({ height: rect.height, right: rect.right, left: rect.left })),
    );
    for (const { height, right, left } of sizes) {
      expect(height).toBeGreaterThan(12);
      expect(right).toBeLessThanOrEqual(390);
      expect(left).toBeGreaterThanOrEqual(0);
    }
  }
});

test('SITE-07 the arrow keys read the values out, Escape ends the reading', async ({ blocks }) => {
  const page = await blocks.open({ type: 'chart', example: 'Stacked bars' });
  await expectMounted(page);
  const plot = page.getByRole('group', { name: 'Where the pots went' });
  await page.keyboard.press('Tab');
  await expect(plot).toBeFocused();
  const readout = page.getByRole('status');
  await plot.press('ArrowRight');
  await expect(readout).toHaveText('Spring: Studio shop 140, Markets 88, Restaurants 60');
  await plot.press('End');
  await expect(readout).toHaveText('Winter: Studio shop 230, Markets 164, Restaurants 30');
  await plot.press('ArrowRight');
  await plot.press('ArrowLeft');
  await expect(readout).toContainText('Autumn');
  await expectAccessible(page);
  await plot.press('Escape');
  await expect(readout).toHaveText('');
});

test('SITE-07 pointing reads the value out, leaving ends it', async ({ blocks }) => {
  const page = await blocks.open({ type: 'chart', example: 'Pie' });
  await expectMounted(page);
  await page.locator('.chart-wide .slice').nth(1).hover();
  await expect(page.getByRole('status')).toHaveText('Kaolin: 24 kg, 24%');
  await page.locator('h1').hover();
  await expect(page.getByRole('status')).toHaveText('');
});

test('OWNR-15 a chart that leaves rows out says so', async ({ blocks }) => {
  const rows = Array.from({ length: 130 }, (_row, index) => ({ label: `Day ${index + 1}`, values: [index] }));
  const page = await blocks.open({
    type: 'chart',
    example: 'Lines',
    props: { dataset: { columns: ['Pots'], rows } },
  });
  await expect(page.getByText('Showing the first 100 rows and 1 columns.')).toBeVisible();
});
