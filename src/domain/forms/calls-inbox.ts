/** The calls about what was sent by forms: read, sort, note down, count, take along, delete. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { findsPeople, hiddenFromPrograms } from '../calls/personal.ts';
import { member } from '../lists/calls.ts';
import { storable } from '../storable.ts';
import { FIELD_TYPES } from './field-types.ts';
import { FILE_KINDS } from './file-kinds.ts';
import { MAX_NOTE_LENGTH } from './text-lengths.ts';
import { SPAM_REASONS } from './weigh-spam.ts';

const SUBMISSIONS = '/api/sites/:site/submissions';
const SUBMISSION = `${SUBMISSIONS}/:submission`;
const NOTES = `${SUBMISSION}/notes`;
const NOTE = `${NOTES}/:note`;
const FILES = `${SUBMISSION}/files`;

const may = 'config.crm';
const cache = 'no-store';
const errors = { missing: 404 } as const;

const shown = {
  form: z.string().optional().meta({ description: 'The id of a form.' }),
  folder: z.enum(['inbox', 'spam']).optional().meta({ description: 'Default: inbox.' }),
  search: findsPeople(z.string().optional(), may),
};
const inbox = z.object(shown);
/** What of the inbox is shown. */
export type InboxQuery = { readonly [Name in keyof z.output<typeof inbox>]: z.output<typeof inbox>[Name] };

const kept = z.object({
  id: z.string().meta({ description: 'Of the field.' }),
  type: z.enum(FIELD_TYPES),
  label: z.string(),
  value: z
    .union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])
    .meta({ description: 'Its parts as a list, or of an agreement the answer to each statement.' }),
});
/** A value as it was stored: with the words its field had at that time. */
export type KeptValue = Shape<typeof kept>;

