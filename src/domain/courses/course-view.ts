/** A course as a page shows it. */
import type { Course } from './course.ts';

export interface CourseView extends Course {
  /** Only members see all of it: they can mark lessons as completed. */
  readonly isForMembers: boolean;
}

/** What a course is for the member who looks at it. */
export interface CourseState {
  /** When lessons were completed, by their ids. */
  readonly completed: ReadonlyMap<string, number>;
  /** When lessons open that the member cannot see yet, by their ids; undefined for those that are in none of their plans. */
  readonly locked: ReadonlyMap<string, number | undefined>;
}
