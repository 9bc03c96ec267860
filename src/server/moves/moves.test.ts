import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MoveTask } from '#domain/moves/move.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { storeSubmission } from '#testing/server/store-submission.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { makeWxr } from '#testing/server/wxr.ts';
import { createToken } from '../accounts/tokens.ts';
import type { BookingTable } from '../bookings/tables.ts';
import { handlersOf } from '../jobs/job.ts';
import { createWorker } from '../jobs/worker.ts';
import { tarEnd, tarHeader, tarPadding } from '../storage/tar.ts';
import { packFolder, unpackInto } from './archive.ts';
import { moveJobs } from './feature.ts';
import { moveFolder } from './move-folder.ts';
import type { MoveRunner } from './run-move.ts';
import { startMove } from './start-move.ts';

const DAY_MS = 24 * 3_600_000;
const SIGNAL = new AbortController().signal;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-moves-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function bookingOf(siteId: string): BookingTable {
  const at = Date.UTC(2026, 2, 2, 9);
  return {
    id: 'b'.repeat(24),
    siteId,
    token: 'token-of-the-guest',
    submissionKey: null,
    state: 'confirmed',
    serviceId: 's'.repeat(24),
    serviceName: 'Throwing',
    resourceId: 'r'.repeat(24),
    resourceName: 'Wheel',
    startsAt: at,
    endsAt: at,
    busyFrom: at,
    busyUntil: at,
    party: 1,
    name: 'Ada',
    email: 'ada@example.org',
    phone: '',
    words: 'ada\nada@example.org',
    note: '',
    answers: '[]',
    timeZone: 'Europe/Oslo',
    locale: 'fr',
    sequence: 0,
    createdAt: at,
    changedAt: at,
    remindedAt: null,
    currency: 'EUR',
    priceMinor: 4500,
    dueMinor: 1500,
    paidMinor: 1500,
    refundedMinor: 0,
    refundHours: 24,
    isRefundDue: 0,
    heldUntil: null,
    orderId: null,
    isTestPayment: 0,
  };
}

function tarGz(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(files).flatMap(([name, text]) => {
    const bytes = Buffer.from(text);
    return [tarHeader(name, bytes.length, 0), bytes, tarPadding(bytes.length)];
  });
  return new Uint8Array(gzipSync(Buffer.concat([...parts, tarEnd()])));
}

