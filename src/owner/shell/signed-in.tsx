/** Screens for people who are signed in; everyone else is sent to sign in, and back afterwards. */
import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { signInAddress } from '#domain/owner-area/ways-in.ts';
import { ApiError } from '../api.ts';
import { UploadsOutlet } from '../media/library/uploads-outlet.tsx';
import { useMe } from '../session.ts';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './frame.module.css';
import { useScreenPlace } from './screen-place.ts';
import { useFreshDocument } from './use-fresh-document.ts';

const UNAUTHORIZED = 401;

export function SignedIn(): ReactNode {
  const me = useMe();
  const { pathname, search, hash } = useLocation();
  useScreenPlace();
  const isStranger = me.error instanceof ApiError && me.error.status === UNAUTHORIZED;
  useEffect(() => {
    if (isStranger) window.location.replace(signInAddress(`${pathname}${search}${hash}`));
  }, [isStranger, pathname, search, hash]);
  const isRenewed = useFreshDocument(me.data?.sites);
  if (isRenewed) return <Loading />;
  if (me.data)
    return (
      <>
        <Outlet />
        <UploadsOutlet />
      </>
    );
  if (me.error && !isStranger)
    return (
      <main className={styles['lone']}>
        <Failure error={me.error} onRetry={() => void me.refetch()} />
      </main>
    );
  return <Loading />;
}
