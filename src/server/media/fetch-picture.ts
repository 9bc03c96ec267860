/** Takes a picture from another site into the media library. No address is asked twice. */
import { createHash } from 'node:crypto';
import { readFileName } from '#domain/media/file-name.ts';
import { pictureAddress } from '#domain/media/picture-address.ts';
import type { Actor } from '../deps.ts';
import { type GetPictureDeps, getPicture } from './get-picture.ts';
import type { Media } from './open-media.ts';
import { type FetchedFile, findFetched, noteFetched } from './queries-fetched.ts';
import { uploadMedia } from './upload-media.ts';

interface WantedPicture {
  readonly siteId: string;
  readonly address: string;
  readonly alt?: string;
  readonly caption?: string;
  /** What an import knows it by; absent: its address. */
  readonly sourceId?: string;
}

export type FetchPicture = (wanted: WantedPicture, signal: AbortSignal) => Promise<FetchedFile>;

const MAX_TEXT = 1000;

export function pictureFetcher(media: Media, deps: GetPictureDeps, actor: Actor): FetchPicture {
  return (wanted, signal) => {
    const address = pictureAddress(wanted.address);
    if (address === undefined)
      return Promise.resolve({ kind: 'failed', reason: 'This is not an address of the web.' });
    // Two who want the same picture at the same time share it.
    return media.uploads.run(`fetch ${wanted.siteId} ${address}`, () =>
      fetchOnce(media, deps, actor, { ...wanted, address }, signal),
    );
  };
}

async function fetchOnce(
  media: Media,
  deps: GetPictureDeps,
  actor: Actor,
  wanted: WantedPicture,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const { siteId, address } = wanted;
  const known = await findFetched(media.db.read, wanted);
  if (known) return known;
  signal.throwIfAborted();
  const got = await getPicture(deps, address, signal);
  const asked = { siteId, address };
  const stored = got.kind === 'failed' ? got : await store(media, actor, wanted, got);
  const problem = stored.kind === 'failed' ? stored.reason : null;
  const mediaId = stored.kind === 'failed' ? null : stored.media.id;
  await media.db.write((tx) => noteFetched(tx, asked, { mediaId, problem, askedAt: media.now() }));
  return stored;
}

async function store(
  media: Media,
  actor: Actor,
  { siteId, address, alt = '', caption = '', sourceId }: WantedPicture,
  { bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string },
): Promise<FetchedFile> {
  const uploaded = await uploadMedia(media, actor, {
    siteId,
    bytes,
    filename: readFileName(filename).ok ? filename : 'picture',
    alt: alt.slice(0, MAX_TEXT).toWellFormed(),
    caption: caption.slice(0, MAX_TEXT).toWellFormed(),
    // The same one again after a crash is the same file.
    sourceId: sourceId ?? `fetched:${createHash('sha256').update(address).digest('hex').slice(0, 40)}`,
  });
  return uploaded.kind === 'stored' ? uploaded : { kind: 'failed', reason: uploaded.message };
}
