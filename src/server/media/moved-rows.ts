/** Folders and labels of files move with a site. */

import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { groupKind, MAX_GROUP_NAME } from '#domain/media/calls-groups.ts';
import { chunks } from '../db/chunks.ts';
import { eachPage } from '../kernel/moves/each-page.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import {
  deleteAllGroups,
  insertGroup,
  insertMembers,
  keepOwnMedia,
  listFilledAfter,
} from './queries-groups.ts';

const entry = z.object({
  id: idSchema,
  kind: groupKind,
  name: z.string().min(1).max(MAX_GROUP_NAME),
  media: z.array(idSchema),
});

const groups: MovedRows<z.infer<typeof entry>> = {
  file: 'media-groups.json',
  entry,
  async *read(db, siteId) {
    for await (const page of eachPage((after, limit) => listFilledAfter(db, siteId, after, limit)))
      yield page.map((group) => ({ ...group, media: [...group.media] }));
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ mediaGroups: [id] }),
  check(all, whole) {
    const once = whole.once('the name');
    for (const [index, { id, kind, name }] of all.entries()) {
      whole.seeId(id, `${index}.id`);
      once(`${kind} ${name}`, `${index}.name`);
    }
  },
  clear: deleteAllGroups,
  async insert(tx, siteId, entries) {
    for (const { media, ...group } of entries) {
      await insertGroup(tx, siteId, group);
      // What is deleted for good before an export is written is in no list of files.
      for (const some of chunks(media))
        await insertMembers(tx, group.id, await keepOwnMedia(tx, siteId, some));
    }
  },
};

export const moved = [groups];
