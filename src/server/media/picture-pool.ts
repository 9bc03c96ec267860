/**
 * Runs picture tasks in worker processes: at most a few at a time, each with a deadline, none of them able
 * to take the server down. Workers start when there is work and end when there has been none for a while.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import {
  type AnswerMessage,
  OUT_OF_MEMORY_EXIT,
  type PictureTask,
  type TaskMessage,
  type TaskResults,
} from './picture-tasks.ts';

/** Somebody waits for an upload to be accepted; for a picture to appear; or nobody does. */
export type TaskPriority = 'upload' | 'visit' | 'warm-up';
const PRIORITIES: readonly TaskPriority[] = ['upload', 'visit', 'warm-up'];

export type TaskFailure = 'unreadable' | 'timed-out' | 'out-of-memory' | 'crashed' | 'busy' | 'closed';

type TaskOutcome<K extends PictureTask['kind']> =
  | { readonly kind: 'done'; readonly result: TaskResults[K] }
  | { readonly kind: 'failed'; readonly failure: TaskFailure; readonly detail: string };

export interface PicturePoolOptions {
  /** The worker's program. */
  readonly workerFile: string;
  readonly log: Logger;
  readonly maxWorkers?: number;
  readonly taskMs?: number;
  readonly idleMs?: number;
  readonly maxRssBytes?: number;
  /** A worker that has grown beyond this gives its memory back soon, by ending. */
  readonly largeRssBytes?: number;
  readonly maxWaiting?: number;
}

export interface PicturePool {
  run<T extends PictureTask>(task: T, priority: TaskPriority): Promise<TaskOutcome<T['kind']>>;
  /** Process ids of the workers, for measuring. */
  pids(): number[];
  close(): void;
}

interface Waiting {
  readonly task: PictureTask;
  readonly settle: (outcome: TaskOutcome<PictureTask['kind']>) => void;
}

export function createPicturePool(options: PicturePoolOptions): PicturePool {
  const { maxWorkers = Math.min(2, availableParallelism()), maxWaiting = 400 } = options;
  const waiting = new Map<TaskPriority, Waiting[]>(PRIORITIES.map((priority) => [priority, []]));
  const workers = new Set<PictureWorker>();
  let isClosed = false;

  function take(): Waiting | undefined {
    for (const priority of PRIORITIES) {
      const next = waiting.get(priority)?.shift();
      if (next) return next;
    }
    return undefined;
  }

  function idleWorker(): PictureWorker | undefined {
    for (const worker of workers) if (!worker.isBusy) return worker;
    if (workers.size >= maxWorkers) return undefined;
    const worker = new PictureWorker(options, () => workers.delete(worker));
    workers.add(worker);
    return worker;
  }

  function serve(): void {
    for (let worker = idleWorker(); worker && hasWork(); worker = idleWorker()) {
      const next = take();
      if (!next) return;
      worker
        .run(next.task)
        .then(next.settle)
        .finally(() => setImmediate(serve))
        .catch((error: unknown) => options.log.error({ err: error }, 'the picture pool failed'));
    }
  }

  function hasWork(): boolean {
    return [...waiting.values()].some((queue) => queue.length > 0);
  }

  return {
    run(task, priority) {
      const queue = waiting.get(priority) ?? [];
      if (isClosed || queue.length >= maxWaiting)
        return Promise.resolve(failed(isClosed ? 'closed' : 'busy'));
      return new Promise((resolve) => {
        insert(queue, { task, settle: resolve as Waiting['settle'] });
        serve();
      });
    },
    pids: () => [...workers].flatMap((worker) => worker.pid ?? []),
    close() {
      isClosed = true;
      for (const queue of waiting.values())
        for (const { settle } of queue.splice(0)) settle(failed('closed'));
      for (const worker of workers) worker.end();
    },
  };
}

/** Small pictures first: they take little and show something; the others would keep all of them waiting. */
function insert(queue: Waiting[], waiting: Waiting): void {
  const after = queue.findLastIndex(({ task }) => costOf(task) <= costOf(waiting.task));
  queue.splice(after + 1, 0, waiting);
}

