/** The calls about the files of a site. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { MAX_STRAIGHTEN, MIN_CROP_SIDE } from './edit-limits.ts';

export const MAX_ALT_LENGTH = 1000;
export const MAX_CAPTION_LENGTH = 5000;

const MEDIA = '/api/sites/:site/media';
const FILE = `${MEDIA}/:media`;
const may = 'config.media';
const errors = { missing: 404 } as const;

/** From the top left corner. */
const fraction = z.number().min(0).max(1);

/** A part of what straightening leaves of a picture, in shares of it. */
const cropBox = z.strictObject({
  x: fraction,
  y: fraction,
  width: z.number().min(MIN_CROP_SIDE).max(1),
  height: z.number().min(MIN_CROP_SIDE).max(1),
});
export type PictureCropBox = Shape<typeof cropBox>;

export const pictureEdit = z
  .strictObject({
    rotate: z
      .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
      .meta({ description: 'Clockwise.' }),
    straighten: z
      .number()
      .min(-MAX_STRAIGHTEN)
      .max(MAX_STRAIGHTEN)
      .meta({ description: 'Degrees, clockwise.' }),
    crop: cropBox,
  })
  .meta({ id: 'PictureEdit' });
export type PictureEdit = Shape<typeof pictureEdit>;

/** A file, as pages see it. */
const view = z
  .object({
    id: z.string(),
    kind: z.enum(['image', 'svg', 'audio', 'video', 'file']),
    filename: z.string(),
    mime: z.string(),
    /** Size of the original. */
    bytes: z.int(),
    width: z.int().meta({ description: 'In pixels. 0 for other files.' }),
    height: z.int(),
    focalPoint: z.object({ x: fraction, y: fraction }),
    alt: z.string(),
    caption: z.string(),
    /** Relative luminance 0 to 1 of a 4 × 4 grid over the picture, row by row; empty if unknown. */
    luminance: z.array(z.number()),
    /** Average colour as `#rrggbb`, shown while the picture loads. */
    color: z.string(),
    edit: pictureEdit
      .optional()
      .meta({ description: 'How a picture is turned and cut; its file is as it came.' }),
    posterId: z.string().optional().meta({ description: 'Of a video: the picture shown until it plays.' }),
    addedAt: instant.optional().meta({ description: 'Of a video: when it was uploaded.' }),
    hash: z.string().meta({ description: 'Changes when the file is replaced or edited.' }),
    url: z.string().meta({ description: 'On the hosts of its site.' }),
  })
  .meta({ id: 'Media' });
export type MediaView = Omit<Shape<typeof view>, 'url'>;
export type FocalPoint = MediaView['focalPoint'];

const stored = view
  .extend({ createdAt: instant, deletedAt: instant.nullable(), sourceId: z.string().nullable() })
  .meta({ id: 'StoredMedia' });

/** A document that shows a file, in its draft, in what is published, or in both. */
const use = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  path: z.string().nullable(),
  isInDraft: z.boolean(),
  isPublished: z.boolean(),
});
export type MediaUse = Shape<typeof use>;

const one = z.object({ media: view });
const uploadErrors = { invalid: 400, 'too-large': 413, unsupported: 415, failed: 500 } as const;

export const upload = call('POST', MEDIA, {
  may,
  summary: 'Uploads a file.',
  answer: one,
  status: 201,
  errors: uploadErrors,
  leaves: 'media.uploaded',
});

export const replace = call('POST', `${FILE}/replace`, {
  may,
  summary: 'Replaces a file. Its id, texts and focal point are kept, so pages show it right away.',
  answer: one,
  status: 201,
  errors: { ...uploadErrors, ...errors },
  leaves: 'media.replaced',
});

/** A file that comes in parts, so that a connection that breaks costs no more than what was on its way. */
const unfinished = z
  .object({
    id: z.string().meta({ description: 'Of the upload, and of the file that becomes of it.' }),
    offset: z.int().meta({ description: 'How many bytes are stored: the next part begins here.' }),
  })
  .meta({ id: 'UnfinishedUpload' });

const UPLOADS = `${MEDIA}/uploads`;
const UPLOAD = `${UPLOADS}/:upload`;
const unfinishedOne = z.object({ upload: unfinished });
const bytes = z.int().min(0);
const name = z.string().max(1000);

export const beginUpload = call('POST', UPLOADS, {
  may,
  summary: 'Starts an upload in parts.',
  description: 'Unfinished uploads are deleted a day after their last part.',
  body: z.strictObject({ filename: name, bytes }),
  answer: unfinishedOne,
  status: 201,
  errors: { invalid: 400, 'too-large': 413 },
});

export const readUpload = call('GET', UPLOAD, {
  may,
  summary: 'Returns how much of a file has been uploaded.',
  answer: unfinishedOne,
  cache: 'no-store',
  errors,
});

