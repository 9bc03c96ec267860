/** What protects the account: one query that its panels share. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readSecurity } from '#domain/accounts/calls-security.ts';
import { call } from '../api.ts';

const SECURITY_KEY = ['me', 'security'] as const;

export function useSecurity() {
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: ({ signal }) => call(readSecurity, {}, { signal }),
  });
}

export function useRefreshSecurity(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
}
