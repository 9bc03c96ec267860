/** How an export writes what the owner has set for forms, and what visitors have sent by them. */
import { z } from 'zod';
import type { Shape } from '#domain/calls/call.ts';
import { FIELD_TYPES } from '#domain/forms/field-types.ts';
import { FILE_KINDS } from '#domain/forms/file-kinds.ts';
import { SPAM_REASONS } from '#domain/forms/weigh-spam.ts';
import { idSchema } from '#domain/links/link.ts';
import type { Schema } from '../../db/schema.ts';
import { instant } from '../../kernel/moves/instant.ts';

interface Column {
  readonly column: string;
  readonly schema: z.ZodType;
  /** Kept as text in the table. */
  readonly isJson?: true;
}

export interface FormPart {
  /** Has the columns `siteId` and `formId` beside these. */
  readonly table: keyof Schema & `form${string}`;
  readonly columns: Readonly<Record<string, Column>>;
}

/** What of a form is not in its block, by the name it has in an export. Never a secret. */
export const FORM_PARTS: Readonly<Record<string, FormPart>> = {
  settings: {
    table: 'formSettings',
    columns: {
      notify: { column: 'notify', isJson: true, schema: z.array(z.email().max(320)).max(20).nullable() },
      keepDays: { column: 'keepDays', schema: z.int().min(1).max(3650).nullable() },
    },
  },
  mails: {
    table: 'formMails',
    columns: {
      noticeSubject: { column: 'noticeSubject', schema: z.string().max(1000) },
      answer: {
        column: 'answer',
        isJson: true,
        schema: z.looseObject({
          isOn: z.boolean(),
          fieldId: z.string().max(200),
          subject: z.string().max(1000),
          text: z.string().max(20_000),
          replyTo: z.string().max(320).nullable(),
        }),
      },
    },
  },
  limits: {
    table: 'formLimits',
    columns: {
      maxEntries: { column: 'maxEntries', schema: z.int().min(1).nullable() },
      opensAt: { column: 'opensAt', schema: z.int().nullable() },
      closesAt: { column: 'closesAt', schema: z.int().nullable() },
      earlyText: { column: 'earlyText', schema: z.string().max(5000) },
      closedText: { column: 'closedText', schema: z.string().max(5000) },
    },
  },
  list: {
    table: 'formLists',
    columns: {
      list: { column: 'listId', schema: idSchema.nullable() },
      field: { column: 'fieldId', schema: z.string().max(200) },
      consentField: { column: 'consentFieldId', schema: z.string().max(200) },
    },
  },
};

const formId = z.string().min(1).max(60);

export const formSchema = z.object({
  form: formId,
  ...Object.fromEntries(
    Object.entries(FORM_PARTS).map(([name, { columns }]) => [
      name,
      z
        .object(Object.fromEntries(Object.entries(columns).map(([key, { schema }]) => [key, schema])))
        .optional(),
    ]),
  ),
});
export type FormEntry = { readonly form: string } & Readonly<
  Record<string, string | Readonly<Record<string, unknown>> | undefined>
>;

const MAX_TEXT = 100_000;
const text = z.string().max(MAX_TEXT);

const keptSchema = z.object({
  id: z.string().max(200),
  type: z.enum(FIELD_TYPES),
  label: text,
  value: z.union([text, z.array(text), z.record(z.string(), text)]),
});

const fileSchema = z.object({
  id: idSchema,
  field: z.string().max(200),
  name: z.string().min(1).max(500),
  kind: z.enum(FILE_KINDS),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
  createdAt: instant,
});
/** A file that came with a submission. Its bytes stand beside it, under its id. */
export type FormFileEntry = z.infer<typeof fileSchema>;

const noteSchema = z.object({
  id: idSchema,
  author: z.string().max(300),
  body: text,
  createdAt: instant,
  editedAt: instant.nullable().default(null),
});

export const submissionSchema = z.object({
  id: idSchema,
  form: formId,
  formName: z.string().max(1000),
  /** What makes it the same one when it comes again. */
  key: z.string().min(1).max(200),
  page: z.string().max(200),
  path: z.string().max(2000),
  details: z.record(z.string(), z.string()),
  content: z.array(keptSchema),
  isSpam: z.boolean(),
  spamReasons: z.array(z.enum(SPAM_REASONS)),
  isRead: z.boolean(),
  /** Taken for spam when it came: what follows from a submission has not, and does once it is let in. */
  isSetAside: z.boolean().default(false),
  /** The language in which it was sent; null for the site’s main one. */
  locale: z.string().max(35).nullable().default(null),
  createdAt: instant,
  notes: z.array(noteSchema).default([]),
  files: z.array(fileSchema).default([]),
});
export type SubmissionEntry = Shape<typeof submissionSchema>;
