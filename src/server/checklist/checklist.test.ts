import { expect, test } from 'vitest';
import { type Lack, SET_UP } from '#domain/checklist/lacks.ts';
import { emptyBody } from '#domain/content/content.ts';
import { countQueries } from '#testing/server/count-queries.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { saveMailServer } from '../mail/mail-server.ts';
import { deleteMailServer } from '../mail/queries-server.ts';

describeOnBothEngines('the checklist of a site', (on) => {
  test('names what is missing, and leaves out what is done', async () => {
    const site = await createTestSite(on.deps);
    const read = async () => {
      const { json } = await site.api('GET', 'checklist');
      const counts = json.lacks.map(({ kind, count }: { kind: string; count: number }) => [kind, count]);
      return Object.fromEntries(counts) as Record<string, number>;
    };
    const before = await read();
    expect(before['favicon']).toBe(1);
    const bare = await site.publish({ body: textBody(on.deps, 'About', 'Us.') });
    const empty = await site.api('POST', 'documents', { kind: 'page', body: emptyBody('Upcoming') });
    const after = await read();
    expect(after['page-descriptions']).toBe((before['page-descriptions'] ?? 0) + 2);
    expect(after['empty-pages']).toBe((before['empty-pages'] ?? 0) + 1);
    expect(after['unpublished']).toBe((before['unpublished'] ?? 0) + 1);
    const blank = await site.publish({ body: textBody(on.deps, 'Find us', 'Your street and number') });
    expect((await read())['sample-words']).toBe((before['sample-words'] ?? 0) + 1);
    const { lacks } = (await site.api('GET', 'checklist')).json;
    const samples = lacks.find(({ kind }: { kind: string }) => kind === 'sample-words');
    const draft = (await site.api('GET', `documents/${blank.id}`)).json.draft;
    expect(samples.pages).toContainEqual({
      id: blank.id,
      title: 'Find us',
      part: draft.body.sections[0].blocks[0].id,
    });
    for (const id of [blank.id, bare.id, empty.json.document.id]) await site.api('DELETE', `documents/${id}`);
    expect(await read()).toEqual(before);
    await site.api('PUT', 'settings', { description: 'A pottery by the sea.' });
    expect((await read())['site-description']).toBeUndefined();
    const { json } = await site.api('GET', 'checklist');
    expect([json.done, json.of]).toEqual([1, 2]);
  });

  test('a draft is read once, and again only after it has changed', async () => {
    const counted = countQueries(on.db);
    const site = await createTestSite({ ...on.deps, db: counted.db });
    const page = await site.publish({ body: textBody(on.deps, 'About', 'Us.') });
    let lacks: { kind: string; count: number }[] = [];
    const look = () =>
      counted.during(async () => {
        lacks = (await site.api('GET', 'checklist')).json.lacks;
      });
    const samples = () => lacks.find(({ kind }) => kind === 'sample-words')?.count ?? 0;
    const first = await look();
    const before = samples();
    const again = await look();
    // The bodies of pages, and those of all else.
    expect([again, samples()]).toEqual([first - 2, before]);
    const { draft } = (await site.api('GET', `documents/${page.id}`)).json;
    const [section] = textBody(on.deps, '', 'Your street and number').sections;
    await site.api('POST', `documents/${page.id}/operations`, {
      baseId: draft.id,
      operations: [
        { op: 'insert', id: section?.id, position: { parent: null, after: null }, after: section },
      ],
    });
    expect([await look(), samples()]).toEqual([again + 1, before + 1]);
    expect([await look(), samples()]).toEqual([again, before + 1]);
  });

  test('the footer is called by its name, not counted among the pages', async () => {
    const site = await createTestSite(on.deps);
    const { documents } = (await site.api('GET', 'documents?kind=footer')).json;
    const { draft } = (await site.api('GET', `documents/${documents[0].id}`)).json;
    const [section] = textBody(on.deps, '', 'Your street and number').sections;
    const position = { parent: null, after: draft.body.sections.at(-1)?.id ?? null };
    const added = await site.api('POST', `documents/${documents[0].id}/operations`, {
      baseId: draft.id,
      operations: [{ op: 'insert', id: section?.id, position, after: section }],
    });
    expect(added.status).toBe(200);
    const { lacks } = (await site.api('GET', 'checklist')).json;
    const samples = lacks.find(({ kind }: { kind: string }) => kind === 'sample-words');
    expect(samples.pages).toEqual([{ id: documents[0].id, title: 'Footer', part: section?.blocks[0]?.id }]);
  });

  test('what is added to a site takes nothing back of what is done', async () => {
    const site = await createTestSite(on.deps);
    await site.api('PUT', 'settings', { description: 'A pottery by the sea.' });
    const before = (await site.api('GET', 'checklist')).json;
    await site.publish({ body: textBody(on.deps, 'Find us', 'Your street and number') });
    await site.api('POST', 'documents', { kind: 'page', body: emptyBody('Upcoming') });
    const after = (await site.api('GET', 'checklist')).json;
    expect(after.lacks.length).toBeGreaterThan(before.lacks.length);
    expect([after.done, after.of]).toEqual([before.done, before.of]);
  });

  test('a shop is told what it lacks to sell, once it has a product, and a site without one is not', async () => {
    const site = await createTestSite(on.deps);
    const read = async () => {
      const { lacks, done, of } = (await site.api('GET', 'checklist')).json;
      const kinds = lacks.map(({ kind }: { kind: string }) => kind);
      expect(done + kinds.filter((kind: Lack) => (SET_UP as readonly Lack[]).includes(kind)).length).toBe(of);
      return kinds.filter((kind: string) =>
        ['first-product', 'payments', 'delivery', 'seller', 'mail'].includes(kind),
      );
    };
    expect(await read()).toEqual([]);
    const points = (await site.api('GET', 'checklist')).json.of;
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    expect(await read()).toEqual(['first-product']);
    const body = textBody(on.deps, 'Bowl', 'Thrown.');
    const { json } = await site.api('POST', 'documents', { kind: 'item', collectionId, body });
    const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
    const variants = [{ id: on.deps.newId(), optionValues: [], sku: '', ...price }];
    const product = { taxClass: '', options: [], variants };
    const save = (kind: string) => site.api('PUT', `products/${json.document.id}`, { ...product, kind });
    await save('service');
    expect(await read()).toEqual(['payments', 'seller', 'mail']);
    await save('physical');
    expect(await read()).toEqual(['payments', 'delivery', 'seller', 'mail']);
    expect((await site.api('GET', 'checklist')).json.of).toBe(points + 5);
    await site.api('PUT', 'payments', { stripe: { isOn: true } });
    expect(await read()).toContain('payments');
    await site.api('PUT', 'payments', { bankTransfer: { isOn: true } });
    await site.api('PUT', 'invoice-seller', { name: 'Ada', city: 'Kiel', country: 'DE' });
    const { store } = (await site.api('GET', 'store')).json;
    const pickup = { id: 'pickup', name: 'Pick up', kind: 'pickup', note: 'Mill Lane 3, Saturdays' };
    const zone = { id: 'all', name: 'Everywhere', countries: [], methods: [pickup] };
    const post = { id: 'post', name: 'By post', kind: 'flat', priceMinor: null };
    const begun = { id: 'home', name: 'Germany', countries: ['DE'], methods: [post] };
    await site.api('PUT', 'store', { ...store, shippingZones: [begun] });
    expect(await read()).toEqual(['delivery', 'mail']);
    await site.api('PUT', 'store', { ...store, shippingZones: [zone] });
    expect(await read()).toEqual(['mail']);
    const server = { host: 'mail.example.org', port: 465, encryption: 'tls', user: '' } as const;
    const settings = { ...server, fromName: 'Ada', fromAddress: 'ada@example.org' };
    await on.db.write((tx) => saveMailServer(tx, '', { settings, password: '' }));
    expect(await read()).toEqual([]);
    await on.db.write(deleteMailServer);
    expect(await read()).toEqual(['mail']);
    await site.api('DELETE', `documents/${json.document.id}`);
    expect(await read()).toEqual(['first-product']);
    expect((await site.api('GET', 'checklist')).json.of).toBe(points + 1);
  });

  test('what waits to be published is listed, whatever it is, and no longer once it is live', async () => {
    const site = await createTestSite(on.deps);
    const read = async () =>
      (await site.api('GET', 'unpublished')).json.documents.map(({ title }: { title: string }) => title);
    const before = await read();
    const made = await site.api('POST', 'documents', { kind: 'page', body: emptyBody('Upcoming') });
    expect(await read()).toEqual(['Upcoming', ...before]);
    await site.api('POST', `documents/${made.json.document.id}/publish`, {});
    expect(await read()).toEqual(before);
  });
});
