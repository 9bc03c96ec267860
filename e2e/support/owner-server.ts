/** The built product from its very first start on, for browser tests of the owner area. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { SESSION_COOKIE } from '#domain/accounts/contract.ts';
import { newId } from '#domain/id.ts';
import { createSetupLink } from '#server/accounts/one-time-links.ts';
import { setSiteRole } from '#server/accounts/queries-accounts.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { createAccount } from '#server/accounts/set-up.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { createStarterSite } from '#server/starter-site.ts';
import { startServer } from '../../src/main/testing/server-process.ts';
import { buildOnce } from '../server.ts';

export interface OwnerServer {
  /** Scheme, host and port of the owner area. */
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  /** What the terminal prints at the first start. */
  setupLink(): Promise<string>;
  /** Runs something on the server's database, beside it. */
  withDeps<T>(work: (deps: Pick<Deps, 'db' | 'now' | 'newId'>) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Without a site of its own but the demo, and without an owner. */
export async function startOwnerServer(): Promise<OwnerServer> {
  await buildOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-owner-'));
  const server = await startServer({ dataDir });
  const withDeps: OwnerServer['withDeps'] = async (work) => {
    const db = await openDatabase({ dataDir });
    try {
      return await work({ db, now: Date.now, newId: () => newId(Date.now(), randomBytes) });
    } finally {
      await db.close();
    }
  };
  return {
    origin: server.origin,
    port: server.port,
    dataDir,
    withDeps,
    setupLink: () =>
      withDeps(async (deps) => {
        const link = await createSetupLink(deps, server.origin);
        if (!link) throw new Error('somebody owns it already');
        return link;
      }),
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface SignedInOwner {
  readonly siteId: string;
  readonly siteUrl: string;
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
  const made = await server.withDeps((deps) =>
    deps.db.write(async (tx) => {
      const email = `${deps.newId()}@example.org`;
      const account = await createAccount(tx, deps, { name: 'Ada Berg', email, hash: null, isOwner: true });
      if (account.kind !== 'created') throw new Error('the account was not made');
      const actor = { name: 'Ada Berg', mayInjectCode: true, accountId: account.id };
      const site = await createStarterSite(tx, deps, actor, { name: siteName, template: 'kiln' });
      await setSiteRole(tx, { accountId: account.id, siteId: site.id, role: 1, now: deps.now() });
      const client = { userAgent: 'Chrome on Linux', address: '127.0.0.1' };
      const session = await openSession(tx, deps, { accountId: account.id, isRemembered: false, client });
      return { site, value: session.value };
    }),
  );
  await context.addCookies([
    { name: SESSION_COOKIE, value: made.value, url: server.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  return { siteId: made.site.id, siteUrl: `http://${made.site.identifier}.localhost:${server.port}` };
}
