/** The files of a site for its owner: listing, changing, deleting, bringing back. */
import { Hono } from 'hono';
import * as calls from '#domain/media/calls.ts';
import type { FileType } from '#domain/media/file-type.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { pick } from '#domain/pick.ts';
import { recorded } from '../activity/record-activity.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import { attachment } from '../http/attachment.ts';
import type { Authorize } from '../http/authorize.ts';
import { streamBody } from '../http/stream-body.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { type MediaRecord, originalKey, viewOf } from '../kernel/media/records.ts';
import { type SealDeps, sealMedia } from '../kernel/media/seal-media.ts';
import {
  deleteMedia,
  type MediaAddress,
  type MediaChanged,
  renameMedia,
  restoreMedia,
  updateMedia,
} from './change-media.ts';
import { describeChange, recordStored } from './describe-media.ts';
import { editPicture } from './edit-picture.ts';
import { FILE_SECURITY_HEADERS } from './file-headers.ts';
import { groupRoutes } from './group-routes.ts';
import type { Media } from './open-media.ts';
import { listMedia } from './queries.ts';
import { findMediaUses, isInSettings } from './queries-usage.ts';
import { servePreview } from './serve-preview.ts';
import { partRoutes, uploadRoutes } from './upload-routes.ts';

const THUMBNAIL = { width: 300, cacheControl: 'private, max-age=3600' };
/** Another file may take its place under the same address. */
const UNEDITED_PREVIEW = { width: 1000, cacheControl: 'private, no-cache' };
const PAGE_SIZE = 100;

const MISSING = {
  kind: 'missing',
  message: 'This file no longer exists. It may have been deleted.',
} as const;
type Routed = SealDeps & { readonly authorize: Authorize };

export function mediaRoutes(media: Media, { authorize, ...seal }: Routed): Hono {
  const app = new Hono();
  const answer = answerCalls(app, authorize);
  uploadRoutes(media, answer);
  partRoutes(media, answer);
  readRoutes(media, seal, answer);
  changeRoutes(media, answer);
  groupRoutes(media, answer);
  return app;
}

function readRoutes(media: Media, seal: SealDeps, answer: AnswerCall): void {
  const present = async (siteId: string, records: readonly MediaRecord[]) =>
    (
      await sealMedia(
        { ...seal, db: media.db.read },
        siteId,
        records.map((record) => ({
          ...viewOf(record),
          ...pick(record, 'createdAt', 'deletedAt', 'sourceId'),
        })),
      )
    ).map((view) => ({ ...view, url: mediaUrl(view) }));
  answer(calls.readPage, async ({ siteId, query }) => {
    const { records, total } = await listMedia(media.db.read, siteId, {
      ids: query.ids?.split(',').slice(0, PAGE_SIZE),
      // What is no kind finds nothing.
      kinds: query.kind?.split(',') as FileType['kind'][] | undefined,
      search: query.search?.slice(0, 200),
      isDeleted: query.deleted === 'true',
      groupId: query.group,
      lacksAlt: query.alt === 'missing',
      before: query.before,
      limit: PAGE_SIZE,
    });
    return { media: await present(siteId, records), hasMore: records.length === PAGE_SIZE, total };
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
    const [shown] = record ? await present(call.siteId, [record]) : [];
    return shown ? { media: shown } : MISSING;
  });
  answer(
    calls.fetchThumbnail,
    async (call) => (await servePreview(media, await find(media, call), THUMBNAIL)) ?? MISSING,
  );
  answer(calls.fetchUnedited, async (call) => {
    const record = await find(media, call);
    const unedited = record && { ...record, edit: null };
    return (await servePreview(media, unedited, UNEDITED_PREVIEW)) ?? MISSING;
  });
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

function changeRoutes(media: Media, answer: AnswerCall): void {
  answer(calls.change, async (call, { filename, ...words }) => {
    const address = addressOf(call);
    const change = async (within: Media): Promise<MediaChanged> => {
      const renamed =
        filename === undefined ? undefined : await renameMedia(within, { ...address, filename });
      return renamed && renamed.kind !== 'changed' ? renamed : updateMedia(within, { ...address, ...words });
    };
    return presentChange(await recorded(media, call, change, describeChange('changed')));
  });
  answer(calls.edit, async (call, body) => {
    const alsoWrite = recordStored(media, call, 'changed');
    const edited = await editPicture(media, { ...addressOf(call), ...body, alsoWrite });
    return edited.kind === 'edited' ? { media: { ...edited.media, url: mediaUrl(edited.media) } } : edited;
  });
  answer(calls.remove, async (call) => {
    const remove = (within: Media) => deleteMedia(within, addressOf(call));
    return presentChange(await recorded(media, call, remove, describeChange('deleted')));
  });
  answer(calls.restore, async (call) => {
    const restore = (within: Media) => restoreMedia(within, addressOf(call));
    return presentChange(await recorded(media, call, restore, describeChange('restored')));
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

function presentChange(changed: MediaChanged) {
  if (changed.kind !== 'changed') return changed;
  return { media: { ...changed.media, url: mediaUrl(changed.media) } };
}
