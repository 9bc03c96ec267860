/**
 * The one way out for requests to addresses that people have typed: webhooks, and services a site uses. What the
 * name leads to is looked up once, every address is checked, and the connection can go to those addresses only, so
 * that a name that changes its mind in between leads nowhere else. Nothing is followed, and no proxy is used.
 */
import {
  type ClientRequest,
  type IncomingMessage,
  Agent as PlainAgent,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps, Agent as TlsAgent } from 'node:https';
import { isIP } from 'node:net';
import { type CheckTarget, type Refusal, type TargetPolicy, targetChecker } from './check-target.ts';
import { codeOf } from './resolve-host.ts';

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For everything together, from asking the DNS to the end of the answer. */
  readonly timeoutMs: number;
  /** What is read of the answer; the rest is not waited for. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

export type OutgoingAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Where a redirect points. Nobody has gone there. */
      readonly location: string | undefined;
      readonly text: string;
      /** What the text was read from. */
      readonly bytes: Uint8Array;
    }
  /** Nothing was sent. */
  | { readonly kind: 'refused'; readonly reason: Refusal }
  /** @param code of the system or of TLS, such as ECONNREFUSED; TimeoutError when the time was up */
  | { readonly kind: 'failed'; readonly code: string };

export interface Outgoing {
  readonly check: CheckTarget;
  send(request: OutgoingRequest): Promise<OutgoingAnswer>;
}

export function createOutgoing(policy: TargetPolicy): Outgoing {
  const check = targetChecker(policy);
  return {
    check,
    async send(request) {
      const timeout = AbortSignal.timeout(request.timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      try {
        const target = await within(signal, check(request.url));
        if (!target.ok) return { kind: 'refused', reason: target.reason };
        return await sendTo(target.url, target.addresses, { ...request, signal });
      } catch (error) {
        return { kind: 'failed', code: codeOf(signal.aborted ? signal.reason : error) };
      }
    },
  };
}

async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

interface SendingRequest extends OutgoingRequest {
  readonly signal: AbortSignal;
}

async function sendTo(
  url: URL,
  addresses: readonly string[],
  request: SendingRequest,
): Promise<OutgoingAnswer> {
  const { method, headers, body, signal, maxBytes } = request;
  const isTls = url.protocol === 'https:';
  const options = {
    method,
    // An agent of its own: it knows no proxy of the environment, and keeps no connection for somebody else's request.
    agent: isTls ? new TlsAgent() : new PlainAgent(),
    lookup: lookupOf(addresses),
    headers: {
      'user-agent': 'Vitrine',
      'accept-encoding': 'identity',
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
    },
    signal,
  };
  return new Promise((answer, fail) => {
    const sending = (isTls ? requestHttps : requestHttp)(url, options as never, (response) => {
      answer(readAnswer(sending, response, maxBytes));
    });
    sending.on('error', fail);
    sending.end(body);
  });
}

type Found = (error: null, address: unknown, family?: number) => void;

/** Stands for the DNS: it knows the addresses that have been checked, whatever it is asked. */
function lookupOf(addresses: readonly string[]) {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name: string, how: { readonly all?: boolean }, done: Found) => {
    if (how.all) done(null, found);
    else done(null, found[0]?.address, found[0]?.family);
  };
}

async function readAnswer(
  sending: ClientRequest,
  response: IncomingMessage,
  maxBytes: number,
): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } finally {
    sending.destroy();
  }
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes);
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    location: response.headers.location,
    text: bytes.toString('utf8'),
    bytes,
  };
}
