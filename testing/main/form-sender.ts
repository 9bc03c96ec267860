/** Sends a form of the demo site, a comment or a hit, again and again, as its island does, and notes what was acknowledged. */
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { COMMENTS_PATH } from '#domain/comments/contract.ts';
import { SAVE_SUBMISSION_PATH } from '#domain/forms/contract.ts';
import { RECORDS_PATH } from '#domain/performance/contract.ts';
import { RECORD_EVENT_PATH } from '#domain/tracking/analytics-contract.ts';
import { HIT_PATH } from '#domain/tracking/contract.ts';
import { issueKey } from '#server/http/submission-key.ts';
import { makePageLoadId } from '#server/performance/page-load-id.ts';
import type { RunningServer } from './server-process.ts';

/** Calls are counted by address: each comes from one of its own. */
export const SENDER_ENV = { TRUSTED_PROXIES: '127.0.0.1' } as const;
/** Long enough ago that nobody would call it too fast. */
const FILLED_IN_MS = 5000;

export interface FormTarget {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A body that nobody has sent before. */
  readonly body: (message: string) => string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: string;
}

/** What a visitor knows of the demo's contact form once its page is there. */
export async function openFormTarget(server: RunningServer): Promise<FormTarget> {
  const { port, dataDir } = server;
  const { hidden, siteId, crumb, headers } = await openPage(port, '/blocks/form');
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  const [formId, pageId] = [hidden('formId'), hidden('pageId')];
  return {
    port,
    path: `${SAVE_SUBMISSION_PATH}?crumb=${crumb}`,
    headers,
    body: (message) => {
      const form = { name: ['Mira', 'Stein'], email: 'mira@example.org', message };
      const key = issueKey(secret, siteId, Date.now() - FILLED_IN_MS);
      return JSON.stringify({ key, formId, pageId, pageTitle: 'Form', form: JSON.stringify(form) });
    },
  };
}

/** The same of a post that takes comments. */
export async function openCommentTarget(
  { port }: RunningServer,
  post: string,
): Promise<FormTarget & { readonly itemId: string }> {
  const { hidden, crumb, headers } = await openPage(port, post);
  const itemId = hidden('item');
  const written = { item: itemId, parent: '', name: 'Mira', email: '', filledInMs: FILLED_IN_MS };
  return {
    port,
    itemId,
    path: `${COMMENTS_PATH}?crumb=${crumb}`,
    headers,
    body: (words) => JSON.stringify({ ...written, body: words }),
  };
}

/** Counts a page view, at an address of the demo site that nobody has seen before. */
export function hitTarget({ port }: Pick<RunningServer, 'port'>): FormTarget {
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    path: HIT_PATH,
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': 'de-CH,de;q=0.9,en;q=0.8',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body(message) {
      const fields = {
        event: 'view',
        url: `${origin}/${message}?utm_source=News`,
        referrer: 'https://www.google.com/',
      };
      return new URLSearchParams({ event: 'view', data: JSON.stringify(fields), ss_cvr: '' }).toString();
    },
  };
}

/** Records how fast a page view of the demo site was, at an address that nobody has seen before. */
export async function openSpeedTarget({ port, dataDir }: RunningServer): Promise<FormTarget> {
  const { siteId } = await openPage(port, '/');
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  const { headers } = hitTarget({ port });
  const timing = { responseStart: 120, loadEventEnd: 800, domContentLoadedEventEnd: 500, connectEnd: 40 };
  return {
    port,
    path: RECORDS_PATH,
    headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
    body: (message) =>
      JSON.stringify({
        pageLoadId: makePageLoadId(secret, siteId, Date.now()),
        url: `http://127.0.0.1:${port}/${message}`,
        records: [
          { name: 'navigation', value: 0, timing },
          { name: 'fcp', value: 700 },
          { name: 'lcp', value: 900, element: 'main section img', text: 'Kiln' },
          { name: 'cls', value: 0.02, element: 'p', text: 'Sale' },
        ],
      }),
  };
}

/** Records an event by its name, with a crumb. */
export async function openEventTarget({ port }: RunningServer): Promise<FormTarget> {
  const { crumb, headers } = await openPage(port, '/');
  const hit = hitTarget({ port });
  return {
    port,
    path: RECORD_EVENT_PATH,
    headers: { ...hit.headers, ...headers },
    body: (message) =>
      new URLSearchParams({
        crumb,
        event: 'download',
        data: JSON.stringify({ url: `http://127.0.0.1:${port}/`, subject: `/s/${message}.pdf` }),
      }).toString(),
  };
}

export async function openPage(port: number, path: string) {
  const agent = new Agent();
  const origin = `http://127.0.0.1:${port}`;
  const page = await call({ port, path, agent });
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? '';
  const context = />(\{"website".*?)<\/script>/s.exec(page.text)?.[1] ?? '{}';
  const { website } = JSON.parse(context) as { website: { id: string } };
  const own = { origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const issued = await call({ port, path: '/api/crumb', agent, headers: own });
  const { crumb } = JSON.parse(issued.text) as { crumb: string };
  agent.destroy();
  return { text: page.text, hidden, crumb, siteId: website.id, headers: { ...own, cookie: issued.cookies } };
}

export class FormSender {
  /** Ids of what was acknowledged; where the answer names none, the message. */
  readonly stored: string[] = [];
  /** Of each acknowledged one, in milliseconds. */
  readonly latencies: number[] = [];
  failures = 0;
  readonly #number: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #sent = 0;

  /** @param number below 256, and its own among those that send at the same time */
  constructor(number: number) {
    this.#number = number;
  }

  async sendUntil(target: FormTarget, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.#send(target);
      } catch {
        this.failures += 1;
        if (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    this.#agent.destroy();
  }

  async #send({ port, path, headers, body }: FormTarget): Promise<void> {
    this.#sent += 1;
    const beganAt = performance.now();
    const octets = [this.#number, this.#sent >> 8, this.#sent].map((part) => part & 255);
    const from = `10.${octets.join('.')}`;
    const message = `Submission ${this.#sent} of ${this.#number}`;
    const answer = await call({
      port,
      path,
      method: 'POST',
      agent: this.#agent,
      headers: { 'content-type': 'application/json', ...headers, 'x-forwarded-for': from },
      body: body(message),
    });
    if (answer.status !== 200 && answer.status !== 204) throw new Error(`${answer.status} ${answer.text}`);
    this.latencies.push(performance.now() - beganAt);
    const stored = JSON.parse(answer.text || '{}') as { submissionId?: string; id?: string };
    this.stored.push(stored.submissionId ?? stored.id ?? message);
  }
}

export function call({
  body,
  headers,
  ...options
}: RequestOptions & { readonly body?: string | Uint8Array }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = { ...(headers as Record<string, string>), ...length };
    request({ host: '127.0.0.1', ...options, headers: sent }, (response) => {
      read(response).then(resolve, reject);
    })
      .on('error', reject)
      .end(body);
  });
}

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), cookies };
}
