/** Folders and labels of files: made, renamed, filled, deleted. */

import * as calls from '#domain/media/calls-groups.ts';
import { foldCase } from '#domain/search/fold.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import {
  deleteGroup,
  deleteMembers,
  insertGroup,
  insertMembers,
  keepOwnMedia,
  listGroups,
  listMembers,
  setGroupName,
} from './queries-groups.ts';

const MISSING = {
  kind: 'missing',
  message: 'This folder or label no longer exists. It may have been deleted.',
} as const;
const FULL = { kind: 'full', message: `You can have up to ${calls.MAX_GROUPS} folders and labels.` } as const;

type GroupDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

export function groupRoutes(deps: GroupDeps, answer: AnswerCall): void {
  answer(calls.readGroups, async ({ siteId }) => ({ groups: await listGroups(deps.db.read, siteId) }));
  answer(calls.createGroup, async (call, { kind, name }) =>
    deps.db.write(async (tx) => {
      const groups = await listGroups(tx, call.siteId);
      if (groups.length >= calls.MAX_GROUPS) return FULL;
      if (hasName(groups, kind, name)) return takenBy(kind, name);
      const group = { id: deps.newId(), kind, name };
      await insertGroup(tx, call.siteId, group);
      await leave(tx, deps, call, `created the ${kind} “${name}”`);
      return { group: { ...group, count: 0 } };
    }),
  );
  answer(calls.renameGroup, async (call, { name }) =>
    deps.db.write(async (tx) => {
      const groups = await listGroups(tx, call.siteId);
      const found = groups.find(({ id }) => id === call.params.group);
      if (!found) return MISSING;
      if (found.name !== name && hasName(groups, found.kind, name, found.id))
        return takenBy(found.kind, name);
      await setGroupName(tx, call.siteId, { id: found.id, name });
      await leave(tx, deps, call, `renamed the ${found.kind} “${found.name}” to “${name}”`);
      return { group: { ...found, name } };
    }),
  );
  answer(calls.removeGroup, async (call) =>
    deps.db.write(async (tx) => {
      const found = await findGroup(tx, call.siteId, call.params.group);
      if (!found) return MISSING;
      await deleteGroup(tx, call.siteId, found.id);
      await raiseSiteVersion(tx, call.siteId, deps.now());
      await leave(tx, deps, call, `deleted the ${found.kind} “${found.name}”`);
      return { kind: 'removed' } as const;
    }),
  );
  answer(calls.changeMembers, async (call, { add = [], remove = [] }) =>
    deps.db.write(async (tx) => {
      const groups = await listGroups(tx, call.siteId);
      const found = groups.find(({ id }) => id === call.params.group);
      if (!found) return MISSING;
      const { added, left } = await addMembers(tx, call.siteId, { groups, to: found, ids: add });
      await deleteMembers(tx, [found.id], remove);
      await raiseSiteVersion(tx, call.siteId, deps.now());
      await leave(tx, deps, call, `changed the files in the ${found.kind} “${found.name}”`);
      return { group: (await findGroup(tx, call.siteId, found.id)) ?? found, added, left };
    }),
  );
}

/** @returns what to say where the folder is gone */
export async function putIntoFolder(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  {
    siteId,
    folder,
    ids,
  }: { readonly siteId: string; readonly folder: string; readonly ids: readonly string[] },
): Promise<typeof MISSING | undefined> {
  const groups = await listGroups(tx, siteId);
  const to = groups.find(({ id, kind }) => id === folder && kind === 'folder');
  if (!to) return MISSING;
  await addMembers(tx, siteId, { groups, to, ids });
  await raiseSiteVersion(tx, siteId, now());
  return undefined;
}

interface Addition {
  readonly groups: readonly calls.MediaGroup[];
  readonly to: calls.MediaGroup;
  readonly ids: readonly string[];
}

/** @returns what is new in it, and what left which folder for it */
async function addMembers(tx: Queryable, siteId: string, { groups, to, ids }: Addition) {
  const own = await keepOwnMedia(tx, siteId, ids);
  const leaves = to.kind === 'folder' ? groups.filter(({ kind }) => kind === 'folder') : [to];
  const before = await listMembers(
    tx,
    leaves.map(({ id }) => id),
    own,
  );
  const there = new Set(before.get(to.id));
  const added = own.filter((id) => !there.has(id));
  const left = [...before].flatMap(([group, media]) => (group === to.id ? [] : [{ group, media }]));
  await deleteMembers(
    tx,
    left.map(({ group }) => group),
    added,
  );
  await insertMembers(tx, to.id, added);
  return { added, left };
}

async function findGroup(db: Queryable, siteId: string, id: string): Promise<calls.MediaGroup | undefined> {
  return (await listGroups(db, siteId)).find((group) => group.id === id);
}

/** People do not tell names apart by capitals. */
function hasName(
  groups: readonly calls.MediaGroup[],
  kind: calls.GroupKind,
  name: string,
  except?: string,
): boolean {
  const wanted = foldCase(name);
  return groups.some(
    (group) => group.id !== except && group.kind === kind && foldCase(group.name) === wanted,
  );
}

function takenBy(kind: calls.GroupKind, name: string) {
  return { kind: 'taken', message: `A ${kind} called “${name}” already exists.` } as const;
}
