/** One subscription: its state, every charge, and what its seller can do about it. */
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import * as calls from '#domain/store/subscriptions/calls.ts';
import type { SubscriptionAction } from '#domain/store/subscriptions/subscription.ts';
import { call } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Listing } from '../../ui/listing.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Row, Screen } from '../../ui/page.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirmed } from '../../ui/use-confirmed.tsx';
import { ACTION_WORDS, priceOf, States } from './subscription-words.tsx';
import { keyOf, useSubscription } from './use-subscriptions.ts';
import * as say from './words/en.ts';

export function SubscriptionScreen({ id }: { readonly id: string }): ReactNode {
  const site = useSite();
  const found = useSubscription(site.id, id);
  const [isChanging, setIsChanging] = useState(false);
  const { subscription, charges, offers } = found.data ?? {};
  const isGift = subscription?.kind === 'donation';
  return (
    <Screen
      title={subscription?.title ?? say.subscription}
      above={
        isGift
          ? { to: `/sites/${site.id}/subscriptions/donations`, label: say.recurringDonations }
          : { to: `/sites/${site.id}/subscriptions`, label: say.subscriptions }
      }
      width="narrow"
    >
      <NotRead query={found} />
      {subscription && (
        <>
          {subscription.isHeld && <Notice tone="warning">{say.itWasMovedHere}</Notice>}
          <Overview siteId={site.id} subscription={subscription} />
          <Actions siteId={site.id} subscription={subscription} onChange={() => setIsChanging(true)} />
          <Charges siteId={site.id} charges={charges ?? []} currency={subscription.currency} />
        </>
      )}
      {subscription && isChanging && (
        <ChangeDialog
          siteId={site.id}
          subscription={subscription}
          offers={offers ?? []}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Screen>
  );
}

interface PartProps {
  readonly siteId: string;
  readonly subscription: calls.Subscription;
}

function Overview({ siteId, subscription }: PartProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone });
  const { subscriber, email, currency, balanceMinor, problem, card, nextAt, quantity } = subscription;
  const facts: readonly Fact[] = [
    [say.state, <States key="states" subscription={subscription} />],
    [subscription.kind === 'donation' ? say.donor : say.subscriber, subscriber || say.erased],
    [say.email, email || '–'],
    [say.amount, priceOf(subscription)],
    ...(quantity > 1 ? ([[say.quantity, String(quantity)]] as const) : []),
    ...(balanceMinor === 0
      ? []
      : ([[say.withNextPayment, formatMoney({ minor: balanceMinor, currency })]] as const)),
    [say.begun, date.format(subscription.createdAt)],
    [say.paidUntil, date.format(subscription.paidUntil)],
    ...(nextAt === null ? [] : ([[say.nextPayment, date.format(nextAt)]] as const)),
    ...(card === '' ? [] : ([[say.card, card]] as const)),
    ...(problem === null ? [] : ([[say.lastProblem, problem]] as const)),
  ];
  return (
    <Panel title={say.overview}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Actions({
  siteId,
  subscription,
  onChange,
}: PartProps & { readonly onChange: () => void }): ReactNode {
  const { id, version, actions, kind } = subscription;
  const acting = useAction(
    (action: Exclude<SubscriptionAction, 'revive'>) =>
      call(calls.actOnSubscription, { site: siteId, subscription: id, body: { version, action } }),
    { said: say.saved, reads: keyOf(siteId) },
  );
  const ending = useConfirmed(acting, {
    title: say.endItNow,
    description: say.itEndsAtOnce,
    action: say.endNow,
    isDangerous: true,
  });
  const offered = actions.flatMap((action) => (action === 'revive' || action === 'end' ? [] : [action]));
  return (
    <Panel title={say.change}>
      <Row>
        {kind !== 'donation' && <Button onClick={onChange}>{say.changeSubscription}</Button>}
        {offered.map((action) => (
          <Button key={action} onClick={() => acting.mutate(action)} isBusy={acting.isPending}>
            {ACTION_WORDS[action]}
          </Button>
        ))}
        {actions.includes('end') && <Button onClick={() => ending.ask('end')}>{say.endNow}</Button>}
      </Row>
      {ending.dialog}
    </Panel>
  );
}

interface ChangeDialogProps extends PartProps {
  readonly offers: readonly { readonly id: string; readonly title: string }[];
  readonly onClose: () => void;
}

function ChangeDialog({ siteId, subscription, offers, onClose }: ChangeDialogProps): ReactNode {
  const { id, version, kind, title } = subscription;
  const [offer, setOffer] = useState(offers.find((each) => each.title === title)?.id ?? offers[0]?.id ?? '');
  const [quantity, setQuantity] = useState(String(subscription.quantity));
  const sending = useAction(
    () =>
      call(calls.changeSubscription, {
        site: siteId,
        subscription: id,
        body: { version, offer, quantity: Number(quantity) },
      }),
    { said: say.saved, reads: keyOf(siteId), onDone: onClose, isFailureShown: true },
  );
  return (
    <FormDialog
      title={say.changeSubscription}
      description={say.theRestIsChargedOrCredited}
      action={say.save}
      isIncomplete={offer === '' || !/^[1-9]\d{0,3}$/.test(quantity)}
      sending={sending}
      onClose={onClose}
    >
      <SelectField
        label={say.subscription}
        value={offer}
        options={offers.map((each) => ({ value: each.id, label: each.title }))}
        onChange={setOffer}
      />
      {kind === 'product' && (
        <TextField
          label={say.quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={quantity}
          onChange={setQuantity}
        />
      )}
    </FormDialog>
  );
}

const CHARGE_WORDS: Readonly<Record<calls.SubscriptionCharge['state'], string>> = {
  open: say.open,
  paid: say.paid,
  failed: say.failed,
};

interface ChargesProps {
  readonly siteId: string;
  readonly charges: readonly calls.SubscriptionCharge[];
  readonly currency: calls.Subscription['currency'];
}

function Charges({ siteId, charges, currency }: ChargesProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  return (
    <Panel title={say.payments}>
      <Listing
        label={say.payments}
        query={{ error: null, refetch: () => undefined }}
        rows={charges}
        idOf={({ id }) => id}
        columns={[
          {
            title: say.period,
            kind: 'name',
            cell: ({ periodStart, periodEnd }) =>
              fill(say.fromToDates, { from: date.format(periodStart), to: date.format(periodEnd) }),
          },
          { title: say.state, cell: ({ state, problem }) => problem ?? CHARGE_WORDS[state] },
          {
            title: say.order,
            cell: ({ orderId }) =>
              orderId === null ? '–' : <Link to={`/sites/${siteId}/orders/${orderId}`}>{say.openOrder}</Link>,
          },
          {
            title: say.amount,
            kind: 'amount',
            cell: ({ amountMinor: minor }) => formatMoney({ minor, currency }),
          },
        ]}
        empty={{ title: say.noPaymentsYet, children: say.theFirstComesAfterTheTrial }}
      />
    </Panel>
  );
}
