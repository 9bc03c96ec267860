import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorEvent, TraceEntry } from '#domain/errors/contract.ts';
import { createReporter } from './reporter.ts';
import { createTrace } from './trace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE = { websiteId: 'w1', templateId: 'kiln', url: 'https://kiln.example/', userAgent: 'Test' };

function reporter(answer: () => Promise<boolean> = async () => true) {
  const sent: (readonly ErrorEvent[])[] = [];
  const warnings: unknown[] = [];
  const report = createReporter({
    send: (events) => {
      sent.push(events);
      return answer();
    },
    page: () => PAGE,
    now: () => 1234,
    warn: (reason) => warnings.push(reason),
  });
  return { report, sent, warnings };
}

test('ERRS-01 ERRS-02 ERRS-05 errors in a row go together a second after the last, with all that is known', async () => {
  const { report, sent } = reporter();
  const error = new TypeError('x is not a function');
  report({ error, app: 'search', file: '/a.js', line: 3, column: 4 });
  await vi.advanceTimersByTimeAsync(900);
  report({ error: 'thrown text' });
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual([
    {
      event: 'javascript-error',
      timestamp: 1234,
      data: {
        app: 'search',
        message: 'TypeError: x is not a function',
        stack: error.stack?.slice(0, 5000),
        file: '/a.js',
        line: 3,
        column: 4,
        ...PAGE,
      },
    },
    {
      event: 'javascript-error',
      timestamp: 1234,
      data: { app: 'site', message: 'thrown text', stack: '', file: '', line: 0, column: 0, ...PAGE },
    },
  ]);
});

test('ERRS-03 a page sends twenty times at most', async () => {
  const { report, sent } = reporter();
  for (let index = 0; index < 40; index += 1) {
    report({ error: `error ${index}` });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent).toHaveLength(20);
});

test('ERRS-04 ten errors wait at most', async () => {
  const { report, sent } = reporter();
  for (let index = 0; index < 15; index += 1) report({ error: `error ${index}` });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map((events) => events.length)).toEqual([10]);
});

test('ERRS-06 a stack is cut at 5000 characters', async () => {
  const { report, sent } = reporter();
  const error = Object.assign(new Error('deep'), { stack: 'x'.repeat(6000) });
  report({ error });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[0]?.[0]?.data.stack).toHaveLength(5000);
});

test('one error is told once, and noise not at all', async () => {
  const { report, sent } = reporter();
  const error = new Error('again');
  for (let index = 0; index < 5; index += 1) report({ error });
  report({ error: 'ResizeObserver loop completed with undelivered notifications.' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.flat()).toHaveLength(1);
});

test('ERRS-15 a report that cannot be sent is warned about and no more', async () => {
  for (const answer of [async () => false, () => Promise.reject(new Error('down'))]) {
    const { report, warnings } = reporter(answer);
    report({ error: 'x' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(warnings).toHaveLength(1);
  }
});

test('ERRS-07 ERRS-08 ERRS-15 log entries go together every 30 seconds, at once when the page is left', async () => {
  const sent: [readonly TraceEntry[], boolean][] = [];
  const warnings: unknown[] = [];
  const trace = createTrace({
    send: async (entries, isLeaving) => {
      sent.push([entries, isLeaving]);
      return sent.length < 3;
    },
    pageUrl: () => 'https://kiln.example/',
    warn: (reason) => warnings.push(reason),
  });
  trace.log('call-failed', 'GET /api/x: 503');
  await vi.advanceTimersByTimeAsync(20_000);
  trace.log('slow', { ms: 12 });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([
    [
      [
        { pageUrl: 'https://kiln.example/', type: 'call-failed', data: 'GET /api/x: 503' },
        { pageUrl: 'https://kiln.example/', type: 'slow', data: { ms: 12 } },
      ],
      false,
    ],
  ]);
  trace.log('left', 1);
  trace.flush(true);
  expect(sent[1]?.[1]).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  for (let index = 0; index < 80; index += 1) trace.log('many', index);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([sent[2]?.[0].length, warnings.length]).toEqual([50, 1]);
});
