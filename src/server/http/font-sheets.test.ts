import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines, TEST_ASSETS, testApp } from '#testing/server/test-app.ts';

describeOnBothEngines('style sheets of faces', (on) => {
  let made = 0;

  async function sheetOf(locale: string, text: string): Promise<string> {
    made += 1;
    const site = await createTestSite(on.deps, { identifier: `faces-${on.engine}-${made}` });
    const body = textBody(on.deps, 'Shown', text);
    const { path } = await site.publish({ body });
    expect((await site.api('PUT', 'settings', { locale })).status).toBe(200);
    const html = await (await site.visit(path)).text();
    const address = /<link rel="stylesheet" href="(\/_v\/fonts\/faces-[^"]+)"/.exec(html)?.[1];
    return (address ?? 'none').replaceAll('&amp;', '&');
  }

  test('an English page asks for the letters of English, and for all of Latin with the first accent', async () => {
    const plain = await sheetOf('en-GB', 'Bowls – “thrown” at £12 × 3, since 1987…');
    expect(plain).toContain(':latin,basic');
    const accented = await sheetOf('en-GB', 'Bowls for a café.');
    expect(accented).toContain(':latin');
    expect(accented).not.toContain('basic');
    expect(await sheetOf('de-DE', 'Schalen')).toBe(accented);
  });

  test('only sets that pages ask for are made, each once; any other list costs nothing', async () => {
    let read = 0;
    const fontData = () => {
      read += 1;
      return Buffer.from('face '.repeat(200)).toString('base64');
    };
    const app = await testApp(on.deps, {}, undefined, { assets: { ...TEST_ASSETS, fontData } });
    const site = await createTestSite(on.deps, { identifier: `faces-own-${on.engine}`, app });
    const { path } = await site.publish({ body: textBody(on.deps, 'Shown', 'Bowls') });
    const html = await (await site.visit(path)).text();
    const [, found = 'none'] = /<link rel="stylesheet" href="(\/_v\/fonts\/faces-[^"]+)"/.exec(html) ?? [];
    const { pathname, searchParams } = new URL(found.replaceAll('&amp;', '&'), 'http://site');
    const families = searchParams.getAll('family');
    const seal = searchParams.get('seal') ?? '';
    const ask = (list: readonly string[], withSeal = seal, encoding = 'br') => {
      const query = new URLSearchParams([...list.map((family) => ['family', family]), ['seal', withSeal]]);
      return site.visit(`${pathname}?${query}`, { headers: { 'accept-encoding': encoding } });
    };
    for (const list of [
      [...families, ...families, 'Figtree:italic'],
      families.map((family) => `${family},ext`),
      ['Figtree'],
      ['nothing'],
      [],
    ])
      expect([list, (await ask(list)).status]).toEqual([list, 404]);
    for (const wrong of ['', 'x', `${seal}x`]) expect((await ask(families, wrong)).status).toBe(404);
    expect(read).toBe(0);
    const answers = await Promise.all(
      [families, families.toReversed(), [...families, ...families]].map((list) => ask(list)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const once = read;
    expect(once).toBeGreaterThan(0);
    expect(brotliDecompressSync(Buffer.from(await answers[0]!.arrayBuffer())).toString()).toContain(
      '@font-face',
    );
    await ask(families);
    const zipped = await ask(families, seal, 'gzip');
    expect([zipped.headers.get('content-encoding'), zipped.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    const plain = await ask(families, seal, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(await plain.text());
    expect(read).toBe(once);
  });
});
