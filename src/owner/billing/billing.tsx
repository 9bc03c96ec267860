/** Says that nothing has to be bought: every site of an installation has everything. */
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';

export function Billing(): ReactNode {
  return (
    <Screen title="Plans">
      <EmptyState title="There is nothing to upgrade">
        This installation is your own: no trial runs out, and every site has everything.
      </EmptyState>
    </Screen>
  );
}
