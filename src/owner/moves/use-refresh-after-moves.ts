/** Asks anew for everything of a site when one of its restores is done. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ME_KEY } from '../session.ts';
import { isUnderWay, type Move } from './move.ts';

const TOUCHED = ['documents', 'media', 'redirects', 'settings'] as const;

export function useRefreshAfterMoves(siteId: string, moves: readonly Move[] | undefined): void {
  const queryClient = useQueryClient();
  const isRestoring = moves?.some((move) => move.kind === 'restore' && isUnderWay(move)) ?? false;
  const wasRestoring = useRef(false);
  useEffect(() => {
    if (wasRestoring.current && !isRestoring) {
      for (const kind of TOUCHED) void queryClient.invalidateQueries({ queryKey: [kind, siteId] });
      void queryClient.invalidateQueries({ queryKey: ME_KEY });
    }
    wasRestoring.current = isRestoring;
  }, [isRestoring, siteId, queryClient]);
}
