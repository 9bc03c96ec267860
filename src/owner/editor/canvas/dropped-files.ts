/** Files dropped on the page or pasted into it: they are stored, and pictures and sounds become blocks. */
import { useEffect, useRef } from 'react';
import { definitions } from '#blocks/definitions.ts';
import type { Place } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import { find } from '#domain/content/tree.ts';
import { isSection } from '#domain/editor/arrange.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { isPicture, type MediaItem } from '../../media/library/media-item.ts';
import { type AddFiles, useAddFiles } from '../../media/library/use-uploads.ts';
import { showToast } from '../../ui/toasts.tsx';
import { fillImage, insertBlock } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';
import type { DroppedFiles as Dropped } from '../state.ts';
import * as say from './words/en.ts';

export function DroppedFiles({ editor }: { readonly editor: Editor }): null {
  const addFiles = useAddFiles(editor.siteId);
  const dropped = useStore(editor.store, (state) => state.dropped);
  const latest = useRef(addFiles);
  latest.current = addFiles;
  useEffect(() => {
    if (!dropped) return;
    editor.store.set({ dropped: null });
    upload(editor, latest.current, dropped);
  }, [editor, dropped]);
  return null;
}

function upload(editor: Editor, addFiles: AddFiles, dropped: Dropped): void {
  const { files, spot } = dropped;
  const made: (string | undefined)[] = [];
  editor.announce(fill(say.uploadingCountFiles, { count: files.length }));
  for (const [index, file] of files.entries()) {
    addFiles([file], (media) => {
      if (fillEmpty(editor, dropped, media)) return;
      // They come in whatever order; on the page they stand as they were dropped.
      const after = made.slice(0, index).findLast(Boolean) ?? spot.position.after;
      const place = spot.place ?? placeOf(index, files.length);
      const position = { ...spot.position, after };
      made[index] = putOnPage(editor, media, { ...spot, position, place });
    });
  }
}

/** Two, three or four pictures stand beside each other. */
export function placeOf(index: number, count: number): Place | undefined {
  if (count < 2 || count > 4) return undefined;
  const span = GRID_COLUMNS / count;
  return { column: 1 + index * span, span };
}

/** A single picture dropped on an empty image block fills it. */
function fillEmpty(editor: Editor, { files, onto }: Dropped, media: MediaItem): boolean {
  const { body } = editor.store.get().session;
  const block = onto === undefined ? undefined : find(body, onto);
  if (!block || isSection(block) || !definitions[block.type]?.showsPicture || block.props['image'])
    return false;
  if (files.length !== 1 || !isPicture(media)) return false;
  return fillImage(editor, block.id, media.id);
}

function putOnPage(editor: Editor, media: MediaItem, spot: Dropped['spot']): string | undefined {
  if (isPicture(media)) return insertBlock(editor, 'image', spot, { image: { ref: 'media', id: media.id } });
  const title = media.filename.replace(/\.[^.]+$/, '') || media.filename;
  const source = { ref: 'media', id: media.id };
  if (media.kind === 'audio')
    return insertBlock(editor, 'audio', spot, { tracks: [{ title, artist: '', source }] });
  if (media.kind === 'video') return insertBlock(editor, 'video', spot, { title, source });
  showToast(fill(say.filenameIsInYourMediaLibrary, { filename: media.filename }));
  return undefined;
}
