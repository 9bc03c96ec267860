/** Browsers find the site's search, in each of its languages. */
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('search from the address bar', (on) => {
  test('each page names the description, whose template finds pages', async () => {
    const identifier = `find-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { path } = await site.publish({ body: textBody(on.deps, 'Kiln', 'Two kilns of brick.') });
    const name = 'Ember & Ash, a pottery with a long name';
    const settings = (await site.api('GET', 'settings')).json.settings;
    await site.api('PUT', 'settings', { ...settings, title: name });
    const page = await (await site.visit(path ?? '/')).text();
    const link = /<link rel="search"[^>]*>/.exec(page)?.[0] ?? '';
    expect(link).toContain('type="application/opensearchdescription+xml"');
    expect(link).toContain('title="Ember &amp; Ash, a pottery with a long name"');
    const answer = await site.visit(/href="(.*?)"/.exec(link)?.[1] ?? '');
    expect(answer.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
    const xml = await answer.text();
    expect(/<ShortName>(.*?)<\/ShortName>/.exec(xml)?.[1]).toBe('Ember &amp; Ash, a p');
    const template = /template="([^"]*\{searchTerms\})"/.exec(xml)?.[1] ?? '';
    const { pathname, search, host } = new URL(template.replace('{searchTerms}', 'brick'));
    expect(host).toBe(`${identifier}.localhost:4321`);
    expect(await (await site.visit(pathname + search)).text()).toContain('value="brick"');
  });
});
