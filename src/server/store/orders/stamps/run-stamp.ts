/** Runs the stamp worker: two PDFs at a time, so that one that takes long holds up no other, with a deadline and a limit of memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { programFile } from '../../../storage/program-file.ts';
import type { StampAnswer, StampTask } from './stamp-tasks.ts';

export type StampOutcome = StampAnswer | { readonly kind: 'busy' };

const MAX_WAITING = 20;
const MOST_AT_ONCE = 2;
/** Twice what a PDF of the largest size takes: longer means hostile or broken. */
const TASK_MS = 12_000;
const HEAP_MEGABYTES = 512;
const MAX_RSS_BYTES = 900_000_000;
const WATCH_MS = 50;
const PAGE_BYTES = 4096;

let waiting = 0;
let running = 0;
const queue: (() => void)[] = [];

/** Waits for those before it. */
export async function runStamp(task: StampTask, taskMs = TASK_MS): Promise<StampOutcome> {
  if (waiting >= MAX_WAITING) return { kind: 'busy' };
  waiting += 1;
  await turn();
  try {
    return await stampIn(start(), task, taskMs);
  } finally {
    waiting -= 1;
    passOn();
  }
}

async function turn(): Promise<void> {
  if (running >= MOST_AT_ONCE) return new Promise((resolve) => queue.push(resolve));
  running += 1;
}

function passOn(): void {
  const next = queue.shift();
  if (next) next();
  else running -= 1;
}

function start(): ChildProcess {
  const child = fork(programFile(import.meta.url, 'stamp-worker'), [], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-warning=ExperimentalWarning'],
    // It needs none of the server's settings, least of all the secrets.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

function stampIn(child: ChildProcess, task: StampTask, taskMs: number): Promise<StampAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: StampAnswer): void => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const fail = () => settle({ kind: 'unreadable' });
    const deadline = setTimeout(fail, taskMs);
    // It cannot watch itself while it reads.
    const watch = setInterval(async () => {
      if ((await memoryOf(child)) > MAX_RSS_BYTES) fail();
    }, WATCH_MS);
    child.on('message', (answer) => settle(answer as StampAnswer));
    child.on('exit', fail);
    child.on('error', fail);
    child.send(task, (error) => error && fail());
  });
}

/** 0 where the system does not say. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}
