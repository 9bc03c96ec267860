/** Chapters of a course, the chapter of each lesson, and when it opens. Saved together, in force at once. */
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Collection, change } from '#domain/content/calls-collections.ts';
import {
  type Chapter,
  COURSE_LIMITS,
  type Course,
  EMPTY_COURSE,
  type LessonSettings,
  withChanges,
} from '#domain/courses/course.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { makeId } from '../make-id.ts';
import { useMay, useSite } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAction } from '../ui/use-action.ts';
import { useUnloadGuard } from '../ui/use-leave-guard.ts';
import styles from './courses.module.css';
import * as say from './words/en.ts';

interface Lesson {
  readonly id: string;
  readonly title: string;
}

interface CourseFormProps {
  readonly collection: Collection;
  readonly lessons: readonly Lesson[];
}

export function CourseForm({ collection, lessons }: CourseFormProps): ReactNode {
  const { id: site } = useSite();
  const mayChange = useMay('config.content');
  const stored = collection.settings.course ?? EMPTY_COURSE;
  // What is changed here alone: a lesson that another tab has added keeps waiting.
  const [changes, setChanges] = useState<Partial<Course>>({});
  const course = withChanges(stored, changes);
  const set = (part: Partial<Course>) => setChanges((before) => ({ ...before, ...part }));
  const setLesson = (lesson: LessonSettings) =>
    setChanges(({ lessons = [], ...before }) => ({
      ...before,
      lessons: [...lessons.filter(({ id }) => id !== lesson.id), lesson],
    }));
  const refresh = useRefreshDocuments(site);
  const save = useAction(
    (body: Course) => call(change, { site, collection: collection.id, body: { settings: { course: body } } }),
    { said: say.saved, isFailureShown: true, onDone: refresh },
  );
  const isChanged = JSON.stringify(course) !== JSON.stringify(stored);
  useUnloadGuard(isChanged && !save.isPending);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(course);
      }}
    >
      <Stack>
        {save.error && <Failure error={save.error} />}
        <Panel title={say.chapters} description={say.chaptersAreOptional}>
          <Chapters chapters={course.chapters} onChange={(chapters) => set({ chapters })} />
        </Panel>
        <Panel title={say.lessons} description={say.lessonsFollowTheOrder}>
          {lessons.length === 0 && <p>{say.noLessonsYet}</p>}
          {lessons.map((lesson) => (
            <LessonFields key={lesson.id} lesson={lesson} course={course} onChange={setLesson} />
          ))}
        </Panel>
        <Switch
          label={say.certificate}
          hint={say.membersWhoCompleteAllLessons}
          isOn={course.hasCertificate}
          onChange={(hasCertificate) => set({ hasCertificate })}
        />
        {mayChange && (
          <div className="cluster">
            <Button tone="primary" type="submit" isBusy={save.isPending} disabled={!isChanged}>
              {say.save}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly onChange: (chapters: Chapter[]) => void;
}

function Chapters({ chapters, onChange }: ChaptersProps): ReactNode {
  const raise = (index: number) =>
    onChange([
      ...chapters.slice(0, index - 1),
      ...chapters.slice(index, index + 1),
      ...chapters.slice(index - 1, index),
      ...chapters.slice(index + 1),
    ]);
  return (
    <Stack>
      {chapters.map(({ id, title }, index) => (
        <div key={id} className={styles['row']}>
          <TextField
            label={fill(say.chapterNumber, { number: index + 1 })}
            autoComplete="off"
            maxLength={COURSE_LIMITS.title}
            value={title}
            onChange={(next) =>
              onChange(chapters.map((each) => (each.id === id ? { id, title: next } : each)))
            }
          />
          {index > 0 && (
            <IconButton
              label={fill(say.moveTitleUp, { title })}
              icon={<ArrowUp />}
              onClick={() => raise(index)}
            />
          )}
          <IconButton
            label={fill(say.deleteTitle, { title })}
            icon={<Trash2 />}
            onClick={() => onChange(chapters.filter((each) => each.id !== id))}
          />
        </div>
      ))}
      {chapters.length < COURSE_LIMITS.chapters && (
        <div className="cluster">
          <Button
            icon={<Plus />}
            onClick={() =>
              onChange([
                ...chapters,
                { id: makeId(), title: fill(say.chapterNumber, { number: chapters.length + 1 }) },
              ])
            }
          >
            {say.addChapter}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface LessonFieldsProps {
  readonly lesson: Lesson;
  readonly course: Course;
  readonly onChange: (lesson: LessonSettings) => void;
}

function LessonFields({ lesson: { id, title }, course, onChange }: LessonFieldsProps): ReactNode {
  const { chapters, lessons } = course;
  const known = lessons.find((each) => each.id === id) ?? { id, chapterId: null, days: 0 };
  const set = (part: Partial<LessonSettings>) => onChange({ ...known, ...part });
  return (
    <fieldset className={styles['lesson']}>
      <legend>{title}</legend>
      <div className={styles['row']}>
        <SelectField
          label={say.chapter}
          value={chapters.some((each) => each.id === known.chapterId) ? (known.chapterId ?? '') : ''}
          options={[
            { value: '', label: say.noChapter },
            ...chapters.map((each) => ({ value: each.id, label: each.title })),
          ]}
          onChange={(chapterId) => set({ chapterId: chapterId === '' ? null : chapterId })}
        />
        <TextField
          label={say.opensAfterDays}
          inputMode="numeric"
          value={String(known.days)}
          onChange={(typed) => set({ days: readDays(typed) })}
        />
      </div>
    </fieldset>
  );
}

function readDays(typed: string): number {
  const days = Number(typed.replaceAll(/\D/g, ''));
  return Math.min(days, COURSE_LIMITS.days);
}
