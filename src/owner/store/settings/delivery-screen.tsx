import type { ReactNode } from 'react';
import { useSite } from '../../session.ts';
import { Screen } from '../../ui/page.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';

export function DeliveryScreen(): ReactNode {
  const { id } = useSite();
  return (
    <Screen
      title="Delivery"
      width="narrow"
      description="Where you deliver, what it costs, and where buyers can pick up."
    >
      <DeliveryPanel siteId={id} />
    </Screen>
  );
}
