/** Writes to subscribers and recurring donors what has become of what they pay. */
import { z } from 'zod';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { SUBSCRIPTION_MAILS } from '#domain/store/subscriptions/settings.ts';
import { writeSubscriptionMail } from '#domain/store/subscriptions/write-subscription-mail.ts';
import type { Deps } from '../../deps.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import { readerOf } from '../../kernel/sites/reader.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { courseOf } from './keep-subscription.ts';
import { keptSubscriptionSettings } from './kept-settings.ts';
import { findSubscription } from './queries.ts';

export const SUBSCRIPTION_MAIL_JOB = 'subscriptions.mail';

export const mailPayload = z.object({
  subscriptionId: z.string(),
  mail: z.enum(SUBSCRIPTION_MAILS),
  /** Identifies the visitor who typed the address. */
  sender: z.string().exactOptional(),
});

interface MailDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export async function mailSubscriber(
  deps: MailDeps,
  { subscriptionId, mail, sender }: z.output<typeof mailPayload>,
  run: JobRun,
): Promise<void> {
  const known = await findSubscription(deps.db.read, subscriptionId);
  const site = known && (await deps.siteAddress(known.siteId));
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const row = await findSubscription(tx, subscriptionId);
    if (!site || !row || row.email === '') return;
    const { siteId, email, locale } = row;
    const { mails } = await keptSubscriptionSettings.of(tx, siteId);
    const kind = row.offerKind === 'donation' ? 'donations' : 'subscriptions';
    if (!mails[kind][mail].isSent) return;
    const [reader, timeZone] = await Promise.all([
      readerOf(tx, { siteId, url: site.url, locale }),
      findTimeZone(tx, siteId),
    ]);
    const course = courseOf(row);
    const written = writeSubscriptionMail(
      mail,
      mails,
      {
        kind,
        name: row.name,
        title: row.title,
        recurringMinor: row.recurringMinor,
        currency: row.currency,
        plan: course.plan,
        at: course.nextAt ?? course.endedAt ?? course.paidUntil,
        isTest: row.testBy !== null,
      },
      { site: site.name, locale: reader.locale, timeZone, url: reader.urlOf(PORTAL_PATH) },
    );
    const about = { about: row.id, to: email, siteId, sender: sender ?? null };
    await queueMail(tx, deps, { ...about, fromName: site.name, ...written });
  });
}
