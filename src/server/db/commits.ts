/** What both engines do around a write: refuse writes inside of writes, and tell who listens for commits. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queryable } from './schema.ts';

const writing = new AsyncLocalStorage<true>();

/** A write that waits for another one inside of it would wait for ever. */
export function refuseNestedWrite(): void {
  if (writing.getStore()) {
    throw new Error('A write was started inside of a write. Pass the transaction on: call the …In command.');
  }
}

/** Runs a command so that writes inside of it are noticed. */
export function runCommand<T>(command: (tx: Queryable) => Promise<T>, tx: Queryable): Promise<T> {
  return writing.run(true, async () => command(tx));
}

export class CommitListeners {
  readonly #listeners = new Set<() => void>();

  /** @returns stops listening */
  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A listener that throws is a bug, and must not keep writers from their answers: standard error tells of it. */
  notify(): void {
    for (const listener of this.#listeners) {
      try {
        listener();
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
  }
}
