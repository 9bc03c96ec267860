/** What stands in place of what has not been read: that it is coming, or what went wrong and the way to try again. */
import type { ReactNode } from 'react';
import { Failure } from './notice.tsx';
import { Loading } from './spinner.tsx';

interface NotReadProps {
  readonly query: { readonly error: unknown; refetch(): unknown };
}

export function NotRead({ query: { error, refetch } }: NotReadProps): ReactNode {
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />;
}
