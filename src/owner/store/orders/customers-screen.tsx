/** Those who have bought, by their last order. */
import { Users } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { Customer } from '#domain/store/orders/calls-customers.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterBar, SearchField, ShowMore } from '../../ui/list.tsx';
import { EmptyState, Failure } from '../../ui/notice.tsx';
import { Screen } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { ordersText, spentText } from './order-words.ts';
import styles from './orders.module.css';
import { useCustomers } from './use-orders.ts';

export function CustomersScreen(): ReactNode {
  const site = useSite();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useCustomers(site.id, search);
  const customers = list.data?.pages.flatMap((page) => page.customers) ?? [];
  return (
    <Screen
      title="Customers"
      description={`Everybody who has bought on ${site.name}.`}
      above={{ to: `/sites/${site.id}/orders`, label: 'Orders' }}
      width="wide"
    >
      {(customers.length > 0 || search !== '') && (
        <FilterBar label="Customers">
          <SearchField label="Search customers" value={words} onChange={setWords} />
        </FilterBar>
      )}
      {list.isPending && <Loading />}
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && customers.length === 0 && <Nobody isFirst={search === ''} />}
      {customers.length > 0 && <CustomerRows customers={customers} siteId={site.id} />}
      <ShowMore list={list} />
    </Screen>
  );
}

function Nobody({ isFirst }: { readonly isFirst: boolean }): ReactNode {
  return (
    <EmptyState title={isFirst ? 'No customers yet' : 'Nobody found'} picture={<Users size={32} />}>
      {isFirst
        ? 'Whoever places an order appears here, with all they have bought.'
        : 'Nobody who bought has these words in their name or address.'}
    </EmptyState>
  );
}

interface CustomerRowsProps {
  readonly customers: readonly Customer[];
  readonly siteId: string;
}

function CustomerRows({ customers, siteId }: CustomerRowsProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  return (
    <ul className={styles['list']}>
      {customers.map((customer) => (
        <li key={customer.orderId} className={styles['row']}>
          <div className={styles['who']}>
            <Link to={`/sites/${siteId}/customers/${customer.orderId}`} className={styles['name']}>
              {customer.name || customer.email}
            </Link>
            <p className={styles['detail']}>
              {customer.email}
              {` · ${ordersText(customer)}, the last on `}
              <time dateTime={new Date(customer.lastAt).toISOString()}>{date.format(customer.lastAt)}</time>
            </p>
          </div>
          <div className={styles['states']}>
            {customer.orders === 0 && <Badge>Only test orders</Badge>}
            {customer.newsletter === 'subscribed' && <Badge tone="good">Newsletter</Badge>}
          </div>
          {customer.orders > 0 && <span className={styles['amount']}>{spentText(customer)}</span>}
        </li>
      ))}
    </ul>
  );
}
