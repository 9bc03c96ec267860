/** What addresses say to machines: methods, what is gone, one form of each address, feeds, and what a page is about. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { SAVE_SUBMISSION_PATH } from '#domain/forms/contract.ts';
import { createTestSite, type TestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { Deps } from '../deps.ts';

async function createCollection(site: TestSite, type: number, title: string) {
  const { json } = await site.api('POST', 'collections', { type, title });
  await site.api('POST', `documents/${json.pageId}/publish`, {});
  return json.collectionId as string;
}

async function thingsOn(site: TestSite, path: string): Promise<Record<string, unknown>[]> {
  const html = await (await site.visit(path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map((match) => JSON.parse(match[1] ?? ''));
}

const long = (deps: Deps, title: string, fields = {}) =>
  textBody(deps, title, 'Clay and ash, twice sieved. '.repeat(60), fields);

describeOnBothEngines('answers of addresses', (on) => {
  test('an address says with 405 which methods it takes', async () => {
    const site = await createTestSite(on.deps);
    const ask = async (method: string, path: string) => {
      const answer = await site.visit(path, { method });
      return [answer.status, answer.headers.get('allow')];
    };
    expect(await ask('DELETE', SAVE_SUBMISSION_PATH)).toEqual([405, 'POST, GET, HEAD']);
    expect(await ask('POST', '/api/crumb')).toEqual([405, 'GET, HEAD']);
    expect(await ask('POST', '/robots.txt')).toEqual([405, 'GET, HEAD']);
  });

  test('what was published and removed is gone, unless a redirect leads on', async () => {
    const site = await createTestSite(on.deps);
    const { id, path } = await site.publish({ body: textBody(on.deps, 'Old', 'Words.') });
    const draft = await site.publish({ body: textBody(on.deps, 'Kept', 'Words.') });
    expect((await site.api('DELETE', `documents/${id}`)).status).toBe(200);
    expect((await site.visit(path)).status).toBe(410);
    expect((await site.visit('/never-there')).status).toBe(404);
    expect((await site.visit(draft.path)).status).toBe(200);
  });

  test('letter case, escapes and a slash at the end lead on at once, with what was asked for', async () => {
    const site = await createTestSite(on.deps);
    await site.publish({ slug: 'spring-kiln', body: textBody(on.deps, 'One', 'Words.') });
    for (const other of ['/SPRING%2Dkiln/?tag=a', '/Spring-Kiln/?tag=a', '/%53pring-kiln?tag=a']) {
      const moved = await site.visit(other);
      expect([other, moved.status, moved.headers.get('location')]).toEqual([
        other,
        301,
        '/spring-kiln?tag=a',
      ]);
    }
    expect((await site.visit('/spring%00kiln')).status).toBe(400);
  });

  test('the address a refused form is answered at can be loaded again', async () => {
    const site = await createTestSite(on.deps);
    const back = async (from: string) => {
      const answer = await site.visit(`${SAVE_SUBMISSION_PATH}?from=${encodeURIComponent(from)}`);
      return [answer.status, answer.headers.get('location')];
    };
    expect(await back('/contact')).toEqual([303, '/contact']);
    expect(await back('https://evil.example/')).toEqual([303, '/']);
    expect(await back('//evil.example')).toEqual([303, '/']);
  });

  test('feeds carry whole texts, packed, and are not sent again unchanged; so sitemap and icon', async () => {
    const site = await createTestSite(on.deps);
    const collectionId = await createCollection(site, COLLECTION_TYPES.blog, 'Journal');
    await site.publish({ kind: 'item', collectionId, body: long(on.deps, 'First') });
    for (const path of ['/journal?format=atom', '/journal?format=feed', '/sitemap.xml', '/favicon.svg']) {
      const plain = await site.visit(path);
      const text = await plain.text();
      const etag = plain.headers.get('etag') ?? '';
      expect([path, etag]).toEqual([path, expect.stringMatching(/^"[\w-]{22}"$/)]);
      const again = await site.visit(path, { headers: { 'if-none-match': etag } });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
      if (path.includes('format')) expect(text.match(/twice sieved/g)?.length).toBeGreaterThanOrEqual(60);
    }
  });

  test('feeds, sitemap and the page for what is missing are sent in the encoding that is asked for', async () => {
    const site = await createTestSite(on.deps);
    const collectionId = await createCollection(site, COLLECTION_TYPES.blog, 'Journal');
    for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
      await site.publish({ kind: 'item', collectionId, body: long(on.deps, title) });
    for (const path of ['/journal?format=atom', '/journal?format=feed', '/sitemap.xml', '/journal/none']) {
      const plain = await site.visit(path);
      const text = await plain.text();
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync] as const,
        ['gzip', gunzipSync] as const,
      ]) {
        const packed = await site.visit(path, { headers: { 'accept-encoding': encoding } });
        expect([path, packed.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
        expect(packed.headers.get('vary')).toBe('Accept-Encoding');
        expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
      }
    }
  });

  test('a list of posts on a page of no collection shows the only blog, and not what is deleted', async () => {
    const site = await createTestSite(on.deps);
    const gone = await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Attic' });
    await site.api('DELETE', `documents/${gone.json.pageId}`);
    await createCollection(site, COLLECTION_TYPES.events, 'Agenda');
    const collectionId = await createCollection(site, COLLECTION_TYPES.blog, 'Journal');
    await site.publish({ kind: 'item', collectionId, body: long(on.deps, 'Spring kiln') });
    const summary = blockOf(on.deps.newId(), 'summary', definitions['summary']?.defaults ?? {});
    const { path } = await site.publish({ body: bodyOf('Home', on.deps.newId(), [summary]) });
    expect(await (await site.visit(path)).text()).toContain('Spring kiln');
  });

  test('an event says when and where, a place its address, and mail is no page of it', async () => {
    const site = await createTestSite(on.deps);
    const collectionId = await createCollection(site, COLLECTION_TYPES.events, 'Firings');
    const startsAt = Date.UTC(2027, 4, 1, 18);
    const { path } = await site.publish({
      kind: 'item',
      collectionId,
      body: long(on.deps, 'Open kiln', { startsAt, endsAt: startsAt + 7_200_000, location: 'Mill Lane 4' }),
    });
    expect((await thingsOn(site, path))[0]).toMatchObject({
      '@type': 'Event',
      name: 'Open kiln',
      startDate: '2027-05-01T18:00:00.000Z',
      endDate: '2027-05-01T20:00:00.000Z',
      location: { '@type': 'Place', name: 'Mill Lane 4' },
    });
    const home = await site.publish({ body: textBody(on.deps, 'Home', 'Words.') });
    const changed = await site.api('PUT', 'settings', {
      homePageId: home.id,
      socialLinks: [
        { service: 'mail', url: 'mailto:ada@example.org' },
        { service: 'mastodon', url: 'https://social.example/@ada' },
      ],
      business: {
        street: 'Mill Lane 4',
        postalCode: '12345',
        city: 'Ashford',
        country: 'GB',
        telephone: '+44 20 7946 0000',
        hours: 'Mo-Fr 9:00–17:00\nClosed in August',
      },
    });
    expect(changed.status).toBe(200);
    const [website, place] = await thingsOn(site, '/');
    expect(website).toMatchObject({ '@type': 'WebSite', sameAs: ['https://social.example/@ada'] });
    expect(place).toMatchObject({
      '@type': 'LocalBusiness',
      telephone: '+44 20 7946 0000',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
      address: { streetAddress: 'Mill Lane 4', addressLocality: 'Ashford', addressCountry: 'GB' },
    });
  });
});
