/** The editor fills its window: neither the document nor anything around the page scrolls, however long a panel is. */
import { expect, type Page } from '@playwright/test';
import { defaults } from '#blocks/gallery/props.ts';
import { DESIGNS } from '#domain/gallery/design.ts';
import { block, pageBody, section } from './support/edit-frame.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await skipGuide(page, 'none');
});
test.afterAll(() => page.context().close());

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 844 },
  { width: 1024, height: 600 },
  { width: 390, height: 844 },
] as const;

/**
 * Runs in the window: goes to the ends of every panel and to every control, tries to scroll the document and everything
 * around the page, and says what has moved.
 */
function whatScrolls(): string[] {
  const panel = document.querySelector('#editor-panel');
  const within = panel?.querySelectorAll<HTMLElement>('button, input, select, textarea, [tabindex]') ?? [];
  for (const control of within) control.focus();
  (document.activeElement as HTMLElement | null)?.blur();
  for (const scroller of panel?.querySelectorAll('[data-fields]') ?? []) scroller.scrollTo(0, 1e6);
  panel?.querySelector('[data-fields]')?.lastElementChild?.scrollIntoView({ block: 'center' });
  const moved: string[] = [];
  let around: Element | null = document.getElementById('editor-frame');
  if (!around) moved.push('there is no page');
  for (; around; around = around.parentElement) {
    around.scrollBy(500, 500);
    const { scrollTop, scrollLeft, tagName, className } = around;
    if (scrollTop !== 0 || scrollLeft !== 0)
      moved.push(`${tagName}.${className} by ${scrollLeft}, ${scrollTop}`);
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    moved.push(`the document has ${scrollWidth} × ${scrollHeight} in ${innerWidth} × ${innerHeight}`);
  return moved;
}

test('no design of a gallery makes the editor scroll out of its window', async () => {
  test.setTimeout(240_000);
  const galleries = DESIGNS.map((design) => block('gallery', { ...defaults, design }));
  const body = { ...pageBody(section(galleries)), title: 'Galleries' };
  const { document } = await owner.call('POST', 'documents', { kind: 'page', body });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
    await expect(page.locator('[data-frame="ready"]')).toBeVisible();
    const panel = page.locator('#editor-panel');
    if (!(await panel.isVisible())) await page.keyboard.press('f');
    // First the section around them.
    await page.keyboard.press('ArrowDown');
    for (const design of DESIGNS) {
      const words = `${design} at ${size.width} × ${size.height}`;
      await page.keyboard.press('ArrowDown');
      await expect(panel.getByRole('heading', { name: 'Gallery' }), words).toBeVisible();
      await expect(panel.locator('fieldset').first(), words).toBeAttached();
      expect(await page.evaluate(whatScrolls), words).toEqual([]);
    }
  }
});

test('words about what has happened go by themselves, also while somebody writes on the page', async () => {
  const body = {
    ...pageBody(
      section([
        newBlock('quote0000000000000000001', 'quote', { source: 'Ida' }),
        newBlock('line00000000000000000001', 'line'),
      ]),
    ),
    title: 'Words',
  };
  const { document } = await owner.call('POST', 'documents', { kind: 'page', body });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  // The section, and its first block.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  const wayBack = page.getByRole('region').getByRole('button', { name: 'Undo' });
  await expect(wayBack).toBeVisible();
  // From the window into the frame: to the window that is the same as going to another program.
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).focus();
  await page.locator('#editor-frame').focus();
  await expect(wayBack).toBeHidden();
});
