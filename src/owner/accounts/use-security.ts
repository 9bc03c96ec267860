/** What protects the account: one query that its panels share. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSecurity } from '#domain/accounts/security.ts';
import { api } from '../api.ts';

const SECURITY_KEY = ['me', 'security'] as const;

export function useSecurity() {
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: ({ signal }) => api.get<AccountSecurity>('/api/me/security', { signal }),
  });
}

export function useRefreshSecurity(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
}
