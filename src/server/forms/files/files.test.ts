/** Files of forms over HTTP, as the island and a browser without scripts send them, on both engines. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { FormField, FormSettings } from '#domain/forms/form.ts';
import { createTestSite } from '../../testing/fixture.ts';
import { testVisitor } from '../../testing/visitor.ts';
import { describeOnBothEngines } from '../../testing.ts';
import { formFileKey } from './form-files.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const UPLOAD = '/api/form/UploadFile';
const FORM_ID = 'form00000000000000000001';
const contact = definitions['form']?.defaults as FormSettings;
const GOOD = { name: ['Mira', 'Stein'], email: 'mira@example.org', message: 'A vase like this one' };
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

function fileField(extras: Partial<FormField> = {}): FormField {
  const [plain] = contact.fields;
  return {
    ...(plain as FormField),
    id: 'papers',
    type: 'file',
    label: 'Papers',
    isRequired: false,
    fileKinds: [],
    maxFiles: 3,
    maxMegabytes: 1,
    ...extras,
  };
}

describeOnBothEngines('files of forms', (on) => {
  async function openForm(extras: Partial<FormField> = {}) {
    const site = await createTestSite(on.deps);
    const props = { ...contact, fields: [...contact.fields, fileField(extras)] };
    const block = blockOf(FORM_ID, 'form', props as unknown as Record<string, unknown>);
    const page = await site.publish({
      body: bodyOf('Contact', on.deps.newId(), [block]),
      slug: 'contact',
    });
    const { identifier } = await on.db.read
      .selectFrom('sites')
      .select('identifier')
      .where('id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    const origin = `http://${identifier}.localhost:4321`;
    const visitor = await testVisitor(site, origin);
    const own = { origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    const upload = async (bytes: Buffer, name: string, query: Record<string, string> = {}) => {
      const terms = new URLSearchParams({
        formId: FORM_ID,
        pageId: page.id,
        fieldId: 'papers',
        name,
        crumb: visitor.crumb,
        ...query,
      });
      const response = await site.app.request(
        new Request(`${origin}${UPLOAD}?${terms}`, {
          method: 'POST',
          headers: {
            ...own,
            host: new URL(origin).host,
            cookie: [...visitor.cookies.values()].join('; '),
            'content-type': 'application/octet-stream',
          },
          body: new Uint8Array(bytes),
        }),
      );
      return { status: response.status, json: await response.json() };
    };
    const reference = async (bytes: Buffer, name: string): Promise<string> => {
      const sent = await upload(bytes, name);
      expect(sent, name).toMatchObject({ status: 200 });
      return sent.json.reference;
    };
    const fetchKey = async () => {
      const { key } = (await (await visitor.send('POST', KEY)).json()) as { key: string };
      on.deps.clock.advance(20_000);
      return key;
    };
    const save = async (papers: unknown, key?: string) => {
      const form = JSON.stringify({ ...GOOD, papers });
      const body = { formId: FORM_ID, pageId: page.id, form, key: key ?? (await fetchKey()) };
      const response = await visitor.send('POST', SAVE, body);
      return { status: response.status, json: await response.json() };
    };
    const bare = (files: readonly File[], entries: Record<string, string> = {}) => {
      const form = new FormData();
      const texts = {
        formId: FORM_ID,
        pageId: page.id,
        pagePath: page.path,
        'f-name-First': 'Mira',
        'f-email': 'mira@example.org',
        'f-message': 'A vase like this one',
        ...entries,
      };
      for (const [name, value] of Object.entries(texts)) form.append(name, value);
      for (const file of files) form.append('f-papers[]', file);
      return visitor.submit(SAVE, form);
    };
    const { media, worker } = site;
    const rows = () =>
      on.db.read
        .selectFrom('form_files')
        .selectAll()
        .where((eb) => eb.or([eb('site_id', '=', site.siteId), eb('site_id', 'is', null)]))
        .orderBy('id')
        .execute();
    const isStored = async (id: string) => (await media.storage.size(formFileKey(id))) !== undefined;
    const submissions = () =>
      on.db.read.selectFrom('form_submissions').selectAll().where('site_id', '=', site.siteId).execute();
    const keepHouse = async () => {
      await worker.queueRecurring();
      await worker.drain();
    };
    return {
      site,
      page,
      visitor,
      upload,
      reference,
      fetchKey,
      save,
      bare,
      rows,
      isStored,
      submissions,
      keepHouse,
      origin,
    };
  }

  test('files sent first go with the submission that names them, and only the owner gets them', async () => {
    const form = await openForm();
    const picture = await form.reference(PNG, 'C:\\fakepath\\vase.html');
    const paper = await form.reference(PDF, 'offer "2026".pdf');
    const { status, json } = await form.save([picture, paper]);
    expect([status, json]).toEqual([200, { status: 'stored', submissionId: expect.any(String) }]);
    const rows = await form.rows();
    expect(rows).toMatchObject([
      { name: 'vase.png', kind: 'picture', bytes: PNG.length, submission_id: json.submissionId },
      { name: 'offer 2026.pdf', kind: 'pdf', bytes: PDF.length, submission_id: json.submissionId },
    ]);
    const content = JSON.parse((await form.submissions())[0]?.content ?? '[]') as {
      id: string;
      value: unknown;
    }[];
    expect(content.find(({ id }) => id === 'papers')?.value).toEqual({
      [rows[0]?.id ?? '']: 'vase.png',
      [rows[1]?.id ?? '']: 'offer 2026.pdf',
    });
    const files = `submissions/${json.submissionId}/files`;
    expect((await form.site.api('GET', files)).json).toEqual({
      files: [
        { id: rows[0]?.id, fieldId: 'papers', name: 'vase.png', kind: 'picture', bytes: PNG.length },
        { id: rows[1]?.id, fieldId: 'papers', name: 'offer 2026.pdf', kind: 'pdf', bytes: PDF.length },
      ],
    });
    const own = `http://localhost:4321/api/sites/${form.site.siteId}/${files}/${rows[1]?.id}`;
    const ask = (headers: Record<string, string>) =>
      form.site.app.request(new Request(own, { headers: { host: 'localhost:4321', ...headers } }));
    const got = await ask({ authorization: `Bearer ${form.site.token}` });
    expect(Buffer.from(await got.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="offer 2026.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await ask({})).status).toBe(401);
    const other = await openForm();
    expect((await ask({ authorization: `Bearer ${other.site.token}` })).status).not.toBe(200);
    const elsewhere = `submissions/${json.submissionId}/files/${rows[1]?.id}`;
    expect((await other.site.api('GET', elsewhere)).status).toBe(404);
    for (const address of [
      `/s/${rows[1]?.id}-${rows[1]?.hash.slice(0, 10)}/offer.pdf`,
      `/private/forms/${rows[1]?.id}`,
      `/api/sites/${form.site.siteId}/${files}/${rows[1]?.id}`,
    ])
      expect((await form.site.visit(address)).status, address).toBe(404);
  });

  test('bytes decide what a file is: names and declared types do not', async () => {
    const { upload } = await openForm({ fileKinds: ['picture'] });
    const refused = async (bytes: Buffer, name: string) => {
      const { status, json } = await upload(bytes, name);
      expect([status, json.error], name).toEqual([415, expect.stringContaining('Choose pictures.')]);
    };
    await refused(PDF, 'photo.png');
    await refused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'photo.svg',
    );
    await refused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.jpg');
    await refused(Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'photo.gif');
    expect((await upload(PNG, 'letter.exe')).json).toMatchObject({ name: 'letter.png' });
  });

  test('sizes are held while a file is received, and empty ones are not taken', async () => {
    const { upload, rows } = await openForm();
    const million = Buffer.concat([PNG, Buffer.alloc(1_000_000 - PNG.length)]);
    expect((await upload(million, 'a.png')).status).toBe(200);
    expect(await upload(Buffer.concat([million, Buffer.alloc(1)]), 'a.png')).toMatchObject({
      status: 413,
      json: { error: 'The file a.png is too large. The maximum allowed file size is 1 MB.' },
    });
    expect(await upload(Buffer.alloc(0), 'nothing.png')).toMatchObject({ status: expect.any(Number) });
    expect(await rows()).toHaveLength(1);
  });
});
