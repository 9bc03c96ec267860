/** Those who have bought, by their last order. */

import { Users } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Customer } from '#domain/store/orders/calls-customers.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { Screen } from '../../ui/page.tsx';
import { ordersText, spentText } from './order-words.ts';
import { useCustomers } from './use-orders.ts';
import * as say from './words/en.ts';

export function CustomersScreen(): ReactNode {
  const site = useSite();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useCustomers(site.id, search);
  const customers = list.data?.pages.flatMap((page) => page.customers);
  return (
    <Screen
      title={say.customers}
      description={fill(say.everyoneWhoHasBoughtOnName, { name: site.name })}
      above={{ to: `/sites/${site.id}/orders`, label: say.orders }}
      width="wide"
    >
      {((customers?.length ?? 0) > 0 || search !== '') && (
        <FilterBar label={say.customers}>
          <SearchField label={say.searchCustomers} value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label={say.customers}
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
  title: say.noCustomersYet,
  picture: PICTURE,
  children: say.peopleWhoPlaceAnOrderAppear,
};
const NOBODY_FOUND = {
  title: say.noMatches,
  picture: PICTURE,
  children: say.noCustomersNameOrEmailMatches,
};

function useColumns(siteId: string): readonly Column<Customer>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  return [
    {
      title: say.customer,
      kind: 'name',
      cell: ({ name, email }) => name || email,
      sortBy: ({ name, email }) => name || email,
    },
    { title: say.address, cell: ({ email, name }) => name && email, sortBy: ({ email }) => email },
    {
      title: say.newsletter,
      cell: ({ newsletter }) => newsletter === 'subscribed' && <Badge tone="good">{say.newsletter}</Badge>,
    },
    {
      title: say.lastOrder,
      kind: 'date',
      cell: ({ lastAt }) => <time dateTime={new Date(lastAt).toISOString()}>{date.format(lastAt)}</time>,
      sortBy: ({ lastAt }) => lastAt,
    },
    { title: say.orders, kind: 'number', cell: ordersText, sortBy: ({ orders }) => orders },
    {
      title: say.spent,
      kind: 'amount',
      cell: (customer) => (customer.orders === 0 ? <Badge>{say.onlyTestOrders}</Badge> : spentText(customer)),
      sortBy: ({ spent }) => spent[0]?.minor ?? 0,
    },
  ];
}
