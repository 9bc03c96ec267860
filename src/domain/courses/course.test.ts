import { expect, test } from 'vitest';
import { EMPTY_COURSE, withChanges } from './course.ts';

test('changes of a course keep the lessons that they do not name', () => {
  const lesson = (id: string, days: number) => ({ id, chapterId: null, days });
  const course = { ...EMPTY_COURSE, lessons: [lesson('a', 1), lesson('b', 2)] };
  expect(withChanges(course, {})).toEqual(course);
  expect(withChanges(course, { lessons: [lesson('c', 3), lesson('a', 9)], hasCertificate: false })).toEqual({
    chapters: [],
    lessons: [lesson('a', 9), lesson('b', 2), lesson('c', 3)],
    hasCertificate: false,
  });
});
