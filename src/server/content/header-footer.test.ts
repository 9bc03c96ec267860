import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines(
  'header and footer',
  (on) => {
    async function start() {
      const site = await createTestSite(on.deps);
      const call = async (method: string, query = '', body?: unknown) => {
        const response = await site.app.request(`http://localhost:4321/api/site-header-footer${query}`, {
          method,
          headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: response.status, json: await response.json() };
      };
      return { site, call };
    }

    test('OWNR-04 OWNR-06 both are read with their drafts and what a change has to name', async () => {
      const { site, call } = await start();
      const { status, json } = await call('GET');
      expect(status).toBe(200);
      for (const part of ['header', 'footer']) {
        const { document } = (await site.api('GET', `documents/${json[part].documentId}`)).json;
        expect(document.kind).toBe(part);
        expect(json[part]).toMatchObject({ revisionId: document.draftId, isPublished: true });
        expect(json[part].body.sections).toEqual([]);
      }
    });

    test('OWNR-05 OWNR-06 both are saved as drafts; published they are seen', async () => {
      const { site, call } = await start();
      const before = (await call('GET')).json;
      const saved = await call('PUT', '', {
        header: { baseId: before.header.revisionId, body: textBody(on.deps, 'Header', 'Open all winter.') },
        footer: { baseId: before.footer.revisionId, body: textBody(on.deps, 'Footer', 'By the river.') },
      });
      expect(saved.status).toBe(200);
      expect(saved.json.footer).toMatchObject({ isPublished: false });
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      expect(await (await site.visit(page.path)).text()).not.toContain('By the river.');
      await site.api('POST', `documents/${saved.json.footer.documentId}/publish`, {});
      expect(await (await site.visit(page.path)).text()).toContain('By the river.');
    });

    test('OWNR-05 OWNR-06 a stale save is refused with what stands there, and saves neither', async () => {
      const { call } = await start();
      const before = (await call('GET')).json;
      const change = (base: typeof before, words: string) => ({
        header: { baseId: base.header.revisionId, body: textBody(on.deps, 'Header', words) },
        footer: { baseId: base.footer.revisionId, body: base.footer.body },
      });
      const first = (await call('PUT', '', change(before, 'First.'))).json;
      const stale = await call('PUT', '', {
        ...change(before, 'Second.'),
        footer: { baseId: first.footer.revisionId, body: textBody(on.deps, 'Footer', 'New.') },
      });
      expect(stale.status).toBe(409);
      expect(stale.json.current).toEqual(first);
      expect((await call('GET')).json).toEqual(first);
      expect((await call('PUT', '', { header: change(first, 'x').header })).status).toBe(400);
    });

    test('OWNR-06 the site is named where there are several, and never another’s', async () => {
      const { site, call } = await start();
      const other = await createTestSite(on.deps, { app: site });
      expect((await call('GET')).status).toBe(403);
      expect((await call('GET', `?site=${site.siteId}`)).status).toBe(200);
      expect((await call('GET', `?site=${other.siteId}`)).status).toBe(403);
    });
  },
  { databaseFor: 'test' },
);
