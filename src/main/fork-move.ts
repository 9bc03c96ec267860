/** Starts a process for a move, passes on what it says, and ends it with the server. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MoveOutcome } from '#domain/moves/calls.ts';
import type { MoveRunner } from '#server/moves/run-move.ts';

export type FromMoveWorker =
  | { readonly kind: 'progress'; readonly text: string }
  | { readonly kind: 'outcome'; readonly outcome: MoveOutcome }
  | { readonly kind: 'failed'; readonly error: string };

/** The build's program for moves, which stands beside this one; undefined where nothing has been built. */
export function moveWorkerFile(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  return [join(here, 'move-worker.js'), join(here, '..', 'move-worker.js')].find((file) => existsSync(file));
}

/** Says it to the process that has started this one. Ending before it is heard would cut a long message off. */
export function tellStarter(message: FromMoveWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

export function forkMoves(file: string): MoveRunner {
  return (request, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const child = fork(file, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const stop = () => child.kill('SIGKILL');
      signal.addEventListener('abort', stop, { once: true });
      child.on('message', (message: FromMoveWorker) => {
        if (message.kind === 'progress') onProgress(message.text);
        else if (message.kind === 'outcome') resolve(message.outcome);
        else reject(new Error(message.error));
      });
      child.on('error', reject);
      // Unlike `exit` it comes after the last message, however long that is.
      child.on('close', (code, killedBy) => {
        signal.removeEventListener('abort', stop);
        // After an outcome this is heard by nobody.
        reject(new Error(`the process of the move ended early (${killedBy ?? code})`));
      });
      child.send(request);
    });
}
