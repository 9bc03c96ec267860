import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('the address of a page that is renamed', (on) => {
  async function setup() {
    const site = await createTestSite(on.deps);
    const read = async (id: string) => (await site.api('GET', `documents/${id}`)).json;
    return {
      site,
      pathOf: async (id: string): Promise<string> => (await read(id)).document.path,
      make: async (title: string, more = {}) => {
        const body = textBody(on.deps, title, 'Words.');
        const made = await site.api('POST', 'documents', { kind: 'page', body, ...more });
        return made.json.document.id as string;
      },
      rename: async (id: string, after: string) => {
        const { draft } = await read(id);
        const rename = { op: 'set', id: 'body', path: ['title'], before: draft.body.title, after };
        const saved = await site.api('POST', `documents/${id}/operations`, {
          baseId: draft.id,
          operations: [rename],
        });
        expect(saved.status).toBe(200);
      },
    };
  }

  test('follows the title, word by word, until the page has been published', async () => {
    const { site, make, rename, pathOf } = await setup();
    const id = await make('New post');
    for (const title of ['F', 'First fi', 'First firing']) await rename(id, title);
    expect(await pathOf(id)).toBe('/first-firing');
    await site.api('POST', `documents/${id}/publish`, {});
    await rename(id, 'Second firing');
    expect(await pathOf(id)).toBe('/first-firing');
    expect((await site.visit('/first-firing')).status).toBe(200);
    await site.api('POST', `documents/${id}/unpublish`);
    await rename(id, 'Third firing');
    expect(await pathOf(id)).toBe('/first-firing');
  });

  test('stays where somebody has chosen it, and keeps off addresses that are taken', async () => {
    const { site, make, rename, pathOf } = await setup();
    const chosen = await make('Hours', { slug: 'opening' });
    await rename(chosen, 'Opening hours');
    expect(await pathOf(chosen)).toBe('/opening');
    const about = await make('About');
    const second = await make('Team');
    await rename(second, 'About');
    expect([await pathOf(about), await pathOf(second)]).toEqual(['/about', '/about-2']);
    await rename(second, 'Crew');
    expect(await pathOf(second)).toBe('/crew');
    await site.api('POST', `documents/${second}/move`, { slug: 'us' });
    await rename(second, 'People');
    expect(await pathOf(second)).toBe('/us');
  });

  test('is spelt as the site’s language does, and a page from before it had one still follows', async () => {
    const { site, make, rename, pathOf } = await setup();
    const [early, published] = [await make('Über uns'), await make('Über Bord')];
    await site.api('POST', `documents/${published}/publish`, {});
    await site.api('PUT', 'settings', { locale: 'de-DE' });
    const late = await make('Größe');
    expect(await Promise.all([early, published, late].map(pathOf))).toEqual([
      '/uber-uns',
      '/uber-bord',
      '/groesse',
    ]);
    for (const id of [early, published, late]) await rename(id, 'Öffnungszeiten');
    expect(await Promise.all([early, published, late].map(pathOf))).toEqual([
      '/oeffnungszeiten',
      '/uber-bord',
      '/oeffnungszeiten-2',
    ]);
    const refused = await site.api('POST', `documents/${late}/move`, { slug: 'Grüße' });
    expect(refused.json.error.message).toContain('Try “gruesse”.');
    await site.api('POST', `documents/${late}/move`, { slug: 'привет' });
    expect(await pathOf(late)).toBe('/привет');
  });

  test('takes drafts below along, and stays where visitors may know what is below', async () => {
    const { site, make, rename, pathOf } = await setup();
    const above = await make('Shop');
    const below = await make('Cups', { parentId: above });
    await rename(above, 'Store');
    expect(await pathOf(below)).toBe('/store/cups');
    await site.api('POST', `documents/${below}/publish`, {});
    await rename(above, 'Market');
    expect([await pathOf(above), await pathOf(below)]).toEqual(['/store', '/store/cups']);
  });
});
