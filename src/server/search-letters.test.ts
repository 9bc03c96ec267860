/** The search of visitors finds words whatever their case, accents and letters, on both engines alike. */
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { FOUND, findEach, TEXTS } from '#testing/server/letters.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { foldedTerms } from './db/migrations/120-folded-terms.ts';

describeOnBothEngines('the search of visitors', (on) => {
  test('finds pages by their titles and words', async () => {
    const site = await createTestSite(on.deps);
    for (const [index, text] of TEXTS.entries()) {
      await site.publish({ body: textBody(on.deps, text, 'Of kilns.') });
      await site.publish({ body: textBody(on.deps, `Page ${index}`, `Of ${text}.`) });
    }
    await site.worker.drain();
    const titlesOf = async (words: string): Promise<string[]> => {
      const answer = await site.visit(`/search?format=json&q=${encodeURIComponent(words)}`);
      return (await answer.json()).hits.map(({ title }: { title: string }) => title);
    };
    expect(
      await findEach(async (words) =>
        (await titlesOf(words)).map((title) => TEXTS[Number(title.replace('Page ', ''))] ?? title),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.entries(FOUND).map(([words, found]) => [words, [...found, ...found].toSorted()]),
      ),
    );
    const page = await site.visit(`/search?q=${encodeURIComponent('STRASSEN')}`);
    expect(await page.text()).toContain('Straßen');
  });

  test('finds what an earlier version has indexed', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Roads', 'Words.') });
    await site.worker.drain();
    const old = [
      { term: 'straße', weight: 3 },
      { term: 'strasse', weight: 2 },
      { term: 'οδος', weight: 1 },
      { term: 'ʻ', weight: 1 },
      { term: 'еж', weight: 1 },
    ].map((row) => ({ ...row, siteId: site.siteId, documentId: page.id }));
    await on.deps.db.write(async (tx) => {
      await tx.insertInto('searchTerms').values(old).execute();
      await foldedTerms.up(tx.withoutPlugins() as Kysely<unknown>, on.deps.db.engine);
    });
    const terms = on.deps.db.read.selectFrom('searchTerms').select(['term', 'weight']);
    const rows = await terms.where('documentId', '=', page.id).execute();
    expect(Object.fromEntries(rows.map(({ term, weight }) => [term, weight]))).toEqual({
      roads: 8,
      strasse: 5,
      words: 1,
      еж: 1,
      οδοσ: 1,
    });
  });
});
