/** What waits for the people of a site: each feature counts its own. */
import { Hono } from 'hono';
import { readAttention } from '#domain/attention/calls.ts';
import { ATTENTION, ATTENTION_KINDS } from '#domain/attention/kinds.ts';
import type { MakeOverview } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';

export const overview: MakeOverview = ({ db, authorize }, _common, others) => {
  const parts = others
    .flatMap(({ attention }) => attention ?? [])
    .sort((a, b) => ATTENTION_KINDS.indexOf(a.kind) - ATTENTION_KINDS.indexOf(b.kind));
  const app = new Hono();
  answerCalls(app, authorize)(readAttention, async ({ siteId, actor }) => {
    const own = parts.filter(({ kind }) => actor.permissions?.has(ATTENTION[kind]));
    const counted = await Promise.all(
      own.map(async ({ kind, count }) => ({ kind, count: await count(db.read, siteId) })),
    );
    return { waiting: counted.filter(({ count }) => count > 0) };
  });
  return { routes: { owner: [app] } };
};
