/** What is said of a file: its alternative text, caption, name and focal point, kept as they are typed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import type { FocalPoint } from '#domain/media/media.ts';
import { api } from '../api.ts';
import { useSiteOrigin } from '../session.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { showError } from '../ui/toasts.tsx';
import { FocalPointField } from './focal-point.tsx';
import styles from './media-details.module.css';
import { isPicture, type MediaItem, mediaPath, thumbnailUrl } from './media-item.ts';

interface Words {
  readonly filename: string;
  readonly alt: string;
  readonly caption: string;
  readonly focalPoint: FocalPoint;
}

export interface MediaDetailsProps {
  readonly siteId: string;
  /** Gives the element a key of its id: what is typed belongs to one file. */
  readonly media: MediaItem;
}

export function MediaDetails({ siteId, media }: MediaDetailsProps): ReactNode {
  const origin = useSiteOrigin(siteId);
  const { words, change, keep, state } = useWords(siteId, media);
  const src = thumbnailUrl(origin, media, 1000);
  const common = { onBlur: keep };
  return (
    <Stack>
      {isPicture(media) && src && (
        <FocalPointField
          src={src}
          ratio={media.width > 0 && media.height > 0 ? media.width / media.height : 1}
          value={words.focalPoint}
          onChange={(focalPoint) => change({ focalPoint })}
        />
      )}
      <p className={styles['facts']}>{factsOf(media)}</p>
      {isPicture(media) && (
        <TextArea
          {...common}
          label="Alternative text"
          hint="What the picture shows, for people who cannot see it and for search engines."
          rows={2}
          maxLength={1000}
          value={words.alt}
          onChange={(alt) => change({ alt })}
        />
      )}
      <TextArea
        {...common}
        label="Caption"
        rows={2}
        maxLength={5000}
        value={words.caption}
        onChange={(caption) => change({ caption })}
      />
      <TextField
        {...common}
        label="File name"
        value={words.filename}
        error={words.filename.trim() === '' ? 'Please enter a file name' : undefined}
        onChange={(filename) => change({ filename })}
      />
      <p className={styles['facts']} role="status">
        {state}
      </p>
    </Stack>
  );
}

const KEEP_AFTER_MS = 700;

function useWords(siteId: string, media: MediaItem) {
  const client = useQueryClient();
  const [changed, setChanged] = useState<Partial<Words>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Partial<Words>>({});
  const save = useMutation({
    mutationFn: (input: Partial<Words>) =>
      api.patch<{ media: MediaItem }>(mediaPath(siteId, media.id), input),
    onSuccess: ({ media: saved }) => {
      client.setQueryData(['media', siteId, 'one', media.id], { media: { ...media, ...saved } });
      void client.invalidateQueries({ queryKey: ['media', siteId, 'list'] });
    },
    onError: showError,
  });
  const keep = (): void => {
    clearTimeout(timer.current);
    const { filename, ...rest } = waiting.current;
    const input = { ...rest, ...(filename?.trim() ? { filename } : {}) };
    waiting.current = {};
    if (Object.keys(input).length > 0) save.mutate(input);
  };
  const last = useRef(keep);
  last.current = keep;
  useEffect(() => () => last.current(), []);
  const change = (words: Partial<Words>): void => {
    setChanged((before) => ({ ...before, ...words }));
    waiting.current = { ...waiting.current, ...words };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => last.current(), KEEP_AFTER_MS);
  };
  const state = save.isPending ? 'Saving…' : save.isSuccess ? 'Saved' : '';
  return { words: { ...media, ...changed }, change, keep, state };
}

function factsOf(media: MediaItem): string {
  const size = media.width > 0 ? `${media.width} × ${media.height} px` : '';
  return [size, formatFileSize(media.bytes)].filter(Boolean).join(' · ');
}
