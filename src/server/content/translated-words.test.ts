import { expect, test } from 'vitest';
import { paragraphs } from '#domain/content/rich-text.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { translator } from '#testing/server/translator.ts';

describeOnBothEngines(
  'what is translated beside pages',
  (on) => {
    async function start() {
      const site = await createTestSite(on.deps);
      return { site, ...(await translator(site)) };
    }

    test('I18N-03 site settings are translated, fall back, and are outdated once the original changes', async () => {
      const { site, translate, listed, textsOf, see } = await start();
      await site.api('PUT', 'settings', { title: 'Pottery', description: 'Bowls and cups.' });
      const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      expect(await listed('settings')).toMatchObject({
        group: 'settings',
        total: 2,
        missing: 2,
        outdated: 0,
      });
      expect((await translate('settings', { 'Site title': 'Poterie' })).status).toBe(200);
      expect(await listed('settings')).toMatchObject({ total: 2, missing: 1, outdated: 0 });
      expect(await see(`/fr${path}`)).toContain('Poterie');
      expect(await see(path)).not.toContain('Poterie');
      await site.api('PUT', 'settings', { title: 'Pottery by the sea' });
      expect(await listed('settings')).toMatchObject({ total: 2, missing: 1, outdated: 1 });
      expect((await textsOf('settings')).texts[0]).toMatchObject({
        translation: 'Poterie',
        state: 'outdated',
      });
      await translate('settings', { 'Site title': null });
      expect(await see(`/fr${path}`)).toContain('Pottery by the sea');
      expect(await see(`/fr${path}`)).not.toContain('Poterie');
    });

    test('I18N-03 menus are translated in their draft, and show once it is published', async () => {
      const { site, translate, rows, see } = await start();
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      await site.api('PUT', `documents/${page.id}/menu`, { isShown: true });
      const menu = (await rows()).find(({ group }) => group === 'menus');
      if (!menu) throw new Error('The site has a menu.');
      await translate(menu.id, { Menu: 'Horaires' });
      await site.api('POST', `documents/${menu.id}/publish`, {});
      expect(await see(`/fr${page.path}`)).toContain('Horaires');
      expect(await see(page.path)).not.toContain('Horaires');
    });

    test('I18N-03 the cookie banner and the announcement bar say it in each language', async () => {
      const { site, translate, listed, see } = await start();
      const { path } = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      expect(await listed('consent')).toBeUndefined();
      const consent = {
        isCookieBannerEnabled: true,
        cookieBannerText: 'May we?',
        cookieBannerCtaText: 'Yes',
      };
      expect((await site.api('PUT', 'consent', consent)).status).toBe(200);
      const announcement = { isOn: true, text: 'Open again', linkLabel: 'See when', linkAddress: '/hours' };
      expect((await site.api('PUT', 'popups', { announcement })).status).toBe(200);
      expect(await listed('consent')).toMatchObject({ group: 'consent', total: 2, missing: 2 });
      expect(await listed('popups')).toMatchObject({ group: 'popups', total: 2, missing: 2 });
      expect((await translate('consent', { Text: 'Vous permettez ?' })).status).toBe(200);
      expect((await translate('popups', { 'Announcement: Text': 'De nouveau ouvert' })).status).toBe(200);
      const french = await see(`/fr${path}`);
      expect(french).toContain('Vous permettez ?');
      expect(french).toContain('>Yes<');
      expect(french).toContain('De nouveau ouvert');
      expect(french).toContain('See when');
      expect(await see(path)).not.toMatch(/Vous permettez|De nouveau/);
      await site.api('PUT', 'popups', { announcement: { ...announcement, text: 'Open on Sundays' } });
      expect(await listed('popups')).toMatchObject({ missing: 1, outdated: 1 });
      // What was shown in each language is kept as proof, after a change of the original too.
      await site.api('PUT', 'consent', { ...consent, cookieBannerCtaText: 'Of course' });
      const { wordings } = (await site.api('GET', 'consent/log')).json;
      const said = wordings.map(({ wording }: { wording: string }) => JSON.parse(wording));
      for (const [text, accept] of [
        ['May we?', 'Yes'],
        ['Vous permettez ?', 'Yes'],
        ['Vous permettez ?', 'Of course'],
      ])
        expect(said).toContainEqual(expect.objectContaining({ text, accept }));
    });

    test('what does not fit is refused in words, and nothing is saved', async () => {
      const { site, textsOf, put, translate } = await start();
      const { revisionId } = await textsOf('settings');
      for (const [status, text] of [
        [422, { path: ['title'], value: paragraphs('Poterie') }],
        [422, { path: ['title'], value: 'x'.repeat(300) }],
        [422, { path: ['locale'], value: 'fr' }],
        [422, { path: ['__proto__', 'title'], value: 'fr' }],
      ] as const)
        expect([text.path, (await put('settings', revisionId, { id: 'settings', ...text })).status]).toEqual([
          text.path,
          status,
        ]);
      expect((await textsOf('settings')).revisionId).toBe(revisionId);
      await translate('settings', { 'Site title': 'Poterie' });
      expect(
        (await put('settings', revisionId, { id: 'settings', path: ['title'], value: 'x' })).status,
      ).toBe(409);
      expect((await site.api('GET', 'documents/nothing/translations/fr')).status).toBe(404);
    });
  },
  { databaseFor: 'test' },
);
