/** A page that only members see, against the same page open to everyone, made anew for each request. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idMaker } from '#domain/id.ts';
import type { Access } from '#domain/members/access.ts';
import { MEMBER_COOKIE } from '#domain/members/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { changeDocumentSettings } from '#server/content/change-settings.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/engine.ts';
import { hashToken } from '#server/http/tokens.ts';
import { insertMembers } from '#server/members/queries.ts';
import { insertMemberships } from '#server/members/queries-memberships.ts';
import { insertSession } from '#server/members/queries-sessions.ts';
import { findPublished } from '#server/pages/queries.ts';
import { listSiteHosts } from '#server/pages/queries-site.ts';
import { startServer } from '../testing/main/server-process.ts';
import { composeOn } from './rendered-page.ts';
import { format, median, type Result } from './result.ts';

const ROUNDS = 15;
const ROUND_MS = 200;
const BAR = 0.5;
const PATHS = ['/about', '/journal', '/'] as const;

export async function measureGatedPages(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const server = await startServer({ dataDir });
  await server.stop();
  const db = await openDatabase({ dataDir });
  try {
    const results: Result[] = [];
    for (const path of PATHS) results.push(await comparePage(db, dataDir, path));
    return results;
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function comparePage(db: Database, dataDir: string, path: string): Promise<Result> {
  const deps = { db, now: Date.now, newId: idMaker(Date.now, randomBytes) };
  const { app, cache } = composeOn(db, dataDir);
  // Nothing is kept: each request has its page made anew.
  Object.assign(cache, { get: () => undefined, getEvenOld: () => undefined, set: () => undefined });
  const [entry] = await listSiteHosts(db.read);
  const document = entry && (await findPublished(db.read, entry.id, path));
  if (!entry || !document) throw new Error(`the demo site has no page at ${path}`);
  const cookie = await addMember(deps, entry.id);
  const host = entry.hosts[0] ?? `${entry.identifier}.localhost:4321`;
  const ask = async (isMember: boolean) => {
    const answer = await app.request(`http://${host}${path}`, {
      headers: { host, ...(isMember && { cookie }) },
    });
    const html = await answer.text();
    if (answer.status !== 200 || html.includes('for-members')) throw new Error(`${path}: ${answer.status}`);
  };
  const gate = (access: Access) =>
    changeDocumentSettings(deps, { siteId: entry.id, documentId: document.id, access });
  const rates = { open: [] as number[], gated: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await gate({ kind: 'everyone' });
    rates.open.push(await perSecond(() => ask(false)));
    await gate({ kind: 'members' });
    rates.gated.push(await perSecond(() => ask(true)));
  }
  await gate({ kind: 'everyone' });
  const [open, gated] = [median(rates.open), median(rates.gated)];
  const ratio = gated / open;
  return {
    name: `page ${path} for members`,
    text: `${format(gated)} pages/s for a member, beside ${format(open)} uncached for everyone: ${ratio.toFixed(2)}`,
    isMet: ratio >= BAR,
    bar: `>= ${BAR}`,
  };
}

interface Clock {
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
}

/** @returns the cookie of the member, who is signed in and has a plan */
async function addMember({ db, now, newId }: Clock, siteId: string): Promise<string> {
  const [id, value] = [newId(), randomBytes(32).toString('base64url')];
  const at = now();
  await db.write(async (tx) => {
    await insertMembers(tx, [
      {
        ...{ id, siteId, email: `${id}@example.org`, name: 'Ada', passwordHash: null, locale: null },
        ...{ cartId: null, addresses: '[]', joinedAt: at, lastSignInAt: null },
      },
    ]);
    await insertMemberships(tx, [
      {
        ...{ id: newId(), siteId, siteMemberId: id, planId: newId(), since: at, until: null },
        ...{ isPaused: 0, isGranted: 1, isBarred: 0 },
      },
    ]);
    await insertSession(tx, {
      ...{ id: newId(), hash: hashToken(value), siteId, siteMemberId: id, isRemembered: 1, userAgent: '' },
      ...{ createdAt: at, lastSeenAt: at, expiresAt: at + DAY_MS },
    });
  });
  return `${MEMBER_COOKIE}=${value}`;
}

/** By the time the thread has had on a processor: what else the machine does counts for neither. */
async function perSecond(work: () => Promise<void>): Promise<number> {
  await work();
  const endsAt = performance.now() + ROUND_MS;
  const before = process.threadCpuUsage();
  let count = 0;
  while (performance.now() < endsAt) {
    await work();
    count += 1;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (count / (user + system)) * 1_000_000;
}