const submission = z
  .object({
    id: z.string(),
    siteId: z.string(),
    /** Id of the form's block. */
    formId: z.string(),
    formName: z.string(),
    pageId: z.string(),
    pagePath: z.string(),
    content: hiddenFromPrograms(z.array(kept), may),
    isSpam: z.boolean(),
    spamReasons: z.array(z.enum(SPAM_REASONS)),
    isRead: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Submission' });
/** A stored submission, as the owner reads it. */
export type FormSubmission = Shape<typeof submission>;

/** What somebody who looks after the site noted down about a submission. */
const note = z.object({
  id: z.string(),
  accountId: z.string().nullable().meta({ description: 'Who can edit it. Null if no one here can.' }),
  author: z.string(),
  body: hiddenFromPrograms(z.string(), may),
  createdAt: instant,
  editedAt: instant.nullable(),
});
export type SubmissionNote = Shape<typeof note>;

const noted = submission.extend({ notes: z.array(note) }).meta({ id: 'NotedSubmission' });
export type NotedSubmission = Shape<typeof noted>;

const list = z.object({
  submissions: z.array(submission),
  next: z.string().nullable().meta({ description: 'Pass it as `before` for older ones.' }),
  forms: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  unread: z.int(),
  spam: z.int(),
  total: z.int().meta({ description: 'Of all forms, without spam.' }),
});
export type SubmissionList = Shape<typeof list>;

export const readList = call('GET', SUBMISSIONS, {
  may,
  summary: 'Lists a site’s form submissions, latest first.',
  query: z.object({
    ...shown,
    before: z.string().optional().meta({ description: 'A submission’s id. Returns only older ones.' }),
  }),
  answer: list,
  cache,
});

const news = z.object({
  /** Of the whole site, without spam. */
  unread: z.int(),
  spam: z.int(),
  /** That came after the one that was named, among what is looked at. */
  newer: z.int(),
  heldMails: z.int().meta({
    description: 'Emails to visitors on hold in the last two days, because there were too many.',
  }),
});

export const readNews = call('GET', `${SUBMISSIONS}/news`, {
  may,
  summary: 'Counts unread submissions, and submissions newer than one.',
  query: z.object({
    ...shown,
    after: z.string().optional().meta({ description: 'The id of a submission.' }),
  }),
  answer: news,
  cache,
});

const mark = z.strictObject({ isRead: z.boolean().exactOptional(), isSpam: z.boolean().exactOptional() });
const ids = z.array(z.string().max(40)).min(1).max(500);

export const markSeveral = call('PATCH', SUBMISSIONS, {
  may,
  summary: 'Marks submissions as read, unread, spam or not spam.',
  description: 'Returns those that changed.',
  body: mark.extend({ ids }),
  answer: z.object({ changed: z.array(z.string()) }),
});

export const remove = call('POST', `${SUBMISSIONS}/delete`, {
  may,
  summary: 'Permanently deletes submissions.',
  body: z.strictObject({ ids }),
  answer: z.object({ deleted: z.int() }),
  leaves: 'form.deleted',
});

export const exportTable = call('GET', `${SUBMISSIONS}/table.csv`, {
  may,
  summary: 'Exports submissions as CSV, with the current filters.',
  description: 'Times use the site’s time zone, named in the header row.',
  query: inbox,
  gives: 'text/csv',
  personal: may,
  leaves: 'form.exported',
});

export const exportAll = call('GET', `${SUBMISSIONS}/all.json`, {
  may,
  summary: 'Exports submissions as JSON with notes, with the current filters.',
  query: inbox,
  gives: 'application/json',
  personal: may,
  leaves: 'form.exported',
});

const bar = z.object({ label: z.string(), count: z.int() });
export type ChartBar = Shape<typeof bar>;

const chart = z.object({
  fieldId: z.string(),
  type: z.enum(FIELD_TYPES),
  label: z.string(),
  /** Submissions in which it is answered. */
  answered: z.int(),
  groups: z
    .array(z.object({ label: z.string(), bars: z.array(bar) }))
    .meta({ description: 'One; of an agreement one for each statement.' }),
  figures: z
    .object({ lowest: z.number(), middle: z.number(), mean: z.number(), highest: z.number() })
    .nullable()
    .meta({ description: 'Of numbers.' }),
});
export type AnswerChart = Shape<typeof chart>;

const charts = z.object({
  formId: z.string(),
  total: z.int().meta({ description: 'Submissions that were counted.' }),
  charts: z.array(chart),
});
export type AnswerCharts = Shape<typeof charts>;

export const readCharts = call('GET', `${SUBMISSIONS}/charts`, {
  may,
  summary: 'Counts the answers to a form by field, without spam.',
  description: 'Fields that have options, agreements and numbers; others have no count.',
  query: z.object({
    form: z.string().meta({ description: 'The id of a form.' }),
    days: z.string().optional().meta({ description: 'Only the last number of days.' }),
  }),
  answer: charts,
  cache,
});

export const read = call('GET', SUBMISSION, {
  may,
  summary: 'Returns a submission with its notes.',
  answer: z.object({ submission: noted }),
  cache,
  errors,
});

export const markOne = call('PATCH', SUBMISSION, {
  may,
  summary: 'Marks a submission as read, unread, spam or not spam.',
  body: mark,
  answer: z.object({ submission: noted }),
  cache,
  errors,
});

const memberships = z.array(member.extend({ listName: z.string() }));

export const readSenderLists = call('GET', `${SUBMISSION}/lists`, {
  may: 'config.newsletter',
  summary: 'Returns the newsletter lists of the sender of a submission, and whether they confirmed.',
  description: 'By the addresses in the submission.',
  answer: z.object({ lists: memberships }),
  cache,
});

const noteInput = z.strictObject({
  body: z
    .string()
    .transform((text) => storable(text).trim())
    .pipe(
      z
        .string()
        .min(1, 'Write a note first.')
        .max(MAX_NOTE_LENGTH, `Use ${MAX_NOTE_LENGTH} characters or fewer.`),
    ),
});
const notes = z.object({ notes: z.array(note) });
const noteErrors = { ...errors, forbidden: 403 } as const;

export const addNote = call('POST', NOTES, {
  may,
  summary: 'Adds a note to a submission.',
  body: noteInput,
  answer: notes,
  cache,
  errors,
});

export const changeNote = call('PUT', NOTE, {
  may,
  summary: 'Changes your own note.',
  body: noteInput,
  answer: notes,
  cache,
  errors: noteErrors,
});

export const removeNote = call('DELETE', NOTE, {
  may,
  summary: 'Deletes your own note.',
  answer: notes,
  cache,
  errors: noteErrors,
});

/** A file that came with a submission. */
const file = z.object({
  id: z.string(),
  fieldId: z.string(),
  name: hiddenFromPrograms(z.string(), may),
  kind: z.enum(FILE_KINDS).meta({ description: 'By its contents.' }),
  bytes: z.int(),
});
export type SubmissionFile = Shape<typeof file>;

export const readFiles = call('GET', FILES, {
  may,
  summary: 'Lists the files of a submission.',
  answer: z.object({ files: z.array(file) }),
  cache,
});

export const fetchFile = call('GET', `${FILES}/:file`, {
  may,
  summary: 'Downloads a file of a submission.',
  gives: 'application/octet-stream',
  personal: may,
  errors,
});

/** With where whoever may read submissions gets it. */
const linkedFile = file.extend({ url: z.string() });
export type LinkedFile = Shape<typeof linkedFile>;

/** To somebody who asks what is known of them. */
export const SUBMISSIONS_OF_PERSON = z.array(noted.extend({ files: z.array(linkedFile) }));
