/** The files of a site for its owner: uploading, listing, changing, deleting, bringing back. */

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { formatFileSize } from '#domain/media/file-size.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { FILE_MESSAGES, UPLOAD_MESSAGES } from '#domain/media/messages.ts';
import { MAX_UPLOAD_BYTES } from '#domain/media/upload-limits.ts';
import { fillMessage } from '#domain/message-template.ts';
import { recorded } from '../activity/record-activity.ts';
import { type Call, type RouteWriter, routeWriter } from '../http/api-routes.ts';
import { attachment } from '../http/attachment.ts';
import type { Authorize } from '../http/authorize.ts';
import { type RouteAbout, withAnswers } from '../http/route-list.ts';
import { streamBody } from '../http/stream-body.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { type MediaRecord, originalKey, viewOf } from '../kernel/media/records.ts';
import { MEDIA_ANSWERS } from './answers.ts';
import {
  deleteMedia,
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  type MediaAddress,
  type MediaChanged,
  renameMedia,
  restoreMedia,
  updateMedia,
} from './change-media.ts';
import { commonFormat } from './choose-format.ts';
import { FILE_SECURITY_HEADERS } from './file-headers.ts';
import type { Media } from './open-media.ts';
import type { RefusalReason } from './prepare-file.ts';
import { listMedia } from './queries.ts';
import { findMediaUses, isInSettings } from './queries-usage.ts';
import { type ReceivedUpload, withReceivedUpload } from './receive-upload.ts';
import { replaceMediaFile } from './replace-media-file.ts';
import { tellChanged, tellStored } from './tell.ts';
import { type MediaUploaded, uploadMedia } from './upload-media.ts';

const SITE = '/api/sites/:site/media';
const FILE = `${SITE}/:media`;
const REPLACE =
  'Puts another file in the place of this one: the same id, words and focal point, so that pages show it at once.';
const ORIGINAL = { summary: 'Fetches a file as it was uploaded.', gives: 'application/octet-stream' };
const THUMBNAIL: RouteAbout = {
  summary: 'A small copy of a picture, of a deleted one, too.',
  gives: 'image/*',
};
const THUMBNAIL_WIDTH = 300;
const PAGE_SIZE = 100;
const LIST =
  'The files of a site, newest first: by `kind` (several with commas), words to `search`, `alt=missing`, `deleted=true`, and `before` the last one seen.';

const REFUSED_STATUS: Readonly<Record<RefusalReason, 400 | 413 | 415>> = {
  name: 400,
  size: 413,
  type: 415,
  processing: 400,
};

const changeInput = z.strictObject({
  filename: z.string().max(1000).optional(),
  alt: z.string().max(MAX_ALT_LENGTH).optional(),
  caption: z.string().max(MAX_CAPTION_LENGTH).optional(),
  focalPoint: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
});

const uploadFields = z.object({
  alt: z.string().max(MAX_ALT_LENGTH).optional(),
  caption: z.string().max(MAX_CAPTION_LENGTH).optional(),
  sourceId: z.string().min(1).max(500).optional(),
});

export function mediaRoutes(media: Media, authorize: Authorize): Hono {
  const app = new Hono();
  const routes = routeWriter(app, authorize);
  uploadRoutes(media, routes);
  readRoutes(media, routes);
  changeRoutes(media, routes);
  return withAnswers(app, MEDIA_ANSWERS);
}

function uploadRoutes(media: Media, { route }: RouteWriter): void {
  route('POST', SITE, 'config.media', 'Takes in a file.', (call) =>
    receive(media, call, async (received) => presentUpload(call.context, await store(media, call, received))),
  );
  route('POST', `${FILE}/replace`, 'config.media', REPLACE, (call) =>
    receive(media, call, async ({ filename, path }) => {
      const alsoWrite = tellStored(media, call, 'replaced');
      const input = { ...addressOf(call), filename, bytes: { path }, alsoWrite };
      const replaced = await replaceMediaFile(media, call.actor, input);
      return replaced.kind === 'missing'
        ? fail(call.context, 404, replaced.message)
        : presentUpload(call.context, replaced);
    }),
  );
}

async function receive(
  media: Media,
  call: Call,
  use: (received: ReceivedUpload) => Promise<Response>,
): Promise<Response> {
  const maxSize = formatFileSize(MAX_UPLOAD_BYTES);
  const tooLarge = fillMessage(FILE_MESSAGES.tooLarge, { fileName: '', maxSize }).replace('  ', ' ');
  const options = { tempDir: media.tempDir, maxBytes: MAX_UPLOAD_BYTES, tooLarge };
  try {
    return await withReceivedUpload(call.context, options, async (received) =>
      received.kind === 'refused' ? fail(call.context, received.status, received.message) : use(received),
    );
  } catch (error) {
    media.log.error({ err: error, site: call.siteId }, 'an upload failed');
    return call.context.json({ error: { kind: 'failed', message: UPLOAD_MESSAGES.uploadFailed } }, 500);
  }
}

async function store(media: Media, call: Call, received: ReceivedUpload): Promise<MediaUploaded> {
  const fields = uploadFields.safeParse(received.fields);
  if (!fields.success) {
    const issue = fields.error.issues[0];
    return { kind: 'refused', reason: 'name', message: `${issue?.path.join('.')}: ${issue?.message}` };
  }
  const { alt, caption, sourceId } = fields.data;
  return uploadMedia(media, call.actor, {
    siteId: call.siteId,
    filename: received.filename,
    bytes: { path: received.path },
    alsoWrite: tellStored(media, call, 'uploaded'),
    ...(alt === undefined ? {} : { alt }),
    ...(caption === undefined ? {} : { caption }),
    ...(sourceId === undefined ? {} : { sourceId }),
  });
}

