/** Takes the reports of visitors' browsers, on the hosts of sites. */
import { type Context, Hono } from 'hono';
import { parseQueryString } from '#domain/calls/query-string.ts';
import { reportErrors, writeLog } from '#domain/errors/calls-visitor.ts';
import { isForeign, isNoise } from '#domain/errors/contract.ts';
import { type Occurrence, occurrenceOfError, occurrenceOfTrace } from '#domain/errors/group.ts';
import { readErrorEvents, readTraceEntries } from '#domain/errors/report-schema.ts';
import { environmentOf } from '#domain/site-context/environment.ts';
import type { Deps } from '../deps.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readText } from '../http/read-body.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { recordOccurrences } from './record-occurrences.ts';

/** Reports one address may send: as many as a page sends at most, then one every three seconds. */
const REPORTS = { burst: 40, everyMs: 3000 };
const MAX_BODY_BYTES = 64_000;

export interface ErrorReportDeps extends Deps {
  readonly clientAddress: ClientAddress;
}

export function errorReportRoutes(deps: ErrorReportDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const reports = new RateLimiter(REPORTS, deps.now);
  const take = (
    call: typeof reportErrors | typeof writeLog,
    occurrencesOf: (body: string, userAgent: string) => Occurrence[] | undefined,
  ) =>
    answerVisitors(app, call, async (context) => {
      const read = await readText(context, MAX_BODY_BYTES);
      if (read.kind === 'too-large') return refuse(context, 'The report is too large.', 413);
      if (!reports.take(deps.clientAddress(context)))
        return refuse(context, 'Too many reports. Try again later.', 429);
      const occurrences = occurrencesOf(read.text, context.req.header('user-agent') ?? '');
      if (!occurrences) return refuse(context, 'Send a list of reports.', 400);
      logReports(deps, context, occurrences.length);
      await recordOccurrences(deps, context.get('site').id, occurrences);
      return context.body(null, 204, { 'cache-control': 'no-store' });
    });
  take(reportErrors, (body, userAgent) =>
    readErrorEvents(readJson(body))
      ?.filter(({ data }) => !isNoise(data.message, data.stack) && !isForeign(data))
      .map(({ data }) => occurrenceOfError({ ...data, userAgent })),
  );
  take(writeLog, (body, userAgent) => {
    const { data } = parseQueryString(body);
    return readTraceEntries(typeof data === 'string' ? readJson(data) : undefined)?.map((entry) =>
      occurrenceOfTrace(entry, userAgent),
    );
  });
  return app;
}

/** Whoever reads the log tells errors of a stage from those that real visitors meet. */
function logReports({ log }: Pick<Deps, 'log'>, context: Context<SiteEnvironment>, count: number): void {
  const environment = environmentOf(new URL(context.req.url).hostname);
  if (count > 0)
    log.info({ site: context.get('site').id, environment, count }, 'visitors’ browsers reported');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(context: Context, message: string, status: 400 | 413 | 429): Response {
  return context.json({ error: { kind: 'refused', message } }, status, { 'cache-control': 'no-store' });
}
