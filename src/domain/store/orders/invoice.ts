/** An invoice, frozen when it is issued: what was sold, net and by rate of tax, as EN 16931 wants it. */
import type { CurrencyCode } from '../../money/currencies.ts';
import type { OrderTaxRates } from '../cart/checkout-cart.ts';
import type { Address } from '../settings/address-form.ts';
import { countryName } from '../settings/country-name.ts';
import { countryOf, type Where } from '../settings/place.ts';
import { type Seller, sellerPlace } from '../settings/seller.ts';
import { territoryWords, vatMember } from '../settings/vat-territory.ts';

/** What the net amount was before, net as well; absent where there was none. */
export interface TakenOff {
  readonly discountMinor?: number | undefined;
  /** Given back before the invoice was issued, of what the buyer keeps. */
  readonly creditMinor?: number | undefined;
}

export interface InvoiceLine extends TakenOff {
  readonly title: string;
  readonly quantity: number;
  readonly netMinor: number;
  readonly taxMinor: number;
  /** Millionths; 0 where nothing is taxed. */
  readonly ppm: number;
  readonly exempt?: Exemption | undefined;
}

/**
 * Why nothing is taxed: a company elsewhere in the EU accounts for the tax, of goods sent there or of services; it
 * leaves the EU; its rate is zero. Absent where the shop has no rate for it.
 */