/** @param lie what the entries state falsely of themselves */
function zip(
  files: Record<string, string | Uint8Array>,
  lie: { readonly size?: number; readonly flags?: number } = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content as string);
    const packed = deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(lie.flags ?? 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(lie.size ?? plain.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(parts.reduce((sum, part) => sum + part.length, 0));
    directory.push(
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      facts,
      Buffer.alloc(10),
      offset,
      Buffer.from(name),
    );
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(Buffer.concat(parts).length, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

describeOnBothEngines('moves by the API', (on) => {
  async function start() {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const app = await testApp(on.deps, { DATA_DIR: dataDir });
    const site = await createTestSite(on.deps, { app });
    const { token } = await createToken(on.deps, {
      name: 'Root',
      siteId: null,
      scopes: ['read', 'write', 'publish', 'code', 'admin'],
    });
    const call = async (method: string, path: string, body?: BodyInit, type = 'application/octet-stream') => {
      const response = await app.app.request(`http://localhost:4321/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        ...(body === undefined ? {} : { body }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        json: isJson ? JSON.parse(bytes.toString()) : undefined,
      };
    };
    const json = (method: string, path: string, body: unknown) =>
      call(method, path, JSON.stringify(body), 'application/json');
    return { app, site, dataDir, call, json, base: `sites/${site.siteId}` };
  }

  test('a WordPress export is tried first, then taken, with the report by entry', async () => {
    const { site, call, base } = await start();
    const wxr = makeWxr([
      { id: 1, title: 'About the pottery', type: 'page', slug: 'about', content: '<p>We make pots.</p>' },
    ]);
    const sent = await call('POST', `${base}/imports?source=wordpress&dryRun=true&filename=site.xml`, wxr);
    expect([sent.status, sent.json.move.state, sent.json.move.isDryRun]).toEqual([202, 'waiting', true]);
    const { id } = sent.json.move;
    expect((await call('POST', `${base}/imports?source=wordpress`, wxr)).status).toBe(409);
    await site.worker.drain();
    const tried = (await call('GET', `${base}/imports/${id}`)).json.move;
    expect(tried).toMatchObject({
      state: 'done',
      filename: 'site.xml',
      report: { report: { isDryRun: true } },
    });
    expect(tried.report.report.entries[0]).toMatchObject({ title: 'About the pottery', outcome: 'created' });
    expect((await site.visit('/about')).status).toBe(404);
    expect((await call('POST', `${base}/imports/${id}/run`)).status).toBe(202);
    await site.worker.drain();
    expect((await call('GET', `${base}/imports/${id}`)).json.move).toMatchObject({
      state: 'done',
      isDryRun: false,
    });
    expect(await (await site.visit('/about')).text()).toContain('We make pots.');
    expect((await call('POST', `${base}/imports/${id}/run`)).status).toBe(404);
    expect((await call('GET', `${base}/imports`)).json.moves).toHaveLength(1);
  });

  test('an archive brings the old site’s files along', async () => {
    const { site, call, base } = await start();
    const wxr = makeWxr([
      { id: 1, title: 'Packed', type: 'page', slug: 'packed', content: '<p>From a box.</p>' },
    ]);
    const archive = tarGz({ 'old/export.xml': wxr, 'old/uploads/2024/a.txt': 'x', '._export.xml': 'Apple' });
    await call('POST', `${base}/imports?source=wordpress`, archive);
    await site.worker.drain();
    expect((await site.visit('/packed')).status).toBe(200);
  });

  test('a zip does as well, and the old site’s files may lie in an archive within', async () => {
    const { site, call, base } = await start();
    const wxr = makeWxr([
      { id: 1, title: 'Zipped', type: 'page', slug: 'zipped', content: '<p>From a zip.</p>' },
      {
        id: 2,
        title: 'a',
        type: 'attachment',
        attachmentUrl: 'https://old.example/wp-content/uploads/2024/a.svg',
      },
    ]);
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
    const archive = zip({
      'export.xml': wxr,
      'uploads.tar': Buffer.from(gunzipSync(tarGz({ 'uploads/2024/a.svg': picture, 'map.xml': '<x/>' }))),
    });
    const { id } = (await call('POST', `${base}/imports?source=wordpress`, archive)).json.move;
    await site.worker.drain();
    const { move } = (await call('GET', `${base}/imports/${id}`)).json;
    expect(move).toMatchObject({ state: 'done' });
    const { entries } = move.report.report;
    expect(entries.find(({ kind }: { kind: string }) => kind === 'media')).toMatchObject({
      title: 'a.svg',
      outcome: 'created',
    });
    expect((await site.visit('/zipped')).status).toBe(200);
  });

  test('what is no export is refused with a word, and nothing is tried again', async () => {
    const { site, call, base } = await start();
    for (const [body, said] of [
      ['this is no export', /Nothing was imported/],
      [tarGz({ 'a.xml': 'x', 'b.xml': 'y' }), /one export file/],
      [tarGz({ '../../escape.xml': 'x' }), /cannot be unpacked/],
      [gzipSync('not a tar'), /cannot be unpacked/],
      [zip({ '../../escape.xml': 'x' }), /cannot be unpacked/],
      [zip({ 'a.xml': 'x' }).subarray(0, 60), /did not come through whole/],
      [zip({ 'a.xml': 'x'.repeat(500) }, { size: 3 }), /larger than it says/],
      [zip({ 'a.xml': 'x' }, { flags: 1 }), /password/],
    ] as const) {
      const { id } = (await call('POST', `${base}/imports?source=wordpress`, body as BodyInit)).json.move;
      await site.worker.drain();
      const { move } = (await call('GET', `${base}/imports/${id}`)).json;
      expect(move).toMatchObject({ state: 'failed', message: expect.stringMatching(said), report: null });
      const [line] = (await call('GET', `${base}/activity`)).json.activity;
      expect(line).toMatchObject({ actor: 'Vitrine', action: 'transfer.failed', target: { id } });
      expect(line.what).toMatch(/^could not finish the import from WordPress that Root had started: /);
      expect((await call('DELETE', `${base}/imports/${id}`)).status).toBe(200);
    }
    expect((await call('POST', `${base}/imports?source=wordpress`, '')).status).toBe(400);
    expect((await call('POST', `${base}/imports?source=typo3`, 'x')).status).toBe(400);
  });

  test('a site is exported, fetched, and read back as another installation’s site', async () => {
    const from = await start();
    await from.site.publish({ body: textBody(on.deps, 'Hours', 'Open on Monday.') });
    await on.db.write((tx) => tx.insertInto('bookings').values(bookingOf(from.site.siteId)).execute());
    const made = await from.json('POST', `${from.base}/exports`, { kind: 'site', submissions: true });
    await from.site.worker.drain();
    const { move } = (await from.call('GET', `${from.base}/exports/${made.json.move.id}`)).json;
    expect(move).toMatchObject({ state: 'done', report: { kind: 'export', counts: { media: 0 } } });
    const file = await from.call('GET', `${from.base}/exports/${move.id}/file`);
    expect(file.headers.get('content-disposition')).toMatch(/filename="site-\d+-2026-03-02\.tar\.gz"/);
    expect(file.bytes).toHaveLength(move.resultBytes);
    // Pages keep their ids, so that the original has to be gone for good before they come back here.
    await from.json('DELETE', from.base, { confirmation: from.site.siteId && (await identifierOf(from)) });
    on.deps.clock.advance(32 * DAY_MS);
    await from.site.worker.queueRecurring();
    await from.site.worker.drain();
    const sent = await from.call(
      'POST',
      'imports?identifier=came-back&filename=x.tar.gz',
      new Uint8Array(file.bytes),
    );
    await from.site.worker.drain();
    expect((await from.call('GET', `imports/${sent.json.move.id}`)).json.move).toMatchObject({
      state: 'done',
      report: { kind: 'import-site', identifier: 'came-back' },
    });
    const back = await from.app.app.request('http://came-back.localhost:4321/hours');
    expect(await back.text()).toContain('Open on Monday.');
    const booked = await on.db.read.selectFrom('bookings').selectAll().execute();
    expect(booked).toEqual([bookingOf(from.site.siteId)]);
  });

  test('what visitors sent is in an archive when that is asked for', async () => {
    const from = await start();
    await storeSubmission(on.deps, from.site.siteId, 'Do you have cups?');
    const make = async (what: object) => {
      const made = await from.json('POST', `${from.base}/exports`, { kind: 'site', ...what });
      await from.site.worker.drain();
      const file = await from.call('GET', `${from.base}/exports/${made.json.move.id}/file`);
      return gunzipSync(file.bytes).toString('latin1');
    };
    expect(await make({})).not.toContain('submissions.jsonl');
    expect(await make({ submissions: true })).toContain('Do you have cups?');
  });

  test('a site is put back to how an archive holds it, and from there to how it was before', async () => {
    const { site, call, json, base } = await start();
    const hours = await site.publish({ body: textBody(on.deps, 'Hours', 'Open on Monday.') });
    const { id } = (await json('POST', `${base}/exports`, { kind: 'site' })).json.move;
    await site.worker.drain();
    await json('DELETE', `${base}/documents/${hours.id}`, {});
    await site.publish({ body: textBody(on.deps, 'Prices', 'A plate is 30.') });
    await json('POST', `${base}/redirects`, { from: '/gone', target: '/prices' });
    const status = async (address: string) => (await site.visit(address)).status;
    expect([await status('/hours'), await status('/prices')]).toEqual([410, 200]);

    const refused = await json('POST', `${base}/exports/${id}/restore`, { confirmation: 'Another site' });
    expect([refused.status, refused.json.error.kind]).toEqual([422, 'unconfirmed']);
    const { settings } = (await call('GET', `${base}/settings`)).json;
    const confirmation = settings.title;
    const restored = (await json('POST', `${base}/exports/${id}/restore`, { confirmation })).json.move;
    await site.worker.drain();
    const { move } = (await call('GET', `${base}/exports/${restored.id}`)).json;
    expect(move).toMatchObject({ state: 'done', report: { kind: 'restore', counts: { setAside: 1 } } });
    expect([await status('/hours'), await status('/prices'), await status('/gone')]).toEqual([200, 410, 404]);
    const trash = (await call('GET', `${base}/documents?deleted=true`)).json.documents;
    expect(trash.map(({ title }: { title: string }) => title)).toEqual(['Prices']);

    const before = await call('GET', `${base}/exports/${move.id}/file`);
    expect(before.headers.get('content-disposition')).toContain('before-restore');
    const query = `confirmation=${encodeURIComponent(confirmation)}&filename=before.tar.gz`;
    await call('POST', `${base}/restores?${query}`, new Uint8Array(before.bytes));
    await site.worker.drain();
    expect([await status('/hours'), await status('/prices'), await status('/gone')]).toEqual([410, 200, 301]);
  });

  test('a file that is missing is named by the export, and by what is restored or made from it', async () => {
    const { site, json, call, base } = await start();
    const { id: productId } = await site.publish({ body: textBody(on.deps, 'Glazes', 'A list.') });
    const file = { id: 'p'.repeat(24), name: 'Glazes.pdf', bytes: 5, hash: 'a'.repeat(64), createdAt: 0 };
    await on.db.write((tx) =>
      tx
        .insertInto('productFiles')
        .values({ ...file, isStamped: 0, siteId: site.siteId, productId })
        .execute(),
    );
    const named = [expect.stringMatching(/“Glazes\.pdf” .* missing/)];
    const reportOf = async (path: string) => {
      await site.worker.drain();
      return (await call('GET', path)).json.move.report;
    };
    const { id } = (await json('POST', `${base}/exports`, { kind: 'site' })).json.move;
    expect((await reportOf(`${base}/exports/${id}`)).warnings).toEqual(named);
    const confirmation = (await call('GET', `${base}/settings`)).json.settings.title;
    const restored = (await json('POST', `${base}/exports/${id}/restore`, { confirmation })).json.move;
    expect(await reportOf(`${base}/exports/${restored.id}`)).toMatchObject({
      kind: 'restore',
      warnings: named,
    });
    const made = (await json('POST', `${base}/duplicates`, { identifier: 'second', title: 'Second' })).json;
    expect(await reportOf(`${base}/duplicates/${made.move.id}`)).toMatchObject({
      kind: 'duplicate',
      warnings: named,
    });
  });

  test('an archive of another site is no way to restore this one, and a damaged one changes nothing', async () => {
    const { app, site, call, json, base } = await start();
    const other = await createTestSite(on.deps, { app });
    const { id } = (await json('POST', `sites/${other.siteId}/exports`, { kind: 'site' })).json.move;
    await site.worker.drain();
    const { bytes } = await call('GET', `sites/${other.siteId}/exports/${id}/file`);
    const { settings } = (await call('GET', `${base}/settings`)).json;
    const query = `confirmation=${encodeURIComponent(settings.title)}`;
    for (const [body, said] of [
      [new Uint8Array(bytes), /export of another site/],
      [tarGz({ 'x/site.json': '{}' }), /damaged/],
      ['no archive', /Send a Vitrine export/],
    ] as const) {
      const sent = await call('POST', `${base}/restores?${query}`, body as BodyInit);
      await site.worker.drain();
      const { move } = (await call('GET', `${base}/exports/${sent.json.move.id}`)).json;
      expect(move).toMatchObject({ state: 'failed', message: expect.stringMatching(said) });
    }
  });

  async function identifierOf({ call, site }: Awaited<ReturnType<typeof start>>): Promise<string> {
    const { sites } = (await call('GET', 'sites')).json;
    return sites.find((each: { id: string }) => each.id === site.siteId).identifier;
  }

  test('a static copy holds the published pages', async () => {
    const { site, call, json, base } = await start();
    await site.publish({ body: textBody(on.deps, 'Hours', 'Open on Monday.') });
    const made = await json('POST', `${base}/exports`, { kind: 'static' });
    await site.worker.drain();
    const file = await call('GET', `${base}/exports/${made.json.move.id}/file`);
    const text = gunzipSync(file.bytes).toString('latin1');
    expect(text).toContain('/hours/index.html');
    expect(text).toContain('Open on Monday.');
    await json('POST', `${base}/exports`, { kind: 'static', base: 'ftp://x' });
    await site.worker.drain();
    expect((await call('GET', `${base}/exports`)).json.moves[0]).toMatchObject({ state: 'failed' });
  });

  test('a backup is made, fetched, and gone after a week; others of the site may not have it', async () => {
    const { site, dataDir, call } = await start();
    const { id } = (await call('POST', 'backups')).json.move;
    await site.worker.drain();
    expect((await call('GET', `backups/${id}`)).json.move).toMatchObject({ kind: 'backup', state: 'done' });
    const [line] = (await call('GET', 'activity')).json.activity;
    expect(line.what).toBe('finished the backup of the installation that Root had started');
    const file = await call('GET', `backups/${id}/file`);
    expect(gunzipSync(file.bytes).toString('latin1')).toContain('manifest.json');
    expect((await site.api('GET', '')).status).toBe(405);
    const refused = await site.app.request(`http://localhost:4321/api/backups/${id}/file`, {
      headers: { authorization: `Bearer ${site.token}` },
    });
    expect(refused.status).toBe(403);
    expect(existsSync(join(dataDir, 'moves', id))).toBe(true);
    on.deps.clock.advance(8 * DAY_MS);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect((await call('GET', `backups/${id}`)).status).toBe(404);
    expect(existsSync(join(dataDir, 'moves', id))).toBe(false);
  });

  test('moves belong to their site, and are forgotten with their files', async () => {
    const { app, site, dataDir, call, json, base } = await start();
    const other = await createTestSite(on.deps, { app });
    const { id } = (await json('POST', `${base}/exports`, { kind: 'site' })).json.move;
    await site.worker.drain();
    expect((await other.api('GET', `exports/${id}/file`)).status).toBe(404);
    expect((await call('GET', `${base}/imports/${id}`)).status).toBe(404);
    expect((await call('GET', `backups/${id}/file`)).status).toBe(404);
    expect((await call('DELETE', `${base}/exports/${id}`)).status).toBe(200);
    expect(existsSync(join(dataDir, 'moves', id))).toBe(false);
  });
});

describeOnBothEngines('a move that is stopped', (on) => {
  async function startMoves(runMove: MoveRunner) {
    const movesDir = mkdtempSync(join(folder, 'moves-'));
    const site = await createTestSite(on.deps);
    const worker = createWorker(on.deps, handlersOf(moveJobs({ ...on.deps, movesDir, runMove })));
    const start = async (task: MoveTask) => {
      const id = on.deps.newId();
      const at = moveFolder(movesDir, id);
      mkdirSync(at.work, { recursive: true });
      const input = { id, siteId: site.siteId, task, filename: '', startedBy: 'Mira' };
      expect((await startMove(on.deps, input)).kind).toBe('started');
      return { id, at };
    };
    return { site, worker, start, movesDir };
  }
  const exportOf = (siteId: string): MoveTask => ({ kind: 'export', siteId, identifier: 'site' });

  test('ends when it is taken away, and leaves neither files nor a word of failure', async () => {
    const begun = Promise.withResolvers<void>();
    const { site, worker, start, movesDir } = await startMoves((_request, { signal }) => {
      begun.resolve();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('killed')), { once: true });
      });
    });
    const { id } = await start(exportOf(site.siteId));
    const draining = worker.drain();
    await begun.promise;
    expect((await site.api('DELETE', `exports/${id}`)).status).toBe(200);
    await draining;
    expect((await site.api('GET', `exports/${id}`)).status).toBe(404);
    expect(existsSync(join(movesDir, id))).toBe(false);
    const [line] = (await site.api('GET', 'activity')).json.activity;
    expect(line.what).toBe('stopped the export of the site');
    expect(on.deps.logged.filter(({ level }) => level >= 40)).toEqual([]);
  });

  test('is not one that changes the site: that has to be waited for', async () => {
    const { site, start } = await startMoves(async () => ({ kind: 'refused', message: 'No.', details: [] }));
    const { siteId } = site;
    const real = await start({ kind: 'import', source: 'wordpress', siteId, isDryRun: false });
    expect((await site.api('DELETE', `imports/${real.id}`)).status).toBe(409);
  });

  test('and started anew twice at once is run once', async () => {
    let runs = 0;
    const runMove: MoveRunner = async () => {
      runs += 1;
      await new Promise((later) => setTimeout(later, 50));
      return { kind: 'refused', message: 'No.', details: [] };
    };
    const { site, start, movesDir } = await startMoves(runMove);
    const { id } = await start({ kind: 'import', source: 'wordpress', siteId: site.siteId, isDryRun: true });
    for (let times = 0; times < 2; times += 1) {
      expect((await site.api('POST', `imports/${id}/stop`)).status).toBe(200);
      on.deps.clock.advance(100);
      expect((await site.api('POST', `imports/${id}/run`)).status).toBe(202);
    }
    const jobs = await on.db.read
      .selectFrom('jobs')
      .select('payload')
      .where('type', '=', 'moves.run')
      .where('siteId', '=', site.siteId)
      .execute();
    expect(jobs).toHaveLength(3);
    const [{ run } = { run: () => Promise.reject(new Error('no job')) }] = moveJobs({
      ...on.deps,
      movesDir,
      runMove,
    });
    const finishIn = () => Promise.resolve();
    await Promise.all(jobs.map(({ payload }) => run(JSON.parse(payload), { signal: SIGNAL, finishIn })));
    expect(runs).toBe(1);
  });
});

