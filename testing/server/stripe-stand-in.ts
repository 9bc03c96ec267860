/**
 * Stands in for Stripe on loopback: knows its keys, keeps sessions, payments and refunds, takes each of our keys once, and
 * signs news. Its answers have the shapes of Stripe’s own examples; a test holds them to it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Readonly<Record<string, unknown>>;

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly expires_at: number;
  readonly mode: string;
  readonly success_url: string;
  readonly cancel_url: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  /** Where the card is kept. */
  customer?: string;
  setup_intent?: Fields;
}

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  amount_received: number;
  status: string;
  last_payment_error: Fields | null;
  readonly latest_charge?: Fields;
  readonly customer?: string;
  readonly payment_method?: string;
  readonly metadata?: Fields;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

export const [STRIPE_KEY, LIVE_STRIPE_KEY] = ['sk_test_standin', 'sk_live_standin'] as const;
export const SIGNING_SECRET = 'whsec_standin';

function refuse(message: string, code = 'parameter_invalid'): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message } } };
}

export class StripeStandIn {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly refunds: Fields[] = [];
  /** Sessions that asked to keep the card. */
  readonly keeping = new Set<string>();
  /** What buyers read that they pay for, by the session. */
  readonly titles = new Map<string, string>();
  /** What was asked, by method and path. */
  readonly asked: string[] = [];
  /** Charges without their owner are refused with this. */
  declines: string | undefined;
  /** Runs once a session is there, before the answer. */
  onSession: (sessionId: string) => Promise<void> = async () => undefined;
  readonly #answers = new Map<string, { readonly asked: string; readonly answer: Answer }>();
  readonly #server = createServer(async (request, response) => {
    const fields = await readFields(request);
    this.asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    const known = this.sessions.size;
    const answer = this.#answerOnce(request, fields);
    if (this.sessions.size > known) await this.onSession([...this.sessions.keys()].at(-1) ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_standin' });
    response.end(JSON.stringify(answer.body));
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The buyer pays; less than what was asked for where an amount is given. */
  pay(sessionId: string, amount?: number, cardCountry = 'US'): void {
    const received = amount ?? this.sessions.get(sessionId)?.amount_total ?? 0;
    const latest_charge = {
      object: 'charge',
      payment_method_details: { type: 'card', card: { country: cardCountry } },
    };
    this.#complete(sessionId, { amount_received: received, status: 'succeeded', latest_charge });
  }

  /** The buyer has begun something that takes a bank days. */
  begin(sessionId: string): void {
    this.#complete(sessionId, { status: 'processing' });
  }

  refuse(sessionId: string, message: string): void {
    const last_payment_error = { type: 'card_error', message };
    this.#complete(sessionId, { status: 'requires_payment_method', last_payment_error });
  }

  news(type: string, sessionId: string, atS: number) {
    const event = {
      id: `evt_${randomBytes(8).toString('hex')}`,
      object: 'event',
      api_version: null,
      created: atS,
      data: { object: this.sessions.get(sessionId) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    const body = JSON.stringify(event);
    const signed = createHmac('sha256', SIGNING_SECRET).update(`${atS}.${body}`).digest('hex');
    return { body, signature: `t=${atS},v1=${signed}` };
  }

  #answerOnce(request: IncomingMessage, fields: URLSearchParams): Answer {
    if (![STRIPE_KEY, LIVE_STRIPE_KEY].some((key) => request.headers.authorization === `Bearer ${key}`))
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key.' } } };
    const run = () => this.#answer(request.method ?? '', request.url ?? '', fields);
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return run();
    const asked = `${request.url} ${fields}`;
    const known = this.#answers.get(key);
    if (known && known.asked !== asked)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Other parameters.' } } };
    const answer = known?.answer ?? run();
    this.#answers.set(key, { asked, answer });
    return answer;
  }

  #answer(method: string, url: string, fields: URLSearchParams): Answer {
    const [path = '', query = ''] = url.split('?');
    if (path.startsWith('/v1/payment_intents')) return this.#answerIntent(method, path, query, fields);
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#createSession(fields);
    if (method === 'POST' && path === '/v1/refunds') return this.#createRefund(fields);
    const session = this.sessions.get(id);
    if (!session)
      return {
        status: 404,
        body: { error: { type: 'invalid_request_error', message: 'No such session.' } },
      };
    if (action === undefined) return { status: 200, body: this.#shown(session, query) };
    if (session.status !== 'open') return refuse('Only open sessions can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    return { status: 200, body: session };
  }

  #createSession(fields: URLSearchParams): Answer {
    const mode = fields.get('mode') ?? '';
    const amount = Number(fields.get('line_items[0][price_data][unit_amount]') ?? 0);
    if (mode === 'payment' && !(amount >= 50))
      return refuse('The amount must be larger.', 'amount_too_small');
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: fields.get('client_reference_id'),
      amount_total: amount,
      currency: fields.get('line_items[0][price_data][currency]') ?? fields.get('currency') ?? '',
      expires_at: Number(fields.get('expires_at')),
      mode,
      success_url: fields.get('success_url') ?? '',
      cancel_url: fields.get('cancel_url') ?? '',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      ...(fields.get('customer_creation') === 'always' && {
        customer: `cus_${randomBytes(8).toString('hex')}`,
      }),
    };
    this.sessions.set(id, session);
    if (fields.get('payment_intent_data[setup_future_usage]') === 'off_session') this.keeping.add(id);
    this.titles.set(id, fields.get('line_items[0][price_data][product_data][name]') ?? '');
    return { status: 200, body: { ...session } };
  }

  /** Cards that were kept, charged without their owner. */
  #answerIntent(method: string, path: string, query: string, fields: URLSearchParams): Answer {
    const [, , , id, action] = path.split('/');
    if (method === 'POST' && id === undefined) return this.#createIntent(fields);
    if (id === undefined) {
      const customer = new URLSearchParams(query).get('customer');
      const data = [...this.intents.values()].filter((each) => each.customer === customer);
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
    }
    const intent = this.intents.get(id);
    if (!intent) return refuse('No such payment_intent.', 'resource_missing');
    if (action === 'cancel') intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  #createIntent(fields: URLSearchParams): Answer {
    const customer = fields.get('customer') ?? '';
    if (![...this.sessions.values()].some((each) => each.customer === customer))
      return refuse('No such customer.', 'resource_missing');
    const isConfirmed = fields.get('confirm') === 'true';
    const isPaid = isConfirmed && this.declines === undefined;
    const intent: Intent = {
      id: `pi_${randomBytes(8).toString('hex')}`,
      object: 'payment_intent',
      amount: Number(fields.get('amount')),
      currency: fields.get('currency') ?? '',
      amount_received: isPaid ? Number(fields.get('amount')) : 0,
      status: isPaid ? 'succeeded' : 'requires_payment_method',
      last_payment_error: null,
      customer,
      payment_method: fields.get('payment_method') ?? '',
      metadata: { attempt: fields.get('metadata[attempt]') },
    };
    this.intents.set(intent.id, intent);
    if (this.declines === undefined || !isConfirmed) return { status: 200, body: intent };
    const error = {
      type: 'card_error',
      code: 'card_declined',
      message: this.declines,
      payment_intent: intent,
    };
    return { status: 402, body: { error } };
  }

