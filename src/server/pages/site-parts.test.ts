import { expect, test } from 'vitest';
import type { Body } from '#domain/content/content.ts';
import { createTestSite, type TestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

interface Part {
  readonly documentId: string;
  readonly revisionId: string;
  readonly body: Body;
}

async function callParts(site: TestSite, method: 'GET' | 'PUT', body?: object) {
  const response = await site.app.request(
    `http://localhost:4321/api/site-header-footer?site=${site.siteId}`,
    {
      method,
      headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Record<'header' | 'footer', Part>;
}

/** Saves fields of header and footer, and publishes them. */
async function publishParts(site: TestSite, fields: Record<'header' | 'footer', object>): Promise<void> {
  const parts = await callParts(site, 'GET');
  const withFields = ({ revisionId, body }: Part, more: object) => ({
    baseId: revisionId,
    body: { ...body, fields: { ...body.fields, ...more } },
  });
  const saved = await callParts(site, 'PUT', {
    header: withFields(parts.header, fields.header),
    footer: withFields(parts.footer, fields.footer),
  });
  for (const part of [saved.header, saved.footer])
    expect((await site.api('POST', `documents/${part.documentId}/publish`, {})).status).toBe(200);
}

describeOnBothEngines('header and footer', (on) => {
  test('what their panels say is what visitors see', async () => {
    const site = await createTestSite(on.deps);
    await site.publish({ slug: 'about', body: textBody(on.deps, 'About', 'Words.') });
    const socialLinks = [{ service: '', url: 'https://www.instagram.com/halden' }];
    expect((await site.api('PUT', 'settings', { socialLinks })).status).toBe(200);
    const before = await (await site.visit('/about')).text();
    expect(before).not.toMatch(/header-split|is-sticky|site-footer-legal|social-links/);
    await publishParts(site, {
      header: {
        layout: 'split',
        isSticky: true,
        hasProfiles: true,
        ground: 'first',
        secondAction: { label: 'Write to us', link: { url: '/contact' } },
      },
      footer: { layout: 'columns', legal: '© Halden & Daughter' },
    });
    const html = await (await site.visit('/about')).text();
    expect(html).toMatch(/<header class="[^"]*is-sticky"[^>]*data-theme="paper"/);
    expect(html).toContain('site-header-inner header-split is-sticky');
    expect(html).toContain('href="https://www.instagram.com/halden"');
    expect(html).toContain('class="site-action is-second" href="/contact"');
    expect(html).toContain('<p class="site-footer-legal">© Halden &amp; Daughter</p>');
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    for (const rule of ['.social-links', '.header-split', '.footer-columns']) expect(css).toContain(rule);
  });

  test('an address for a header shows the page it was made for, and no other', async () => {
    const site = await createTestSite(on.deps);
    const body = textBody(on.deps, 'First', 'Around the header.');
    const { id: first } = await site.publish({ body });
    const { id: second } = await site.publish({ body: textBody(on.deps, 'Second', 'Somewhere else.') });
    const { header } = await callParts(site, 'GET');
    const path = `documents/${header.documentId}/edit-session?beside=${first}`;
    const { url } = (await site.api('POST', path, {})).json;
    const open = async (address: string) =>
      site.visit(address.slice(new URL(url).origin.length), { headers: { 'sec-fetch-dest': 'iframe' } });
    const html = await (await open(url)).text();
    expect(html).toContain('Around the header.');
    expect(html).toContain(`data-other="page:${first}"`);
    expect((await open(url.replace(first, second))).status).toBe(403);
  });

  test('SITE-48 SITE-49 pages say which kind of site they are of, and how it is run', async () => {
    const site = await createTestSite(on.deps);
    await site.publish({ slug: 'about', body: textBody(on.deps, 'About', 'Words.') });
    const website = async (stored: { websiteType: number; status: number }) => {
      await on.deps.db.write(async (tx) => {
        await tx.updateTable('sites').set(stored).where('id', '=', site.siteId).execute();
      });
      // Any change that visitors can see.
      expect((await site.api('PUT', 'settings', {})).status).toBe(200);
      const html = await (await site.visit('/about')).text();
      return JSON.parse(/id="site-context"[^>]*>([^<]+)</.exec(html)?.[1] ?? '').website;
    };
    expect(await website({ websiteType: 2, status: 12 })).toMatchObject({ websiteType: 2, siteStatus: 12 });
    expect(await website({ websiteType: 1, status: 8 })).toMatchObject({ websiteType: 1, siteStatus: 8 });
    // A code that no list names.
    expect(await website({ websiteType: 77, status: 0 })).toMatchObject({ websiteType: 1, siteStatus: 8 });
  });
});
