/**
 * Calls of a page to its own server, `/api/…`: the crumb, the one retry it is worth, what a failure is called. A call
 * never rejects: it says what became of it. Fetched by whatever part of a page needs it first.
 */
import type { AnswerOf, Call as DeclaredCall } from '#domain/calls/call.ts';
import {
  type CrumbFailure,
  DATA_MESSAGES,
  messageForStatus,
  RETRY_DELAY_MS,
  SITE_EVENTS,
} from '#domain/calls/contract.ts';
import { CRUMB, CRUMB_PATH } from '#domain/calls/crumb.ts';
import { type CrumbStore, cookieStore } from './crumb-store.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** How the crumb travels; a field takes a form for a body. */
  readonly crumb?: 'query' | 'header' | 'field';
  /** Further tries, 200 ms apart, when nothing answers or not as planned. */
  readonly retries?: number;
  readonly timeoutMs?: number;
  /** Goes on although the page is left. */
  readonly keepalive?: boolean;
  /** Calls send the cookies of the site unless told otherwise. */
  readonly withCredentials?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answer<Data> =
  /** `data` is undefined where the answer is empty (204). */
  | { readonly ok: true; readonly status: number; readonly data: Data | undefined }
  | {
      readonly ok: false;
      readonly kind: 'network' | 'status' | 'unparseable' | 'crumb';
      /** Absent when nothing answered. */
      readonly status?: number;
      /** For the visitor. */
      readonly message: string;
      /** The body, where the server sent JSON. */
      readonly data?: unknown;
    };

/** Forms are sent as forms; everything else as JSON. */
type CallBody = URLSearchParams | FormData | object | undefined;

/** Of a declared call: its path, and the answer it says it gives. */
type Send<Body extends readonly unknown[]> = <C extends DeclaredCall = DeclaredCall>(
  path: C['path'],
  ...rest: [...Body, options?: CallOptions]
) => Promise<Answer<AnswerOf<C>>>;

export interface DataLayer {
  get: Send<[]>;
  post: Send<[body?: CallBody]>;
  put: Send<[body?: CallBody]>;
  delete: Send<[]>;
  /** Gets the crumb before it is needed, e.g. when a form is first touched. */
  prepare(): Promise<void>;
}

export interface DataSurroundings {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly crumbs: CrumbStore;
  readonly wait: (ms: number) => Promise<void>;
  readonly dispatch: (name: string, detail: object) => void;
  /** Says to the visitor that this answer is not for them. */
  readonly showRefusal: (refusal: Refusal) => Promise<unknown>;
}

interface Refusal {
  readonly url: string;
  readonly format: string;
  readonly message: string;
}

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly body: CallBody;
  readonly options: CallOptions;
}

type Flags = { [Flag in 'loginRequired' | 'authorizationFail']?: boolean } & Partial<CrumbFailure>;

export function createDataLayer(surroundings: DataSurroundings): DataLayer {
  const call = <Data>(method: Method, path: string, body: CallBody, options: CallOptions = {}) =>
    run(surroundings, { method, path, body, options }) as Promise<Answer<Data>>;
  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    prepare: () => prepare(surroundings),
  };
}

const waiting = new WeakMap<DataSurroundings, Promise<void>>();

/** Asks for a crumb where there is none: once, however many calls wait for it. */
async function prepare(surroundings: DataSurroundings): Promise<void> {
  if (surroundings.crumbs.read()) return;
  const asked = waiting.get(surroundings) ?? fetchCrumb(surroundings);
  waiting.set(surroundings, asked);
  await asked;
  waiting.delete(surroundings);
}

async function run(surroundings: DataSurroundings, call: Call): Promise<Answer<unknown>> {
  const { crumbs, wait } = surroundings;
  if (call.method !== 'GET' && !crumbs.read()) await prepare(surroundings);
  let retries = call.options.retries ?? 0;
  let hasNewCrumb = false;
  for (;;) {
    const answer = await ask(surroundings, call);
    const crumb = crumbOf(answer);
    if (crumb !== undefined && !hasNewCrumb) {
      hasNewCrumb = true;
      crumbs.write(crumb);
    } else if (!answer.ok && answer.message === DATA_MESSAGES.unableToConnect && retries > 0) {
      retries -= 1;
      await wait(RETRY_DELAY_MS);
    } else {
      return finish(surroundings, call, answer);
    }
  }
}

