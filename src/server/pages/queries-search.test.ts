import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { searchDocuments } from './queries-search.ts';

const TERM = fc.stringMatching(/^[ab]{1,3}$/);

describeOnBothEngines('the word index', (on) => {
  test('finds the documents that have every term, by weight, whichever term is the rarest', async () => {
    const site = await createTestSite(on.deps);
    const ids: string[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const page = await site.publish({ body: textBody(on.deps, `Page ${number}`, 'Words.') });
      ids.push(page.id);
    }
    const { siteId } = site;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(TERM, fc.integer({ min: 1, max: 9 }), { maxKeys: 6 }), {
          minLength: 6,
          maxLength: 6,
        }),
        fc.uniqueArray(TERM, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 2 }),
        async (words, terms, limit, offset) => {
          await on.deps.db.write(async (tx) => {
            await tx.deleteFrom('searchTerms').execute();
            const rows = words.flatMap((weights, index) =>
              Object.entries(weights).map(([term, weight]) => ({
                siteId,
                term,
                documentId: ids[index] ?? '',
                weight,
              })),
            );
            if (rows.length > 0) await tx.insertInto('searchTerms').values(rows).execute();
          });
          const found = await searchDocuments(on.deps.db.read, { id: siteId }, terms, { limit, offset });
          const expected = foundByHand(words, ids, terms);
          const shown = expected.slice(offset, offset + limit);
          expect(found).toEqual({ ids: shown, total: shown.length === 0 ? 0 : expected.length });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('finds nothing of a page that is gone, nor of another site', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Kilns', 'Words.') });
    await on.deps.db.write(async (tx) => {
      await tx.deleteFrom('searchTerms').execute();
      const row = { siteId: site.siteId, documentId: page.id, weight: 1 };
      await tx
        .insertInto('searchTerms')
        .values([
          { ...row, term: 'kiln' },
          { ...row, term: 'wood' },
        ])
        .execute();
    });
    const search = (siteId: string) =>
      searchDocuments(on.deps.db.read, { id: siteId }, ['kil', 'wood'], { limit: 5, offset: 0 });
    expect(await search(site.siteId)).toEqual({ ids: [page.id], total: 1 });
    expect(await search('another')).toEqual({ ids: [], total: 0 });
    await site.api('DELETE', `documents/${page.id}`);
    expect(await search(site.siteId)).toEqual({ ids: [], total: 0 });
  });
});

function foundByHand(
  words: readonly Record<string, number>[],
  ids: readonly string[],
  terms: readonly string[],
): string[] {
  const hits = words.flatMap((weights, index) => {
    const sums = terms.map((term) =>
      Object.entries(weights)
        .filter(([word]) => word.startsWith(term))
        .map(([, weight]) => weight),
    );
    const weight = sums.flat().reduce((sum, each) => sum + each, 0);
    return sums.every((sum) => sum.length > 0) ? [{ id: ids[index] ?? '', weight }] : [];
  });
  return hits.sort((a, b) => b.weight - a.weight || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
}
