/** The copy of a lesson is in the same chapter of its course, and opens no earlier. */
import { COURSE_LIMITS } from '#domain/courses/course.ts';
import type { Queryable } from '../db/schema.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import type { DocumentCreated } from './create-document.ts';
import { updateCollection } from './queries-collections.ts';

const FULL = `A course can have up to ${COURSE_LIMITS.lessons} lessons. Remove some, or start another course.`;

/** @param make makes the copy of the document, which need not be a lesson */
export async function copyLesson(
  tx: Queryable,
  { siteId, collectionId, id }: DocumentRecord,
  make: () => Promise<DocumentCreated>,
): Promise<DocumentCreated> {
  const collection = collectionId === null ? undefined : await findCollection(tx, siteId, collectionId);
  const course = collection?.settings.course;
  const lesson = course?.lessons.find((each) => each.id === id);
  if (!collection || !course || !lesson) return make();
  if (course.lessons.length >= COURSE_LIMITS.lessons) return { kind: 'invalid', message: FULL };
  const made = await make();
  if (made.kind !== 'created') return made;
  const lessons = [...course.lessons, { ...lesson, id: made.document.id }];
  const settings = { ...collection.settings, course: { ...course, lessons } };
  await updateCollection(tx, { ...collection, settings });
  return made;
}
