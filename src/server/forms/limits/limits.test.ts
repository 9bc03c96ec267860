/** Forms that ask by what was answered, and forms that take only so many entries, or only for a time. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormLimits } from '#domain/forms/calls.ts';
import type { FormField, FormSettings } from '#domain/forms/form.ts';
import { NO_LIMITS } from '#domain/forms/limits.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createFormSite, FORM_ID } from '#testing/server/form-site.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const SAVE = '/api/form/SaveFormSubmission';
const LIMITS = `forms/${FORM_ID}/limits`;
const FULL = 'This form is no longer taking submissions.';

function field(id: string, type: FormField['type'], extras: Partial<FormField> = {}): FormField {
  const texts = { label: id, hint: '', placeholder: '', currencySymbol: '', key: '', value: '' };
  const flags = { isRequired: true, showCountryCode: false, underline: false, allowAnyDomainEnding: true };
  return { id, type, width: 'full', options: [], maxLength: 0, ...texts, ...flags, ...extras };
}

const ask = (id: string): Partial<FormSettings> => ({ fields: [field(id, 'text')] });

describeOnBothEngines('limits and conditions of forms', (on) => {
  const rowsOf = (siteId: string) =>
    on.deps.db.read
      .selectFrom('formSubmissions')
      .selectAll()
      .where('siteId', '=', siteId)
      .orderBy('id')
      .execute();

  async function openForm(props: Partial<FormSettings> = ask('line')) {
    const site = await createFormSite(on.deps, { props });
    const limit = (limits: Partial<FormLimits>) => site.api('PUT', LIMITS, { ...NO_LIMITS, ...limits });
    let callers = 0;
    /** Each time from another address, so that no rate is limited. */
    const send = async (values: unknown, more: { key?: string; trap?: string } = {}) => {
      const key = more.key ?? (await site.fetchKey());
      if (more.key === undefined) on.deps.clock.advance(20_000);
      const { visitor, page } = site;
      callers += 1;
      const sent = { formId: FORM_ID, pageId: page.id, key, form: JSON.stringify(values) };
      const response = await site.app.request(
        new Request(`${visitor.origin}${SAVE}?crumb=${encodeURIComponent(visitor.crumb)}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            host: new URL(visitor.origin).host,
            origin: visitor.origin,
            'sec-fetch-site': 'same-origin',
            cookie: [...visitor.cookies.values()].join('; '),
          },
          body: JSON.stringify({ ...sent, second_message: more.trap ?? '' }),
        }),
        undefined,
        { incoming: { socket: { remoteAddress: `10.0.${callers >> 8}.${callers & 255}` } } },
      );
      return { status: response.status, json: (await response.json()) as Record<string, unknown> };
    };
    const bare = (entries: Record<string, string>) =>
      site.visitor.submit(
        SAVE,
        new URLSearchParams({ formId: FORM_ID, pageId: site.page.id, pagePath: site.page.path, ...entries }),
      );
    const show = async () => (await site.visitor.ask('GET', '/contact')).text();
    return { site, limit, send, bare, show, rows: () => rowsOf(site.siteId) };
  }

  const conditional: Partial<FormSettings> = {
    fields: [
      field('thrown', 'radio', { options: ['Yes', 'No'] }),
      field('where', 'text', { showWhen: { field: 'thrown', operator: 'is', value: 'Yes' } }),
      field('more', 'page', { showWhen: { field: 'where', operator: 'filled', value: '' } }),
      field('years', 'number'),
      field('last', 'page'),
      field('note', 'text', { isRequired: false }),
    ],
  };

  test('what is not asked is not required, and not kept whatever is sent for it', async () => {
    const { send, rows } = await openForm(conditional);
    const asked = await send({ thrown: 'Yes', years: '3' });
    expect(asked).toMatchObject({ status: 400, json: { errors: { where: 'This field is required.' } } });
    expect(Object.keys(asked.json['errors'] as object)).toEqual(['where']);
    expect(await send({ thrown: 'Yes', where: 'Oslo' })).toMatchObject({
      json: { errors: { years: 'This field is required.' } },
    });
    const hidden = { where: 'Oslo', years: 'not a number', last: 'x', more: 'x', note: 'Hello' };
    expect((await send({ thrown: 'No', ...hidden })).status).toBe(200);
    const [row] = await rows();
    expect(JSON.parse(row?.content ?? '')).toEqual([
      { id: 'thrown', type: 'radio', label: 'thrown', value: 'No' },
      { id: 'note', type: 'text', label: 'note', value: 'Hello' },
    ]);
    expect(row?.words).not.toContain('oslo');
  });

  test('without scripts the answers decide too, and the page comes back where the first error is', async () => {
    const { bare, rows } = await openForm(conditional);
    const refused = await bare({ 'f-thrown': 'Yes', 'f-where': 'Oslo' });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Step 2 of 3');
    expect(html).toContain('value="Oslo"');
    expect(html).toContain('Only if “thrown” is “Yes”.');
    expect((await bare({ 'f-thrown': 'No', 'f-where': 'Oslo', 'f-years': '3' })).status).toBe(303);
    const [row] = await rows();
    expect(JSON.parse(row?.content ?? '').map(({ id }: { id: string }) => id)).toEqual(['thrown', 'note']);
  });

  test('fifty at once at a limit of ten are ten; a lost answer is given again; spam takes no place', async () => {
    const { site, limit, send, show, rows } = await openForm();
    expect((await limit({ maxEntries: 10 })).json).toMatchObject({ limits: { maxEntries: 10 }, taken: 0 });
    for (const line of ['a', 'b']) expect((await send({ line }, { trap: 'x' })).status).toBe(200);
    const keys: string[] = [];
    for (let index = 0; index < 50; index += 1) keys.push(await site.fetchKey());
    on.deps.clock.advance(20_000);
    const answers = await Promise.all(keys.map((key, index) => send({ line: `Line ${index}` }, { key })));
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(10);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toEqual({ status: 400, json: { error: FULL } });
    const all = await rows();
    expect(all.map((row) => row.isSpam).sort()).toEqual([...Array(10).fill(0), 1, 1]);
    expect((await site.api('GET', LIMITS)).json).toMatchObject({ taken: 10 });
    const first = answers.findIndex(({ status }) => status === 200);
    expect(await send({ line: 'again' }, { key: keys[first] ?? '' })).toEqual(answers[first]);
    expect((await send({ line: 'spam' }, { trap: 'x' })).status).toBe(400);
    on.deps.clock.advance(60_001);
    const page = await show();
    expect(page).toContain(FULL);
    expect(page).not.toContain('<form class="form"');
    await site.api('POST', 'submissions/delete', { ids: [all.find((row) => row.isSpam === 0)?.id] });
    expect((await send({ line: 'one more' })).status).toBe(200);
    expect((await send({ line: 'too many' })).status).toBe(400);
  });

  test('a form is taken from one moment to another, and its page says so as soon as it is set', async () => {
    const { limit, send, bare, show, rows, site } = await openForm();
    const opensAt = on.deps.now() + 3_600_000;
    const closesAt = opensAt + 3_600_000;
    expect(await show()).toContain('<form class="form"');
    await limit({ opensAt, closesAt, closedText: 'Till next year.\nWe <b>look</b> forward.' });
    expect(await show()).toContain('This form opens on March 2, 2026 at');
    expect(await send({ line: 'early' })).toMatchObject({
      status: 400,
      json: { error: expect.stringMatching(/^This form opens on March 2, 2026 at/) },
    });
    on.deps.clock.set(opensAt);
    await site.visitor.renew();
    const key = await site.fetchKey();
    on.deps.clock.advance(20_000);
    const first = await send({ line: 'in time' }, { key });
    expect(first.status).toBe(200);
    on.deps.clock.set(closesAt);
    expect(await send({ line: 'in time' }, { key })).toEqual(first);
    expect(await send({ line: 'late' }, { key: await site.fetchKey() })).toEqual({
      status: 400,
      json: { error: 'Till next year.\nWe <b>look</b> forward.' },
    });
    const refused = await bare({ 'f-line': 'late' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(
      '<p role="alert">Till next year.\nWe &lt;b&gt;look&lt;/b&gt; forward.</p>',
    );
    expect(await rows()).toHaveLength(1);
    await limit({});
    expect(await show()).toContain('<form class="form"');
  });

  test('a newsletter can be closed too', async () => {
    const site = await createFormSite(on.deps, { block: 'newsletter' });
    await site.api('PUT', LIMITS, { ...NO_LIMITS, closesAt: 0, closedText: 'We write no more letters.' });
    const html = await (await site.visitor.ask('GET', '/contact')).text();
    expect(html).toContain('We write no more letters.');
    expect(html).not.toContain('f-email');
  });

  test('limits are private, of their own site, and set by those who may change settings', async () => {
    const { site, limit } = await openForm();
    const other = await createTestSite(on.deps, { app: site });
    await limit({ maxEntries: 3 });
    expect((await other.api('GET', LIMITS)).json.limits).toEqual(NO_LIMITS);
    for (const [wrong, path] of [
      [{ maxEntries: 0 }, 'maxEntries'],
      [{ maxEntries: 1.5 }, 'maxEntries'],
      [{ opensAt: 5, closesAt: 5 }, 'closesAt'],
      [{ closedText: 'x'.repeat(501) }, 'closedText'],
      [{ opensAt: -1 }, 'opensAt'],
    ] as const) {
      const { status, json } = await limit(wrong);
      expect([status, json.error.path], JSON.stringify(wrong)).toEqual([400, path]);
    }
    const reader = await createTestAccount(on.deps, { roles: { [site.siteId]: 2 } });
    const browser = await signedInBrowser(on.deps, site, reader);
    const path = `/api/sites/${site.siteId}/${LIMITS}`;
    expect((await browser.call('PUT', path, NO_LIMITS)).status).toBe(403);
    expect((await site.api('GET', LIMITS)).json.limits).toEqual({ ...NO_LIMITS, maxEntries: 3 });
  });

  test('whatever comes and whatever is deleted, as many are let in as there are places', async () => {
    const { site, limit, send, rows } = await openForm();
    const counting = async () => (await rows()).filter((row) => row.isSpam === 0).map(({ id }) => id);
    let places = 2;
    const moves: Readonly<Record<string, () => Promise<unknown>>> = {
      async delete() {
        const [first] = await counting();
        if (first) await site.api('POST', 'submissions/delete', { ids: [first] });
      },
      async limit() {
        places = 1 + (places % 3);
        await limit({ maxEntries: places });
      },
      async spam() {
        const free = places - (await counting()).length;
        const { status } = await send({ line: 'x' }, { trap: 'x' });
        expect(status).toBe(free > 0 ? 200 : 400);
      },
      async sendTwo() {
        const before = (await counting()).length;
        const keys = [await site.fetchKey(), await site.fetchKey()];
        on.deps.clock.advance(20_000);
        const answers = await Promise.all(keys.map((key) => send({ line: 'x' }, { key })));
        const letIn = answers.filter(({ status }) => status === 200).length;
        expect(letIn).toBe(Math.min(2, Math.max(0, places - before)));
        expect(await counting()).toHaveLength(before + letIn);
      },
    };
    await limit({ maxEntries: places });
    const plans = fc.array(fc.constantFrom(...Object.keys(moves)), { maxLength: 10 });
    const follow = async (plan: readonly string[]) => {
      for (const move of plan) await moves[move]?.();
    };
    await fc.assert(fc.asyncProperty(plans, follow), { numRuns: 8 });
  });
});
