/** What the calls about submissions answer. */
import { z } from 'zod';
import { doneAnswer, instant } from '#domain/calls/answers.ts';
import type { AnswerCharts } from '#domain/forms/answer-charts.ts';
import { FIELD_TYPES } from '#domain/forms/field-types.ts';
import { FILE_KINDS } from '#domain/forms/file-kinds.ts';
import type {
  FormSettingsOfOwner,
  FormSubmission,
  LinkedFile,
  NotedSubmission,
  SubmissionFile,
  SubmissionList,
  SubmissionNews,
  SubmissionNote,
} from '#domain/forms/submission.ts';
import { SPAM_REASONS } from '#domain/forms/weigh-spam.ts';
import type { Answers } from '../http/route-list.ts';

const kept = z.object({
  id: z.string().meta({ description: 'Of the field.' }),
  type: z.enum(FIELD_TYPES),
  label: z.string(),
  value: z
    .union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])
    .meta({ description: 'Its parts as a list, or of an agreement the answer to each statement.' }),
});

const submission = z
  .object({
    id: z.string(),
    siteId: z.string(),
    formId: z.string(),
    formName: z.string(),
    pageId: z.string(),
    pagePath: z.string(),
    content: z.array(kept),
    isSpam: z.boolean(),
    spamReasons: z.array(z.enum(SPAM_REASONS)),
    isRead: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Submission' }) satisfies z.ZodType<FormSubmission>;

const note = z.object({
  id: z.string(),
  accountId: z.string().nullable().meta({ description: 'Who may change it; null for nobody here.' }),
  author: z.string(),
  body: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
}) satisfies z.ZodType<SubmissionNote>;

const noted = submission
  .extend({ notes: z.array(note) })
  .meta({ id: 'NotedSubmission' }) satisfies z.ZodType<NotedSubmission>;

const charts = z.object({
  formId: z.string(),
  total: z.int().meta({ description: 'Submissions that were counted.' }),
  charts: z.array(
    z.object({
      fieldId: z.string(),
      type: z.enum(FIELD_TYPES),
      label: z.string(),
      answered: z.int(),
      groups: z
        .array(
          z.object({
            label: z.string(),
            bars: z.array(z.object({ label: z.string(), count: z.int() })),
          }),
        )
        .meta({ description: 'One; of an agreement one for each statement.' }),
      figures: z
        .object({ lowest: z.number(), middle: z.number(), mean: z.number(), highest: z.number() })
        .nullable()
        .meta({ description: 'Of numbers.' }),
    }),
  ),
}) satisfies z.ZodType<AnswerCharts>;

const news = z.object({
  unread: z.int(),
  spam: z.int(),
  newer: z.int(),
  heldMails: z.int().meta({
    description:
      'Mails to visitors that were held in the last day or two: more were asked for than are sent without a question.',
  }),
}) satisfies z.ZodType<SubmissionNews>;

const list = z.object({
  submissions: z.array(submission),
  next: z.string().nullable().meta({ description: 'Give it as `before` for older ones.' }),
  forms: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  unread: z.int(),
  spam: z.int(),
  total: z.int().meta({ description: 'Of all forms, without spam.' }),
}) satisfies z.ZodType<SubmissionList>;

const settings = z.object({
  notify: z.array(z.string()).nullable(),
  keepDays: z.int().nullable(),
}) satisfies z.ZodType<FormSettingsOfOwner>;

const memberships = z.array(z.looseObject({ listName: z.string(), email: z.string(), state: z.string() }));

const deleted = z.object({ deleted: z.int() });

const file = z.object({
  id: z.string(),
  fieldId: z.string(),
  name: z.string(),
  kind: z.enum(FILE_KINDS).meta({ description: 'By its contents.' }),
  bytes: z.int(),
}) satisfies z.ZodType<SubmissionFile>;

const linkedFile = file.extend({ url: z.string() }) satisfies z.ZodType<LinkedFile>;

/** To somebody who asks what is known of them. */
export const SUBMISSIONS_OF_PERSON = z.array(noted.extend({ files: z.array(linkedFile) }));

export const FORM_ANSWERS: Answers = {
  'GET /api/sites/:site/submissions': list,
  'PATCH /api/sites/:site/submissions': z.object({ changed: z.array(z.string()) }),
  'GET /api/sites/:site/submissions/news': news,
  'GET /api/sites/:site/submissions/charts': charts,
  'GET /api/sites/:site/submissions/:submission': z.object({ submission: noted }),
  'PATCH /api/sites/:site/submissions/:submission': z.object({ submission: noted }),
  'POST /api/sites/:site/submissions/:submission/notes': z.object({ notes: z.array(note) }),
  'PUT /api/sites/:site/submissions/:submission/notes/:note': z.object({ notes: z.array(note) }),
  'DELETE /api/sites/:site/submissions/:submission/notes/:note': z.object({ notes: z.array(note) }),
  'GET /api/sites/:site/submissions/:submission/lists': z.object({ lists: memberships }),
  'GET /api/sites/:site/submissions/:submission/files': z.object({ files: z.array(file) }),
  'POST /api/sites/:site/submissions/delete': deleted,
  'POST /api/sites/:site/mails/send-held': doneAnswer('queued').extend({ count: z.int() }),
  'GET /api/sites/:site/forms/:form/settings': z.object({ settings }),
  'PUT /api/sites/:site/forms/:form/settings': z.object({ settings }),
};
