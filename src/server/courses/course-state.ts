/** How far a member is in a course, and which of its lessons are locked. */
import type { CourseState } from '#domain/courses/course-view.ts';
import { completionOf, findNext } from '#domain/courses/progress.ts';
import { type Holder, opensAt } from '#domain/members/membership.ts';
import type { Queryable } from '../db/schema.ts';
import { type KnownCourse, type LessonRow, listCompleted } from './queries.ts';

export async function stateIn(
  db: Queryable,
  { lessons }: Pick<KnownCourse, 'lessons'>,
  { siteMemberId, holder }: { readonly siteMemberId: string; readonly holder: Holder },
): Promise<CourseState> {
  const ids = lessons.map(({ id }) => id);
  return {
    completed: await listCompleted(db, siteMemberId, ids),
    locked: new Map(
      lessons.flatMap(({ id, lock: { access } }) => {
        const at = access ? opensAt(access, holder) : 0;
        return at === undefined || at > holder.now ? [[id, at] as const] : [];
      }),
    ),
  };
}

export function nextIn(
  { lessons }: Pick<KnownCourse, 'lessons'>,
  { completed, locked }: CourseState,
): LessonRow | undefined {
  return findNext({ lessons, completed, isOpen: ({ id }) => !locked.has(id) });
}

/** When the member completed all of it. */
export function finishedAt(
  { lessons }: Pick<KnownCourse, 'lessons'>,
  { completed }: Pick<CourseState, 'completed'>,
): number | undefined {
  return completionOf(lessons, completed);
}
