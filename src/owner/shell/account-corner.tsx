/** The account menu, loaded after the first screen: until then its button stands in and remembers the press. */
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
