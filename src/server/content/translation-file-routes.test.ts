import { expect, test } from 'vitest';
import type { ImportStep } from '#domain/locale/exchange/calls-files.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { translator } from '#testing/server/translator.ts';

describeOnBothEngines(
  'translations as files',
  (on) => {
    async function start() {
      const site = await createTestSite(on.deps);
      const french = await translator(site);
      const address = `http://localhost:4321/api/sites/${site.siteId}/languages`;
      const headers = { authorization: `Bearer ${site.token}` };
      const get = (path: string) => site.app.request(`${address}/${path}`, { headers });
      const send = (file: string, query = '', language = 'fr') =>
        site.app.request(`${address}/${language}/translations${query}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          body: file,
        });
      const take = async (file: string, query = '') => {
        const response = await send(file, query);
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          'application/x-ndjson',
        ]);
        const steps = (await response.text())
          .trimEnd()
          .split('\n')
          .map((line): ImportStep => JSON.parse(line));
        const report = steps.at(-1);
        if (report?.kind !== 'report') throw new Error('The report comes last.');
        const { kind: _kind, ...counts } = report;
        return {
          ...counts,
          problems: steps.flatMap((step) => (step.kind === 'problems' ? step.problems : [])),
        };
      };
      const fetchFile = async (path: string) => (await get(path)).text();
      return { site, get, send, take, fetchFile, ...french };
    }

    const translateAll = (xliff: string) =>
      xliff.replaceAll(
        /<source>(.*?)<\/source>(?:<target>.*?<\/target>)?/gs,
        '<source>$1</source><target>FR $1</target>',
      );

    test('a file goes out, comes back translated, and is published', async () => {
      const { site, get, take, fetchFile, textsOf, see } = await start();
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday & Tuesday.') });
      const hidden = await site.publish({ body: textBody(on.deps, 'Prices', 'Ten.') });
      await site.api('POST', `documents/${hidden.id}/unpublish`, {});
      const response = await get('fr/translations.xlf');
      expect(response.headers.get('content-type')).toBe('application/xliff+xml');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="translations-fr.xlf"');
      const file = await response.text();
      const untouched = await take(file);
      expect(untouched).toMatchObject({ new: 0, changed: 0, unchanged: 0, refused: 0, documents: [] });
      const filled = translateAll(file);
      const trial = await take(filled, '?trial=true');
      expect(trial).toMatchObject({ new: untouched.empty, changed: 0, refused: 0, problems: [] });
      expect((await textsOf(page.id)).texts.map(({ state }) => state)).toEqual(['missing', 'missing']);
      expect(await take(filled)).toEqual(trial);
      const { texts } = await textsOf(page.id);
      expect(texts.map(({ translation }) => JSON.stringify(translation))).toEqual([
        '"FR Hours"',
        expect.stringContaining('FR Monday & Tuesday.'),
      ]);
      const changed = new Map(trial.documents.map(({ id, isPublishable }) => [id, isPublishable]));
      expect([changed.get(page.id), changed.get(hidden.id)]).toEqual([true, false]);
      expect(await see(`/fr${page.path}`)).not.toContain('FR Monday');
      await site.api('POST', `documents/${page.id}/publish`, {});
      expect(await see(`/fr${page.path}`)).toContain('FR Monday');
      expect(await take(filled)).toMatchObject({ new: 0, changed: 0, unchanged: trial.new, documents: [] });
      const open = await get('fr/translations.xlf?only=open');
      expect([open.status, (await open.json()).error.message]).toEqual([
        422,
        'There is nothing to export: every text is translated.',
      ]);
      expect(await fetchFile('fr/translations.csv')).toContain('FR Monday &amp; Tuesday.');
    });

    test('what is translated beside pages is in the files too', async () => {
      const { site, take, fetchFile, see } = await start();
      await site.api('PUT', 'settings', { title: 'Pottery', description: 'Bowls and cups.' });
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      const file = await fetchFile('fr/translations.xlf?documents=settings');
      expect(file).not.toContain('Monday.');
      const { documents } = await take(translateAll(file));
      expect(documents).toEqual([expect.objectContaining({ id: 'settings', isPublishable: false })]);
      expect(await see(`/fr${page.path}`)).toContain('FR Pottery');
    });

    test('a table has only what is open, and takes what an outdated text says once it is confirmed', async () => {
      const { site, take, fetchFile, translate, listed } = await start();
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      await translate(page.id, { Title: 'Horaires' });
      const chosen = `fr/translations.csv?only=open&documents=${page.id}`;
      expect(await fetchFile(chosen)).not.toContain('Hours');
      const { draft } = (await site.api('GET', `documents/${page.id}`)).json;
      const old = await fetchFile('fr/translations.csv');
      const operations = [
        { op: 'set', id: 'body', path: ['title'], before: 'Hours', after: 'Opening hours' },
      ];
      await site.api('POST', `documents/${page.id}/operations`, { baseId: draft.id, operations });
      const late = await take(old.replace('Horaires', 'Heures'));
      expect(late.problems).toEqual([
        expect.objectContaining({
          address: '/hours',
          key: 'body.title',
          source: 'Hours',
          target: 'Heures',
          message: 'The original has changed since the export. Export again and translate the new text.',
        }),
      ]);
      const file = await fetchFile(chosen);
      expect(file).toContain('Opening hours,Horaires,outdated,fr');
      expect(await take(file)).toMatchObject({ changed: 0, unchanged: 1, empty: 1 });
      expect(await take(file.replace('outdated', 'translated'))).toMatchObject({ changed: 1, empty: 1 });
      expect(await listed(page.id)).toMatchObject({ missing: 1, outdated: 0 });
    });

    test('texts that cannot be saved are left out, and all others are saved', async () => {
      const { site, take, fetchFile, textsOf } = await start();
      const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
      const file = translateAll(await fetchFile(`fr/translations.xlf?documents=${page.id}`));
      const long = file.replace('FR Hours', 'x'.repeat(5000));
      const gone = `${long.replace('</xliff>', '')}${long.match(/<file.*<\/file>/s)?.[0].replace(page.id, 'nobody')}</xliff>`;
      const trial = await take(gone, '?trial=true');
      expect(trial).toMatchObject({ new: 1, refused: 3, documents: [{ id: page.id }] });
      expect(trial.problems.map(({ document, message }) => [document, message])).toEqual([
        [page.id, expect.stringMatching(/title/)],
        ['nobody', 'This document is not on this site. It may have been deleted.'],
        ['nobody', 'This document is not on this site. It may have been deleted.'],
      ]);
      expect(await take(gone)).toEqual(trial);
      expect((await textsOf(page.id)).texts.map(({ state }) => state)).toEqual(['missing', 'current']);
    });

    test('files that are none, are too large, or of no language of the site are refused', async () => {
      const { site, get, send } = await start();
      const says = async (response: Response) => [response.status, (await response.json()).error.message];
      const german =
        '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"/>';
      expect(await says(await send(german))).toEqual([
        422,
        'Line 1: This file translates into “de”, and you are importing “fr”. Open that language and import it there.',
      ]);
      expect((await says(await send('')))[0]).toBe(400);
      expect((await says(await send('x'.repeat(20_000_001))))[0]).toBe(413);
      expect((await says(await send('document,key', '', 'de')))[0]).toBe(404);
      expect((await get('de/translations.csv')).status).toBe(404);
      const visitor = await site.visit(`/api/sites/${site.siteId}/languages/fr/translations.csv`);
      expect(visitor.status).not.toBe(200);
    });
  },
  { databaseFor: 'test' },
);
