/** Pictures and files: taken in, made fit for pages, served, removed. */
import { z } from 'zod';
import { HOUR_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { job, recurringJob } from '../jobs/job.ts';
import { purgeMedia } from './change-media.ts';
import { photoServiceRoutes } from './photo-service-routes.ts';
import { listGroupPictures } from './queries.ts';
import { removeStale } from './remove-stale.ts';
import { mediaRoutes } from './routes.ts';
import { fileRoutes } from './serve-file.ts';
import { videoRoutes } from './video-routes.ts';
import { warmVariants } from './warm-variants.ts';

const medium = z.object({ siteId: z.string(), mediaId: z.string() });

export const feature: MakeFeature = (kernel, common) => {
  const { media } = common;
  return {
    page: {
      data: (db, { id }) => ({
        mediaInGroup: (groupId, limit) => listGroupPictures(db, id, groupId, limit),
      }),
    },
    routes: {
      owner: [mediaRoutes(media, kernel), videoRoutes(kernel, media), photoServiceRoutes(kernel, media)],
      site: [
        fileRoutes(media, {
          ...kernel,
          maySee: (context) => common.pagePorts.maySee(context),
          findVisitorPicture: (...asked) => common.findVisitorPicture(...asked),
        }),
      ],
    },
    jobs: [
      job({
        type: 'media.purge-file',
        words: 'Delete the files of a deleted picture',
        payload: medium.extend({ deletedAt: z.number() }),
        run: (payload) => purgeMedia(media, payload),
      }),
      job({
        type: 'media.warm-variants',
        words: 'Create picture sizes',
        payload: medium,
        run: (payload) => warmVariants(media, payload),
      }),
      recurringJob({
        type: 'media.remove-unfinished',
        words: 'Delete unfinished uploads',
        everyMs: HOUR_MS,
        run: async () => removeStale(media.tempDir, media.now()),
      }),
    ],
  };
};
