/** One gift card: what is left on it, every entry of its ledger, and what its owner can do about it. */
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type GiftCard, setCardState } from '#domain/store/gift-cards/calls.ts';
import { call } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
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
import * as say from './words/en.ts';

export function GiftCardScreen(): ReactNode {
  const { id: siteId } = useSite();
  const { card: id = '' } = useParams();
  const { data: card, error, refetch } = useCard(siteId, id);
  const above = { to: `/sites/${siteId}/gift-cards`, label: say.giftCards };
  if (!card)
    return (
      <Screen title={say.giftCard} above={above}>
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
        <Panel title={moneyText(card, card.balanceMinor)} description={say.balance}>
          <CardFacts card={card} siteId={siteId} />
        </Panel>
        <Ledger card={card} siteId={siteId} />
      </Stack>
    </Screen>
  );
}

function CardFacts({ card, siteId }: { readonly card: GiftCard; readonly siteId: string }): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone });
  const day = (at: number) => date.format(at);
  const sent =
    card.deliverAt === null ? say.notEmailed : fill(say.willBeEmailedOnDay, { day: day(card.deliverAt) });
  const facts: readonly Fact[] = [
    [say.recipient, card.recipientName || '–'],
    [say.email, card.email || '–'],
    [say.sent, card.deliveredAt === null ? sent : day(card.deliveredAt)],
    [say.expires, card.expiresAt === null ? say.never : day(card.expiresAt - 1)],
    ...(card.heldMinor > 0 ? [[say.reservedForAPayment, moneyText(card, card.heldMinor)] as const] : []),
    ...(card.senderName ? [[say.from, card.senderName] as const] : []),
    ...(card.words ? [[say.message, card.words] as const] : []),
    ...(card.isTest ? [[say.test, say.madeByATestOrderIt] as const] : []),
    ...(card.orderId
      ? [
          [
            say.boughtWith,
            <Link key="order" to={`/sites/${siteId}/orders/${card.orderId}`}>
              {say.viewOrder}
            </Link>,
          ] as const,
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

function Ledger({ card, siteId }: { readonly card: GiftCard; readonly siteId: string }): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Panel title={say.ledger} description={say.theseEntriesAddUpToThe}>
      <Listing
        label={say.ledger}
        isBare
        rows={card.entries}
        idOf={({ id }) => id}
        columns={[
          { title: say.entry, kind: 'name', cell: ({ kind }) => ENTRY_WORDS[kind] },
          {
            title: say.order,
            cell: ({ orderId }) =>
              orderId && <Link to={`/sites/${siteId}/orders/${orderId}`}>{say.viewOrder}</Link>,
          },
          { title: say.by, cell: ({ actor }) => actor },
          { title: say.reason, cell: ({ reason }) => reason },
          {
            title: say.date,
            kind: 'date',
            cell: ({ createdAt }) => (
              <time dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
            ),
          },
          {
            title: say.amount,
            kind: 'amount',
            cell: ({ amountMinor }) => moneyText(card, amountMinor),
          },
        ]}
        empty={{ title: say.noEntries, children: say.nothingHasHappenedOnThisCard }}
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
      said: (_answer, to) => (to === 'active' ? say.cardEnabled : say.cardDisabledItCantPayFor),
      undoWith: (_answer, to) => (to === 'active' ? 'disabled' : 'active'),
      reads: keyOfCards(siteId),
    },
  );
  if (!mayChange || card.state === 'expired') return null;
  const close = () => setOpened(undefined);
  return (
    <>
      <Button onClick={() => setOpened('adjust')}>{say.adjustBalance}</Button>
      {card.state === 'active' && <Button onClick={() => setOpened('send')}>{say.emailCard}</Button>}
      <Button isBusy={changing.isPending} onClick={() => changing.mutate(state)}>
        {state === 'disabled' ? say.disable : say.enable}
      </Button>
      {opened === 'adjust' && <AdjustDialog card={card} siteId={siteId} onClose={close} />}
      {opened === 'send' && <SendDialog card={card} siteId={siteId} onClose={close} />}
    </>
  );
}
