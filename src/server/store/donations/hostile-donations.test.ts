/** What strangers try with the donation form: keys of others, links in mails, and far too many tries. */
import { expect, test } from 'vitest';
import { openCampaign } from '#testing/server/open-campaign.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const DAY_MS = 86_400_000;

describeOnBothEngines('hostile donations', (on) => {
  test('a key in the address of the page is ignored, and only keys that we issued are taken', async () => {
    const { form, submit, page, list } = await openCampaign(on.deps);
    const made = 'AAAAAAAAAAAAAAAAAAAAAAAA';
    const html = await page(`&key=${made}`);
    expect(html).toContain('name="key"');
    expect(html).not.toContain(made);
    const issued = (await form()).get('key') ?? '';
    expect(await page(`&key=${issued}`)).not.toContain(issued);
    for (const key of [made, '', `${issued}x`, issued.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))]) {
      const answer = await submit(await form({ key }));
      expect([key, answer.status]).toEqual([key, 409]);
      expect(await answer.text()).toContain('Check your details, then donate again.');
    }
    const late = await form();
    on.deps.clock.advance(DAY_MS);
    expect((await submit(late)).status).toBe(409);
    expect(await list()).toHaveLength(0);
  });

  test('the key of another donor opens no receipt', async () => {
    const { form, submit, list } = await openCampaign(on.deps);
    const sent = await form({ name: 'Ada Byron', dedication: 'For Grace' });
    const receipt = (await submit(sent)).headers.get('location');
    const key = sent.get('key') ?? '';
    const stranger = await form({ key, name: 'Eve', email: 'eve@example.org', dedication: '' });
    const answer = await submit(stranger);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).not.toBe(receipt);
    const donors = (await list()).map(({ donor }: { donor: string }) => donor);
    expect(donors.toSorted()).toEqual(['Ada Byron', 'Eve']);
  });

  test('mails to the address that a stranger typed hold no link of theirs', async () => {
    const { site, form, submit, list, pay } = await openCampaign(on.deps);
    const evil = 'Win at https://evil.example/win';
    expect((await submit(await form({ name: evil, dedication: evil }))).status).toBe(303);
    await site.worker.drain();
    const [{ id, orderId }] = await list();
    await pay(orderId);
    await site.worker.drain();
    const year = new Date(on.deps.now()).getUTCFullYear();
    expect((await site.api('POST', `donations/${id}/statement`, { year })).status).toBe(200);
    const mails = await on.db.read
      .selectFrom('mails')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .where('toAddress', '=', 'ada@example.org')
      .execute();
    expect(mails).toHaveLength(3);
    for (const { subject, text, html } of mails) {
      expect(text).toContain('Win at https evil. example/win');
      expect(`${subject} ${text} ${html}`).not.toMatch(/:\/\/evil|evil\.example/);
    }
  });
});
