/** The calls about who is told by mail of what happens on a site. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { noticeSettingsSchema } from './settings.ts';

const PATH = '/api/sites/:site/notices';
const answer = z.object({ notices: noticeSettingsSchema });

export const readNotices = call('GET', PATH, {
  may: 'config.settings',
  summary: 'Says who is told by mail of orders and bookings.',
  answer,
});

export const saveNotices = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes who is told by mail of orders and bookings.',
  /** It decides where the words of visitors are sent. */
  personal: 'admin.customer-data',
  body: noticeSettingsSchema,
  answer,
  leaves: 'settings.notices-changed',
});
