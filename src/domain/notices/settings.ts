/** Who is told by mail of what happens on a site. */
import { z } from 'zod';
import { fillIn } from '#domain/locale/fill.ts';
import { checkEmail } from '../accounts/email-address.ts';
import { emailSchema } from '../mail/email-schema.ts';
import { settingsOf } from '../settings/settings-of.ts';
import * as labels from './labels/en.ts';

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
    read: labels.returnsWhoGetsEmailsAboutOrders,
    save: labels.changesWhoGetsEmailsAboutOrders,
  },
  // It decides where the words of visitors are sent.
  personal: 'admin.customer-data',
  leaves: 'settings.notices-changed',
  done: labels.changedWhoGetsEmailsAboutOrders,
  saved: labels.saved,
  panel: {
    title: labels.notifications,
    about: labels.emailsToYouAboutNewOrders,
    isInternal: true,
    rows: [
      { part: 'no-mail-server' },
      ['orders', labels.orders, labels.forEachNewOrder],
      ['bookings', labels.bookings, labels.whenAGuestRequestsBooksMoves],
      [
        'emails',
        labels.sendEmailsTo,
        {
          control: 'words',
          hint: labels.oneAddressPerLineLeaveEmpty,
          rows: 3,
          problem: ({ emails }) => {
            const bad = emails.find((each) => checkEmail(each) !== undefined);
            return bad && fillIn(labels.badIsNotAnEmailAddress, { bad });
          },
        },
      ],
    ],
  },
});
