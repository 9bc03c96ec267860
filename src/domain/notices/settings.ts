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
      .max(MAX_ADDRESSES, `Use ${MAX_ADDRESSES} addresses or fewer.`)
      .meta({ description: 'Empty for the site’s administrators.' }),
    orders: z.boolean().meta({ description: 'For each new order.' }),
    bookings: z.boolean().meta({ description: 'When guests request, book, move or cancel.' }),
  })
  .meta({ id: 'NoticeSettings' });

export const notices = settingsOf({
  name: 'notices',
  key: 'notices',
  schema: noticeSettingsSchema,
  atFirst: { emails: [], orders: true, bookings: true },
  may: 'config.settings',
  summary: {
    read: 'Returns who gets emails about orders and bookings.',
    save: 'Changes who gets emails about orders and bookings.',
  },
  // It decides where the words of visitors are sent.
  personal: 'admin.customer-data',
  leaves: 'settings.notices-changed',
  done: 'changed who gets emails about orders and bookings',
  saved: 'Saved.',
  panel: {
    title: 'Notifications',
    about:
      'Emails to you about new orders and bookings. Each form has its own notifications in its settings.',
    isInternal: true,
    rows: [
      { part: 'no-mail-server' },
      ['orders', 'Orders', 'For each new order.'],
      ['bookings', 'Bookings', 'When a guest requests, books, moves or cancels.'],
      [
        'emails',
        'Send emails to',
        {
          control: 'words',
          hint: 'One address per line. Leave empty for the site’s administrators.',
          rows: 3,
          problem: ({ emails }) => {
            const bad = emails.find((each) => checkEmail(each) !== undefined);
            return bad && `“${bad}” is not an email address. Enter one like ada@example.org.`;
          },
        },
      ],
    ],
  },
});
