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
      description="Buyers enter a coupon code. A discount without a code applies automatically."
    >
      <DiscountsPanel siteId={id} />
    </Screen>
  );
}
