/** A published form that asks for files, and who fills it in: for tests of both ways to send them. */
import { expect } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import type { FormField, FormSettings } from '#domain/forms/form.ts';
import { formFileKey } from '#server/forms/files/form-files.ts';
import { createTestSite, type TestSite } from './fixture.ts';
import type { OnEngine } from './test-app.ts';
import { testApp } from './test-app.ts';
import { type TestVisitor, testVisitor } from './visitor.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const UPLOAD = '/api/form/UploadFile';
const FORM_ID = 'form00000000000000000001';
const contact = definitions['form']?.defaults as FormSettings;
const GOOD = { name: ['Mira', 'Stein'], email: 'mira@example.org', message: 'A vase like this one' };
export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
export const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes; the tests that read them say which
  readonly json: any;
}

export class FilesForm {
  readonly site: TestSite;
  readonly visitor: TestVisitor;
  readonly page: { readonly id: string; readonly path: string };
  /** Whose connection files come by. */
  from = '192.0.2.1';
  readonly #on: OnEngine;

  private constructor(
    on: OnEngine,
    parts: { site: TestSite; visitor: TestVisitor; page: { id: string; path: string } },
  ) {
    this.#on = on;
    this.site = parts.site;
    this.visitor = parts.visitor;
    this.page = parts.page;
  }

  static async open(
    on: OnEngine,
    extras: Partial<FormField> & { readonly more?: readonly FormField[] } = {},
    environment: Readonly<Record<string, string>> = {},
  ): Promise<FilesForm> {
    const site = await createTestSite(on.deps, { app: await testApp(on.deps, environment) });
    const { more = [], ...own } = extras;
    const field = blankField('papers', 'file', 'Papers', { maxFiles: 3, maxMegabytes: 1, ...own });
    const props = { ...contact, fields: [...contact.fields, field, ...more] };
    const block = blockOf(FORM_ID, 'form', props as unknown as Record<string, unknown>);
    const page = await site.publish({ body: bodyOf('Contact', on.deps.newId(), [block]), slug: 'contact' });
    const { identifier } = await on.db.read
      .selectFrom('sites')
      .select('identifier')
      .where('id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    return new FilesForm(on, {
      site,
      page,
      visitor: await testVisitor(site, `http://${identifier}.localhost:4321`),
    });
  }

  /** As the island sends a file: its bytes as the body, the crumb in the query. */
  async upload(
    bytes: Uint8Array | ReadableStream<Uint8Array>,
    name: string,
    query: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const { visitor, page } = this;
    const { origin } = visitor;
    const about = { formId: FORM_ID, pageId: page.id, fieldId: 'papers', name, crumb: visitor.crumb };
    const response = await this.site.app.request(
      new Request(`${origin}${UPLOAD}?${new URLSearchParams({ ...about, ...query })}`, {
        method: 'POST',
        headers: {
          origin,
          host: new URL(origin).host,
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          cookie: [...visitor.cookies.values()].join('; '),
          'content-type': 'application/octet-stream',
          ...headers,
        },
        body: bytes instanceof Uint8Array ? new Uint8Array(bytes) : bytes,
        duplex: 'half',
      } as RequestInit),
      undefined,
      { incoming: { socket: { remoteAddress: this.from } } },
    );
    return { status: response.status, json: await response.json() };
  }

  async reference(bytes: Uint8Array, name: string): Promise<string> {
    const sent = await this.upload(bytes, name);
    expect(sent, name).toMatchObject({ status: 200 });
    return sent.json.reference;
  }

  /** A crumb is good for two hours. */
  async refreshCrumb(): Promise<void> {
    const { visitor } = this;
    const own = { origin: visitor.origin, 'sec-fetch-site': 'same-origin' };
    const answer = (await (await visitor.ask('GET', '/api/crumb', own)).json()) as { crumb: string };
    visitor.crumb = answer.crumb;
  }

  async fetchKey(): Promise<string> {
    const { key } = (await (await this.visitor.send('POST', KEY)).json()) as { key: string };
    this.#on.deps.clock.advance(20_000);
    return key;
  }

  async save(papers: unknown, key?: string, more: object = {}): Promise<Answered> {
    const form = JSON.stringify({ ...GOOD, papers, ...more });
    const body = { formId: FORM_ID, pageId: this.page.id, form, key: key ?? (await this.fetchKey()) };
    const response = await this.visitor.send('POST', SAVE, body);
    return { status: response.status, json: await response.json() };
  }

  /** As a browser without scripts: entries and files in one. */
  bare(files: readonly File[], entries: Readonly<Record<string, string>> = {}): Promise<Response> {
    const form = new FormData();
    const own = { ...this.ownEntries(), ...entries };
    for (const [name, value] of Object.entries(own)) form.append(name, value);
    for (const file of files) form.append('f-papers[]', file);
    return this.visitor.submit(SAVE, form);
  }

  ownEntries(): Record<string, string> {
    const { id, path } = this.page;
    const entered = {
      'f-name-First': 'Mira',
      'f-email': 'mira@example.org',
      'f-message': 'A vase like this',
    };
    return { formId: FORM_ID, pageId: id, pagePath: path, ...entered };
  }

  /** A multipart body as it is, as if a browser had sent it. */
  async raw(body: Uint8Array, boundary: string): Promise<Response> {
    const { origin, cookies } = this.visitor;
    return this.site.app.request(
      new Request(`${origin}${SAVE}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin,
          host: new URL(origin).host,
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
          cookie: [...cookies.values()].join('; '),
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        body: new Uint8Array(body),
      }),
    );
  }

  rows() {
    const { read } = this.#on.db;
    return read
      .selectFrom('formFiles')
      .selectAll()
      .where('siteId', '=', this.site.siteId)
      .orderBy('id')
      .execute();
  }

  submissions() {
    const { read } = this.#on.db;
    const { siteId } = this.site;
    return read
      .selectFrom('formSubmissions')
      .selectAll()
      .where('siteId', '=', siteId)
      .orderBy('id')
      .execute();
  }

  async isOnDisk(id: string): Promise<boolean> {
    return (await this.site.media.storage.size(formFileKey(id))) !== undefined;
  }

  /** Whatever is due by now. */
  async keepHouse(): Promise<void> {
    await this.site.worker.queueRecurring();
    await this.site.worker.drain();
  }
}
