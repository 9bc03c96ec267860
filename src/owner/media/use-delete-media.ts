/** Deletes files, one or many, with the way back. */
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/calls/call.ts';
import * as calls from '#domain/media/calls.ts';
import { call, messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { useMediaCache } from './library/media-cache.ts';
import type { MediaItem } from './library/media-item.ts';
import * as say from './words/en.ts';

/** So many calls travel at a time. */
const AT_ONCE = 4;

export function useDeleteMedia(siteId: string): (media: readonly MediaItem[]) => Promise<void> {
  const cache = useMediaCache(siteId);
  const client = useQueryClient();
  const restore = async (gone: readonly MediaItem[]): Promise<void> => {
    const { done, failed } = await callForEach(gone, ({ id }) =>
      call(calls.restore, { site: siteId, media: id }),
    );
    for (const media of done) cache.add({ ...media, deletedAt: null });
    if (failed.length > 0) showError(failed.join(' '));
  };
  return async (media) => {
    cache.remove(media.map(({ id }) => id));
    const { done, left, failed } = await callForEach(media, ({ id }) =>
      call(calls.remove, { site: siteId, media: id }),
    );
    for (const each of left) cache.add(each);
    cache.settle();
    if (failed.length > 0) showError(failed.join(' '));
    if (done.length === 0) return;
    const [first] = done;
    const uses = client.getQueryData<AnswerOf<typeof calls.readUses>>(['media', siteId, 'uses', first?.id]);
    showToast(wordsFor(done, uses?.documents.length ?? 0), {
      action: { label: say.undo, onSelect: () => void restore(done) },
    });
  };
}

function wordsFor(done: readonly MediaItem[], pages: number): string {
  if (done.length > 1) return fill(say.countFilesDeletedYouCanRestore, { count: done.length });
  const filename = done[0]?.filename ?? '';
  return pages === 0
    ? fill(say.filenameDeleted, { filename })
    : fill(say.filenameDeletedFromPages, { filename, pages });
}

interface Called {
  readonly done: readonly MediaItem[];
  readonly left: readonly MediaItem[];
  readonly failed: readonly string[];
}

async function callForEach(
  media: readonly MediaItem[],
  run: (media: MediaItem) => Promise<unknown>,
): Promise<Called> {
  const waiting = [...media];
  const [done, left, failed]: [MediaItem[], MediaItem[], Set<string>] = [[], [], new Set()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const each = next;
      await run(each).then(
        () => done.push(each),
        (error: unknown) => {
          left.push(each);
          failed.add(messageOf(error));
        },
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done, left, failed: [...failed] };
}