export const EXEMPTIONS = ['goods', 'services', 'export', 'zero'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

export interface InvoiceTax {
  readonly ppm: number;
  readonly exempt?: Exemption | undefined;
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** What invoices and credit notes both say. */
export interface TaxDocument {
  readonly number: string;
  readonly orderNumber: number;
  readonly issuedAt: number;
  readonly soldAt: number;
  readonly currency: CurrencyCode;
  readonly seller: Omit<Seller, 'prefix'>;
  /** Country in which the goods were collected, and are taxed; absent where they were sent. */
  readonly collectedIn?: string | undefined;
  /** Why a place is taxed in another way than its country is; absent where nothing is special about it. */
  readonly placeNote?: string | undefined;
  /** How it is paid: the name of the way; absent on invoices from before this was kept. */
  readonly paidBy?: string | undefined;
  readonly buyer: Address & { readonly email: string; readonly vatNumber?: string | undefined };
  readonly taxes: readonly InvoiceTax[];
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

export interface Invoice extends TaxDocument {
  readonly lines: readonly InvoiceLine[];
  /** Delivery; null where there is none. */
  readonly delivery: Omit<InvoiceLine, 'quantity'> | null;
  readonly paidMinor: number;
}

export interface InvoicedOrder {
  readonly number: number;
  readonly soldAt: number;
  readonly currency: CurrencyCode;
  readonly address: Address;
  readonly email: string;
  readonly lines: readonly (TakenOff & {
    readonly title: string;
    readonly optionText: string;
    readonly quantity: number;
    readonly kind?: string;
    readonly taxMinor: number;
    readonly totalMinor: number;
  })[];
  readonly deliveryName: string | null;
  readonly deliveryCreditMinor?: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly taxRates: OrderTaxRates | undefined;
  readonly vatNumber?: string | undefined;
  readonly isReverseCharge?: boolean | undefined;
  readonly paidBy?: string | undefined;
  /** Country in which the goods were collected, empty where unknown; absent where they were sent. */
  readonly collectedIn?: string | undefined;
}

export function makeInvoice(
  order: InvoicedOrder,
  seller: Seller,
  { number, issuedAt }: { readonly number: number; readonly issuedAt: number },
): Invoice {
  const { prefix, ...head } = seller;
  const { address, isReverseCharge, collectedIn } = order;
  const sale = {
    address,
    isReverseCharge,
    seller: sellerPlace(seller),
    isCollected: collectedIn !== undefined,
  };
  const lines = order.lines.map((line, index) => ({
    title: lineTitle(line),
    quantity: line.quantity,
    netMinor: line.totalMinor - line.taxMinor,
    taxMinor: line.taxMinor,
    ...taxMarks(sale, order.taxRates?.lines[index], line.kind === 'physical'),
    ...takenOff(line),
  }));
  const ofLines = lines.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
  const deliveryTax = lines.reduce((left, { taxMinor }) => left - taxMinor, order.taxMinor);
  const deliveryTotal = order.totalMinor - ofLines;
  const delivery =
    order.deliveryName === null || deliveryTotal === 0
      ? null
      : {
          title: order.deliveryName,
          netMinor: deliveryTotal - deliveryTax,
          taxMinor: deliveryTax,
          ...taxMarks(sale, order.taxRates?.shipping, true),
          ...takenOff({ creditMinor: order.deliveryCreditMinor }),
        };
  return {
    number: `${prefix}${number}`,
    orderNumber: order.number,
    issuedAt,
    soldAt: order.soldAt,
    currency: order.currency,
    seller: head,
    ...(collectedIn !== undefined && { collectedIn: collectedIn || seller.country }),
    ...noteOf(order, sale),
    ...(order.paidBy && { paidBy: order.paidBy }),
    buyer: {
      ...order.address,
      email: order.email,
      ...(order.vatNumber !== undefined && { vatNumber: order.vatNumber }),
    },
    lines,
    delivery,
    taxes: taxesOf(delivery ? [...lines, delivery] : lines),
    netMinor: order.totalMinor - order.taxMinor,
    taxMinor: order.taxMinor,
    totalMinor: order.totalMinor,
    paidMinor: order.paidMinor,
  };
}

export function lineTitle({ title, optionText }: { readonly title: string; readonly optionText: string }) {
  return optionText === '' ? title : `${title} (${optionText})`;
}

interface Sale extends Pick<InvoicedOrder, 'address' | 'isReverseCharge'> {
  readonly seller: Where;
  /** The buyer comes for the goods: they are sold where they are handed over. */
  readonly isCollected: boolean;
}

type Rates = readonly { readonly ppm: number }[];

/** At which rate something is taxed, and why not where it is none. */
export function taxMarks(sale: Sale, rates: Rates = [], isGoods = true): Pick<InvoiceLine, 'ppm' | 'exempt'> {
  const ppm = rates.reduce((all, rate) => all + rate.ppm, 0);
  const isShifted = sale.isReverseCharge && !(sale.isCollected && isGoods);
  const exempt = ppm > 0 && !isShifted ? undefined : exemptionOf(sale, rates, isGoods);
  return { ppm, ...(exempt && { exempt }) };
}

function exemptionOf(
  { address, isReverseCharge, seller, isCollected }: Sale,
  rates: Rates,
  isGoods: boolean,
): Exemption | undefined {
  if (isCollected && isGoods) return rates.length > 0 ? 'zero' : undefined;
  if (isReverseCharge) return isGoods ? 'goods' : 'services';
  if (rates.length > 0) return 'zero';
  const isLeaving = countryOf(address) !== '' && vatMember(address) === '' && vatMember(seller) !== '';
  return isGoods && isLeaving ? 'export' : undefined;
}

/** Only what was sent from the EU, or into it, has to say why. */
function noteOf(
  { lines }: InvoicedOrder,
  { address, seller, isCollected }: Sale,
): Pick<Invoice, 'placeNote'> {
  const hasGoods = lines.some(({ kind }) => kind === 'physical');
  if ((isCollected && hasGoods) || vatMember(seller) === '') return {};
  const placeNote = territoryWords(address, hasGoods ? 'goods' : 'services');
  return placeNote === '' ? {} : { placeNote };
}

/** Why goods bear the tax of this country, whatever the address of their buyer; empty where they were sent. */
function collectedWords({ collectedIn }: Pick<Invoice, 'collectedIn'>): string {
  if (!collectedIn) return '';
  const country = countryName(collectedIn);
  return `Collected by the buyer in ${country}: taxed where the goods were handed over.`;
}

/** All that a document says beside its sums about where it was sold. */
export function placeWords(paper: Pick<Invoice, 'collectedIn' | 'placeNote'>): string {
  return [collectedWords(paper), paper.placeNote ?? ''].filter((words) => words !== '').join(' ');
}

function takenOff({ discountMinor = 0, creditMinor = 0 }: TakenOff): TakenOff {
  return { ...(discountMinor > 0 && { discountMinor }), ...(creditMinor > 0 && { creditMinor }) };
}

/** Net, as it was sold for: before discounts, and before what was given back. */
export function listedMinor(part: TakenOff & Pick<InvoiceLine, 'netMinor'>): number {
  return part.netMinor + (part.discountMinor ?? 0) + (part.creditMinor ?? 0);
}

/** By rate, the highest first; what is exempt, by why. */
export function taxesOf(parts: readonly InvoiceTax[]): InvoiceTax[] {
  const byRate = new Map<string, InvoiceTax>();
  for (const { ppm, exempt, netMinor, taxMinor } of parts) {
    const key = `${ppm} ${exempt ?? ''}`;
    const before = byRate.get(key) ?? { ppm, netMinor: 0, taxMinor: 0 };
    byRate.set(key, {
      ppm,
      ...(exempt && { exempt }),
      netMinor: before.netMinor + netMinor,
      taxMinor: before.taxMinor + taxMinor,
    });
  }
  return [...byRate.values()].sort((a, b) => b.ppm - a.ppm);
}
