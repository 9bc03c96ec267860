import { sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Queryable } from '../../db/schema.ts';
import type { GiftCardTable } from './queries.ts';

export const CARDS_A_PAGE = 50;

export interface CardsAsked {
  readonly search: string;
  /** Id of the last card seen. */
  readonly before?: string | undefined;
}

/** Newest first, one more than a page where there are more. */
export async function listCards(
  db: Queryable,
  siteId: string,
  { search, before }: CardsAsked,
): Promise<GiftCardTable[]> {
  const words = search.trim().toLowerCase();
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('siteId', '=', siteId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`(last_four = ${words.toUpperCase().slice(-4)} or email like ${like} escape '\\'
          or lower(recipient_name) like ${like} escape '\\')`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(CARDS_A_PAGE + 1)
    .execute();
}

export interface Outstanding {
  readonly currency: CurrencyCode;
  readonly minor: number;
  readonly cards: number;
  /** Left on disabled cards, beside that. */
  readonly disabledMinor: number;
}

/** What is owed on cards that can be used, and what is left on disabled ones; tests owe nothing. */
export async function sumOutstanding(db: Queryable, siteId: string, now: number): Promise<Outstanding[]> {
  const rows = await db
    .selectFrom('giftCards')
    .select((eb) => [
      'currency',
      eb.fn
        .sum<number>(eb.case().when('state', '=', 'active').then(eb.ref('balanceMinor')).else(0).end())
        .as('minor'),
      eb.fn.sum<number>('balanceMinor').as('all'),
      sql<number>`sum(case when state = 'active' then 1 else 0 end)`.as('cards'),
    ])
    .where('siteId', '=', siteId)
    .where('isTest', '=', 0)
    .where('state', 'in', ['active', 'disabled'])
    .where('balanceMinor', '>', 0)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, minor, all, cards }) => ({
    currency,
    minor: Number(minor),
    cards: Number(cards),
    disabledMinor: Number(all) - Number(minor),
  }));
}
