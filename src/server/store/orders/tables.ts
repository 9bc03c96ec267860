/** The tables of orders, as Kysely sees them. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { CheckoutEntries, CheckoutErrors } from '#domain/store/cart/checkout-entries.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import type { RefundedLine } from '#domain/store/orders/refund-shares.ts';
import type { TestBuyer } from '#domain/store/settings/payment-methods.ts';
import type { JsonText } from '../../db/json-text.ts';

export interface OrderTable {
  id: string;
  site_id: string;
  /** Null where its cart is not known here: one that came with a moved site. */
  cart_id: string | null;
  /** Opens the order’s page; nobody guesses it. */
  token: string;
  /** Null while it is a draft. */
  number: number | null;
  /** OrderState. */
  state: string;
  /** What its owner has to decide, in words. */
  decision: string | null;
  email: string;
  name: string;
  /** Name, address and number in lower case. */
  search: string;
  /** OrderDetails as JSON. */
  details: JsonText<OrderDetails>;
  currency: CurrencyCode;
  subtotal_minor: number;
  discount_minor: number;
  shipping_minor: number;
  tax_minor: number;
  total_minor: number;
  captured_minor: number;
  refunded_minor: number;
  shipping_refunded_minor: number;
  provider: string;
  /** Identifies the visitor who typed the address; null if none did, and once the order is placed. */
  sender: string | null;
  /** Who placed it as a test: the team, or a visitor. Null for a real order. */
  test_by: TestBuyer | null;
  created_at: number;
  placed_at: number | null;
}

export interface OrderLineTable {
  id: string;
  site_id: string;
  order_id: string;
  position: number;
  variant_id: string;
  product_id: string;
  title: string;
  option_text: string;
  sku: string;
  kind: string;
  href: string;
  quantity: number;
  unit_price_minor: number;
  /** The shares of discount and tax, frozen when it was ordered. */
  discount_minor: number;
  tax_minor: number;
  /** What is paid for the line, discount and tax included. */
  total_minor: number;
  fulfilled_quantity: number;
  refunded_quantity: number;
  refunded_minor: number;
}

export interface OrderEventTable {
  id: string;
  site_id: string;
  order_id: string;
  kind: string;
  /** Name of whoever did it; null where it happened by itself. */
  actor: string | null;
  data: JsonText<Record<string, unknown>>;
  created_at: number;
}

export interface PaymentAttemptTable {
  id: string;
  site_id: string;
  order_id: string;
  /** From 1. */
  number: number;
  provider: string;
  key: string;
  ref: string | null;
  /** PaymentState. */
  state: string;
  amount_minor: number;
  currency: string;
  captured_minor: number;
  problem: string | null;
  /** When the sweeper asks the provider, where it is not known by then what came of it. */
  look_at: number;
  created_at: number;
}

export interface StockHoldTable {
  id: string;
  site_id: string;
  order_id: string;
  attempt_id: string;
  variant_id: string;
  quantity: number;
  /** `held`, `claimed` or `released`. */
  state: string;
  created_at: number;
}

export interface OrderRefundTable {
  id: string;
  site_id: string;
  order_id: string;
  attempt_id: string;
  key: string;
  /** `pending`, `done` or `refused`. */
  state: string;
  /** RefundedLine[] as JSON. */
  lines: JsonText<RefundedLine[]>;
  shipping_minor: number;
  amount_minor: number;
  reason: string;
  actor: string | null;
  look_at: number;
  created_at: number;
}

interface OrderDiscountTable {
  order_id: string;
  discount_id: string;
  site_id: string;
  /** As it was called and typed when it was ordered. */
  title: string;
  /** Empty: everybody got it. */
  code: string;
  off_minor: number;
}

interface CheckoutTable {
  cart_id: string;
  site_id: string;
  email: string;
  /** CheckoutEntries as JSON. */
  entries: JsonText<Partial<CheckoutEntries>>;
  /** CheckoutErrors as JSON. */
  errors: JsonText<CheckoutErrors>;
  message: string;
  /** Identifies the visitor who typed the address. */
  sender: string | null;
  updated_at: number;
}

interface CustomerNoteTable {
  site_id: string;
  /** In lower case. */
  email: string;
  note: string;
}

interface OrderViewTable {
  id: string;
  site_id: string;
  name: string;
  /** OrderFilter. */
  filter: string;
  search: string;
}

interface PaymentSettingsTable {
  site_id: string;
  settings: string;
}

interface IdempotencyClaimTable {
  scope: string;
  key: string;
  fingerprint: string;
  lease_until: number;
  answer: string | null;
  created_at: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    orders: OrderTable;
    order_lines: OrderLineTable;
    order_events: OrderEventTable;
    payment_attempts: PaymentAttemptTable;
    stock_holds: StockHoldTable;
    order_refunds: OrderRefundTable;
    order_discounts: OrderDiscountTable;
    checkouts: CheckoutTable;
    customer_notes: CustomerNoteTable;
    order_views: OrderViewTable;
    payment_settings: PaymentSettingsTable;
    idempotency_claims: IdempotencyClaimTable;
  }
}
