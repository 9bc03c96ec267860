/** Popups that come by their schedule vary like the page they lie over. */
import { expect, test } from 'vitest';
import { bodyOf } from '#domain/content/build-body.ts';
import { HOUR_MS } from '#domain/time.ts';
import { experimentSite, versionOf } from '#testing/server/experiment-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const NAMES = Array.from({ length: 16 }, (_, index) => `visitor/${index}`);

describeOnBothEngines('popups with a schedule', (on) => {
  test('one that starts after its page was looked at shows its versions at once', async () => {
    const site = await experimentSite(on.deps);
    const created = await site.api('POST', 'documents', { kind: 'section', body: site.body });
    const sectionId = created.json.document.id;
    await site.api('POST', `documents/${sectionId}/publish`, {});
    await site.publish({ slug: 'popup', body: bodyOf('Popup', on.deps.newId(), []) });
    const popup = { id: on.deps.newId(), name: 'Offer', isOn: true, sectionId, style: 'card' };
    const limits = { pages: 'only', paths: ['/popup'], from: on.deps.now() + HOUR_MS };
    await site.api('PUT', 'popups', { popups: [{ ...popup, ...limits }] });
    await site.api('POST', `experiments/${site.experimentId}/start`, {});
    const shown = async () =>
      new Set(await Promise.all(NAMES.map((name) => versionOf(site, { name }, '/popup'))));
    expect(await shown()).toEqual(new Set(['none']));
    on.deps.clock.advance(HOUR_MS + 1);
    expect(await shown()).toEqual(new Set(['a', 'b']));
  });
});
