/** The files of an exported site. `docs/export-format.md` describes them to people. */
import { z } from 'zod';
import { DOCUMENT_KINDS, ITEM_STATUS } from '#domain/content/codes.ts';
import { type Body, bodySchema } from '#domain/content/content.ts';
import { documentSettingsSchema, navigationFieldsSchema } from '#domain/content/document.ts';
import { siteStyleSchema } from '#domain/design/style.ts';
import { idSchema } from '#domain/links/link.ts';
import { pictureEdit } from '#domain/media/calls.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';
import { instant } from '../../kernel/moves/instant.ts';

/** Grows with every change that an older Vitrine could not read. */
export const FORMAT = 1;

const source = z.string().nullable().default(null);

function refTo<Kind extends string>(...kinds: [Kind, ...Kind[]]) {
  return z
    .object({ ref: z.enum(kinds), id: idSchema })
    .nullable()
    .default(null);
}

/** Checks a value and keeps it as it is, with what the schema does not know. */
function kept<T>(schema: z.ZodType<T>) {
  return z.unknown().transform((value, context): T => {
    const parsed = schema.safeParse(value);
    for (const issue of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    return value as T;
  });
}

const versionSchema = z.object({
  revision: idSchema,
  author: z.string(),
  at: instant,
  name: z.string().nullable().default(null),
  body: kept(bodySchema),
});
export type Version = z.infer<typeof versionSchema>;

type StatusName = keyof typeof ITEM_STATUS;
const STATUS_NAMES = Object.keys(ITEM_STATUS) as [StatusName, ...StatusName[]];

export const documentFileSchema = z
  .object({
    id: idSchema,
    kind: z.enum(DOCUMENT_KINDS),
    pageType: z.int().default(0),
    slug: z.string().max(500).default(''),
    path: z.string().startsWith('/').max(2000).nullable().default(null),
    parent: refTo('page'),
    collection: refTo('collection'),
    position: z.int().default(0),
    status: z.enum(STATUS_NAMES),
    settings: kept(documentSettingsSchema),
    createdAt: instant,
    updatedAt: instant,
    publishedAt: instant.nullable().default(null),
    /** When what visitors see of it last changed. */
    changedAt: instant.nullable().default(null),
    source,
    published: versionSchema.optional(),
    /** Absent where it is the published one. */
    draft: versionSchema.optional(),
    schedule: z
      .object({
        action: z.enum(['publish', 'unpublish']),
        at: instant,
        /** Absent where it is the draft or the published one, named by `revision`. */
        version: versionSchema.optional(),
        revision: idSchema.nullable(),
      })
      .optional(),
  })
  .superRefine((file, context) => {
    if (!file.published && !file.draft)
      context.addIssue({ code: 'custom', message: 'has neither a published version nor a draft' });
    for (const [name, version] of [
      ['published', file.published],
      ['draft', file.draft],
    ] as const) {
      const issue = version && systemFieldsIssue(file.kind, version.body);
      if (issue)
        context.addIssue({ code: 'custom', ...issue, path: [name, 'body', 'fields', ...issue.path] });
    }
    if (file.schedule && !scheduledVersion(file) && file.schedule.revision !== null)
      context.addIssue({
        code: 'custom',
        path: ['schedule', 'revision'],
        message: 'is a missing version',
      });
  });
export type DocumentFile = z.infer<typeof documentFileSchema>;

export function scheduledVersion(file: Pick<DocumentFile, 'schedule' | 'draft' | 'published'>) {
  const { schedule } = file;
  if (!schedule) return undefined;
  return [schedule.version, file.draft, file.published].find(
    (version) => version?.revision === schedule.revision,
  );
}

/** Pages cannot be shown where these do not fit, so an import refuses them. */
function systemFieldsIssue(kind: string, body: Body) {
  const schema =
    kind === 'style' ? siteStyleSchema : kind === 'navigation' ? navigationFieldsSchema : undefined;
  // A body that is not valid has been reported already.
  if (!schema || typeof body !== 'object' || body === null) return undefined;
  const issue = schema.safeParse(body.fields).error?.issues[0];
  return issue && { path: issue.path, message: issue.message };
}

export const siteFileSchema = z.object({
  format: z.int(),
  id: idSchema,
  identifier: z.string().max(60),
  status: z.int(),
  websiteType: z.int(),
  createdAt: instant,
  settings: kept(siteSettingsSchema),
  hosts: z
    .array(z.object({ host: z.string().max(260), isPrimary: z.boolean(), createdAt: instant }))
    .default([]),
});
export type SiteFile = z.infer<typeof siteFileSchema>;

export const collectionFileSchema = z.object({
  id: idSchema,
  type: z.int(),
  title: z.string().max(300),
  settings: z.record(z.string(), z.unknown()),
  page: refTo('page'),
  createdAt: instant,
  source,
});
export type CollectionFile = z.infer<typeof collectionFileSchema>;

const fraction = z.number().min(0).max(1);

export const mediaFileSchema = z.array(
  z.object({
    id: idSchema,
    /** Path of the original within the export. */
    file: z.string().max(400),
    kind: z.enum(['image', 'svg', 'audio', 'video', 'file']),
    filename: z.string().min(1).max(300),
    mime: z.string().max(200),
    bytes: z.int().min(0),
    width: z.int().min(0),
    height: z.int().min(0),
    focalPoint: z.object({ x: fraction, y: fraction }),
    alt: z.string(),
    caption: z.string(),
    luminance: z.array(z.number()).readonly(),
    color: z.string().max(40),
    edit: pictureEdit.optional(),
    posterId: idSchema.optional(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
    createdAt: instant,
    source,
  }),
);
export type MediaEntry = z.infer<typeof mediaFileSchema>[number];

/** Only in an export that could not take every file along. */
export const missingFilesSchema = z.array(
  z.object({
    /** Path the file has, or would have, within the export. */
    file: z.string().max(400),
    name: z.string().max(1000),
    /** `changed`: its bytes are not those that were uploaded. */
    why: z.enum(['missing', 'changed']),
  }),
);
export type MissingFile = z.infer<typeof missingFilesSchema>[number];

/** A whole site, as an export holds it. Media stand beside it as files. */
export interface SiteContents {
  readonly site: SiteFile;
  readonly documents: readonly DocumentFile[];
  readonly collections: readonly CollectionFile[];
  readonly media: readonly MediaEntry[];
  /** Of features, by the name of their file; what is personal is there only where the export has it. */
  readonly rows: ReadonlyMap<string, readonly object[]>;
}
