/** Gift cards, newest first, with what is still owed on them. */
import { Gift } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { type CardSummary, exportCards } from '#domain/store/gift-cards/calls.ts';
import { addressOf } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
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
import * as say from './words/en.ts';

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
      title={say.giftCards}
      description={say.cardsThatBuyersBoughtAndCards}
      width="wide"
      actions={
        mayIssue && (
          <Button tone="primary" onClick={() => setIsIssuing(true)}>
            {say.issueACard}
          </Button>
        )
      }
    >
      {first && first.outstanding.length > 0 && (
        <Panel title={say.outstanding} description={say.whatYouStillOweToThe}>
          <Facts
            facts={first.outstanding.flatMap(({ currency, minor, cards: count, disabledMinor }) => [
              [fill(say.countCards, { count }), moneyText({ currency }, minor)] as const,
              ...(disabledMinor > 0
                ? [[say.onDisabledCards, moneyText({ currency }, disabledMinor)] as const]
                : []),
            ])}
          />
        </Panel>
      )}
      {hasAny && (
        <FilterBar label={say.giftCards}>
          <SearchField label={say.searchGiftCards} value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label={say.giftCards}
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
            {say.exportAllGiftCardsCsv}
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
  title: say.noGiftCardsYet,
  picture: PICTURE,
  children: say.cardsAppearHereWhenSomeoneBuys,
};
const NOTHING_FOUND = {
  title: say.noMatches,
  picture: PICTURE,
  children: say.noRecipientAddressOrEndOf,
};

function useColumns(siteId: string): readonly Column<CardSummary>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  return [
    { title: say.card, kind: 'name', cell: cardName, sortBy: ({ lastFour }) => lastFour },
    {
      title: say.recipient,
      cell: ({ recipientName, email }) => recipientName || email,
      sortBy: ({ recipientName, email }) => recipientName || email || '',
    },
    {
      title: say.status,
      cell: (card) => {
        const { label, tone } = stateWords(card);
        return (
          <>
            <Badge tone={tone}>{label}</Badge> {card.isTest && <Badge>{say.test}</Badge>}
          </>
        );
      },
      sortBy: (card) => stateWords(card).label,
    },
    {
      title: say.issued,
      kind: 'date',
      cell: ({ createdAt }) => (
        <time dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
      ),
      sortBy: ({ createdAt }) => createdAt,
    },
    {
      title: say.balance,
      kind: 'amount',
      cell: (card) => moneyText(card, card.balanceMinor),
      sortBy: ({ balanceMinor }) => balanceMinor,
    },
  ];
}
