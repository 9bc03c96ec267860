/** What members download about themselves, and what owners keep to themselves. */
import { expect, test } from 'vitest';
import { OWN_DATA_PATH } from '#domain/members/contract.ts';
import { createFormSite, FORM_ID } from '#testing/server/form-site.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const EMAIL = 'ada@example.org';

describeOnBothEngines('data that members download', (on) => {
  test('leaves out what the shop noted about a buyer, which is in the owner’s export', async () => {
    const shop = await openTestShop(on.deps, 5);
    const placed = await shop.complete(shop.fill());
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const site = await openMemberSite(on.deps, shop.site);
    const note = 'Haggles about everything';
    const saved = await site.api('PUT', `customers/${placed.order.id}/note`, { note });
    expect(saved.status).toBe(200);
    await site.join(EMAIL);
    const own = await (await site.visitor.ask('GET', OWN_DATA_PATH)).text();
    expect(own).toContain('Kastanienallee 7');
    expect(own).not.toContain(note);
    const known = await site.api('POST', 'submissions/person', { email: EMAIL });
    expect(JSON.stringify(known.json)).toContain(note);
  });

  test('leaves out notes and the judgement on a message, and who put somebody on a list', async () => {
    const form = await createFormSite(on.deps);
    const site = await openMemberSite(on.deps, form);
    await on.db.write(async (tx) => {
      const id = on.deps.newId();
      await tx
        .insertInto('formSubmissions')
        .values({
          ...{ id, siteId: site.siteId, formId: FORM_ID, formName: 'Contact' },
          ...{ pageId: form.page.id, pagePath: '/contact', emails: `\n${EMAIL}\n`, words: '' },
          ...{ submissionKey: 'a', details: '{}', waitsForNotice: 0, sender: null },
          content: JSON.stringify([{ id: 'email', type: 'email', label: 'Email', value: EMAIL }]),
          ...{ isSpam: 1, spamReasons: '["links"]', isRead: 1, createdAt: 1 },
          locale: null,
        })
        .execute();
      const note = { id: on.deps.newId(), submissionId: id, siteId: site.siteId, body: 'A bit odd' };
      await tx
        .insertInto('submissionNotes')
        .values({ ...note, accountId: null, author: 'Otto Owner', createdAt: 1, editedAt: null })
        .execute();
    });
    const { lists } = (await site.api('GET', 'lists')).json;
    const list = lists[0] ?? (await site.api('POST', 'lists', { name: 'News' })).json.list;
    const added = await site.api('POST', `lists/${list.id}/members`, {
      email: EMAIL,
      name: '',
      hasConsent: true,
    });
    expect(added.status).toBe(201);
    const known = JSON.stringify((await site.api('POST', 'submissions/person', { email: EMAIL })).json);
    await site.join(EMAIL);
    const own = await (await site.visitor.ask('GET', OWN_DATA_PATH)).text();
    const { submissions, lists: ownLists } = JSON.parse(own);
    expect(submissions).toMatchObject([{ formName: 'Contact', content: [{ value: EMAIL }] }]);
    expect(Object.keys(submissions[0])).not.toContain('isSpam');
    expect(ownLists).toMatchObject([{ email: EMAIL, source: { kind: 'owner' } }]);
    for (const secret of ['A bit odd', 'Otto Owner', 'spamReasons', '"by"']) {
      expect(known).toContain(secret);
      expect(own).not.toContain(secret);
    }
  });
});
