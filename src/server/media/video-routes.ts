/** Videos of services: their title and picture, fetched once and served from here. */
import { Hono } from 'hono';
import { fetchVideoDetails } from '#domain/video/calls.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { askVideoService } from './ask-video-service.ts';
import { recordStored } from './describe-media.ts';
import type { Media } from './open-media.ts';
import { uploadMedia } from './upload-media.ts';

export function videoRoutes(kernel: Pick<Kernel, 'authorize' | 'outgoing' | 'log'>, media: Media): Hono {
  const app = new Hono();
  const answer = answerCalls(app, kernel.authorize);
  answer(fetchVideoDetails, async ({ siteId, actor }, { url }) => {
    const found = await askVideoService(kernel, url);
    if (found.kind !== 'found') return found;
    const { title, page, picture } = found;
    if (!picture) return { title };
    const stored = await uploadMedia(media, actor, {
      siteId,
      filename: `${title || 'video'}.jpg`,
      bytes: picture,
      sourceId: `video ${page}`,
      alsoWrite: recordStored(media, { actor, siteId }, 'uploaded'),
    });
    // What is no picture after all is left out: the title is of use without it.
    return stored.kind === 'stored' ? { title, pictureId: stored.media.id } : { title };
  });
  return app;
}
