/** The call of the contract by which pages ask before they record a visit: nothing is ever recorded. */
import { Hono } from 'hono';
import { readRecordingId } from '#domain/experiments/calls-visitor.ts';
import { MOCK_RECORDING_ID } from '#domain/experiments/recording.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';

export function recordingRoutes(): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  answerVisitors(app, readRecordingId, async (context) =>
    context.json(MOCK_RECORDING_ID, 200, { 'cache-control': 'no-store' }),
  );
  return app;
}
