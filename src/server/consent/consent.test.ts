import { afterEach, beforeEach, expect, test } from 'vitest';
import { consentSchema } from '#domain/consent/schema.ts';
import { EU_STRICT } from '#domain/consent/settings.ts';
import { textBody } from '../testing/fixture.ts';
import { createMediaSite, type MediaSite } from '../testing/media-site.ts';
import { describeOnBothEngines } from '../testing.ts';

describeOnBothEngines('what visitors are asked', (on) => {
  let site: MediaSite;
  beforeEach(async () => {
    site = await createMediaSite(on.deps);
  });
  afterEach(() => site.remove());

  test('CONS-42 nothing stands in pages until the owner turns it on, then the banner is in each', async () => {
    const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const pageNow = async () => (await site.visit(path)).text();
    expect(await pageNow()).not.toContain('cookie-banner');
    const saved = await site.api('PUT', 'consent', { ...EU_STRICT, policyPath: '/privacy' });
    expect(saved.json.consent).toEqual(consentSchema.parse({ ...EU_STRICT, policyPath: '/privacy' }));
    const html = await pageNow();
    expect(html).toContain('<section class="cookie-banner" ');
    expect(html).toContain('href="/privacy"');
    expect(html).toContain('"isRestrictiveCookiePolicyEnabled":true');
    expect((await site.api('GET', 'consent')).json).toEqual(saved.json);
    await site.api('PUT', 'consent', {});
    expect(await pageNow()).not.toContain('cookie-banner');
  });
});
