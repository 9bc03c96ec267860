/** Lists of the account page: however much there is, a page shows some of it, the newest first. */
import { expect, test } from 'vitest';
import { ACCOUNT_PATH } from '#domain/members/contract.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { openSalon } from '#testing/server/open-salon.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const EMAIL = 'ada@example.org';

function readPage(html: string) {
  const next = /href="(\/account\?list=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return { numbers: [...html.matchAll(/#(\d+)<\/a>/g)].map(([, number]) => Number(number)), next };
}

describeOnBothEngines('lists of an account', (on) => {
  test('orders go on on pages of their own, the newest first, each of them once', async () => {
    const shop = await openTestShop(on.deps, 5);
    const placed = await shop.complete(shop.fill());
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const first = placed.order.number ?? 0;
    const others = Array.from({ length: 70 }, (_, index) => ({
      ...placed.order,
      id: on.deps.newId(),
      token: `token-${index}-`.padEnd(24, '0'),
      number: first + 1 + index,
    }));
    const columns = await on.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    for (const { id, token, number } of others)
      await on.db.write((tx) =>
        tx
          .insertInto('orders')
          .values({ ...columns, id, token, number, cartId: `cart ${number}` })
          .execute(),
      );
    const site = await openMemberSite(on.deps, shop.site);
    await site.join(EMAIL);
    const account = readPage(await site.account());
    const last = first + 70;
    expect(account.numbers).toEqual(Array.from({ length: 10 }, (_, index) => last - index));
    const seen = [...account.numbers];
    let next = account.next;
    let pages = 0;
    while (next) {
      const page = readPage(await (await site.visitor.ask('GET', next)).text());
      seen.push(...page.numbers);
      ({ next } = page);
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(seen).toEqual(Array.from({ length: 71 }, (_, index) => last - index));
    for (const odd of [
      'list=orders&from=-1',
      'list=orders&from=99999',
      'list=nothing',
      'list=devices&from=x',
    ])
      expect((await site.visitor.ask('GET', `${ACCOUNT_PATH}?${odd}`)).status).toBe(200);
  });

  test('devices go on on a page of their own, the one used last first', async () => {
    const site = await openMemberSite(on.deps);
    await site.join(EMAIL);
    const session = await on.db.read
      .selectFrom('memberSessions')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .executeTakeFirstOrThrow();
    for (let index = 0; index < 12; index += 1)
      await on.db.write((tx) =>
        tx
          .insertInto('memberSessions')
          .values({
            ...session,
            id: on.deps.newId(),
            hash: `hash ${index}`,
            userAgent: '',
            lastSeenAt: session.lastSeenAt - (index + 1) * MINUTE_MS,
          })
          .execute(),
      );
    const html = await site.account();
    const count = (page: string) => page.split('name="session" value="').length - 2;
    expect(count(html)).toBe(9);
    const { next } = readPage(html);
    expect(count(await (await site.visitor.ask('GET', next ?? '')).text())).toBe(3);
    // Owners see how many there are in all.
    const [member] = await site.members();
    expect((await site.api('GET', `members/${member?.id}`)).json.sessions).toBe(13);
  });

  test('bookings come latest first', async () => {
    const salon = await openSalon(on.deps);
    const [at = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    await salon.send(at);
    const booking = await on.db.read.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    for (let index = 0; index < 11; index += 1)
      await on.db.write((tx) =>
        tx
          .insertInto('bookings')
          .values({
            ...booking,
            id: on.deps.newId(),
            token: `booking-${index}`,
            serviceName: `Visit ${index}`,
            startsAt: booking.startsAt + (index + 1) * MINUTE_MS,
          })
          .execute(),
      );
    const site = await openMemberSite(on.deps, salon);
    await site.join('cem@example.org');
    const html = await site.account();
    const shown = [...html.matchAll(/>(Visit \d+)<\/a>/g)].map(([, name]) => name);
    expect(shown).toEqual(Array.from({ length: 10 }, (_, index) => `Visit ${10 - index}`));
    const rest = await (await site.visitor.ask('GET', readPage(html).next ?? '')).text();
    expect(rest).toContain('Visit 0');
    expect(rest).not.toContain('Visit 1<');
  });
});
