/** Forms behind the password of a page: whoever knows their ids knows no password, on both engines. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { ITEM_STATUS } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { LOCKED_HINT, LOCKED_MESSAGE, LOCKED_PAGE } from '#domain/forms/messages.ts';
import { FilesForm, PNG } from '#testing/server/files-form.ts';
import { textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const SAVE = '/api/form/SaveFormSubmission';
const SHARED_ID = 'form00000000000000000002';
const LOCKED = { status: 403, json: { error: LOCKED_MESSAGE } };

describeOnBothEngines('forms behind a password', (on) => {
  async function lock(form: FilesForm, pageId = form.page.id, password: string | null = 'clay') {
    const set = await form.site.api('PUT', `documents/${pageId}/settings`, { password });
    expect(set.status).toBe(200);
  }

  async function unlock({ visitor, page }: FilesForm, path = page.path, password = 'clay') {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const given = await visitor.ask('POST', path, type, new URLSearchParams({ password }).toString());
    expect(given.status).toBe(303);
  }

  /** A form that pages share, as a script sends it. */
  async function sendShared(form: FilesForm, pageId: string) {
    const entered = JSON.stringify({ line: 'Cups' });
    const key = await form.fetchKey();
    const body = { formId: SHARED_ID, pageId, form: entered, key };
    return (await form.visitor.send('POST', SAVE, body)).status;
  }

  function sharedBody(title: string): Body {
    const props = definitions['form']?.defaults as Record<string, unknown>;
    return bodyOf(title, on.deps.newId(), [blockOf(SHARED_ID, 'form', { ...props, fields: [] })]);
  }

  function showing(sectionId: string, title: string): Body {
    const body = textBody(on.deps, title, 'Words.');
    const [own] = body.sections;
    if (!own) throw new Error('no section');
    const source = { ref: 'section' as const, id: sectionId };
    return { ...body, sections: [own, { ...own, id: on.deps.newId(), blocks: [], source }] };
  }

  test('takes entries and files only from whoever has given it', async () => {
    const form = await FilesForm.open(on);
    await lock(form);
    expect(await form.save([])).toEqual(LOCKED);
    expect(await form.upload(PNG, 'a.png')).toEqual(LOCKED);
    expect([await form.submissions(), await form.rows()]).toEqual([[], []]);
    await unlock(form);
    const papers = [await form.reference(PNG, 'a.png')];
    expect((await form.save(papers)).status).toBe(200);
    // Another password asks everybody again.
    await lock(form, form.page.id, 'ash');
    expect(await form.save([])).toEqual(LOCKED);
    await lock(form, form.page.id, null);
    expect((await form.save([])).status).toBe(200);
  });

  test('without scripts too, and what was entered can be sent again once it is given', async () => {
    const form = await FilesForm.open(on);
    await lock(form);
    const words = 'Cups & <b>bowls</b>\r\n"of" clay';
    const entries = new URLSearchParams({ ...form.ownEntries(), 'f-message': words });
    const refused = await form.visitor.submit(SAVE, entries);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
    const html = await refused.text();
    expect(html).toContain(LOCKED_MESSAGE);
    expect(html).toContain('href="/contact"');
    expect(html).toContain(
      'name="f-message" value="Cups &amp; &lt;b&gt;bowls&lt;/b&gt;\r\n&quot;of&quot; clay"',
    );
    expect(html).toContain(`<form method="post" action="${SAVE}">`);
    const file = new File([new Uint8Array(PNG)], 'a.png', { type: 'image/png' });
    const withFile = await form.bare([file]);
    const long = new URLSearchParams({ ...form.ownEntries(), 'f-message': 'x'.repeat(200_000) });
    for (const lost of [withFile, await form.visitor.submit(SAVE, long)]) {
      const said = await lost.text();
      expect([lost.status, said]).toEqual([403, expect.stringContaining(`<p>${LOCKED_PAGE}</p>`)]);
      expect(said).toContain('Go back to the form');
      expect(said).not.toMatch(new RegExp(`<form|${LOCKED_HINT}`));
    }
    expect([await form.submissions(), await form.rows()]).toEqual([[], []]);
    await unlock(form);
    expect((await form.visitor.submit(SAVE, entries)).status).toBe(303);
    expect(await form.submissions()).toHaveLength(1);
  });

  test('gives a password back in no page: it is asked for again', async () => {
    const secret = blankField('secret', 'password', 'Your <password>');
    const form = await FilesForm.open(on, { more: [secret] });
    await lock(form);
    const send = async (more: Record<string, string>) => {
      const entries = new URLSearchParams({ ...form.ownEntries(), 'f-message': 'Cups', ...more });
      return (await form.visitor.submit(SAVE, entries)).text();
    };
    const html = await send({ 'f-secret': 'hunter2' });
    expect(html).not.toContain('hunter2');
    expect(html).toContain('<label>Your &lt;password&gt;<input type="password" name="f-secret"');
    expect(html).toContain('<input type="hidden" name="f-message" value="Cups">');
    expect(await send({ 'f-secret': '' })).not.toContain('type="password"');
  });

  test('of a reusable section is open where one page without a password shows it', async () => {
    const form = await FilesForm.open(on);
    const section = await form.site.publish({ kind: 'section', body: sharedBody('Ask us') });
    expect(await sendShared(form, form.page.id)).toBe(404);
    const dealers = await form.site.publish({ body: showing(section.id, 'Dealers'), slug: 'dealers' });
    await lock(form, dealers.id);
    for (const pageId of [dealers.id, form.page.id, section.id, ''])
      expect(await sendShared(form, pageId)).toBe(403);
    const open = await form.site.publish({ body: showing(section.id, 'All'), slug: 'all' });
    expect(await sendShared(form, open.id)).toBe(200);
    await lock(form, open.id, 'ash');
    expect(await sendShared(form, open.id)).toBe(403);
    await unlock(form, '/dealers');
    expect(await sendShared(form, dealers.id)).toBe(200);
  });

  test('is open in the footer, which the lock screen shows as well', async () => {
    const form = await FilesForm.open(on);
    await lock(form);
    const call = async (method: string, body?: unknown) => {
      const response = await form.site.app.request(
        `http://localhost:4321/api/site-header-footer?site=${form.site.siteId}`,
        {
          method,
          headers: { authorization: `Bearer ${form.site.token}`, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
      );
      return response.json();
    };
    const { header, footer } = await call('GET');
    const saved = await call('PUT', {
      header: { baseId: header.revisionId, body: header.body },
      footer: { baseId: footer.revisionId, body: sharedBody('Footer') },
    });
    await form.site.api('POST', `documents/${saved.footer.documentId}/publish`, {});
    expect(await sendShared(form, form.page.id)).toBe(200);
  });

  test('on a page that is private takes nothing', async () => {
    const form = await FilesForm.open(on);
    await on.db.write(async (tx) => {
      const hidden = { status: ITEM_STATUS.private };
      await tx.updateTable('documents').set(hidden).where('id', '=', form.page.id).execute();
    });
    expect((await form.save([])).status).toBe(404);
    expect(await form.submissions()).toEqual([]);
  });
});
