import { expect, test } from 'vitest';
import { openGatedSite } from '#testing/server/gated-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { translator } from '#testing/server/translator.ts';

describeOnBothEngines('a course in several languages', (on) => {
  test('I18N-03 its chapters are translated with its page, and fall back', async () => {
    const site = await openGatedSite(on.deps);
    const { pageId } = site.collections.course;
    await site.gate(pageId, { kind: 'everyone' });
    const { document } = (await site.api('GET', `documents/${pageId}`)).json;
    const { translate, see } = await translator(site);
    expect(await see(`/fr${document.path}`)).toContain('At the wheel');
    expect((await translate(pageId, { Chapter: 'Au tour' })).status).toBe(200);
    expect(await see(`/fr${document.path}`)).toContain('Au tour');
    expect(await see(document.path)).not.toContain('Au tour');
  });
});
