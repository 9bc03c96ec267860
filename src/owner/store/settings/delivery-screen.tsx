import type { ReactNode } from 'react';
import { useSite } from '../../session.ts';
import { Screen } from '../../ui/page.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import * as say from './words/en.ts';

export function DeliveryScreen(): ReactNode {
  const { id } = useSite();
  return (
    <Screen title={say.delivery} width="narrow" description={say.whereYouDeliverWhatItCosts}>
      <DeliveryPanel siteId={id} />
    </Screen>
  );
}
