/** Forms with files as browsers without scripts send them, and as nobody should, on both engines. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { FilesForm, PDF, PNG } from '#testing/server/files-form.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { sharedFiles } from '../../../../scripts/shared-data.ts';

const BOUNDARY = '----boundary0123456789';

function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A multipart body from parts that are written as they are. */
function bodyOf(parts: readonly { readonly head: string; readonly bytes?: Uint8Array | string }[]): Buffer {
  const chunks = parts.flatMap(({ head, bytes = '' }) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const textPart = (name: string, value: string) => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  bytes: value,
});
const filePart = (name: string, filename: string, bytes: Uint8Array | string) => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png`,
  bytes,
});

describeOnBothEngines('files of forms without scripts', (on) => {
  const ownParts = (form: FilesForm) =>
    Object.entries(form.ownEntries()).map(([name, value]) => textPart(name, value));

  test('files and entries come in one, and lead to the thanks', async () => {
    const form = await FilesForm.open(on);
    const answer = await form.bare([fileOf(PNG, 'a.png'), fileOf(PDF, 'b.pdf')]);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/contact#sent-form00000000000000000001',
    ]);
    const [submission] = await form.submissions();
    expect(await form.rows()).toMatchObject([
      { name: 'a.png', submissionId: submission?.id },
      { name: 'b.pdf', submissionId: submission?.id },
    ]);
    expect(submission?.words).toContain('a.png, b.pdf');
  });

  test('without a file it is a form like any other, and one that has to be there is missed', async () => {
    const form = await FilesForm.open(on);
    expect((await form.bare([fileOf(Buffer.alloc(0), '')])).status).toBe(303);
    const strict = await FilesForm.open(on, { isRequired: true });
    const answer = await strict.bare([]);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('This field is required.'),
    ]);
  });

  test('what is refused comes back with its files: they need not be chosen again', async () => {
    const form = await FilesForm.open(on);
    const answer = await form.bare([fileOf(PNG, 'a "b" <i>.png'), fileOf(Buffer.from('<html>'), 'c.png')], {
      'f-email': 'mira',
    });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('Email is not valid');
    expect(page).toContain('c.png has the wrong type.');
    expect(page).toContain('<span>a b i.png</span>');
    const [, reference = ''] =
      /type="checkbox" name="f-papers\[\]" checked="" value="([^"]+)"/.exec(page) ?? [];
    expect(reference).toMatch(/^[0-9a-z]{24}\.[\w-]{43}$/);
    const again = await form.bare([fileOf(PDF, 'b.pdf')], { 'f-papers[]': reference });
    expect(again.status).toBe(303);
    const [submission] = await form.submissions();
    expect((await form.rows()).map(({ name, submissionId }) => [name, submissionId])).toEqual([
      ['a b i.png', submission?.id],
      ['b.pdf', submission?.id],
    ]);
  });

  test('the same words and files from the same place are one submission; other files make another', async () => {
    const form = await FilesForm.open(on);
    for (let n = 0; n < 3; n += 1) expect((await form.bare([fileOf(PNG, 'a.png')])).status).toBe(303);
    expect(await form.submissions()).toHaveLength(1);
    expect((await form.bare([fileOf(PDF, 'a.pdf')])).status).toBe(303);
    expect(await form.submissions()).toHaveLength(2);
    const claimed = (await form.rows()).filter((row) => row.submissionId !== null);
    expect(claimed).toHaveLength(2);
  });

  test('too large, too many, or far too large: said in words, and nothing stays', async () => {
    const form = await FilesForm.open(on);
    const large = Buffer.concat([PNG, Buffer.alloc(1_000_001)]);
    const answer = await form.bare([fileOf(large, 'a.png'), fileOf(PNG, 'b.png')]);
    const page = await answer.text();
    expect([answer.status, page.includes('The file a.png is too large.')]).toEqual([400, true]);
    expect(page).toContain('<span>b.png</span>');
    const many = await form.bare(['a', 'b', 'c', 'd'].map((name) => fileOf(PNG, `${name}.png`)));
    expect([many.status, await many.text()]).toEqual([400, expect.stringContaining('Too many files.')]);
    const flood = bodyOf([...ownParts(form), textPart('f-message', 'x'.repeat(2_000_000))]);
    expect((await form.raw(flood, BOUNDARY)).status).toBe(413);
    const crowd = bodyOf(Array.from({ length: 3000 }, (_none, index) => textPart(`n${index}`, '')));
    expect((await form.raw(crowd, BOUNDARY)).status).toBe(413);
    expect(await form.submissions()).toEqual([]);
  });

  test('bodies that are cut, turned round or of no form end in a clear answer, never in a fault', async () => {
    const form = await FilesForm.open(on);
    const good = bodyOf([...ownParts(form), filePart('f-papers[]', 'a.png', PNG)]);
    const tries: [string, Buffer, string][] = [
      ['a wrong boundary', good, 'other'],
      ['nothing', Buffer.alloc(0), BOUNDARY],
      ['no part', Buffer.from(`--${BOUNDARY}--\r\n`), BOUNDARY],
      ['a part without a name', bodyOf([{ head: 'Content-Type: text/plain' }]), BOUNDARY],
      [
        'endless headers',
        bodyOf([{ head: `Content-Disposition: form-data; x=${'y'.repeat(20_000)}` }]),
        BOUNDARY,
      ],
      ['the file first', bodyOf([filePart('f-papers[]', 'a.png', PNG), ...ownParts(form)]), BOUNDARY],
      ['a file for a text', bodyOf([...ownParts(form), filePart('f-email', 'a.png', PNG)]), BOUNDARY],
      ['a file for nothing', bodyOf([...ownParts(form), filePart('__proto__', 'a.png', PNG)]), BOUNDARY],
      ['a text for the file', bodyOf([...ownParts(form), textPart('f-papers[]', 'C:\\a.png')]), BOUNDARY],
    ];
    for (let cut = 1; cut < 12; cut += 1)
      tries.push([`cut at ${cut}/12`, good.subarray(0, Math.floor((good.length * cut) / 12)), BOUNDARY]);
    for (const [what, body, boundary] of tries) {
      on.deps.clock.advance(10_000);
      const answer = await form.raw(body, boundary);
      expect([200, 303, 400, 404, 413], what).toContain(answer.status);
      await answer.text();
    }
  });

  test('names of any letters are kept readable and harmless', async () => {
    const form = await FilesForm.open(on, { maxFiles: 10 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 60 }), async (name) => {
        on.deps.clock.advance(4000);
        const { status, json } = await form.upload(PNG, name);
        expect(status).toBe(200);
        expect(json.name).toMatch(/\.(png)$/i);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
        expect(json.name).not.toMatch(/[\u0000-\u001f/\\<>:"|?*\u202e]/);
      }),
      { numRuns: 30 },
    );
  });

  test('of the hostile pictures and drawings each is taken as what it is, or refused in words', async (context) => {
    const files = ['hostile/images', 'hostile/svg'].flatMap((folder) => sharedFiles(folder));
    if (files.length === 0) return context.skip('the shared data is not here');
    const form = await FilesForm.open(on, { maxMegabytes: 25 });
    for (const { name, bytes } of files) {
      on.deps.clock.advance(4000);
      const { status, json } = await form.upload(bytes, name);
      expect([200, 415], name).toContain(status);
      if (name.endsWith('.svg')) expect([status, json.error], name).toEqual([415, expect.any(String)]);
    }
    for (const row of await form.rows()) expect(row.kind, row.name).not.toBe('document');
  });
});
