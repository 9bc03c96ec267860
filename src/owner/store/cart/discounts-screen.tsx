import type { ReactNode } from 'react';
import { useSite } from '../../session.ts';
import { Screen } from '../../ui/page.tsx';
import { DiscountsPanel } from './discounts-panel.tsx';
import * as say from './words/en.ts';

export function DiscountsScreen(): ReactNode {
  const { id } = useSite();
  return (
    <Screen title={say.discounts} width="wide" description={say.buyersEnterACouponCodeA}>
      <DiscountsPanel siteId={id} />
    </Screen>
  );
}
