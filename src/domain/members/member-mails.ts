/** The emails that members get about their plans, and the words their owner may have for them. */
import { z } from 'zod';
import { settingsOf } from '../settings/settings-of.ts';

export const MEMBER_MAILS = ['welcome', 'ending', 'ended'] as const;
export type MemberMail = (typeof MEMBER_MAILS)[number];

export const MEMBER_MAIL_LIMITS = { subject: 150, words: 2000 } as const;
export const MOST_ENDING_DAYS = 60;

const own = z.strictObject({
  subject: z.string().trim().max(MEMBER_MAIL_LIMITS.subject).default(''),
  words: z.string().trim().max(MEMBER_MAIL_LIMITS.words).default(''),
});
const ownOrNone = own.default(() => own.parse({}));

const schema = z
  .strictObject({
    sends: z
      .strictObject({ welcome: z.boolean(), ending: z.boolean(), ended: z.boolean() })
      .default({ welcome: true, ending: true, ended: true })
      .meta({ description: 'Which emails are sent.' }),
    endingDays: z
      .int()
      .min(1)
      .max(MOST_ENDING_DAYS)
      .default(7)
      .meta({ description: 'How many days before the end the email `ending` is sent.' }),
    texts: z
      .strictObject({ welcome: ownOrNone, ending: ownOrNone, ended: ownOrNone })
      .default(() => ({ welcome: own.parse({}), ending: own.parse({}), ended: own.parse({}) }))
      .meta({ description: 'Your words. What is empty is written in the member’s language.' }),
  })
  .meta({ id: 'MemberMails' });
export type MemberMailSettings = z.output<typeof schema>;

export const memberMails = settingsOf({
  name: 'member-mails',
  key: 'memberMails',
  schema,
  mayRead: 'config.settings',
  may: 'config.settings',
  summary: {
    read: 'Returns the emails that members get about their plans.',
    save: 'Changes the emails that members get about their plans.',
  },
  leaves: 'settings.member-mails-changed',
  done: 'changed the emails to members',
  saved: 'Saved.',
});
