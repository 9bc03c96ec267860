/** Gift cards, newest first, with what is still owed on them. */
import { Gift } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { type CardSummary, exportCards } from '#domain/store/gift-cards/calls.ts';
import { addressOf } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { useMay, useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { Panel, Screen } from '../../ui/page.tsx';
import { cardName, moneyText, stateWords } from './card-words.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { useCards } from './use-cards.ts';

export function GiftCardsScreen(): ReactNode {
  const site = useSite();
  const mayIssue = useMay('admin.refunds');
  const [words, setWords] = useState('');
  const [isIssuing, setIsIssuing] = useState(false);
  const search = useDeferredValue(words.trim());
  const list = useCards(site.id, search);
  const [first] = list.data?.pages ?? [];
  const cards = list.data?.pages.flatMap((page) => page.cards);
  const hasAny = (cards?.length ?? 0) > 0 || search !== '';
  return (
    <Screen
      title="Gift cards"
      description="Cards that buyers bought and cards you issued. Sell them with a product of the type “Gift card”."
      width="wide"
      actions={
        mayIssue && (
          <Button tone="primary" onClick={() => setIsIssuing(true)}>
            Issue a card
          </Button>
        )
      }
    >
      {first && first.outstanding.length > 0 && (
        <Panel
          title="Outstanding"
          description="What you still owe to the holders of usable cards. Your books show it as a liability until it is spent."
        >
          <Facts
            facts={first.outstanding.map(({ currency, minor, cards: count }) => [
              count === 1 ? '1 card' : `${count} cards`,
              moneyText({ currency }, minor),
            ])}
          />
        </Panel>
      )}
      {hasAny && (
        <FilterBar label="Gift cards">
          <SearchField label="Search gift cards" value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label="Gift cards"
        query={list}
        rows={cards}
        idOf={({ id }) => id}
        columns={useColumns(site.id)}
        open={({ id }) => `/sites/${site.id}/gift-cards/${id}`}
        empty={hasAny ? NOTHING_FOUND : NOTHING_YET}
      />
      {(cards?.length ?? 0) > 0 && (
        <p>
          <a href={addressOf(exportCards, { site: site.id })} download>
            Export all gift cards (CSV)
          </a>
        </p>
      )}
      {isIssuing && first && (
        <IssueDialog siteId={site.id} currency={first.currency} onClose={() => setIsIssuing(false)} />
      )}
    </Screen>
  );
}

const PICTURE = <Gift size={32} />;
const NOTHING_YET = {
  title: 'No gift cards yet',
  picture: PICTURE,
  children: 'Cards appear here when someone buys one, or when you issue one.',
};
const NOTHING_FOUND = {
  title: 'No matches',
  picture: PICTURE,
  children: 'No recipient, address or end of a code matches.',
};

function useColumns(siteId: string): readonly Column<CardSummary>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  return [
    { title: 'Card', kind: 'name', cell: cardName, sortBy: ({ lastFour }) => lastFour },
    {
      title: 'Recipient',
      cell: ({ recipientName, email }) => recipientName || email,
      sortBy: ({ recipientName, email }) => recipientName || email || '',
    },
    {
      title: 'Status',
      cell: (card) => {
        const { label, tone } = stateWords(card);
        return (
          <>
            <Badge tone={tone}>{label}</Badge> {card.isTest && <Badge>Test</Badge>}
          </>
        );
      },
      sortBy: (card) => stateWords(card).label,
    },
    {
      title: 'Issued',
      kind: 'date',
      cell: ({ createdAt }) => (
        <time dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
      ),
      sortBy: ({ createdAt }) => createdAt,
    },
    {
      title: 'Balance',
      kind: 'amount',
      cell: (card) => moneyText(card, card.balanceMinor),
      sortBy: ({ balanceMinor }) => balanceMinor,
    },
  ];
}
