/** Pictures that tables name by their addresses: what waits, what came, and where it belongs. */
import type { PictureFetchState } from '#domain/store/catalogue/calls-import.ts';
import { chunks } from '../../../db/chunks.ts';
import type { Queryable } from '../../../db/schema.ts';

type State = 'waiting' | 'stopped' | 'fetched' | 'placed' | 'failed';

export interface WantedPictureTable {
  siteId: string;
  productId: string;
  /** Empty: of the product itself. */
  variantId: string;
  address: string;
  position: number;
  alt: string;
  /** Imports that are reported together. */
  batch: number;
  state: State;
  mediaId: string | null;
  problem: string | null;
}

declare module '../../../db/schema.ts' {
  interface Schema {
    wantedPictures: WantedPictureTable;
  }
}

export type WantedPicture = Pick<
  WantedPictureTable,
  'siteId' | 'productId' | 'variantId' | 'address' | 'position' | 'alt'
>;

/** Those that are known stay as they are. @returns whether any is new */
export async function insertWanted(tx: Queryable, wanted: readonly WantedPicture[]): Promise<boolean> {
  const [first] = wanted;
  if (!first) return false;
  const batch = await findBatch(tx, first.siteId);
  let added = 0n;
  for (const some of chunks(wanted)) {
    const result = await tx
      .insertInto('wantedPictures')
      .values(
        some.map((each) => ({ ...each, batch, state: 'waiting' as const, mediaId: null, problem: null })),
      )
      .onConflict((oc) => oc.columns(['productId', 'variantId', 'address']).doNothing())
      .executeTakeFirst();
    added += result.numInsertedOrUpdatedRows ?? 0n;
  }
  return added > 0n;
}

/** The one under way, or a new one. */
async function findBatch(db: Queryable, siteId: string): Promise<number> {
  const row = await db
    .selectFrom('wantedPictures')
    .select(({ fn }) => fn.max('batch').as('batch'))
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  const last = Number(row?.batch ?? 0);
  return (await isOpen(db, siteId)) ? last : last + 1;
}

async function isOpen(db: Queryable, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wantedPictures')
    .select('batch')
    .where('siteId', '=', siteId)
    .where('state', 'in', ['waiting', 'stopped'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function listWaiting(
  db: Queryable,
  siteId: string,
  limit: number,
): Promise<Pick<WantedPictureTable, 'address' | 'alt'>[]> {
  return db
    .selectFrom('wantedPictures')
    .select(['address', 'alt'])
    .where('siteId', '=', siteId)
    .where('state', '=', 'waiting')
    .orderBy('productId')
    .orderBy('position')
    .limit(limit)
    .execute();
}

export async function isWaiting(db: Queryable, siteId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('wantedPictures')
    .select('productId')
    .where('siteId', '=', siteId)
    .where('address', '=', address)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

export async function settleWanted(
  tx: Queryable,
  { siteId, address }: Pick<WantedPictureTable, 'siteId' | 'address'>,
  result: Pick<WantedPictureTable, 'state' | 'mediaId' | 'problem'>,
): Promise<void> {
  await tx
    .updateTable('wantedPictures')
    .set(result)
    .where('siteId', '=', siteId)
    .where('address', '=', address)
    .where('state', 'in', ['waiting', 'stopped'])
    .execute();
}

/** Products of which some have come, and none is waited for. */
export async function listToPlace(db: Queryable, siteId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('wantedPictures as fetched')
    .select('productId')
    .distinct()
    .where('siteId', '=', siteId)
    .where('state', '=', 'fetched')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wantedPictures as open')
            .select('open.productId')
            .whereRef('open.productId', '=', 'fetched.productId')
            .where('open.siteId', '=', siteId)
            .where('open.state', '=', 'waiting'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ productId }) => productId);
}

export async function listWanted(
  db: Queryable,
  siteId: string,
  productId: string,
): Promise<WantedPictureTable[]> {
  return db
    .selectFrom('wantedPictures')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
}

export async function markPlaced(tx: Queryable, siteId: string, productId: string): Promise<void> {
  await tx
    .updateTable('wantedPictures')
    .set({ state: 'placed' })
    .where('siteId', '=', siteId)
    .where('productId', '=', productId)
    .where('state', '=', 'fetched')
    .execute();
}

export async function changeState(tx: Queryable, siteId: string, from: State, to: State): Promise<void> {
  await tx
    .updateTable('wantedPictures')
    .set({ state: to, problem: null })
    .where('siteId', '=', siteId)
    .where('state', '=', from)
    .execute();
}

const MOST_PROBLEMS = 100;

export async function readState(db: Queryable, siteId: string): Promise<PictureFetchState> {
  const counts = await db
    .selectFrom('wantedPictures')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('siteId', '=', siteId)
    .where('batch', '=', ({ selectFrom, fn }) =>
      selectFrom('wantedPictures').select(fn.max('batch').as('last')).where('siteId', '=', siteId),
    )
    .groupBy('state')
    .execute();
  const count = (...states: readonly State[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, each) => sum + Number(each.count), 0);
  return {
    waiting: count('waiting'),
    stopped: count('stopped'),
    fetched: count('fetched', 'placed'),
    failed: count('failed'),
    problems: await listProblems(db, siteId),
  };
}

async function listProblems(db: Queryable, siteId: string): Promise<PictureFetchState['problems']> {
  const rows = await db
    .selectFrom('wantedPictures as wanted')
    .innerJoin('documents', 'documents.id', 'wanted.productId')
    .select(['wanted.productId', 'documents.title', 'wanted.address', 'wanted.problem'])
    .where('wanted.siteId', '=', siteId)
    .where('wanted.state', '=', 'failed')
    .where('wanted.batch', '=', ({ selectFrom, fn }) =>
      selectFrom('wantedPictures').select(fn.max('batch').as('last')).where('siteId', '=', siteId),
    )
    .orderBy('wanted.productId')
    .orderBy('wanted.position')
    .limit(MOST_PROBLEMS)
    .execute();
  return rows.map(({ problem, ...row }) => ({ ...row, message: problem ?? '' }));
}
