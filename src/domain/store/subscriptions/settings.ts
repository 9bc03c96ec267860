/** What subscribers and recurring donors may do by themselves, and the emails they get, with their owner’s words. */
import { z } from 'zod';
import { settingsOf } from '../../settings/settings-of.ts';

export const SUBSCRIPTION_MAILS = [
  'began',
  'renewed',
  'failed',
  'unpaid',
  'paused',
  'changed',
  'cancelled',
  'ended',
] as const;
export type SubscriptionMail = (typeof SUBSCRIPTION_MAILS)[number];

/** People who pay for something, and people who give, read different words. */
export const MAILED_KINDS = ['subscriptions', 'donations'] as const;
export type MailedKind = (typeof MAILED_KINDS)[number];

export const SUBSCRIPTION_MAIL_LIMITS = { subject: 150, words: 2000 } as const;

const mail = (isSent: boolean) => {
  const schema = z.strictObject({
    isSent: z.boolean().default(isSent),
    subject: z.string().trim().max(SUBSCRIPTION_MAIL_LIMITS.subject).default(''),
    words: z.string().trim().max(SUBSCRIPTION_MAIL_LIMITS.words).default(''),
  });
  return schema.default(() => schema.parse({}));
};

/** @param tellsBegin the first donation is thanked for anyway, with the date of the next one */
const mails = (tellsBegin: boolean) => {
  const schema = z.strictObject({
    began: mail(tellsBegin),
    // Each payment has the confirmation of its order, or the receipt of its donation, anyway.
    renewed: mail(false),
    failed: mail(true),
    unpaid: mail(true),
    paused: mail(true),
    changed: mail(true),
    cancelled: mail(true),
    ended: mail(true),
  });
  return schema.default(() => schema.parse({}));
};

export const VISITOR_RIGHTS = ['cancel', 'pause', 'skip', 'change'] as const;
const rights = z.strictObject({
  cancel: z.boolean().default(true),
  pause: z.boolean().default(true),
  skip: z.boolean().default(true),
  change: z.boolean().default(true).meta({ description: 'What they subscribe to, and how much they give.' }),
});
export type VisitorRights = z.output<typeof rights>;

const schema = z
  .strictObject({
    visitorsMay: rights
      .default(() => rights.parse({}))
      .meta({ description: 'What subscribers and recurring donors may do by themselves.' }),
    mails: z
      .strictObject({ subscriptions: mails(true), donations: mails(false) })
      .default(() => ({
        subscriptions: mails(true).parse(undefined),
        donations: mails(false).parse(undefined),
      }))
      .meta({ description: 'Your words. What is empty is written in the language of its reader.' }),
  })
  .meta({ id: 'SubscriptionSettings' });
export type SubscriptionSettings = z.output<typeof schema>;
export type SubscriptionMailTexts = SubscriptionSettings['mails'];

export const subscriptionSettings = settingsOf({
  name: 'subscription-settings',
  key: 'subscriptionSettings',
  schema,
  mayRead: 'config.commerce',
  may: 'config.commerce',
  summary: {
    read: 'Returns what subscribers may do by themselves, and the emails they get.',
    save: 'Changes what subscribers may do by themselves, and the emails they get.',
  },
  leaves: 'settings.subscriptions-changed',
  done: 'changed the settings of subscriptions',
  saved: 'Saved.',
});
