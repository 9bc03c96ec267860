/** Gift cards for those who look after a shop. */
import { Hono } from 'hono';
import { formatMoney } from '#domain/money/format-money.ts';
import { pick } from '#domain/pick.ts';
import * as calls from '#domain/store/gift-cards/calls.ts';
import { groupCode } from '#domain/store/gift-cards/code.ts';
import { cardPath } from '#domain/store/gift-cards/contract.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import { attachment } from '../../http/attachment.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findSiteAddress } from '../../kernel/sites/site-address.ts';
import { findStore } from '../settings/queries.ts';
import { cardsCsv } from './cards-csv.ts';
import { type BalanceChange, changeBalance } from './change-balance.ts';
import { mailCard } from './deliver-cards.ts';
import { issueCard } from './issue-cards.ts';
import { findCard, type GiftCardTable, updateCard } from './queries.ts';
import { findIssued, hasEntry, listEntries } from './queries-entries.ts';
import { CARDS_A_PAGE, listCards, sumOutstanding } from './queries-list.ts';
import { isOver } from './read-card.ts';
import { cardToken, freshCode, knownCode, nextCode } from './secret-code.ts';

const GONE = { kind: 'missing', message: 'This gift card no longer exists.' } as const;
const EXPIRED = { kind: 'notAllowed', message: 'This gift card has expired.' } as const;

export function giftCardRoutes(deps: Kernel): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  readRoutes(deps, answer);
  issueRoute(deps, answer);
  changeRoutes(deps, answer);
  sendRoute(deps, answer);
  return app;
}

function summaryOf(card: GiftCardTable): calls.CardSummary {
  return {
    ...pick(card, 'id', 'lastFour', 'state', 'currency', 'balanceMinor', 'heldMinor', 'email'),
    ...pick(card, 'recipientName', 'expiresAt', 'deliverAt', 'deliveredAt', 'createdAt'),
    isTest: card.isTest === 1,
  };
}

function readRoutes({ db, now }: Kernel, answer: AnswerCall): void {
  answer(calls.listCards, async ({ siteId, query }) => {
    const [rows, outstanding, store] = await Promise.all([
      listCards(db.read, siteId, { ...query, search: query.search ?? '' }),
      sumOutstanding(db.read, siteId, now()),
      findStore(db.read, siteId),
    ]);
    return {
      cards: rows.slice(0, CARDS_A_PAGE).map(summaryOf),
      hasMore: rows.length > CARDS_A_PAGE,
      outstanding,
      currency: store.currency,
    };
  });
  answer(calls.readCard, async ({ siteId, params }) => {
    const card = await findCard(db.read, siteId, params.card);
    if (!card) return GONE;
    const entries = await listEntries(db.read, card.id);
    return {
      ...summaryOf(card),
      ...pick(card, 'senderName', 'orderId'),
      words: card.message,
      entries: entries.map((entry) =>
        pick(entry, 'id', 'kind', 'amountMinor', 'orderId', 'actor', 'reason', 'createdAt'),
      ),
    };
  });
  answer(calls.exportCards, async ({ context, siteId }) =>
    context.body(await cardsCsv(db.read, siteId), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment('gift-cards.csv'),
      'cache-control': 'private, no-store',
    }),
  );
}

function issueRoute(deps: Kernel, answer: AnswerCall): void {
  answer(calls.issueCard, async (call, { key: sent, ...asked }) => {
    const key = sent && `issued ${sent}`;
    const { siteId, actor } = call;
    const site = await findSiteAddress(deps, siteId);
    const card = await deps.db.write(async (tx) => {
      const known = key && (await findIssued(tx, siteId, key));
      if (known) return known;
      const { currency } = await findStore(tx, siteId);
      const made = await issueCard(tx, deps, {
        ...asked,
        key,
        siteId,
        currency,
        isTest: false,
        locale: null,
        sender: null,
        actor: actor.name,
        deliverAt: asked.email === '' ? null : deps.now(),
      });
      const money = formatMoney({ minor: asked.amountMinor, currency });
      await leave(tx, deps, call, `issued gift card …${made.lastFour} for ${money}`);
      return made;
    });
    const code = groupCode(knownCode(deps.secret, card) ?? '');
    const pageUrl = new URL(cardPath(cardToken(deps.secret, card)), site.url).href;
    return { kind: 'issued', id: card.id, code, pageUrl } as const;
  });
}

