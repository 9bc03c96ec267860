import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { BODY } from '#domain/content/body-id.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { textsOf, translateText } from '#domain/locale/texts.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines(
  'languages of a site',
  (on) => {
    async function start() {
      const site = await createTestSite(on.deps);
      const call = async (method: string, path: string, body?: unknown, origin = 'http://localhost:4321') => {
        const response = await site.app.request(`${origin}/api/multilingual/${path}`, {
          method,
          headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: response.status, json: await response.json() };
      };
      return { site, call };
    }

    test('I18N-01 I18N-02 I18N-05 I18N-08 a new site has one language, American English', async () => {
      const { call } = await start();
      expect(await call('GET', 'settings')).toEqual({
        status: 200,
        json: { enabled: false, defaultLanguage: 'en-US', languages: [] },
      });
      expect((await call('GET', 'status')).json).toEqual({
        enabled: false,
        connectionStatus: 'disconnected',
        defaultLanguage: 'en-US',
        visibleLanguages: [],
        hiddenLanguages: [],
      });
    });

    test('I18N-03 I18N-05 languages are set, hidden until they are ready', async () => {
      const { site, call } = await start();
      const languages = [{ code: 'fr', isHidden: false }, { code: 'pt-BR' }];
      const saved = await call('PUT', 'languages', { languages });
      expect(saved).toEqual({
        status: 200,
        json: {
          enabled: true,
          defaultLanguage: 'en-US',
          languages: [
            { code: 'fr', isHidden: false },
            { code: 'pt-BR', isHidden: true },
          ],
        },
      });
      expect((await call('GET', 'settings')).json).toEqual(saved.json);
      expect((await call('GET', 'status')).json).toMatchObject({
        connectionStatus: 'connected',
        visibleLanguages: ['fr'],
        hiddenLanguages: ['pt-BR'],
      });
      const { activity } = (await site.api('GET', 'activity')).json;
      expect(activity[0].what).toBe('changed the languages');
    });

    test('I18N-03 what cannot be a language of the site is refused in words, and nothing changes', async () => {
      const { site, call } = await start();
      await site.publish({ body: textBody(on.deps, 'De', 'About the letters d and e.') });
      const put = (...codes: string[]) =>
        call('PUT', 'languages', { languages: codes.map((code) => ({ code })) });
      for (const [codes, words] of [
        [['en-US'], 'en-US is the main language of this site. Choose another language.'],
        [['fr', 'fr'], 'The language fr is in the list twice. Remove one of them.'],
        [['de'], '“De” uses the address /de. Change its address, then add the language.'],
        [['api'], 'Vitrine uses the address /api. Choose another language.'],
      ] as const) {
        const { status, json } = await put(...codes);
        expect([codes, status, json.error.message]).toEqual([codes, 422, words]);
      }
      for (const code of ['french', 'FR', 'pt-br', 'x', '', 'fr/de', 'fr-'.repeat(20)])
        expect([code, (await put(code)).status]).toEqual([code, 400]);
      expect((await call('GET', 'settings')).json.languages).toEqual([]);
    });

    test('I18N-04 the connection is removed, and what was translated is kept', async () => {
      const { site, call } = await start();
      await call('PUT', 'languages', { languages: [{ code: 'fr', isHidden: false }] });
      const body = {
        ...textBody(on.deps, 'Hours', 'Monday.'),
        overlays: { 'locale:fr': { title: 'Horaires' } },
      };
      const { path } = await site.publish({ body });
      expect(await (await site.visit(`/fr${path}`)).text()).toContain('Horaires');
      expect(await call('DELETE', 'connection')).toEqual({
        status: 200,
        json: { enabled: false, defaultLanguage: 'en-US', languages: [] },
      });
      expect((await site.visit(`/fr${path}`)).status).toBe(404);
      await call('PUT', 'languages', { languages: [{ code: 'fr', isHidden: false }] });
      expect(await (await site.visit(`/fr${path}`)).text()).toContain('Horaires');
    });

    test('texts are read and translated one by one, and what does not fit is refused in words', async () => {
      const { site, call } = await start();
      await call('PUT', 'languages', { languages: [{ code: 'fr', isHidden: false }] });
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      const path = `documents/${page.id}/translations/fr`;
      const read = async () => (await site.api('GET', path)).json;
      const before = await read();
      expect(before.texts.map(({ label, state }: Record<string, string>) => [label, state])).toEqual([
        ['Title', 'missing'],
        ['Text', 'missing'],
      ]);
      const [title, words] = before.texts;
      const put = (baseId: string, ...texts: unknown[]) => site.api('PUT', path, { baseId, texts });
      const saved = await put(
        before.revisionId,
        { id: title.id, path: title.path, value: 'Horaires' },
        { id: words.id, path: words.path, value: paragraphs('Lundi.') },
      );
      expect(saved.status).toBe(200);
      expect(saved.json.texts.map(({ state }: { state: string }) => state)).toEqual(['current', 'current']);
      expect(await read()).toEqual(saved.json);
      expect(await (await site.visit(`/fr${page.path}`)).text()).not.toContain('Lundi.');
      await site.api('POST', `documents/${page.id}/publish`, {});
      expect(await (await site.visit(`/fr${page.path}`)).text()).toContain('Lundi.');
      const { revisionId } = saved.json;
      for (const [status, text] of [
        [422, { id: words.id, path: words.path, value: 'Lundi.' }],
        [422, { id: title.id, path: title.path, value: paragraphs('Horaires') }],
        [422, { id: title.id, path: ['title', '0'], value: 'Horaires' }],
        [422, { id: title.id, path: title.path, value: 'x'.repeat(400) }],
      ] as const)
        expect([text.path, (await put(revisionId, text)).status]).toEqual([text.path, status]);
      expect((await put(before.revisionId, { id: title.id, path: title.path, value: 'Autre' })).status).toBe(
        409,
      );
      const removed = await put(revisionId, { id: title.id, path: title.path, value: null });
      expect(removed.json.texts[0]).toMatchObject({ translation: null, state: 'missing' });
      expect((await site.api('GET', `documents/${page.id}/translations/de`)).status).toBe(404);
    });

    test('no page gets an address that belongs to a language', async () => {
      const { site, call } = await start();
      await call('PUT', 'languages', { languages: [{ code: 'fr' }] });
      const page = await site.publish({ body: textBody(on.deps, 'Fr', 'France.') });
      expect(page.path).toBe('/fr-2');
      const moved = await site.api('POST', `documents/${page.id}/move`, { slug: 'fr' });
      expect([moved.status, moved.json.error.message]).toEqual([
        409,
        'Addresses below /fr are those of a language. Choose another one.',
      ]);
      expect((await site.visit(page.path)).status).toBe(200);
    });

    test('each page says how much of it is translated, and what has changed since', async () => {
      const { site, call } = await start();
      await call('PUT', 'languages', { languages: [{ code: 'fr' }] });
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      const read = async () => {
        const { documents, next } = (await site.api('GET', 'languages/fr/documents')).json;
        expect(next).toBeNull();
        return documents.find(({ id }: { id: string }) => id === page.id);
      };
      const facts = { id: page.id, kind: 'page', group: 'pages', title: 'Hours', path: '/hours' };
      expect(await read()).toEqual({ ...facts, total: 2, missing: 2, outdated: 0 });
      const { body } = (await site.api('GET', `documents/${page.id}`)).json.draft;
      const [title] = textsOf(body, definitions, 'fr');
      if (!title) throw new Error('It has a title.');
      const edit = async (operations: unknown) => {
        const { draft } = (await site.api('GET', `documents/${page.id}`)).json;
        const edited = await site.api('POST', `documents/${page.id}/operations`, {
          baseId: draft.id,
          operations,
        });
        expect(edited.status).toBe(200);
      };
      await edit(translateText(body, definitions, title, 'fr', 'Horaires'));
      expect(await read()).toEqual({ ...facts, total: 2, missing: 1, outdated: 0 });
      await edit([{ op: 'set', id: BODY, path: ['title'], before: 'Hours', after: 'Opening hours' }]);
      expect(await read()).toMatchObject({ total: 2, missing: 1, outdated: 1 });
      expect((await site.api('GET', 'languages/de/documents')).status).toBe(404);
    });

    test('I18N-03 I18N-04 the calls belong to the owner area, and to those who may change settings', async () => {
      const { site, call } = await start();
      for (const [method, path] of [
        ['PUT', 'languages'],
        ['DELETE', 'connection'],
      ] as const) {
        const onSite = await site.visit(`/api/multilingual/${path}`, { method });
        expect([path, onSite.status]).toEqual([path, 403]);
        const unknown = await site.app.request(`http://localhost:4321/api/multilingual/${path}`, { method });
        expect([path, unknown.status]).toEqual([path, 401]);
      }
      expect((await call('PUT', 'languages', { languages: 'fr' })).status).toBe(400);
    });
  },
  { databaseFor: 'test' },
);
