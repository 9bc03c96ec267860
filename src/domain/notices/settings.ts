/** Who is told by mail of what happens on a site. */
import { z } from 'zod';
import { checkEmail } from '../accounts/email-address.ts';
import { emailSchema } from '../mail/email-schema.ts';
import { settingsOf } from '../settings/settings-of.ts';

export const NOTICE_KINDS = ['orders', 'bookings'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const MAX_ADDRESSES = 10;

export const noticeSettingsSchema = z
  .strictObject({
    emails: z
      .array(emailSchema)
      .max(MAX_ADDRESSES, `At most ${MAX_ADDRESSES} addresses.`)
      .meta({ description: 'Empty: the administrators of the site.' }),
    orders: z.boolean().meta({ description: 'Of each order that is placed.' }),
    bookings: z.boolean().meta({ description: 'Of what guests request, book, move and cancel.' }),
  })
  .meta({ id: 'NoticeSettings' });

export const notices = settingsOf({
  name: 'notices',
  key: 'notices',
  schema: noticeSettingsSchema,
  atFirst: { emails: [], orders: true, bookings: true },
  may: 'config.settings',
  summary: {
    read: 'Says who is told by mail of orders and bookings.',
    save: 'Changes who is told by mail of orders and bookings.',
  },
  // It decides where the words of visitors are sent.
  personal: 'admin.customer-data',
  leaves: 'settings.notices-changed',
  done: 'changed who is told by mail of orders and bookings',
  saved: 'Saved.',
  panel: {
    title: 'Notices',
    about: 'A mail to you, as soon as somebody orders or books. Each form has its own, in its settings.',
    isInternal: true,
    rows: [
      { part: 'no-mail-server' },
      ['orders', 'Orders', 'Of each order that is placed.'],
      ['bookings', 'Bookings', 'When a guest asks for a time, books it, moves it or cancels it.'],
      [
        'emails',
        'Who gets the mails',
        {
          control: 'words',
          hint: 'One address in each line. Empty: the administrators of the site.',
          rows: 3,
          problem: ({ emails }) => {
            const bad = emails.find((each) => checkEmail(each) !== undefined);
            return bad && `“${bad}” is no email address. Write one like ada@example.org.`;
          },
        },
      ],
    ],
  },
});