async function findUsable(
  tx: Queryable,
  { siteId, id, now }: { readonly siteId: string; readonly id: string; readonly now: number },
): Promise<GiftCardTable | typeof GONE | typeof EXPIRED> {
  const card = await findCard(tx, siteId, id);
  if (!card) return GONE;
  return isOver(card, now) ? EXPIRED : card;
}

interface Adjustment extends Pick<BalanceChange, 'amountMinor' | 'reason' | 'actor'> {
  readonly key: string;
}

/** @returns what the log of the site says, nothing for a key that was used before; undefined where less is left */
async function adjust(
  tx: Queryable,
  deps: Kernel,
  card: GiftCardTable,
  change: Adjustment,
): Promise<string | undefined> {
  const { amountMinor, key } = change;
  if (await hasEntry(tx, card.id, key)) return '';
  if (!(await changeBalance(tx, deps, card, { kind: 'adjusted', ...change }))) return undefined;
  const money = formatMoney({ minor: Math.abs(amountMinor), currency: card.currency });
  const words = amountMinor < 0 ? `deducted ${money} from` : `added ${money} to`;
  return `${words} gift card …${card.lastFour}`;
}

function changeRoutes(deps: Kernel, answer: AnswerCall): void {
  answer(calls.adjustCard, (call, { key: sent, amountMinor, reason }) =>
    deps.db.write(async (tx) => {
      const card = await findUsable(tx, { siteId: call.siteId, id: call.params.card, now: deps.now() });
      if ('kind' in card) return card;
      const key = `adjusted ${sent ?? deps.newId()}`;
      const words = await adjust(tx, deps, card, { key, amountMinor, reason, actor: call.actor.name });
      if (words === undefined)
        return { kind: 'notAllowed', message: 'There is not that much left on this gift card.' } as const;
      if (words !== '') await leave(tx, deps, call, words);
      return { kind: 'changed' } as const;
    }),
  );
  answer(calls.setCardState, (call, { state }) =>
    deps.db.write(async (tx) => {
      const card = await findUsable(tx, { siteId: call.siteId, id: call.params.card, now: deps.now() });
      if ('kind' in card) return card;
      await updateCard(tx, card.id, { state });
      const words = state === 'disabled' ? 'disabled' : 'enabled';
      await leave(tx, deps, call, `${words} gift card …${card.lastFour}`);
      return { kind: 'changed' } as const;
    }),
  );
}

function sendRoute(deps: Kernel, answer: AnswerCall): void {
  answer(calls.sendCard, async (call, { email }) => {
    const { siteId } = call;
    const site = await findSiteAddress(deps, siteId);
    return deps.db.write(async (tx) => {
      const known = await findCard(tx, siteId, call.params.card);
      if (!known) return GONE;
      if (known.state !== 'active' || isOver(known, deps.now()))
        return { kind: 'notAllowed', message: 'Enable this gift card before you send it.' } as const;
      const to = email.toLowerCase();
      // The mail that went elsewhere has a code: it ends.
      const isElsewhere = known.deliveredAt !== null && known.email !== '' && known.email !== to;
      const code = isElsewhere ? nextCode(deps.secret, known) : freshCode(deps.secret, known);
      const card = { ...known, ...code, email: to, sender: null };
      const { version, codeHash, lastFour } = card;
      await updateCard(tx, card.id, { version, codeHash, lastFour, email: card.email });
      await mailCard(tx, deps, site, card);
      await leave(tx, deps, call, `sent gift card …${card.lastFour}`);
      return { kind: 'sent' } as const;
    });
  });
}
