/** One gift card: what is left on it, every entry of its ledger, and what its owner can do about it. */
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type GiftCard, setCardState } from '#domain/store/gift-cards/calls.ts';
import { call } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { useMay, useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { Listing } from '../../ui/listing.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel, Screen, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AdjustDialog, SendDialog } from './card-dialogs.tsx';
import { cardName, ENTRY_WORDS, moneyText, stateWords } from './card-words.ts';
import { keyOfCards, useCard } from './use-cards.ts';

export function GiftCardScreen(): ReactNode {
  const { id: siteId } = useSite();
  const { card: id = '' } = useParams();
  const { data: card, error, refetch } = useCard(siteId, id);
  const above = { to: `/sites/${siteId}/gift-cards`, label: 'Gift cards' };
  if (!card)
    return (
      <Screen title="Gift card" above={above}>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Screen>
    );
  return (
    <Screen
      title={cardName(card)}
      above={above}
      description={<Badge tone={stateWords(card).tone}>{stateWords(card).label}</Badge>}
      actions={<Actions card={card} siteId={siteId} />}
    >
      <Stack>
        <Panel title={moneyText(card, card.balanceMinor)} description="Balance">
          <CardFacts card={card} siteId={siteId} />
        </Panel>
        <Ledger card={card} siteId={siteId} />
      </Stack>
    </Screen>
  );
}

function CardFacts({ card, siteId }: { readonly card: GiftCard; readonly siteId: string }): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone });
  const day = (at: number) => date.format(at);
  const sent = card.deliverAt === null ? 'Not emailed' : `Will be emailed on ${day(card.deliverAt)}`;
  const facts: readonly Fact[] = [
    ['Recipient', card.recipientName || '–'],
    ['Email', card.email || '–'],
    ['Sent', card.deliveredAt === null ? sent : day(card.deliveredAt)],
    ['Expires', card.expiresAt === null ? 'Never' : day(card.expiresAt)],
    ...(card.heldMinor > 0 ? [['Being paid with right now', moneyText(card, card.heldMinor)] as const] : []),
    ...(card.senderName ? [['From', card.senderName] as const] : []),
    ...(card.words ? [['Message', card.words] as const] : []),
    ...(card.isTest ? [['Test', 'Made by a test order. It only pays for test orders.'] as const] : []),
    ...(card.orderId
      ? [
          [
            'Bought with',
            <Link key="order" to={`/sites/${siteId}/orders/${card.orderId}`}>
              View order
            </Link>,
          ] as const,
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

function Ledger({ card, siteId }: { readonly card: GiftCard; readonly siteId: string }): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Panel title="Ledger" description="These entries add up to the balance.">
      <Listing
        label="Ledger"
        isBare
        rows={card.entries}
        idOf={({ id }) => id}
        columns={[
          { title: 'Entry', kind: 'name', cell: ({ kind }) => ENTRY_WORDS[kind] },
          {
            title: 'Order',
            cell: ({ orderId }) =>
              orderId && <Link to={`/sites/${siteId}/orders/${orderId}`}>View order</Link>,
          },
          { title: 'By', cell: ({ actor }) => actor },
          { title: 'Reason', cell: ({ reason }) => reason },
          {
            title: 'Date',
            kind: 'date',
            cell: ({ createdAt }) => (
              <time dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
            ),
          },
          {
            title: 'Amount',
            kind: 'amount',
            cell: ({ amountMinor }) => moneyText(card, amountMinor),
          },
        ]}
        empty={{ title: 'No entries', children: 'Nothing has happened on this card yet.' }}
      />
    </Panel>
  );
}

function Actions({ card, siteId }: { readonly card: GiftCard; readonly siteId: string }): ReactNode {
  const [opened, setOpened] = useState<'adjust' | 'send'>();
  const mayChange = useMay('admin.refunds');
  const state = card.state === 'active' ? 'disabled' : 'active';
  const changing = useAction(
    (to: 'active' | 'disabled') => call(setCardState, { site: siteId, card: card.id, body: { state: to } }),
    {
      said: (_answer, to) => (to === 'active' ? 'Card enabled.' : 'Card disabled. Nobody can pay with it.'),
      undoWith: (_answer, to) => (to === 'active' ? 'disabled' : 'active'),
      reads: keyOfCards(siteId),
    },
  );
  if (!mayChange || card.state === 'expired') return null;
  const close = () => setOpened(undefined);
  return (
    <>
      <Button onClick={() => setOpened('adjust')}>Adjust balance</Button>
      {card.state === 'active' && <Button onClick={() => setOpened('send')}>Email card</Button>}
      <Button isBusy={changing.isPending} onClick={() => changing.mutate(state)}>
        {state === 'disabled' ? 'Disable' : 'Enable'}
      </Button>
      {opened === 'adjust' && <AdjustDialog card={card} siteId={siteId} onClose={close} />}
      {opened === 'send' && <SendDialog card={card} siteId={siteId} onClose={close} />}
    </>
  );
}