export const sendPart = call('PATCH', UPLOAD, {
  may,
  summary: 'Stores the next part of a file, which begins at `offset`.',
  description: 'If a part is cut off, what arrived is kept. Read how much that is and continue from there.',
  query: z.object({ offset: z.string().regex(/^\d{1,15}$/) }),
  refusesQuery: 'Give the first byte of the part as “offset”.',
  takes: 'application/octet-stream',
  answer: unfinishedOne,
  errors: { ...errors, conflict: 409, incomplete: 400, 'too-large': 413 },
});

export const finishUpload = call('POST', `${UPLOAD}/finish`, {
  may,
  summary: 'Completes an upload in parts, as a new file or as a replacement.',
  description: 'Repeating the call returns the same file.',
  body: z.strictObject({
    filename: name,
    bytes,
    replaces: z.string().optional().meta({ description: 'The id of the file to replace.' }),
  }),
  answer: one,
  status: 201,
  errors: { ...uploadErrors, ...errors, conflict: 409 },
  leaves: ['media.uploaded', 'media.replaced'],
});

export const cancelUpload = call('DELETE', UPLOAD, {
  may,
  summary: 'Cancels an unfinished upload.',
  answer: unfinishedOne,
  errors,
});

export const readPage = call('GET', MEDIA, {
  may: 'read',
  summary:
    'The files of a site, newest first: by `kind` (several with commas), words to `search`, a folder or label as `group`, `alt=missing`, `deleted=true`, `ids` (up to 100 with commas), and `before` the last one seen.',
  query: z.object({
    ids: z.string().optional(),
    kind: z.string().optional(),
    search: z.string().optional(),
    group: z.string().optional(),
    alt: z.literal('missing').optional(),
    deleted: z.literal('true').optional(),
    before: z.string().optional(),
  }),
  describesQuery: true,
  answer: z.object({ media: z.array(stored), hasMore: z.boolean(), total: z.int() }),
});

export const readUses = call('GET', `${FILE}/uses`, {
  may: 'read',
  summary: 'Lists where a file is used.',
  answer: z.object({
    documents: z.array(use),
    isInSettings: z.boolean().meta({ description: 'As the logo, the icon or the sharing picture.' }),
  }),
});

export const read = call('GET', FILE, {
  may: 'read',
  summary: 'Returns a file’s details.',
  answer: z.object({ media: stored }),
  errors,
});

export const fetchThumbnail = call('GET', `${FILE}/thumbnail`, {
  may: 'read',
  summary: 'Returns a small copy of a picture, also if deleted.',
  gives: 'image/*',
  personal: 'none',
  errors,
});

export const fetchOriginal = call('GET', `${FILE}/original`, {
  may: 'read',
  summary: 'Downloads a file as it was uploaded.',
  gives: 'application/octet-stream',
  personal: 'none',
  errors,
});

export const change = call('PATCH', FILE, {
  may,
  summary: 'Changes a file’s name, alt text, caption or focal point, or a video’s picture.',
  body: z.strictObject({
    filename: name.optional(),
    alt: z.string().max(MAX_ALT_LENGTH).optional(),
    caption: z.string().max(MAX_CAPTION_LENGTH).optional(),
    focalPoint: z.strictObject({ x: fraction, y: fraction }).optional(),
    posterId: z.string().max(40).nullable().optional().meta({
      description: 'Of a video: a picture of the same site, shown until it plays.',
    }),
  }),
  answer: one,
  errors: { missing: 404, invalid: 400 },
  leaves: 'media.changed',
});

export const edit = call('PUT', `${FILE}/edit`, {
  may,
  summary: 'Rotates, straightens and crops a picture. The original file is kept.',
  description: 'Pages show the change right away. The focal point stays in place unless you give another.',
  body: z.strictObject({
    edit: pictureEdit,
    focalPoint: z.strictObject({ x: fraction, y: fraction }).optional(),
  }),
  answer: one,
  errors: { missing: 404, invalid: 400, failed: 500 },
  leaves: 'media.changed',
});

export const fetchUnedited = call('GET', `${FILE}/unedited`, {
  may: 'read',
  summary: 'Returns an upright, uncropped copy of a picture, 1000 pixels wide.',
  gives: 'image/*',
  personal: 'none',
  errors,
});

export const remove = call('DELETE', FILE, {
  may,
  summary: 'Moves a file to the trash.',
  answer: one,
  errors: { missing: 404, invalid: 400 },
  leaves: 'media.deleted',
});

export const restore = call('POST', `${FILE}/restore`, {
  may,
  summary: 'Restores a file from the trash.',
  answer: one,
  errors: { missing: 404, invalid: 400 },
  leaves: 'media.restored',
});
