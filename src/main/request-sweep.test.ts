/**
 * Whatever a stranger sends, in whatever part of a request and however long: it holds up no other request, and leaves
 * nothing large behind. Every address is swept as soon as it is there.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '#server/db/engine.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { settledMemory, threadCost } from '../../testing/main/sweep/measure.ts';
import { closeConnections, send } from '../../testing/main/sweep/ordinary.ts';
import { type OwnerTarget, openTargets, ownerTargets } from '../../testing/main/sweep/owner-targets.ts';
import { longTexts } from '../../testing/main/sweep/queries-largest.ts';
import { Sweep } from '../../testing/main/sweep/sweep.ts';
import { openSweptSite, type SweptSite } from '../../testing/main/sweep/swept-site.ts';
import { type Target, visitorTargets } from '../../testing/main/sweep/targets.ts';
import { facesQuery } from '../../testing/main/sweep/visitor-samples.ts';
import { fetchListener, guardListener } from './guard-listener.ts';

const TIMEOUT_MS = 600_000;
const MAX_HOLD_MS = 50;
const MAX_OWNER_HOLD_MS = 500;
/** Part of the name of what alone is swept, to look into one address: `SWEEP=button-click`. */
const ONLY = process.env['SWEEP'] ?? '';
/** Requests for faces, and what each may take beyond a file that is always the same, in milliseconds. */
const ASKED = 40;
const MAX_SHEET_MS = 3;
const MAX_GROWTH = 20_000_000;
/** Characters of one value in the database. */
const MAX_TEXT = 100_000;

describeOnBothEngines('requests grown to their limits', (on) => {
  let site: SweptSite;
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    site = await openSweptSite(on.deps);
    const { fastPath, app } = site.app;
    const answer = fetchListener(app.fetch, on.deps.log);
    server = createServer(
      guardListener(
        (request, response) => fastPath(request, response) || answer(request, response),
        on.deps.log,
      ),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    closeConnections();
    server.closeAllConnections();
    server.close();
    site.app.media.close();
  });

  async function run(all: readonly (Target & Partial<OwnerTarget>)[], maxHoldMs: number): Promise<void> {
    const { clock } = on.deps;
    const sweep = new Sweep({
      port,
      maxHoldMs,
      maxGrowth: MAX_GROWTH,
      isBrief: isBrief(on.engine),
      wait: (ms) => clock.advance(ms),
    });
    const targets = all.filter(({ name }) => name.includes(ONLY));
    for (const target of targets) {
      await site.visitor.renew();
      await (target.grown ? sweep.open(target, 1) : sweep.open(target));
    }
    const memoryBefore = await settledMemory();
    for (const target of targets) {
      await site.visitor.renew();
      await (target.grown ? sweep.runWhole(target, target.grown) : sweep.run(target));
    }
    const grown = (await settledMemory()) - memoryBefore;
    console.log(`${on.engine}: ${sweep.summary()}; ${(grown / 1e6).toFixed(1)} MB more in use`);
    expect(sweep.faults).toEqual([]);
    expect(grown).toBeLessThan(MAX_GROWTH);
  }

  test('of strangers hold the event loop for no longer than 50 ms', { timeout: TIMEOUT_MS }, async () => {
    const { swept, unknown } = visitorTargets(site);
    expect(unknown).toEqual([]);
    const longBefore = await longTexts(on.db.read, MAX_TEXT);
    await run([...swept, ...openTargets(site)], MAX_HOLD_MS);
    expect(await longTexts(on.db.read, MAX_TEXT)).toEqual(longBefore);
  });

  test('for faces that no page asked for cost no more than any other file', async () => {
    const headers = { host: site.host, 'accept-encoding': 'br' };
    const costOf = (pathOf: (at: number) => string) =>
      threadCost(async () => {
        for (let at = 0; at < ASKED; at += 1)
          await send(port, { method: 'GET', path: pathOf(at), headers, body: Buffer.alloc(0) });
      });
    const file = () => costOf(() => '/_v/fonts/faces-test.js');
    const sheet = () => costOf((at) => `/_v/fonts/faces-test.css?${facesQuery(at)}`);
    await file();
    const ordinary = await file();
    const memoryBefore = await settledMemory();
    const cost = await sheet();
    console.log(
      `${on.engine}: ${ASKED} lists of faces take ${cost.toFixed(0)} ms, a file ${ordinary.toFixed(0)} ms`,
    );
    expect(cost).toBeLessThan(ordinary + ASKED * MAX_SHEET_MS);
    expect((await settledMemory()) - memoryBefore).toBeLessThan(MAX_GROWTH);
  });

  test('of owners hold it for no longer than 500 ms', { timeout: TIMEOUT_MS }, async () => {
    await run(await ownerTargets(site, isBrief(on.engine)), MAX_OWNER_HOLD_MS);
  });
});

/** All but the queries is the same code on both engines, and has met everything on one of them. */
function isBrief(engine: Engine): boolean {
  return engine === 'postgres';
}
