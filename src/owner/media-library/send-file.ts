/** Sends a file and reports its progress, which `fetch` cannot do. */
import { replace, upload } from '#domain/media/calls.ts';
import { ApiError, addressOf } from '../api.ts';
import type { MediaItem } from './media-item.ts';
import type { SendFile } from './upload-queue.ts';

const OFFLINE = 'The connection was lost. Try again; nothing else is affected.';
const FAILED = 'The server could not take this file. Try again.';

/** @param replaces the id of the file it replaces */
export function sendFileTo(siteId: string, replaces?: string): SendFile {
  const path =
    replaces === undefined
      ? addressOf(upload, { site: siteId })
      : addressOf(replace, { site: siteId, media: replaces });
  return (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.setRequestHeader('x-vitrine', '1');
      request.responseType = 'json';
      request.upload.onprogress = (event) =>
        event.lengthComputable && event.total > 0 && onProgress(event.loaded / event.total);
      request.onload = () => {
        const answer = request.response as {
          media?: MediaItem;
          error?: { kind?: string; message?: string };
        } | null;
        if (request.status === 201 && answer?.media) return resolve(answer.media);
        reject(
          new ApiError(
            request.status,
            answer?.error?.kind ?? 'failed',
            answer?.error?.message ?? FAILED,
            answer,
          ),
        );
      };
      request.onerror = () => reject(new ApiError(0, 'offline', OFFLINE, undefined));
      request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      const form = new FormData();
      form.append('file', file);
      request.send(form);
    });
}
