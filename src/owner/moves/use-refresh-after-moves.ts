/** Asks anew for everything of a site when one of its restores is done. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Move } from '#domain/moves/calls.ts';
import { ME_KEY } from '../session.ts';
import { isUnderWay } from './move.ts';

const TOUCHED = ['documents', 'media', 'redirects', 'settings'] as const;

export function useRefreshAfterMoves(siteId: string, moves: readonly Move[] | undefined): void {
  const queryClient = useQueryClient();
  // A short one may be over before the list has told of it as under way.
  const lastId = moves && (moves.find((move) => move.kind === 'restore' && !isUnderWay(move))?.id ?? '');
  const knownId = useRef(lastId);
  useEffect(() => {
    if (knownId.current !== undefined && lastId && knownId.current !== lastId) {
      for (const kind of TOUCHED) void queryClient.invalidateQueries({ queryKey: [kind, siteId] });
      void queryClient.invalidateQueries({ queryKey: ME_KEY });
    }
    knownId.current = lastId;
  }, [lastId, siteId, queryClient]);
}
