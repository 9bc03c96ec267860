import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { importText, inFolder, newSite } from '#testing/server/import-site.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { makeItem, makeWxr, OLD_SITE, type TestItem, wxrHead } from '#testing/server/wxr.ts';
import { readExport } from './read-export.ts';
import { readWxr } from './read-wxr.ts';

const HOSTILE = path.join(process.cwd(), '../shared/data/hostile');
const hasData = existsSync(HOSTILE);
if (!hasData) console.log('Skipped: hostile words need ../shared/data/hostile.');

function hostileWords(): string[] {
  const naughty = JSON.parse(readFileSync(path.join(HOSTILE, 'blns.json'), 'utf8')) as string[];
  const payloads = readFileSync(path.join(HOSTILE, 'xss-payloads.txt'), 'utf8').split('\n');
  return [...naughty, ...payloads].filter((word) => word !== '');
}

/** Each word as everything it can be. */
function hostileItem(word: string, index: number): TestItem {
  return {
    id: index + 1,
    type: index % 5 === 0 ? 'page' : 'post',
    title: word,
    slug: word.slice(0, 200),
    creator: word.slice(0, 200),
    link: `${OLD_SITE}/${word.slice(0, 100)}`,
    labels: [
      ['category', 'c', word],
      ['post_tag', 't', word],
      ['genre', 'g', word],
    ],
    content: [
      word,
      `<p>${word}</p><p><a href="${word}">link</a> <img src="${word}" alt="${word}" onerror="alert(1)"></p>`,
      `<!-- wp:paragraph ${word} --><p>${word}</p><!-- /wp:paragraph -->`,
      `<!-- wp:button --><div><a href="${word}">${word}</a></div><!-- /wp:button -->`,
      `<!-- wp:embed {"url":${JSON.stringify(word)}} --><figure>${word}</figure><!-- /wp:embed -->`,
      `<!-- wp:html -->${word}<!-- /wp:html -->`,
      `[caption caption="${word}"]${word}[/caption] [${word}] [gallery ids="${word}"]`,
    ].join('\n'),
    meta: { _yoast_wpseo_metadesc: word, _thumbnail_id: word, _wp_attachment_metadata: word },
    comments: [{ id: index + 1, body: word }],
  };
}

type Attributes = Readonly<Record<string, string>>;

const isOwnScript = (attributes: Attributes): boolean =>
  attributes['src']?.startsWith('/_v/') === true ||
  /^application\/(ld\+)?json$/.test(attributes['type'] ?? '');

const isOpenFrame = ({ src, sandbox }: Attributes): boolean =>
  src !== undefined || sandbox === undefined || sandbox.includes('allow-same-origin');

function isActiveAttribute(name: string, value: string): boolean {
  if (name.startsWith('on')) return true;
  return (
    /^(href|src|action|formaction|data)$/.test(name) && /^\W*(javascript|vbscript|data)\s*:/i.test(value)
  );
}

/** What of a page could act outside of a sandboxed frame. */
function activeContent(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isActiveElement(name, attributes)) found.push(name);
      // A frame may run what it likes as far as the page is concerned; from an import, it has nothing to run.
      if (attributes['srcdoc'] !== undefined)
        found.push(...activeContent(withoutOwnStyle(attributes['srcdoc'])), ...loadsOf(attributes['srcdoc']));
      for (const [key, value] of Object.entries(attributes)) {
        if (isActiveAttribute(key, value)) found.push(`${name} ${key}=${value}`);
      }
    },
  });
  parser.end(html);
  return found;
}

