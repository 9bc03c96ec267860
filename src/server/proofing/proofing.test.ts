import { beforeEach, expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { PROOF_MESSAGES as SAY } from '#domain/proofing/messages.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { createTestAccount } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { moved } from './moved-rows.ts';

const PASSWORD = 'correct horse battery';
const BLOCK = 'proofs000000000000000001';

describeOnBothEngines('proofing', (on) => {
  let site: MediaSite;
  let documentId: string;
  let cookie: string;
  beforeEach(async () => {
    site = await createMediaSite(on.deps);
    const items = [];
    for (const id of ['one', 'two', 'three']) {
      const media = await site.upload({ bytes: await plainPicture(40, 30), filename: `${id}.jpg` });
      items.push({ id, image: { ref: 'media', id: media.id }, caption: '' });
    }
    const props = { heading: '', items, maximum: 2, takesComments: true, showsNames: true, columns: 3 };
    const body = bodyOf('Anna and Jo', 'section00000000000000001', [blockOf(BLOCK, 'proofs', props)]);
    ({ id: documentId } = await site.publish({ slug: 'anna', body }));
    await site.api('PUT', `documents/${documentId}/settings`, { password: PASSWORD });
    const unlocked = await site.visit('/anna', {
      method: 'POST',
      body: new URLSearchParams({ password: PASSWORD }),
    });
    cookie = unlocked.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  });

  const send = (fields: Record<string, string>, headers: Record<string, string> = { cookie }) =>
    site.visit('/api/proofing', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', ...headers },
      body: new URLSearchParams({ item: documentId, block: BLOCK, ...fields }),
    });
  const listed = async () => (await site.api('GET', 'proofing')).json.selections;

  test('I18N-06 clients read their page and its answers in its language', async () => {
    await site.api('PUT', 'settings', { languages: [{ code: 'fr', isHidden: false }] });
    const show = async () => (await site.visit('/fr/anna', { headers: { cookie } })).text();
    const french = await show();
    expect(french).toContain('Envoyer la sélection');
    expect(french).not.toContain('Send the selection');
    await send({ 'favourite-two': 'on', name: 'Anna' });
    expect(await show()).toMatch(/Merci, Anna\. Envoyé le <time[^>]*>[^<]*<\/time> : 1 favori\./);
    const english = await (await site.visit('/anna', { headers: { cookie } })).text();
    expect(english).toMatch(
      /Thank you, Anna\. Sent on <time[^>]*>[^<]*<\/time>: 1 favourite\. You can change it/,
    );
  });

  test('what a client chooses is kept, shown to them again, mailed, and given as a list', async () => {
    await createTestAccount(on.deps, { roles: { [site.siteId]: CONTRIBUTOR_ROLES.admin } });
    const sent = await send({
      'favourite-two': 'on',
      'comment-three': 'Warmer',
      name: 'Anna',
      note: 'Thanks',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/proofs\/sent\?item=/),
    ]);
    const thanks = await site.visit(sent.headers.get('location') ?? '', { headers: { cookie } });
    expect(await thanks.text()).toContain('We have your selection of 1 favourite.');
    const stranger = await site.visit(sent.headers.get('location') ?? '');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, `/anna#proofs-${BLOCK}`]);
    const [outline] = await listed();
    expect(outline).toMatchObject({
      name: 'Anna',
      note: 'Thanks',
      title: 'Anna and Jo',
      favourites: 1,
      comments: 1,
    });
    const again = await (await site.visit('/anna', { headers: { cookie } })).text();
    expect(again).toMatch(/name="favourite-two"[^>]*checked/);
    expect(again).not.toMatch(/name="favourite-one"[^>]*checked/);
    expect(again).toContain('>Warmer</textarea>');
    await site.worker.drain();
    const mails = await on.db.read.selectFrom('mails').select(['subject', 'text']).execute();
    expect(mails.map(({ subject }) => subject)).toContain('Anna has chosen from “Anna and Jo”');
    expect(mails.map(({ text }) => text).join()).toContain('two.jpg');
    const list = await site.api('GET', `proofing/${outline.id}/list.csv`);
    expect(list.json).toContain('two.jpg,yes,');
    expect(list.json).toContain('three.jpg,no,Warmer');
  });

  test('nobody without the password sees what was chosen, or sends anything', async () => {
    await send({ 'favourite-one': 'on', name: 'Anna' });
    const refused = await send({ 'favourite-two': 'on' }, {});
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain(SAY.locked);
    expect(await (await site.visit('/anna')).text()).not.toMatch(/Anna<|favourite-one/);
    expect(await listed()).toHaveLength(1);
    await site.api('PUT', `documents/${documentId}/settings`, { password: null });
    expect((await send({ 'favourite-two': 'on' })).status).toBe(404);
    const open = await (await site.visit('/anna')).text();
    expect(open).toContain('once this page has a password');
    expect(open).not.toContain('Thank you');
  });

  test('too much, nothing, and the same twice', async () => {
    const much = await send({ 'favourite-one': 'on', 'favourite-two': 'on', 'favourite-three': 'on' });
    expect([much.status, await much.text()]).toEqual([
      400,
      expect.stringContaining('You can choose up to 2 favourites. Remove some.'),
    ]);
    expect((await send({ 'favourite-other': 'on' })).status).toBe(400);
    await send({ 'favourite-one': 'on' });
    await send({ 'favourite-one': 'on' });
    expect(await listed()).toHaveLength(1);
    await send({ 'favourite-three': 'on' });
    const often = await send({ 'favourite-two': 'on' });
    expect(often.status).toBe(429);
    expect(await often.text()).toContain('name="favourite-two"');
  });

  test('a selection is deleted by its owner, and by nobody of another site', async () => {
    await send({ 'favourite-one': 'on' });
    const [{ id }] = await listed();
    const other = await createTestSite(on.deps);
    expect((await other.api('DELETE', `proofing/${id}`)).status).toBe(404);
    expect((await other.api('GET', `proofing/${id}`)).status).toBe(404);
    expect((await site.api('DELETE', `proofing/${id}`)).json).toEqual({ kind: 'removed' });
    expect(await listed()).toEqual([]);
  });

  test('moves with its site, and no secret stands in what is logged', async () => {
    await send({ 'favourite-one': 'on', note: 'A private word' });
    const before = await listed();
    const [selections] = moved;
    for await (const read of selections!.read(on.db.read, site.siteId))
      await on.db.write(async (tx) => {
        await selections!.clear?.(tx, site.siteId, []);
        await selections!.insert(tx, site.siteId, selections!.entry.array().parse(read));
      });
    expect(await listed()).toEqual(before);
    expect(JSON.stringify(on.deps.logged)).not.toMatch(/correct horse|A private word/);
  });
});
