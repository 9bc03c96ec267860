/** Taking in files: whole, or in parts that go on after a connection has broken. */
import type { Context } from 'hono';
import { z } from 'zod';
import * as calls from '#domain/media/calls.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { FILE_MESSAGES, UPLOAD_MESSAGES } from '#domain/media/messages.ts';
import { MAX_UPLOAD_BYTES } from '#domain/media/upload-limits.ts';
import { fillMessage } from '#domain/message-template.ts';
import type { AnswerCall, Called } from '../http/answer-calls.ts';
import { streamBody } from '../http/read-body.ts';
import { recordStored } from './describe-media.ts';
import { finishUpload } from './finish-upload.ts';
import type { Media } from './open-media.ts';
import type { RefusalReason } from './prepare-file.ts';
import { type ReceivedUpload, withReceivedUpload } from './receive-upload.ts';
import { type MediaFileReplaced, replaceMediaFile } from './replace-media-file.ts';
import {
  appendPart,
  beginUpload,
  findUpload,
  forgetUpload,
  type UploadAddress,
} from './unfinished-uploads.ts';
import { type MediaUploaded, uploadMedia } from './upload-media.ts';

/** By why it is refused, and by the status with which its body is. */
const REFUSED_KIND = {
  name: 'invalid',
  size: 'too-large',
  type: 'unsupported',
  processing: 'invalid',
} as const satisfies Readonly<Record<RefusalReason, string>>;
const BODY_REFUSED_KIND = { 400: 'invalid', 413: 'too-large', 415: 'unsupported' } as const;

const FAILED = { kind: 'failed', message: UPLOAD_MESSAGES.uploadFailed } as const;
const GONE = {
  kind: 'missing',
  message: 'This upload does not exist. It may be finished or cancelled. Start again.',
} as const;
const AT_ANOTHER_OFFSET = {
  kind: 'conflict',
  message: 'The offset does not match the uploaded size. Read the size and continue from there.',
} as const;
const INCOMPLETE = { kind: 'incomplete', message: UPLOAD_MESSAGES.incomplete } as const;

const uploadFields = z.object({
  alt: z.string().max(calls.MAX_ALT_LENGTH).optional(),
  caption: z.string().max(calls.MAX_CAPTION_LENGTH).optional(),
  sourceId: z.string().min(1).max(500).optional(),
});

interface Uploading extends Pick<Called<typeof calls.upload>, 'actor' | 'siteId'> {
  readonly context: Context;
}

/** Files that come whole, in one request. */
export function uploadRoutes(media: Media, answer: AnswerCall): void {
  answer(calls.upload, (call) =>
    receive(media, call, async (received) => presentUpload(await store(media, call, received))),
  );
  answer(calls.replace, (call) =>
    receive(media, call, async ({ filename, path }) => {
      const { siteId } = call;
      const alsoWrite = recordStored(media, call, 'replaced');
      const input = { siteId, mediaId: call.params.media, filename, bytes: { path }, alsoWrite };
      return presentReplaced(await replaceMediaFile(media, call.actor, input));
    }),
  );
}

async function receive<Result>(
  media: Media,
  call: Uploading,
  use: (received: ReceivedUpload) => Promise<Result>,
) {
  const options = { tempDir: media.tempDir, maxBytes: MAX_UPLOAD_BYTES, tooLarge: tooLargeMessage() };
  return orFailed(media, call.siteId, () =>
    withReceivedUpload(call.context, options, async (received) =>
      received.kind === 'refused'
        ? { kind: BODY_REFUSED_KIND[received.status], message: received.message }
        : use(received),
    ),
  );
}

function tooLargeMessage(): string {
  const maxSize = formatFileSize(MAX_UPLOAD_BYTES);
  return fillMessage(FILE_MESSAGES.tooLarge, { fileName: '', maxSize }).replace('  ', ' ');
}

/** A failing disk is told in words that help whoever uploads; what it was is logged. */
async function orFailed<Result>(media: Media, siteId: string, work: () => Promise<Result>) {
  try {
    return await work();
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
    alsoWrite: recordStored(media, call, 'uploaded'),
    ...(alt === undefined ? {} : { alt }),
    ...(caption === undefined ? {} : { caption }),
    ...(sourceId === undefined ? {} : { sourceId }),
  });
}

function presentUpload(uploaded: MediaUploaded) {
  if (uploaded.kind === 'refused') return { kind: REFUSED_KIND[uploaded.reason], message: uploaded.message };
  return { media: { ...uploaded.media, url: mediaUrl(uploaded.media) } };
}

function presentReplaced(replaced: MediaFileReplaced) {
  return replaced.kind === 'missing' ? replaced : presentUpload(replaced);
}

/** Files that come in parts. */
export function partRoutes(media: Media, answer: AnswerCall): void {
  answer(calls.beginUpload, async ({ siteId }, body) => {
    const begun = await beginUpload(media, { siteId, ...body });
    if (begun.kind === 'begun') return { upload: begun.upload };
    return { kind: begun.reason === 'size' ? 'too-large' : 'invalid', message: begun.message } as const;
  });
  answer(calls.readUpload, async (call) => {
    const upload = await findUpload(media, addressOf(call));
    return upload ? { upload } : GONE;
  });
  answer(calls.sendPart, async (call) => {
    const body = streamBody(call.context, MAX_UPLOAD_BYTES);
    const part = { ...addressOf(call), offset: Number(call.query.offset), body };
    const appended = await appendPart(media, part);
    switch (appended.kind) {
      case 'stored':
        return { upload: appended.upload };
      case 'missing':
        return GONE;
      case 'conflict':
        return AT_ANOTHER_OFFSET;
      case 'incomplete':
        return INCOMPLETE;
      case 'too-large':
        return { kind: 'too-large', message: tooLargeMessage() } as const;
    }
  });
  answer(calls.finishUpload, (call, { filename, bytes, replaces }) =>
    orFailed(media, call.siteId, async () => {
      const alsoWrite = recordStored(media, call, replaces === undefined ? 'uploaded' : 'replaced');
      const input = { ...addressOf(call), filename, bytes, replaces, alsoWrite };
      const finished = await finishUpload(media, call.actor, input);
      if (finished.kind === 'gone') return GONE;
      return finished.kind === 'conflict' ? AT_ANOTHER_OFFSET : presentReplaced(finished);
    }),
  );
  answer(calls.cancelUpload, async (call) => {
    const upload = await findUpload(media, addressOf(call));
    if (!upload) return GONE;
    await forgetUpload(media, addressOf(call));
    return { upload };
  });
}

interface Address {
  readonly siteId: string;
  readonly params: { readonly upload: string };
}

function addressOf({ siteId, params }: Address): UploadAddress {
  return { siteId, uploadId: params.upload };
}