test('a folder is packed and unpacked the same, and names that lead out of it are refused', async () => {
  const source = join(folder, 'source');
  mkdirSync(join(source, 'deep', 'er'), { recursive: true });
  const long = `${'long-name-'.repeat(14)}ü.txt`;
  writeFileSync(join(source, 'a.txt'), 'A');
  writeFileSync(join(source, 'deep', 'er', long), 'B'.repeat(2000));
  await packFolder(source, join(folder, 'packed'), { top: 'top', signal: SIGNAL });
  expect(await unpackInto(join(folder, 'packed'), join(folder, 'out'), { signal: SIGNAL })).toEqual({
    kind: 'unpacked',
  });
  expect(readFileSync(join(folder, 'out', 'top', 'a.txt'), 'utf8')).toBe('A');
  expect(readFileSync(join(folder, 'out', 'top', 'deep', 'er', long), 'utf8')).toHaveLength(2000);
  for (const name of ['../x', '/etc/x', 'a/../../x', 'a\\..\\x', 'c:x', 'a\nb']) {
    writeFileSync(join(folder, 'bad'), tarGz({ [name]: 'x' }));
    expect(
      await unpackInto(join(folder, 'bad'), join(folder, 'bad-out'), { signal: SIGNAL }),
      name,
    ).toMatchObject({
      kind: 'refused',
    });
  }
});
