/** The ways to pay that a shop can offer, what its owner decides about them, and what buyers read. */
import { z } from 'zod';
import * as labels from './labels/en.ts';

export const PAYMENT_METHODS = ['test', 'stripe', 'bankTransfer', 'invoice', 'atPickup'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Paid with gift cards as a whole; or that part of a payment. */
export const GIFT_CARD = 'giftCard';

/** Whatever it costs nothing is paid by. */
export const FREE = 'free';

/** What buyers read. */
export const METHOD_LABELS: Readonly<Record<PaymentMethod | typeof FREE, string>> = {
  test: labels.testPayment,
  stripe: labels.cardAndMore,
  bankTransfer: labels.bankTransfer,
  invoice: labels.invoice,
  atPickup: labels.payAtPickup,
  free: labels.nothingToPay,
};

export function isPaymentMethod(id: string): id is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === id);
}

/** Money that came by none of the ways a shop offers, as its owner says. */
export const OTHER_MEANS = 'other';

const offered = (isOn: boolean) =>
  z.object({ isOn: z.boolean().default(isOn), words: z.string().trim().max(2000).default('') });

/** What is offered, and the words that buyers read with it: where to transfer to, when to pick up. */
export const paymentSettingsSchema = z.object({
  test: offered(true).prefault({}),
  stripe: offered(false).prefault({}),
  bankTransfer: offered(false).prefault({}),
  invoice: offered(false).prefault({}),
  atPickup: offered(false).prefault({}),
});
export type PaymentSettings = z.output<typeof paymentSettingsSchema>;

/** Who placed an order that moves no money. */
export const TEST_BUYERS = ['team', 'visitor'] as const;
export type TestBuyer = (typeof TEST_BUYERS)[number];

/** A visitor who tries the shop out takes nothing from those who buy: no pieces, and no use of a coupon. */
export function takesFromShop(testBy: TestBuyer | null): boolean {
  return testBy !== 'visitor';
}

/** A way to pay as it is set up now. */
export interface SetUpMethod {
  readonly id: string;
  /** Moves no money: the test payment, or a payment service with test keys. */
  readonly isTest: boolean;
}

/**
 * What one buyer can choose from. Tests are for the people who run the site as soon as there is a real way to pay;
 * until then everyone can try the shop.
 */
export function methodsFor(
  methods: readonly SetUpMethod[],
  { isStaff }: { readonly isStaff: boolean },
): readonly SetUpMethod[] {
  const real = methods.filter(({ isTest }) => !isTest);
  return isStaff || real.length === 0 ? methods : real;
}

export function offeredMethods(settings: PaymentSettings, totalMinor: number): readonly string[] {
  if (totalMinor === 0) return [FREE];
  return PAYMENT_METHODS.filter((method) => settings[method].isOn);
}

interface TestCard {
  readonly number: string;
  readonly label: string;
  /** What the buyer is told; absent where the card is good. */
  readonly problem?: string;
  /** Said of later payments with it, whose owner is not there. */
  readonly laterProblem?: string;
}

/** Numbers that payment services have made known for tests: none of them is anybody’s. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: '4242 4242 4242 4242: paid' },
  {
    number: '4000000000000002',
    label: '4000 0000 0000 0002: declined',
    problem: 'The card was declined.',
  },
  {
    number: '4000000000009995',
    label: '4000 0000 0000 9995: insufficient funds',
    problem: 'The card has insufficient funds.',
  },
  { number: '4000000000000069', label: '4000 0000 0000 0069: expired', problem: 'The card has expired.' },
  {
    number: '4000000000000127',
    label: '4000 0000 0000 0127: wrong code',
    problem: 'The security code is incorrect.',
  },
  {
    number: '4000000000000341',
    label: '4000 0000 0000 0341: paid, renewals declined',
    laterProblem: 'The card was declined.',
  },
];