function presentUpload(context: Context, uploaded: MediaUploaded): Response {
  if (uploaded.kind === 'refused') return fail(context, REFUSED_STATUS[uploaded.reason], uploaded.message);
  return context.json({ media: { ...uploaded.media, url: mediaUrl(uploaded.media) } }, 201);
}

function readRoutes(media: Media, { route }: RouteWriter): void {
  route('GET', SITE, 'read', LIST, async ({ context, siteId }) => {
    const { records, total } = await listMedia(media.db.read, siteId, {
      kinds: context.req.query('kind')?.split(','),
      search: context.req.query('search')?.slice(0, 200),
      isDeleted: context.req.query('deleted') === 'true',
      lacksAlt: context.req.query('alt') === 'missing',
      before: context.req.query('before'),
      limit: PAGE_SIZE,
    });
    return context.json({ media: records.map(present), hasMore: records.length === PAGE_SIZE, total });
  });
  route('GET', `${FILE}/uses`, 'read', 'Where a file is shown.', async (call) => {
    const { siteId, mediaId } = addressOf(call);
    const [documents, isSiteWide] = await Promise.all([
      findMediaUses(media.db.read, siteId, mediaId),
      isInSettings(media.db.read, siteId, mediaId),
    ]);
    return call.context.json({ documents, isInSettings: isSiteWide });
  });
  route('GET', FILE, 'read', 'Reads what is known of a file.', async (call) => {
    const record = await find(media, call);
    return record ? call.context.json({ media: present(record) }) : missing(call.context);
  });
  route('GET', `${FILE}/thumbnail`, 'read', THUMBNAIL, (call) => serveThumbnail(media, call));
  route('GET', `${FILE}/original`, 'read', ORIGINAL, async (call) => {
    const record = await find(media, call);
    const stream = record && (await media.storage.stream(originalKey(record)));
    if (!record || !stream) return missing(call.context);
    return new Response(streamBody(stream), {
      headers: {
        ...FILE_SECURITY_HEADERS,
        'content-type': 'application/octet-stream',
        'content-length': String(record.bytes),
        'content-disposition': attachment(record.filename),
        'cache-control': 'private, no-store',
      },
    });
  });
}

async function serveThumbnail(media: Media, call: Call): Promise<Response> {
  const record = await find(media, call);
  const spec = { width: THUMBNAIL_WIDTH, crop: undefined, format: commonFormat(record?.mime ?? '') } as const;
  const made = record?.kind === 'image' ? await media.variants.make(record, spec) : undefined;
  if (!made) return missing(call.context);
  return new Response(new Uint8Array(made.bytes), {
    headers: {
      ...FILE_SECURITY_HEADERS,
      'cross-origin-resource-policy': 'same-origin',
      'content-type': `image/${made.format}`,
      'cache-control': 'private, max-age=3600',
    },
  });
}

function changeRoutes(media: Media, { route, bodyRoute }: RouteWriter): void {
  const words = 'Changes the name, alt text, caption or focal point of a file.';
  bodyRoute('PATCH', FILE, 'config.media', changeInput, words, async (call, { filename, ...words }) => {
    const address = addressOf(call);
    const change = async (within: Media): Promise<MediaChanged> => {
      const renamed =
        filename === undefined ? undefined : await renameMedia(within, { ...address, filename });
      return renamed && renamed.kind !== 'changed' ? renamed : updateMedia(within, { ...address, ...words });
    };
    return presentChange(call.context, await recorded(media, call, change, tellChanged('changed')));
  });
  route('DELETE', FILE, 'config.media', 'Puts a file into the trash.', async (call) =>
    presentChange(
      call.context,
      await recorded(media, call, (within) => deleteMedia(within, addressOf(call)), tellChanged('deleted')),
    ),
  );
  route('POST', `${FILE}/restore`, 'config.media', 'Brings a file back from the trash.', async (call) =>
    presentChange(
      call.context,
      await recorded(media, call, (within) => restoreMedia(within, addressOf(call)), tellChanged('restored')),
    ),
  );
}

function addressOf(call: Call): MediaAddress {
  return { siteId: call.siteId, mediaId: call.param('media') };
}

function find(media: Media, call: Call): Promise<MediaRecord | undefined> {
  return findMedia(media.db.read, call.siteId, call.param('media'));
}

function present(record: MediaRecord) {
  const view = viewOf(record);
  const { createdAt, deletedAt, sourceId } = record;
  return { ...view, url: mediaUrl(view), createdAt, deletedAt, sourceId };
}

function presentChange(context: Context, changed: MediaChanged): Response {
  switch (changed.kind) {
    case 'changed':
      return context.json({ media: { ...changed.media, url: mediaUrl(changed.media) } });
    case 'missing':
      return fail(context, 404, changed.message);
    case 'invalid':
      return fail(context, 400, changed.message);
  }
}

function missing(context: Context): Response {
  return fail(context, 404, 'There is no such file. It may have been deleted.');
}

const FAILURES = { 400: 'invalid', 404: 'missing', 413: 'too-large', 415: 'unsupported' } as const;

function fail(context: Context, status: 400 | 404 | 413 | 415, message: string): Response {
  return context.json({ error: { kind: FAILURES[status], message } }, status);
}
