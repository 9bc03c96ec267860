/** Deletes who has seen an experiment, some at a time: all at once may be a million rows, and the server would stop for them. */
import type { Deps } from '../deps.ts';
import { deleteSomeVisitors } from './queries.ts';

const AT_ONCE = 500;

export async function forgetVisitors({ db }: Pick<Deps, 'db'>, experimentId: string): Promise<void> {
  for (;;) {
    const deleted = await db.write((tx) => deleteSomeVisitors(tx, experimentId, AT_ONCE));
    if (deleted < AT_ONCE) return;
    // Requests that have come in while it wrote.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
