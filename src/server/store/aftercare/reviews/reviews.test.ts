/** Reviews from both sides: buyers are asked once, answer once, and visitors see what the owner shows. */
import { expect, test } from 'vitest';
import { REPLY_MAIL_DELAY_MS, REVIEW_TEXTS } from '#domain/store/aftercare/reviews/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { reviewRequests } from '#testing/server/review-requests.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('reviews', (on) => {
  const { openAsked, openRequest } = reviewRequests(on);

  test('buyers are asked once, some days after all was fulfilled, and only where the owner wants it', async () => {
    const silent = await openAsked({ isAsked: false });
    await silent.wait(30);
    expect(await silent.requests()).toEqual([]);
    const shop = await openAsked();
    await shop.wait(6);
    expect(await shop.requests()).toEqual([]);
    await shop.wait(1);
    await shop.wait(30);
    expect(await shop.requests()).toMatchObject([{ toAddress: 'ada@example.org' }]);
  });

  test('SITE-28 STOR-26 a review is written once, looked at by the owner, and then shown with the product', async () => {
    const shop = await openRequest();
    const html = await shop.page();
    expect(html).toContain('data-page-type="209"');
    expect(html).toContain(REVIEW_TEXTS.describe);
    expect(await shop.send({ rating: '', description: 'x', author: '' })).toMatchObject({
      status: 422,
      json: { error: { message: 'Please select a star rating' } },
    });
    expect((await shop.send({ rating: '9', description: '', author: '' })).status).toBe(422);
    const words = { rating: '4', description: 'Holds <b>soup</b>.', author: 'Ada' };
    expect(await shop.send(words)).toEqual({ status: 200, json: { message: REVIEW_TEXTS.thanks } });
    expect((await shop.send(words)).status).toBe(409);
    expect(await shop.page()).toContain(REVIEW_TEXTS.reviewed);
    expect(await (await shop.site.visit(shop.path)).text()).not.toContain('product-reviews');
    const { reviews, counts } = (await shop.api('GET', 'reviews')).json;
    expect(counts).toEqual({ waiting: 1, shown: 0, hidden: 0 });
    expect(reviews).toMatchObject([{ rating: 4, description: 'Holds <b>soup</b>.', title: 'Bowl' }]);
    const decide = (state: string) => shop.api('POST', 'reviews/decide', { id: reviews[0].id, state });
    expect((await decide('shown')).json).toEqual({ kind: 'decided' });
    const product = await (await shop.site.visit(shop.path)).text();
    expect(product).toContain('Holds &lt;b&gt;soup&lt;/b&gt;.');
    expect(product).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.0","reviewCount":1',
    );
    await decide('hidden');
    expect(await (await shop.site.visit(shop.path)).text()).not.toContain('soup');
    const nobody = await shop.api('POST', 'reviews/decide', { id: on.deps.newId(), state: 'shown' });
    expect(nobody.status).toBe(404);
  });

  async function openShown() {
    const shop = await openRequest();
    await shop.send({ rating: '2', description: 'It leaks.', author: 'Ada' });
    const { reviews } = (await shop.api('GET', 'reviews')).json;
    const id = reviews[0].id as string;
    const decide = (state: string) => shop.api('POST', 'reviews/decide', { id, state });
    const reply = (text: string) => shop.api('PUT', `reviews/${id}/reply`, { reply: text });
    const afterDelay = async () => {
      on.deps.clock.advance(REPLY_MAIL_DELAY_MS);
      await shop.site.worker.drain();
      const all = await on.db.read
        .selectFrom('mails')
        .selectAll()
        .where('siteId', '=', shop.siteId)
        .execute();
      return all.filter(({ subject }) => subject.includes('replied to your review'));
    };
    const product = async () => (await shop.site.visit(shop.path)).text();
    return { ...shop, id, decide, reply, afterDelay, product };
  }

  test('the owner’s reply is shown below the review and in its data, and its buyer gets one email', async () => {
    const shop = await openShown();
    expect((await shop.reply('  Sorry! <b>A new one</b> is on its way.  ')).json).toEqual({
      kind: 'replied',
    });
    // The review is not shown yet.
    expect(await shop.afterDelay()).toEqual([]);
    await shop.decide('shown');
    const shown = await shop.product();
    expect(shown).toContain('Sorry! &lt;b&gt;A new one&lt;/b&gt; is on its way.');
    expect(shown).toContain('"comment":{"@type":"Comment","text":"Sorry! ');
    const mails = await shop.afterDelay();
    expect(mails).toMatchObject([{ toAddress: 'ada@example.org' }]);
    expect(mails[0]?.text).toContain('Sorry! <b>A new one</b> is on its way.');
    expect(mails[0]?.text).toContain(shop.path);
    await shop.reply('It is sent.');
    await shop.decide('hidden');
    await shop.decide('shown');
    expect(await shop.afterDelay()).toHaveLength(1);
    expect(await shop.product()).toContain('It is sent.');
    expect((await shop.api('GET', 'reviews?state=shown')).json.reviews).toMatchObject([
      { reply: 'It is sent.', isReplyMailed: true },
    ]);
    await shop.reply('');
    expect(await shop.product()).not.toContain('reviews-reply');
  });

  test('a reply that is taken back in time, and one of a shop that sends none, leads to no email', async () => {
    const shop = await openShown();
    await shop.decide('shown');
    await shop.reply('Too hasty.');
    await shop.reply('');
    expect(await shop.afterDelay()).toEqual([]);
    const { store } = (await shop.api('GET', 'store')).json;
    await shop.api('PUT', 'store', {
      ...store,
      reviewReplies: { ...store.reviewReplies, isMailed: false },
    });
    await shop.reply('Thank you.');
    expect(await shop.afterDelay()).toEqual([]);
    expect((await shop.reply('x'.repeat(2001))).status).toBe(400);
    expect((await shop.api('PUT', `reviews/${on.deps.newId()}/reply`, { reply: 'x' })).status).toBe(404);
    const other = await createTestSite(on.deps);
    expect((await other.api('PUT', `reviews/${shop.id}/reply`, { reply: 'x' })).status).toBe(404);
  });

  test('the words of the email about a reply are the owner’s', async () => {
    const shop = await openShown();
    const { store } = (await shop.api('GET', 'store')).json;
    const words = {
      isMailed: true,
      subject: 'About {product}: we replied to your review',
      words: 'Read this.',
    };
    await shop.api('PUT', 'store', { ...store, reviewReplies: words });
    await shop.decide('shown');
    await shop.reply('Thank you.');
    const mails = await shop.afterDelay();
    expect(mails).toMatchObject([{ subject: 'About Bowl: we replied to your review' }]);
    expect(mails[0]?.text).toContain('Read this.');
  });

  test('a test order can be reviewed to try it out, and visitors never see it', async () => {
    const shop = await openRequest(true);
    expect((await shop.send({ rating: '5', description: 'Only a trial.', author: '' })).status).toBe(200);
    const { reviews } = (await shop.api('GET', 'reviews')).json;
    expect(reviews).toMatchObject([{ description: 'Only a trial.', isTest: true }]);
    const refused = await shop.api('POST', 'reviews/decide', { id: reviews[0].id, state: 'shown' });
    expect([refused.status, refused.json.error.message]).toEqual([
      409,
      'This review is from a test order. Visitors only see real reviews.',
    ]);
    // One that was shown before, or came with a moved site.
    await on.db.write((tx) =>
      tx.updateTable('reviews').set({ state: 'shown' }).where('id', '=', reviews[0].id).execute(),
    );
    await shop.api('PUT', 'store', (await shop.api('GET', 'store')).json.store);
    const page = await (await shop.site.visit(shop.path)).text();
    expect(page).not.toContain('Only a trial.');
    expect(page).not.toContain('aggregateRating');
  });

  test('ten answers by one link at once are one review; an expired request and an unknown one take none', async () => {
    const shop = await openRequest();
    const words = { rating: '5', description: '', author: '' };
    const all = await Promise.all(Array.from({ length: 10 }, () => shop.send(words)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const late = await openRequest();
    on.deps.clock.advance(91 * DAY_MS);
    expect(await late.page()).toContain(REVIEW_TEXTS.expired);
    await late.renew();
    expect((await late.send(words)).status).toBe(409);
    const unknown = await late.site.visit('/commerce/reviews/nobodynobody');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain(REVIEW_TEXTS.noProducts);
    const other = await createTestSite(on.deps);
    expect((await other.visit(`/commerce/reviews/${late.token}`)).status).toBe(404);
  });
});
