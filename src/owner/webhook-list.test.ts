import { expect, test } from 'vitest';
import type { DeliverySummary } from '#domain/webhooks/calls.ts';
import { watchFor } from './webhook-list.ts';

const delivery = (state: DeliverySummary['state'], inMs: number) =>
  ({ state, nextAt: Date.now() + inMs, problem: null }) as DeliverySummary;

test('what is being sent is looked at until it is settled, what waits for hours is not', () => {
  // Under way: nobody else may try it for a minute.
  expect(watchFor([delivery('waiting', 60_000)])).toBeGreaterThan(0);
  expect(watchFor([null, delivery('delivered', 0), delivery('waiting', 3_600_000)])).toBe(false);
});
