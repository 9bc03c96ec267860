/** The courses of a member on the account page, with how far they are. */
import { courseWords } from '#domain/courses/words/words.ts';
import { accountList } from '#domain/members/account-entry.ts';
import { admitsMember } from '#domain/members/membership.ts';
import type { AccountPart } from '../feature.ts';
import { nextIn, stateIn } from './course-state.ts';
import type { CourseDeps } from './deps.ts';
import { findCourse, listCourses } from './queries.ts';

export function coursesOfMember({ members }: Pick<CourseDeps, 'members'>): AccountPart['find'] {
  return async (db, { siteId, email, locale }, page) => {
    const courses = await listCourses(db, siteId);
    const member = courses.length === 0 ? undefined : await members.findByEmail(db, siteId, email);
    if (!member) return accountList(page, [], () => []);
    const holder = await members.holderOf(member);
    const say = courseWords(locale);
    const theirs = courses.filter(({ access }) => access !== undefined && admitsMember(access, holder));
    const known = await Promise.all(
      theirs.slice(page.from, page.from + page.most + 1).map(({ id }) => findCourse(db, siteId, id)),
    );
    const shown = known
      .flatMap((course) => course ?? [])
      .map(async (course) => {
        const state = await stateIn(db, course, { siteMemberId: member.id, holder });
        const words = { done: String(state.completed.size), total: String(course.lessons.length) };
        const href = nextIn(course, state)?.path ?? course.path ?? undefined;
        return {
          title: course.title,
          details: say('progress', words),
          ...(href !== undefined && { href: encodeURI(href) }),
        };
      });
    return accountList(page, await Promise.all(shown), (entry) => [entry]);
  };
}
