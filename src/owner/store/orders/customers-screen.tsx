/** Those who have bought, by their last order. */
import { Users } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Customer } from '#domain/store/orders/calls-customers.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { Screen } from '../../ui/page.tsx';
import { ordersText, spentText } from './order-words.ts';
import { useCustomers } from './use-orders.ts';

export function CustomersScreen(): ReactNode {
  const site = useSite();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useCustomers(site.id, search);
  const customers = list.data?.pages.flatMap((page) => page.customers);
  return (
    <Screen
      title="Customers"
      description={`Everyone who has bought on ${site.name}.`}
      above={{ to: `/sites/${site.id}/orders`, label: 'Orders' }}
      width="wide"
    >
      {((customers?.length ?? 0) > 0 || search !== '') && (
        <FilterBar label="Customers">
          <SearchField label="Search customers" value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label="Customers"
        query={list}
        rows={customers}
        idOf={({ orderId }) => orderId}
        columns={useColumns(site.id)}
        open={({ orderId }) => `/sites/${site.id}/customers/${orderId}`}
        empty={search === '' ? NOBODY_YET : NOBODY_FOUND}
      />
    </Screen>
  );
}

const PICTURE = <Users size={32} />;
const NOBODY_YET = {
  title: 'No customers yet',
  picture: PICTURE,
  children: 'People who place an order appear here with their purchases.',
};
const NOBODY_FOUND = {
  title: 'No matches',
  picture: PICTURE,
  children: 'No customer’s name or email matches.',
};

function useColumns(siteId: string): readonly Column<Customer>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  return [
    {
      title: 'Customer',
      kind: 'name',
      cell: ({ name, email }) => name || email,
      sortBy: ({ name, email }) => name || email,
    },
    { title: 'Address', cell: ({ email, name }) => name && email, sortBy: ({ email }) => email },
    {
      title: 'Newsletter',
      cell: ({ newsletter }) => newsletter === 'subscribed' && <Badge tone="good">Newsletter</Badge>,
    },
    {
      title: 'Last order',
      kind: 'date',
      cell: ({ lastAt }) => <time dateTime={new Date(lastAt).toISOString()}>{date.format(lastAt)}</time>,
      sortBy: ({ lastAt }) => lastAt,
    },
    { title: 'Orders', kind: 'number', cell: ordersText, sortBy: ({ orders }) => orders },
    {
      title: 'Spent',
      kind: 'amount',
      cell: (customer) => (customer.orders === 0 ? <Badge>Only test orders</Badge> : spentText(customer)),
      sortBy: ({ spent }) => spent[0]?.minor ?? 0,
    },
  ];
}
