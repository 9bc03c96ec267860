/** Sends the demo's form with files again and again, as its island and as a browser without scripts, and notes what was acknowledged. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { SAVE_SUBMISSION_PATH, UPLOAD_FILE_PATH } from '#domain/forms/contract.ts';
import { issueKey } from '#server/http/submission-key.ts';
import { call, openPage } from './form-sender.ts';
import type { RunningServer } from './server-process.ts';

const PAGE = '/blocks/form';
const FIELD = 'sketches';
const FILLED_IN_MS = 5000;
const MAX_FILES = 3;
const MAX_BYTES = 400_000;
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

export interface FileFormTarget {
  readonly port: number;
  readonly secret: string;
  readonly siteId: string;
  readonly formId: string;
  readonly pageId: string;
  readonly crumb: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function openFileFormTarget({ port, dataDir }: RunningServer): Promise<FileFormTarget> {
  const { text, hidden, siteId, crumb, headers } = await openPage(port, PAGE);
  const [, formId = ''] = new RegExp(`id="([^"]+)-${FIELD}"`).exec(text) ?? [];
  if (formId === '') throw new Error('The demo has no form with files.');
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  return { port, secret, siteId, formId, pageId: hidden('pageId'), crumb, headers };
}

export interface SentWithFiles {
  /** What nobody else has written. */
  readonly message: string;
  /** SHA-256 of each file. */
  readonly hashes: readonly string[];
}

export class FileFormSender {
  readonly acknowledged: SentWithFiles[] = [];
  failures = 0;
  readonly #name: string;
  readonly #from: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #sent = 0;

  /** @param number below 256, and its own in a test */
  constructor(number: number) {
    this.#name = `sender ${number}`;
    this.#from = `10.0.0.${number}`;
  }

  async sendUntil(target: FileFormTarget, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#sent += 1;
      const message = `${this.#name} letter ${this.#sent}.`;
      const files = Array.from({ length: randomInt(1, MAX_FILES + 1) }, makePicture);
      try {
        await (this.#sent % 2
          ? this.#sendByIsland(target, message, files)
          : this.#sendBare(target, message, files));
        this.acknowledged.push({ message, hashes: files.map(hashOf) });
      } catch {
        this.failures += 1;
        if (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    this.#agent.destroy();
  }

  async #sendByIsland(target: FileFormTarget, message: string, files: readonly Buffer[]): Promise<void> {
    const { secret, siteId, formId, pageId, crumb } = target;
    const references: string[] = [];
    for (const file of files) {
      const query = new URLSearchParams({ formId, pageId, fieldId: FIELD, name: 'a.png', crumb });
      const path = `${UPLOAD_FILE_PATH}?${query}`;
      const text = await this.#post(target, path, {
        type: 'application/octet-stream',
        body: file,
        status: 200,
      });
      references.push((JSON.parse(text) as { reference: string }).reference);
    }
    const form = { name: ['Mira', 'Stein'], email: 'mira@example.org', message, [FIELD]: references };
    const key = issueKey(secret, siteId, Date.now() - FILLED_IN_MS);
    const body = JSON.stringify({ key, formId, pageId, form: JSON.stringify(form) });
    const path = `${SAVE_SUBMISSION_PATH}?crumb=${crumb}`;
    await this.#post(target, path, { type: 'application/json', body: Buffer.from(body), status: 200 });
  }

  async #sendBare(target: FileFormTarget, message: string, files: readonly Buffer[]): Promise<void> {
    const { formId, pageId } = target;
    const entered = { 'f-name-First': 'Mira', 'f-name-Last': 'Stein', 'f-email': 'mira@example.org' };
    const form = new FormData();
    const texts = { formId, pageId, pagePath: PAGE, ...entered, 'f-message': message };
    for (const [name, value] of Object.entries(texts)) form.append(name, value);
    for (const file of files) form.append(`f-${FIELD}[]`, new File([new Uint8Array(file)], 'a.png'));
    const written = new Response(form);
    const type = written.headers.get('content-type') ?? '';
    const body = Buffer.from(await written.arrayBuffer());
    await this.#post(target, SAVE_SUBMISSION_PATH, { type, body, status: 303, mode: 'navigate' });
  }

  async #post(
    { port, headers }: FileFormTarget,
    path: string,
    sent: { type: string; body: Uint8Array; status: number; mode?: string },
  ): Promise<string> {
    const about = { 'content-type': sent.type, 'x-forwarded-for': this.#from };
    const mode = sent.mode ? { 'sec-fetch-mode': sent.mode } : {};
    const own = { ...headers, ...mode, ...about };
    const answer = await call({
      port,
      path,
      method: 'POST',
      agent: this.#agent,
      headers: own,
      body: sent.body,
    });
    if (answer.status !== sent.status) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.text;
  }
}

function makePicture(): Buffer {
  return Buffer.concat([PNG_HEAD, randomBytes(randomInt(1, MAX_BYTES))]);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