/** What a frame would fetch. */
function loadsOf(html: string): string[] {
  return [...html.matchAll(/<[^>]*\s(?:src|srcset|poster|background|data)\s*=|url\(|@import/gi)].map(
    ([text]) => text,
  );
}

function withoutOwnStyle(html: string): string {
  return html.replace(/<style>[^<]*<\/style>/, '');
}

function isActiveElement(name: string, attributes: Attributes): boolean {
  if (name === 'script') return !isOwnScript(attributes);
  if (name === 'iframe') return isOpenFrame(attributes);
  return /^(object|embed|applet|base)$/.test(name);
}

describeOnBothEngines('importing hostile words', (on) => {
  test.skipIf(!hasData)(
    'each imports or is reported, pages answer, and nothing on them can act',
    { timeout: 600_000 },
    async () => {
      const { deps } = on;
      // All of them in the embedded database; PostgreSQL takes longer, and every eighth tells whether it minds any.
      const words = hostileWords().filter((_, index) => on.engine === 'sqlite' || index % 8 === 0);
      const { siteId, identifier } = await newSite(deps);
      const result = await importText(deps, makeWxr(words.map(hostileItem), { title: words[0] ?? '' }), {
        siteId,
      });
      if (result.kind === 'refused') throw new Error(result.message);
      const documents = result.report.entries.filter(({ kind }) => kind === 'page' || kind === 'post');
      expect(documents).toHaveLength(words.length);
      expect(documents.filter(({ outcome, notes }) => outcome === 'left-out' && notes.length === 0)).toEqual(
        [],
      );
      expect(documents.filter(({ outcome }) => outcome === 'left-out')).toEqual([]);
      const { app } = await testApp(deps);
      const paths = documents.map((entry) => entry.path ?? '');
      for (const address of ['/', '/blog', ...paths]) {
        const response = await app.request(
          new Request(
            `http://${identifier}.localhost:4321${encodeURI(address).replaceAll('?', '%3F').replaceAll('#', '%23')}`,
          ),
        );
        expect([200, 301, 302, 404], address).toContain(response.status);
        expect(activeContent(await response.text()), address).toEqual([]);
      }
      const again = await importText(deps, makeWxr(words.map(hostileItem), { title: words[0] ?? '' }), {
        siteId,
      });
      if (again.kind === 'refused') throw new Error(again.message);
      expect(
        again.report.entries.filter(({ outcome }) => outcome === 'created' || outcome === 'updated'),
      ).toEqual([]);
    },
  );

  test('entities are neither expanded nor fetched, in either format', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const xml = makeWxr([{ id: 1, slug: 'a', title: 'A', content: 'Words' }])
      .replace('<rss ', `${bomb}<rss `)
      .replace('<link></link>', '<link>&b;&x;</link>');
    for (const source of ['wordpress', 'squarespace'] as const) {
      const { siteId } = await newSite(on.deps);
      const result = await importText(on.deps, xml.replace('Words', 'Words]]>&b;&x;<![CDATA['), {
        siteId,
        source,
      });
      const stored = await on.db.read
        .selectFrom('revisions')
        .select('body')
        .where('siteId', '=', siteId)
        .execute();
      const text = stored.map(({ body }) => body).join();
      expect(text).not.toContain('aaaaaaaaaa');
      expect(text).not.toContain('root:');
      if (source === 'wordpress')
        expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining('Line 2') });
    }
  });

  test('a file that breaks off, is empty or is something else is refused by name and place', async () => {
    const whole = makeWxr([{ id: 1, slug: 'a', title: 'A' }]);
    const cases: [string, RegExp][] = [
      [whole.slice(0, -20), /too early|not well-formed/],
      ['', /empty/],
      ['<html><body>No</body></html>', /ends too early|not a WordPress export/],
      ['{"json": true}', /not well-formed/],
      [whole.replace('<wp:wxr_version>1.2</wp:wxr_version>', ''), /wxr_version is missing/],
    ];
    for (const [text, message] of cases) {
      const { siteId } = await newSite(on.deps);
      const result = await importText(on.deps, text, { siteId });
      expect(result).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) });
      expect(
        await on.db.read
          .selectFrom('documents')
          .select('id')
          .where('siteId', '=', siteId)
          .where('kind', 'in', ['page', 'item'])
          .execute(),
      ).toEqual([]);
    }
  });
});

