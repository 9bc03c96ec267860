/** Invoices and credit notes, and what the owner does with many orders at once. */
import { type Context, Hono } from 'hono';
import * as creditCalls from '#domain/store/orders/calls-credit-notes.ts';
import * as calls from '#domain/store/orders/calls-invoices.ts';
import type { Invoice } from '#domain/store/orders/invoice.ts';
import { type Electronic, lacksOfProfile, type ProfileLack } from '#domain/store/orders/invoice-profile.ts';
import { creditNoteXml, invoiceXml } from '#domain/store/orders/invoice-xml.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import type { Seller } from '#domain/store/settings/seller.ts';
import { readVatNumber } from '#domain/store/settings/vat-number.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import { attachment } from '../../http/attachment.ts';
import { findSiteSettings, raiseSiteVersion } from '../../kernel/sites/queries.ts';
import { findSeller, writeSeller } from '../settings/queries-seller.ts';
import { fulfilOrder, GONE, type Whose } from './change-order.ts';
import { findCreditNote, issueCreditNote } from './issue-credit-note.ts';
import { findCorrected, issueInvoice, isTestOrder } from './issue-invoice.ts';
import { leftOf, listPendingPieces } from './left-to-send.ts';
import { ordersCsv } from './orders-csv.ts';
import { findOwnOrder, listLines } from './queries.ts';
import { findInvoice } from './queries-invoices.ts';
import type { OrderRoutesDeps } from './routes.ts';
import { addEvent } from './settle-payment.ts';

/** Bookkeepers’ programs would take it for a sale. */
const ONLY_A_TEST = {
  kind: 'missing',
  message: 'Test orders have no documents for other software.',
} as const;
const NO_CREDIT_NOTE = { kind: 'missing', message: 'This order has no such credit note.' } as const;
const NONE = { kind: 'missing', message: 'This order has no invoice yet.' } as const;

export function invoiceRoutes(deps: OrderRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db } = deps;
  answer(calls.readSeller, ({ siteId }) => findSeller(db.read, siteId));
  answer(calls.saveSeller, (call, { taxNumber, ...typed }) =>
    db.write(async (tx) => {
      const seller = { ...typed, taxNumber: readVatNumber(taxNumber)?.number ?? taxNumber };
      const { country, region } = await findSeller(tx, call.siteId);
      await writeSeller(tx, call.siteId, seller);
      // Pages show the prices of a buyer from there.
      if (country !== seller.country || region !== seller.region)
        await raiseSiteVersion(tx, call.siteId, deps.now());
      await leave(tx, deps, call, 'changed the seller details on invoices');
      return seller;
    }),
  );
  answer(calls.issueInvoice, (call) =>
    db.write(async (tx) => {
      const order = await findOwnOrder(tx, call.siteId, call.params.order);
      if (!order) return GONE;
      const known = await findCorrected(tx, order);
      if (known) return known;
      const issued = await issueInvoice(tx, order, deps.now());
      if ('number' in issued) {
        const { number } = issued;
        await addEvent(tx, deps, order, { kind: 'invoiced', actor: call.actor.name, data: { number } });
        await leave(tx, deps, call, `issued invoice ${number}`);
      }
      return issued;
    }),
  );
  answer(calls.readInvoice, async ({ siteId, params }) => {
    const order = await findOwnOrder(db.read, siteId, params.order);
    return (order && (await findCorrected(db.read, order))) ?? NONE;
  });
  answer(calls.readInvoiceXml, async ({ context, siteId, params, query }) => {
    const order = await findOwnOrder(db.read, siteId, params.order);
    const invoice = order && (await findInvoice(db.read, siteId, order.id));
    if (!invoice) return NONE;
    if (isTestOrder(order)) return ONLY_A_TEST;
    const paper = withContact(invoice, await findSeller(db.read, siteId));
    const by = electronicOf(paper, query);
    const lacking = lackWords(paper, by);
    if (lacking) return lacking;
    return givenXml(
      context,
      invoiceXml(paper, await timeZoneOf(db.read, siteId), by),
      `invoice-${invoice.number}`,
    );
  });
  creditNoteRoutes(deps, answer);
  manyRoutes(deps, answer);
  return app;
}

