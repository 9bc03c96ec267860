/** What members do in a course: marking lessons as completed, and their certificate. */
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { completeLesson as completeCall, reopenLesson as reopenCall } from '#domain/courses/calls-visitor.ts';
import { CERTIFICATE_PATH, COURSE, LESSON } from '#domain/courses/contract.ts';
import { courseWords } from '#domain/courses/words/words.ts';
import { isId } from '#domain/id.ts';
import { NEXT, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { CertificatePage, NoCertificate } from '#site/courses/certificate-page.tsx';
import { answerForm, type Done, type Refused } from '../http/answer-form.ts';
import { limitVisitors } from '../http/limit-visitors.ts';
import { answerShortPage } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { finishedAt, stateIn } from './course-state.ts';
import type { CourseDeps } from './deps.ts';
import {
  findCourse,
  findCourseOfLesson,
  insertCompleted,
  type KnownCourse,
  reopenLesson,
} from './queries.ts';

const MAX_BYTES = 10_000;
const OF_ONE = { burst: 60, everyMs: 1000 };
const HEADERS = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };

type SiteContext = Parameters<CourseDeps['members']['readSignedIn']>[0];

export function courseVisitorRoutes(deps: CourseDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const mayLook = limitVisitors(deps, OF_ONE);
  app.get(CERTIFICATE_PATH, async (context, next) => {
    if (!mayLook(context)) return refuseHaste(context);
    // Without a certificate, there is no such page.
    return (await showCertificate(deps, context)) ?? next();
  });
  const mayCall = limitVisitors(deps, OF_ONE);
  for (const call of [completeCall, reopenCall])
    answerForm(app, call, {
      rate: {
        mayCall,
        busy: refuseHaste,
      },
      max: MAX_BYTES,
      run: (context, fields) => mark(deps, context, fields[LESSON] ?? '', call === completeCall),
      page: (context, { status, message }) =>
        answerShortPage(context, { status: status === 404 ? 404 : 403, title: message, message: '' }),
    });
  return app;
}

function refuseHaste(context: SiteContext): Response {
  const say = memberWords(context.get('site').locale);
  const message = say('busy');
  return answerShortPage(context, { status: 429, title: say('wait'), message, retryAfterS: 60 });
}

async function mark(
  deps: CourseDeps,
  context: SiteContext,
  lessonId: string,
  isCompleted: boolean,
): Promise<Done | Refused> {
  const { id: siteId, locale } = context.get('site');
  const gone = { kind: 'missing', status: 404, message: courseWords(locale)('gone') } as const;
  const found = isId(lessonId) ? await findCourseOfLesson(deps.db.read, siteId, lessonId) : undefined;
  const lesson = found?.course.lessons[found.index];
  if (!found || !lesson) return gone;
  const signedIn = await deps.members.readSignedIn(context);
  if (!signedIn) return doneAt(signInPath(lesson.path));
  if (!deps.members.isProved(context, signedIn))
    return { kind: 'refused', status: 403, message: memberWords(locale)('signIn') };
  const maySee = deps.pagePorts.maySee(context);
  if (!(await maySee(lesson.id, lesson.lock))) return gone;
  const { id: siteMemberId } = signedIn.member;
  const row = { id: deps.newId(), siteId, siteMemberId, lessonId, completedAt: deps.now() };
  await deps.db.write((tx) => (isCompleted ? insertCompleted(tx, [row]) : reopenLesson(tx, row)));
  if (!isCompleted) return doneAt(encodeURI(lesson.path));
  const next = found.course.lessons[found.index + 1];
  const isNextOpen = next !== undefined && (await maySee(next.id, next.lock));
  return doneAt(encodeURI(isNextOpen ? next.path : (found.course.path ?? lesson.path)));
}

function doneAt(location: string): Done {
  return { kind: 'done', json: { location }, location };
}

function signInPath(next: string): string {
  return `${SIGN_IN_PATH}?${NEXT}=${encodeURIComponent(encodeURI(next))}`;
}

/** @returns undefined where the course has none */
async function showCertificate(deps: CourseDeps, context: SiteContext): Promise<Response | undefined> {
  const { id: siteId } = context.get('site');
  const asked = context.req.query(COURSE) ?? '';
  if (!isId(asked)) return undefined;
  const signedIn = await deps.members.readSignedIn(context);
  if (!signedIn) return context.redirect(signInPath(`${CERTIFICATE_PATH}?${COURSE}=${asked}`), 303);
  const course = await findCourse(deps.db.read, siteId, asked);
  if (!course?.course.hasCertificate) return undefined;
  const { member } = signedIn;
  const holder = await deps.members.holderOf(member);
  const state = await stateIn(deps.db.read, course, { siteMemberId: member.id, holder });
  const at = finishedAt(course, state);
  if (at === undefined) return showPage(deps, context, { status: 403, course });
  const view = await deps.findSiteView(siteId);
  return showPage(deps, context, {
    status: 200,
    course,
    content: CertificatePage({
      locale: context.get('site').locale,
      timeZone: view?.settings.timeZone ?? 'UTC',
      siteTitle: view?.settings.title ?? '',
      courseTitle: course.title,
      name: member.name,
      email: member.email,
      completedAt: at,
    }),
  });
}

interface Shown {
  readonly status: number;
  readonly course: KnownCourse;
  /** Absent: what is missing is said. */
  readonly content?: ReactNode;
}

function showPage(deps: CourseDeps, context: SiteContext, { status, course, content }: Shown) {
  const { locale } = context.get('site');
  const say = courseWords(locale);
  return deps.pagePorts.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: CERTIFICATE_PATH,
    title: say('certificate'),
    status,
    headers: HEADERS,
    content: content ?? NoCertificate({ locale, path: course.path ?? undefined }),
  });
}