  #createRefund(fields: URLSearchParams): Answer {
    const intent = this.intents.get(fields.get('payment_intent') ?? '');
    const amount = Number(fields.get('amount'));
    const before = this.refunds.filter(({ payment_intent: id }) => id === intent?.id);
    const left = before.reduce((sum, each) => sum - Number(each['amount']), intent?.amount_received ?? 0);
    if (!intent || amount > left) return refuse('Refund amount is greater than unrefunded amount on charge.');
    const refund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
    };
    this.refunds.push(refund);
    return { status: 200, body: refund };
  }

  #shown(session: Session, query: string): object {
    if (!decodeURIComponent(query).includes('payment_intent')) return session;
    const { setup_intent = null } = session;
    return {
      ...session,
      ...(session.mode === 'setup' && { setup_intent }),
      payment_intent: this.intents.get(session.payment_intent ?? '') ?? null,
    };
  }

  #complete(sessionId: string, more: Partial<Intent>): void {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('This session is not open.');
    const method = `pm_${randomBytes(8).toString('hex')}`;
    if (session.mode === 'setup') {
      const payment_method = { id: method, object: 'payment_method', card: { last4: '4242' } };
      const setup_intent = { object: 'setup_intent', payment_method };
      Object.assign(session, { status: 'complete', url: null, setup_intent });
      session.payment_status = 'no_payment_required';
      return;
    }
    const id = `pi_${randomBytes(8).toString('hex')}`;
    this.intents.set(id, {
      ...(this.keeping.has(sessionId) && { payment_method: method }),
      id,
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      amount_received: 0,
      status: '',
      last_payment_error: null,
      ...more,
    });
    const payment_status = more.status === 'succeeded' ? 'paid' : 'unpaid';
    Object.assign(session, { status: 'complete', url: null, payment_intent: id, payment_status });
  }
}

export async function startStripe(): Promise<StripeStandIn> {
  const stripe = new StripeStandIn();
  await stripe.listen();
  return stripe;
}

async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}
