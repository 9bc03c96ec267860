/** The account's menu, fetched after the first screen: until it is there, its button stands in its place and keeps the press. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AccountButton } from './account-button.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

export function AccountCorner(): ReactNode {
  const [isPressed, setPressed] = useState(false);
  return (
    <Suspense fallback={<AccountButton aria-busy="true" onClick={() => setPressed(true)} />}>
      <AccountMenu isOpenAtFirst={isPressed} />
    </Suspense>
  );
}
