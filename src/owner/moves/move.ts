/** Imports, exports and backups as the screens ask for them. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FileMoveCalls, Move, MoveCalls } from '#domain/moves/calls.ts';
import type { ImportSource } from '#domain/moves/move.ts';
import { addressOf, call } from '../api.ts';
import { showError } from '../ui/toasts.tsx';

/** Where an import comes from; `vitrine` for a whole site. */
export type Source = ImportSource | 'vitrine';

/** Moves of one kind, and the site they are of. */
export interface Moves {
  readonly calls: MoveCalls;
  /** Empty for those of the installation. */
  readonly site: string;
}

export interface FileMoves extends Moves {
  readonly calls: FileMoveCalls;
}

export const movesKey = ({ calls, site }: Moves) => ['moves', addressOf(calls.readAll, { site })] as const;

const LOOK_AGAIN_MS = 700;

export function isUnderWay({ state }: Pick<Move, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

export const movesQuery = (of: Moves) =>
  queryOptions({
    queryKey: movesKey(of),
    queryFn: async ({ signal }) => (await call(of.calls.readAll, { site: of.site }, { signal })).moves,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  });

export const moveQuery = (of: Moves, id: string) =>
  queryOptions({
    queryKey: [...movesKey(of), id],
    queryFn: async ({ signal }) => (await call(of.calls.read, { site: of.site, move: id }, { signal })).move,
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

/** Forgets one, or stops it. */
export function useRemoveMove(of: Moves, id: string, onSuccess?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(of.calls.remove, { site: of.site, move: id }),
    onSuccess: () => onSuccess?.(),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: movesKey(of), exact: true }),
  });
}

/** The share that words like `Posts 40 of 51` or `Reading 23 %` tell of; undefined where they tell of none. */
export function shareOf(progress: string): number | undefined {
  const [, percent] = /(\d{1,3}) ?%/.exec(progress) ?? [];
  if (percent !== undefined) return Math.min(1, Number(percent) / 100);
  const [, done, all] = /(\d{1,12}) of (\d{1,12})/.exec(progress) ?? [];
  return done === undefined || Number(all) === 0 ? undefined : Math.min(1, Number(done) / Number(all));
}
