/** Stops the fetching of pictures, goes on with it, or tries those again that failed. */
import type { Queryable } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Common } from '../../../feature.ts';
import { changeState } from './queries.ts';
import { queueFetching } from './want-pictures.ts';

export interface ChangeFetching {
  readonly siteId: string;
  readonly action: 'stop' | 'continue' | 'retry';
}

export async function changeFetching(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'> & { readonly fetching: Pick<Common['fetching'], 'forgetFailed'> },
  { siteId, action }: ChangeFetching,
): Promise<void> {
  if (action === 'stop') return changeState(tx, siteId, 'waiting', 'stopped');
  if (action === 'retry') {
    await deps.fetching.forgetFailed(tx, siteId);
    await changeState(tx, siteId, 'failed', 'waiting');
  } else await changeState(tx, siteId, 'stopped', 'waiting');
  await queueFetching(tx, deps, siteId);
}
