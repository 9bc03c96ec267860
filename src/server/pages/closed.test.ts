import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('a closed site', (on) => {
  async function studio() {
    const site = await createTestSite(on.deps);
    await site.publish({ body: textBody(on.deps, 'Ours', 'Words of ours.') });
    const back = await site.publish({ body: textBody(on.deps, 'Back in May', 'We are away.') });
    const settings = (change: object) => site.api('PUT', 'settings', change);
    return { site, back, settings };
  }

  test('shows strangers one page under every address, asks to come again, and opens at once', async () => {
    const { site, settings } = await studio();
    expect((await site.visit('/ours')).status).toBe(200);
    await settings({ isClosed: true });
    for (const path of [
      '/ours',
      '/ours?format=json',
      '/no-such-page',
      '/sitemap.xml',
      '/_still',
      '/search?q=words',
    ]) {
      const answer = await site.visit(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('retry-after')).toBe('3600');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      expect(text).toContain('Closed for the moment');
      expect(text).not.toContain('Words of ours');
    }
    const post = await site.visit('/ours', { method: 'POST', body: new URLSearchParams({ password: 'x' }) });
    expect(post.status).toBe(503);
    const call = await site.visit('/api/census/button-render', { method: 'POST' });
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ error: { kind: 'closed' } });
    await settings({ isClosed: false });
    expect(await (await site.visit('/ours')).text()).toContain('Words of ours');
  });

  test('has no menu, and nothing else that would lead back to the one page there is', async () => {
    const { site, back, settings } = await studio();
    const menuPage = await site.publish({ body: textBody(on.deps, 'Contact', 'Write to us.') });
    await site.api('PUT', `documents/${menuPage.id}/menu`, { isShown: true });
    const open = await (await site.visit('/ours')).text();
    expect(open).toContain('href="/contact"');
    expect(open).toContain('<a class="site-name" href="/"');
    await settings({ isClosed: true });
    const shut = async () => (await (await site.visit('/ours')).text()).match(/<body.*<\/body>/s)?.[0] ?? '';
    const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(linksOf(await shut())).toEqual(['#main']);
    expect(await shut()).not.toContain('aria-label="Main"');
    await settings({ closedPageId: back.id });
    expect(linksOf(await shut())).toEqual(['#main']);
  });

  test('that is not ready yet says so in its own words, and not that it is closed', async () => {
    const { site, back, settings } = await studio();
    await settings({ isClosed: true, isOpeningSoon: true });
    const answer = await site.visit('/ours');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>Opening soon<\/h1>/);
    expect(html).not.toMatch(/Closed for the moment|Words of ours/);
    await settings({ closedPageId: back.id });
    expect(await (await site.visit('/ours')).text()).toContain('We are away.');
  });

  test('shows a page of its own, and the plain one while that is not published', async () => {
    const { site, back, settings } = await studio();
    await settings({ isClosed: true, closedPageId: back.id });
    const answer = await site.visit('/ours');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('We are away.');
    await site.api('POST', `documents/${back.id}/unpublish`, {});
    expect(await (await site.visit('/ours')).text()).toContain('Closed for the moment');
  });
});
