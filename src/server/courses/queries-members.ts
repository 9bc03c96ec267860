import { sql } from 'kysely';
import type { CourseMember } from '#domain/courses/calls.ts';
import { completionOf } from '#domain/courses/progress.ts';
import type { MemberAreas } from '#domain/members/areas.ts';
import { plansFor } from '#domain/members/membership.ts';
import type { Queryable } from '../db/schema.ts';
import type { KnownCourse } from './queries.ts';

const AT_ONCE = 5000;

interface Asked {
  readonly siteId: string;
  readonly course: KnownCourse;
  readonly areas: MemberAreas;
  readonly now: number;
  /** Older than this member. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** All of them, some at a time: no statement takes a hundred thousand ids. */
export async function listAllCourseMembers(
  db: Queryable,
  asked: Omit<Asked, 'before' | 'limit'>,
): Promise<CourseMember[]> {
  const all: CourseMember[] = [];
  for (;;) {
    const page = await listCourseMembers(db, { ...asked, before: all.at(-1)?.id, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) return all;
  }
}

/** Those who have completed a lesson, or may take the course now; newest accounts first. */
export async function listCourseMembers(db: Queryable, asked: Asked): Promise<CourseMember[]> {
  const { siteId, course, before, limit } = asked;
  const lessonIds = course.lessons.map(({ id }) => id);
  let query = db
    .selectFrom('members')
    .select(['id', 'email', 'name'])
    .where('siteId', '=', siteId)
    .where(isIn(asked, lessonIds))
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) query = query.where('id', '<', before);
  const rows = await query.execute();
  const done = await listDone(
    db,
    rows.map(({ id }) => id),
    new Set(lessonIds),
  );
  return rows.map((row) => {
    const completed = done.get(row.id) ?? new Map<string, number>();
    return {
      ...row,
      completed: completed.size,
      lastAt: completed.size === 0 ? null : Math.max(...completed.values()),
      finishedAt: completionOf(course.lessons, completed) ?? null,
    };
  });
}

function isIn({ course: { access }, areas, now }: Asked, lessonIds: readonly string[]) {
  if (access?.kind === 'members') return sql<boolean>`1 = 1`;
  const plans = access ? plansFor(access, areas).map(({ plan }) => plan.id) : [];
  const hasPlan =
    plans.length === 0
      ? sql<boolean>`1 = 0`
      : sql<boolean>`exists (select 1 from memberships where site_member_id = members.id and plan_id in (${sql.join(plans)}) and (until is null or until > ${now}))`;
  const hasCompleted =
    lessonIds.length === 0
      ? sql<boolean>`1 = 0`
      : sql<boolean>`exists (select 1 from completed_lessons where site_member_id = members.id and lesson_id in (${sql.join([...lessonIds])}))`;
  return sql<boolean>`(${hasPlan} or ${hasCompleted})`;
}

async function listDone(
  db: Queryable,
  memberIds: readonly string[],
  lessons: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const done = new Map<string, Map<string, number>>();
  if (memberIds.length === 0) return done;
  const rows = await db
    .selectFrom('completedLessons')
    .select(['siteMemberId', 'lessonId', 'completedAt'])
    .where('siteMemberId', 'in', memberIds)
    .execute();
  for (const { siteMemberId, lessonId, completedAt } of rows) {
    if (!lessons.has(lessonId)) continue;
    const own = done.get(siteMemberId) ?? new Map<string, number>();
    done.set(siteMemberId, own.set(lessonId, completedAt));
  }
  return done;
}

interface LessonOfPerson {
  readonly course: string;
  readonly lesson: string;
  readonly completedAt: number;
}

export async function listLessonsOf(db: Queryable, siteId: string, email: string): Promise<LessonOfPerson[]> {
  return db
    .selectFrom('completedLessons')
    .innerJoin('members', 'members.id', 'completedLessons.siteMemberId')
    .innerJoin('documents', 'documents.id', 'completedLessons.lessonId')
    .innerJoin('collections', 'collections.id', 'documents.collectionId')
    .select([
      'collections.title as course',
      'documents.title as lesson',
      'completedLessons.completedAt as completedAt',
    ])
    .where('members.siteId', '=', siteId)
    .where('members.email', '=', email)
    .orderBy('completedLessons.completedAt')
    .orderBy('completedLessons.id')
    .execute();
}

/** @returns how many there were */
export async function deleteLessonsOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('completedLessons')
    .where('siteMemberId', 'in', (eb) =>
      eb
        .selectFrom('members')
        .select('members.id')
        .where('members.siteId', '=', siteId)
        .where('members.email', '=', email),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
