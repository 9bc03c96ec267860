/** How far a member is in a course: which lessons are completed, and where to go on. */

interface Walked<Lesson> {
  /** In the order of the course. */
  readonly lessons: readonly Lesson[];
  /** When lessons were completed, by their ids. */
  readonly completed: ReadonlyMap<string, number>;
  readonly isOpen: (lesson: Lesson) => boolean;
}

/**
 * The lesson to go on with: the first open one that follows the one completed last, otherwise the first open one that is
 * not completed. Undefined where there is none.
 */
export function findNext<Lesson extends { readonly id: string }>({
  lessons,
  completed,
  isOpen,
}: Walked<Lesson>): Lesson | undefined {
  let last = -1;
  let latest = Number.NEGATIVE_INFINITY;
  for (const [index, { id }] of lessons.entries()) {
    const at = completed.get(id);
    if (at === undefined || at < latest) continue;
    last = index;
    latest = at;
  }
  const isNext = (lesson: Lesson) => !completed.has(lesson.id) && isOpen(lesson);
  return lessons.slice(last + 1).find(isNext) ?? lessons.find(isNext);
}

/** When the last lesson was completed; undefined while one is left, and of a course without lessons. */
export function completionOf(
  lessons: readonly { readonly id: string }[],
  completed: ReadonlyMap<string, number>,
): number | undefined {
  if (lessons.length === 0) return undefined;
  const times = lessons.map(({ id }) => completed.get(id));
  return times.some((at) => at === undefined) ? undefined : Math.max(...times.map(Number));
}
