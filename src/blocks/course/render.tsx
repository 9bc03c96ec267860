import type { ReactNode } from 'react';
import {
  CERTIFICATE_PATH,
  COMPLETE_LESSON_CALL,
  COURSE,
  LESSON,
  REOPEN_LESSON_CALL,
} from '#domain/courses/contract.ts';
import { courseWords } from '#domain/courses/words/words.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import type { CourseData, ShownLesson } from './data.ts';
import type { CourseProps } from './definition.ts';

export const render: BlockRender<CourseProps, CourseData | undefined> = ({ data, context: { locale } }) => {
  if (!data || data.lessons.length === 0) return null;
  return data.current === undefined ? (
    <Outline data={data} locale={locale} />
  ) : (
    <LessonEnd data={data} index={data.current} locale={locale} />
  );
};

interface PartProps {
  readonly data: CourseData;
  readonly locale: string;
}

/** On the course's page: all lessons, and where to go on. */
function Outline({ data, locale }: PartProps): ReactNode {
  return (
    <div className="course">
      <Progress data={data} locale={locale} />
      {data.chapters.map(({ id, title, lessons }) => (
        <section key={id} className="course-chapter" {...(id && { 'aria-label': title })}>
          {id && <h2 {...directionIn(locale, title)}>{title}</h2>}
          <ol start={data.lessons.findIndex((each) => each.id === lessons[0]?.id) + 1}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Lesson lesson={lesson} data={data} locale={locale} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Lesson({ lesson, data, locale }: PartProps & { readonly lesson: ShownLesson }): ReactNode {
  const { title, path, isCompleted, isLocked, opensAt } = lesson;
  const say = courseWords(locale);
  const date = dateFormat(locale, data.timeZone, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {isLocked ? (
        <span {...directionIn(locale, title)}>{title}</span>
      ) : (
        <a href={path} {...directionIn(locale, title)}>
          {title}
        </a>
      )}
      {isCompleted && <small className="course-completed">{say('completed')}</small>}
      {opensAt !== undefined && <small>{say('opens', { date: date.format(opensAt) })}</small>}
    </>
  );
}

function Progress({ data: { progress, lessons, collectionId }, locale }: PartProps): ReactNode {
  if (!progress) return null;
  const { completed, next, hasCertificate } = progress;
  const say = courseWords(locale);
  const words = say('progress', { done: String(completed), total: String(lessons.length) });
  return (
    <div className="course-progress">
      <p>{completed === lessons.length ? say('finished') : words}</p>
      <progress value={completed} max={lessons.length} aria-label={words} />
      {next && (
        <p>
          <a className="button button-link" href={next.path}>
            {completed === 0 ? say('start') : say('goOn', { lesson: next.title })}
          </a>
        </p>
      )}
      {hasCertificate && (
        <p>
          <a className="button button-link" href={`${CERTIFICATE_PATH}?${COURSE}=${collectionId}`}>
            {say('showCertificate')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Below a lesson: marking it as completed, and the ways to the others. */
function LessonEnd({ data, index, locale }: PartProps & { readonly index: number }): ReactNode {
  const { lessons, path, isForMembers, progress } = data;
  const lesson = lessons[index];
  if (!lesson) return null;
  const say = courseWords(locale);
  const next = lessons[index + 1];
  return (
    <div className="course">
      <p>{say('position', { number: String(index + 1), total: String(lessons.length) })}</p>
      {lesson.isCompleted && (
        <p>
          <strong>{say('completed')}</strong>
        </p>
      )}
      {isForMembers && <Mark lesson={lesson} isKnown={progress !== undefined} locale={locale} />}
      {progress && (
        <Progress data={{ ...data, progress: { ...progress, next: undefined } }} locale={locale} />
      )}
      <nav className="course-ways" aria-label={say('all')}>
        <Way rel="prev" label={say('previous')} lesson={lessons[index - 1]} locale={locale} />
        {path !== undefined && <a href={path}>{say('all')}</a>}
        <Way rel="next" label={say('next')} lesson={next} locale={locale} />
      </nav>
    </div>
  );
}

interface MarkProps {
  readonly lesson: ShownLesson;
  /** The page was made for its visitor, who is a member of the course. */
  readonly isKnown: boolean;
  readonly locale: string;
}

/** A lesson for everyone has one page for all: there, the script shows it to those who are signed in. */
function Mark({ lesson: { id, isCompleted }, isKnown, locale }: MarkProps) {
  const say = courseWords(locale);
  const forMembers = { hidden: true, 'data-island': 'lesson-mark', 'data-hydrate': 'idle' };
  return (
    <form
      method="post"
      action={isCompleted ? REOPEN_LESSON_CALL : COMPLETE_LESSON_CALL}
      {...(!isKnown && forMembers)}
    >
      <input type="hidden" name={LESSON} value={id} />
      <button className={isCompleted ? 'course-quiet' : 'button'} type="submit">
        {say(isCompleted ? 'reopen' : 'complete')}
      </button>
    </form>
  );
}

interface WayProps {
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly lesson: ShownLesson | undefined;
  readonly locale: string;
}

function Way({ rel, label, lesson, locale }: WayProps): ReactNode {
  if (!lesson || lesson.isLocked) return null;
  return (
    <a rel={rel} href={lesson.path}>
      <small>{label}</small>
      <b {...directionIn(locale, lesson.title)}>{lesson.title}</b>
    </a>
  );
}
