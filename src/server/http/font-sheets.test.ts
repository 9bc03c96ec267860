import { expect, test } from 'vitest';
import { createTestSite, textBody } from '../testing/fixture.ts';
import { describeOnBothEngines } from '../testing.ts';

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
});
