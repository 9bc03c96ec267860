/** Mails to addresses that visitors type: one visitor reaches few, all of a site so many, and the owner sees the rest. */
import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { DEFAULT_FORM_MAILS } from '#domain/forms/form-mails.ts';
import { createFormSite, FORM_ID } from '#testing/server/form-site.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { sendMailsOnHold } from './send-mails-on-hold.ts';
import { MAX_OF_SENDER, MAX_OF_SITE } from './visitor-limits.ts';

const GOOD = { name: ['Mira', 'Stein'], message: 'Do you have cups?' };
const HOUR_MS = 3_600_000;

describeOnBothEngines(
  'mails that are held',
  (on) => {
    async function openForm(block = 'form') {
      const site = await createFormSite(on.deps, { block });
      await site.api('PUT', `forms/${FORM_ID}/settings`, { notify: [], keepDays: null });
      const answer = { ...DEFAULT_FORM_MAILS.answer, isOn: true };
      if (block === 'form')
        await site.api('PUT', `forms/${FORM_ID}/mails`, { ...DEFAULT_FORM_MAILS, answer });
      const deliver = async (waitMs = 3000) => {
        on.deps.clock.advance(waitMs);
        await site.worker.drain();
      };
      const mails = () =>
        on.db.read.selectFrom('mails').selectAll().where('siteId', '=', site.siteId).orderBy('id').execute();
      const held = async () => (await site.api('GET', 'submissions/news')).json.heldMails;
      const submissions = () =>
        on.db.read.selectFrom('formSubmissions').selectAll().where('siteId', '=', site.siteId).execute();
      return { site, deliver, mails, held, submissions };
    }

    test('one visitor reaches sixty people an hour; the rest is held, and goes when the owner sends it', async () => {
      const { site, deliver, mails, held, submissions } = await openForm();
      const people = Array.from({ length: MAX_OF_SENDER + 2 }, (_none, n) => `person${n}@example.org`);
      for (const email of people) expect(await site.save({ ...GOOD, email })).toBe(200);
      await deliver();
      expect(await submissions()).toHaveLength(people.length);
      const states = (await mails()).map(({ toAddress, state }) => [toAddress, state]);
      expect(states).toEqual(people.map((to, n) => [to, n < MAX_OF_SENDER ? 'kept' : 'failed']));
      expect(await held()).toBe(2);
      const last = (await mails()).at(-1);
      expect(last).toMatchObject({
        text: expect.stringContaining('Do you have cups?'),
        lastError: expect.stringContaining('from one place within an hour'),
      });
      const owner = await signedInBrowser(on.deps, site, await createTestAccount(on.deps, { isOwner: true }));
      expect((await owner.call('POST', `/api/mails/${last?.id}/retry`)).json).toEqual({ kind: 'queued' });
      await deliver();
      expect((await mails()).at(-1)).toMatchObject({ state: 'kept' });
      expect(await held()).toBe(1);
      await deliver(HOUR_MS);
      await site.save({ ...GOOD, email: 'later@example.org' });
      await deliver();
      expect((await mails()).at(-1)).toMatchObject({ toAddress: 'later@example.org', state: 'kept' });
    });

    test('whoever looks after the site has them sent, each once', async () => {
      const { site, deliver, mails, held } = await openForm();
      const people = Array.from({ length: MAX_OF_SENDER + 2 }, (_none, n) => `person${n}@example.org`);
      for (const email of people) expect(await site.save({ ...GOOD, email })).toBe(200);
      await deliver();
      const refused = (await mails())[0]?.id ?? '';
      await on.db.write((tx) =>
        tx.updateTable('mails').set({ state: 'failed', attempts: 1 }).where('id', '=', refused).execute(),
      );
      expect(await held()).toBe(2);
      const caretaker = await createTestAccount(on.deps, {
        roles: { [site.siteId]: CONTRIBUTOR_ROLES.admin },
      });
      const browser = await signedInBrowser(on.deps, site, caretaker);
      const send = async () => (await browser.call('POST', `/api/sites/${site.siteId}/mails/send-held`)).json;
      const calls = await Promise.all([send(), send()]);
      expect(calls.map(({ count }) => count).sort()).toEqual([0, 2]);
      expect(await held()).toBe(0);
      await deliver();
      expect(await send()).toEqual({ kind: 'queued', count: 0 });
      await deliver();
      const last = (await mails()).slice(-2);
      expect(last).toMatchObject([{ state: 'kept' }, { state: 'kept' }]);
      expect((await mails())[0]).toMatchObject({ state: 'failed', attempts: 1 });
      const jobs = await on.db.read
        .selectFrom('jobs')
        .select('payload')
        .where('type', '=', 'mail.send')
        .where(
          'payload',
          'in',
          last.map(({ id }) => JSON.stringify({ mailId: id })),
        )
        .execute();
      expect(jobs).toHaveLength(2);
      const lines = await on.db.read
        .selectFrom('activity')
        .select('what')
        .where('siteId', '=', site.siteId)
        .where('action', '=', 'form.mails-sent')
        .execute();
      expect(lines).toEqual([{ what: 'sent 2 emails to visitors that were on hold' }]);
    });

    test('sites share no visitor, and so many go at once', async () => {
      const [one, other] = [await openForm(), await openForm()];
      for (const { site, deliver } of [one, other]) {
        await site.save({ ...GOOD, email: 'mira@example.org' });
        await deliver();
      }
      const [mail] = await one.mails();
      if (!mail) throw new Error('no mail');
      expect((await other.mails())[0]?.sender).not.toBe(mail.sender);
      const ids = [on.deps.newId(), on.deps.newId(), on.deps.newId()];
      const heldMail = { ...mail, state: 'failed' as const, limitKey: null };
      await on.db.write((tx) =>
        tx
          .insertInto('mails')
          .values(ids.map((id) => ({ ...heldMail, id })))
          .execute(),
      );
      expect(await sendMailsOnHold(on.deps, other.site.siteId)).toBe(0);
      expect(await sendMailsOnHold(on.deps, one.site.siteId, 2)).toBe(2);
      expect(await one.held()).toBe(1);
      expect(await sendMailsOnHold(on.deps, one.site.siteId, 2)).toBe(1);
    });

    test('so it is with mails that ask for a newsletter, but for those the owner asks for', async () => {
      const { site, deliver, mails, held } = await openForm('newsletter');
      for (let n = 0; n <= MAX_OF_SENDER; n += 1) await site.save({ email: `person${n}@example.org` });
      await deliver();
      expect((await mails()).map(({ state }) => state)).toEqual([
        ...Array.from({ length: MAX_OF_SENDER }, () => 'kept'),
        'failed',
      ]);
      expect(await held()).toBe(1);
      const [list] = (await site.api('GET', 'lists')).json.lists;
      const person = { email: 'ada@example.org', name: 'Ada', hasConsent: false };
      expect((await site.api('POST', `lists/${list.id}/members`, person)).status).toBeLessThan(300);
      await deliver();
      expect((await mails()).at(-1)).toMatchObject({ toAddress: 'ada@example.org', state: 'kept' });
    });

    test('all visitors of a site together reach so many', async () => {
      const { site, deliver, mails, held } = await openForm();
      await site.save({ ...GOOD, email: 'first@example.org' });
      await deliver();
      const [first] = await mails();
      if (!first) throw new Error('no mail');
      const others = Array.from({ length: MAX_OF_SITE - 1 }, (_none, n) => ({
        ...first,
        id: on.deps.newId(),
        sender: `other ${n}`,
      }));
      await on.db.write((tx) => tx.insertInto('mails').values(others).execute());
      await site.save({ ...GOOD, email: 'last@example.org' });
      await deliver();
      expect((await mails()).at(-1)).toMatchObject({
        toAddress: 'last@example.org',
        state: 'failed',
        lastError: expect.stringContaining('This site has sent'),
      });
      expect(await held()).toBe(1);
    });

    test('what stands for a visitor goes with the last use of it', async () => {
      const { site, deliver, mails, submissions } = await openForm();
      await site.save({ ...GOOD, email: 'mira@example.org' });
      const [waiting] = await submissions();
      expect(waiting?.sender).toMatch(/^[\w-]{43}$/);
      await deliver();
      expect(await submissions()).toMatchObject([{ sender: null }]);
      expect(await mails()).toMatchObject([{ sender: waiting?.sender }]);
      on.deps.clock.advance(25 * HOUR_MS);
      await site.worker.queueRecurring();
      await site.worker.drain();
      expect(await mails()).toMatchObject([{ sender: null }]);
    });
  },
  { databaseFor: 'test' },
);
