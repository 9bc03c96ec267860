/**
 * What an order costs once pieces were added or taken out, lines added, or its delivery changed. Each line keeps the price, discount and tax at which it was
 * ordered, in proportion to its pieces: whatever it was changed to in between, going back gives the same amounts.
 */

import { fewestPieces } from './left-to-fulfil.ts';

/** Of a line as it was ordered. */
export interface OrderedShares {
  readonly quantity: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  /** Discount and tax included. */
  readonly totalMinor: number;
}

export interface EditableLine extends OrderedShares {
  readonly id: string;
  readonly unitPriceMinor: number;
  readonly fulfilledQuantity: number;
  readonly refundedQuantity: number;
  readonly refundedMinor: number;
  readonly ordered: OrderedShares;
}

export interface EditableSums {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

/** A line that is new to the order, priced as things are now. */
interface AddedShares extends OrderedShares {
  readonly unitPriceMinor: number;
}

export interface DeliveryShares {
  readonly discountMinor: number;
  readonly taxMinor: number;
  /** Discount and tax included. */
  readonly totalMinor: number;
}

interface BesideLines {
  readonly added?: readonly AddedShares[];
  readonly delivery?: { readonly before: DeliveryShares; readonly after: DeliveryShares } | undefined;
}

export interface WantedPieces {
  readonly id: string;
  readonly quantity: number;
}

export type EditedOrder =
  | {
      readonly kind: 'edited';
      readonly sums: EditableSums;
      /** Those that changed. */
      readonly lines: readonly (OrderedShares & { readonly id: string })[];
    }
  | { readonly kind: 'refused'; readonly message: string };

const refused = (message: string): EditedOrder => ({ kind: 'refused', message });

/** Lines that are not named stay as they are. */
export function editOrder(
  lines: readonly EditableLine[],
  before: EditableSums,
  wanted: readonly WantedPieces[],
  { added = [], delivery }: BesideLines = {},
): EditedOrder {
  const asked = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  if (asked.size !== wanted.length || wanted.some(({ id }) => lines.every((line) => line.id !== id)))
    return refused('This order has changed. Check it again.');
  const quantityOf = (line: EditableLine) => asked.get(line.id) ?? line.quantity;
  if (lines.some((line) => quantityOf(line) < fewestPieces(line)))
    return refused('You can’t remove items that were refunded or sent.');
  if (added.length === 0 && lines.every((line) => quantityOf(line) === 0))
    return refused('Nothing would be left in this order. Cancel it instead.');
  const changed = lines.filter((line) => quantityOf(line) !== line.quantity);
  if (changed.length + added.length === 0 && !delivery) return refused('Nothing was changed.');
  const edited = changed.map((line) => ({ id: line.id, ...sharesFor(line, quantityOf(line)) }));
  const sums = [
    ...changed.map((line) => sumsOf(line, -1)),
    ...edited.map((after, index) =>
      sumsOf({ unitPriceMinor: changed[index]?.unitPriceMinor ?? 0, ...after }),
    ),
    ...added.map((line) => sumsOf(line)),
    ...(delivery ? [sumsOf({ ...NO_PIECES, ...delivery.before }, -1)] : []),
    ...(delivery ? [sumsOf({ ...NO_PIECES, ...delivery.after })] : []),
  ].reduce(plus, before);
  return { kind: 'edited', sums, lines: edited };
}

const NO_PIECES = { unitPriceMinor: 0, quantity: 0 };

function sumsOf({ unitPriceMinor, quantity, ...shares }: AddedShares, sign: 1 | -1 = 1): EditableSums {
  return {
    subtotalMinor: sign * unitPriceMinor * quantity,
    discountMinor: sign * shares.discountMinor,
    taxMinor: sign * shares.taxMinor,
    totalMinor: sign * shares.totalMinor,
  };
}

function plus(one: EditableSums, other: EditableSums): EditableSums {
  return {
    subtotalMinor: one.subtotalMinor + other.subtotalMinor,
    discountMinor: one.discountMinor + other.discountMinor,
    taxMinor: one.taxMinor + other.taxMinor,
    totalMinor: one.totalMinor + other.totalMinor,
  };
}

function sharesFor({ ordered, refundedMinor }: EditableLine, quantity: number): OrderedShares {
  const shareOf = (minor: number) => inProportion(minor, quantity, ordered.quantity);
  return {
    quantity,
    discountMinor: shareOf(ordered.discountMinor),
    taxMinor: shareOf(ordered.taxMinor),
    // What was given back in parts was rounded in parts.
    totalMinor: Math.max(shareOf(ordered.totalMinor), refundedMinor),
  };
}

/** Half up, in whole numbers: the product is past what numbers hold exactly. Amounts of lines are never negative. */
function inProportion(minor: number, quantity: number, of: number): number {
  const whole = BigInt(of);
  return Number((2n * BigInt(minor) * BigInt(quantity) + whole) / (2n * whole));
}
