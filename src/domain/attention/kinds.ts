/** What waits for the people of a site, in the order in which it is shown, with the permission to deal with it. */
import type { Permission } from '../accounts/permissions.ts';

export const ATTENTION = {
  orders: 'config.commerce',
  bookings: 'config.scheduling',
  'failed-payments': 'config.commerce',
  reviews: 'config.commerce',
  comments: 'config.comments',
  submissions: 'config.crm',
} as const satisfies Readonly<Record<string, Permission>>;
export type Attention = keyof typeof ATTENTION;

export const ATTENTION_KINDS = Object.keys(ATTENTION) as Attention[];
