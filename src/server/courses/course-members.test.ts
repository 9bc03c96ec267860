/** The members of a course, as the people who run the site see them. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openGatedSite } from '#testing/server/gated-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

/** More than a statement takes values. */
const MANY = 33_000;

describeOnBothEngines('members of a course', (on) => {
  test('all of them are in the table, however many there are', async () => {
    const site = await openGatedSite(on.deps);
    const { collectionId } = site.collections.course;
    await site.gate(site.collections.course.pageId, { kind: 'members' });
    await on.db.write((tx) =>
      sql`
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(MANY)})
        insert into members (id, site_id, email, name, joined_at, words, addresses)
        select 'm' || i, ${sql.lit(site.siteId)}, i || '@example.org', '', 1, '', '[]' from n`.execute(tx),
    );
    const answer = await site.api('GET', `courses/${collectionId}/members.csv`);
    expect(answer.status).toBe(200);
    const lines = answer.json.trim().split('\r\n').slice(1);
    expect(new Set(lines).size).toBe(MANY);
  });
});
