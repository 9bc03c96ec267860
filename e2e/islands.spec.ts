/** Holds every block's island to the contract's other half: its undo leaves nothing behind. */
import { expect, expectMounted, test } from './support/block-test.ts';
import { COUNT_THE_LIVING } from './support/count-living.ts';

/** The block's elements, one a line, whatever the order of their attributes; an empty class is none. */
const DESCRIBE_MARKUP = () =>
  ['[data-block]', '[data-block] *'].flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name, value }) => name !== 'class' || value !== '')
        .map(({ name, value }) => `${name}="${value}"`);
      const words = element.children.length === 0 ? element.textContent : '';
      return `${element.tagName} ${attributes.sort().join(' ')} ${words}`;
    }),
  );

const SCRIPTS = '**/*.js';

test('SITE-58 every island’s undo leaves the markup as it was, and no listener, timer or global', async ({
  blocks,
  page,
  renderer,
}) => {
  await page.addInitScript(COUNT_THE_LIVING);
  const types = renderer.typesWithIslands();
  expect(types).toEqual(expect.arrayContaining(['audio', 'calendar', 'chart', 'search', 'share-buttons']));
  for (const type of types) {
    const markup = () => page.evaluate(DESCRIBE_MARKUP);
    await page.route(SCRIPTS, (route) => route.abort());
    await blocks.open({ type });
    const before = await markup();
    await page.unroute(SCRIPTS);
    await blocks.open({ type });
    await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
    const living = () => page.evaluate(() => Reflect.get(window, 'theLiving')() as string[]);
    const bare = await living();
    await page.evaluate(() => Reflect.get(window, 'vitrine').markReady());
    await page.locator('[data-block]').hover();
    await expectMounted(page);
    await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
    expect(await markup(), type).toEqual(before);
    // Where the first mount was still fetching its chunk, `bare` holds that wait's timer too.
    const left = (await living()).filter((name) => !bare.includes(name));
    expect(left, type).toEqual([]);
  }
});
