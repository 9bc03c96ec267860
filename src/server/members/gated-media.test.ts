/** Files of pages that are for members: at their addresses they are for members too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { HOUR_MS } from '#domain/time.ts';
import { textBody } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { TestVisitor } from '#testing/server/visitor.ts';

describeOnBothEngines('files of pages for members', (on) => {
  let media: MediaSite;
  let site: Awaited<ReturnType<typeof openMemberSite>>;
  let [stranger, member] = [] as unknown as [TestVisitor, TestVisitor];
  beforeAll(async () => {
    media = await createMediaSite(on.deps);
    site = await openMemberSite(on.deps, media);
    stranger = await site.newVisitor();
    member = await site.newVisitor();
    await site.join('ada@example.org', member);
  });
  afterAll(() => media.remove());

  let made = 0;
  async function upload(filename = 'kiln.jpg', bytes?: Uint8Array) {
    made += 1;
    const picture = new Uint8Array(await plainPicture(1200 + made, 600));
    const { id } = await media.upload({ filename, bytes: bytes ?? picture });
    const url = async () => String((await site.api('GET', `media/${id}`)).json.media.url);
    // As pages have it: what is good without a session is for the owner area.
    const open = async () => (await url()).replace(/^(\/s\/\w+-[0-9a-f]{10})[0-9a-f]*/, '$1');
    return { id, url, open: await open() };
  }
  async function page(title: string, shown: string, more: object = {}) {
    const body = textBody(on.deps, title, 'Words.', { image: { ref: 'media', id: shown } });
    return site.publish({ body, ...more });
  }
  const gate = (id: string, access: object | null) => site.api('PUT', `documents/${id}/settings`, { access });
  const MEMBERS = { kind: 'members' };
  const statusOf = async (visitor: TestVisitor, path: string, headers = {}) =>
    (await visitor.ask('GET', path, headers)).status;

  test('a picture of a reusable section is for members where only their pages show the section', async () => {
    const { id, open } = await upload();
    const image = { ref: 'media', id };
    const section = await site.publish({
      kind: 'section',
      body: textBody(on.deps, 'Offer', 'Words.', { image }),
    });
    const show = async (title: string) => {
      const body = textBody(on.deps, title, 'Words.');
      const sections = body.sections.map((each) => ({
        ...each,
        blocks: [],
        source: { ref: 'section' as const, id: section.id },
      }));
      return site.publish({ body: { ...body, sections } });
    };
    const inside = await show('Inside');
    expect(await statusOf(stranger, open)).toBe(200);
    await gate(inside.id, MEMBERS);
    expect([await statusOf(stranger, open), await statusOf(member, open)]).toEqual([403, 200]);
    // A page for everyone that shows it, too, makes it open.
    const outside = await show('Outside');
    expect(await statusOf(stranger, open)).toBe(200);
    await gate(outside.id, MEMBERS);
    expect(await statusOf(stranger, open)).toBe(403);
  });

  test('only members get a picture that only a page for members shows, in every size and part', async () => {
    const { id, open } = await upload();
    const { id: documentId, path } = await page('Kiln', id);
    expect(await statusOf(stranger, open)).toBe(200);
    await gate(documentId, MEMBERS);
    const suffixed = open.replace('kiln.jpg', 'kiln-500w.jpg');
    for (const address of [open, `${open}?format=500w`, `${open}?format=300w&crop=150`, suffixed]) {
      const refused = await stranger.ask('GET', address);
      expect([address, refused.status, refused.headers.get('cache-control')]).toEqual([
        address,
        403,
        'private, no-store',
      ]);
      const shown = await member.ask('GET', address);
      expect([address, shown.status, shown.headers.get('cache-control')]).toEqual([
        address,
        200,
        'private, no-store',
      ]);
      const tag = shown.headers.get('etag') ?? '';
      expect([tag === '', await statusOf(member, address, { 'if-none-match': tag })]).toEqual([false, 304]);
      expect(await statusOf(stranger, address, { 'if-none-match': tag })).toBe(403);
      expect((await stranger.ask('HEAD', address)).status).toBe(403);
      expect((await member.ask('HEAD', address)).status).toBe(200);
    }
    // What members see is what they can load.
    const html = await (await member.ask('GET', path)).text();
    const addresses = [...html.matchAll(/\/s\/[^"\s?]+/g)].map(([address]) => address);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) expect(await statusOf(member, address)).toBe(200);
    await gate(documentId, null);
    expect((await stranger.ask('GET', open)).headers.get('cache-control')).toContain('public');
  });

  test('parts of a file, and files that are linked, are for members too', async () => {
    const { open } = await upload('notes.txt', new TextEncoder().encode('Cone 6, slowly.'));
    const linked = { note: `<a href="${open}">Notes</a>` };
    const { id: documentId } = await site.publish({ body: textBody(on.deps, 'Notes', 'Words.', linked) });
    await gate(documentId, MEMBERS);
    const part = { range: 'bytes=0-3' };
    expect(await statusOf(stranger, open, part)).toBe(403);
    const shown = await member.ask('GET', open, part);
    expect([shown.status, await shown.text()]).toEqual([206, 'Cone']);
  });

  test('what an open page, a product or the site itself shows too stays open', async () => {
    const [both, product, logo] = [await upload(), await upload(), await upload()];
    for (const { id } of [both, product, logo]) await gate((await page('Behind', id)).id, MEMBERS);
    const all = () => Promise.all([both, product, logo].map(({ open }) => statusOf(stranger, open)));
    expect(await all()).toEqual([403, 403, 403]);
    const shop = await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title: 'Shop' });
    await page('Open', both.id);
    const jar = await page('Jar', product.id, { kind: 'item', collectionId: shop.json.collectionId });
    await site.api('PUT', 'settings', { logo: { ref: 'media', id: logo.id } });
    expect(await all()).toEqual([200, 200, 200]);
    await gate(jar.id, MEMBERS);
    expect(await statusOf(stranger, product.open)).toBe(200);
  });

  test('what was for members stays so when its page is gone or shows it no more, until something open shows it', async () => {
    const shown = await Promise.all([upload(), upload(), upload()]);
    const [unpublished, deleted, replaced] = shown;
    const pages = await Promise.all(shown.map(({ id }, index) => page(`Gone ${index}`, id)));
    for (const { id } of pages) await gate(id, MEMBERS);
    const all = (by: TestVisitor) => Promise.all(shown.map(({ open }) => statusOf(by, open)));
    expect(await all(member)).toEqual([200, 200, 200]);
    const [first, second, third] = pages.map(({ id }) => `documents/${id}`);
    await site.api('POST', `${first}/unpublish`, {});
    await site.api('DELETE', second ?? '');
    const path = ['fields', 'image'];
    const before = { ref: 'media', id: replaced?.id };
    const after = { ref: 'media', id: (await upload()).id };
    const operations = [{ op: 'set', id: 'body', path, before, after }];
    const edited = await site.api('POST', `${third}/operations`, {
      baseId: pages[2]?.revisionId,
      operations,
    });
    expect(edited.status).toBe(200);
    await site.api('POST', `${third}/publish`, {});
    expect(await all(stranger)).toEqual([403, 403, 403]);
    expect(await all(member)).toEqual([403, 403, 403]);
    await site.api('POST', `${second}/restore`, {});
    expect(await all(member)).toEqual([403, 200, 403]);
    for (const each of [unpublished, deleted, replaced]) if (each) await page('Open again', each.id);
    expect(await all(stranger)).toEqual([200, 200, 200]);
  });

  test('pictures in a folder that a page shows follow the page', async () => {
    const { id, open } = await upload();
    const made = await site.api('POST', 'media-groups', { kind: 'folder', name: 'Firing' });
    const groupId = made.json.group.id;
    await site.api('POST', `media-groups/${groupId}/members`, { add: [id] });
    const body = textBody(on.deps, 'Firing', 'Words.', { note: groupId });
    const { id: documentId } = await site.publish({ body });
    await gate(documentId, MEMBERS);
    expect([await statusOf(stranger, open), await statusOf(member, open)]).toEqual([403, 200]);
  });

  test('the owner area and previews have addresses that work for a few hours, for anyone', async () => {
    const { id, url, open } = await upload();
    const { id: documentId } = await page('Drafted', id);
    expect(await url()).toBe(open);
    await gate(documentId, MEMBERS);
    const sealed = await url();
    expect(sealed).not.toBe(open);
    expect(await statusOf(stranger, `${sealed}?format=500w`)).toBe(200);
    expect(await statusOf(stranger, sealed.replace(/.(?=\/kiln)/, 'x'))).toBe(404);
    expect(await statusOf(stranger, sealed.replace(/[0-9a-f]{4}(?=\/kiln)/, '0000'))).toBe(403);
    const link = (await site.api('POST', `documents/${documentId}/preview`)).json.url;
    const { pathname, search } = new URL(link);
    expect(await (await stranger.ask('GET', pathname + search)).text()).toContain(sealed.split('?')[0]);
    on.deps.clock.advance(13 * HOUR_MS);
    expect(await statusOf(stranger, sealed)).toBe(403);
    expect(await statusOf(stranger, await url())).toBe(200);
  });

  test('without a membership any more, there is no picture any more', async () => {
    const { id, open } = await upload();
    const [area, plan] = [on.deps.newId(), on.deps.newId()];
    const plans = [{ id: plan, name: 'Friends', way: 'invitation', description: '', isClosed: false }];
    await site.api('PUT', 'member-areas', { areas: [{ id: area, name: 'Club', plans }] });
    await gate((await page('Club', id)).id, { kind: 'plans', anyOf: [area] });
    const [row] = await site.members();
    const memberships = `members/${row?.id}/memberships/${plan}`;
    await site.signIn(member, 'ada@example.org');
    expect(await statusOf(member, open)).toBe(403);
    await site.api('PUT', memberships, { until: null, isPaused: false });
    expect(await statusOf(member, open)).toBe(200);
    await site.api('DELETE', memberships);
    expect(await statusOf(member, open)).toBe(403);
  });
});
