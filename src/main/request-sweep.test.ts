/**
 * Whatever a stranger sends, in whatever part of a request and however long: it holds up no other request, and leaves
 * nothing large behind. Every address is swept as soon as it is there.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '#server/testing.ts';
import { fetchListener, guardListener } from './guard-listener.ts';
import { settledMemory, threadCost } from './testing/sweep/measure.ts';
import { closeConnections, send } from './testing/sweep/ordinary.ts';
import { type OwnerTarget, openTargets, ownerTargets } from './testing/sweep/owner-targets.ts';
import { longTexts } from './testing/sweep/queries-largest.ts';
import { Sweep } from './testing/sweep/sweep.ts';
import { openSweptSite, type SweptSite } from './testing/sweep/swept-site.ts';
import { type Target, visitorTargets } from './testing/sweep/targets.ts';

const TIMEOUT_MS = 600_000;
const MAX_HOLD_MS = 50;
const MAX_OWNER_HOLD_MS = 500;
/** Part of the name of what alone is swept, for whoever looks into one address: `SWEEP=button-click`. */
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

  async function run(targets: readonly (Target & Partial<OwnerTarget>)[], maxHoldMs: number): Promise<Sweep> {
    const { clock } = on.deps;
    const sweep = new Sweep({ port, maxHoldMs, maxGrowth: MAX_GROWTH, wait: (ms) => clock.advance(ms) });
    for (const target of targets) {
      if (!target.name.includes(ONLY)) continue;
      await site.visitor.renew();
      await (target.grown ? sweep.runWhole(target, target.grown) : sweep.run(target));
    }
    return sweep;
  }

  test('of strangers hold the event loop for no longer than 50 ms', { timeout: TIMEOUT_MS }, async () => {
    const { swept, unknown } = visitorTargets(site);
    expect(unknown).toEqual([]);
    const longBefore = await longTexts(on.db.read, MAX_TEXT);
    const memoryBefore = settledMemory();
    const sweep = await run([...swept, ...openTargets(site)], MAX_HOLD_MS);
    console.log(`${on.engine}: ${sweep.summary()}`);
    expect(sweep.faults).toEqual([]);
    expect(await longTexts(on.db.read, MAX_TEXT)).toEqual(longBefore);
    console.log(`${on.engine}: ${Math.round((settledMemory() - memoryBefore) / 1e6)} MB more in use`);
  });

  test('for faces that no page asked for cost no more than any other file', async () => {
    const headers = { host: site.host, 'accept-encoding': 'br' };
    const costOf = (pathOf: (at: number) => string) =>
      threadCost(async () => {
        for (let at = 0; at < ASKED; at += 1)
          await send(port, { method: 'GET', path: pathOf(at), headers, body: Buffer.alloc(0) });
      });
    const file = () => costOf(() => '/_v/fonts/faces-test.js');
    const sheet = () =>
      costOf(
        (at) => `/_v/fonts/faces-test.css?${at.toString(2).padStart(6, '0').replaceAll(/./g, familyOf)}`,
      );
    await file();
    const ordinary = await file();
    expect(await sheet()).toBeLessThan(ordinary + ASKED * MAX_SHEET_MS);
  });

  test('of owners hold it for no longer than 500 ms', { timeout: TIMEOUT_MS }, async () => {
    const sweep = await run(await ownerTargets(site), MAX_OWNER_HOLD_MS);
    console.log(`${on.engine}: ${sweep.summary()}`);
    expect(sweep.faults).toEqual([]);
  });
});

/** Each list is another one, and all name the same two again and again. */
function familyOf(digit: string): string {
  return `family=${digit === '1' ? 'Figtree' : 'Fraunces'}&`;
}
