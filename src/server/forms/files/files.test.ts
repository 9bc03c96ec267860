/** Files of forms over HTTP, as the island and a browser without scripts send them, on both engines. */
import { expect, test } from 'vitest';
import { blankField } from '#domain/forms/blank-field.ts';
import { FilesForm, PDF, PNG } from '#testing/server/files-form.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { FILE_LIFE_MS } from './form-files.ts';

const HOUR_MS = 3_600_000;

describeOnBothEngines('files of forms', (on) => {
  test('files sent first go with the submission that names them, and only the owner gets them', async () => {
    const form = await FilesForm.open(on);
    const picture = await form.reference(PNG, 'C:\\fakepath\\vase.html');
    const paper = await form.reference(PDF, 'offer "2026".pdf');
    const { status, json } = await form.save([picture, paper]);
    expect([status, json]).toEqual([200, { status: 'stored', submissionId: expect.any(String) }]);
    const rows = await form.rows();
    expect(rows).toMatchObject([
      { name: 'vase.png', kind: 'picture', bytes: PNG.length, submissionId: json.submissionId },
      { name: 'offer 2026.pdf', kind: 'pdf', bytes: PDF.length, submissionId: json.submissionId },
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
    const other = await FilesForm.open(on);
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
    const form = await FilesForm.open(on, { fileKinds: ['picture'] });
    const refused = async (bytes: Buffer, name: string) => {
      const { status, json } = await form.upload(bytes, name);
      expect([status, json.error], name).toEqual([415, expect.stringContaining('Choose pictures.')]);
    };
    await refused(PDF, 'photo.png');
    await refused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'photo.svg',
    );
    await refused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.jpg');
    await refused(Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'photo.gif');
    expect((await form.upload(PNG, 'letter.exe')).json).toMatchObject({ name: 'letter.png' });
  });

  test('sizes are held while a file is received, and empty ones are not taken', async () => {
    const form = await FilesForm.open(on);
    const million = Buffer.concat([PNG, Buffer.alloc(1_000_000 - PNG.length)]);
    expect((await form.upload(million, 'a.png')).status).toBe(200);
    expect(await form.upload(Buffer.concat([million, Buffer.alloc(1)]), 'a.png')).toMatchObject({
      status: 413,
      json: { error: 'The file a.png is too large. The maximum allowed file size is 1 MB.' },
    });
    expect(await form.upload(Buffer.alloc(0), 'nothing.png')).toMatchObject({ status: expect.any(Number) });
    expect(await form.rows()).toHaveLength(1);
  });

  test('of a file without end no more is read than the field takes', async () => {
    const form = await FilesForm.open(on);
    let read = 0;
    const chunk = Buffer.concat([PNG, Buffer.alloc(64_000)]);
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += chunk.length;
        controller.enqueue(new Uint8Array(chunk));
      },
    });
    expect((await form.upload(endless, 'a.png')).status).toBe(413);
    expect(read).toBeLessThan(2_000_000);
    expect(await form.rows()).toEqual([]);
  });

  test('a file goes with one submission: the same key again gets the first answer, another submission none', async () => {
    const form = await FilesForm.open(on);
    const reference = await form.reference(PNG, 'a.png');
    const key = await form.fetchKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => form.save([reference], key)));
    const ids = new Set(answers.map(({ status, json }) => `${status} ${json.submissionId}`));
    expect([ids.size, await form.submissions()]).toMatchObject([1, [{ isSpam: 0 }]]);
    expect(await form.save([reference])).toEqual({
      status: 400,
      json: { errors: { papers: 'A file has expired. Choose it again.' } },
    });
    on.deps.clock.advance(4 * HOUR_MS);
    await form.keepHouse();
    expect(await form.isOnDisk((await form.rows())[0]?.id ?? '')).toBe(true);
  });

  test('references of others, forged ones and too many are refused, and store nothing', async () => {
    const form = await FilesForm.open(on);
    const other = await FilesForm.open(on);
    const own = await form.reference(PNG, 'a.png');
    const theirs = await other.reference(PNG, 'a.png');
    const forged = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [theirs, forged, 'x', `${own}.x`, '', '../../secret'])
      expect((await form.save([wrong])).status, wrong).toBe(wrong === '' ? 200 : 400);
    expect((await form.save([own, own, own, own])).json).toEqual({
      errors: { papers: 'Too many files. Remove some.' },
    });
    for (const wrong of ['text', 5, { a: 'b' }, [5], [['a']], Array(5000).fill('x')])
      expect((await form.save(wrong)).status, JSON.stringify(wrong).slice(0, 40)).toBe(400);
    expect((await form.rows()).map((row) => row.submissionId)).toEqual([null]);
    expect((await form.save([own, own])).status).toBe(200);
  });

  test('a file that is asked for has to be there', async () => {
    const form = await FilesForm.open(on, { isRequired: true });
    expect((await form.save([])).json).toEqual({ errors: { papers: 'This field is required.' } });
    expect((await form.save([await form.reference(PNG, 'a.png')])).status).toBe(200);
  });

  test('files that were never sent go after three hours, and cannot be sent any more', async () => {
    const form = await FilesForm.open(on);
    const reference = await form.reference(PNG, 'a.png');
    const [row] = await form.rows();
    on.deps.clock.advance(FILE_LIFE_MS - 60_000);
    await form.keepHouse();
    expect(await form.isOnDisk(row?.id ?? '')).toBe(true);
    on.deps.clock.advance(2 * HOUR_MS);
    await form.keepHouse();
    expect([await form.rows(), await form.isOnDisk(row?.id ?? '')]).toEqual([[], false]);
    const visitor = await FilesForm.open(on);
    expect(await visitor.upload(PNG, 'a.png')).toMatchObject({ status: 200 });
    const key = await visitor.fetchKey();
    expect((await form.visitor.send('GET', '/api/crumb')).status).toBe(200);
    expect(readReference(reference)).toBe(row?.id);
    expect((await visitor.save([reference], key)).status).toBe(400);
  });

  test('a crash while a file is stored leaves a row, and the row goes in time', async () => {
    const form = await FilesForm.open(on);
    const { storage } = form.site.media;
    const put = storage.put.bind(storage);
    storage.put = async () => {
      throw new Error('the disk is gone');
    };
    expect((await form.upload(PNG, 'a.png').catch(() => ({ status: 500 }))).status).toBe(500);
    storage.put = put;
    expect(await form.rows()).toMatchObject([{ submissionId: null }]);
    on.deps.clock.advance(FILE_LIFE_MS + HOUR_MS);
    await form.keepHouse();
    expect(await form.rows()).toEqual([]);
  });

  test('files go with their submission: deleted, erased by address, too old, or with the whole site', async () => {
    const form = await FilesForm.open(on);
    const send = async () => {
      const reference = await form.reference(PNG, 'a.png');
      const { json } = await form.save([reference]);
      return { submission: json.submissionId as string, file: readReference(reference) };
    };
    const isGone = async (file: string) => !(await form.isOnDisk(file));
    const first = await send();
    const stays = await send();
    await form.site.api('POST', 'submissions/delete', { ids: [first.submission] });
    await form.site.worker.drain();
    expect([await isGone(first.file), await isGone(stays.file)]).toEqual([true, false]);
    const [formId] = (await form.submissions()).map((row) => row.formId);
    await form.site.api('PUT', `forms/${formId}/settings`, { notify: null, keepDays: 1 });
    on.deps.clock.advance(2 * 24 * HOUR_MS);
    await form.keepHouse();
    expect(await isGone(stays.file)).toBe(true);
    await form.refreshCrumb();
    const erased = await send();
    const answer = await form.site.api('POST', 'submissions/erase', { email: 'mira@example.org' });
    expect(answer.json).toMatchObject({ deleted: 1 });
    await form.site.worker.drain();
    expect(await isGone(erased.file)).toBe(true);
    const last = await send();
    await on.db.write((tx) => tx.deleteFrom('sites').where('id', '=', form.site.siteId).execute());
    on.deps.clock.advance(HOUR_MS);
    await form.keepHouse();
    expect(await isGone(last.file)).toBe(true);
    const left = await on.db.read.selectFrom('formFiles').select('id').where('siteId', 'is', null).execute();
    expect(left).toEqual([]);
  });

  test('what is taken along names files and says where they are', async () => {
    const form = await FilesForm.open(on);
    const { json } = await form.save([await form.reference(PNG, '=cmd.png')]);
    const [row] = await form.rows();
    const url = `http://localhost:4321/api/sites/${form.site.siteId}/submissions/${json.submissionId}/files/${row?.id}`;
    const file = {
      id: row?.id,
      fieldId: 'papers',
      name: '=cmd.png',
      kind: 'picture',
      bytes: PNG.length,
      url,
    };
    const person = await form.site.api('POST', 'submissions/person', { email: 'mira@example.org' });
    expect(person.json.submissions).toMatchObject([{ files: [file] }]);
    const all = JSON.parse((await form.site.api('GET', 'submissions/all.json')).json);
    expect(all).toMatchObject([{ files: [file] }]);
    expect((await form.site.api('GET', 'submissions/table.csv')).json).toContain("'=cmd.png");
  });

  test('one address may send so many, and a site holds so many that wait', async () => {
    const form = await FilesForm.open(on, { maxMegabytes: 0 }, { FORM_FILE_MB: '1' });
    const statuses: number[] = [];
    for (let n = 0; n < 42; n += 1) statuses.push((await form.upload(PNG, 'a.png')).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const taken = (await form.rows()).length;
    form.from = '';
    for (let n = 0; n < 41; n += 1) await form.upload(Buffer.alloc(0), 'a.png');
    const inOnePost = await form.bare([new File([new Uint8Array(PNG)], 'a.png')]);
    expect([inOnePost.status, (await form.rows()).length]).toEqual([400, taken]);
    await on.db.write((tx) =>
      tx
        .updateTable('formFiles')
        .set({ bytes: 60_000_000, sender: 'others' })
        .where('siteId', '=', form.site.siteId)
        .execute(),
    );
    on.deps.clock.advance(60_000);
    expect(await form.upload(PNG, 'a.png')).toMatchObject({
      status: 429,
      json: { error: 'Too many files are being uploaded right now. Please try again later.' },
    });
  });

  test('one address fills its share of the place of a site, however many it sends at once', async () => {
    const form = await FilesForm.open(on, { maxMegabytes: 0 }, { FORM_FILE_MB: '1' });
    const large = Buffer.concat([PNG, Buffer.alloc(1_000_000 - PNG.length)]);
    const many = await Promise.all(Array.from({ length: 24 }, (_none, n) => form.upload(large, `${n}.png`)));
    const taken = many.filter(({ status }) => status === 200);
    const refused = many.filter(({ status }) => status !== 200);
    expect(taken).toHaveLength(15);
    for (const each of refused)
      expect(each).toEqual({
        status: 429,
        json: {
          error:
            'You already have many files waiting here. Send the form without this one, or try again later.',
        },
      });
    const rows = await form.rows();
    expect(rows).toHaveLength(15);
    expect(rows.every(({ bytes, sender }) => bytes === 1_000_000 && !sender?.includes(form.from))).toBe(true);
    const ownLength = { 'content-length': String(PNG.length) };
    expect((await form.upload(PNG, 'a.png', {}, ownLength)).status).toBe(429);
    form.from = '192.0.2.2';
    expect((await form.upload(large, 'a.png')).status).toBe(200);
    form.from = '192.0.2.1';
    const references = taken.slice(0, 3).map(({ json }) => json.reference as string);
    expect((await form.save(references)).status).toBe(200);
    expect((await form.rows()).filter(({ sender }) => sender === null)).toHaveLength(3);
    on.deps.clock.advance(60_000);
    expect((await form.upload(large, 'a.png')).status).toBe(200);
  });

  test('who fills a form with two fields for ten of the largest files each is not refused, and may choose anew', async () => {
    const more = [blankField('photos', 'file', 'Photos', { maxFiles: 10, maxMegabytes: 0 })];
    const form = await FilesForm.open(on, { maxFiles: 10, maxMegabytes: 0, more }, { FORM_FILE_MB: '1' });
    const large = Buffer.concat([PNG, Buffer.alloc(1_000_000 - PNG.length)]);
    const fill = async (fieldId: string) => {
      const references: string[] = [];
      for (let n = 0; n < 10; n += 1) {
        const sent = await form.upload(large, `${n}.png`, { fieldId });
        expect(sent, `${fieldId} ${n}`).toMatchObject({ status: 200 });
        references.push(sent.json.reference);
      }
      return references;
    };
    await fill('papers');
    const papers = await fill('papers');
    const photos = await fill('photos');
    // What was chosen at first still waits: that is the share.
    expect((await form.upload(large, 'a.png')).status).toBe(429);
    expect((await form.save(papers, undefined, { photos })).status).toBe(200);
    expect((await form.rows()).filter((row) => row.submissionId !== null)).toHaveLength(20);
  });

  test('no form is so large that one address could fill a site’s place', async () => {
    const more = [1, 2, 3, 4, 5, 6].map((n) =>
      blankField(`more${n}`, 'file', `More ${n}`, { maxFiles: 10, maxMegabytes: 0 }),
    );
    const form = await FilesForm.open(on, { maxFiles: 10, maxMegabytes: 0, more }, { FORM_FILE_MB: '1' });
    await form.reference(PNG, 'a.png');
    await on.db.write((tx) =>
      tx.updateTable('formFiles').set({ bytes: 39_500_000 }).where('siteId', '=', form.site.siteId).execute(),
    );
    expect((await form.upload(PNG, 'a.png')).status).toBe(429);
    form.from = '192.0.2.2';
    expect((await form.upload(PNG, 'a.png')).status).toBe(200);
  });

  test('a share is so many files, and what is refused or broken off takes no place', async () => {
    const form = await FilesForm.open(on, { maxMegabytes: 0 }, { FORM_FILE_MB: '1' });
    const ownLength = { 'content-length': String(PNG.length) };
    const small = await Promise.all(
      Array.from({ length: 24 }, () => form.upload(PNG, 'a.png', {}, ownLength)),
    );
    expect(new Set(small.map(({ status }) => status))).toEqual(new Set([200]));
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(PNG));
        controller.error(new DOMException('gone', 'AbortError'));
      },
    });
    expect((await form.upload(broken, 'a.png')).status).toBe(400);
    expect((await form.upload(Buffer.from('<html>'), 'a.png')).status).toBe(415);
    const rows = await form.rows();
    expect(rows).toHaveLength(24);
    const [row] = rows;
    if (!row) throw new Error('no file');
    const more = Array.from({ length: 176 }, () => ({ ...row, id: on.deps.newId() }));
    await on.db.write((tx) => tx.insertInto('formFiles').values(more).execute());
    expect((await form.upload(PNG, 'a.png', {}, ownLength)).status).toBe(429);
    form.from = '192.0.2.2';
    expect((await form.upload(PNG, 'a.png', {}, ownLength)).status).toBe(200);
  });

  test('a file is for a field of a form that is published, and comes with a crumb from the site itself', async () => {
    const form = await FilesForm.open(on);
    for (const query of [
      { formId: 'x' },
      { fieldId: 'email' },
      { fieldId: '__proto__' },
      { pageId: 'a\0b', formId: '' },
    ])
      expect((await form.upload(PNG, 'a.png', query)).status, JSON.stringify(query)).toBe(404);
    expect((await form.upload(PNG, 'a.png', { crumb: 'x' })).json).toMatchObject({ crumbFail: true });
    const away = await form.upload(
      PNG,
      'a.png',
      {},
      { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(away.status).toBe(403);
    expect(await form.rows()).toEqual([]);
  });
});

/** The id within a reference. */
function readReference(reference: string): string {
  return reference.split('.')[0] ?? '';
}
