/** Says that nothing has to be bought: every site of an installation has everything. */
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import * as say from './words/en.ts';

export function Billing(): ReactNode {
  return (
    <Screen title={say.plans}>
      <EmptyState title={say.noPlansToUpgrade}>{say.thisIsYourOwnInstallationIt}</EmptyState>
    </Screen>
  );
}
