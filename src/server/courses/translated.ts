import { type Chapter, EMPTY_COURSE } from '#domain/courses/course.ts';
import { translatedCourse } from '#domain/courses/translated-course.ts';
import type { Queryable } from '../db/schema.ts';
import type { CollectionRecord } from '../kernel/documents/queries-collections.ts';
import { inLanguage, type ReadIn } from '../kernel/translations/queries.ts';
import type { TranslatedWords } from '../kernel/translations/translated-words.ts';
import { listCoursesOfPages } from './queries.ts';

const courses: TranslatedWords = {
  declared: translatedCourse,
  isOfDocuments: true,
  async list(db, siteId, documentIds = []) {
    const found = await listCoursesOfPages(db, siteId, documentIds);
    return found.map(({ pageId, settings }) => ({
      part: pageId ?? '',
      words: { chapters: settings.course?.chapters ?? [] },
    }));
  },
};

export const translated: readonly TranslatedWords[] = [courses];

/** The settings of a course, with its chapters in a language. */
export async function courseIn(
  db: Queryable,
  readIn: ReadIn,
  { pageId, settings }: Pick<CollectionRecord, 'pageId' | 'settings'>,
) {
  const course = settings.course ?? EMPTY_COURSE;
  const words: { readonly chapters: readonly Chapter[] } = { chapters: course.chapters };
  const { chapters } = await inLanguage(db, readIn, translatedCourse, words, pageId ?? '');
  return { ...course, chapters: [...chapters] };
}
