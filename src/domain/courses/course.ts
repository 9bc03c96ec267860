/** A course: the lessons of a collection, in chapters, and when each of them opens. */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';

export const COURSE_LIMITS = { chapters: 50, title: 200, lessons: 500, days: 3650 } as const;

const chapterSchema = z
  .strictObject({ id: idSchema, title: z.string().trim().min(1).max(COURSE_LIMITS.title) })
  .meta({ id: 'Chapter' });
export type Chapter = z.infer<typeof chapterSchema>;

const lessonSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'The document’s id.' }),
    chapterId: idSchema.nullable().default(null),
    days: z
      .int()
      .min(0)
      .max(COURSE_LIMITS.days)
      .default(0)
      .meta({ description: 'Opens this many days after the membership began.' }),
  })
  .meta({ id: 'LessonSettings' });
export type LessonSettings = z.infer<typeof lessonSchema>;

export const courseSchema = z
  .strictObject({
    chapters: z.array(chapterSchema).max(COURSE_LIMITS.chapters).default([]),
    lessons: z.array(lessonSchema).max(COURSE_LIMITS.lessons).default([]),
    hasCertificate: z.boolean().default(true),
  })
  .refine(({ chapters, lessons }) => isOnce(chapters) && isOnce(lessons), 'Each id can be listed only once.')
  .meta({ id: 'Course' });
export type Course = z.infer<typeof courseSchema>;

export const EMPTY_COURSE: Course = { chapters: [], lessons: [], hasCertificate: true };

interface StoredCourse extends Pick<Course, 'hasCertificate'> {
  readonly chapters: readonly Chapter[];
  readonly lessons: readonly LessonSettings[];
}

/** @param changes of lessons only those that change: the others stay as they are */
export function withChanges(course: StoredCourse, changes: Partial<Course>): Course {
  const changed = new Map(changes.lessons?.map((lesson) => [lesson.id, lesson]));
  const known = new Set(course.lessons.map(({ id }) => id));
  return {
    chapters: changes.chapters ?? [...course.chapters],
    lessons: [
      ...course.lessons.map((lesson) => changed.get(lesson.id) ?? lesson),
      ...[...changed.values()].filter(({ id }) => !known.has(id)),
    ],
    hasCertificate: changes.hasCertificate ?? course.hasCertificate,
  };
}

function isOnce(entries: readonly { readonly id: string }[]): boolean {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}

export interface ChapterOf<Lesson> {
  /** Null for lessons without a chapter, which come first. */
  readonly id: string | null;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** Chapters that have lessons. @param lessons in the collection’s order */
export function chaptersOf<Lesson extends { readonly id: string }>(
  { chapters, lessons: settings }: Pick<Course, 'chapters' | 'lessons'>,
  lessons: readonly Lesson[],
): readonly ChapterOf<Lesson>[] {
  const known = new Set(chapters.map(({ id }) => id));
  const chapterOf = new Map(settings.map(({ id, chapterId }) => [id, chapterId]));
  const byChapter = Map.groupBy(lessons, ({ id }) => {
    const chapterId = chapterOf.get(id) ?? null;
    return chapterId !== null && known.has(chapterId) ? chapterId : null;
  });
  return [{ id: null, title: '' }, ...chapters].flatMap(({ id, title }) => {
    const own = byChapter.get(id);
    return own ? [{ id, title, lessons: own }] : [];
  });
}

/** Days after which lessons open, by their ids. */
export function dripOf({ lessons }: Pick<Course, 'lessons'> = EMPTY_COURSE): ReadonlyMap<string, number> {
  return new Map(lessons.flatMap(({ id, days }) => (days > 0 ? [[id, days] as const] : [])));
}