function creditNoteRoutes(deps: OrderRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(creditCalls.issueCreditNote, (call) =>
    db.write(async (tx) => {
      const order = await findOwnOrder(tx, call.siteId, call.params.order);
      if (!order) return GONE;
      const issued = await issueCreditNote(tx, order, deps.now());
      if ('number' in issued) {
        const { number } = issued;
        await addEvent(tx, deps, order, { kind: 'credited', actor: call.actor.name, data: { number } });
        await leave(tx, deps, call, `issued credit note ${number}`);
      }
      return issued;
    }),
  );
  answer(creditCalls.readCreditNote, async ({ siteId, params }) => {
    const order = await findOwnOrder(db.read, siteId, params.order);
    return (order && (await findCreditNote(db.read, order, params.position))) ?? NO_CREDIT_NOTE;
  });
  answer(creditCalls.readCreditNoteXml, async ({ context, siteId, params, query }) => {
    const order = await findOwnOrder(db.read, siteId, params.order);
    const note = order && (await findCreditNote(db.read, order, params.position));
    if (!note) return NO_CREDIT_NOTE;
    if (note.isTest) return ONLY_A_TEST;
    const paper = withContact(note, await findSeller(db.read, siteId));
    const by = electronicOf(paper, query);
    const lacking = lackWords(paper, by);
    if (lacking) return lacking;
    return givenXml(
      context,
      creditNoteXml(paper, await timeZoneOf(db.read, siteId), by),
      `credit-note-${note.number}`,
    );
  });
}

function electronicOf(
  { seller }: Parameters<typeof lacksOfProfile>[0],
  { profile = seller.profile, ...asked }: calls.ElectronicAsked,
): Electronic {
  return { ...asked, profile };
}

/** Who sells stays as it was issued; how to reach and to pay them is as it is today, where it was not known then. */
function withContact<Paper extends Pick<Invoice, 'seller'>>(paper: Paper, today: Seller): Paper {
  const then = paper.seller;
  const seller = {
    ...then,
    email: then.email || today.email,
    phone: then.phone || today.phone,
    iban: then.iban || today.iban,
    bic: then.iban ? then.bic : today.bic,
    endpoint: then.endpoint || today.endpoint,
    profile: today.profile,
  };
  return { ...paper, seller };
}

const LACKS: Readonly<Record<ProfileLack, string>> = {
  sellerPhone: 'your phone number',
  sellerEmail: 'your email address',
  sellerPostalCode: 'your postal code',
  sellerEndpoint: 'your electronic address',
  iban: 'your IBAN',
  buyerEndpoint: 'the electronic address of the buyer',
  buyerTown: 'the town and postal code of the buyer',
};

function lackWords(paper: Parameters<typeof lacksOfProfile>[0], by: Electronic) {
  const lacking = lacksOfProfile(paper, by).map((lack) => LACKS[lack]);
  if (lacking.length === 0) return undefined;
  const list = new Intl.ListFormat('en-GB').format(lacking);
  const message = `This document lacks ${list} for this format. Add it under Settings, Invoices, or download the document as EN 16931.`;
  return { kind: 'incomplete', message } as const;
}

async function timeZoneOf(db: Queryable, siteId: string): Promise<string> {
  return (await findSiteSettings(db, siteId))?.timeZone ?? 'UTC';
}

function givenXml(context: Context, xml: string, name: string): Response {
  return context.body(xml, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': attachment(`${name.replaceAll('/', '-')}.xml`),
    'cache-control': 'private, no-store',
  });
}

function manyRoutes(deps: OrderRoutesDeps, answer: AnswerCall): void {
  answer(calls.exportOrders, async ({ context, siteId, query }) =>
    context.body(await ordersCsv(deps.db.read, siteId, { ...query, now: deps.now() }), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment('orders.csv'),
      'cache-control': 'private, no-store',
    }),
  );
  answer(calls.fulfilMany, async (call, { orders, isMailed }) => {
    const done: (Fulfilled | undefined)[] = [];
    for (const orderId of new Set(orders)) {
      const whose = { siteId: call.siteId, orderId, actor: call.actor.name };
      done.push(
        await deps.db.write(async (tx) => {
          const fulfilled = await fulfilRest(tx, deps, whose, isMailed);
          if (fulfilled?.message === null)
            await leave(tx, deps, call, `fulfilled order ${orderName(fulfilled.number)}`);
          return fulfilled;
        }),
      );
    }
    const left = done.flatMap((each) =>
      each && each.message !== null ? [{ number: each.number, message: each.message }] : [],
    );
    return { fulfilled: done.filter((each) => each?.message === null).length, left };
  });
}

interface Fulfilled {
  readonly number: number;
  /** Why it was not; null where it was. */
  readonly message: string | null;
}

/** Undefined where there is no such order. */
async function fulfilRest(
  tx: Queryable,
  deps: OrderRoutesDeps,
  whose: Whose,
  isMailed: boolean,
): Promise<Fulfilled | undefined> {
  const order = await findOwnOrder(tx, whose.siteId, whose.orderId);
  if (!order) return undefined;
  const number = order.number ?? 0;
  const pending = await listPendingPieces(tx, order.id);
  const lines = (await listLines(tx, order.id)).flatMap((line) => {
    const quantity = leftOf(line, pending);
    return quantity > 0 ? [{ id: line.id, quantity }] : [];
  });
  if (lines.length === 0) return { number, message: 'Nothing is left to fulfil.' };
  const done = await fulfilOrder(tx, deps, whose, { lines, carrier: '', trackingNumber: '', isMailed });
  return { number, message: done.kind === 'changed' ? null : done.message };
}
