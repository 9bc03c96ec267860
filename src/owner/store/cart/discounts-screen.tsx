import type { ReactNode } from 'react';
import { useSite } from '../../session.ts';
import { Screen } from '../../ui/page.tsx';
import { DiscountsPanel } from './discounts-panel.tsx';

export function DiscountsScreen(): ReactNode {
  const { id } = useSite();
  return (
    <Screen
      title="Discounts"
      width="wide"
      description="With a code it is a coupon that buyers type in; without one everybody gets it."
    >
      <DiscountsPanel siteId={id} />
    </Screen>
  );
}
