/** Bodies of 200 MB to every address there is: the server stays as small as it was. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { SENDER_ENV } from '../../testing/main/form-sender.ts';
import { type Flooded, sendFlood } from '../../testing/main/send-flood.ts';
import { type RunningServer, startServer } from '../../testing/main/server-process.ts';
import {
  type Address,
  otherAddresses,
  ownerAddresses,
  siteAddresses,
} from '../../testing/main/sweep-addresses.ts';

const FLOOD_BYTES = 200_000_000;
/** Everything is asked for once before memory is measured: code that has run is larger than code that has not. */
const WARM_UP_BYTES = 5_000_000;
const MAX_GROWTH_BYTES = 20_000_000;
const ROUNDS = 3;
/** A machine under load may stand still for longer than a server waits for its answer to be read. */
const TRIES = 3;

beforeAll(ensureBuilt, 360_000);

describeOnBothEngines('bodies of 200 MB', (on) => {
  let server: RunningServer;
  let addresses: readonly Address[];
  let sent = 0;
  beforeAll(async () => {
    const { dataDir = '', url } = on.options;
    server = await startServer({ dataDir, env: { ...SENDER_ENV, ...(url ? { DATABASE_URL: url } : {}) } });
    // Sites made from here on come after the demo's, which answers on hosts that are nobody's.
    on.deps.clock.set(Date.now());
    const app = await testApp(on.deps);
    const script = readdirSync('dist/visitor/js').find((name) => name.endsWith('.js'));
    addresses = [
      ...(await siteAddresses(app, server)),
      ...otherAddresses(server, [`/_v/js/${script}`]),
      ...(await ownerAddresses(app, server, on.deps)),
    ];
  }, 360_000);
  afterAll(() => server?.stop());

  /** From somebody new each time, so that nothing is too often. */
  async function flood(address: Address, bytes: number): Promise<Flooded> {
    sent += 1;
    const from = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    const headers = { ...address.headers, 'x-forwarded-for': from };
    return sendFlood({ ...address, port: server.port, headers, bytes });
  }

  async function floodUntilAnswered(address: Address, bytes: number): Promise<number> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const { status } = await flood(address, bytes);
      if (status !== undefined) return status;
    }
    return 0;
  }

  interface Answer {
    readonly to: string;
    readonly status: number;
    /** Memory, in bytes. */
    readonly grown: number;
  }

  /** @returns every answer, and the most memory that was in use at any time */
  async function floodAll(bytes: number, look: (answer: Answer) => void = () => undefined) {
    const answers: Answer[] = [];
    let peak = 0;
    for (const address of addresses) {
      const before = server.memory();
      server.forgetPeakMemory();
      const status = await floodUntilAnswered(address, bytes);
      const { method, path, headers } = address;
      const to = `${method} ${headers['host']}${path} ${headers['content-type']}`;
      const answer = { to, status, grown: server.peakMemory() - before };
      look(answer);
      answers.push(answer);
      peak = Math.max(peak, server.peakMemory());
    }
    return { answers, peak };
  }

  test('cost no memory, at whatever address, and are answered', { timeout: 600_000 }, async () => {
    let { peak: before } = await floodAll(WARM_UP_BYTES);
    let growth = Number.POSITIVE_INFINITY;
    // What the server does meanwhile by itself may take memory once; what a body leaves behind grows in every round.
    for (let round = 1; round <= ROUNDS && growth >= MAX_GROWTH_BYTES; round += 1) {
      const { answers, peak } = await floodAll(FLOOD_BYTES, ({ to, status, grown }) => {
        expect(grown, to).toBeLessThan(MAX_GROWTH_BYTES);
        expect(status, to).toBeGreaterThanOrEqual(200);
        expect(status, to).toBeLessThan(500);
      });
      growth = peak - before;
      before = peak;
      const most = Math.max(...answers.map(({ grown }) => grown));
      const inMegabytes = [most, growth].map((bytes) => `${Math.round(bytes / 1e6)} MB`);
      console.log(`${answers.length} bodies of 200 MB: at most ${inMegabytes.join(' for one, ')} for all`);
      expect(answers.filter(({ status }) => status === 413).length).toBeGreaterThan(100);
    }
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  });
});
