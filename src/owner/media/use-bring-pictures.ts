/** Brings the pictures of an album in, one after the other, into a folder that is called like the album. */

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createGroup, MAX_GROUP_NAME, readGroups } from '#domain/media/calls-groups.ts';
import {
  type Album,
  type AlbumPicture,
  bringPicture,
  MAX_PICTURES,
  readAlbum,
} from '#domain/photo-service/calls.ts';
import { foldCase } from '#domain/search/fold.ts';
import { call, messageOf } from '../api.ts';
import { mediaListKey } from './library/media-item.ts';
import { groupsQuery } from './library/use-groups.ts';

interface FailedPicture extends AlbumPicture {
  readonly why: string;
}

export interface Bringing {
  readonly album: Album;
  /** Pictures of the album that have been gone through, this time and before; those that failed with them. */
  readonly done: number;
  /** Where this time ends. */
  readonly upTo: number;
  readonly total: number;
  readonly failed: readonly FailedPicture[];
  readonly isRunning: boolean;
  readonly error?: unknown;
}

export interface BringPictures {
  readonly state: Bringing | undefined;
  /** Goes on where it was, if it was the same album. */
  readonly start: (address: string, album: Album) => Promise<void>;
  readonly stop: () => void;
}

export function useBringPictures(siteId: string): BringPictures {
  const client = useQueryClient();
  const [state, setState] = useState<Bringing>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async (address: string, album: Album) => {
    const stopper = new AbortController();
    stopping.current = stopper;
    const { signal } = stopper;
    const before = state?.album.id === album.id ? state : beginningOf(album);
    let now: Bringing = { ...before, isRunning: true };
    const change = (next: Partial<Bringing>) => {
      now = { ...now, ...next };
      setState(now);
    };
    change({ error: undefined });
    try {
      const { pictures, total } = await picturesToBring(siteId, address, before, signal);
      change({ upTo: now.done + (now.failed.length > 0 ? 0 : pictures.length), total });
      const folder = await folderCalled(siteId, album.name);
      await bringEach(pictures, { site: siteId, address, folder, signal }, (picture, why) =>
        change(gone(now, picture, why)),
      );
    } catch (error) {
      if (!signal.aborted) change({ error });
    }
    change({ isRunning: false });
    await Promise.all([
      client.invalidateQueries({ queryKey: groupsQuery(siteId).queryKey }),
      client.invalidateQueries({ queryKey: mediaListKey(siteId) }),
    ]);
  };
  return { state, start, stop: () => stopping.current?.abort() };
}

/** One that failed before stays where it was counted, and is named only while it fails. */
function gone(
  { done, failed }: Bringing,
  picture: AlbumPicture,
  why: string | undefined,
): Pick<Bringing, 'done' | 'failed'> {
  const others = failed.filter(({ id }) => id !== picture.id);
  const isNew = others.length === failed.length;
  return { done: isNew ? done + 1 : done, failed: why ? [...others, { ...picture, why }] : others };
}

function beginningOf(album: Album): Bringing {
  return { album, done: 0, upTo: 0, total: album.pictures, failed: [], isRunning: false };
}

/** Those that failed, else the next ones. */
async function picturesToBring(
  site: string,
  address: string,
  { album, done, failed, total }: Bringing,
  signal: AbortSignal,
): Promise<{ readonly pictures: readonly AlbumPicture[]; readonly total: number }> {
  if (failed.length > 0) return { pictures: failed, total };
  const page = Math.floor(done / MAX_PICTURES);
  const body = { address, album: album.id, page };
  const read = await call(readAlbum, { site, body }, { signal });
  return { pictures: read.pictures.slice(done - page * MAX_PICTURES), total: read.total };
}

interface BringEach {
  readonly site: string;
  readonly address: string;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** @param onEach why it did not come, where it did not; not called any more once it was stopped */
async function bringEach(
  pictures: readonly AlbumPicture[],
  { site, address, folder, signal }: BringEach,
  onEach: (picture: AlbumPicture, why: string | undefined) => void,
): Promise<void> {
  for (const picture of pictures) {
    const body = { address, picture: picture.id, folder };
    const why = await call(bringPicture, { site, body }, { signal }).then(() => undefined, messageOf);
    if (signal.aborted) return;
    onEach(picture, why);
  }
}

async function folderCalled(site: string, name: string): Promise<string> {
  const { groups } = await call(readGroups, { site });
  const wanted = name.slice(0, MAX_GROUP_NAME).trim();
  const there = groups.find((group) => group.kind === 'folder' && foldCase(group.name) === foldCase(wanted));
  return there?.id ?? (await call(createGroup, { site, body: { kind: 'folder', name: wanted } })).group.id;
}
