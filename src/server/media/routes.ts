/** The files of a site for its owner: uploading, listing, changing, deleting, bringing back. */
import { Hono } from 'hono';
import { z } from 'zod';
import * as calls from '#domain/media/calls.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { FILE_MESSAGES, UPLOAD_MESSAGES } from '#domain/media/messages.ts';
import { MAX_UPLOAD_BYTES } from '#domain/media/upload-limits.ts';
import { fillMessage } from '#domain/message-template.ts';
import { recorded } from '../activity/record-activity.ts';
import { type AnswerCall, answerCalls, type Called } from '../http/answer-calls.ts';
import { attachment } from '../http/attachment.ts';
import type { Authorize } from '../http/authorize.ts';
import { streamBody } from '../http/stream-body.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { type MediaRecord, originalKey, viewOf } from '../kernel/media/records.ts';
import {
  deleteMedia,
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

const THUMBNAIL_WIDTH = 300;
const PAGE_SIZE = 100;

/** By why it is refused, and by the status with which its body is. */
const REFUSED_KIND = {
  name: 'invalid',
  size: 'too-large',
  type: 'unsupported',
  processing: 'invalid',
} as const satisfies Readonly<Record<RefusalReason, string>>;
const BODY_REFUSED_KIND = { 400: 'invalid', 413: 'too-large', 415: 'unsupported' } as const;

const MISSING = { kind: 'missing', message: 'There is no such file. It may have been deleted.' } as const;
const FAILED = { kind: 'failed', message: UPLOAD_MESSAGES.uploadFailed } as const;

const uploadFields = z.object({
  alt: z.string().max(calls.MAX_ALT_LENGTH).optional(),
  caption: z.string().max(calls.MAX_CAPTION_LENGTH).optional(),
  sourceId: z.string().min(1).max(500).optional(),
});

export function mediaRoutes(media: Media, authorize: Authorize): Hono {
  const app = new Hono();
  const answer = answerCalls(app, authorize);
  uploadRoutes(media, answer);
  readRoutes(media, answer);
  changeRoutes(media, answer);
  return app;
}

type Uploading = Pick<Called<typeof calls.upload>, 'context' | 'actor' | 'siteId'>;

function uploadRoutes(media: Media, answer: AnswerCall): void {
  answer(calls.upload, (call) =>
    receive(media, call, async (received) => presentUpload(await store(media, call, received))),
  );
  answer(calls.replace, (call) =>
    receive(media, call, async ({ filename, path }) => {
      const alsoWrite = tellStored(media, call, 'replaced');
      const input = { ...addressOf(call), filename, bytes: { path }, alsoWrite };
      const replaced = await replaceMediaFile(media, call.actor, input);
      return replaced.kind === 'missing' ? replaced : presentUpload(replaced);
    }),
  );
}

async function receive<Result>(
  media: Media,
  { context, siteId }: Uploading,
  use: (received: ReceivedUpload) => Promise<Result>,
) {
  const maxSize = formatFileSize(MAX_UPLOAD_BYTES);
  const tooLarge = fillMessage(FILE_MESSAGES.tooLarge, { fileName: '', maxSize }).replace('  ', ' ');
  const options = { tempDir: media.tempDir, maxBytes: MAX_UPLOAD_BYTES, tooLarge };
  try {
    return await withReceivedUpload(context, options, async (received) =>
      received.kind === 'refused'
        ? { kind: BODY_REFUSED_KIND[received.status], message: received.message }
        : use(received),
    );
  } catch (error) {
    media.log.error({ err: error, site: siteId }, 'an upload failed');
    return FAILED;
  }
}

async function store(media: Media, call: Uploading, received: ReceivedUpload): Promise<MediaUploaded> {
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

function presentUpload(uploaded: MediaUploaded) {
  if (uploaded.kind === 'refused') return { kind: REFUSED_KIND[uploaded.reason], message: uploaded.message };
  return { media: { ...uploaded.media, url: mediaUrl(uploaded.media) } };
}

function readRoutes(media: Media, answer: AnswerCall): void {
  answer(calls.readPage, async ({ siteId, query }) => {
    const { records, total } = await listMedia(media.db.read, siteId, {
      kinds: query.kind?.split(','),
      search: query.search?.slice(0, 200),
      isDeleted: query.deleted === 'true',
      lacksAlt: query.alt === 'missing',
      before: query.before,
      limit: PAGE_SIZE,
    });
    return { media: records.map(present), hasMore: records.length === PAGE_SIZE, total };
  });
  answer(calls.readUses, async (call) => {
    const { siteId, mediaId } = addressOf(call);
    const [documents, isSiteWide] = await Promise.all([
      findMediaUses(media.db.read, siteId, mediaId),
      isInSettings(media.db.read, siteId, mediaId),
    ]);
    return { documents, isInSettings: isSiteWide };
  });
  answer(calls.read, async (call) => {
    const record = await find(media, call);
    return record ? { media: present(record) } : MISSING;
  });
  answer(calls.fetchThumbnail, async (call) => serveThumbnail(media, await find(media, call)));
  answer(calls.fetchOriginal, async (call) => {
    const record = await find(media, call);
    const stream = record && (await media.storage.stream(originalKey(record)));
    if (!record || !stream) return MISSING;
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

async function serveThumbnail(media: Media, record: MediaRecord | undefined) {
  const spec = { width: THUMBNAIL_WIDTH, crop: undefined, format: commonFormat(record?.mime ?? '') } as const;
  const made = record?.kind === 'image' ? await media.variants.make(record, spec) : undefined;
  if (!made) return MISSING;
  return new Response(new Uint8Array(made.bytes), {
    headers: {
      ...FILE_SECURITY_HEADERS,
      'cross-origin-resource-policy': 'same-origin',
      'content-type': `image/${made.format}`,
      'cache-control': 'private, max-age=3600',
    },
  });
}

function changeRoutes(media: Media, answer: AnswerCall): void {
  answer(calls.change, async (call, { filename, ...words }) => {
    const address = addressOf(call);
    const change = async (within: Media): Promise<MediaChanged> => {
      const renamed =
        filename === undefined ? undefined : await renameMedia(within, { ...address, filename });
      return renamed && renamed.kind !== 'changed' ? renamed : updateMedia(within, { ...address, ...words });
    };
    return presentChange(await recorded(media, call, change, tellChanged('changed')));
  });
  answer(calls.remove, async (call) => {
    const remove = (within: Media) => deleteMedia(within, addressOf(call));
    return presentChange(await recorded(media, call, remove, tellChanged('deleted')));
  });
  answer(calls.restore, async (call) => {
    const restore = (within: Media) => restoreMedia(within, addressOf(call));
    return presentChange(await recorded(media, call, restore, tellChanged('restored')));
  });
}

interface Address {
  readonly siteId: string;
  readonly params: { readonly media: string };
}

function addressOf({ siteId, params }: Address): MediaAddress {
  return { siteId, mediaId: params.media };
}

function find(media: Media, { siteId, params }: Address): Promise<MediaRecord | undefined> {
  return findMedia(media.db.read, siteId, params.media);
}

function present(record: MediaRecord) {
  const view = viewOf(record);
  const { createdAt, deletedAt, sourceId } = record;
  return { ...view, url: mediaUrl(view), createdAt, deletedAt, sourceId };
}

function presentChange(changed: MediaChanged) {
  if (changed.kind !== 'changed') return changed;
  return { media: { ...changed.media, url: mediaUrl(changed.media) } };
}
