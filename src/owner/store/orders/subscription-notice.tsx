/** An order that is a payment of a subscription: a refund does not end that, and cancelling it does. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as calls from '#domain/store/orders/calls-subscription.ts';
import { call } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirmed } from '../../ui/use-confirmed.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import * as say from './words/en.ts';

export function SubscriptionNotice({ order, siteId: site }: Omit<OrderDialogProps, 'onClose'>): ReactNode {
  const queryKey = ['subscriptions', site, 'of-order', order.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.readSubscriptionOfOrder, { site, order: order.id }, { signal }),
    enabled: order.subscriptionId !== null,
  });
  const timeZone = useTimeZone(site);
  const cancelling = useAction(() => call(calls.cancelSubscriptionOfOrder, { site, order: order.id }), {
    said: say.subscriptionCancelled,
    reads: ['subscriptions', site],
  });
  const isGift = data?.isDonation === true;
  const confirmed = useConfirmed(cancelling, {
    title: isGift ? say.cancelTheRecurringDonation : say.cancelTheSubscription,
    description: say.itEndsWithThePeriodPaidFor,
    action: isGift ? say.cancelRecurringDonation : say.cancelSubscription,
    isDangerous: true,
  });
  if (!data) return null;
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone });
  const words = isGift ? say.aRefundDoesNotEndTheDonation : say.aRefundDoesNotEndTheSubscription;
  return (
    <>
      <Notice
        tone="info"
        action={
          data.mayCancel ? (
            <Button size="small" onClick={() => confirmed.ask(undefined)}>
              {isGift ? say.cancelRecurringDonation : say.cancelSubscription}
            </Button>
          ) : undefined
        }
      >
        {data.endsAt === null
          ? fill(words, { title: data.title })
          : fill(data.isRunning ? say.titleEndsOnDate : say.titleEndedOnDate, {
              title: data.title,
              date: date.format(data.endsAt),
            })}{' '}
        <Link to={`/sites/${site}/subscriptions/${data.id}`}>{say.openSubscription}</Link>
      </Notice>
      {confirmed.dialog}
    </>
  );
}
