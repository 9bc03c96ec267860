/** The tables of orders, as Kysely sees them. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { CheckoutEntries, CheckoutErrors } from '#domain/store/cart/checkout-entries.ts';
import type { OrderDetails, PlanState } from '#domain/store/orders/order.ts';
import type { OrderState } from '#domain/store/orders/order-state.ts';
import type { RefundedLine } from '#domain/store/orders/refund-shares.ts';
import type { SavedMethod } from '#domain/store/orders/saved-method.ts';
import type { TestBuyer } from '#domain/store/settings/payment-methods.ts';
import type { JsonText } from '../../db/json-text.ts';

export interface OrderTable {
  id: string;
  siteId: string;
  /** Null where its cart is not known here: one that came with a moved site. */
  cartId: string | null;
  /** Opens the order’s page; nobody guesses it. */
  token: string;
  /** Null while it is a draft. */
  number: number | null;
  state: OrderState;
  /** What its owner has to decide, in words. */
  decision: string | null;
  email: string;
  name: string;
  /** Name, address and number, folded: see `wordsOf`. */
  search: string;
  /** OrderDetails as JSON. */
  details: JsonText<OrderDetails>;
  currency: CurrencyCode;
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  totalMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  shippingRefundedMinor: number;
  provider: string;
  /** Identifies the visitor who typed the address; null if none did, and once the order is placed. */
  sender: string | null;
  /** Who placed it as a test: the team, or a visitor. Null for a real order. */
  testBy: TestBuyer | null;
  /** BCP 47: its buyer is written to in it. Null for an order that is older than this. */
  locale: string | null;
  createdAt: number;
  placedAt: number | null;
}

export interface OrderLineTable {
  id: string;
  siteId: string;
  orderId: string;
  position: number;
  variantId: string;
  productId: string;
  title: string;
  optionText: string;
  sku: string;
  kind: string;
  href: string;
  quantity: number;
  unitPriceMinor: number;
  /** The shares of discount and tax, frozen when it was ordered. */
  discountMinor: number;
  taxMinor: number;
  /** What is paid for the line, discount and tax included. */
  totalMinor: number;
  fulfilledQuantity: number;
  refundedQuantity: number;
  refundedMinor: number;
  /** The members’ plan that it opens; null: none. */
  opensPlanId: string | null;
  /** Null until it is paid. See `PLAN_STATES`. */
  planState: PlanState | null;
  /** Whose account has the plan. */
  planMemberId: string | null;
}

export interface OrderEventTable {
  id: string;
  siteId: string;
  orderId: string;
  kind: string;
  /** Name of whoever did it; null where it happened by itself. */
  actor: string | null;
  data: JsonText<Record<string, unknown>>;
  createdAt: number;
}

export interface PaymentAttemptTable {
  id: string;
  siteId: string;
  orderId: string;
  /** From 1. */
  number: number;
  provider: string;
  key: string;
  ref: string | null;
  /** PaymentState. */
  state: string;
  amountMinor: number;
  currency: string;
  capturedMinor: number;
  problem: string | null;
  /** SavedMethod as JSON: kept for later payments, or charged without its owner. Null: neither. */
  method: JsonText<SavedMethod> | null;
  /** When the sweeper asks the provider, where it is not known by then what came of it. */
  lookAt: number;
  createdAt: number;
}

export interface StockHoldTable {
  id: string;
  siteId: string;
  orderId: string;
  attemptId: string;
  variantId: string;
  quantity: number;
  /** `held`, `claimed` or `released`. */
  state: string;
  createdAt: number;
}

export interface OrderRefundTable {
  id: string;
  siteId: string;
  orderId: string;
  attemptId: string;
  key: string;
  /** `pending`, `done` or `refused`. */
  state: string;
  /** RefundedLine[] as JSON. */
  lines: JsonText<RefundedLine[]>;
  shippingMinor: number;
  amountMinor: number;
  reason: string;
  actor: string | null;
  lookAt: number;
  createdAt: number;
}

interface OrderDiscountTable {
  orderId: string;
  discountId: string;
  siteId: string;
  /** As it was called and typed when it was ordered. */
  title: string;
  /** Empty: everybody got it. */
  code: string;
  offMinor: number;
}

interface CheckoutTable {
  cartId: string;
  siteId: string;
  email: string;
  /** CheckoutEntries as JSON. */
  entries: JsonText<Partial<CheckoutEntries>>;
  /** CheckoutErrors as JSON. */
  errors: JsonText<CheckoutErrors>;
  message: string;
  /** Identifies the visitor who typed the address. */
  sender: string | null;
  updatedAt: number;
}

interface CustomerNoteTable {
  siteId: string;
  /** In lower case. */
  email: string;
  note: string;
}

interface OrderViewTable {
  id: string;
  siteId: string;
  name: string;
  /** OrderFilter. */
  filter: string;
  search: string;
}

interface PaymentSettingsTable {
  siteId: string;
  settings: string;
}

interface IdempotencyClaimTable {
  scope: string;
  key: string;
  fingerprint: string;
  leaseUntil: number;
  answer: string | null;
  createdAt: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    orders: OrderTable;
    orderLines: OrderLineTable;
    orderEvents: OrderEventTable;
    paymentAttempts: PaymentAttemptTable;
    stockHolds: StockHoldTable;
    orderRefunds: OrderRefundTable;
    orderDiscounts: OrderDiscountTable;
    checkouts: CheckoutTable;
    customerNotes: CustomerNoteTable;
    orderViews: OrderViewTable;
    paymentSettings: PaymentSettingsTable;
    idempotencyClaims: IdempotencyClaimTable;
  }
}
