/** The lessons of a course in their chapters, and how far the member is who looks at the page. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { type ChapterOf, COURSE_LIMITS, chaptersOf } from '#domain/courses/course.ts';
import { completionOf, findNext } from '#domain/courses/progress.ts';
import type { BlockDataLoader } from '../contract.ts';
import { collectionIdOf } from '../kit/collection.ts';
import type { CourseProps } from './definition.ts';

export interface ShownLesson {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly isCompleted: boolean;
  readonly isLocked: boolean;
  /** When it opens, where that is known. */
  readonly opensAt: number | undefined;
}

export interface CourseData {
  readonly collectionId: string;
  /** Of the course's page; undefined where it is not published. */
  readonly path: string | undefined;
  readonly chapters: readonly ChapterOf<ShownLesson>[];
  readonly lessons: readonly ShownLesson[];
  /** The lesson whose page this is: its place among the lessons. */
  readonly current: number | undefined;
  /** Members can mark lessons as completed. */
  readonly isForMembers: boolean;
  /** Absent for everyone who is not a member of it. */
  readonly progress:
    | {
        readonly completed: number;
        /** The lesson to go on with. */
        readonly next: ShownLesson | undefined;
        readonly hasCertificate: boolean;
      }
    | undefined;
  readonly timeZone: string;
}

export const load: BlockDataLoader<CourseProps, CourseData | undefined> = async (props, request) => {
  const { site, pageId } = request;
  const collectionId = await collectionIdOf(props, request, COLLECTION_TYPES.lessons);
  const course = collectionId === undefined ? undefined : await site.course(collectionId);
  if (collectionId === undefined || !course) return undefined;
  const [{ items }, page] = await Promise.all([
    site.items({ collectionId, order: 'manual', limit: COURSE_LIMITS.lessons }),
    site.collectionPage(collectionId),
  ]);
  const ids = items.map(({ id }) => id);
  const state = await site.courseState(collectionId, ids);
  const shown = items.map(
    ({ id, title, path }): ShownLesson => ({
      ...{ id, title, path },
      isCompleted: state?.completed.has(id) ?? false,
      isLocked: state?.locked.has(id) ?? false,
      opensAt: state?.locked.get(id),
    }),
  );
  const chapters = chaptersOf(course, shown);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const current = lessons.findIndex(({ id }) => id === pageId);
  return {
    ...{ collectionId, path: page?.path, chapters, lessons, timeZone: request.timeZone },
    current: current === -1 ? undefined : current,
    // A single lesson can be for members where its course is not.
    isForMembers: course.isForMembers || state !== undefined,
    progress: state && {
      completed: lessons.filter(({ isCompleted }) => isCompleted).length,
      next: findNext({ lessons, completed: state.completed, isOpen: ({ isLocked }) => !isLocked }),
      hasCertificate: course.hasCertificate && completionOf(lessons, state.completed) !== undefined,
    },
  };
};
