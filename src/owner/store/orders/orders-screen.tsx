/** The orders of a shop, the newest first. */
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { exportOrders, fulfilMany } from '#domain/store/orders/calls-invoices.ts';
import { ORDER_FILTERS, type OrderFilter } from '#domain/store/orders/order-filter.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { addressOf, call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { NoMailServer, useMailWords } from '../../no-mail-server.tsx';
import { useMay, useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import countStyles from '../../ui/count.module.css';
import { type Choice, FilterBar, SearchField } from '../../ui/list.tsx';
import { Listing } from '../../ui/listing.tsx';
import type { EmptyStateProps } from '../../ui/notice.tsx';
import { Screen } from '../../ui/page.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderViews } from './order-views.tsx';
import { countText, FILTER_LABELS } from './order-words.ts';
import styles from './orders.module.css';
import { useOrderChange, useOrders } from './use-orders.ts';
import * as say from './words/en.ts';

/** As many packing slips as go through a printer at once. */
const MOST_CHOSEN = 100;

/** The others are among the views. */
const STATE_FILTERS = ORDER_FILTERS.filter((each) => each !== 'week');

/** Those that wait for somebody. */
const COUNTED: readonly OrderFilter[] = ['open', 'unpaid', 'undecided'];

export function OrdersScreen(): ReactNode {
  const site = useSite();
  const [filter, setFilter] = useState<OrderFilter>('all');
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useOrders(site.id, filter, search);
  const pages = list.data?.pages ?? [];
  const orders = pages.flatMap((page) => page.orders);
  const counts = pages[0]?.counts;
  const hasAny = search !== '' || (counts?.all ?? 0) > 0;
  const nothingYet = useNothingYet(site.id);
  return (
    <Screen
      title={say.orders}
      description={fill(say.ordersFromName, { name: site.name })}
      width="wide"
      actions={<Link to={`/sites/${site.id}/customers`}>{say.customers}</Link>}
    >
      <NoMailServer />
      {hasAny && (
        <FilterBar label={say.orders}>
          <Segmented
            label={say.state}
            value={filter}
            options={STATE_FILTERS.filter((each) => each !== 'undecided' || (counts?.undecided ?? 0) > 0).map(
              (value) => ({
                value,
                label: FILTER_LABELS[value],
                ...(COUNTED.includes(value) && counts && counts[value] > 0
                  ? { count: <span className={countStyles['count']}>{countText(counts[value])}</span> }
                  : {}),
              }),
            )}
            onChange={setFilter}
          />
          <SearchField label={say.searchOrders} value={words} onChange={setWords} />
        </FilterBar>
      )}
      {hasAny && (
        <OrderViews
          siteId={site.id}
          shown={{ filter, search: words.trim() }}
          onShow={(view) => {
            setFilter(view.filter);
            setWords(view.search);
          }}
        />
      )}
      <Listing
        key={filter}
        label={say.orders}
        query={list}
        rows={list.data && orders}
        idOf={({ id }) => id}
        columns={useOrderColumns(site.id)}
        open={({ id }) => `/sites/${site.id}/orders/${id}`}
        bulk={{
          nameOf: ({ number }) => fill(say.orderOrdername2, { orderName: orderName(number) }),
          most: MOST_CHOSEN,
          actions: (choice) => <Bulk choice={choice} siteId={site.id} />,
        }}
        empty={hasAny ? NOTHING_FOUND : nothingYet}
      />
      {orders.length > 0 && (
        <p className={styles['export']}>
          <a href={addressOf(exportOrders, { site: site.id, query: { filter, search } })} download>
            {say.exportTheseOrdersCsv}
          </a>
        </p>
      )}
    </Screen>
  );
}

const PICTURE = <ReceiptText size={32} />;
const NOTHING_FOUND = {
  title: say.noMatches,
  picture: PICTURE,
  children: say.noOrderMatchesYourSearch,
};

function useNothingYet(siteId: string): EmptyStateProps {
  return {
    title: say.noOrdersYet,
    picture: PICTURE,
    children: say.ordersAppearHereAsSoonAs,
    action: useMay('config.commerce') && (
      <Link to={`/sites/${siteId}/settings/payments`}>{say.setUpPayments}</Link>
    ),
  };
}

function Bulk({ choice, siteId }: { readonly choice: Choice; readonly siteId: string }): ReactNode {
  const navigate = useNavigate();
  const withMail = useMailWords();
  const fulfilling = useOrderChange(siteId, {
    run: async () => {
      const done = await call(fulfilMany, { site: siteId, body: { orders: [...choice.ids] } });
      for (const { number, message } of done.left)
        showToast(fill(say.orderOrdernameMessage, { orderName: orderName(number), message }));
      return done;
    },
    said: withMail(say.fulfilled, say.theBuyersGetAnEmail),
    isFailureShown: false,
    onDone: choice.clear,
  });
  return (
    <>
      <Button size="small" isBusy={fulfilling.isPending} onClick={() => fulfilling.mutate()}>
        {say.fulfilAll}
      </Button>
      <Button size="small" onClick={() => navigate(`/sites/${siteId}/orders/slips/${choice.ids.join(',')}`)}>
        {say.printPackingSlips}
      </Button>
    </>
  );
}
