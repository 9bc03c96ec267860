/** Which payments of an order a refund comes out of. */
import { type RefundedLine, shareOut } from '#domain/store/orders/refund-shares.ts';
import type { JudgedRefund } from './judge-refund.ts';
import type { RefundablePayment } from './refundable-payments.ts';
import type { OrderLineTable } from './tables.ts';

type Payment = Pick<RefundablePayment, 'attemptId' | 'isCard' | 'leftMinor'>;

interface RefundPart {
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly lines: readonly RefundedLine[];
  readonly shippingMinor: number;
}

/**
 * Gift cards get their money back first: their holders have no other way to it. What no card can buy was paid in
 * another way, and goes back that way.
 * @param payments the latest first
 * @returns one part for each payment; undefined where the payments do not hold as much
 */
export function spreadRefund(
  judged: JudgedRefund,
  bought: readonly Pick<OrderLineTable, 'id' | 'kind'>[],
  payments: readonly Payment[],
): readonly RefundPart[] | undefined {
  const [cards, others] = [payments.filter(({ isCard }) => isCard), payments.filter(({ isCard }) => !isCard)];
  const cardLines = new Set(bought.filter(({ kind }) => kind === 'giftCard').map(({ id }) => id));
  const own = judged.lines.filter(({ id }) => cardLines.has(id));
  const ownMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const first = spread({ lines: own, shippingMinor: 0, amountMinor: ownMinor }, [...others, ...cards]);
  if (!first) return undefined;
  const taken = new Map(first.map(({ attemptId, amountMinor }) => [attemptId, amountMinor]));
  const rest = spread(
    {
      lines: judged.lines.filter(({ id }) => !cardLines.has(id)),
      shippingMinor: judged.shippingMinor,
      amountMinor: judged.amountMinor - ownMinor,
    },
    [...cards, ...others].map((each) => ({
      ...each,
      leftMinor: each.leftMinor - (taken.get(each.attemptId) ?? 0),
    })),
  );
  return rest && merge([...first, ...rest]);
}

function spread(judged: JudgedRefund, payments: readonly Payment[]): readonly RefundPart[] | undefined {
  let open = judged.amountMinor;
  const parts = payments.flatMap(({ attemptId, leftMinor }) => {
    const amountMinor = Math.min(open, Math.max(0, leftMinor));
    open -= amountMinor;
    return amountMinor > 0 ? [{ attemptId, amountMinor }] : [];
  });
  if (open > 0) return undefined;
  const shares = shareOut(
    judged,
    parts.map(({ amountMinor }) => amountMinor),
  );
  return parts.map((part, index) => ({
    ...part,
    lines: shares[index]?.lines ?? [],
    shippingMinor: shares[index]?.shippingMinor ?? 0,
  }));
}

function merge(parts: readonly RefundPart[]): readonly RefundPart[] {
  return [...Map.groupBy(parts, ({ attemptId }) => attemptId)].map(([attemptId, own]) => ({
    attemptId,
    amountMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    lines: own.flatMap(({ lines }) => lines),
    shippingMinor: own.reduce((sum, { shippingMinor }) => sum + shippingMinor, 0),
  }));
}
