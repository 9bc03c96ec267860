import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { createToken } from '../accounts/tokens.ts';

describeOnBothEngines('presence', (on) => {
  test('two editors see each other and what each holds, until one falls silent or leaves', async () => {
    const site = await createTestSite(on.deps);
    const { id, revisionId } = await site.publish({ body: textBody(on.deps, 'Two', 'Words.') });
    const { token: bo } = await createToken(on.deps, { name: 'Bo', siteId: site.siteId, scopes: ['write'] });
    const [mine, theirs, block] = [on.deps.newId(), on.deps.newId(), on.deps.newId()];
    const say = (seat: string, holds: string[], token?: string, more = {}) =>
      site.api('POST', `documents/${id}/presence`, { seat, holds, ...more }, token);
    expect((await say(mine, [block])).json).toEqual({ people: [], revisionId, publishedId: revisionId });
    expect((await say(theirs, [], bo)).json.people).toMatchObject([
      { name: 'Ada', holds: [block], isSelf: false },
    ]);
    expect((await say(mine, [block])).json.people).toMatchObject([{ name: 'Bo', holds: [] }]);
    // Nobody speaks for a seat that is not theirs.
    expect((await say(mine, [], bo, { isLeaving: true })).json.people).toMatchObject([{ name: 'Bo' }]);
    expect((await say(theirs, [], bo)).json.people).toMatchObject([{ name: 'Ada' }]);
    on.deps.clock.advance(15_001);
    expect((await say(mine, [])).json.people).toEqual([]);
    await say(theirs, [], bo);
    await say(theirs, [], bo, { isLeaving: true });
    expect((await say(mine, [])).json.people).toEqual([]);
    expect(
      (await site.api('POST', `documents/${on.deps.newId()}/presence`, { seat: mine, holds: [] })).status,
    ).toBe(404);
  });

  test('of two who choose the same block the first one holds it, until they let go', async () => {
    const site = await createTestSite(on.deps);
    const { id } = await site.publish({ body: textBody(on.deps, 'Two', 'Words.') });
    const { token: bo } = await createToken(on.deps, { name: 'Bo', siteId: site.siteId, scopes: ['write'] });
    const [ada, block] = [on.deps.newId(), on.deps.newId()];
    const other = on.deps.newId();
    const say = async (seat: string, holds: string[], token?: string) =>
      (await site.api('POST', `documents/${id}/presence`, { seat, holds }, token)).json.people[0]?.holds;
    await say(ada, [block]);
    on.deps.clock.advance(500);
    expect(await say(other, [block], bo)).toEqual([block]);
    on.deps.clock.advance(500);
    expect(await say(ada, [block])).toEqual([]);
    await say(ada, []);
    expect(await say(other, [block], bo)).toEqual([]);
    on.deps.clock.advance(500);
    expect(await say(ada, [block])).toEqual([block]);
    // At the same instant exactly one of them has it.
    const both = on.deps.newId();
    await say(ada, [both]);
    const theirs = await say(other, [both], bo);
    const mine = await say(ada, [both]);
    expect([...(theirs ?? []), ...(mine ?? [])]).toEqual([both]);
  });
});
