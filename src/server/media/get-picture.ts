/**
 * Gets a picture from another site: by TLS, within limits of size and time, and with every redirect checked like the
 * first address. What it holds is looked at, not what it says it is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sniffType } from '#domain/media/file-type.ts';
import { MAX_FILE_BYTES } from '#domain/media/upload-limits.ts';
import type { Refusal } from '../http/outgoing/check-target.ts';
import type { Outgoing, OutgoingAnswer } from '../http/outgoing/outgoing.ts';

export type PictureGot =
  | { readonly kind: 'got'; readonly bytes: Uint8Array; readonly filename: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface GetPictureDeps {
  readonly outgoing: Pick<Outgoing, 'send'>;
  /** Before another attempt. */
  readonly pauseMs?: number;
}

const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 30_000;
const ATTEMPTS = 2;
const PAUSE_MS = 2000;
const MAX_BYTES = MAX_FILE_BYTES.image;
const MEGABYTES = MAX_BYTES / 1_000_000;

export async function getPicture(
  deps: GetPictureDeps,
  address: string,
  signal: AbortSignal,
): Promise<PictureGot> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(deps, url, signal);
    const next = redirectOf(answer, url);
    if (next === undefined) return pictureOf(answer, address);
    url = next;
  }
  return failed('It redirects too often.');
}

/** What is busy or out of reach for a moment is asked once more. */
async function ask(
  { outgoing, pauseMs = PAUSE_MS }: GetPictureDeps,
  address: string,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(outgoing, address, signal);
    signal.throwIfAborted();
    if (attempt >= ATTEMPTS || !isPassing(answer)) return answer;
    await sleep(pauseMs, undefined, { signal });
  }
}

/** Sites of long ago are written with http: most answer by TLS by now, and nothing else is asked by default. */
async function send(
  outgoing: Pick<Outgoing, 'send'>,
  address: string,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const request = {
    method: 'GET',
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8' },
    body: '',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES + 1,
    signal,
  } as const;
  const answer = await outgoing.send({ ...request, url: address });
  const isPlain = answer.kind === 'refused' && answer.reason === 'scheme' && address.startsWith('http:');
  return isPlain ? outgoing.send({ ...request, url: address.replace(/^http:/, 'https:') }) : answer;
}

function isPassing(answer: OutgoingAnswer): boolean {
  if (answer.kind === 'refused') return answer.reason === 'dns-silent';
  return answer.kind === 'failed' || answer.status === 429 || answer.status >= 500;
}

function redirectOf(answer: OutgoingAnswer, from: string): string | undefined {
  if (answer.kind !== 'answered' || answer.status < 300 || answer.status >= 400) return undefined;
  return answer.location === undefined ? undefined : URL.parse(answer.location, from)?.href;
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  malformed: 'This is not an address of the web.',
  scheme: 'It is not offered over https.',
  userinfo: 'The address contains a user name or password.',
  port: 'The address names a port that is not used by websites.',
  private: 'The address is in a private network.',
  unresolved: 'No server was found at this name.',
  'dns-silent': 'The name could not be looked up.',
};
const CERTIFICATE = /CERT|SSL|TLS|ALTNAME|SELF_SIGNED|EPROTO|UNABLE_TO_VERIFY/;

function pictureOf(answer: OutgoingAnswer, address: string): PictureGot {
  if (answer.kind === 'refused') return failed(REFUSALS[answer.reason]);
  if (answer.kind === 'failed') return failed(failureOf(answer.code));
  if (answer.status !== 200) return failed(statusWords(answer.status));
  const { bytes } = answer;
  if (bytes.length > MAX_BYTES) return failed(`It is larger than ${MEGABYTES} MB.`);
  const kind = sniffType(bytes)?.kind;
  if (kind !== 'image' && kind !== 'svg') return failed('The address does not lead to a picture.');
  return { kind: 'got', bytes, filename: nameOf(address) };
}

function failureOf(code: string): string {
  if (code === 'TimeoutError' || code === 'ETIMEDOUT')
    return `No answer came within ${TIMEOUT_MS / 1000} seconds.`;
  return CERTIFICATE.test(code) ? 'The certificate of the site is not valid.' : 'The site can’t be reached.';
}

function statusWords(status: number): string {
  if (status === 404 || status === 410) return `The picture no longer exists (${status}).`;
  if (status === 401 || status === 403) return `The site does not give it out (${status}).`;
  return `The site answered with an error (${status}).`;
}

function failed(reason: string): PictureGot {
  return { kind: 'failed', reason };
}

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'picture';
  } catch {
    return last || 'picture';
  }
}
