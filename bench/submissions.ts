/** Submissions acknowledged after commit, at fifty connections, beside a bare Hono route that writes nothing. */
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { FormSender, type FormTarget, openFormTarget, SENDER_ENV } from '../testing/main/form-sender.ts';
import { type RunningServer, startServer } from '../testing/main/server-process.ts';
import { format, type Measurement, median, type Result, ratioResult } from './result.ts';

const CONNECTIONS = 50;
const WARM_UP_MS = 1500;
const MEASURED_MS = 4000;
/** In turns, so that whatever else the machine does hits both. */
const ROUNDS = 3;
const MAX_P99_MS = 50;

export const submissions: Measurement = {
  name: 'submissions',
  title: 'Form submissions acknowledged after commit, 50 connections',
  run: () => measureBesideBare('submissions', '/submit', openFormTarget),
};

/**
 * Sends to the server and to a bare route in turns.
 * @param path where the bare one takes the same
 */
export async function measureBesideBare(
  what: string,
  path: string,
  targetOf: (server: RunningServer) => FormTarget | Promise<FormTarget>,
): Promise<Result[]> {
  const server = await startServer({ env: SENDER_ENV });
  const bare = fork(process.argv[1] ?? '', ['bare-hono']);
  try {
    const target = await targetOf(server);
    const port = await new Promise<number>((resolve) => {
      bare.once('message', (message) => resolve(Number(message)));
    });
    const ours: Sent[] = [];
    const theirs: Sent[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await send({ ...target, port, path }));
      ours.push(await send(target));
    }
    const p99 = median(ours.map((sent) => sent.p99));
    const peer = { name: 'a bare Hono route', value: median(theirs.map((sent) => sent.perSecond)) };
    const rate = median(ours.map((sent) => sent.perSecond));
    const failures = [...ours, ...theirs].reduce((sum, sent) => sum + sent.failures, 0);
    return [
      ratioResult(what, 'acknowledged a second', rate, peer, 0.3),
      {
        name: 'their p99',
        text: `${format(p99, 1)} ms, ${failures} failed`,
        isMet: p99 < MAX_P99_MS && failures === 0,
        bar: `< ${MAX_P99_MS} ms, 0 failed`,
      },
    ];
  } finally {
    bare.kill();
    await server.stop();
  }
}

interface Sent {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

export async function send(target: FormTarget): Promise<Sent> {
  const senders = Array.from({ length: CONNECTIONS }, (_, index) => new FormSender(index));
  let isOver = false;
  const sending = senders.map((sender) => sender.sendUntil(target, () => isOver));
  const latencies = () => senders.flatMap((sender) => sender.latencies);
  await sleep(WARM_UP_MS);
  const [before, beganAt] = [latencies().length, performance.now()];
  await sleep(MEASURED_MS);
  const seconds = (performance.now() - beganAt) / 1000;
  const all = latencies().sort((a, b) => a - b);
  isOver = true;
  await Promise.all(sending);
  return {
    perSecond: (all.length - before) / seconds,
    p99: all[Math.floor(all.length * 0.99)] ?? 0,
    failures: senders.reduce((sum, sender) => sum + sender.failures, 0),
  };
}
