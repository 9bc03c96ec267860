/** Writes to a running server through its content API, one document a writer, and notes what was answered. */
import { randomBytes } from 'node:crypto';
import { emptyBody } from '#domain/content/content.ts';
import { idMaker } from '#domain/id.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import { createSite } from '#server/sites/create-site.ts';

export interface Access {
  readonly siteId: string;
  readonly token: string;
}

/** Makes a site and a token for it, beside a server that may be running. */
export async function createAccess(options: DatabaseOptions, identifier: string): Promise<Access> {
  const db = await openDatabase(options);
  const deps = { db, now: Date.now, newId: idMaker(Date.now, randomBytes) };
  const site = await createSite(deps, { identifier, title: 'A site that is written to' });
  if (site.kind !== 'created') throw new Error(site.message);
  const scopes = ['read', 'write', 'publish'] as const;
  const { token } = await createToken(deps, { name: 'Writer', siteId: site.siteId, scopes });
  await db.close();
  return { siteId: site.siteId, token };
}

interface DocumentAnswer {
  readonly document: { readonly id: string; readonly draftId: string };
  readonly draft: { readonly id: string; readonly body: { readonly title: string } };
}

/** A document that is given one title after the other: each save has one of its own. */
export class DocumentWriter {
  /** Titles whose save was answered. */
  readonly saved: string[] = [];
  /** Titles whose publishing was answered. */
  readonly published: string[] = [];
  /** Requests without an answer, and answers that say the outcome is unknown or nothing was saved. */
  failures = 0;
  documentId = '';
  readonly #name: string;
  readonly #access: Access;
  #origin = '';
  #title = '';
  #revisionId = '';
  #saves = 0;

  constructor(name: string, access: Access) {
    this.#name = name;
    this.#access = access;
  }

  /** Turns to a server; after a crash it asks how the document stands, since it cannot know. */
  async connect(origin: string): Promise<void> {
    this.#origin = origin;
    if (this.documentId === '') {
      const made = await this.#call<{ document: { id: string } }>('POST', 'documents', {
        kind: 'page',
        // Not the title's own, which would follow each title until the page is published.
        slug: this.#name,
        body: emptyBody(`${this.#name} 0`),
      });
      this.documentId = made.document.id;
    }
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const { draft } = await this.#call<DocumentAnswer>('GET', `documents/${this.documentId}`);
    this.#title = draft.body.title;
    this.#revisionId = draft.id;
  }

  async save(): Promise<void> {
    this.#saves += 1;
    const title = `${this.#name} ${this.#saves}`;
    const operation = { op: 'set', id: 'body', path: ['title'], before: this.#title, after: title };
    const saved = await this.#call<{ revisionId: string }>(
      'POST',
      `documents/${this.documentId}/operations`,
      {
        baseId: this.#revisionId,
        operations: [operation],
      },
    );
    this.saved.push(title);
    this.#title = title;
    this.#revisionId = saved.revisionId;
  }

  async publish(): Promise<void> {
    await this.#call('POST', `documents/${this.documentId}/publish`, { revisionId: this.#revisionId });
    this.published.push(this.#title);
  }

  async schedule(at: number): Promise<void> {
    await this.#call('POST', `documents/${this.documentId}/schedule`, { at, action: 'publish' });
  }

  /** Saves, publishing every fifth save, until told to stop. */
  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.save();
        if (this.#saves % 5 === 0) await this.publish();
      } catch {
        this.failures += 1;
        if (isOver()) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
        await this.refresh().catch(() => undefined);
      }
    }
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#origin}/api/sites/${this.#access.siteId}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#access.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  }
}
