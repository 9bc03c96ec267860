/** The one way the owner area talks to the server: JSON in and out, and every failure as an ApiError in words. */

import type { AnswerOf, Call, ConflictOf, InputOf } from '#domain/calls/call.ts';
import { readRetryAfter, wordsOfStatus } from '#domain/calls/status-words.ts';
import * as say from './words/en.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly kind: string;
  /** The whole answer, for callers that can make more of it (both values of a conflict). */
  readonly body: unknown;
  /** Seconds after which the server wants to be asked again, where it says so. */
  readonly retryAfterS: number | undefined;

  constructor(status: number, kind: string, message: string, body: unknown, retryAfterS?: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.kind = kind;
    this.body = body;
    this.retryAfterS = retryAfterS;
  }

  /** No answer came: the network is away or the server is. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

export const OFFLINE = say.theServerIsntRespondingCheckYour;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Lets the call outlive the page. Its body may be 64 kB at most. */
  readonly keepalive?: boolean;
}

/** Where a call goes: for links and downloads. */
export function addressOf<C extends Call>(declared: C, input: InputOf<C>): string {
  const params = input as Readonly<Record<string, string>>;
  const address = declared.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = queryOf(input);
  return query === '' ? address : `${address}?${query}`;
}

/** What of the query is given; an empty text counts as nothing. */
export function queryOf({ query = {} }: { readonly query?: object }): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given).toString();
}

/** @throws ApiError */
export function call<C extends Call>(
  declared: C,
  input: InputOf<C>,
  options?: CallOptions,
): Promise<AnswerOf<C>> {
  const { body } = input as { readonly body?: unknown };
  return send(declared.method, addressOf(declared, input), body, options);
}

/** What stands there now, where a call came too late. */
export function conflictOf<C extends Call>(
  _declared: C,
  { status, body }: ApiError,
): ConflictOf<C> | undefined {
  const isConflict = status === 409 && (body as { kind?: string } | undefined)?.kind === 'conflict';
  return isConflict ? (body as ConflictOf<C>) : undefined;
}

/** @param path from `/api/` on @throws ApiError */
async function send<Answer>(
  method: string,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-vitrine': '1',
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'offline', OFFLINE, undefined);
  });
  return readAnswer<Answer>(response);
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  throw failureIn(response, answer);
}

/** What an answer that is not good says. */
export async function readFailure(response: Response): Promise<ApiError> {
  return failureIn(response, await response.json().catch(() => undefined));
}

function failureIn(response: Response, answer: unknown): ApiError {
  const { error } = (answer ?? {}) as { error?: { kind?: string; message?: string } };
  const { status } = response;
  const retryAfterS = readRetryAfter(response.headers.get('retry-after'));
  const message = error?.message ?? wordsOfStatus(status, retryAfterS);
  return new ApiError(status, error?.kind ?? 'failed', message, answer, retryAfterS);
}

/** What to tell the owner of a failure of any kind. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : say.somethingWentWrongReloadThePage;
}