function costOf(task: PictureTask): number {
  return task.kind === 'variant' ? task.width : 0;
}

function failed(failure: TaskFailure, detail = ''): Extract<TaskOutcome<never>, { kind: 'failed' }> {
  return { kind: 'failed', failure, detail };
}

const DEFAULT_TASK_MS = 10_000;
const DEFAULT_IDLE_MS = 30_000;
const DEFAULT_LARGE_RSS_BYTES = 160_000_000;
const LARGE_IDLE_MS = 2000;
const DEFAULT_MAX_RSS_BYTES = 700_000_000;

/** One process, started anew after it has ended. */
class PictureWorker {
  isBusy = false;
  readonly #options: PicturePoolOptions;
  readonly #onGone: () => void;
  #child: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #taskId = 0;
  #rssBytes = 0;

  constructor(options: PicturePoolOptions, onGone: () => void) {
    this.#options = options;
    this.#onGone = onGone;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async run(task: PictureTask): Promise<TaskOutcome<PictureTask['kind']>> {
    this.isBusy = true;
    clearTimeout(this.#idleTimer);
    const child = this.#start();
    try {
      const outcome = await this.#ask(child, task);
      if (outcome.kind === 'failed')
        this.#options.log.warn(
          { task: task.kind, failure: outcome.failure, detail: outcome.detail },
          'a picture could not be processed',
        );
      return outcome;
    } finally {
      this.isBusy = false;
      this.#idleTimer = setTimeout(() => this.end(), this.#idleMs()).unref();
    }
  }

  #idleMs(): number {
    const { idleMs = DEFAULT_IDLE_MS, largeRssBytes = DEFAULT_LARGE_RSS_BYTES } = this.#options;
    return this.#rssBytes > largeRssBytes ? Math.min(idleMs, LARGE_IDLE_MS) : idleMs;
  }

  /** Ends the process; a task under way fails. */
  end(): void {
    clearTimeout(this.#idleTimer);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#onGone();
  }

  #ask(child: ChildProcess, task: PictureTask): Promise<TaskOutcome<PictureTask['kind']>> {
    this.#taskId += 1;
    const message: TaskMessage = { id: this.#taskId, task };
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // It takes a moment to die, and must not be given another task meanwhile.
        if (this.#child === child) this.#child = undefined;
        child.kill('SIGKILL');
        settle(failed('timed-out'));
      }, this.#options.taskMs ?? DEFAULT_TASK_MS);
      const onMessage = (answer: AnswerMessage): void => {
        if (answer.id !== message.id) return;
        this.#rssBytes = answer.rssBytes;
        settle(
          answer.ok
            ? { kind: 'done', result: answer.result }
            : failed('unreadable', answer.error.slice(0, 300)),
        );
      };
      const onExit = (code: number | null, signal: string | null): void =>
        settle(failed(code === OUT_OF_MEMORY_EXIT ? 'out-of-memory' : 'crashed', String(signal ?? code)));
      const onError = (error: Error): void => settle(failed('crashed', error.message));
      const settle = (outcome: TaskOutcome<PictureTask['kind']>): void => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
        resolve(outcome);
      };
      child.on('message', onMessage).on('exit', onExit).on('error', onError);
      child.send(message, (error) => error && onError(error));
    });
  }

  #start(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const { workerFile, maxRssBytes = DEFAULT_MAX_RSS_BYTES } = this.#options;
    const child = fork(workerFile, [], {
      execArgv: ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
      // It needs none of the server's settings, least of all the secrets.
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        // Fewer arenas hand memory back sooner.
        MALLOC_ARENA_MAX: '2',
        PICTURE_MAX_RSS_BYTES: String(maxRssBytes),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    });
    child.unref();
    child.channel?.unref();
    // Without a task nobody else listens, and an unheard error would end the server.
    child.on('error', () => undefined);
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }
}
