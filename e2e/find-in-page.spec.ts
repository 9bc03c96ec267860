/** On a phone, a word of every section of every page of the demo is found with the browser's own search. */
import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('words of every section are found in the page', async ({ demo, page }) => {
  test.setTimeout(400_000);
  const xml = await (await demo.fetch('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
  expect(paths.length).toBeGreaterThan(90);
  for (const path of paths) {
    await page.goto(demo.origin + path);
    expect.soft(await lostWords(page), path).toEqual([]);
    await expect(page.locator('.site-menu:popover-open, .site-menu[open]')).toHaveCount(0);
  }
});

/** Up to five words of each section, of those that are meant to be seen, that the search of the browser misses. */
function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const UNSEEN =
      'script, style, noscript, template, [hidden]:not([hidden="until-found"]), select, textarea, svg, [inert], .visually-hidden';
    const isShown = (node: Node) =>
      !node.parentElement?.closest(UNSEEN) &&
      node.parentElement?.checkVisibility({ visibilityProperty: true });
    const textsOf = (section: Element): string[] => {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode())
        if (isShown(walker.currentNode)) texts.push(walker.currentNode.nodeValue ?? '');
      return texts;
    };
    const isFound = (word: string): boolean => {
      getSelection()?.removeAllRanges();
      const search: unknown = Reflect.get(window, 'find');
      return typeof search === 'function' && search.call(window, word, false, false, true) === true;
    };
    return [...document.querySelectorAll('main > *, .site-footer')].flatMap((section) => {
      const words = textsOf(section).flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []);
      const longest = [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 5);
      return longest.filter((word) => !isFound(word));
    });
  });
}
