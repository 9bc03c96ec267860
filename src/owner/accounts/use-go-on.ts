/** What follows when somebody has got in. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ME_KEY } from '../session.ts';
import { safeTarget } from './safe-target.ts';

/** To where somebody wanted to go before being asked to sign in. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  return async () => {
    await queryClient.resetQueries({ queryKey: ME_KEY });
    await navigate(safeTarget(query.get('to')), { replace: true });
  };
}
