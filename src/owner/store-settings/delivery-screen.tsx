import type { ReactNode } from 'react';
import { useSite } from '../session.ts';
import { Screen } from '../ui/page.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';

export function DeliveryScreen(): ReactNode {
  const { id } = useSite();
  return (
    <Screen title="Delivery" width="narrow">
      <DeliveryPanel siteId={id} />
    </Screen>
  );
}
