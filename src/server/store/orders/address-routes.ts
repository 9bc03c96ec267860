/** Where an order goes, changed by its buyer until something of it has been sent. Its country stays: taxes and delivery are of it. */

import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import {
  ORDER_ADDRESS_ROUTE,
  orderAddressPath,
  orderStatusPath,
} from '#domain/store/cart/checkout-contract.ts';
import {
  addressErrors,
  type CheckoutErrors,
  NO_ENTRIES,
  readCheckout,
} from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { changeAddress } from '#domain/store/orders/calls-visitor.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import { ANY_FORM, fitAddress } from '#domain/store/settings/address-form.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { OrderAddressPage } from '#site/store/orders/order-address-page.tsx';
import { answerVisitors } from '../../http/answer-visitors.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import { RateLimiter } from '../../http/rate-limit.ts';
import { readFields } from '../../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../../http/short-page.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { findAddressForm } from '../../kernel/addresses/address-forms.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import type { CompletionDeps } from './ports.ts';
import { detailsOf, findOrder, findOrderByToken, updateOrder } from './queries.ts';
import { searchTextOf } from './search-text.ts';
import { addEvent } from './settle-payment.ts';
import type { OrderTable } from './tables.ts';

interface AddressDeps extends CompletionDeps, Pick<PagePorts, 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
}

type SiteContext = Context<SiteEnvironment>;

const HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const MAX_BYTES = 20_000;
const CHANGES = { burst: 10, everyMs: MINUTE_MS };

function busyPage(context: SiteContext) {
  const say = orderWords(context.get('site').locale);
  return { status: 429, title: say('tooManyRequests'), message: say('addressBusy') } as const;
}

export function addressRoutes(deps: AddressDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const changes = new RateLimiter(CHANGES, deps.now);
  const find = (context: SiteContext, token: string) =>
    findOrderByToken(deps.db.read, context.get('site').id, token);
  app.get(ORDER_ADDRESS_ROUTE, async (context) => {
    const token = context.req.param('token');
    const order = await find(context, token);
    if (order && !mayChange(order)) return context.redirect(orderStatusPath(token), 303);
    return order ? show(deps, context, order, detailsOf(order).address, {}) : notFound(deps, context);
  });
  answerVisitors(app, changeAddress, async (context) => {
    const token = context.req.param('token') ?? '';
    if (!changes.take(deps.clientAddress(context))) return answerShortPage(context, busyPage(context));
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const order = await find(context, token);
    if (!order) return notFound(deps, context);
    const address = { ...readCheckout(read.fields).address, country: detailsOf(order).address.country };
    const errors = addressErrors(address, findAddressForm(address.country), {
      isSent: true,
      locale: context.get('site').locale,
    });
    if (mayChange(order) && Object.keys(errors).length > 0)
      return show(deps, context, order, address, errors);
    await keep(deps, order.id, fitAddress(address, findAddressForm(address.country)));
    return context.redirect(orderStatusPath(token), 303);
  });
  return app;
}

/** Something waits to be sent, and nothing of it is under way. */
export function mayChange(order: Pick<OrderTable, 'state' | 'details' | 'email'>): boolean {
  const { needsDelivery, delivery, address } = detailsOf(order);
  const isWaiting = order.state === 'placed' || order.state === 'undecided';
  return isWaiting && needsDelivery && delivery?.isPickup !== true && address.line1 !== '';
}

/** Looked at again within: it may have been sent in the meantime. */
async function keep(deps: AddressDeps, orderId: string, address: OrderDetails['address']): Promise<void> {
  await deps.db.write(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || !mayChange(order)) return;
    const details = { ...detailsOf(order), address };
    const { name } = address;
    const search = searchTextOf({ ...order, name });
    await updateOrder(tx, orderId, { name, search, details: JSON.stringify(details) });
    await addEvent(tx, deps, order, { kind: 'addressChanged' });
  });
}

function show(
  deps: AddressDeps,
  context: SiteContext,
  order: OrderTable,
  address: OrderDetails['address'],
  errors: CheckoutErrors,
): Promise<Response> {
  const form = findAddressForm(address.country) ?? ANY_FORM;
  const { locale } = context.get('site');
  const props = { token: order.token, entries: { ...NO_ENTRIES, address }, errors, form, locale };
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.orderStatus,
    path: orderAddressPath(order.token),
    status: Object.keys(errors).length > 0 ? 422 : 200,
    headers: HEADERS,
    title: cartWords(locale)('deliveryAddress'),
    content: OrderAddressPage(props),
  });
}

function notFound(deps: AddressDeps, context: SiteContext): Promise<Response> {
  return deps.showOwnPage(context, {
    name: 'notFound',
    path: context.req.path,
    status: 404,
    headers: HEADERS,
  });
}
