/** What the calls about pictures and files answer. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import type { MediaView } from '#domain/media/media.ts';
import type { Answers } from '../http/route-list.ts';
import type { MediaUse } from './queries-usage.ts';

const fraction = z.number().min(0).max(1);

const view = z
  .object({
    id: z.string(),
    kind: z.enum(['image', 'svg', 'audio', 'video', 'file']),
    filename: z.string(),
    mime: z.string(),
    bytes: z.int(),
    width: z.int().meta({ description: 'In pixels; 0 where it is no picture.' }),
    height: z.int(),
    focalPoint: z.object({ x: fraction, y: fraction }),
    alt: z.string(),
    caption: z.string(),
    luminance: z.array(z.number()),
    color: z.string(),
    hash: z.string().meta({ description: 'Changes when the file is replaced.' }),
    url: z.string().meta({ description: 'On the hosts of its site.' }),
  })
  .meta({ id: 'Media' }) satisfies z.ZodType<MediaView>;

const listed = view
  .extend({ createdAt: instant, deletedAt: instant.nullable(), sourceId: z.string().nullable() })
  .meta({ id: 'StoredMedia' });

const use = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  path: z.string().nullable(),
  isInDraft: z.boolean(),
  isPublished: z.boolean(),
}) satisfies z.ZodType<MediaUse>;

const one = z.object({ media: view });

export const MEDIA_ANSWERS: Answers = {
  'POST /api/sites/:site/media': one,
  'POST /api/sites/:site/media/:media/replace': one,
  'GET /api/sites/:site/media': z.object({
    media: z.array(listed),
    hasMore: z.boolean(),
    total: z.int(),
  }),
  'GET /api/sites/:site/media/:media/uses': z.object({
    documents: z.array(use),
    isInSettings: z.boolean().meta({ description: 'As the logo, the icon or the picture for sharing.' }),
  }),
  'GET /api/sites/:site/media/:media': z.object({ media: listed }),
  'PATCH /api/sites/:site/media/:media': one,
  'DELETE /api/sites/:site/media/:media': one,
  'POST /api/sites/:site/media/:media/restore': one,
};
