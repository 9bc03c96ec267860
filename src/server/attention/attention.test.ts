/** What waits for an answer: counted by each feature, and told to those who may give it. */
import { expect, onTestFinished, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { ATTENTION_KINDS } from '#domain/attention/kinds.ts';
import { buildSite } from '#testing/server/build-site.ts';
import { insertEveryRow } from '#testing/server/every-row.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { openTestMedia } from '#testing/server/media-site.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('what waits for an answer', (on) => {
  test('each kind is counted while it waits, and told to those who may answer it', async () => {
    const quiet = await createTestSite(on.deps);
    expect((await quiet.api('GET', 'attention')).json.waiting).toEqual([]);
    const files = openTestMedia(on.deps);
    onTestFinished(() => files.remove());
    const siteId = await buildSite(on.deps, files.media, 'studio');
    const idIn = async (table: 'documents' | 'media') =>
      (await on.db.read.selectFrom(table).select('id').where('siteId', '=', siteId).executeTakeFirstOrThrow())
        .id;
    const [document, media] = [await idIn('documents'), await idIn('media')];
    await insertEveryRow(on.db, { site: siteId, document, media, hash: 'a'.repeat(64) });
    await on.db.write(async (tx) => {
      const mine = { bookings: 'requested', reviews: 'waiting' } as const;
      await tx.updateTable('bookings').set({ state: mine.bookings }).where('siteId', '=', siteId).execute();
      await tx.updateTable('reviews').set({ state: mine.reviews }).where('siteId', '=', siteId).execute();
      await tx.updateTable('comments').set({ status: 'pending' }).where('siteId', '=', siteId).execute();
      await tx
        .updateTable('formSubmissions')
        .set({ isRead: 0, isSpam: 0 })
        .where('siteId', '=', siteId)
        .execute();
      await tx
        .updateTable('subscriptions')
        .set({ state: 'past_due', testBy: null })
        .where('siteId', '=', siteId)
        .execute();
      await tx
        .updateTable('orders')
        .set({ state: 'placed', testBy: null })
        .where('siteId', '=', siteId)
        .execute();
      const open = { fulfilledQuantity: 0, refundedQuantity: 0 };
      await tx.updateTable('orderLines').set(open).execute();
    });
    const seenBy = async (role: number) => {
      const account = await createTestAccount(on.deps, { roles: { [siteId]: role } });
      const browser = await signedInBrowser(on.deps, quiet, account);
      const { json } = await browser.call('GET', `/api/sites/${siteId}/attention`);
      for (const { count } of json.waiting) expect(count).toBeGreaterThan(0);
      return json.waiting.map(({ kind }: { kind: string }) => kind);
    };
    expect(await seenBy(CONTRIBUTOR_ROLES.admin)).toEqual(ATTENTION_KINDS);
    expect(await seenBy(CONTRIBUTOR_ROLES.editor)).toEqual(['comments']);
    expect(await seenBy(CONTRIBUTOR_ROLES.scheduling)).toEqual(['bookings']);
    expect(await seenBy(CONTRIBUTOR_ROLES.viewer)).toEqual([]);
  });
});
