/** A site with a campaign that people give to again and again, and the job that charges them. */
import { renewDue } from '#server/store/subscriptions/renew.ts';
import { openCampaign } from './open-campaign.ts';
import { booksOf, mailsOf } from './open-subscriptions.ts';
import { renewalDeps } from './renewal-deps.ts';
import type { TestDeps } from './test-app.ts';
import { testVisitor } from './visitor.ts';

const OFF = { isOn: false, words: '' };
const PORTAL = '/api/commerce/subscriptions';

export async function openRecurring(deps: TestDeps, settings: object = {}) {
  const campaign = await openCampaign(deps, { frequencies: ['once', 'month', 'year'], ...settings });
  const { site, visitor, give, list } = campaign;
  const others = { stripe: OFF, bankTransfer: OFF, invoice: OFF, atPickup: OFF };
  await site.api('PUT', 'payments', { ...others, test: { isOn: true, words: '' } });
  const charges: string[] = [];
  const worker = renewalDeps(deps, charges);
  const books = booksOf(deps, site.siteId);
  const row = async () => {
    const [found] = await books.rows();
    if (!found) throw new Error('There is a recurring donation.');
    return found;
  };
  const donor = await testVisitor(site, visitor.origin);
  const mails = () => mailsOf(deps, site);
  const send = (path: string, fields: Record<string, string>) =>
    donor.submit(`${PORTAL}/${path}`, new URLSearchParams(fields));
  return {
    ...campaign,
    ...books,
    ...{ worker, charges, mails, row, donor },
    siteId: site.siteId,
    /** Given for the first time. */
    begin: (entries: Record<string, string> = {}) =>
      give({ frequency: 'month', payment: 'test', ...entries }),
    renew: () => renewDue(worker),
    /** To when the next payment is due. */
    toNext: async () => deps.clock.set((await row()).nextAt ?? 0),
    numbers: async () => (await list()).map((each: { receiptNumber: string }) => each.receiptNumber),
    /** By the mailed link. */
    async enter(email = 'ada@example.org') {
      await send('link', { email });
      const text =
        (await mails()).findLast((mail) => (mail.text ?? '').includes('/subscription-links/'))?.text ?? '';
      const token = /subscription-links\/([\w-]+)/.exec(text)?.[1] ?? '';
      return send('enter', { token });
    },
    portal: async () => (await donor.ask('GET', '/commerce/subscriptions')).text(),
    /** As the giver, about the gift as it is now. */
    async change(path: 'act' | 'amount' | 'card', fields: Record<string, string>) {
      const { id, version } = await row();
      return send(path, { subscription: id, version: String(version), ...fields });
    },
  };
}
