/** The orders of a shop, the newest first. */
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OrderSummary } from '#domain/store/orders/calls.ts';
import { exportOrders, fulfilMany } from '#domain/store/orders/calls-invoices.ts';
import { ORDER_FILTERS, type OrderFilter } from '#domain/store/orders/order-filter.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { addressOf, call } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { NoMailServer, useMailWords } from '../../no-mail-server.tsx';
import { useMay, useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import countStyles from '../../ui/count.module.css';
import {
  type Choice,
  ChoiceBox,
  ChoiceHead,
  FilterBar,
  SearchField,
  ShowMore,
  useChoice,
} from '../../ui/list.tsx';
import { EmptyState, Failure } from '../../ui/notice.tsx';
import { Screen } from '../../ui/page.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { OrderRowEnd } from './order-states.tsx';
import { OrderViews } from './order-views.tsx';
import { countText, FILTER_LABELS } from './order-words.ts';
import styles from './orders.module.css';
import { useOrderChange, useOrders } from './use-orders.ts';

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
  return (
    <Screen
      title="Orders"
      description={`What people have bought on ${site.name}.`}
      width="wide"
      actions={<Link to={`/sites/${site.id}/customers`}>Customers</Link>}
    >
      <NoMailServer />
      {hasAny && (
        <FilterBar label="Orders">
          <Segmented
            label="State"
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
          <SearchField label="Search orders" value={words} onChange={setWords} />
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
      {list.isPending && <Loading />}
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && orders.length === 0 && <Nothing isFirst={!hasAny} />}
      {orders.length > 0 && <OrderTable orders={orders} siteId={site.id} filter={filter} search={search} />}
      <ShowMore list={list} />
    </Screen>
  );
}

function Nothing({ isFirst }: { readonly isFirst: boolean }): ReactNode {
  const site = useSite();
  const maySet = useMay('config.commerce');
  const picture = <ReceiptText size={32} />;
  if (!isFirst)
    return (
      <EmptyState title="Nothing found" picture={picture}>
        No order of this kind holds these words.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No orders yet"
      picture={picture}
      action={maySet && <Link to={`/sites/${site.id}/settings/payments`}>Choose how people pay</Link>}
    >
      Each order appears here as soon as somebody has placed it.
    </EmptyState>
  );
}

interface OrderTableProps {
  readonly orders: readonly OrderSummary[];
  readonly siteId: string;
  readonly filter: OrderFilter;
  readonly search: string;
}

function OrderTable({ orders, siteId, filter, search }: OrderTableProps): ReactNode {
  const choice = useChoice(
    orders.map(({ id }) => id),
    MOST_CHOSEN,
  );
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <>
      <ChoiceHead choice={choice} total={orders.length}>
        <Bulk choice={choice} siteId={siteId} />
      </ChoiceHead>
      <ul className={styles['list']}>
        {orders.map((order) => (
          <li key={order.id} className={styles['row']}>
            <div className={styles['chosen']}>
              <ChoiceBox choice={choice} id={order.id} label={`Choose order ${orderName(order.number)}`} />
              <div className={styles['who']}>
                <Link to={`/sites/${siteId}/orders/${order.id}`} className={styles['name']}>
                  {orderName(order.number)} <span>{order.name || 'Nobody known'}</span>
                </Link>
                <p className={styles['detail']}>
                  <time dateTime={new Date(order.placedAt).toISOString()}>{date.format(order.placedAt)}</time>
                  {` · ${order.pieces} ${order.pieces === 1 ? 'piece' : 'pieces'}`}
                </p>
              </div>
            </div>
            <OrderRowEnd order={order} />
          </li>
        ))}
      </ul>
      <p className={styles['detail']}>
        <a href={addressOf(exportOrders, { site: siteId, query: { filter, search } })} download>
          Take these orders away as a table (CSV)
        </a>
      </p>
    </>
  );
}

function Bulk({ choice, siteId }: { readonly choice: Choice; readonly siteId: string }): ReactNode {
  const navigate = useNavigate();
  const withMail = useMailWords();
  const fulfilling = useOrderChange(siteId, {
    run: async () => {
      const done = await call(fulfilMany, { site: siteId, body: { orders: [...choice.ids] } });
      for (const { number, message } of done.left) showToast(`Order ${orderName(number)}: ${message}`);
      return done;
    },
    said: withMail('Fulfilled.', 'The buyers get a mail.'),
    onDone: choice.clear,
  });
  return (
    <>
      <Button size="small" isBusy={fulfilling.isPending} onClick={() => fulfilling.mutate()}>
        Fulfil all of them
      </Button>
      <Button size="small" onClick={() => navigate(`/sites/${siteId}/orders/slips/${choice.ids.join(',')}`)}>
        Print packing slips
      </Button>
      {fulfilling.error && <Failure error={fulfilling.error} />}
    </>
  );
}
