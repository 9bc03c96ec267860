/** The built product from its very first start on, for browser tests of the owner area. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIResponse, type BrowserContext, expect, type Page } from '@playwright/test';
import { definitions } from '#blocks/definitions.ts';
import { CALL_HEADER, SESSION_COOKIE } from '#domain/accounts/contract.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Block } from '#domain/content/content.ts';
import { idMaker } from '#domain/id.ts';
import { createSetupLink } from '#server/accounts/one-time-links.ts';
import { setSiteRole } from '#server/accounts/queries-accounts.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { createAccount } from '#server/accounts/set-up.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Queryable } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { createStarterSite } from '#server/starter-site.ts';
import { freePort } from '#testing/server/free-port.ts';
import { startServer } from '../../testing/main/server-process.ts';
import { buildOnce } from '../server.ts';
import { STARTER_ROWS } from './starter-rows.ts';

export interface OwnerServer {
  /** Scheme, host and port of the owner area. */
  readonly origin: string;
  readonly port: number;
  /** With the port: sites answer on names below it. */
  readonly siteDomain: string;
  readonly dataDir: string;
  /** What the terminal prints at the first start. */
  setupLink(): Promise<string>;
  /** Runs something on the server's database, beside it. */
  withDeps<T>(work: (deps: Pick<Deps, 'db' | 'now' | 'newId'>) => Promise<T>): Promise<T>;
  /** Kills it as a power cut does, and starts it again on the same data and address. */
  crash(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Without a site of its own but the demo, and without an owner.
 * @param domain the owner area answers on `owner.DOMAIN` and sites below DOMAIN; the browser has to be told
 * @param more of the environment
 */
export async function startOwnerServer(
  domain?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnerServer> {
  await buildOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-owner-'));
  const port = await freePort();
  const siteDomain = `${domain ?? 'localhost'}:${port}`;
  const origin = domain === undefined ? `http://localhost:${port}` : `http://owner.${siteDomain}`;
  const env = { OWNER_ORIGIN: origin, SITE_DOMAIN: siteDomain, ...more };
  let server = await startServer({ dataDir, port, env });
  const withDeps: OwnerServer['withDeps'] = async (work) => {
    const db = await openDatabase({ dataDir });
    try {
      return await work({ db, now: Date.now, newId: idMaker(Date.now, randomBytes) });
    } finally {
      await db.close();
    }
  };
  return {
    origin,
    port,
    siteDomain,
    dataDir,
    withDeps,
    setupLink: () =>
      withDeps(async (deps) => {
        const link = await createSetupLink(deps, origin);
        if (!link) throw new Error('somebody owns it already');
        return link;
      }),
    async crash() {
      await server.end('SIGKILL');
    },
    async revive() {
      server = await startServer({ dataDir, port, env });
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Without pictures, a shop and members. */
const STARTERS = { starters: { folder: join(process.cwd(), 'starters') }, moved: STARTER_ROWS };

export interface SignedInOwner {
  readonly siteId: string;
  readonly siteUrl: string;
  /**
   * Asks the server as the owner area does; what it refuses fails.
   * @param path from `/`, or below what there is of the owner's site: `documents`
   */
  call(method: string, path: string, data?: unknown): ReturnType<APIResponse['json']>;
}

/**
 * Makes an owner with a new site and signs the browser in, without the screens: what tests of other screens
 * begin with.
 */
export async function signInOwner(
  server: OwnerServer,
  context: BrowserContext,
  siteName = 'Studio Nord',
): Promise<SignedInOwner> {
  const site = await server.withDeps((deps) =>
    deps.db.write(async (tx) => {
      const accountId = await makeAccount(tx, deps, 'Ada Berg');
      const actor = { name: 'Ada Berg', mayInjectCode: true, accountId };
      const made = await createStarterSite(tx, { ...deps, ...STARTERS }, actor, {
        name: siteName,
        template: 'kiln',
      });
      await setSiteRole(tx, { accountId, siteId: made.id, role: 1, now: deps.now() });
      return { ...made, accountId };
    }),
  );
  await signIn(server, context, site.accountId);
  const siteUrl = `http://${site.identifier}.${server.siteDomain}`;
  return { siteId: site.id, siteUrl, call: callerOf(server, context, `/api/sites/${site.id}/`) };
}

function callerOf(server: OwnerServer, context: BrowserContext, base: string): SignedInOwner['call'] {
  return async (method, path, data) => {
    // A connection that is kept may be closed by the server just as it is used again.
    const headers = { [CALL_HEADER]: '1', origin: server.origin, connection: 'close' };
    const address = new URL(path, server.origin + base).href;
    const options = { method, headers, ...(data === undefined ? {} : { data }) };
    const response = await context.request.fetch(address, options);
    expect(response.ok(), `${method} ${path} ${response.status()}`).toBe(true);
    return response.status() === 204 ? undefined : response.json();
  };
}

/** A block as it is put onto a page: with the props it begins with. */
export function newBlock(id: string, type: string, props: Readonly<Record<string, unknown>> = {}): Block {
  const { defaults, version } = definitions[type] ?? {};
  return blockOf(id, type, { ...(defaults as Record<string, unknown>), ...props }, version);
}

/** @returns the page's id */
export async function publishPage(
  { call }: Pick<SignedInOwner, 'call'>,
  { slug, blocks, title = 'Write to us' }: { slug: string; blocks: readonly Block[]; title?: string },
): Promise<string> {
  const body = bodyOf(title, 'section00000000000000001', blocks);
  const { document } = await call('POST', 'documents', { kind: 'page', slug, body });
  await call('POST', `documents/${document.id}/publish`, {});
  return document.id;
}

/** @returns the id of a reusable section as wide as what shows it, with these blocks one below the other */
export async function publishSection(
  { call }: Pick<SignedInOwner, 'call'>,
  title: string,
  blocks: readonly Block[],
): Promise<string> {
  const section = {
    id: 'section00000000000000009',
    theme: 'paper',
    width: 'full',
    spacing: 'small',
    blocks: blocks.map((block) => ({ ...block, place: { column: 1, span: 12 } })),
  };
  const body = { title, fields: {}, sections: [section] };
  const { document } = await call('POST', 'documents', { kind: 'section', body });
  await call('POST', `documents/${document.id}/publish`, {});
  return document.id;
}

/**
 * Goes through the first screens as a new owner does: to a site with its first pages.
 * @returns the address of the editor of its home page
 */
export async function setUpThroughScreens(server: OwnerServer, page: Page): Promise<string> {
  await page.goto(await server.setupLink());
  await page.getByLabel('Your name').fill('Ada Berg');
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('three calm herons');
  await page.getByLabel('Site name').fill('Studio Nord');
  await page.getByRole('radio', { name: /Harbour/ }).check();
  await page.getByRole('button', { name: 'The site at once' }).click();
  await page.getByRole('button', { name: 'Create my site' }).click();
  await expect(page.getByRole('heading', { name: 'Studio Nord is live' })).toBeVisible();
  return page.evaluate(async () => {
    const me = await (await fetch('/api/me')).json();
    const { documents } = await (await fetch(`/api/sites/${me.sites[0].id}/documents?kind=page`)).json();
    return `/sites/${me.sites[0].id}/edit/${documents[0].id}`;
  });
}

/** Signs another browser in as somebody who may change the same site, or has another role in it. */
export async function signInColleague(
  server: OwnerServer,
  context: BrowserContext,
  { siteId, name, role = 1 }: { readonly siteId: string; readonly name: string; readonly role?: number },
): Promise<void> {
  const accountId = await server.withDeps((deps) =>
    deps.db.write(async (tx) => {
      // Who owns the installation may do everything, whatever the role on a site.
      const id = await makeAccount(tx, deps, name, role === 1);
      await setSiteRole(tx, { accountId: id, siteId, role, now: deps.now() });
      return id;
    }),
  );
  await signIn(server, context, accountId);
}

type Made = Pick<Deps, 'db' | 'now' | 'newId'>;

async function makeAccount(tx: Queryable, deps: Made, name: string, isOwner = true): Promise<string> {
  const email = `${deps.newId()}@example.org`;
  const account = await createAccount(tx, deps, { name, email, hash: null, isOwner });
  if (account.kind !== 'created') throw new Error('the account was not made');
  return account.id;
}

async function signIn(server: OwnerServer, context: BrowserContext, accountId: string): Promise<void> {
  const { value } = await server.withDeps((deps) =>
    deps.db.write((tx) => {
      const client = { userAgent: 'Chrome on Linux', address: '127.0.0.1' };
      return openSession(tx, deps, { accountId, isRemembered: false, client });
    }),
  );
  await context.addCookies([
    { name: SESSION_COOKIE, value, url: server.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
}
