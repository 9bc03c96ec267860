/** The page's own reporter and log, and what reaches them: errors nobody caught, and those the runtime did. */
import { SITE_EVENTS } from '#domain/calls/contract.ts';
import type { reportErrors, writeLog } from '#domain/errors/calls-visitor.ts';
import { ERRORS_PATH, TRACE_PATH } from '#domain/errors/contract.ts';
import { api } from '../calls/data-layer.ts';
import { readSiteContext } from '../site-context.ts';
import { createReporter, type Failure } from './reporter.ts';
import { createTrace } from './trace.ts';

/** Without its query, which may say who somebody is. */
const pageUrl = () => location.origin + location.pathname;
const warn = (reason: unknown = '') => console.warn('[vitrine] nothing could be reported', reason);

const report = createReporter({
  send: async (events) =>
    (await api.post<typeof reportErrors>(ERRORS_PATH, events, { crumb: 'header', keepalive: true })).ok,
  page: () => ({
    websiteId: readSiteContext()?.website.id ?? '',
    templateId: readSiteContext()?.templateId ?? '',
    url: pageUrl(),
    userAgent: navigator.userAgent,
  }),
  now: Date.now,
  warn,
});

const trace = createTrace({
  send: async (entries, isLeaving) => {
    const body = new URLSearchParams({ data: JSON.stringify(entries) });
    return (await api.post<typeof writeLog>(TRACE_PATH, body, { keepalive: isLeaving })).ok;
  },
  pageUrl,
  warn,
});

// Whatever follows, hidden is the last that is sure to be told of a page that is left.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) trace.flush(true);
});

/** What the page has met: an error, a rejection, one the runtime has caught, or something for the log. */
export function collect(event: Event): void {
  if (event.type !== SITE_EVENTS.log) {
    report(failureOf(event));
    return;
  }
  const { type, data } = (event as CustomEvent<{ type: string; data: unknown }>).detail;
  trace.log(type, data);
  // There before the page is left: nothing waits for a crumb then.
  void api.prepare();
}

function failureOf(event: Event): Failure {
  if (event instanceof PromiseRejectionEvent) return { error: event.reason };
  if (event instanceof ErrorEvent) {
    const { error, message, filename: file, lineno: line, colno: column } = event;
    return { error: error ?? message, file, line, column };
  }
  const { error, island, part } = (event as CustomEvent<Caught>).detail;
  return { error, app: island ?? part };
}

interface Caught {
  readonly error: unknown;
  readonly island?: string;
  readonly part?: string;
}
