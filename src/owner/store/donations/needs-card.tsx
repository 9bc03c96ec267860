/** Campaigns that visitors can’t give to: only again and again, on a site that can’t charge anyone again. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Frequency, frequenciesOf } from '#domain/store/donations/frequency.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as say from './words/en.ts';

interface Given {
  readonly settings: { readonly isOpen: boolean; readonly frequencies: readonly Frequency[] };
  /** Visitors can pay in a way that can be charged again. */
  readonly canRecur: boolean;
}

function cannotBeGiven({ settings, canRecur }: Given): boolean {
  return settings.frequencies.length > 0 && frequenciesOf(settings, { canRecur }).length === 0;
}

export function Status({ settings, canRecur }: Given): ReactNode {
  if (!settings.isOpen) return <Badge>{say.closed}</Badge>;
  if (cannotBeGiven({ settings, canRecur })) return <Badge tone="warning">{say.needsCardPayments}</Badge>;
  return <Badge tone="good">{say.open}</Badge>;
}

export function NeedsCard(given: Given): ReactNode {
  const { id } = useSite();
  if (!cannotBeGiven(given)) return null;
  return (
    <Notice tone="warning" action={<Link to={`/sites/${id}/settings/payments`}>{say.setUpPayments}</Link>}>
      {say.visitorsCantGiveWithoutCards}
    </Notice>
  );
}
