/** No page of members can be asked for without end. */
import { expect, test } from 'vitest';
import * as contract from '#domain/members/contract.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { PAGES_OF_ONE } from './answer-page.ts';

const PATHS = Object.entries(contract).flatMap(([name, value]) =>
  name.endsWith('_PATH') ? [String(value)] : [],
);

describeOnBothEngines('pages of members', (on) => {
  test.each(PATHS)('%s is limited for each visitor, together with all the others', async (path) => {
    const site = await openMemberSite(on.deps);
    await site.join('ada@example.org');
    const look = async (at: string) => (await site.visitor.ask('GET', at)).status;
    const statuses: number[] = [];
    for (let asked = 0; asked < PAGES_OF_ONE.burst; asked += 1) statuses.push(await look(path));
    expect(statuses[0]).toBeLessThan(429);
    expect(await look(path)).toBe(429);
    for (const other of PATHS) expect(await look(other)).toBe(429);
    on.deps.clock.advance(PAGES_OF_ONE.burst * PAGES_OF_ONE.everyMs);
    expect(await look(path)).toBeLessThan(429);
  });

  test('their own data is asked for a few times a minute at most', async () => {
    const site = await openMemberSite(on.deps);
    await site.join('ada@example.org');
    const look = async () => (await site.visitor.ask('GET', contract.OWN_DATA_PATH)).status;
    const statuses: number[] = [];
    for (let asked = 0; asked < 10; asked += 1) statuses.push(await look());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429]);
  });
});
