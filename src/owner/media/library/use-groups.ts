/** The folders and labels of a site's files, and what can be done with them. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#domain/media/calls-groups.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { showError, showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { mediaListKey } from './media-item.ts';
import * as say from './words/en.ts';

export type { GroupKind, MediaGroup } from '#domain/media/calls-groups.ts';

export function groupsQuery(siteId: string) {
  return queryOptions({
    queryKey: ['media', siteId, 'groups'],
    queryFn: async () => (await call(calls.readGroups, { site: siteId })).groups,
  });
}

export function useGroups(siteId: string): readonly calls.MediaGroup[] {
  return useQuery(groupsQuery(siteId)).data ?? [];
}

/** Reads anew what a change to a folder or label may have changed. */
function useRefresh(siteId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: groupsQuery(siteId).queryKey }),
      client.invalidateQueries({ queryKey: mediaListKey(siteId) }),
    ]);
  };
}

export interface NamedGroup {
  readonly kind: calls.GroupKind;
  readonly name: string;
  /** Of one that is renamed. */
  readonly id?: string | undefined;
}

export function useSaveGroup(siteId: string, onSaved: (group: calls.MediaGroup) => void) {
  const refresh = useRefresh(siteId);
  return useAction(
    ({ id, kind, name }: NamedGroup) =>
      id === undefined
        ? call(calls.createGroup, { site: siteId, body: { kind, name } })
        : call(calls.renameGroup, { site: siteId, group: id, body: { name } }),
    {
      isFailureShown: true,
      onDone: async ({ group }) => {
        await refresh();
        onSaved(group);
      },
    },
  );
}

export function useRemoveGroup(siteId: string, onRemoved: () => void) {
  const refresh = useRefresh(siteId);
  return useAction((id: string) => call(calls.removeGroup, { site: siteId, group: id }), {
    onDone: async () => {
      onRemoved();
      await refresh();
    },
  });
}

export interface FillGroup {
  readonly put: (group: calls.MediaGroup, ids: readonly string[]) => Promise<void>;
  readonly takeOut: (group: calls.MediaGroup, ids: readonly string[]) => Promise<void>;
}

/** With the way back: what was moved from another folder returns to it. */
export function useFillGroup(siteId: string): FillGroup {
  const refresh = useRefresh(siteId);
  const change = async (group: string, body: { add?: readonly string[]; remove?: readonly string[] }) => {
    const none = { added: [] as readonly string[], left: [] as readonly Left[] };
    let done = none;
    for (const part of partsOf(body)) {
      const { added, left } = await call(calls.changeMembers, { site: siteId, group, body: part });
      done = { added: [...done.added, ...added], left: [...done.left, ...left] };
    }
    return done;
  };
  const tried = async (work: () => Promise<void>): Promise<void> => {
    await work().catch(showError);
    await refresh();
  };
  return {
    put: (group, ids) =>
      tried(async () => {
        const { added, left } = await change(group.id, { add: ids });
        const undo = () =>
          tried(async () => {
            await change(group.id, { remove: added });
            for (const { group: from, media } of left) await change(from, { add: media });
          });
        showToast(wordsFor(group, ids.length), { action: { label: say.undo, onSelect: () => void undo() } });
      }),
    takeOut: (group, ids) =>
      tried(async () => {
        await change(group.id, { remove: ids });
        const undo = () => tried(async () => void (await change(group.id, { add: ids })));
        showToast(fill(say.removedFromName, { name: group.name }), {
          action: { label: say.undo, onSelect: () => void undo() },
        });
      }),
  };
}

interface Left {
  readonly group: string;
  readonly media: readonly string[];
}

function partsOf({ add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] }) {
  const size = calls.MAX_MEMBERS_AT_ONCE;
  const count = Math.ceil(Math.max(add.length, remove.length) / size);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * size, (index + 1) * size];
    return { add: add.slice(from, to), remove: remove.slice(from, to) };
  });
}

function wordsFor({ kind, name }: calls.MediaGroup, count: number): string {
  const files = fill(say.countFiles, { count });
  return kind === 'folder'
    ? fill(say.movedFilesToName, { files, name })
    : fill(say.labelledFilesName, { files, name });
}
