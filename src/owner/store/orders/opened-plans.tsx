/** What has become of the members’ plans that an order opens. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memberAreas, plansOf } from '#domain/members/areas.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Stack } from '../../ui/page.tsx';
import * as say from './words/en.ts';

const WORDS = {
  open: say.planIsOpenFor,
  waiting: say.planOpensOnceConfirmed,
  closed: say.planWasClosedByTheRefund,
  barred: say.planDidNotOpenSinceYouEndedIt,
} as const;

export function OpenedPlans({ order }: { readonly order: Order }): ReactNode {
  const { id: site } = useSite();
  const lines = order.lines.filter(({ opensPlanId }) => opensPlanId !== undefined);
  const stored = useQuery({
    queryKey: [memberAreas.name, site],
    queryFn: ({ signal }) => call(memberAreas.read, { site }, { signal }),
    enabled: lines.length > 0,
  });
  if (lines.length === 0) return null;
  const plans = stored.data ? plansOf(stored.data.memberAreas) : [];
  return (
    <Panel title={say.opensPlans}>
      <Stack>
        {lines.map(({ id, title, opensPlanId, planState }) => {
          const plan = plans.find((each) => each.plan.id === opensPlanId)?.plan.name ?? title;
          const words = planState === undefined ? say.planOpensOncePaid : WORDS[planState];
          return (
            <Notice
              key={id}
              tone={planState === 'open' ? 'good' : planState === 'barred' ? 'warning' : 'info'}
            >
              {fill(words, { plan, email: order.email || say.erased })}
            </Notice>
          );
        })}
      </Stack>
    </Panel>
  );
}
