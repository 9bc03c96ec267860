import { beforeAll, expect, test } from 'vitest';
import { emptyBody } from '#domain/content/content.ts';
import { createTestSite, type TestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('what links can lead to', (on) => {
  let site: TestSite;
  let visit: { id: string };
  beforeAll(async () => {
    site = await createTestSite(on.deps);
    visit = await site.publish({ body: textBody(on.deps, 'Visit the studio', 'Come') });
    await site.api('POST', 'documents', { kind: 'page', body: emptyBody('100 % Ölglasur') });
    await site.api('POST', 'media?filename=Price_list.txt', { a: 'plain words, not a picture' });
  });
  const titles = async (query: string): Promise<string[]> =>
    (await site.api('GET', `link-targets?${query}`)).json.targets.map(
      ({ title }: { title: string }) => title,
    );

  test('pages are found by words of title or address, in any order and case', async () => {
    expect(await titles('search=STUDIO visit')).toEqual(['Visit the studio']);
    expect(await titles('search=visit nowhere')).toEqual([]);
    expect(await titles(`search=${encodeURIComponent('Ölglasur')}`)).toEqual(['100 % Ölglasur']);
    expect(await titles('search=')).toEqual(expect.arrayContaining(['Visit the studio', '100 % Ölglasur']));
  });

  test('what means something to the database means itself', async () => {
    expect(await titles(`search=${encodeURIComponent('%')}`)).toEqual(['100 % Ölglasur']);
    expect(await titles('search=_')).toEqual([]);
    expect(await titles(`search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  test('files are found by name', async () => {
    const found = await site.api('GET', 'link-targets?kind=media&search=price');
    expect(found.json.targets).toMatchObject([{ ref: 'media', title: 'Price_list.txt', path: null }]);
  });

  test('a folder leads to the first of its pages', async () => {
    const made = await site.api('POST', 'documents', { kind: 'folder', body: emptyBody('Workshop') });
    const { id } = made.json.document;
    const { json } = await site.api('GET', `link-targets?ids=${id}`);
    expect(json.targets).toMatchObject([{ id, ref: 'page', title: 'Workshop', isPublished: true }]);
    expect(await titles('search=workshop')).toEqual(['Workshop']);
  });

  test('by id also what has been deleted is told, and nothing of another site', async () => {
    const gone = await site.publish({ body: emptyBody('Gone') });
    await site.api('DELETE', `documents/${gone.id}`);
    const ask = (from: TestSite) => from.api('GET', `link-targets?ids=${visit.id},${gone.id},nonsense`);
    const { targets } = (await ask(site)).json;
    expect(targets).toHaveLength(2);
    expect(targets).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: visit.id, ref: 'page', isDeleted: false, isPublished: true }),
        expect.objectContaining({ id: gone.id, isDeleted: true }),
      ]),
    );
    expect(await titles('search=Gone')).toEqual([]);
    const other = await createTestSite(on.deps);
    expect((await ask(other)).json.targets).toEqual([]);
    expect((await site.api('GET', 'link-targets', undefined, other.token)).status).toBe(403);
  });
});
