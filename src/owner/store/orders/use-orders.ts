/** The orders of a shop, and changes to one of them. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '#domain/calls/call.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import * as orders from '#domain/store/orders/calls.ts';
import * as customers from '#domain/store/orders/calls-customers.ts';
import type { OrderFilter } from '#domain/store/orders/order-filter.ts';
import { ApiError, call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { makeId } from '../../make-id.ts';
import { useMailWords } from '../../no-mail-server.tsx';
import { useAction } from '../../ui/use-action.ts';
import * as say from './words/en.ts';

const keyOf = (site: string) => ['orders', site] as const;
/** New ones arrive while somebody looks. */
const LOOK_AGAIN_MS = 20_000;

export function useOrders(site: string, filter: OrderFilter, search: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(site), 'list', filter, search],
    queryFn: ({ signal, pageParam: before }) =>
      call(orders.readPage, { site, query: { filter, search, before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.orders.at(-1)?.number : undefined),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useOrder(site: string, order: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'one', order],
    queryFn: ({ signal }) => call(orders.readOne, { site, order }, { signal }),
  });
}

export function useCustomers(site: string, search: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(site), 'customers', search],
    queryFn: ({ signal, pageParam: before }) =>
      call(customers.readCustomers, { site, query: { search, before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.customers.at(-1)?.orderNumber : undefined),
  });
}

export function useCustomer(site: string, order: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'customer', order],
    queryFn: ({ signal }) => call(customers.readCustomer, { site, order }, { signal }),
  });
}

export function useOrderViews(site: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'views'],
    queryFn: ({ signal }) => call(customers.readViews, { site }, { signal }),
  });
}

interface Change<Answer> {
  readonly run: () => Promise<Answer>;
  readonly said: string | ((answer: Answer) => string);
  readonly onDone?: () => void;
  readonly isFailureShown?: boolean;
}

export function useOrderChange<Answer>(site: string, { run, ...options }: Change<Answer>) {
  return useAction(run, { isFailureShown: true, ...options, reads: keyOf(site) });
}

type RefundBody = Omit<InputOf<typeof orders.refund>['body'], 'key'>;

/** The same key for every try: a second press gives nothing back twice. What was refused is another refund. */
export function useRefund(site: string, order: orders.Order, body: RefundBody, onDone: () => void) {
  const [key, setKey] = useState(makeId);
  const withMail = useMailWords();
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  return useOrderChange(site, {
    run: () =>
      call(orders.refund, { site, order: order.id, body: { ...body, key } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'notAllowed') setKey(makeId());
        throw error;
      }),
    said: ({ amountMinor, refused }) =>
      refused
        ? fill(say.moneyRefundedButNotTheRemaining, {
            money: money(amountMinor),
            money2: money(refused.amountMinor),
          })
        : withMail(fill(say.moneyRefunded2, { money: money(amountMinor) })),
    onDone,
  });
}
