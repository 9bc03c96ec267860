/** The account's menu, fetched after the first screen: until it is there, its button stands in its place. */
import { lazy, type ReactNode, Suspense } from 'react';
import { AccountButton } from './account-button.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

export function AccountCorner(): ReactNode {
  return (
    <Suspense fallback={<AccountButton aria-busy="true" />}>
      <AccountMenu />
    </Suspense>
  );
}
