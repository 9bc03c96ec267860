/** What goes wrong while one request is answered is answered, logged once, and over with that request. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import { UNPLANNED } from '#server/http/answer-error.ts';
import { leaveUnread } from '#server/http/leave-unread.ts';
import { notAnAddress } from '#server/http/not-an-address.ts';
import { refuseTooLong } from '#server/http/too-long-address.ts';

type Fetch = Parameters<typeof getRequestListener>[0];
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Answers requests by `fetch`; an address that is none is refused before it gets there, with 400. One with scheme and
 * host is taken by its path: which site is meant is what the Host header says.
 */
export function fetchListener(fetch: Fetch, log: Pick<Logger, 'error'>): Listener {
  const listener = getRequestListener(fetch, {
    errorHandler: (error) => {
      if (error instanceof RequestError) return notAnAddress();
      log.error({ err: error }, 'a request failed outside of its handler');
      return new Response(UNPLANNED, { status: 500, headers: { 'cache-control': 'no-store' } });
    },
  });
  return (request, response) => {
    if (!request.url?.startsWith('/')) request.url = pathOf(request.url ?? '');
    return listener(request, response);
  };
}

/** What is no address stays as it is, and is refused by the listener. */
function pathOf(target: string): string {
  const url = URL.parse(target);
  return url ? `${url.pathname}${url.search}` : target;
}

/**
 * Whatever `listener` throws, at once or later, ends its own request only; so does a large body that it leaves unread.
 * An address that is too long never gets to it.
 */
export function guardListener(listener: Listener, log: Pick<Logger, 'error'>): RequestListener {
  return leaveUnread((request, response) => {
    const fail = (error: unknown) => {
      log.error({ err: error, method: request.method }, 'a request could not be answered');
      if (response.headersSent || response.destroyed) response.destroy();
      else
        response.writeHead(500, { 'content-type': 'text/plain', connection: 'close' }).end(`${UNPLANNED}\n`);
    };
    // Nobody could catch what a response without a listener throws.
    response.on('error', fail);
    try {
      if (refuseTooLong(request, response)) return;
      Promise.resolve(listener(request, response)).catch(fail);
    } catch (error) {
      fail(error);
    }
  });
}
