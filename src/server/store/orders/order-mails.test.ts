/** Mails about an order are found by it, not by who bought it. */
import { expect, test } from 'vitest';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { listMails } from '../../mail/queries.ts';

describeOnBothEngines('mails about orders', (on) => {
  test('an order leads to its own mails, not to those of other orders of the same buyer', async () => {
    const { complete, fill, site } = await openTestShop(on.deps, 9);
    const placed = async () => {
      const done = await complete(fill());
      if (done.kind !== 'placed') throw new Error(done.kind);
      return done.order.id;
    };
    const [first, second] = [await placed(), await placed()];
    const { lines } = (await site.api('GET', `orders/${first}`)).json;
    await site.api('POST', `orders/${first}/fulfil`, { lines: [{ id: lines[0].id, quantity: 1 }] });
    await site.worker.drain();
    const subjectsOf = async (about: string) =>
      (await listMails(on.db.read, { limit: 50, about })).map(({ subject }) => subject);
    expect(await subjectsOf(second)).toEqual([expect.stringContaining('#1002')]);
    expect(await subjectsOf(first)).toEqual([
      expect.stringContaining('#1001'),
      expect.stringContaining('#1001'),
    ]);
  });
});
