/** The link to the account in the header: on every page of a site that wants one, the same for everyone. */
import { expect, test } from 'vitest';
import { bodyOf } from '#domain/content/build-body.ts';
import { ACCOUNT_PATH } from '#domain/members/contract.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const LINK = />Account<\/a>/g;

describeOnBothEngines('account link', (on) => {
  test('is in the header where the owner shows it, and says the same to everyone', async () => {
    const site = await openMemberSite(on.deps);
    await site.publish({ body: bodyOf('Hello', on.deps.newId(), []), slug: 'hello' });
    await site.join('ada@example.org');
    const read = async (by = site.visitor) => (await by.ask('GET', '/hello')).text();
    const before = await read();
    expect(before).not.toMatch(LINK);
    expect(before).not.toContain(ACCOUNT_PATH);
    const set = (hasLink: boolean) => site.api('PUT', 'member-settings', { canJoin: true, hasLink });
    expect((await set(true)).status).toBe(200);
    const shown = await read();
    expect(shown.match(LINK)?.length).toBeGreaterThanOrEqual(1);
    expect(shown).toContain(`href="${ACCOUNT_PATH}"`);
    expect(await read(await site.newVisitor())).toBe(shown);
    await set(false);
    expect(await read()).toBe(before);
  });
});
