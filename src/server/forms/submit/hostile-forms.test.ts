/** Hostile texts in every kind of field: stored as they are or refused with a word, and harmless wherever they show. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { FIELD_TYPES, type FieldType } from '#domain/forms/field-types.ts';
import type { FormValue } from '#domain/forms/form.ts';
import { expectInert } from '#testing/server/expect-inert.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { createTestAccount } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import {
  hasSharedData,
  sharedDataPath,
  sharedFiles,
  sharedJson,
  sharedLines,
} from '../../../../scripts/shared-data.ts';

const SAVE = '/api/form/SaveFormSubmission';
const KEY = '/api/form/FormSubmissionKey';
const FORM_ID = 'form00000000000000000001';
const OPTIONS = ['A', 'B'];

const naughty = (sharedJson<string[]>('hostile/blns.json') ?? []).filter((text) => text !== '');
const payloads = sharedLines('hostile/xss-payloads.txt').filter((_, index) => index % 25 === 0);
const texts = [...naughty, ...payloads];
/** Control characters are written there as their pictures. */
const addresses = hasSharedData()
  ? [
      ...readFileSync(sharedDataPath('hostile/isemail-tests.xml'), 'utf8').matchAll(
        /<address>(.*?)<\/address>/gs,
      ),
    ].map(([, address = '']) =>
      address
        .replace(/&#x24([0-2][0-9A-F]);/gi, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    )
  : [];

/** A text in the shape that a kind of field has. */
function shaped(type: FieldType, text: string): FormValue {
  switch (type) {
    case 'name':
      return [text, text];
    case 'address':
      return [text, text, text, text, text, text];
    case 'phone':
      return ['', text, text, text];
    case 'date':
      return [text, text, text];
    case 'time':
      return [text, text, text, text];
    case 'checkbox':
      return [text];
    case 'likert':
      return { A: text };
    case 'file':
      return { [text]: text };
    default:
      return text;
  }
}

/** As a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  const cells = csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

async function expectAnswers(site: TestSite, queries: readonly string[]): Promise<void> {
  for (const text of queries) {
    const query = encodeURIComponent(text.toWellFormed());
    for (const path of ['', '/news', '/charts', '/table.csv', '/all.json', `/${query}`]) {
      const terms = ['search', 'form', 'folder', 'after', 'before', 'days'].map((name) => `${name}=${query}`);
      const address = `submissions${path}?${terms.join('&')}`;
      expect([address, (await site.api('GET', address)).status < 500]).toEqual([address, true]);
    }
  }
}

const FREE: readonly FieldType[] = ['text', 'textarea', 'name', 'address', 'hidden'];

describeOnBothEngines('hostile entries', (on) => {
  async function open(types: readonly FieldType[]) {
    const identifier = `f-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const admin = await createTestAccount(on.deps, {
      email: `${identifier}@example.org`,
      roles: { [site.siteId]: 1 },
    });
    const fields = types.map((type) => blankField(type, type, `Of ${type}`, { options: OPTIONS }));
    const props = { ...definitions['form']?.defaults, fields } as Record<string, unknown>;
    const body = bodyOf('Contact', on.deps.newId(), [
      blockOf(FORM_ID, 'form', props, definitions['form']?.version),
    ]);
    const page = await site.publish({ body, slug: 'contact' });
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const { key } = (await (await visitor.send('POST', KEY)).json()) as { key: string };
    let sent = 0;
    const send = async (form: string, more: object = {}) => {
      sent += 1;
      on.deps.clock.advance(4000);
      if (sent % 400 === 0) await visitor.renew();
      const answer = await visitor.send('POST', SAVE, {
        formId: FORM_ID,
        pageId: page.id,
        form,
        key,
        ...more,
      });
      return { status: answer.status, json: JSON.parse(await answer.text()) };
    };
    const freshKey = async () => {
      on.deps.clock.advance(4000);
      const issued = (await (await visitor.send('POST', KEY)).json()) as { key: string };
      on.deps.clock.advance(4000);
      return issued.key;
    };
    return { site, admin, page, visitor, send, freshKey };
  }

  test.skipIf(!hasSharedData())('what a field refuses, it refuses with a word', async () => {
    const types = FIELD_TYPES.filter((type) => !FREE.includes(type));
    const { send } = await open(types);
    const formOf = (text: string, index: number): string => {
      const type = types[index % types.length] as FieldType;
      const all = Object.fromEntries(types.map((each) => [each, shaped(each, text)]));
      return JSON.stringify([all, { [type]: text }, { [type]: [text, { x: text }] }][index % 3]);
    };
    for (const [index, text] of texts.entries()) {
      const form = formOf(text, index);
      // Refused as a whole by its key where nothing is wrong with the entries.
      const { status, json } = await send(form, { key: 'x' });
      expect([form, status]).toEqual([form, 400]);
      const checked = await send(form);
      expect([form, [200, 400].includes(checked.status)]).toEqual([form, true]);
      for (const message of Object.values((checked.json.errors ?? {}) as Record<string, string>))
        expect(message).toMatch(/\S/);
      expect(json.keyFail).toBe(true);
    }
  });

  test.skipIf(!hasSharedData())('email addresses of every kind, and bodies that are no map', async () => {
    const { send } = await open(['email']);
    expect(addresses.length).toBeGreaterThan(150);
    const seen = new Set<number>();
    for (const email of addresses) seen.add((await send(JSON.stringify({ email }))).status);
    expect([...seen].sort()).toEqual([200, 400]);
    for (const { bytes } of sharedFiles('hostile/json')) {
      const { status } = await send(Buffer.from(bytes).toString('latin1'));
      expect([200, 400]).toContain(status);
    }
  });

  test.skipIf(!hasSharedData())(
    'what is stored is what was entered, and is harmless in the inbox, the table and the mails',
    async () => {
      const { site, admin, send, freshKey } = await open(['email', ...FREE]);
      const some = texts.filter((_, index) => index % 6 === 0);
      for (const text of some) {
        const values = Object.fromEntries(FREE.map((type) => [type, shaped(type, text)]));
        const form = JSON.stringify({ ...values, email: 'mira@example.org' });
        expect([text, (await send(form, { key: await freshKey() })).status]).toEqual([text, 200]);
      }
      const stored = [];
      for (const folder of ['inbox', 'spam'])
        stored.push(
          ...JSON.parse((await site.api('GET', `submissions/all.json?folder=${folder}`)).json as string),
        );
      const entered = stored.map(({ content }: { content: KeptValue[] }) => content[1]?.value);
      const asStored = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed();
      expect(entered.toSorted()).toEqual(some.map(asStored).toSorted());
      const csv = (await site.api('GET', 'submissions/table.csv')).json as string;
      expect(cellsOf(csv).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      expect(cellsOf(csv).length).toBeGreaterThan(some.length);
      await expectAnswers(
        site,
        some.filter((_, index) => index % 4 === 0),
      );
      on.deps.clock.advance(60_000);
      await site.worker.drain();
      const mails = await on.deps.db.read
        .selectFrom('mails')
        .selectAll()
        .where('siteId', '=', site.siteId)
        .execute();
      expect([admin !== '', mails.length > some.length / 2]).toEqual([true, true]);
      for (const mail of mails) {
        expect(`${mail.subject}${mail.toAddress}`).not.toMatch(/[\r\n]/);
        expectInert(mail.html ?? '');
      }
    },
    360_000,
  );

  test.skipIf(!hasSharedData())('a page that shows entries again shows them as texts', async () => {
    const { visitor, page } = await open(FIELD_TYPES.filter((type) => type !== 'file'));
    for (const text of texts.filter((_, index) => index % 12 === 0)) {
      on.deps.clock.advance(4000);
      const entries = new URLSearchParams({
        formId: FORM_ID,
        pageId: page.id,
        pagePath: text,
        'f-email': text,
      });
      for (const type of FIELD_TYPES)
        for (const name of [`f-${type}`, `f-${type}[]`, `f-${type}-0`, `f-${type}-First`])
          entries.append(name, text);
      entries.append(text, text);
      const answer = await visitor.submit(SAVE, entries);
      expect([text, answer.status]).toEqual([text, expect.toBeOneOf([303, 400])]);
      if (answer.status === 400) expectInert(await answer.text());
    }
  });
});
