/** Pictures from albums of a photo service: fetched once and served from here. */
import { Hono } from 'hono';
import { bringPicture, findAlbums, readAlbum } from '#domain/photo-service/calls.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { askAlbums, askPicture, askPictures } from './ask-photo-service.ts';
import { recordStored } from './describe-media.ts';
import { putIntoFolder } from './group-routes.ts';
import type { Media } from './open-media.ts';
import { uploadMedia } from './upload-media.ts';

export function photoServiceRoutes(
  kernel: Pick<Kernel, 'authorize' | 'outgoing' | 'log'>,
  media: Media,
): Hono {
  const app = new Hono();
  const answer = answerCalls(app, kernel.authorize);
  answer(findAlbums, (_call, { address }) => askAlbums(kernel, address));
  answer(readAlbum, (_call, { address, album, page }) => askPictures(kernel, address, album, page));
  answer(bringPicture, async ({ siteId, actor }, { address, picture, folder }) => {
    const found = await askPicture(kernel, address, picture);
    if (found.kind !== 'found') return found;
    const { filename, caption, bytes } = found;
    const stored = await uploadMedia(media, actor, {
      siteId,
      filename,
      bytes,
      ...(caption === '' ? {} : { caption }),
      sourceId: `piwigo ${new URL(address).host} ${picture}`,
      alsoWrite: recordStored(media, { actor, siteId }, 'uploaded'),
    });
    if (stored.kind !== 'stored') return { kind: 'not-a-picture', message: stored.message };
    const { id } = stored.media;
    const missing = await media.db.write((tx) => putIntoFolder(tx, media, { siteId, folder, ids: [id] }));
    return missing ?? { id };
  });
  return app;
}
