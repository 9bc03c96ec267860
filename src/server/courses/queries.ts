import { COLLECTION_TYPES, ITEM_STATUS } from '#domain/content/codes.ts';
import { COURSE_LIMITS, type Course, chaptersOf, EMPTY_COURSE } from '#domain/courses/course.ts';
import type { Gated } from '#domain/members/access.ts';
import type { Queryable } from '../db/schema.ts';
import { accessOf, type Lock, lockOf } from '../kernel/documents/lock.ts';
import {
  type CollectionRecord,
  findCollection,
  toCollection,
} from '../kernel/documents/queries-collections.ts';
import { gateOf } from '../kernel/documents/queries-locked.ts';
import type { CompletedLessonTable } from './tables.ts';

export interface LessonRow {
  readonly id: string;
  /** From `/`, as it is stored. */
  readonly path: string;
  readonly title: string;
  readonly lock: Lock;
}

export interface KnownCourse {
  readonly id: string;
  readonly title: string;
  readonly course: Course;
  /** Of its page; null where that is not published. */
  readonly path: string | null;
  /** Who may see its page. */
  readonly access: Gated | undefined;
  /** Published ones, in the order of the course. */
  readonly lessons: readonly LessonRow[];
}

type CourseOfList = Pick<KnownCourse, 'id' | 'access'>;

export async function findCourse(
  db: Queryable,
  siteId: string,
  collectionId: string,
): Promise<KnownCourse | undefined> {
  const collection = await findCollection(db, siteId, collectionId);
  return collection?.type === COLLECTION_TYPES.lessons ? readCourse(db, collection) : undefined;
}

/** Those whose pages are published, without their lessons. */
export async function listCourses(db: Queryable, siteId: string): Promise<CourseOfList[]> {
  const rows = await coursesOf(db, siteId).orderBy('title').orderBy('id').execute();
  if (rows.length === 0) return [];
  const pages = await published(db)
    .where(
      'id',
      'in',
      rows.map(({ pageId }) => pageId ?? ''),
    )
    .execute();
  const access = new Map(pages.map(({ id, gate }) => [id, accessOf(gate)]));
  return rows.flatMap(({ id, pageId }) =>
    pageId !== null && access.has(pageId) ? [{ id, access: access.get(pageId) }] : [],
  );
}

/** @param pageIds of any pages */
export async function listCoursesOfPages(
  db: Queryable,
  siteId: string,
  pageIds: readonly string[],
): Promise<CollectionRecord[]> {
  if (pageIds.length === 0) return [];
  const rows = await coursesOf(db, siteId).execute();
  const asked = new Set(pageIds);
  return rows.map(toCollection).filter(({ pageId }) => pageId !== null && asked.has(pageId));
}

function coursesOf(db: Queryable, siteId: string) {
  return db
    .selectFrom('collections')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('type', '=', COLLECTION_TYPES.lessons);
}

async function readCourse(db: Queryable, collection: CollectionRecord): Promise<KnownCourse> {
  const { id, title, pageId, settings } = collection;
  const course = settings.course ?? EMPTY_COURSE;
  const [page, rows] = await Promise.all([
    published(db)
      .where('id', '=', pageId ?? '')
      .executeTakeFirst(),
    published(db)
      .where('collectionId', '=', id)
      .where('kind', '=', 'item')
      // As many as its page shows: a certificate asks for no others.
      .limit(COURSE_LIMITS.lessons)
      .execute(),
  ]);
  const chapters = chaptersOf(course, rows.map(lessonOf));
  return {
    ...{ id, title, course },
    path: page?.path ?? null,
    access: accessOf(page?.gate ?? null),
    lessons: chapters.flatMap(({ lessons }) => lessons),
  };
}

function published(db: Queryable) {
  return db
    .selectFrom('documents')
    .select(['id', 'path', 'title', 'settings', gateOf().as('gate')])
    .where('deletedAt', 'is', null)
    .where('publishedId', 'is not', null)
    .where('status', '=', ITEM_STATUS.published)
    .orderBy('position')
    .orderBy('id');
}

type PublishedRow = Awaited<ReturnType<ReturnType<typeof published>['executeTakeFirstOrThrow']>>;

function lessonOf(row: PublishedRow): LessonRow {
  return { id: row.id, title: row.title, path: row.path ?? '/', lock: lockOf(row) };
}

/** Whether a collection is for members. */
export async function isForMembers(db: Queryable, collectionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gates')
    .select('isOpen')
    .where('targetId', '=', collectionId)
    .executeTakeFirst();
  return row?.isOpen === 0;
}

/** The course that a published lesson belongs to. */
export async function findCourseOfLesson(
  db: Queryable,
  siteId: string,
  lessonId: string,
): Promise<{ readonly course: KnownCourse; readonly index: number } | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('collectionId')
    .where('siteId', '=', siteId)
    .where('id', '=', lessonId)
    .executeTakeFirst();
  const course = row?.collectionId ? await findCourse(db, siteId, row.collectionId) : undefined;
  const index = course?.lessons.findIndex(({ id }) => id === lessonId) ?? -1;
  return course && index !== -1 ? { course, index } : undefined;
}

/** When a member completed these lessons, by their ids. */
export async function listCompleted(
  db: Queryable,
  siteMemberId: string,
  lessonIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('completedLessons')
    .select(['lessonId', 'completedAt'])
    .where('siteMemberId', '=', siteMemberId)
    .execute();
  const asked = new Set(lessonIds);
  return new Map(
    rows.flatMap(({ lessonId, completedAt }) =>
      asked.has(lessonId) ? [[lessonId, completedAt] as const] : [],
    ),
  );
}

export async function reopenLesson(
  tx: Queryable,
  { siteMemberId, lessonId }: Pick<CompletedLessonTable, 'siteMemberId' | 'lessonId'>,
): Promise<void> {
  await tx
    .deleteFrom('completedLessons')
    .where('siteMemberId', '=', siteMemberId)
    .where('lessonId', '=', lessonId)
    .execute();
}

/** A lesson that is completed already keeps its day. */
export async function insertCompleted(tx: Queryable, rows: readonly CompletedLessonTable[]): Promise<void> {
  await tx
    .insertInto('completedLessons')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['siteMemberId', 'lessonId']).doNothing())
    .execute();
}
