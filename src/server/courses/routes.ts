/** The members of a course for the people who run the site. */
import { Hono } from 'hono';
import { exportMembers, readMembers } from '#domain/courses/calls.ts';
import { courseMembersCsv } from '#domain/courses/members-csv.ts';
import { leave } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { attachment } from '../http/attachment.ts';
import type { CourseDeps } from './deps.ts';
import { findCourse } from './queries.ts';
import { listAllCourseMembers, listCourseMembers } from './queries-members.ts';

const PAGE_SIZE = 50;
const GONE = { kind: 'missing', message: 'This course no longer exists. It may have been deleted.' } as const;

export function courseRoutes(deps: CourseDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db, now } = deps;
  answer(readMembers, async ({ siteId, params, query: { before } }) => {
    const course = await findCourse(db.read, siteId, params.collection);
    if (!course) return GONE;
    const areas = await deps.members.areasOf(db.read, siteId);
    const asked = { siteId, course, areas, before, now: now(), limit: PAGE_SIZE + 1 };
    const found = await listCourseMembers(db.read, asked);
    const members = found.slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? (members.at(-1)?.id ?? null) : null;
    return { lessons: course.lessons.length, members, next };
  });
  answer(exportMembers, async (call) => {
    const { siteId, params, context } = call;
    const course = await findCourse(db.read, siteId, params.collection);
    if (!course) return GONE;
    const areas = await deps.members.areasOf(db.read, siteId);
    const members = await listAllCourseMembers(db.read, { siteId, course, areas, now: now() });
    await db.write((tx) => leave(tx, deps, call, `exported the members of the course “${course.title}”`));
    return context.body(courseMembersCsv(members, course.lessons.length), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment('course-members.csv'),
      'cache-control': 'private, no-store',
    });
  });
  return app;
}
