/** What stands in place of what has not been read: that it is coming, or what went wrong and the way to try again. */
import type { ReactNode } from 'react';
import { Failure } from './notice.tsx';
import { Loading } from './spinner.tsx';

export interface NotReadProps {
  readonly query: { readonly error: unknown; readonly isPending?: boolean; refetch(): unknown };
}

export function NotRead({ query: { error, isPending = true, refetch } }: NotReadProps): ReactNode {
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return isPending && <Loading />;
}
