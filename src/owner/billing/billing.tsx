/** Says that nothing has to be bought: every site of an installation has everything. */
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';

export function Billing(): ReactNode {
  return (
    <Screen title="Plans">
      <EmptyState title="No plans to upgrade">
        This is your own installation. It has no trial, and every site has all features.
      </EmptyState>
    </Screen>
  );
}
