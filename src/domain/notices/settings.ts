/** Who is told by mail of what happens on a site. */
import { z } from 'zod';
import { emailSchema } from '../mail/email-schema.ts';

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
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

export const NOTICES_AT_FIRST: NoticeSettings = { emails: [], orders: true, bookings: true };