/** One request, and what came back. */
async function ask(surroundings: DataSurroundings, call: Call): Promise<Answer<unknown>> {
  const { url, init } = requestOf(surroundings, call);
  let status: number;
  let text: string;
  try {
    const response = await surroundings.fetch(url, init);
    status = response.status;
    text = status === 204 ? '' : await response.text();
  } catch {
    return { ok: false, kind: 'network', message: DATA_MESSAGES.unableToConnect };
  }
  const isGood = status >= 200 && status < 300;
  if (isGood && status === 204) return { ok: true, status, data: undefined };
  try {
    const data: unknown = JSON.parse(text);
    return isGood
      ? { ok: true, status, data }
      : { ok: false, kind: 'status', status, message: messageForStatus(status), data };
  } catch (error) {
    if (!isGood) return { ok: false, kind: 'status', status, message: messageForStatus(status) };
    const message = DATA_MESSAGES.unparseable(call.path, (error as Error).message);
    return { ok: false, kind: 'unparseable', status, message };
  }
}

function requestOf({ origin, crumbs }: DataSurroundings, { method, path, body, options }: Call) {
  const url = addressOf(origin, path, options.query);
  const form = body instanceof URLSearchParams || body instanceof FormData ? body : undefined;
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (body && !form) headers['content-type'] = 'application/json';
  addCrumb(crumbs.read(), options.crumb, { headers, form, query: url.searchParams });
  return { url: url.href, init: initOf(method, headers, form ?? JSON.stringify(body), options) };
}

function addressOf(origin: string, path: string, query: CallOptions['query'] = {}): URL {
  const url = new URL(path, origin);
  if (url.origin !== origin || !url.pathname.startsWith('/api/'))
    throw new Error(`${path} is no call of this site.`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

interface CrumbPlaces {
  readonly headers: Record<string, string>;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams | FormData | undefined;
}

function addCrumb(crumb: string, way: CallOptions['crumb'], { headers, query, form }: CrumbPlaces): void {
  if (crumb === '') return;
  if (way === 'header') headers[CRUMB] = crumb;
  else if (way === 'field' && form) form.set(CRUMB, crumb);
  else query.set(CRUMB, crumb);
}

function initOf(
  method: Method,
  headers: Record<string, string>,
  body: URLSearchParams | FormData | string | undefined,
  { withCredentials = true, keepalive = false, timeoutMs }: CallOptions,
): RequestInit {
  return {
    method,
    headers,
    credentials: withCredentials ? 'include' : 'omit',
    keepalive,
    ...(body === undefined ? {} : { body }),
    ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
  };
}

function crumbOf(answer: Answer<unknown>): string | undefined {
  const { crumbFail, crumb } = flagsOf(answer);
  return crumbFail === true ? (crumb ?? '') : undefined;
}

/** An answer of any status may say that the visitor has to sign in, or may not. */
function finish({ dispatch, showRefusal }: DataSurroundings, call: Call, answer: Answer<unknown>) {
  const flags = flagsOf(answer);
  const url = call.path;
  if (isWorthLogging(call, answer)) {
    const { kind, status } = answer;
    dispatch(SITE_EVENTS.log, { type: 'call-failed', data: `${call.method} ${url}: ${status ?? kind}` });
  }
  if (flags.loginRequired) dispatch(SITE_EVENTS.loginRequired, { url });
  if (flags.authorizationFail) void showRefusal({ url, format: 'JSON', message: DATA_MESSAGES.unauthorized });
  return flags.crumbFail && !answer.ok ? { ...answer, kind: 'crumb' as const } : answer;
}

type Failed = Extract<Answer<unknown>, { ok: false }>;

/** The site's own fault, or the line's; a report that fails makes no further one. */
function isWorthLogging({ path }: Call, answer: Answer<unknown>): answer is Failed {
  if (answer.ok || path.startsWith('/api/events/')) return false;
  return answer.kind === 'network' || answer.kind === 'unparseable' || (answer.status ?? 0) >= 500;
}

function flagsOf({ data }: Answer<unknown>): Flags {
  return typeof data === 'object' && data !== null ? (data as Flags) : {};
}

async function fetchCrumb(surroundings: DataSurroundings): Promise<void> {
  const options = { method: 'GET', path: CRUMB_PATH, body: undefined, options: {} } as const;
  const { crumb } = flagsOf(await ask(surroundings, options));
  // Without one, the call itself is answered with one.
  if (crumb) surroundings.crumbs.write(crumb);
}

/** The page's own. */
export const api: DataLayer = createDataLayer({
  get origin() {
    return location.origin;
  },
  fetch: (input, init) => fetch(input, init),
  crumbs: cookieStore,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  dispatch: (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail })),
  showRefusal: async (refusal) => {
    const { showSystemError } = await import('../errors/system-error.ts');
    showSystemError({ kind: 'answer', ...refusal });
  },
});
