/** Imports, exports and backups as the screens know them, and the calls about them. */
import { queryOptions } from '@tanstack/react-query';
import type { ImportSource, MoveKind, MoveReport, MoveState } from '#domain/moves/move.ts';
import { api } from '../api.ts';

export interface Move {
  readonly id: string;
  readonly kind: MoveKind;
  readonly state: MoveState;
  /** Of the file that was sent; empty where none was. */
  readonly filename: string;
  /** How far it is, in words. */
  readonly progress: string;
  /** Lists leave those of imports out. */
  readonly report: MoveReport | null;
  readonly message: string | null;
  readonly details: readonly string[];
  readonly resultBytes: number | null;
  readonly startedBy: string;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  readonly expiresAt: number;
  readonly isDryRun: boolean;
  readonly source?: ImportSource;
}

/** Where an import comes from; `vitrine` for a whole site. */
export type Source = ImportSource | 'vitrine';

/** One family of moves: where their calls are, such as `/api/sites/…/exports`. */
export type MovesPath = `/api/${string}`;

const LOOK_AGAIN_MS = 700;

export function isUnderWay({ state }: Pick<Move, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

export const movesQuery = (path: MovesPath) =>
  queryOptions({
    queryKey: ['moves', path],
    queryFn: async ({ signal }) => (await api.get<{ moves: readonly Move[] }>(path, { signal })).moves,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  });

export const moveQuery = (path: MovesPath, id: string) =>
  queryOptions({
    queryKey: ['moves', path, id],
    queryFn: async ({ signal }) => (await api.get<{ move: Move }>(`${path}/${id}`, { signal })).move,
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

/** The share that words like `Posts 40 of 51` or `Reading 23 %` tell of; undefined where they tell of none. */
export function shareOf(progress: string): number | undefined {
  const [, percent] = /(\d+) ?%/.exec(progress) ?? [];
  if (percent !== undefined) return Math.min(1, Number(percent) / 100);
  const [, done, all] = /(\d+) of (\d+)/.exec(progress) ?? [];
  return done === undefined || Number(all) === 0 ? undefined : Math.min(1, Number(done) / Number(all));
}
