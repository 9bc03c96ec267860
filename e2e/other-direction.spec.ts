/** A paragraph in the other direction is read and written in it: on the page, in the editor, and while it is edited. */
import { expect, type Locator } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { newBlock } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { frameOf, skipGuide } from './support/page-editor.ts';

const SHORT = { he: 'שלום לכולם', ar: 'مرحبا بكم', en: 'Hello to all' };

/** Where the words of a paragraph begin, and how. */
const settingOf = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    const isLeft = words.left - box.left < box.right - words.right;
    return { direction: getComputedStyle(element).direction, side: isLeft ? 'left' : 'right' };
  });

const LEFT = { direction: 'ltr', side: 'left' };
const RIGHT = { direction: 'rtl', side: 'right' };

test.describe.configure({ timeout: 120_000 });

for (const { locale, own, other, at, otherAt } of [
  { locale: 'en', own: SHORT.en, other: SHORT.he, at: LEFT, otherAt: RIGHT },
  { locale: 'ar', own: SHORT.ar, other: SHORT.en, at: RIGHT, otherAt: LEFT },
]) {
  test(`in ${locale}: on the page, in the editor’s frame, and as it is typed`, async ({
    page,
    owner,
    ownerServer: server,
  }) => {
    await owner.call('PUT', 'settings', { locale });
    const block = newBlock('block0000000000000000000', 'text', {
      content: paragraphs(own, other),
    });
    const body = bodyOf('Words', 'section00000000000000000', [block]);
    const { document } = await owner.call('POST', 'documents', { kind: 'page', body });
    const published = await owner.call('POST', `documents/${document.id}/publish`, {});

    await page.goto(owner.siteUrl + published.document.path);
    const shown = page.locator('main .text p');
    expect(await settingOf(shown.nth(0))).toEqual(at);
    expect(await settingOf(shown.nth(1))).toEqual(otherAt);

    await skipGuide(page);
    await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
    await expect(page.locator('[data-frame="ready"]')).toBeVisible();
    const frame = frameOf(page);
    const edited = frame.locator('.text p');
    expect(await settingOf(edited.nth(0))).toEqual(at);
    expect(await settingOf(edited.nth(1))).toEqual(otherAt);

    await edited.nth(1).dblclick();
    await expect(frame.locator('.ProseMirror')).toBeFocused();
    expect(await settingOf(edited.nth(1))).toEqual(otherAt);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(own);
    await expect(edited.nth(2)).toHaveText(own);
    expect(await settingOf(edited.nth(2))).toEqual(at);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(other);
    await expect(edited.nth(3)).toHaveText(other);
    expect(await settingOf(edited.nth(3))).toEqual(otherAt);
  });
}