test('a file that is cut anywhere is refused, naming the place, in either format', async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'cut.xml');
    const whole = makeWxr([
      { id: 1, slug: 'a', title: 'A', content: '<p>Grès émaillé</p>' },
      { id: 2, slug: 'b', title: 'B' },
    ]).trim();
    const read = (text: string, isTolerant: boolean) => {
      writeFileSync(file, text);
      return readWxr(file, { isTolerant, onItem: () => undefined });
    };
    for (const isTolerant of [false, true]) {
      expect(await read(whole, isTolerant)).toMatchObject({ ok: true });
      for (let at = whole.indexOf('<channel>'); at < whole.length; at += 7)
        expect(await read(whole.slice(0, at), isTolerant), `${at} of ${whole.length}`).toMatchObject({
          ok: false,
          message: expect.stringMatching(/Line \d+, column \d+\.$/),
        });
    }
  });
});

test('the words of a file are read in the encoding it is in, whatever it declares, or it is refused', async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'encoded.xml');
    const xml = makeWxr([{ id: 1, slug: 'a', title: 'Grès – émaillé' }]);
    const declared = (name: string) =>
      xml.replace(/<\?xml[^>]*\?>/, `<?xml version="1.0" encoding="${name}"?>`);
    const read = async (bytes: Buffer) => {
      const titles: string[] = [];
      writeFileSync(file, bytes);
      const answer = await readWxr(file, { isTolerant: false, onItem: ({ title }) => titles.push(title) });
      return answer.ok ? titles[0] : answer.message;
    };
    const windows = (name: string) => Buffer.from(declared(name).replace('–', '\x96'), 'latin1');
    expect(await read(Buffer.from(declared('UTF-8')))).toBe('Grès – émaillé');
    expect(await read(Buffer.from(declared('ISO-8859-1')))).toBe('Grès – émaillé');
    expect(await read(windows('windows-1252'))).toBe('Grès – émaillé');
    expect(await read(Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le'))).toBe('Grès – émaillé');
    const line = xml.slice(0, xml.indexOf('Grès')).split('\n').length;
    expect(await read(windows('UTF-8'))).toBe(
      `The file says it is written in UTF-8, and is not. Export it again, or save it as UTF-8. Line ${line}, column 1.`,
    );
    expect(await read(Buffer.from(declared('klingon')))).toMatch(/“klingon”, which is not known/);
  });
});

const MANY = 10_000;

test(`an export of ${MANY} pages is read in little memory and keeps its order`, {
  timeout: 240_000,
}, async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'large.xml');
    const paragraph = '<p>Clay remembers every touch, which is why we leave it alone overnight.</p>\n'.repeat(
      30,
    );
    const chunks = [wxrHead()];
    for (let index = 1; index <= MANY; index += 1) {
      chunks.push(
        makeItem({
          id: index,
          type: 'page',
          title: `Page ${index}`,
          slug: `page-${index}`,
          content: paragraph,
        }),
      );
    }
    writeFileSync(file, `${chunks.join('\n')}</channel></rss>`);
    const before = heldBytes();
    const read = await readExport(file, { source: 'wordpress', onProgress: () => undefined });
    if (!read.ok) throw new Error(read.message);
    const grown = heldBytes() - before;
    expect(read.file.items).toHaveLength(MANY);
    expect(read.file.take(read.file.items[MANY - 1] as never).title).toBe(`Page ${MANY}`);
    read.file.close();
    // The file is 24 MB; what is remembered of a page is its name and address.
    expect(grown).toBeLessThan(60_000_000);
  });
});

/** What is not waste: when that is taken away is the machine's affair. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('an import that is called off stops between two steps', async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'export.xml');
    writeFileSync(file, makeWxr([{ id: 1, slug: 'a', title: 'A' }]));
    const signal = AbortSignal.abort();
    await expect(
      readExport(file, { source: 'wordpress', onProgress: () => undefined, signal }),
    ).rejects.toThrow();
  });
});
