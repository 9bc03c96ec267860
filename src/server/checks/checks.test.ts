import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { createToken } from '../accounts/tokens.ts';

describeOnBothEngines('the check of a draft', (on) => {
  test('tells what is wrong with links, and weighs what a phone loads', async () => {
    const site = await createTestSite(on.deps);
    const there = await site.publish({ body: textBody(on.deps, 'Shop', 'Words.') });
    const hidden = await site.api('POST', 'documents', {
      kind: 'page',
      body: textBody(on.deps, 'Soon', 'x'),
    });
    const gone = await site.publish({ body: textBody(on.deps, 'Old', 'Words.') });
    const link = (target: object) =>
      blockOf(on.deps.newId(), 'button', { ...definitions['button']?.defaults, link: target });
    const blocks = [
      link({ ref: 'page', id: there.id }),
      link({ url: there.path }),
      link({ url: '/search' }),
      link({ ref: 'page', id: hidden.json.document.id }),
      link({ ref: 'page', id: gone.id }),
      link({ url: '/nowhere' }),
    ];
    const body = { ...bodyOf('Links', on.deps.newId(), blocks), fields: { description: 'All of them.' } };
    const created = await site.api('POST', 'documents', { kind: 'page', body });
    expect(created.json).toHaveProperty('document');
    await site.api('DELETE', `documents/${gone.id}`);
    const { status, json } = await site.api('GET', `documents/${created.json.document.id}/check`);
    expect(status).toBe(200);
    expect(json.findings.map(({ rule, target }: Finding) => [rule, target])).toEqual([
      ['link-not-public', blocks[3]?.id],
      ['link-broken', blocks[4]?.id],
      ['link-broken', blocks[5]?.id],
    ]);
    expect(json.findings[1].message).toContain('The page “Old” has been deleted');
    const { page, script, fonts, pictures, total, budget } = json.weight;
    expect(page).toBeGreaterThan(1000);
    expect(total).toBe(page + script + fonts + pictures);
    expect(budget).toBe(1_000_000);
  });

  test('is for those who may read the site', async () => {
    const site = await createTestSite(on.deps);
    const other = await createTestSite(on.deps, { app: site });
    const { id } = await site.publish({ body: textBody(on.deps, 'Shop', 'Words.') });
    const { token } = await createToken(on.deps, { name: 'Eve', siteId: other.siteId, scopes: ['read'] });
    expect((await site.api('GET', `documents/${id}/check`, undefined, 'none')).status).toBe(401);
    expect((await site.api('GET', `documents/${id}/check`, undefined, token)).status).toBe(403);
    expect((await other.api('GET', `documents/${id}/check`)).status).toBe(404);
    expect((await site.api('GET', 'documents/nothing/check')).status).toBe(404);
  });
});
