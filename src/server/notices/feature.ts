/** Notices: mails to those who look after a site, of what has happened on it. */
import { Hono } from 'hono';
import * as calls from '#domain/notices/calls.ts';
import { leave } from '../activity/record-activity.ts';
import type { MakeFeature } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { noticesOf, writeNotices } from './queries.ts';

export const feature: MakeFeature = (kernel) => {
  const { db, authorize } = kernel;
  const app = new Hono();
  const answer = answerCalls(app, authorize);
  answer(calls.readNotices, async ({ siteId }) => ({ notices: await noticesOf(db.read, siteId) }));
  answer(calls.saveNotices, (call, notices) =>
    db.write(async (tx) => {
      await writeNotices(tx, call.siteId, notices);
      await leave(tx, kernel, call, 'changed who is told by mail of orders and bookings');
      return { notices };
    }),
  );
  return { routes: { owner: [app] } };
};
