/** What a period costs: the lines as they were agreed, with what is owed from a change, or less a credit. */
import { allocate } from '../../money/allocate.ts';
import { divide } from '../../money/divide.ts';
import type { CheckoutCart, FrozenLine, RecurringCart } from '../cart/checkout-cart.ts';

interface Renewal {
  readonly subscriptionId: string;
  readonly title: string;
  readonly periodStart: number;
  readonly recurring: RecurringCart;
  /** Owed, or below zero a credit. */
  readonly balanceMinor: number;
}

/** The order of a period bears its name: it is found again, however often it is tried. */
export function renewalCartId(subscriptionId: string, periodStart: number): string {
  return `subscription-${subscriptionId}-${periodStart}`;
}

export function renewalCart({
  subscriptionId,
  title,
  periodStart,
  recurring,
  balanceMinor,
}: Renewal): CheckoutCart {
  const usedMinor = Math.max(balanceMinor, -recurring.lines.reduce((sum, each) => sum + each.totalMinor, 0));
  const cart = usedMinor < 0 ? lessCredit(recurring, -usedMinor) : withOwed(recurring, usedMinor, title);
  return {
    ...cart,
    id: renewalCartId(subscriptionId, periodStart),
    subscription: { kind: 'renews', id: subscriptionId, periodStart, balanceMinor: usedMinor },
    problems: [],
  };
}

function withOwed(cart: RecurringCart, owedMinor: number, title: string): RecurringCart {
  if (owedMinor === 0) return cart;
  const linesMinor = cart.lines.reduce((sum, each) => sum + each.totalMinor, 0);
  const linesTaxMinor = cart.lines.reduce((sum, each) => sum + each.taxMinor, 0);
  const taxMinor = linesMinor === 0 ? 0 : share(owedMinor, linesTaxMinor, linesMinor);
  const priceMinor = cart.areTaxesIncluded ? owedMinor : owedMinor - taxMinor;
  const id = 'change';
  const line: FrozenLine = {
    variantId: id,
    productId: id,
    title,
    optionText: '',
    sku: '',
    kind: 'service',
    href: '',
    quantity: 1,
    unitPriceMinor: priceMinor,
    discountMinor: 0,
    taxMinor,
    totalMinor: owedMinor,
  };
  return {
    ...cart,
    lines: [...cart.lines, line],
    subtotalMinor: cart.subtotalMinor + priceMinor,
    taxMinor: cart.taxMinor + taxMinor,
    totalMinor: cart.totalMinor + owedMinor,
    ...ratesWith(cart),
  };
}

function ratesWith({ taxRates }: RecurringCart): Pick<RecurringCart, 'taxRates'> {
  return taxRates ? { taxRates: { ...taxRates, lines: [...taxRates.lines, taxRates.lines[0] ?? []] } } : {};
}

/** A credit lowers the lines like a discount: each line’s tax falls with it. Delivery is paid in any case. */
function lessCredit(cart: RecurringCart, creditMinor: number): RecurringCart {
  const shares = allocate(
    creditMinor,
    cart.lines.map(({ totalMinor }) => totalMinor),
  );
  const lines = cart.lines.map((line, index) => {
    const offMinor = shares[index] ?? 0;
    const totalMinor = line.totalMinor - offMinor;
    const taxMinor = line.totalMinor === 0 ? 0 : share(line.taxMinor, totalMinor, line.totalMinor);
    const discountMinor = cart.areTaxesIncluded
      ? line.discountMinor + offMinor
      : line.discountMinor + offMinor - (line.taxMinor - taxMinor);
    return { ...line, discountMinor, taxMinor, totalMinor };
  });
  const sum = (of: (line: FrozenLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const before = cart.lines.reduce((all, line) => all + line.taxMinor, 0);
  return {
    ...cart,
    lines,
    discountMinor: sum(({ discountMinor }) => discountMinor),
    taxMinor: cart.taxMinor - before + sum(({ taxMinor }) => taxMinor),
    totalMinor: cart.totalMinor - creditMinor,
  };
}

function share(minor: number, part: number, whole: number): number {
  return divide(BigInt(minor) * BigInt(part), BigInt(whole));
}
