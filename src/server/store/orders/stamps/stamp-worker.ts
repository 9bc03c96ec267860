/**
 * The stamp worker: a process of its own for one PDF, so that one that is huge, broken or hostile takes this process
 * down and not the server.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { stampPdf } from './stamp-pdf.ts';
import type { StampAnswer, StampTask } from './stamp-tasks.ts';

async function perform({ file, target, line }: StampTask): Promise<StampAnswer> {
  try {
    const stamped = await stampPdf(await readFile(file), line);
    if (stamped.kind !== 'stamped') return stamped;
    await writeFile(target, stamped.bytes, { mode: 0o600 });
    return { kind: 'stamped' };
  } catch {
    return { kind: 'unreadable' };
  }
}

process.on('message', (task: StampTask) => {
  perform(task).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
