/** A cover picture in portrait format, in every template: seen as a whole, and where the words begin. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CALL_HEADER } from '#domain/accounts/contract.ts';
import { bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { switchTemplate } from '../testing/main/switch-template.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

const PICTURE = { width: 600, height: 900 };

async function uploadPicture(page: Page, server: OwnerServer, siteId: string): Promise<string> {
  const image = sharp({ create: { ...PICTURE, channels: 3, background: '#a54' } });
  const answer = await page.request.post(`${server.origin}/api/sites/${siteId}/media`, {
    headers: { [CALL_HEADER]: '1', origin: server.origin },
    multipart: { file: { name: 'tall.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() } },
  });
  return (await answer.json()).media.id;
}

async function publishPost({ call }: SignedInOwner, imageId: string): Promise<void> {
  const { collectionId, pageId } = await call('POST', 'collections', { type: 101, title: 'Notes' });
  await call('POST', `documents/${pageId}/publish`, {});
  const words = newBlock('block0000000000000000001', 'text', { content: paragraphs('Clay and ash.') });
  const { sections, title } = bodyOf('Tall', 'section00000000000000001', [words]);
  const body = {
    title,
    fields: { image: { ref: 'media', id: imageId } },
    sections: sections.map((section) => ({ ...section, width: 'reading' })),
  };
  const { document } = await call('POST', 'documents', { kind: 'item', collectionId, body });
  await call('POST', `documents/${document.id}/publish`, {});
}

test('a cover in portrait format is shown whole, no taller than the window, where the words begin', async ({
  page,
  owner,
  ownerServer: server,
}) => {
  test.setTimeout(120_000);
  await publishPost(owner, await uploadPicture(page, server, owner.siteId));
  for (const template of TEMPLATE_NAMES) {
    await server.withDeps((deps) => switchTemplate(deps, owner.siteId, template));
    for (const [width, height] of [
      [390, 844],
      [1280, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The server sees what another process wrote a moment later.
      await expect(async () => {
        await page.goto(`${owner.siteUrl}/notes/tall`);
        expect(await page.locator('html').getAttribute('data-template')).toBe(template);
      }).toPass();
      const seen = await page.locator('.article-cover img').evaluate((image: HTMLImageElement) => {
        const { width, height, left } = image.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(image);
        return { width, height, left, objectFit, isAtStart: objectPosition.startsWith('0') };
      });
      const look = `${template} at ${width}`;
      expect(seen.height, look).toBeLessThanOrEqual(0.86 * height);
      // Nothing is cut off: either the box has the picture's own ratio, or the picture is fitted into it.
      const isCut = seen.objectFit === 'cover' && seen.width / seen.height > 0.68;
      expect(isCut, look).toBe(false);
      expect(seen.isAtStart, look).toBe(true);
      const words = await page.locator('main .block-text').boundingBox();
      expect(Math.abs(seen.left - (words?.x ?? 0)), look).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBe(width);
    }
  }
});
